"""Recorded games play as they did. `scripts/make_records.py` makes them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cinqmars import Session
from cinqmars.kernel.record import result
from games.mission_planete_rouge.endings import ENDINGS, Ending, by_astronauts, by_points, by_tokens, shared

RECORDS = Path(__file__).parent / "records"
every_ending = pytest.mark.parametrize("ending", ENDINGS, ids=[ending.name for ending in ENDINGS])


def test_there_is_a_record_of_every_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*")} == {ending.name for ending in ENDINGS}


# rules: F1, F10, F11
@every_ending
def test_it_ends_as_it_did(ending: Ending) -> None:
    saved = json.loads((RECORDS / f"{ending.name}.json").read_text(encoding="utf-8"))
    session = Session.load(saved)
    assert session.over
    assert result(session) == saved["result"]
    assert session.returns() == saved["result"]["returns"]
    assert list(session.scores().values()) == [points for _, points in saved["result"]["scores"]]
    assert session.setup.seats == ending.seats
    assert ending.shows(session), "it is the game it is kept for"


# rules: F10, F11
@every_ending
def test_every_game_ends_in_exactly_one_way(ending: Ending) -> None:
    session = Session.load((RECORDS / f"{ending.name}.json").read_text(encoding="utf-8"))
    assert sum([way(session) for way in (by_points, by_tokens, by_astronauts, shared)]) == 1
