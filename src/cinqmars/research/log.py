"""Logs of games: one line for each, as JSON. A run that was killed goes on where its log ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cinqmars.kernel import BadInput, BadRecord
from cinqmars.research.series import Line, Series, ranks

encoder = msgspec.json.Encoder(order="sorted")
decoder = msgspec.json.Decoder()


def text_of(line: Line) -> bytes:
    """Always in the same order, so that equal games are equal lines."""
    return encoder.encode(line) + b"\n"


def lines_of(path: Path) -> Iterator[Line]:
    """The games of a log; a last line that was cut off is no game."""
    try:
        with path.open("rb") as file:
            for number, text in enumerate(file, 1):
                if not text.endswith(b"\n"):
                    return
                yield checked(text, path, number)
    except OSError as e:
        raise BadRecord("file-unreadable", f"{path}: {e}", {"path": str(path), "why": str(e.strerror)}) from e


def checked(text: bytes, path: Path, number: int) -> Line:
    try:
        line = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        line = None
    if not isinstance(line, dict) or not isinstance(line.get("bots"), list) or "game" not in line:
        raise BadRecord(
            "log-line", f"{path}:{number} is no game of a log", {"path": str(path), "line": number}
        )
    return line


class Log:
    """A file that games are added to. Only one run at a time writes to it."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as e:
            why = str(e.strerror)
            raise BadInput("file-unwritable", f"{path}: {e}", {"path": str(path), "why": why}) from e
        try:
            alone(self.file, path)
            self.done = self.taken_up(series)
        except BaseException:
            os.close(self.file)
            raise

    def taken_up(self, series: Series) -> set[int]:
        """The games it has already, all of them of this series; what was cut off is taken away."""
        found: set[int] = set()
        size = 0
        with self.path.open("rb") as file:
            for place, text in enumerate(file, 1):
                if not text.endswith(b"\n"):
                    break
                line = checked(text, self.path, place)
                if not belongs(line, series):
                    raise BadInput(
                        "log-other", f"{self.path} is the log of another series", {"path": str(self.path)}
                    )
                found.add(line["number"])
                size += len(text)
        os.ftruncate(self.file, size)
        return found

    def add(self, line: Line) -> None:
        os.write(self.file, text_of(line))
        self.done.add(line["number"])

    def close(self) -> None:
        os.close(self.file)


def belongs(line: Line, series: Series) -> bool:
    number = line.get("number")
    if not isinstance(number, int) or number < 0:
        return False
    plan = series.plan(number)
    return {key: line.get(key) for key in plan} == plan


def alone(file: int, path: Path) -> None:
    """Where the system has locks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as e:
        raise BadInput("log-busy", f"another run writes to {path}", {"path": str(path)}) from e


def line_of(record: dict[str, Any], players: list[str]) -> Line:
    """A record of a game that is over, as a line of a log."""
    points = [sum(column) for column in zip(*[score for _, score in record["result"]["scores"]])]
    returns = [round(x, 6) for x in record["result"]["returns"]]
    head = {key: record[key] for key in ("game", "rules", "seats", "options", "seed")}
    return {
        **head,
        "bots": players,
        "answers": [[answer[0], answer[2]] for answer in record["answers"]],
        "returns": returns,
        "scores": points,
        "ranks": ranks(returns, points),
    }
