"""The 30 event cards (E1). The number: rulebook, high. Kinds: rulebook. Copies and most rewards: reconstructed, low."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.effects import (
    Arrive,
    BorrowEnergy,
    Choose,
    Conflict,
    Contest,
    Deposit,
    DestroyTile,
    Discover,
    EventEffect,
    Loot,
    MoreSupply,
    Privilege,
    RichRaids,
    RollAgain,
    SeizeContract,
    Settlers,
    StealDiscovery,
    Supremacy,
)


class EventCard(NamedTuple):
    """A kind of event card."""

    name: str
    copies: int
    effect: EventEffect


MORE_SUPPLY: Final = MoreSupply(1)
RICH_RAIDS: Final = RichRaids(Loot(2))

CARDS: Final[list[EventCard]] = [
    EventCard("deposit-iron", 2, Deposit(c.IRON, 3)),
    EventCard("deposit-carbon", 2, Deposit(c.CARBON, 3)),
    EventCard("deposit-silicon", 2, Deposit(c.SILICON, 3)),
    EventCard("deposit-water", 2, Deposit(c.WATER, 3)),
    EventCard("deposit-oxygen", 2, Deposit(c.OXYGEN, 3)),
    EventCard("colonist", 4, Arrive(1)),
    EventCard("minor-communication", 2, Conflict(c.COMMUNICATION_FIELD, c.COMMUNICATION_1, Choose(1))),
    EventCard("minor-military", 2, Conflict(c.MILITARY_FIELD, c.MILITARY_1, Loot(2))),
    EventCard("minor-research", 2, Conflict(c.RESEARCH_FIELD, c.RESEARCH_1, Discover(1))),
    EventCard(
        "major-communication", 1, Conflict(c.COMMUNICATION_FIELD, c.COMMUNICATION_2, SeizeContract(Choose(2)))
    ),
    EventCard("major-military", 1, Conflict(c.MILITARY_FIELD, c.MILITARY_2, DestroyTile())),
    EventCard("major-research", 1, Conflict(c.RESEARCH_FIELD, c.RESEARCH_2, StealDiscovery(Discover(2)))),
    EventCard("supremacy-energy", 1, Supremacy(c.ENERGY_FIELD, BorrowEnergy())),
    EventCard("supremacy-habitation", 1, Supremacy(c.HABITATION_FIELD, Settlers(3))),
    EventCard("supremacy-communication", 1, Supremacy(c.COMMUNICATION_FIELD, MORE_SUPPLY)),
    EventCard("supremacy-military", 1, Supremacy(c.MILITARY_FIELD, RICH_RAIDS)),
    EventCard("supremacy-research", 1, Supremacy(c.RESEARCH_FIELD, RollAgain())),
    EventCard("contested", 2, Contest()),
]
EVENTS: Final[list[str]] = [card.name for card in CARDS]
EFFECT: Final[list[EventEffect]] = [card.effect for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
N_EVENTS: Final = 30
PRIVILEGE: Final[dict[int, Privilege]] = {  # by field
    effect.field: effect.gives for effect in EFFECT if isinstance(effect, Supremacy)
}


def field_of(event: int) -> int:
    """The field of a conflict; NONE of another event."""
    effect = EFFECT[event]
    return effect.field if isinstance(effect, Conflict) else c.NONE
