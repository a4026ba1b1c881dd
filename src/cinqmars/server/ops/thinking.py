"""Bots think in processes of their own: a slow or crashing one only affects its own question."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from cinqmars import bots, games
from cinqmars.bots import Eyes
from cinqmars.kernel import Answer, Decision, Session, Setup
from cinqmars.kernel.session import Mark
from cinqmars.server.ops.metrics import Histogram
from cinqmars.server.ops.turns import LONGEST_WAIT, Guest, TooBusy, Turns
from cinqmars.server.ops.workers import Pool

PATIENCE: Final = 20.0  # seconds before a bot's place is taken by a simpler one
STALE_PATIENCE: Final = 2.0  # seconds left to a bot whose answer nobody waits for any more
GUEST: Final = Guest()  # nobody in particular
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


class Thinkers:
    """A few workers. One that is late or dead is replaced, alone; the others do not notice."""

    def __init__(
        self,
        workers: int = 2,
        patience: float = PATIENCE,
        answer: Callable[[Work], int] = think,
        longest_wait: float = LONGEST_WAIT,
    ) -> None:
        self.turns = Turns(workers, longest_wait)
        self.weakened = 0
        self.patience = patience
        self.failures = 0
        self.wait_seconds = Histogram()  # for a turn
        self.pool: Pool[Work, int] = Pool(workers, answer)
        self.asking = self.pool.asking

    def start(self) -> None:
        self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()

    async def choose(
        self, session: Session[Any], d: Decision, spec: str, seed: int, guest: Guest = GUEST
    ) -> int:
        """What the bot answers; a simple one in its place if it is late or crashes, or if too many wait."""
        mark = session.marks[-1]
        state = (mark.ply, mark.state.to_json(), mark.barrier, mark.number)
        answers = [tuple(a) for a in session.log]
        work = Work(session.game.id, tuple(session.setup), state, answers, d.seat, spec, seed)
        try:
            began = time.monotonic()
            try:
                await self.turns.begin(guest)
            finally:
                self.wait_seconds.add(time.monotonic() - began)
            return await self._ask(work, guest)
        except TooBusy:
            self.weakened += 1
            log.warning(
                "weaker bot", extra={"table": guest.table, "game": work.game, "what": f"{SIMPLE} for {spec}"}
            )
        except Exception as e:  # whatever is wrong with a bot must not stop the table
            self.failures += 1
            log.warning("bot failed", extra={"what": spec, "game": work.game, "error": repr(e)[:200]})
        return bots.get(SIMPLE, seed).choose(Eyes(session, d.seat), d)

    async def _ask(self, work: Work, guest: Guest) -> int:
        """Ask a worker; if nobody waits any more it has a moment to finish."""
        began = time.monotonic()
        task = self.pool.ask(work, self.patience)
        task.add_done_callback(lambda _: self.turns.end(guest, time.monotonic() - began))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(STALE_PATIENCE, task.cancel)
            raise
