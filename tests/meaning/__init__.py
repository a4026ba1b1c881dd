"""What every feature says, told a second time from what lies on the table: one line for each field of each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Once = Callable[[Any, int], Sequence[float]]  # state, seat
Block = Callable[
    [Any, int, int], Sequence[float]
]  # and the number of the player from the seat on, or of the thing

Things = tuple[Mapping[str, Block], Callable[[Any], list[int]]]  # numbered ones, and which of them are there


def one(size: int, at: int | None) -> list[float]:
    """A single 1, or none."""
    return [float(i == at) for i in range(size)]


def marks(size: int, which: Iterable[int]) -> list[float]:
    chosen = {*which}
    return [float(i in chosen) for i in range(size)]


def bits(size: int, mask: int) -> list[float]:
    return [float(mask >> i & 1) for i in range(size)]


def who(s: Any, seat: int, p: int, chairs: int, n: int = 0) -> list[float]:
    """A 1 for the player, from the seat on; below 0 nobody."""
    return one(chairs, (p - seat) % (n or s.n) if p >= 0 else None)
