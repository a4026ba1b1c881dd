"""The log of MarsBot's steps, one entry for each: a sentence that can be checked at a real table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.index import COST, NO_CARD
from cinqmars.games.terraforming_mars.names import (
    award_name,
    card_name,
    card_ref,
    hex_name,
    hex_ref,
    level,
    quantity,
    tile_name,
)
from cinqmars.games.terraforming_mars.told import Told
from cinqmars.kernel import Entry, Message, Move, say, seat_name

from .cards import BONUS_CARDS, CORPORATIONS, WHITE
from .names import bonus_name, corporation_name, goal_name, name_of_tag, track_name
from .placement import BY_CARD, DECISIONS, nth
from .scoring import SOURCES
from .state import REASONS
from .tracks import EVENT_TAG, TRACKS

YOU: Final[Message] = seat_name(0)
COLOUR: Final = 1  # MarsBot takes that of the second seat
BY_EFFECT: Final = -1
BY_ARROW: Final = -2


def bonus_ref(card: int) -> str:
    return f"bonus:{BONUS_CARDS[card]}"


def corporation_ref(corporation: int) -> str:
    return f"card:{CORPORATIONS[corporation].id}"


def track_ref(track: int) -> str:
    return f"track:{TRACKS[track]}"


def mover(tag: int) -> str:
    """What moves a marker: a tag, or what stands in its place."""
    if tag == BY_ARROW:
        return "arrow"
    if tag == BY_EFFECT:
        return "effect"
    return "event" if tag == EVENT_TAG else box.TAGS[tag]


def turned_up(card: int) -> str:
    return "" if card == NO_CARD else card_ref(card)


class BotTold(Told):
    """An entry whose parts are things of MarsBot's too."""

    names: ClassVar = {
        **Told.names,
        "card": turned_up,
        "corporation": corporation_ref,
        "decided": DECISIONS.__getitem__,
        "reason": REASONS.__getitem__,
        "tag": mover,
        "track": track_ref,
    }


class OfBonus(BotTold):
    """One of its bonus cards."""

    names: ClassVar = {**BotTold.names, "card": bonus_ref}


# Set-up and research


@dataclass
class Corporation(BotTold):
    corporation: int

    def story(self) -> Message:
        does = say(f"bot-{CORPORATIONS[self.corporation].id}-does")
        return say("bot-corporation", card=corporation_name(self.corporation), does=does)


@dataclass
class OfProject(BotTold):
    """A project card, in the open."""

    line: ClassVar[str] = ""
    card: int

    def story(self) -> Message:
        return say(self.line, card=card_name(self.card), who=YOU)


class MixesIn(OfProject):
    line = "bot-mixes-in"


class Keeps(OfProject):
    line = "bot-keeps"


class GivesUp(OfProject):
    line = "bot-gives-up"


@dataclass
class Deck(BotTold):
    """A new action deck."""

    number: int

    def story(self) -> Message:
        return say("bot-deck", n=self.number, who=YOU)


# Turns


@dataclass
class Pass(BotTold):
    def story(self) -> Message:
        return say("bot-pass")


class Project(OfProject):
    line = "bot-project"


@dataclass
class Wild(BotTold):
    """A wild tag that moves no marker."""

    def story(self) -> Message:
        return say("bot-wild")


@dataclass
class Step(BotTold):
    track: int
    space: int
    tag: int  # that moves the marker, or BY_EFFECT, or BY_ARROW

    def story(self) -> Message:
        return told_step("bot-step", self.track, self.tag, self.space)


@dataclass
class Stuck(BotTold):
    """A marker at the end of its track."""

    track: int
    tag: int

    def story(self) -> Message:
        return told_step("bot-stuck", self.track, self.tag, 0)


def told_step(line: str, track: int, tag: int, space: int) -> Message:
    name = track_name(track)
    if tag < 0:
        return say(line if tag == BY_EFFECT else f"{line}-arrow", track=name, n=space)
    return say(
        f"{line}-wild" if tag == box.WILD else f"{line}-tag", tag=name_of_tag(tag), track=name, n=space
    )


@dataclass
class Used(BotTold):
    """A space that has been used before."""

    track: int
    space: int

    def story(self) -> Message:
        return say("bot-used", track=track_name(self.track), n=self.space)


@dataclass
class NoArrow(BotTold):
    """An arrow that does not count on easy."""

    track: int
    space: int

    def story(self) -> Message:
        return say("bot-no-arrow", track=track_name(self.track), n=self.space)


@dataclass
class Cube(BotTold):
    """A cube of its corporation on a space."""

    corporation: int
    colour: int

    def story(self) -> Message:
        line = "bot-cube-white" if self.colour == WHITE else "bot-cube"
        return say(line, card=corporation_name(self.corporation))


# Money, rating and Mars


@dataclass
class Earn(BotTold):
    number: int
    total: int
    reason: int  # of REASONS

    def story(self) -> Message:
        return say(f"bot-earn-{REASONS[self.reason]}", n=self.number, total=self.total)


@dataclass
class Pays(BotTold):
    number: int
    total: int

    def story(self) -> Message:
        return say("bot-pays", n=self.number, total=self.total)


@dataclass
class Rate(BotTold):
    number: int
    rating: int

    def story(self) -> Message:
        return say("bot-rate", n=self.number, total=self.rating)


@dataclass
class Temperature(BotTold):
    steps: int
    rating: int

    def story(self) -> Message:
        return say("bot-temperature", n=level(box.TEMPERATURE, self.steps), total=self.rating)


@dataclass
class Oxygen(BotTold):
    steps: int
    rating: int

    def story(self) -> Message:
        return say("bot-oxygen", n=level(box.OXYGEN, self.steps), total=self.rating)


@dataclass
class Place(BotTold):
    """A tile, and why it is laid there."""

    tile: int
    site: int
    decided: int  # of DECISIONS
    tied: int  # hexes among which the card decided
    card: int  # that was turned up for it

    def story(self) -> Message:
        placed = {"tile": tile_name(self.tile), "where": hex_name(self.site)}
        if self.decided != BY_CARD:
            return say(f"bot-place-{DECISIONS[self.decided]}", **placed, who=YOU)
        cost = COST[self.card]
        counted = nth(cost, self.tied) + 1
        card = card_name(self.card)
        return say("bot-place-card", **placed, n=self.tied, card=card, cost=cost, nth=counted)

    def moves(self) -> list[Move]:
        return [
            Move(
                box.TILES[self.tile], "marsbot", hex_ref(self.site), -1 if self.tile == box.OCEAN else COLOUR
            )
        ]


# Milestones and awards


@dataclass
class Claim(BotTold):
    milestone: int
    price: int
    missing: int  # what the player lacks for it

    def story(self) -> Message:
        line = "bot-claim-paid" if self.price else "bot-claim"
        return say(line, what=goal_name(self.milestone), price=self.price, n=self.missing, who=YOU)


@dataclass
class Fund(BotTold):
    award: int
    lead: int

    def story(self) -> Message:
        return say("bot-fund", what=award_name(self.award), n=self.lead, who=YOU)


@dataclass
class Contest(BotTold):
    """The award that Corporate Competition is about."""

    award: int
    lead: int

    def story(self) -> Message:
        line = "bot-contest-ahead" if self.lead > 0 else "bot-contest"
        return say(line, what=award_name(self.award), n=abs(self.lead), who=YOU)


# Bonus cards


@dataclass
class Bonus(OfBonus):
    card: int

    def story(self) -> Message:
        return say("bot-bonus", card=bonus_name(self.card))


@dataclass
class Destroyed(OfBonus):
    card: int

    def story(self) -> Message:
        return say("bot-destroyed", card=bonus_name(self.card))


@dataclass
class NoEffect(BotTold):
    def story(self) -> Message:
        return say("bot-no-effect")


@dataclass
class Another(BotTold):
    """Another bonus card takes its place."""

    def story(self) -> Message:
        return say("bot-another")


@dataclass
class Sprouts(BotTold):
    """A plant on Ecoline."""

    def story(self) -> Message:
        return say("bot-sprouts")


@dataclass
class Meteors(BotTold):
    plants: int

    def story(self) -> Message:
        return say("bot-meteors", n=self.plants, who=YOU)


class Invades(OfProject):
    """A cube of the player's is gone."""

    line = "bot-invades"


class Protected(OfProject):
    line = "bot-protected"


# What the player does to it


@dataclass
class Eaten(BotTold):
    """M€ in the place of a cube."""

    seat: int
    total: int

    def story(self) -> Message:
        return say("bot-eaten", who=seat_name(self.seat), total=self.total)


def hit(line: str, seat: int, resource: int, number: int) -> Message:
    return say(line, who=seat_name(seat), what=quantity(resource, number), n=number)


# The end


@dataclass
class Points(BotTold):
    points: tuple[int, ...]  # by source

    def story(self) -> Message:
        return say("bot-points", n=sum(self.points), **dict(zip(SOURCES, self.points, strict=True)))


ENTRIES: Final[Mapping[str, type[Entry]]] = {
    "bot-corporation": Corporation,
    "bot-mixes-in": MixesIn,
    "bot-keeps": Keeps,
    "bot-gives-up": GivesUp,
    "bot-deck": Deck,
    "bot-pass": Pass,
    "bot-project": Project,
    "bot-wild": Wild,
    "bot-step": Step,
    "bot-stuck": Stuck,
    "bot-used": Used,
    "bot-no-arrow": NoArrow,
    "bot-cube": Cube,
    "bot-earn": Earn,
    "bot-pays": Pays,
    "bot-rate": Rate,
    "bot-temperature": Temperature,
    "bot-oxygen": Oxygen,
    "bot-place": Place,
    "bot-claim": Claim,
    "bot-fund": Fund,
    "bot-contest": Contest,
    "bot-bonus": Bonus,
    "bot-destroyed": Destroyed,
    "bot-no-effect": NoEffect,
    "bot-another": Another,
    "bot-sprouts": Sprouts,
    "bot-meteors": Meteors,
    "bot-invades": Invades,
    "bot-protected": Protected,
    "bot-eaten": Eaten,
    "bot-points": Points,
}
