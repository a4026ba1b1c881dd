"""The processes that serve one store: how long each has lived, and who looks on from which."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from cinqmars.server.audience import Here
from cinqmars.server.live import Live
from cinqmars.server.store import Store, StoreDown

PULSE: Final = 5.0  # seconds between two signs of life
LOST: Final = 3 * PULSE  # a process not heard of for so long is gone, and who looked on from it

log = logging.getLogger("cinqmars.server")


class Peers:
    """This process among the others of its store. With SQLite there are no others, only earlier ones."""

    def __init__(self, store: Store, tables: Mapping[str, Live]) -> None:
        self.store = store
        self.tables = tables
        self.name = secrets.token_hex(6)
        self.life = self.name
        self.born = time.time()
        self.said: dict[str, Here] = {}  # what the others know of who looks on from here
        self.heard: dict[str, float] = {}  # when each of the others was last heard of
        self.saying: set[asyncio.Task[None]] = set()
        self.beating: asyncio.Task[None] | None = None
        self.left: list[Callable[[str, bool], None]] = []  # told who is gone, and whether it took its leave
        store.hear(self._hear)

    async def open(self) -> None:
        await self.pulse()
        self.beating = asyncio.create_task(self._beat())

    async def reborn(self) -> None:
        """The store was away: that time counts as nobody's, as if no server had run."""
        self.life, self.born = secrets.token_hex(6), time.time()
        await self.pulse()

    async def close(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
        await asyncio.gather(*self.saying, return_exceptions=True)
        await self._tell({"gone": True})
        await self._live()

    # signs of life

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self.pulse()

    async def pulse(self) -> None:
        """Write that we live, tell the others, and forget those who no longer do."""
        await self._live()
        await self._tell({})
        now = time.monotonic()
        for name in [name for name, at in self.heard.items() if now - at > LOST]:
            self._forget(name, farewell=False)

    async def _live(self) -> None:
        try:
            await self.store.live(self.life, self.born, time.time())
        except StoreDown:
            log.warning("no sign of life could be written")

    async def awake(self, since: float, now: float) -> float:
        """How many of the seconds between any process served the store."""
        spans = sorted([*await self.store.lifetimes(since), (self.born, now)])
        total, end = 0.0, since
        for born, seen in spans:
            total += max(0.0, min(seen, now) - max(born, end))
            end = max(end, min(seen, now))
        return total

    # who looks on

    def gathered(self, live: Live) -> None:
        """Somebody came to a table here, or left it: the others are told, and asked if it is the first."""
        table, here = live.ledger.table, live.audience.here()
        before = self.said.get(table)
        if here == (before or Here()):
            return
        self._say(live, ask=before is None)

    def again(self) -> None:
        """The line to the others was down: say and ask everything once more."""
        for live in [live for live in self.tables.values() if live.audience.listeners]:
            self._say(live, ask=True)

    def _say(self, live: Live, ask: bool) -> None:
        table, here = live.ledger.table, live.audience.here()
        self.said[table] = here
        if here == Here():
            del self.said[table]
        message = {"table": table, "seats": here.seats, "spectators": here.spectators, "ask": ask}
        task = asyncio.get_running_loop().create_task(self._tell(message))
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def _tell(self, message: dict[str, Any]) -> None:
        try:
            await self.store.tell({"from": self.name, **message})
        except StoreDown:
            log.warning("the other processes cannot be told")

    def _hear(self, message: dict[str, Any]) -> None:
        name = message["from"]
        if name == self.name:
            return
        self.heard[name] = time.monotonic()
        if message.get("gone"):
            self._forget(name, farewell=True)
        live = self.tables.get(message.get("table", ""))
        if live is not None:
            live.audience.look_from(name, Here(tuple(message["seats"]), message["spectators"]))
            if message["ask"] and live.audience.listeners:
                self._say(live, ask=False)

    def _forget(self, name: str, farewell: bool) -> None:
        self.heard.pop(name, None)
        for look in self.left:
            look(name, farewell)
        for live in self.tables.values():
            live.audience.look_from(name, Here())
