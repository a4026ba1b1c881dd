"""Where a journey can lead."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import empty, rover_at
from cinqmars.games.on_mars.state import OnMarsState


def exploration_sites(s: OnMarsState, c: int) -> list[int]:
    return [h for h in box.AT_THREE[rover_at(s, c)] if empty(s, h)]


def spaces(s: OnMarsState, first: int, last: int) -> list[int]:
    return [i for i in range(first, last) if i not in s.space]
