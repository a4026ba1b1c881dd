"""Progress bars on stderr, if anybody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from cinqmars.terminal.figure import decimal
from cinqmars.terminal.ink import Ink
from cinqmars.text import Speaker


class Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, say: Speaker) -> None:
        super().__init__()
        self.say = say

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else self.say("sim-rate", rate=decimal(self.say, speed)), "dim")


@contextmanager
def progress(title: str, games: int, say: Speaker, ink: Ink) -> Iterator[Callable[[], None]]:
    """Calling what it gives is one game more."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    console = Console(stderr=True)
    bar = BarColumn(complete_style=ink.brand, finished_style=ink.good)
    rest = (MofNCompleteColumn(), Rate(say), TimeRemainingColumn(compact=True))
    with Progress(TextColumn(title, style=ink.brand), bar, *rest, console=console, transient=True) as shown:
        task = shown.add_task("", total=games)
        yield lambda: shown.advance(task)


@contextmanager
def bench_progress(ink: Ink) -> Iterator[Callable[[int, int, str], None] | None]:
    """Hears of (done, of, what)."""
    if not sys.stderr.isatty():
        yield None
        return
    console = Console(stderr=True)
    bar = BarColumn(complete_style=ink.brand, finished_style=ink.good)
    words = TextColumn("{task.description}")
    columns = (bar, MofNCompleteColumn(), TimeRemainingColumn(compact=True), words)
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task("", total=None)
        yield lambda done, of, what: shown.update(task, completed=done, total=of, description=what)
