"""People at tables of a real server, each with a line of their own."""

from __future__ import annotations

import random
import time

from cinqmars.client import MadeTable
from server.house import House, Line


def sit(h: House, lines: list[Line], table: MadeTable, *seats: int) -> list[Line]:
    """A line for each seat, with its first position heard."""
    new = [h.line(table.id, table.seats[n].token) for n in seats]
    lines += new
    for line in new:
        line.until("position")
    return new


def asked(lines: list[Line]) -> list[int]:
    """The seats that must answer, after hearing all that is on its way."""
    end = time.monotonic() + 30
    while True:
        for line in lines:
            line.drain(0.03)
        seats = [n for n, line in enumerate(lines) if (line.positions[n]["question"] or {}).get("must")]
        if seats:
            return seats
        assert time.monotonic() < end and not lines[0].positions[0]["over"], "nobody is asked"


def heard(line: Line) -> int:
    """How many messages, apart from who comes and goes and whose choice is in."""
    return len([m for m in line.received if m["type"] not in {"table", "ready"}])


def until_alone(lines: list[Line], rng: random.Random) -> int:
    """Play until exactly one seat is asked; which."""
    while True:
        seats = asked(lines)
        if len(seats) == 1:
            return seats[0]
        lines[seats[0]].answer(seats[0], rng)


def wait_for_question(line: Line, seat: int) -> None:
    end = time.monotonic() + 20
    while not (line.positions[seat]["question"] or {}).get("must"):
        assert time.monotonic() < end and not line.positions[seat]["over"]
        line.until("position", timeout=20)
