"""How much one address may ask of the server, and what it is told when that is too much."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from cinqmars.kernel import Refused

REMEMBERED: Final = 10_000  # addresses


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are per second, with a burst; everything but frames and probes is counted per address."""

    requests: tuple[float, float] = (40.0, 400.0)
    tables: tuple[float, float] = (1 / 20, 40.0)
    frames: tuple[float, float] = (30.0, 120.0)  # per socket
    probes: tuple[float, float] = (10.0, 60.0)  # per socket or address
    sockets: int = 200
    all_sockets: int = 5000


class Bucket:
    """So many a second, with some to spare."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.burst = rate
        self.left, self.at = self.burst, time.monotonic()

    def take(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            raise Refused("too-often", "slow down", {"wait": max(1, round((1 - self.left) / self.rate))})
        self.left -= 1


class Gate:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def take(self, what: str, address: str) -> None:
        """One request, table or probe more; Refused if there were too many."""
        key = (what, address)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(getattr(self.limits, what))
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        bucket.take()

    def enter(self, address: str) -> None:
        """A socket more; Refused if there are too many."""
        full = self.sockets[address] >= self.limits.sockets
        if full or self.sockets.total() >= self.limits.all_sockets:
            raise Refused("too-many-sockets", "too many sockets are open", {"limit": self.limits.sockets})
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
