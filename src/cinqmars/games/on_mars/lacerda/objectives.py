"""The objectives of the solo game, by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import built_by, mines_of, size_at
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import PLAYER, RIVAL, OnMarsState
from cinqmars.games.on_mars.technology import level_of

BIOCHEMIST: Final = 3
MARGIN: Final[list[int]] = [0, 1, 10, 20, 30]  # points ahead, by level
OBJECTIVES: Final[list[list[str]]] = [
    [],
    ["level-3", "contract", "goal", "technology-6", "margin"],
    ["level-3", "contracts", "goal", "research", "shelters", "margin"],
    ["level-4", "contracts", "goal", "mines", "advanced", "margin"],
    [
        "level-3",
        "greenhouse-contract",
        "plant-contract",
        "biochemist",
        "advanced-greenhouses",
        "greenhouse-complex",
        "plants",
        "research",
        "greenhouse-technology",
        "orbit",
        "margin",
    ],
]


def met(s: OnMarsState, objective: str) -> bool:  # rules: LA21 to LA24
    """Is an objective met as the table stands?"""
    have, need = reached(s, objective)
    return have >= need


def reached(s: OnMarsState, objective: str) -> tuple[int, int]:
    """How much of an objective there is, and how much it wants."""
    if objective == "margin":
        return lead(s), MARGIN[s.solo]
    count, need = WANTED[objective]
    return count(s), need


def completed(s: OnMarsState) -> list[int]:
    """The player's completed contracts."""
    return [x for x in range(box.N_CONTRACTS) if s.contract[x] == PLAYER and s.completed[x]]


def sorts_completed(s: OnMarsState) -> int:
    """Upgrades and deliveries, each once."""
    return len({x < box.N_UPGRADE_CONTRACTS for x in completed(s)})


def best_technology(s: OnMarsState) -> int:
    return max([level_of(s, PLAYER, tech) for tech in range(box.N_TECHS)])


def advanced_greenhouses(s: OnMarsState) -> int:
    return sum([1 for b in built_by(s, PLAYER) if box.UPGRADES_A[b] == box.GREENHOUSE])


def greenhouse_complex(s: OnMarsState) -> int:
    """The size of the largest."""
    return max([0, *[size_at(s, h) for h in range(box.N_HEXES) if s.building[h] == box.GREENHOUSE]])


WANTED: Final[dict[str, tuple[Callable[[OnMarsState], int], int]]] = {
    "level-3": (lambda s: s.level, 3),
    "level-4": (lambda s: s.level, 4),
    "contract": (lambda s: len(completed(s)), 1),
    "contracts": (sorts_completed, 2),
    "goal": (lambda s: int(s.achieved[PLAYER] != box.NONE), 1),
    "technology-6": (best_technology, 6),
    "research": (lambda s: s.research[PLAYER].bit_count(), 2),
    "shelters": (lambda s: s.shelters[PLAYER], 4),
    "mines": (lambda s: mines_of(s, PLAYER), 3),
    "advanced": (lambda s: len(built_by(s, PLAYER)), 5),
    "greenhouse-contract": (lambda s: int(box.GREENHOUSE_CONTRACT in completed(s)), 1),
    "plant-contract": (lambda s: int(box.PLANT_CONTRACT in completed(s)), 1),
    "biochemist": (lambda s: int(s.scientist[BIOCHEMIST] == PLAYER), 1),
    "advanced-greenhouses": (advanced_greenhouses, 3),
    "greenhouse-complex": (greenhouse_complex, 5),
    "plants": (lambda s: s.goods[PLAYER * box.N_RESOURCES + box.PLANT], 5),
    "greenhouse-technology": (lambda s: level_of(s, PLAYER, box.GREENHOUSE), 6),
    "orbit": (lambda s: int(side_of(s, PLAYER) == box.ORBIT), 1),
}


def lead(s: OnMarsState) -> int:
    return sum(scores_of(s, PLAYER)) - sum(scores_of(s, RIVAL))


def won(s: OnMarsState) -> bool:
    return all([met(s, objective) for objective in OBJECTIVES[s.solo]])


def announce(s: OnMarsState) -> None:
    """Tell which objectives were met."""
    for objective in OBJECTIVES[s.solo]:
        s.emit("objective", objective, int(met(s, objective)), MARGIN[s.solo])
