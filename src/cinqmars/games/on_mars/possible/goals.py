"""Private goals: whether they are fulfilled, and which rewards would give anything."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    G_ADVANCED,
    G_BLUEPRINTS,
    G_COLONISTS,
    G_COMPLEX,
    G_COMPLEXES,
    G_CONTRACT,
    G_DISCOVERIES,
    G_LABORATORY,
    G_LEVEL,
    G_MINES,
    G_PROGRESS,
    G_RESEARCH,
    G_RESOURCES,
    G_SHELTERS,
    G_SHIPS,
    G_TECHNOLOGIES,
    N_RESOURCES,
    N_TECHS,
    NONE,
    R_CONTRACT,
    R_RETRIEVE,
    R_SCIENTIST,
    R_SHIP,
    R_UPGRADE,
    REWARD_OF,
)
from cinqmars.games.on_mars.hexes import built_by, complex_of, held_by, mines_of, size_at
from cinqmars.games.on_mars.possible.blueprints import cannot_upgrade_any
from cinqmars.games.on_mars.possible.colonists import retrievable
from cinqmars.games.on_mars.possible.hiring import cannot_hire_any
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any
from cinqmars.games.on_mars.possible.ships import cannot_welcome
from cinqmars.games.on_mars.state import Table
from cinqmars.games.on_mars.technology import level_of


def cannot_show(s: Table, c: int, goal: int) -> str:  # rules: P1, P2
    if s.achieved[c] != NONE:
        return "goal-shown"
    if not fulfilled(s, c, goal):
        return "goal-open"
    return "" if rewards(s, c, goal) else "no-reward"


def fulfilled(s: Table, c: int, goal: int) -> bool:
    have, need = tally(s, c, goal)
    return have >= need


def tally(s: Table, c: int, goal: int) -> tuple[int, int]:  # rules: GO1 to GO16
    """How much of a goal is done, and how much it wants."""
    if goal == G_BLUEPRINTS:
        return len(held_by(s, c)), 4
    if goal == G_ADVANCED:
        return len(built_by(s, c)), 3
    if goal == G_MINES:
        return mines_of(s, c), 3
    if goal == G_DISCOVERIES:
        return s.found[c], 3
    if goal == G_COMPLEX:
        return max([0, *[size_at(s, s.built[b]) for b in built_by(s, c)]]), 4
    if goal == G_RESOURCES:
        return max(s.goods[c * N_RESOURCES + 1 : (c + 1) * N_RESOURCES]), 4
    if goal == G_SHELTERS:
        return s.shelters[c], 3
    if goal == G_LEVEL:
        return s.level, 3
    if goal == G_COLONISTS:
        return s.home[c], 7
    if goal == G_TECHNOLOGIES:
        return sum([1 for tech in range(N_TECHS) if level_of(s, c, tech)]), 5
    if goal == G_SHIPS:
        return s.hangar[c], 3
    if goal == G_RESEARCH:
        return s.research[c].bit_count(), 2
    if goal == G_CONTRACT:
        done = [x for x in range(len(s.contract)) if s.contract[x] == c and s.completed[x]]
        return int(c in s.scientist) + int(bool(done)), 2
    if goal == G_LABORATORY:
        return sum([1 for tech in range(N_TECHS) if level_of(s, c, tech) >= 3]), 3
    if goal == G_PROGRESS:
        return s.progress[c].bit_count(), 3
    assert goal == G_COMPLEXES
    return large_complexes(s, c), 2


def large_complexes(s: Table, c: int) -> int:
    """Different complexes of at least three with a marker of the company."""
    found: list[int] = []
    for b in built_by(s, c):
        hexes = complex_of(s, s.built[b])
        if len(hexes) >= 3 and min(hexes) not in found:
            found.append(min(hexes))
    return len(found)


def rewards(s: Table, c: int, goal: int) -> list[int]:
    """The rewards that would give anything: 0 developments, 1 the other one."""
    found = [] if cannot_develop_any(s, c, True) else [0]
    if not cannot_reward(s, c, REWARD_OF[goal]):
        found.append(1)
    return found


def cannot_reward(s: Table, c: int, reward: int) -> str:
    if reward == R_UPGRADE:
        return cannot_upgrade_any(s, c, True, False)
    if reward == R_CONTRACT:
        return cannot_hire_any(s, c, True, scientists=False)
    if reward == R_SCIENTIST:
        return cannot_hire_any(s, c, True, contracts=False)
    if reward == R_SHIP:
        return cannot_welcome(s, c, True)
    if reward == R_RETRIEVE:
        return "" if retrievable(s, c) else "nobody-there"
    return ""
