"""Technologies that can be learnt and developed."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars.components import (
    ENTER_COST,
    ENTRANCE,
    GRID,
    GRID_COST,
    N_SPACES,
    N_TECHS,
    NONE,
    STEPS,
)
from cinqmars.games.on_mars.possible.stock import affordable
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.games.on_mars.technology import free_space, tech_on

AFTER: Final[list[list[int]]] = [
    [target for origin, target in STEPS if origin == space] for space in range(N_SPACES)
]


def cannot_learn(s: OnMarsState, c: int, g: int) -> str:  # rules: O6, O7, O10
    tech = s.grid[g]
    if tech == NONE:
        return "grid-empty"
    if s.tech[c * N_TECHS + tech] != NONE:
        return "tech-owned"
    if not free_space(s, c, ENTRANCE[0]) and not free_space(s, c, ENTRANCE[1]):
        return "laboratory-full"
    return "" if affordable(s, c, GRID_COST[g]) else "cost"


def learnable(s: OnMarsState, c: int) -> list[int]:
    return [1 + g for g in range(GRID) if not cannot_learn(s, c, g)]


def cannot_learn_any(s: OnMarsState, c: int) -> str:
    if not free_space(s, c, ENTRANCE[0]) and not free_space(s, c, ENTRANCE[1]):
        return "laboratory-full"
    reason = "tech-owned"
    for g in range(GRID):
        tech = s.grid[g]
        if tech != NONE and s.tech[c * N_TECHS + tech] == NONE:
            if affordable(s, c, GRID_COST[g]):
                return ""
            reason = "cost"
    return reason


def cannot_develop(s: OnMarsState, c: int, step: int, free: bool, spent: int = 0) -> str:  # rules: O12
    origin, target = STEPS[step]
    if tech_on(s, c, origin) == NONE:
        return "no-tile"
    if not free_space(s, c, target):
        return "space-taken"
    return "" if free or affordable(s, c, ENTER_COST[target], spent) else "cost"


def developable(s: OnMarsState, c: int, free: bool) -> list[int]:
    tiles = s.tech[c * N_TECHS : (c + 1) * N_TECHS]
    return [
        1 + i
        for i, (origin, target) in enumerate(STEPS)
        if origin in tiles and target not in tiles and (free or affordable(s, c, ENTER_COST[target]))
    ]


def cannot_develop_any(s: OnMarsState, c: int, free: bool, spent: int = 0) -> str:
    blocked = "space-taken"
    tiles = s.tech[c * N_TECHS : (c + 1) * N_TECHS]
    for space in tiles:
        if space == NONE:
            continue
        for target in AFTER[space]:
            if target not in tiles:
                if free or affordable(s, c, ENTER_COST[target], spent):
                    return ""
                blocked = "cost"
    return blocked
