"""Set-up and the course of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.tales import PASSAGES
from cinqmars.games.first_martians.log.caused import Happened
from cinqmars.kernel import Message, Move, say


@dataclass
class Profession(Happened):
    who: int
    profession: int

    def story(self) -> Message:
        return say(
            "story-profession",
            who=names.astronaut(self.who),
            job=say(f"profession-{c.PROFESSIONS[self.profession]}"),
        )


@dataclass
class Machine(Happened):
    machine: int

    def story(self) -> Message:
        return say("story-machine", machine=say(f"machine-{c.MACHINES[self.machine]}"))

    def moves(self) -> list[Move]:
        return [Move(names.piece_ref(c.FIRST_MACHINE + self.machine), "plan", "depot")]


@dataclass
class MachineBack(Happened):
    """A machine of the mission before goes back to the box."""

    silent: ClassVar[bool] = True

    machine: int

    def moves(self) -> list[Move]:
        return [Move(names.piece_ref(c.FIRST_MACHINE + self.machine), "depot", "plan")]


@dataclass
class Profile(Happened):
    who: int
    profile: int

    def story(self) -> Message:
        return say(
            "story-profile", who=names.astronaut(self.who), profile=say(f"profile-{c.PROFILES[self.profile]}")
        )


@dataclass
class First(Happened):
    who: int

    def story(self) -> Message:
        return say("story-first", who=names.astronaut(self.who))


@dataclass
class Mission(Happened):
    mission: int
    crew: int

    def story(self) -> Message:
        return say(
            "story-mission",
            mission=names.mission_name(self.mission),
            told=say(f"{names.mission_name(self.mission).id}-told"),
        )


@dataclass
class Round(Happened):
    number: int

    def story(self) -> Message:
        return say("story-round", n=self.number)


@dataclass
class Planning(Happened):
    round: int

    def story(self) -> Message:
        return say("story-planning", n=self.round)


@dataclass
class Goal(Happened):
    mission: int
    goal: int

    def story(self) -> Message:
        goal = names.goal_name(self.mission, self.goal)
        return say("story-goal", goal=goal, told=say(f"{goal.id}-told"))


@dataclass
class AddGoal(Happened):
    """An event adds an objective."""

    mission: int
    goal: int

    def story(self) -> Message:
        return say("story-add-goal", goal=names.goal_name(self.mission, self.goal))


@dataclass
class FailTest(Happened):
    mission: int
    goal: int

    def story(self) -> Message:
        return say("story-fail-test", goal=names.goal_name(self.mission, self.goal))


@dataclass
class End(Happened):
    mission: int
    outcome: int

    def story(self) -> Message:
        return say(
            "story-end", mission=names.mission_name(self.mission), outcome=names.outcome_name(self.outcome)
        )


@dataclass
class Again(Happened):
    mission: int

    def story(self) -> Message:
        return say("story-again", mission=names.mission_name(self.mission))


@dataclass
class Unlock(Happened):
    who: int
    skill: int

    def story(self) -> Message:
        return say("story-unlock", who=names.astronaut(self.who), skill=names.skill_name(self.skill))


@dataclass
class Carried(Happened):
    """What the next mission of a campaign begins with."""

    wounds: tuple[int, ...]  # by astronaut
    morale: int
    upgrades: int
    spares: int
    broken: int

    def story(self) -> Message:
        return say(
            "story-carried",
            wounds=sum(self.wounds),
            morale=names.number(self.morale),
            upgrades=self.upgrades,
            parts=self.spares,
            broken=self.broken,
        )


@dataclass
class Tale(Happened):
    """A passage that the app reads out."""

    passage: int
    who: int
    other: int

    def story(self) -> Message:
        return say(
            f"tale-{PASSAGES[self.passage]}", a=names.astronaut(self.who), b=names.astronaut(self.other)
        )
