"""Entries of the log: what an event is, with names for its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, ClassVar

from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.message import Message
from cinqmars.kernel.view import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """One kind of event. A game has a dataclass for each, its fields in the order in which `emit` gives them."""

    silent: ClassVar[bool] = False  # without a line in the log, on purpose
    names: ClassVar[
        Mapping[str, Callable[[int], str]]
    ] = {}  # what the things are called that a field numbers

    def story(self) -> Message | None:
        """The line of the log; None where the event is silent."""
        return None

    def moves(self) -> list[Move]:
        """The pieces that travel."""
        return []

    def parts(self) -> dict[str, Any]:
        """Its fields by name, as they are sent: things by their refs, several in a list, everything else as it is."""
        found: dict[str, Any] = {}
        for field in fields(self):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if field.name in self.names:
                value = self.names[field.name](value)
            found[field.name] = listed(value)
        return found


def listed(value: Any) -> Any:
    return [listed(v) for v in value] if isinstance(value, tuple) else value
