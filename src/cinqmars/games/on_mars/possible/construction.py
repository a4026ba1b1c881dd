"""Buildings that can be constructed, and where."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    BUILDING_COST,
    MINE,
    N_TYPES,
    NONE,
    SHELTER,
    SHELTERS,
    TECH_OF,
)
from cinqmars.games.on_mars.hexes import at_two, beside, connected, kind_of, reach
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay, within
from cinqmars.games.on_mars.possible.stock import affordable
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.games.on_mars.technology import best_level


def cannot_construct(
    s: OnMarsState, c: int, building: int, boosted: bool = False, after: Outlay = NOTHING
) -> str:  # rules: B1 to B3
    """Why no building of a type can be constructed."""
    reason = cannot_afford(s, c, building, after.colonists)
    if reason:
        return reason
    return "" if has_site(s, c, building, within(s, c, after), boosted, after.colonists) else "no-site"


def has_site(s: OnMarsState, c: int, building: int, near: list[int], boosted: bool, sent: int) -> bool:
    """Can a building of a type stand on any of these hexes?"""
    building_on, kind = s.building, kind_of(c, building)
    for h in near:
        if building_on[h] == NONE:
            if not beside(s, kind, h):
                if at_two(s, kind, h):
                    return True
            elif not cannot_join(s, c, building, h, boosted, sent):
                return True
    return False


def cannot_afford(s: OnMarsState, c: int, building: int, sent: int) -> str:
    if building == SHELTER:
        if s.shelters[c] >= SHELTERS:
            return "no-building-left"
    elif not s.left[building]:
        return "no-building-left"
    if building == MINE:
        return "" if s.home[c] > sent else "no-miner"
    return "" if affordable(s, c, BUILDING_COST[building]) else "cost"


def cannot_build(s: OnMarsState, c: int, building: int, h: int, boosted: bool, sent: int = 0) -> str:
    """Why a building of a type cannot stand on a hex within reach."""  # rules: B1, B2, B7
    if s.building[h] != NONE:
        return "built-up"
    kind = kind_of(c, building)
    if beside(s, kind, h):
        return cannot_join(s, c, building, h, boosted, sent)
    return "" if at_two(s, kind, h) else "distance"


def cannot_join(s: OnMarsState, c: int, building: int, h: int, boosted: bool, sent: int) -> str:  # rules: B7
    """Why a building cannot enlarge what it would stand beside."""
    level = best_level(s, c, TECH_OF[building])
    if boosted and level:
        level += s.home[c] - sent - (1 if building == MINE else 0)
    return "technology" if level < 1 or level < connected(s, kind_of(c, building), h) else ""


def cannot_site(s: OnMarsState, c: int, building: int, h: int, boosted: bool) -> str:
    """The same for any hex."""
    return cannot_build(s, c, building, h, boosted) if h in reach(s, c) else "out-of-reach"


def sites(s: OnMarsState, c: int, building: int, boosted: bool) -> list[int]:
    return [h for h in reach(s, c) if not cannot_build(s, c, building, h, boosted)]


def constructible(s: OnMarsState, c: int, types: list[int], boosted: bool) -> list[int]:
    return [1 + t for t in types if not cannot_construct(s, c, t, boosted)]


def cannot_construct_any(s: OnMarsState, c: int, after: Outlay = NOTHING) -> str:
    near: list[int] = []
    for t in range(N_TYPES):
        if not cannot_afford(s, c, t, after.colonists):
            near = near or within(s, c, after)
            if has_site(s, c, t, near, False, after.colonists):
                return ""
    return "nothing-to-construct"
