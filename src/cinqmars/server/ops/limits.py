"""How much one address may ask of the server, and what it is told when that is too much."""

from __future__ import annotations

import ipaddress
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from cinqmars.kernel import BadInput, Refused

MINUTE: Final = 60.0
REMEMBERED: Final = 10_000  # addresses
NUMBER: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are per second, with a burst; everything but frames and probes is counted per address."""

    requests: tuple[float, float] = (40.0, 400.0)
    tables: tuple[float, float] = (1 / 20, 40.0)
    frames: tuple[float, float] = (30.0, 120.0)  # per socket
    probes: tuple[float, float] = (10.0, 60.0)  # per socket or address
    work: tuple[float, float] = (0.25, 15.0)  # seconds of a processor: looking back, and probes by HTTP
    notes: tuple[float, float] = (1 / 30, 10.0)  # reports, and bells that are hung up
    sockets: int = 200
    all_sockets: int = 5000


ANY: Final = (1e9, 1e9)
UNLIMITED: Final = Limits(ANY, ANY, ANY, ANY, ANY, ANY, 10**6, 10**6)  # for measuring


def chosen(wishes: Sequence[str]) -> Limits:
    """The usual ones but those named: `requests=80/800` is a second and at once, `sockets=500` a number."""
    found: dict[str, Any] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        found[name] = _amount(wish, name, value)
    return replace(Limits(), **found)


def _amount(wish: str, name: str, value: str) -> int | tuple[float, float]:
    usual = getattr(Limits(), name) if name in [field.name for field in fields(Limits)] else None
    numbers = [float(n) if NUMBER.fullmatch(n) else 0.0 for n in value.split("/")]
    if isinstance(usual, int) and len(numbers) == 1 and numbers[0] >= 1:
        return int(numbers[0])
    if isinstance(usual, tuple) and len(numbers) == 2 and min(numbers) > 0 and numbers[1] >= 1:
        return numbers[0], numbers[1]
    raise BadInput(
        "limit",
        f"a limit is one of {spelt(Limits())}, not {wish!r}",
        {"got": wish[:60], "usual": spelt(Limits())},
    )


def spelt(limits: Limits) -> str:
    """As they are chosen."""
    found = {field.name: getattr(limits, field.name) for field in fields(limits)}
    return " ".join(
        [
            f"{name}={value if isinstance(value, int) else '/'.join([f'{n:g}' for n in value])}"
            for name, value in found.items()
        ]
    )


class Bucket:
    """So many a second, with some to spare."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.burst = rate
        self.left, self.at = self.burst, time.monotonic()

    def take(self) -> None:
        """One more; Refused if there is none left."""
        self.check(1.0)
        self.left -= 1

    def check(self, least: float = 0.0) -> None:
        """Refused if less than that is left. What something costs may be known only afterwards."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < least:
            raise Refused("too-often", "slow down", {"wait": max(1, round((least - self.left) / self.rate))})


def household(address: str) -> str:
    """Whom an address is: of IPv6 the first half, which is one subscriber's; the rest is anybody's choice."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Gate:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        self.said: dict[tuple[str, str], float] = {}

    def take(self, what: str, address: str) -> None:
        """One request, table or probe more; Refused if there were too many."""
        self._bucket(what, address).take()

    def check(self, what: str, address: str) -> None:
        """Refused if what was spent before was too much."""
        self._bucket(what, address).check()

    def spend(self, what: str, address: str, amount: float) -> None:
        self._bucket(what, address).left -= amount

    def _bucket(self, what: str, address: str) -> Bucket:
        key = (what, address)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(getattr(self.limits, what))
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket

    def first_of_late(self, reason: str, address: str) -> bool:
        """Whether this has not been said of the address within a minute."""
        now = time.monotonic()
        self.said = {key: at for key, at in self.said.items() if now - at < MINUTE}
        found = (reason, address) not in self.said
        if found and len(self.said) < REMEMBERED:
            self.said[(reason, address)] = now
        return found

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
