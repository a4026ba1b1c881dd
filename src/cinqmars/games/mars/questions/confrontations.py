"""What is asked in conflicts, supremacies and raids."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.bots import instinct
from cinqmars.games.mars.cards.events import field_of
from cinqmars.games.mars.questions.families import NO, OfContract, OfMaterial, OfSeat
from cinqmars.games.mars.rules.colony import shielded
from cinqmars.games.mars.rules.materials import materials_of
from cinqmars.games.mars.rules.strength import foreseen, strength
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Decision, Message, Question, say, seat_name

TARGET: Final = 2
CONTEST: Final = 3
TAKE: Final = 4
SEIZE: Final = 5
DESTROY: Final = 6
STEAL: Final = 7
RAID: Final = 8


def cannot_target(s: MarsState, p: int, rival: int, field: int) -> str:  # rules: C3, D11
    if rival == p:
        return "yourself"
    return "shielded" if field == c.MILITARY_FIELD and shielded(s, rival) else ""


def against(s: MarsState, p: int, rival: int, field: int) -> Message:  # rules: C5 to C8
    """A rival, how strong both are, and how it would end."""
    mine, theirs = strength(s, p, field), strength(s, rival, field)
    end = say(f"foresee-{foreseen(s, p, rival, field)}")
    return say("pick-rival", who=seat_name(rival), n=mine, m=theirs, end=end)


class Target(Question[MarsState]):
    """Whom the conflict is with: the seat. About the event."""  # rules: C3

    name = "target"
    size = c.MAX_PLAYERS
    aloud = True

    @staticmethod
    def options(s: MarsState, p: int, field: int) -> list[int]:
        return [q for q in range(s.n) if not cannot_target(s, p, q, field)]

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-target", event=names.event_name(d.ctx[0]))

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return against(s, d.seat, arg, field_of(d.ctx[0]))

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return names.seat_refs(arg)

    def candidates(self, s: MarsState, d: Decision) -> list[int]:
        return [q for q in range(s.n) if q != d.seat]

    def cannot(self, s: MarsState, d: Decision, arg: int) -> str:
        return cannot_target(s, d.seat, arg, field_of(d.ctx[0]))


class Contest(Question[MarsState]):
    """Which supremacy is contested: its field."""  # rules: U3

    name = "contest"
    size = c.N_FIELDS
    aloud = True

    @staticmethod
    def options(s: MarsState) -> list[int]:
        return [field for field in range(c.N_FIELDS) if s.supremacy[field] != c.NONE]

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return say("pick-contest", field=names.field_name(arg), who=seat_name(s.supremacy[arg]))

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.supremacy_ref(arg),)


class Take(OfMaterial):
    """Which card to take from a hand one looks into: its material. About the loser, and how many."""  # rules: C9, C11

    name = "take"

    @staticmethod
    def options(s: MarsState, loser: int) -> list[int]:
        return materials_of(s, loser)

    def prompt(self, s: MarsState, d: Decision) -> Message:
        loser, number = d.ctx
        return say("ask-take", who=seat_name(loser), n=number)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.material_ref(d.ctx[0], arg),)


class Seize(OfContract):
    """Which contract of the loser to take over. About the loser."""  # rules: C11

    name = "seize"

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-seize", who=seat_name(d.ctx[0]))


class Destroy(Question[MarsState]):
    """Which tile of the loser to destroy: its place. About the loser."""  # rules: C12

    name = "destroy"
    size = c.N_PLACES
    aloud = True

    @staticmethod
    def options(s: MarsState, loser: int) -> list[int]:
        """The highest level of each type, never level 0, and any mine."""
        base = loser * c.N_PLACES
        opts: list[int] = []
        for place in range(c.N_PLACES):
            if not s.built[base + place] or place in c.PRINTED:
                continue
            kind = c.TYPE_OF[place]
            top = place + 1 == c.FIRST_PLACE[kind + 1] or not s.built[base + place + 1]
            if kind == c.MINE or top:
                opts.append(place)
        return opts

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-destroy", who=seat_name(d.ctx[0]))

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.place_name(arg, s.built[d.ctx[0] * c.N_PLACES + arg])

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.place_ref(d.ctx[0], arg),)


class Steal(Question[MarsState]):
    """Which R&D card of the loser to take: the card. About the loser."""  # rules: C13

    name = "steal"
    size = c.N_RESEARCH
    aloud = True

    @staticmethod
    def options(s: MarsState, loser: int) -> list[int]:
        return [card for card in range(c.N_RESEARCH) if s.at[card] == loser]

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-steal", who=seat_name(d.ctx[0]))

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.card_name(arg)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.card_ref(arg),)


class Raid(OfSeat):
    """Whom to raid after the event."""  # rules: L1

    name = "raid"

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        opts = [NO]
        for q in range(s.n):
            if not cannot_target(s, p, q, c.MILITARY_FIELD):
                opts.append(1 + q)
        return opts

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        return against(s, d.seat, arg - 1, c.MILITARY_FIELD)

    def candidates(self, s: MarsState, d: Decision) -> list[int]:
        return [NO] + [1 + q for q in range(s.n) if q != d.seat]

    def cannot(self, s: MarsState, d: Decision, arg: int) -> str:
        return cannot_target(s, d.seat, arg - 1, c.MILITARY_FIELD)

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        return [0.5 if arg == NO else instinct.raid(s, seat, arg - 1) for arg in opts]
