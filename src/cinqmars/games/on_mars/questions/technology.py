"""The question whose technology is used."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.questions.asked import Asked
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import level_of, usable
from cinqmars.kernel import Decision, Message, say


class Use(Asked):
    """Whose technology is used: 1 + company. About the technology, and how many it joins."""  # rules: B7, W3

    name = "use"
    size = 1 + box.MAX_PLAYERS

    @staticmethod
    def options(s: OnMarsState, c: int, tech: int, need: int = 1) -> list[int]:
        return [1 + q for q in usable(s, c, tech, need)]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        tech, joined = d.ctx
        return say(
            "ask-use-ship" if tech == box.SHIP_TECH else "ask-use", tech=names.tech_name(tech), n=joined
        )

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return owner_label(s, arg - 1, d.ctx[0])

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return owner_refs(arg - 1, d.ctx[0])

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        if d.ctx[0] == box.SHELTER_TECH:
            return []
        return [1 + q for q in range(s.k) if level_of(s, q, d.ctx[0])]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "technology"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 0.5 if arg == NO else 2.0 if arg - 1 == c else 1.5


def owner_label(s: OnMarsState, q: int, tech: int) -> Message:
    """A company, with the level of its technology."""
    return say("pick-use", who=names.company(s.n, q), n=level_of(s, q, tech))


def owner_refs(q: int, tech: int) -> tuple[str, ...]:
    return (names.tech_ref(q, tech),)
