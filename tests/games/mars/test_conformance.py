"""The contract every game keeps, on random games at every number of seats."""

from __future__ import annotations

import pytest

from cinqmars.conformance import conformance
from cinqmars.games.mars import game
from cinqmars.kernel import Message
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}


def speak(message: Message, lang: str) -> str:
    return SPEAKERS[lang](message)


@pytest.mark.slow
def test_it_conforms_at_every_option() -> None:
    assert conformance(game, seats=2, speak=speak, density=0.003).games == 4


@pytest.mark.parametrize(("seats", "length"), [(2, "short"), (3, "short"), (4, "short")])
def test_it_conforms(seats: int, length: str) -> None:
    options = {"length": length, "setup": "revised"}
    assert conformance(game, seed=7, seats=seats, options=options, speak=speak, density=0.005).games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", game.seats)
def test_it_conforms_in_many_games(seats: int) -> None:
    assert conformance(game, seed=100, games=6, seats=seats, speak=speak).games == 24
