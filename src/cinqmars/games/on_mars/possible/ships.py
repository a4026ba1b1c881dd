"""Ships that can be welcomed."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.possible.stock import affordable
from cinqmars.games.on_mars.state import OnMarsState


def cannot_welcome(s: OnMarsState, c: int, free: bool) -> str:  # rules: W1, W4
    if not s.depot[c]:
        return "no-ship"
    if 5 - s.depot[c].bit_count() >= s.level:
        return "ship-limit"
    return "" if free or affordable(s, c, box.SHIP_COST) else "cost"


def spare_bot(s: OnMarsState, c: int) -> int:
    """A bot in reserve, or NONE."""
    bots = s.bots[c * box.BOTS : (c + 1) * box.BOTS]
    return bots.index(box.NONE) if box.NONE in bots else box.NONE
