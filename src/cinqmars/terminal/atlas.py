"""A map with places where the game says they lie, drawn with letters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from cinqmars.kernel import Geometry, Panel, Spot, Zone
from cinqmars.terminal.pen import NOTHING, Pen, common_labels, joined, usual_kind

SAME_ROW: Final = 0.05  # of the height: places so close are drawn on one row
MOST_PLACES: Final = 28
GAP: Final = 2
SHORT: Final = 12  # letters of a name that is never broken
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
        usual, common = usual_kind(panel.zones), common_labels(panel.zones)
        spots = rows([spot for spot in geometry.spots if spot.ref in zones], geometry.height)
        self.rows = [
            [Cell(place(pen, zones[spot.ref], usual, common), spot.x / geometry.width) for spot in row]
            for row in spots
        ]
        self.least = max([width_of(broken(cells)) for cells in self.rows])

    def drawn(self, width: int, tight: bool = False) -> Text:
        """Each place on at least three lines; `tight`, without those that are empty."""
        drawn: list[Text] = []
        for row in self.rows:
            cells = row if width_of(row) <= width else fitted(broken(row), width)
            starts = spread(cells, width)
            height = max([LINES, *[len(cell.lines) for cell in cells]])
            lines = [laid(cells, starts, line) for line in range(height)]
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


def place(pen: Pen, zone: Zone, usual: str, common: Collection[str]) -> tuple[Text, ...]:
    """Its name, the ground with what is true of it, and whose pieces stand there."""
    name = pen.label(zone)
    lying = [thing for thing in zone.things if thing.owner < 0 and pen.say(thing.label) not in name.plain]
    pieces = pen.pieces([thing for thing in zone.things if thing.owner >= 0], usual)
    ground = joined([pen.pieces(lying), *pen.ground(zone, common)])
    if not ground.plain and not pieces.plain:
        ground = Text(NOTHING, pen.ink.quiet)
    return (name, *([ground, pieces] if ground.plain else [pieces, Text()]))


def broken(cells: Sequence[Cell]) -> list[Cell]:
    """Each line no wider than a short name or its longest word."""
    return [
        cell._replace(lines=tuple([part for line in cell.lines for part in parts_of(line)])) for cell in cells
    ]


def parts_of(line: Text) -> list[Text]:
    parts = line.split(" ") if " " in line.plain else [line]
    longest = max([SHORT, *[part.cell_len for part in parts]])
    made = [parts[0]]
    for part in parts[1:]:
        if made[-1].cell_len + 1 + part.cell_len <= longest:
            made[-1] = Text(" ").join([made[-1], part])
        else:
            made.append(part)
    return made


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
        words = cell.lines[line] if line < len(cell.lines) else Text()
        made.pad_right(start + (cell.width - words.cell_len) // 2 - made.cell_len)
        made.append_text(words)
    return made
