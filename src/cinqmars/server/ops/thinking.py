"""Bots think in processes of their own: a slow or crashing one only affects its own question."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from cinqmars import bots, games
from cinqmars.bots import Eyes
from cinqmars.kernel import Answer, Decision, Session, Setup
from cinqmars.kernel.session import Mark

PATIENCE: Final = 20.0  # seconds before a bot's place is taken by a simpler one
STALE_PATIENCE: Final = 2.0  # seconds left to a bot whose answer nobody waits for any more
BOOT: Final = 60.0  # seconds for a worker to start
READY: Final = "ready"
SIMPLE: Final = "planner"  # plays for a bot that is late or crashes, for this one question: it hardly thinks


log = logging.getLogger("cinqmars.server")


class Work(NamedTuple):
    """A question with all that a bot needs to answer it, as it travels to a worker."""

    game: str
    setup: tuple[Any, ...]
    mark: tuple[int, dict[str, Any], int, int]
    log: list[tuple[Any, ...]]
    seat: int
    spec: str
    seed: int


def think(work: Work) -> int:
    """In a worker: the answer of a bot to its seat's question, or WAIT."""
    game = games.get(work.game)
    ply, state, barrier, number = work.mark
    marks = [Mark(ply, game.load(state), barrier, number)]
    session = Session(game, Setup(*work.setup), marks, [Answer(*a) for a in work.log])
    return bots.get(work.spec, work.seed).choose(Eyes(session, work.seat), session.asked(work.seat))


def serve_questions(pipe: Connection, answer: Callable[[Work], int]) -> None:
    """A worker's life: questions in, answers out, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's ^C is for the server
    with suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            work = pipe.recv()
            try:
                pipe.send((True, answer(work)))
            except Exception as e:  # a bot's own fault
                pipe.send((False, repr(e)[:200]))


class Worker:
    """One process and the line to it. Blocks until the process is ready: its start is not the bot's fault."""

    def __init__(self, answer: Callable[[Work], int]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve_questions, args=(other, answer), daemon=True)
        self.process.start()
        other.close()
        if not self.pipe.poll(BOOT) or self.pipe.recv() != READY:
            self.kill()
            raise TimeoutError

    def ask(self, work: Work, patience: float) -> int:
        """Blocks. Raises TimeoutError if it takes too long, EOFError if the process dies."""
        self.pipe.send(work)
        if not self.pipe.poll(patience):
            raise TimeoutError
        done, result = self.pipe.recv()
        if not done:
            raise RuntimeError(result)
        answer: int = result
        return answer

    def kill(self) -> None:
        """Whoever waits for it wakes up: its end of the line is gone."""
        self.process.kill()
        self.process.join()


class Thinkers:
    """A few workers. One that is late or dead is replaced, alone; the others do not notice."""

    def __init__(
        self, workers: int = 2, patience: float = PATIENCE, answer: Callable[[Work], int] = think
    ) -> None:
        self.workers = workers
        self.patience = patience
        self.answer = answer
        self.failures = 0
        self.all: set[Worker] = set()
        self.idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self.threads: ThreadPoolExecutor | None = None
        self.asking: set[asyncio.Task[int]] = set()

    def start(self) -> None:
        """Workers themselves are started when first needed."""
        self.idle = asyncio.LifoQueue()
        self.threads = ThreadPoolExecutor(self.workers, "cinqmars-ask")
        for _ in range(self.workers):
            self.idle.put_nowait(None)

    def stop(self) -> None:
        for worker in list(self.all):
            worker.kill()
        self.all.clear()
        if self.threads is not None:
            self.threads.shutdown(wait=True, cancel_futures=True)
            self.threads = None

    async def choose(self, session: Session[Any], d: Decision, spec: str, seed: int) -> int:
        """What the bot answers; a simple one answers in its place if it is late or crashes."""
        mark = session.marks[-1]
        state = (mark.ply, mark.state.to_json(), mark.barrier, mark.number)
        answers = [tuple(a) for a in session.log]
        work = Work(session.game.id, tuple(session.setup), state, answers, d.seat, spec, seed)
        try:
            return await self._ask(work)
        except Exception as e:  # whatever is wrong with a bot must not stop the table
            self.failures += 1
            log.warning("bot failed", extra={"what": spec, "game": work.game, "error": repr(e)[:200]})
        return bots.get(SIMPLE, seed).choose(Eyes(session, d.seat), d)

    async def _ask(self, work: Work) -> int:
        """Wait for a free worker, ask it, give it back; if nobody waits any more it has a moment to finish."""
        worker = await self.idle.get()
        task = asyncio.ensure_future(self._asked(worker, work))
        self.asking.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(STALE_PATIENCE, task.cancel)
            raise

    def _done(self, task: asyncio.Task[int]) -> None:
        self.asking.discard(task)
        if not task.cancelled():
            task.exception()

    async def _asked(self, worker: Worker | None, work: Work) -> int:
        loop = asyncio.get_running_loop()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self.threads, Worker, self.answer)
                self.all.add(worker)
            answer = await loop.run_in_executor(self.threads, worker.ask, work, self.patience)
        except RuntimeError:  # the bot raised: its process is well
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
