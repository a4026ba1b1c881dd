"""The command line under test: in this process, in another one, and in a pseudo-terminal."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cinqmars import games
from cinqmars.cli import app
from cinqmars.kernel import Game
from cinqmars.session import Session

GAME = "mission-planete-rouge"
PLAIN: dict[str, str | None] = {
    "LC_ALL": "en_US.UTF-8",
    "COLUMNS": "80",
    "LINES": None,
    "TERM": "xterm-256color",
    "NO_COLOR": None,
    "FORCE_COLOR": None,
}
CYCLE = "\n".join([str(n) for n in range(1, 10)] * 400)  # whatever is asked, one of these answers it


class Ran:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out.replace("\u00a0", " ").replace("\u202f", " ")
        self.err = err.replace("\u00a0", " ").replace("\u202f", " ")


def run(*args: str | Path, input: str = "", lang: str = "en", width: int = 160, code: int = 0) -> Ran:
    """In this process, without a terminal. The exit code must be as expected, and nothing may be coloured."""
    environment = {**PLAIN, "LC_ALL": f"{lang}_XX.UTF-8", "COLUMNS": str(width)}
    words = [str(arg) for arg in args]
    result = CliRunner().invoke(app, words, input=input, env=environment, catch_exceptions=False)
    ran = Ran(result.exit_code, result.stdout, result.stderr)
    assert ran.code == code, (words, ran.code, ran.err, ran.out[-2000:])
    assert "\x1b" not in ran.out + ran.err
    assert "Traceback" not in ran.err
    return ran


def refused(*args: str | Path, lang: str = "en") -> str:
    """The one line on stderr that says what is wrong."""
    ran = run(*args, lang=lang, code=2)
    assert not ran.out
    (line,) = ran.err.splitlines()
    assert line.startswith("cinqmars: ")
    return line.removeprefix("cinqmars: ")


def play(*args: str | Path, input: str, lang: str = "en", width: int = 160) -> str:
    return run("play", GAME, *args, input=input, lang=lang, width=width).out


def process(*args: str | Path, input: str = "", environment: Mapping[str, str] | None = None) -> Ran:
    """In a process of its own, through pipes."""
    done = subprocess.run(
        command(*args),
        check=False,
        input=input,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env={**variables(), **(environment or {})},
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "cinqmars.cli", *[str(arg) for arg in args]]


def variables() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in PLAIN}
    path = os.pathsep.join([folder for folder in sys.path if folder])
    return {**kept, **{name: value for name, value in PLAIN.items() if value}, "PYTHONPATH": path}


def uncovered(environment: dict[str, str]) -> dict[str, str]:
    """For a process that hears Ctrl-C: raised while coverage holds its lock, it would leave it locked for ever."""
    return {name: value for name, value in environment.items() if not name.startswith("COV")}


# games


def with_toy(monkeypatch: pytest.MonkeyPatch, game: Game[Any], package: str = "cli.plaza") -> None:
    """One more game in the registry."""
    monkeypatch.setitem(games.PACKAGES, game.id, package)


def played(answers: int, seats: int = 3, seed: int = 7) -> Session:
    """A table after so many answers, all by pure chance."""
    from cinqmars.kernel import Rng

    session, rng = Session.new(GAME, seats, seed), Rng(seed)
    while session.pending and len(session.log) < answers:
        decision = session.pending[rng.below(len(session.pending))]
        session = session.apply(decision.opts[rng.below(len(decision.opts))], seat=decision.seat)
    return session


# a terminal

TAKE_THE_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Terminal:
    """A command before a screen of its own. `screen` is what is on it since it was last cleared."""

    def __init__(self, args: Sequence[str | Path], folder: Path, columns: int = 100, lines: int = 32) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {**uncovered(variables()), "PYTHONFAULTHANDLER": "1"}
        del environment["COLUMNS"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_THE_TERMINAL, *command(*args)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two pieces

    @property
    def screen(self) -> str:
        last = re.split(r"\x1b\[2J|\x1b\[\?1049[hl]", self.seen)[-1]
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last).replace("\r", "").replace("\u00a0", " ")

    def wait(self, text: str, gone: str = "\0", seconds: float = 40) -> str:
        """Until `text` is on the screen, and `gone` is not."""
        end = time.monotonic() + seconds
        while text not in self.screen or gone in self.screen:
            assert time.monotonic() < end, f"no {text!r} on the screen:\n{self.screen}"
            self.read(0.2)
        return self.screen

    def read(self, seconds: float) -> bool:
        if not select.select([self.ours], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False
        self.seen += self.decoder.decode(data)
        return bool(data)

    def type(self, text: str, end: str = "\r") -> None:
        os.write(self.ours, (text + end).encode())

    def close(self) -> int:
        """To its end, and how it ended. One that does not end says where it is."""
        end = time.monotonic() + 40
        while self.read(0.2) and time.monotonic() < end and self.process.poll() is None:
            pass
        if time.monotonic() >= end:
            self.process.send_signal(signal.SIGABRT)
            while self.read(1) and self.process.poll() is None:
                pass
            raise AssertionError(f"it goes on and on:\n{self.seen[-4000:]}")
        while self.read(0) and select.select([self.ours], [], [], 0)[0]:
            pass
        os.close(self.ours)
        return self.process.wait(timeout=20)
