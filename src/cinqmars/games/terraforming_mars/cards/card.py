"""A card as data, in a small vocabulary that `programs` compiles and `card_text` puts into words."""

from __future__ import annotations

from typing import Any, NamedTuple

Effects = list[dict[str, Any]]


class Card(NamedTuple):
    """A project, a corporation or a prelude."""

    id: str
    number: str
    module: str  # "base", "corpera" or "prelude"
    type: str  # "automated", "active", "event", "corporation" or "prelude"
    cost: int
    tags: list[str]
    megacredits: int = 0  # what a corporation starts with
    requirements: list[dict[str, Any]] = []  # noqa: RUF012  (never changed)
    effects: Effects = []  # noqa: RUF012
    first_action: Effects = []  # noqa: RUF012
    action: list[dict[str, Any]] = []  # noqa: RUF012  alternatives
    ongoing: list[dict[str, Any]] = []  # noqa: RUF012
    modifiers: list[dict[str, Any]] = []  # noqa: RUF012
    victory_points: int | dict[str, Any] | None = None
    stores: str = ""  # the kind of resource cubes on it
