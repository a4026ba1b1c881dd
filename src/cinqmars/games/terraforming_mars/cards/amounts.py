"""The words of cards: resources, tags, cubes and places by name, and amounts that are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from cinqmars.games.terraforming_mars.components import TAGS

from . import programs as op

Resource = Literal["megacredits", "steel", "titanium", "plants", "energy", "heat"]
Metal = Literal["steel", "titanium"]
Tag = Literal[
    "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city", "wild"
]
Cube = Literal["animal", "microbe", "science", "fighter"]
Place = Literal[
    "land",
    "city",
    "greenery",
    "ocean-reserved",
    "isolated",
    "volcanic",
    "noctis",
    "adjacent-to-greenery",
    "adjacent-to-city",
    "adjacent-to-two-cities",
    "land-with-bonus",
    "metal-beside-own",
    "ganymede-colony",
    "phobos-space-haven",
]

Plain = dict[str, Any]


class UnknownWord(ValueError):
    """A card says what no rule understands."""


def check_words(said: Any) -> None:
    """Fields whose words are listed hold one of them: mypy sees it, and who does not ask mypy does at import."""
    for name, hint in hints(type(said)).items():
        if get_origin(hint) is Literal and getattr(said, name) not in get_args(hint):
            raise UnknownWord(f"{getattr(said, name)!r} is no {name} of {said!r}")


HINTS: Final[dict[type[Any], dict[str, Any]]] = {}


def hints(kind: type[Any]) -> dict[str, Any]:
    if kind not in HINTS:
        HINTS[kind] = get_type_hints(kind)
    return HINTS[kind]


@dataclass(frozen=True)
class Said:
    """Part of what a card says."""

    def __post_init__(self) -> None:
        check_words(self)

    def plain(self) -> Plain:
        """The same as plain data, for whoever draws the card."""
        raise NotImplementedError


# Amounts


@dataclass(frozen=True)
class Counted(Said):
    """How many of something there are."""

    def counter(self) -> op.Counter:
        raise NotImplementedError


@dataclass(frozen=True)
class PerTag(Counted):
    """One for each tag, or for each `per` of them."""

    tag: Tag
    per: int = 1
    owner: Literal["self", "opponents"] = "self"

    def counter(self) -> op.Counter:
        return op.Counter("tags", TAGS.index(self.tag), False, self.owner, self.per)

    def plain(self) -> Plain:
        found: Plain = {"count": "tags", "tag": self.tag, "owner": self.owner}
        return {**found, "per": self.per} if self.per > 1 else found


@dataclass(frozen=True)
class PerCity(Counted):
    """One for each city of all players; on Mars only, or in orbit too."""

    where: Literal["mars", "anywhere"]

    def counter(self) -> op.Counter:
        return op.Counter("cities", -1, self.where == "mars", "any", 1)

    def plain(self) -> Plain:
        return {"count": "cities", "where": self.where, "owner": "any"}


@dataclass(frozen=True)
class PerEvent(Counted):
    """One for each event that anybody has played."""

    def counter(self) -> op.Counter:
        return op.Counter("events-played", -1, False, "any", 1)

    def plain(self) -> Plain:
        return {"count": "events-played", "owner": "any"}


Amount = int | Counted


def amount(data: Amount) -> list[int]:
    """The two numbers by which an instruction holds it."""
    return [data, 0] if isinstance(data, int) else [1, op.number_of(data.counter())]


def plain_amount(data: Amount) -> int | Plain:
    return data if isinstance(data, int) else data.plain()
