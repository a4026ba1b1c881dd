"""What actions cost, and what the plan leaves to whoever declares the next one."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import missions
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.grounds import Grounds
from cinqmars.games.first_martians.rules import reasons
from cinqmars.games.first_martians.rules.hub import holds
from cinqmars.games.first_martians.rules.routes import reachable
from cinqmars.games.first_martians.rules.targets import (
    DISCOVER,
    EVENT,
    EXAMINE,
    EXPLORE,
    JOIN,
    REPAIR,
    ROVER,
    SPECIAL,
    UNSHUT,
    action_of,
    special_of,
)
from cinqmars.games.first_martians.state import BROKEN, NONE, MartiansState, has, is_broken, is_shut

FREE: Final[list[bool]] = [  # by target: takes nothing but what its facility takes
    target < EXAMINE or ROVER <= target < EVENT or EXPLORE <= target < REPAIR or UNSHUT <= target < SPECIAL
    for target in range(JOIN)
]
HOUSED: Final[list[tuple[int, int]]] = [  # actions that have a facility, and it
    (action, c.FACILITY_OF[action]) for action in range(c.REST, c.UNSHUT)
]
CONNECTOR: Final = c.PENALTY.index(c.NO_ROVER)  # the garage's: without it no rover explores
NOTHING: Final[list[int]] = []  # a bill without a line; never changed
ALL_THERE: Final[list[str]] = [""] * c.N_ACTIONS  # nor is this


def donors(s: MartiansState) -> list[int]:  # rules: X18
    if not any(s.means):
        return []
    return [means - 1 for means, to in zip(s.means, s.target) if means > 0 and REPAIR <= to < UNSHUT]


def is_taken(s: MartiansState, slot: int) -> bool:
    """Does the plan take this part for a repair?"""
    return slot + 1 in s.means and slot in donors(s)


def penalty_at(s: MartiansState, facility: int, part: int, taken: list[int]) -> int:
    """The penalty of a slot that is broken, or whose part the plan takes away."""
    slot = facility * c.N_PARTS + part
    return c.PENALTY[slot] if is_broken(s, slot) or slot in taken else 0


# by facility: the slot whose broken part costs energy, or oxygen; NONE if it has none
CONNECTORS: Final[list[int]] = [
    f * c.N_PARTS + c.CONNECTOR if c.PENALTY[f * c.N_PARTS + c.CONNECTOR] == c.PAY_ENERGY else NONE
    for f in range(c.N_FACILITIES)
]
FILTERS: Final[list[int]] = [
    f * c.N_PARTS + c.FILTER if c.PENALTY[f * c.N_PARTS + c.FILTER] == c.PAY_OXYGEN else NONE
    for f in range(c.N_FACILITIES)
]


def toll(s: MartiansState, facility: int, taken: list[int]) -> list[int]:  # rules: L8, L11
    """What an open facility takes for its broken parts: places of a bill and numbers in turn."""
    found = NOTHING
    slot = CONNECTORS[facility]
    if slot != NONE and (s.slots[slot] >= BROKEN or slot in taken):
        if facility < c.GARAGE or not has(s, c.POWER_GENERATOR):
            found = [missions.BILL_RESERVE + c.ENERGY, 1]
    slot = FILTERS[facility]
    if slot != NONE and (s.slots[slot] >= BROKEN or slot in taken):
        found = [*found, missions.BILL_RESERVE + c.OXYGEN, 1]
    return found


def own_price(target: int) -> list[int]:
    if FREE[target]:
        return NOTHING
    if target == EXAMINE:
        return [missions.BILL_SAMPLE, 1]
    if target == DISCOVER:
        return [missions.BILL_EXAMINED, 1]
    if target < ROVER:
        return [missions.BILL_SEED, 1]
    if target >= REPAIR:
        return [missions.BILL_PART + (target - REPAIR) % c.N_PARTS, 1]
    action = EVENTS[target - EVENT].action
    return [] if action is None else [figure for line in action.cost for figure in line]


PRICE_OF: Final[list[list[int]]] = [own_price(target) for target in range(SPECIAL)]  # mended by a spare part


def price(s: MartiansState, target: int, means: int) -> list[int]:  # rules: L7
    """What an action itself takes, in the same way; nothing may be added to it."""
    if target < SPECIAL:
        return NOTHING if means and REPAIR <= target < UNSHUT else PRICE_OF[target]
    found: list[int] = []
    for what, n in special_of(s, target).cost:
        found += (missions.BILL_PART + means if what == missions.ANY_PART else what, n)
    return found


def dues(s: MartiansState, target: int, means: int, taken: list[int]) -> list[int]:
    """All that a declared action takes."""
    facility = c.FACILITY_OF[action_of(s, target)]
    if facility == c.NOWHERE or is_shut(s, facility):
        return price(s, target, means)
    return toll(s, facility, taken) + price(s, target, means)


def bill(s: MartiansState, target: int, means: int, taken: list[int]) -> list[int]:
    owed = [0] * missions.BILL
    due = dues(s, target, means, taken)
    for k in range(0, len(due), 2):
        owed[due[k]] += due[k + 1]
    return owed


def purse(s: MartiansState) -> list[int]:
    held = s.reserve + s.parts[: c.N_PARTS] + [s.samples[0], s.seeds] + s.in_hold[: c.N_TOKEN_COLOURS]
    held.append(s.markers)
    held += s.counters
    held += [0] * (missions.MAX_COUNTERS - len(s.counters))
    held.append(s.examined)
    return held


def pay(s: MartiansState, owed: list[int], sign: int) -> None:
    """Take what a bill says, or with sign -1 give it back."""
    for i in range(missions.BILL_PART):
        s.reserve[i] -= sign * owed[i]
    for i in range(c.N_PARTS):
        s.parts[i] -= sign * owed[missions.BILL_PART + i]
    s.samples[0] -= sign * owed[missions.BILL_SAMPLE]
    s.seeds -= sign * owed[missions.BILL_SEED]
    for i in range(c.N_TOKEN_COLOURS):
        s.in_hold[i] -= sign * owed[missions.BILL_TOKEN + i]
    s.markers -= sign * owed[missions.BILL_MARKER]
    for i in range(len(s.counters)):
        s.counters[i] -= sign * owed[missions.BILL_COUNTER + i]
    s.examined -= sign * owed[missions.BILL_EXAMINED]


def grounds(s: MartiansState) -> Grounds:
    """As the table keeps them, or found now."""
    return s.grounds if s.grounds is not None else survey(s)


def survey(s: MartiansState) -> Grounds:
    found = Grounds(reachable(s), purse(s))
    found.bars = [""] * c.N_ACTIONS
    found.tolls = [NOTHING] * c.N_ACTIONS
    for action, facility in HOUSED:
        if is_shut(s, facility):
            if action != c.EXPLORE:  # on foot one may (ruling 47)
                found.bars[action] = reasons.FACILITY_SHUT
            continue
        if s.now[facility] and holds(s.now[facility], c.BLOCKED):
            found.bars[action] = reasons.FACILITY_BLOCKED
        found.tolls[action] = toll(s, facility, NOTHING)
    found.dear = dear(found.tolls)
    found.parked = is_parked(s)
    return found


def is_parked(s: MartiansState) -> bool:  # rules: L13, L19
    """Does the garage keep rovers from exploring?"""
    return is_shut(s, c.GARAGE) or s.slots[CONNECTOR] >= BROKEN


def tolls_without(s: MartiansState, taken: list[int], base: Grounds) -> list[list[int]]:
    """By action: what its facility takes once the plan has taken parts from it."""
    found = base.tolls[:]
    for slot in taken:
        facility = slot // c.N_PARTS
        if facility in c.FACILITY_OF and not is_shut(s, facility):
            found[c.FACILITY_OF.index(facility)] = toll(s, facility, taken)
    return found


def dear(tolls: list[list[int]]) -> list[int]:
    return [action for action in range(c.REST, c.UNSHUT) if tolls[action]]


class Standing:
    """What the plan as it stands leaves to whoever declares the next action."""

    __slots__ = ("grounds", "lacks", "left", "opened", "taken", "tolls", "unpaid")

    def __init__(self, s: MartiansState) -> None:
        base = grounds(s)
        self.grounds: Grounds = base
        self.taken: list[int] = donors(s)
        self.tolls: list[list[int]] = base.tolls
        self.lacks: list[str] = ALL_THERE  # by action: why its toll cannot be paid
        self.left: list[int] = base.purse[:]  # once the plan is paid; below 0 where it cannot be
        self.opened: list[int] | None = None  # what a pawn can begin, once somebody looked
        costly = base.dear
        if self.taken:
            self.tolls = tolls_without(s, self.taken, base)
            costly = dear(self.tolls)
        if costly:
            for target in s.target:
                toll = self.tolls[action_of(s, target)]
                if toll:
                    deduct(self.left, toll)
        for target, means in zip(s.target, s.means):
            if not FREE[target]:
                deduct(self.left, price(s, target, means))
        self.unpaid: bool = False  # some toll cannot be paid
        if costly and min(self.left[: missions.BILL_PART]) <= 0:
            self.unpaid = True
            self.lacks = [""] * c.N_ACTIONS
            for action in costly:
                self.lacks[action] = lacking(short_of(self.left, self.tolls[action]))


def deduct(left: list[int], due: list[int]) -> None:
    for k in range(0, len(due), 2):
        left[due[k]] -= due[k + 1]


def balance(s: MartiansState) -> list[int]:
    """What is left once the plan is paid, in the places of a bill; below 0 where it cannot be."""
    taken = donors(s)
    left = purse(s)
    for i in range(len(s.target)):
        deduct(left, dues(s, s.target[i], s.means[i], taken))
    return left


def short_of(left: list[int], due: list[int]) -> int:
    """The first place that cannot be paid; NONE if all is there."""
    if len(due) == 2:
        return NONE if left[due[0]] >= due[1] else due[0]
    for k in range(0, len(due), 2):
        if left[due[k]] < sum([due[j + 1] for j in range(0, len(due), 2) if due[j] == due[k]]):
            return due[k]
    return NONE


def overdrawn(left: list[int]) -> int:
    """The first place of the bill that the plan cannot pay; NONE if all is there."""
    if min(left) >= 0:
        return NONE
    return [n < 0 for n in left].index(True)


def lacking(place: int) -> str:
    """The reason for what `short_of` found."""
    if place == NONE:
        return ""
    return (
        reasons.NO_RESERVE
        if place < missions.BILL_PART
        else reasons.NO_PART
        if place < missions.BILL_SAMPLE
        else reasons.NOT_ENOUGH
    )
