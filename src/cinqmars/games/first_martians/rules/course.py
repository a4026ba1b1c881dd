"""The course of a mission, phase by phase."""

from __future__ import annotations

from cinqmars.games.first_martians.rules.actions import resolve_next
from cinqmars.games.first_martians.rules.campaign import interlude, unlock_at_upkeep
from cinqmars.games.first_martians.rules.event_phase import events
from cinqmars.games.first_martians.rules.objectives import failed_tests, in_campaign, is_last, won
from cinqmars.games.first_martians.rules.phases import dusk, malfunctions, morale, upkeep
from cinqmars.games.first_martians.rules.planning import plan
from cinqmars.games.first_martians.rules.production import production
from cinqmars.games.first_martians.rules.tales import codas, end_of_mission
from cinqmars.games.first_martians.setup import choose_crew
from cinqmars.games.first_martians.state import (
    CREW,
    DUSK,
    EVENT_PHASE,
    GOING_ON,
    INTERLUDE,
    MALFUNCTION,
    MORALE,
    OVER,
    PLANNING,
    PRODUCTION,
    RESOLVING,
    TEST,
    THRESHOLD,
    UPKEEP,
    WON,
    MartiansState,
    MissionOver,
)


def stretch(s: MartiansState) -> None:  # rules: R1
    """The next part of the game that starts and ends with everything in the state."""
    try:
        part(s)
    except MissionOver:
        s.because = []
        s.played += 1
    if s.outcome != GOING_ON and s.phase != OVER and s.phase != INTERLUDE:
        end_mission(s)


def part(s: MartiansState) -> None:
    phase = s.phase
    if phase == PLANNING:
        plan(s)
    elif phase == RESOLVING:
        resolve_next(s)
    elif phase == CREW:
        choose_crew(s)
    elif phase == EVENT_PHASE:
        events(s)
    elif phase == MORALE:
        morale(s)
    elif phase == PRODUCTION:
        production(s)
    elif phase == DUSK:
        dusk(s)
    elif phase == MALFUNCTION:
        malfunctions(s)
    elif phase == UPKEEP:
        if in_campaign(s):
            unlock_at_upkeep(s)
        upkeep(s)
    else:
        interlude(s)


def end_mission(s: MartiansState) -> None:  # rules: W1, W2
    if s.outcome in (TEST, THRESHOLD):
        for i in failed_tests(s):
            s.emit("fail-test", s.mission, i)
    s.emit("end", s.mission, s.outcome)
    s.ends += (s.mission, s.outcome)
    end_of_mission(s, well=not is_last(s) or won(s))
    if s.outcome == WON and not in_campaign(s):
        codas(s)
    s.phase = INTERLUDE if in_campaign(s) else OVER
