"""What an action needs: its type, pawns, costs; and why it cannot be declared. Reasons are ids of messages."""

from __future__ import annotations

from typing import Final

from .cards import TILES
from .components import (
    BLOCKED,
    BUILD,
    CONNECTOR,
    ENERGY,
    EVENT,
    EXPLORE,
    FACILITY_OF,
    FARMS,
    FILTER,
    FIRST_MACHINE,
    FIRST_ROVER,
    FROGGY,
    GARAGE,
    GATHER,
    HUB,
    MACHINE_ACTION,
    MAINTAIN,
    MISSION,
    N_ACTIONS,
    N_FACILITIES,
    N_PARTS,
    N_PAWNS,
    N_ROVERS,
    N_SLOTS,
    N_SPACES,
    N_TOKEN_COLOURS,
    N_UPGRADES,
    NO_ROVER,
    NOWHERE,
    OXYGEN,
    PAY_ENERGY,
    PAY_OXYGEN,
    PENALTY,
    PLUS1,
    POWER_GENERATOR,
    RELAX,
    RESEARCH,
    REST,
    ROVER_SAVES,
    TREAT,
    UNSHUT,
    UPGRADE_OF,
)
from .effect import OUTSIDE
from .events import EVENTS, PART_COST
from .hub import count_of, holds, is_blocked
from .kinds import (
    PLACES,
    T_BACKUP,
    T_DISCOVER,
    T_EVENT,
    T_EXAMINE,
    T_EXPLORE,
    T_GATHER,
    T_MAINTAIN,
    T_PLANT,
    T_RELAX,
    T_REPAIR,
    T_REST,
    T_ROVER,
    T_SPECIAL,
    T_TREAT,
    T_UNSHUT,
    T_UPGRADE,
)
from .missions import (
    ANY_PART,
    ANYWHERE,
    AT_BLACK,
    BILL,
    BILL_COUNTER,
    BILL_EXAMINED,
    BILL_MARKER,
    BILL_PART,
    BILL_RESERVE,
    BILL_SAMPLE,
    BILL_SEED,
    BILL_TOKEN,
    IN_HUB,
    MAX_COUNTERS,
    ON_SHEET,
    Special,
)
from .objectives import sheet
from .routes import along, reachable
from .state import BROKEN, FACE_UP, GREEN, NONE, OPEN, Table, has, is_broken, is_shut, tokens_of

ACTION_OF: Final[list[int]] = [  # by target
    *(0, REST, RELAX, TREAT, MAINTAIN),
    *[RESEARCH] * (T_ROVER - T_EXAMINE),
    *[BUILD] * (T_EVENT - T_ROVER),
    *[EVENT] * (T_EXPLORE - T_EVENT),
    *[EXPLORE] * (T_GATHER - T_EXPLORE),
    *[GATHER] * (T_REPAIR - T_GATHER),
    *[BUILD] * (T_UNSHUT - T_REPAIR),
    *[UNSHUT] * (T_SPECIAL - T_UNSHUT),
]
CARD_AT: Final = 13  # facility of the first facility card
FREE: Final[list[bool]] = [  # by target: takes nothing but what its facility takes
    target < T_EXAMINE or T_ROVER <= target < T_EVENT or T_EXPLORE <= target < T_REPAIR or target >= T_UNSHUT
    for target in range(T_SPECIAL)
]
DICE_ACTIONS: Final = (EXPLORE, GATHER, RESEARCH, BUILD)


MACHINE_TYPE: Final = "machine-type"
FACILITY_SHUT: Final = "facility-shut"
FACILITY_BLOCKED: Final = "facility-blocked"
NO_ROUTE: Final = "no-route"
ALREADY_PLANNED: Final = "already-planned"
NOTHING_THERE: Final = "nothing-there"
NOBODY_HURT: Final = "nobody-hurt"
FARM_FULL: Final = "farm-full"
ONE_SOWING: Final = "one-sowing"
NOT_ENOUGH: Final = "not-enough"
NO_PART: Final = "no-part"
ONCE_A_ROUND: Final = "once-a-round"
NOT_YET: Final = "not-yet"
MAST_NEARBY: Final = "mast-nearby"
NO_RESERVE: Final = "no-reserve"
TWO_MACHINES: Final = "two-machines"
ROVER_INSIDE: Final = "rover-inside"
ROVER_IS_BLOCKED: Final = "rover-blocked"
ROVER_GARAGE: Final = "rover-garage"
ROVER_TAKEN: Final = "rover-taken"
ROVER_TYPE: Final = "rover-type"
ENOUGH_PAWNS: Final = "enough-pawns"
NOTHING: Final[list[int]] = []  # a bill without a line; never changed


# What a target is


def special_of(s: Table, target: int) -> Special:
    return sheet(s).specials[(target - T_SPECIAL) // PLACES]


def action_of(s: Table, target: int) -> int:  # rules: X1
    """The step in which it is resolved; special actions with a type go with their type."""
    return ACTION_OF[target] if target < T_SPECIAL else special_of(s, target).action


def place_of_target(target: int) -> int:
    """The space an action happens in, or HUB."""
    if T_EXPLORE <= target < T_GATHER:
        return target - T_EXPLORE
    if T_GATHER <= target < T_REPAIR:
        return (target - T_GATHER) // 4
    if target >= T_SPECIAL:
        place = (target - T_SPECIAL) % PLACES
        return place if place < N_SPACES else HUB
    return HUB


def rolls_dice(s: Table, target: int) -> bool:  # rules: L4, L5
    return action_of(s, target) in DICE_ACTIONS


# Pawns


def needed(s: Table, target: int, route: list[int]) -> tuple[int, int]:  # rules: L4 to L6
    """Pawns to try it, and pawns to succeed without dice; rovers not counted."""
    action = action_of(s, target)
    more = 0
    facility = FACILITY_OF[action]
    if facility != NOWHERE and s.now[facility] and not is_shut(s, facility):
        more += count_of(s.now[facility], PLUS1)
    more += along(s, route)[0] if route else 0
    if s.pawns_now or s.pawns_ever:
        more += changes(s, action, place_of_target(target))
    if action in DICE_ACTIONS:
        return max(1, 1 + more), max(1, 2 + more)
    fixed = 1
    if action == EVENT:
        fixed = EVENTS[target - T_EVENT].pawns
    elif action == MISSION:
        fixed = special_of(s, target).pawns
    return max(1, fixed + more), max(1, fixed + more)


def changes(s: Table, action: int, place: int) -> int:
    total = 0
    for mods in (s.pawns_now, s.pawns_ever):
        for i in range(0, len(mods), 3):
            meant = place != HUB if mods[i] == OUTSIDE else mods[i] == action
            if meant and (mods[i + 2] == 0 or (place != HUB and mods[i + 2] >> place % 8 & 1)):
                total += mods[i + 1]
    return total


def strength(s: Table, i: int) -> int:  # rules: L6, T10, T11
    """Pawns of a stack, its rover counted as what it saves; less what +1 tokens on rover and card take."""
    rover = s.rover[i]
    saved = 0
    if rover != NONE:
        saved = ROVER_SAVES[rover]
        if s.on_rover[rover]:
            saved -= count_of(s.on_rover[rover], PLUS1)
    worn = s.worn[performer(s, i)]
    if worn and s.target[i] != T_REST:
        saved -= count_of(worn, PLUS1)
    return len(s.pawns[i]) + saved


def performer(s: Table, i: int) -> int:  # rules: L3, L15
    top = s.pawns[i][-1]
    return top // 2 if top < N_PAWNS else s.operator[top - FIRST_MACHINE]


# Costs


def donors(s: Table) -> list[int]:  # rules: X18
    return [
        s.means[i] - 1 for i in range(len(s.target)) if T_REPAIR <= s.target[i] < T_UNSHUT and s.means[i] > 0
    ]


def penalty_at(s: Table, facility: int, part: int, taken: list[int]) -> int:
    """The penalty of a slot that is broken, or whose part the plan takes away."""
    slot = facility * N_PARTS + part
    return PENALTY[slot] if is_broken(s, slot) or slot in taken else 0


def toll(s: Table, facility: int, taken: list[int]) -> list[int]:  # rules: L8, L11
    """What an open facility takes for its broken parts: places of a bill and numbers in turn."""
    found = NOTHING
    slot = facility * N_PARTS + CONNECTOR
    if PENALTY[slot] == PAY_ENERGY and (s.slots[slot] >= BROKEN or slot in taken):
        if facility < GARAGE or not has(s, POWER_GENERATOR):
            found = [BILL_RESERVE + ENERGY, 1]
    slot = facility * N_PARTS + FILTER
    if PENALTY[slot] == PAY_OXYGEN and (s.slots[slot] >= BROKEN or slot in taken):
        found = [*found, BILL_RESERVE + OXYGEN, 1]
    return found


def price(s: Table, target: int, means: int) -> list[int]:  # rules: L7
    """What an action itself takes, in the same way."""
    if target < T_SPECIAL and FREE[target]:
        return NOTHING
    if target == T_EXAMINE:
        return [BILL_SAMPLE, 1]
    if target == T_DISCOVER:
        return [BILL_EXAMINED, 1]
    if target < T_ROVER:
        return [BILL_SEED, 1]
    if T_REPAIR <= target < T_UNSHUT:
        return [BILL_PART + (target - T_REPAIR) % N_PARTS, 1] if means == 0 else NOTHING
    if T_EVENT <= target < T_EXPLORE:
        cost = EVENTS[target - T_EVENT].cost
        if not cost:
            return NOTHING
        return [BILL_PART + cost[1], 1] if cost[0] == PART_COST else [BILL_RESERVE + cost[0], cost[1]]
    found: list[int] = []
    for what, n in special_of(s, target).cost:
        found += (BILL_PART + means if what == ANY_PART else what, n)
    return found


def dues(s: Table, target: int, means: int, taken: list[int]) -> list[int]:
    """All that a declared action takes."""
    facility = FACILITY_OF[action_of(s, target)]
    if facility == NOWHERE or is_shut(s, facility):
        return price(s, target, means)
    return toll(s, facility, taken) + price(s, target, means)


def bill(s: Table, target: int, means: int, taken: list[int]) -> list[int]:
    owed = [0] * BILL
    due = dues(s, target, means, taken)
    for k in range(0, len(due), 2):
        owed[due[k]] += due[k + 1]
    return owed


def purse(s: Table) -> list[int]:
    held = s.reserve + s.parts[:N_PARTS] + [s.samples[0], s.seeds] + s.in_hold[:N_TOKEN_COLOURS]
    held.append(s.markers)
    held += s.counters
    held += [0] * (MAX_COUNTERS - len(s.counters))
    held.append(s.examined)
    return held


def pay(s: Table, owed: list[int], sign: int) -> None:
    """Take what a bill says, or with sign -1 give it back."""
    for i in range(BILL_PART):
        s.reserve[i] -= sign * owed[i]
    for i in range(N_PARTS):
        s.parts[i] -= sign * owed[BILL_PART + i]
    s.samples[0] -= sign * owed[BILL_SAMPLE]
    s.seeds -= sign * owed[BILL_SEED]
    for i in range(N_TOKEN_COLOURS):
        s.in_hold[i] -= sign * owed[BILL_TOKEN + i]
    s.markers -= sign * owed[BILL_MARKER]
    for i in range(len(s.counters)):
        s.counters[i] -= sign * owed[BILL_COUNTER + i]
    s.examined -= sign * owed[BILL_EXAMINED]


class Standing:
    """What the plan as it stands leaves to whoever declares the next action."""

    __slots__ = ("bars", "lacks", "left", "near", "taken", "tolls")

    def __init__(self, s: Table) -> None:
        self.near: list[bool] = reachable(s)
        self.taken: list[int] = donors(s)
        self.tolls: list[list[int]] = [NOTHING] * N_ACTIONS
        self.bars: list[str] = [""] * N_ACTIONS  # why an action's facility cannot be used
        self.lacks: list[str] = [""] * N_ACTIONS  # why its toll cannot be paid
        self.left: list[int] = purse(s)  # once the plan is paid; below 0 where it cannot be
        dear: list[int] = []  # actions with a toll
        for action in range(REST, UNSHUT):  # those that have a facility
            facility = FACILITY_OF[action]
            if is_shut(s, facility):
                self.bars[action] = "" if action == EXPLORE else FACILITY_SHUT  # on foot one may (ruling 47)
                continue
            if s.now[facility] and holds(s.now[facility], BLOCKED):
                self.bars[action] = FACILITY_BLOCKED
            due = toll(s, facility, self.taken)
            if due:
                self.tolls[action] = due
                dear.append(action)
        for i, target in enumerate(s.target):
            if dear:
                deduct(self.left, self.tolls[action_of(s, target)])
            if target >= T_SPECIAL or not FREE[target]:
                deduct(self.left, price(s, target, s.means[i]))
        for action in dear:
            self.lacks[action] = lacking(short_of(self.left, self.tolls[action]))


def deduct(left: list[int], due: list[int]) -> None:
    for k in range(0, len(due), 2):
        left[due[k]] -= due[k + 1]


def balance(s: Table) -> list[int]:
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
    return NO_RESERVE if place < BILL_PART else NO_PART if place < BILL_SAMPLE else NOT_ENOUGH


# What can be declared


def conceivable(s: Table, near: list[bool]) -> list[int]:
    """Actions worth showing, possible or not; `near` are the spaces in reach."""
    found = [T_REST, T_RELAX, T_TREAT, T_MAINTAIN, T_EXAMINE]
    if s.examined:
        found.append(T_DISCOVER)
    found += [T_PLANT + farm for farm in range(2) if s.built[FARMS[farm]] and (s.seeds or farm == 0)]
    found += [T_ROVER + r for r in range(N_ROVERS) if s.on_rover[r]]
    if s.upgrade_cards:
        found += [T_UPGRADE + u for u in range(N_UPGRADES) if s.upgrade_cards >> u & 1]
    found += [T_BACKUP + f - CARD_AT for f in sheet(s).buildable if not s.built[f]]
    found += sorted([T_EVENT + event for event in s.journal])
    there: list[int] = []
    for x in range(N_SPACES):
        if s.ground[x] == NONE:
            if near[x]:
                found.append(T_EXPLORE + x)
            continue
        if s.zone_samples[x]:
            there.append(T_GATHER + 4 * x)
        for colour in range(N_TOKEN_COLOURS):
            if s.zone_tokens[x * N_TOKEN_COLOURS + colour] and gatherable(s, colour):
                there.append(T_GATHER + 4 * x + 1 + colour)
    found += there
    if BROKEN in s.slots:
        found += [T_REPAIR + slot for slot in range(N_SLOTS) if s.slots[slot] == BROKEN]
    if s.shut.count(OPEN) < 2 * N_FACILITIES:
        found += [T_UNSHUT + i for i in range(2 * N_FACILITIES) if s.shut[i] != OPEN]
    return found + special_targets(s)


def special_targets(s: Table) -> list[int]:
    found: list[int] = []
    for number, special in enumerate(sheet(s).specials):
        first = T_SPECIAL + number * PLACES
        if special.place == IN_HUB:
            found.append(first + N_SPACES)
            continue
        for x in range(N_SPACES):
            if s.ground[x] != NONE and suits(s, special.place, x):
                found.append(first + x)
    return found


def suits(s: Table, place: int, x: int) -> bool:
    if place == AT_BLACK:
        return s.zone_tokens[x * N_TOKEN_COLOURS + 2] > 0
    return place == ANYWHERE or x < 8


def gatherable(s: Table, colour: int) -> bool:
    return any([entry[0] == colour for entry in sheet(s).gathered])


def cannot_declare(s: Table, target: int, piece: int, now: Standing) -> str:  # rules: L7, L10
    """Why a pawn cannot begin this action; empty if it can."""
    action = ACTION_OF[target] if target < T_SPECIAL else special_of(s, target).action
    if piece >= FIRST_MACHINE and not suits_machine(action, piece - FIRST_MACHINE):
        return MACHINE_TYPE
    if now.bars[action]:
        return now.bars[action]
    if T_EXPLORE <= target < T_GATHER:
        if not now.near[target - T_EXPLORE]:
            return NO_ROUTE
        return ALREADY_PLANNED if target in s.target else now.lacks[action]
    if target >= T_GATHER:
        place = place_of_target(target)
        if place != HUB and not now.near[place]:
            return NO_ROUTE
    if target >= T_TREAT:
        reason = cannot_aim(s, target)
        if reason:
            return reason
    if target < T_UNSHUT and FREE[target]:
        return now.lacks[action]
    if T_REPAIR <= target < T_UNSHUT:
        return "" if can_mend(s, target - T_REPAIR, now.left, now.taken) else NO_PART
    if T_UNSHUT <= target < T_SPECIAL:
        tile = target - T_UNSHUT
        return "" if now.left[BILL_RESERVE + (tile & 1)] >= tile_cost(s, tile) else NO_RESERVE
    if target >= T_SPECIAL and special_of(s, target).cost[:1] == ((ANY_PART, 1),):
        return "" if part_options(s, target) else NO_PART
    own = price(s, target, 0)
    return lacking(short_of(now.left, now.tolls[action] + own)) if own else now.lacks[action]


def can_mend(s: Table, slot: int, left: list[int], taken: list[int]) -> bool:
    """Is there a spare part, or a part to swap, and can the action itself be paid?"""
    target = T_REPAIR + slot
    if short_of(left, dues(s, target, 0, taken)) == NONE:
        return True
    part = slot % N_PARTS
    return any([is_donor(s, f * N_PARTS + part, slot, left, taken) for f in range(N_FACILITIES)])


def is_donor(s: Table, donor: int, slot: int, left: list[int], taken: list[int]) -> bool:  # rules: X18
    """Can this working part be swapped in, with what its absence costs the plan?"""
    f = donor // N_PARTS
    if s.slots[donor] != GREEN or f == slot // N_PARTS or donor in taken or is_shut(s, f):
        return False
    due = dues(s, T_REPAIR + slot, 1, [*taken, donor])
    penalty = PENALTY[donor]
    if penalty in (PAY_ENERGY, PAY_OXYGEN):
        place = BILL_RESERVE + (ENERGY if penalty == PAY_ENERGY else OXYGEN)
        others = sum([FACILITY_OF[action_of(s, target)] == f for target in s.target])
        return left[place] >= others and short_of(left, due) == NONE
    return short_of(left, due) == NONE


def with_options(s: Table, slot: int) -> list[int]:  # rules: X17, X18
    """A spare part, or a working part of the same kind from another facility."""
    left, taken = balance(s), donors(s)
    found = [0] if short_of(left, dues(s, T_REPAIR + slot, 0, taken)) == NONE else []
    part = slot % N_PARTS
    rest = [f * N_PARTS + part for f in range(N_FACILITIES)]
    return found + [1 + donor for donor in rest if is_donor(s, donor, slot, left, taken)]


def part_options(s: Table, target: int) -> list[int]:
    left, taken = balance(s), donors(s)
    return [part for part in range(N_PARTS) if short_of(left, dues(s, target, part, taken)) == NONE]


def suits_machine(action: int, machine: int) -> bool:  # rules: L14
    return action in (MACHINE_ACTION[machine], EVENT, UNSHUT, MISSION)


def cannot_aim(s: Table, target: int) -> str:
    """Reasons that lie in the thing itself."""
    if target == T_TREAT:
        return "" if max(s.wounds) or max(s.afflicted) else NOBODY_HURT
    if target < T_PLANT:
        return ""
    if target < T_ROVER:
        return cannot_sow(s, target - T_PLANT)
    if target < T_GATHER:
        if T_ROVER <= target < T_UPGRADE:
            planned = sum([t == target for t in s.target])
            return ALREADY_PLANNED if planned >= len(tokens_of(s.on_rover[target - T_ROVER])) else ""
        if T_UPGRADE <= target < T_BACKUP and is_shut(s, UPGRADE_OF[target - T_UPGRADE]):
            return FACILITY_SHUT
        return ALREADY_PLANNED if target in s.target else ""
    if target < T_REPAIR:
        x, what = divmod(target - T_GATHER, 4)
        there = s.zone_samples[x] if what == 0 else s.zone_tokens[x * N_TOKEN_COLOURS + what - 1]
        return NOTHING_THERE if sum([t == target for t in s.target]) >= there else ""
    if target < T_UNSHUT:
        slot = target - T_REPAIR
        if is_shut(s, slot // N_PARTS):
            return FACILITY_SHUT
        return ALREADY_PLANNED if target in s.target else ""
    return "" if target < T_SPECIAL else cannot_do_special(s, target)


def tile_cost(s: Table, tile: int) -> int:  # rules: X23, X24
    """What removing a shutdown tile takes: as much as it shows, at least 1 while it lies face down."""
    state = s.shut[tile]
    return TILES[state - FACE_UP].cost if state >= FACE_UP else 1


def cannot_sow(s: Table, farm: int) -> str:  # rules: P11, X16
    if is_shut(s, FARMS[farm]):
        return FACILITY_SHUT
    if any([T_PLANT <= t < T_ROVER for t in s.target]):
        return ONE_SOWING
    grown = s.plants[farm] + s.growth[farm].bit_count()
    return FARM_FULL if grown >= s.greenhouses[farm] or s.growth[farm] & 1 else ""


def cannot_do_special(s: Table, target: int) -> str:
    special = special_of(s, target)
    number = (target - T_SPECIAL) // PLACES
    check, what, least = special.needs
    if check >= 0:
        if (s.on_sheet[what] if check == ON_SHEET else s.counters[what]) < least:
            return NOT_YET
    again = sum([t >= T_SPECIAL and (t - T_SPECIAL) // PLACES == number for t in s.target])
    if special.per_round and again >= special.per_round:
        return ONCE_A_ROUND
    place = place_of_target(target)
    if place != HUB and special.place not in (ANYWHERE, AT_BLACK):
        beside = [place, (place + 1) % 8, (place + 7) % 8]
        masts = [x for x in range(8) if s.zone_tokens[x * N_TOKEN_COLOURS + 2]]
        masts += [place_of_target(t) for t in s.target if t >= T_SPECIAL and place_of_target(t) != HUB]
        if any([x in masts for x in beside]):
            return MAST_NEARBY
    return ""


# Rovers


def cannot_drive(s: Table, rover: int, i: int) -> str:  # rules: L13, L16 to L19
    """Why a rover cannot help a stack."""
    if is_blocked(s, rover):
        return ROVER_IS_BLOCKED
    if s.rover[i] not in (NONE, rover):
        return ROVER_TAKEN
    if place_of_target(s.target[i]) == HUB:
        return ROVER_INSIDE
    action = action_of(s, s.target[i])
    if action not in DICE_ACTIONS or (rover == FROGGY and action != EXPLORE):
        return ROVER_TYPE
    return ROVER_GARAGE if action == EXPLORE and no_rover_explores(s) else ""


def no_rover_explores(s: Table) -> bool:  # rules: L13, L19
    return is_shut(s, GARAGE) or penalty_at(s, GARAGE, CONNECTOR, donors(s)) == NO_ROVER


# Pieces


def open_pieces(s: Table) -> list[int]:
    """Pawns, machines and rovers that can be used this round."""
    found: list[int] = []
    for a in range(s.crew):
        for k in range(2 - s.lost_pawns[a]):
            found.append(2 * a + k)
    if s.machines:
        found += [FIRST_MACHINE + m for m in range(4) if s.machines >> m & 1]
    return found + [FIRST_ROVER + r for r in range(N_ROVERS) if not is_blocked(s, r)]


def stack_of(s: Table, piece: int) -> int:
    """Where a piece stands, or NONE."""
    if piece >= FIRST_ROVER:
        rover = piece - FIRST_ROVER
        return s.rover.index(rover) if rover in s.rover else NONE
    for i, stack in enumerate(s.pawns):
        if piece in stack:
            return i
    return NONE
