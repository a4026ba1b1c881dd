"""What effects do, and how a rover moves and takes tiles: their effects may move it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import effects as fx
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.movement import FORBIDDEN
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.rules import (
    blueprints,
    construction,
    goods,
    hiring,
    laboratory,
    movement,
    ships,
    travel,
)
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.tasks import task
from cinqmars.games.on_mars.state import NO, OnMarsState


def carry_out(s: OnMarsState, c: int, effect: fx.Effect) -> None:
    EFFECTS[type(effect)](s, c, effect)


# Rovers and tiles


def rove(s: OnMarsState, c: int, bots: int, rover: int, gathering: bool = False, speed: bool = True) -> None:
    """Move, then take the tiles under rovers."""  # rules: X7
    for h in movement.move(s, c, bots, rover, gathering, speed):
        tile = s.tile[h]
        if tile == box.NONE or cannot_take(s, c, tile):
            continue
        if s.ask(c, ask.TAKE, ask.Take.options(), (tile, h)) != NO:
            take(s, c, h)


def move_rover(s: OnMarsState, c: int, points: int, speed: bool = True) -> None:
    rove(s, c, FORBIDDEN, points, speed=speed)


def take(s: OnMarsState, c: int, h: int) -> None:
    tile = s.tile[h]
    s.tile[h] = box.NONE
    s.emit("take", s.who(c), tile, h)
    if tile >= box.RESEARCH:
        s.research[c] |= 1 << (tile - box.RESEARCH)
        contribute(s, c, box.M_RESEARCH)
        task(s, c, box.T_RESEARCH)
        s.afresh()
        laboratory.develop(s, c, must=True, free=True)
    else:
        s.found[c] += 1
        contribute(s, c, box.M_DISCOVERY)
        task(s, c, box.T_DISCOVERY)
        discover(s, c, tile)


def discover(s: OnMarsState, c: int, tile: int) -> None:  # rules: D2 to D9
    """The effect of a discovery tile."""
    s.afresh()
    carry_out(s, c, box.DISCOVERED[tile])


# Effects, one by one


def gain(s: OnMarsState, c: int, it: fx.Gain) -> None:
    goods.gain(s, c, it.good, it.number)


def gain_others(s: OnMarsState, c: int, it: fx.GainOthers) -> None:
    goods.gain_others(s, c, it.number)


def fetch(s: OnMarsState, c: int, it: fx.Fetch) -> None:
    goods.fetch(s, c, boosts=False, must=it.must, crystals=it.crystals, number=it.number)


def recruit(s: OnMarsState, c: int, it: fx.Recruit) -> None:
    goods.recruit(s, c, it.number)


def retrieve(s: OnMarsState, c: int, it: fx.Retrieve) -> None:
    construction.retrieve(s, c, it.number, must=True)


def develop(s: OnMarsState, c: int, it: fx.Develop) -> None:
    laboratory.develop(s, c, must=True, number=it.number, free=it.free)


def learn(s: OnMarsState, c: int, it: fx.Learn) -> None:
    laboratory.learn(s, c, must=True)


def obtain(s: OnMarsState, c: int, it: fx.Obtain) -> None:
    blueprints.obtain(s, c, it.must, it.boosts, it.number)


def upgrade(s: OnMarsState, c: int, it: fx.Upgrade) -> None:
    blueprints.upgrade(s, c, it.must, it.number, it.free, boosts=it.boosts)


def construct(s: OnMarsState, c: int, it: fx.Construct) -> None:
    construction.construct(s, c, [it.building], must=True)


def construct_any(s: OnMarsState, c: int, it: fx.ConstructAny) -> None:
    construction.construct(s, c, construction.ANY_TYPE, must=True)


def hire(s: OnMarsState, c: int, it: fx.Hire) -> None:
    hiring.hire(s, c, True, it.free, it.scientists, it.contracts)


def welcome(s: OnMarsState, c: int, it: fx.Welcome) -> None:
    ships.welcome(s, c, must=True, boosts=False, free=True)


def change_sides(s: OnMarsState, c: int, it: fx.Travel) -> None:
    travel.travel(s, c, box.COLONY if side_of(s, c) == box.ORBIT else box.ORBIT)


def drive(s: OnMarsState, c: int, it: fx.MoveRover) -> None:
    move_rover(s, c, it.points)


def move_bots(s: OnMarsState, c: int, it: fx.MoveBots) -> None:
    movement.move_bots(s, c, it.points)


EFFECTS: Final[dict[type[Any], Callable[[OnMarsState, int, Any], None]]] = {
    fx.Gain: gain,
    fx.GainOthers: gain_others,
    fx.Fetch: fetch,
    fx.Recruit: recruit,
    fx.Retrieve: retrieve,
    fx.Develop: develop,
    fx.Learn: learn,
    fx.Obtain: obtain,
    fx.Upgrade: upgrade,
    fx.Construct: construct,
    fx.ConstructAny: construct_any,
    fx.Hire: hire,
    fx.Welcome: welcome,
    fx.Travel: change_sides,
    fx.MoveRover: drive,
    fx.MoveBots: move_bots,
}
