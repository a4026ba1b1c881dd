"""What can go wrong, by name. `reason` is stable and translatable; the text is for developers, never for clients."""

from __future__ import annotations

from typing import Any, Final

ILLEGAL: Final = "illegal"  # not among the options
NOT_ASKED: Final = "not-asked"  # the game does not wait for this seat
STALE: Final = "stale"  # the question has changed since it was seen
UNFINISHED: Final = "unfinished"  # people submit a compound whole
TOO_MANY: Final = "too-many-answers"  # more answers than questions
PAST_A_REVEAL: Final = "past-a-reveal"  # a submission ends where something is revealed
OVER: Final = "over"
NOT_OVER: Final = "not-over"
NOTHING_TO_UNDO: Final = "nothing-to-undo"
ANSWERED_SINCE: Final = "answered-since"  # another seat has answered since
REVEALED_SINCE: Final = "revealed-since"  # something was revealed or agreed since
NO_SUCH_PLY: Final = "no-such-ply"
REFUSALS: Final = (
    ILLEGAL,
    NOT_ASKED,
    STALE,
    UNFINISHED,
    TOO_MANY,
    PAST_A_REVEAL,
    OVER,
    NOT_OVER,
    NOTHING_TO_UNDO,
    ANSWERED_SINCE,
    REVEALED_SINCE,
    NO_SUCH_PLY,
)


class CinqMarsError(Exception):
    """Base of all errors raised on purpose: a reason id, a text, and the facts a translation needs."""

    def __init__(self, reason: str, text: str = "", facts: dict[str, str | int] | None = None) -> None:
        super().__init__(text or reason)
        self.reason: str = reason
        self.facts: dict[str, str | int] = facts or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes."""
        return type(self), (self.reason, str(self), self.facts)


class Refused(CinqMarsError):
    """The player's fault: illegal, stale, unfinished or too late. Nothing has changed."""


class BadInput(CinqMarsError, ValueError):
    """The caller's fault: no such game, seat count, option, seed or language."""


class BadRecord(CinqMarsError, ValueError):
    """The file is not a record this build can read: truncated, edited, foreign or from later rules."""


class Diverged(BadRecord):
    """A logged answer does not fit its question, or fits and has other consequences."""

    def __init__(self, ply: int, text: str) -> None:
        super().__init__("diverged", f"ply {ply}: {text}", {"ply": ply, "detail": text})
        self.ply: int = ply

    def __reduce__(self) -> tuple[Any, ...]:
        return Diverged, (self.ply, self.facts["detail"])


class RulesError(CinqMarsError):
    """The game's fault: the rules broke their contract with the kernel."""

    def __init__(self, text: str) -> None:
        super().__init__("rules-error", text)

    def __reduce__(self) -> tuple[Any, ...]:
        return RulesError, (str(self),)
