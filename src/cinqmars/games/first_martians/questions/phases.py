"""Questions of the phases and of actions that are carried out."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.bots import advice
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.questions.asked import NO, Asked, job, person
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Decision, Message, say

# of REROLL
KEEP: Final = 0
DIE: Final = 1  # + die, with the skill
BY_UPGRADE: Final = 4  # the success die, with the upgrade

REROLLS: Final = ("keep-dice", "reroll-success", "reroll-wound", "reroll-adventure", "reroll-upgrade")


class Reroll(Asked):
    """Roll a die again: KEEP, DIE + die, or BY_UPGRADE. About the performer, the action and the dice."""  # rules: A4

    name = "reroll"
    passing = (KEEP,)
    size = 5

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-reroll", action=names.action_name(d.ctx[1]))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say(REROLLS[arg])

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg in (KEEP, BY_UPGRADE) else (names.die_ref(arg - DIE),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return opts[1]


class Order(Asked):
    """What is resolved next: 0 success or failure, 1 the wound, 2 the adventure. About success."""  # rules: D4

    name = "order"
    size = 3

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        if arg == 0:
            return say("order-success" if d.ctx[0] else "order-failure")
        return super().label(s, d, arg)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.die_ref(arg),)


class Relax(Asked):
    """What leisure is for: 0 morale, 1 less stress."""  # rules: X4

    name = "relax"
    size = 2

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return [k for k in (0, 1) if (s.morale < c.MAX_MORALE if k == 0 else s.stress > 0)]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return ("stress",) if arg else ()

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        tired = s.stress >= 12 or (s.stress >= 6 and s.morale >= 0) or s.morale >= 1
        return opts[-1] if tired else opts[0]


class Treat(Asked):
    """What is treated: 0 a wound, 1 + affliction."""  # rules: X5, A11

    name = "treat"
    size = 1 + c.N_AFFLICTIONS

    @staticmethod
    def options(s: MartiansState, a: int) -> list[int]:
        """Heart trouble comes first, for its pawn can do nothing else."""
        if s.suffering[a] & s.afflicted[a] & 1 << c.HEART:
            return [1 + c.HEART]
        opts = [0] if s.wounds[a] else []
        return opts + [1 + k for k in range(c.N_AFFLICTIONS) if s.afflicted[a] >> k & 1]

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("treat-affliction", what=names.affliction_name(arg - 1)) if arg else say("treat-wound")

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        ill = [x for x in opts if x]
        return opts[0] if (s.wounds and max(s.wounds) >= 3) or not ill else ill[0]


class Hungry(Asked):
    """Who goes hungry: the astronaut. About how many rations are missing."""  # rules: P17

    name = "hungry"
    size = c.MAX_CREW

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-hungry", n=d.ctx[0])

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("pick-person", who=names.astronaut(arg), job=job(s, arg), n=s.wounds[arg])

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.wounds_ref(arg),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.pick_person(s, opts, False)


class Wilt(Asked):
    """Whether to pay what a farm lacks: 0 let it wilt, 1 pay. About the farm and the resources."""  # rules: P13, P14

    name = "wilt"
    passing = (NO,)
    size = 2

    @staticmethod
    def options() -> list[int]:
        return [0, 1]

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        lacks = names.listed([names.RESOURCE[r] for r in d.ctx[1:]])
        return say("ask-wilt", farm=names.FACILITY[c.FARMS[d.ctx[0]]], what=lacks)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == NO:
            return (names.facility_ref(c.FARMS[d.ctx[0]]),)
        return tuple([f"reserve:{c.RESOURCES[r]}" for r in d.ctx[1:]])

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return opts[1]


class Redraw(Asked):
    """Whether the scientist has a malfunction card replaced: NO, 1 + astronaut. About the card."""  # rules: A2

    name = "redraw"
    passing = (NO,)
    size = 1 + c.MAX_CREW

    @staticmethod
    def options(a: int) -> list[int]:
        return [NO, 1 + a]

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        card = d.ctx[0]
        return say("ask-redraw", card=names.card_name(card), does=does(CARDS[card].effects, s.mission))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("redraw-no") if arg == NO else say("redraw-yes", who=person(s, arg - 1))
