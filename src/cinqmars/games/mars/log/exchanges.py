"""Exchanges, as the log tells them."""

from __future__ import annotations

from dataclasses import dataclass

from cinqmars.games.mars import names
from cinqmars.games.mars.log.families import OfSeat, OfSeatAndMaterial, OfTwo
from cinqmars.kernel import Entry, Message, say, seat_name


@dataclass
class Earth(Entry):
    seat: int
    rate: int
    give: int
    get: int

    def story(self) -> Message:
        give, get = names.some(self.give, self.rate), names.some(self.get, 1)
        return say("story-earth", who=seat_name(self.seat), give=give, get=get)


@dataclass
class Swap(Entry):
    """By contract."""

    seat: int
    give: int
    get: int

    def story(self) -> Message:
        give, get = names.some(self.give, 1), names.some(self.get, 1)
        return say("story-swap", who=seat_name(self.seat), give=give, get=get)


class Cargo(OfSeat):
    what = "cargo"


class Unload(OfSeatAndMaterial):
    what = "unload"


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


class Refuse(OfTwo):
    what = "refuse"


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
