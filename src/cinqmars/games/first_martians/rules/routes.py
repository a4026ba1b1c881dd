"""Ways from the HUB, or from a relay tent, over explored regions: their cost in pawns and what waits on them."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules.hub import NEIGHBOURS, count_of, holds
from cinqmars.games.first_martians.state import NONE, MartiansState

MAX_ROUTES: Final = 32

PENALTIES: Final = c.ROVER_ROLL | c.TERRAIN_ADVENTURE | c.TERRAIN_MORALE | c.TERRAIN_WOUND
RELAY: Final = 100  # + space: a route begins in a relay tent


class Route(NamedTuple):
    cost: int
    penalties: int  # bits of terrain
    spaces: list[int]  # the destination last


def step_cost(s: MartiansState, space: int) -> int:  # rules: X11, X12
    cost = 1 + count_of(s.zone_marks[space], c.PLUS1)
    region = s.ground[space]
    if region != NONE and c.REGION_TERRAIN[region] & c.TERRAIN_PLUS1:
        cost += 1
    return cost


def step_penalties(s: MartiansState, space: int) -> int:  # rules: X13, T8
    region = s.ground[space]
    found = c.REGION_TERRAIN[region] & PENALTIES if region != NONE else 0
    marks = s.zone_marks[space]
    if marks:
        if holds(marks, c.ADVENTURE):
            found |= c.TERRAIN_ADVENTURE
        if holds(marks, c.HURT):
            found |= c.TERRAIN_WOUND
        if holds(marks, c.ROVER_DAMAGE):
            found |= c.ROVER_ROLL
    return found


def barred(s: MartiansState, a: int, b: int) -> bool:  # rules: T9
    """A closed outer edge of the inner region, in either direction."""
    if a - b not in (8, -8):
        return False
    region = s.ground[min(a, b)]
    return region != NONE and bool(c.REGION_TERRAIN[region] & c.EDGE_OUT)


def reachable(s: MartiansState) -> list[bool]:  # rules: X8
    """Spaces that a route leads to, explored or not."""
    found = [space < 8 for space in range(c.N_SPACES)]
    todo = [space for space in range(8) if s.ground[space] != NONE]
    if s.relays:
        for space in range(8, c.N_SPACES):
            if s.relays >> space & 1:
                found[space] = True
                todo.append(space)
    while todo:
        space = todo.pop()
        for other in NEIGHBOURS[space]:
            if not found[other] and not barred(s, space, other):
                found[other] = True
                if s.ground[other] != NONE:
                    todo.append(other)
    return found


def ways_to(s: MartiansState, target: int) -> list[Route]:
    """The routes to a space, found once while nothing but the plan changes."""
    base = s.grounds
    if base is None:
        return routes(s, target)
    found: list[Route] | None = base.ways.get(target)
    if found is None:
        found = base.ways[target] = routes(s, target)
    return found


def routes(s: MartiansState, target: int) -> list[Route]:  # rules: X11, X12
    """Every route that no other one beats both in pawns and in what waits on the way; the cheapest first."""
    if target < 8 and not s.relays:  # beside the HUB: nothing beats the direct way
        return [Route(step_cost(s, target), step_penalties(s, target), [target])]
    open_ones = [Route(step_cost(s, x), step_penalties(s, x), [x]) for x in range(8)]
    for space in range(c.N_SPACES):
        if s.relays >> space & 1:
            open_ones.append(Route(0, step_penalties(s, space), [RELAY + space]))
    settled: list[list[Route]] = [[] for _ in range(c.N_SPACES)]
    while open_ones:
        best = min(open_ones)
        open_ones.remove(best)
        space = best.spaces[-1] % RELAY
        if beaten(best, settled[space]):
            continue
        settled[space].append(best)
        if space == target or s.ground[space] == NONE:
            continue
        for other in NEIGHBOURS[space]:
            if not barred(s, space, other):
                further = Route(
                    best.cost + step_cost(s, other),
                    best.penalties | step_penalties(s, other),
                    [*best.spaces, other],
                )
                if not beaten(further, settled[other]):
                    open_ones.append(further)
    return settled[target][:MAX_ROUTES]


def beaten(route: Route, others: list[Route]) -> bool:
    return any([o.cost <= route.cost and o.penalties & ~route.penalties == 0 for o in others])


def along(s: MartiansState, spaces: list[int]) -> tuple[int, int]:
    """Pawns and penalties of a route that was chosen."""
    cost = 0
    penalties = 0
    for x in spaces:
        if x < RELAY:
            cost += step_cost(s, x)
        penalties |= step_penalties(s, x % RELAY)
    return cost, penalties
