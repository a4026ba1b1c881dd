"""A card as data: what it asks, does, lets its player do, watches for, changes and scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from .amounts import Cube, Metal, Plain, Resource, Said, Tag
from .effects import Effects, plain_list

Parameter = Literal["temperature", "oxygen", "oceans"]


# Requirements


@dataclass(frozen=True)
class Requirement(Said):
    """What must be so before a card may be played."""


@dataclass(frozen=True)
class AtLeast(Requirement):
    """A global parameter; temperature in degrees."""

    param: Parameter
    value: int

    def plain(self) -> Plain:
        return {"param": self.param, "min": self.value}


@dataclass(frozen=True)
class AtMost(Requirement):
    """A global parameter; temperature in degrees."""

    param: Parameter
    value: int

    def plain(self) -> Plain:
        return {"param": self.param, "max": self.value}


@dataclass(frozen=True)
class NeedsTags(Requirement):
    tag: Tag
    least: int

    def plain(self) -> Plain:
        return {"param": "tag", "tag": self.tag, "min": self.least, "owner": "self"}


@dataclass(frozen=True)
class NeedsProduction(Requirement):
    resource: Resource

    def plain(self) -> Plain:
        return {"param": "production", "resource": self.resource, "min": 1, "owner": "self"}


@dataclass(frozen=True)
class NeedsCities(Requirement):
    """Cities in play, of all players."""

    least: int

    def plain(self) -> Plain:
        return {"param": "cities", "min": self.least, "owner": "any"}


@dataclass(frozen=True)
class NeedsGreeneries(Requirement):
    """Greeneries of one's own."""

    least: int

    def plain(self) -> Plain:
        return {"param": "greeneries", "min": self.least, "owner": "self"}


# Actions


@dataclass(frozen=True)
class Cost(Said):
    """The price of an action."""


@dataclass(frozen=True)
class Pays(Cost):
    """Resources; M€ also in a metal."""

    resource: Resource
    number: int
    metal: Metal | None = None

    def plain(self) -> Plain:
        price: Plain = {self.resource: self.number}
        return {"payable-with": [self.metal], **price} if self.metal else price


@dataclass(frozen=True)
class PaysAnyEnergy(Cost):
    """Energy, as much as one likes."""

    def plain(self) -> Plain:
        return {"energy": "X"}


@dataclass(frozen=True)
class GivesUpEnergy(Cost):
    """Energy production."""

    number: int

    def plain(self) -> Plain:
        return {"production": {"energy": self.number}}


@dataclass(frozen=True)
class PaysCubes(Cost):
    """Cubes that lie on the card."""

    number: int

    def plain(self) -> Plain:
        return {"resource-here": self.number}


@dataclass(frozen=True)
class Eats(Cost):
    """A cube of any card."""

    cube: Cube

    def plain(self) -> Plain:
        return {"remove-resource-from-any-card": {"type": self.cube, "amount": 1, "owner": "any"}}


@dataclass(frozen=True)
class Way(Said):
    """One way to use a card."""

    effects: Effects
    cost: Cost | None = None
    if_rating_raised: bool = False

    def plain(self) -> Plain:
        cost: Plain = self.cost.plain() if self.cost else {}
        condition: Plain = {"condition": "rating-raised"} if self.if_rating_raised else {}
        return {"cost": cost, **condition, "effects": plain_list(self.effects)}


# Ongoing effects


@dataclass(frozen=True)
class When(Said):
    """What sets an ongoing effect off."""


@dataclass(frozen=True)
class TagPlayed(When):
    """Once for each of these tags; those of its own card count."""

    tags: Sequence[Tag]
    anyone: bool = False

    def plain(self) -> Plain:
        by = "any" if self.anyone else "self"
        return {"on": "tag-played", "tags": list(self.tags), "by": by, "per": "tag", "includes-this": True}


@dataclass(frozen=True)
class EventPlayed(When):
    """Any event, or those with a tag."""

    tag: Tag | None = None

    def plain(self) -> Plain:
        tagged: Plain = {"tag": self.tag} if self.tag else {}
        return {"on": "card-played", "type": "event", **tagged, "by": "self"}


@dataclass(frozen=True)
class DearCardPlayed(When):
    """A card of at least this printed cost."""

    cost: int

    def plain(self) -> Plain:
        return {"on": "card-played", "min-base-cost": self.cost, "by": "self"}


@dataclass(frozen=True)
class PointsPlayed(When):
    """A card with victory points that are not negative."""

    def plain(self) -> Plain:
        return {"on": "card-played", "vp-icon": "non-negative", "by": "self", "includes-this": False}


@dataclass(frozen=True)
class TilePlaced(When):
    tile: Literal["ocean", "greenery", "city"]
    where: Literal["mars", "anywhere"]
    anyone: bool = False
    itself: bool = False  # the tile of its own card counts

    def plain(self) -> Plain:
        by = "any" if self.anyone else "self"
        itself: Plain = {"includes-this": True} if self.itself else {}
        return {"on": "tile-placed", "tile": self.tile, "by": by, "where": self.where, **itself}


@dataclass(frozen=True)
class StandardProject(When):
    """A standard project of at least this printed cost; selling patents does not count."""

    cost: int = 0

    def plain(self) -> Plain:
        which: Plain = {"min-base-cost": self.cost} if self.cost else {"except": ["sell-patents"]}
        return {"on": "standard-project", **which, "by": "self"}


@dataclass(frozen=True)
class MetalCovered(When):
    """A tile on a hex with steel or titanium."""

    def plain(self) -> Plain:
        metals = ["steel", "titanium"]
        return {"on": "placement-bonus", "includes-any": metals, "by": "self", "source": "hex"}


@dataclass(frozen=True)
class Ongoing(Said):
    when: When
    do: Effects

    def plain(self) -> Plain:
        return {"when": self.when.plain(), "do": plain_list(self.do)}


# What a card changes for good


@dataclass(frozen=True)
class Modifier(Said):
    """A change of the rules for its player."""


@dataclass(frozen=True)
class Discount(Modifier):
    """M€ off every card, or for each tag."""

    number: int
    tag: Tag | None = None
    per_card: bool = False  # one tag of a card is enough

    def plain(self) -> Plain:
        per = "tag" if self.tag and not self.per_card else "card"
        return {"discount": {"amount": self.number, "tag": self.tag, "per": per}}


@dataclass(frozen=True)
class MetalValue(Modifier):
    """More M€ for each steel and titanium."""

    steel: int = 0
    titanium: int = 0

    def plain(self) -> Plain:
        steel: Plain = {"steel": self.steel} if self.steel else {}
        return {"metal-value": {**steel, "titanium": self.titanium}}


@dataclass(frozen=True)
class Leeway(Modifier):
    """Steps by which global requirements may be missed."""

    steps: int

    def plain(self) -> Plain:
        return {"requirement-leeway": {"steps": self.steps}}


@dataclass(frozen=True)
class NextLeeway(Modifier):
    """Steps by which the next card may miss them."""

    steps: int

    def plain(self) -> Plain:
        return {"next-card-requirement-leeway": {"steps": self.steps}}


@dataclass(frozen=True)
class NextDiscount(Modifier):
    """M€ off the next card."""

    number: int

    def plain(self) -> Plain:
        return {"next-card-discount": {"amount": self.number}}


@dataclass(frozen=True)
class PlantsPerGreenery(Modifier):
    number: int

    def plain(self) -> Plain:
        return {"plants-per-greenery": self.number}


@dataclass(frozen=True)
class HeatPays(Modifier):
    """Heat counts as M€."""

    def plain(self) -> Plain:
        return {"heat-as-megacredits": True}


@dataclass(frozen=True)
class PowerPlantDiscount(Modifier):
    """M€ off the standard project."""

    number: int

    def plain(self) -> Plain:
        return {"standard-project-discount": {"project": "power-plant", "amount": self.number}}


@dataclass(frozen=True)
class Protect(Modifier):
    """What others cannot take. The rules ask the cards themselves."""

    what: Literal["own-organisms", "resources-on-this-card"]

    def plain(self) -> Plain:
        return {"protect": self.what}


@dataclass(frozen=True)
class CubesPay(Modifier):
    """Cubes of the card, for cards with a tag. The rules ask the card itself."""

    worth: int
    tag: Tag

    def plain(self) -> Plain:
        return {"pay-with-resource-here": {"value": self.worth, "for-tag": self.tag}}


# Victory points


@dataclass(frozen=True)
class PointsPer(Said):
    """So many for each, or for each `per`."""

    of: Literal["resource-here", "tags", "cities", "adjacent-oceans", "adjacent-cities"]
    points: int = 1
    per: int = 1
    tag: Tag | None = None

    def plain(self) -> Plain:
        found: Plain = {"vp": self.points, "per": self.per, "of": self.of}
        if self.tag:
            return {**found, "tag": self.tag, "owner": "self"}
        return found if self.of == "resource-here" else {**found, "owner": "any"}


@dataclass(frozen=True)
class PointsIfCubes(Said):
    """Points if there is any cube on the card."""

    points: int

    def plain(self) -> Plain:
        return {"vp": self.points, "if": "resource_here>=1"}


Points = int | PointsPer | PointsIfCubes


class Card(NamedTuple):
    """A project, a corporation or a prelude."""

    id: str
    number: str
    module: Literal["base", "corpera", "prelude"]
    type: Literal["automated", "active", "event", "corporation", "prelude"]
    cost: int
    tags: Sequence[Tag]
    megacredits: int = 0  # what a corporation starts with
    requirements: Sequence[Requirement] = ()
    effects: Effects = ()
    first_action: Effects = ()
    action: Sequence[Way] = ()  # alternatives
    ongoing: Sequence[Ongoing] = ()
    modifiers: Sequence[Modifier] = ()
    victory_points: Points | None = None
    stores: Cube | Literal[""] = ""  # the kind of resource cubes on it

    def plain(self) -> dict[str, Any]:
        """What is printed on it; what it lacks is left out."""
        points = self.victory_points
        fields: dict[str, Any] = {
            **self._asdict(),
            "tags": list(self.tags),
            "requirements": [requirement.plain() for requirement in self.requirements],
            "effects": plain_list(self.effects),
            "first_action": plain_list(self.first_action),
            "action": [way.plain() for way in self.action],
            "ongoing": [entry.plain() for entry in self.ongoing],
            "modifiers": [modifier.plain() for modifier in self.modifiers],
            "victory_points": points if points is None or isinstance(points, int) else points.plain(),
        }
        return {name: value for name, value in fields.items() if value not in ([], "", None)}
