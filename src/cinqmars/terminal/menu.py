"""The options of a question, numbered as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.kernel import Choice, Message, View
from cinqmars.terminal.columns import columns
from cinqmars.terminal.ink import strung
from cinqmars.terminal.pen import Pen

MOST_IMPOSSIBLE: Final = 12  # more than that are told by their reasons only


class Item(NamedTuple):
    """A line of the menu. What is impossible has a number too, to ask why."""

    number: int
    choice: Choice
    note: Message | None = None

    @property
    def possible(self) -> bool:
        return self.choice.reason is None


class Menu(NamedTuple):
    items: list[Item]
    others: list[tuple[Message, int]]  # impossible things too many to list: why, and how many

    def item(self, number: int) -> Item | None:
        return next((item for item in self.items if item.number == number), None)

    def lit(self) -> frozenset[str]:
        """The refs of everything that may be chosen."""
        return frozenset([ref for item in self.items if item.possible for ref in item.choice.refs])


def menu_of(choices: Sequence[Choice], view: View) -> Menu:
    impossible = [choice for choice in choices if choice.reason is not None]
    listed = list(choices)
    others: list[tuple[Message, int]] = []
    if len(impossible) > MOST_IMPOSSIBLE:
        listed = [choice for choice in choices if choice.reason is None]
        reasons = [choice.reason for choice in impossible if choice.reason is not None]
        others = [(why, reasons.count(why)) for i, why in enumerate(reasons) if why not in reasons[:i]]
    notes = notes_in(view)
    items = [Item(i + 1, choice, note_of(choice, notes)) for i, choice in enumerate(listed)]
    return Menu(items, others)


def notes_in(view: View) -> dict[str, Message]:
    """What a thing does, by its ref."""
    things = [thing for zone in view.zones() for thing in zone.things]
    return {thing.ref: thing.note for thing in things if thing.note is not None}


def note_of(choice: Choice, notes: dict[str, Message]) -> Message | None:
    return next((notes[ref] for ref in choice.refs if ref in notes), None)


# drawing


def label(pen: Pen, item: Item) -> Text:
    return pen.text(item.choice.label, "" if item.possible else pen.ink.quiet)


def number(pen: Pen, item: Item) -> Text:
    """Set apart from the amount that a label may begin with."""
    return Text(f"{item.number:>2})", f"bold {pen.ink.signal}" if item.possible else pen.ink.quiet)


def line(pen: Pen, item: Item) -> Text:
    made = strung(number(pen, item), " ", label(pen, item))
    if item.choice.reason is not None:
        made = strung(made, Text(" – ", pen.ink.quiet), pen.quiet(item.choice.reason))
    return made


def noted(pen: Pen, menu: Menu) -> RenderableType:
    """One line each, with what the card says."""
    made = Grid.grid(padding=(0, 1, 0, 0))
    made.add_column(no_wrap=True)
    made.add_column(no_wrap=True)
    made.add_column()
    for item in menu.items:
        why = item.choice.reason
        note = pen.quiet(why) if why is not None else pen.text(item.note or "")
        made.add_row(number(pen, item), label(pen, item), note)
    return made


def in_columns(pen: Pen, menu: Menu, width: int) -> RenderableType:
    return columns([line(pen, item) for item in menu.items], width)


def has_notes(menu: Menu) -> bool:
    return any([item.note is not None for item in menu.items])


def others(pen: Pen, menu: Menu, width: int) -> list[RenderableType]:
    """The impossible things that are not listed."""
    told = [pen.quiet(pen.say("menu-others", n=n, why=why)) for why, n in menu.others]
    return [columns(told, width)] if told else []
