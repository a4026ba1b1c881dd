"""Milestones: three of five may be claimed, by whoever meets them first and pays."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.components import (
    BUILDER,
    BUILDING,
    GARDENER,
    MAYOR,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    MILESTONES_CLAIMED,
    N_MILESTONES,
    N_TAGS,
    TERRAFORMER,
    WILD,
)
from cinqmars.games.terraforming_mars.state import NOBODY, Table

from .prices import liquid


def claimed(s: Table) -> int:
    return N_MILESTONES - s.milestones.count(NOBODY)


def reached(s: Table, p: int, milestone: int) -> int:  # rules: M2 to M6
    """How far the player is; MILESTONE_NEEDS says how far it takes."""
    if milestone == TERRAFORMER:
        return s.rating[p]
    if milestone == MAYOR:
        return s.cities[p]
    if milestone == GARDENER:
        return s.greeneries[p]
    if milestone == BUILDER:
        return s.tags[p * N_TAGS + BUILDING] + s.tags[p * N_TAGS + WILD]
    return len(s.hand[p])


def cannot_claim(s: Table, p: int, milestone: int) -> str:  # rules: M1
    if s.milestones[milestone] != NOBODY:
        return "claimed"
    if claimed(s) == MILESTONES_CLAIMED:
        return "all-claimed"
    if reached(s, p, milestone) < MILESTONE_NEEDS[milestone]:
        return "milestone"
    return "money" if liquid(s, p) < MILESTONE_COST else ""
