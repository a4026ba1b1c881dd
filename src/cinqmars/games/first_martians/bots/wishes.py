"""What is worth doing: actions with their value and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.bots.weights import USUAL, Weights
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data import missions
from cinqmars.games.first_martians.data.events import action_of_event
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.bills import balance, donors
from cinqmars.games.first_martians.rules.hub import is_blocked, place_of
from cinqmars.games.first_martians.rules.objectives import goals_of, have, least, rounds, sheet
from cinqmars.games.first_martians.rules.routes import reachable
from cinqmars.games.first_martians.state import (
    BROKEN,
    GREEN,
    NONE,
    OPEN,
    MartiansState,
    broken_parts,
    is_shut,
)

# how much a broken part hurts, by penalty: none, +1, wilting, energy, oxygen, a die, no rover, Froggy, a sample ...
HARM: Final[list[float]] = [0.0, 2.5, 6.0, 1.5, 1.5, 2.0, 1.5, 1.5, 0.5, 1.0, 1.5, 0.0]
COUNTING: Final = (fx.Counter, fx.CounterShare)
LEARNING_ROUNDS: Final = 3  # that a skill needs to be worth its discovery
ALL_SKILLS: Final = (1 << c.N_SKILLS) - 1


class Wish(NamedTuple):
    """An action worth planning: how much, why (a message id), and for which objective."""

    value: float
    target: int
    why: str
    goal: int = NONE


def wishes(s: MartiansState, w: Weights = USUAL) -> list[Wish]:
    found = survival(s, w) + order(s, w) + learning(s, w)
    urgency = w.goal + w.hurry * s.round / rounds(s)
    for i, goal in goals_of(s):
        if s.goals >> i & 1 or (goal.optional and s.round > rounds(s) - 2):
            continue
        worth = urgency * w.checks[goal.check] * (w.optional if goal.optional else 1.0)
        for target, part in towards(s, goal):
            if not planned(s, target):
                found.append(Wish(worth * part, target, "goal", i))
    return found


def planned(s: MartiansState, target: int) -> bool:
    return target in s.target and target < targets.SPECIAL


def survival(s: MartiansState, w: Weights) -> list[Wish]:
    """Wounds, stress, the farm."""
    found: list[Wish] = []
    worst = max(s.wounds)
    treated = s.target.count(targets.TREAT)
    if worst >= w.hurt and treated < 2:
        found.append(Wish(w.wound * (worst - 2) + w.dying * (worst >= c.DEADLY - 1), targets.TREAT, "wounds"))
    if any(s.suffering) and not treated:
        found.append(Wish(w.ill, targets.TREAT, "wounds"))
    relaxing = s.target.count(targets.RELAX)
    strain = s.stress + s.crew + 2 * sum([x != OPEN for x in s.shut]) - 6 * relaxing
    if strain >= c.MAX_STRESS - w.strain:
        found.append(Wish(w.strained, targets.RELAX, "stress"))
    elif s.stress - 6 * relaxing >= w.tiring:
        found.append(Wish(w.tired, targets.RELAX, "stress"))
    elif s.morale < 0 and not relaxing:
        found.append(Wish(w.desperate if s.morale == -2 else w.downcast, targets.RELAX, "morale"))
    for part in (c.CONNECTOR, c.FILTER):
        slot = c.FARM * c.N_PARTS + part
        if s.slots[slot] == BROKEN and relief(s, slot, balance(s)) > 0:
            found.append(Wish(w.farm, targets.REPAIR + slot, "farm"))
    return found


def learning(s: MartiansState, w: Weights) -> list[Wish]:  # rules: K2
    """In a campaign a discovery is a skill, for this mission and those that follow."""
    if s.mission < missions.FIRST_OF_CAMPAIGN or all([mask == ALL_SKILLS for mask in s.unlocked]):
        return []
    last = s.mission == missions.FIRST_OF_CAMPAIGN + missions.N_CAMPAIGN - 1
    if last and s.round > rounds(s) - LEARNING_ROUNDS:
        return []
    return [Wish(w.learn * part, t, "learn") for t, part in study(s, 1, True) if not planned(s, t)]


def order(s: MartiansState, w: Weights) -> list[Wish]:
    """Broken parts, shutdown tiles, tracks, events, rovers."""
    found: list[Wish] = []
    left = rounds(s) - s.round
    mended = sum([targets.REPAIR <= t < targets.UNSHUT and s.means[i] == 0 for i, t in enumerate(s.target)])
    excess = broken_parts(s) - sheet(s).threshold - mended
    money = balance(s)
    for slot in range(len(s.slots)):
        if s.slots[slot] == BROKEN and not planned(s, targets.REPAIR + slot):
            if money[missions.BILL_PART + slot % c.N_PARTS] > 0:
                found.append(Wish(repair_value(s, slot, excess, left, w), targets.REPAIR + slot, "repair"))
            elif relief(s, slot, money) >= w.swap:
                found.append(Wish(relief(s, slot, money), targets.REPAIR + slot, "swap"))
    for i in range(len(s.shut)):
        if s.shut[i] != OPEN and s.reserve[i & 1] > 1 and not planned(s, targets.UNSHUT + i):
            late = w.tested if left <= 1 and has_last_test(s) else 0.0
            open_again = w.opened if c.FACILITY_OF.count(i >> 1) else w.reopened
            found.append(Wish(late + open_again, targets.UNSHUT + i, "shut"))
    worst = max(s.tracks) - s.target.count(targets.MAINTAIN)
    if left >= 0 and worst >= c.TRACK_END - w.nearly:
        found.append(Wish(w.track + w.tracks * (worst - c.TRACK_END + 2), targets.MAINTAIN, "track"))
    for event in s.journal:
        if not planned(s, targets.EVENT + event):
            action = action_of_event(event)
            pawns = action.pawns + (action.place != c.HUB)
            found.append(Wish(w.answer[min(pawns, len(w.answer)) - 1], targets.EVENT + event, "event"))
    for number, special in enumerate(sheet(s).specials):
        lost = sum(c.MAX_OUTPUT[2:4]) - sum(s.output[2:4])
        if isinstance(special.effects[0], fx.Productivity) and lost:
            found.append(
                Wish(
                    w.output + w.outputs * lost,
                    targets.SPECIAL + number * targets.PLACES + c.N_SPACES,
                    "output",
                )
            )
    for rover in (0, 1):
        if s.on_rover[rover]:
            found.append(Wish(w.stuck if is_blocked(s, rover) else w.rover, targets.ROVER + rover, "rover"))
    return found


def relief(s: MartiansState, slot: int, money: list[int]) -> float:
    """What repairing a slot spares the crew; a swap only moves the harm to where the part comes from."""
    harm = HARM[c.PENALTY[slot]]
    if money[missions.BILL_PART + slot % c.N_PARTS] > 0:
        return harm
    taken = donors(s)
    given = [HARM[c.PENALTY[x]] for x in with_part(s, slot) if x not in taken]
    return harm - min(given) if given else 0.0


def with_part(s: MartiansState, slot: int) -> list[int]:
    """Working slots of the same kind in other facilities that are open."""
    rest = range(slot % c.N_PARTS, len(s.slots), c.N_PARTS)
    return [x for x in rest if x != slot and s.slots[x] == GREEN and not is_shut(s, x // c.N_PARTS)]


def has_last_test(s: MartiansState) -> bool:
    return any([goal.check == missions.LAST_SHUT for goal in sheet(s).goals])


def repair_value(s: MartiansState, slot: int, excess: int, left: int, w: Weights) -> float:
    value = w.repair
    if excess > 0:
        value += w.excess + w.each * min(excess, 3) + w.late * (left <= 2) + w.late * (left == 0)
    elif excess > -w.near:
        value += w.margin
    penalty = c.PENALTY[slot]
    if penalty == c.WILTS:
        value += w.wilts
    elif penalty == c.PLUS_ONE:
        value += w.dearer
    return value


# Towards an objective: actions and how good each is


def towards(s: MartiansState, goal: missions.Goal) -> list[tuple[int, float]]:
    check = goal.check
    if check == missions.BUILT:
        return [(targets.BACKUP + goal.what - targets.CARD_AT, 1.0)]
    if check == missions.PLANTED:
        return [(targets.PLANT, 1.0)]
    if check == missions.COUNTED:
        return count_up(s, goal.what, least(s, goal) - s.counters[goal.what])
    if check == missions.EXPLORED:
        return [t for place in goal.places for t in explore_to(s, place_of(s, place, c.HUB))]
    if check == missions.ON_SHEET:
        return bring_back(s, goal.what)
    if check in (missions.DISCOVERED, missions.EXAMINED):
        return study(s, least(s, goal) - have(s, goal), check == missions.DISCOVERED)
    if check == missions.PLANTS:
        return farm_work(s)
    if check == missions.GREEN_PART:
        return [(targets.REPAIR + goal.what, 1.0)]
    if check == missions.END_MORALE and s.morale < 0:
        return [(targets.RELAX, 0.7)]
    if check in (missions.THRESHOLD, missions.END_MORALE):
        return []
    return explore_anywhere(s, 3, 0.3) if goal.optional else []


def count_up(s: MartiansState, counter: int, missing: int) -> list[tuple[int, float]]:
    """Special actions that raise a counter, and what they need first."""
    found: list[tuple[int, float]] = []
    for number, special in enumerate(sheet(s).specials):
        if not any([isinstance(e, COUNTING) and e.counter == counter for e in special.effects]):
            continue
        first = targets.SPECIAL + number * targets.PLACES
        planned_already = sum(
            [t >= targets.SPECIAL and (t - targets.SPECIAL) // targets.PLACES == number for t in s.target]
        )
        step = 27 if isinstance(special.effects[0], fx.CounterShare) else 1
        if planned_already * step >= missing:
            continue
        if special.place == missions.MAST_PLACE:
            found += [(first + x, 1.0) for x in range(8)] + masts_to_be(s)
        elif special.place:
            found += [(first + x, 1.0) for x in range(c.N_SPACES)]
            if not any([s.zone_tokens[x * c.N_TOKEN_COLOURS + 2] for x in range(c.N_SPACES)]):
                found += explore_anywhere(s, 1, 0.9)
        else:
            found.append((first + c.N_SPACES, 1.0))
        for place, n in special.cost:
            found += supply(s, place, n * (missing - planned_already))
    return found


def supply(s: MartiansState, place: int, n: int) -> list[tuple[int, float]]:
    """How to come by what an action costs."""
    if missions.BILL_COUNTER <= place < missions.BILL_EXAMINED:
        counter = place - missions.BILL_COUNTER
        short = n - s.counters[counter]
        return [(t, 0.95 * v) for t, v in count_up(s, counter, short)] if short > 0 else []
    if place == missions.BILL_EXAMINED and s.examined < n:
        return study(s, n, False)
    if place == missions.BILL_SAMPLE and s.samples[0] < n:
        return samples_to_gather(s, 0.8)
    if missions.BILL_TOKEN <= place < missions.BILL_MARKER and s.in_hold[place - missions.BILL_TOKEN] < n:
        return bring_back(s, place - missions.BILL_TOKEN)
    if missions.BILL_PART <= place < missions.BILL_SAMPLE and s.parts[place - missions.BILL_PART] < n:
        return []
    return []


def explore_to(s: MartiansState, space: int) -> list[tuple[int, float]]:
    """The nearest unexplored space on the straight line to a space, or beside a closed edge."""
    if space == c.HUB or s.ground[space] != NONE:
        return []
    near = reachable(s)
    if near[space]:
        return [(targets.EXPLORE + space, 1.0)]
    direction = space % 8
    found = [
        (targets.EXPLORE + ring * 8 + d, 0.95 if d == direction else 0.6)
        for ring in range(space // 8 + 1)
        for d in (direction, (direction + 1) % 8, (direction + 7) % 8)
        if near[ring * 8 + d] and s.ground[ring * 8 + d] == NONE
    ]
    straight = [t for t in found if t[1] > 0.9]
    return straight or found


def explore_anywhere(s: MartiansState, rings: int, value: float) -> list[tuple[int, float]]:
    near = reachable(s)
    return [(targets.EXPLORE + x, value) for x in range(8 * rings) if near[x] and s.ground[x] == NONE]


def masts_to_be(s: MartiansState) -> list[tuple[int, float]]:
    """Regions of ring 1 for masts: every second direction from the first one on."""
    explored = [x for x in range(8) if s.ground[x] != NONE]
    even = explored[0] % 2 if explored else 0
    ready = [x for x in explored if x % 2 == even]
    if len(ready) >= 3:
        return []
    return [(targets.EXPLORE + x, 0.9) for x in range(8) if x % 2 == even and s.ground[x] == NONE]


def bring_back(s: MartiansState, colour: int) -> list[tuple[int, float]]:
    lying = [x for x in range(c.N_SPACES) if s.zone_tokens[x * c.N_TOKEN_COLOURS + colour]]
    found = [(targets.GATHER + 4 * x + 1 + colour, 1.0) for x in lying]
    mission = sheet(s)
    for place, _ in mission.found:
        found += [(t, 0.9 * v) for t, v in explore_to(s, place_of(s, place, c.HUB))]
    opened = sum([s.ground[x] != NONE for x in range(8)])
    if mission.first_found[0] > opened and colour == c.RED:
        found += explore_anywhere(s, 1, 0.9)
    return found


def study(s: MartiansState, missing: int, to_the_end: bool) -> list[tuple[int, float]]:
    if missing <= 0:
        return []
    found: list[tuple[int, float]] = []
    if to_the_end and s.examined:
        found.append((targets.DISCOVER, 1.0))
    if s.samples[0] and (not to_the_end or s.examined < missing):
        found.append((targets.EXAMINE, 0.95))
    if s.samples[0] + s.samples[1] + s.examined < missing:
        found += samples_to_gather(s, 0.9)
    return found


def samples_to_gather(s: MartiansState, value: float) -> list[tuple[int, float]]:
    found = [
        (targets.GATHER + 4 * x, value - 0.05 * (x // 8)) for x in range(c.N_SPACES) if s.zone_samples[x]
    ]
    return found or explore_anywhere(s, 1, value - 0.1)


def farm_work(s: MartiansState) -> list[tuple[int, float]]:
    found = [(targets.PLANT, 0.9)]
    for number, special in enumerate(sheet(s).specials):
        if isinstance(special.effects[-1], fx.Grow) and s.growth[0]:
            found.append((targets.SPECIAL + number * targets.PLACES + c.N_SPACES, 0.9))
            for place, n in special.cost:
                found += [(t, 0.7 * v) for t, v in supply(s, place, n)]
    return found
