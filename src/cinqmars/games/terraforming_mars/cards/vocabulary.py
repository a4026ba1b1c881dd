"""The vocabulary of cards. What a card says in other words is a slip of the pen, and found when it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.terraforming_mars.components import (
    CUBES,
    PARAMETERS,
    RESOURCES,
    STANDARD_PROJECTS,
    TAGS,
    TILES,
)

from .card import Card

Shape = Callable[[Any], str]  # what is wrong with something, or ""

MODULES: Final = ("base", "corpera", "prelude")
TYPES: Final = ("automated", "active", "event", "corporation", "prelude")
PLACES: Final[list[str]] = [
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


class UnknownWord(ValueError):
    """A card says what no rule understands."""


def check(card: Card) -> None:
    """Raises UnknownWord."""
    said: dict[str, Any] = {name: value for name, value in card._asdict().items() if name in CARD}
    wrong = of(CARD)(said)
    if wrong:
        raise UnknownWord(f"{card.id}: {wrong}")


# shapes


def number(said: Any) -> str:
    return "" if isinstance(said, int) and not isinstance(said, bool) else f"{said!r} is no number"


def one_of(*words: Any) -> Shape:
    return lambda said: "" if said in words and type(said) in map(type, words) else f"{said!r} is unknown"


def many(shape: Shape) -> Shape:
    return lambda said: first_wrong([shape(each) for each in said]) if isinstance(said, list) else "no list"


def of(needed: dict[str, Shape], optional: dict[str, Shape] | None = None) -> Shape:
    """Fields by name: those that must be there, those that may."""
    return lambda said: wrong_field(said, needed, optional or {})


def wrong_field(said: Any, needed: dict[str, Shape], optional: dict[str, Shape]) -> str:
    if not isinstance(said, dict):
        return f"{said!r} has no fields"
    known = {**needed, **optional}
    missing = [f"{name} is missing" for name in needed if name not in said]
    unknown = [f"{name!r} is unknown" for name in said if name not in known]
    wrong = [within(name, known[name](value)) for name, value in said.items() if name in known]
    return first_wrong(missing + unknown + wrong)


def either(*shapes: Shape) -> Shape:
    """One of several; the last says what is wrong."""
    return lambda said: "" if any([not shape(said) for shape in shapes]) else shapes[-1](said)


def first_wrong(complaints: list[str]) -> str:
    return next((complaint for complaint in complaints if complaint), "")


def within(name: str, complaint: str) -> str:
    return f"{name}: {complaint}" if complaint else ""


# words

RESOURCE: Final = one_of(*RESOURCES)
METAL: Final = one_of("steel", "titanium")
TAG: Final = one_of(*TAGS)
CUBE: Final = one_of(*CUBES[1:])
OWNER: Final = one_of("self", "any", "opponents")
COUNTED: Final[dict[str, Shape]] = {"count": one_of("tags", "cities", "events-played"), "owner": OWNER}
COUNTED_BY: Final[dict[str, Shape]] = {"tag": TAG, "where": one_of("mars", "anywhere"), "per": number}
AMOUNT: Final = either(number, of(COUNTED, COUNTED_BY))


def by_resource(shape: Shape) -> Shape:
    return of({}, dict.fromkeys(RESOURCES, shape))


def effects(said: Any) -> str:
    return many(effect)(said)


def effect(said: Any) -> str:
    """What is done, by its first word; a condition says what follows too."""
    if not isinstance(said, dict) or not said:
        return f"{said!r} is no effect"
    key = next(iter(said))
    if key not in EFFECTS:
        return f"no effect {key!r}"
    follows: dict[str, Shape] = {"then": effects, "else": effects} if key == "if" else {}
    return of({key: EFFECTS[key], **follows})(said)


def place(more: dict[str, Shape] | None = None, optional: dict[str, Shape] | None = None) -> Shape:
    return of({"on": one_of(*PLACES), **(more or {})}, optional)


TAKEN: Final = of({}, {**dict.fromkeys(RESOURCES, number), "animal-from-one-card": number})
LOSSES: Final = either(
    of({"choose": many(TAKEN)}),
    of({}, {**dict.fromkeys(RESOURCES, number), "restrict": one_of("beside-last-ocean")}),
)
EFFECTS: Final[dict[str, Shape]] = {
    "gain": by_resource(either(AMOUNT, one_of("X"))),
    "lose": by_resource(number),
    "production": by_resource(AMOUNT),
    "decrease-any-production": by_resource(number),
    "tr": AMOUNT,
    "raise": of({}, {"temperature": number, "oxygen": number}),
    "ocean": place({"count": number}),
    "greenery": place(),
    "city": place(),
    "tile": place(
        {"type": one_of(*TILES)},
        {"adjacent-to": one_of("own-tile"), "bonus-any-of": many(METAL), "counts-as": one_of("city")},
    ),
    "claim-space": place({"count": number}),
    "add-resource": of(
        {"to": one_of("this", "own-card", "other-own-card", "the-played-card"), "amount": number},
        {
            "type": either(CUBE, one_of("any", "microbe-or-animal")),
            "mandatory-target": one_of(True),
            "target-must-already-hold": number,
        },
    ),
    "remove-any": LOSSES,
    "steal-any": LOSSES,
    "choose": many(effects),
    "optional": effects,
    "if": of({**COUNTED, "min": number}, COUNTED_BY),
    "draw": either(
        of({"reveal-until": number, "tag": TAG, "keep": number}),
        of({"look": number, "keep": either(number, one_of("buy"))}),
    ),
    "remove-resource-here": number,
    "discard-from-hand": number,
    "convert-production": of({"from": RESOURCE, "to": RESOURCE}),
    "choose-production": of({"amount": number, "among": one_of("lowest")}),
    "choose-production-from-bonus": of({"amount": number, "options": many(METAL)}),
    "copy-production-box": of({"of": one_of("own-played-card"), "tag": TAG, "exclude-type": one_of("event")}),
    "play-card-from-hand": of({}, {"discount": number, "ignore-global-requirements": one_of(True)}),
    "draw-prelude": of({"look": number, "play": number, "discard": number}),
    "fund-award": of({"cost": number}),
    "special": one_of("search-for-life", "free-hand"),
}
COST: Final = of(
    {},
    {
        **dict.fromkeys(RESOURCES, either(number, one_of("X"))),
        "payable-with": many(METAL),
        "production": of({"energy": number}),
        "resource-here": number,
        "remove-resource-from-any-card": of({"type": CUBE, "amount": number, "owner": OWNER}),
    },
)
WHEN: Final = of(
    {
        "on": one_of("tag-played", "card-played", "tile-placed", "standard-project", "placement-bonus"),
        "by": one_of("self", "any"),
    },
    {
        "includes-this": one_of(True, False),
        "tag": TAG,
        "tags": many(TAG),
        "type": one_of("event"),
        "min-base-cost": number,
        "vp-icon": one_of("non-negative"),
        "tile": one_of("ocean", "greenery", "city"),
        "where": one_of("mars", "anywhere"),
        "except": many(one_of("sell-patents")),
        "per": one_of("tag"),
        "source": one_of("hex"),
        "includes-any": many(METAL),
    },
)
MODIFIER: Final = of(
    {},
    {
        "discount": of({"amount": number, "per": one_of("card", "tag"), "tag": either(TAG, one_of(None))}),
        "metal-value": of({}, {"steel": number, "titanium": number}),
        "requirement-leeway": of({"steps": number}),
        "next-card-requirement-leeway": of({"steps": number}),
        "next-card-discount": of({"amount": number}),
        "plants-per-greenery": number,
        "heat-as-megacredits": one_of(True),
        "standard-project-discount": of({"amount": number, "project": one_of(*STANDARD_PROJECTS)}),
        "protect": one_of("own-organisms", "resources-on-this-card"),
        "pay-with-resource-here": of({"value": number, "for-tag": TAG}),
    },
)
REQUIREMENT: Final = of(
    {"param": one_of(*PARAMETERS, "tag", "production", "cities", "greeneries")},
    {"min": number, "max": number, "owner": OWNER, "tag": TAG, "resource": RESOURCE},
)
POINTS: Final = either(
    number,
    one_of(None),
    of({"vp": number, "if": one_of("resource_here>=1")}),
    of(
        {
            "vp": number,
            "per": number,
            "of": one_of("resource-here", "tags", "cities", "adjacent-oceans", "adjacent-cities"),
        },
        {"tag": TAG, "owner": OWNER, "where": one_of("anywhere")},
    ),
)
CARD: Final[dict[str, Shape]] = {
    "module": one_of(*MODULES),
    "type": one_of(*TYPES),
    "cost": number,
    "tags": many(TAG),
    "megacredits": number,
    "requirements": many(REQUIREMENT),
    "effects": effects,
    "first_action": effects,
    "action": many(of({"cost": COST, "effects": effects}, {"condition": one_of("rating-raised")})),
    "ongoing": many(of({"when": WHEN, "do": effects})),
    "modifiers": many(MODIFIER),
    "victory_points": POINTS,
    "stores": one_of(*CUBES),
}
