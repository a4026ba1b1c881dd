"""Executive actions: those of the depot, and the advanced buildings."""

from __future__ import annotations

from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.components import ANY as ANY_RESOURCE
from cinqmars.games.on_mars.components import (
    AQUEDUCT,
    BIOLAB,
    BIOMARKET,
    BUILDING_USE,
    CASINO,
    COLONISTS,
    COMMAND,
    CONSTRUCTS,
    CRYSTAL,
    DRONE,
    ECO_RESORT,
    ELEVATOR,
    EXECUTIVE_COST,
    LIBRARY,
    MINERAL,
    MINERAL_MINE,
    NONE,
    ORBIT,
    OXYGEN_TANK,
    PRIVATE_SHIP,
    PRODUCTION,
    RADAR,
    RECYCLING_BOTS,
    RESEARCH_LAB,
    ROVER_TECH,
    TRADE_MARKET,
    UPGRADES_A,
    YARD,
)
from cinqmars.games.on_mars.hexes import production
from cinqmars.games.on_mars.possible.executive import served
from cinqmars.games.on_mars.possible.movement import FORBIDDEN
from cinqmars.games.on_mars.rules.blueprints import obtain, upgrade
from cinqmars.games.on_mars.rules.construction import construct, retrieve, score
from cinqmars.games.on_mars.rules.goods import fetch, gain, pay, send, spend
from cinqmars.games.on_mars.rules.hiring import hire
from cinqmars.games.on_mars.rules.laboratory import develop, learn
from cinqmars.games.on_mars.rules.movement import move_bots
from cinqmars.games.on_mars.rules.ships import welcome
from cinqmars.games.on_mars.rules.tiles import discover, move_rover, rove
from cinqmars.games.on_mars.rules.travel import come_back, produce, product_of, replace_discovery, travel
from cinqmars.games.on_mars.state import NO, Table
from cinqmars.games.on_mars.technology import best_level


def execute(s: Table, c: int, place: int) -> None:  # rules: E1 to E8
    """The executive action of a depot space."""
    s.emit("execute", s.who(c), place)
    spend(s, c, EXECUTIVE_COST[place])
    if place == 0:
        develop(s, c, must=True, number=1, free=True)
    elif place == 1:
        move_rover(s, c, 2)
    elif place == 2:
        obtain(s, c, must=True, boosts=False)
    elif place == 3:
        upgrade(s, c, must=True)
    elif place == 4:
        gain(s, c, MINERAL, 1)
    elif place == 5:
        move_bots(s, c, 2)
    else:
        fetch(s, c, boosts=False, must=True, crystals=False)


def use_paid(s: Table, c: int, b: int) -> None:  # rules: Q1
    s.emit("run", s.who(c), b)
    spend(s, c, BUILDING_USE)
    run(s, c, b)


def use_free(s: Table, c: int, b: int) -> None:  # rules: Q2 to Q4
    who = UPGRADES_A[b]
    s.emit("run", s.who(c), b)
    if not served(s, c, b):
        s.works[who] = b
        s.emit("works", s.who(c), who, b)
    run(s, c, b)


def run(s: Table, c: int, b: int) -> None:  # rules: BP1 to BP19
    """The action of an advanced building."""
    s.afresh()
    if b in CONSTRUCTS:
        construct(s, c, [UPGRADES_A[b]], must=True, boosted=True)
    elif b == YARD:
        upgrade(s, c, must=True, boosts=True)
    elif b == PRODUCTION:
        automated_production(s, c)
    elif b == PRIVATE_SHIP:
        welcome(s, c, must=True, boosts=True, private=True)
    elif b == BIOMARKET:
        fetch(s, c, boosts=True, must=True)
    elif b == OXYGEN_TANK:
        learn(s, c, must=True, boosts=COLONISTS)
    elif b == CASINO:
        gain(s, c, CRYSTAL, 2 + boost(s, c))
    elif b == MINERAL_MINE:
        score(s, c, 2, "mine")
    elif b == BIOLAB:
        hire(s, c, must=True, scientists=False)
    elif b == RADAR:
        radar(s, c)
    elif b == DRONE:
        upgrade(s, c, must=True, anywhere=True)
    elif b == RESEARCH_LAB:
        develop(s, c, must=True, boosts=True)
    elif b == AQUEDUCT:
        retrieve(s, c, 2, True, work_only=True)
    elif b == ECO_RESORT:
        eco_resort(s, c)
    elif b == TRADE_MARKET:
        trade_market(s, c)
    elif b == RECYCLING_BOTS:
        rove(s, c, 2, FORBIDDEN, gathering=True)
    elif b == ELEVATOR:
        travel(s, c, ORBIT)
    elif b == LIBRARY:
        obtain(s, c, must=True, boosts=True)
    elif b == COMMAND:
        move_rover(s, c, best_level(s, c, ROVER_TECH), speed=False)


def boost(s: Table, c: int) -> int:
    """Colonists sent to work, for one more each."""
    number = s.ask(c, ask.BOOST, ask.Boost.options(s, c))
    if number:
        send(s, c, number)
    return number


def automated_production(s: Table, c: int) -> None:  # rules: BP3
    produce(s, c)
    made = production(s, c)
    while s.home[c]:
        choice = s.ask(c, ask.PRODUCE, ask.Produce.options(s, c, made))
        if choice == NO:
            return
        send(s, c, 1)
        gain(s, c, product_of(choice - 1), 1)


def radar(s: Table, c: int) -> None:  # rules: BP10
    if s.radar == NONE:
        i = s.ask(c, ask.RADAR, ask.Radar.options(s, c))
        s.radar = s.explore[i]
        s.emit("radar", s.who(c), s.radar)
        replace_discovery(s, i)
    discover(s, c, s.radar)


def eco_resort(s: Table, c: int) -> None:  # rules: BP14
    side = s.ask(c, ask.RETURN, ask.Return.options(s, c))
    come_back(s, c, side)


def trade_market(s: Table, c: int) -> None:  # rules: BP15
    pay(s, c, [ANY_RESOURCE])
    gain_others(s, c, 2 + boost(s, c))


def gain_others(s: Table, c: int, number: int) -> None:
    """Resources of choice other than minerals."""
    least = 1
    for i in range(number):
        choice = s.ask(c, ask.GAIN, ask.Gain.options(least), (number - i,))
        if choice == NO:
            return
        least = choice - 1
        gain(s, c, choice - 1, 1)
