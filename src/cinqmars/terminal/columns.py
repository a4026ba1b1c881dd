"""Texts in columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.terminal.ink import strung
from cinqmars.terminal.pen import joined


def columns(lines: Sequence[Text], width: int, gap: int = 2) -> RenderableType:
    """Downwards, then to the right, in as many columns as fit, or in two with broken lines if that is lower."""
    rows = fewest_rows(lines, width, gap)
    half = (width - gap) // 2
    if broken_rows(lines, half) < rows:
        made = Grid.grid(padding=(0, gap, 0, 0))
        for _ in range(2):
            made.add_column(width=half)
        middle = (len(lines) + 1) // 2
        for left, right in zip_longest(lines[:middle], lines[middle:], fillvalue=Text()):
            made.add_row(left, right)
        return made
    made = Grid.grid(padding=(0, gap, 0, 0))
    for _ in range(0, len(lines), rows):
        made.add_column(no_wrap=rows < len(lines))
    for row in range(rows):
        made.add_row(*lines[row::rows])
    return made


def broken_rows(lines: Sequence[Text], half: int) -> int:
    """How high two columns are: a line that is broken once makes its row two lines high."""
    middle = (len(lines) + 1) // 2
    pairs = zip_longest(lines[:middle], lines[middle:], fillvalue=Text())
    return sum([1 + (max(left.cell_len, right.cell_len) - 1) * 5 // (4 * half) for left, right in pairs])


def fewest_rows(lines: Sequence[Text], width: int, gap: int) -> int:
    for rows in range(1, len(lines)):
        widths = [max([line.cell_len for line in lines[i : i + rows]]) for i in range(0, len(lines), rows)]
        if sum(widths) + gap * (len(widths) - 1) <= width:
            return rows
    return max(1, len(lines))


def aligned(
    rows: Sequence[Sequence[Text]], heads: Sequence[Text], width: int, gap: int = 2
) -> RenderableType:
    """Rows under their heads; where they do not fit in `width` (0: in any), each is one text that begins in bold."""
    lines = [heads, *rows] if heads else rows
    if width and sum([max([cell.cell_len for cell in cells]) + gap for cells in zip(*lines)]) - gap > width:
        return Group(*[flowing(row) for row in rows])
    made = Grid.grid(padding=(0, gap, 0, 0))
    for line in lines:
        made.add_row(*line)
    return made


def flowing(row: Sequence[Text]) -> Text:
    name = row[0].copy()
    name.stylize("bold")
    return strung(name, "  ", joined(row[1:]))
