"""The research kit: an arena for bots and its ratings, environments for learners, data sets.

What needs more than the package itself is imported only when it is used, and says which extra brings it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cinqmars.kernel import CinqMarsError


class MissingExtra(CinqMarsError):
    """Something is not installed. Says what to install."""

    def __init__(self, what: str, extra: str) -> None:
        how = f"pip install 'cinqmars[{extra}]'"
        super().__init__("extra", f"this needs {what}: {how}", {"what": what, "how": how})
        self.extra = extra

    def __reduce__(self) -> tuple[Any, ...]:
        return MissingExtra, (self.facts["what"], self.extra)


def need(module: str, extra: str) -> Any:
    """The module, or one line that says how to get it."""
    try:
        return import_module(module)
    except ImportError as e:
        if e.name is not None and e.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise MissingExtra(module, extra) from e
