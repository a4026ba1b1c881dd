"""Messages: what a person will read, as an id and arguments. `cinqmars.text` turns them into a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

Arg = Union[int, float, str, "Message"]


@dataclass(slots=True)
class Message:
    """A translation id with its arguments; an argument may itself be a message."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)


def say(id: str, **args: Arg) -> Message:
    return Message(id, args)


def seat_name(seat: int) -> Message:
    """Whoever sits there: rendered with the table's names, or with the seat's colour."""
    return Message("seat", {"n": seat})
