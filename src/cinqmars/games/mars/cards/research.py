"""The 30 R&D cards (R4): 15 of each level. Kinds: rulebook. Copies and discoveries: reconstructed, low.

What the rules read again and again is compiled to a list by card.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.effects import (
    MINES,
    OTHERS,
    Arrive,
    Bonus,
    Cargo,
    DiscoveryEffect,
    Drill,
    Energy,
    Point,
    Science,
    Shield,
    Shuttle,
    Store,
    Unmanned,
)


class Discovery(NamedTuple):
    """A kind of R&D card."""

    name: str
    copies: int
    effects: tuple[DiscoveryEffect, ...]


LEVEL_1: Final[list[Discovery]] = [
    Discovery("bonus-communication", 2, (Bonus(c.COMMUNICATION_FIELD),)),
    Discovery("bonus-military", 2, (Bonus(c.MILITARY_FIELD),)),
    Discovery("bonus-research", 3, (Bonus(c.RESEARCH_FIELD), Science(1))),
    Discovery("bonus-energy", 1, (Bonus(c.ENERGY_FIELD),)),
    Discovery("bonus-habitation", 1, (Bonus(c.HABITATION_FIELD),)),
    Discovery("basic-research", 3, (Science(1),)),
    Discovery("robots", 1, (Unmanned(MINES),)),
    Discovery("compact-storage", 1, (Store(1),)),
    Discovery("cargo", 1, (Cargo(2),)),
]
LEVEL_2: Final[list[Discovery]] = [
    Discovery("terraforming", 2, (Point(1),)),
    Discovery("biosphere", 1, (Point(1),)),
    Discovery("advanced-bonus", 2, (Bonus(c.RESEARCH_FIELD), Science(2))),
    Discovery("breakthrough", 1, (Science(2),)),
    Discovery("fusion", 2, (Energy(3),)),
    Discovery("automation", 2, (Unmanned(OTHERS),)),
    Discovery("drilling", 2, (Drill(1),)),
    Discovery("shuttle", 1, (Shuttle(),)),
    Discovery("shield", 1, (Shield(),)),
    Discovery("nursery", 1, (Arrive(2),)),
]
KINDS: Final[list[Discovery]] = LEVEL_1 + LEVEL_2
DISCOVERIES: Final[list[str]] = [kind.name for kind in KINDS]
KIND: Final[list[int]] = [k for k, kind in enumerate(KINDS) for _ in range(kind.copies)]  # of each card


def given(effect: type[Any], nothing: int = 0) -> list[int]:
    """The number of this effect by card: its only part."""
    found = [nothing] * c.N_RESEARCH
    for card in range(c.N_RESEARCH):
        for one in KINDS[KIND[card]].effects:
            if isinstance(one, effect):
                found[card] = one[0]
    return found


def having(effect: type[Any]) -> list[int]:
    """1 for each card with this effect."""
    effects = [KINDS[KIND[card]].effects for card in range(c.N_RESEARCH)]
    return [int(any([isinstance(one, effect) for one in row])) for row in effects]


BONUS: Final[list[int]] = given(Bonus, c.NONE)  # field
SCIENCE: Final[list[int]] = given(Science)
WORTH: Final[list[int]] = given(Point)
ENERGY: Final[list[int]] = given(Energy)
STORAGE: Final[list[int]] = given(Store)
YIELD: Final[list[int]] = given(Drill)
CARGO: Final[list[int]] = given(Cargo)
ARRIVALS: Final[list[int]] = given(Arrive)
UNMANNED: Final[list[int]] = having(Unmanned)
SHUTTLE: Final[list[int]] = having(Shuttle)
SHIELD: Final[list[int]] = having(Shield)
AIMED: Final[list[int]] = [  # at which installations: MINES, OTHERS or NONE
    MINES if YIELD[card] else where for card, where in enumerate(given(Unmanned, c.NONE))
]
THE_CARGO: Final = 14  # the one card that may be kept
THE_NURSERY: Final = 29  # like it, goes under its deck once it was used
