"""Looking back takes replaying: that happens in processes of its own, in turns, and once for all who ask alike."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from cinqmars import games
from cinqmars.kernel import Answer, Refused, Session, Setup
from cinqmars.kernel.session import Mark
from cinqmars.server import wire
from cinqmars.server.ops.turns import Guest, TooBusy, Turns
from cinqmars.server.ops.workers import Failed, Pool
from cinqmars.server.positions import figure, seat_record, step, told, whole_record, whole_story
from cinqmars.server.wire import encoder

HISTORY: Final = "history"
AT: Final = "at"
FIGURES: Final = "figures"
RECORD: Final = "record"
KNOWN: Final = "known"

WORKERS: Final = 2  # one is always left for others than the address that asks most
PATIENCE: Final = 30.0  # seconds for one, from asking to the answer
NICE: Final = 10  # play comes first
EFFORT: Final = 6  # of nine
KEPT: Final = 64 * 2**20  # bytes of what was made, for whoever asks again


class Study(NamedTuple):
    """What is asked of a game's past, with all it takes to tell, as it travels to a worker."""

    what: str
    game: str
    setup: tuple[Any, ...]
    marks: list[tuple[int, dict[str, Any], int, int]]  # none: from the start
    log: list[tuple[Any, ...]]
    seat: int
    steps: tuple[int, ...] = ()


class Made(NamedTuple):
    """The answer, compressed; and a name for it, by which a client need not load it twice."""

    squeezed: bytes
    name: str
    seconds: float


def study(asked: Study) -> Made:
    """In a worker. Raises Diverged if the rules have changed since and no checkpoint helps."""
    began = time.process_time()
    game = games.get(asked.game)
    setup = Setup(*asked.setup)
    marks = [Mark(ply, game.load(state), barrier, number) for ply, state, barrier, number in asked.marks]
    log = [Answer(*a) for a in asked.log]
    told_to = asked.steps[0] if asked.what == AT else len(log)
    session = Session(game, setup, marks or [Mark(0, game.new(setup))], log[:told_to])
    raw = encoder.encode(_found(asked, session, log))
    return Made(
        gzip.compress(raw, EFFORT, mtime=0),
        blake2b(raw, digest_size=12).hexdigest(),
        time.process_time() - began,
    )


def _found(asked: Study, session: Session[Any], log: list[Answer]) -> Any:
    match asked.what:
        case "history":
            return wire.History(len(session.log), told(session, asked.seat, whole_story(session), None))
        case "at":
            ply = len(session.log)
            return step(session, asked.seat, log[ply] if ply < len(log) else None, len(log))
        case "figures":
            return wire.Figures([figure(session, asked.seat, ply) for ply in asked.steps])
        case "record":
            return whole_record(session)
        case _:
            return seat_record(session, asked.seat)


def work(asked: Study) -> Made:
    with suppress(OSError):
        os.nice(NICE - os.nice(0))
    return study(asked)


class Studies:
    """Workers for the past, started when first asked, and what they have found."""

    def __init__(self, workers: int = WORKERS) -> None:  # 0: here, for tools
        self.pool: Pool[Study, Made] = Pool(workers, work)
        self.turns = Turns(max(1, workers), PATIENCE, spare=True)
        self.kept: OrderedDict[tuple[Any, ...], Made] = OrderedDict()
        self.size = 0
        self.making: dict[tuple[Any, ...], asyncio.Task[Made]] = {}

    async def stop(self) -> None:
        await self.pool.stop()

    async def ask(
        self,
        table: str,
        turned: int,
        known: Session[Any],
        what: str,
        seat: int,
        *steps: int,
        origin: str = "",
    ) -> Made:
        """What a seat that knows `known` may learn of the past; made once for each state of the table."""
        for ply in steps:
            if ply > len(known.log):
                raise Refused("no-such-ply", "the game has not come that far", {"last": len(known.log)})
        key = (table, turned, len(known.log), what, seat, steps)
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found._replace(seconds=0.0)
        if key not in self.making:
            task = asyncio.ensure_future(self._make(known, what, seat, steps, Guest(origin, table)))
            self.making[key] = task
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self.making[key])

    def _keep(self, key: tuple[Any, ...], task: asyncio.Task[Made]) -> None:
        del self.making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self.kept[key] = task.result()
        self.size += len(task.result().squeezed)
        while self.size > KEPT:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest.squeezed)

    async def _make(
        self, known: Session[Any], what: str, seat: int, steps: tuple[int, ...], guest: Guest
    ) -> Made:
        nearest = [m for m in known.marks if m.ply < max(1, steps[0])][-1:] if what == AT else []
        log = [tuple(a) for a in known.log]
        asked = Study(what, known.game.id, tuple(known.setup), plain(nearest), log, seat, steps)
        try:
            await self.turns.begin(guest)
        except TooBusy as e:
            raise Refused("busy", "too many look back", {"wait": 5}) from e
        began = time.monotonic()
        try:
            return await self._asked(asked)
        except Failed:  # today's rules tell it otherwise: from the checkpoints that are left
            before = [m for m in known.marks if what != AT or m.ply <= steps[0]]
            return await self._asked(asked._replace(marks=plain(before)))
        except (TimeoutError, EOFError) as e:
            raise Refused("busy", "looking back took too long", {"wait": 5}) from e
        finally:
            self.turns.end(guest, time.monotonic() - began)

    async def _asked(self, asked: Study) -> Made:
        if not self.pool.workers:
            return study(asked)
        if self.pool.threads is None:
            self.pool.start()
        return await self.pool.ask(asked, PATIENCE)


def plain(marks: list[Mark]) -> list[tuple[int, dict[str, Any], int, int]]:
    return [(m.ply, m.state.to_json(), m.barrier, m.number) for m in marks]
