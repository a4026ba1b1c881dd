"""Objectives: which are reached, and whether the mission is over."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import missions
from cinqmars.games.first_martians.rules.hub import place_of
from cinqmars.games.first_martians.state import (
    GOING_ON,
    GREEN,
    NONE,
    OPEN,
    TEST,
    THRESHOLD,
    TIME,
    WON,
    Table,
    broken_parts,
)


def sheet(s: Table) -> missions.Mission:
    return missions.MISSIONS[s.mission]


def rounds(s: Table) -> int:  # rules: G2, S5
    return sheet(s).rounds[s.crew - 2] + c.MORE_ROUNDS[s.difficulty]


def least(s: Table, goal: missions.Goal) -> int:
    return goal.least[s.crew - 2]


def have(s: Table, goal: missions.Goal) -> int:
    """How far an objective is; it is reached at `wanted`."""
    check = goal.check
    if check == missions.BUILT:
        return s.built[goal.what]
    if check == missions.COUNTED:
        return s.counters[goal.what]
    if check == missions.PLANTED:
        return s.sown
    if check == missions.EXPLORED:
        spaces = [place_of(s, place, c.HUB) for place in goal.places]
        return sum([x != c.HUB and s.ground[x] != NONE for x in spaces])
    if check == missions.RING:
        ring = goal.what * 8
        return sum([region != NONE for region in s.ground[ring - 8 : ring]])
    if check == missions.ON_SHEET:
        return s.on_sheet[goal.what]
    if check == missions.DISCOVERED:
        return s.discoveries
    if check == missions.EXAMINED:
        return s.examined + s.discoveries
    if check == missions.PLANTS:
        return sum(s.plants)
    if check == missions.GREEN_PART:
        return int(s.slots[goal.what] == GREEN)
    if check == missions.STOCK:
        return int(s.counters[0] >= 1) + int(s.counters[1] >= 1)
    if check == missions.THRESHOLD:
        return int(broken_parts(s) <= sheet(s).threshold)
    if check == missions.END_MORALE:
        return int(s.morale >= least(s, goal))
    if check == missions.LAST_SHUT:
        return int(tiles_down(s) <= least(s, goal))
    return int(s.reserve[goal.what] >= least(s, goal))


def wanted(s: Table, goal: missions.Goal) -> int:
    check = goal.check
    if check in (
        missions.COUNTED,
        missions.PLANTED,
        missions.RING,
        missions.ON_SHEET,
        missions.DISCOVERED,
        missions.EXAMINED,
        missions.PLANTS,
    ):
        return least(s, goal)
    if check == missions.EXPLORED:
        return len(goal.places)
    return 2 if check == missions.STOCK else 1


def tiles_down(s: Table) -> int:
    return sum([state != OPEN for state in s.shut])


def verdict(s: Table) -> int:  # rules: G2, G5, W1, W2
    """How the mission stands at the end of a round."""
    last = s.round >= rounds(s)
    goals = [(i, goal) for i, goal in enumerate(sheet(s).goals) if not goal.optional]
    if any([goal.check < missions.THRESHOLD and not s.goals >> i & 1 for i, goal in goals]):
        return TIME if last else GOING_ON
    if not last and any([goal.check in (missions.LAST_SHUT, missions.LAST_RESERVE) for _, goal in goals]):
        return GOING_ON
    failed = [sheet(s).goals[i].check for i in failed_tests(s)]
    if not failed:
        return WON
    if not last:
        return GOING_ON
    return THRESHOLD if failed == [missions.THRESHOLD] else TEST


def failed_tests(s: Table) -> list[int]:  # rules: W2
    """Compulsory objectives that count at the end only and do not hold now."""
    goals = sheet(s).goals
    return [
        i
        for i in range(len(goals))
        if goals[i].check >= missions.THRESHOLD and not goals[i].optional and not have(s, goals[i])
    ]


def settle(s: Table) -> None:
    """What counts only at the end, once the mission is won."""
    for i, goal in enumerate(sheet(s).goals):
        if goal.check >= missions.THRESHOLD and have(s, goal):
            s.goals |= 1 << i
            s.objectives[i] = s.round
