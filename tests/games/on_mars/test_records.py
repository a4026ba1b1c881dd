"""Recorded games play as they did. `scripts/make_records.py` makes them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cinqmars import Session
from cinqmars.kernel.record import result
from games.on_mars.endings import ENDINGS, Ending

RECORDS = Path(__file__).parent / "records"


def test_there_is_a_record_of_every_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*")} == {ending.name for ending in ENDINGS}


# rules: F1, F10, Z1, LA21, LA22, LA23, LA24
@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.name for ending in ENDINGS])
def test_it_ends_as_it_did(ending: Ending) -> None:
    saved = json.loads((RECORDS / f"{ending.name}.json").read_text(encoding="utf-8"))
    session = Session.load(saved)
    assert session.over
    assert result(session) == saved["result"]
    assert session.setup.seats == ending.seats
    assert ending.shows(session), "it is the game it is kept for"
