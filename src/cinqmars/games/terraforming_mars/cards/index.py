"""All cards under one numbering, and what the rules look up most, as flat tables by card."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars.components import BUILDING, CUBES, N_TAGS, PLANT, SPACE, TAGS, WILD

from .amounts import check_words
from .card import Card
from .corporations import CORPORATIONS
from .preludes import PRELUDES
from .projects import PROJECTS

CARDS: Final[list[Card]] = [*PROJECTS, *CORPORATIONS, *PRELUDES]
for _card in CARDS:
    check_words(_card)
N_PROJECTS: Final = 215
FIRST_CORPORATION: Final = 215
FIRST_PRELUDE: Final = 233
N_CARDS: Final = 268
NO_CARD: Final = -1

IDS: Final[list[str]] = [card.id for card in CARDS]
CARD: Final[dict[str, int]] = {id: i for i, id in enumerate(IDS)}


def tags_of(card: Card) -> list[int]:
    return [TAGS.index(tag) for tag in card.tags]


def wins_points(card: Card) -> bool:
    """Prints victory points that are not negative, variable ones included."""
    points = card.victory_points
    return points is not None and (not isinstance(points, int) or points >= 0)


COST: Final[list[int]] = [card.cost for card in CARDS]
CARD_TAGS: Final[list[list[int]]] = [tags_of(card) for card in CARDS]
EVENT: Final[list[bool]] = [card.type == "event" for card in CARDS]
STORES: Final[list[int]] = [CUBES.index(card.stores) for card in CARDS]
VP_ICON: Final[list[bool]] = [wins_points(card) for card in CARDS]
BUILDING_CARD: Final[list[bool]] = [BUILDING in tags for tags in CARD_TAGS]
SPACE_CARD: Final[list[bool]] = [SPACE in tags for tags in CARD_TAGS]
PLANT_CARD: Final[list[bool]] = [PLANT in tags for tags in CARD_TAGS]
METAL_CARD: Final[list[bool]] = [BUILDING in tags or SPACE in tags for tags in CARD_TAGS]
BUILDS: Final[list[bool]] = [BUILDING in tags or WILD in tags for tags in CARD_TAGS]
TAG_COUNT: Final[list[list[int]]] = [[tags.count(tag) for tag in range(N_TAGS)] for tags in CARD_TAGS]

PROTECTED_HABITATS: Final[int] = CARD["protected-habitats"]
PETS: Final[int] = CARD["pets"]
PSYCHROPHILES: Final[int] = CARD["psychrophiles"]
VIRAL_ENHANCERS: Final[int] = CARD["viral-enhancers"]
BEGINNER: Final[int] = CARD["beginner-corporation"]


def printed(card: int) -> dict[str, Any]:
    """What the card has printed on it, and its number here; what it lacks is left out."""
    return {"index": card, **CARDS[card].plain()}


def of_module(cards: range, modules: tuple[str, ...]) -> list[int]:
    return [card for card in cards if CARDS[card].module in modules]


def modules(era: bool, prelude: bool) -> tuple[str, ...]:
    """The parts of the box that are played with."""
    return ("base", *(["corpera"] if era else []), *(["prelude"] if prelude else []))
