"""Malfunction cards and shutdown tiles."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.vetting import vet, within

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
    effects: fx.Effects


class Tile(NamedTuple):
    """A shutdown tile: what removing it costs, and what happens."""

    resource: int
    cost: int
    effects: fx.Effects


CARDS: Final[list[Card]] = [
    Card("w01", c.WORKSHOP, 0, c.LAB, (fx.Effect(fx.TOKEN, c.PLUS1, c.LAB, fx.NEXT),)),
    Card("w02", c.WORKSHOP, 2, c.LAB, (fx.Effect(fx.BREAK, c.LAB, c.CPU),)),
    Card("w03", c.WORKSHOP, 3, c.LAB, (fx.Effect(fx.BREAK, c.LAB, c.FILTER),)),
    Card("w04", c.WORKSHOP, 0, c.WORKING_BAY, (fx.Effect(fx.TOKEN, c.REROLL, c.WORKING_BAY, fx.NEXT),)),
    Card("w05", c.WORKSHOP, 2, c.WORKING_BAY, (fx.Effect(fx.BREAK, c.WORKING_BAY, c.HARDWARE),)),
    Card("w06", c.WORKSHOP, 3, c.WORKING_BAY, (fx.Effect(fx.BREAK, c.WORKING_BAY, c.CONNECTOR),)),
    Card("w07", c.WORKSHOP, 1, c.GARAGE, (fx.Effect(fx.TOKEN, c.PLUS1, c.GARAGE, fx.NEXT),)),
    Card("w08", c.WORKSHOP, 2, c.GARAGE, (fx.Effect(fx.BREAK, c.GARAGE, c.HARDWARE),)),
    Card("w09", c.WORKSHOP, 3, c.GARAGE, (fx.Effect(fx.BREAK, c.GARAGE, c.CONNECTOR),)),
    Card(
        "w10",
        c.WORKSHOP,
        1,
        c.PROBE_BAY,
        (
            fx.Effect(fx.LOSE_SAMPLE, fx.FROM_MAP, 1),
            fx.Effect(fx.TOKEN, c.PLUS1, c.PROBE_BAY, fx.NEXT),
        ),
    ),
    Card("w11", c.WORKSHOP, 2, c.PROBE_BAY, (fx.Effect(fx.BREAK, c.PROBE_BAY, c.CPU),)),
    Card("w12", c.WORKSHOP, 3, c.PROBE_BAY, (fx.Effect(fx.BREAK, c.PROBE_BAY, c.FILTER),)),
    Card("h01", c.HABITATION, 0, c.CREW_QUARTERS, (fx.Effect(fx.STRESS, 2),)),
    Card(
        "h02", c.HABITATION, 1, c.CREW_QUARTERS, (fx.Effect(fx.TOKEN, c.BLOCKED, c.CREW_QUARTERS, fx.NEXT),)
    ),
    Card("h03", c.HABITATION, 2, c.CREW_QUARTERS, (fx.Effect(fx.BREAK, c.CREW_QUARTERS, c.CPU),)),
    Card("h04", c.HABITATION, 3, c.CREW_QUARTERS, (fx.Effect(fx.BREAK, c.CREW_QUARTERS, c.FILTER),)),
    Card("h05", c.HABITATION, 0, c.MED_LAB, (fx.Effect(fx.TOKEN, c.PLUS1, c.MED_LAB, fx.NEXT),)),
    Card("h06", c.HABITATION, 1, c.MED_LAB, (fx.Effect(fx.TOKEN, c.HURT, c.MED_LAB, fx.NEXT),)),
    Card("h07", c.HABITATION, 2, c.MED_LAB, (fx.Effect(fx.BREAK, c.MED_LAB, c.HARDWARE),)),
    Card("h08", c.HABITATION, 3, c.MED_LAB, (fx.Effect(fx.BREAK, c.MED_LAB, c.CONNECTOR),)),
    Card("h09", c.HABITATION, 0, c.CONTROL_CENTER, (fx.Effect(fx.TRACK, c.WORKSHOP, 1),)),
    Card(
        "h10", c.HABITATION, 1, c.CONTROL_CENTER, (fx.Effect(fx.TOKEN, c.BLOCKED, c.CONTROL_CENTER, fx.NEXT),)
    ),
    Card("h11", c.HABITATION, 2, c.CONTROL_CENTER, (fx.Effect(fx.BREAK, c.CONTROL_CENTER, c.HARDWARE),)),
    Card("h12", c.HABITATION, 3, c.CONTROL_CENTER, (fx.Effect(fx.BREAK, c.CONTROL_CENTER, c.FILTER),)),
    Card("s01", c.SYSTEM, 0, fx.OXYGENATORS, (fx.Effect(fx.PRODUCTIVITY, fx.OXYGENATORS, -1),)),
    Card("s02", c.SYSTEM, 2, fx.OXYGENATORS, (fx.Effect(fx.BREAK, fx.OXYGENATORS, c.HARDWARE),)),
    Card("s03", c.SYSTEM, 3, fx.OXYGENATORS, (fx.Effect(fx.BREAK, fx.OXYGENATORS, c.CONNECTOR),)),
    Card(
        "s04",
        c.SYSTEM,
        1,
        fx.OXYGENATORS,
        (
            fx.Effect(fx.LOSE, c.OXYGEN, 2),
            fx.Effect(fx.STRESS, 1),
        ),
    ),
    Card("s05", c.SYSTEM, 0, fx.SOLARS, (fx.Effect(fx.PRODUCTIVITY, fx.SOLARS, -1),)),
    Card("s06", c.SYSTEM, 2, fx.SOLARS, (fx.Effect(fx.BREAK, fx.SOLARS, c.HARDWARE),)),
    Card("s07", c.SYSTEM, 3, fx.SOLARS, (fx.Effect(fx.BREAK, fx.SOLARS, c.CPU),)),
    Card(
        "s08",
        c.SYSTEM,
        1,
        fx.SOLARS,
        (
            fx.Effect(fx.LOSE, c.ENERGY, 2),
            fx.Effect(fx.STRESS, 1),
        ),
    ),
    Card(
        "s09",
        c.SYSTEM,
        0,
        c.FARM,
        (
            fx.Effect(fx.LOSE, c.FOOD, 1),
            fx.Effect(fx.GROW, -1, 1),
        ),
    ),
    Card("s10", c.SYSTEM, 1, c.FARM, (fx.Effect(fx.WILT),)),
    Card("s11", c.SYSTEM, 3, c.FARM, (fx.Effect(fx.BREAK, c.FARM, c.FILTER),)),
    Card("s12", c.SYSTEM, 2, c.FARM, (fx.Effect(fx.BREAK, c.FARM, c.CONNECTOR),)),
]

TILES: Final[list[Tile]] = [
    Tile(c.ENERGY, 1, (fx.Effect(fx.DISCARD_TILE),)),
    Tile(c.ENERGY, 2, (fx.Effect(fx.DISCARD_TILE),)),
    Tile(c.ENERGY, 1, (fx.Effect(fx.ROLL, c.BROWN * 3 + c.SUCCESS_DIE, then=(fx.Effect(fx.DISCARD_TILE),)),)),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.PRODUCTIVITY, fx.SOLARS, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.STRESS, 2),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.WOUND, fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.TRACK, fx.SAME_BLOCK, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        2,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(
                fx.ROLL,
                c.BLUE * 3 + c.SUCCESS_DIE,
                then=(fx.Effect(fx.DISCARD_TILE),),
                other=(fx.Effect(fx.STRESS, 1),),
            ),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.LOSE, c.OXYGEN, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.TOKEN, c.PLUS1, fx.THIS_ONE, fx.NEXT),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Effect(
                fx.ROLL,
                c.BROWN * 3 + c.WOUND_DIE,
                then=(
                    fx.Effect(fx.WOUND, fx.ACTIVE, 1),
                    fx.Effect(fx.DISCARD_TILE),
                ),
                other=(fx.Effect(fx.DISCARD_TILE),),
            ),
        ),
    ),
    Tile(c.OXYGEN, 1, (fx.Effect(fx.DISCARD_TILE),)),
    Tile(c.OXYGEN, 2, (fx.Effect(fx.DISCARD_TILE),)),
    Tile(c.OXYGEN, 1, (fx.Effect(fx.ROLL, c.BROWN * 3 + c.SUCCESS_DIE, then=(fx.Effect(fx.DISCARD_TILE),)),)),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.PRODUCTIVITY, fx.OXYGENATORS, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.STRESS, 2),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.WOUND, fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.TRACK, fx.SAME_BLOCK, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        2,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(
                fx.ROLL,
                c.BLUE * 3 + c.SUCCESS_DIE,
                then=(fx.Effect(fx.DISCARD_TILE),),
                other=(fx.Effect(fx.STRESS, 1),),
            ),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.LOSE, c.ENERGY, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(fx.DISCARD_TILE),
            fx.Effect(fx.TOKEN, c.PLUS1, fx.THIS_ONE, fx.NEXT),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Effect(
                fx.ROLL,
                c.BROWN * 3 + c.WOUND_DIE,
                then=(
                    fx.Effect(fx.WOUND, fx.ACTIVE, 1),
                    fx.Effect(fx.DISCARD_TILE),
                ),
                other=(fx.Effect(fx.DISCARD_TILE),),
            ),
        ),
    ),
]
TILES_OF: Final[list[int]] = [sum([tile.resource == r for tile in TILES]) for r in (c.OXYGEN, c.ENERGY)]


def vet_cards() -> None:
    for card in CARDS:
        within(card.block, c.N_BLOCKS, card.name)
        within(card.keyword, len(KEYWORDS), card.name)
        vet(card.effects, card.name)
    for tile in TILES:
        within(tile.resource, c.FOOD, "shutdown tile")
        vet(tile.effects, "shutdown tile")


vet_cards()
