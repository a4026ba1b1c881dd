"""Mars drawn: nine rows of hexes, and two cities in orbit above."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cinqmars.kernel import Geometry, Spot

from .board import GANYMEDE, LAYOUT, MAP, N_HEXES, NEIGHBOURS, PHOBOS
from .names import hex_ref

SIDE: Final = 34.0  # of a hex
WIDE: Final = SIDE * sqrt(3)
MARGIN: Final = 12.0
WIDTH: Final = 9 * WIDE + 2 * MARGIN
HEIGHT: Final = (len(MAP) * 1.5 + 0.5) * SIDE + 2 * MARGIN


def geometry() -> Geometry:
    spots = [spot(site) for site in range(N_HEXES)]
    spots += [orbit_spot(GANYMEDE, MARGIN + WIDE / 2), orbit_spot(PHOBOS, MARGIN + 1.6 * WIDE)]
    links = [(hex_ref(a), hex_ref(b)) for a in range(N_HEXES) for b in NEIGHBOURS[a] if a < b]
    return Geometry(round(WIDTH, 1), round(HEIGHT, 1), tuple(spots), tuple(links))


def centre(site: int) -> tuple[float, float]:
    row, col, _ = LAYOUT[site]
    return MARGIN + WIDE * (col + 0.5 + abs(row - 4) / 2), MARGIN + SIDE * (1 + 1.5 * row)


def spot(site: int) -> Spot:
    x, y = centre(site)
    return Spot(hex_ref(site), round(x, 1), round(y, 1), outline(x, y))


def orbit_spot(place: int, x: float) -> Spot:
    """Above the rows on the left, where Mars leaves room."""
    y = MARGIN + SIDE
    return Spot(hex_ref(place), round(x, 1), round(y, 1), outline(x, y, 0.75))


def outline(x: float, y: float, scale: float = 1.0) -> str:
    wide, side = WIDE / 2 * scale, SIDE * scale
    corners = [
        (0.0, -side),
        (wide, -side / 2),
        (wide, side / 2),
        (0.0, side),
        (-wide, side / 2),
        (-wide, -side / 2),
    ]
    return "M" + "L".join([f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners]) + "Z"
