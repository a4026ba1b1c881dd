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


def first_of(s: MarsState, seats: list[int], field: int) -> int:  # rules: C5 to C8
    """Most active installations, then a bonus card, then most colonists on habitations; TIE if still equal."""
    ranks = [
        strength(s, p, field) * 10_000 + (1000 if has_bonus(s, p, field) else 0) + s.free[p] for p in seats
    ]
    best = max(ranks)
    return seats[ranks.index(best)] if ranks.count(best) == 1 else TIE
