"""Mars drawn: a disc of seven sectors on the rim around three in the centre, and the launch pad beside it.

Borders wobble like old maps; neighbours share the same line, so zones always fit.
"""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin
from typing import Final

from cinqmars.kernel import Geometry, Spot

from .components import ADJACENT, N_OUTER, N_ZONES, ZONES

Point = tuple[float, float]

SIZE: Final = 568.0
MIDDLE: Final = SIZE / 2
RIM: Final = 250.0
CORE: Final = 122.0
HEART_X: Final = 5.0  # where the three central zones meet, from the middle
HEART_Y: Final = -6.0
RIM_LABEL: Final = 180.0
CORE_LABEL: Final = 66.0
SECTOR: Final = 360.0 / N_OUTER
CORE_ANGLES: Final[list[tuple[float, float]]] = [(0.0, 102.9), (102.9, 257.1), (257.1, 360.0)]


def geometry() -> Geometry:
    spots = [spot(zone) for zone in range(N_ZONES)]
    links = [(f"zone:{ZONES[a]}", f"zone:{ZONES[b]}") for a in range(N_ZONES) for b in ADJACENT[a] if a < b]
    return Geometry(SIZE, SIZE, tuple(spots), tuple(links))


def spot(zone: int) -> Spot:
    start, end = angles(zone)
    x, y = polar(RIM_LABEL if zone < N_OUTER else CORE_LABEL, (start + end) / 2)
    outline = rim_zone(start, end) if zone < N_OUTER else core_zone(start, end)
    return Spot(f"zone:{ZONES[zone]}", round(x, 1), round(y, 1), outline)


def angles(zone: int) -> tuple[float, float]:
    """Clockwise from north."""
    if zone < N_OUTER:
        return zone * SECTOR - SECTOR / 2, zone * SECTOR + SECTOR / 2
    return CORE_ANGLES[zone - N_OUTER]


def polar(radius: float, angle: float) -> Point:
    t = radians(angle)
    return MIDDLE + radius * sin(t), MIDDLE - radius * cos(t)


def rim_zone(start: float, end: float) -> str:
    x, y = polar(RIM, end)
    rim = f"A{RIM:.0f} {RIM:.0f} 0 0 1 {x:.1f} {y:.1f}"
    return (
        curve(spoke(start), "M")
        + rim
        + curve(spoke(end)[::-1], "L")
        + curve(core_edge(end, start), "L")
        + "Z"
    )


def core_zone(start: float, end: float) -> str:
    return curve(ray(start), "M") + curve(core_edge(start, end), "L") + curve(ray(end)[::-1], "L") + "Z"


def core_radius(angle: float) -> float:
    t = radians(angle)
    return CORE + 7 * sin(3 * t + 2.0) + 4.5 * sin(7 * t + 0.9) + 2.5 * sin(13 * t + 4.1)


def spoke(angle: float) -> list[Point]:
    """The border between two zones of the rim, from the core outwards."""
    inner = core_radius(angle)
    points = []
    for i in range(9):
        radius = inner + (RIM - inner) * i / 8
        k = i / 8
        sway = (4.2 * sin(k * 6 + angle % 360) + 2 * sin(k * 15 + 2 * (angle % 360))) * sin(pi * k)
        points.append(polar(radius, angle + sway))
    return points


def ray(angle: float) -> list[Point]:
    """The border between two central zones, from the heart outwards."""
    angle %= 360
    x0, y0 = MIDDLE + HEART_X, MIDDLE + HEART_Y
    x1, y1 = polar(core_radius(angle), angle)
    length = hypot(x1 - x0, y1 - y0)
    points = []
    for i in range(7):
        k = i / 6
        sway = 7 * sin(k * 7 + angle) * sin(pi * k) / length
        points.append((x0 + (x1 - x0) * k - (y1 - y0) * sway, y0 + (y1 - y0) * k + (x1 - x0) * sway))
    return points


def core_edge(start: float, end: float) -> list[Point]:
    steps = max(4, int(abs(end - start) / 5))
    return [polar(core_radius(a), a) for a in [start + (end - start) * i / (steps - 1) for i in range(steps)]]


def curve(points: list[Point], first: str) -> str:
    """A smooth line through the points, as part of an SVG path."""
    path = f"{first}{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(1, len(points) - 1):
        (x, y), (next_x, next_y) = points[i], points[i + 1]
        path += f"Q{x:.1f} {y:.1f} {(x + next_x) / 2:.1f} {(y + next_y) / 2:.1f}"
    return path + f"L{points[-1][0]:.1f} {points[-1][1]:.1f}"
