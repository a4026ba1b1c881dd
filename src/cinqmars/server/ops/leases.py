"""Whose bots answer at a table: of all processes that hold it one, so that no question is thought about twice."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from cinqmars.server.store import Store, StoreDown

TERM: Final = 30.0  # seconds
SPARE: Final = 22.0  # a bot has so long to think before another process might begin to


class Leases:
    """The tables whose bots this process plays."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.until: dict[str, float] = {}
        self.freed = asyncio.Event()

    async def wait(self, table: str) -> None:
        """Returns when the bots of the table are ours."""
        while (left := await self._ask(table)) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.freed.wait(), left)

    async def _ask(self, table: str) -> float:
        now = time.monotonic()
        if self.until.get(table, 0.0) - now > SPARE:
            return 0.0
        left = await self.store.lease(table, self.process, TERM)
        if not left:
            self.until[table] = now + TERM
        return left

    async def drop(self, table: str) -> None:
        if self.until.pop(table, None) is not None:
            await self.store.unlease(self.process, table)

    async def free(self, process: str) -> None:
        """Another process is gone: its bots are whose who asks first."""
        await self.store.unlease(process)
        self.look_again()

    def look_again(self) -> None:
        """Whoever waits for another process asks once more."""
        self.freed.set()
        self.freed = asyncio.Event()

    async def close(self) -> None:
        with contextlib.suppress(StoreDown):
            if self.until:
                await self.store.unlease(self.process)
