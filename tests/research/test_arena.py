"""Series of games: everybody meets everybody, and nothing that happens to one game happens to another."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cinqmars import bots, games, players
from cinqmars.bots import play_on
from cinqmars.kernel import BadInput, BadRecord, Session
from cinqmars.research.arena import Where, run
from cinqmars.research.log import lines_of, text_of
from cinqmars.research.series import Series, play, ranks, replay
from cli.run import process, refused, uncovered, variables
from cli.run import run as command

OWN = Path(__file__).parent / "bold.py"
GAME = "mission-planete-rouge"


def own(name: str) -> str:
    return f"{OWN}:{name}"


def series(number: int = 12, bots: tuple[str, ...] = ("random", "greedy:1"), **more: Any) -> Series:
    return Series(GAME, 3, bots, number, **more)


# who plays


def test_every_deal_is_played_from_every_seat() -> None:
    planned = Series(GAME, 3, ["random", "greedy", "greedy:2", "planner"], 24)
    for deal in range(8):
        seatings = [planned.seating(3 * deal + k) for k in range(3)]
        for bot in planned.line_up(deal):
            assert sorted([seating.index(bot) for seating in seatings]) == [0, 1, 2]
        assert len({planned.plan(3 * deal + k)["seed"] for k in range(3)}) == 1


def test_after_as_many_deals_as_bots_each_has_played_as_often() -> None:
    planned = Series(GAME, 3, ["random", "greedy", "greedy:2", "planner", "planner:crew"], 15)
    played = Counter([bot for number in range(15) for bot in planned.seating(number)])
    assert set(played.values()) == {9}


def test_two_bots_share_three_seats_fairly() -> None:
    played = Counter([bot for number in range(6) for bot in series().seating(number)])
    assert played == {"random": 9, "greedy:1": 9}


def test_a_bot_keeps_its_luck_when_it_changes_seats() -> None:
    planned = Series(GAME, 3, ["random", "greedy", "planner"], 3)
    luck = [dict(zip(line["bots"], line["luck"])) for line in [planned.plan(k) for k in range(3)]]
    assert luck[0] == luck[1] == luck[2]


@pytest.mark.parametrize("specs", [[], ["random", "random"]])
def test_each_bot_is_named_once(specs: list[str]) -> None:
    with pytest.raises(BadInput, match="each bot once"):
        Series(GAME, 3, specs, 1)


# one game


def test_a_line_says_all_that_it_takes_to_play_the_game_again() -> None:
    line = json.loads(text_of(play(series(), 4)))
    again = Series(line["game"], line["seats"], ["random", "greedy:1"], 12, 0, line["options"])
    assert play(again, line["number"]) == line
    table = replay(line)
    assert table.over and [round(x, 6) for x in table.returns()] == line["returns"]


def test_chance_without_stopping_is_the_same_game() -> None:
    line = play(series(bots=("random",)), 1)
    luck = line["luck"]
    stepped = play_on(
        Session.new(games.get(GAME), 3, line["seed"]),
        {seat: bots.get("random", luck[seat]) for seat in range(3)},
    )
    assert [[a.seat, a.arg] for a in stepped.log] == line["answers"]
    assert replay(line).over


def test_who_wins_is_first_then_points_decide() -> None:
    assert ranks([0, 1, 0, 0], [30, 20, 10, 30]) == [2, 1, 4, 2]
    assert ranks([0.5, 0.5, 0], [7, 7, 7]) == [1, 1, 3]


# own bots


def test_a_bot_of_ones_own_plays_by_file_and_by_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OWN.parent)
    for spec in (own("Bold"), "bold:Bold"):
        assert "failed" not in play(series(bots=("random", spec)), 1)
    assert players.get(own("Lucky"), 7).seed == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (own("Nobody"), "AttributeError"),
        (own("Mute"), "no method choose"),
        ("./nowhere.py:Bold", "No such file"),
        ("no_such_module:Bold", "ModuleNotFoundError"),
    ],
)
def test_who_cannot_play_is_told_before_the_first_game(spec: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        series(bots=("random", spec))


def test_a_file_is_read_once_so_that_a_run_is_one_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN.read_text())
    planned = series(bots=("random", f"{file}:Bold"))
    before = play(planned, 1)
    file.write_text("class Bold: pass")
    assert play(planned, 1) == before
    assert before["code"][f"{file}:Bold"] == planned.sources[f"{file}:Bold"].digest


def test_the_server_loads_no_code() -> None:
    with pytest.raises(BadInput):
        bots.get(own("Bold"))


def test_sim_takes_ones_own_too() -> None:
    found = json.loads(command("sim", GAME, "--bots", f"{own('Bold')},random", "--games", "2", "--json").out)
    assert found["bots"][0]["bot"] == own("Bold")


# what goes wrong


def failures(log: Path) -> Iterator[tuple[str, str]]:
    for line in lines_of(log):
        if "failed" in line:
            yield line["failed"]["kind"], line["bots"][line["failed"]["seat"]]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Crashing", "crashed"), ("Cheating", "illegal"), ("Dying", "gone"), ("Dreaming", "slow")],
)
def test_a_bad_bot_loses_its_own_games_and_no_other(name: str, kind: str, tmp_path: Path) -> None:
    log, planned = tmp_path / "run.jsonl", Series(GAME, 3, ["random", own("Bold"), "planner", own(name)], 6)
    tally = run(planned, log, Where(jobs=2, patience=1))
    assert {line["number"] for line in lines_of(log)} == set(range(6))
    mine = [number for number in range(6) if own(name) in planned.seating(number)]
    assert list(failures(log)) == [(kind, own(name))] * len(mine) and tally.failed == len(mine)
    others = [line for line in lines_of(log) if line["number"] not in mine]
    assert others == sorted([play(planned, line["number"]) for line in others], key=others.index)


def test_a_failed_game_has_the_answers_before() -> None:
    line = play(series(bots=("random", own("Crashing"))), 1)
    assert line["failed"]["why"].startswith("LookupError: on purpose (bold.py:")
    assert not replay(line).over and len(line["answers"]) > 10


# the same however it is played


def sorted_log(*paths: Path) -> list[bytes]:
    return sorted([text for path in paths for text in path.read_bytes().splitlines()])


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    log = tmp_path_factory.mktemp("arena") / "alone.jsonl"
    run(series(12, ("random", "greedy:1", "ismcts:2")), log)
    return log


def test_two_jobs_and_four_shards_give_the_same_games(alone: Path, tmp_path: Path) -> None:
    planned = series(12, ("random", "greedy:1", "ismcts:2"))
    run(planned, tmp_path / "two.jsonl", Where(jobs=2))
    assert sorted_log(tmp_path / "two.jsonl") == sorted_log(alone)
    parts = [tmp_path / f"{k}.jsonl" for k in range(1, 5)]
    for k, part in enumerate(parts, 1):
        run(planned, part, Where(jobs=2, part=k, of=4))
    assert sorted_log(*parts) == sorted_log(alone)


def test_a_run_goes_on_after_a_line_that_was_cut_off(alone: Path, tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    log.write_bytes(alone.read_bytes()[:-40])
    heard: list[int] = []
    tally = run(
        series(12, ("random", "greedy:1", "ismcts:2")), log, on_game=lambda line: heard.append(line["number"])
    )
    assert (tally.before, tally.played, len(heard)) == (11, 1, 1)
    assert sorted_log(log) == sorted_log(alone)


def test_a_run_that_was_killed_goes_on(alone: Path, tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    arguments = ["arena", GAME, "--bots", "random,greedy:1,ismcts:2", "--seats", "3", "--games", "12"]
    killed = subprocess.Popen(
        [sys.executable, "-m", "cinqmars.cli", *arguments, "--log", str(log), "--jobs", "2"],
        env=uncovered(variables()),
        stdout=subprocess.DEVNULL,
    )
    while not log.exists() or (not log.read_bytes().count(b"\n") and killed.poll() is None):
        time.sleep(0.01)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    assert len(sorted_log(log)) < 12
    assert process(*arguments, "--log", log).code == 0
    assert sorted_log(log) == sorted_log(alone)


def test_a_log_of_another_series_is_left_alone(alone: Path) -> None:
    before = alone.read_bytes()
    with pytest.raises(BadInput, match="another series"):
        run(series(12, ("random", "greedy:2")), alone)
    assert alone.read_bytes() == before


def test_one_run_at_a_time_writes_to_a_log(tmp_path: Path) -> None:
    from cinqmars.research.log import Log

    log = Log(tmp_path / "run.jsonl", series())
    with pytest.raises(BadInput, match="another run"):
        run(series(), tmp_path / "run.jsonl")
    log.close()


def test_what_is_no_log_is_said_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "run.jsonl").write_text('{"bots": [], "game": "mars"}\nmars\n')
    with pytest.raises(BadRecord, match=":2 is no game"):
        list(lines_of(tmp_path / "run.jsonl"))


# the command


def test_the_command_plays_and_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    words: list[str | Path] = ["arena", GAME, "--bots", "random,planner", "--seats", "3", "--log", log]
    assert command(*words, "--games", "2").out == f"2 games played, in {log}.\n"
    assert "1 game played, after 2" in command(*words, "--games", "3", width=300).out
    assert "1/8" in refused(*words, "--shard", "9/8")


@pytest.mark.slow
def test_a_cluster_of_two_machines_gives_the_same_games(alone: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="no Ray here: make test-research")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        assert len(cluster.list_all_nodes()) == 2
        log = tmp_path / "run.jsonl"
        planned = series(12, ("random", "greedy:1", "ismcts:2"))
        run(planned, log, Where(ray=cluster.address))
        assert sorted_log(log) == sorted_log(alone)
        bad = tmp_path / "bad.jsonl"
        run(Series(GAME, 3, ["random", own("Dying")], 3), bad, Where(ray=cluster.address))
        assert {kind for kind, _ in failures(bad)} == {"gone"} and len(list(lines_of(bad))) == 3
    finally:
        cluster.shutdown()
