"""Planning, and actions carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import TILES
from cinqmars.games.first_martians.data.missions import MISSIONS
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.log.caused import Happened
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.state import NONE
from cinqmars.kernel import Message, Move, say


@dataclass
class Place(Happened):
    who: int
    piece: int
    target: int
    mission: int
    stack: int
    came: int  # the stack it left, or NONE

    def story(self) -> Message:
        return say(
            "story-place",
            who=names.astronaut(self.who),
            piece=names.piece_name(self.piece),
            target=names.target_name(self.target, self.mission),
        )

    def moves(self) -> list[Move]:
        return [
            Move(names.piece_ref(self.piece), place_of(self.piece, self.came), names.stack_ref(self.stack))
        ]


@dataclass
class TakeBack(Happened):
    who: int
    piece: int
    came: int  # the stack it left

    def story(self) -> Message:
        return say("story-take-back", who=names.astronaut(self.who), piece=names.piece_name(self.piece))

    def moves(self) -> list[Move]:
        return [Move(names.piece_ref(self.piece), names.stack_ref(self.came), place_of(self.piece, NONE))]


@dataclass
class Regroup(Happened):
    """Pieces that change their place because stacks come, go or are put in order."""

    silent: ClassVar[bool] = True

    moved: tuple[tuple[int, int, int], ...]  # piece, the stack it leaves, the stack it goes to; NONE for home

    def moves(self) -> list[Move]:
        return [
            Move(names.piece_ref(piece), place_of(piece, origin), place_of(piece, target))
            for piece, origin, target in self.moved
        ]


@dataclass
class Declare(Happened):
    mission: int
    target: int
    pawns: int
    dice: int

    def story(self) -> Message:
        how = "dice" if self.dice else "sure" if can_roll(self.target, self.mission) else "fixed"
        return say(f"story-declare-{how}", target=names.target_name(self.target, self.mission), n=self.pawns)


@dataclass
class Pay(Happened):
    resource: int
    number: int
    mission: int
    target: int

    def story(self) -> Message:
        return say(
            "story-pay",
            what=names.RESOURCE[self.resource],
            n=self.number,
            target=names.target_name(self.target, self.mission),
        )


@dataclass
class Act(Happened):
    who: int
    mission: int
    target: int

    def story(self) -> Message:
        return say(
            "story-act", who=names.astronaut(self.who), target=names.target_name(self.target, self.mission)
        )


@dataclass
class EventAction(Happened):
    who: int
    event: int

    def story(self) -> Message:
        return say("story-event-action", who=names.astronaut(self.who), event=names.event_name(self.event))


@dataclass
class Fail(Happened):
    who: int
    mission: int
    target: int

    def story(self) -> Message:
        return say(
            "story-fail", who=names.astronaut(self.who), target=names.target_name(self.target, self.mission)
        )


@dataclass
class Roll(Happened):
    who: int
    action: int
    success: int
    wound: int
    adventure: int

    def story(self) -> Message:
        return say(
            "story-roll",
            who=names.astronaut(self.who),
            action=names.action_name(self.action),
            success=result(self.success),
            wound=say("die-hurt" if self.wound else "die-safe"),
            adventure=say("die-strange" if self.adventure else "die-quiet"),
        )


@dataclass
class Check(Happened):
    who: int
    action: int
    success: int

    def story(self) -> Message:
        return say(
            "story-check",
            who=names.astronaut(self.who),
            action=names.action_name(self.action),
            success=result(self.success),
        )


@dataclass
class Forced(Happened):
    die: int
    success: int

    def story(self) -> Message:
        return say("story-forced", success=result(self.success))


@dataclass
class Die(Happened):
    die: int
    shows: int

    def story(self) -> Message:
        return say(
            "story-die", die=names.die_name(self.die), result=say("die-shows" if self.shows else "die-blank")
        )


@dataclass
class UpgradeReroll(Happened):
    upgrade: int

    def story(self) -> Message:
        return say("story-upgrade-reroll", upgrade=names.upgrade_name(self.upgrade))


@dataclass
class Explore(Happened):
    who: int
    space: int
    region: int
    samples: int

    def story(self) -> Message:
        return say(
            "story-explore",
            who=names.astronaut(self.who),
            zone=names.SPACE[self.space],
            region=names.region_name(self.region),
            n=self.samples,
        )

    def moves(self) -> list[Move]:
        return [Move(f"region:{c.SPACES[self.space]}", "mars", names.space_ref(self.space))]


@dataclass
class BackUnused(Happened):
    who: int

    def story(self) -> Message:
        return say("story-back-unused", who=names.astronaut(self.who))


@dataclass
class TurnTile(Happened):
    who: int
    facility: int
    resource: int
    tile: int

    def story(self) -> Message:
        return say(
            "story-turn-tile",
            who=names.astronaut(self.who),
            facility=names.FACILITY[self.facility],
            resource=names.RESOURCE[self.resource],
            n=TILES[self.tile].cost,
            does=does(TILES[self.tile].effects, 0),
        )


@dataclass
class TooDear(Happened):
    facility: int
    resource: int

    def story(self) -> Message:
        return say(
            "story-too-dear", facility=names.FACILITY[self.facility], resource=names.RESOURCE[self.resource]
        )


def place_of(piece: int, stack: int) -> str:
    """A stack of the plan, or where the piece is at home."""
    if stack != NONE:
        return names.stack_ref(stack)
    return f"quarters:{piece // 2}" if piece < c.N_PAWNS else "depot"


def result(n: int) -> Message:
    return say("result-hit" if n else "result-miss")


def can_roll(target: int, mission: int) -> bool:
    if target < targets.SPECIAL:
        return targets.ACTION_OF[target] in targets.DICE_ACTIONS
    special = MISSIONS[mission].specials[(target - targets.SPECIAL) // targets.PLACES]
    return special.action in targets.DICE_ACTIONS
