"""The objectives of the solo game, by level."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import built_by, mines_of, size_at
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import PLAYER, RIVAL, Table
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


def met(s: Table, objective: str) -> bool:  # rules: LA21 to LA24
    """Is an objective met as the table stands?"""
    completed = [x for x in range(box.N_CONTRACTS) if s.contract[x] == PLAYER and s.completed[x]]
    if objective == "level-3":
        return s.level >= 3
    if objective == "level-4":
        return s.level >= 4
    if objective == "contract":
        return bool(completed)
    if objective == "contracts":
        upgrades = [x for x in completed if x < box.N_UPGRADE_CONTRACTS]
        return bool(upgrades) and len(upgrades) < len(completed)
    if objective == "goal":
        return s.achieved[PLAYER] != box.NONE
    if objective == "technology-6":
        return max([level_of(s, PLAYER, tech) for tech in range(box.N_TECHS)]) == 6
    if objective == "research":
        return s.research[PLAYER].bit_count() >= 2
    if objective == "shelters":
        return s.shelters[PLAYER] >= 4
    if objective == "mines":
        return mines_of(s, PLAYER) >= 3
    if objective == "advanced":
        return len(built_by(s, PLAYER)) >= 5
    if objective == "margin":
        return lead(s) >= MARGIN[s.solo]
    return met_on_mars(s, objective, completed)


def met_on_mars(s: Table, objective: str, completed: list[int]) -> bool:  # rules: LA24
    """Those of the last level."""
    if objective == "greenhouse-contract":
        return box.GREENHOUSE_CONTRACT in completed
    if objective == "plant-contract":
        return box.PLANT_CONTRACT in completed
    if objective == "biochemist":
        return s.scientist[BIOCHEMIST] == PLAYER
    if objective == "advanced-greenhouses":
        return sum([1 for b in built_by(s, PLAYER) if box.UPGRADES_A[b] == box.GREENHOUSE]) >= 3
    if objective == "greenhouse-complex":
        sizes = [size_at(s, h) for h in range(box.N_HEXES) if s.building[h] == box.GREENHOUSE]
        return max([0, *sizes]) >= 5
    if objective == "plants":
        return s.goods[PLAYER * box.N_RESOURCES + box.PLANT] >= 5
    if objective == "greenhouse-technology":
        return level_of(s, PLAYER, box.GREENHOUSE) == 6
    assert objective == "orbit"
    return side_of(s, PLAYER) == box.ORBIT


def lead(s: Table) -> int:
    return sum(scores_of(s, PLAYER)) - sum(scores_of(s, RIVAL))


def won(s: Table) -> bool:
    return all([met(s, objective) for objective in OBJECTIVES[s.solo]])


def announce(s: Table) -> None:
    """Tell which objectives were met."""
    for objective in OBJECTIVES[s.solo]:
        s.emit("objective", objective, int(met(s, objective)), MARGIN[s.solo])
