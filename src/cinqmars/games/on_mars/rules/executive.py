"""Executive actions: those of the depot, and the advanced buildings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.hexes import production
from cinqmars.games.on_mars.possible.executive import served
from cinqmars.games.on_mars.possible.movement import FORBIDDEN
from cinqmars.games.on_mars.rules.blueprints import obtain, upgrade
from cinqmars.games.on_mars.rules.construction import construct, retrieve, score
from cinqmars.games.on_mars.rules.effects import carry_out, discover, move_rover, rove
from cinqmars.games.on_mars.rules.goods import fetch, gain, gain_others, pay, send, spend
from cinqmars.games.on_mars.rules.hiring import hire
from cinqmars.games.on_mars.rules.laboratory import develop, learn
from cinqmars.games.on_mars.rules.ships import welcome
from cinqmars.games.on_mars.rules.travel import come_back, produce, product_of, replace_discovery, travel
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import best_level


def execute(s: OnMarsState, c: int, place: int) -> None:  # rules: E1 to E8
    """The executive action of a depot space."""
    s.emit("execute", s.who(c), place)
    spend(s, c, box.EXECUTIVE_COST[place])
    carry_out(s, c, box.DEPOT_ACTIONS[place].effect)


def use_paid(s: OnMarsState, c: int, b: int) -> None:  # rules: Q1
    s.emit("run", s.who(c), b)
    spend(s, c, box.BUILDING_USE)
    run(s, c, b)


def use_free(s: OnMarsState, c: int, b: int) -> None:  # rules: Q2 to Q4
    who = box.UPGRADES_A[b]
    s.emit("run", s.who(c), b)
    if not served(s, c, b):
        s.works[who] = b
        s.emit("works", s.who(c), who, b)
    run(s, c, b)


def run(s: OnMarsState, c: int, b: int) -> None:  # rules: BP1 to BP19
    """The action of an advanced building."""
    s.afresh()
    if b in box.CONSTRUCTS:
        construct(s, c, [box.UPGRADES_A[b]], must=True, boosted=True)
    else:
        ACTION_OF[b](s, c)


def boost(s: OnMarsState, c: int) -> int:
    """Colonists sent to work, for one more each."""
    number = s.ask(c, ask.BOOST, ask.Boost.options(s, c))
    if number:
        send(s, c, number)
    return number


def automated_production(s: OnMarsState, c: int) -> None:  # rules: BP3
    produce(s, c)
    made = production(s, c)
    while s.home[c]:
        choice = s.ask(c, ask.PRODUCE, ask.Produce.options(s, c, made))
        if choice == NO:
            return
        send(s, c, 1)
        gain(s, c, product_of(choice - 1), 1)


def radar(s: OnMarsState, c: int) -> None:  # rules: BP10
    if s.radar == box.NONE:
        i = s.ask(c, ask.RADAR, ask.Radar.options(s, c))
        s.radar = s.explore[i]
        s.emit("radar", s.who(c), s.radar)
        replace_discovery(s, i)
    discover(s, c, s.radar)


def eco_resort(s: OnMarsState, c: int) -> None:  # rules: BP14
    side = s.ask(c, ask.RETURN, ask.Return.options(s, c))
    come_back(s, c, side)


def trade_market(s: OnMarsState, c: int) -> None:  # rules: BP15
    pay(s, c, [box.ANY])
    gain_others(s, c, 2 + boost(s, c))


ACTION_OF: Final[dict[int, Callable[[OnMarsState, int], None]]] = {
    box.YARD: lambda s, c: upgrade(s, c, must=True, boosts=True),
    box.PRODUCTION: automated_production,
    box.PRIVATE_SHIP: lambda s, c: welcome(s, c, must=True, boosts=True, private=True),
    box.BIOMARKET: lambda s, c: fetch(s, c, boosts=True, must=True),
    box.OXYGEN_TANK: lambda s, c: learn(s, c, must=True, boosts=box.COLONISTS),
    box.CASINO: lambda s, c: gain(s, c, box.CRYSTAL, 2 + boost(s, c)),
    box.MINERAL_MINE: lambda s, c: score(s, c, 2, "mine"),
    box.BIOLAB: lambda s, c: hire(s, c, must=True, scientists=False),
    box.RADAR: radar,
    box.DRONE: lambda s, c: upgrade(s, c, must=True, anywhere=True),
    box.RESEARCH_LAB: lambda s, c: develop(s, c, must=True, boosts=True),
    box.AQUEDUCT: lambda s, c: retrieve(s, c, 2, True, work_only=True),
    box.ECO_RESORT: eco_resort,
    box.TRADE_MARKET: trade_market,
    box.RECYCLING_BOTS: lambda s, c: rove(s, c, 2, FORBIDDEN, gathering=True),
    box.ELEVATOR: lambda s, c: travel(s, c, box.ORBIT),
    box.LIBRARY: lambda s, c: obtain(s, c, must=True, boosts=True),
    box.COMMAND: lambda s, c: move_rover(s, c, best_level(s, c, box.ROVER_TECH), speed=False),
}
