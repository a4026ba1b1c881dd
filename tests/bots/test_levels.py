"""Three levels with the same names everywhere, each thinking a fixed amount."""

from __future__ import annotations

from typing import Any

import pytest

from bots.parlour import Tricks
from cinqmars import bots, games
from cinqmars.bots import Eyes
from cinqmars.bots.council import Council
from cinqmars.bots.greedy import Greedy
from cinqmars.kernel import Game, Rng, Session

GAMES = [games.get(name) for name in games.PACKAGES]


def asked_again(game: Game[Any], spec: str, seats: int, questions: int) -> list[tuple[int, int]]:
    """What it says to the first questions of a table, twice each."""
    table = Session.new(game, seats, 5)
    said: list[tuple[int, int]] = []
    while len(said) < questions and not table.over:
        asked = table.pending[0]
        twice = [bots.get(spec, 7).choose(Eyes(table, asked.seat), asked) for _ in range(2)]
        said.append((twice[0], twice[1]))
        table = table.apply(twice[0], seat=asked.seat)
    return said


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_level_answers_every_game_and_the_same_question_alike(game: Game[Any], level: str) -> None:
    said = asked_again(game, level, game.seats[1], 4)
    assert len(said) == 4 and all([first == again for first, again in said])


def easy_answers(game: Game[Any]) -> tuple[set[int], list[int], list[float]]:
    """What easy bots say to the first question, all that could be said, and what it is worth."""
    table = Session.new(game, 3, 5)
    asked = table.pending[0]
    eyes = Eyes(table, asked.seat)
    worth = Greedy(7, 8).values(eyes, asked, Rng(1))
    return {bots.get("easy", seed).choose(eyes, asked) for seed in range(30)}, asked.opts, worth


def test_an_easy_bot_is_unsure_where_options_are_close_and_takes_none_of_the_worst() -> None:
    answers, opts, worth = easy_answers(games.get("mission-planete-rouge"))
    assert len(answers) > 1
    assert opts[worth.index(min(worth))] not in answers
    assert len(easy_answers(Tricks())[0]) == 1


class Torn(Tricks):
    """Its planners disagree: one says the first option, the other the last."""

    cooperative = True
    styles = ("first", "last")

    def advise(self, s: Any, d: Any, style: str) -> int | None:
        self.asked = style
        return int(d.opts[0] if style == "first" else d.opts[-1])


def test_a_council_plays_out_what_its_planners_disagree_about() -> None:
    table = Session.new(Torn(), 3, 5)
    asked = table.pending[0]
    eyes = Eyes(table, asked.seat)
    council = Council(7, tries=40)
    worlds = list(range(40))
    worth = {arg: council.worth(eyes, asked, arg, worlds) for arg in (asked.opts[0], asked.opts[-1])}
    assert worth[asked.opts[0]] != worth[asked.opts[-1]]
    assert council.choose(eyes, asked) == max(worth, key=lambda arg: worth[arg])


def test_a_council_of_one_mind_follows_it() -> None:
    table = Session.new(games.get("first-martians"), 2, 5)
    asked = table.pending[0]
    eyes = Eyes(table, asked.seat)
    advice = [eyes.game.advise(table.state, asked, style) for style in eyes.game.styles]
    assert len(set(advice)) == 1
    assert Council(7).choose(eyes, asked) == advice[0]
