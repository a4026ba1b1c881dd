"""How promising an option looks before any search. Doing something is nearly always better than nothing."""

from __future__ import annotations

from cinqmars.games.mission_planete_rouge.bots.judgement import UNKNOWN_VALUE
from cinqmars.games.mission_planete_rouge.components import N_ZONES, RECRUITER, TOKEN_VALUE
from cinqmars.games.mission_planete_rouge.state import PlaneteState, destination


def choose(s: PlaneteState, seat: int, character: int) -> float:
    if character == RECRUITER:
        return 0.2 if s.hand[seat].bit_count() > 4 else 2.0
    return 1.0


def board(s: PlaneteState, seat: int, slot: int) -> float:
    zone = destination(s, slot)
    return 2.0 if zone < 0 else aim(s, zone) + 0.5 * s.crew[slot * s.n + seat]


def aim(s: PlaneteState, zone: int) -> float:
    resource = s.resource[zone]
    return TOKEN_VALUE[resource] if resource >= 0 else UNKNOWN_VALUE


def destroy(s: PlaneteState, seat: int, slot: int) -> float:
    mine = s.crew[slot * s.n + seat]
    return 0.2 + max(0, s.aboard[slot] - 2 * mine)


def hit(s: PlaneteState, seat: int, place: int, victim: int) -> float:
    """Hitting oneself is no good."""
    if victim == seat:
        return 0.05
    if place >= N_ZONES:
        return 1.0
    worth = TOKEN_VALUE[s.resource[place]]
    return worth if s.mars[place * s.n + seat] else 0.5 * worth
