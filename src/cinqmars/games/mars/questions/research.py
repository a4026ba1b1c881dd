"""What is asked in the R&D phase, and when its cards are laid out."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.cards.effects import OTHERS
from cinqmars.games.mars.questions.families import NO, Asked, OfMaterial
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Decision, Message, Question, say

ROLL: Final = 9
AIM: Final = 10
RATE: Final = 11

YES: Final = 1


class Roll(Asked):
    """Whether to roll the R&D die: YES. About the face it shows, if it may be rolled again."""  # rules: R1, U10

    name = "roll"
    size = 2
    aloud = True

    @staticmethod
    def options() -> list[int]:
        return [NO, YES]

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-roll-again", face=d.ctx[0]) if d.ctx else say("ask-roll")

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        said = "no-roll" if arg == NO else "pick-roll"
        return say(f"{said}-again" if d.ctx else said)

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        return [0.2 if arg == NO else 1.0 for arg in opts]


class Aim(Question[MarsState]):
    """Which installation an R&D card is about: its place. About the card."""  # rules: D4, D8, D9

    name = "aim"
    size = c.N_PLACES
    aloud = True

    @staticmethod
    def options(s: MarsState, p: int, card: int) -> list[int]:
        """Mines for robots and drilling, other staffed installations for automation; each place once."""
        kind = cards.KIND[card]
        base = p * c.N_PLACES
        taken = [
            s.aim[k] for k in range(c.N_RESEARCH) if s.at[k] == p and cards.KIND[k] == kind and k != card
        ]
        if cards.AIMED[card] == OTHERS:
            places = [place for place in range(c.MINE_1) if c.TYPE_OF[place] != c.HABITATION]
        else:
            places = list(range(c.MINE_1, c.N_PLACES))
        opts = [place for place in places if s.built[base + place] and place not in taken]
        return opts or [place for place in places if place not in taken]  # no mine yet: it waits for one

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say(f"ask-aim-{cards.DISCOVERIES[cards.KIND[d.ctx[0]]]}")

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.aim_name(s, d.seat, arg)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.place_ref(d.seat, arg),) if s.built[d.seat * c.N_PLACES + arg] else ()


class Rate(OfMaterial):
    """Which material the cargo shuttle carries at a better rate."""  # rules: D10

    name = "rate"

    @staticmethod
    def options() -> list[int]:
        return list(range(c.N_MATERIALS))

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.pile_ref(arg),)
