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
from cinqmars.games.on_mars.bots.weights import ALONE, BASELINE, TOGETHER, Weights
from cinqmars.games.on_mars.hexes import bots_of, built_by
from cinqmars.games.on_mars.lacerda.objectives import OBJECTIVES, won
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.stock import capacity, quarters
from cinqmars.games.on_mars.scoring import scores_of, winners
from cinqmars.games.on_mars.state import OVER, PLAYER, RIVAL, OnMarsState

SPREAD: Final = 14.0  # points that make a difference of e in the chances
COLONIST_ROW: Final = 3  # of `scores_of`
CRYSTALS: Final[list[float]] = [0.0, 0.6, 1.2, 1.8, 2.3, 2.8, 3.2, 3.6, 4.0]
AT_HOME: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.5, 2.7, 2.9, 3.0, 3.1, 3.2, 3.3, 3.4, 3.5]
PEOPLED: Final[list[float]] = [0.0, 0.6, 1.6, 3.0, 4.2, 6.0, 7.6, 10.0, 12.0, 15.0, 17.5, 21.0, 21.0]


def values(s: OnMarsState, w: Weights | None = None) -> list[float]:
    w = w or (ALONE if s.n == 1 else TOGETHER)
    if s.phase == OVER:
        if s.n == 1:
            return [1.0 if won(s) else 0.0]
        first = winners(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]
    if s.n == 1:
        return [alone(s, w)]
    worth = [judged(s, c, w) for c in range(s.k)]
    best = max(worth)
    weights = [exp((x - best) / SPREAD) for x in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def alone(s: OnMarsState, w: Weights = ALONE) -> float:
    """The objectives, met or near, and points ahead of Lacerda."""
    points = judged(s, PLAYER, w) - w.rival * sum(scores_of(s, RIVAL))
    for objective in OBJECTIVES[s.solo]:
        points += w.objectives[objective] * (nearness(s, objective, w) - 1)
    return 1 / (1 + exp(-points / 40))


def left(s: OnMarsState, w: Weights) -> float:
    """How much of the game is still to come, 1 to 0."""
    if s.ending:
        return 0.05
    if not s.remaining:
        return 0.1
    nearest = [s.need[i] / box.MISSION_NEED[s.missions[i]][s.k] for i in range(box.N_MISSIONS) if s.need[i]]
    share = min(1.0, 0.1 + 0.3 * (s.remaining - 1) + 0.3 * min(nearest, default=0.0))
    return min(1.0, stalled(s) + min(share, max(0.25, 1.2 - s.round / w.long_game)))


def judged(s: OnMarsState, c: int, w: Weights = BASELINE) -> float:
    """Points now, and what stock and position will still bring."""
    future = left(s, w)
    scores = scores_of(s, c)
    points = sum(scores) - scores[COLONIST_ROW] + colonists_to_come(s, c)
    points += (0.1 + future) * w.stored * stored(s, c)
    points += (0.05 + future) * w.crystals * CRYSTALS[min(capacity(s, c), s.crystals[c] + s.pending[c])]
    points += future * w.at_home * AT_HOME[s.home[c]]
    points += future * (
        w.bot * len(bots_of(s, c)) + w.shelter * s.shelters[c] + w.producer * len(built_by(s, c))
    )
    levels = sum(
        [box.LEVEL[space] for space in s.tech[c * box.N_TECHS : (c + 1) * box.N_TECHS] if space != box.NONE]
    )
    points += future * w.technology * levels + progress_to_come(s, c, future, w) + cards(s, c, future, w)
    return points + future * position(s, c, w) - w.idle * (1 - stalled(s)) * idle_turns(s, c)


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


def progress_to_come(s: OnMarsState, c: int, future: float, w: Weights) -> float:
    """The scorings of the progress area at levels 2 and 3."""
    return w.progress * min(1.0, 2 * future) * (scorings(s) - 1) * box.PROGRESS_OP[s.progress[c].bit_count()]


def cards(s: OnMarsState, c: int, future: float, w: Weights) -> float:
    """Plans to be built, contracts to be completed, goals to be achieved."""
    points = min(1.0, 0.1 + 2 * future) * w.plans * chances_of_plans(s, c)
    for x in range(box.N_CONTRACTS):
        if s.contract[x] == c and not s.completed[x]:
            chance = min(0.9, contract_chance(s, c, x) * (0.35 + 1.5 * future))
            points += w.contracts * (box.CONTRACT_LOSS[x] + box.CONTRACT_OP[x]) * chance
    if s.achieved[c] == box.NONE and s.goals[c]:
        points += min(1.0, 0.3 + future) * w.fulfilled * max([goal_share(s, c, g) for g in s.goals[c]])
    return points + (0.05 + future) * w.goal * len(s.goals[c])


def position(s: OnMarsState, c: int, w: Weights) -> float:
    """What the next actions could bring where bots, rover and player are."""
    sites = sites_in_sight(s, c)
    first = max(sites)
    worth = w.site * first + w.second_site * (sum(sites) - first)
    return worth + w.tile * within_sight(s, c) + w.agenda * agenda(s, c, sites)
