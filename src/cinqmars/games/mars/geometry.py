"""A colony board drawn: the places in rows by type, the same for every seat."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Geometry, Spot

from . import components as c
from .names import colony_ref, housing_ref, place_ref

WIDTH: Final = 640.0
HEIGHT: Final = 396.0
CELL_W: Final = 100.0
CELL_H: Final = 84.0
HALF_W: Final = 46.0
HALF_H: Final = 36.0
ROUND: Final = 8.0


def geometry(n: int) -> dict[str, Geometry]:
    return {colony_ref(p): colony(p) for p in range(n)}


def colony(p: int) -> Geometry:
    spots = [Spot(housing_ref(p), 110.0, 70.0, box(110.0, 70.0, 96.0))]
    for place in range(c.PLANT_0, c.N_PLACES):
        x, y = position(place)
        spots.append(Spot(place_ref(p, place), x, y, box(x, y, HALF_W)))
    return Geometry(WIDTH, HEIGHT, tuple(spots), tuple(ladders(p)))


def position(place: int) -> tuple[float, float]:
    column, row = GRID[place - c.PLANT_0]
    return 60.0 + CELL_W * column, 60.0 + CELL_H * row


# column and row of each place from PLANT_0 on
GRID: Final[list[tuple[float, float]]] = [
    *[(2.2, 0), (3.2, 0), (4.2, 0), (5.2, 0)],
    *[(0, 1.1), (1, 1.1), (2, 1.1)],
    *[(3.2, 1.1), (4.2, 1.1), (5.2, 1.1)],
    *[(3.2, 2.2), (4.2, 2.2), (5.2, 2.2)],
    *[(0, 2.2), (1, 2.2)],
    *[(2, 2.2)],
    *[(0, 3.3), (1, 3.3), (2, 3.3), (3.2, 3.3)],
]


def ladders(p: int) -> list[tuple[str, str]]:
    """Each level leans on the one below."""
    return [
        (place_ref(p, place), place_ref(p, place + 1))
        for place in range(c.PLANT_0, c.MINE_1 - 1)
        if c.TYPE_OF[place] == c.TYPE_OF[place + 1]
    ]


def box(x: float, y: float, half: float) -> str:
    """A rectangle with round corners, as an SVG path."""
    left, right, top, bottom = x - half, x + half, y - HALF_H, y + HALF_H
    r = ROUND
    return (
        f"M{left + r:.0f} {top:.0f}H{right - r:.0f}Q{right:.0f} {top:.0f} {right:.0f} {top + r:.0f}"
        f"V{bottom - r:.0f}Q{right:.0f} {bottom:.0f} {right - r:.0f} {bottom:.0f}"
        f"H{left + r:.0f}Q{left:.0f} {bottom:.0f} {left:.0f} {bottom - r:.0f}"
        f"V{top + r:.0f}Q{left:.0f} {top:.0f} {left + r:.0f} {top:.0f}Z"
    )
