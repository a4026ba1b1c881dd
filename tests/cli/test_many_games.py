"""sim, fuzz and bench: many games, and what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cinqmars import bench
from cinqmars.kernel import Rng
from cli.plaza import Plaza, Square
from cli.plaza import game as plaza
from cli.run import GAME, process, run, with_toy

# sim


def test_sim_prints_a_table() -> None:
    said = run("sim", GAME, "--bots", "random", "--games", "12", "--seed", "5", "--seats", "3").out
    assert said.startswith("Mission: Red Planet · 12 games, seed 5")
    assert re.search(r"Bot +Wins +95% interval +Score +Seat 1 +Seat 2 +Seat 3", said)
    rows = re.findall(r"random +([\d.]+)% +[\d.]+–[\d.]+% +[\d.]+ ± [\d.]+(?: +[\d.]+%){3}", said)
    assert len(rows) == 3
    assert sum(float(share) for share in rows) == pytest.approx(100, abs=0.3)
    assert re.search(r"\d+ to \d+ answers in a game, [\d.]+ on average · [\d.,]+ games/s", said)


def test_sim_in_french() -> None:
    said = run("sim", GAME, "--bots", "random", "--games", "3", lang="fr").out
    assert "3 parties, graine 0" in said
    assert re.search(r"random +\d+,\d %", said)


def test_sim_as_json() -> None:
    found = json.loads(run("sim", GAME, "--bots", "random", "--games", "3", "--json").out)
    assert found["games"] == 3
    assert [bot["bot"] for bot in found["bots"]] == ["random"] * 3


def test_sim_with_options_and_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch, plaza)
    args = [
        "--option",
        "rounds=4",
        "--seats",
        "2",
        "--bots",
        "ismcts:2,cut=1,random",
        "--games",
        "2",
        "--json",
    ]
    found = json.loads(run("sim", "plaza", *args).out)
    assert found["options"] == {"rounds": 4, "loud": True}
    assert [bot["bot"] for bot in found["bots"]] == ["ismcts:2,cut=1", "random"]


def test_sim_in_several_processes_finds_the_same() -> None:
    args = ["sim", GAME, "--bots", "random", "--games", "6", "--json"]
    ran = process(*args, "--jobs", "2")
    assert (ran.code, ran.err) == (0, "")
    two, one = json.loads(ran.out), json.loads(run(*args).out)
    for found in (one, two):
        del found["seconds"], found["games_per_second"]
    assert one == two


# fuzz


def test_fuzz_says_what_was_played() -> None:
    said = run("fuzz", GAME, "--games", "1", "--seats", "3").out
    assert re.fullmatch(rf"{GAME}: 1 game, \d+ answers, every promise kept\.\n", said)


class Leaky(Plaza):
    """Shows everybody what only its owner may see."""

    id = "leaky"

    def observe(self, s: Square, seat: int) -> Any:
        return super().observe(s, 0)

    def resample(self, s: Square, seat: int, rng: Rng) -> None:
        for p in range(s.n):
            if p != seat:
                s.secret[p] = rng.below(1000)


game = Leaky()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_fuzz_keeps_the_record_of_what_fails(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_toy(monkeypatch, game)
    monkeypatch.setattr("cli.plaza.game", game)
    ran = run("fuzz", "leaky", "--games", "5", "--seed", "3", "--out", tmp_path, lang=lang, code=1)
    what, where, how = ran.err.splitlines()
    path = tmp_path / "fuzz-leaky-3.json"
    assert what.startswith({"en": "Broken promise “", "fr": "Promesse rompue, « "}[lang])
    assert str(path) in where
    assert how == f"  cinqmars replay {path}"
    assert json.loads(path.read_text())["game"] == "leaky"
    assert "ply" in run("replay", path).out


def test_fuzz_of_a_game_that_cannot_even_begin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_toy(monkeypatch, plaza)
    monkeypatch.setattr(Plaza, "stretch", lambda self, s: 1 / 0)
    ran = run("fuzz", "plaza", "--games", "1", "--out", tmp_path, code=1)
    assert "ZeroDivisionError" in ran.err
    assert "There is no file of it" in ran.err
    assert not list(tmp_path.iterdir())


# bench


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A bench that only writes down what it was asked to measure."""
    asked: list[Any] = []

    class Nothing:
        def to_json(self) -> dict[str, Any]:
            return {"games": []}

    def measure(
        games: Sequence[str], progress: Callable[[int, int, str], None] | None, quick: bool
    ) -> Nothing:
        asked.append((list(games), progress, quick))
        return Nothing()

    monkeypatch.setattr(bench, "run", measure)
    monkeypatch.setattr(bench, "show", lambda report: print("a table"))
    return asked


def test_bench_measures_one_game_or_all(measured: list[Any]) -> None:
    assert run("bench").out == "a table\n"
    assert json.loads(run("bench", GAME, "--quick", "--json").out) == {"games": []}
    assert measured == [([], None, False), ([GAME], None, True)]
