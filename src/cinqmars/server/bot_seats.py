"""Seats that bots play: each bot that is asked thinks, waits a little, and answers."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from cinqmars import bots
from cinqmars.kernel import WAIT, CinqMarsError, Decision, Session
from cinqmars.server.audience import Here
from cinqmars.server.background import Background
from cinqmars.server.capability import hashed
from cinqmars.server.ledger import RUNNING
from cinqmars.server.live import Live
from cinqmars.server.ops.leases import Leases
from cinqmars.server.ops.metrics import Metrics
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.ops.turns import Guest
from cinqmars.server.store import StoreDown
from cinqmars.server.store.watched import Watched

BOT_PAUSE: Final = 0.5  # seconds before a bot answers, so that people can follow
ANSWERING: Final = 0


class BotSeats:
    """One task for each seat whose bot is asked."""

    def __init__(
        self,
        store: Watched,
        background: Background,
        thinkers: Thinkers,
        metrics: Metrics,
        pause: float,
        closing: asyncio.Event,
        leases: Leases,
    ) -> None:
        self.leases = leases
        self.store = store
        self.background = background
        self.thinkers = thinkers
        self.metrics = metrics
        self.pause = pause
        self.thinking: dict[Any, int] = {}  # the token of the question a bot's task is at; 0: it is answering
        self.closing = closing

    def wake(self, live: Live) -> None:
        """Let every bot that is asked begin to think; one task per seat, for the question as it is now."""
        session = live.session
        if session is None or self.closing.is_set():
            return
        if live.ledger.state != RUNNING or not wanted(live):
            self.cancel(live)
            return
        for n, seat in enumerate(live.ledger.seats):
            key, d = (live.ledger.table, n), _question(session, n) if seat.bot else None
            at = self.thinking.get(key)
            if at and (d is None or d.token() != at):
                self.background.tasks[key].cancel()
                self._stopped(key)
                at = None
            if d is not None and at is None:
                self.thinking[key] = d.token()
                self.background.later(key, self._play(live, n))

    def cancel(self, live: Live) -> None:
        for n in range(len(live.ledger.seats)):
            key = (live.ledger.table, n)
            if self.thinking.get(key):
                self.background.tasks[key].cancel()
                self._stopped(key)

    def _stopped(self, key: Any) -> None:
        self.thinking.pop(key, None)
        self.background.tasks.pop(key, None)

    async def _play(self, live: Live, seat: int) -> None:
        """Think and answer as long as the seat is asked and a bot holds it."""
        key = (live.ledger.table, seat)
        own = asyncio.current_task()
        try:
            while True:
                session, spec = live.session, live.ledger.seats[seat].bot
                d = _question(session, seat)
                if session is None or d is None or not spec:
                    return
                self.thinking[key] = d.token()
                await self.leases.wait(live.ledger.table)
                began = time.monotonic()
                guest = Guest(live.ledger.origin, live.ledger.table)
                arg = await self.thinkers.choose(session, d, spec, _bot_seed(live, seat), guest)
                await asyncio.sleep(
                    max(0.0, self.pause_before(live, session, d) - (time.monotonic() - began))
                )
                if arg == WAIT:
                    return
                self.thinking[key] = ANSWERING
                try:
                    await self._answer(live, seat, d, arg)
                    self.metrics.answers["bot"] += 1
                except CinqMarsError:
                    if _question(live.session, seat) == d:
                        return  # refused as it stands: never the same again and again
        finally:
            if self.background.tasks.get(key) is own:
                self.thinking.pop(key, None)

    async def _answer(self, live: Live, seat: int, d: Decision, arg: int) -> None:
        """Once the store takes it: what was thought out is not thrown away."""
        while True:
            try:
                await live.answer(seat, [(d.kind, arg)], d.token(), whole=False, by="bot")
                return
            except StoreDown:
                await self.store.back.wait()

    def pause_before(self, live: Live, session: Session[Any], d: Decision) -> float:
        """Seconds before the bot answers: where people were asked something first, it gives them time."""
        others = [q for q in session.pending if q.seat != d.seat and not live.ledger.seats[q.seat].bot]
        racing = d.must and any([bots.prompts(q) for q in others])
        return session.game.patience if racing and self.pause else self.pause


def wanted(live: Live) -> bool:
    """Whether somebody plays or looks on: bots among themselves play for those who watch."""
    return bool(live.ledger.people()) or live.audience.present() != Here()


def _question(session: Session[Any] | None, seat: int) -> Decision | None:
    mine = [d for d in session.pending if d.seat == seat] if session is not None else []
    return mine[0] if mine else None


def _bot_seed(live: Live, seat: int) -> int:
    """A seed from what nobody is told, not from the table's: luck tells nothing of the cards, nor is it foretold."""
    return int(hashed(f"{live.ledger.host}/{live.ledger.table}/{seat}")[:12], 16)
