"""The questions about discovery tiles: which to explore, take, or see by radar."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.possible.tiles import cannot_discover
from cinqmars.games.on_mars.questions.asked import Asked, Gladly
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Decision, Message, say


class OfDiscovery(Asked):
    """A face-up discovery tile: its exploration space."""

    passing = ()
    size = box.EXPLORATION

    @staticmethod
    def face_up(s: OnMarsState) -> list[int]:
        return [i for i in range(box.EXPLORATION) if s.explore[i] != box.NONE]

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.tile_name(s.explore[arg])

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"explore:{arg}",)


class Explore(OfDiscovery):
    """Which discovery goes to Mars on a journey."""  # rules: J6

    name = "explore"

    @staticmethod
    def options(s: OnMarsState) -> list[int]:
        return OfDiscovery.face_up(s)


class Radar(OfDiscovery):
    """Which discovery the radar puts on its card."""  # rules: BP10

    name = "radar"
    aloud = False

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return [i for i in OfDiscovery.face_up(s) if not cannot_discover(s, c, s.explore[i])]

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return self.face_up(s)

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_discover(s, d.seat, s.explore[arg])


class Take(Gladly):
    """Whether to take the tile under a piece: 1 yes. About the tile and the hex."""  # rules: X7

    name = "take"
    size = 2
    aloud = False

    @staticmethod
    def options() -> list[int]:
        return [NO, 1]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-take", tile=names.tile_name(d.ctx[0]))

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"tile:{names.word_of(d.ctx[1])}",)
