"""Questions about cards: the bonus kept at set-up, the character, what the scientist studies and hides."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mission_planete_rouge.bots import instinct
from cinqmars.games.mission_planete_rouge.components import N_BONUS, N_CHARACTERS, N_EVENTS, N_OUTER
from cinqmars.games.mission_planete_rouge.names import (
    character_name,
    character_ref,
    discovery_ref,
    event_name,
    event_ref,
    zone_name,
    zone_ref,
)
from cinqmars.games.mission_planete_rouge.state import NONE, PlaneteState
from cinqmars.kernel import Decision, Message, Question, say

from .asked import NO, Asked

KEEP: Final = 0
CHOOSE: Final = 1
STUDY: Final = 5
HIDE: Final = 6

DRAW: Final = 1  # of STUDY
LOOK: Final = 2  # of STUDY, + zone


class Keep(Question[PlaneteState]):
    """Which event card of the hand to keep at set-up: the card."""  # rules: S9

    name = "keep"
    size = N_EVENTS

    @staticmethod
    def options(s: PlaneteState, p: int) -> list[int]:
        return [card for card in s.offer[p] if not cannot_keep(card)]

    def label(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        return event_name(arg)

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        return (event_ref(arg),)

    def candidates(self, s: PlaneteState, d: Decision) -> list[int]:
        return sorted(s.offer[d.seat])

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        return cannot_keep(arg)


def cannot_keep(card: int) -> str:
    return "not-a-bonus" if card >= N_BONUS else ""


class Choose(Question[PlaneteState]):
    """Whom to play in this round: the character."""  # rules: C1

    name = "choose"
    size = N_CHARACTERS

    @staticmethod
    def options(s: PlaneteState, p: int) -> list[int]:
        hand = s.hand[p]
        return [c for c in range(N_CHARACTERS) if hand >> c & 1]

    def label(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        return say("call", n=arg + 1, character=character_name(arg))

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        return (character_ref(d.seat, arg),) if s.hand[d.seat] >> arg & 1 else ()

    def candidates(self, s: PlaneteState, d: Decision) -> list[int]:
        return list(range(N_CHARACTERS))

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        return "" if s.hand[d.seat] >> arg & 1 else "played"

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [instinct.choose(s, seat, character) for character in opts]


class Hide(Question[PlaneteState]):
    """Under which outer zone the discovery just drawn goes: the zone."""  # rules: V3, V4

    name = "hide"
    size = N_OUTER

    @staticmethod
    def options(s: PlaneteState) -> list[int]:
        return [zone for zone in range(N_OUTER) if s.discovery[zone] == NONE]

    def prompt(self, s: PlaneteState, d: Decision) -> Message:
        return say("ask-hide", card=event_name(s.offer[d.seat][-1]))

    def label(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        return zone_name(arg)

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        return (zone_ref(arg),)

    def candidates(self, s: PlaneteState, d: Decision) -> list[int]:
        return list(range(N_OUTER))

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        return "taken" if s.discovery[arg] != NONE else ""


class Study(Asked):
    """What the scientist does: DRAW, or LOOK + zone. About `("look",)` if a card drawn found no place."""  # rules: K3b

    name = "study"
    size = LOOK + N_OUTER

    @staticmethod
    def options(s: PlaneteState, p: int) -> list[int]:
        opts = Study.look(s, p)
        if s.events:
            opts.insert(1, DRAW)
        return opts

    @staticmethod
    def look(s: PlaneteState, p: int) -> list[int]:
        opts = [NO]
        for zone in range(N_OUTER):
            if not cannot_look(s, p, zone):
                opts.append(LOOK + zone)
        return opts

    def prompt(self, s: PlaneteState, d: Decision) -> Message:
        return say("ask-look" if d.ctx else "ask-study")

    def pick(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        return say("pick-draw") if arg == DRAW else say("pick-look", zone=zone_name(arg - LOOK))

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        return (discovery_ref(arg - LOOK),) if arg >= LOOK else ()

    def candidates(self, s: PlaneteState, d: Decision) -> list[int]:
        no = [NO] if NO in d.opts else []
        draw = [] if d.ctx else [DRAW]
        return no + draw + [LOOK + zone for zone in range(N_OUTER) if s.discovery[zone] != NONE]

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        return "no-event-left" if arg == DRAW else cannot_look(s, d.seat, arg - LOOK)

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [0.1 if arg == NO else 2.0 if arg == DRAW else 0.5 for arg in opts]


def cannot_look(s: PlaneteState, p: int, zone: int) -> str:
    if s.discovery[zone] == NONE:
        return "no-discovery"
    return "already-known" if s.known[zone] >> p & 1 else ""
