"""What will have changed when an action begins."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars.hexes import reach
from cinqmars.games.on_mars.state import OnMarsState


class Outlay:
    """What will have changed when an action begins: what it costs, and where the bots stand if one moves first."""

    __slots__ = ("colonists", "crystals", "near")

    def __init__(self, colonists: int = 0, crystals: int = 0, near: list[int] | None = None) -> None:
        self.colonists = colonists  # gone from home
        self.crystals = crystals  # or private goals instead
        self.near = near  # the hexes in reach by then; None: as bots stand now


NOTHING: Final = Outlay()
A_COLONIST: Final = Outlay(1)


def within(s: OnMarsState, c: int, after: Outlay) -> list[int]:
    """Where a company may construct and upgrade."""
    return reach(s, c) if after.near is None else after.near
