"""The contract every game keeps, alone against MarsBot at every difficulty."""

from __future__ import annotations

import pytest

from cinqmars.conformance.examination import fuzz
from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.marsbot.state import DIFFICULTIES
from cinqmars.kernel import Message
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}


def speak(message: Message, lang: str) -> str:
    return SPEAKERS[lang](message)


# rules: R7
@pytest.mark.slow
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_it_conforms_at_every_difficulty(difficulty: str) -> None:
    options = {"difficulty": difficulty}
    assert fuzz(game, games=3, seed=20, seats=1, options=options, speak=speak).games == 3
