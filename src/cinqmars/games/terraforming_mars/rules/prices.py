"""Prices, and what a player has to pay them."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.cards.index import (
    BUILDING_CARD,
    CARD_TAGS,
    COST,
    PLANT_CARD,
    PSYCHROPHILES,
    SPACE_CARD,
)
from cinqmars.games.terraforming_mars.cards.traits import (
    CARD_OFF,
    DISCOUNTED,
    HEAT_PAYS,
    N_TRAITS,
    NEXT_OFF,
    STEEL_WORTH,
    TAG_OFF,
    TITANIUM_WORTH,
)
from cinqmars.games.terraforming_mars.components import (
    HEAT,
    MEGACREDITS,
    MICROBES,
    N_RESOURCES,
    STEEL,
    TITANIUM,
)
from cinqmars.games.terraforming_mars.state import Table

MICROBE_WORTH: Final = 2

Means = tuple[int, int, int]  # of payment: what, worth of a unit, how many there are


def price(s: Table, p: int, card: int) -> int:  # rules: C9, C10
    """What the card costs this player now."""
    base = p * N_TRAITS
    traits = s.traits
    cost = COST[card] - traits[base + NEXT_OFF]
    if traits[base + DISCOUNTED]:
        cost -= traits[base + CARD_OFF]
        for tag in CARD_TAGS[card]:
            cost -= traits[base + TAG_OFF + tag]
    return cost if cost > 0 else 0


def liquid(s: Table, p: int) -> int:
    """M€, and heat that counts as M€."""
    base = p * N_RESOURCES
    if s.traits[p * N_TRAITS + HEAT_PAYS]:
        return s.stock[base + MEGACREDITS] + s.stock[base + HEAT]
    return s.stock[base + MEGACREDITS]


def worth(s: Table, p: int, means: int) -> int:
    """How many M€ a unit of a means of payment stands for."""
    if means == STEEL:
        return s.traits[p * N_TRAITS + STEEL_WORTH]
    if means == TITANIUM:
        return s.traits[p * N_TRAITS + TITANIUM_WORTH]
    return MICROBE_WORTH if means == MICROBES else 1


def in_kind(s: Table, p: int, card: int) -> int:
    """The worth of what else may pay for this card."""
    worth = 0
    base = p * N_RESOURCES
    if BUILDING_CARD[card]:
        worth += s.stock[base + STEEL] * s.traits[p * N_TRAITS + STEEL_WORTH]
    if SPACE_CARD[card]:
        worth += s.stock[base + TITANIUM] * s.traits[p * N_TRAITS + TITANIUM_WORTH]
    if PLANT_CARD[card] and s.holder[PSYCHROPHILES] == p:
        worth += s.cubes[PSYCHROPHILES] * MICROBE_WORTH
    return worth
