"""A store whose outages are noticed: one task tries again with back-off, and whoever waits goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from cinqmars.server.ops.metrics import Histogram
from cinqmars.server.store import Bell, Checkpoint, Head, Hear, Hint, LogEntry, Report, Store, StoreDown

T = TypeVar("T")

FIRST: Final = 0.25  # seconds before an absent store is tried again; each time twice as long
LONGEST: Final = 5.0
CALM: Final = 30.0  # seconds without an outage after which the next one begins with FIRST
PROMPT: Final = 0.8  # seconds after which a store that says nothing is away
FRESH: Final = 0.5  # seconds for which what was found out about a store is still true

log = logging.getLogger("cinqmars.server")


class Watched:
    """The contract of a store, over a store; `returned` are called when an outage is over."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seconds = {what: Histogram() for what in ("append", "read", "write", "tell")}  # until the answer
        self.outages = 0
        self.returned: list[Callable[[], None]] = []
        self.back = asyncio.Event()
        self.back.set()
        self.trying: asyncio.Task[None] | None = None
        self.wait = FIRST
        self.calm_since = 0.0
        self.asking: asyncio.Task[bool] | None = None
        self.asked = 0.0
        self.closed = False

    @property
    def found(self) -> int:
        return self.store.found

    @property
    def shared(self) -> bool:
        return self.store.shared

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        self.closed = True
        for task in (self.trying, self.asking):
            if task is not None:
                task.cancel()
        await self.store.close()

    # outages

    async def _watched(self, what: str, work: Awaitable[T]) -> T:
        began = time.perf_counter()
        try:
            return await work
        except StoreDown as e:
            self._lost(str(e))
            raise
        finally:
            self.seconds[what].add(time.perf_counter() - began)

    def _lost(self, why: str) -> None:
        if self.trying is None and not self.closed:
            self.outages += 1
            self.back.clear()
            log.error("store is away", extra={"error": why[:200]})
            self.trying = asyncio.get_running_loop().create_task(self._try_again())

    async def _try_again(self) -> None:
        began = time.monotonic()
        if began - self.calm_since > CALM:
            self.wait = FIRST
        while True:
            await asyncio.sleep(self.wait * random.uniform(0.7, 1.3))
            self.wait = min(2 * self.wait, LONGEST)
            if await self._answers():
                break
        self.calm_since, self.trying = time.monotonic(), None
        log.warning("store is back", extra={"ms": round(1000 * (self.calm_since - began))})
        self.back.set()
        for look in self.returned:
            look()

    async def _answers(self) -> bool:
        """Whether it can write; no answer is one too. One question at a time, however many ask."""
        fresh = self.asking is not None and time.monotonic() - self.asked < FRESH
        if self.asking is None or (self.asking.done() and not fresh):
            self.asking = asyncio.get_running_loop().create_task(self.store.alive())
            self.asked = time.monotonic()
        asking = self.asking
        done, _ = await asyncio.wait({asking}, timeout=PROMPT)
        return bool(done) and not asking.cancelled() and asking.exception() is None and asking.result()

    async def alive(self) -> bool:
        """Within a second."""
        found = self.trying is None and not self.closed and await self._answers()
        if not found:
            self._lost("no answer")
        return found

    # the contract

    async def append(
        self,
        table: str,
        entry: LogEntry,
        card: dict[str, Any],
        keys: Sequence[str] = (),
        due: float = 0.0,
    ) -> bool:
        return await self._watched("append", self.store.append(table, entry, card, keys, due))

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        return await self._watched("read", self.store.due(before, limit))

    async def next_due(self) -> float:
        return await self._watched("read", self.store.next_due())

    async def claim(self, table: str, due: float, until: float) -> bool:
        return await self._watched("write", self.store.claim(table, due, until))

    async def report(self, report: Report) -> None:
        await self._watched("write", self.store.report(report))

    async def reports(self, limit: int) -> list[Report]:
        return await self._watched("read", self.store.reports(limit))

    async def drop_report(self, id: str) -> bool:
        return await self._watched("write", self.store.drop_report(id))

    async def hang(self, bell: Bell) -> None:
        await self._watched("write", self.store.hang(bell))

    async def bells(self, person: str) -> list[Bell]:
        return await self._watched("read", self.store.bells(person))

    async def unhang(self, person: str, address: str) -> None:
        await self._watched("write", self.store.unhang(person, address))

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return await self._watched("read", self.store.read(table, after))

    async def mark(self, table: str, checkpoint: Checkpoint, last: bool = False) -> None:
        await self._watched("write", self.store.mark(table, checkpoint, last))

    async def marks(self, table: str) -> list[Checkpoint]:
        return await self._watched("read", self.store.marks(table))

    async def shown(self, limit: int, game: str = "", state: str = "") -> list[Head]:
        return await self._watched("read", self.store.shown(limit, game, state))

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        return await self._watched("read", self.store.heads(limit, tables))

    async def delete(self, table: str) -> bool:
        return await self._watched("write", self.store.delete(table))

    async def unmoved(self, before: float, limit: int) -> list[str]:
        return await self._watched("read", self.store.unmoved(before, limit))

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        return await self._watched("read", self.store.opened_by(keys))

    def listen(self, hint: Hint) -> None:
        self.store.listen(hint)

    async def hold(self, table: str) -> None:
        await self.store.hold(table)

    def release(self, table: str) -> None:
        self.store.release(table)

    async def lease(self, table: str, process: str, seconds: float) -> float:
        return await self._watched("write", self.store.lease(table, process, seconds))

    async def unlease(self, process: str, table: str = "") -> None:
        await self._watched("write", self.store.unlease(process, table))

    async def tell(self, message: dict[str, Any]) -> None:
        await self._watched("tell", self.store.tell(message))

    def hear(self, hear: Hear) -> None:
        self.store.hear(hear)

    async def setting(self, name: str, first: str) -> str:
        return await self._watched("write", self.store.setting(name, first))

    async def live(self, process: str, born: float, seen: float) -> None:
        await self._watched("write", self.store.live(process, born, seen))

    async def lifetimes(self, after: float) -> list[tuple[float, float]]:
        return await self._watched("read", self.store.lifetimes(after))
