"""Lacerda's rover: where it goes, and what it finds."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars.components import (
    ADJACENT,
    BLUEPRINT,
    CONSTRUCT,
    CRYSTAL,
    D_BLUEPRINTS,
    D_CONSTRUCT,
    D_CONSTRUCT_ANY,
    D_CRYSTALS,
    D_DEVELOP,
    D_GAIN,
    D_HIRE,
    D_TECHNOLOGY,
    D_UPGRADE,
    DEVELOP,
    DISCOVERED_CRYSTALS,
    DISTANCE,
    HIRE,
    LEARN,
    M_DISCOVERY,
    M_RESEARCH,
    N_HEXES,
    NONE,
    RESEARCH,
    ROVER_TECH,
    UPGRADE,
)
from cinqmars.games.on_mars.hexes import rover_at
from cinqmars.games.on_mars.lacerda.actions import (
    best_sites,
    construct,
    construct_wanted,
    develop_twice,
    hire,
    learn,
    possible,
)
from cinqmars.games.on_mars.lacerda.choices import (
    any_of,
    borrow,
    fetch_most,
    obtain,
    upgrade,
)
from cinqmars.games.on_mars.possible.movement import ROVER, cannot_stop
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.rules.goods import gain
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.movement import step
from cinqmars.games.on_mars.state import LACERDA, RIVAL, Table

ACTION_LIKE: Final[dict[int, int]] = {  # discoveries
    D_DEVELOP: DEVELOP,
    D_BLUEPRINTS: BLUEPRINT,
    D_TECHNOLOGY: LEARN,
    D_UPGRADE: UPGRADE,
    D_CONSTRUCT_ANY: CONSTRUCT,
    D_HIRE: HIRE,
}


def move_rover(s: Table) -> None:  # rules: LA17
    """To the nearest tile it can take, with technology and crystals if they are needed to reach it."""
    start = rover_at(s, RIVAL)
    tiles = [h for h in range(N_HEXES) if s.tile[h] != NONE and takes(s, s.tile[h]) and open_to(s, h)]
    if not tiles:
        s.emit("no-aim")
        return
    far = min([DISTANCE[start][h] for h in tiles])
    nearest = [h for h in tiles if DISTANCE[start][h] == far]
    goal = any_of(s, nearest)
    s.emit("aim", goal, far, len(nearest))
    points = 2
    if far > points:
        points += borrow(s, RIVAL, ROVER_TECH)
    if points < far <= points + s.crystals[RIVAL]:
        s.crystals[RIVAL] -= far - points
        s.emit("pay", LACERDA, CRYSTAL, far - points)
        points = far
    drive(s, start, goal, points)
    if s.rover[RIVAL] == goal:
        take(s, goal)


def takes(s: Table, tile: int) -> bool:
    if tile >= RESEARCH:
        return not cannot_take(s, RIVAL, tile)
    return tile < D_GAIN and gives(s, tile)


def gives(s: Table, tile: int) -> bool:
    """Would a discovery give it anything?"""
    if tile in ACTION_LIKE:
        return possible(s, ACTION_LIKE[tile])
    if D_CONSTRUCT <= tile < D_GAIN:
        return bool(best_sites(s, tile - D_CONSTRUCT))
    return True  # crystals, warehouse


def open_to(s: Table, h: int) -> bool:
    return s.occupied[h] == (1 if s.rover[RIVAL] == h else 0)


def drive(s: Table, start: int, goal: int, points: int) -> None:
    """Along a shortest way with the most crystals, as far as it gets and may stop."""
    way = shortest(s, start, goal)[: points + 1]
    while len(way) > 1 and way[-1] != goal and stop_reason(s, way[-1]):
        way.pop()
    for h in way[1:]:
        step(s, RIVAL, ROVER, h, False)


def stop_reason(s: Table, h: int) -> str:
    if s.tile[h] != NONE:
        return "tile"
    return cannot_stop(s, RIVAL, ROVER, h, False)


def shortest(s: Table, start: int, goal: int) -> list[int]:
    """The hexes from start to goal; where ways are equal the first, north and clockwise."""
    most: dict[int, int] = {goal: s.crystal[goal]}
    ring = [goal]
    for _ in range(DISTANCE[start][goal]):
        outer: list[int] = []
        for h in ring:
            for a in ADJACENT[h]:
                nearer = (
                    DISTANCE[a][goal] == DISTANCE[h][goal] + 1
                    and DISTANCE[a][start] == DISTANCE[h][start] - 1
                )
                if nearer:
                    most[a] = max(most.get(a, 0), most[h] + s.crystal[a])
                    if a not in outer:
                        outer.append(a)
        ring = outer
    way = [start]
    while way[-1] != goal:
        h = way[-1]
        ahead = [a for a in ADJACENT[h] if a in most and DISTANCE[a][goal] == DISTANCE[h][goal] - 1]
        way.append(ahead[[most[a] for a in ahead].index(max([most[a] for a in ahead]))])
    return way


def take(s: Table, h: int) -> None:
    tile = s.tile[h]
    s.tile[h] = NONE
    s.emit("take", LACERDA, tile, h)
    if tile >= RESEARCH:
        s.research[RIVAL] |= 1 << (tile - RESEARCH)
        contribute(s, RIVAL, M_RESEARCH)
        develop_twice(s)
        return
    s.found[RIVAL] += 1
    contribute(s, RIVAL, M_DISCOVERY)
    discover(s, tile)


def discover(s: Table, tile: int) -> None:  # rules: LA17
    if tile == D_DEVELOP:
        develop_twice(s)
    elif tile == D_BLUEPRINTS:
        obtain(s, RIVAL)
        obtain(s, RIVAL)
    elif tile == D_TECHNOLOGY:
        learn(s)
    elif tile == D_UPGRADE:
        upgrade(s, RIVAL, 2)
    elif tile == D_CONSTRUCT_ANY:
        construct_wanted(s)
    elif tile == D_CRYSTALS:
        gain(s, RIVAL, CRYSTAL, DISCOVERED_CRYSTALS)
    elif tile == D_HIRE:
        hire(s)
    elif tile < D_CONSTRUCT:
        fetch_most(s, RIVAL)
        fetch_most(s, RIVAL)
    else:
        construct(s, tile - D_CONSTRUCT)
