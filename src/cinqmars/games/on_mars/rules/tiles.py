"""Tiles on the map: taking them, and the movements that lead there."""

from __future__ import annotations

from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.components import (
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
    D_WAREHOUSE,
    DISCOVERED_CRYSTALS,
    GAINED,
    M_DISCOVERY,
    M_RESEARCH,
    NONE,
    RESEARCH,
    T_DISCOVERY,
    T_RESEARCH,
)
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
        if tile == NONE or cannot_take(s, c, tile):
            continue
        if s.ask(c, ask.TAKE, ask.Take.options(), (tile, h)) != NO:
            take(s, c, h)


def move_rover(s: Table, c: int, points: int, speed: bool = True) -> None:
    rove(s, c, FORBIDDEN, points, speed=speed)


def take(s: Table, c: int, h: int) -> None:
    tile = s.tile[h]
    s.tile[h] = NONE
    s.emit("take", s.who(c), tile, h)
    if tile >= RESEARCH:
        s.research[c] |= 1 << (tile - RESEARCH)
        contribute(s, c, M_RESEARCH)
        task(s, c, T_RESEARCH)
        s.afresh()
        develop(s, c, must=True, free=True)
    else:
        s.found[c] += 1
        contribute(s, c, M_DISCOVERY)
        task(s, c, T_DISCOVERY)
        discover(s, c, tile)


def discover(s: Table, c: int, tile: int) -> None:  # rules: D2 to D9
    """The effect of a discovery tile."""
    s.afresh()
    if tile == D_DEVELOP:
        develop(s, c, must=True)
    elif tile == D_BLUEPRINTS:
        obtain(s, c, must=True, boosts=False, number=2)
    elif tile == D_TECHNOLOGY:
        learn(s, c, must=True)
    elif tile == D_UPGRADE:
        upgrade(s, c, must=True, number=2)
    elif tile == D_CONSTRUCT_ANY:
        construct(s, c, ANY_TYPE, must=True)
    elif tile == D_CRYSTALS:
        gain(s, c, CRYSTAL, DISCOVERED_CRYSTALS)
    elif tile == D_HIRE:
        hire(s, c, must=True)
    elif tile == D_WAREHOUSE:
        fetch(s, c, boosts=False, must=True, number=2)
    elif tile < D_GAIN:
        construct(s, c, [tile - D_CONSTRUCT], must=True)
    else:
        gain(s, c, tile - D_GAIN, GAINED[tile - D_GAIN])
