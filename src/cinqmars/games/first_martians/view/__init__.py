"""What everybody sees: nothing on this table is hidden. Each trouble is shown with what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

from cinqmars.games.first_martians.names import mission_name, outcome_name, phase_name
from cinqmars.games.first_martians.rules.objectives import rounds
from cinqmars.games.first_martians.state import CREW, INTERLUDE, OVER, MartiansState
from cinqmars.games.first_martians.view.app import app
from cinqmars.games.first_martians.view.crew import player, professions
from cinqmars.games.first_martians.view.facilities import hub
from cinqmars.games.first_martians.view.hold import hold
from cinqmars.games.first_martians.view.mars import mars
from cinqmars.games.first_martians.view.mission import objectives
from cinqmars.games.first_martians.view.plan import plan
from cinqmars.games.first_martians.view.tracks import tracks
from cinqmars.games.first_martians.view.troubles import troubles
from cinqmars.kernel import View, say


def observe_all(s: MartiansState, seats: Sequence[int]) -> list[View]:
    """For each seat; they all see the same."""
    shared = observe(s, seats[0])
    return [View(seat, shared.headline, shared.players, shared.panels) for seat in seats]


def observe(s: MartiansState, seat: int) -> View:
    headline = say(
        "headline",
        mission=mission_name(s.mission),
        round=s.round,
        rounds=rounds(s),
        phase=outcome_name(s.outcome) if s.phase == OVER else phase_name(s.phase),
    )
    panels = [mars(s), plan(s), troubles(s), tracks(s), objectives(s), app(s), hub(s), hold(s)]
    if s.phase in (CREW, INTERLUDE):
        panels.insert(0, professions(s))
    return View(seat, headline, tuple([player(s, p) for p in range(s.n)]), tuple(panels))
