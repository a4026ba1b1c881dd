"""Boxes of any height in columns side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from cinqmars.terminal.screen import Drawn

SHARES: Final = ((1, 1), (2, 3), (1, 2), (1, 1, 1), (3, 2, 2), (3, 3, 2), (1,))
NARROW: Final = 46  # columns of letters: no box is narrower

Draw = Callable[[int], Drawn]


class Stone(NamedTuple):
    """A box that can be drawn in any width, best in at least `wish`."""

    draw: Draw
    wish: int = 0


class Column(NamedTuple):
    width: int
    stones: list[int]  # their places in the list
    height: int

    def with_one(self, stone: int, height: int) -> Column:
        return Column(self.width, [*self.stones, stone], self.height + height)


def laid(stones: Sequence[Stone], width: int) -> RenderableType:
    """In the columns that make the lowest wall, the first stone at the top left."""
    drawn = [dict[int, Drawn]() for _ in stones]
    needed = min(width, max([stone.wish for stone in stones], default=0))
    fitting = [widths for widths in splits(width) if max(widths) >= needed]
    wall = min([built(stones, drawn, widths) for widths in fitting], key=height_of)
    made = Grid.grid()
    cells: list[RenderableType] = []
    for column in sorted([column for column in wall if column.stones], key=lambda column: min(column.stones)):
        made.add_column(width=column.width)
        cells.append(Group(*[at(stones[i], drawn[i], column.width) for i in sorted(column.stones)]))
    made.add_row(*cells)
    return made


def height_of(wall: Sequence[Column]) -> int:
    return max([column.height for column in wall])


def splits(width: int) -> list[list[int]]:
    """Each fills the width; those with a column too narrow for words are left out."""
    found: list[list[int]] = []
    for shares in SHARES:
        widths = [width * share // sum(shares) for share in shares]
        widths[-1] += width - sum(widths)
        if len(widths) == 1 or min(widths) >= NARROW:
            found.append(widths)
    return found


def at(stone: Stone, drawn: dict[int, Drawn], width: int) -> Drawn:
    if width not in drawn:
        drawn[width] = stone.draw(width)
    return drawn[width]


def built(stones: Sequence[Stone], drawn: Sequence[dict[int, Drawn]], widths: Sequence[int]) -> list[Column]:
    """The highest stones first, each where it stands lowest."""
    wall = [Column(width, [], 0) for width in widths]
    widest = max(widths)
    for i in sorted(range(len(stones)), key=lambda i: -len(at(stones[i], drawn[i], widest))):
        fitting = [c for c, width in enumerate(widths) if width >= min(stones[i].wish, widest)]
        raised = {c: wall[c].with_one(i, len(at(stones[i], drawn[i], widths[c]))) for c in fitting}
        best = min(fitting, key=lambda c: raised[c].height)
        wall[best] = raised[best]
    return wall
