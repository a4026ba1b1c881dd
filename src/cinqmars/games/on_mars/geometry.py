"""Mars drawn: flat-top hexes in their thirteen columns."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from cinqmars.kernel import Geometry, Spot

from . import components as box
from .names import hex_ref

RADIUS: Final = 34.0
MARGIN: Final = 10.0
WIDTH: Final = 2 * MARGIN + RADIUS * 20.0
HEIGHT: Final = 2 * MARGIN + RADIUS * sqrt(3) * 9.0


def centre(h: int) -> tuple[float, float]:
    q, r = box.HEXES[h]
    x = WIDTH / 2 + RADIUS * 1.5 * q
    return x, HEIGHT / 2 + RADIUS * sqrt(3) * (r + q / 2)


def outline(x: float, y: float) -> str:
    corners = [(x + RADIUS * cos(i * pi / 3), y + RADIUS * sin(i * pi / 3)) for i in range(6)]
    return "M" + "L".join([f"{cx:.1f} {cy:.1f}" for cx, cy in corners]) + "Z"


def geometry() -> Geometry:
    spots = []
    for h in range(box.N_HEXES):
        x, y = centre(h)
        spots.append(Spot(hex_ref(h), round(x, 1), round(y, 1), outline(x, y)))
    links = [(hex_ref(a), hex_ref(b)) for a in range(box.N_HEXES) for b in box.ADJACENT[a] if a < b]
    return Geometry(WIDTH, HEIGHT, tuple(spots), tuple(links))
