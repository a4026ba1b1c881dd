"""Which actions can be declared, and why others cannot.

Nothing runs more often: here targets go by their names, not by their module.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import TILES
from cinqmars.games.first_martians.data.missions import (
    ANY_PART,
    ANYWHERE,
    AT_BLACK,
    BILL,
    BILL_PART,
    BILL_RESERVE,
    IN_HUB,
    ON_SHEET,
    Special,
)
from cinqmars.games.first_martians.grounds import Grounds
from cinqmars.games.first_martians.rules import reasons
from cinqmars.games.first_martians.rules.bills import (
    FREE,
    PRICE_OF,
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

A_PART: Final = [BILL_PART, 1]  # how a bill begins where any part will do, of the first
NO_PLAN: Final[list[int]] = []  # never changed
NO_MEANS: Final = BILL  # beyond every bill: whatever is paid in a part of one's choice is not simple


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


def worth_showing(s: MartiansState, base: Grounds) -> list[int]:
    """The same, found once for a round, and sorted out by what only the plan can change."""
    if not base.seen:
        base.seen = True
        base.shown = conceivable(s, base.near)
        possible = [t for t in base.shown if not ruled_out(s, t, base)]
        base.fit = [t for t in possible if t < UNSHUT and (FREE[t] or costs_nothing(t))]
        base.repairs = [t for t in possible if REPAIR <= t < UNSHUT]
        base.priced = [
            t
            for t in possible
            if (t >= UNSHUT or (t < REPAIR and not FREE[t] and not costs_nothing(t)))
            and not (t >= SPECIAL and cannot_do_special(s, t, NO_PLAN))
        ]
        for target in base.priced:
            place, amount = simple_price(s, target)
            base.places.append(place)
            base.amounts.append(amount)
            base.actions.append(action_of(s, target))
            base.dues.append(price(s, target, 0))
    return base.shown


def open_targets(s: MartiansState, now: Standing) -> list[int]:
    """What a pawn can begin, found once for a standing."""
    if now.opened is None:
        base = now.grounds
        worth_showing(s, base)
        found = [t for t in base.fit if not now.lacks[ACTION_OF[t]]] if now.unpaid else base.fit[:]
        for t in s.target:
            if t >= ROVER and t in found and (UPGRADE <= t < GATHER or occupied(s, t)):
                found.remove(t)
        found += open_at_a_price(s, now)
        if base.repairs and not now.lacks[c.BUILD]:
            mends = [can_mend(s, part, now) for part in range(c.N_PARTS)]
            found += [t for t in base.repairs if mends[(t - REPAIR) % c.N_PARTS] and t not in s.target]
        found.sort()
        now.opened = found
    return now.opened


def costs_nothing(target: int) -> bool:
    """Does the action of an event take nothing but pawns?"""
    return EVENT <= target < EXPLORE and not PRICE_OF[target]


def open_at_a_price(s: MartiansState, now: Standing) -> list[int]:
    base, left, planned = now.grounds, now.left, s.target
    places, amounts, actions = base.places, base.amounts, base.actions
    sown = PLANT in planned or PLANT + 1 in planned
    special = max(planned, default=0) >= SPECIAL
    found: list[int] = []
    for i, target in enumerate(base.priced):
        place = places[i]
        if place < 0:
            if beyond(s, i, now):
                continue
        elif left[place] < amounts[i] or (now.unpaid and now.lacks[actions[i]]):
            continue
        if target < ROVER:
            full = sown and target >= PLANT
        elif target >= SPECIAL:
            full = special and bool(cannot_do_special(s, target, planned))
        else:
            full = target in planned and bool(occupied(s, target))
        if not full:
            found.append(target)
    return found


def beyond(s: MartiansState, i: int, now: Standing) -> bool:
    """Is the i-th of the targets that cost something, which is not paid so simply, more than the plan leaves?"""
    base = now.grounds
    target, action, own = base.priced[i], base.actions[i], base.dues[i]
    if target >= SPECIAL and own[:2] == A_PART:
        return bool(unpayable(s, target, now))
    if not own:
        return now.lacks[action] != ""
    toll = now.tolls[action]
    return short_of(now.left, toll + own if toll else own) != NONE


def simple_price(s: MartiansState, target: int) -> tuple[int, int]:
    """The place of the bill and the number, if there is but one that no toll takes from; else NONE."""
    if UNSHUT <= target < SPECIAL:
        return BILL_RESERVE + (target - UNSHUT & 1), tile_cost(s, target - UNSHUT)
    own = price(s, target, NO_MEANS)
    return (own[0], own[1]) if len(own) == 2 and BILL_PART <= own[0] < BILL else (NONE, 0)


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
    """Why a piece cannot begin this action; empty if it can."""
    action = action_of(s, target)
    if piece >= c.FIRST_MACHINE and not suits_machine(target, action, piece - c.FIRST_MACHINE):
        return why_no_machine(action)
    return ruled_out(s, target, now.grounds) or occupied(s, target) or unpayable(s, target, now)


def ruled_out(s: MartiansState, target: int, base: Grounds) -> str:
    """Reasons that hold all round, whatever is planned."""
    bar = base.bars[action_of(s, target)]
    if bar:
        return bar
    if target >= EVENT:
        place = PLACE_OF[target]
        if place != c.HUB and not base.near[place]:
            return reasons.NO_ROUTE
    if target == TREAT:
        return "" if max(s.wounds) or max(s.afflicted) else reasons.NOBODY_HURT
    if PLANT <= target < ROVER:
        return cannot_sow(s, target - PLANT)
    if UPGRADE <= target < BACKUP and is_shut(s, c.UPGRADE_OF[target - UPGRADE]):
        return reasons.FACILITY_SHUT
    if REPAIR <= target < UNSHUT and is_shut(s, (target - REPAIR) // c.N_PARTS):
        return reasons.FACILITY_SHUT
    return not_yet(s, special_of(s, target)) if target >= SPECIAL else ""


def occupied(s: MartiansState, target: int) -> str:
    """Reasons that lie in what is planned already."""
    if target < PLANT or UNSHUT <= target < SPECIAL:
        return ""
    if target >= SPECIAL:
        return cannot_do_special(s, target, s.target)
    if target < ROVER:
        return reasons.ONE_SOWING if any([PLANT <= t < ROVER for t in s.target]) else ""
    if target not in s.target:
        return ""
    if target < UPGRADE:
        there = len(tokens_of(s.on_rover[target - ROVER]))
        return reasons.ALREADY_PLANNED if s.target.count(target) >= there else ""
    if GATHER <= target < REPAIR:
        x, what = divmod(target - GATHER, 4)
        there = s.zone_samples[x] if what == 0 else s.zone_tokens[x * c.N_TOKEN_COLOURS + what - 1]
        return reasons.NOTHING_THERE if s.target.count(target) >= there else ""
    return reasons.ALREADY_PLANNED


def unpayable(s: MartiansState, target: int, now: Standing) -> str:
    """What the plan does not leave enough of."""
    if target < UNSHUT and FREE[target]:
        return now.lacks[ACTION_OF[target]]
    if REPAIR <= target < UNSHUT:
        return "" if can_mend(s, (target - REPAIR) % c.N_PARTS, now) else reasons.NO_PART
    if UNSHUT <= target < SPECIAL:
        tile = target - UNSHUT
        return "" if now.left[BILL_RESERVE + (tile & 1)] >= tile_cost(s, tile) else reasons.NO_RESERVE
    if target >= SPECIAL and special_of(s, target).cost[:1] == ((ANY_PART, 1),):
        return "" if part_options(s, target) else reasons.NO_PART
    action = action_of(s, target)
    own = price(s, target, 0)
    return lacking(short_of(now.left, now.tolls[action] + own)) if own else now.lacks[action]


def can_mend(s: MartiansState, part: int, now: Standing) -> bool:
    """Is there a spare part, or a part to swap, and can the action itself be paid?"""
    if now.lacks[c.BUILD]:
        return False
    if now.left[BILL_PART + part] > 0:
        return True
    for donor in range(part, c.N_SLOTS, c.N_PARTS):
        if s.slots[donor] == GREEN and is_donor(s, donor, now):
            return True
    return False


def is_donor(s: MartiansState, donor: int, now: Standing) -> bool:  # rules: X18
    """Can this working part be swapped for a broken one, with what its absence costs the plan?"""
    f = donor // c.N_PARTS
    if donor in now.taken or is_shut(s, f):
        return False
    penalty = c.PENALTY[donor]
    if penalty in (c.PAY_ENERGY, c.PAY_OXYGEN):
        place = BILL_RESERVE + (c.ENERGY if penalty == c.PAY_ENERGY else c.OXYGEN)
        others = sum([c.FACILITY_OF[action_of(s, target)] == f for target in s.target])
        if now.left[place] < others:
            return False
    if f != c.FACILITY_OF[c.BUILD]:  # what it takes to repair is as it was
        return not now.lacks[c.BUILD]
    return short_of(now.left, dues(s, REPAIR + donor, 1, [*now.taken, donor])) == NONE


def with_options(s: MartiansState, slot: int) -> list[int]:  # rules: X17, X18
    """A spare part, or a working part of the same kind from another facility."""
    now = Standing(s)
    found = [0] if short_of(now.left, dues(s, REPAIR + slot, 0, now.taken)) == NONE else []
    for donor in range(slot % c.N_PARTS, c.N_SLOTS, c.N_PARTS):
        if s.slots[donor] == GREEN and is_donor(s, donor, now):
            found.append(1 + donor)
    return found


def part_options(s: MartiansState, target: int) -> list[int]:
    left, taken = balance(s), donors(s)
    return [part for part in range(c.N_PARTS) if short_of(left, dues(s, target, part, taken)) == NONE]


def tile_cost(s: MartiansState, tile: int) -> int:  # rules: X23, X24
    """What removing a shutdown tile takes: as much as it shows, at least 1 while it lies face down."""
    state = s.shut[tile]
    return TILES[state - FACE_UP].cost if state >= FACE_UP else 1


def cannot_sow(s: MartiansState, farm: int) -> str:  # rules: P11, X16
    if is_shut(s, c.FARMS[farm]):
        return reasons.FACILITY_SHUT
    grown = s.plants[farm] + s.growth[farm].bit_count()
    return reasons.FARM_FULL if grown >= s.greenhouses[farm] or s.growth[farm] & 1 else ""


def not_yet(s: MartiansState, special: Special) -> str:
    check, what, least = special.needs
    if check < 0:
        return ""
    have = s.on_sheet[what] if check == ON_SHEET else s.counters[what]
    return reasons.NOT_YET if have < least else ""


def cannot_do_special(s: MartiansState, target: int, plan: list[int]) -> str:
    """Why not beside this plan: whatever else is planned takes room, and makes none."""
    special = special_of(s, target)
    if special.per_round:
        number = (target - SPECIAL) // PLACES
        again = sum([t >= SPECIAL and (t - SPECIAL) // PLACES == number for t in plan])
        if again >= special.per_round:
            return reasons.ONCE_A_ROUND
    place = PLACE_OF[target]
    if place != c.HUB and special.place not in (ANYWHERE, AT_BLACK):
        beside = [place, (place + 1) % 8, (place + 7) % 8]
        masts = [x for x in range(8) if s.zone_tokens[x * c.N_TOKEN_COLOURS + 2]]
        masts += [PLACE_OF[t] for t in plan if t >= SPECIAL and PLACE_OF[t] != c.HUB]
        if any([x in masts for x in beside]):
            return reasons.MAST_NEARBY
    return ""
