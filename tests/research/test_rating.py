"""Ratings: bots of known strength are found, with intervals that keep their word."""

from __future__ import annotations

import csv
import json
import time
from pathlib import Path
from typing import Any

import pytest

from cinqmars.kernel import BadInput
from cinqmars.research.log import text_of
from cinqmars.research.rating import POINTS, rate, widening
from cli.run import refused
from cli.run import run as command

np = pytest.importorskip("numpy")

STRENGTHS = {"random": 0.0, "a": 0.5, "b": 1.0, "c": 2.0}
SEATS = (0.3, 0.0, -0.3)


def line(seed: int, bots: list[str], ranks: list[int], number: int = 0) -> dict[str, Any]:
    wins = [float(rank == 1) / ranks.count(1) for rank in ranks]
    head = {"game": "tricks", "number": number, "options": {}, "seed": seed, "bots": bots}
    return {**head, "ranks": ranks, "returns": wins, "scores": [10 - rank for rank in ranks]}


def played(deals: int, seed: int, shared: float = 0.0) -> list[dict[str, Any]]:
    """Each deal from every seat; `shared` is how much luck the games of a deal have in common, by bot."""
    luck, names = np.random.default_rng(seed), list(STRENGTHS)
    found: list[dict[str, Any]] = []
    for deal in range(deals):
        who = [names[i] for i in luck.permutation(len(names))[:3]]
        common = dict(zip(who, luck.normal(size=3) * shared))
        for turn in range(3):
            seated = [who[(seat - turn) % 3] for seat in range(3)]
            form = [STRENGTHS[bot] + common[bot] + SEATS[seat] for seat, bot in enumerate(seated)]
            form = [x + noise for x, noise in zip(form, luck.gumbel(size=3))]
            found.append(line(deal, seated, [1 + len([y for y in form if y > x]) for x in form], len(found)))
    return found


def test_intervals_hold_known_strengths_in_at_least_90_of_100_runs() -> None:
    held = dict.fromkeys(STRENGTHS, 0)
    for run in range(100):
        (found,) = rate(played(60, run), draws=400)
        for bot in found.bots:
            held[bot.bot] += bot.rating.low <= STRENGTHS[bot.bot] * POINTS <= bot.rating.high
    assert min(held.values()) >= 90, held


def test_games_of_one_deal_are_not_counted_as_if_they_were_independent() -> None:
    """What is common to a deal widens the intervals: by as much as means of many runs vary."""
    runs = [rate(played(60, run, shared=2.0), draws=200)[0] for run in range(60)]
    found = {bot: [r for run in runs for r in run.bots if r.bot == bot] for bot in STRENGTHS}
    for bot in ("a", "b", "c"):
        middle = np.mean([r.rating.points for r in found[bot]])
        assert np.mean([r.rating.low <= middle <= r.rating.high for r in found[bot]]) >= 0.85


def test_seats_and_strengths_come_near() -> None:
    (found,) = rate(played(3000, 5))
    for bot in found.bots:
        assert bot.rating.points == pytest.approx(STRENGTHS[bot.bot] * POINTS, abs=15)
    assert [seat.points for seat in found.seats] == pytest.approx([x * POINTS for x in SEATS], abs=10)
    assert sum([seat.points for seat in found.seats]) == pytest.approx(0, abs=0.01)
    assert [bot.bot for bot in found.bots] == ["c", "b", "a", "random"] and found.zero == "random"


def test_two_players_are_rated_by_the_odds_of_their_wins() -> None:
    seatings = [["random", "a"], ["a", "random"]]
    wins = [seatings[i % 2] for i in range(60)]
    lines = [line(i, who, [2, 1] if who[1] == "a" else [1, 2]) for i, who in enumerate(wins)]
    lines += [line(60 + i, seatings[i % 2], [2, 1] if i % 2 else [1, 2]) for i in range(20)]
    (found,) = rate(lines)
    assert found.bots[0].bot == "a" and found.bots[0].wins == 60 and found.bots[0].games == 80
    assert found.before == ((None, 0.75), (0.25, None))
    assert found.bots[0].share.points == 0.75
    assert found.bots[0].rating.points == pytest.approx(400 * np.log10(3), rel=0.02)


def test_equal_ranks_say_that_nobody_is_stronger() -> None:
    (found,) = rate([line(i, ["random", "a", "b"], [1, 1, 3] if i % 2 else [3, 1, 1]) for i in range(40)])
    ratings = {bot.bot: bot.rating.points for bot in found.bots}
    assert ratings["a"] > ratings["random"] == 0


def test_who_never_loses_has_a_rating_all_the_same() -> None:
    (found,) = rate(
        [line(i, ["random", "a"][:: 1 if i % 2 else -1], [2, 1][:: 1 if i % 2 else -1]) for i in range(60)]
    )
    assert 600 < found.bots[0].rating.points < 4000


def test_whoever_breaks_a_game_is_last_in_it() -> None:
    lines = played(20, 1)
    broken = {**line(99, ["a", "b", "random"], [1, 1, 1]), "failed": {"kind": "slow", "seat": 1, "why": ""}}
    for key in ("ranks", "returns", "scores"):
        del broken[key]
    nobody = {**broken, "failed": {"kind": "broken", "seat": -1, "why": ""}}
    (found,) = rate([*lines, broken, nobody])
    assert found.games == 61 and found.failed == 2 and found.faults == {"broken": 1, "slow": 1}
    assert {bot.bot: bot.failed for bot in found.bots} == {"random": 0, "a": 0, "b": 1, "c": 0}


def test_where_all_win_together_only_wins_tell_them_apart() -> None:
    lines = [line(i, ["random", "a"], [1, 1]) for i in range(10)]
    (found,) = rate(lines)
    assert not found.by_ranks and found.seats == ()


def test_tables_of_different_kinds_are_rated_apart() -> None:
    lines = [line(1, ["random", "a"], [1, 2]), line(1, ["random", "a", "b"], [1, 2, 3])]
    assert [found.players for found in rate(lines)] == [2, 3]
    with pytest.raises(BadInput, match="no game"):
        rate([{**line(1, ["a"], [1]), "failed": {"kind": "broken", "seat": -1, "why": ""}}])


def test_few_deals_widen_as_student_says() -> None:
    assert widening(11) == pytest.approx(2.228 / 1.960 * (11 / 10) ** 0.5, rel=2e-3)
    assert widening(100_000) == pytest.approx(1.0, abs=1e-4)


# the command


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b"".join([text_of(x) for x in played(30, 1)]))
    return path


def test_the_command_prints_writes_a_page_json_and_csv(log: Path, tmp_path: Path) -> None:
    shown = command("rate", log, "--html", tmp_path / "report.html", "--csv", tmp_path / "out.csv").out
    assert "90 games of 3 players, 30 deals" in shown and "random has 0" in shown
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 3 and page.count("<table>") == 2 and "http" not in page
    rows = list(csv.DictReader((tmp_path / "out.csv").read_text().splitlines()))
    assert [row["bot"] for row in rows][-1] == "random" and rows[-1]["rating"] == "0.0"
    found = json.loads(command("rate", log, "--json").out)["ratings"][0]
    assert found["bots"][0]["rating"]["points"] == float(rows[0]["rating"])
    assert "Cote" in command("rate", log, lang="fr").out


def test_what_cannot_be_rated_is_said(tmp_path: Path) -> None:
    assert "nowhere.jsonl" in refused("rate", tmp_path / "nowhere.jsonl")
    (tmp_path / "empty.jsonl").write_text("")
    assert "no game here" in refused("rate", tmp_path / "empty.jsonl")


def test_names_of_bots_are_text_in_the_page(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b"".join([text_of(line(i, ["random", "<script>"], [1, 2])) for i in range(4)]))
    command("rate", path, "--html", tmp_path / "report.html")
    assert "<script>" not in (tmp_path / "report.html").read_text()


@pytest.mark.slow
def test_100_000_lines_are_rated_within_20_seconds(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b"".join([text_of(x) for x in played(33_334, 1)]))
    start = time.process_time()
    command("rate", path)
    assert time.process_time() - start < 20


def test_what_is_not_installed_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from cinqmars.research import MissingExtra, need

    with pytest.raises(MissingExtra, match=r"pip install 'cinqmars\[ray\]'"):
        need("no_such_library", "ray")
