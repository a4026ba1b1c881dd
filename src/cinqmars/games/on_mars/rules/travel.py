"""Travelling between orbit and colony, step by step."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.hexes import production
from cinqmars.games.on_mars.rules.blueprints import obtain
from cinqmars.games.on_mars.rules.goods import come_home, fetch, gain, recruit
from cinqmars.games.on_mars.rules.laboratory import learn
from cinqmars.games.on_mars.rules.movement import move_bots
from cinqmars.games.on_mars.state import NO, SLOT, WORK, OnMarsState


def travel(s: OnMarsState, c: int, side: int, exploring: bool = True) -> None:  # rules: J6 to J11
    s.emit("travel", s.who(c), side)
    if side == box.COLONY:
        if exploring:
            explore(s, c)
    else:
        produce(s, c)
    retrieve_all(s, c, side)
    settle(s, c, side)


def explore(s: OnMarsState, c: int) -> None:  # rules: J6
    """A face-up discovery tile goes to an empty hex at three hexes from the rover."""
    hexes = ask.Site.to_explore(s, c)
    tiles = ask.Explore.options(s)
    if not hexes or not tiles:
        return
    s.afresh()
    i = s.ask(c, ask.EXPLORE, tiles)
    h = s.then(c, ask.SITE, hexes, ("explore", s.explore[i]))
    place_tile(s, c, i, h)


def place_tile(s: OnMarsState, c: int, i: int, h: int) -> None:
    s.tile[h] = s.explore[i]
    s.emit("explore", s.who(c), s.explore[i], h)
    replace_discovery(s, i)


def replace_discovery(s: OnMarsState, i: int) -> None:
    s.barrier()
    s.explore[i] = s.discoveries.pop() if s.discoveries else box.NONE


def produce(s: OnMarsState, c: int) -> None:  # rules: J9, BP3
    made = production(s, c)
    for building in range(box.N_TYPES):
        gain(s, c, product_of(building), made[building])


def product_of(building: int) -> int:
    return box.CRYSTAL if building == box.SHELTER else building


def retrieve_all(s: OnMarsState, c: int, side: int) -> None:  # rules: J7, J10
    """Colonists of one side's slots and those at work come home."""
    come_back(s, c, side)
    if s.work[c]:
        number = s.work[c]
        s.work[c] = 0
        come_home(s, c, WORK, number)


def come_back(s: OnMarsState, c: int, side: int) -> None:  # rules: BP14
    for slot in range(box.N_SLOTS):
        number = s.slots[slot * box.MAX_PLAYERS + c]
        if number and box.SIDE_OF_SLOT[slot] == side:
            s.slots[slot * box.MAX_PLAYERS + c] = 0
            come_home(s, c, SLOT + slot, number)


def settle(s: OnMarsState, c: int, side: int) -> None:  # rules: J8, J11
    s.space[c] = box.NONE
    choose_space(s, c, ask.Space.on(s, side))


def choose_space(s: OnMarsState, c: int, opts: list[int]) -> None:
    s.space[c] = s.ask(c, ask.SPACE, opts)
    s.emit("space", s.who(c), s.space[c])
    space_bonus(s, c)


def space_bonus(s: OnMarsState, c: int) -> None:  # rules: TO1 to TO5
    space = s.space[c]
    if space in box.WAREHOUSE_SPACES:
        fetch(s, c, boosts=False, must=False)
    elif space == box.TECH_SPACE:
        learn(s, c, must=False)
    elif space == box.COLONIST_SPACE:
        pay_colonist(s, c)
    elif space == box.BOTS_SPACE:
        move_bots(s, c, 2)
    elif space == box.BLUEPRINT_SPACE:
        s.afresh()
        obtain(s, c, must=False, boosts=False)


def pay_colonist(s: OnMarsState, c: int) -> None:  # rules: TO3
    choice = s.ask(c, ask.RECRUIT, ask.Recruit.options(s, c))
    if choice != NO:
        s.goods[c * box.N_RESOURCES + choice - 1] -= 1
        s.emit("pay", s.who(c), choice - 1, 1)
        recruit(s, c, 1)
