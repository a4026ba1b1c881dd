"""The screen: printing, paging, asking, and the curtain between two people."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, Final, TextIO, cast

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from cinqmars.terminal.ink import breakable

NO_LIMIT: Final = 10_000
LOOK: Final = 0.2  # seconds between two looks whether Ctrl-C was pressed


class Left(Exception):
    """Whoever was asked has gone: the input is at its end."""


class Quit(Exception):
    """Somebody ended the evening."""


class Drawn:
    """Lines as they will be printed."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Kept:
    """A stream that turns back into spaces what stood for them while lines were broken, and ends lines with ink."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(re.sub(" +(?=\n)", "", breakable(text)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


class Screen:
    """A console, and the keyboard before it. `live` when both are a terminal: only then is anything cleared."""

    def __init__(self) -> None:
        self.console = Console(
            file=cast(TextIO, Kept(sys.stdout)), highlight=False, emoji=False, markup=False
        )
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.clears = self.live and not self.console.is_dumb_terminal
        if self.live:
            quiet_history()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines that can be seen at once."""
        return self.console.height if self.live else NO_LIMIT

    # showing

    @contextmanager
    def opened(self) -> Iterator[None]:
        """A page of its own, that leaves nothing of the table in the terminal's memory."""
        if not self.clears:
            yield
            return
        with self.console.screen(hide_cursor=False):
            yield

    def clear(self) -> None:
        if self.clears:
            self.console.clear()

    def print(self, *what: RenderableType) -> None:
        for renderable in what:
            self.console.print(renderable)

    def print_whole(self, text: Text) -> None:
        """A line to be copied: the terminal breaks it, not we."""
        self.console.print(text, soft_wrap=True)

    def drawn(self, what: RenderableType, width: int | None = None) -> Drawn:
        options = self.console.options if width is None else self.console.options.update(width=width)
        return Drawn(self.console.render_lines(what, options, pad=False))

    def measured(self, what: RenderableType) -> int:
        """The width in which no line is broken."""
        return Measurement.get(self.console, self.console.options.update(width=NO_LIMIT), what).maximum

    def pages(self, what: RenderableType, more: str, back: str) -> None:
        """All of it, a screenful at a time; then back to the table."""
        if not self.live:
            self.print(what)
            return
        lines = self.drawn(what).lines
        step = max(1, self.height - 1)
        for first in range(0, len(lines), step):
            self.clear()
            self.print(Drawn(lines[first : first + step]))
            last = first + step >= len(lines)
            if self.read(back if last else more).strip().lower() == "q":
                return

    # asking

    def read(self, prompt: str) -> str:
        """One line. Raises Left at the end of the input; KeyboardInterrupt passes."""
        try:
            with awake() if self.live else nullcontext():
                line = input(prompt)
        except EOFError:
            self.print("")
            raise Left from None
        if not self.live:
            self.print("")
        return line.strip()

    def curtain(self, text: RenderableType, prompt: str) -> None:
        """Nothing of one person's screen is left for the next. Without a terminal nobody is waited for."""
        self.clear()
        self.print(text)
        if self.live:
            self.read(prompt)
            self.clear()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        if not self.clears:
            yield
            return
        with self.console.status(text):
            yield


@contextmanager
def awake() -> Iterator[None]:
    """Ctrl-C in the instant between the prompt and the first key would be heard with the next key only: look again."""
    if not hasattr(signal, "setitimer"):  # Windows, where the console hears it itself
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def quiet_history() -> None:
    """Arrow keys edit the line; no key brings back what another person typed."""
    try:
        import readline
    except ImportError:
        return
    if hasattr(readline, "set_auto_history"):
        readline.set_auto_history(False)
