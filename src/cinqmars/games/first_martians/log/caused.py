"""Entries that carry the chain of their causes: every loss is told with why."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from cinqmars.games.first_martians.names import chain
from cinqmars.kernel import Entry, Message, Move, say

SUPPLY: Final = "tracks"  # where markers and tokens lie that nobody has


class Caused(Entry):
    """What happened, and why if something is to blame: the nearest cause last."""

    because: tuple[int, ...]
    ends: ClassVar[bool] = True  # its own sentence, without a cause

    @abstractmethod
    def told(self) -> Message:
        """What happened."""

    def story(self) -> Message:
        if self.because:
            return say("with-cause", what=self.told(), why=chain(self.because))
        return self.told() if self.ends else say("without-cause", what=self.told())


def tokens_travel(kind: str, place: str, change: int) -> list[Move]:
    """Markers put on a place, or taken away from it."""
    if change > 0:
        return [Move(kind, SUPPLY, place, number=change)]
    return [Move(kind, place, SUPPLY, number=-change)] if change else []
