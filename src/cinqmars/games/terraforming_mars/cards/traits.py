"""What a player's cards change for good: the worth of metals, discounts, leeway; s.traits[seat * N_TRAITS + trait]."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box

from . import card as printed
from .index import CARDS

STEEL_WORTH: Final = 0
TITANIUM_WORTH: Final = 1
LEEWAY: Final = 2  # steps by which global requirements may be missed
GREENERY_PRICE: Final = 3  # plants
HEAT_PAYS: Final = 4  # heat counts as M€
POWER_PLANT_OFF: Final = 5
NEXT_OFF: Final = 6  # discount of the next card, this generation
NEXT_LEEWAY: Final = 7
DISCOUNTED: Final = 8  # how many discounts there are: without any, prices are as printed
CARD_OFF: Final = 9  # discount of every card
TAG_OFF: Final = 10  # and for each tag
N_TRAITS: Final = TAG_OFF + box.N_TAGS

START: Final[list[int]] = [
    box.STEEL_VALUE,
    box.TITANIUM_VALUE,
    0,
    box.PLANTS_PER_GREENERY,
    *([0] * (N_TRAITS - 4)),
]


def changes(card: printed.Card) -> list[int]:
    """Trait and change, in turn."""
    found: list[int] = []
    for modifier in card.modifiers:
        found += change(modifier)
    return found


def change(modifier: printed.Modifier) -> list[int]:
    if isinstance(modifier, printed.Discount):
        where = TAG_OFF + box.TAGS.index(modifier.tag) if modifier.tag else CARD_OFF
        return [where, modifier.number, DISCOUNTED, 1]
    if isinstance(modifier, printed.MetalValue):
        steel = [STEEL_WORTH, modifier.steel] if modifier.steel else []
        return steel + ([TITANIUM_WORTH, modifier.titanium] if modifier.titanium else [])
    if isinstance(modifier, printed.Leeway):
        return [LEEWAY, modifier.steps]
    if isinstance(modifier, printed.NextLeeway):
        return [NEXT_LEEWAY, modifier.steps]
    if isinstance(modifier, printed.NextDiscount):
        return [NEXT_OFF, modifier.number]
    if isinstance(modifier, printed.PlantsPerGreenery):
        return [GREENERY_PRICE, modifier.number - box.PLANTS_PER_GREENERY]
    if isinstance(modifier, printed.HeatPays):
        return [HEAT_PAYS, 1]
    if isinstance(modifier, printed.PowerPlantDiscount):
        return [POWER_PLANT_OFF, modifier.number]
    return []  # Protect and CubesPay are asked of the cards themselves


CHANGES: Final[list[list[int]]] = [changes(card) for card in CARDS]
