"""Objectives: which are reached, and whether the mission is over."""

from __future__ import annotations

from .causes import BY_GOAL, because, done
from .components import HUB, MORE_ROUNDS
from .effects import run
from .hub import place_of
from .missions import (
    BUILT,
    COUNTED,
    DISCOVERED,
    END_MORALE,
    EXAMINED,
    EXPLORED,
    GREEN_PART,
    LAST_RESERVE,
    LAST_SHUT,
    MISSIONS,
    ON_SHEET,
    PLANTED,
    PLANTS,
    RING,
    STOCK,
    THRESHOLD,
    Goal,
    Mission,
)
from .state import GOING_ON, GREEN, NONE, OPEN, TEST, TIME, WON, Table, broken_parts
from .state import THRESHOLD as OVER_THRESHOLD


def sheet(s: Table) -> Mission:
    return MISSIONS[s.mission]


def rounds(s: Table) -> int:  # rules: G2, S5
    return sheet(s).rounds[s.crew - 2] + MORE_ROUNDS[s.difficulty]


def least(s: Table, goal: Goal) -> int:
    return goal.least[s.crew - 2]


def have(s: Table, goal: Goal) -> int:
    """How far an objective is; it is reached at `wanted`."""
    check = goal.check
    if check == BUILT:
        return s.built[goal.what]
    if check == COUNTED:
        return s.counters[goal.what]
    if check == PLANTED:
        return s.sown
    if check == EXPLORED:
        spaces = [place_of(s, place, HUB) for place in goal.places]
        return sum([x != HUB and s.ground[x] != NONE for x in spaces])
    if check == RING:
        ring = goal.what * 8
        return sum([region != NONE for region in s.ground[ring - 8 : ring]])
    if check == ON_SHEET:
        return s.on_sheet[goal.what]
    if check == DISCOVERED:
        return s.discoveries
    if check == EXAMINED:
        return s.examined + s.discoveries
    if check == PLANTS:
        return sum(s.plants)
    if check == GREEN_PART:
        return int(s.slots[goal.what] == GREEN)
    if check == STOCK:
        return int(s.counters[0] >= 1) + int(s.counters[1] >= 1)
    if check == THRESHOLD:
        return int(broken_parts(s) <= sheet(s).threshold)
    if check == END_MORALE:
        return int(s.morale >= least(s, goal))
    if check == LAST_SHUT:
        return int(tiles_down(s) <= least(s, goal))
    return int(s.reserve[goal.what] >= least(s, goal))


def wanted(s: Table, goal: Goal) -> int:
    check = goal.check
    if check in (COUNTED, PLANTED, RING, ON_SHEET, DISCOVERED, EXAMINED, PLANTS):
        return least(s, goal)
    if check == EXPLORED:
        return len(goal.places)
    return 2 if check == STOCK else 1


def tiles_down(s: Table) -> int:
    return sum([state != OPEN for state in s.shut])


def tick(s: Table) -> None:  # rules: G7
    """Tick what is reached, for good; what counts only at the end waits."""
    goals = sheet(s).goals
    for i in range(len(goals)):
        goal = goals[i]
        if s.goals >> i & 1 or goal.check >= THRESHOLD or have(s, goal) < wanted(s, goal):
            continue
        s.goals |= 1 << i
        s.objectives[i] = s.round
        s.emit("goal", s.mission, i)
        because(s, BY_GOAL, s.mission * 10 + i)
        run(s, goal.reward, NONE)
        done(s)


def verdict(s: Table) -> int:  # rules: G2, G5, W1, W2
    """How the mission stands at the end of a round."""
    last = s.round >= rounds(s)
    goals = [(i, goal) for i, goal in enumerate(sheet(s).goals) if not goal.optional]
    if any([goal.check < THRESHOLD and not s.goals >> i & 1 for i, goal in goals]):
        return TIME if last else GOING_ON
    if not last and any([goal.check in (LAST_SHUT, LAST_RESERVE) for _, goal in goals]):
        return GOING_ON
    failed = [sheet(s).goals[i].check for i in failed_tests(s)]
    if not failed:
        return WON
    if not last:
        return GOING_ON
    return OVER_THRESHOLD if failed == [THRESHOLD] else TEST


def failed_tests(s: Table) -> list[int]:  # rules: W2
    """Compulsory objectives that count at the end only and do not hold now."""
    goals = sheet(s).goals
    return [
        i
        for i in range(len(goals))
        if goals[i].check >= THRESHOLD and not goals[i].optional and not have(s, goals[i])
    ]


def settle(s: Table) -> None:
    """What counts only at the end, once the mission is won."""
    for i, goal in enumerate(sheet(s).goals):
        if goal.check >= THRESHOLD and have(s, goal):
            s.goals |= 1 << i
            s.objectives[i] = s.round
