"""A view as Rich renderables: parts that know no game, from what the view says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.kernel import Fact, Message, Panel, PlayerView, Records, Thing, Track, View, Zone
from cinqmars.terminal.columns import columns
from cinqmars.terminal.ink import ICONS, JOINED, strung, unbreakable
from cinqmars.terminal.pen import DOT, NOTHING, Pen, joined, usual_kind

FEW: Final = 6  # kinds of things in a pile that are named one by one
ROOMY: Final = 96  # columns from which there is space between things
SHORT: Final = 5  # letters of a heading where room is scarce


def grid(columns: int, gap: int = 2, **first: bool) -> Grid:
    made = Grid.grid(padding=(0, gap, 0, 0), **first)
    for _ in range(columns):
        made.add_column(no_wrap=True, overflow="ellipsis")
    return made


# players


def number_of(zone: Zone) -> int:
    return sum([thing.number for thing in zone.things])


def figures(pen: Pen, player: PlayerView) -> dict[str, Text]:
    """What can be counted, by its heading: number facts, then piles and hands."""
    found = {pen.say(fact.label): pen.value(fact) for fact in player.facts if isinstance(fact.value, int)}
    for zone in player.zones:
        found.setdefault(pen.say(zone.label), Text(str(number_of(zone))))
    for track in player.tracks:
        found.setdefault(pen.say(track.label), Text(f"{track.value}/{track.maximum}"))
    return found


def standing(pen: Pen, player: PlayerView, short: bool = False) -> Text:
    """What the player is doing, and what is told in words, or by a sign where room is scarce."""
    words = [
        Text(ICONS[fact.icon], pen.ink.brand) if short and fact.icon in ICONS else pen.fact(fact)
        for fact in player.facts
        if not isinstance(fact.value, int)
    ]
    status = [pen.quiet(player.status)] if player.status is not None else []
    return joined([*status, *words], " " if short else DOT)


def players(pen: Pen, view: View, width: int, asked: int = -1) -> RenderableType:
    """One line each; the one who is asked is bold."""
    counted = [figures(pen, player) for player in view.players]
    headings = list(dict.fromkeys([heading for row in counted for heading in row]))
    names = [pen.name(player.seat, "bold" if player.seat == asked else "") for player in view.players]
    gap = 2 if width >= ROOMY else 1
    doing = [standing(pen, player) for player in view.players]
    if sum([len(heading) + gap for heading in headings]) + widest(names) + widest(doing) + gap > width:
        doing = [standing(pen, player, short=True) for player in view.players]
    heads = shortened(headings, width - widest(names) - widest(doing) - 2, gap)
    made = Grid.grid(padding=(0, gap, 0, 0), expand=True)
    made.add_column(no_wrap=True)
    for _ in headings:
        made.add_column(justify="right", no_wrap=True)
    made.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    made.add_row("", *[pen.quiet(head) for head in heads], "")
    for name, row, status in zip(names, counted, doing):
        made.add_row(name, *[row.get(heading, Text(NOTHING, pen.ink.quiet)) for heading in headings], status)
    return made


def widest(texts: Sequence[Text]) -> int:
    return max([text.cell_len for text in texts], default=0)


def shortened(headings: Sequence[str], room: int, gap: int) -> list[str]:
    """Cut as little as need be, the longest first."""
    for most in range(max([len(heading) for heading in headings], default=0), SHORT, -1):
        cut = [shorter(heading, most) for heading in headings]
        if sum([len(heading) + gap for heading in cut]) <= room:
            return cut
    return [shorter(heading, SHORT) for heading in headings]


def shorter(heading: str, most: int) -> str:
    return heading if len(heading) <= most else heading[: most - 1].rstrip() + "."


# tracks and tables


def track(pen: Pen, t: Track) -> Text:
    """A line with a tick at each step where something happens."""
    made = strung(pen.quiet(t.label), " ")
    if t.maximum <= 40:
        for step in range(1, t.maximum + 1):
            reached = step <= t.value
            if step in t.marks:
                made.append("╋" if reached else "┼", pen.ink.brand)
            else:
                made.append("━" if reached else "─", "" if reached else pen.ink.quiet)
        made.append(" ")
    return strung(made, f"{t.value}/{t.maximum}")


def records(pen: Pen, table: Records) -> RenderableType:
    """Rows and columns; one column alone needs no heading."""
    made = grid(1 + len(table.columns))
    if len(table.columns) > 1:
        made.add_row("", *[pen.quiet(column) for column in table.columns])
    for row in table.rows:
        cells = [cell_text(pen, cell) for cell in row.cells]
        empty = not any([cell.plain for cell in cells])
        name = pen.text(row.label, pen.ink.signal if row.ref in pen.lit else pen.ink.quiet if empty else "")
        made.add_row(name, *cells)
    return made


def cell_text(pen: Pen, cell: int | Message) -> Text:
    """Nobody is an empty cell."""
    if isinstance(cell, Message) and cell.id == "nobody":
        return Text()
    return pen.text(cell)


# zones


def pile(pen: Pen, zone: Zone) -> Text:
    """One line, by name."""
    return strung(pen.quiet(zone.label), " ", joined([pen.piece(thing) for thing in zone.things], ", "))


def places(pen: Pen, zones: Sequence[Zone]) -> RenderableType:
    """A line each: name, what is there, and what the name does not say already."""
    usual = usual_kind(zones)
    made = Grid.grid(padding=(0, 2, 0, 0))
    made.add_column(no_wrap=True)
    made.add_column(no_wrap=True)
    made.add_column()
    for zone in zones:
        name = pen.label(zone)
        facts = [pen.value(fact) for fact in zone.facts]
        news = [unbroken(fact) for fact in facts if not name.plain.startswith(fact.plain)]
        things = [thing for thing in zone.things if not repeats(pen, thing, facts)]
        made.add_row(name, pen.pieces(things, usual), joined(news))
    return made


def repeats(pen: Pen, thing: Thing, facts: Sequence[Text]) -> bool:
    """A marker that says what a fact says too."""
    return thing.owner < 0 and any([fact.plain in pen.text(thing.label).plain for fact in facts])


def listed(pen: Pen, zones: Sequence[Zone], width: int) -> RenderableType:
    """Places of a map without the map: those with something in them, in as many columns as fit."""
    usual = usual_kind(zones)
    shown = [zone for zone in zones if zone.things or zone.ref in pen.lit] if len(zones) > 24 else zones
    names = max([pen.label(zone).cell_len for zone in shown], default=0)
    lines: list[Text] = []
    for zone in shown:
        line = pen.label(zone)
        line.pad_right(names - line.cell_len + 1)
        here = pen.pieces(zone.things, usual)
        lines.append(strung(line, here if here.plain else Text(NOTHING, pen.ink.quiet)))
    return columns(lines, width)


def rest(pen: Pen, panel: Panel) -> list[RenderableType]:
    """Tracks, facts and piles: short things, one line each."""
    lines: list[RenderableType] = [track(pen, t) for t in panel.tracks]
    lines += [pen.fact(fact) for fact in panel.facts]
    lines += [pile(pen, zone) for zone in panel.zones if zone.kind != "place" and 0 < len(zone.things) <= FEW]
    return lines


def inside(pen: Pen, panel: Panel, width: int) -> list[RenderableType]:
    """Everything in a panel but a map."""
    lines: list[RenderableType] = []
    here = [zone for zone in panel.zones if zone.kind == "place"]
    if here:
        lines.append(listed(pen, here, width) if panel.map else places(pen, here))
    lines += [records(pen, table) for table in panel.tables]
    return lines + rest(pen, panel)


# what is one's own


def cards(pen: Pen, player: PlayerView, offered: frozenset[str] = frozenset()) -> list[Text]:
    """The player's own cards, without those the question offers anyway."""
    lines = []
    for zone in player.zones:
        if zone.kind != "cards" or not zone.things or all([thing.ref in offered for thing in zone.things]):
            continue
        names = [card(pen, thing.label, thing.facts) for thing in zone.things]
        lines.append(strung(pen.quiet(zone.label), "  ", joined(names)))
    return lines


def card(pen: Pen, label: Message, facts: Sequence[Fact]) -> Text:
    """What is true of a card (chosen, spent) stands after it."""
    said = unbroken(pen.text(label, "bold" if facts else ""))
    return strung(said, " (", joined([pen.fact(fact) for fact in facts], ", "), ")") if facts else said


def unbroken(text: Text) -> Text:
    """Its words stay on one line."""
    made = text.copy()
    made.plain = unbreakable(text.plain.replace(" ", JOINED))
    return made


# everything


def whole(pen: Pen, view: View) -> RenderableType:
    """All that the view holds, in words, for who wants to read it."""
    parts: list[RenderableType] = [pen.text(view.headline, "bold")]
    for panel in view.panels:
        parts += [Text(), pen.text(panel.label, f"bold {pen.ink.brand}")]
        parts += [indented(zone_in_full(pen, zone)) for zone in panel.zones]
        parts += [indented(records(pen, table)) for table in panel.tables]
        parts += [indented(track(pen, t)) for t in panel.tracks]
        parts += [indented(pen.fact(fact)) for fact in panel.facts]
    for player in view.players:
        parts += [Text(), joined([pen.name(player.seat, "bold"), standing(pen, player)])]
        counted = [fact for fact in player.facts if isinstance(fact.value, int)]
        parts.append(indented(joined([pen.fact(fact) for fact in counted])))
        parts += [indented(track(pen, t)) for t in player.tracks]
        parts += [indented(zone_in_full(pen, zone)) for zone in player.zones]
    return Group(*parts)


def zone_in_full(pen: Pen, zone: Zone) -> Text:
    things = [thing_in_full(pen, thing, zone.owner) for thing in zone.things]
    facts = [pen.fact(fact) for fact in zone.facts]
    return joined([pen.label(zone), *facts, joined(things, ", ")])


def thing_in_full(pen: Pen, thing: Thing, owner: int) -> Text:
    said = pen.text(thing.label)
    if not any([char.isdigit() for char in said.plain]) and thing.number > 1:
        said = strung(said, f" {thing.number}")
    return strung(pen.name(thing.owner), " ", said) if thing.owner not in (-1, owner) else said


def indented(what: RenderableType) -> RenderableType:
    return Padding(what, (0, 0, 0, 2))
