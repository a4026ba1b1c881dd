"""What bots expect of MarsBot."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.bots.weights import Weights
from cinqmars.games.terraforming_mars.components import AWARDS_FUNDED, MILESTONES_CLAIMED
from cinqmars.games.terraforming_mars.rules.awards import funded
from cinqmars.games.terraforming_mars.rules.milestones import claimed
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import state as its
from .scoring import SOURCES, points

CARDS: Final = 4  # in its action deck


def steps_to_come(s: TerraformingState, w: Weights) -> float:
    """Steps of Mars that its cards of this generation will bring."""
    return w.steps * s.generation * len(s.bot_piles[its.ACTION_DECK]) if s.bot else 0.0


def points_won(s: TerraformingState) -> int:
    """At the end."""
    return sum(s.bot_piles[its.POINTS])


def expected_points(s: TerraformingState, ahead: float, w: Weights) -> float:
    """What it has, awards that are foreseen apart, and what its decks will bring in so many productions to come."""
    later = max(0.0, ahead - 1.0)
    decks = len(s.bot_piles[its.ACTION_DECK]) / CARDS + later
    sources = points(s)
    sources[SOURCES.index("money")] = 0
    if w.foreseen:
        sources[SOURCES.index("awards")] = 0
    price_then = min(8.0, max(1.0, its.last_generation(s) - s.generation - later))
    money = s.bot[its.MONEY] + w.income * decks
    goals = w.claim * (MILESTONES_CLAIMED - claimed(s)) + w.fund * (AWARDS_FUNDED - funded(s))
    pace = w.pace[s.bot[its.DIFFICULTY]] + w.rising * (s.generation + later / 2)
    return sum(sources) + money / price_then + goals * min(1.0, decks / 4) + pace * decks
