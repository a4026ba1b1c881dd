"""Exchanges, as the log tells them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.mars import names
from cinqmars.games.mars.log.families import OfSeat, OfSeatAndMaterial, cards_of, each
from cinqmars.kernel import Entry, Message, Move, say, seat_name


def exchanged(seat: int, give: int, number: int, get: int) -> list[Move]:
    """With the reserve."""
    hand = names.hand_ref(seat)
    return cards_of(give, number, hand, "reserve") + cards_of(get, 1, "reserve", hand)


@dataclass
class Earth(Entry):
    seat: int
    rate: int
    give: int
    get: int

    def story(self) -> Message:
        give, get = names.some(self.give, self.rate), names.some(self.get, 1)
        return say("story-earth", who=seat_name(self.seat), give=give, get=get)

    def moves(self) -> list[Move]:
        return exchanged(self.seat, self.give, self.rate, self.get)


@dataclass
class Swap(Entry):
    """By contract."""

    seat: int
    give: int
    get: int

    def story(self) -> Message:
        give, get = names.some(self.give, 1), names.some(self.get, 1)
        return say("story-swap", who=seat_name(self.seat), give=give, get=get)

    def moves(self) -> list[Move]:
        return exchanged(self.seat, self.give, 1, self.get)


class Cargo(OfSeat):
    what = "cargo"


class Unload(OfSeatAndMaterial):
    what = "unload"

    def moves(self) -> list[Move]:
        return cards_of(self.material, 1, "reserve", names.hand_ref(self.seat))


@dataclass
class Offer(Entry):
    maker: int
    to: int  # a seat, or EVERYBODY
    gives: tuple[int, ...]  # by material
    wants: tuple[int, ...]

    def story(self) -> Message:
        who, to = seat_name(self.maker), names.partner_name(self.to)
        return say(
            "story-offer", who=who, to=to, give=names.bundle(self.gives), want=names.bundle(self.wants)
        )


@dataclass
class Refuse(Entry):
    seat: int
    other: int
    word: int  # 1 + one of the reasons, or nothing said
    names: ClassVar = {"word": names.word_id}

    def story(self) -> Message:
        who, other = seat_name(self.seat), seat_name(self.other)
        if not self.word:
            return say("story-refuse", who=who, other=other)
        return say("story-refuse-why", who=who, other=other, word=say(f"word-{names.word_id(self.word)}"))


class Withdraw(OfSeat):
    what = "withdraw"


class StayOut(OfSeat):
    what = "stay-out"


@dataclass
class Trade(Entry):
    """A proposal is accepted."""

    seat: int
    maker: int
    to: int  # a seat, or EVERYBODY
    refused: int  # mask of the seats that had refused it
    gives: tuple[int, ...]  # by material
    wants: tuple[int, ...]

    def story(self) -> Message:
        who, other = seat_name(self.maker), seat_name(self.seat)
        give, want = names.bundle(self.gives), names.bundle(self.wants)
        return say("story-trade", who=who, other=other, give=give, want=want)

    def moves(self) -> list[Move]:
        maker, other = names.hand_ref(self.maker), names.hand_ref(self.seat)
        return each(self.gives, maker, other) + each(self.wants, other, maker)
