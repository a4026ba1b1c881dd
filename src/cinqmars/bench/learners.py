"""Learners' environments measured in interleaved rounds: ours on every build, and two of PettingZoo's beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from cinqmars import games
from cinqmars.bench import builds
from cinqmars.bench.builds import PLAIN, Process, Worker, sample
from cinqmars.bench.environments import ENVIRONMENTS, YARDSTICKS, can_measure, installed
from cinqmars.bench.measures import Job
from cinqmars.bench.report import Figure, Machine, load
from cinqmars.bench.rounds import Progress, silent, table_size
from cinqmars.bench.table import machine_line, number
from cinqmars.research import MissingExtra

if TYPE_CHECKING:
    from rich.console import Console

ROUNDS: Final = 5
QUICK_ROUNDS: Final = 2
ENOUGH: Final = 0.2  # CPU seconds of a sample
SEATS_OF_THE_YARDSTICK: Final = 2
UNITS: Final = {"turns_per_second": "turns, /s", "answers_per_second": "answers of 256 tables, /s"}
ENCODE: Final = "encode_us"


@dataclass(frozen=True)
class Learners:
    """Figures by game, build and name; a yardstick has one nameless build."""

    machine: Machine
    rounds: int
    quick: bool
    figures: dict[str, dict[str, dict[str, Figure]]]

    def ratio(self, game: str, build: str, yardstick: str) -> Figure | None:
        """Turns a second, round by round."""
        theirs = self.figures.get(yardstick, {}).get("")
        name = "turns_per_second"
        return None if theirs is None else self.figures[game][build][name].over(theirs[name])

    def to_json(self) -> dict[str, Any]:
        return {"format": "cinqmars-bench-environments", "format_version": 1, **asdict(self)}


def start() -> list[Worker]:
    """The builds that have what environments need beside them."""
    if not can_measure():
        raise MissingExtra("numpy, gymnasium, pettingzoo and greenlet", "research")
    return [worker for worker in builds.start() if worker.name == PLAIN or worker.ask("environments")]


def start_yardsticks() -> dict[str, Worker]:
    here = builds.builds()[0]
    return {name: Process(name, here[1], here[2]) for name in YARDSTICKS if installed(name)}


def run(
    game_ids: Sequence[str] = (),
    progress: Progress | None = None,
    quick: bool = False,
    start: Callable[[], list[Worker]] = start,
    start_yardsticks: Callable[[], dict[str, Worker]] = start_yardsticks,
) -> Learners:
    """Every round takes each sample once, in turn, and every other round in reverse."""
    names, before, tell = list(game_ids) or list(games.PACKAGES), load(), progress or silent
    rounds = QUICK_ROUNDS if quick else ROUNDS
    with ExitStack() as stack:
        workers, others = start(), start_yardsticks()
        for worker in [*workers, *others.values()]:
            stack.callback(worker.close)
        planned = [("turns", name, SEATS_OF_THE_YARDSTICK, "", worker) for name, worker in others.items()]
        planned += [
            (measure, game, table_size(game), worker.name, worker)
            for measure in ENVIRONMENTS
            for game in names
            for worker in workers
        ]
        sizes: dict[tuple[str, str], int] = {}
        found: dict[str, dict[str, dict[str, list[float]]]] = {}
        done = 0
        for turn in range(rounds + 1):
            for measure, game, seats, build, worker in planned if turn % 2 else planned[::-1]:
                tell(done, len(planned) * (rounds + 1), f"{game}: {measure} {build}")
                done += 1
                size = sizes.setdefault((measure, game), ENVIRONMENTS[measure].size)
                taken = sample(worker, Job(measure, game, seats, turn, size))
                if turn == 0:  # finds the size of a sample, on the build that is asked last
                    wanted = size if quick else int(size * ENOUGH / taken.seconds)
                    sizes[measure, game] = max(size, min(20 * size, wanted))
                    continue
                for name, value in taken.figures.items():
                    found.setdefault(game, {}).setdefault(build, {}).setdefault(name, []).append(value)
    figures = {
        game: {build: {n: Figure.of(v) for n, v in named.items()} for build, named in by_build.items()}
        for game, by_build in found.items()
    }
    return Learners(Machine.now(before), rounds, quick, figures)


def show(found: Learners, console: Console | None = None) -> None:
    """A line for each game and build."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    out = console or Console()
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    others = [name for name in YARDSTICKS if name in found.figures]
    ratios = [f"{name} = 1" for name in others]
    for head in ("", "", *UNITS.values(), "encode, µs", *ratios):
        table.add_column(head, justify="right" if head else "left")
    for game, by_build in found.figures.items():
        for build, named in by_build.items():
            cells = [number(named[name].median) if name in named else "" for name in (*UNITS, ENCODE)]
            if game not in YARDSTICKS:
                over = [found.ratio(game, build, name) for name in others]
                cells += [f"x {ratio.median:.3g}" for ratio in over if ratio is not None]
            table.add_row(game, build, *cells)
    out.print(table)
    out.print(machine_line(found), style="dim")
