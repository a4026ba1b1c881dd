"""Streams for bots: everything a seat is told, a line of JSON each, until the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from msgspec.structs import asdict

from cinqmars.server import seats, wire
from cinqmars.server.hub import Hub
from cinqmars.server.live import Live
from cinqmars.server.wire import encoder

QUEUE: Final = 256  # messages a slow client may be behind before it is cut off
BREATH: Final = 15.0  # seconds between signs of life


class Stream:
    """A client of one seat that reads lines; one that does not keep up is cut off."""

    def __init__(
        self, hub: Hub, live: Live, seat: int, keys: tuple[str, ...], closed: Callable[[], None]
    ) -> None:
        self.hub = hub
        self.live = live
        self.queue: asyncio.Queue[wire.Push | None] = asyncio.Queue(QUEUE)
        self.seats: tuple[int, ...] = (seat,)
        self.keys = keys
        self.whole = True
        self.begun = False
        self.over = False
        self.closed = closed

    def send(self, message: wire.Push) -> None:
        if self.queue.qsize() < QUEUE - 1:
            self.queue.put_nowait(message)
        elif not self.queue.full():
            self.queue.put_nowait(None)

    async def lines(self) -> AsyncIterator[bytes]:
        try:
            await self.hub.refresh(self.live)
            await seats.returned(self.live, self.seats)
            self.live.audience.join(self, {})
            while not self.over:
                line = await self._next()
                if not line:
                    return
                yield line
        finally:
            self.live.audience.part(self)
            self.closed()

    async def _next(self) -> bytes:
        """The next line, an empty one as a sign of life; nothing when the server closes or the client is slow."""
        getting = asyncio.ensure_future(self.queue.get())
        closing = asyncio.ensure_future(self.hub.closing.wait())
        try:
            await asyncio.wait([getting, closing], timeout=BREATH, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                return self._line(getting.result())
            return b"" if closing.done() else b"\n"
        finally:
            getting.cancel()
            closing.cancel()

    def _line(self, message: wire.Push | None) -> bytes:
        if message is None:
            return b""
        if isinstance(message, wire.Position):
            of_stream = wire.GameState if self.begun else wire.GameFull
            self.begun, self.over = True, message.over is not None
            message = of_stream(**asdict(message))
        return encoder.encode(message) + b"\n"
