"""Questions and answers: the vocabulary between rules, sessions, bots and clients."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar
from zlib import crc32

from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.message import Message, say
from cinqmars.kernel.view import Change, Form

T = TypeVar("T")  # the table a question is about

ALL: Final = -1  # an event everybody sees; else a bit mask of seats
WAIT: Final = -1  # what a bot polled in a race may say: "not now". Never logged


class Answer(NamedTuple):
    """One line of the log. `check` names the question and the answer, so that an edited log shows where."""

    seat: int
    kind: int
    arg: int
    held: bool = False
    check: int = 0


class Decision(NamedTuple):
    """`seat` picks one of `opts`: ascending ints whose meaning is fixed by `kind`."""

    seat: int
    kind: int
    opts: list[int]
    ctx: tuple[Any, ...] = ()  # what the question is about: for widgets, labels, staleness
    held: bool = False  # continues a compound: people submit it together with what precedes
    must: bool = True  # False: may act, but the game does not wait for this seat
    idle: bool = False  # of those who may: nothing was put to this seat, so nobody is prompted or waited for

    def token(self) -> int:
        """Names the question: an answer to what it was before is recognised as stale."""
        return token_of(self.seat, self.kind, self.opts, self.ctx)

    def answered(self, arg: int) -> Answer:
        return Answer(self.seat, self.kind, arg, self.held, check_of(arg, self.token()))


def token_of(seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int:
    return crc32(repr((seat, kind, opts, ctx)).encode())


def check_of(arg: int, token: int) -> int:
    """What an answer keeps of its question."""
    return crc32(b"%d" % arg, token)


def replied(seat: int, kind: int, arg: int) -> Answer:
    """As `Answer(seat, kind, arg)`, in half the time: whoever plays at random makes one in every race."""
    return tuple.__new__(Answer, (seat, kind, arg, False, 0))


def offered(seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...] = (), idle: bool = False) -> Decision:
    """As `Decision(seat, kind, opts, ctx, idle=idle)`, in half the time: the menus of a race are asked for most."""
    return tuple.__new__(Decision, (seat, kind, opts, ctx, False, True, idle))


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """One kind of question with all that belongs to it: how it is worded, what it points at, why something is not
    offered, what bots make of it. It is one block of the game's finite action space: arguments 0 to size - 1.

    Logs name it by its place in `Game.kinds`. A game's own classes also hold what is offered (`options`) and how an
    argument is encoded, for its rules.
    """

    name: ClassVar[str] = ""
    size: ClassVar[int] = 0
    aloud: ClassVar[bool] = False  # asked before all: neither that it is asked nor its words are secret
    only_words: ClassVar[bool] = False  # nothing depends on it: bots say what its priors say
    passing: ClassVar[tuple[int, ...]] = ()  # arguments that pass, decline or end: shown apart, and last

    # for people

    def prompt(self, s: T, d: Decision) -> Message:
        """What the seat is asked."""
        return say(f"ask-{self.name}")

    def label(self, s: T, d: Decision, arg: int) -> Message:
        return say(f"pick-{self.name}", n=arg)

    def refs(self, s: T, d: Decision, arg: int) -> tuple[str, ...]:
        """The things in the view that this option is about."""
        return ()

    def changes(self, s: T, d: Decision, arg: int) -> tuple[Change, ...]:
        """What it changes in the things it is about, to compare options with each other."""
        return ()

    def candidates(self, s: T, d: Decision) -> list[int]:
        """Arguments worth showing, possible or not."""
        return d.opts

    def why_not(self, s: T, d: Decision, arg: int) -> Message | None:
        """Why a candidate is not an option; None if it is one."""
        return None if arg in d.opts else say(f"why-{self.cannot(s, d, arg) or 'not-now'}")

    def cannot(self, s: T, d: Decision, arg: int) -> str:
        """The id of the reason against a candidate that is not an option; the words are `why-<id>`."""
        return ""

    def form(self, s: T, d: Decision) -> Form | None:
        """What is asked with it, where it is the first part of a compound that people fill in at once."""
        return None

    # for bots

    def priors(self, s: T, seat: int, opts: list[int]) -> list[float]:
        """How promising each option looks before any search: positive weights."""
        return [1.0] * len(opts)

    def follow(self, s: T, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        """How `seat` would complete what it has begun, without thinking; None where a choice of its own begins."""
        return None


def bare(name: str, size: int, aloud: bool = False) -> Question[Any]:
    """A kind of which the game itself says the rest."""
    made: type[Question[Any]] = type(name, (Question,), {"name": name, "size": size, "aloud": aloud})
    return made()


class Event(NamedTuple):
    """What happened, and who may know. Answer number k causes the events of ply k + 1."""

    ply: int
    to: int
    what: str
    args: tuple[Any, ...]

    def seen_by(self, seat: int) -> bool:
        """Seat -1 is a spectator: only what everybody sees."""
        return self.to == ALL or (seat >= 0 and bool(self.to >> seat & 1))


def heard(ply: int, to: int, what: str, args: tuple[Any, ...]) -> Event:
    """As `Event(ply, to, what, args)`, in half the time: whoever replays a game hears all of it."""
    return tuple.__new__(Event, (ply, to, what, args))


class Told(NamedTuple):
    """An event as a seat hears it: neither when it was nor who else heard it."""

    what: str
    args: tuple[Any, ...]


class Pending(BaseException):
    """Suspends the rules. Not an Exception: no `except Exception` in them swallows it."""

    def __init__(self, decisions: list[Decision], region: int = -1) -> None:
        super().__init__()
        self.decisions: list[Decision] = decisions
        self.region: int = region  # the ply at which an open `simultaneously` began
