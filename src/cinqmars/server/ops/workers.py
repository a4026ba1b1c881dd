"""Processes that answer questions: a slow or crashing one only affects its own question."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

A = TypeVar("A")
R = TypeVar("R")

BOOT: Final = 60.0  # seconds for a worker to start
READY: Final = "ready"


class Failed(Exception):
    """The work itself raised; its process is well."""


def serve_questions(pipe: Connection, answer: Callable[[Any], Any]) -> None:
    """A worker's life: questions in, answers out, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's ^C is for the server
    with suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            work = pipe.recv()
            try:
                pipe.send((True, answer(work)))
            except Exception as e:  # the work's own fault
                pipe.send((False, repr(e)[:200]))


class Worker(Generic[A, R]):
    """One process and the line to it. Blocks until the process is ready: its start is not the work's fault."""

    def __init__(self, answer: Callable[[A], R]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve_questions, args=(other, answer), daemon=True)
        self.process.start()
        other.close()
        if not self.pipe.poll(BOOT) or self.pipe.recv() != READY:
            self.kill()
            raise TimeoutError

    def ask(self, work: A, patience: float) -> R:
        """Blocks. Raises TimeoutError if it takes too long, EOFError if the process dies, Failed if the work does."""
        self.pipe.send(work)
        if not self.pipe.poll(patience):
            raise TimeoutError
        done, result = self.pipe.recv()
        if not done:
            raise Failed(result)
        answer: R = result
        return answer

    def kill(self) -> None:
        """Whoever waits for it wakes up: its end of the line is gone."""
        self.process.kill()
        self.process.join()


class Pool(Generic[A, R]):
    """A few workers, started when first needed. One that is late or dead is replaced, alone."""

    def __init__(self, workers: int, answer: Callable[[A], R]) -> None:
        self.workers = workers
        self.answer = answer
        self.all: set[Worker[A, R]] = set()
        self.idle: asyncio.LifoQueue[Worker[A, R] | None] = asyncio.LifoQueue()
        self.threads: ThreadPoolExecutor | None = None
        self.asking: set[asyncio.Task[R]] = set()

    def start(self) -> None:
        self.idle = asyncio.LifoQueue()
        self.threads = ThreadPoolExecutor(self.workers, "cinqmars-ask")
        for _ in range(self.workers):
            self.idle.put_nowait(None)

    async def stop(self) -> None:
        for worker in list(self.all):
            worker.kill()
        self.all.clear()
        if self.threads is not None:
            threads, self.threads = self.threads, None
            await asyncio.to_thread(threads.shutdown, wait=True, cancel_futures=True)

    def ask(self, work: A, patience: float) -> asyncio.Task[R]:
        """Ask the next free worker, and give it back."""
        task = asyncio.ensure_future(self._asked(work, patience))
        self.asking.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[R]) -> None:
        self.asking.discard(task)
        if not task.cancelled():
            task.exception()

    async def _asked(self, work: A, patience: float) -> R:
        loop = asyncio.get_running_loop()
        worker = await self.idle.get()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self.threads, Worker, self.answer)
                self.all.add(worker)
            answer = await loop.run_in_executor(self.threads, worker.ask, work, patience)
        except Failed:
            self.idle.put_nowait(worker)
            raise
        except BaseException:
            if worker is not None:
                self.all.discard(worker)
                worker.kill()
            self.idle.put_nowait(None)
            raise
        self.idle.put_nowait(worker)
        return answer
