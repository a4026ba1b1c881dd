"""Positions as numbers, for learners: a fixed row of named fields, written into a plain buffer of floats."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any, NamedTuple


class Feature(NamedTuple):
    """`size` numbers under one name: counts and marks as they lie on the table."""

    name: str
    size: int = 1
    most: int = 1  # what they seldom exceed: learners divide by it
    about: str = ""  # what they say; docs/features.md is made of it


def by_seat(players: int, *features: Feature) -> list[Feature]:
    """The same block for each player, the observer's own first and then those after it; empty chairs stay 0."""
    names = ["own", *[f"next-{k}" for k in range(1, players)]]
    return [f._replace(name=f"{name}-{f.name}") for name in names for f in features]


def numbered(name: str, number: int, *features: Feature) -> list[Feature]:
    """The same block for each of several things, from 1 on; those that are not there stay 0."""
    return [f._replace(name=f"{name}-{k}-{f.name}") for k in range(1, number + 1) for f in features]


class Layout:
    """Where each feature lies in the row."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self.at: dict[str, int] = {}
        self.size: int = 0
        for f in features:
            if f.name in self.at:
                raise ValueError(f"two features are called {f.name}")
            self.at[f.name] = self.size
            self.size += f.size
        self.blank: list[float] = [0.0] * self.size  # zeros that are floats already are packed fastest
        self.struct: Struct = Struct(f"{self.size}f")

    def write(self, row: list[float], out: Any) -> None:
        """Into any buffer of as many C floats: array("f"), a memoryview, a row of a matrix."""
        self.struct.pack_into(out, 0, *row)


def put(row: list[float], at: int, values: list[int]) -> None:
    """Lay `values` down from `at` on."""
    for i in range(len(values)):
        row[at + i] = float(values[i])


def put_bits(row: list[float], at: int, mask: int) -> None:
    """A 1 for every bit of `mask`."""
    while mask:
        if mask & 1:
            row[at] = 1.0
        mask >>= 1
        at += 1


def mark(row: list[float], at: int, which: list[int]) -> None:
    """A 1 for each of these numbers."""
    for i in which:
        row[at + i] = 1.0
