"""The contract every game keeps, on random games: each crew, each mission, each difficulty."""

from __future__ import annotations

import pytest

from cinqmars.conformance import conformance
from cinqmars.games.first_martians import game
from cinqmars.kernel import Message
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}
# nothing is hidden here, so a re-deal changes nothing: these play many games for it
LONG = ("redeal-plays", "redeal-reach", "redeal-all")


def speak(message: Message, lang: str) -> str:
    return SPEAKERS[lang](message)


@pytest.mark.parametrize(
    ("seats", "mission"), [(2, "home"), pytest.param(4, "regolith", marks=pytest.mark.slow)]
)
def test_it_conforms(seats: int, mission: str) -> None:
    options = {"mission": mission}
    assert conformance(game, seats=seats, options=options, speak=speak, density=0.004).games == 1


@pytest.mark.parametrize(
    ("seats", "mission", "difficulty"),
    [
        (1, "harvest", "easy"),
        pytest.param(2, "ice", "hard", marks=pytest.mark.slow),
        (3, "beacon", "normal"),
        (4, "storm", "hard"),
        pytest.param(3, "contact", "normal", marks=pytest.mark.slow),
    ],
)
def test_every_mission_conforms(seats: int, mission: str, difficulty: str) -> None:
    options = {"mission": mission, "difficulty": difficulty}
    found = conformance(
        game, seed=7, seats=seats, options=options, speak=speak, density=0.005, leave_out=(*LONG, "elsewhere")
    )
    assert found.games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms_in_many_games(seats: int) -> None:
    assert conformance(game, seed=100, games=2, seats=seats, speak=speak, density=0.01).games == 18
