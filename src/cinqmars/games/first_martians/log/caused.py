"""Entries that carry the chain of their causes: every loss is told with why."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from cinqmars.games.first_martians.names import chain
from cinqmars.kernel import Entry, Message, say


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
