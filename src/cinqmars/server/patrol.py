"""The round of all tables, opened or not: what is due there is seen to."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from cinqmars.kernel import CinqMarsError
from cinqmars.server.live import Live
from cinqmars.server.store import Store, StoreDown
from cinqmars.server.times import LEASE, due_at

ROUND: Final = 30.0  # seconds between two rounds at most: other processes make tables too
SOONEST: Final = 0.1  # seconds between two at least
BATCH: Final = 50  # tables at once

log = logging.getLogger("cinqmars.server")


class Patrol:
    """One task with one timer, for however many tables rest in the store."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, Live],
        find: Callable[[str], Awaitable[Live]],
    ) -> None:
        self.store = store
        self.tables = tables
        self.find = find
        self.walking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.walking = asyncio.get_running_loop().create_task(self._walk())

    def stop(self) -> None:
        if self.walking is not None:
            self.walking.cancel()

    async def _walk(self) -> None:
        while True:
            wait = ROUND
            try:
                wait = await self.round()
            except StoreDown:
                log.debug("no round: the store is away")
            except Exception:
                log.exception("the round was broken off")
            await asyncio.sleep(wait)

    async def round(self) -> float:
        """See to all that is due now; the seconds until something is due next."""
        while rows := await self.store.due(time.time(), BATCH):
            for table, due in rows:
                await self._see_to(table, due)
        next_ = await self.store.next_due()
        return min(max(next_ - time.time(), SOONEST), ROUND) if next_ else ROUND

    async def _see_to(self, table: str, due: float) -> None:
        """Open the table, which sets its clocks and bots to work; one process does, the others leave it alone."""
        until = time.time() + LEASE
        if not await self.store.claim(table, due, until):
            return
        try:
            live = self.tables.get(table) or await self.find(table)
        except StoreDown:
            raise
        except CinqMarsError as e:
            log.warning("table cannot be woken", extra={"table": table, "error": e.reason})
            await self.store.claim(table, until, 0.0)
            return
        next_ = due_at(live.ledger, live.session, time.time())
        await self.store.claim(table, until, next_ and max(next_, until))
