"""Tables as files."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import BadInput, BadRecord, Session, record
from cinqmars.server.live import ANSWERS_PER_CHECKPOINT, Live
from cinqmars.server.ops.files import export, export_all, import_file, imported
from cinqmars.server.positions import token
from server.house import GAME
from server.shelf import Shelf


def played(answers: int, seed: int = 6) -> Session[Any]:
    rng = random.Random(seed)
    session: Session[Any] = Session.new(games.get(GAME), 3, seed)
    while session.pending and len(session.log) < answers:
        d = session.pending[0]
        session = session.apply(rng.choice(d.opts), seat=d.seat)
    return session


def write(path: Path, session: Session[Any]) -> Path:
    path.write_text(json.dumps(record.save(session)))
    return path


def test_a_finished_game_goes_through_a_file_and_back(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    session = played(10_000)
    made = import_file(store, write(tmp_path / "game.json", session))
    found = export(store, made.live.ledger.table)
    assert found["answers"] == record.save(session)["answers"]
    assert found["result"] == record.save(session)["result"]
    again = import_file(store, write(tmp_path / "again.json", record.load(session.game, found)))
    assert export(store, again.live.ledger.table) == found


def test_all_finished_games_are_exported_and_no_other(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    for answers in (10_000, 12):
        import_file(store, write(tmp_path / "game.json", played(answers)))
    ((found, players),) = export_all(store)
    assert found["answers"] == record.save(played(10_000))["answers"] and players == ["person"] * 3
    from cli.run import run

    (line,) = run("export", "--all", "--finished", "--store", store).out.splitlines()
    assert json.loads(line)["returns"] == found["result"]["returns"]


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 40])
def test_a_running_game_is_continued(answers: int) -> None:
    async def main() -> None:
        shelf, session = Shelf(), played(answers)
        made = await imported(shelf, record.save(session))
        live = await Live.load(shelf, made.live.ledger.table)
        assert live is not None and live.session is not None
        assert live.session.digest() == session.digest()
        d = live.session.pending[0]
        await live.answer(d.seat, [(d.kind, d.opts[0])], token(live.session, d), whole=False)
        assert len(live.session.log) == answers + 1

    asyncio.run(main())


def test_any_moment_of_a_game_from_a_file_is_near_a_checkpoint() -> None:
    async def main() -> None:
        shelf, session = Shelf(), played(10_000)
        made = await imported(shelf, record.save(session))
        live = await Live.load(shelf, made.live.ledger.table)
        assert live is not None and live.session is not None
        plies = [mark.ply for mark in live.session.marks]
        assert max([b - a for a, b in itertools.pairwise(plies)]) < 2 * ANSWERS_PER_CHECKPOINT
        for ply in (0, 50, len(session.log)):
            assert live.session.goto(ply).digest() == session.goto(ply).digest()

    asyncio.run(main())


def test_a_running_table_exports_only_what_the_seat_may_know(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    session = played(40, seed=987654321)
    made = import_file(store, write(tmp_path / "game.json", session))
    for seat in (-1, 0, 2):
        found = export(store, made.live.ledger.table, seat)
        assert {a[0] for a in found["answers"]} <= set(range(40))
        own = [[ply, a.kind, a.arg] for ply, a in enumerate(session.log) if a.seat == seat]
        assert found["answers"] == own
        text = json.dumps(found)
        assert "987654321" not in text and "checkpoint" not in text and "digest" not in text


def test_bad_files_and_tables_are_refused(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    bad = tmp_path / "bad.json"
    for text in ("", "[" * 100_000, "{}", '{"format": "cinqmars", "format_version": 1, "game": "chess"}'):
        bad.write_text(text)
        with pytest.raises((BadRecord, BadInput)):
            import_file(store, bad)
    edited = record.save(played(30))
    edited["answers"][7][2] += 1
    bad.write_text(json.dumps(edited))
    with pytest.raises(BadRecord):
        import_file(store, bad)
    with pytest.raises(BadInput, match="no table"):
        export(store, "NOTABLES")
