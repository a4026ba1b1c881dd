"""What clients may send, validated before anything else looks at it. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cinqmars.server.wire import Undo, Who

# neither control characters nor what turns the direction of writing or has no width: a name is what is seen of it
UNSEEN = (
    "\\x00-\\x1f\\x7f-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f"
    "\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
END = "$(?!\\n)"  # for Python a line may end there too, and go on with nothing
Name = Annotated[str, msgspec.Meta(max_length=40, pattern=f"^[^{UNSEEN}]*{END}")]
Key = Annotated[str, msgspec.Meta(pattern=f"^[A-Za-z0-9_-]{{22,100}}{END}")]
BotSpec = Annotated[str, msgspec.Meta(max_length=60)]
Token = Annotated[str, msgspec.Meta(max_length=100)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
SeatKey = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Kind = Annotated[int, msgspec.Meta(ge=-1, le=10_000)]
Arg = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Answers = Annotated[list[tuple[Kind, Arg]], msgspec.Meta(min_length=1, max_length=200)]
QuestionToken = Annotated[int, msgspec.Meta(ge=0, le=2**32)]
Options = Annotated[dict[Name, Any], msgspec.Meta(max_length=60)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, pattern="^[^\\x00]*$")]
Address = Annotated[str, msgspec.Meta(min_length=8, max_length=2000)]
Lang = Literal["en", "fr"]
Seed = Annotated[str, msgspec.Meta(pattern=f"^[0-9]{{1,19}}{END}")]


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
    key: Key | None = (
        None  # the token the seat shall have: asked again after a lost reply, the seat is still one's own
    )


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


class PersonWish(Strict):
    key: Key  # of the person whose seats these are from now on


class BellWish(Strict):
    """A browser that is called, by its push service and with its keys; or a program, by a webhook."""

    kind: Literal["push", "hook"]
    address: Address
    p256dh: Annotated[str, msgspec.Meta(max_length=120)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    lang: Lang = "en"


class UnhangWish(Strict):
    address: Address


class MuteWish(Strict):
    on: bool


class ReportWish(Strict):
    text: Text
    seat: SeatNumber | None = None  # about whom
    line: Id | None = None  # what they said


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


class NudgeWish(Strict):
    seat: SeatNumber
    to: SeatNumber


# over the socket


class HelloFrame(Strict, tag="hello"):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = []
    since: Annotated[dict[SeatKey, Id], msgspec.Meta(max_length=16)] = {}
    parts: bool = False  # of a view, only those that changed


class AnswerFrame(Strict, tag="answer"):
    id: Id
    seat: SeatNumber
    token: QuestionToken
    answers: Answers


class ProbeFrame(Strict, tag="probe"):
    id: Id
    seat: SeatNumber
    token: QuestionToken
    answers: Answers


class UndoFrame(Strict, tag="undo"):
    id: Id
    seat: SeatNumber
    ask: bool = False  # if it cannot be taken back freely, ask the others


class ConsentFrame(Strict, tag="consent"):
    id: Id
    ask: Id
    yes: bool
    seat: SeatNumber | None = None  # else all the seats this client holds


class ChatFrame(Strict, tag="chat"):
    id: Id
    text: Text


class NudgeFrame(Strict, tag="nudge"):
    id: Id
    to: SeatNumber


class ByeFrame(Strict, tag="bye"):
    id: Id = 0


Frame = HelloFrame | AnswerFrame | ProbeFrame | UndoFrame | ConsentFrame | ChatFrame | NudgeFrame | ByeFrame

frames = msgspec.json.Decoder(Frame)
