"""What several entries have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.terraforming_mars.names import (
    card_name,
    seat_name,
)
from cinqmars.games.terraforming_mars.told import Told
from cinqmars.kernel import Message, say


@dataclass
class OfNumber(Told):
    """So many, by one player."""

    line: ClassVar[str] = ""
    seat: int
    number: int

    def story(self) -> Message:
        return say(self.line, who=seat_name(self.seat), n=self.number)


@dataclass
class OfCard(Told):
    """One card of one player."""

    line: ClassVar[str] = ""
    seat: int
    card: int

    def story(self) -> Message:
        return say(self.line, who=seat_name(self.seat), card=card_name(self.card))


def priced(line: str, price: int) -> str:
    return line if price else f"{line}-free"
