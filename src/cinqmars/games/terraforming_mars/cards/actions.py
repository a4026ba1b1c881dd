"""Actions of blue cards and corporations, compiled: alternatives, each with a price and a program."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cinqmars.games.terraforming_mars.components import CUBES, ENERGY, MEGACREDITS, RESOURCES, STEEL, TITANIUM

from .card import Card
from .index import CARDS
from .programs import ADD_ANY, EXCHANGE, compiled


class Alternative(NamedTuple):
    """One way to use a card. Prices of 0 are none."""

    resource: int
    price: int
    production: int  # energy production given up
    cubes: int  # taken from this card
    prey: int  # the kind of cube taken from any card, or 0
    steel: bool  # metals that may pay
    titanium: bool
    rating_raised: bool  # only if the own rating rose this generation
    receiver: int  # kinds of cubes of which a card of one's own must take one, or 0
    program: list[int]


def alternative(data: dict[str, Any]) -> Alternative:
    cost: dict[str, Any] = data["cost"]
    if cost.get("energy") == "X":
        return Alternative(ENERGY, 1, 0, 0, 0, False, False, False, 0, [EXCHANGE, ENERGY, MEGACREDITS, 0])
    resource = next((RESOURCES.index(name) for name in cost if name in RESOURCES), MEGACREDITS)
    prey = cost.get("remove-resource-from-any-card")
    program = compiled(data["effects"])
    metals: list[str] = cost.get("payable-with", [])
    return Alternative(
        resource,
        cost.get(RESOURCES[resource], 0),
        cost.get("production", {}).get("energy", 0),
        cost.get("resource-here", 0),
        CUBES.index(prey["type"]) if prey else 0,
        RESOURCES[STEEL] in metals,
        RESOURCES[TITANIUM] in metals,
        "condition" in data,
        program[1] if program[0] == ADD_ANY else 0,
        program,
    )


def alternatives(card: Card) -> list[Alternative]:
    return [alternative(data) for data in card.action]


ALTERNATIVES: Final[list[list[Alternative]]] = [alternatives(card) for card in CARDS]
HAS_ACTION: Final[list[bool]] = [bool(card.action) for card in CARDS]
