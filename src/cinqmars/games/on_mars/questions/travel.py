"""The questions of journeys: turn order spaces, the shuttle, and what comes with them."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct
from cinqmars.games.on_mars.possible.colonists import on_side
from cinqmars.games.on_mars.possible.stock import quarters
from cinqmars.games.on_mars.possible.travel import spaces
from cinqmars.games.on_mars.questions.asked import Asked, Decided, Gladly
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Decision, Message, say

PAYS_FOR_A_COLONIST = (box.MINERAL, box.WATER, box.PLANT)


class Space(Asked):
    """Which turn order space to take: the space."""  # rules: S14, J8, J11

    name = "space"
    passing = ()
    size = box.N_ORDER

    @staticmethod
    def options(s: OnMarsState) -> list[int]:
        return spaces(s, 0, box.N_ORDER)

    @staticmethod
    def on(s: OnMarsState, side: int) -> list[int]:
        return spaces(s, box.PER_SIDE * side, box.PER_SIDE * (side + 1))

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say("pick-space", n=arg + 1, bonus=say(f"space-bonus-{arg + 1}"))

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.space_ref(arg),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        sides = {opt // box.PER_SIDE for opt in d.opts}
        return [i for i in range(box.N_ORDER) if i // box.PER_SIDE in sides]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "space-taken"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.space(s, c, arg)


class OfSide(Asked):
    """One of the two sides: orbit or colony."""

    passing = ()
    size = 2

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say(f"side-{box.SIDES[arg]}")

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 1.0


class Launch(OfSide):
    """Where the shuttle starts: the side."""  # rules: S15

    name = "launch"

    @staticmethod
    def options() -> list[int]:
        return [box.ORBIT, box.COLONY]

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.station_ref(arg, s.station),)


class Return(OfSide):
    """From which side's slots colonists come home: the side."""  # rules: BP14

    name = "return"

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return [side for side in (box.ORBIT, box.COLONY) if on_side(s, c, side)]

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (box.SIDES[arg],)


class Travel(Decided):
    """Whether to travel in the shuttle phase: 1 yes. About whether aboard the shuttle."""  # rules: J2 to J4

    name = "travel"
    size = 2

    @staticmethod
    def options(s: OnMarsState, c: int, aboard: bool) -> list[int]:
        return [NO, 1] if aboard or s.hangar[c] else [NO]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-travel-shuttle" if d.ctx[0] else "ask-travel")

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        """The shuttle where it now waits, or the ships that may be discarded."""
        return (names.station_ref(s.shuttle, s.station) if d.ctx[0] else f"hangar:{d.seat}",)

    def declines_at(self, s: OnMarsState, d: Decision) -> tuple[str, ...]:
        return (names.marker_ref(d.seat),)


class Recruit(Gladly):
    """With what to pay for a colonist: 1 + resource."""  # rules: TO3

    name = "recruit"
    size = 1 + box.N_RESOURCES

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        opts = [NO]
        if s.reserve[c] and s.home[c] < quarters(s, c):
            opts += [1 + r for r in PAYS_FOR_A_COLONIST if s.goods[c * box.N_RESOURCES + r]]
        return opts

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.good_name(arg - 1)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.good_ref(d.seat, arg - 1),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + r for r in range(box.N_RESOURCES)]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "none-in-stock" if arg - 1 in PAYS_FOR_A_COLONIST else "other-resource"
