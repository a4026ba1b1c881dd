"""The yardstick never moves: what it says to recorded questions is what it said when it was frozen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bots.parlour import Tricks
from cinqmars import bots, games
from cinqmars.bots import Eyes
from cinqmars.kernel import Decision, Game, Session
from cinqmars.kernel.record import load

RECORDS = Path(__file__).parent.parent / "games"
ANSWERS: dict[str, dict[str, list[list[int]]]] = json.loads(
    Path(__file__).with_name("baseline.json").read_text(encoding="utf-8")
)
CASES = [(game, record) for game, records in ANSWERS.items() for record in records]


def recorded(game: str, record: str) -> Session[Any]:
    folder = RECORDS / game.replace("-", "_") / "records"
    return load(games.get(game), json.loads((folder / f"{record}.json").read_text(encoding="utf-8")))


def said(end: Session[Any], ply: int, seat: int) -> int:
    table = end.goto(ply)
    return bots.get("baseline", 7).choose(Eyes(table, seat), table.asked(seat))


def test_every_game_has_its_answers() -> None:
    assert set(ANSWERS) == set(games.PACKAGES)


@pytest.mark.parametrize(("game", "record"), CASES)
def test_it_answers_as_ever(game: str, record: str) -> None:
    end, answers = recorded(game, record), ANSWERS[game][record]
    assert [[ply, seat, said(end, ply, seat)] for ply, seat, _ in answers] == answers


class Learned(Tricks):
    """Has learnt something that is wrong; its yardstick has not."""

    def values(self, s: Any) -> list[float]:
        return [1 - value for value in super().values(s)]

    def yardstick(self) -> Game[Any]:
        return Tricks()


def choices(game: Game[Any], spec: str) -> list[int]:
    table, heard = Session.new(game, 3, 5), []
    while not table.over:
        asked: Decision = table.pending[0]
        heard.append(bots.get(spec, 7).choose(Eyes(table, asked.seat), asked))
        table = table.apply(asked.opts[0], seat=asked.seat)
    return heard


def test_it_judges_by_the_yardstick_of_the_game() -> None:
    assert choices(Learned(), "baseline") == choices(Tricks(), "greedy") != choices(Learned(), "greedy")
