"""Which actions can be declared, and why others cannot."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import TILES
from cinqmars.games.first_martians.data.missions import (
    ANY_PART,
    ANYWHERE,
    AT_BLACK,
    BILL_RESERVE,
    IN_HUB,
    ON_SHEET,
)
from cinqmars.games.first_martians.rules import bills, reasons, targets
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.requirements import suits_machine
from cinqmars.games.first_martians.state import BROKEN, FACE_UP, GREEN, NONE, OPEN, Table, is_shut, tokens_of

# What can be declared


def conceivable(s: Table, near: list[bool]) -> list[int]:
    """Actions worth showing, possible or not; `near` are the spaces in reach."""
    found = [targets.REST, targets.RELAX, targets.TREAT, targets.MAINTAIN, targets.EXAMINE]
    if s.examined:
        found.append(targets.DISCOVER)
    found += [targets.PLANT + farm for farm in range(2) if s.built[c.FARMS[farm]] and (s.seeds or farm == 0)]
    found += [targets.ROVER + r for r in range(c.N_ROVERS) if s.on_rover[r]]
    if s.upgrade_cards:
        found += [targets.UPGRADE + u for u in range(c.N_UPGRADES) if s.upgrade_cards >> u & 1]
    found += [targets.BACKUP + f - targets.CARD_AT for f in sheet(s).buildable if not s.built[f]]
    found += sorted([targets.EVENT + event for event in s.journal])
    there: list[int] = []
    for x in range(c.N_SPACES):
        if s.ground[x] == NONE:
            if near[x]:
                found.append(targets.EXPLORE + x)
            continue
        if s.zone_samples[x]:
            there.append(targets.GATHER + 4 * x)
        for colour in range(c.N_TOKEN_COLOURS):
            if s.zone_tokens[x * c.N_TOKEN_COLOURS + colour] and gatherable(s, colour):
                there.append(targets.GATHER + 4 * x + 1 + colour)
    found += there
    if BROKEN in s.slots:
        found += [targets.REPAIR + slot for slot in range(c.N_SLOTS) if s.slots[slot] == BROKEN]
    if s.shut.count(OPEN) < 2 * c.N_FACILITIES:
        found += [targets.UNSHUT + i for i in range(2 * c.N_FACILITIES) if s.shut[i] != OPEN]
    return found + special_targets(s)


def special_targets(s: Table) -> list[int]:
    found: list[int] = []
    for number, special in enumerate(sheet(s).specials):
        first = targets.SPECIAL + number * targets.PLACES
        if special.place == IN_HUB:
            found.append(first + c.N_SPACES)
            continue
        for x in range(c.N_SPACES):
            if s.ground[x] != NONE and suits(s, special.place, x):
                found.append(first + x)
    return found


def suits(s: Table, place: int, x: int) -> bool:
    if place == AT_BLACK:
        return s.zone_tokens[x * c.N_TOKEN_COLOURS + 2] > 0
    return place == ANYWHERE or x < 8


def gatherable(s: Table, colour: int) -> bool:
    return any([entry[0] == colour for entry in sheet(s).gathered])


def cannot_declare(s: Table, target: int, piece: int, now: bills.Standing) -> str:  # rules: L7, L10
    """Why a pawn cannot begin this action; empty if it can."""
    action = targets.ACTION_OF[target] if target < targets.SPECIAL else targets.special_of(s, target).action
    if piece >= c.FIRST_MACHINE and not suits_machine(action, piece - c.FIRST_MACHINE):
        return reasons.MACHINE_TYPE
    if now.bars[action]:
        return now.bars[action]
    if targets.EXPLORE <= target < targets.GATHER:
        if not now.near[target - targets.EXPLORE]:
            return reasons.NO_ROUTE
        return reasons.ALREADY_PLANNED if target in s.target else now.lacks[action]
    if target >= targets.GATHER:
        place = targets.place_of_target(target)
        if place != c.HUB and not now.near[place]:
            return reasons.NO_ROUTE
    if target >= targets.TREAT:
        reason = cannot_aim(s, target)
        if reason:
            return reason
    if target < targets.UNSHUT and bills.FREE[target]:
        return now.lacks[action]
    if targets.REPAIR <= target < targets.UNSHUT:
        return "" if can_mend(s, target - targets.REPAIR, now.left, now.taken) else reasons.NO_PART
    if targets.UNSHUT <= target < targets.SPECIAL:
        tile = target - targets.UNSHUT
        return "" if now.left[BILL_RESERVE + (tile & 1)] >= tile_cost(s, tile) else reasons.NO_RESERVE
    if target >= targets.SPECIAL and targets.special_of(s, target).cost[:1] == ((ANY_PART, 1),):
        return "" if part_options(s, target) else reasons.NO_PART
    own = bills.price(s, target, 0)
    return bills.lacking(bills.short_of(now.left, now.tolls[action] + own)) if own else now.lacks[action]


def can_mend(s: Table, slot: int, left: list[int], taken: list[int]) -> bool:
    """Is there a spare part, or a part to swap, and can the action itself be paid?"""
    target = targets.REPAIR + slot
    if bills.short_of(left, bills.dues(s, target, 0, taken)) == NONE:
        return True
    part = slot % c.N_PARTS
    return any([is_donor(s, f * c.N_PARTS + part, slot, left, taken) for f in range(c.N_FACILITIES)])


def is_donor(s: Table, donor: int, slot: int, left: list[int], taken: list[int]) -> bool:  # rules: X18
    """Can this working part be swapped in, with what its absence costs the plan?"""
    f = donor // c.N_PARTS
    if s.slots[donor] != GREEN or f == slot // c.N_PARTS or donor in taken or is_shut(s, f):
        return False
    due = bills.dues(s, targets.REPAIR + slot, 1, [*taken, donor])
    penalty = c.PENALTY[donor]
    if penalty in (c.PAY_ENERGY, c.PAY_OXYGEN):
        place = BILL_RESERVE + (c.ENERGY if penalty == c.PAY_ENERGY else c.OXYGEN)
        others = sum([c.FACILITY_OF[targets.action_of(s, target)] == f for target in s.target])
        return left[place] >= others and bills.short_of(left, due) == NONE
    return bills.short_of(left, due) == NONE


def with_options(s: Table, slot: int) -> list[int]:  # rules: X17, X18
    """A spare part, or a working part of the same kind from another facility."""
    left, taken = bills.balance(s), bills.donors(s)
    found = [0] if bills.short_of(left, bills.dues(s, targets.REPAIR + slot, 0, taken)) == NONE else []
    part = slot % c.N_PARTS
    rest = [f * c.N_PARTS + part for f in range(c.N_FACILITIES)]
    return found + [1 + donor for donor in rest if is_donor(s, donor, slot, left, taken)]


def part_options(s: Table, target: int) -> list[int]:
    left, taken = bills.balance(s), bills.donors(s)
    return [
        part for part in range(c.N_PARTS) if bills.short_of(left, bills.dues(s, target, part, taken)) == NONE
    ]


def cannot_aim(s: Table, target: int) -> str:
    """Reasons that lie in the thing itself."""
    if target == targets.TREAT:
        return "" if max(s.wounds) or max(s.afflicted) else reasons.NOBODY_HURT
    if target < targets.PLANT:
        return ""
    if target < targets.ROVER:
        return cannot_sow(s, target - targets.PLANT)
    if target < targets.GATHER:
        if targets.ROVER <= target < targets.UPGRADE:
            planned = sum([t == target for t in s.target])
            return (
                reasons.ALREADY_PLANNED
                if planned >= len(tokens_of(s.on_rover[target - targets.ROVER]))
                else ""
            )
        if targets.UPGRADE <= target < targets.BACKUP and is_shut(s, c.UPGRADE_OF[target - targets.UPGRADE]):
            return reasons.FACILITY_SHUT
        return reasons.ALREADY_PLANNED if target in s.target else ""
    if target < targets.REPAIR:
        x, what = divmod(target - targets.GATHER, 4)
        there = s.zone_samples[x] if what == 0 else s.zone_tokens[x * c.N_TOKEN_COLOURS + what - 1]
        return reasons.NOTHING_THERE if sum([t == target for t in s.target]) >= there else ""
    if target < targets.UNSHUT:
        slot = target - targets.REPAIR
        if is_shut(s, slot // c.N_PARTS):
            return reasons.FACILITY_SHUT
        return reasons.ALREADY_PLANNED if target in s.target else ""
    return "" if target < targets.SPECIAL else cannot_do_special(s, target)


def tile_cost(s: Table, tile: int) -> int:  # rules: X23, X24
    """What removing a shutdown tile takes: as much as it shows, at least 1 while it lies face down."""
    state = s.shut[tile]
    return TILES[state - FACE_UP].cost if state >= FACE_UP else 1


def cannot_sow(s: Table, farm: int) -> str:  # rules: P11, X16
    if is_shut(s, c.FARMS[farm]):
        return reasons.FACILITY_SHUT
    if any([targets.PLANT <= t < targets.ROVER for t in s.target]):
        return reasons.ONE_SOWING
    grown = s.plants[farm] + s.growth[farm].bit_count()
    return reasons.FARM_FULL if grown >= s.greenhouses[farm] or s.growth[farm] & 1 else ""


def cannot_do_special(s: Table, target: int) -> str:
    special = targets.special_of(s, target)
    number = (target - targets.SPECIAL) // targets.PLACES
    check, what, least = special.needs
    if check >= 0:
        if (s.on_sheet[what] if check == ON_SHEET else s.counters[what]) < least:
            return reasons.NOT_YET
    again = sum(
        [t >= targets.SPECIAL and (t - targets.SPECIAL) // targets.PLACES == number for t in s.target]
    )
    if special.per_round and again >= special.per_round:
        return reasons.ONCE_A_ROUND
    place = targets.place_of_target(target)
    if place != c.HUB and special.place not in (ANYWHERE, AT_BLACK):
        beside = [place, (place + 1) % 8, (place + 7) % 8]
        masts = [x for x in range(8) if s.zone_tokens[x * c.N_TOKEN_COLOURS + 2]]
        masts += [
            targets.place_of_target(t)
            for t in s.target
            if t >= targets.SPECIAL and targets.place_of_target(t) != c.HUB
        ]
        if any([x in masts for x in beside]):
            return reasons.MAST_NEARBY
    return ""
