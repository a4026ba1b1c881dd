"""Entries about technology, cards, ships, journeys and the course of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.log.told import OfCompany, OfNumber, Told, contract_name, side_name, who
from cinqmars.kernel import say


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

    tech: int
    space: int

    def words(self) -> dict[str, Any]:
        tech, space = names.tech_name(self.tech), say(f"space-{box.SPACES[self.space]}")
        return {"who": who(self.company), "tech": tech, "space": space}


class Learn(OfSpace):
    name = "learn"


class Develop(OfSpace):
    name = "develop"


# Ships and cards


@dataclass
class Welcome(OfCompany):
    name = "welcome"
    place: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "n": self.place + 1}


class DiscardShip(OfCompany):
    name = "discard-ship"


@dataclass
class Hire(OfCompany):
    name = "hire"
    scientist: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "card": names.card_name(self.scientist)}


@dataclass
class OfContract(OfCompany):
    contract: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "card": contract_name(self.contract)}


class Contract(OfContract):
    name = "contract"


class Refill(OfContract):
    name = "refill"


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


@dataclass
class OfShuttle(Told):
    side: int
    station: int

    def words(self) -> dict[str, Any]:
        return {"side": side_name(self.side), "n": self.station}


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
