"""The typed view: everything a seat may see, in parts that any table can draw without knowing the game.

Each thing has a stable ref ("zone:hellas", "ship:12"), a label, an owner and a number. Options point at refs.
All of it is values: nobody changes one once it is made. What a client is sent are these, field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cinqmars.kernel.message import Message


@dataclass(slots=True)
class Fact:
    """A label and a value: "reserve 14"."""

    label: Message
    value: int | Message
    icon: str = ""


@dataclass(slots=True)
class Thing:
    """A piece, a card, a tile, or a pile of equal ones."""

    ref: str
    label: Message
    kind: str = ""  # "astronaut", "ship": also the name of its icon
    owner: int = -1
    number: int = 1
    hidden: bool = False  # lies face down for this seat
    facts: tuple[Fact, ...] = ()
    note: Message | None = None  # what it does, for a card


@dataclass(slots=True)
class Zone:
    """A place that holds things: a region of a map, a ship, a hand, a pile."""

    ref: str
    label: Message
    kind: str = "place"  # "place", "cards" or "pile"
    owner: int = -1
    things: tuple[Thing, ...] = ()
    facts: tuple[Fact, ...] = ()
    about: tuple[str, ...] = ()  # refs elsewhere that it concerns: where a plan leads


@dataclass(slots=True)
class Track:
    """A number on its way to a maximum; `marks` are the steps where something happens."""

    ref: str
    label: Message
    value: int
    maximum: int
    marks: tuple[int, ...] = ()


@dataclass(slots=True)
class Row:
    ref: str
    label: Message
    cells: tuple[int | Message, ...]
    owner: int = -1
    about: tuple[str, ...] = ()  # where something can be done about it


@dataclass(slots=True)
class Records:
    """Records: one row each, the same columns."""

    ref: str
    label: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]


@dataclass(slots=True)
class Panel:
    """What is shown together. With `map`, its zones have positions in the game's geometry of that name."""

    ref: str
    label: Message
    map: bool = False
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    tables: tuple[Records, ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(slots=True)
class PlayerView:
    """One seat's public face, and its private zones where the viewer may see them."""

    seat: int
    facts: tuple[Fact, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    status: Message | None = None


@dataclass(slots=True)
class View:
    """What `seat` sees (-1: a spectator)."""

    seat: int
    headline: Message
    players: tuple[PlayerView, ...]
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


@dataclass(slots=True)
class Spot:
    """Where a zone lies on its map: an anchor, and an outline as an SVG path."""

    ref: str
    x: float
    y: float
    outline: str = ""


@dataclass(slots=True)
class Geometry:
    """A map in viewBox units; `links` join neighbouring zones."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    links: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Paragraph:
    """A part of the rules in short, with the kinds of questions that it explains."""

    title: Message
    text: Message
    kinds: list[str]


@dataclass(slots=True)
class Move:
    """Pieces that travel: what the log tells in words, for the eye."""

    kind: str  # the kind of thing, or the ref of a single one
    origin: str
    target: str
    owner: int = -1
    number: int = 1


@dataclass(slots=True)
class Pick:
    """One thing of a list: the answer that takes it, and what it adds to the purse."""

    arg: int
    ref: str
    brings: int = 0
    number: int = 1  # of the same: each further one is the next argument
    sort: str = ""  # of which no two fields of a form take any


@dataclass(slots=True)
class Field:
    """Some of a list, taken one by one in its order: each is an answer to the question called `asks`."""

    asks: str
    what: str  # is taken: for a heading
    picks: tuple[Pick, ...]  # none: a number is asked
    least: int
    most: int  # that the purse may not reach
    price: int = 0  # of each
    stop: int = -1  # the answer that ends a list which could go on; -1: none
    closed: bool = False  # by its stop in any case, and filled in any order
    sorts: int = 0  # at most so many different ones; 0: any
    after: tuple[int, ...] = ()  # asked only if the first field takes one of these; none: always


@dataclass(slots=True)
class Stop:
    """A place that a piece can be brought to: by answers after those that lead to another one, `by`."""

    ref: str
    by: int  # its number among the stops of the piece; -1: from where it stands
    answers: tuple[tuple[str, int], ...]  # the question's name and the answer, one after another
    left: int  # points of movement; less than 0: so many had to be paid for
    rests: bool  # whether it may stay there


@dataclass(slots=True)
class Way:
    """How far a piece may go by answers given at once."""

    piece: str
    origin: str
    stops: tuple[Stop, ...]


@dataclass(slots=True)
class Form:
    """A question with those that follow from it, to be asked together and answered at once."""

    fields: tuple[Field, ...] = ()
    purse: int = 0  # what may be spent, besides what picks bring
    due: int = 0  # what has to be paid
    ways: tuple[Way, ...] = ()


@dataclass(slots=True)
class Change:
    """A value of the seat's own view that would be another; the path names refs where there are any."""

    path: tuple[str, ...]
    before: Any
    after: Any


@dataclass(slots=True)
class Choice:
    """An option as a person sees it; with a `reason`, one that is not possible now."""

    arg: int
    label: Message
    refs: tuple[str, ...] = ()
    reason: Message | None = None
    changes: tuple[Change, ...] = ()  # of things it is about, where that alone tells options apart


@dataclass(slots=True)
class Score:
    """One source of points, seat by seat, and what an automaton has of it where one plays."""

    label: Message
    points: tuple[int, ...]
    automaton: int | None = None


def seen_players(
    n: int, seats: Sequence[int], player: Callable[[int, int], PlayerView]
) -> list[tuple[PlayerView, ...]]:
    """All players as each of some seats sees them, where one looks the same to all others: made once for those."""
    others = {p: player(p, -1) for p in range(n) if any([seat != p for seat in seats])}
    return [tuple([player(p, p) if p == seat else others[p] for p in range(n)]) for seat in seats]
