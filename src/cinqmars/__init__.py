"""Five Mars board games, one table: an exact, seeded, fast engine. An unofficial adaptation."""

from typing import TYPE_CHECKING, Any

from cinqmars.kernel import (
    BadInput,
    BadRecord,
    Choice,
    CinqMarsError,
    Decision,
    Diverged,
    Event,
    Message,
    Refused,
    RulesError,
    View,
)

if TYPE_CHECKING:
    from cinqmars.session import Session

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "BadRecord",
    "Choice",
    "CinqMarsError",
    "Decision",
    "Diverged",
    "Event",
    "Message",
    "Refused",
    "RulesError",
    "Session",
    "View",
    "__version__",
]


def __getattr__(name: str) -> Any:
    """`Session` brings the texts with it; the kernel alone needs nothing but Python."""
    if name == "Session":
        from cinqmars.session import Session

        return Session
    raise AttributeError(f"module 'cinqmars' has no attribute {name!r}")
