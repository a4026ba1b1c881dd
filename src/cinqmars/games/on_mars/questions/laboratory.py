"""The questions of the laboratory: learning, developing, and technologies that others used."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct, nearness
from cinqmars.games.on_mars.possible.laboratory import (
    cannot_develop,
    cannot_learn,
    developable,
    learnable,
)
from cinqmars.games.on_mars.questions.asked import Asked, Decided, Valued
from cinqmars.games.on_mars.state import NO, PLAYER, OnMarsState
from cinqmars.games.on_mars.technology import free_space, tech_on
from cinqmars.kernel import Decision, Message, say


class Learn(Valued):
    """Which technology to take from the grid: 1 + grid space. About how many were taken."""  # rules: O6 to O10

    name = "learn"
    size = 1 + box.GRID

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return learnable(s, c)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-learn-sending" if d.ctx[0] else "ask-learn")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        cost = names.cost_name(box.GRID_COST[arg - 1])
        return say("pick-at", what=names.tech_name(s.grid[arg - 1]), cost=cost)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"grid:{arg - 1}",) if s.grid[arg - 1] != box.NONE else ()

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + g for g in range(box.GRID) if s.grid[g] != box.NONE]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_learn(s, d.seat, arg - 1)

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 0.8 if ctx[0] and s.home[c] < 2 else 2.0 - 0.05 * arg

    def wish(self, s: OnMarsState, arg: int) -> float:
        return nearness.greenhouse_wish(s, s.grid[arg - 1])


class Laboratory(Asked):
    """Where a technology learnt goes: the space of the first column. About the technology."""  # rules: O8

    name = "laboratory"
    passing = ()
    size = 2

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return [e for e in box.ENTRANCE if free_space(s, c, e)]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-laboratory", tech=names.tech_name(d.ctx[0]))

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.space_name(arg)

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        tech = names.tech_ref(d.seat, tech_on(s, d.seat, arg)) if not free_space(s, d.seat, arg) else ""
        return (tech or names.lab_ref(d.seat, arg),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [0, 1]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "space-taken"


def step_label(s: OnMarsState, c: int, step: int) -> Message:
    """A development: from where to where."""
    origin, target = box.STEPS[step]
    tech = names.tech_name(tech_on(s, c, origin))
    return say("pick-develop", tech=tech, space=names.space_name(target))


def step_refs(s: OnMarsState, c: int, step: int) -> tuple[str, ...]:
    """The tile, and the space it goes to, or the tile that lies there."""
    origin, target = box.STEPS[step]
    there = tech_on(s, c, target)
    return (
        names.tech_ref(c, tech_on(s, c, origin)),
        names.lab_ref(c, target) if there == box.NONE else names.tech_ref(c, there),
    )


class Develop(Valued):
    """Which technology moves to which space: 1 + step. About how many were done, whether it costs a colonist, and
    whether it is free otherwise."""  # rules: O11 to O14

    name = "develop"
    size = 1 + box.N_STEPS

    @staticmethod
    def options(s: OnMarsState, c: int, free: bool) -> list[int]:
        return developable(s, c, free)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-develop-sending" if d.ctx[1] else "ask-develop")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        what = step_label(s, d.seat, arg - 1)
        if d.ctx[2]:
            return what
        return say("pick-at", what=what, cost=names.cost_name(box.ENTER_COST[box.STEPS[arg - 1][1]]))

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return step_refs(s, d.seat, arg - 1)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + i for i in range(box.N_STEPS) if tech_on(s, d.seat, box.STEPS[i][0]) != box.NONE]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_develop(s, d.seat, arg - 1, bool(d.ctx[2]))

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.develop(arg - 1, bool(ctx[1]) and s.home[c] < 2)

    def wish(self, s: OnMarsState, arg: int) -> float:
        return nearness.greenhouse_wish(s, tech_on(s, PLAYER, box.STEPS[arg - 1][0]))


class Repay(Decided):
    """What the owner of a technology that others used has: 0 an oxygen, 1 + step. About the technology."""  # rules: T3

    name = "repay"
    size = 1 + box.N_STEPS

    @staticmethod
    def options(steps: list[int]) -> list[int]:
        return [NO, *[1 + i for i in steps]]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-repay", tech=names.tech_name(d.ctx[0]))

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return step_label(s, d.seat, arg - 1)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return step_refs(s, d.seat, arg - 1)

    def declines_at(self, s: OnMarsState, d: Decision) -> tuple[str, ...]:
        return (names.good_ref(d.seat, box.OXYGEN),)
