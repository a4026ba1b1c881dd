"""What a company could do next where its pieces stand: buildings to construct and upgrade, tiles to take."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import bots_of, connected, held_by, kind_of, rover_at, size_at
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.stock import affordable, storage
from cinqmars.games.on_mars.scoring import reward
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.games.on_mars.technology import best_level, free_space


def set_of(hexes: list[int]) -> int:
    """A set of hexes as the bits of a number."""
    found = 0
    for h in hexes:
        found |= 1 << h
    return found


FAR: Final = 0.25  # of a site that no bot reaches soon
NEAR: Final = 0.7  # of one a step away
PLANNED: Final = 0.58  # of what a blueprint brings once it is built
PLANNED_LATER: Final = 0.45  # if two others come before it
LACKING: Final = 0.5  # of a building whose resource is missing
RESEARCHED: Final = 4.5
DISCOVERED: Final = 2.2
LYING: Final = 0.5  # a crystal on the map
LATE: Final = 26  # rounds in which most games are over
PATIENCE: Final = 14  # rounds more until nothing is thought to come by itself
NEVER: Final = 100.0  # rounds
STOCK: Final[list[float]] = [0.0, 0.75, 1.35, 1.8, 2.1, 2.3, 2.4]  # by how many of a resource

# Sets of hexes around each hex

BESIDE: Final[list[int]] = [set_of(box.ADJACENT[h]) for h in range(box.N_HEXES)]
BEYOND: Final[list[int]] = [set_of(box.AT_TWO[h]) for h in range(box.N_HEXES)]
REACHED: Final[list[int]] = [set_of(box.AROUND[h]) for h in range(box.N_HEXES)]
SEEN: Final[list[int]] = [REACHED[h] | BEYOND[h] for h in range(box.N_HEXES)]


def scorings(s: OnMarsState) -> int:
    """How often the progress area will still be counted."""
    return 3 if s.level < 2 else 2 if s.level < 3 else 1


def appeals(s: OnMarsState, c: int) -> list[float]:
    """By building type, what constructing one brings apart from its site; 0 if there is none left."""
    found = [1.0, 0.0, 0.0, 0.0, 0.0, 3.2]
    for t in range(box.GENERATOR, box.N_STOCKED):
        row = s.lss[t - 1]
        if row <= s.level:
            found[t] = reward(s, c, s.rewards[t - 1]) + 1.2
        if row == 1:
            found[t] += box.FIRST_BUILT_OP
        found[t] += 0.6
    for t in range(box.N_TYPES):
        if s.shelters[c] >= box.SHELTERS if t == box.SHELTER else not s.left[t]:
            found[t] = 0.0
        elif t == box.MINE:
            found[t] *= 1.0 if s.home[c] > 1 else LACKING
        elif not affordable(s, c, box.BUILDING_COST[t]):
            found[t] *= LACKING
    return found


def cube_worth(s: OnMarsState, c: int, building: int) -> float:
    """A first complex of a type: a cube in the progress area."""
    if building == box.SHELTER or s.progress[c] >> building & 1:
        return 0.0
    cubes = s.progress[c].bit_count()
    return 0.5 + 0.7 * scorings(s) * (box.PROGRESS_OP[cubes + 1] - box.PROGRESS_OP[cubes])


def open_sites(s: OnMarsState, c: int) -> list[int]:
    """Sets of hexes by building type: where a lone one may stand; then where one would join others."""
    shelter = box.SHELTER
    beside = [0] * box.N_TYPES
    beyond = [0] * box.N_TYPES
    built = 0
    for h, kind in enumerate(s.building):
        if kind < 0:  # nothing
            continue
        built |= 1 << h
        if kind >= shelter:
            if kind != shelter + c:
                continue
            kind = shelter
        beside[kind] |= BESIDE[h]
        beyond[kind] |= BEYOND[h]
    lone = [beyond[t] & ~beside[t] & ~built for t in range(box.N_TYPES)]
    return lone + [beside[t] & ~built for t in range(box.N_TYPES)]


def plot(s: OnMarsState, c: int, hexes: int, sites: list[int], appeal: list[float]) -> float:
    """The best building that could stand on one of these hexes."""
    return max([site_worth(s, c, t, hexes, sites, appeal[t]) for t in range(box.N_TYPES)])


def site_worth(s: OnMarsState, c: int, building: int, hexes: int, sites: list[int], appeal: float) -> float:
    """A building of a type on the best of these hexes: 0 if it can stand on none."""
    if not appeal:
        return 0.0
    best = appeal if sites[building] & hexes else 0.0
    joining = sites[box.N_TYPES + building] & hexes
    if joining:
        level = best_level(s, c, box.TECH_OF[building])
        if level:
            joined = fitting(s, kind_of(c, building), joining, level)
            if joined:
                best = appeal + 0.6 * min(joined, 2) + cube_worth(s, c, building)
    return best


def fitting(s: OnMarsState, kind: int, hexes: int, level: int) -> int:
    """How many buildings one on these hexes would join, as far as the technology allows; 0 if it does not."""
    while hexes:
        lowest = hexes & -hexes
        joined = connected(s, kind, lowest.bit_length() - 1)
        if joined <= level:
            return joined
        hexes ^= lowest
    return 0


def sites_in_sight(s: OnMarsState, c: int) -> list[float]:
    """By building type the best site near the bots."""
    appeal = appeals(s, c)
    sites = open_sites(s, c)
    reached = 0
    seen = 0
    for b in bots_of(s, c):
        reached |= REACHED[b]
        seen |= SEEN[b]
    best = [FAR * worth for worth in appeal]
    for t in range(box.N_TYPES):
        if appeal[t] > 0.0:
            near = site_worth(s, c, t, reached, sites, appeal[t])
            if near < NEAR * appeal[t]:
                near = NEAR * site_worth(s, c, t, seen, sites, appeal[t])
            if near > best[t]:
                best[t] = near
    return best


def chances_of_plans(s: OnMarsState, c: int) -> float:
    """Points that unbuilt blueprints will probably bring, were there all the time in the world."""
    plans = [b for b in range(box.N_BLUEPRINTS) if s.holder[b] == c and s.built[b] == box.NONE]
    if not plans:
        return 0.0
    bots = bots_of(s, c)
    points = 0.0
    for i, b in enumerate(plans):
        points += 2 * box.BLUEPRINT_OP[b] * plan_chance(s, c, b, bots) * (PLANNED if i < 2 else PLANNED_LATER)
    return points


def plan_chance(s: OnMarsState, c: int, b: int, bots: list[int]) -> float:
    """That a blueprint will be built, by the nearest building it fits."""
    kind = kind_of(c, box.UPGRADES_A[b])
    best = 0.45 if b < box.N_BASIC else 0.25
    start = 0
    for _ in range(s.building.count(kind)):
        h = s.building.index(kind, start)
        start = h + 1
        if s.marker[h] != box.NONE:
            continue
        if b >= box.N_BASIC:
            size = size_at(s, h)
            if size < box.LARGE:
                best = max(best, 0.25 + 0.1 * size)
                continue
        away = min([box.DISTANCE[a][h] for a in bots], default=9) - 1
        best = max(best, 0.9 - 0.06 * max(0, away))
    return best


def within_sight(s: OnMarsState, c: int) -> float:
    """The best tile or crystal for the rover, less the farther it is."""
    start = rover_at(s, c)
    away, here, crystal, research = box.DISTANCE[start], s.rover[c], s.crystal, box.RESEARCH
    best = 0.0
    for h, tile in enumerate(s.tile):
        worth = LYING * crystal[h]
        if tile >= research:
            worth = 0.0 if s.research[c] >> (tile - research) & 1 else RESEARCHED
        elif tile >= 0:
            worth = DISCOVERED
        if worth > 0.0 and h != here:
            worth /= 1 + 0.4 * away[h]
            if worth > best:
                best = worth
    return best


def agenda(s: OnMarsState, c: int, sites: list[float]) -> float:
    """The best main action on the side where the company is."""
    if side_of(s, c) == box.COLONY:
        best = 0.0
        if s.home[c]:
            best = max(sites)
            if s.goods[c * box.N_RESOURCES + box.MINERAL]:
                best = max(best, upgrade_worth(s, c))
        if s.depot[c] and 5 - s.depot[c].bit_count() < s.level and affordable(s, c, box.SHIP_COST):
            best = max(best, box.SHIP_OP + 2.0)
        return best
    room = free_space(s, c, box.ENTRANCE[0]) or free_space(s, c, box.ENTRANCE[1])
    best = 1.5 if room else 0.8
    return max(best, develop_worth(s, c)) if s.home[c] else best


def idle_turns(s: OnMarsState, c: int) -> float:
    """Turns to come without a colonist at home, before a journey that costs no ship brings them back."""
    return max(0.0, min(turns_left(s), ride(s, c)) - s.home[c])


def stalled(s: OnMarsState) -> float:
    """How much longer the game takes than it should, 0 to 1: the end does not come by itself."""
    return min(1.0, max(0.0, (s.round - LATE) / PATIENCE))


def turns_left(s: OnMarsState) -> float:
    """By the missions that are still wanted and the one that is nearest."""
    if s.ending or not s.remaining:
        return 1.0 if s.ending else 2.0
    nearest = [s.need[i] / box.MISSION_NEED[s.missions[i]][s.k] for i in range(box.N_MISSIONS) if s.need[i]]
    return 4.0 * s.remaining + 4.0 * min(nearest, default=0.0)


def ride(s: OnMarsState, c: int) -> float:
    """Rounds until the landing pod or the shuttle can be taken."""
    if side_of(s, c) == box.ORBIT:
        return 1.0
    if s.shuttle_gone or s.level >= box.SHUTTLE_STOPS:
        return NEVER
    return float(s.station if s.shuttle == box.COLONY else s.station + s.level)


def upgrade_worth(s: OnMarsState, c: int) -> float:
    best = 0.0
    near: list[int] = []
    for b in bots_of(s, c):
        near += box.AROUND[b]
    for b in held_by(s, c):
        if s.built[b] == box.NONE:
            kind = kind_of(c, box.UPGRADES_A[b])
            for h in near:
                if s.building[h] == kind and s.marker[h] == box.NONE:
                    if b < box.N_BASIC or size_at(s, h) >= box.LARGE:
                        best = max(best, 1.2 * box.BLUEPRINT_OP[b])
                        break
    return best


def develop_worth(s: OnMarsState, c: int) -> float:
    """Two developments that could be paid."""
    points = 0
    tiles = s.tech[c * box.N_TECHS : (c + 1) * box.N_TECHS]
    for origin, target in box.STEPS:
        if origin in tiles and target not in tiles and affordable(s, c, box.ENTER_COST[target]):
            points = max(points, box.SPACE_OP[target] - box.SPACE_OP[origin])
    oxygen = min(2, sum(s.goods[c * box.N_RESOURCES : (c + 1) * box.N_RESOURCES]) // 2)
    return float(points * oxygen)


def stored(s: OnMarsState, c: int) -> float:
    """Resources: the first of a kind is worth most, and minerals more than others."""
    worth = 0.0
    room = storage(s, c)
    for r in range(box.N_RESOURCES):
        n = min(room, s.goods[c * box.N_RESOURCES + r])
        worth += STOCK[n] * (1.5 if r == box.MINERAL else 1.0)
    return worth
