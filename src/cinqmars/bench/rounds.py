"""Interleaved rounds: each takes every sample once on every build, so that a noisy minute is noisy for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from time import perf_counter
from typing import Final, NamedTuple

from cinqmars import games
from cinqmars.bench import builds, yardstick
from cinqmars.bench.builds import Worker, sample
from cinqmars.bench.measures import MEASURES, Job
from cinqmars.bench.report import Build, Figure, Figures, GameReport, Machine, Report, Yardstick, load
from cinqmars.kernel import RulesError

ROUNDS: Final = 9
QUICK_ROUNDS: Final = 2
ENOUGH: Final = 0.08  # CPU seconds of a sample on the plain build
ENOUGH_OF_THE_YARDSTICK: Final = 0.4  # its games differ much in length
SEATS: Final = 4
USUAL: Final = {"terraforming-mars": 2}  # tables that are usually smaller
STRIDE: Final = 10_000  # between the seeds of two rounds

Progress = Callable[[int, int, str], None]


class Task(NamedTuple):
    """One measure of one game, for whoever can take it."""

    measure: str
    game: str
    seats: int
    workers: tuple[Worker, ...]
    enough: float

    def job(self, size: int, number: int) -> Job:
        return Job(self.measure, self.game, self.seats, STRIDE * number, size)


def run(
    game_ids: Sequence[str] = (),
    progress: Progress | None = None,
    quick: bool = False,
    start: Callable[[], list[Worker]] = builds.start,
    start_yardstick: Callable[[], Worker | None] = builds.start_yardstick,
) -> Report:
    """Measure these games, or all; `progress` hears of (done, of, what) before each sample. Raises BadInput."""
    names = list(game_ids) or list(games.PACKAGES)
    seats = {name: table_size(name) for name in names}
    with ExitStack() as stack:
        workers = start()
        measuring = start_yardstick()
        for worker in [*workers, *([measuring] if measuring else [])]:
            stack.callback(worker.close)
        return Run(seats, workers, measuring, quick, progress or silent).report()


def silent(done: int, of: int, what: str) -> None:
    pass


def table_size(name: str) -> int:
    """As the game is usually played; four, as the yardstick plays; else as many as may."""
    allowed = games.get(name).seats
    if name in USUAL:
        return USUAL[name]
    return SEATS if SEATS in allowed else max(allowed)


class Run:
    """The samples of one run as they come in."""

    def __init__(
        self,
        seats: dict[str, int],
        workers: Sequence[Worker],
        measuring: Worker | None,
        quick: bool,
        progress: Progress,
    ) -> None:
        self.seats = seats
        self.workers = tuple(workers)
        self.measuring = measuring
        self.quick = quick
        self.rounds = QUICK_ROUNDS if quick else ROUNDS
        self.progress = progress
        self.done = 0
        self.tasks = list(self.planned())
        self.total = sum([len(task.workers) for task in self.tasks]) * (self.rounds + 1)
        self.sizes: dict[tuple[str, str], int] = {}
        self.found: dict[tuple[str, str, str], list[float]] = {}  # by game, worker and figure

    def planned(self) -> Iterator[Task]:
        """The yardstick comes right after the random games it is compared with."""
        for measure in MEASURES:
            for game, seats in self.seats.items():
                yield Task(measure, game, seats, self.workers, ENOUGH)
            if self.measuring and measure == "random games":
                yield Task(measure, yardstick.NAME, SEATS, (self.measuring,), ENOUGH_OF_THE_YARDSTICK)

    def report(self) -> Report:
        started, before = perf_counter(), load()
        about = [(worker, worker.ask("about")) for worker in self.workers]
        for task in self.tasks:
            self.warm_up(task)
        for number in range(1, self.rounds + 1):
            for task in self.tasks:
                self.take(task, number)
        return Report(
            Machine.now(before),
            self.rounds,
            self.quick,
            perf_counter() - started,
            tuple([Build(worker.name, told["python"], told["source"]) for worker, told in about]),
            tuple([self.game_report(game) for game in self.seats]),
            self.yardstick_report(),
        )

    def warm_up(self, task: Task) -> None:
        """Find the size of a sample on the first build; let the others run theirs once, unrecorded."""
        size = MEASURES[task.measure].size
        for worker in task.workers:
            self.tell(task, worker, "warming up")
            seconds = sample(worker, task.job(size, 0)).seconds
            while worker is task.workers[0] and not self.quick and 0 < seconds < task.enough:
                size = max(size + 1, min(10 * size, int(size * 1.1 * task.enough / seconds)))
                seconds = sample(worker, task.job(size, 0)).seconds
        self.sizes[task.game, task.measure] = size

    def take(self, task: Task, number: int) -> None:
        """Every other round turns the order round, so that none always goes first."""
        job = task.job(self.sizes[task.game, task.measure], number)
        for worker in task.workers if number % 2 else task.workers[::-1]:
            self.tell(task, worker, f"round {number} of {self.rounds}")
            for name, value in sample(worker, job).figures.items():
                self.found.setdefault((task.game, worker.name, name), []).append(value)

    def tell(self, task: Task, worker: Worker, when: str) -> None:
        build = "" if worker is self.measuring else f", {worker.name}"
        self.progress(self.done, self.total, f"{task.game}: {task.measure}{build} ({when})")
        self.done += 1

    # adding up

    def figures(self, game: str, worker: str) -> Figures:
        return {
            name: Figure.of(values)
            for (of, by, name), values in self.found.items()
            if (of, by) == (game, worker)
        }

    def game_report(self, game: str) -> GameReport:
        job = Job("", game, self.seats[game], 1, 1)
        digests = {worker.ask("digest", job) for worker in self.workers}
        if not digests:
            raise RulesError("no build to measure")
        report = GameReport(
            game,
            self.seats[game],
            {measure: self.sizes[game, measure] for measure in MEASURES},
            {worker.name: self.figures(game, worker.name) for worker in self.workers},
            len(digests) == 1,
        )
        if self.measuring is None:
            return report
        theirs = self.figures(yardstick.NAME, self.measuring.name)["choices_per_second"]
        ratios = {name: ours["choices_per_second"].over(theirs) for name, ours in report.builds.items()}
        return replace(report, ratios=ratios)

    def yardstick_report(self) -> Yardstick | None:
        if self.measuring is None:
            return None
        figures = self.figures(yardstick.NAME, self.measuring.name)
        return Yardstick(yardstick.NAME, yardstick.installed() or "", figures)
