"""Which actions can be declared, and why others cannot.

Nothing runs more often: here targets go by their names, not by their module.
"""

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
from cinqmars.games.first_martians.rules import reasons
from cinqmars.games.first_martians.rules.bills import (
    FREE,
    Standing,
    balance,
    donors,
    dues,
    lacking,
    price,
    short_of,
)
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.requirements import suits_machine, why_no_machine
from cinqmars.games.first_martians.rules.targets import (
    ACTION_OF,
    BACKUP,
    CARD_AT,
    DISCOVER,
    EVENT,
    EXAMINE,
    EXPLORE,
    GATHER,
    MAINTAIN,
    PLACE_OF,
    PLACES,
    PLANT,
    RELAX,
    REPAIR,
    REST,
    ROVER,
    SPECIAL,
    TREAT,
    UNSHUT,
    UPGRADE,
    action_of,
    special_of,
)
from cinqmars.games.first_martians.state import (
    BROKEN,
    FACE_UP,
    GREEN,
    NONE,
    OPEN,
    MartiansState,
    is_shut,
    tokens_of,
)


def conceivable(s: MartiansState, near: list[bool]) -> list[int]:
    """Actions worth showing, possible or not; `near` are the spaces in reach."""
    found = [REST, RELAX, TREAT, MAINTAIN, EXAMINE]
    if s.examined:
        found.append(DISCOVER)
    found += [PLANT + farm for farm in range(2) if s.built[c.FARMS[farm]] and (s.seeds or farm == 0)]
    found += [ROVER + r for r in range(c.N_ROVERS) if s.on_rover[r]]
    if s.upgrade_cards:
        found += [UPGRADE + u for u in range(c.N_UPGRADES) if s.upgrade_cards >> u & 1]
    found += [BACKUP + f - CARD_AT for f in sheet(s).buildable if not s.built[f]]
    found += sorted([EVENT + event for event in s.journal])
    there: list[int] = []
    ground, samples = s.ground, s.zone_samples
    for x in range(c.N_SPACES):
        if ground[x] == NONE:
            if near[x]:
                found.append(EXPLORE + x)
            continue
        if samples[x]:
            there.append(GATHER + 4 * x)
        tokens = s.zone_tokens[x * c.N_TOKEN_COLOURS : (x + 1) * c.N_TOKEN_COLOURS]
        if any(tokens):
            there += [GATHER + 4 * x + 1 + k for k, n in enumerate(tokens) if n and gatherable(s, k)]
    found += there
    if BROKEN in s.slots:
        found += [REPAIR + slot for slot, state in enumerate(s.slots) if state == BROKEN]
    if s.shut.count(OPEN) < 2 * c.N_FACILITIES:
        found += [UNSHUT + i for i, state in enumerate(s.shut) if state != OPEN]
    return found + special_targets(s)


def worth_showing(s: MartiansState, now: Standing) -> list[int]:
    """The same, found once for a standing."""
    if not now.shown:
        now.shown = conceivable(s, now.near)
    return now.shown


def special_targets(s: MartiansState) -> list[int]:
    found: list[int] = []
    explored = [x for x, region in enumerate(s.ground) if region != NONE]
    for number, special in enumerate(sheet(s).specials):
        first = SPECIAL + number * PLACES
        if special.place == IN_HUB:
            found.append(first + c.N_SPACES)
        else:
            found += [first + x for x in explored if suits(s, special.place, x)]
    return found


def suits(s: MartiansState, place: int, x: int) -> bool:
    if place == AT_BLACK:
        return s.zone_tokens[x * c.N_TOKEN_COLOURS + 2] > 0
    return place == ANYWHERE or x < 8


def gatherable(s: MartiansState, colour: int) -> bool:
    return any([entry[0] == colour for entry in sheet(s).gathered])


def cannot_declare(s: MartiansState, target: int, piece: int, now: Standing) -> str:  # rules: L7, L10
    """Why a pawn cannot begin this action; empty if it can."""
    action = ACTION_OF[target] if target < SPECIAL else special_of(s, target).action
    if piece >= c.FIRST_MACHINE and not suits_machine(target, action, piece - c.FIRST_MACHINE):
        return why_no_machine(action)
    if now.bars[action]:
        return now.bars[action]
    if EXPLORE <= target < GATHER:
        if not now.near[target - EXPLORE]:
            return reasons.NO_ROUTE
        return reasons.ALREADY_PLANNED if target in s.target else now.lacks[action]
    if target >= EVENT:
        place = PLACE_OF[target]
        if place != c.HUB and not now.near[place]:
            return reasons.NO_ROUTE
    if target >= TREAT:
        reason = cannot_aim(s, target)
        if reason:
            return reason
    if target < UNSHUT and FREE[target]:
        return now.lacks[action]
    if REPAIR <= target < UNSHUT:
        return "" if can_mend(s, target - REPAIR, now.left, now.taken) else reasons.NO_PART
    if UNSHUT <= target < SPECIAL:
        tile = target - UNSHUT
        return "" if now.left[BILL_RESERVE + (tile & 1)] >= tile_cost(s, tile) else reasons.NO_RESERVE
    if target >= SPECIAL and special_of(s, target).cost[:1] == ((ANY_PART, 1),):
        return "" if part_options(s, target) else reasons.NO_PART
    own = price(s, target, 0)
    return lacking(short_of(now.left, now.tolls[action] + own)) if own else now.lacks[action]


def can_mend(s: MartiansState, slot: int, left: list[int], taken: list[int]) -> bool:
    """Is there a spare part, or a part to swap, and can the action itself be paid?"""
    target = REPAIR + slot
    if short_of(left, dues(s, target, 0, taken)) == NONE:
        return True
    part = slot % c.N_PARTS
    return any([is_donor(s, f * c.N_PARTS + part, slot, left, taken) for f in range(c.N_FACILITIES)])


def is_donor(
    s: MartiansState, donor: int, slot: int, left: list[int], taken: list[int]
) -> bool:  # rules: X18
    """Can this working part be swapped in, with what its absence costs the plan?"""
    f = donor // c.N_PARTS
    if s.slots[donor] != GREEN or f == slot // c.N_PARTS or donor in taken or is_shut(s, f):
        return False
    due = dues(s, REPAIR + slot, 1, [*taken, donor])
    penalty = c.PENALTY[donor]
    if penalty in (c.PAY_ENERGY, c.PAY_OXYGEN):
        place = BILL_RESERVE + (c.ENERGY if penalty == c.PAY_ENERGY else c.OXYGEN)
        others = sum([c.FACILITY_OF[action_of(s, target)] == f for target in s.target])
        return left[place] >= others and short_of(left, due) == NONE
    return short_of(left, due) == NONE


def with_options(s: MartiansState, slot: int) -> list[int]:  # rules: X17, X18
    """A spare part, or a working part of the same kind from another facility."""
    left, taken = balance(s), donors(s)
    found = [0] if short_of(left, dues(s, REPAIR + slot, 0, taken)) == NONE else []
    part = slot % c.N_PARTS
    rest = [f * c.N_PARTS + part for f in range(c.N_FACILITIES)]
    return found + [1 + donor for donor in rest if is_donor(s, donor, slot, left, taken)]


def part_options(s: MartiansState, target: int) -> list[int]:
    left, taken = balance(s), donors(s)
    return [part for part in range(c.N_PARTS) if short_of(left, dues(s, target, part, taken)) == NONE]


def cannot_aim(s: MartiansState, target: int) -> str:
    """Reasons that lie in the thing itself."""
    if target == TREAT:
        return "" if max(s.wounds) or max(s.afflicted) else reasons.NOBODY_HURT
    if target < PLANT:
        return ""
    if target < ROVER:
        return cannot_sow(s, target - PLANT)
    if target < GATHER:
        if ROVER <= target < UPGRADE:
            planned = s.target.count(target)
            return reasons.ALREADY_PLANNED if planned >= len(tokens_of(s.on_rover[target - ROVER])) else ""
        if UPGRADE <= target < BACKUP and is_shut(s, c.UPGRADE_OF[target - UPGRADE]):
            return reasons.FACILITY_SHUT
        return reasons.ALREADY_PLANNED if target in s.target else ""
    if target < REPAIR:
        x, what = divmod(target - GATHER, 4)
        there = s.zone_samples[x] if what == 0 else s.zone_tokens[x * c.N_TOKEN_COLOURS + what - 1]
        return reasons.NOTHING_THERE if s.target.count(target) >= there else ""
    if target < UNSHUT:
        slot = target - REPAIR
        if is_shut(s, slot // c.N_PARTS):
            return reasons.FACILITY_SHUT
        return reasons.ALREADY_PLANNED if target in s.target else ""
    return "" if target < SPECIAL else cannot_do_special(s, target)


def tile_cost(s: MartiansState, tile: int) -> int:  # rules: X23, X24
    """What removing a shutdown tile takes: as much as it shows, at least 1 while it lies face down."""
    state = s.shut[tile]
    return TILES[state - FACE_UP].cost if state >= FACE_UP else 1


def cannot_sow(s: MartiansState, farm: int) -> str:  # rules: P11, X16
    if is_shut(s, c.FARMS[farm]):
        return reasons.FACILITY_SHUT
    if any([PLANT <= t < ROVER for t in s.target]):
        return reasons.ONE_SOWING
    grown = s.plants[farm] + s.growth[farm].bit_count()
    return reasons.FARM_FULL if grown >= s.greenhouses[farm] or s.growth[farm] & 1 else ""


def cannot_do_special(s: MartiansState, target: int) -> str:
    special = special_of(s, target)
    number = (target - SPECIAL) // PLACES
    check, what, least = special.needs
    if check >= 0:
        if (s.on_sheet[what] if check == ON_SHEET else s.counters[what]) < least:
            return reasons.NOT_YET
    again = sum([t >= SPECIAL and (t - SPECIAL) // PLACES == number for t in s.target])
    if special.per_round and again >= special.per_round:
        return reasons.ONCE_A_ROUND
    place = PLACE_OF[target]
    if place != c.HUB and special.place not in (ANYWHERE, AT_BLACK):
        beside = [place, (place + 1) % 8, (place + 7) % 8]
        masts = [x for x in range(8) if s.zone_tokens[x * c.N_TOKEN_COLOURS + 2]]
        masts += [PLACE_OF[t] for t in s.target if t >= SPECIAL and PLACE_OF[t] != c.HUB]
        if any([x in masts for x in beside]):
            return reasons.MAST_NEARBY
    return ""
