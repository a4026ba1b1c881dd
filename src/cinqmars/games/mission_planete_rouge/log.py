"""The log: one entry per event, in the order of the rules, with its line and the astronauts that travel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from cinqmars.kernel import Entry, Message, Move, say, seat_name

from .components import CHARACTERS, RESOURCES, TOKEN_VALUE
from .names import (
    character_name,
    event_name,
    event_ref,
    resource_name,
    ship_name,
    ship_ref,
    zone_name,
    zone_ref,
)


class Told(Entry):
    """An entry whose parts are things of this game."""

    names: ClassVar = {
        "zone": zone_ref,
        "origin": zone_ref,
        "target": zone_ref,
        "ship": ship_ref,
        "card": event_ref,
        "first": event_ref,
        "second": event_ref,
        "third": event_ref,
        "character": CHARACTERS.__getitem__,
        "resource": RESOURCES.__getitem__,
    }


def lost_from(place: str, victim: int, number: int = 1) -> Move:
    return Move("astronaut", place, f"lost:{victim}", victim, number)


# Set-up


@dataclass
class Medal(Told):
    seat: int

    def story(self) -> Message:
        return say("story-medal", who=seat_name(self.seat))


@dataclass
class Show(Told):
    """A hand of three discoveries."""

    seat: int
    first: int
    second: int
    third: int

    def story(self) -> Message:
        first, second, third = event_name(self.first), event_name(self.second), event_name(self.third)
        return say("story-show", who=seat_name(self.seat), first=first, second=second, third=third)


@dataclass
class Keep(Told):
    seat: int
    card: int

    def story(self) -> Message:
        return say("story-keep", card=event_name(self.card))


# Rounds


@dataclass
class Round(Told):
    number: int

    def story(self) -> Message:
        return say("story-round", n=self.number)


@dataclass
class Dock(Told):
    ship: int

    def story(self) -> Message:
        return say("story-dock", ship=ship_name(self.ship))


@dataclass
class Call(Told):
    seat: int
    character: int

    def story(self) -> Message:
        name = character_name(self.character)
        return say("story-call", who=seat_name(self.seat), n=self.character + 1, character=name)


# Ships


@dataclass
class Board(Told):
    seat: int
    ship: int
    number: int

    def story(self) -> Message:
        return say("story-board", who=seat_name(self.seat), ship=ship_name(self.ship), n=self.number)

    def moves(self) -> list[Move]:
        return [Move("astronaut", f"reserve:{self.seat}", ship_ref(self.ship), self.seat, self.number)]


@dataclass
class Aim(Told):
    seat: int
    ship: int
    zone: int

    def story(self) -> Message:
        return say(
            "story-aim", who=seat_name(self.seat), ship=ship_name(self.ship), zone=zone_name(self.zone)
        )


@dataclass
class Launch(Told):
    ship: int

    def story(self) -> Message:
        return say("story-launch", ship=ship_name(self.ship))


@dataclass
class Destroy(Told):
    seat: int
    ship: int
    crew: tuple[int, ...]  # by seat

    def story(self) -> Message:
        return say("story-destroy", who=seat_name(self.seat), ship=ship_name(self.ship))

    def moves(self) -> list[Move]:
        return [lost_from(ship_ref(self.ship), q, number) for q, number in enumerate(self.crew) if number]


@dataclass
class Lose(Told):
    seat: int
    number: int

    def story(self) -> Message:
        return say("story-lose", who=seat_name(self.seat), n=self.number)


@dataclass
class Land(Told):
    ship: int
    zone: int
    crew: tuple[int, ...]  # by seat

    def story(self) -> Message:
        return say("story-land", ship=ship_name(self.ship), zone=zone_name(self.zone), n=sum(self.crew))

    def moves(self) -> list[Move]:
        ship, zone = ship_ref(self.ship), zone_ref(self.zone)
        return [Move("astronaut", ship, zone, q, number) for q, number in enumerate(self.crew) if number]


# Astronauts on Mars


@dataclass
class Walk(Told):
    seat: int
    origin: int
    target: int

    def story(self) -> Message:
        origin, target = zone_name(self.origin), zone_name(self.target)
        return say("story-move", who=seat_name(self.seat), origin=origin, target=target)

    def moves(self) -> list[Move]:
        return [Move("astronaut", zone_ref(self.origin), zone_ref(self.target), self.seat)]


@dataclass
class Kill(Told):
    seat: int
    zone: int
    victim: int

    def story(self) -> Message:
        victim = seat_name(self.victim)
        return say("story-kill", who=seat_name(self.seat), zone=zone_name(self.zone), victim=victim)

    def moves(self) -> list[Move]:
        return [lost_from(zone_ref(self.zone), self.victim)]


@dataclass
class ReplaceOnMars(Told):
    seat: int
    zone: int
    victim: int

    def story(self) -> Message:
        victim = seat_name(self.victim)
        return say("story-replace-zone", who=seat_name(self.seat), zone=zone_name(self.zone), victim=victim)

    def moves(self) -> list[Move]:
        return replaced(zone_ref(self.zone), self.seat, self.victim)


@dataclass
class ReplaceAboard(Told):
    seat: int
    ship: int
    victim: int

    def story(self) -> Message:
        victim = seat_name(self.victim)
        return say("story-replace-ship", who=seat_name(self.seat), ship=ship_name(self.ship), victim=victim)

    def moves(self) -> list[Move]:
        return replaced(ship_ref(self.ship), self.seat, self.victim)


def replaced(place: str, seat: int, victim: int) -> list[Move]:
    return [lost_from(place, victim), Move("astronaut", f"reserve:{seat}", place, seat)]


@dataclass
class Explore(Told):
    zone: int
    resource: int

    def story(self) -> Message:
        return say("story-explore", zone=zone_name(self.zone), resource=resource_name(self.resource))


# Event cards


@dataclass
class Draw(Told):
    seat: int

    def story(self) -> Message:
        return say("story-draw", who=seat_name(self.seat))


@dataclass
class Drawn(Told):
    """What only the one who drew it sees."""

    seat: int
    card: int

    def story(self) -> Message:
        return say("story-drawn", card=event_name(self.card))


@dataclass
class Discard(Told):
    seat: int

    def story(self) -> Message:
        return say("story-discard", who=seat_name(self.seat))


@dataclass
class Hide(Told):
    seat: int
    zone: int

    def story(self) -> Message:
        return say("story-hide", who=seat_name(self.seat), zone=zone_name(self.zone))


@dataclass
class Look(Told):
    seat: int
    zone: int

    def story(self) -> Message:
        return say("story-look", who=seat_name(self.seat), zone=zone_name(self.zone))


@dataclass
class Looked(Told):
    """What only the one who looked sees."""

    seat: int
    zone: int
    card: int

    def story(self) -> Message:
        return say("story-looked", zone=zone_name(self.zone), card=event_name(self.card))


# Scoring


@dataclass
class Scoring(Told):
    round: int

    def story(self) -> Message:
        return say("story-scoring", n=self.round)


@dataclass
class Wait(Told):
    """Nobody has the majority: the tokens stay on the zone."""

    zone: int
    resource: int
    number: int

    def story(self) -> Message:
        resource = resource_name(self.resource)
        return say("story-wait", zone=zone_name(self.zone), resource=resource, n=self.number)


@dataclass
class Token(Told):
    seat: int
    zone: int
    resource: int
    number: int

    def story(self) -> Message:
        zone, resource = zone_name(self.zone), resource_name(self.resource)
        return say("story-token", who=seat_name(self.seat), zone=zone, resource=resource, n=self.number)

    def parts(self) -> dict[str, Any]:
        return {**super().parts(), "points": self.number * TOKEN_VALUE[self.resource]}


@dataclass
class Reveal(Told):
    zone: int
    card: int

    def story(self) -> Message:
        return say("story-reveal", zone=zone_name(self.zone), card=event_name(self.card))


@dataclass
class Native(Told):
    """The natives resist: who is weakest there loses an astronaut."""

    zone: int
    victim: int

    def story(self) -> Message:
        return say("story-native", zone=zone_name(self.zone), who=seat_name(self.victim))

    def moves(self) -> list[Move]:
        return [lost_from(zone_ref(self.zone), self.victim)]


@dataclass
class Bonus(Told):
    seat: int
    card: int
    points: int

    def story(self) -> Message:
        return say("story-bonus", who=seat_name(self.seat), card=event_name(self.card), n=self.points)


@dataclass
class Discovery(Told):
    seat: int
    zone: int
    card: int
    points: int

    def story(self) -> Message:
        zone, card = zone_name(self.zone), event_name(self.card)
        return say("story-discovery", who=seat_name(self.seat), zone=zone, card=card, n=self.points)


ENTRIES: Final[Mapping[str, type[Entry]]] = {
    "medal": Medal,
    "show": Show,
    "keep": Keep,
    "round": Round,
    "dock": Dock,
    "call": Call,
    "board": Board,
    "aim": Aim,
    "launch": Launch,
    "destroy": Destroy,
    "lose": Lose,
    "land": Land,
    "move": Walk,
    "kill": Kill,
    "replace-zone": ReplaceOnMars,
    "replace-ship": ReplaceAboard,
    "explore": Explore,
    "draw": Draw,
    "drawn": Drawn,
    "discard": Discard,
    "hide": Hide,
    "look": Look,
    "looked": Looked,
    "scoring": Scoring,
    "wait": Wait,
    "token": Token,
    "reveal": Reveal,
    "native": Native,
    "bonus": Bonus,
    "discovery": Discovery,
}
