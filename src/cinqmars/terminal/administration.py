"""What the commands of `cinqmars admin` print: lists of tables and seats, and what is wrong with a store."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.server.ops.admin import Finding, SeatLine, TableLine
from cinqmars.terminal.ink import Ink
from cinqmars.text import Speaker


def tables(lines: Sequence[TableLine], say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    rows = [
        (t.table, t.game, say(f"admin-state-{t.state}"), f"{t.people}/{t.seats}", day(t.moved)) for t in lines
    ]
    yield grid(("table", "game", "state", "people", "moved"), rows, say, ink)


def seats(lines: Sequence[SeatLine], say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    rows = [
        (str(s.seat), say(f"admin-who-{s.who}"), s.name, s.bot, say("admin-held" if s.held else "admin-free"))
        for s in lines
    ]
    yield grid(("seat", "who", "name", "bot", "holder"), rows, say, ink)


def findings(lines: Sequence[Finding], sound: int, say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    for finding in lines:
        told = say(f"admin-finding-{finding.what}", detail=finding.detail)
        yield Text(f"{finding.table}  {told}", ink.signal)
    yield Text(say("admin-checked", sound=sound, broken=len({finding.table for finding in lines})))


def grid(names: Sequence[str], rows: Sequence[Sequence[str]], say: Speaker, ink: Ink) -> Grid:
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style=ink.quiet)
    for name in names:
        made.add_column(say(f"admin-column-{name}"), no_wrap=True)
    for row in rows:
        made.add_row(*row)
    return made


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
