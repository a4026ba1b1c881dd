"""Ongoing effects: what sets them off, and what they do. One is in play when `s.holder` of its card is somebody."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cinqmars.games.terraforming_mars.components import TAGS

from .index import CARDS
from .programs import compiled

TAG_PLAYED: Final = 0
CARD_PLAYED: Final = 1
TILE_PLACED: Final = 2
STANDARD_PROJECT: Final = 3
METAL_COVERED: Final = 4
EVENTS: Final[list[str]] = ["tag-played", "card-played", "tile-placed", "standard-project", "placement-bonus"]
TILE_KINDS: Final[list[str]] = ["ocean", "greenery", "city"]  # as the tiles; a capital is a city here


class Trigger(NamedTuple):
    card: int
    on: int
    anyone: bool  # set off by whoever acts, not only by its owner
    itself: bool  # the arrival of its own card counts
    tags: list[int]
    event: bool  # only events
    least_cost: int
    vp_icon: bool
    tile: int
    on_mars: bool
    patents: bool  # selling patents counts too
    program: list[int]


def trigger(card: int, entry: dict[str, Any]) -> Trigger:
    when: dict[str, Any] = entry["when"]
    tags = when.get("tags") or ([when["tag"]] if "tag" in when else [])
    return Trigger(
        card,
        EVENTS.index(when["on"]),
        when["by"] == "any",
        bool(when.get("includes-this", False)),
        [TAGS.index(tag) for tag in tags],
        when.get("type") == "event",
        when.get("min-base-cost", 0),
        "vp-icon" in when,
        TILE_KINDS.index(when["tile"]) if "tile" in when else -1,
        when.get("where") == "mars",
        "sell-patents" not in when.get("except", []),
        compiled(entry["do"]),
    )


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
