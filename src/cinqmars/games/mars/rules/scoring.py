"""Victory points, and the end of the game."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.rules.colony import cards_in_hand
from cinqmars.games.mars.state import OVER, MarsState

SCORING_TYPES: Final = (c.HABITATION, c.SILO, c.COMMUNICATION, c.MILITARY, c.RESEARCH, c.SPACEPORT)
SOURCES: Final = (
    "habitation",
    "silo",
    "communication",
    "military",
    "research",
    "spaceport",
    "supremacies",
    "magna",
    "discoveries",
)


def points_by_source(s: MarsState, p: int) -> list[int]:  # rules: V1
    """In the order of SOURCES."""
    rows = [points_of(s, p, kind) for kind in SCORING_TYPES]
    rows.append(s.supremacy.count(p))
    rows.append(int(s.magna == p))
    rows.append(sum([cards.WORTH[card] for card in range(c.N_RESEARCH) if s.at[card] == p]))
    return rows


def points(s: MarsState, p: int) -> int:  # rules: V1, V2
    """Victory points, counted anew."""
    base = p * c.N_PLACES
    total = 1 if s.magna == p else 0
    for place in range(c.N_PLACES):
        if s.on[base + place]:
            total += c.WORTH[place]
    total += s.supremacy.count(p)
    if p in s.at:
        for card, holder in enumerate(s.at):
            if holder == p:
                total += cards.WORTH[card]
    return total


def points_of(s: MarsState, p: int, kind: int) -> int:
    """Those of the installations of one type."""
    base = p * c.N_PLACES
    return sum(
        [c.WORTH[place] * s.on[base + place] for place in range(c.FIRST_PLACE[kind], c.FIRST_PLACE[kind + 1])]
    )


# The end of the game


def richest(s: MarsState) -> int:  # rules: V5
    """Most points, then most colonists, then most cards; as a mask of seats."""
    ranks = [
        points(s, p) * 10_000
        + (s.free[p] + sum(s.staff[p * c.N_PLACES : (p + 1) * c.N_PLACES])) * 100
        + cards_in_hand(s, p)
        for p in range(s.n)
    ]
    best = max(ranks)
    return sum([1 << p for p in range(s.n) if ranks[p] == best])


def finish(s: MarsState) -> None:
    s.barrier()  # all hands are shown
    s.phase = OVER
    s.emit("end", s.winners)


def winner_seats(s: MarsState) -> list[int]:
    return [p for p in range(s.n) if s.winners >> p & 1]
