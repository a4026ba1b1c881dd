"""A view as HTML, and its map as SVG: how a table shows itself in a notebook. Knows no game, only what views tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import sqrt
from typing import Final, Protocol

from cinqmars.kernel import Fact, Geometry, Message, Panel, PlayerView, Records, Thing, Track, View, Zone

Say = Callable[[Message | str], str]

SEATS: Final = (
    "#155fb8",
    "#855200",
    "#0a6b4c",
    "#963291",
    "#44403c",
)  # told apart on paper, white on them readable
NOBODYS: Final = "#6b6259"
STYLE: Final = """
.cinqmars { color: #1d1b19; background: #faf7f2; padding: 12px 16px; border-radius: 8px; max-width: 60rem;
  font: 14px/1.5 system-ui, sans-serif; }
.cinqmars h3, .cinqmars h4, .cinqmars p, .cinqmars ul { margin: 0 0 6px; color: inherit; }
.cinqmars table { border-collapse: collapse; margin: 0 0 6px; color: inherit; background: none; font: inherit; }
.cinqmars th, .cinqmars td { font-weight: normal; padding: 1px 10px 1px 0; text-align: left;
  vertical-align: top; background: none; }
.cinqmars th { opacity: .8; }
.cinqmars svg { display: block; width: 100%; max-width: 36rem; height: auto; }
.cinqmars .seat { display: inline-block; width: 10px; height: 10px; border-radius: 5px; margin-right: 6px; }
"""
PLACE: Final = 'fill="#efe6d8" stroke="#8a7c6b"'
TAKEN: Final = 'fill="#e3cdb2" stroke="#8a7c6b"'
FEW: Final = 30  # places: of more than that, empty ones bear no name
CHIPS: Final = 4  # side by side in a place; what is more is counted


def colour(seat: int) -> str:
    return NOBODYS if seat < 0 else SEATS[seat % len(SEATS)]


class Table(Protocol):
    """What a view is shown with: its game's maps, and its words in a language."""

    def maps(self) -> dict[str, Geometry]: ...

    def speaker(self, lang: str) -> Say: ...


class Seen(View):
    """A view that shows itself: `_repr_html_` is the whole of it, `_repr_svg_` its first map. Equals the plain one."""

    __slots__ = ("lang", "table")

    def __init__(self, view: View, table: Table, lang: str) -> None:
        super().__init__(view.seat, view.headline, view.players, view.panels)
        self.table = table
        self.lang = lang

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        mine = (self.seat, self.headline, self.players, self.panels)
        return mine == (other.seat, other.headline, other.players, other.panels)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return View.__repr__(self).replace("Seen(", "View(", 1)

    def _repr_html_(self) -> str:
        return page(self, body(self))

    def _repr_svg_(self) -> str | None:
        maps, say = self.table.maps(), self.table.speaker(self.lang)
        for panel in self.panels:
            if panel.map and panel.ref in maps:
                return board(panel, maps[panel.ref], say)
        return None


def page(seen: Seen, parts: Sequence[str]) -> str:
    title = escape(seen.table.speaker(seen.lang)("game-title"))
    return f'<div class="cinqmars" lang="{seen.lang}"><style>{STYLE}</style><h3>{title}</h3>{"".join(parts)}</div>'


def body(view: Seen) -> list[str]:
    maps, say = view.table.maps(), view.table.speaker(view.lang)
    parts = [f"<p>{escape(say(view.headline))}</p>", *[player(p, say) for p in view.players]]
    for panel in view.panels:
        shown = [f"<h4>{escape(say(panel.label))}</h4>"]
        if panel.map and panel.ref in maps:
            shown.append(board(panel, maps[panel.ref], say))
        else:
            shown.append(places(panel.zones, say))
        shown += [f"<p>{line}</p>" for line in (facts(panel.facts, say), tracks(panel.tracks, say)) if line]
        shown += [records(table, say) for table in panel.tables]
        parts += shown if len(shown) > 1 and any(shown[1:]) else []
    return parts


# parts of a view


def player(p: PlayerView, say: Say) -> str:
    name = say(Message("seat", {"n": p.seat}))
    lines = [line for line in (facts(p.facts, say), tracks(p.tracks, say)) if line]
    lines += [f"{escape(say(p.status))}"] if p.status is not None else []
    dot = f'<span class="seat" style="background:{colour(p.seat)}"></span>'
    return f"<h4>{dot}{escape(name)}</h4><p>{'<br/>'.join(lines)}</p>{places(p.zones, say)}"


def facts(found: Sequence[Fact], say: Say) -> str:
    return " · ".join([f"{escape(say(f.label))} {escape(value(f.value, say))}" for f in found])


def tracks(found: Sequence[Track], say: Say) -> str:
    return " · ".join([f"{escape(say(t.label))} {t.value}/{t.maximum}" for t in found])


def value(said: int | Message, say: Say) -> str:
    return say(said) if isinstance(said, Message) else str(said)


def counted(thing: Thing, say: Say) -> str:
    """A label that is counted already stays as it is."""
    name, number = say(thing.label), str(thing.number)
    return name if thing.number == 1 or number in name.split() else f"{number} × {name}"


def contents(zone: Zone, say: Say) -> str:
    told = [counted(thing, say) for thing in zone.things]
    return ", ".join([*told, *[f"{say(f.label)} {value(f.value, say)}" for f in zone.facts]])


def places(zones: Sequence[Zone], say: Say) -> str:
    """Those where something is."""
    rows = [[say(zone.label), contents(zone, say)] for zone in zones if zone.things or zone.facts]
    return grid([], rows) if rows else ""


def records(table: Records, say: Say) -> str:
    heads = [say(column) for column in table.columns]
    rows = [[say(row.label), *[value(cell, say) for cell in row.cells]] for row in table.rows]
    return grid(["", *heads] if heads else [], rows) if rows else ""


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f'<th scope="col">{escape(head)}</th>' for head in heads])
    lines = [
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join([f"<td>{escape(x)}</td>" for x in row[1:]])}</tr>'
        for row in rows
    ]
    return f"<table>{f'<tr>{top}</tr>' if top else ''}{''.join(lines)}</table>"


# the map


def board(panel: Panel, chart: Geometry, say: Say) -> str:
    """Places where they lie, and in each its things: the seat's colour, their number or first letter; all by name."""
    zones = {zone.ref: zone for zone in panel.zones}
    size = min(15.0, max(7.0, chart.width / sqrt(max(1, len(chart.spots))) / 7))
    parts = []
    for spot in chart.spots:
        zone = zones.get(spot.ref)
        if zone is None:
            continue
        told = ": ".join([part for part in (say(zone.label), contents(zone, say)) if part])
        outline = (
            f'<path d="{escape(spot.outline)}" {TAKEN if zone.things else PLACE}/>' if spot.outline else ""
        )
        named = len(chart.spots) <= FEW
        name = label(spot.x, spot.y - size * 1.2, size * 0.8, say(zone.label)) if named else ""
        parts.append(
            f"<g><title>{escape(told)}</title>{outline}{name}{chips(zone, spot.x, spot.y, size, say)}</g>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {chart.width:g} {chart.height:g}" role="img"'
        f' aria-label="{escape(say(panel.label))}" font-family="system-ui, sans-serif">{"".join(parts)}</svg>'
    )


def label(x: float, y: float, size: float, text: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="middle" fill="#1d1b19">'
        f"{escape(text)}</text>"
    )


def chips(zone: Zone, x: float, y: float, size: float, say: Say) -> str:
    shown = [(colour(thing.owner), mark(thing, say)) for thing in zone.things[:CHIPS]]
    more = len(zone.things) - CHIPS
    if more > 0:
        shown[-1] = (NOBODYS, f"+{more + 1}")
    left = x - (len(shown) - 1) * size
    return "".join(
        [
            f'<circle cx="{left + 2 * k * size:.1f}" cy="{y + size * 0.4:.1f}" r="{size * 0.95:.1f}" fill="{fill}"/>'
            f'<text x="{left + 2 * k * size:.1f}" y="{y + size * 0.75:.1f}" font-size="{size:.1f}"'
            f' text-anchor="middle" fill="#fff">{escape(text)}</text>'
            for k, (fill, text) in enumerate(shown)
        ]
    )


def mark(thing: Thing, say: Say) -> str:
    return str(thing.number) if thing.number != 1 else say(thing.label)[:1].upper()
