"""A broken promise, by name."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel.errors import CinqMarsError


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
