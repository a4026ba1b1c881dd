"""Who sits where when nobody says so."""

from __future__ import annotations

import pytest

from cinqmars import games
from cinqmars.terminal.seating import PERSON, Wish, seated


@pytest.mark.parametrize(
    ("game", "bot"), [("first-martians", "planner"), ("mission-planete-rouge", "greedy")]
)
def test_a_crewmate_plans_along_and_a_rival_looks_ahead(game: str, bot: str) -> None:
    assert seated(games.get(game), Wish()) == (3, [PERSON, bot, bot])


def test_whoever_was_asked_for_fills_up() -> None:
    assert seated(games.get("first-martians"), Wish(seats=3, bots=["random"])) == (
        3,
        [PERSON, "random", "random"],
    )
