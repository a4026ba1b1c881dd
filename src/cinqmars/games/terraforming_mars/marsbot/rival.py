"""MarsBot as a rival of the player: what effects count of it and take from it, and what it notices.

Without MarsBot there is nothing to count and nothing happens.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import state as its
from .cards import ECOLINE, SATURN_SYSTEMS, THARSIS_REPUBLIC
from .tracks import EVENT_TRACK, TRACK_OF_TAG

CITY_INCOME: Final = 2  # of its Tharsis Republic


def plays(s: TerraformingState) -> bool:
    return bool(s.bot)


def itself(s: TerraformingState) -> list[int]:
    """MARSBOT, if it plays."""
    return [box.MARSBOT] if s.bot else []


# what is counted


def passed(s: TerraformingState) -> bool:
    return bool(s.bot[its.PASSED])


def tags(s: TerraformingState, tag: int) -> int:  # rules: R95
    return its.position(s, TRACK_OF_TAG[tag]) if s.bot else 0


def events(s: TerraformingState) -> int:
    return its.position(s, EVENT_TRACK) if s.bot else 0


def rating_by_parameters(s: TerraformingState) -> int:
    return s.bot[its.RATING] - s.bot[its.MERITS] - box.START_RATING if s.bot else 0


# what is taken from it


def takeable(s: TerraformingState, resource: int, number: int) -> int:  # rules: R93, R96
    """How much of a resource: its M€ stand for all but the plant of Ecoline."""
    return 1 if resource == box.PLANTS and has_plant(s) else min(number, s.bot[its.MONEY])


def take(s: TerraformingState, resource: int, number: int) -> None:
    if resource == box.PLANTS and has_plant(s):
        s.bot[its.ON_CARD] = 0
    else:
        s.bot[its.MONEY] -= number


def has_plant(s: TerraformingState) -> bool:  # rules: R96
    """One lies on its Ecoline."""
    return s.bot[its.CORPORATION] == ECOLINE and s.bot[its.ON_CARD] > 0


def can_fall(s: TerraformingState, resource: int, number: int) -> bool:  # rules: R94
    return its.position(s, its.TRACK_OF_PRODUCTION[resource]) >= number


def lower(s: TerraformingState, resource: int, number: int) -> None:
    s.bot[its.POSITION + its.TRACK_OF_PRODUCTION[resource]] -= number


def prey(s: TerraformingState) -> list[int]:  # rules: R93
    """Its M€, which stand for any cube."""
    return [its.PURSE] if s.bot and s.bot[its.MONEY] > 0 else []


def eat(s: TerraformingState, p: int) -> None:
    s.bot[its.MONEY] -= 1
    s.emit("bot-eaten", p, s.bot[its.MONEY])


# what its corporation notices


def notice_card(s: TerraformingState, p: int, card: int) -> None:  # rules: R77
    """Saturn Systems: a card of the player that bears Jovian tags; the step follows the player's action."""
    if (
        s.bot
        and p != box.MARSBOT
        and s.bot[its.CORPORATION] == SATURN_SYSTEMS
        and box.JOVIAN in CARD_TAGS[card]
    ):
        s.bot[its.OWED] += 1


def notice_tile(s: TerraformingState, p: int, tile: int) -> None:  # rules: R79
    """Tharsis Republic: a city of the player."""
    if s.bot and p != box.MARSBOT and tile == box.CITY and s.bot[its.CORPORATION] == THARSIS_REPUBLIC:
        s.bot[its.MONEY] += CITY_INCOME
        s.emit("bot-earn", CITY_INCOME, s.bot[its.MONEY], its.FOR_CITY)
