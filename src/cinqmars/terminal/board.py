"""The board: its panels in frames around a map, or in plain lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.kernel import Geometry, Panel, View
from cinqmars.terminal import draw
from cinqmars.terminal.atlas import Atlas, can_draw
from cinqmars.terminal.ink import strung
from cinqmars.terminal.pen import Pen, joined
from cinqmars.terminal.screen import Screen

Parts = list[RenderableType]
Maps = Mapping[str, Geometry]

WIDE: Final = 96  # columns from which a map is drawn and panels stand side by side
MAP: Final = 60  # columns of a map at most
FRAME: Final = 4


def still(screen: Screen, pen: Pen, view: View, geometry: Maps) -> Parts:
    """The whole board, however long, with nobody asked."""
    parts: Parts = [draw.players(pen, view, screen.width)]
    if screen.width >= WIDE:
        parts += boxed(screen, pen, view, geometry, tight=False)
    else:
        parts += plain(pen, view, screen.width, headings=True)
        parts += [one_line(pen, panel) for panel in view.panels if panel.facts or panel.tracks]
    for player in view.players:
        cards = draw.cards(pen, player)
        parts += [strung(pen.name(player.seat), "  ", line) for line in cards]
    return parts


def plain(pen: Pen, view: View, width: int, headings: bool) -> Parts:
    """Places only, without frames."""
    found: Parts = []
    for panel in view.panels:
        here = [zone for zone in panel.zones if zone.kind == "place"]
        if here:
            found += [pen.text(panel.label, pen.ink.brand)] if headings else []
            found.append(draw.listed(pen, here, width) if panel.map else draw.places(pen, here))
    return found


def boxed(screen: Screen, pen: Pen, view: View, geometry: Maps, tight: bool) -> Parts:
    """A map with what fits beside it; what doesn't, below on one line or not at all."""
    mars = next((panel for panel in view.panels if panel.map and can_draw(panel, geometry[panel.ref])), None)
    if mars is None:
        return [framed(pen, panel, draw.inside(pen, panel, screen.width - FRAME)) for panel in view.panels]
    others = [panel for panel in view.panels if panel is not mars]
    atlas = Atlas(pen, mars, geometry[mars.ref])
    left = share(screen, pen, atlas, others)
    drawn = atlas.drawn(left - FRAME, tight)
    right, rest = side(screen, pen, others, screen.width - left, len(drawn.plain.splitlines()) + 2)
    made = Grid.grid(expand=True)
    made.add_column(width=left)
    made.add_column(ratio=1)
    made.add_row(framed(pen, mars, [drawn]), Group(*right))
    return [made, *[one_line(pen, panel) for panel in rest if panel.facts or panel.tracks]]


def share(screen: Screen, pen: Pen, atlas: Atlas, others: Sequence[Panel]) -> int:
    """How wide the map is: half of the screen, or less if that helps its neighbours and does not hurt."""
    content = [part for panel in others if places_in(panel) for part in draw.inside(pen, panel, screen.width)]
    wanted = screen.measured(Group(*content)) + FRAME
    return min(MAP, screen.width // 2 + 2, max(atlas.least + FRAME, screen.width - wanted))


def side(
    screen: Screen, pen: Pen, panels: Sequence[Panel], width: int, height: int
) -> tuple[Parts, list[Panel]]:
    """Panels with places at any height, others as long as they fit beside the map; and those that don't."""
    right: Parts = []
    rest: list[Panel] = []
    for panel in sorted(panels, key=lambda panel: not places_in(panel)):
        box = framed(pen, panel, draw.inside(pen, panel, width - FRAME))
        if places_in(panel) or len(screen.drawn(Group(*right, box), width)) <= height:
            right.append(box)
        else:
            rest.append(panel)
    return right, rest


def places_in(panel: Panel) -> bool:
    return any([zone.kind == "place" for zone in panel.zones])


def framed(pen: Pen, panel: Panel, content: Sequence[RenderableType]) -> RenderableType:
    heading = pen.text(panel.label, pen.ink.brand)
    return Box(Group(*content), title=heading, title_align="left", border_style=pen.ink.quiet, padding=(0, 1))


def one_line(pen: Pen, panel: Panel) -> Text:
    parts = [draw.unbroken(part) for part in draw.rest(pen, panel) if isinstance(part, Text)]
    return strung(" ", pen.text(panel.label, pen.ink.brand), "  ", joined(parts))
