"""What bots think at a glance: each seat's chance."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.bots.nearness import contract_chance, goal_share, nearness
from cinqmars.games.on_mars.bots.outlook import (
    agenda,
    chances_of_plans,
    idle_turns,
    scorings,
    sites_in_sight,
    stalled,
    stored,
    within_sight,
)
from cinqmars.games.on_mars.hexes import bots_of, built_by
from cinqmars.games.on_mars.lacerda.objectives import OBJECTIVES, won
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.stock import capacity, quarters
from cinqmars.games.on_mars.scoring import scores_of, winners
from cinqmars.games.on_mars.state import OVER, PLAYER, RIVAL, OnMarsState

SPREAD: Final = 14.0  # points that make a difference of e in the chances
LONG_GAME: Final = 32  # rounds after which little is still to come
OBJECTIVE: Final = 14.0  # points that an objective of the solo game is worth
COLONIST_ROW: Final = 3  # of `scores_of`
CRYSTALS: Final[list[float]] = [0.0, 0.6, 1.2, 1.8, 2.3, 2.8, 3.2, 3.6, 4.0]
GOAL: Final = 0.5
FULFILLED: Final = 2.5
AT_HOME: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.5, 2.7, 2.9, 3.0, 3.1, 3.2, 3.3, 3.4, 3.5]
PEOPLED: Final[list[float]] = [0.0, 0.6, 1.6, 3.0, 4.2, 6.0, 7.6, 10.0, 12.0, 15.0, 17.5, 21.0, 21.0]
BOT: Final = 1.0
SHELTER: Final = 1.5
TECHNOLOGY: Final = 0.25
PRODUCER: Final = 0.5
SITE: Final = 0.3
SECOND_SITE: Final = 0.1
TILE: Final = 0.6
AGENDA: Final = 0.2
IDLE: Final = 1.2  # a turn without a colonist to act with


def values(s: OnMarsState) -> list[float]:
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


def alone(s: OnMarsState) -> float:
    """The objectives, met or near, and points ahead of Lacerda."""
    objectives = OBJECTIVE * sum([nearness(s, objective) for objective in OBJECTIVES[s.solo]])
    objectives -= OBJECTIVE * len(OBJECTIVES[s.solo])
    return 1 / (1 + exp(-(objectives + judged(s, PLAYER) - sum(scores_of(s, RIVAL))) / 40))


def left(s: OnMarsState) -> float:
    """How much of the game is still to come, 1 to 0."""
    if s.ending:
        return 0.05
    if not s.remaining:
        return 0.1
    nearest = [s.need[i] / box.MISSION_NEED[s.missions[i]][s.k] for i in range(box.N_MISSIONS) if s.need[i]]
    share = min(1.0, 0.1 + 0.3 * (s.remaining - 1) + 0.3 * min(nearest, default=0.0))
    return min(1.0, stalled(s) + min(share, max(0.25, 1.2 - s.round / LONG_GAME)))


def judged(s: OnMarsState, c: int) -> float:
    """Points now, and what stock and position will still bring."""
    future = left(s)
    scores = scores_of(s, c)
    points = sum(scores) - scores[COLONIST_ROW] + colonists_to_come(s, c)
    points += (0.1 + future) * stored(s, c)
    points += (0.05 + future) * CRYSTALS[min(capacity(s, c), s.crystals[c] + s.pending[c])]
    points += future * AT_HOME[s.home[c]]
    points += future * (BOT * len(bots_of(s, c)) + SHELTER * s.shelters[c] + PRODUCER * len(built_by(s, c)))
    levels = sum(
        [box.LEVEL[space] for space in s.tech[c * box.N_TECHS : (c + 1) * box.N_TECHS] if space != box.NONE]
    )
    points += future * TECHNOLOGY * levels + progress_to_come(s, c, future) + cards(s, c, future)
    return points + future * position(s, c) - IDLE * (1 - stalled(s)) * idle_turns(s, c)


def colonists_to_come(s: OnMarsState, c: int) -> float:
    """The living quarters when all have come home who will: those at work and on the slots of one's side."""
    side = side_of(s, c)
    people = s.home[c] + s.work[c]
    others = 0
    for slot in range(box.N_SLOTS):
        if box.SIDE_OF_SLOT[slot] == side:
            people += s.slots[slot * box.MAX_PLAYERS + c]
        else:
            others += s.slots[slot * box.MAX_PLAYERS + c]
    room = quarters(s, c)
    if s.ending:
        return float(box.QUARTERS_OP[min(room, people)])
    all_of_them = PEOPLED[min(room, people + others)]
    return all_of_them - 0.25 * (all_of_them - PEOPLED[min(room, people)])


def progress_to_come(s: OnMarsState, c: int, future: float) -> float:
    """The scorings of the progress area at levels 2 and 3."""
    return 0.75 * min(1.0, 2 * future) * (scorings(s) - 1) * box.PROGRESS_OP[s.progress[c].bit_count()]


def cards(s: OnMarsState, c: int, future: float) -> float:
    """Plans to be built, contracts to be completed, goals to be achieved."""
    points = min(1.0, 0.1 + 2 * future) * chances_of_plans(s, c)
    for x in range(box.N_CONTRACTS):
        if s.contract[x] == c and not s.completed[x]:
            chance = min(0.9, contract_chance(s, c, x) * (0.35 + 1.5 * future))
            points += (box.CONTRACT_LOSS[x] + box.CONTRACT_OP[x]) * chance
    if s.achieved[c] == box.NONE and s.goals[c]:
        points += min(1.0, 0.3 + future) * FULFILLED * max([goal_share(s, c, g) for g in s.goals[c]])
    return points + (0.05 + future) * GOAL * len(s.goals[c])


def position(s: OnMarsState, c: int) -> float:
    """What the next actions could bring where bots, rover and player are."""
    sites = sites_in_sight(s, c)
    first = max(sites)
    worth = SITE * first + SECOND_SITE * (sum(sites) - first)
    return worth + TILE * within_sight(s, c) + AGENDA * agenda(s, c, sites)
