"""Prices, and what a player has to pay them."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards import index
from cinqmars.games.terraforming_mars.cards import traits as trait
from cinqmars.games.terraforming_mars.cards.traits import HEAT_PAYS, N_TRAITS
from cinqmars.games.terraforming_mars.components import HEAT, MEGACREDITS, N_RESOURCES
from cinqmars.games.terraforming_mars.state import TerraformingState

MICROBE_WORTH: Final = 2

Means = tuple[int, int, int]  # of payment: what, worth of a unit, how many there are


def price(s: TerraformingState, p: int, card: int) -> int:  # rules: C9, C10
    """What the card costs this player now."""
    base = p * N_TRAITS
    traits = s.traits
    cost = index.COST[card] - traits[base + trait.NEXT_OFF]
    if traits[base + trait.DISCOUNTED]:
        cost -= traits[base + trait.CARD_OFF]
        for tag in index.CARD_TAGS[card]:
            cost -= traits[base + trait.TAG_OFF + tag]
    return cost if cost > 0 else 0


def liquid(s: TerraformingState, p: int) -> int:
    """M€, and heat that counts as M€."""
    base = p * N_RESOURCES
    if s.traits[p * N_TRAITS + HEAT_PAYS]:
        return s.stock[base + MEGACREDITS] + s.stock[base + HEAT]
    return s.stock[base + MEGACREDITS]


def worth(s: TerraformingState, p: int, means: int) -> int:
    """How many M€ a unit of a means of payment stands for."""
    if means == box.STEEL:
        return s.traits[p * N_TRAITS + trait.STEEL_WORTH]
    if means == box.TITANIUM:
        return s.traits[p * N_TRAITS + trait.TITANIUM_WORTH]
    return MICROBE_WORTH if means == box.MICROBES else 1


def in_kind(s: TerraformingState, p: int, card: int) -> int:
    """The worth of what else may pay for this card."""
    worth = 0
    base = p * N_RESOURCES
    if index.BUILDING_CARD[card]:
        worth += s.stock[base + box.STEEL] * s.traits[p * N_TRAITS + trait.STEEL_WORTH]
    if index.SPACE_CARD[card]:
        worth += s.stock[base + box.TITANIUM] * s.traits[p * N_TRAITS + trait.TITANIUM_WORTH]
    if index.PLANT_CARD[card] and s.holder[index.PSYCHROPHILES] == p:
        worth += s.cubes[index.PSYCHROPHILES] * MICROBE_WORTH
    return worth
