"""Lacerda's rover: where it goes, and what it finds."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars import components as box
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
    box.D_DEVELOP: box.DEVELOP,
    box.D_BLUEPRINTS: box.BLUEPRINT,
    box.D_TECHNOLOGY: box.LEARN,
    box.D_UPGRADE: box.UPGRADE,
    box.D_CONSTRUCT_ANY: box.CONSTRUCT,
    box.D_HIRE: box.HIRE,
}


def move_rover(s: Table) -> None:  # rules: LA17
    """To the nearest tile it can take, with technology and crystals if they are needed to reach it."""
    start = rover_at(s, RIVAL)
    tiles = [h for h in range(box.N_HEXES) if s.tile[h] != box.NONE and takes(s, s.tile[h]) and open_to(s, h)]
    if not tiles:
        s.emit("no-aim")
        return
    far = min([box.DISTANCE[start][h] for h in tiles])
    nearest = [h for h in tiles if box.DISTANCE[start][h] == far]
    goal = any_of(s, nearest)
    s.emit("aim", goal, far, len(nearest))
    points = 2
    if far > points:
        points += borrow(s, RIVAL, box.ROVER_TECH)
    if points < far <= points + s.crystals[RIVAL]:
        s.crystals[RIVAL] -= far - points
        s.emit("pay", LACERDA, box.CRYSTAL, far - points)
        points = far
    drive(s, start, goal, points)
    if s.rover[RIVAL] == goal:
        take(s, goal)


def takes(s: Table, tile: int) -> bool:
    if tile >= box.RESEARCH:
        return not cannot_take(s, RIVAL, tile)
    return tile < box.D_GAIN and gives(s, tile)


def gives(s: Table, tile: int) -> bool:
    """Would a discovery give it anything?"""
    if tile in ACTION_LIKE:
        return possible(s, ACTION_LIKE[tile])
    if box.D_CONSTRUCT <= tile < box.D_GAIN:
        return bool(best_sites(s, tile - box.D_CONSTRUCT))
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
    if s.tile[h] != box.NONE:
        return "tile"
    return cannot_stop(s, RIVAL, ROVER, h, False)


def shortest(s: Table, start: int, goal: int) -> list[int]:
    """The hexes from start to goal; where ways are equal the first, north and clockwise."""
    most: dict[int, int] = {goal: s.crystal[goal]}
    ring = [goal]
    for _ in range(box.DISTANCE[start][goal]):
        outer: list[int] = []
        for h in ring:
            for a in box.ADJACENT[h]:
                nearer = (
                    box.DISTANCE[a][goal] == box.DISTANCE[h][goal] + 1
                    and box.DISTANCE[a][start] == box.DISTANCE[h][start] - 1
                )
                if nearer:
                    most[a] = max(most.get(a, 0), most[h] + s.crystal[a])
                    if a not in outer:
                        outer.append(a)
        ring = outer
    way = [start]
    while way[-1] != goal:
        h = way[-1]
        ahead = [
            a for a in box.ADJACENT[h] if a in most and box.DISTANCE[a][goal] == box.DISTANCE[h][goal] - 1
        ]
        way.append(ahead[[most[a] for a in ahead].index(max([most[a] for a in ahead]))])
    return way


def take(s: Table, h: int) -> None:
    tile = s.tile[h]
    s.tile[h] = box.NONE
    s.emit("take", LACERDA, tile, h)
    if tile >= box.RESEARCH:
        s.research[RIVAL] |= 1 << (tile - box.RESEARCH)
        contribute(s, RIVAL, box.M_RESEARCH)
        develop_twice(s)
        return
    s.found[RIVAL] += 1
    contribute(s, RIVAL, box.M_DISCOVERY)
    discover(s, tile)


def discover(s: Table, tile: int) -> None:  # rules: LA17
    if tile == box.D_DEVELOP:
        develop_twice(s)
    elif tile == box.D_BLUEPRINTS:
        obtain(s, RIVAL)
        obtain(s, RIVAL)
    elif tile == box.D_TECHNOLOGY:
        learn(s)
    elif tile == box.D_UPGRADE:
        upgrade(s, RIVAL, 2)
    elif tile == box.D_CONSTRUCT_ANY:
        construct_wanted(s)
    elif tile == box.D_CRYSTALS:
        gain(s, RIVAL, box.CRYSTAL, box.DISCOVERED_CRYSTALS)
    elif tile == box.D_HIRE:
        hire(s)
    elif tile < box.D_CONSTRUCT:
        fetch_most(s, RIVAL)
        fetch_most(s, RIVAL)
    else:
        construct(s, tile - box.D_CONSTRUCT)
