"""Mars around the HUB: three rings of eight spaces, as sectors."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from cinqmars.kernel import Geometry, Spot

from .data import components as c
from .rules.hub import neighbours

SIZE: Final = 620.0
MIDDLE: Final = SIZE / 2
RADII: Final[list[float]] = [70.0, 150.0, 226.0, 300.0]
HALF: Final = 180.0 / c.N_DIRECTIONS


def geometry() -> Geometry:
    links = [
        (f"space:{c.SPACES[a]}", f"space:{c.SPACES[b]}")
        for a in range(c.N_SPACES)
        for b in neighbours(a)
        if a < b
    ]
    links += [("space:hub", f"space:{c.SPACES[x]}") for x in range(c.N_DIRECTIONS)]
    hub = Spot("space:hub", MIDDLE, MIDDLE, circle(RADII[0]))
    return Geometry(SIZE, SIZE, (hub, *[sector(x) for x in range(c.N_SPACES)]), tuple(links))


def polar(radius: float, angle: float) -> tuple[float, float]:
    """Clockwise from north."""
    t = radians(angle)
    return MIDDLE + radius * sin(t), MIDDLE - radius * cos(t)


def circle(radius: float) -> str:
    top, bottom = MIDDLE - radius, MIDDLE + radius
    arc = f"A{radius:.0f} {radius:.0f} 0 0 1"
    return f"M{MIDDLE:.1f} {top:.1f}{arc} {MIDDLE:.1f} {bottom:.1f}{arc} {MIDDLE:.1f} {top:.1f}Z"


def sector(x: int) -> Spot:
    ring, direction = divmod(x, c.N_DIRECTIONS)
    inner, outer = RADII[ring], RADII[ring + 1]
    angle = direction * 2 * HALF
    ax, ay = polar(inner, angle - HALF)
    bx, by = polar(outer, angle - HALF)
    cx, cy = polar(outer, angle + HALF)
    dx, dy = polar(inner, angle + HALF)
    outline = (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{outer:.0f} {outer:.0f} 0 0 1 {cx:.1f} {cy:.1f}"
        f"L{dx:.1f} {dy:.1f}A{inner:.0f} {inner:.0f} 0 0 0 {ax:.1f} {ay:.1f}Z"
    )
    mx, my = polar((inner + outer) / 2, angle)
    return Spot(f"space:{c.SPACES[x]}", round(mx, 1), round(my, 1), outline)
