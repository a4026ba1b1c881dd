"""The 30 event cards (E1). The number: rulebook, high. Kinds: rulebook. Copies and most rewards: reconstructed, low."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.effects import (
    Arrive,
    Choose,
    Conflict,
    Contest,
    Deposit,
    DestroyTile,
    Discover,
    EventEffect,
    Loot,
    SeizeContract,
    StealDiscovery,
    Supremacy,
)


class Event(NamedTuple):
    """A kind of event card."""

    name: str
    copies: int
    effect: EventEffect


CARDS: Final[list[Event]] = [
    Event("deposit-iron", 2, Deposit(c.IRON, 3)),
    Event("deposit-carbon", 2, Deposit(c.CARBON, 3)),
    Event("deposit-silicon", 2, Deposit(c.SILICON, 3)),
    Event("deposit-water", 2, Deposit(c.WATER, 3)),
    Event("deposit-oxygen", 2, Deposit(c.OXYGEN, 3)),
    Event("colonist", 4, Arrive(1)),
    Event("minor-communication", 2, Conflict(c.COMMUNICATION_FIELD, c.COMMUNICATION_1, Choose(1))),
    Event("minor-military", 2, Conflict(c.MILITARY_FIELD, c.MILITARY_1, Loot(2))),
    Event("minor-research", 2, Conflict(c.RESEARCH_FIELD, c.RESEARCH_1, Discover(1))),
    Event(
        "major-communication", 1, Conflict(c.COMMUNICATION_FIELD, c.COMMUNICATION_2, SeizeContract(Choose(2)))
    ),
    Event("major-military", 1, Conflict(c.MILITARY_FIELD, c.MILITARY_2, DestroyTile())),
    Event("major-research", 1, Conflict(c.RESEARCH_FIELD, c.RESEARCH_2, StealDiscovery(Discover(2)))),
    Event("supremacy-energy", 1, Supremacy(c.ENERGY_FIELD)),
    Event("supremacy-habitation", 1, Supremacy(c.HABITATION_FIELD)),
    Event("supremacy-communication", 1, Supremacy(c.COMMUNICATION_FIELD)),
    Event("supremacy-military", 1, Supremacy(c.MILITARY_FIELD)),
    Event("supremacy-research", 1, Supremacy(c.RESEARCH_FIELD)),
    Event("contested", 2, Contest()),
]
EVENTS: Final[list[str]] = [card.name for card in CARDS]
EFFECT: Final[list[EventEffect]] = [card.effect for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
N_EVENTS: Final = 30


def field_of(event: int) -> int:
    """The field of a conflict; NONE of another event."""
    effect = EFFECT[event]
    return effect.field if isinstance(effect, Conflict) else c.NONE
