"""What all questions have in common."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars.bots.worth import Worth
from cinqmars.games.terraforming_mars.names import card_name
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Decision, Message, Question, say

NO: Final = 0


class Weighed(Question[TerraformingState]):
    """What a bot weighs by `worth`, or else by what suits the table."""

    def __init__(self, worth: Worth | None = None) -> None:
        self.worth: Worth | None = worth


class Asked(Weighed):
    """Part of what a player has begun: completed with the option that brings most."""

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        """What an option brings at a glance, beside the others."""
        return float(arg)

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        gains = [self.gain(s, seat, arg, ctx) for arg in opts]
        return opts[gains.index(max(gains))]


class OfCard(Asked):
    """Something that a card lets its player choose. About that card, first of all."""

    aloud = True

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say(f"ask-{self.name}", card=card_name(d.ctx[0]))
