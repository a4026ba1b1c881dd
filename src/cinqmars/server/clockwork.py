"""Clocks: whoever has no time left is played for by a bot; nobody loses time while no server runs."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from cinqmars.server.background import Background
from cinqmars.server.ledger import RESUME, RUNNING
from cinqmars.server.live import Live
from cinqmars.server.ops.peers import Peers
from cinqmars.server.seats import usual_bot_at

NOTICED: Final = 0.1  # seconds without a server that are given back
TICK: Final = 0.02  # seconds after a clock's end before we look at it


class Clockwork:
    """An alarm for each table whose clocks run."""

    def __init__(self, background: Background, peers: Peers) -> None:
        self.background = background
        self.peers = peers
        self.alarms: dict[str, tuple[float, asyncio.TimerHandle]] = {}  # when a clock of a table runs out

    async def resume(self, live: Live) -> None:
        """Nobody loses time while no server runs."""
        while live.ledger.state == RUNNING and any([c.since for c in live.ledger.clocks]):
            now, slept, clocks = time.time(), 0.0, []
            for c in live.ledger.clocks:
                used = await self.peers.awake(c.since, now) if c.since else 0.0
                slept = max(slept, now - c.since - used if c.since else 0.0)
                clocks.append([round(max(0.0, c.left - used), 3), now if c.since else 0.0])
            if slept < NOTICED or await live.write(RESUME, {"clocks": clocks}):
                return

    def set_alarm(self, live: Live) -> None:
        """Look again when the next clock of this table runs out."""
        ledger = live.ledger
        running = [c.since + c.left for c in ledger.clocks if c.since] if ledger.state == RUNNING else []
        table, at = ledger.table, min(running, default=0.0)
        if self.alarms.get(table, (0.0, None))[0] == at:
            return
        self.cancel(live)
        if at:
            delay = max(0.0, at - time.time()) + TICK
            ring = asyncio.get_running_loop().call_later(delay, self._ring, live)
            self.alarms[table] = (at, ring)

    def cancel(self, live: Live) -> None:
        _, ring = self.alarms.pop(live.ledger.table, (0.0, None))
        if ring is not None:
            ring.cancel()

    def _ring(self, live: Live) -> None:
        self.alarms.pop(live.ledger.table, None)
        self.background.later(("clock", live.ledger.table), live.undisturbed(self.time_is_up(live)))

    async def time_is_up(self, live: Live) -> None:
        """A bot plays for whoever has no time left, until its holder is back."""
        async with live.lock:
            for n, clock in enumerate(live.ledger.clocks):
                if clock.since and clock.at(time.time()) <= 0 and not live.ledger.seats[n].bot:
                    await live.write("bot", {"seat": n, "bot": usual_bot_at(live), "why": "clock"})
        self.set_alarm(live)

    def close(self) -> None:
        for _, ring in self.alarms.values():
            ring.cancel()
