"""Data sets: small, quick to write, and every game in them can be played again."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.research.log import lines_of, text_of
from cinqmars.research.series import Series, play, replay
from cinqmars.session import Session
from cli.run import refused
from cli.run import run as command

pa = pytest.importorskip("pyarrow", reason="no Arrow here: make test-research")
pq = pytest.importorskip("pyarrow.parquet")


def logged(path: Path, id: str, number: int, bots: tuple[str, ...] = ("random",)) -> float:
    """Plays a log; the processor's time for it."""
    game = games.get(id)
    series = Series(id, game.seats[-1], bots, number)
    start = time.process_time()
    lines = [play(series, k) for k in range(number)]
    spent = time.process_time() - start
    path.write_bytes(b"".join([text_of(line) for line in lines]))
    return spent


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_game_replays_to_the_same_result(id: str, tmp_path: Path) -> None:
    from cinqmars.research.dataset import line_of, write

    log = tmp_path / "run.jsonl"
    logged(log, id, 2)
    made = write([log], "parquet")
    assert made.rows == 2 and made.sha256 == hashlib.sha256(Path(made.path).read_bytes()).hexdigest()
    for row in pq.read_table(made.path).to_pylist():
        table = replay(line_of(row))
        assert table.over and table.returns() == pytest.approx(row["returns"])


def test_lines_come_back_as_they_were(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    logged(log, "mission-planete-rouge", 5)
    found = json.loads(command("dataset", log, "--to", "jsonl.zst").out)
    with pa.input_stream(found["path"], compression="zstd") as file:
        assert file.read() == log.read_bytes()


def test_a_game_of_planete_rouge_takes_at_most_300_bytes_and_little_time(tmp_path: Path) -> None:
    from cinqmars.research.dataset import write

    one, log = tmp_path / "one.jsonl", tmp_path / "run.jsonl"
    logged(one, "mission-planete-rouge", 1)
    write([one], "parquet")  # so that Arrow is loaded
    played = logged(log, "mission-planete-rouge", 600)
    start = time.process_time()
    made = write([log], "parquet")
    spent = time.process_time() - start
    assert made.bytes / made.rows <= 300
    assert spent <= played / 2


@pytest.mark.parametrize("id", games.PACKAGES)
def test_positions_are_what_the_seat_knew_with_its_answer(id: str, tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    logged(log, id, 1)
    (line,) = lines_of(log)
    words: list[str | Path] = [
        "dataset",
        log,
        "--positions",
        "features",
        "--out",
        tmp_path / "positions.parquet",
    ]
    rows = json.loads(command(*words).out)["rows"]
    table = pq.read_table(tmp_path / "positions.parquet")
    assert rows == table.num_rows == len(line["answers"])
    found = table.slice(0, 40).to_pylist()
    assert all([row["action"] in row["legal"] for row in found])
    assert [row["result"] for row in found] == pytest.approx([line["returns"][row["seat"]] for row in found])
    assert len(found[0]["features"]) == sum([f.size for f in games.get(id).features])


def test_a_seats_view_goes_with_its_position(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    logged(log, "mars", 1)
    command(
        "dataset",
        log,
        "--positions",
        "features",
        "--seat-view",
        "--to",
        "jsonl.zst",
        "--out",
        tmp_path / "x.zst",
    )
    with pa.input_stream(str(tmp_path / "x.zst"), compression="zstd") as file:
        first: Any = json.loads(file.read().splitlines()[0])
    assert first["view"].startswith(f"seat {first['seat']}\n")


def test_what_is_no_format_is_said(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    logged(log, "mars", 1)
    assert "parquet, jsonl.zst" in refused("dataset", log, "--to", "csv")
    assert "features" in refused("dataset", log, "--positions", "pictures")


def test_tables_that_were_played_are_lines_too(tmp_path: Path) -> None:
    from cinqmars.research.log import line_of

    end = Session.new("mission-planete-rouge", 3, 5).play(dict.fromkeys(range(3), "random"))
    line = line_of(end.save(), ["person", "random", "random"])
    assert replay(line).returns() == end.returns()
