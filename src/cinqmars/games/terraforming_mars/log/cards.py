"""What happens to cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import names
from cinqmars.games.terraforming_mars.cards.index import CARDS, EVENT, STORES
from cinqmars.games.terraforming_mars.told import Told
from cinqmars.kernel import Entry, Message, Move, say

from .families import OfCard, OfNumber, priced

# Cards that are drawn, bought and discarded


@dataclass
class Reshuffle(Told):
    def story(self) -> Message:
        return say("story-reshuffle")


class Draw(OfNumber):
    line = "story-draw"

    def moves(self) -> list[Move]:
        """Face down."""
        seat, number = self.seat, self.number
        return [Move("card", "deck", f"hand:{seat}", seat, number)] if number else []


class Drawn(OfCard):
    """What only the one who drew it sees."""

    line = "story-drawn"


@dataclass
class Look(Told):
    seat: int
    number: int
    kept: int

    def story(self) -> Message:
        return say("story-look", who=names.seat_name(self.seat), n=self.number, keep=self.kept)


class LookToBuy(OfNumber):
    line = "story-look-to-buy"


class Keep(OfCard):
    """What only the one who keeps it sees."""

    line = "story-keep"


@dataclass
class Buy(Told):
    seat: int
    number: int

    def story(self) -> Message:
        price = self.number * box.CARD_PRICE
        return say("story-buy", who=names.seat_name(self.seat), n=self.number, price=price)


@dataclass
class Research(Told):
    seat: int
    bought: int
    hand: int

    def story(self) -> Message:
        price = self.bought * box.CARD_PRICE
        who = names.seat_name(self.seat)
        return say("story-research", who=who, n=self.bought, price=price, hand=self.hand)


class GivenUp(OfNumber):
    """Cards of the hand, face down."""

    def moves(self) -> list[Move]:
        seat, number = self.seat, self.number
        return [Move("card", f"hand:{seat}", "discard", seat, number)] if number else []


class Discard(GivenUp):
    line = "story-discard"


class Discarded(OfCard):
    """What only the one who discarded it sees."""

    line = "story-discarded"


class Sell(GivenUp):
    line = "story-sell"


class Reveal(OfCard):
    line = "story-reveal"


# Cards that are played and used


@dataclass
class Play(Told):
    seat: int
    card: int
    price: int

    def story(self) -> Message:
        line = priced("story-play", self.price)
        return say(line, who=names.seat_name(self.seat), card=names.card_name(self.card), price=self.price)

    def moves(self) -> list[Move]:
        """It shows what it is."""
        pile = "events" if EVENT[self.card] else CARDS[self.card].type
        return [Move(names.card_ref(self.card), f"hand:{self.seat}", f"{pile}:{self.seat}", self.seat)]


@dataclass
class Use(Told):
    seat: int
    card: int
    price: int

    def story(self) -> Message:
        line = priced("story-use", self.price)
        return say(line, who=names.seat_name(self.seat), card=names.card_name(self.card), price=self.price)


class Prelude(OfCard):
    line = "story-prelude"

    def moves(self) -> list[Move]:
        return [Move(names.card_ref(self.card), f"preludes:{self.seat}", f"founded:{self.seat}", self.seat)]


class Fizzle(OfCard):
    """A prelude that cannot be played."""

    line = "story-fizzle"


class Copy(OfCard):
    """A production box."""

    line = "story-copy"


@dataclass
class Spend(Told):
    seat: int
    means: int
    number: int

    def story(self) -> Message:
        return say(
            "story-spend", who=names.seat_name(self.seat), what=names.means_quantity(self.means, self.number)
        )


# Cubes


@dataclass
class CubesOnCard(Told):
    """Cubes that come to a card, or leave it."""

    line: ClassVar[str] = ""
    seat: int
    card: int
    number: int

    def story(self) -> Message:
        cubes = names.cubes_name(STORES[self.card], self.number)
        return say(self.line, who=names.seat_name(self.seat), card=names.card_name(self.card), what=cubes)


class Cubes(CubesOnCard):
    line = "story-cubes"

    def moves(self) -> list[Move]:
        kind = box.CUBES[STORES[self.card]]
        return [Move(kind, names.owner_ref(self.seat), names.card_ref(self.card), self.seat, self.number)]


class CubesGone(CubesOnCard):
    line = "story-cubes-gone"

    def moves(self) -> list[Move]:
        kind = box.CUBES[STORES[self.card]]
        return [Move(kind, names.card_ref(self.card), names.owner_ref(self.seat), self.seat, self.number)]


@dataclass
class CubesRemoved(Told):
    """Taken by `seat` from a card of `victim`."""

    seat: int
    victim: int
    card: int
    number: int

    def story(self) -> Message:
        who, card = names.seat_name(self.seat), names.card_name(self.card)
        cubes = names.cubes_name(STORES[self.card], self.number)
        if self.seat == self.victim:
            return say("story-cubes-gone", who=who, card=card, what=cubes)
        return say("story-cubes-removed", who=who, whom=names.seat_name(self.victim), card=card, what=cubes)

    def moves(self) -> list[Move]:
        kind = box.CUBES[STORES[self.card]]
        return [Move(kind, names.card_ref(self.card), names.owner_ref(self.seat), self.victim, self.number)]


ENTRIES: Final[Mapping[str, type[Entry]]] = {
    "reshuffle": Reshuffle,
    "draw": Draw,
    "drawn": Drawn,
    "look": Look,
    "look-to-buy": LookToBuy,
    "keep": Keep,
    "buy": Buy,
    "research": Research,
    "discard": Discard,
    "discarded": Discarded,
    "sell": Sell,
    "reveal": Reveal,
    "play": Play,
    "use": Use,
    "prelude": Prelude,
    "fizzle": Fizzle,
    "copy": Copy,
    "spend": Spend,
    "cubes": Cubes,
    "cubes-gone": CubesGone,
    "cubes-removed": CubesRemoved,
}
