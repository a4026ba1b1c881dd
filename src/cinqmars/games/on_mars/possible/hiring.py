"""Scientists and contracts that can be taken."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    GEOLOGIST,
    GEOLOGIST_COLONISTS,
    N_SCIENTISTS,
    NONE,
    SCIENTIST_COST,
)
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay
from cinqmars.games.on_mars.possible.stock import affordable, wallet
from cinqmars.games.on_mars.state import OnMarsState


def cannot_hire(s: OnMarsState, c: int, place: int, free: bool, after: Outlay = NOTHING) -> str:  # rules: H2
    """Why the card on a space of the board cannot be taken, slots apart."""
    card = s.board[place]
    if card == NONE:
        return "board-empty"
    if free:
        return ""
    if card >= N_SCIENTISTS:
        return "" if wallet(s, c) > after.crystals else "crystals"
    if card == GEOLOGIST:
        return "" if s.home[c] - after.colonists >= GEOLOGIST_COLONISTS else "no-colonist"
    return "" if affordable(s, c, SCIENTIST_COST[card]) else "cost"


def hirable(
    s: OnMarsState,
    c: int,
    free: bool,
    scientists: bool = True,
    contracts: bool = True,
    after: Outlay = NOTHING,
) -> list[int]:
    found: list[int] = []
    for place in range(N_SCIENTISTS):
        wanted = scientists if s.board[place] < N_SCIENTISTS else contracts
        if wanted and not cannot_hire(s, c, place, free, after):
            found.append(1 + place)
    return found


def cannot_hire_any(
    s: OnMarsState,
    c: int,
    free: bool,
    scientists: bool = True,
    contracts: bool = True,
    after: Outlay = NOTHING,
) -> str:
    for place in range(N_SCIENTISTS):
        wanted = scientists if s.board[place] < N_SCIENTISTS else contracts
        if wanted and not cannot_hire(s, c, place, free, after):
            return ""
    return "nobody-to-hire"
