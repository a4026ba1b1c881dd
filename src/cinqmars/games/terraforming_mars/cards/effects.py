"""What cards do, one class for each effect: its parts, the program it compiles to, and the same as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cinqmars.games.terraforming_mars.components import CUBES, RESOURCES, TILES

from . import programs as op
from .amounts import Amount, Cube, PerTag, Place, Plain, Resource, Said, Tag, amount, plain_amount


@dataclass(frozen=True)
class Effect(Said):
    """Something that a card says happens."""

    def program(self) -> list[int]:
        raise NotImplementedError


Effects = Sequence[Effect]


def compiled(effects: Effects) -> list[int]:
    """The program of a list of effects."""
    return op.flat(stepwise(effects))


def stepwise(effects: Effects) -> list[list[int]]:
    """A program for each effect."""
    return [effect.program() for effect in effects]


def plain_list(effects: Effects) -> list[Plain]:
    return [effect.plain() for effect in effects]


def is_gain(entry: tuple[Resource, Amount]) -> bool:
    return not isinstance(entry[1], int) or entry[1] > 0


@dataclass(frozen=True)
class OfResources(Effect):
    """Resources and how many of each."""

    amounts: dict[Resource, Amount]

    def coded(self, what: int) -> list[int]:
        """Losses first: a box may take production away and give other production."""
        code: list[int] = []
        for name, number in sorted(self.amounts.items(), key=is_gain):
            code += [what, RESOURCES.index(name), *amount(number)]
        return code

    def plain_amounts(self) -> Plain:
        return {name: plain_amount(number) for name, number in self.amounts.items()}


@dataclass(frozen=True)
class Gain(OfResources):
    def program(self) -> list[int]:
        return self.coded(op.GAIN)

    def plain(self) -> Plain:
        return {"gain": self.plain_amounts()}


@dataclass(frozen=True)
class GainAsMuch(Effect):
    """One for each unit spent: the action that spends them does it."""

    resource: Resource

    def plain(self) -> Plain:
        return {"gain": {self.resource: "X"}}


@dataclass(frozen=True)
class Lose(OfResources):
    def program(self) -> list[int]:
        return self.coded(op.LOSE)

    def plain(self) -> Plain:
        return {"lose": self.plain_amounts()}


@dataclass(frozen=True)
class Produce(OfResources):
    def program(self) -> list[int]:
        return self.coded(op.PRODUCE)

    def plain(self) -> Plain:
        return {"production": self.plain_amounts()}


@dataclass(frozen=True)
class LowerAny(Effect):
    """Somebody's production."""

    resource: Resource
    number: int

    def program(self) -> list[int]:
        return [op.LOWER, RESOURCES.index(self.resource), self.number, 0]

    def plain(self) -> Plain:
        return {"decrease-any-production": {self.resource: self.number}}


@dataclass(frozen=True)
class Rate(Effect):
    """The terraform rating."""

    number: Amount

    def program(self) -> list[int]:
        return [op.RATE, 0, *amount(self.number)]

    def plain(self) -> Plain:
        return {"tr": plain_amount(self.number)}


# Mars


@dataclass(frozen=True)
class Warm(Effect):
    """Steps of temperature."""

    steps: int

    def program(self) -> list[int]:
        return [op.TEMPERATURE_UP, self.steps, 0, 0]

    def plain(self) -> Plain:
        return {"raise": {"temperature": self.steps}}


@dataclass(frozen=True)
class Oxygenate(Effect):
    """Steps of oxygen."""

    steps: int

    def program(self) -> list[int]:
        return [op.OXYGEN_UP, self.steps, 0, 0]

    def plain(self) -> Plain:
        return {"raise": {"oxygen": self.steps}}


@dataclass(frozen=True)
class Ocean(Effect):
    number: int = 1
    on: Place = "ocean-reserved"

    def program(self) -> list[int]:
        return [op.PLACE_OCEAN, op.PLACES.index(self.on), self.number, 0]

    def plain(self) -> Plain:
        return {"ocean": {"count": self.number, "on": self.on}}


@dataclass(frozen=True)
class Greenery(Effect):
    on: Place = "greenery"

    def program(self) -> list[int]:
        return [op.PLACE_GREENERY, op.PLACES.index(self.on), 0, 0]

    def plain(self) -> Plain:
        return {"greenery": {"on": self.on}}


@dataclass(frozen=True)
class City(Effect):
    on: Place = "city"

    def program(self) -> list[int]:
        return [op.PLACE_CITY, op.PLACES.index(self.on), 0, 0]

    def plain(self) -> Plain:
        return {"city": {"on": self.on}}


@dataclass(frozen=True)
class Tile(Effect):
    """The card's own tile."""

    type: str
    on: Place

    def program(self) -> list[int]:
        return [op.PLACE_TILE, op.PLACES.index(self.on), TILES.index(self.type), 0]

    def plain(self) -> Plain:
        counts: Plain = {"counts-as": "city"} if self.type == "capital" else {}
        return {"tile": {"type": self.type, "on": self.on, **counts}}


@dataclass(frozen=True)
class Claim(Effect):
    """A hex that nobody else may use."""

    def program(self) -> list[int]:
        return [op.CLAIM, op.ON_LAND, 0, 0]

    def plain(self) -> Plain:
        return {"claim-space": {"on": "land", "count": 1}}


# Cubes


@dataclass(frozen=True)
class AddHere(Effect):
    number: int

    def program(self) -> list[int]:
        return [op.ADD_HERE, 0, self.number, 0]

    def plain(self) -> Plain:
        return {"add-resource": {"to": "this", "amount": self.number}}


@dataclass(frozen=True)
class AddPlayed(Effect):
    """Microbes or animals for the card whose tag set it off."""

    number: int

    def program(self) -> list[int]:
        return [op.ADD_PLAYED, 0, self.number, 0]

    def plain(self) -> Plain:
        data = {"to": "the-played-card", "type": "microbe-or-animal", "amount": self.number}
        return {"add-resource": data}


@dataclass(frozen=True)
class AddOwn(Effect):
    """Cubes for a card of one's own."""

    cube: Cube
    number: int

    def program(self) -> list[int]:
        return [op.ADD_ANY, 1 << CUBES.index(self.cube), self.number, op.ANY_CARD]

    def plain(self) -> Plain:
        return {"add-resource": {"to": "own-card", "type": self.cube, "amount": self.number}}


@dataclass(frozen=True)
class AddOther(Effect):
    """Cubes for another card of one's own."""

    cube: Cube
    number: int

    def program(self) -> list[int]:
        return [op.ADD_ANY, 1 << CUBES.index(self.cube), self.number, op.OTHER_CARD]

    def plain(self) -> Plain:
        return {"add-resource": {"to": "other-own-card", "type": self.cube, "amount": self.number}}


@dataclass(frozen=True)
class AddHolding(Effect):
    """Cubes for a card of one's own that holds some; without any this card cannot be played."""

    number: int

    def program(self) -> list[int]:
        return [op.ADD_ANY, (1 << len(CUBES)) - 2, self.number, op.HOLDING_CARD]

    def plain(self) -> Plain:
        data: Plain = {"to": "own-card", "type": "any", "amount": self.number, "mandatory-target": True}
        return {"add-resource": {**data, "target-must-already-hold": 1}}


@dataclass(frozen=True)
class SpendHere(Effect):
    """Cubes of this card."""

    number: int

    def program(self) -> list[int]:
        return [op.SPEND_HERE, 0, self.number, 0]

    def plain(self) -> Plain:
        return {"remove-resource-here": self.number}


# Rivals


@dataclass(frozen=True)
class Taken(Said):
    """Resources that somebody may lose."""

    resource: Resource
    number: int

    def target(self) -> op.Target:
        return op.Target(RESOURCES.index(self.resource), self.number, False)

    def plain(self) -> Plain:
        return {self.resource: self.number}


@dataclass(frozen=True)
class AnimalsTaken(Said):
    """Animals that one card may lose."""

    number: int

    def target(self) -> op.Target:
        return op.Target(-1, self.number, False)

    def plain(self) -> Plain:
        return {"animal-from-one-card": self.number}


def plain_targets(targets: Sequence[Taken | AnimalsTaken]) -> Plain:
    return {"choose": [way.plain() for way in targets]} if len(targets) > 1 else targets[0].plain()


@dataclass(frozen=True)
class RemoveAny(Effect):
    """One of these, from anybody."""

    targets: Sequence[Taken | AnimalsTaken]

    def program(self) -> list[int]:
        return op.removal(op.REMOVE, [way.target() for way in self.targets])

    def plain(self) -> Plain:
        return {"remove-any": plain_targets(self.targets)}


@dataclass(frozen=True)
class StealAny(Effect):
    """One of these, from anybody."""

    targets: Sequence[Taken]

    def program(self) -> list[int]:
        return op.removal(op.STEAL, [way.target() for way in self.targets])

    def plain(self) -> Plain:
        return {"steal-any": plain_targets(self.targets)}


@dataclass(frozen=True)
class Flood(Effect):
    """Something that an owner of a tile beside the ocean just placed loses."""

    taken: Taken

    def program(self) -> list[int]:
        return op.removal(op.REMOVE, [self.taken.target()._replace(beside_ocean=True)])

    def plain(self) -> Plain:
        return {"remove-any": {**self.taken.plain(), "restrict": "beside-last-ocean"}}


# Alternatives

CHOICE_EFFECTS: Final[list[Sequence[Effects]]] = []  # as op.CHOICES, for words


def alternatives(what: int, ways: Sequence[Effects]) -> list[int]:
    code = op.choice(what, [compiled(way) for way in ways])
    CHOICE_EFFECTS.append(ways)
    return code


@dataclass(frozen=True)
class Choose(Effect):
    ways: Sequence[Effects]

    def program(self) -> list[int]:
        return alternatives(op.CHOOSE, self.ways)

    def plain(self) -> Plain:
        return {"choose": [plain_list(way) for way in self.ways]}


@dataclass(frozen=True)
class Optional(Effect):
    """May be left."""

    effects: Effects

    def program(self) -> list[int]:
        return alternatives(op.OPTIONAL, [self.effects])

    def plain(self) -> Plain:
        return {"optional": plain_list(self.effects)}


@dataclass(frozen=True)
class IfTags(Effect):
    """One thing with so many tags, another without."""

    tag: Tag
    least: int
    met: Effects
    unmet: Effects

    def program(self) -> list[int]:
        counter = op.number_of(PerTag(self.tag).counter())
        return op.condition(counter, self.least, compiled(self.met), compiled(self.unmet))

    def plain(self) -> Plain:
        condition = {**PerTag(self.tag).plain(), "min": self.least}
        return {"if": condition, "then": plain_list(self.met), "else": plain_list(self.unmet)}
