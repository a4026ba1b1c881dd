"""What went wrong, as one line for a person."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import CinqMarsError
from cinqmars.text import Speaker

MOST: Final = 500  # letters of one fact


def complaint(error: CinqMarsError, say: Speaker) -> str:
    """The text of the error's reason, with its facts; a detail that is an error too is said in the same language."""
    facts: dict[str, str | int] = {"detail": plain(str(error))}
    facts |= {name: plain(fact) for name, fact in error.facts.items()}
    if isinstance(error.__cause__, CinqMarsError):
        facts["detail"] = complaint(error.__cause__, say)
    return say(f"error-{error.reason}", **facts)


def plain(fact: str | int) -> str | int:
    """Words on one line, not too many, without what a terminal would obey."""
    if isinstance(fact, int):
        return fact
    words = "".join([c if c.isprintable() else " " for c in fact[: MOST + 1]])
    return words if len(fact) <= MOST else words[:MOST] + "…"
