"""Which actions of blue cards and corporations may be used, and why another may not."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES, Alternative
from cinqmars.games.terraforming_mars.cards.programs import OTHER_CARD
from cinqmars.games.terraforming_mars.cards.traits import N_TRAITS, STEEL_WORTH, TITANIUM_WORTH
from cinqmars.games.terraforming_mars.components import ENERGY, MEGACREDITS, N_RESOURCES, STEEL, TITANIUM
from cinqmars.games.terraforming_mars.state import TerraformingState

from .prices import liquid
from .rivals import receivers, victims


def usable(s: TerraformingState, p: int) -> list[int]:
    """Cards whose action may be used now, ascending."""
    found: list[int] = []
    used = s.used
    for card in s.actors[p]:
        if card not in used:
            for i in range(len(ALTERNATIVES[card])):
                if not cannot_use(s, p, card, i):
                    found.append(card)
                    break
    return found


def cannot_use(s: TerraformingState, p: int, card: int, i: int) -> str:  # rules: B2 to B5
    """Why the alternative `i` of an action is not possible."""
    way = ALTERNATIVES[card][i]
    if way.price:
        have = purse(s, p, way) if way.resource == MEGACREDITS else s.stock[p * N_RESOURCES + way.resource]
        if have < way.price:
            return "money" if way.resource == MEGACREDITS else "stock"
    if way.production and s.production[p * N_RESOURCES + ENERGY] < way.production:
        return "own-production"
    if s.cubes[card] < way.cubes:
        return "cubes"
    if way.prey and not victims(s, p, way.prey):
        return "no-prey"
    if way.rating_raised and not s.raised[p]:
        return "rating-not-raised"
    if way.receiver and not receivers(s, p, way.receiver, OTHER_CARD, card):
        return "no-receiver"
    return ""


def purse(s: TerraformingState, p: int, way: Alternative) -> int:
    """What may pay the M€ of an action."""
    have = liquid(s, p)
    if way.steel:
        have += s.stock[p * N_RESOURCES + STEEL] * s.traits[p * N_TRAITS + STEEL_WORTH]
    if way.titanium:
        have += s.stock[p * N_RESOURCES + TITANIUM] * s.traits[p * N_TRAITS + TITANIUM_WORTH]
    return have
