"""What a card asks of Mars and of its player before it may be played."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.rules.rivals import all_cities
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import card as printed
from .index import CARDS
from .traits import LEEWAY, N_TRAITS, NEXT_LEEWAY

NO_PARAMETER: Final = -1
NO_LIMIT: Final = 99

NEEDS_PARAMETER: Final = "parameter"
NEEDS_TAGS: Final = "tags"
NEEDS_PRODUCTION: Final = "production"
NEEDS_CITIES: Final = "cities"
NEEDS_GREENERY: Final = "greenery"


def steps(param: int, value: int) -> int:
    return (value - box.COLDEST) // box.DEGREES if param == box.TEMPERATURE else value


def parameter_of(card: printed.Card) -> int:
    """No card has two requirements of global parameters."""
    for r in card.requirements:
        if isinstance(r, (printed.AtLeast, printed.AtMost)):
            return box.PARAMETERS.index(r.param)
    return NO_PARAMETER


def lowest(card: printed.Card) -> int:
    for r in card.requirements:
        if isinstance(r, printed.AtLeast):
            return steps(box.PARAMETERS.index(r.param), r.value)
    return -NO_LIMIT


def highest(card: printed.Card) -> int:
    for r in card.requirements:
        if isinstance(r, printed.AtMost):
            return steps(box.PARAMETERS.index(r.param), r.value)
    return NO_LIMIT


def others_of(card: printed.Card) -> list[printed.Requirement]:
    return [r for r in card.requirements if not isinstance(r, (printed.AtLeast, printed.AtMost))]


PARAMETER: Final[list[int]] = [parameter_of(card) for card in CARDS]
LOWEST: Final[list[int]] = [lowest(card) for card in CARDS]
HIGHEST: Final[list[int]] = [highest(card) for card in CARDS]
OTHERS: Final[list[list[printed.Requirement]]] = [others_of(card) for card in CARDS]
TAGS_NEEDED: Final[list[list[tuple[int, int]]]] = [
    [(box.TAGS.index(r.tag), r.least) for r in others if isinstance(r, printed.NeedsTags)]
    for others in OTHERS
]
PRODUCTION_NEEDED: Final[list[list[int]]] = [
    [box.RESOURCES.index(r.resource) for r in others if isinstance(r, printed.NeedsProduction)]
    for others in OTHERS
]
CITIES_NEEDED: Final[list[int]] = [
    sum([r.least for r in others if isinstance(r, printed.NeedsCities)]) for others in OTHERS
]
GREENERIES_NEEDED: Final[list[int]] = [
    sum([r.least for r in others if isinstance(r, printed.NeedsGreeneries)]) for others in OTHERS
]
ASKS_OF_PLAYER: Final[list[bool]] = [bool(others) for others in OTHERS]


def leeway(s: TerraformingState, p: int) -> int:  # rules: C6
    return s.traits[p * N_TRAITS + LEEWAY] + s.traits[p * N_TRAITS + NEXT_LEEWAY]


def unmet_by_mars(s: TerraformingState, p: int, card: int) -> bool:  # rules: C5, C6
    param = PARAMETER[card]
    if param == NO_PARAMETER:
        return False
    value, slack = s.params[param], leeway(s, p)
    return value < LOWEST[card] - slack or value > HIGHEST[card] + slack


def unmet_by_player(s: TerraformingState, p: int, card: int) -> str:  # rules: C7, C8
    missing = 0
    for tag, least in TAGS_NEEDED[card]:
        missing += max(0, least - s.tags[p * box.N_TAGS + tag])
    if missing > s.tags[p * box.N_TAGS + box.WILD]:
        return NEEDS_TAGS
    for resource in PRODUCTION_NEEDED[card]:
        if s.production[p * box.N_RESOURCES + resource] < 1:
            return NEEDS_PRODUCTION
    if all_cities(s) < CITIES_NEEDED[card]:
        return NEEDS_CITIES
    return NEEDS_GREENERY if s.greeneries[p] < GREENERIES_NEEDED[card] else ""


def first_unmet(s: TerraformingState, p: int, card: int) -> printed.Requirement:
    """The first requirement that the player does not meet."""
    for r in OTHERS[card]:
        if isinstance(r, printed.NeedsTags) and s.tags[p * box.N_TAGS + box.TAGS.index(r.tag)] >= r.least:
            continue
        return r
    return OTHERS[card][0]
