"""The board: its panels in frames side by side, or in plain lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.text import Text

from cinqmars.kernel import Geometry, Panel, View
from cinqmars.terminal import draw
from cinqmars.terminal.atlas import Atlas, can_draw
from cinqmars.terminal.ink import strung
from cinqmars.terminal.masonry import Stone, laid
from cinqmars.terminal.pen import NOTHING, Pen
from cinqmars.terminal.roster import roster
from cinqmars.terminal.screen import Drawn, Screen

Parts = list[RenderableType]
Maps = Mapping[str, Geometry]

WIDE: Final = 96  # columns from which maps are drawn and panels stand side by side
FRAME: Final = 4


def still(screen: Screen, pen: Pen, view: View, geometry: Maps) -> Parts:
    """The whole board, however long, with nobody asked."""
    parts = roster(pen, view, screen.width)
    if screen.width >= WIDE:
        parts += boxed(screen, pen, view, geometry, tight=False)
    else:
        parts += plain(pen, view, screen.width, headings=True)
        parts += [draw.records(pen, table, screen.width) for panel in view.panels for table in panel.tables]
    for player in view.players:
        cards = draw.own(pen, player)
        parts += [strung(pen.name(player.seat), "  ", line) for line in cards]
    return parts


def plain(pen: Pen, view: View, width: int, headings: bool) -> Parts:
    """Without frames: places, and with `headings` a line for what else each panel has."""
    found: Parts = []
    for panel in view.panels:
        here = [zone for zone in panel.zones if zone.kind == "place"]
        if here:
            found += [pen.text(panel.label, pen.ink.brand)] if headings else []
            found.append(draw.listed(pen, here, width) if panel.map else draw.places(pen, here, width))
    if headings:
        told = [draw.summary(pen, panel) for panel in view.panels]
        found += [line for line in told if line.plain]
    return found


def boxed(
    screen: Screen, pen: Pen, view: View, geometry: Maps, tight: bool, few: bool = False, terse: bool = False
) -> Parts:
    """Panels in frames, in as few lines as can be; `few`, those with places, and a line for each of the others."""
    panels = [panel for panel in view.panels if has_something(panel)]
    framed = [panel for panel in panels if not few or places_in(panel)] or panels
    others = [draw.summary(pen, panel) for panel in panels if not any([panel is other for other in framed])]
    stones = [stone(screen, pen, panel, geometry, tight, terse) for panel in framed]
    return [laid(stones, screen.width), *[line for line in others if line.plain]]


def places_in(panel: Panel) -> bool:
    return any([zone.kind == "place" for zone in panel.zones])


def has_something(panel: Panel) -> bool:
    return bool(panel.zones or panel.tracks or panel.tables or panel.facts)


def stone(screen: Screen, pen: Pen, panel: Panel, geometry: Maps, tight: bool, terse: bool) -> Stone:
    if panel.map and can_draw(panel, geometry[panel.ref]):
        atlas = Atlas(pen, panel, geometry[panel.ref])
        return Stone(partial(charted, screen, pen, panel, atlas, tight, terse), atlas.least + FRAME)
    return Stone(partial(written, screen, pen, panel, tight, terse))


def charted(
    screen: Screen, pen: Pen, panel: Panel, atlas: Atlas, tight: bool, terse: bool, width: int
) -> Drawn:
    """A map, and what else the panel tells below it."""
    others = draw.besides(pen, panel, width - FRAME, tight, terse)
    chart = atlas.drawn(width - FRAME, tight)
    return framed(screen, pen, panel, [dense(chart) if terse else chart, *others], width)


def dense(chart: Text) -> Text:
    """Without the lines in which there is nothing."""
    lines = [line for line in chart.split("\n") if line.plain.replace(NOTHING, "").strip()]
    return Text("\n").join(lines)


def written(screen: Screen, pen: Pen, panel: Panel, tight: bool, terse: bool, width: int) -> Drawn:
    return framed(screen, pen, panel, draw.inside(pen, panel, width - FRAME, tight, terse), width)


def framed(screen: Screen, pen: Pen, panel: Panel, content: Sequence[RenderableType], width: int) -> Drawn:
    heading = pen.text(panel.label, pen.ink.brand)
    box = Box(Group(*content), title=heading, title_align="left", border_style=pen.ink.quiet, padding=(0, 1))
    return screen.drawn(box, width)
