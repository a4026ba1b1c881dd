"""Ongoing effects: what sets them off, and what they do. One is in play when `s.holder` of its card is somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cinqmars.games.terraforming_mars.components import TAGS

from . import card as printed
from .effects import compiled
from .index import CARDS

TAG_PLAYED: Final = 0
CARD_PLAYED: Final = 1
TILE_PLACED: Final = 2
STANDARD_PROJECT: Final = 3
METAL_COVERED: Final = 4
TILE_KINDS: Final[list[str]] = ["ocean", "greenery", "city"]  # as the tiles; a capital is a city here


class Trigger(NamedTuple):
    card: int
    on: int
    program: list[int]
    anyone: bool = False  # set off by whoever acts, not only by its owner
    itself: bool = False  # the arrival of its own card counts
    tags: Sequence[int] = ()
    event: bool = False  # only events
    least_cost: int = 0
    vp_icon: bool = False
    tile: int = -1
    on_mars: bool = False
    patents: bool = True  # selling patents counts too


def trigger(card: int, entry: printed.Ongoing) -> Trigger:
    when, program = entry.when, compiled(entry.do)
    if isinstance(when, printed.TagPlayed):
        tags = [TAGS.index(tag) for tag in when.tags]
        return Trigger(card, TAG_PLAYED, program, when.anyone, True, tags)
    if isinstance(when, printed.EventPlayed):
        tags = [TAGS.index(when.tag)] if when.tag else []
        return Trigger(card, CARD_PLAYED, program, tags=tags, event=True)
    if isinstance(when, printed.DearCardPlayed):
        return Trigger(card, CARD_PLAYED, program, least_cost=when.cost)
    if isinstance(when, printed.PointsPlayed):
        return Trigger(card, CARD_PLAYED, program, vp_icon=True)
    if isinstance(when, printed.TilePlaced):
        tile, on_mars = TILE_KINDS.index(when.tile), when.where == "mars"
        return Trigger(card, TILE_PLACED, program, when.anyone, when.itself, tile=tile, on_mars=on_mars)
    if isinstance(when, printed.StandardProject):
        return Trigger(card, STANDARD_PROJECT, program, least_cost=when.cost, patents=bool(when.cost))
    return Trigger(card, METAL_COVERED, program)


def all_triggers() -> list[Trigger]:
    found: list[Trigger] = []
    for i, card in enumerate(CARDS):
        found += [trigger(i, entry) for entry in card.ongoing]
    return found


TRIGGERS: Final[list[Trigger]] = all_triggers()
TRIGGER_CARD: Final[list[int]] = [t.card for t in TRIGGERS]


def on(*events: int) -> list[int]:
    return [number for number, trigger in enumerate(TRIGGERS) if trigger.on in events]


# in the order of the cards: a fixed one, so that it tells nothing and need not be remembered
BY_CARD: Final[list[int]] = on(TAG_PLAYED, CARD_PLAYED)
BY_TILE: Final[list[list[int]]] = [
    [number for number in on(TILE_PLACED) if TRIGGERS[number].tile == tile] for tile in range(len(TILE_KINDS))
]
BY_STANDARD_PROJECT: Final[list[int]] = on(STANDARD_PROJECT)
BY_METAL: Final[list[int]] = on(METAL_COVERED)
