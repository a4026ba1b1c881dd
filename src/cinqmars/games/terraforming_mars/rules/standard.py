"""Standard projects and conversions: open to everyone, always."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.traits import GREENERY_PRICE, N_TRAITS, POWER_PLANT_OFF
from cinqmars.games.terraforming_mars.components import ASTEROID, POWER_PLANT, SELL_PATENTS, STANDARD_COST
from cinqmars.games.terraforming_mars.state import TerraformingState

from .prices import liquid
from .tiles import allowed, oceans_left


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
        return "parameter-full" if s.params[box.TEMPERATURE] == box.MAXIMUM[box.TEMPERATURE] else ""
    if project == box.AQUIFER:
        return "" if oceans_left(s) else "parameter-full"
    if project == box.GREENERY_PROJECT:
        return "" if allowed(s, p, op.FOR_GREENERY) else "no-hex"
    if project == box.CITY_PROJECT:
        return "" if allowed(s, p, op.FOR_CITY) else "no-hex"
    return ""


def buildable(s: TerraformingState, p: int, money: int) -> list[int]:
    """What can be built with this money; each project is dearer than the one before."""
    found = [SELL_PATENTS] if s.hand[p] else []
    if money >= STANDARD_COST[POWER_PLANT] - s.traits[p * N_TRAITS + POWER_PLANT_OFF]:
        found.append(POWER_PLANT)
    for project in range(ASTEROID, box.N_STANDARD):
        if money < STANDARD_COST[project]:
            break
        if not no_use(s, p, project):
            found.append(project)
    return found


# conversions


def greenery_price(s: TerraformingState, p: int) -> int:
    return s.traits[p * N_TRAITS + GREENERY_PRICE]


def cannot_plant(s: TerraformingState, p: int) -> str:  # rules: X8
    if s.stock[p * box.N_RESOURCES + box.PLANTS] < greenery_price(s, p):
        return "stock"
    return "" if allowed(s, p, op.FOR_GREENERY) else "no-hex"


def cannot_burn(s: TerraformingState, p: int) -> str:  # rules: X9
    if s.stock[p * box.N_RESOURCES + box.HEAT] < box.HEAT_PER_STEP:
        return "stock"
    return "parameter-full" if s.params[box.TEMPERATURE] == box.MAXIMUM[box.TEMPERATURE] else ""
