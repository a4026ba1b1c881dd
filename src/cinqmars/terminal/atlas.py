"""A map with places where the game says they lie, drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from cinqmars.kernel import Geometry, Panel, Spot, Zone
from cinqmars.terminal.pen import NOTHING, Pen, usual_kind

SAME_ROW: Final = 0.08  # of the height: places so close are drawn on one row
MOST_PLACES: Final = 24
GAP: Final = 2
LINES: Final = 3  # of a place: its name, what lies there, whose pieces


class Cell(NamedTuple):
    """A place on the page."""

    lines: tuple[Text, ...]
    middle: float  # as a part of the width

    @property
    def width(self) -> int:
        return max([line.cell_len for line in self.lines])


class Atlas:
    """A map, ready to be drawn in any width. `least` is the width in which nothing is cut."""

    def __init__(self, pen: Pen, panel: Panel, geometry: Geometry) -> None:
        zones = {zone.ref: zone for zone in panel.zones}
        usual = usual_kind(panel.zones)
        self.rows = [
            [Cell(place(pen, zones[spot.ref], usual), spot.x / geometry.width) for spot in row]
            for row in rows([spot for spot in geometry.spots if spot.ref in zones], geometry.height)
        ]
        self.least = max([width_of(cells) for cells in self.rows])

    def drawn(self, width: int, tight: bool = False) -> Text:
        """Each place on three lines; `tight`, without those that are empty."""
        drawn: list[Text] = []
        for cells in [fitted(cells, width) for cells in self.rows]:
            starts = spread(cells, width)
            lines = [laid(cells, starts, line) for line in range(LINES)]
            drawn += [line for line in lines if line.plain.strip() or not tight]
        return Text("\n").join(drawn)


def can_draw(panel: Panel, geometry: Geometry) -> bool:
    """Every place has its spot, and there are not too many of them."""
    known = {spot.ref for spot in geometry.spots}
    return 0 < len(panel.zones) <= MOST_PLACES and all([zone.ref in known for zone in panel.zones])


def rows(spots: Sequence[Spot], height: float) -> list[list[Spot]]:
    """From north to south, each from west to east."""
    found: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda spot: spot.y):
        if not found or spot.y - found[-1][0].y > SAME_ROW * height:
            found.append([])
        found[-1].append(spot)
    return [sorted(row, key=lambda spot: spot.x) for row in found]


def place(pen: Pen, zone: Zone, usual: str) -> tuple[Text, ...]:
    ground = pen.pieces([thing for thing in zone.things if thing.owner < 0])
    pieces = pen.pieces([thing for thing in zone.things if thing.owner >= 0], usual)
    if not ground.plain and not pieces.plain:
        ground = Text(NOTHING, pen.ink.quiet)
    return (pen.label(zone), *([ground, pieces] if ground.plain else [pieces, Text()]))


def width_of(cells: Sequence[Cell]) -> int:
    return sum([cell.width + GAP for cell in cells]) - GAP


def fitted(cells: list[Cell], width: int) -> list[Cell]:
    """If they are too wide together, none is wider than its share."""
    if width_of(cells) <= width:
        return cells
    share = (width + GAP) // len(cells) - GAP
    return [cell._replace(lines=tuple([cut(line, share) for line in cell.lines])) for cell in cells]


def cut(line: Text, width: int) -> Text:
    made = line.copy()
    made.truncate(width, overflow="ellipsis")
    return made


def spread(cells: Sequence[Cell], width: int) -> list[int]:
    """Where each cell starts: as near to its own middle as its neighbours let it."""
    starts: list[int] = []
    left = 0
    for cell in cells:
        starts.append(max(left, round(cell.middle * width - cell.width / 2)))
        left = starts[-1] + cell.width + GAP
    right = width
    for i in range(len(cells) - 1, -1, -1):
        starts[i] = min(starts[i], right - cells[i].width)
        right = starts[i] - GAP
    return starts


def laid(cells: Sequence[Cell], starts: Sequence[int], line: int) -> Text:
    """One line of a row of cells, each line centred in its cell."""
    made = Text()
    for cell, start in zip(cells, starts):
        words = cell.lines[line]
        made.pad_right(start + (cell.width - words.cell_len) // 2 - made.cell_len)
        made.append_text(words)
    return made
