"""Plays a series of games into a log: on this machine, on the part-th of many, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from cinqmars.kernel import BadInput
from cinqmars.research.log import Log
from cinqmars.research.series import Line, Series
from cinqmars.research.workers import here
from cinqmars.sim import Interrupt

PATIENCE: Final = 60.0  # seconds that a bot may think about one answer


class Where(NamedTuple):
    """Who does the work."""

    jobs: int = 1
    part: int = 1
    of: int = 1
    ray: str | None = None  # the address of a cluster; "auto" finds one
    patience: float = PATIENCE


class Tally(NamedTuple):
    """What a run has done."""

    before: int  # games that the log had
    played: int
    failed: int  # of those
    interrupted: bool


def run(
    series: Series,
    log: Path,
    where: Where = Where(),  # noqa: B008
    on_game: Callable[[Line], None] | None = None,
    on_old: Callable[[], None] | None = None,
) -> Tally:
    """Play what the log does not have yet. Ctrl-C ends it, and the log keeps what is finished.

    `on_game` hears of every game played, `on_old` of every one that the log had.
    """
    if not 1 <= where.part <= where.of:
        raise BadInput("shard", f"no part {where.part} of {where.of}", {"got": f"{where.part}/{where.of}"})
    numbers = series.shard(where.part, where.of)
    written = Log(log, series)
    played, lost, interrupt = 0, 0, Interrupt()
    left = [number for number in numbers if number not in written.done]
    interrupted = False
    for _ in range(len(numbers) - len(left)):
        if on_old is not None:
            on_old()
    try:
        with interrupt.listening(), closing(games(series, left, where)) as lines:
            try:
                for line in lines:
                    with interrupt.held():
                        written.add(line)
                        played += 1
                        lost += "failed" in line
                        if on_game is not None:
                            on_game(line)
            except KeyboardInterrupt:
                interrupted = True
    finally:
        written.close()
    return Tally(len(numbers) - len(left), played, lost, interrupted)


def games(series: Series, numbers: Sequence[int], where: Where) -> Generator[Line]:
    """The lines of these games, as they are finished."""
    if where.ray is not None:
        from cinqmars.research.cluster import afar

        return afar(series, numbers, where.ray, where.patience)
    return here(series, numbers, where.jobs, where.patience)
