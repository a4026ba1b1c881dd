"""The log: every event has a line, in both languages."""

from __future__ import annotations

import pytest

from cinqmars import Session
from cinqmars.games.on_mars import game
from cinqmars.kernel import Rng
from cinqmars.text import Speaker
from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_event_of_a_game_has_its_line_in_both_languages(seats: int) -> None:
    luck, session = Rng(seats), Session.new("on-mars", seats, 3, {"first-colonists": True})
    speakers = [Speaker(lang, "on-mars", ["Azur", "Ocre", "Ambre", "Émile"]) for lang in ("en", "fr")]
    for _ in range(400):
        if session.over:
            break
        opts = session.pending[0].opts
        session = session.apply(opts[luck.below(len(opts))])
        for event in session.events:
            story = game.story(event)
            assert story is not None, event
            assert all("{" not in say(story) and len(say(story)) > 5 for say in speakers)


@pytest.mark.parametrize(
    ("words", "moves", "line"),
    [
        (
            "A: orbit home 1; B: orbit; C: orbit",
            ["turn blueprint"],
            "A places a colonist: Obtain a blueprint.",
        ),
        (
            "A: orbit home 2; B: orbit slot blueprint; C: orbit",
            ["turn blueprint"],
            "A sends 1 colonist to work.",
        ),
        (
            "A: orbit home 2; B: orbit slot blueprint blueprint; C: orbit slot blueprint",
            ["turn blueprint"],
            "The slots are full, B must let 2 colonists go to work: Obtain a blueprint.",
        ),
        (
            "A: orbit home 0 work 2 slot construct; B: orbit; C: orbit",
            ["turn pod"],
            "A calls 2 colonists home from here: At work.",
        ),
        (
            "A: orbit home 4 work 2; B: orbit; C: orbit",
            ["turn pod"],
            "A has no room at home, 2 colonists go to the reserve from here: At work.",
        ),
        (
            "A: colony home 0 water 1 plant 1; B: orbit; C: orbit",
            ["turn welcome", "welcome 1", "crew colonists"],
            "2 colonists arrive for A.",
        ),
        (
            "A: colony home 2 bots g4; B: orbit; C: orbit",
            ["turn construct", "construct mine?", "site g3"],
            "A sends a colonist to the mine on G3.",
        ),
    ],
)
def test_the_log_tells_where_colonists_go(words: str, moves: list[str], line: str) -> None:
    t = table(words, mars="g5 mine" + FAR, display="biolab gym radar")
    say = Speaker("en", "on-mars", list("ABC"))
    t.play(*moves)
    told = [say(story) for story in [game.story(event) for event in t.told] if story is not None]
    assert line in told
