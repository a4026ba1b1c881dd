"""Who sits where when nobody says so."""

from __future__ import annotations

import pytest

from cinqmars import games
from cinqmars.terminal.seating import PERSON, Wish, seated


@pytest.mark.parametrize("game", ["first-martians", "mission-planete-rouge"])
def test_beside_one_person_bots_of_the_middle_level_play(game: str) -> None:
    assert seated(games.get(game), Wish()) == (3, [PERSON, "medium", "medium"])


def test_whoever_was_asked_for_fills_up() -> None:
    assert seated(games.get("first-martians"), Wish(seats=3, bots=["random"])) == (
        3,
        [PERSON, "random", "random"],
    )
