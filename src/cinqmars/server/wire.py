"""What clients are sent. Views are the kernel's own; `scripts/page_types.py` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cinqmars.kernel.message import Message
from cinqmars.kernel.view import (
    Change,
    Choice,
    Fact,
    Form,
    Geometry,
    Move,
    Paragraph,
    Records,
    Score,
    Track,
    View,
)

Who = Literal["here", "remote", "bot", "open", "closed"]
Undo = Literal["each", "consent", "nobody"]
TableState = Literal["open", "running", "over", "closed"]

encoder = msgspec.json.Encoder()


class Refusal(msgspec.Struct):
    refused: str
    facts: dict[str, str | int]
    changed: Message | msgspec.UnsetType | None = msgspec.UNSET  # what happened meanwhile


class TableMade(msgspec.Struct):
    table: str
    host: str
    watch: str
    join: str
    tokens: dict[int, str]
    invites: dict[int, str]


class Rematch(msgspec.Struct):
    table: str


class Seated(msgspec.Struct):
    seat: int
    token: str


class SeatTokens(msgspec.Struct):
    token: str | msgspec.UnsetType = msgspec.UNSET
    invite: str | msgspec.UnsetType = msgspec.UNSET


class Revised(msgspec.Struct):
    revision: int
    ask: int | msgspec.UnsetType = msgspec.UNSET


class Reported(msgspec.Struct):
    id: str


class BellCard(msgspec.Struct):
    """A way to call a person; with the secret by which a webhook knows who calls."""

    kind: Literal["push", "hook"]
    address: str
    secret: str | msgspec.UnsetType = msgspec.UNSET


class BellList(msgspec.Struct):
    push: str  # the server's public key, for browsers to subscribe with; empty: it does not send to them
    bells: list[BellCard]


class Health(msgspec.Struct):
    alive: bool


class Reach(msgspec.Struct):
    """From where this server can be reached; what only whoever runs it may know is empty for others."""

    loopback: bool  # only from the machine itself
    address: str  # of this machine in its network
    port: int


class OptionSchema(msgspec.Struct):
    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    per_seat: bool


class GameCard(msgspec.Struct):
    id: str
    seats: list[int]
    options: list[OptionSchema]


class BotCard(msgspec.Struct):
    bot: str
    label: str
    about: str


class Games(msgspec.Struct):
    games: list[GameCard]
    bots: list[BotCard]


class QuestionKind(msgspec.Struct):
    name: str
    size: int


class GamePage(msgspec.Struct):
    id: str
    rules: int
    kinds: list[QuestionKind]
    geometry: dict[str, Geometry]
    summary: list[Paragraph]
    about: list[Message]
    bot_seats: list[int]


class SeatCard(msgspec.Struct):
    who: Who
    name: str
    bot: str
    house: bool
    taken: bool
    muted: bool = False  # the host lets them speak no more
    present: bool | msgspec.UnsetType = msgspec.UNSET


class Pace(msgspec.Struct):
    """Seconds to begin with, and added for each answer; no bank means no clock."""

    bank: float = 0.0
    increment: float = 0.0


class Card(msgspec.Struct, kw_only=True):
    """A table as anybody may see it; the last fields only where they are known."""

    table: str
    game: str
    state: TableState
    options: dict[str, Any]
    pace: Pace
    undo: Undo
    listed: bool
    chosen_seed: bool
    seats: list[SeatCard]
    progress: float
    rematch: str
    made: float
    moved: float
    spectators: int | msgspec.UnsetType = msgspec.UNSET
    you: list[int] | msgspec.UnsetType = msgspec.UNSET
    host: bool | msgspec.UnsetType = msgspec.UNSET
    seed: str | msgspec.UnsetType | None = msgspec.UNSET
    mine: bool | msgspec.UnsetType = msgspec.UNSET


class Tables(msgspec.Struct):
    tables: list[Card]


class Question(msgspec.Struct):
    seat: int
    kind: int
    name: str
    token: int
    text: Message
    held: bool
    must: bool
    idle: bool  # may act, but nothing was put to this seat
    form: Form | None  # what is asked with it
    passing: tuple[int, ...]  # arguments that pass, decline or end


class Waiting(msgspec.Struct):
    """Who is asked; and what, if all may hear it."""

    seat: int
    must: bool
    asked: Message | None


class Told(msgspec.Struct):
    """What happened at a step and by whose answer, its parts named: a line for the log, and pieces that travel."""

    step: int
    by: int
    what: str
    line: Message | None
    moves: list[Move]
    parts: dict[str, Any]


class Result(msgspec.Struct):
    returns: list[float]
    scores: list[Score]


class Probed(msgspec.Struct):
    """What would follow an answer."""

    question: Question | None
    choices: list[Choice]
    changes: list[Change]
    reveals: bool


class History(msgspec.Struct):
    steps: int
    told: list[Told]


class StepView(msgspec.Struct):
    """One point of the history, with the question then asked and the answer given."""

    step: int
    steps: int
    view: View
    question: Question | None
    choices: list[Choice]
    answer: int | None
    told: list[Told]
    over: Result | None


class Figure(msgspec.Struct):
    """One point of the history in numbers: the view without what lies where."""

    step: int
    view: View


class Figures(msgspec.Struct):
    figures: list[Figure]


class SeatRecord(msgspec.Struct):
    """What a seat may take along from a running table."""

    format: str
    format_version: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int
    steps: int
    answers: list[tuple[int, int, int]]
    told: list[Told]
    view: View


# what is pushed over a socket or a stream


class Position(msgspec.Struct, tag="position"):
    """Everything a seat sees now, and how it came to be; `told` goes on from the revision `since`.

    The view is encoded once for all who are sent it.
    """

    seat: int
    revision: int
    steps: int
    since: int
    view: Annotated[msgspec.Raw, msgspec.Meta(extra={"of": View})]
    question: Question | None
    choices: list[Choice]
    waiting: list[Waiting]
    told: list[Told]
    undo: str
    progress: float
    over: Result | None


class GameFull(Position, tag="gameFull"):
    """The first position of a stream."""


class GameState(Position, tag="gameState"):
    """The other positions of a stream."""


class PlayerParts(msgspec.Struct):
    """A player of whom zones that have not changed are only named."""

    seat: int
    facts: tuple[Fact, ...]
    zones: list[str | msgspec.Raw]
    tracks: tuple[Track, ...]
    status: Message | None


class PanelParts(msgspec.Struct):
    """A panel of which zones that have not changed are only named."""

    ref: str
    label: Message
    map: bool
    zones: list[str | msgspec.Raw]
    tracks: tuple[Track, ...]
    tables: tuple[Records, ...]
    facts: tuple[Fact, ...]


class ViewParts(msgspec.Struct):
    """A view of which players and panels that have not changed are only named."""

    seat: int
    headline: Message
    players: list[int | msgspec.Raw]
    panels: list[str | msgspec.Raw]


class TableChanged(Card, tag="table"):
    """The card, whenever it changes."""


class ChatLine(msgspec.Struct):
    seat: int
    name: str | msgspec.UnsetType = msgspec.UNSET
    text: str | msgspec.UnsetType = msgspec.UNSET
    note: str | msgspec.UnsetType = msgspec.UNSET  # a line of the table's own: the id of its words
    to: int | msgspec.UnsetType = msgspec.UNSET  # the seat that is nudged
    at: float = 0.0
    line: int | msgspec.UnsetType = msgspec.UNSET  # the number of what somebody said
    removed: bool | msgspec.UnsetType = msgspec.UNSET  # it was taken away


class ChatSaid(ChatLine, tag="chat"):
    """What somebody said."""


class NoteSaid(ChatLine, tag="note"):
    """What the table says itself."""


class Unsaid(msgspec.Struct, tag="unsaid"):
    """A line of the chat was taken away."""

    line: int


class Ask(msgspec.Struct, tag="ask"):
    """A seat asks to go back to `step`: for this client `steps` back."""

    ask: int
    what: Literal["undo"]
    by: int
    step: int
    steps: int


class Answered(msgspec.Struct, tag="answered"):
    ask: int
    yes: bool


class SeatClock(msgspec.Struct):
    left: float
    running: bool | None


class ClockChanged(msgspec.Struct, tag="clock"):
    seats: dict[int, SeatClock]


class Ready(msgspec.Struct, tag="ready"):
    """While people choose in secret: the seats whose whole choice is in."""

    seats: tuple[int, ...]


class DoneReply(Revised, tag="done", kw_only=True):
    id: int


class RefusedReply(Refusal, tag="refused", kw_only=True):
    id: int


class ProbedReply(Probed, tag="probed", kw_only=True):
    id: int


Push = (
    Position
    | TableChanged
    | ChatSaid
    | NoteSaid
    | Unsaid
    | Ask
    | Answered
    | ClockChanged
    | Ready
    | DoneReply
    | RefusedReply
    | ProbedReply
)
