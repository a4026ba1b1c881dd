"""The questions about ships: which one is welcomed, and who is aboard."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.hexes import bots_of
from cinqmars.games.on_mars.possible.ships import spare_bot
from cinqmars.games.on_mars.questions.asked import Asked
from cinqmars.games.on_mars.questions.turn import executive_label
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.kernel import Decision, Message, say


class Welcome(Asked):
    """Which ship is welcomed: 1 + depot space. About how many were, and whether it is free."""  # rules: W1, W4

    name = "welcome"
    size = 1 + box.SHIPS

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return [1 + i for i in range(box.SHIPS) if s.depot[c] >> i & 1]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-welcome-sending" if d.ctx[0] else "ask-welcome")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say("pick-welcome", n=arg, action=executive_label(arg - 1))

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.ship_ref(d.seat, arg - 1),)


class Crew(Asked):
    """Who arrives: 0 colonists only, 1 with a bot. About how many colonists more."""  # rules: W2

    name = "crew"
    passing = ()
    size = 2

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return [0, 1] if spare_bot(s, c) != box.NONE else [0]

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say("crew-bot" if arg else "crew-colonists", n=(1 if arg else 2) + d.ctx[0])

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"garage:{d.seat}" if arg else f"reserve:{d.seat}",)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [0, 1]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "no-bot-left"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 2.0 if arg == (1 if len(bots_of(s, c)) < 2 else 0) else 1.0
