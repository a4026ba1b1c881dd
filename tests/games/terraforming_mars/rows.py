"""Tests of single cards as tables: a row per line, columns with `|` between them, indented lines continue a row.

    mine | 4 M€ | | R: M€ -4, prod steel +1                  played: what R has besides the card, moves, changes, points
    ants | played ants; B: played tardigrades(1) | | ...     used: what R has, moves after that, changes
    pets | R: 25 M€, played pets | standard city, ...        watched: the whole position, all moves, changes

The card that is played or used is not repeated among the changes.
A row of a table of shortages, `ants | oxygen 4 > oxygen 3`, changes the position in which the card was played or used:
then it is not possible any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cinqmars.games.terraforming_mars.questions import ACT
from games.terraforming_mars.notation import Play, table

COLUMNS: Final = 5


class Row(NamedTuple):
    """What a card does from a stated position."""

    card: str
    position: str
    moves: str
    changes: str
    points: str

    def with_hand(self) -> str:
        return f"R: hand {self.card}{', ' if self.position[:1].isalnum() else ''}{self.position}"

    def play(self) -> Play:
        return self.then(table(self.with_hand()).play(f"play {self.card}"))

    def use(self) -> Play:
        return self.then(table(f"R: {self.position}").play(f"use {self.card}"))

    def watch(self) -> Play:
        return self.then(table(self.position))

    def then(self, t: Play) -> Play:
        """The rest of the moves: then all is done, and a new action or a new generation begins."""
        if self.moves:
            t.play(self.moves)
        asked = t.session.pending
        assert len(asked) != 1 or asked[0].kind == ACT, f"{t.asked} is not answered"
        return t

    def told(self, t: Play) -> str:
        """The changes, but for the card itself being played or used."""
        parts = [self.told_of(part) for part in t.changes.split("; ")]
        return "; ".join([part for part in parts if part])

    def told_of(self, part: str) -> str:
        who, colon, what = part.partition(": ")
        if not colon:
            return part
        kept = [item for item in what.split(", ") if item not in (f"plays {self.card}", f"uses {self.card}")]
        return f"{who}: {', '.join(kept)}" if kept else ""


class Shortage(NamedTuple):
    """What is missing, so that a card cannot be played or used."""

    row: Row
    there: str
    instead: str

    def replaced(self, position: str) -> str:
        assert self.there in position, f"{self.row.card}: no {self.there!r} in {position!r}"
        return position.replace(self.there, self.instead, 1)


def lines(text: str) -> Iterator[list[str]]:
    """The cells of each row."""
    joined: list[str] = []
    for line in filter(None, text.splitlines()):
        if line.startswith(" "):
            joined[-1] += " " + line.strip()
        else:
            joined.append(line)
    for line in joined:
        yield [cell.strip() for cell in line.split("|")]


def rows(text: str) -> list[Row]:
    return [Row(*(cells + [""] * COLUMNS)[:COLUMNS]) for cells in lines(text)]


def shortages(text: str, of: list[Row]) -> list[Shortage]:
    first = {row.card: row for row in reversed(of)}
    found: list[Shortage] = []
    for card, missing in lines(text):
        there, _, instead = missing.partition(">")
        found.append(Shortage(first[card], there.strip(), instead.strip()))
    return found


def names(of: list[Row]) -> list[str]:
    return [row.card for row in of]


def cards(text: str) -> set[str]:
    return {cells[0] for cells in lines(text)}
