"""The contract every game keeps, on random games at every number of seats and every value of every option."""

from __future__ import annotations

import pytest

from cinqmars.conformance import conformance
from cinqmars.conformance.examination import fuzz
from cinqmars.games.terraforming_mars import game
from cinqmars.kernel import Message
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}


def speak(message: Message, lang: str) -> str:
    return SPEAKERS[lang](message)


@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms(seats: int) -> None:
    assert fuzz(game, games=1, seed=seats, seats=seats, speak=speak).games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms_at_every_table(seats: int) -> None:
    assert conformance(game, seats=seats, speak=speak, density=0.01).games > 0
