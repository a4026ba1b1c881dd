"""Tiles on the map that would give something."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any, cannot_upgrade_any
from cinqmars.games.on_mars.possible.construction import cannot_construct, cannot_construct_any
from cinqmars.games.on_mars.possible.hiring import cannot_hire_any
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any, cannot_learn_any
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay
from cinqmars.games.on_mars.possible.stock import cannot_keep, fetchable
from cinqmars.games.on_mars.state import Table


def cannot_take(s: Table, c: int, tile: int, after: Outlay = NOTHING) -> str:  # rules: X8, X9
    if tile >= box.RESEARCH:
        if s.research[c] >> (tile - box.RESEARCH) & 1:
            return "colour-owned"
        return cannot_develop_any(s, c, True)
    return cannot_discover(s, c, tile, after)


def cannot_discover(s: Table, c: int, tile: int, after: Outlay = NOTHING) -> str:  # rules: D2 to D9
    """Why a discovery would give nothing."""
    if tile == box.D_DEVELOP:
        return cannot_develop_any(s, c, False, after.crystals)
    if tile == box.D_BLUEPRINTS:
        return cannot_obtain_any(s, c)
    if tile == box.D_TECHNOLOGY:
        return cannot_learn_any(s, c)
    if tile == box.D_UPGRADE:
        return cannot_upgrade_any(s, c, False, False, after)
    if tile == box.D_CONSTRUCT_ANY:
        return cannot_construct_any(s, c, after)
    if tile == box.D_CRYSTALS:
        return ""
    if tile == box.D_HIRE:
        return cannot_hire_any(s, c, False, after=after)
    if tile == box.D_WAREHOUSE:
        return "" if fetchable(s, c, True, after.crystals) else "nothing-to-fetch"
    if tile < box.D_GAIN:
        return cannot_construct(s, c, tile - box.D_CONSTRUCT, False, after)
    return cannot_keep(s, c, tile - box.D_GAIN)
