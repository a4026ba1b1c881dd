"""The turn, its events, R&D, supply and mines, as the log tells them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.cards.events import field_of
from cinqmars.games.mars.log.families import (
    OfSeat,
    OfSeatAndCard,
    OfSeatAndMaterial,
    OfSeatAndNumber,
    cards_of,
    colonist,
    each,
    face_down,
)
from cinqmars.games.mars.names import card_ref, event_ref, pile_ref, place_id
from cinqmars.kernel import Entry, Message, Move, say, seat_name

# The turn


@dataclass
class Round(Entry):
    number: int

    def story(self) -> Message:
        return say("story-round", n=self.number)


class Turn(OfSeat):
    what = "turn"


# Events


@dataclass
class Drawn(Entry):
    """What only the one who drew it sees."""

    seat: int
    material: int
    names: ClassVar = {"material": pile_ref}

    def story(self) -> Message:
        return say("story-drawn", material=names.material_name(self.material))


@dataclass
class Event(Entry):
    seat: int
    event: int
    names: ClassVar = {"event": event_ref}

    def story(self) -> Message:
        event = names.event_name(self.event)
        if field_of(self.event) == c.NONE:
            return say("story-event", event=event)
        return say("story-conflict", event=event, prize=names.prize(self.event))


@dataclass
class Reshuffle(Entry):
    def story(self) -> Message:
        return say("story-reshuffle")


@dataclass
class Gain(Entry):
    seat: int
    material: int
    number: int
    names: ClassVar = {"material": pile_ref}

    def story(self) -> Message:
        return say("story-gain", who=seat_name(self.seat), what=names.some(self.material, self.number))

    def moves(self) -> list[Move]:
        return cards_of(self.material, self.number, "reserve", names.hand_ref(self.seat))


class Settle(OfSeatAndNumber):
    what = "settle"

    def moves(self) -> list[Move]:
        return [colonist("market", names.housing_ref(self.seat), self.seat, self.number)]


# R&D


class Roll(OfSeatAndNumber):
    what = "roll"


class NoResearch(OfSeatAndNumber):
    what = "no-research"


class Research(OfSeatAndCard):
    what = "research"

    def moves(self) -> list[Move]:
        return [Move("research", "decks", names.player_ref(self.seat))]


class Keep(OfSeatAndCard):
    what = "keep"


class Rate(OfSeatAndMaterial):
    what = "rate"


@dataclass
class Aim(Entry):
    """What an R&D card is about."""

    seat: int
    card: int
    place: int
    built: int  # 1 + material for a mine
    names: ClassVar = {"card": card_ref, "place": place_id}

    def story(self) -> Message:
        return say(
            "story-aim", card=names.card_name(self.card), place=names.place_name(self.place, self.built)
        )


class Magna(OfSeat):
    what = "magna"


# Supply and mines


class Supply(OfSeat):
    what = "supply"

    def moves(self) -> list[Move]:
        return face_down("market", names.hand_ref(self.seat))


class NoSupply(OfSeat):
    what = "no-supply"


@dataclass
class Pack(Entry):
    """The supply pack is made again."""

    number: int

    def story(self) -> Message:
        return say("story-pack", n=self.number)


@dataclass
class Produce(Entry):
    seat: int
    cards: tuple[int, ...]  # by material

    def story(self) -> Message:
        return say("story-produce", who=seat_name(self.seat), what=names.bundle(self.cards))

    def moves(self) -> list[Move]:
        return each(self.cards, "reserve", names.hand_ref(self.seat))
