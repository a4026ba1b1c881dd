"""What several entries have in common: `what` is the name of the event, and of its line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.names import card_ref, contract_ref, pile_ref, place_id, supremacy_ref
from cinqmars.kernel import Entry, Message, Move, say, seat_name


def cards_of(m: int, number: int, origin: str, target: str) -> list[Move]:
    """Cards of a material that all see travel."""
    return [Move(c.MATERIALS[m], origin, target, number=number)] if number else []


def each(amounts: Sequence[int], origin: str, target: str) -> list[Move]:
    return [move for m in range(c.N_MATERIALS) for move in cards_of(m, amounts[m], origin, target)]


def face_down(origin: str, target: str, number: int = 1) -> list[Move]:
    """Cards of which only the backs are seen."""
    return [Move("card", origin, target, number=number)] if number else []


def colonist(origin: str, target: str, seat: int, number: int = 1) -> Move:
    return Move("colonist", origin, target, seat, number)


@dataclass
class OfSeat(Entry):
    seat: int
    what: ClassVar[str] = ""

    def story(self) -> Message:
        return say(f"story-{self.what}", who=seat_name(self.seat))


@dataclass
class OfSeatAndNumber(Entry):
    seat: int
    number: int
    what: ClassVar[str] = ""

    def story(self) -> Message:
        return say(f"story-{self.what}", who=seat_name(self.seat), n=self.number)


@dataclass
class OfSeatAndMaterial(Entry):
    seat: int
    material: int
    what: ClassVar[str] = ""
    names: ClassVar = {"material": pile_ref}

    def story(self) -> Message:
        material = names.material_name(self.material)
        return say(f"story-{self.what}", who=seat_name(self.seat), material=material)


@dataclass
class OfSeatAndPlace(Entry):
    seat: int
    place: int
    built: int  # 1 + material for a mine
    what: ClassVar[str] = ""
    names: ClassVar = {"place": place_id}

    def story(self) -> Message:
        place = names.place_name(self.place, self.built)
        return say(f"story-{self.what}", who=seat_name(self.seat), place=place)


@dataclass
class OfSeatAndContract(Entry):
    seat: int
    contract: int
    what: ClassVar[str] = ""
    names: ClassVar = {"contract": contract_ref}

    def story(self) -> Message:
        contract = names.contract_name(self.contract)
        return say(f"story-{self.what}", who=seat_name(self.seat), contract=contract)


@dataclass
class OfSeatAndField(Entry):
    seat: int
    field: int
    what: ClassVar[str] = ""
    names: ClassVar = {"field": supremacy_ref}

    def story(self) -> Message:
        return say(f"story-{self.what}", who=seat_name(self.seat), field=names.field_name(self.field))


@dataclass
class OfField(Entry):
    field: int
    what: ClassVar[str] = ""
    names: ClassVar = {"field": supremacy_ref}

    def story(self) -> Message:
        return say(f"story-{self.what}", field=names.field_name(self.field))


@dataclass
class OfSeatAndCard(Entry):
    seat: int
    card: int
    what: ClassVar[str] = ""
    names: ClassVar = {"card": card_ref}

    def story(self) -> Message:
        return say(f"story-{self.what}", who=seat_name(self.seat), card=names.card_name(self.card))


@dataclass
class OfTwo(Entry):
    seat: int
    other: int
    what: ClassVar[str] = ""

    def story(self) -> Message:
        return say(f"story-{self.what}", who=seat_name(self.seat), other=seat_name(self.other))


@dataclass
class OfTwoAndNumber(Entry):
    seat: int
    other: int
    number: int
    what: ClassVar[str] = ""

    def story(self) -> Message:
        who, other = seat_name(self.seat), seat_name(self.other)
        return say(f"story-{self.what}", who=who, other=other, n=self.number)
