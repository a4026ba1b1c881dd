"""Every example runs, as its first lines say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cinqmars.research.log import text_of
from cinqmars.research.series import Series, play
from cli.run import variables

EXAMPLES = Path(__file__).parents[2] / "examples"
COVERED = {"own_bot", "pettingzoo_loop", "learn", "openspiel_search", "read_dataset", "network_bot"}


def ran(name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    done = subprocess.run(command, env=variables(), capture_output=True, text=True, check=False, timeout=1800)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_example_is_forgotten() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == COVERED


def test_a_bot_of_ones_own_is_rated() -> None:
    lines = ran("own_bot", "12").splitlines()
    assert {line.split()[0] for line in lines} == {"random", "planner", "Bold"}


def test_the_loop_of_pettingzoo() -> None:
    assert ran("pettingzoo_loop").count("seat_") == 3


def test_learning_runs_in_at_most_150_lines() -> None:
    assert len((EXAMPLES / "learn.py").read_text().splitlines()) <= 150
    assert "of 6 games" in ran("learn", "--seconds", "1", "--games", "6")


@pytest.mark.slow
def test_learning_learns() -> None:
    """The lower bound over 600 games is at least 70 % after five minutes of one core."""
    found = re.search(r"95 %: ([\d.]+)%", ran("learn", "--seconds", "240"))
    assert found is not None and float(found[1]) >= 70


def test_openspiel_searches() -> None:
    pytest.importorskip("pyspiel", reason="no OpenSpiel here: make test-research")
    assert ran("openspiel_search", "3").startswith("[")


def test_a_data_set_is_read(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="no Arrow here: make test-research")
    from cinqmars.research.dataset import write

    series = Series("mission-planete-rouge", 3, ["random", "planner"], 6)
    log = tmp_path / "run.jsonl"
    log.write_bytes(b"".join([text_of(play(series, k)) for k in range(6)]))
    shown = ran("read_dataset", write([log], "parquet").path)
    assert sum([float(line.split()[1]) for line in shown.splitlines()]) == pytest.approx(6, abs=0.2)
