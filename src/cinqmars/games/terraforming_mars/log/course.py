"""What happens in the course of the game, and on the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import names
from cinqmars.games.terraforming_mars.cards.effect_text import listed
from cinqmars.games.terraforming_mars.marsbot import log as marsbot
from cinqmars.games.terraforming_mars.told import Told, award_ref, milestone_ref
from cinqmars.kernel import Entry, Message, Move, say

from .families import OfCard, OfNumber, priced

# The course of the game


class Corporation(OfCard):
    line = "story-corporation"


@dataclass
class Generation(Told):
    number: int
    first: int

    def story(self) -> Message:
        return say("story-generation", n=self.number, who=names.seat_name(self.first))


class FirstAction(OfCard):
    line = "story-first-action"


@dataclass
class Pass(Told):
    seat: int

    def story(self) -> Message:
        return say("story-pass", who=names.seat_name(self.seat))


@dataclass
class Production(Told):
    def story(self) -> Message:
        return say("story-production")


@dataclass
class Income(Told):
    """What a player receives in the production phase; M€ may be lost."""

    seat: int
    resources: tuple[int, ...]

    def story(self) -> Message:
        who = names.seat_name(self.seat)
        got = [names.quantity(resource, number) for resource, number in enumerate(self.resources) if number]
        return say("story-income", who=who, what=listed(got)) if got else say("story-no-income", who=who)


@dataclass
class Terraformed(Told):
    def story(self) -> Message:
        return say("story-terraformed")


class Scored(OfNumber):
    """Points at the end."""

    line = "story-score"


# Standard projects, conversions, goals


@dataclass
class Standard(Told):
    seat: int
    project: int
    price: int

    def story(self) -> Message:
        what = names.standard_name(self.project)
        return say("story-standard", who=names.seat_name(self.seat), what=what, price=self.price)


class Plant(OfNumber):
    """Plants that become a greenery."""

    line = "story-plant"


class Burn(OfNumber):
    """Heat that raises the temperature."""

    line = "story-burn"


@dataclass
class Claim(Told):
    seat: int
    milestone: int
    price: int

    def story(self) -> Message:
        what = names.milestone_name(self.milestone)
        return say("story-claim", who=names.seat_name(self.seat), what=what, price=self.price)

    def moves(self) -> list[Move]:
        return [Move("marker", names.owner_ref(self.seat), milestone_ref(self.milestone), self.seat)]


@dataclass
class Fund(Told):
    seat: int
    award: int
    price: int

    def story(self) -> Message:
        line = priced("story-fund", self.price)
        return say(line, who=names.seat_name(self.seat), what=names.award_name(self.award), price=self.price)

    def moves(self) -> list[Move]:
        return [Move("marker", names.owner_ref(self.seat), award_ref(self.award), self.seat)]


# Resources, production and rating


@dataclass
class Gain(Told):
    seat: int
    resource: int
    number: int

    def story(self) -> Message:
        return say(
            "story-gain", who=names.seat_name(self.seat), what=names.quantity(self.resource, self.number)
        )


@dataclass
class Lose(Told):
    seat: int
    resource: int
    number: int

    def story(self) -> Message:
        return say(
            "story-lose", who=names.seat_name(self.seat), what=names.quantity(self.resource, self.number)
        )


@dataclass
class Produce(Told):
    seat: int
    resource: int
    number: int

    def story(self) -> Message:
        line = "story-produce" if self.number > 0 else "story-produce-less"
        made = names.production_name(self.resource)
        return say(line, who=names.seat_name(self.seat), what=made, n=abs(self.number))


@dataclass
class Rate(Told):
    seat: int
    number: int
    rating: int

    def story(self) -> Message:
        return say("story-rate", who=names.seat_name(self.seat), n=self.number, rating=self.rating)


# Mars


@dataclass
class Temperature(Told):
    seat: int
    steps: int

    def story(self) -> Message:
        return say(
            "story-temperature", who=names.seat_name(self.seat), n=names.level(box.TEMPERATURE, self.steps)
        )


@dataclass
class Oxygen(Told):
    seat: int
    steps: int

    def story(self) -> Message:
        return say("story-oxygen", who=names.seat_name(self.seat), n=names.level(box.OXYGEN, self.steps))


@dataclass
class Tile(Told):
    seat: int
    tile: int
    site: int

    def story(self) -> Message:
        who, where = names.seat_name(self.seat), names.hex_name(self.site)
        if self.tile in (box.OCEAN, box.GREENERY, box.CITY):
            return say(f"story-{box.TILES[self.tile]}", who=who, where=where)
        return say("story-tile", who=who, tile=names.tile_name(self.tile), where=where)

    def moves(self) -> list[Move]:
        owner = -1 if self.tile == box.OCEAN else self.seat
        return [Move(box.TILES[self.tile], names.owner_ref(self.seat), names.hex_ref(self.site), owner)]


@dataclass
class ClaimHex(Told):
    seat: int
    site: int

    def story(self) -> Message:
        return say("story-claim-hex", who=names.seat_name(self.seat), where=names.hex_name(self.site))

    def moves(self) -> list[Move]:
        return [Move("claim", names.owner_ref(self.seat), names.hex_ref(self.site), self.seat)]


# Rivals


@dataclass
class Lower(Told):
    """Production of `victim`."""

    seat: int
    victim: int
    resource: int
    number: int

    def story(self) -> Message:
        if self.victim == box.MARSBOT:
            return marsbot.hit("story-bot-lower", self.seat, self.resource, self.number)
        line = "story-lower-own" if self.seat == self.victim else "story-lower"
        made = names.production_name(self.resource)
        return say(
            line, who=names.seat_name(self.seat), whom=names.seat_name(self.victim), what=made, n=self.number
        )


@dataclass
class Taken(Told):
    """Resources of `victim`."""

    line: ClassVar[str] = ""
    line_of_bot: ClassVar[str] = ""
    seat: int
    victim: int
    resource: int
    number: int

    def story(self) -> Message:
        if self.victim == box.MARSBOT:
            return marsbot.hit(self.line_of_bot, self.seat, self.resource, self.number)
        who, what = names.seat_name(self.seat), names.quantity(self.resource, self.number)
        if self.seat == self.victim:
            return say("story-lose", who=who, what=what)
        return say(self.line, who=who, whom=names.seat_name(self.victim), what=what)


class Remove(Taken):
    line = "story-remove"
    line_of_bot = "story-bot-remove"


class Steal(Taken):
    line = "story-steal"
    line_of_bot = "story-bot-steal"


ENTRIES: Final[Mapping[str, type[Entry]]] = {
    "corporation": Corporation,
    "generation": Generation,
    "first-action": FirstAction,
    "pass": Pass,
    "production": Production,
    "income": Income,
    "terraformed": Terraformed,
    "score": Scored,
    "standard": Standard,
    "plant": Plant,
    "burn": Burn,
    "claim": Claim,
    "fund": Fund,
    "gain": Gain,
    "lose": Lose,
    "produce": Produce,
    "rate": Rate,
    "temperature": Temperature,
    "oxygen": Oxygen,
    "tile": Tile,
    "claim-hex": ClaimHex,
    "lower": Lower,
    "remove": Remove,
    "steal": Steal,
}
