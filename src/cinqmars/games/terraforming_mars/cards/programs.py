"""Cards compiled: each list of effects becomes a flat program of ints, four per instruction: what, a, b, c.

An amount is `b` as it stands, or with `c` the counter number `c` times `b`. Lists that do not fit into ints
(alternatives, targets, conditions) lie in tables, and the instruction holds their number.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cinqmars.games.terraforming_mars.components import (
    CUBES,
    FLOORS,
    MEGACREDITS,
    N_RESOURCES,
    RESOURCES,
    TAGS,
    TILES,
)

from .card import Card, Effects
from .index import CARDS
from .vocabulary import PLACES

WIDTH: Final = 4

# what touches players only

GAIN: Final = 0  # resource, amount
PRODUCE: Final = 1  # resource, amount
RATE: Final = 2  # terraform rating, amount in b, c
LOSE: Final = 3  # resource, amount
ADD_HERE: Final = 4  # cubes on this card
ADD_ANY: Final = 5  # a = set of cube kinds, b = number, c = ANY_CARD, OTHER_CARD or HOLDING_CARD
ADD_PLAYED: Final = 6  # on the card whose tag triggered
SPEND_HERE: Final = 7
DRAW: Final = 8  # look at a, keep b (BUY: any number, for money)
REVEAL: Final = 9  # until b cards of tag a
DISCARD: Final = 10
CHOOSE: Final = 11  # a = CHOICES
OPTIONAL: Final = 12  # a = CHOICES, with one alternative
IF: Final = 13  # a = CONDITIONS
LOWER: Final = 14  # somebody's production of resource a by b
REMOVE: Final = 15  # a = TARGETS
STEAL: Final = 16  # a = TARGETS
CONVERT: Final = 17  # production of a into production of b
EXCHANGE: Final = 18  # resource a into resource b, at a price chosen
RAISE_LOWEST: Final = 19  # one of the own lowest productions
PRODUCE_PRINTED: Final = 20  # a metal printed under the tile of this card
SEARCH: Final = 21  # Search For Life

# what touches Mars

TEMPERATURE_UP: Final = 22  # a steps
OXYGEN_UP: Final = 23
PLACE_OCEAN: Final = 24  # a = place, b = number
PLACE_GREENERY: Final = 25  # a = place
PLACE_CITY: Final = 26
PLACE_TILE: Final = 27  # a = place, b = tile
CLAIM: Final = 28

# what plays further cards

COPY_BOX: Final = 29
PLAY_NOW: Final = 30  # a = discount, b = ignoring the global requirements
PLAY_PRELUDE: Final = 31  # one of a
FUND: Final = 32  # an award, for a M€

N_PLAYER_OPS: Final = 22
N_MARS_OPS: Final = 29

BUY: Final = -1
ANY_CARD: Final = 0
OTHER_CARD: Final = 1
HOLDING_CARD: Final = 2

ON_LAND: Final = 0
FOR_CITY: Final = 1
FOR_GREENERY: Final = 2
FOR_OCEAN: Final = 3
ISOLATED: Final = 4
ON_VOLCANO: Final = 5
ON_NOCTIS: Final = 6
BESIDE_GREENERY: Final = 7
BESIDE_CITY: Final = 8
BESIDE_TWO_CITIES: Final = 9
ON_METAL: Final = 10
ON_METAL_BESIDE_OWN: Final = 11
ON_GANYMEDE: Final = 12
ON_PHOBOS: Final = 13

# what must be possible before a card may be played, three ints each: what, a, b

NEED_PRODUCTION: Final = 0  # own production of a may change by b
NEED_LOWER: Final = 1  # somebody's production of a can fall by b; own gains of the same card count
NEED_STOCK: Final = 2
NEED_PLACE: Final = 3
NEED_OCEAN_ON_LAND: Final = 4
NEED_HOLDING: Final = 5  # a card of one's own that holds a cube
NEED_BOX: Final = 6
NEED_PLAYABLE: Final = 7
NEED_PRODUCTION_WITH_CITY: Final = 8  # as NEED_PRODUCTION, the income of the own new city counted
CHECK_WIDTH: Final = 4


class Counter(NamedTuple):
    """What is counted: tags, cities or events; whose; and how many make one."""

    what: str
    tag: int
    on_mars: bool
    owner: str
    per: int


class Target(NamedTuple):
    """Something that may be taken from a player, or from one card."""

    resource: int  # -1: animals of one card
    number: int
    beside_ocean: bool


class Condition(NamedTuple):
    counter: int
    least: int
    met: list[int]
    unmet: list[int]


COUNTERS: Final[list[Counter]] = [Counter("", 0, False, "", 1)]  # number 0 is none
CHOICES: Final[list[list[list[int]]]] = []
CHOICE_EFFECTS: Final[list[list[Effects]]] = []  # the same as data, for words
TARGETS: Final[list[list[Target]]] = []
CONDITIONS: Final[list[Condition]] = []


def counter(data: dict[str, Any]) -> int:
    made = Counter(
        data["count"],
        TAGS.index(data["tag"]) if "tag" in data else -1,
        data.get("where") == "mars",
        data["owner"],
        data.get("per", 1),
    )
    if made not in COUNTERS:
        COUNTERS.append(made)
    return COUNTERS.index(made)


def amount(data: Any) -> list[int]:
    return [data, 0] if isinstance(data, int) else [1, counter(data)]


def compiled(effects: Effects) -> list[int]:
    """The program of a list of effects."""
    return flat(stepwise(effects))


def stepwise(effects: Effects) -> list[list[int]]:
    """A program for each effect."""
    return [one(next(iter(effect)), effect) for effect in effects]


def flat(programs: list[list[int]]) -> list[int]:
    """In their sequence, as one program."""
    code: list[int] = []
    for i in sequence(programs):
        code += programs[i]
    return code


def sequence(programs: list[list[int]]) -> list[int]:
    """Gains come first: one may lose the production that one has just gained, and pay with an ocean's income."""
    numbers = range(len(programs))
    later = [i for i in numbers if programs[i][:1] == [LOWER] or programs[i][:2] == [LOSE, MEGACREDITS]]
    return [i for i in numbers if i not in later] + later


def one(key: str, effect: dict[str, Any]) -> list[int]:
    data: Any = effect[key]
    if key in RESOURCE_OPS:
        return of_resources(RESOURCE_OPS[key], data)
    if key == "tr":
        return [RATE, 0, *amount(data)]
    if key == "raise":
        code: list[int] = []
        for name, steps in data.items():
            code += [TEMPERATURE_UP if name == "temperature" else OXYGEN_UP, steps, 0, 0]
        return code
    if key in PLACING:
        return placing(key, data)
    if key == "add-resource":
        return adding(data)
    if key in ("remove-any", "steal-any"):
        TARGETS.append(targets(data))
        return [REMOVE if key == "remove-any" else STEAL, len(TARGETS) - 1, 0, 0]
    if key in ("choose", "optional"):
        alternatives = data if key == "choose" else [data]
        CHOICES.append([compiled(effects) for effects in alternatives])
        CHOICE_EFFECTS.append(alternatives)
        return [CHOOSE if key == "choose" else OPTIONAL, len(CHOICES) - 1, 0, 0]
    if key == "if":
        CONDITIONS.append(
            Condition(counter(data), data["min"], compiled(effect["then"]), compiled(effect["else"]))
        )
        return [IF, len(CONDITIONS) - 1, 0, 0]
    return rare(key, data)


RESOURCE_OPS: Final[dict[str, int]] = {
    "gain": GAIN,
    "lose": LOSE,
    "production": PRODUCE,
    "decrease-any-production": LOWER,
}
PLACING: Final = ("ocean", "greenery", "city", "tile", "claim-space")


def of_resources(op: int, data: dict[str, Any]) -> list[int]:
    """Losses first: a box may take production away and give other production."""
    code: list[int] = []
    for name, number in sorted(data.items(), key=gains_last):
        code += [op, RESOURCES.index(name), *amount(number)]
    return code


def gains_last(entry: tuple[str, Any]) -> bool:
    return not isinstance(entry[1], int) or entry[1] > 0


def placing(key: str, data: dict[str, Any]) -> list[int]:
    place = PLACES.index(data["on"])
    if key == "ocean":
        return [PLACE_OCEAN, place, data["count"], 0]
    if key == "greenery":
        return [PLACE_GREENERY, place, 0, 0]
    if key == "city":
        return [PLACE_CITY, place, 0, 0]
    if key == "claim-space":
        return [CLAIM, place, 0, 0]
    if "adjacent-to" in data:
        place = ON_METAL_BESIDE_OWN
    return [PLACE_TILE, place, TILES.index(data["type"]), 0]


def adding(data: dict[str, Any]) -> list[int]:
    number = data["amount"]
    if data["to"] == "this":
        return [ADD_HERE, 0, number, 0]
    if data["to"] == "the-played-card":
        return [ADD_PLAYED, 0, number, 0]
    kinds = 0
    for kind in range(1, len(CUBES)):
        if data["type"] in ("any", CUBES[kind]):
            kinds |= 1 << kind
    which = OTHER_CARD if data["to"] == "other-own-card" else ANY_CARD
    return [ADD_ANY, kinds, number, HOLDING_CARD if "mandatory-target" in data else which]


def targets(data: dict[str, Any]) -> list[Target]:
    options = data.get("choose", [data])
    return [target(option) for option in options]


def animals_hit(which: int) -> int:
    """How many animals of one card may be taken."""
    return sum([target.number for target in TARGETS[which] if target.resource < 0])


def target(data: dict[str, Any]) -> Target:
    if "animal-from-one-card" in data:
        return Target(-1, data["animal-from-one-card"], False)
    name = next(iter(data))
    return Target(RESOURCES.index(name), data[name], "restrict" in data)


def rare(key: str, data: Any) -> list[int]:
    """What few cards say."""
    if key == "draw":
        if "reveal-until" in data:
            return [REVEAL, TAGS.index(data["tag"]), data["reveal-until"], 0]
        return [DRAW, data["look"], BUY if data["keep"] == "buy" else data["keep"], 0]
    if key == "remove-resource-here":
        return [SPEND_HERE, 0, data, 0]
    if key == "discard-from-hand":
        return [DISCARD, 0, data, 0]
    if key == "convert-production":
        return [CONVERT, RESOURCES.index(data["from"]), RESOURCES.index(data["to"]), 0]
    if key == "choose-production":
        return [RAISE_LOWEST, 0, data["amount"], 0]
    if key == "choose-production-from-bonus":
        return [PRODUCE_PRINTED, 0, data["amount"], 0]
    if key == "copy-production-box":
        return [COPY_BOX, 0, 0, 0]
    if key == "play-card-from-hand":
        return [PLAY_NOW, data.get("discount", 0), int("ignore-global-requirements" in data), 0]
    if key == "draw-prelude":
        return [PLAY_PRELUDE, data["look"], 0, 0]
    if key == "fund-award":
        return [FUND, data["cost"], 0, 0]
    return (
        [SEARCH, 0, 0, 0] if data == "search-for-life" else []
    )  # a beginner's free hand is dealt by the rules


# checks


def checks(program: list[int], own_city: int = 0) -> list[int]:
    """What must be possible before the program may run: some order of its effects must work."""
    found: list[int] = []
    change = [0] * N_RESOURCES
    for i in range(0, len(program), WIDTH):
        op, a, b, c = program[i : i + WIDTH]
        if op == PRODUCE and c == 0:
            change[a] += b
    city = any([program[i] == PLACE_CITY for i in range(0, len(program), WIDTH)])
    for resource in range(N_RESOURCES):
        if change[resource] < 0:
            with_city = city and resource == MEGACREDITS
            need = NEED_PRODUCTION_WITH_CITY if with_city else NEED_PRODUCTION
            found += [need, resource, change[resource] - FLOORS[resource], own_city]
    for i in range(0, len(program), WIDTH):
        op, a, b, c = program[i : i + WIDTH]
        found += check(op, a, b, c, change)
    return found


def check(op: int, a: int, b: int, c: int, change: list[int]) -> list[int]:
    if op == LOWER:
        return [NEED_LOWER, a, b, max(0, change[a])]
    if op == LOSE:
        return [NEED_STOCK, a, b, 0]
    if op in (CONVERT, EXCHANGE):
        return [NEED_PRODUCTION, a, -1, 0] if op == CONVERT else [NEED_STOCK, a, 1, 0]
    if op == PLACE_OCEAN:
        return [NEED_OCEAN_ON_LAND, a, 0, 0] if a == ON_LAND else []
    if op in (PLACE_GREENERY, PLACE_CITY, PLACE_TILE, CLAIM) and a < ON_GANYMEDE:
        return [NEED_PLACE, a, 0, 0]
    if op == ADD_ANY and c == HOLDING_CARD:
        return [NEED_HOLDING, 0, 0, 0]
    if op == COPY_BOX:
        return [NEED_BOX, 0, 0, 0]
    if op == PLAY_NOW:
        return [NEED_PLAYABLE, a, b, 0]
    return []


def notable(step: list[int]) -> bool:
    """Shows something, asks something or touches Mars, so that its place among others of the kind may matter."""
    if not step or (step[0] == REMOVE and TARGETS[step[1]][0].beside_ocean):
        return False
    return step[0] in (DRAW, REVEAL, CHOOSE, ADD_ANY, REMOVE, STEAL) or TEMPERATURE_UP <= step[0] < CLAIM


def own_city_income(card: Card) -> int:
    """M€ production that the card itself brings when its city is placed."""
    income = 0
    for entry in card.ongoing:
        if entry["when"].get("tile") == "city" and entry["when"].get("includes-this"):
            income += sum([effect["production"]["megacredits"] for effect in entry["do"]])
    return income


def box_of(card: Card) -> Effects:
    """The production box: what Robotic Workforce may copy."""
    boxed = ("production", "decrease-any-production", "choose-production-from-bonus")
    return [effect for effect in card.effects if next(iter(effect)) in boxed]


STEPS: Final[list[list[list[int]]]] = [stepwise(card.effects) for card in CARDS]
SEQUENCE: Final[list[list[int]]] = [sequence(steps) for steps in STEPS]
PROGRAM: Final[list[list[int]]] = [flat(steps) for steps in STEPS]
CHECKS: Final[list[list[int]]] = [
    checks(program, own_city_income(card)) for program, card in zip(PROGRAM, CARDS, strict=True)
]
FIRST_ACTION: Final[list[list[int]]] = [compiled(card.first_action) for card in CARDS]
ORDERED: Final[list[bool]] = [sum([notable(step) for step in steps]) > 1 for steps in STEPS]
BOX: Final[list[list[int]]] = [compiled(box_of(card)) for card in CARDS]
BOX_CHECKS: Final[list[list[int]]] = [checks(program) for program in BOX]
