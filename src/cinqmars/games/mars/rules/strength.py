"""Who is stronger in a field: what a conflict, a raid and a supremacy compare."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.research import BONUS
from cinqmars.games.mars.rules.colony import active
from cinqmars.games.mars.state import MarsState

TIE: Final = c.NONE
COMPARED: Final[list[str]] = ["strength", "bonus", "colonists"]  # what decides, in this order


def strength(s: MarsState, p: int, field: int) -> int:  # rules: C5
    return active(s, p, c.FIELD_TYPE[field])


def has_bonus(s: MarsState, p: int, field: int) -> bool:  # rules: D1
    for card in range(c.N_RESEARCH):
        if s.at[card] == p and BONUS[card] == field:
            return True
    return False


def compared(s: MarsState, p: int, field: int) -> tuple[int, int, int]:  # rules: C5 to C7
    """Active installations, then a bonus card, then colonists on habitations."""
    return strength(s, p, field), int(has_bonus(s, p, field)), s.free[p]


def foreseen(s: MarsState, p: int, rival: int, field: int) -> str:  # rules: C5 to C8
    """How a conflict would end for this player, and by what."""
    for by, mine, theirs in zip(COMPARED, compared(s, p, field), compared(s, rival, field), strict=True):
        if mine != theirs:
            return f"win-{by}" if mine > theirs else f"lose-{by}"
    return "tie"


def first_of(s: MarsState, seats: list[int], field: int) -> int:  # rules: C5 to C8
    """Who is stronger than all others; TIE if nobody is."""
    ranks = [compared(s, p, field) for p in seats]
    best = max(ranks)
    return seats[ranks.index(best)] if ranks.count(best) == 1 else TIE
