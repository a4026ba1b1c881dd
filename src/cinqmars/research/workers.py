"""Processes that play the games of a series: one that dies, or thinks too long, costs the game it was playing."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic
from typing import Any, Final

from cinqmars.research.series import GONE, SLOW, Line, Series, failed, play
from cinqmars.sim import ignoring_interrupts

GLANCE: Final = 0.25  # seconds between two looks at who thinks too long


def work(series: Series, pipe: Connection, seat: Any, since: Any) -> None:
    """In a process of its own: plays what it is told, until nobody tells it anything. Ctrl-C is the parent's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()

    def thinking(who: int, when: float) -> None:
        seat.value, since.value = who, when

    with suppress(BrokenPipeError, EOFError), pipe:
        while True:
            pipe.send(play(series, pipe.recv(), thinking))


def end_with_the_parent() -> None:
    """Even if it was killed, and a bot here would think for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Worker:
    """A process, and the game it is at."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.number = -1  # idle
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.seat, self.since = context.RawValue("i", -1), context.RawValue("d", 0.0)
        self.pipe, theirs = context.Pipe()
        with ignoring_interrupts():
            self.process = context.Process(
                target=work, args=(self.series, theirs, self.seat, self.since), daemon=True
            )
            self.process.start()
        theirs.close()

    def give(self, number: int) -> None:
        self.number = number
        try:
            self.pipe.send(number)
        except OSError:  # it died idle: nothing is lost
            self.stop()
            self.start()
            self.pipe.send(number)

    def take(self) -> Line:
        """The game it has finished; if it died instead, whose fault that was."""
        try:
            line: Line = self.pipe.recv()
        except (EOFError, OSError):
            return self.lost(GONE, "the process died")
        self.number = -1
        return line

    def too_slow(self, patience: float) -> bool:
        return bool(self.seat.value >= 0 and 0 < self.since.value < monotonic() - patience)

    def lost(self, kind: str, why: str) -> Line:
        line = {**failed(self.series.plan(self.number), kind, self.seat.value, why), "answers": []}
        self.stop()
        self.number = -1
        self.start()
        return line

    def play(self, number: int, patience: float) -> Line:
        """One game, waited for."""
        self.give(number)
        while not self.pipe.poll(GLANCE):
            if self.too_slow(patience):
                return self.lost(SLOW, slowness(patience))
        return self.take()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def slowness(patience: float) -> str:
    return f"it thought for more than {patience:g} s"


def here(series: Series, numbers: Sequence[int], jobs: int, patience: float) -> Generator[Line]:
    """The games on this machine, as they are finished."""
    left = list(reversed(numbers))
    workers: list[Worker] = []
    try:
        while left and len(workers) < jobs:
            workers.append(Worker(series))
            workers[-1].give(left.pop())
        while any([worker.number >= 0 for worker in workers]):
            busy = {worker.pipe: worker for worker in workers if worker.number >= 0}
            done: Any = wait(list(busy), GLANCE)
            finished = [(busy[pipe], busy[pipe].take()) for pipe in done]
            for worker in [worker for worker in workers if worker.number >= 0]:
                if worker.too_slow(patience):
                    finished.append((worker, worker.lost(SLOW, slowness(patience))))
            for worker, line in finished:
                if left:
                    worker.give(left.pop())
                yield line
    finally:
        for worker in workers:
            worker.stop()
