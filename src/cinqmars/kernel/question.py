"""Questions and answers: the vocabulary between rules, sessions, bots and clients."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from zlib import crc32

ALL: Final = -1  # an event everybody sees; else a bit mask of seats
WAIT: Final = -1  # what a bot polled in a race may say: "not now". Never logged


class Kind(NamedTuple):
    """One block of a game's finite action space: arguments 0 to size - 1, with one meaning."""

    name: str
    size: int


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
        return crc32(repr(self[:4]).encode())

    def answered(self, arg: int) -> Answer:
        return Answer(self.seat, self.kind, arg, self.held, crc32(b"%d" % arg, self.token()))


class Event(NamedTuple):
    """What happened, and who may know. Answer number k causes the events of ply k + 1."""

    ply: int
    to: int
    what: str
    args: tuple[Any, ...]

    def seen_by(self, seat: int) -> bool:
        """Seat -1 is a spectator: only what everybody sees."""
        return self.to == ALL or (seat >= 0 and bool(self.to >> seat & 1))


class Pending(BaseException):
    """Suspends the rules. Not an Exception: no `except Exception` in them swallows it."""

    def __init__(self, decisions: list[Decision], region: int = -1) -> None:
        super().__init__()
        self.decisions: list[Decision] = decisions
        self.region: int = region  # the ply at which an open `simultaneously` began
