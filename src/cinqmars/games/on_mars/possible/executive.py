"""Executive actions and advanced buildings that would do something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import bots_of, production
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any, cannot_upgrade_any
from cinqmars.games.on_mars.possible.colonists import on_side, side_of
from cinqmars.games.on_mars.possible.construction import cannot_construct
from cinqmars.games.on_mars.possible.effects import cannot
from cinqmars.games.on_mars.possible.hiring import cannot_hire_any
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any, cannot_learn_any
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay
from cinqmars.games.on_mars.possible.ships import cannot_welcome
from cinqmars.games.on_mars.possible.stock import cannot_fetch_any, cannot_keep, wallet
from cinqmars.games.on_mars.possible.tiles import cannot_discover
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.games.on_mars.technology import best_level


def cannot_execute(s: OnMarsState, c: int, place: int) -> str:  # rules: E1 to E8
    if s.executive:
        return "executive-done"
    if s.depot[c] >> place & 1:
        return "ship-in-the-way"
    if wallet(s, c) < box.EXECUTIVE_COST[place]:
        return "crystals"
    return cannot(s, c, box.DEPOT_ACTIONS[place].effect)


def cannot_use_paid(s: OnMarsState, c: int, b: int) -> str:  # rules: Q1
    if s.executive:
        return "executive-done"
    if s.holder[b] != c or s.built[b] == box.NONE:
        return "not-yours"
    if served(s, c, b):
        return "free-already"
    if wallet(s, c) < box.BUILDING_USE:
        return "crystals"
    return cannot_run(s, c, b, Outlay(0, box.BUILDING_USE))


def cannot_use_free(s: OnMarsState, c: int, b: int) -> str:  # rules: Q2, Q3
    if s.executive:
        return "executive-done"
    if s.built[b] == box.NONE:
        return "not-built"
    if not served(s, c, b) and s.scientist[box.UPGRADES_A[b]] != c:
        return "no-scientist"
    return cannot_run(s, c, b)


def served(s: OnMarsState, c: int, b: int) -> bool:
    """Does a scientist work there for `c`, as the owner of one or the other?"""
    who = box.UPGRADES_A[b]
    return s.works[who] == b and c in (s.scientist[who], s.holder[b])


def staffed(s: OnMarsState, c: int) -> list[int]:
    """The advanced buildings where somebody works for `c` or its own scientist may; ascending."""
    found: list[int] = []
    for who, owner in enumerate(s.scientist):
        if owner == c:
            found += [b for b in box.UPGRADES_OF[who] if s.built[b] != box.NONE]
        elif owner != box.NONE and s.works[who] != box.NONE and s.holder[s.works[who]] == c:
            found.append(s.works[who])
    found.sort()
    return found


def cannot_run(s: OnMarsState, c: int, b: int, after: Outlay = NOTHING) -> str:  # rules: BP1 to BP19
    """Why the action of an advanced building would do nothing."""
    if b in box.CONSTRUCTS:
        return cannot_construct(s, c, box.UPGRADES_A[b], True, after)
    why = CANNOT_RUN.get(b)
    return "" if why is None else why(s, c, after)  # casino and mineral mine always give something


def cannot_produce(s: OnMarsState, c: int) -> str:  # rules: BP3
    made = production(s, c)
    if not sum(made):
        return "no-producer"
    return "" if productive(s, c, made) else "full-storage"


def productive(s: OnMarsState, c: int, made: list[int]) -> list[int]:
    """The building types of these producers whose product can be kept; crystals always wait."""
    return [t for t in range(box.N_TYPES) if made[t] and (t == box.SHELTER or not cannot_keep(s, c, t))]


def cannot_radar(s: OnMarsState, c: int, after: Outlay) -> str:  # rules: BP10
    if s.radar != box.NONE:
        return cannot_discover(s, c, s.radar, after)
    reason = "no-discovery"
    for tile in s.explore:
        if tile != box.NONE:
            reason = cannot_discover(s, c, tile, after)
            if not reason:
                return ""
    return reason


def nothing_to_fetch(s: OnMarsState, c: int, after: Outlay) -> str:
    return cannot_fetch_any(s, c, True, after.crystals)


def no_contract(s: OnMarsState, c: int, after: Outlay) -> str:
    return cannot_hire_any(s, c, False, scientists=False, after=after)


def nobody_on_slots(s: OnMarsState, c: int, after: Outlay) -> str:
    return "" if on_side(s, c, box.ORBIT) or on_side(s, c, box.COLONY) else "nobody-there"


def no_resource(s: OnMarsState, c: int, after: Outlay) -> str:
    return "" if sum(s.goods[c * box.N_RESOURCES : (c + 1) * box.N_RESOURCES]) else "cost"


def no_way_to_move(s: OnMarsState, c: int, after: Outlay) -> str:
    return "" if best_level(s, c, box.ROVER_TECH) or wallet(s, c) > after.crystals else "rover-technology"


CANNOT_RUN: Final[dict[int, Callable[[OnMarsState, int, Outlay], str]]] = {
    box.YARD: lambda s, c, after: cannot_upgrade_any(s, c, False, False),
    box.DRONE: lambda s, c, after: cannot_upgrade_any(s, c, False, True),
    box.PRODUCTION: lambda s, c, after: cannot_produce(s, c),
    box.PRIVATE_SHIP: lambda s, c, after: cannot_welcome(s, c, False),
    box.BIOMARKET: nothing_to_fetch,
    box.OXYGEN_TANK: lambda s, c, after: cannot_learn_any(s, c),
    box.BIOLAB: no_contract,
    box.RADAR: cannot_radar,
    box.RESEARCH_LAB: lambda s, c, after: cannot_develop_any(s, c, False, after.crystals),
    box.AQUEDUCT: lambda s, c, after: "" if s.work[c] else "nobody-there",
    box.ECO_RESORT: nobody_on_slots,
    box.TRADE_MARKET: no_resource,
    box.RECYCLING_BOTS: lambda s, c, after: "" if bots_of(s, c) else "no-bot",
    box.ELEVATOR: lambda s, c, after: "" if side_of(s, c) == box.COLONY else "in-orbit",
    box.LIBRARY: lambda s, c, after: cannot_obtain_any(s, c),
    box.COMMAND: no_way_to_move,
}
