"""Entries of the log: what an event is, with names for its parts."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.message import Message
from cinqmars.kernel.view import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """One kind of event. A game has a dataclass for each, its fields in the order in which `emit` gives them."""

    def story(self) -> Message | None:
        """The line of the log, if it has one: without, the event is silent."""
        return None

    def moves(self) -> list[Move]:
        """The pieces that travel."""
        return []

    def parts(self) -> dict[str, Any]:
        """Its fields by name, as plain data: for animations and studies."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
