"""What bots think at a glance: each seat's chance, and how promising options look."""

from __future__ import annotations

from math import exp
from typing import Final

from .components import (
    BLUEPRINT_OP,
    COLONY,
    CONTRACT_LOSS,
    CONTRACT_NEEDS,
    CONTRACT_OP,
    DISTANCE,
    LEVEL,
    MISSION_NEED,
    N_BLUEPRINTS,
    N_CONTRACTS,
    N_GOODS,
    N_HEXES,
    N_MISSIONS,
    N_RESOURCES,
    N_TECHS,
    N_UPGRADE_CONTRACTS,
    NONE,
    ORBIT,
    PROGRESS_OP,
)
from .goals import fulfilled
from .goods import capacity
from .hexes import bots_of, rover_at
from .instinct import OWN_CHOICES, ground, like
from .kinds import ACHIEVE, ACT, EXECUTE, MOVE, NO, TURN
from .kinds import SITE as SITE_KIND
from .objectives import OBJECTIVES, lead, met, won
from .options import on_side, side_of
from .scoring import scores_of, winners
from .state import OVER, Table

SPREAD: Final = 14.0  # points that make a difference of e in the chances
RESOURCE: Final = 0.55
MINERALS: Final = 0.4  # more than another resource
CRYSTALS: Final = 0.5
GOAL: Final = 0.6
FULFILLED: Final = 2.0
AT_HOME: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.6, 3.0, 3.4, 3.8, 4.2, 4.6, 5.0, 5.4, 5.8]
BUSY: Final = 0.3
BOT: Final = 1.2
SHELTER: Final = 2.0
TECHNOLOGY: Final = 0.5
SITE: Final = 0.5
TILE: Final = 1.2
ACTION_PRIOR: Final[list[float]] = [0.4, 1.2, 1.2, 1.5, 0.8, 0.8, 3.0, 3.0, 2.0, 1.5]  # by main action
UNKNOWN: Final = (0, 0, 0, 0)  # what a question is about, where priors are not told


def values(s: Table) -> list[float]:
    if s.phase == OVER:
        if s.n == 1:
            return [1.0 if won(s) else 0.0]
        first = winners(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]
    if s.n == 1:
        return [alone(s)]
    worth = [judged(s, c) for c in range(s.k)]
    best = max(worth)
    weights = [exp((w - best) / SPREAD) for w in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def alone(s: Table) -> float:
    """Objectives met count, and so does what leads to points."""
    done = sum([1 for objective in OBJECTIVES[s.solo] if met(s, objective)]) / len(OBJECTIVES[s.solo])
    ahead = judged(s, 0) - sum(scores_of(s, 1))
    return min(1.0, max(0.0, 0.5 * done + 0.5 / (1 + exp(-ahead / 30)))) * (0.99 if lead(s) < 0 else 1.0)


def left(s: Table) -> float:
    """How much of the game is still to come, 1 to 0."""
    if s.ending:
        return 0.05
    if not s.remaining:
        return 0.1
    nearest = [s.need[i] / MISSION_NEED[s.missions[i]][s.k] for i in range(N_MISSIONS) if s.need[i]]
    return min(1.0, 0.1 + 0.3 * (s.remaining - 1) + 0.3 * min(nearest, default=0.0))


def judged(s: Table, c: int) -> float:
    """Points now, and what stock and position will still bring."""
    future = left(s)
    points = float(sum(scores_of(s, c)))
    base = c * N_RESOURCES
    points += (0.3 + future) * (RESOURCE * sum(s.goods[base : base + N_RESOURCES]) + MINERALS * s.goods[base])
    points += (0.1 + future) * CRYSTALS * min(capacity(s, c), s.crystals[c] + s.pending[c])
    points += future * people(s, c)
    points += future * (BOT * len(bots_of(s, c)) + SHELTER * s.shelters[c])
    points += (
        future
        * TECHNOLOGY
        * sum([LEVEL[space] for space in s.tech[c * N_TECHS : (c + 1) * N_TECHS] if space != NONE])
    )
    points += future * progress_to_come(s, c) + cards(s, c, future)
    return points + future * place(s, c)


def people(s: Table, c: int) -> float:
    """The first colonists at home matter most; of the others those who can soon come back."""
    if c >= s.n:
        return 0.0
    away = on_side(s, c, COLONY if side_of(s, c) == ORBIT else ORBIT)
    return AT_HOME[s.home[c]] + BUSY * (s.work[c] + away)


def progress_to_come(s: Table, c: int) -> float:
    """The scorings of the progress area at levels 2 and 3."""
    scorings = 2 if s.level < 2 else 1 if s.level < 3 else 0
    return 0.7 * scorings * PROGRESS_OP[s.progress[c].bit_count()]


def cards(s: Table, c: int, future: float) -> float:
    """Plans to be built, contracts to be completed, goals to be achieved."""
    points = 0.0
    for b in range(N_BLUEPRINTS):
        if s.holder[b] == c and s.built[b] == NONE:
            points += future * (1.4 * BLUEPRINT_OP[b])
    for x in range(N_CONTRACTS):
        if s.contract[x] == c and not s.completed[x]:
            points += (CONTRACT_LOSS[x] + CONTRACT_OP[x]) * min(0.8, chance_of(s, x) * (0.3 + future))
    if s.achieved[c] == NONE and c < s.n:
        points += future * FULFILLED * min(1, sum([1 for g in s.goals[c] if fulfilled(s, c, g)]))
    return points + (0.05 + future) * GOAL * len(s.goals[c])


def chance_of(s: Table, x: int) -> float:
    """Of an open contract, by the goods already on it."""
    if x < N_UPGRADE_CONTRACTS:
        return 0.2
    on_it = sum(s.delivered[x * N_GOODS : (x + 1) * N_GOODS])
    return 0.15 + 0.85 * on_it / sum(CONTRACT_NEEDS[x])


def place(s: Table, c: int) -> float:
    """Bots on good ground, and the rover near something to take."""
    worth = SITE * sum([ground(s, c, h) for h in bots_of(s, c)])
    start = rover_at(s, c)
    near = [DISTANCE[start][h] for h in range(N_HEXES) if s.tile[h] != NONE or s.crystal[h]]
    return worth + (TILE / (1 + min(near)) if near else 0.0)


def priors(s: Table, seat: int, kind: int, opts: list[int]) -> list[float]:
    """Of what follows a choice by instinct; of turns by how much the action usually brings."""
    if kind == TURN:
        return [turn_prior(s, seat, arg) for arg in opts]
    if kind in (SITE_KIND, MOVE) or kind in OWN_CHOICES:
        return [1.0] * len(opts)
    return [0.2 + max(0.0, like(s, seat, kind, arg, UNKNOWN)) for arg in opts]


def turn_prior(s: Table, seat: int, arg: int) -> float:
    if arg == NO:
        return 0.3
    if arg < EXECUTE:
        return ACTION_PRIOR[arg - ACT]
    return 1.5 if arg >= ACHIEVE else 0.7
