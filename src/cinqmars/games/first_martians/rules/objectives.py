"""Objectives: which are reached, and whether the mission is over."""

from __future__ import annotations

from typing import Final

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
    MartiansState,
    broken_parts,
)

UP_TO_LEAST: Final = (  # what is counted up to a number that depends on the crew
    missions.COUNTED,
    missions.PLANTED,
    missions.RING,
    missions.ON_SHEET,
    missions.DISCOVERED,
    missions.EXAMINED,
    missions.PLANTS,
)


def sheet(s: MartiansState) -> missions.Mission:
    return missions.MISSIONS[s.mission]


def rounds(s: MartiansState) -> int:  # rules: G2, S5
    return sheet(s).rounds[s.crew - 2] + c.MORE_ROUNDS[s.difficulty]


def goals_of(s: MartiansState) -> list[tuple[int, missions.Goal]]:  # rules: G1, E8
    """The objectives that count, with their numbers: those on the sheet and those that events have added."""
    return [(i, goal) for i, goal in enumerate(sheet(s).goals) if not goal.by_event or s.added >> i & 1]


def least(s: MartiansState, goal: missions.Goal) -> int:
    return goal.least[s.crew - 2]


def have(s: MartiansState, goal: missions.Goal) -> int:
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


def wanted(s: MartiansState, goal: missions.Goal) -> int:
    check = goal.check
    if check in UP_TO_LEAST:
        return least(s, goal)
    if check == missions.EXPLORED:
        return len(goal.places)
    return 2 if check == missions.STOCK else 1


def tiles_down(s: MartiansState) -> int:
    return sum([state != OPEN for state in s.shut])


def verdict(s: MartiansState) -> int:  # rules: G2, G5, W1, W2
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


def failed_tests(s: MartiansState) -> list[int]:  # rules: W2
    """Compulsory objectives that count at the end only and do not hold now."""
    goals = sheet(s).goals
    return [
        i
        for i in range(len(goals))
        if goals[i].check >= missions.THRESHOLD and not goals[i].optional and not have(s, goals[i])
    ]


def settle(s: MartiansState) -> None:
    """What counts only at the end, once the mission is won."""
    for i, goal in goals_of(s):
        if goal.check >= missions.THRESHOLD and have(s, goal):
            s.goals |= 1 << i
            s.objectives[i] = s.round


# a campaign


def in_campaign(s: MartiansState) -> bool:
    return s.mission >= missions.FIRST_OF_CAMPAIGN


def is_last(s: MartiansState) -> bool:
    return s.mission == missions.FIRST_OF_CAMPAIGN + missions.N_CAMPAIGN - 1


def won(s: MartiansState) -> bool:  # rules: W1, K1
    """A mission by its outcome, a campaign by two of its three missions."""
    return sum(missions_won(s)) >= c.CAMPAIGN_WON if in_campaign(s) else s.outcome == WON


def missions_won(s: MartiansState) -> list[bool]:
    """Each mission of the campaign, as it ended when it was played last."""
    won = [False] * missions.N_CAMPAIGN
    for i in range(0, len(s.ends), 2):
        won[s.ends[i] - missions.FIRST_OF_CAMPAIGN] = s.ends[i + 1] == WON
    return won
