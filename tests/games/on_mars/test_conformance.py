"""The contract every game keeps, on random games at every number of seats."""

from __future__ import annotations

import pytest

from cinqmars.conformance import conformance, fuzz
from cinqmars.games.on_mars import game
from cinqmars.kernel import Message
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}


def speak(message: Message, lang: str) -> str:
    return SPEAKERS[lang](message)


def test_it_conforms_alone() -> None:
    assert conformance(game, seats=1, options={"objective": 2}, speak=speak, density=0.0005).games == 1


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_it_conforms_at_a_few_plies(seats: int) -> None:
    assert fuzz(game, seed=seats, games=1, seats=seats, speak=speak, density=0.0005).games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms_with_every_option(seats: int) -> None:
    assert conformance(game, seed=100, seats=seats, speak=speak, density=0.001).games == 7
