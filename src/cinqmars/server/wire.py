"""What clients may send, validated before anything else looks at it. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=40, pattern="^[^\\x00-\\x1f\\x7f]*$")]
BotSpec = Annotated[str, msgspec.Meta(max_length=60)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
SeatKey = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Kind = Annotated[int, msgspec.Meta(ge=-1, le=10_000)]
Arg = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Answers = Annotated[list[tuple[Kind, Arg]], msgspec.Meta(min_length=1, max_length=200)]
QuestionToken = Annotated[int, msgspec.Meta(ge=0, le=2**32)]
Options = Annotated[dict[Name, Any], msgspec.Meta(max_length=60)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, pattern="^[^\\x00]*$")]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,19}$")]
Who = Literal["here", "remote", "bot", "open", "closed"]
Undo = Literal["each", "consent", "nobody"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all: a field we do not know is a mistake we say."""


class SeatWish(Strict):
    who: Who
    name: Name = ""
    bot: BotSpec = ""


class PaceWish(Strict):
    bank: Annotated[float, msgspec.Meta(ge=0, le=30 * 86400)] = 0.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=7 * 86400)] = 0.0


class TableWish(Strict):
    game: Name
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: Options = {}
    pace: PaceWish = msgspec.field(default_factory=PaceWish)
    undo: Undo = "each"
    listed: bool = False
    seed: Seed | None = None


class SitWish(Strict):
    name: Name = ""
    seat: SeatNumber | None = None


class Rename(Strict):
    name: Name


class MoveWish(Strict):
    to: SeatNumber


class SettingsWish(Strict):
    options: Options | msgspec.UnsetType = msgspec.UNSET
    pace: PaceWish | msgspec.UnsetType = msgspec.UNSET
    undo: Undo | msgspec.UnsetType = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET


class BotWish(Strict):
    bot: BotSpec = ""


class AnswerWish(Strict):
    seat: SeatNumber
    token: QuestionToken
    answers: Answers


class UndoWish(Strict):
    seat: SeatNumber
    ask: bool = False


class LeaveWish(Strict):
    seat: SeatNumber


class BranchWish(Strict):
    step: Id
    seat: SeatNumber


class ConsentWish(Strict):
    seat: SeatNumber
    ask: Id
    yes: bool


class ChatWish(Strict):
    seat: SeatNumber
    text: Text


# what they get


class Refusal(msgspec.Struct):
    refused: str
    facts: dict[str, str | int]


class TableMade(msgspec.Struct):
    table: str
    host: str
    watch: str
    tokens: dict[str, str]
    invites: dict[str, str]


class Seated(msgspec.Struct):
    seat: int
    token: str


class Revised(msgspec.Struct):
    revision: int
    ask: int | msgspec.UnsetType = msgspec.UNSET


# over the socket


class Hello(Strict, tag="hello"):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = []
    since: Annotated[dict[SeatKey, Id], msgspec.Meta(max_length=16)] = {}
    parts: bool = False  # of a view, only those that changed


class Answer(Strict, tag="answer"):
    id: Id
    seat: SeatNumber
    token: QuestionToken
    answers: Answers


class ProbeIt(Strict, tag="probe"):
    id: Id
    seat: SeatNumber
    token: QuestionToken
    answers: Answers


class TakeBack(Strict, tag="undo"):
    id: Id
    seat: SeatNumber
    ask: bool = False  # if it cannot be taken back freely, ask the others


class Consent(Strict, tag="consent"):
    id: Id
    ask: Id
    yes: bool
    seat: SeatNumber | None = None  # else all the seats this client holds


class Chat(Strict, tag="chat"):
    id: Id
    text: Text


class Bye(Strict, tag="bye"):
    id: Id = 0


Spoken = Hello | Answer | ProbeIt | TakeBack | Consent | Chat | Bye

spoken = msgspec.json.Decoder(Spoken)
encoder = msgspec.json.Encoder()

SCALARS: Final = frozenset([int, str, float, bool, type(None)])


def plain(x: Any) -> Any:
    """The same as `cinqmars.kernel.plain`, for the few types that views are made of: most of a push's time is here."""
    kind = x.__class__
    if kind in SCALARS:
        return x
    if kind is tuple or kind is list:
        return [v if v.__class__ in SCALARS else plain(v) for v in x]
    if kind is dict:
        return {k: v if v.__class__ in SCALARS else plain(v) for k, v in x.items()}
    return {k: v if v.__class__ in SCALARS else plain(v) for k, v in zip(kind._fields, x)}
