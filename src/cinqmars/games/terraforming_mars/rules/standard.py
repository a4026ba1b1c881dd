"""Standard projects and conversions: open to everyone, always.

Before each action all of them are looked at: here what is in the box goes by its names.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.cards.programs import FOR_CITY, FOR_GREENERY
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
    N_STANDARD,
    PLANTS,
    POWER_PLANT,
    SELL_PATENTS,
    STANDARD_COST,
    TEMPERATURE,
)
from cinqmars.games.terraforming_mars.state import TerraformingState

from .prices import liquid
from .tiles import allowed, oceans_left

HOTTEST: Final = MAXIMUM[TEMPERATURE]


def project_price(s: TerraformingState, p: int, project: int) -> int:
    cost = STANDARD_COST[project]
    return cost - s.traits[p * N_TRAITS + POWER_PLANT_OFF] if project == POWER_PLANT else cost


def cannot_build(s: TerraformingState, p: int, project: int) -> str:  # rules: X1 to X7
    if project == SELL_PATENTS:
        return "" if s.hand[p] else "no-hand"
    return "money" if liquid(s, p) < project_price(s, p, project) else no_use(s, p, project)


def no_use(s: TerraformingState, p: int, project: int) -> str:
    """Why a project that can be paid cannot be built."""
    if project == ASTEROID:
        return "parameter-full" if s.params[TEMPERATURE] == HOTTEST else ""
    if project == AQUIFER:
        return "" if oceans_left(s) else "parameter-full"
    if project == GREENERY_PROJECT:
        return "" if allowed(s, p, FOR_GREENERY) else "no-hex"
    if project == CITY_PROJECT:
        return "" if allowed(s, p, FOR_CITY) else "no-hex"
    return ""


def buildable(s: TerraformingState, p: int, money: int) -> list[int]:
    """What can be built with this money; each project is dearer than the one before."""
    found = [SELL_PATENTS] if s.hand[p] else []
    if money >= STANDARD_COST[POWER_PLANT] - s.traits[p * N_TRAITS + POWER_PLANT_OFF]:
        found.append(POWER_PLANT)
    for project in range(ASTEROID, N_STANDARD):
        if money < STANDARD_COST[project]:
            break
        if not no_use(s, p, project):
            found.append(project)
    return found


# conversions


def greenery_price(s: TerraformingState, p: int) -> int:
    return s.traits[p * N_TRAITS + GREENERY_PRICE]


def cannot_plant(s: TerraformingState, p: int) -> str:  # rules: X8
    if s.stock[p * N_RESOURCES + PLANTS] < s.traits[p * N_TRAITS + GREENERY_PRICE]:
        return "stock"
    return "" if allowed(s, p, FOR_GREENERY) else "no-hex"


def cannot_burn(s: TerraformingState, p: int) -> str:  # rules: X9
    if s.stock[p * N_RESOURCES + HEAT] < HEAT_PER_STEP:
        return "stock"
    return "parameter-full" if s.params[TEMPERATURE] == HOTTEST else ""
