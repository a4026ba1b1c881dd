"""Production, and what the app tells."""

from __future__ import annotations

from dataclasses import dataclass

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.log.caused import Caused, Happened
from cinqmars.games.first_martians.rules.causes import BY_ECHO, KIND
from cinqmars.kernel import Message, say


@dataclass
class Supply(Happened):
    resource: int
    made: int
    need: int

    def story(self) -> Message:
        return say("story-supply", resource=names.RESOURCE[self.resource], made=self.made, need=self.need)


@dataclass
class Meal(Happened):
    food: int
    need: int

    def story(self) -> Message:
        return say("story-meal", food=self.food, need=self.need)


@dataclass
class Ripe(Caused):
    farm: int
    because: tuple[int, ...]

    ends = False

    def told(self) -> Message:
        return say("story-ripe", farm=names.FACILITY[c.FARMS[self.farm]])


@dataclass
class Grow(Caused):
    farm: int
    because: tuple[int, ...]

    ends = False

    def told(self) -> Message:
        return say("story-grow", farm=names.FACILITY[c.FARMS[self.farm]])


@dataclass
class GrowOne(Caused):
    farm: int
    space: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-grow-one", farm=names.FACILITY[c.FARMS[self.farm]], n=self.space + 1)


@dataclass
class Shrink(Caused):
    farm: int
    dead: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-shrink-dead" if self.dead else "story-shrink", farm=names.FACILITY[c.FARMS[self.farm]]
        )


@dataclass
class Wilt(Caused):
    farm: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-wilt", farm=names.FACILITY[c.FARMS[self.farm]])


@dataclass
class Sow(Happened):
    farm: int

    def story(self) -> Message:
        return say("story-sow", farm=names.FACILITY[c.FARMS[self.farm]])


@dataclass
class Event(Happened):
    event: int
    who: int  # the first player
    other: int  # and whoever comes next

    def story(self) -> Message:
        told = names.event_tale(self.event, self.who, self.other)
        return say("story-event", event=names.event_name(self.event), told=told)


@dataclass
class Consequence(Happened):
    event: int

    def story(self) -> Message:
        return say(
            "story-consequence",
            what=names.consequence_name(self.event),
            told=say(f"{names.consequence_name(self.event).id}-told"),
            event=names.event_name(self.event),
        )


@dataclass
class Expire(Happened):
    event: int

    def story(self) -> Message:
        return say("story-expire", event=names.event_name(self.event))


@dataclass
class Comes(Happened):
    code: int  # its cause
    who: int

    def story(self) -> Message:
        kind, number = divmod(self.code, KIND)
        who = names.astronaut(self.who)
        if kind == BY_ECHO:
            return say("story-echo", told=say(f"{names.event_name(number).id}-echo"), who=who)
        name = names.coming_name(self.code)
        return say("story-comes", what=name, told=say(f"{name.id}-told"), who=who)


@dataclass
class Adventure(Happened):
    who: int
    adventure: int

    def story(self) -> Message:
        return say(
            "story-adventure",
            who=names.astronaut(self.who),
            adventure=names.adventure_name(self.adventure),
            told=say(f"{names.adventure_name(self.adventure).id}-told"),
        )


@dataclass
class Way(Happened):
    who: int
    adventure: int
    way: int

    def story(self) -> Message:
        return say(
            "story-way",
            who=names.astronaut(self.who),
            what=say(f"{names.adventure_name(self.adventure).id}-{'ab'[self.way]}"),
        )
