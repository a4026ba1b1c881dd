"""Victory points by source."""

from __future__ import annotations

from typing import Final

from .colony import points_of
from .components import (
    CARD,
    CARD_WORTH,
    COMMUNICATION,
    HABITATION,
    MILITARY,
    N_RESEARCH,
    RESEARCH,
    SILO,
    SPACEPORT,
)
from .state import Table

SCORING_TYPES: Final = (HABITATION, SILO, COMMUNICATION, MILITARY, RESEARCH, SPACEPORT)
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


def points_by_source(s: Table, p: int) -> list[int]:  # rules: V1
    """In the order of SOURCES."""
    rows = [points_of(s, p, kind) for kind in SCORING_TYPES]
    rows.append(s.supremacy.count(p))
    rows.append(int(s.magna == p))
    rows.append(sum([CARD_WORTH[CARD[card]] for card in range(N_RESEARCH) if s.at[card] == p]))
    return rows
