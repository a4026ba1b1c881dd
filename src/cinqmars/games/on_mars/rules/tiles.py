"""Tiles on the map: taking them, and the movements that lead there."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.movement import FORBIDDEN
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.rules.blueprints import obtain, upgrade
from cinqmars.games.on_mars.rules.construction import ANY_TYPE, construct
from cinqmars.games.on_mars.rules.goods import fetch, gain
from cinqmars.games.on_mars.rules.hiring import hire
from cinqmars.games.on_mars.rules.laboratory import develop, learn
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.movement import move
from cinqmars.games.on_mars.rules.tasks import task
from cinqmars.games.on_mars.state import NO, Table


def rove(s: Table, c: int, bots: int, rover: int, gathering: bool = False, speed: bool = True) -> None:
    """Move, then take the tiles under rovers."""  # rules: X7
    for h in move(s, c, bots, rover, gathering, speed):
        tile = s.tile[h]
        if tile == box.NONE or cannot_take(s, c, tile):
            continue
        if s.ask(c, ask.TAKE, ask.Take.options(), (tile, h)) != NO:
            take(s, c, h)


def move_rover(s: Table, c: int, points: int, speed: bool = True) -> None:
    rove(s, c, FORBIDDEN, points, speed=speed)


def take(s: Table, c: int, h: int) -> None:
    tile = s.tile[h]
    s.tile[h] = box.NONE
    s.emit("take", s.who(c), tile, h)
    if tile >= box.RESEARCH:
        s.research[c] |= 1 << (tile - box.RESEARCH)
        contribute(s, c, box.M_RESEARCH)
        task(s, c, box.T_RESEARCH)
        s.afresh()
        develop(s, c, must=True, free=True)
    else:
        s.found[c] += 1
        contribute(s, c, box.M_DISCOVERY)
        task(s, c, box.T_DISCOVERY)
        discover(s, c, tile)


def discover(s: Table, c: int, tile: int) -> None:  # rules: D2 to D9
    """The effect of a discovery tile."""
    s.afresh()
    if tile == box.D_DEVELOP:
        develop(s, c, must=True)
    elif tile == box.D_BLUEPRINTS:
        obtain(s, c, must=True, boosts=False, number=2)
    elif tile == box.D_TECHNOLOGY:
        learn(s, c, must=True)
    elif tile == box.D_UPGRADE:
        upgrade(s, c, must=True, number=2)
    elif tile == box.D_CONSTRUCT_ANY:
        construct(s, c, ANY_TYPE, must=True)
    elif tile == box.D_CRYSTALS:
        gain(s, c, box.CRYSTAL, box.DISCOVERED_CRYSTALS)
    elif tile == box.D_HIRE:
        hire(s, c, must=True)
    elif tile == box.D_WAREHOUSE:
        fetch(s, c, boosts=False, must=True, number=2)
    elif tile < box.D_GAIN:
        construct(s, c, [tile - box.D_CONSTRUCT], must=True)
    else:
        gain(s, c, tile - box.D_GAIN, box.GAINED[tile - box.D_GAIN])
