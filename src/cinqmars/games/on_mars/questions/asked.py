"""What all questions of the game have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Decision, Message, Question, say

UNKNOWN: Final = (0, 0, 0, 0)  # what a question is about, where priors are not told


class Asked(Question[OnMarsState]):
    """A question that may be declined with NO, or ended: "no more"; unless its class says otherwise.

    Most are asked before all: what they are about lies open.
    """

    aloud = True
    passing: ClassVar[tuple[int, ...]] = (NO,)

    # for people

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say(f"no-{self.name}") if arg == NO else self.pick(s, d, arg)

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        """What is picked, if not NO."""
        return say(f"yes-{self.name}")

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return self.declines_at(s, d) if arg == NO else self.points_at(s, d, arg)

    def declines_at(self, s: OnMarsState, d: Decision) -> tuple[str, ...]:
        """What NO means in the view, if anything."""
        return ()

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        """What is picked, if not NO, in the view."""
        return ()

    def candidates(self, s: OnMarsState, d: Decision) -> list[int]:
        return sorted({*self.thinkable(s, d), *d.opts})

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        """What else somebody might think of."""
        return []

    # for bots

    def priors(self, s: OnMarsState, seat: int, opts: list[int]) -> list[float]:
        return [0.2 + max(0.0, self.like(s, seat, arg, UNKNOWN)) for arg in opts]

    def follow(self, s: OnMarsState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        likes = self.liking(s, seat, opts, ctx)
        return opts[likes.index(max(likes))]

    def liking(self, s: OnMarsState, c: int, opts: list[int], ctx: tuple[Any, ...]) -> list[float]:
        return [self.like(s, c, arg, ctx) for arg in opts]

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        """How much an answer is liked without thinking; 1 is neutral, NO where something can be had is less."""
        return 1.0


class Decided(Asked):
    """A choice of its own: nobody makes it without thinking."""

    def priors(self, s: OnMarsState, seat: int, opts: list[int]) -> list[float]:
        return [1.0] * len(opts)

    def follow(self, s: OnMarsState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return None


class Gladly(Asked):
    """Something that is rather had than not."""

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 2.0 if arg else 0.5


class Valued(Asked):
    """A card, tile, building or good: above 1 it is better than nothing."""

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        if arg == NO:
            return 1.0
        return self.worth(s, c, arg, ctx) + (self.wish(s, arg) if s.n == 1 else 0.0)

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 1.0

    def wish(self, s: OnMarsState, arg: int) -> float:
        """How much more the solo player likes it because an objective wants it."""
        return 0.0
