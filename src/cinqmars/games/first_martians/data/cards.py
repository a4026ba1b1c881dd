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
    Card("w01", c.WORKSHOP, 0, c.LAB, (fx.Token(c.PLUS1, c.LAB, fx.NEXT),)),
    Card("w02", c.WORKSHOP, 2, c.LAB, (fx.Break(c.LAB, c.CPU),)),
    Card("w03", c.WORKSHOP, 3, c.LAB, (fx.Break(c.LAB, c.FILTER),)),
    Card("w04", c.WORKSHOP, 0, c.WORKING_BAY, (fx.Token(c.REROLL, c.WORKING_BAY, fx.NEXT),)),
    Card("w05", c.WORKSHOP, 2, c.WORKING_BAY, (fx.Break(c.WORKING_BAY, c.HARDWARE),)),
    Card("w06", c.WORKSHOP, 3, c.WORKING_BAY, (fx.Break(c.WORKING_BAY, c.CONNECTOR),)),
    Card("w07", c.WORKSHOP, 1, c.GARAGE, (fx.Token(c.PLUS1, c.GARAGE, fx.NEXT),)),
    Card("w08", c.WORKSHOP, 2, c.GARAGE, (fx.Break(c.GARAGE, c.HARDWARE),)),
    Card("w09", c.WORKSHOP, 3, c.GARAGE, (fx.Break(c.GARAGE, c.CONNECTOR),)),
    Card(
        "w10",
        c.WORKSHOP,
        1,
        c.PROBE_BAY,
        (
            fx.LoseSample(fx.FROM_MAP, 1),
            fx.Token(c.PLUS1, c.PROBE_BAY, fx.NEXT),
        ),
    ),
    Card("w11", c.WORKSHOP, 2, c.PROBE_BAY, (fx.Break(c.PROBE_BAY, c.CPU),)),
    Card("w12", c.WORKSHOP, 3, c.PROBE_BAY, (fx.Break(c.PROBE_BAY, c.FILTER),)),
    Card("h01", c.HABITATION, 0, c.CREW_QUARTERS, (fx.Stress(2),)),
    Card("h02", c.HABITATION, 1, c.CREW_QUARTERS, (fx.Token(c.BLOCKED, c.CREW_QUARTERS, fx.NEXT),)),
    Card("h03", c.HABITATION, 2, c.CREW_QUARTERS, (fx.Break(c.CREW_QUARTERS, c.CPU),)),
    Card("h04", c.HABITATION, 3, c.CREW_QUARTERS, (fx.Break(c.CREW_QUARTERS, c.FILTER),)),
    Card("h05", c.HABITATION, 0, c.MED_LAB, (fx.Token(c.PLUS1, c.MED_LAB, fx.NEXT),)),
    Card("h06", c.HABITATION, 1, c.MED_LAB, (fx.Token(c.HURT, c.MED_LAB, fx.NEXT),)),
    Card("h07", c.HABITATION, 2, c.MED_LAB, (fx.Break(c.MED_LAB, c.HARDWARE),)),
    Card("h08", c.HABITATION, 3, c.MED_LAB, (fx.Break(c.MED_LAB, c.CONNECTOR),)),
    Card("h09", c.HABITATION, 0, c.CONTROL_CENTER, (fx.Track(c.WORKSHOP, 1),)),
    Card("h10", c.HABITATION, 1, c.CONTROL_CENTER, (fx.Token(c.BLOCKED, c.CONTROL_CENTER, fx.NEXT),)),
    Card("h11", c.HABITATION, 2, c.CONTROL_CENTER, (fx.Break(c.CONTROL_CENTER, c.HARDWARE),)),
    Card("h12", c.HABITATION, 3, c.CONTROL_CENTER, (fx.Break(c.CONTROL_CENTER, c.FILTER),)),
    Card("s01", c.SYSTEM, 0, fx.OXYGENATORS, (fx.Productivity(fx.OXYGENATORS, -1),)),
    Card("s02", c.SYSTEM, 2, fx.OXYGENATORS, (fx.Break(fx.OXYGENATORS, c.HARDWARE),)),
    Card("s03", c.SYSTEM, 3, fx.OXYGENATORS, (fx.Break(fx.OXYGENATORS, c.CONNECTOR),)),
    Card(
        "s04",
        c.SYSTEM,
        1,
        fx.OXYGENATORS,
        (
            fx.Lose(c.OXYGEN, 2),
            fx.Stress(1),
        ),
    ),
    Card("s05", c.SYSTEM, 0, fx.SOLARS, (fx.Productivity(fx.SOLARS, -1),)),
    Card("s06", c.SYSTEM, 2, fx.SOLARS, (fx.Break(fx.SOLARS, c.HARDWARE),)),
    Card("s07", c.SYSTEM, 3, fx.SOLARS, (fx.Break(fx.SOLARS, c.CPU),)),
    Card(
        "s08",
        c.SYSTEM,
        1,
        fx.SOLARS,
        (
            fx.Lose(c.ENERGY, 2),
            fx.Stress(1),
        ),
    ),
    Card(
        "s09",
        c.SYSTEM,
        0,
        c.FARM,
        (
            fx.Lose(c.FOOD, 1),
            fx.Grow(-1, 1),
        ),
    ),
    Card("s10", c.SYSTEM, 1, c.FARM, (fx.Wilt(),)),
    Card("s11", c.SYSTEM, 3, c.FARM, (fx.Break(c.FARM, c.FILTER),)),
    Card("s12", c.SYSTEM, 2, c.FARM, (fx.Break(c.FARM, c.CONNECTOR),)),
]

TILES: Final[list[Tile]] = [
    Tile(c.ENERGY, 1, (fx.DiscardTile(),)),
    Tile(c.ENERGY, 2, (fx.DiscardTile(),)),
    Tile(c.ENERGY, 1, (fx.Roll(c.BROWN * 3 + c.SUCCESS_DIE, hit=(fx.DiscardTile(),)),)),
    Tile(
        c.ENERGY,
        1,
        (
            fx.DiscardTile(),
            fx.Productivity(fx.SOLARS, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.DiscardTile(),
            fx.Stress(2),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.DiscardTile(),
            fx.Wound(fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.DiscardTile(),
            fx.Track(fx.SAME_BLOCK, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        2,
        (
            fx.DiscardTile(),
            fx.MoraleTokens(fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (fx.Roll(c.BLUE * 3 + c.SUCCESS_DIE, hit=(fx.DiscardTile(),), miss=(fx.Stress(1),)),),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.DiscardTile(),
            fx.Lose(c.OXYGEN, 1),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.DiscardTile(),
            fx.Token(c.PLUS1, fx.THIS_ONE, fx.NEXT),
        ),
    ),
    Tile(
        c.ENERGY,
        1,
        (
            fx.Roll(
                c.BROWN * 3 + c.WOUND_DIE,
                hit=(
                    fx.Wound(fx.ACTIVE, 1),
                    fx.DiscardTile(),
                ),
                miss=(fx.DiscardTile(),),
            ),
        ),
    ),
    Tile(c.OXYGEN, 1, (fx.DiscardTile(),)),
    Tile(c.OXYGEN, 2, (fx.DiscardTile(),)),
    Tile(c.OXYGEN, 1, (fx.Roll(c.BROWN * 3 + c.SUCCESS_DIE, hit=(fx.DiscardTile(),)),)),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.DiscardTile(),
            fx.Productivity(fx.OXYGENATORS, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.DiscardTile(),
            fx.Stress(2),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.DiscardTile(),
            fx.Wound(fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.DiscardTile(),
            fx.Track(fx.SAME_BLOCK, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        2,
        (
            fx.DiscardTile(),
            fx.MoraleTokens(fx.ACTIVE, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (fx.Roll(c.BLUE * 3 + c.SUCCESS_DIE, hit=(fx.DiscardTile(),), miss=(fx.Stress(1),)),),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.DiscardTile(),
            fx.Lose(c.ENERGY, 1),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.DiscardTile(),
            fx.Token(c.PLUS1, fx.THIS_ONE, fx.NEXT),
        ),
    ),
    Tile(
        c.OXYGEN,
        1,
        (
            fx.Roll(
                c.BROWN * 3 + c.WOUND_DIE,
                hit=(
                    fx.Wound(fx.ACTIVE, 1),
                    fx.DiscardTile(),
                ),
                miss=(fx.DiscardTile(),),
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
