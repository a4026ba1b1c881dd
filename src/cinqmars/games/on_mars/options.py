"""What is possible. A `cannot_...` predicate returns a reason (falsy: allowed), so that options and reasons never
disagree; reasons are ids of messages, `why-<reason>`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import (
    ADJACENT,
    AQUEDUCT,
    BIOLAB,
    BIOMARKET,
    BLUEPRINT,
    BUILDING_COST,
    BUILDING_USE,
    COLONY,
    COMMAND,
    CONSTRUCT,
    CONSTRUCTS,
    CONTROL,
    D_BLUEPRINTS,
    D_CONSTRUCT,
    D_CONSTRUCT_ANY,
    D_CRYSTALS,
    D_DEVELOP,
    D_GAIN,
    D_HIRE,
    D_TECHNOLOGY,
    D_UPGRADE,
    D_WAREHOUSE,
    DEVELOP,
    DRONE,
    ECO_RESORT,
    ELEVATOR,
    ENTER_COST,
    ENTRANCE,
    EXECUTIVE_COST,
    GEOLOGIST,
    GEOLOGIST_COLONISTS,
    GRID,
    GRID_COST,
    HIRE_SLOT,
    LARGE,
    LEARN,
    LIBRARY,
    MARKERS,
    MAX_PLAYERS,
    MINE,
    MINERAL,
    N_BLUEPRINTS,
    N_HEXES,
    N_RESOURCES,
    N_SCIENTISTS,
    N_SLOTS,
    N_STEPS,
    N_TECHS,
    N_TYPES,
    NONE,
    ORBIT,
    OXYGEN_TANK,
    PER_SIDE,
    PRIVATE_SHIP,
    PRODUCTION,
    RADAR,
    RECYCLING_BOTS,
    RESEARCH,
    RESEARCH_LAB,
    RESUPPLY,
    ROVER_TECH,
    SCIENTIST_COST,
    SHELTER,
    SHELTERS,
    SHIP_COST,
    SIDE_OF_SLOT,
    SLOT_OF,
    SLOT_SIZE,
    STEPS,
    TECH_OF,
    TRADE_MARKET,
    UPGRADE,
    UPGRADES_A,
    WELCOME,
    YARD,
)
from .goods import affordable, cannot_keep, fetchable, wallet
from .hexes import at_two, bots_of, connected, held_by, kind_of, production, reach, size_at
from .state import DISPLAY, Table
from .technology import best_level, free_space, tech_on


class Outlay(NamedTuple):
    """What will have changed when an action begins: what it costs, and where the bots stand if one moves first."""

    colonists: int = 0  # gone from home
    crystals: int = 0  # or private goals instead
    near: tuple[int, ...] = ()  # the hexes in reach by then; empty: as bots stand now


NOTHING: Final = Outlay()


def side_of(s: Table, c: int) -> int:
    return ORBIT if s.space[c] < PER_SIDE else COLONY


def within(s: Table, c: int, after: Outlay) -> list[int]:
    """Where a company may construct and upgrade."""
    return list(after.near) if after.near else reach(s, c)


# Red colonists


def on_slots(s: Table, slot: int) -> list[int]:
    """Colonists on a slot by company, after the clearing that acting there would cause."""  # rules: K5
    row = s.slots[slot * MAX_PLAYERS : slot * MAX_PLAYERS + s.k]
    if slot == HIRE_SLOT or sum(row) < SLOT_SIZE:
        return row
    most = max(row)
    return [0 if k == most else k for k in row]


def price_of(s: Table, c: int, slot: int) -> int:  # rules: K3, K4
    row = on_slots(s, slot)
    if s.k == 2:
        return sum(row)
    return sum([1 for q in range(s.k) if q != c and row[q]])


def prices(s: Table, c: int, action: int) -> list[int]:  # rules: K6
    """How many colonists may pay the price, so that the action is still possible; empty if none may."""
    price = price_of(s, c, SLOT_OF[action])
    found: list[int] = []
    for k in range(min(price, s.home[c] - 1) + 1):
        if wallet(s, c) >= price - k and not cannot_achieve(s, c, action, Outlay(1 + k, price - k)):
            found.append(k)
    return found


def cannot_achieve(s: Table, c: int, action: int, after: Outlay) -> str:
    """The actions with a red colonist, apart from it."""
    if action == BLUEPRINT:
        return cannot_obtain_any(s, c)
    if action == DEVELOP:
        return cannot_develop_any(s, c, False, after.crystals)
    if action == CONSTRUCT:
        return cannot_construct_any(s, c, after)
    if action == UPGRADE:
        return cannot_upgrade_any(s, c, False, False)
    return cannot_hire_any(s, c, False, after=after)


def cannot_act(s: Table, c: int, action: int) -> str:  # rules: R2
    """Why a main action is not possible now."""
    if s.main:
        return "main-done"
    if (action >= CONTROL) != (side_of(s, c) == COLONY):
        return "other-side"
    if SLOT_OF[action] != NONE:
        return cannot_place(s, c, action)
    if action == LEARN:
        return cannot_learn_any(s, c)
    if action == RESUPPLY:
        return "" if fetchable(s, c) else "nothing-to-fetch"
    if action == WELCOME:
        return cannot_welcome(s, c, False)
    return ""  # the landing pod and the control centre are always open


def cannot_place(s: Table, c: int, action: int) -> str:  # rules: K2, H1
    slot = SLOT_OF[action]
    if slot == HIRE_SLOT and s.slots[slot * MAX_PLAYERS + c]:
        return "slot-taken"
    if not s.home[c]:
        return "no-colonist"
    price = price_of(s, c, slot)
    if s.home[c] - 1 + wallet(s, c) < price:
        return "price"
    if prices(s, c, action):
        return ""
    return cannot_achieve(s, c, action, Outlay(1)) or "price"


# Blueprints


def cannot_obtain(s: Table, c: int, b: int) -> str:  # rules: O3, O4
    if s.holder[b] != DISPLAY:
        return "not-displayed"
    return "no-marker" if len(held_by(s, c)) >= MARKERS else ""


def obtainable(s: Table, c: int) -> list[int]:
    if len(held_by(s, c)) >= MARKERS:
        return []
    return [1 + b for b in range(N_BLUEPRINTS) if s.holder[b] == DISPLAY]


def cannot_obtain_any(s: Table, c: int) -> str:
    if len(held_by(s, c)) >= MARKERS:
        return "no-marker"
    return "" if DISPLAY in s.holder else "no-blueprint"


# Technology


def cannot_learn(s: Table, c: int, g: int) -> str:  # rules: O6, O7, O10
    tech = s.grid[g]
    if tech == NONE:
        return "grid-empty"
    if s.tech[c * N_TECHS + tech] != NONE:
        return "tech-owned"
    if not free_space(s, c, ENTRANCE[0]) and not free_space(s, c, ENTRANCE[1]):
        return "laboratory-full"
    return "" if affordable(s, c, GRID_COST[g]) else "cost"


def learnable(s: Table, c: int) -> list[int]:
    return [1 + g for g in range(GRID) if not cannot_learn(s, c, g)]


def cannot_learn_any(s: Table, c: int) -> str:
    if not free_space(s, c, ENTRANCE[0]) and not free_space(s, c, ENTRANCE[1]):
        return "laboratory-full"
    reasons = [cannot_learn(s, c, g) for g in range(GRID)]
    return "" if "" in reasons else "cost" if "cost" in reasons else "tech-owned"


def cannot_develop(s: Table, c: int, step: int, free: bool, spent: int = 0) -> str:  # rules: O12
    origin, target = STEPS[step]
    if tech_on(s, c, origin) == NONE:
        return "no-tile"
    if not free_space(s, c, target):
        return "space-taken"
    return "" if free or affordable(s, c, ENTER_COST[target], spent) else "cost"


def developable(s: Table, c: int, free: bool) -> list[int]:
    return [1 + i for i in range(N_STEPS) if not cannot_develop(s, c, i, free)]


def cannot_develop_any(s: Table, c: int, free: bool, spent: int = 0) -> str:
    blocked = "space-taken"
    for i in range(N_STEPS):
        reason = cannot_develop(s, c, i, free, spent)
        if not reason:
            return ""
        if reason == "cost":
            blocked = reason
    return blocked


# Construction


def cannot_construct(
    s: Table, c: int, building: int, boosted: bool = False, after: Outlay = NOTHING
) -> str:  # rules: B1 to B3
    """Why no building of a type can be constructed."""
    reason = cannot_afford(s, c, building, after.colonists)
    if reason:
        return reason
    for h in within(s, c, after):
        if not cannot_build(s, c, building, h, boosted, after.colonists):
            return ""
    return "no-site"


def cannot_afford(s: Table, c: int, building: int, sent: int) -> str:
    if building == SHELTER:
        if s.shelters[c] >= SHELTERS:
            return "no-building-left"
    elif not s.left[building]:
        return "no-building-left"
    if building == MINE:
        return "" if s.home[c] > sent else "no-miner"
    return "" if affordable(s, c, BUILDING_COST[building]) else "cost"


def cannot_build(s: Table, c: int, building: int, h: int, boosted: bool, sent: int = 0) -> str:
    """Why a building of a type cannot stand on a hex within reach."""  # rules: B1, B2, B7
    if s.building[h] != NONE:
        return "built-up"
    kind = kind_of(c, building)
    for a in ADJACENT[h]:
        if s.building[a] == kind:
            level = best_level(s, c, TECH_OF[building])
            if boosted and level:
                level += s.home[c] - sent - (1 if building == MINE else 0)
            return "technology" if level < connected(s, kind, h) else ""
    return "" if at_two(s, kind, h) else "distance"


def cannot_site(s: Table, c: int, building: int, h: int, boosted: bool) -> str:
    """The same for any hex."""
    return cannot_build(s, c, building, h, boosted) if h in reach(s, c) else "out-of-reach"


def sites(s: Table, c: int, building: int, boosted: bool) -> list[int]:
    return [h for h in reach(s, c) if not cannot_build(s, c, building, h, boosted)]


def constructible(s: Table, c: int, types: list[int], boosted: bool) -> list[int]:
    return [1 + t for t in types if not cannot_construct(s, c, t, boosted)]


def cannot_construct_any(s: Table, c: int, after: Outlay = NOTHING) -> str:
    for t in range(N_TYPES):
        if not cannot_construct(s, c, t, False, after):
            return ""
    return "nothing-to-construct"


# Upgrades


def cannot_upgrade(s: Table, c: int, b: int, anywhere: bool, after: Outlay = NOTHING) -> str:  # rules: U1, U2
    """Why a blueprint upgrades nothing now, its mineral apart."""
    if s.holder[b] != c:
        return "not-yours"
    if s.built[b] != NONE:
        return "already-built"
    for h in range(N_HEXES) if anywhere else within(s, c, after):
        if not cannot_improve(s, c, b, h):
            return ""
    return "no-site"


def cannot_improve(s: Table, c: int, b: int, h: int) -> str:  # rules: U1 to U4
    """Why a blueprint does not fit the building on a hex within reach."""
    if s.building[h] == NONE:
        return "no-building"
    if s.building[h] != kind_of(c, UPGRADES_A[b]):
        return "other-type"
    if s.marker[h] != NONE:
        return "already-advanced"
    return "small-complex" if b >= N_BLUEPRINTS // 2 and size_at(s, h) < LARGE else ""


def improvable(s: Table, c: int, b: int, anywhere: bool) -> list[int]:
    return [h for h in (range(N_HEXES) if anywhere else reach(s, c)) if not cannot_improve(s, c, b, h)]


def upgradable(s: Table, c: int, free: bool, anywhere: bool, after: Outlay = NOTHING) -> list[int]:
    if not free and not s.goods[c * N_RESOURCES + MINERAL]:
        return []
    plans = [b for b in range(N_BLUEPRINTS) if s.holder[b] == c]
    return [1 + b for b in plans if not cannot_upgrade(s, c, b, anywhere, after)]


def cannot_upgrade_any(s: Table, c: int, free: bool, anywhere: bool, after: Outlay = NOTHING) -> str:
    if not free and not s.goods[c * N_RESOURCES + MINERAL]:
        return "no-mineral"
    return "" if upgradable(s, c, free, anywhere, after) else "nothing-to-upgrade"


# Ships


def cannot_welcome(s: Table, c: int, free: bool) -> str:  # rules: W1, W4
    if not s.depot[c]:
        return "no-ship"
    if 5 - s.depot[c].bit_count() >= s.level:
        return "ship-limit"
    return "" if free or affordable(s, c, SHIP_COST) else "cost"


# Scientists and contracts


def cannot_hire(s: Table, c: int, place: int, free: bool, after: Outlay = NOTHING) -> str:  # rules: H2
    """Why the card on a space of the board cannot be taken, slots apart."""
    card = s.board[place]
    if card == NONE:
        return "board-empty"
    if free:
        return ""
    if card >= N_SCIENTISTS:
        return "" if wallet(s, c) > after.crystals else "crystals"
    if card == GEOLOGIST:
        return "" if s.home[c] - after.colonists >= GEOLOGIST_COLONISTS else "no-colonist"
    return "" if affordable(s, c, SCIENTIST_COST[card]) else "cost"


def hirable(
    s: Table, c: int, free: bool, scientists: bool = True, contracts: bool = True, after: Outlay = NOTHING
) -> list[int]:
    found: list[int] = []
    for place in range(N_SCIENTISTS):
        wanted = scientists if s.board[place] < N_SCIENTISTS else contracts
        if wanted and not cannot_hire(s, c, place, free, after):
            found.append(1 + place)
    return found


def cannot_hire_any(
    s: Table, c: int, free: bool, scientists: bool = True, contracts: bool = True, after: Outlay = NOTHING
) -> str:
    return "" if hirable(s, c, free, scientists, contracts, after) else "nobody-to-hire"


# Tiles on the map


def cannot_take(s: Table, c: int, tile: int, after: Outlay = NOTHING) -> str:  # rules: X8, X9
    if tile >= RESEARCH:
        if s.research[c] >> (tile - RESEARCH) & 1:
            return "colour-owned"
        return cannot_develop_any(s, c, True)
    return cannot_discover(s, c, tile, after)


def cannot_discover(s: Table, c: int, tile: int, after: Outlay = NOTHING) -> str:  # rules: D2 to D9
    """Why a discovery would give nothing."""
    if tile == D_DEVELOP:
        return cannot_develop_any(s, c, False, after.crystals)
    if tile == D_BLUEPRINTS:
        return cannot_obtain_any(s, c)
    if tile == D_TECHNOLOGY:
        return cannot_learn_any(s, c)
    if tile == D_UPGRADE:
        return cannot_upgrade_any(s, c, False, False, after)
    if tile == D_CONSTRUCT_ANY:
        return cannot_construct_any(s, c, after)
    if tile == D_CRYSTALS:
        return ""
    if tile == D_HIRE:
        return cannot_hire_any(s, c, False, after=after)
    if tile == D_WAREHOUSE:
        return "" if fetchable(s, c, True, after.crystals) else "nothing-to-fetch"
    if tile < D_GAIN:
        return cannot_construct(s, c, tile - D_CONSTRUCT, False, after)
    return cannot_keep(s, c, tile - D_GAIN)


# Executive actions


def cannot_execute(s: Table, c: int, place: int) -> str:  # rules: E1 to E8
    if s.executive:
        return "executive-done"
    if s.depot[c] >> place & 1:
        return "ship-in-the-way"
    if wallet(s, c) < EXECUTIVE_COST[place]:
        return "crystals"
    if place == 0:
        return cannot_develop_any(s, c, True)
    if place == 2:
        return cannot_obtain_any(s, c)
    if place == 3:
        return cannot_upgrade_any(s, c, False, False)
    if place == 4:
        return cannot_keep(s, c, MINERAL)
    if place == 6:
        return "" if fetchable(s, c, False) else "nothing-to-fetch"
    return ""


def cannot_use_paid(s: Table, c: int, b: int) -> str:  # rules: Q1
    if s.executive:
        return "executive-done"
    if s.holder[b] != c or s.built[b] == NONE:
        return "not-yours"
    if served(s, c, b):
        return "free-already"
    if wallet(s, c) < BUILDING_USE:
        return "crystals"
    return cannot_run(s, c, b, Outlay(0, BUILDING_USE))


def cannot_use_free(s: Table, c: int, b: int) -> str:  # rules: Q2, Q3
    if s.executive:
        return "executive-done"
    if s.built[b] == NONE:
        return "not-built"
    if not served(s, c, b) and s.scientist[UPGRADES_A[b]] != c:
        return "no-scientist"
    return cannot_run(s, c, b)


def served(s: Table, c: int, b: int) -> bool:
    """Does a scientist work there for `c`, as the owner of one or the other?"""
    who = UPGRADES_A[b]
    return s.works[who] == b and c in (s.scientist[who], s.holder[b])


def cannot_run(s: Table, c: int, b: int, after: Outlay = NOTHING) -> str:
    """Why the action of an advanced building would do nothing."""
    if b in CONSTRUCTS:
        return cannot_construct(s, c, UPGRADES_A[b], True, after)
    if b in (YARD, DRONE):
        return cannot_upgrade_any(s, c, False, b == DRONE)
    if b == PRODUCTION:
        return cannot_produce(s, c)
    if b == PRIVATE_SHIP:
        return cannot_welcome(s, c, False)
    if b == BIOMARKET:
        return "" if fetchable(s, c, True, after.crystals) else "nothing-to-fetch"
    if b == OXYGEN_TANK:
        return cannot_learn_any(s, c)
    if b == BIOLAB:
        return cannot_hire_any(s, c, False, scientists=False, after=after)
    if b == RADAR:
        return cannot_radar(s, c, after)
    if b == RESEARCH_LAB:
        return cannot_develop_any(s, c, False, after.crystals)
    if b == AQUEDUCT:
        return "" if s.work[c] else "nobody-there"
    if b == ECO_RESORT:
        return "" if on_side(s, c, ORBIT) or on_side(s, c, COLONY) else "nobody-there"
    if b == TRADE_MARKET:
        return "" if sum(s.goods[c * N_RESOURCES : (c + 1) * N_RESOURCES]) else "cost"
    if b == RECYCLING_BOTS:
        return "" if bots_of(s, c) else "no-bot"
    if b == ELEVATOR:
        return "" if side_of(s, c) == COLONY else "in-orbit"
    if b == LIBRARY:
        return cannot_obtain_any(s, c)
    if b == COMMAND:
        return "" if best_level(s, c, ROVER_TECH) or wallet(s, c) > after.crystals else "rover-technology"
    return ""  # casino and mineral mine


def cannot_produce(s: Table, c: int) -> str:  # rules: BP3
    made = production(s, c)
    if not sum(made):
        return "no-producer"
    return "" if productive(s, c, made) else "full-storage"


def productive(s: Table, c: int, made: list[int]) -> list[int]:
    """The building types of these producers whose product can be kept; crystals always wait."""
    return [t for t in range(N_TYPES) if made[t] and (t == SHELTER or not cannot_keep(s, c, t))]


def cannot_radar(s: Table, c: int, after: Outlay) -> str:  # rules: BP10
    if s.radar != NONE:
        return cannot_discover(s, c, s.radar, after)
    reason = "no-discovery"
    for tile in s.explore:
        if tile != NONE:
            reason = cannot_discover(s, c, tile, after)
            if not reason:
                return ""
    return reason


def on_side(s: Table, c: int, side: int) -> int:
    """Own colonists on the slots of one side."""
    return sum([s.slots[i * MAX_PLAYERS + c] for i in range(N_SLOTS) if SIDE_OF_SLOT[i] == side])


def retrievable(s: Table, c: int) -> list[int]:
    """Where colonists can be called back from: work, then slots."""
    found = [1] if s.work[c] else []
    return found + [2 + i for i in range(N_SLOTS) if s.slots[i * MAX_PLAYERS + c]]
