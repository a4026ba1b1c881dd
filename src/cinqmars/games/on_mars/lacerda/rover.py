"""Lacerda's rover: where it goes, and what it finds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import effects as fx
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
from cinqmars.games.on_mars.state import LACERDA, RIVAL, OnMarsState

ACTION_LIKE: Final[dict[type[Any], int]] = {  # effects
    fx.Develop: box.DEVELOP,
    fx.Obtain: box.BLUEPRINT,
    fx.Learn: box.LEARN,
    fx.Upgrade: box.UPGRADE,
    fx.ConstructAny: box.CONSTRUCT,
    fx.Hire: box.HIRE,
}


def move_rover(s: OnMarsState) -> None:  # rules: LA17
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


def takes(s: OnMarsState, tile: int) -> bool:
    if tile >= box.RESEARCH:
        return not cannot_take(s, RIVAL, tile)
    return gives(s, box.DISCOVERED[tile])


def gives(s: OnMarsState, effect: fx.Effect) -> bool:
    """Would a discovery give it anything?"""
    if type(effect) in ACTION_LIKE:
        return possible(s, ACTION_LIKE[type(effect)])
    if isinstance(effect, fx.Construct):
        return bool(best_sites(s, effect.building))
    return not isinstance(effect, fx.Gain) or effect.good == box.CRYSTAL


def open_to(s: OnMarsState, h: int) -> bool:
    return s.occupied[h] == (1 if s.rover[RIVAL] == h else 0)


def drive(s: OnMarsState, start: int, goal: int, points: int) -> None:
    """Along a shortest way with the most crystals, as far as it gets and may stop."""
    way = shortest(s, start, goal)[: points + 1]
    while len(way) > 1 and way[-1] != goal and stop_reason(s, way[-1]):
        way.pop()
    for h in way[1:]:
        step(s, RIVAL, ROVER, h, False)


def stop_reason(s: OnMarsState, h: int) -> str:
    if s.tile[h] != box.NONE:
        return "tile"
    return cannot_stop(s, RIVAL, ROVER, h, False)


def shortest(s: OnMarsState, start: int, goal: int) -> list[int]:
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


def take(s: OnMarsState, h: int) -> None:
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
    effect = box.DISCOVERED[tile]
    DISCOVER[type(effect)](s, effect)


# What a discovery gives it, rules: LA17


def develop(s: OnMarsState, it: fx.Develop) -> None:
    develop_twice(s)


def take_blueprints(s: OnMarsState, it: fx.Obtain) -> None:
    for _ in range(it.number):
        obtain(s, RIVAL)


def take_technology(s: OnMarsState, it: fx.Learn) -> None:
    learn(s)


def build_upgrades(s: OnMarsState, it: fx.Upgrade) -> None:
    upgrade(s, RIVAL, it.number)


def construct_any(s: OnMarsState, it: fx.ConstructAny) -> None:
    construct_wanted(s)


def construct_type(s: OnMarsState, it: fx.Construct) -> None:
    construct(s, it.building)


def take_crystals(s: OnMarsState, it: fx.Gain) -> None:
    gain(s, RIVAL, it.good, it.number)


def hire_one(s: OnMarsState, it: fx.Hire) -> None:
    hire(s)


def fetch(s: OnMarsState, it: fx.Fetch) -> None:
    for _ in range(it.number):
        fetch_most(s, RIVAL)


DISCOVER: Final[dict[type[Any], Callable[[OnMarsState, Any], None]]] = {
    fx.Develop: develop,
    fx.Obtain: take_blueprints,
    fx.Learn: take_technology,
    fx.Upgrade: build_upgrades,
    fx.ConstructAny: construct_any,
    fx.Construct: construct_type,
    fx.Gain: take_crystals,
    fx.Hire: hire_one,
    fx.Fetch: fetch,
}
