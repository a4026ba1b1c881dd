"""Reserve and hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.describe import pawns_needed
from cinqmars.games.first_martians.log.caused import Caused, Happened, tokens_travel
from cinqmars.kernel import Message, Move, say


@dataclass
class Gain(Caused):
    resource: int
    number: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-gain", what=names.RESOURCE[self.resource], n=self.number)

    def moves(self) -> list[Move]:
        return tokens_travel(c.RESOURCES[self.resource], f"reserve:{c.RESOURCES[self.resource]}", self.number)


@dataclass
class Lose(Caused):
    resource: int
    number: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-lose", what=names.RESOURCE[self.resource], n=self.number)

    def moves(self) -> list[Move]:
        return tokens_travel(
            c.RESOURCES[self.resource], f"reserve:{c.RESOURCES[self.resource]}", -self.number
        )


@dataclass
class Part(Caused):
    part: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-part", part=names.PART[self.part])


@dataclass
class LosePart(Caused):
    part: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-lose-part", part=names.PART[self.part])


@dataclass
class Sample(Caused):
    number: int
    later: int  # whether it is available from the next round on only
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-sample-later" if self.later else "story-sample", n=self.number)


@dataclass
class LoseSample(Caused):
    place: int  # 0 the hold, 1 + space
    because: tuple[int, ...]

    def told(self) -> Message:
        return (
            say("story-lose-sample-zone", zone=names.SPACE[self.place - 1])
            if self.place
            else say("story-lose-sample")
        )


@dataclass
class ZoneSample(Caused):
    space: int
    number: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-zone-sample", zone=names.SPACE[self.space], n=self.number)


@dataclass
class Haul(Happened):
    """A sample that travels; its line is told by what is gained."""

    silent: ClassVar[bool] = True

    space: int
    later: int  # whether it is available from the next round on only

    def moves(self) -> list[Move]:
        return [Move("sample", names.space_ref(self.space), "pending" if self.later else "hold")]


@dataclass
class Seed(Caused):
    number: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-seed", n=self.number)


@dataclass
class Objective(Caused):
    colour: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-objective", token=names.objective_token(self.colour))


@dataclass
class ZoneObjective(Happened):
    colour: int
    space: int

    def story(self) -> Message:
        return say(
            "story-zone-objective", token=names.objective_token(self.colour), zone=names.SPACE[self.space]
        )


@dataclass
class BringBack(Happened):
    colour: int
    space: int

    def story(self) -> Message:
        return say("story-bring-back", token=names.objective_token(self.colour), zone=names.SPACE[self.space])

    def moves(self) -> list[Move]:
        return [Move("objective", names.space_ref(self.space), "hold")]


@dataclass
class Poi(Caused):
    poi: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-poi", poi=names.poi_name(self.poi))


@dataclass
class UsePoi(Happened):
    poi: int

    def story(self) -> Message:
        return say("story-use-poi", poi=names.poi_name(self.poi))


@dataclass
class Strip(Happened):
    upgrade: int

    def story(self) -> Message:
        return say("story-strip", upgrade=names.upgrade_name(self.upgrade))


@dataclass
class Examine(Caused):
    because: tuple[int, ...]

    ends = False

    def told(self) -> Message:
        return say("story-examine")


@dataclass
class Discover(Caused):
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-discover")


@dataclass
class Count(Caused):
    mission: int
    counter: int
    change: int
    value: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-count",
            what=names.counter_name(self.mission, self.counter),
            by=names.signed(self.change),
            n=self.value,
        )


@dataclass
class ResearchCard(Happened):
    share: int

    def story(self) -> Message:
        return say("story-research-card", n=self.share)


@dataclass
class Pawns(Caused):
    action: int
    change: int
    scope: int
    directions: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-pawns", what=pawns_needed(self.action, self.change, self.scope, self.directions))
