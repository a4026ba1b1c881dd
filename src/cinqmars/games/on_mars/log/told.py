"""What entries of the log have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.state import LACERDA
from cinqmars.kernel import Entry, Message, say


class Told(Entry):
    """An event with a line of its own, which says `words`."""

    name: ClassVar[str] = ""

    def story(self) -> Message:
        return Message(f"story-{self.name}", self.words())

    def words(self) -> dict[str, Any]:
        return {}


@dataclass
class OfCompany(Told):
    company: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company)}


def who(company: int) -> Message:
    return names.company(LACERDA, company)


def seat_of(company: int) -> int:
    return box.NONE if company == LACERDA else company


def side_name(side: int) -> Message:
    return say(f"side-{box.SIDES[side]}")


def contract_name(contract: int) -> Message:
    return names.card_name(box.N_SCIENTISTS + contract)


@dataclass
class OfNumber(Told):
    number: int

    def words(self) -> dict[str, Any]:
        return {"n": self.number}
