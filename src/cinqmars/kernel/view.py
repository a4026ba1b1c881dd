"""The typed view: everything a seat may see, in parts that any table can draw without knowing the game.

Each thing has a stable ref ("zone:hellas", "ship:12"), a label, an owner and a number. Options point at refs.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cinqmars.kernel.message import Message


class Fact(NamedTuple):
    """A label and a value: "reserve 14"."""

    label: Message
    value: int | Message
    icon: str = ""


class Thing(NamedTuple):
    """A piece, a card, a tile, or a pile of equal ones."""

    ref: str
    label: Message
    kind: str = ""  # "astronaut", "ship": also the name of its icon
    owner: int = -1
    number: int = 1
    hidden: bool = False  # lies face down for this seat
    facts: tuple[Fact, ...] = ()
    note: Message | None = None  # what it does, for a card


class Zone(NamedTuple):
    """A place that holds things: a region of a map, a ship, a hand, a pile."""

    ref: str
    label: Message
    kind: str = "place"  # "place", "cards" or "pile"
    owner: int = -1
    things: tuple[Thing, ...] = ()
    facts: tuple[Fact, ...] = ()


class Track(NamedTuple):
    """A number on its way to a maximum; `marks` are the steps where something happens."""

    ref: str
    label: Message
    value: int
    maximum: int
    marks: tuple[int, ...] = ()


class Row(NamedTuple):
    ref: str
    label: Message
    cells: tuple[int | Message, ...]
    owner: int = -1


class Table(NamedTuple):
    """Records: one row each, the same columns."""

    ref: str
    label: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]


class Panel(NamedTuple):
    """What is shown together. With `map`, its zones have positions in the game's geometry of that name."""

    ref: str
    label: Message
    map: bool = False
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    tables: tuple[Table, ...] = ()
    facts: tuple[Fact, ...] = ()


class Player(NamedTuple):
    """One seat's public face, and its private zones where the viewer may see them."""

    seat: int
    facts: tuple[Fact, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    status: Message | None = None


class View(NamedTuple):
    """What `seat` sees (-1: a spectator)."""

    seat: int
    headline: Message
    players: tuple[Player, ...]
    panels: tuple[Panel, ...]

    def zones(self) -> list[Zone]:
        return [z for p in self.panels for z in p.zones] + [z for p in self.players for z in p.zones]

    def refs(self) -> set[str]:
        """Every reference in the view: what options and moves may point at."""
        refs = {f"player:{player.seat}" for player in self.players}
        for zone in self.zones():
            refs.add(zone.ref)
            refs.update([thing.ref for thing in zone.things])
        for panel in self.panels:
            refs.add(panel.ref)
            refs.update([t.ref for t in panel.tracks])
            refs.update([row.ref for table in panel.tables for row in table.rows])
        refs.update([t.ref for player in self.players for t in player.tracks])
        return refs


class Spot(NamedTuple):
    """Where a zone lies on its map: an anchor, and an outline as an SVG path."""

    ref: str
    x: float
    y: float
    outline: str = ""


class Geometry(NamedTuple):
    """A map in viewBox units; `links` join neighbouring zones."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    links: tuple[tuple[str, str], ...] = ()


class Move(NamedTuple):
    """Pieces that travel: what the log tells in words, for the eye."""

    kind: str  # the kind of thing, or the ref of a single one
    origin: str
    target: str
    owner: int = -1
    number: int = 1


class Choice(NamedTuple):
    """An option as a person sees it; with a `reason`, one that is not possible now."""

    arg: int
    label: Message
    refs: tuple[str, ...] = ()
    reason: Message | None = None


class Score(NamedTuple):
    """One source of points, seat by seat, and what an automaton has of it where one plays."""

    label: Message
    points: tuple[int, ...]
    automaton: int | None = None


def plain(x: Any) -> Any:
    """The same as plain JSON data: named tuples become objects."""
    if isinstance(x, tuple) and hasattr(x, "_fields"):
        return {name: plain(value) for name, value in zip(x._fields, x, strict=True)}
    if isinstance(x, list | tuple):
        return [plain(v) for v in x]
    if isinstance(x, dict):
        return {k: plain(v) for k, v in x.items()}
    return x
