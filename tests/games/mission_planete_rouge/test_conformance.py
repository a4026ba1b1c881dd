"""The contract every game keeps, on random games at every number of seats."""

from __future__ import annotations

import pytest

from cinqmars.conformance import conformance
from cinqmars.games.mission_planete_rouge import game
from cinqmars.kernel import Message
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}


def speak(message: Message, lang: str) -> str:
    return SPEAKERS[lang](message)


@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms(seats: int) -> None:
    assert conformance(game, games=2, seats=seats, speak=speak, density=0.04).games == 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms_in_many_games(seats: int) -> None:
    assert conformance(game, seed=100, games=12, seats=seats, speak=speak).games == 12
