"""The bench: every figure is there and sane, builds take the same samples, and what is absent is left out."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from io import StringIO
from itertools import pairwise
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from cinqmars import BadInput
from cinqmars.bench import Figure, Report, environments, learners, measures, run, show, yardstick
from cinqmars.bench.builds import Here, Process, Worker, WorkerFailed, builds, has_package, package, sample
from cinqmars.bench.measures import MEASURES, Job, Sample
from cinqmars.bench.report import UNITS
from cinqmars.bench.rounds import ENOUGH, QUICK_ROUNDS, table_size
from cinqmars.bench.steps import Steps, per_answer

GAME = "mission-planete-rouge"
RANDOM = "random games"


def no_yardstick() -> None:
    """As where it is not installed."""


class Stand(Here):
    """Another engine: ten choices a second, whatever the round."""

    def ask(self, do: str, job: Job | None = None) -> Any:
        names = ("games_per_second", "decisions_per_second", "choices_per_second", "choices_per_game")
        return [0.5, dict.fromkeys(names, 10.0)]


class Script(Here):
    """Takes no sample, but says what each would have cost: a hundredth of a second for each part."""

    def __init__(self, name: str, source: str = "0" * 16) -> None:
        super().__init__(name)
        self.source = source
        self.jobs: list[Job] = []
        self.closed = False

    def ask(self, do: str, job: Job | None = None) -> Any:
        if do == "about":
            return {"python": "3", "compiled": False, "source": self.source}
        if do == "digest" or job is None:
            return self.source
        self.jobs.append(job)
        return [job.size / 100, {"choices_per_second": 2.0 * job.seed}]

    def close(self) -> None:
        self.closed = True


@pytest.fixture(scope="module")
def report() -> Report:
    """A quick run of this build against itself."""
    return run(
        [GAME],
        quick=True,
        start=lambda: [Here("plain"), Here("compiled")],
        start_yardstick=lambda: Stand(yardstick.NAME),
    )


# the figures


def test_a_quick_run_has_every_figure(report: Report) -> None:
    (game,) = report.games
    assert (game.game, game.seats) == (GAME, 4)
    assert list(game.builds) == ["plain", "compiled"]
    expected = set(UNITS) - (set() if find_spec("greenlet") else {"stepper_steps_per_second"})
    for figures in game.builds.values():
        assert set(figures) == expected
        for figure in figures.values():
            assert len(figure.rounds) == QUICK_ROUNDS
            assert all([0 < x < math.inf for x in figure.rounds])
            assert figure.low <= figure.median <= figure.high


def test_the_figures_fit_together(report: Report) -> None:
    figures = report.games[0].builds["plain"]
    (game, decisions, choices) = [
        figures[f"{name}_per_second"].rounds[0] for name in ("games", "decisions", "choices")
    ]
    assert game < choices <= decisions
    assert figures["decisions_per_game"].rounds[0] == pytest.approx(decisions / game)
    assert figures["choices_per_game"].rounds[0] == pytest.approx(choices / game)
    assert 50 < figures["choices_per_game"].median < 300
    assert figures["copy_us"].median < figures["apply_us"].median < figures["load_us"].median


def test_both_builds_play_the_same_games(report: Report) -> None:
    (game,) = report.games
    assert game.same_games
    assert not report.stale
    plain, compiled = game.builds.values()
    for name in ("decisions_per_game", "choices_per_game", "save_bytes"):
        assert plain[name] == compiled[name]


def test_it_is_compared_with_the_yardstick_round_by_round(report: Report) -> None:
    (game,) = report.games
    for name, ratio in game.ratios.items():
        ours = game.builds[name]["choices_per_second"].rounds
        assert ratio.rounds == tuple([x / 10 for x in ours])
    assert report.yardstick
    assert report.yardstick.name == "catanatron"


def test_it_is_json(report: Report) -> None:
    data = json.loads(json.dumps(report.to_json(), allow_nan=False))
    assert (data["format"], data["format_version"], data["quick"]) == ("cinqmars-bench", 1, True)
    assert set(data) == {
        *("format", "format_version", "machine", "rounds", "quick", "seconds", "builds", "games"),
        *("yardstick", "stale", "units"),
    }
    assert set(data["machine"]) == {"system", "python", "cores", "load_before", "load_after"}
    assert set(data["games"][0]) == {"game", "seats", "sizes", "builds", "same_games", "ratios"}
    assert set(data["games"][0]["builds"]["plain"]["copy_us"]) == {"median", "low", "high", "rounds"}
    assert set(data["games"][0]["sizes"]) == set(MEASURES)


def test_without_the_yardstick_there_are_no_ratios() -> None:
    found = run([GAME], quick=True, start=lambda: [Script("plain")], start_yardstick=no_yardstick)
    assert found.yardstick is None
    assert found.games[0].ratios == {}
    assert "catanatron" not in printed(found)
    json.dumps(found.to_json())


def test_choices_are_the_answers_among_two_options_or_more() -> None:
    job = Job(RANDOM, GAME, 4, 3, 1)
    sessions = measures.trail(job)
    choices = 0
    for before, after in pairwise(sessions):
        choices += len(before.asked(after.log[-1].seat).opts) > 1
    figures = measures.random_games(job).figures
    assert figures["decisions_per_game"] == len(sessions[-1].log)
    assert figures["choices_per_game"] == choices < len(sessions[-1].log)


def test_without_greenlet_the_stepper_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "find_spec", lambda name: None)
    assert measures.stepper_steps(Job("stepper steps", GAME, 4, 0, 1)) == Sample(0.0, {})


def test_spread_over_the_items_or_over_and_over() -> None:
    assert measures.cycle("abcdef", 3) == ["a", "c", "e"]
    assert measures.cycle("ab", 5) == ["a", "b", "a", "b", "a"]


def test_a_figure_is_a_median_between_quartiles() -> None:
    assert Figure.of([4, 1, 2, 3, 100]) == Figure(3, 2, 4, (4, 1, 2, 3, 100))
    assert Figure.of([7]) == Figure(7, 7, 7, (7,))
    assert Figure.of([6, 8]).over(Figure.of([2, 4])).rounds == (3, 2)


# the rounds


def test_samples_are_large_enough_to_measure_and_the_same_for_all() -> None:
    plain, compiled = Script("plain"), Script("compiled")
    found = run([GAME], start=lambda: [plain, compiled], start_yardstick=no_yardstick)
    sizes = found.games[0].sizes
    for measure, size in sizes.items():
        assert size >= max(ENOUGH * 100, MEASURES[measure].size)
        recorded = [job for job in plain.jobs if job.measure == measure][-found.rounds :]
        assert {job.size for job in recorded} == {size}
        assert len({job.seed for job in recorded}) == found.rounds
        assert recorded == [job for job in compiled.jobs if job.measure == measure][-found.rounds :]


def test_builds_take_turns_in_going_first() -> None:
    order: list[str] = []

    def told(done: int, of: int, what: str) -> None:
        if RANDOM in what and "round" in what:
            order.append("plain" if "plain" in what else "compiled")

    run([GAME], told, True, lambda: [Script("plain"), Script("compiled")], no_yardstick)
    assert order == ["plain", "compiled", "compiled", "plain"]


def test_progress_goes_from_nothing_to_all() -> None:
    heard: list[tuple[int, int]] = []
    run(
        [GAME],
        lambda done, of, what: heard.append((done, of)),
        True,
        lambda: [Script("plain")],
        lambda: Stand(yardstick.NAME),
    )
    assert heard == [(i, len(heard)) for i in range(len(heard))]


def test_an_unknown_game_is_refused_before_anything_starts() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        run(["chess"], start=lambda: pytest.fail("started"))


def test_workers_are_closed_when_it_is_interrupted() -> None:
    workers = [Script("plain"), Script("compiled")]

    def interrupt(done: int, of: int, what: str) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run([GAME], interrupt, True, lambda: list(workers), no_yardstick)
    assert [worker.closed for worker in workers] == [True, True]


@pytest.mark.parametrize(("seats", "size"), [((2, 3, 4, 5), 4), ((1, 2, 3), 3), ((6,), 6)])
def test_four_play_or_as_many_as_may(
    seats: tuple[int, ...], size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cinqmars.games.get", lambda name: SimpleNamespace(seats=seats))
    assert table_size("any") == size


# the table


def printed(found: Report) -> str:
    out = StringIO()
    show(found, Console(file=out, width=80))
    return out.getvalue()


def test_the_table_fits_a_terminal_and_shows_every_figure(report: Report) -> None:
    text = printed(report)
    assert max([len(line.rstrip()) for line in text.splitlines()]) <= 80
    text = " ".join(text.split())
    for name, unit in UNITS.items():
        assert unit.label in text or name == "stepper_steps_per_second"
    assert "choices, catanatron = 1" in text
    assert "quick, so not a measurement" in text


def test_builds_that_differ_are_told() -> None:
    workers: list[Worker] = [Script("plain"), Script("compiled", "another")]
    text = printed(run([GAME], quick=True, start=lambda: workers, start_yardstick=no_yardstick))
    assert "the builds play different games" in text
    assert "make compiled" in text


# the processes


@pytest.fixture
def process() -> Iterator[Process]:
    worker = Process("plain", Path(sys.executable), package())
    yield worker
    worker.close()


def test_a_process_takes_samples_of_this_very_source(process: Process) -> None:
    assert process.ask("about") == Here("here").ask("about")
    job = Job("set-ups", GAME, 4, 0, 5)
    assert sample(process, job).figures["set_up_us"] > 0
    assert process.ask("digest", job) == Here("here").ask("digest", job)


def test_what_fails_in_a_process_is_told(process: Process) -> None:
    with pytest.raises(WorkerFailed, match=r"plain: (?s:.*)no game 'chess'"):
        process.ask("take", Job(RANDOM, "chess", 4, 0, 1))
    assert process.ask("about")["python"]


def test_a_process_that_is_gone_is_told(process: Process) -> None:
    process.process.kill()
    process.process.wait()
    with pytest.raises(WorkerFailed, match="its process is gone"):
        process.ask("about")


def test_this_build_is_always_there() -> None:
    found = builds()
    assert (Path(sys.executable), package()) in [(python, source) for _, python, source in found]
    assert [name for name, _, _ in found] in (["plain"], ["compiled"], ["plain", "compiled"])


def test_a_half_made_environment_is_none(tmp_path: Path) -> None:
    python = tmp_path / "python"
    assert not has_package(python)
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    assert not has_package(python)


# the yardstick


class Catan:
    """Three ticks, two of them with a choice."""

    def __init__(self, players: list[str], seed: int) -> None:
        assert (len(players), seed > 0) == (4, True)
        self.state = SimpleNamespace(num_turns=0, playable_actions=["a", "b"])

    def winning_color(self) -> str | None:
        return "RED" if self.state.num_turns == 3 else None

    def execute(self, action: str, validate_action: bool) -> None:
        assert action in self.state.playable_actions
        self.state.num_turns += 1
        if self.state.num_turns == 2:
            self.state.playable_actions = ["a"]


def test_the_yardstick_counts_ticks_and_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, loop = ModuleType("catanatron"), ModuleType("catanatron.game")
    vars(engine).update(Color=["RED", "BLUE", "ORANGE", "WHITE"], Game=Catan, RandomPlayer=str)
    vars(loop).update(TURNS_LIMIT=1000)
    monkeypatch.setitem(sys.modules, "catanatron", engine)
    monkeypatch.setitem(sys.modules, "catanatron.game", loop)
    figures = sample(Here("here"), Job(RANDOM, yardstick.NAME, 4, 0, 5)).figures
    assert (figures["decisions_per_game"], figures["choices_per_game"]) == (3, 2)
    assert figures["choices_per_second"] == pytest.approx(2 * figures["games_per_second"])


def test_it_may_be_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "NAME", "no-such-package")
    assert yardstick.installed() is None


# steps of the interpreter


@pytest.mark.interpreted
def test_steps_are_the_same_each_time_and_grow_with_the_work() -> None:
    def added(turns: int) -> int:
        with Steps() as steps:
            looped(turns)
        return steps.number

    assert added(10) == added(10)
    assert added(20) - added(10) == 5 * (added(12) - added(10)) > 0


def looped(turns: int) -> int:
    left = turns
    for _ in range(turns):
        left -= 1
    return left


@pytest.mark.interpreted
def test_an_answer_takes_as_many_steps_in_every_run() -> None:
    assert per_answer(GAME, games=1) == per_answer(GAME, games=1) > 100


# environments


class Turns(Here):
    """Another environment: ten turns a second."""

    def ask(self, do: str, job: Job | None = None) -> Any:
        return [0.5, {"turns_per_second": 10.0}]


def test_environments_have_every_figure_and_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("numpy", "pettingzoo", "gymnasium", "greenlet"):
        pytest.importorskip(module)
    monkeypatch.setattr(environments, "BATCH", 4)
    found = learners.run(
        [GAME],
        quick=True,
        start=lambda: [Here("plain"), Here("compiled")],
        start_yardsticks=lambda: {environments.TEXAS: Turns("")},
    )
    assert set(found.figures) == {GAME, environments.TEXAS} and set(found.figures[GAME]) == {
        "plain",
        "compiled",
    }
    for named in found.figures[GAME].values():
        assert set(named) == {*learners.UNITS, learners.ENCODE}
        assert all([0 < x < math.inf for figure in named.values() for x in figure.rounds])
    turns = found.figures[GAME]["plain"]["turns_per_second"].rounds
    ratio = found.ratio(GAME, "plain", environments.TEXAS)
    assert ratio is not None and ratio.rounds == tuple([x / 10 for x in turns])
    assert found.ratio(GAME, "plain", environments.HANABI) is None
    out = StringIO()
    learners.show(found, Console(file=out, width=200))
    assert "texas_holdem = 1" in out.getvalue() and json.dumps(found.to_json())
