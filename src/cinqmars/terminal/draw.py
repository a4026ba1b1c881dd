"""A view as Rich renderables: parts that know no game, from what the view says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cinqmars.kernel import Message, Panel, PlayerView, Records, Row, Thing, Track, View, Zone
from cinqmars.terminal.columns import aligned, columns
from cinqmars.terminal.ink import strung
from cinqmars.terminal.pen import (
    NOTHING,
    Pen,
    common_labels,
    counted,
    joined,
    kept_together,
    same,
    usual_kind,
)
from cinqmars.terminal.roster import standing

FEW: Final = 12  # kinds of things in a pile that are named one by one
FEWER: Final = 6  # where room is scarce
MANY: Final = 28  # places: of more than that, the empty ones are not listed
LONG: Final = 90  # letters: a story more than a fact
FIRST: Final = 8  # rows of a table where room is scarce
FOREMOST: Final = 2  # facts of a place where it is scarcer still
NAMED: Final = 3  # cards of which more is told than their names
SENTENCE: Final = 32  # letters: where room is scarce, one in a row is enough


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


def records(pen: Pen, table: Records, width: int, brief: bool = False, terse: bool = False) -> RenderableType:
    """Rows and columns; one column alone needs no heading. `brief`, the first rows of many, with one sentence each."""
    shown = table.rows[:FIRST] if brief else table.rows
    rows = [[row_name(pen, row), *[cell_text(pen, cell) for cell in row.cells]] for row in shown]
    if brief:
        rows = [[cell for i, cell in enumerate(row) if i < 2 or cell.cell_len <= SENTENCE] for row in rows]
    heads = [pen.quiet(column) for column in table.columns[: max([len(row) for row in rows]) - 1]]
    worded = all([isinstance(cell, Message) for row in table.rows for cell in row.cells])
    made = aligned(rows, [Text(), *heads] if len(heads) > 1 else [], width if worded else 0)
    more = len(table.rows) - len(shown)
    return Group(made, pen.quiet(pen.say("table-rows", n=more))) if more else made


def run_on(pen: Pen, table: Records) -> Text:
    """Its rows one after the other."""
    return joined([kept_together(in_short(pen, row)) for row in table.rows])


def row_name(pen: Pen, row: Row) -> Text:
    empty = not any([cell_text(pen, cell).plain for cell in row.cells])
    return pen.text(row.label, pen.ink.signal if row.ref in pen.lit else pen.ink.quiet if empty else "")


def cell_text(pen: Pen, cell: int | Message) -> Text:
    """Nobody is an empty cell."""
    if isinstance(cell, Message) and cell.id == "nobody":
        return Text()
    return pen.text(cell)


# zones


def pile(pen: Pen, zone: Zone) -> Text:
    """One line, by name, with what is true of each thing."""
    return strung(pen.quiet(zone.label), " ", joined([pen.piece(thing) for thing in zone.things], ", "))


def display(pen: Pen, zone: Zone, brief: bool) -> Text:
    """Cards that have something to say, a line each; `brief`, one after the other."""
    if not any([thing.facts for thing in zone.things]):
        return pile(pen, zone)
    cards = [card(pen, thing) for thing in zone.things]
    if brief:
        return strung(pen.quiet(zone.label), " ", joined(cards))
    return strung(pen.quiet(zone.label), *[strung("\n  ", one) for one in cards])


class Place(NamedTuple):
    """A line of a list of places."""

    names: list[Text]
    things: Text
    news: Text


def places(
    pen: Pen, zones: Sequence[Zone], width: int, brief: bool = False, terse: bool = False
) -> RenderableType:
    """A line each: name, what is there, and what the name does not say already.

    `brief`, equal ones share a line; `terse`, facts only of those where nothing is.
    """
    usual = usual_kind(zones)
    lines: list[Place] = []
    for place in [described(pen, zone, usual, terse) for zone in zones]:
        twin = [line for line in lines if brief and line[1:] == place[1:]]
        if twin:
            twin[0].names.append(place.names[0])
        else:
            lines.append(place)
    return aligned([[joined(line.names, ", "), line.things, line.news] for line in lines], [], width)


def described(pen: Pen, zone: Zone, usual: str, terse: bool) -> Place:
    """`terse`, what is there speaks for itself."""
    name = pen.label(zone)
    said = [fact for fact in zone.facts if not name.plain.startswith(pen.value(fact).plain)]
    things = [thing for thing in zone.things if not any([same(thing, fact) for fact in said])]
    news = [kept_together(pen.news(fact)) for fact in said[: (0 if things else FOREMOST) if terse else None]]
    return Place([kept_together(name)], pen.pieces(things, usual), joined(news))


def listed(pen: Pen, zones: Sequence[Zone], width: int) -> RenderableType:
    """Places of a map without the map, in as many columns as fit; of many, those where there is something to see."""
    many = len(zones) > MANY
    usual, common = usual_kind(zones), common_labels(zones)
    shown = [zone for zone in zones if not many or zone.things or zone.ref in pen.lit]
    names = max([pen.label(zone).cell_len for zone in shown], default=0)
    lines: list[Text] = []
    for zone in shown:
        line = pen.label(zone)
        line.pad_right(names - line.cell_len + 1)
        ground = [] if many and zone.things else pen.ground(zone, common)
        here = joined([pen.pieces(zone.things, usual), *ground])
        lines.append(strung(line, here if here.plain else Text(NOTHING, pen.ink.quiet)))
    return columns(lines, width)


# panels


def rest(pen: Pen, panel: Panel, brief: bool = False, terse: bool = False) -> list[Text]:
    """Facts and piles; `brief`, without stories; `terse`, many cards by name only."""
    facts = [pen.fact(fact) for fact in panel.facts]
    most = FEWER if brief else FEW
    piles = [zone for zone in panel.zones if zone.kind != "place" and 0 < len(zone.things) <= most]
    told = [fact for fact in facts if not brief or fact.cell_len <= LONG]
    named = [zone for zone in piles if terse and len(zone.things) > NAMED]
    return told + [pile(pen, zone) if zone in named else display(pen, zone, brief) for zone in piles]


def inside(
    pen: Pen, panel: Panel, width: int, brief: bool = False, terse: bool = False
) -> list[RenderableType]:
    """Everything in a panel, its places first."""
    lines: list[RenderableType] = []
    here = [zone for zone in panel.zones if zone.kind == "place"]
    if here:
        lines.append(listed(pen, here, width) if panel.map else places(pen, here, width, brief, terse))
    return lines + besides(pen, panel, width, brief, terse)


def besides(
    pen: Pen, panel: Panel, width: int, brief: bool = False, terse: bool = False
) -> list[RenderableType]:
    """What a panel has besides places: tables, and what is short side by side."""
    lines: list[RenderableType] = []
    for table in panel.tables:
        lines.append(run_on(pen, table) if terse else records(pen, table, width, brief))
    told = [track(pen, t) for t in panel.tracks] + rest(pen, panel, brief, terse)
    short = [line for line in told if is_short(line, width)]
    if short:
        lines.append(columns(short, width))
    return lines + [line for line in told if not is_short(line, width)]


def is_short(line: Text, width: int) -> bool:
    return 2 * line.cell_len < width and "\n" not in line.plain


def summary(pen: Pen, panel: Panel) -> Text:
    """What a panel has besides places, one thing after the other."""
    figures = [strung(pen.quiet(t.label), f" {t.value}/{t.maximum}") for t in panel.tracks]
    rows = [in_short(pen, row) for table in panel.tables for row in table.rows]
    told = [*figures, *rows, *rest(pen, panel, brief=True)]
    said = joined([kept_together(text) for text in told])
    return strung(pen.text(panel.label, pen.ink.brand), "  ", said) if said.plain else said


def in_short(pen: Pen, row: Row) -> Text:
    """A row of a table: its name, and how it ends if that is short."""
    last = cell_text(pen, row.cells[-1])
    return strung(row_name(pen, row), " ", last) if last.cell_len <= SENTENCE else row_name(pen, row)


# what is one's own


def own(pen: Pen, player: PlayerView, offered: frozenset[str] = frozenset()) -> list[Text]:
    """The player's cards and goods, without those the question offers anyway and those that a number tells."""
    lines = []
    for zone in player.zones:
        offers = zone.kind == "cards" and all([thing.ref in offered for thing in zone.things])
        if zone.things and not offers and (zone.kind == "cards" or worth_naming(zone)):
            names = [card(pen, thing) for thing in zone.things]
            lines.append(strung(pen.quiet(zone.label), "  ", joined(names)))
    return lines


def worth_naming(zone: Zone) -> bool:
    """Whether things are named: for those of one kind, of which nothing is told, their number is enough."""
    return len({thing.kind for thing in zone.things}) > 1 or any([thing.facts for thing in zone.things])


def card(pen: Pen, thing: Thing) -> Text:
    """What is true of a card (chosen, spent) stands after it."""
    said = kept_together(counted(pen.text(thing.label, "bold" if thing.facts else ""), thing.number))
    facts = [pen.fact(fact) for fact in thing.facts]
    return strung(said, " (", joined(facts, ", "), ")") if facts else said


# everything


def whole(pen: Pen, view: View, width: int) -> RenderableType:
    """All that the view holds, in words, for who wants to read it."""
    parts: list[RenderableType] = [pen.text(view.headline, "bold")]
    for panel in view.panels:
        parts += [Text(), pen.text(panel.label, f"bold {pen.ink.brand}")]
        parts += [indented(zone_in_full(pen, zone)) for zone in panel.zones]
        parts += [indented(records(pen, table, width - 2)) for table in panel.tables]
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
    said = counted(pen.text(thing.label), thing.number)
    facts = [pen.fact(fact) for fact in thing.facts]
    said = strung(said, " (", joined(facts, ", "), ")") if facts else said
    return strung(pen.name(thing.owner), " ", said) if thing.owner not in (-1, owner) else said


def indented(what: RenderableType) -> RenderableType:
    return Padding(what, (0, 0, 0, 2))
