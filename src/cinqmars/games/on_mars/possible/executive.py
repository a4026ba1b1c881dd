"""Executive actions and advanced buildings that would do something."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    AQUEDUCT,
    BIOLAB,
    BIOMARKET,
    BUILDING_USE,
    COLONY,
    COMMAND,
    CONSTRUCTS,
    DRONE,
    ECO_RESORT,
    ELEVATOR,
    EXECUTIVE_COST,
    LIBRARY,
    MINERAL,
    N_RESOURCES,
    N_TYPES,
    NONE,
    ORBIT,
    OXYGEN_TANK,
    PRIVATE_SHIP,
    PRODUCTION,
    RADAR,
    RECYCLING_BOTS,
    RESEARCH_LAB,
    ROVER_TECH,
    SHELTER,
    TRADE_MARKET,
    UPGRADES_A,
    YARD,
)
from cinqmars.games.on_mars.hexes import bots_of, production
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any, cannot_upgrade_any
from cinqmars.games.on_mars.possible.colonists import on_side, side_of
from cinqmars.games.on_mars.possible.construction import cannot_construct
from cinqmars.games.on_mars.possible.hiring import cannot_hire_any
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any, cannot_learn_any
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay
from cinqmars.games.on_mars.possible.ships import cannot_welcome
from cinqmars.games.on_mars.possible.stock import cannot_keep, fetchable, wallet
from cinqmars.games.on_mars.possible.tiles import cannot_discover
from cinqmars.games.on_mars.state import Table
from cinqmars.games.on_mars.technology import best_level


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
