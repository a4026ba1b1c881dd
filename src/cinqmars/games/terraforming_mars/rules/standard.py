"""Standard projects and conversions: open to everyone, always."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.traits import GREENERY_PRICE, N_TRAITS, POWER_PLANT_OFF
from cinqmars.games.terraforming_mars.components import (
    AQUIFER,
    ASTEROID,
    CITY_PROJECT,
    GREENERY_PROJECT,
    HEAT,
    HEAT_PER_STEP,
    MAXIMUM,
    N_RESOURCES,
    PLANTS,
    POWER_PLANT,
    SELL_PATENTS,
    STANDARD_COST,
    TEMPERATURE,
)
from cinqmars.games.terraforming_mars.state import Table

from .prices import liquid
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


# conversions


def greenery_price(s: Table, p: int) -> int:
    return s.traits[p * N_TRAITS + GREENERY_PRICE]


def cannot_plant(s: Table, p: int) -> str:  # rules: X8
    if s.stock[p * N_RESOURCES + PLANTS] < greenery_price(s, p):
        return "stock"
    return "" if allowed(s, p, op.FOR_GREENERY) else "no-hex"


def cannot_burn(s: Table, p: int) -> str:  # rules: X9
    if s.stock[p * N_RESOURCES + HEAT] < HEAT_PER_STEP:
        return "stock"
    return "parameter-full" if s.params[TEMPERATURE] == MAXIMUM[TEMPERATURE] else ""
