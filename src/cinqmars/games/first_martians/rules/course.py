"""The course of a mission, phase by phase."""

from __future__ import annotations

from cinqmars.games.first_martians.rules.actions import resolve_next
from cinqmars.games.first_martians.rules.campaign import in_campaign, interlude, unlock_at_upkeep
from cinqmars.games.first_martians.rules.event_phase import events
from cinqmars.games.first_martians.rules.objectives import failed_tests
from cinqmars.games.first_martians.rules.phases import dusk, malfunctions, morale, upkeep
from cinqmars.games.first_martians.rules.planning import plan
from cinqmars.games.first_martians.rules.production import production
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
    MissionOver,
    Table,
)


def stretch(s: Table) -> None:  # rules: R1
    """The next part of the game that starts and ends with everything in the state."""
    try:
        part(s)
    except MissionOver:
        s.because = []
        s.played += 1
    if s.outcome != GOING_ON and s.phase != OVER and s.phase != INTERLUDE:
        end_mission(s)


def part(s: Table) -> None:
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


def end_mission(s: Table) -> None:  # rules: W1, W2
    if s.outcome in (TEST, THRESHOLD):
        for i in failed_tests(s):
            s.emit("fail-test", s.mission, i)
    s.emit("end", s.mission, s.outcome)
    s.ends += (s.mission, s.outcome)
    s.phase = INTERLUDE if in_campaign(s) else OVER
