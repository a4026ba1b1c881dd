"""What a player's cards change for good: the worth of metals, discounts, leeway; s.traits[seat * N_TRAITS + trait]."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars.components import (
    N_TAGS,
    PLANTS_PER_GREENERY,
    STEEL_VALUE,
    TAGS,
    TITANIUM_VALUE,
)

from .card import Card
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
N_TRAITS: Final = TAG_OFF + N_TAGS

START: Final[list[int]] = [
    STEEL_VALUE,
    TITANIUM_VALUE,
    0,
    PLANTS_PER_GREENERY,
    *([0] * (N_TRAITS - 4)),
]


def changes(card: Card) -> list[int]:
    """Trait and change, in turn."""
    found: list[int] = []
    for modifier in card.modifiers:
        key = next(iter(modifier))
        found += change(key, modifier[key])
    return found


def change(key: str, data: Any) -> list[int]:
    if key == "discount":
        where = CARD_OFF if data["tag"] is None else TAG_OFF + TAGS.index(data["tag"])
        return [where, data["amount"], DISCOUNTED, 1]
    if key == "metal-value":
        worth = [STEEL_WORTH, data["steel"]] if "steel" in data else []
        return worth + ([TITANIUM_WORTH, data["titanium"]] if "titanium" in data else [])
    if key == "requirement-leeway":
        return [LEEWAY, data["steps"]]
    if key == "next-card-requirement-leeway":
        return [NEXT_LEEWAY, data["steps"]]
    if key == "next-card-discount":
        return [NEXT_OFF, data["amount"]]
    if key == "plants-per-greenery":
        return [GREENERY_PRICE, data - PLANTS_PER_GREENERY]
    if key == "heat-as-megacredits":
        return [HEAT_PAYS, 1]
    if key == "standard-project-discount":
        return [POWER_PLANT_OFF, data["amount"]]
    return []  # "protect" and "pay-with-resource-here" are asked of the cards themselves


CHANGES: Final[list[list[int]]] = [changes(card) for card in CARDS]
