"""The programs of cards: a list of effects becomes a flat list of ints, four per instruction: what, a, b, c.

An amount is `b` as it stands, or with `c` the counter number `c` times `b`. Lists that do not fit into ints
(alternatives, targets, conditions) lie in tables, and the instruction holds their number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.terraforming_mars.components import FLOORS, MEGACREDITS, N_RESOURCES

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
TARGETS: Final[list[list[Target]]] = []
CONDITIONS: Final[list[Condition]] = []


def number_of(counter: Counter) -> int:
    if counter not in COUNTERS:
        COUNTERS.append(counter)
    return COUNTERS.index(counter)


def removal(what: int, targets: list[Target]) -> list[int]:
    TARGETS.append(targets)
    return [what, len(TARGETS) - 1, 0, 0]


def choice(what: int, programs: list[list[int]]) -> list[int]:
    CHOICES.append(programs)
    return [what, len(CHOICES) - 1, 0, 0]


def condition(counter: int, least: int, met: list[int], unmet: list[int]) -> list[int]:
    CONDITIONS.append(Condition(counter, least, met, unmet))
    return [IF, len(CONDITIONS) - 1, 0, 0]


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


def animals_hit(which: int) -> int:
    """How many animals of one card may be taken."""
    return sum([target.number for target in TARGETS[which] if target.resource < 0])


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
