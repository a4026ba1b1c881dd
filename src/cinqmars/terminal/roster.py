"""The roster: every player on a line, under headings in whole words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.kernel import Message, PlayerView, View, Zone
from cinqmars.terminal.ink import strung
from cinqmars.terminal.pen import NOTHING, Pen, joined, kept_together

SLACK: Final = 12  # letters lost where a line is broken
TALL: Final = 3  # lines of a heading at most

Figures = Mapping[str, Text]


def roster(pen: Pen, view: View, width: int, asked: int = -1) -> list[RenderableType]:
    """Figures in columns, as many below each other as need be; what is told in words beside them or below."""
    players = view.players
    names = [pen.name(player.seat, "bold" if player.seat == asked else "") for player in players]
    counted = [figures(pen, player) for player in players]
    told = [standing(pen, player) for player in players]
    columns, room = columns_of(pen, players, counted), width - widest(names)
    gap = 2 if used(columns, 2) <= room else 1
    bands = banded(columns, room, gap)
    if len(bands) == 1 and used(columns, gap) + gap + widest(told) <= room:
        return [band(pen, names, counted, columns, told, gap)]
    bare = [Text()] * len(players)
    parts: list[RenderableType] = [band(pen, names, counted, headings, bare, gap) for headings in bands]
    lines = [strung(name, "  ", words) for name, words in zip(names, told) if words.plain]
    flowing = sum([line.cell_len for line in lines]) // (width - SLACK) + 1 < len(lines)
    return [*parts, joined(lines, "   ")] if flowing else [*parts, *lines]


# what is said of a player


def number_of(zone: Zone) -> int:
    return sum([thing.number for thing in zone.things])


def figures(pen: Pen, player: PlayerView) -> Figures:
    """What can be counted, by its heading: number facts, then piles and hands, then tracks."""
    found = {pen.say(fact.label): pen.value(fact) for fact in player.facts if isinstance(fact.value, int)}
    for zone in player.zones:
        if not names_somebody(zone.label):
            found.setdefault(pen.say(zone.label), Text(str(number_of(zone))))
    for track in player.tracks:
        if not names_somebody(track.label):
            found.setdefault(pen.say(track.label), Text(f"{track.value}/{track.maximum}"))
    return found


def standing(pen: Pen, player: PlayerView) -> Text:
    """What the player is doing, what is told in words, and what belongs to one of their people."""
    status = [pen.quiet(player.status)] if player.status is not None else []
    words = [pen.fact(fact) for fact in player.facts if not isinstance(fact.value, int)]
    words += [
        strung(pen.quiet(track.label), f" {track.value}/{track.maximum}")
        for track in player.tracks
        if names_somebody(track.label)
    ]
    words += [
        strung(pen.quiet(zone.label), f" {number_of(zone)}")
        for zone in player.zones
        if names_somebody(zone.label)
    ]
    return joined([kept_together(word) for word in [*status, *words]])


def names_somebody(label: Message) -> bool:
    """Such a label heads nobody else's column."""
    return any([isinstance(arg, Message) and arg.id == "seat" for arg in label.args.values()])


# columns


class Column:
    """A heading broken into lines, over numbers."""

    def __init__(self, heading: str, least: int) -> None:
        self.heading = heading
        self.width, self.lines = narrowest(heading.split(" "), least)


def columns_of(pen: Pen, players: Sequence[PlayerView], counted: Sequence[Figures]) -> list[Column]:
    """In the order in which they are told; piles that everybody has empty are left out."""
    headings = list(dict.fromkeys([heading for row in counted for heading in row]))
    empty = {pen.say(zone.label) for player in players for zone in player.zones}
    empty -= {pen.say(zone.label) for player in players for zone in player.zones if zone.things}
    return [
        Column(heading, widest([row[heading] for row in counted if heading in row]))
        for heading in headings
        if heading not in empty
    ]


def narrowest(words: Sequence[str], least: int) -> tuple[int, list[str]]:
    """The least width in which the words take few lines, and those lines."""
    width = max([least, *[len(word) for word in words]])
    while len(wrapped(words, width)) > TALL:
        width += 1
    return width, wrapped(words, width)


def wrapped(words: Sequence[str], width: int) -> list[str]:
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def used(columns: Sequence[Column], gap: int) -> int:
    return sum([gap + column.width for column in columns])


def banded(columns: Sequence[Column], room: int, gap: int) -> list[list[Column]]:
    """As many side by side as there is room for; at least one band, if only for names."""
    bands: list[list[Column]] = [[]]
    for column in columns:
        if bands[-1] and used([*bands[-1], column], gap) > room:
            bands.append([])
        bands[-1].append(column)
    return bands


def band(
    pen: Pen,
    names: Sequence[Text],
    counted: Sequence[Figures],
    columns: Sequence[Column],
    told: Sequence[Text],
    gap: int,
) -> Grid:
    made = Grid.grid(padding=(0, gap, 0, 0))
    made.add_column(no_wrap=True)
    for column in columns:
        made.add_column(justify="right", no_wrap=True, min_width=column.width)
    made.add_column()
    height = max([len(column.lines) for column in columns], default=0)
    for line in range(height):
        made.add_row("", *[pen.quiet(heading_line(column, line - height)) for column in columns], "")
    for name, row, words in zip(names, counted, told):
        empty = Text(NOTHING, pen.ink.quiet)
        made.add_row(name, *[row.get(column.heading, empty) for column in columns], words)
    return made


def heading_line(column: Column, line: int) -> str:
    """Counted from the last one, which stands on the numbers."""
    return column.lines[line] if -line <= len(column.lines) else ""


def widest(texts: Sequence[Text]) -> int:
    return max([text.cell_len for text in texts], default=0)
