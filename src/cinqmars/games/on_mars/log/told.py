"""What entries of the log have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.state import LACERDA, RIVAL
from cinqmars.kernel import Entry, Message, Move, say

SUPPLY: Final = "supply"  # beside the board: goods come from there, and go there
OUT: Final = "box"  # out of the game


def hex_or_none(h: int) -> str:
    return "" if h == box.NONE else names.hex_ref(h)


NAMES: Final[Mapping[str, Callable[[int], str]]] = {
    "hex": names.hex_ref,
    "good": lambda good: box.GOODS[good],
    "building": lambda building: box.BUILDINGS[building],
    "system": lambda system: box.BUILDINGS[box.GENERATOR + system],
    "tech": lambda tech: box.TECHS[tech],
    "action": lambda action: box.ACTIONS[action],
    "side": lambda side: box.SIDES[side],
    "mission": lambda mission: f"mission:{box.MISSIONS[mission]}",
    "blueprint": names.blueprint_ref,
    "scientist": names.card_ref,
    "contract": lambda contract: names.card_ref(box.N_SCIENTISTS + contract),
    "task": lambda task: f"task:{box.TASKS[task]}",
    "tile": lambda tile: names.tile_name(tile).id,
}


class Named(Entry):
    """An event of a company: whoever acts is called `seat`, Lacerda the one after the player's."""

    names: ClassVar[Mapping[str, Callable[[int], str]]] = NAMES

    def parts(self) -> dict[str, Any]:
        found = super().parts()
        for field, name in (("company", "seat"), ("owner", "victim")):
            if field in found:
                found[name] = seat_of(found.pop(field))
        return found


class Told(Named):
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
    """Lacerda has the place after the player's."""
    return RIVAL if company == LACERDA else company


def storage_of(company: int) -> str:
    return f"storage:{seat_of(company)}"


def hold_of(company: int) -> str:
    """Where what a company takes flies to; what it has then is told apart."""
    return f"hold:{seat_of(company)}"


def waiting(company: int, number: int) -> Move:
    """Crystals that come in with the next turn."""
    return Move(names.next_ref(seat_of(company)), SUPPLY, storage_of(company), number=number)


def side_name(side: int) -> Message:
    return say(f"side-{box.SIDES[side]}")


def contract_name(contract: int) -> Message:
    return names.card_name(box.N_SCIENTISTS + contract)


@dataclass
class OfNumber(Told):
    number: int

    def words(self) -> dict[str, Any]:
        return {"n": self.number}
