"""Standard projects and conversions: open to everyone, always."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.traits import GREENERY_PRICE, N_TRAITS, POWER_PLANT_OFF
from cinqmars.games.terraforming_mars.components import (
    AQUIFER,
    ASTEROID,
    CITY,
    CITY_PROJECT,
    ENERGY,
    GREENERY_PROJECT,
    HEAT,
    HEAT_PER_STEP,
    MAXIMUM,
    MEGACREDITS,
    N_RESOURCES,
    PLANTS,
    POWER_PLANT,
    SELL_PATENTS,
    STANDARD_COST,
    TEMPERATURE,
)
from cinqmars.games.terraforming_mars.kinds import NO, SELL
from cinqmars.games.terraforming_mars.state import Table

from .decks import discard
from .effects import gain, produce
from .payment import liquid, pay
from .playing import set_off_by_standard_project
from .terraforming import place_city, place_greenery, place_oceans, raise_temperature
from .tiles import allowed, oceans_left


def project_price(s: Table, p: int, project: int) -> int:
    cost = STANDARD_COST[project]
    return cost - s.traits[p * N_TRAITS + POWER_PLANT_OFF] if project == POWER_PLANT else cost


def cannot_build(s: Table, p: int, project: int) -> str:  # rules: X1 to X7
    if project == SELL_PATENTS:
        return "" if s.hand[p] else "no-hand"
    if liquid(s, p) < project_price(s, p, project):
        return "money"
    if project == ASTEROID:
        return "parameter-full" if s.params[TEMPERATURE] == MAXIMUM[TEMPERATURE] else ""
    if project == AQUIFER:
        return "" if oceans_left(s) else "parameter-full"
    if project == GREENERY_PROJECT:
        return "" if allowed(s, p, op.FOR_GREENERY) else "no-hex"
    if project == CITY_PROJECT:
        return "" if allowed(s, p, op.FOR_CITY) else "no-hex"
    return ""


def build(s: Table, p: int, project: int) -> None:
    if project == SELL_PATENTS:
        sell_patents(s, p)
        return
    price = project_price(s, p, project)
    s.emit("standard", p, project, price)
    pay(s, p, price)
    if project == POWER_PLANT:
        produce(s, p, ENERGY, 1)
    elif project == ASTEROID:
        raise_temperature(s, p, 1)
    elif project == AQUIFER:
        place_oceans(s, p, op.FOR_OCEAN, 1, -1)
    elif project == GREENERY_PROJECT:
        place_greenery(s, p, op.FOR_GREENERY, -1)
    else:
        place_city(s, p, op.FOR_CITY, CITY, -1)
        produce(s, p, MEGACREDITS, 1)
    set_off_by_standard_project(s, p, STANDARD_COST[project])


def sell_patents(s: Table, p: int) -> None:  # rules: X2
    """At least one card, in ascending order."""
    sold, first = 0, 0
    while first < len(s.hand[p]):
        opts = [1 + s.hand[p][j] for j in range(first, len(s.hand[p]))]
        card = s.then(p, SELL, [NO, *opts] if sold else opts, (sold,)) - 1
        if card < 0:
            break
        sold += 1
        first = s.hand[p].index(card)
        s.hand[p].pop(first)
        discard(s, card, 1 << p)
    s.emit("sell", p, sold)
    gain(s, p, MEGACREDITS, sold)
    set_off_by_standard_project(s, p, 0)


# conversions


def greenery_price(s: Table, p: int) -> int:
    return s.traits[p * N_TRAITS + GREENERY_PRICE]


def cannot_plant(s: Table, p: int) -> str:  # rules: X8
    if s.stock[p * N_RESOURCES + PLANTS] < greenery_price(s, p):
        return "stock"
    return "" if allowed(s, p, op.FOR_GREENERY) else "no-hex"


def plant(s: Table, p: int) -> None:
    price = greenery_price(s, p)
    s.stock[p * N_RESOURCES + PLANTS] -= price
    s.emit("plant", p, price)
    place_greenery(s, p, op.FOR_GREENERY, -1)


def cannot_burn(s: Table, p: int) -> str:  # rules: X9
    if s.stock[p * N_RESOURCES + HEAT] < HEAT_PER_STEP:
        return "stock"
    return "parameter-full" if s.params[TEMPERATURE] == MAXIMUM[TEMPERATURE] else ""


def burn(s: Table, p: int) -> None:
    s.stock[p * N_RESOURCES + HEAT] -= HEAT_PER_STEP
    s.emit("burn", p, HEAT_PER_STEP)
    raise_temperature(s, p, 1)
