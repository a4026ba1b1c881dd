"""Actions of blue cards and corporations, compiled: alternatives, each with a price and a program."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.terraforming_mars.components import CUBES, ENERGY, MEGACREDITS, RESOURCES

from .card import Cost, Eats, GivesUpEnergy, Pays, PaysAnyEnergy, PaysCubes, Way
from .effects import compiled
from .index import CARDS
from .programs import ADD_ANY, EXCHANGE


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


NONE: Final = Alternative(MEGACREDITS, 0, 0, 0, 0, False, False, False, 0, [])


def priced(cost: Cost) -> Alternative:
    """An alternative with its price and nothing else."""
    if isinstance(cost, Pays):
        return NONE._replace(
            resource=RESOURCES.index(cost.resource),
            price=cost.number,
            steel=cost.metal == "steel",
            titanium=cost.metal == "titanium",
        )
    if isinstance(cost, GivesUpEnergy):
        return NONE._replace(production=cost.number)
    if isinstance(cost, PaysCubes):
        return NONE._replace(cubes=cost.number)
    if isinstance(cost, Eats):
        return NONE._replace(prey=CUBES.index(cost.cube))
    raise TypeError(cost)


def alternative(way: Way) -> Alternative:
    if isinstance(way.cost, PaysAnyEnergy):
        return NONE._replace(resource=ENERGY, price=1, program=[EXCHANGE, ENERGY, MEGACREDITS, 0])
    made = priced(way.cost) if way.cost else NONE
    program = compiled(way.effects)
    return made._replace(
        rating_raised=way.if_rating_raised,
        receiver=program[1] if program[0] == ADD_ANY else 0,
        program=program,
    )


ALTERNATIVES: Final[list[list[Alternative]]] = [[alternative(way) for way in card.action] for card in CARDS]
HAS_ACTION: Final[list[bool]] = [bool(card.action) for card in CARDS]
