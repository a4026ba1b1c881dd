"""Milestones: three of five may be claimed, by whoever meets them first and pays."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.components import (
    BUILDER,
    BUILDING,
    GARDENER,
    MAYOR,
    MILESTONE_NEEDS,
    MILESTONES_CLAIMED,
    N_MILESTONES,
    N_TAGS,
    TERRAFORMER,
    WILD,
)
from cinqmars.games.terraforming_mars.state import NOBODY, TerraformingState

from .prices import liquid


def claimed(s: TerraformingState) -> int:
    return N_MILESTONES - s.milestones.count(NOBODY)


def reached(s: TerraformingState, p: int, milestone: int) -> int:  # rules: M2 to M6
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


def cannot_claim(s: TerraformingState, p: int, milestone: int) -> str:  # rules: M1
    if s.milestones[milestone] != NOBODY:
        return "claimed"
    if claimed(s) == MILESTONES_CLAIMED:
        return "all-claimed"
    if reached(s, p, milestone) < MILESTONE_NEEDS[milestone]:
        return "milestone"
    return "money" if liquid(s, p) < box.MILESTONE_COST else ""


def claimable(s: TerraformingState, p: int) -> list[int]:  # rules: M1
    """What a player who can pay may claim."""
    if claimed(s) == MILESTONES_CLAIMED:
        return []
    found: list[int] = []
    for milestone, by in enumerate(s.milestones):
        if by == NOBODY and reached(s, p, milestone) >= MILESTONE_NEEDS[milestone]:
            found.append(milestone)
    return found
