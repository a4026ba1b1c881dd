"""What everybody sees: nothing on this table is hidden. Each trouble is shown with what can be done about it."""

from __future__ import annotations

from cinqmars.games.first_martians.names import mission_name, outcome_name, phase_name
from cinqmars.games.first_martians.objectives import rounds
from cinqmars.games.first_martians.state import CREW, OVER, Table
from cinqmars.kernel import View, say

from .app import app
from .crew import player, professions
from .facilities import hub
from .hold import hold
from .mars import mars
from .mission import objectives
from .plan import plan
from .tracks import tracks
from .troubles import troubles


def observe(s: Table, seat: int) -> View:
    headline = say(
        "headline",
        mission=mission_name(s.mission),
        round=s.round,
        rounds=rounds(s),
        phase=outcome_name(s.outcome) if s.phase == OVER else phase_name(s.phase),
    )
    panels = [mars(s), plan(s), troubles(s), tracks(s), objectives(s), app(s), hub(s), hold(s)]
    if s.phase == CREW:
        panels.insert(0, professions(s))
    return View(seat, headline, tuple([player(s, p) for p in range(s.n)]), tuple(panels))
