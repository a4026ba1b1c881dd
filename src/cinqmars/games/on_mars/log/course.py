"""Entries about technology, cards, ships, journeys and the course of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.log.told import (
    NAMES,
    OfCompany,
    OfNumber,
    Told,
    contract_name,
    seat_of,
    side_name,
    who,
)
from cinqmars.kernel import Move, say


@dataclass
class UseOwn(OfCompany):
    name = "use-own"
    tech: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "tech": names.tech_name(self.tech)}


@dataclass
class Use(UseOwn):
    name = "use"
    owner: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "tech": names.tech_name(self.tech), "whose": who(self.owner)}


@dataclass
class OfSpace(OfCompany):
    """A technology comes to a space of the laboratory."""

    names: ClassVar[Mapping[str, Callable[[int], str]]] = {**NAMES, "space": lambda space: box.SPACES[space]}
    tech: int
    space: int

    def words(self) -> dict[str, Any]:
        tech, space = names.tech_name(self.tech), say(f"space-{box.SPACES[self.space]}")
        return {"who": who(self.company), "tech": tech, "space": space}

    def origin(self) -> str:
        """Its own tile."""
        return names.tech_ref(seat_of(self.company), self.tech)

    def moves(self) -> list[Move]:
        return [Move("technology", self.origin(), names.lab_ref(seat_of(self.company), self.space))]


class Learn(OfSpace):
    name = "learn"

    def origin(self) -> str:
        """The tile on the grid."""
        return f"learn:{box.TECHS[self.tech]}"


class Develop(OfSpace):
    name = "develop"


# Ships and cards


@dataclass
class Welcome(OfCompany):
    name = "welcome"
    place: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "n": self.place + 1}

    def moves(self) -> list[Move]:
        c = seat_of(self.company)
        return [Move(names.ship_ref(c, self.place), f"depot:{c}", f"hangar:{c}")]


class DiscardShip(OfCompany):
    name = "discard-ship"


@dataclass
class Hire(OfCompany):
    name = "hire"
    scientist: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "card": names.card_name(self.scientist)}

    def moves(self) -> list[Move]:
        return [Move(names.card_ref(self.scientist), "board", f"people:{seat_of(self.company)}")]


@dataclass
class OfContract(OfCompany):
    contract: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "card": contract_name(self.contract)}


class Contract(OfContract):
    name = "contract"

    def moves(self) -> list[Move]:
        card = names.card_ref(box.N_SCIENTISTS + self.contract)
        return [Move(card, "board", f"people:{seat_of(self.company)}")]


class Refill(OfContract):
    name = "refill"

    def moves(self) -> list[Move]:
        return [Move(names.card_ref(box.N_SCIENTISTS + self.contract), "pile", "board")]


@dataclass
class Goal(OfCompany):
    name = "goal"
    goal: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "goal": names.goal_name(self.goal)}


# Turns, journeys, rounds


class Turn(OfCompany):
    name = "turn"


@dataclass
class Act(OfCompany):
    name = "act"
    action: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "action": say(f"action-{box.ACTIONS[self.action]}")}


@dataclass
class Execute(OfCompany):
    name = "execute"
    place: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "action": say(f"executive-{box.EXECUTIVE[self.place]}")}


@dataclass
class OfSide(OfCompany):
    side: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "side": side_name(self.side)}


class Travel(OfSide):
    name = "travel"


class Launch(OfSide):
    name = "launch"


@dataclass
class Space(OfCompany):
    name = "space"
    space: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "n": self.space + 1}

    def moves(self) -> list[Move]:
        c = seat_of(self.company)
        return [Move("player", names.marker_ref(c), names.space_ref(self.space), c)]


@dataclass
class OfShuttle(Told):
    side: int
    station: int

    def words(self) -> dict[str, Any]:
        return {"side": side_name(self.side), "n": self.station}

    def moves(self) -> list[Move]:
        return [Move("shuttle", "shuttle", names.station_ref(self.side, self.station))]


class Approach(OfShuttle):
    name = "approach"


class Fly(OfShuttle):
    name = "fly"


class Level(OfNumber):
    name = "level"


class Round(OfNumber):
    name = "round"


@dataclass
class Ending(Told):
    name = "ending"


@dataclass
class Counted(OfCompany):
    name = "counted"
    source: str
    points: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "what": say(f"score-{self.source}"), "n": self.points}


@dataclass
class Total(OfCompany):
    name = "total"
    points: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "n": self.points}
