"""Entries about goods and colonists, missions and tasks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.log.told import (
    SUPPLY,
    Named,
    OfCompany,
    OfNumber,
    Told,
    contract_name,
    hold_of,
    seat_of,
    storage_of,
    waiting,
    who,
)
from cinqmars.games.on_mars.state import HOME, MINE_HEX, RESERVE, SLOT, WORK
from cinqmars.kernel import Message, Move, say


@dataclass
class OfGood(OfCompany):
    good: int
    number: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "good": names.good_name(self.good), "n": self.number}


class Gain(OfGood):
    name = "gain"

    def moves(self) -> list[Move]:
        if self.good == box.CRYSTAL:
            return [waiting(self.company, self.number)]
        return [Move(box.GOODS[self.good], SUPPLY, storage_of(self.company), number=self.number)]


class Lose(OfGood):
    name = "lose"


class Pay(OfGood):
    name = "pay"

    def moves(self) -> list[Move]:
        return [Move(box.GOODS[self.good], storage_of(self.company), SUPPLY, number=self.number)]


@dataclass
class Deliver(OfCompany):
    name = "deliver"
    contract: int
    good: int

    def words(self) -> dict[str, Any]:
        contract, good = contract_name(self.contract), names.good_name(self.good)
        return {"who": who(self.company), "contract": contract, "good": good}

    def moves(self) -> list[Move]:
        card = names.card_ref(box.N_SCIENTISTS + self.contract)
        return [Move(box.GOODS[self.good], storage_of(self.company), card)]


@dataclass
class Store(OfCompany):
    """Crystals into the depot."""

    name = "store"
    number: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "n": self.number}

    def moves(self) -> list[Move]:
        c = self.company
        return [
            Move(names.next_ref(seat_of(c)), storage_of(c), SUPPLY, number=self.number),
            Move("crystal", SUPPLY, storage_of(c), number=self.number),
        ]


class Forgo(OfCompany):
    """A private goal is spent as a crystal."""

    name = "forgo"


@dataclass
class Fetch(OfCompany):
    name = "fetch"
    good: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "good": names.good_name(self.good)}

    def moves(self) -> list[Move]:
        return [Move(box.GOODS[self.good], "warehouse", hold_of(self.company))]


@dataclass
class Colonists(Named):
    """Colonists change place: from RESERVE, HOME, WORK, SLOT + slot or MINE_HEX + hex to another."""

    company: int
    origin: int
    target: int
    number: int

    def story(self) -> Message:
        how = self.how()
        where = place_name(self.target if how in ("placed", "mine") else self.origin)
        return say(f"story-colonists-{how}", who=who(self.company), n=self.number, where=where)

    def how(self) -> str:
        """What it means."""
        if self.target == WORK:
            return "sent" if self.origin == HOME else "cleared"
        if self.target == HOME:
            return "arrive" if self.origin == RESERVE else "home"
        if self.target == RESERVE:
            return "no-room"
        return "placed" if self.target < MINE_HEX else "mine"

    def moves(self) -> list[Move]:
        c = seat_of(self.company)
        origin, target = names.place_ref(c, self.origin), names.place_ref(c, self.target)
        return [Move("colonist", origin, target, c, self.number)]


def place_name(place: int) -> Message:
    """Where colonists were, or go."""
    if place in (HOME, WORK, RESERVE):
        return say({HOME: "zone-home", WORK: "zone-work", RESERVE: "zone-reserve"}[place])
    if place < MINE_HEX:
        return say(f"action-{box.ACTIONS[box.ACTION_OF_SLOT[place - SLOT]]}")
    return names.hex_name(place - MINE_HEX)


# Missions and tasks


@dataclass
class Contribute(OfCompany):
    name = "contribute"
    mission: int
    left: int
    crystals: int

    def words(self) -> dict[str, Any]:
        mission = say(f"mission-{box.MISSIONS[self.mission]}")
        return {"who": who(self.company), "mission": mission, "left": self.left, "n": self.crystals}


@dataclass
class Mission(Told):
    name = "mission"
    mission: int

    def words(self) -> dict[str, Any]:
        return {"mission": say(f"mission-{box.MISSIONS[self.mission]}")}


class Remaining(OfNumber):
    """Missions to go."""

    name = "remaining"


@dataclass
class Complete(OfCompany):
    name = "complete"
    contract: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "contract": contract_name(self.contract)}


@dataclass
class CardA(OfCompany):
    """A First Colonist card is revealed."""

    name = "card-a"
    card: int


@dataclass
class Task(OfCompany):
    name = "task"
    task: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "task": say(f"task-{box.TASKS[self.task]}")}
