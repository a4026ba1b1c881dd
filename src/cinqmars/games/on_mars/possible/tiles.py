"""Tiles on the map that would give something."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.possible.effects import cannot
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay
from cinqmars.games.on_mars.state import OnMarsState


def cannot_take(s: OnMarsState, c: int, tile: int, after: Outlay = NOTHING) -> str:  # rules: X8, X9
    if tile >= box.RESEARCH:
        if s.research[c] >> (tile - box.RESEARCH) & 1:
            return "colour-owned"
        return cannot_develop_any(s, c, True)
    return cannot_discover(s, c, tile, after)


def cannot_discover(s: OnMarsState, c: int, tile: int, after: Outlay = NOTHING) -> str:  # rules: D2 to D9
    """Why a discovery would give nothing."""
    return cannot(s, c, box.DISCOVERED[tile], after)
