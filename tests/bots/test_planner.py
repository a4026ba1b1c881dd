"""The planner: the game's advice; without any, what the game finds most promising."""

from __future__ import annotations

from typing import Any

from bots.parlour import Grab, Matches
from cinqmars import bots
from cinqmars.bots import Eyes, play_on
from cinqmars.kernel import WAIT, Decision, Session
from toys.box import Box


class Advised(Matches):
    """Knows what to do: one match at a time when it is careful, two for the whole table."""

    def advise(self, s: Box, d: Decision, style: str) -> int | None:
        return {"cautious": 1, "crew": min(2, d.opts[-1])}.get(style)

    def priors(self, s: Box, seat: int, kind: int, opts: list[int]) -> list[float]:
        return [float(arg) for arg in opts]


class Following(Advised):
    def follow(self, s: Box, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return opts[0]


def answers(game: Matches, spec: str) -> set[int]:
    table = play_on(Session.new(game, 2, 2), {0: bots.get(spec), 1: bots.get(spec)})
    return {answer.arg for answer in table.log[:2]}


def test_it_takes_the_games_advice_in_its_style() -> None:
    assert answers(Advised(), "planner:cautious") == {1}
    assert answers(Advised(), "planner:crew") == {2}


def test_without_advice_it_takes_the_most_promising_option() -> None:
    assert answers(Advised(), "planner") == {3}


def test_what_was_begun_is_completed_as_the_game_does() -> None:
    assert answers(Following(), "planner") == {1}


def test_without_advice_it_hurries_nobody() -> None:
    table = Session.new(Grab(), 2)
    waiting = [d for d in table.pending if not d.must]
    assert waiting
    assert [bots.get("planner").choose(Eyes(table, d.seat), d) for d in waiting] == [WAIT] * len(waiting)
