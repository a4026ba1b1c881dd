"""What will have changed when an action begins."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.on_mars.hexes import reach
from cinqmars.games.on_mars.state import OnMarsState


class Outlay(NamedTuple):
    """What will have changed when an action begins: what it costs, and where the bots stand if one moves first."""

    colonists: int = 0  # gone from home
    crystals: int = 0  # or private goals instead
    near: tuple[int, ...] = ()  # the hexes in reach by then; empty: as bots stand now


NOTHING: Final = Outlay()


def within(s: OnMarsState, c: int, after: Outlay) -> list[int]:
    """Where a company may construct and upgrade."""
    return list(after.near) if after.near else reach(s, c)
