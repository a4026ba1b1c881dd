"""Entries about Lacerda: its card, why it does what it does, and the objectives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.log.told import OfCompany, OfNumber, Told
from cinqmars.kernel import say


@dataclass
class Reveal(Told):
    name = "reveal"
    card: int

    def words(self) -> dict[str, Any]:
        return {"card": names.solo_card(self.card)}


@dataclass
class Instead(Told):
    """It moves its rover instead of an action."""

    name = "instead"
    action: int
    why: str

    def words(self) -> dict[str, Any]:
        return {"action": say(f"action-{box.ACTIONS[self.action]}"), "why": say(f"instead-{self.why}")}


class Grow(OfCompany):
    name = "grow"


class NewBot(OfCompany):
    name = "new-bot"


@dataclass
class OfBuilding(Told):
    building: int

    def words(self) -> dict[str, Any]:
        return {"building": names.building_name(self.building)}


class Icon(OfBuilding):
    """Its bot goes on in the progress area."""

    name = "icon"


class Spare(OfBuilding):
    """The colony has enough of them."""

    name = "spare"


@dataclass
class OfPlans(OfBuilding):
    number: int

    def words(self) -> dict[str, Any]:
        return {"building": names.building_name(self.building), "n": self.number}


class ScoredPlan(OfPlans):
    name = "scored-plan"


class MostPlans(OfPlans):
    name = "most-plans"


@dataclass
class OfChoices(Told):
    """The best it found, and how many were equal."""

    best: int
    choices: int

    def words(self) -> dict[str, Any]:
        return {"n": self.best, "choices": self.choices}


class Largest(OfChoices):
    name = "largest"


class BestPlan(OfChoices):
    name = "best-plan"


class ScoresMost(OfChoices):
    name = "scores-most"


class PaysMost(OfChoices):
    name = "pays-most"


class Farthest(OfChoices):
    name = "farthest"


@dataclass
class Aim(Told):
    """Where its rover goes."""

    name = "aim"
    hex: int
    distance: int
    choices: int

    def words(self) -> dict[str, Any]:
        return {"hex": names.hex_name(self.hex), "n": self.distance, "choices": self.choices}


class Fullest(OfNumber):
    """The column of the warehouse."""

    name = "fullest"


@dataclass
class Plain(Told):
    """All is in the name."""


class Reshuffle(Plain):
    name = "reshuffle"


class Cheapest(Plain):
    name = "cheapest"


class MostDeveloped(Plain):
    name = "most-developed"


class LeastDeveloped(Plain):
    name = "least-developed"


class NoAim(Plain):
    name = "no-aim"


class NeedsNobody(Plain):
    name = "needs-nobody"


class Stays(Plain):
    name = "stays"


@dataclass
class Objective(Told):
    name = "objective"
    objective: str
    met: int
    margin: int

    def words(self) -> dict[str, Any]:
        what = say(f"objective-{self.objective}", n=self.margin)
        return {"what": what, "met": say("yes" if self.met else "no")}
