"""Nothing comes from nowhere: cards, oceans, production, ratings, over whole random games."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.components import FLOORS, N_RESOURCES, OCEAN, START_RATING
from cinqmars.games.terraforming_mars.marsbot import state as marsbot
from cinqmars.games.terraforming_mars.state import OVER, TerraformingState
from cinqmars.kernel import Event, Session
from games.terraforming_mars.endings import Scribe

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "brutal"}),
    (1, {"prelude": True, "drafting": True, "marsbot-corporation": True}),
    (2, {"prelude": True}),
    (3, {"drafting": True}),
    (5, {"corporate-era": False, "beginner": True}),
]


def risen(e: Event, p: int) -> int:
    """By how much this event raises the rating of `p`."""
    if e.args[:1] != (p,):
        return 0
    if e.what == "rate":
        return int(e.args[1])
    return int(e.what in ("temperature", "oxygen") or (e.what == "tile" and e.args[1] == OCEAN))


def risen_for_marsbot(e: Event) -> int:
    if e.what == "bot-rate":
        return int(e.args[0])
    return int(e.what in ("bot-temperature", "bot-oxygen") or (e.what == "bot-place" and e.args[0] == OCEAN))


def zones(s: TerraformingState) -> list[int]:
    """Every project where it lies, packs and offers included."""
    found = s.deck + s.discard + marsbot.projects(s)
    for p in range(s.n):
        found = found + s.hand[p] + s.offer[p] + s.packs[p] + s.draft[p] + s.events[p] + s.played[p]
    return [card for card in found if card < 215]


# rules: G12, P1, P6, S3
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_is_accounted_for_after_every_answer(seats: int, options: dict[str, Any]) -> None:
    session = Session.new(game, seats, 7, options)
    scribe = Scribe(7)
    session.run(scribe)
    conserved, cards = game.conserved(session.state), sorted(zones(session.state))
    ratings, of_marsbot = [START_RATING] * seats, START_RATING
    for a in scribe.answers:
        session = session.submit(a.seat, [(a.kind, a.arg)])
        s = session.state
        ratings = [ratings[p] + sum([risen(e, p) for e in session.events]) for p in range(seats)]
        of_marsbot += sum([risen_for_marsbot(e) for e in session.events])
        assert s.rating == ratings, "by steps, oceans and effects that say so, and by nothing else"
        assert s.bot[marsbot.RATING : marsbot.RATING + 1] in ([], [of_marsbot])
        assert sorted(zones(s)) == cards, "in exactly one zone"
        assert s.tile.count(OCEAN) == s.params[2] <= 9
        assert all([s.production[i] >= FLOORS[i % N_RESOURCES] for i in range(seats * N_RESOURCES)])
        assert min(s.stock) >= 0 and min(s.cubes) >= 0
        if not session.pending or len(session.pending) == seats:
            assert game.conserved(s) == conserved
    assert session.state.phase == OVER
