"""Simulations: fair seats, honest figures, the same whoever plays them."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bots.parlour import Bids, Faulty, Grab, Matches, Signals, Tricks
from cinqmars.kernel import BadInput, Game
from cinqmars.sim import GameCrashed, Interrupt, Played, Report, planned, play, simulate, wilson
from cli.run import uncovered


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),  # the mirror image of 0 of 20
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_of_shared_wins_lies_between() -> None:
    below, shared, above = wilson(10, 40), wilson(10.5, 40), wilson(11, 40)
    assert below[0] < shared[0] < above[0]
    assert below[1] < shared[1] < above[1]


# seats


def test_each_bot_plays_every_deal_from_every_seat() -> None:
    heard: list[Played] = []
    report = simulate(Tricks(), 3, ["greedy:1", "random", "random"], 12, seed=40, on_game=heard.append)
    assert [game.number for game in heard] == list(range(12))
    assert [game.seed for game in heard] == [40] * 3 + [41] * 3 + [42] * 3 + [43] * 3
    for deal in range(4):
        seatings = [game.seating for game in heard[3 * deal : 3 * deal + 3]]
        assert seatings == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert all([sat.games for sat in bot.seats] == [4, 4, 4] for bot in report.bots)


def test_a_bot_alone_or_too_few_are_repeated_to_the_last_seat() -> None:
    report = simulate(Tricks(), 3, ["greedy:1", "random"], 3)
    assert [bot.bot for bot in report.bots] == ["greedy:1", "random", "random"]


def test_seats_only_bots_may_hold_are_seats_like_the_others() -> None:
    report = simulate("mission-planete-rouge", 2, ["greedy:1", "random"], 3)
    assert report.seats == 2
    assert [bot.bot for bot in report.bots] == ["greedy:1", "random", "random"]
    assert [[sat.games for sat in bot.seats] for bot in report.bots] == [[1, 1, 1]] * 3


# figures


def test_a_report_adds_up() -> None:
    heard: list[Played] = []
    report = simulate(Tricks(), 2, ["greedy", "random"], 20, on_game=heard.append)
    assert report.games == len(heard) == 20
    for place, bot in enumerate(report.bots):
        seats = [game.seating.index(place) for game in heard]
        wins = [game.returns[seat] for game, seat in zip(heard, seats)]
        scores = [game.scores[seat] for game, seat in zip(heard, seats)]
        mean = sum(scores) / 20
        assert bot.games == 20
        assert bot.wins == sum(wins)
        assert bot.share == sum(wins) / 20
        assert (bot.low, bot.high) == wilson(sum(wins), 20)
        assert bot.score == mean
        assert bot.deviation == pytest.approx((sum([(x - mean) ** 2 for x in scores]) / 19) ** 0.5)
        assert sum([sat.wins for sat in bot.seats]) == bot.wins
    assert sum([bot.wins for bot in report.bots]) == pytest.approx(20)
    lengths = [game.answers for game in heard]
    assert (report.shortest, report.mean_length, report.longest) == (
        min(lengths),
        sum(lengths) / 20,
        max(lengths),
    )
    assert report.seconds > 0
    assert report.rate == 20 / report.seconds
    assert not report.interrupted


def test_ties_count_in_parts() -> None:
    report = simulate(Bids(), 3, ["greedy"], 9)  # all bid the most
    assert [bot.wins for bot in report.bots] == [pytest.approx(3)] * 3


def test_a_team_wins_or_loses_together() -> None:
    report = simulate(Signals(), 2, ["ismcts:100"], 4)
    assert [bot.wins for bot in report.bots] == [4, 4]


def test_one_game_has_no_deviation() -> None:
    assert simulate(Matches(), 2, ["random"], 1).bots[0].deviation == 0


def test_a_report_is_json() -> None:
    report = simulate(Tricks(), 2, ["greedy:1", "random"], 4, options={})
    found = json.loads(json.dumps(report.to_json()))
    assert found["game"] == "tricks"
    assert found["bots"][0]["seats"][0] == {"games": 2, "wins": report.bots[0].seats[0].wins}
    assert found["games_per_second"] == report.rate


# the same again


def timeless(report: Report) -> dict[str, Any]:
    return {k: v for k, v in report.to_json().items() if k not in {"seconds", "games_per_second"}}


@pytest.mark.parametrize("bots", [["random"], ["greedy:1", "ismcts:3", "random"]], ids=lambda bots: bots[0])
@pytest.mark.parametrize("game", [Tricks(), "mission-planete-rouge"], ids=["a game", "an id"])
def test_workers_change_nothing(game: Game[Any] | str, bots: list[str]) -> None:
    alone: list[Played] = []
    together: list[Played] = []
    a = simulate(game, 3, bots, 5, 3, jobs=1, on_game=alone.append)
    b = simulate(game, 3, bots, 5, 3, jobs=2, on_game=together.append)
    assert alone == together
    assert timeless(a) == timeless(b)


def test_a_registered_game_travels_as_its_id() -> None:
    plan = planned("mission-planete-rouge", 3, ["random"], 1, 0, None)
    assert plan.game == "mission-planete-rouge"
    assert planned(plan.rules(), 3, ["random"], 1, 0, None) == plan
    assert not isinstance(planned(Tricks(), 3, ["random"], 1, 0, None).game, str)


@pytest.mark.parametrize(
    "game",
    [Tricks(), Grab(), Bids(), "mission-planete-rouge"],
    ids=["tricks", "grab", "bids", "planete-rouge"],
)
def test_the_fast_path_is_the_same_game(game: Game[Any] | str) -> None:
    fast = planned(game, 3, ["random"], 6, 11, None)
    assert fast.at_random
    stepped = fast._replace(at_random=False)
    assert [play(fast, number) for number in range(6)] == [play(stepped, number) for number in range(6)]


def test_other_seeds_are_other_games() -> None:
    assert timeless(simulate(Tricks(), 2, ["random"], 20, 1)) != timeless(
        simulate(Tricks(), 2, ["random"], 20, 2)
    )


# what goes wrong


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_says_how_to_play_that_game_again(jobs: int) -> None:
    with pytest.raises(GameCrashed) as crashed:
        simulate(Faulty(), 2, ["greedy", "random"], 20, jobs=jobs)
    error = crashed.value
    assert error.reason == "game-crashed"
    assert error.facts == {
        "number": 4,
        "game": "faulty",
        "seed": 2,
        "seats": "greedy, random",
        "detail": "ZeroDivisionError: on purpose",
    }
    assert "game 4 of faulty, seed 2, seats greedy, random" in str(error)
    assert "in stretch" in str(error)  # the traceback


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(
        GameCrashed, match="game 2 of faulty, seed 7, seats greedy, random: its worker is gone"
    ):
        simulate(Faulty(), 2, ["greedy", "random"], 4, seed=6, jobs=2)


def test_a_game_that_cannot_travel_is_told_at_once() -> None:
    game = Matches()
    game.luck = lambda: 4  # type: ignore[attr-defined]
    simulate(game, 2, ["random"], 2)
    with pytest.raises((AttributeError, pickle.PicklingError), match="lambda"):
        simulate(game, 2, ["random"], 2, jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_finished(jobs: int) -> None:
    def enough(game: Played) -> None:
        if game.number == 4:
            raise KeyboardInterrupt

    report = simulate(Matches(), 2, ["greedy:1"], 10_000, jobs=jobs, on_game=enough)
    assert report.interrupted
    assert report.games == 5


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_waits_until_a_game_is_counted(jobs: int) -> None:
    told = []

    def enough(game: Played) -> None:
        if game.number == 4:
            signal.raise_signal(signal.SIGINT)
        told.append(game.number)

    report = simulate(Matches(), 2, ["greedy:1"], 10_000, jobs=jobs, on_game=enough)
    assert report.interrupted
    assert (report.games, told) == (5, [0, 1, 2, 3, 4])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_ctrl_c_that_got_lost_in_a_game_counts_after_it() -> None:
    interrupt = Interrupt()
    with suppress(KeyboardInterrupt):
        interrupt.press()
    with pytest.raises(KeyboardInterrupt), interrupt.held():
        pass


SCRIPT = """
import sys
from bots.parlour import Tricks
from cinqmars.sim import simulate
if __name__ == "__main__":
    def started(game):
        if game.number == 0:
            print("started", flush=True)
    report = simulate(Tricks(), 2, ["ismcts:20"], 10**6, jobs=int(sys.argv[1]), on_game=started)
    print("interrupted", report.interrupted, report.games > 0)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_real_ctrl_c_ends_all_processes_without_a_word(jobs: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    with subprocess.Popen(
        [sys.executable, "-W", "error", script, jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=uncovered({**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everyone
        out, err = process.communicate(timeout=30)
    assert (out, err) == ("interrupted True True\n", "")
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("reason", "arguments"),
    [
        ("game", {"game": "chess"}),
        ("seats", {"seats": 7}),
        ("seed", {"seed": -1}),
        ("option-name", {"options": {"colour": "red"}}),
        ("games", {"games": 0}),
        ("games", {"seed": 2**63 - 1}),
        ("bots", {"bots": []}),
        ("bots", {"bots": ["random"] * 4}),
        ("bot", {"bots": ["random", "clever"]}),
        ("jobs", {"jobs": 0}),
    ],
)
def test_wrong_arguments_are_refused(reason: str, arguments: dict[str, Any]) -> None:
    right: dict[str, Any] = {"game": "mission-planete-rouge", "seats": 3, "bots": ["random"], "games": 1}
    with pytest.raises(BadInput) as refused:
        simulate(**{**right, **arguments})
    assert refused.value.reason == reason
