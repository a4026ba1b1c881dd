"""Whose turn it is to think: no table and no address keeps the workers from the others."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from typing import Final, NamedTuple

HALF_LIFE: Final = 20.0  # seconds after which half of what somebody used is forgotten
BUDGET: Final = 15.0  # seconds of thinking, of late, that an address has while others wait
LONGEST_WAIT: Final = 4.0  # seconds for a turn; then a bot that hardly thinks answers
LATELY: Final = 60.0  # seconds for which a place is kept for others like those who were there
REMEMBERED: Final = 5000  # addresses and tables


class Guest(NamedTuple):
    """For whom a bot thinks: the address that made the table, as its hash, and the table."""

    origin: str = ""
    table: str = ""


class Usage:
    """Seconds of thinking by name, each forgotten by and by."""

    def __init__(self) -> None:
        self.seconds: dict[str, tuple[float, float]] = {}  # how many, and when that was

    def of(self, name: str) -> float:
        seconds, at = self.seconds.get(name, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALF_LIFE) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        self.seconds[name] = (self.of(name) + seconds, time.monotonic())
        if len(self.seconds) > REMEMBERED:
            for least in sorted(self.seconds, key=self.of)[: REMEMBERED // 10]:
                del self.seconds[least]


class TooBusy(Exception):
    """Others have had less: a bot that hardly thinks answers for this one."""


class Turns:
    """Places for a few who think at once; whoever has used least is next.

    While there are several addresses none of them has the last place besides its own.
    """

    def __init__(self, places: int, longest_wait: float = LONGEST_WAIT, spare: bool = False) -> None:
        self.places = places
        self.longest_wait = longest_wait
        self.spare = spare  # the last place is kept for others even while there are none
        self.running: Counter[str] = Counter()  # by address
        self.waiting: dict[asyncio.Future[None], Guest] = {}  # in order of arrival
        self.seen: dict[str, float] = {}  # addresses, and when a bot last began to think for them
        self.by_origin, self.by_table = Usage(), Usage()

    def _may_run(self, origin: str) -> bool:
        own = self.running[origin]
        spared = own < self.places - 1 or own == 0 or (not self.spare and self._alone(origin))
        return spared and self.running.total() < self.places

    def _alone(self, origin: str) -> bool:
        """Whether no bot thought for anybody else of late."""
        lately = time.monotonic() - LATELY
        return not [other for other, at in self.seen.items() if other != origin and at > lately]

    def _spent(self, origin: str) -> bool:
        """Whether an address has used up its budget while somebody else waits."""
        others = any([guest.origin != origin for guest in self.waiting.values()])
        return others and self.by_origin.of(origin) > BUDGET

    async def begin(self, guest: Guest) -> None:
        """Returns when it is the guest's turn. Raises TooBusy if that takes too long or it has had enough."""
        if self._spent(guest.origin):
            raise TooBusy
        self._see(guest.origin)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[place] = guest
        self._next()
        try:
            await asyncio.wait_for(asyncio.shield(place), self.longest_wait)
        except TimeoutError as e:
            self._withdraw(place, guest)
            raise TooBusy from e
        except asyncio.CancelledError:
            self._withdraw(place, guest)
            raise

    def _see(self, origin: str) -> None:
        now = time.monotonic()
        self.seen[origin] = now
        if len(self.seen) > REMEMBERED:
            self.seen = {other: at for other, at in self.seen.items() if at > now - LATELY}

    def _withdraw(self, place: asyncio.Future[None], guest: Guest) -> None:
        if self.waiting.pop(place, None) is None:  # its turn came at this very moment
            self._leave(guest)
        place.cancel()

    def end(self, guest: Guest, seconds: float) -> None:
        self.by_origin.add(guest.origin, seconds)
        self.by_table.add(guest.table, seconds)
        self._leave(guest)

    def _leave(self, guest: Guest) -> None:
        self.running[guest.origin] -= 1
        if not self.running[guest.origin]:
            del self.running[guest.origin]
        self._next()

    def _next(self) -> None:
        while found := [p for p, guest in self.waiting.items() if self._may_run(guest.origin)]:
            place = min(found, key=self._rank)
            guest = self.waiting.pop(place)
            self.running[guest.origin] += 1
            place.set_result(None)

    def _rank(self, place: asyncio.Future[None]) -> tuple[float, ...]:
        guest = self.waiting[place]
        return self.running[guest.origin], self.by_origin.of(guest.origin), self.by_table.of(guest.table)
