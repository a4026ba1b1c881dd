"""Private goals: whether they are fulfilled, and which rewards would give anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.effects import Gain
from cinqmars.games.on_mars.hexes import built_by, complex_of, mines_of, size_at
from cinqmars.games.on_mars.possible.effects import cannot
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.games.on_mars.technology import level_of


def cannot_show(s: OnMarsState, c: int, goal: int) -> str:  # rules: P1, P2
    if s.achieved[c] != box.NONE:
        return "goal-shown"
    if not fulfilled(s, c, goal):
        return "goal-open"
    return "" if rewards(s, c, goal) else "no-reward"


def fulfilled(s: OnMarsState, c: int, goal: int) -> bool:
    have, need = tally(s, c, goal)
    return have >= need


def tally(s: OnMarsState, c: int, goal: int) -> tuple[int, int]:  # rules: GO1 to GO16
    """How much of a goal is done, and how much it wants."""
    have, need = TALLIES[goal]
    return have(s, c), need


def largest_advanced(s: OnMarsState, c: int) -> int:
    return max([0, *[size_at(s, s.built[b]) for b in built_by(s, c)]])


def technologies(s: OnMarsState, c: int, level: int) -> int:
    """How many tiles are of at least this level."""
    return sum([1 for tech in range(box.N_TECHS) if level_of(s, c, tech) >= level])


def scientist_and_contract(s: OnMarsState, c: int) -> int:
    done = [x for x in range(len(s.contract)) if s.contract[x] == c and s.completed[x]]
    return int(c in s.scientist) + int(bool(done))


def large_complexes(s: OnMarsState, c: int) -> int:
    """Different complexes of at least three with a marker of the company."""
    found: list[int] = []
    for b in built_by(s, c):
        hexes = complex_of(s, s.built[b])
        if len(hexes) >= 3 and min(hexes) not in found:
            found.append(min(hexes))
    return len(found)


def rewards(s: OnMarsState, c: int, goal: int) -> list[int]:
    """The rewards that would give anything: 0 developments, 1 the other one."""
    found = [] if cannot_develop_any(s, c, True) else [0]
    if not cannot_reward(s, c, goal):
        found.append(1)
    return found


def cannot_reward(s: OnMarsState, c: int, goal: int) -> str:
    effect = box.REWARD_OF[goal].effect
    return "" if isinstance(effect, Gain) else cannot(s, c, effect)  # what has no room is lost


TALLIES: Final[dict[int, tuple[Callable[[OnMarsState, int], int], int]]] = {
    box.G_BLUEPRINTS: (lambda s, c: s.holder.count(c), 4),
    box.G_ADVANCED: (lambda s, c: len(built_by(s, c)), 3),
    box.G_MINES: (mines_of, 3),
    box.G_DISCOVERIES: (lambda s, c: s.found[c], 3),
    box.G_COMPLEX: (largest_advanced, 4),
    box.G_RESOURCES: (lambda s, c: max(s.goods[c * box.N_RESOURCES + 1 : (c + 1) * box.N_RESOURCES]), 4),
    box.G_SHELTERS: (lambda s, c: s.shelters[c], 3),
    box.G_LEVEL: (lambda s, c: s.level, 3),
    box.G_COLONISTS: (lambda s, c: s.home[c], 7),
    box.G_TECHNOLOGIES: (lambda s, c: technologies(s, c, 1), 5),
    box.G_SHIPS: (lambda s, c: s.hangar[c], 3),
    box.G_RESEARCH: (lambda s, c: s.research[c].bit_count(), 2),
    box.G_CONTRACT: (scientist_and_contract, 2),
    box.G_LABORATORY: (lambda s, c: technologies(s, c, 3), 3),
    box.G_PROGRESS: (lambda s, c: s.progress[c].bit_count(), 3),
    box.G_COMPLEXES: (large_complexes, 2),
}
