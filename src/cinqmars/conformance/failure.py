"""A broken promise, by name."""

from __future__ import annotations

from pathlib import PurePath
from traceback import walk_tb
from typing import Any

from cinqmars.kernel.errors import CinqMarsError
from cinqmars.kernel.game import Game


class NonConforming(CinqMarsError):
    """The game breaks the promise `check`; `record` is a file that shows it, where one can be made."""

    def __init__(self, check: str, text: str, record: dict[str, Any] | None = None) -> None:
        super().__init__("non-conforming", f"{check}: {text}", {"check": check, "detail": text})
        self.check: str = check
        self.record: dict[str, Any] | None = record

    def __reduce__(self) -> tuple[Any, ...]:
        return NonConforming, (self.check, self.facts["detail"], self.record)


class Broken(Exception):
    """What a check found. Its name is that of the check that runs, unless it says another."""

    def __init__(self, text: str, check: str = "") -> None:
        super().__init__(text)
        self.check: str = check


def raised(e: Exception, game: Game[Any]) -> str:
    """What was raised, and where in the game's own modules."""
    package = type(game).__module__.rpartition(".")[0] or type(game).__module__
    places = [
        f"{PurePath(frame.f_code.co_filename).name}:{line}, {frame.f_code.co_name}"
        for frame, line in walk_tb(e.__traceback__)
        if f"{frame.f_globals.get('__name__')}.".startswith(f"{package}.")
    ]
    return f"{type(e).__name__}: {e}" + (f" ({places[-1]})" if places else "")
