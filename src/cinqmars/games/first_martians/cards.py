"""Malfunction cards and shutdown tiles."""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import (
    BLOCKED,
    BLUE,
    BROWN,
    CONNECTOR,
    CONTROL_CENTER,
    CPU,
    CREW_QUARTERS,
    ENERGY,
    FARM,
    FILTER,
    FOOD,
    GARAGE,
    HABITATION,
    HARDWARE,
    HURT,
    LAB,
    MED_LAB,
    N_BLOCKS,
    OXYGEN,
    PLUS1,
    PROBE_BAY,
    REROLL,
    SUCCESS_DIE,
    SYSTEM,
    WORKING_BAY,
    WORKSHOP,
    WOUND_DIE,
)
from .effect import (
    ACTIVE,
    BREAK,
    DISCARD_TILE,
    FROM_MAP,
    GROW,
    LOSE,
    LOSE_SAMPLE,
    MORALE_TOKENS,
    NEXT,
    OXYGENATORS,
    PRODUCTIVITY,
    ROLL,
    SAME_BLOCK,
    SOLARS,
    STRESS,
    THIS_ONE,
    TOKEN,
    TRACK,
    WILT,
    WOUND,
    Effect,
    Effects,
)
from .vetting import vet, within

COMPLICATION: Final = 0  # keywords
OBSTACLE: Final = 1
BREAKDOWN: Final = 2
LEAK: Final = 3
KEYWORDS: Final[list[str]] = ["complication", "obstacle", "breakdown", "leak"]


class Card(NamedTuple):
    """A malfunction card: its deck, its two keywords and what it does."""

    name: str
    block: int
    keyword: int
    facility: int  # or a group
    effects: Effects


class Tile(NamedTuple):
    """A shutdown tile: what removing it costs, and what happens."""

    resource: int
    cost: int
    effects: Effects


CARDS: Final[list[Card]] = [
    Card("w01", WORKSHOP, 0, LAB, (Effect(TOKEN, PLUS1, LAB, NEXT),)),
    Card("w02", WORKSHOP, 2, LAB, (Effect(BREAK, LAB, CPU),)),
    Card("w03", WORKSHOP, 3, LAB, (Effect(BREAK, LAB, FILTER),)),
    Card("w04", WORKSHOP, 0, WORKING_BAY, (Effect(TOKEN, REROLL, WORKING_BAY, NEXT),)),
    Card("w05", WORKSHOP, 2, WORKING_BAY, (Effect(BREAK, WORKING_BAY, HARDWARE),)),
    Card("w06", WORKSHOP, 3, WORKING_BAY, (Effect(BREAK, WORKING_BAY, CONNECTOR),)),
    Card("w07", WORKSHOP, 1, GARAGE, (Effect(TOKEN, PLUS1, GARAGE, NEXT),)),
    Card("w08", WORKSHOP, 2, GARAGE, (Effect(BREAK, GARAGE, HARDWARE),)),
    Card("w09", WORKSHOP, 3, GARAGE, (Effect(BREAK, GARAGE, CONNECTOR),)),
    Card(
        "w10",
        WORKSHOP,
        1,
        PROBE_BAY,
        (
            Effect(LOSE_SAMPLE, FROM_MAP, 1),
            Effect(TOKEN, PLUS1, PROBE_BAY, NEXT),
        ),
    ),
    Card("w11", WORKSHOP, 2, PROBE_BAY, (Effect(BREAK, PROBE_BAY, CPU),)),
    Card("w12", WORKSHOP, 3, PROBE_BAY, (Effect(BREAK, PROBE_BAY, FILTER),)),
    Card("h01", HABITATION, 0, CREW_QUARTERS, (Effect(STRESS, 2),)),
    Card("h02", HABITATION, 1, CREW_QUARTERS, (Effect(TOKEN, BLOCKED, CREW_QUARTERS, NEXT),)),
    Card("h03", HABITATION, 2, CREW_QUARTERS, (Effect(BREAK, CREW_QUARTERS, CPU),)),
    Card("h04", HABITATION, 3, CREW_QUARTERS, (Effect(BREAK, CREW_QUARTERS, FILTER),)),
    Card("h05", HABITATION, 0, MED_LAB, (Effect(TOKEN, PLUS1, MED_LAB, NEXT),)),
    Card("h06", HABITATION, 1, MED_LAB, (Effect(TOKEN, HURT, MED_LAB, NEXT),)),
    Card("h07", HABITATION, 2, MED_LAB, (Effect(BREAK, MED_LAB, HARDWARE),)),
    Card("h08", HABITATION, 3, MED_LAB, (Effect(BREAK, MED_LAB, CONNECTOR),)),
    Card("h09", HABITATION, 0, CONTROL_CENTER, (Effect(TRACK, WORKSHOP, 1),)),
    Card("h10", HABITATION, 1, CONTROL_CENTER, (Effect(TOKEN, BLOCKED, CONTROL_CENTER, NEXT),)),
    Card("h11", HABITATION, 2, CONTROL_CENTER, (Effect(BREAK, CONTROL_CENTER, HARDWARE),)),
    Card("h12", HABITATION, 3, CONTROL_CENTER, (Effect(BREAK, CONTROL_CENTER, FILTER),)),
    Card("s01", SYSTEM, 0, OXYGENATORS, (Effect(PRODUCTIVITY, OXYGENATORS, -1),)),
    Card("s02", SYSTEM, 2, OXYGENATORS, (Effect(BREAK, OXYGENATORS, HARDWARE),)),
    Card("s03", SYSTEM, 3, OXYGENATORS, (Effect(BREAK, OXYGENATORS, CONNECTOR),)),
    Card(
        "s04",
        SYSTEM,
        1,
        OXYGENATORS,
        (
            Effect(LOSE, OXYGEN, 2),
            Effect(STRESS, 1),
        ),
    ),
    Card("s05", SYSTEM, 0, SOLARS, (Effect(PRODUCTIVITY, SOLARS, -1),)),
    Card("s06", SYSTEM, 2, SOLARS, (Effect(BREAK, SOLARS, HARDWARE),)),
    Card("s07", SYSTEM, 3, SOLARS, (Effect(BREAK, SOLARS, CPU),)),
    Card(
        "s08",
        SYSTEM,
        1,
        SOLARS,
        (
            Effect(LOSE, ENERGY, 2),
            Effect(STRESS, 1),
        ),
    ),
    Card(
        "s09",
        SYSTEM,
        0,
        FARM,
        (
            Effect(LOSE, FOOD, 1),
            Effect(GROW, -1, 1),
        ),
    ),
    Card("s10", SYSTEM, 1, FARM, (Effect(WILT),)),
    Card("s11", SYSTEM, 3, FARM, (Effect(BREAK, FARM, FILTER),)),
    Card("s12", SYSTEM, 2, FARM, (Effect(BREAK, FARM, CONNECTOR),)),
]

TILES: Final[list[Tile]] = [
    Tile(ENERGY, 1, (Effect(DISCARD_TILE),)),
    Tile(ENERGY, 2, (Effect(DISCARD_TILE),)),
    Tile(ENERGY, 1, (Effect(ROLL, BROWN * 3 + SUCCESS_DIE, then=(Effect(DISCARD_TILE),)),)),
    Tile(
        ENERGY,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(PRODUCTIVITY, SOLARS, 1),
        ),
    ),
    Tile(
        ENERGY,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(STRESS, 2),
        ),
    ),
    Tile(
        ENERGY,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(WOUND, ACTIVE, 1),
        ),
    ),
    Tile(
        ENERGY,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(TRACK, SAME_BLOCK, 1),
        ),
    ),
    Tile(
        ENERGY,
        2,
        (
            Effect(DISCARD_TILE),
            Effect(MORALE_TOKENS, ACTIVE, 1),
        ),
    ),
    Tile(
        ENERGY,
        1,
        (Effect(ROLL, BLUE * 3 + SUCCESS_DIE, then=(Effect(DISCARD_TILE),), other=(Effect(STRESS, 1),)),),
    ),
    Tile(
        ENERGY,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(LOSE, OXYGEN, 1),
        ),
    ),
    Tile(
        ENERGY,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(TOKEN, PLUS1, THIS_ONE, NEXT),
        ),
    ),
    Tile(
        ENERGY,
        1,
        (
            Effect(
                ROLL,
                BROWN * 3 + WOUND_DIE,
                then=(
                    Effect(WOUND, ACTIVE, 1),
                    Effect(DISCARD_TILE),
                ),
                other=(Effect(DISCARD_TILE),),
            ),
        ),
    ),
    Tile(OXYGEN, 1, (Effect(DISCARD_TILE),)),
    Tile(OXYGEN, 2, (Effect(DISCARD_TILE),)),
    Tile(OXYGEN, 1, (Effect(ROLL, BROWN * 3 + SUCCESS_DIE, then=(Effect(DISCARD_TILE),)),)),
    Tile(
        OXYGEN,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(PRODUCTIVITY, OXYGENATORS, 1),
        ),
    ),
    Tile(
        OXYGEN,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(STRESS, 2),
        ),
    ),
    Tile(
        OXYGEN,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(WOUND, ACTIVE, 1),
        ),
    ),
    Tile(
        OXYGEN,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(TRACK, SAME_BLOCK, 1),
        ),
    ),
    Tile(
        OXYGEN,
        2,
        (
            Effect(DISCARD_TILE),
            Effect(MORALE_TOKENS, ACTIVE, 1),
        ),
    ),
    Tile(
        OXYGEN,
        1,
        (Effect(ROLL, BLUE * 3 + SUCCESS_DIE, then=(Effect(DISCARD_TILE),), other=(Effect(STRESS, 1),)),),
    ),
    Tile(
        OXYGEN,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(LOSE, ENERGY, 1),
        ),
    ),
    Tile(
        OXYGEN,
        1,
        (
            Effect(DISCARD_TILE),
            Effect(TOKEN, PLUS1, THIS_ONE, NEXT),
        ),
    ),
    Tile(
        OXYGEN,
        1,
        (
            Effect(
                ROLL,
                BROWN * 3 + WOUND_DIE,
                then=(
                    Effect(WOUND, ACTIVE, 1),
                    Effect(DISCARD_TILE),
                ),
                other=(Effect(DISCARD_TILE),),
            ),
        ),
    ),
]
TILES_OF: Final[list[int]] = [sum([tile.resource == r for tile in TILES]) for r in (OXYGEN, ENERGY)]


def vet_cards() -> None:
    for card in CARDS:
        within(card.block, N_BLOCKS, card.name)
        within(card.keyword, len(KEYWORDS), card.name)
        vet(card.effects, card.name)
    for tile in TILES:
        within(tile.resource, FOOD, "shutdown tile")
        vet(tile.effects, "shutdown tile")


vet_cards()
