"""What is asked at the end of the turn, and what a colony gives up at any time."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.bots import instinct
from cinqmars.games.mars.questions.families import NO, Asked, OfCard, OfSeat
from cinqmars.games.mars.rules.colony import capacity, cards_in_hand, consumption, storage, unused
from cinqmars.games.mars.rules.materials import materials_of
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Decision, Message, Question, say, seat_name

BORROW: Final = 19
MOVE: Final = 20
SWITCH_OFF: Final = 21
LOSE: Final = 22
DISCARD: Final = 23

HOME: Final = 0  # of LOSE
FIRST_AT_WORK: Final = 1 + c.PLANT_0
AT_WORK: Final = range(FIRST_AT_WORK, 1 + c.N_PLACES)  # answers: every place but the habitations
MOVES: Final = 60  # of colonists in one turn: more than all of them need


class Borrow(OfSeat):
    """Whose unused energy the holder of the energy supremacy takes."""  # rules: U6

    name = "borrow"

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        return [NO] + [1 + q for q in range(s.n) if q != p and unused(s, q) > 0]

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        return say("pick-borrow", who=seat_name(arg - 1), n=unused(s, arg - 1))


class Move(Asked):
    """Which installation a colonist leaves or goes to: 1 + place; NO ends the turn."""  # rules: F1

    name = "move"
    size = 1 + c.N_PLACES
    aloud = True

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        if s.moves >= MOVES:
            return [NO]
        first, end = p * c.N_PLACES + c.PLANT_0, (p + 1) * c.N_PLACES
        if s.free[p] and s.unmanned[p]:
            return [NO] + [arg for arg in AT_WORK if not cannot_move(s, p, arg - 1)]
        there = s.built if s.free[p] else s.staff  # whoever is free may go to any, else one may only leave
        return [NO] + [arg for arg, n in enumerate(there[first:end], FIRST_AT_WORK) if n]

    def prompt(self, s: MarsState, d: Decision) -> Message:
        """What will have to be settled when the turn ends is said before."""
        p = d.seat
        lack, spare = consumption(s, p) - capacity(s, p), cards_in_hand(s, p) - storage(s, p)
        if lack > 0:
            return say("ask-move-dark", n=lack)
        return say("ask-move-full", n=spare) if spare > 0 else say("ask-move")

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        place = arg - 1
        i = d.seat * c.N_PLACES + place
        return say("pick-leave" if s.staff[i] else "pick-man", place=names.place_name(place, s.built[i]))

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else (names.place_ref(d.seat, arg - 1),)

    def candidates(self, s: MarsState, d: Decision) -> list[int]:
        base = d.seat * c.N_PLACES
        return [NO] + [1 + place for place in range(c.PLANT_0, c.N_PLACES) if s.built[base + place]]

    def cannot(self, s: MarsState, d: Decision, arg: int) -> str:
        return cannot_move(s, d.seat, arg - 1)

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        view = instinct.glance(s, seat)
        wins = instinct.can_win(view)
        stop = instinct.stop_moving(wins)
        return instinct.weights([stop if arg == NO else instinct.move(view, arg - 1, wins) for arg in opts])


def cannot_move(s: MarsState, p: int, place: int) -> str:
    i = p * c.N_PLACES + place
    if not s.built[i]:
        return "not-built"
    if s.moves >= MOVES:
        return "enough-moves"
    if s.staff[i]:
        return ""
    if s.unmanned[p] >> place & 1:
        return "unmanned"
    return "" if s.free[p] else "nobody-free"


class SwitchOff(Question[MarsState]):
    """What to switch off when there is too little power: the place."""  # rules: P3, P4

    name = "switch-off"
    size = c.N_PLACES
    aloud = True

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        """The highest active level of each type that uses energy, every active mine; habitation 0 when all is dark."""
        base = p * c.N_PLACES
        opts: list[int] = []
        for place in range(1, c.N_PLACES):
            if not s.on[base + place] or c.PLANT_0 <= place < c.SILO_0:
                continue
            kind = c.TYPE_OF[place]
            if kind == c.MINE or place + 1 == c.FIRST_PLACE[kind + 1] or not s.on[base + place + 1]:
                opts.append(place)
        return opts or [0]

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.place_name(arg, s.built[d.seat * c.N_PLACES + arg])

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.place_ref(d.seat, arg),)


class Lose(Asked):
    """Which colonist leaves: HOME for one on a habitation, else 1 + place. About how many leave."""  # rules: H5

    name = "lose"
    passing = ()  # somebody leaves
    size = 1 + c.N_PLACES
    aloud = True

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        staffed = [1 + place for place in range(c.N_PLACES) if s.staff[p * c.N_PLACES + place]]
        return [HOME, *staffed] if s.free[p] else staffed

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-lose", n=d.ctx[0])

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        place = arg - 1
        return names.place_name(place, s.built[d.seat * c.N_PLACES + place])

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.housing_ref(d.seat) if arg == HOME else names.place_ref(d.seat, arg - 1),)


class Discard(OfCard):
    """Which card to discard that the silos cannot hold."""  # rules: F4

    name = "discard"

    @staticmethod
    def options(s: MarsState, p: int, gone: list[int]) -> list[int]:
        return [OfCard.encode(m, gone[m]) for m in materials_of(s, p)]

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.material_ref(d.seat, self.material(arg)),)

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        view = instinct.glance(s, seat)
        return instinct.weights([instinct.discard(view, self.material(arg)) for arg in opts])
