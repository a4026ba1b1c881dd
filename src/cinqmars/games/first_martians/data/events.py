"""The app's events: what happens, the action it offers, and what may come of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.vetting import vet, within

PART_COST: Final = 10  # a cost in a part instead of a resource


class Echo(NamedTuple):
    """What comes back to the astronaut of a certain profile, some rounds later, with some luck."""

    soonest: int
    latest: int
    chance: int  # per cent
    profile: int
    effects: fx.Effects


class Happening(NamedTuple):
    """An event of the app. `cost` is a resource and a number, or PART_COST and a part."""

    name: str
    mission: int  # -1: any
    effects: fx.Effects
    pawns: int
    cost: tuple[int, ...]
    reward: fx.Effects
    chances: tuple[int, int, int]  # per cent, of the consequence, by rounds it was left alone
    consequence: fx.Effects
    echo: Echo | None = None


EVENTS: Final[list[Happening]] = [
    Happening(
        "g01",
        -1,
        (fx.Effect(fx.STRESS, 1),),
        1,
        (),
        (fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.CONTROL_CENTER, c.CONNECTOR),),
    ),
    Happening(
        "g02",
        -1,
        (fx.Effect(fx.TOKEN, c.PLUS1, c.GARAGE, fx.NOW),),
        1,
        (),
        (
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
            fx.Effect(fx.GAIN, c.OXYGEN, 1),
        ),
        (30, 40, 50),
        (
            fx.Effect(fx.LOSE, c.OXYGEN, 1),
            fx.Effect(fx.WOUND, fx.FIRST, 1),
        ),
    ),
    Happening(
        "g03",
        -1,
        (fx.Effect(fx.MORALE, 1),),
        1,
        (),
        (fx.Effect(fx.MORALE_TOKENS, fx.EVERYONE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.MORALE, -1),),
        Echo(1, 3, 50, 2, (fx.Effect(fx.MORALE_TOKENS, fx.TARGET, -1),)),
    ),
    Happening(
        "g04",
        -1,
        (fx.Effect(fx.TRACK, c.SYSTEM, 1),),
        1,
        (c.ENERGY, 1),
        (fx.Effect(fx.TRACK, c.SYSTEM, -2),),
        (30, 40, 50),
        (fx.Effect(fx.PRODUCTIVITY, fx.OXYGENATORS, -1),),
    ),
    Happening(
        "g05",
        -1,
        (fx.Effect(fx.LOSE, c.ENERGY, 1),),
        1,
        (),
        (fx.Effect(fx.GAIN, c.ENERGY, 1),),
        (30, 40, 50),
        (fx.Effect(fx.PRODUCTIVITY, fx.SOLARS, -1),),
    ),
    Happening(
        "g06",
        -1,
        (fx.Effect(fx.LOSE_SAMPLE, fx.FROM_ANYWHERE, 1),),
        1,
        (),
        (fx.Effect(fx.GAIN_SAMPLE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN, c.ADVENTURE, c.LAB, fx.NEXT),),
    ),
    Happening(
        "g07",
        -1,
        (fx.Effect(fx.LOSE, c.FOOD, 1),),
        1,
        (),
        (fx.Effect(fx.GAIN, c.FOOD, 1),),
        (30, 40, 50),
        (
            fx.Effect(fx.LOSE, c.FOOD, 1),
            fx.Effect(fx.AFFLICT, fx.SOMEBODY, c.INTOXICATION),
        ),
    ),
    Happening(
        "g08",
        -1,
        (fx.Effect(fx.STRESS, 3),),
        1,
        (),
        (fx.Effect(fx.STRESS, -3),),
        (30, 40, 50),
        (fx.Effect(fx.MORALE, -1),),
        Echo(1, 2, 50, 1, (fx.Effect(fx.MORALE_TOKENS, fx.EVERYONE, 1),)),
    ),
    Happening(
        "g09",
        -1,
        (
            fx.Effect(fx.TOKEN, c.REROLL, c.WORKING_BAY, fx.NOW),
            fx.Effect(fx.WOUND, fx.FIRST, 1),
        ),
        1,
        (),
        (fx.Effect(fx.GAIN_PART, fx.ANY_ONE, 1),),
        (30, 40, 50),
        (
            fx.Effect(fx.WOUND, fx.SOMEBODY, 1),
            fx.Effect(fx.BREAK, c.WORKING_BAY, c.CPU),
        ),
    ),
    Happening(
        "g10",
        -1,
        (fx.Effect(fx.WOUND, fx.SOMEBODY, 1),),
        1,
        (),
        (fx.Effect(fx.HEAL, fx.CHOSEN, 1),),
        (30, 40, 50),
        (fx.Effect(fx.AFFLICT, fx.SOMEBODY, fx.ANY_ONE),),
    ),
    Happening(
        "g11",
        -1,
        (fx.Effect(fx.TOKEN, c.ROVER_DAMAGE, c.GARAGE, fx.NOW),),
        1,
        (),
        (fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 2),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROVER, c.BLOCKED, fx.CHOOSE_ONE),),
    ),
    Happening(
        "g12",
        -1,
        (
            fx.Effect(fx.BREAK, c.MED_LAB, c.FILTER),
            fx.Effect(fx.WOUND, fx.SOMEBODY, 1),
        ),
        1,
        (),
        (fx.Effect(fx.GAIN, c.OXYGEN, 1),),
        (30, 40, 50),
        (fx.Effect(fx.LOSE, c.OXYGEN, 2),),
    ),
    Happening(
        "g13",
        -1,
        (fx.Effect(fx.GROW, -1, 1),),
        1,
        (),
        (fx.Effect(fx.GROW, 1, 1),),
        (30, 40, 50),
        (fx.Effect(fx.WILT),),
    ),
    Happening(
        "g14",
        -1,
        (fx.Effect(fx.MORALE_TOKENS, fx.FIRST, 1),),
        1,
        (),
        (
            fx.Effect(
                fx.CHOOSE,
                then=(
                    fx.Effect(fx.OPTION, 0, then=(fx.Effect(fx.TRACK, fx.CHOOSE_ONE, -2),)),
                    fx.Effect(fx.OPTION, 1, then=(fx.Effect(fx.MORALE, 1),)),
                ),
            ),
        ),
        (30, 40, 50),
        (fx.Effect(fx.MORALE_TOKENS, fx.EVERYONE, -1),),
    ),
    Happening(
        "g15",
        -1,
        (fx.Effect(fx.TOKEN, c.HURT, c.LAB, fx.NOW),),
        1,
        (),
        (
            fx.Effect(fx.TRACK, c.WORKSHOP, -1),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.LAB, c.CPU),),
    ),
    Happening(
        "g16",
        -1,
        (fx.Effect(fx.TOKEN, c.PLUS1, c.CREW_QUARTERS, fx.NOW),),
        1,
        (),
        (fx.Effect(fx.STRESS, -3),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.CREW_QUARTERS, c.FILTER),),
    ),
    Happening(
        "g17",
        -1,
        (),
        1,
        (c.ENERGY, 1),
        (fx.Effect(fx.GAIN_POI, 1),),
        (30, 40, 50),
        (fx.Effect(fx.MORALE_TOKENS, fx.FIRST, -1),),
    ),
    Happening(
        "g18",
        -1,
        (
            fx.Effect(fx.TOKEN, c.ADVENTURE, c.PROBE_BAY, fx.NOW),
            fx.Effect(fx.WOUND, fx.CHOSEN, 1),
        ),
        1,
        (),
        (
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
            fx.Effect(fx.GAIN_SAMPLE, 1),
        ),
        (30, 40, 50),
        (
            fx.Effect(fx.WOUND, fx.CHOSEN, 1),
            fx.Effect(fx.TOKEN, c.PLUS1, c.PROBE_BAY, fx.NEXT),
        ),
    ),
    Happening(
        "g19",
        -1,
        (fx.Effect(fx.TRACK, c.HABITATION, 1),),
        1,
        (),
        (fx.Effect(fx.TRACK, c.HABITATION, -2),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.CONTROL_CENTER, c.CPU),),
    ),
    Happening(
        "g20",
        -1,
        (
            fx.Effect(
                fx.CHOOSE,
                then=(
                    fx.Effect(fx.OPTION, 2, c.FOOD, 1, then=(fx.Effect(fx.MORALE, 1),)),
                    fx.Effect(fx.OPTION, 3, then=(fx.Effect(fx.MORALE_TOKENS, fx.CHOSEN, 1),)),
                ),
            ),
        ),
        1,
        (),
        (fx.Effect(fx.STRESS, -2),),
        (30, 40, 50),
        (fx.Effect(fx.STRESS, 2),),
    ),
    Happening(
        "g21",
        -1,
        (
            fx.Effect(fx.LOSE, c.ENERGY, 1),
            fx.Effect(fx.WOUND, fx.SOMEBODY, 1),
        ),
        2,
        (),
        (fx.Effect(fx.GAIN, c.ENERGY, 2),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.FARM, c.CONNECTOR),),
    ),
    Happening(
        "g22",
        -1,
        (),
        1,
        (),
        (fx.Effect(fx.GAIN_PART, fx.ANY_ONE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN, c.PLUS1, c.WORKING_BAY, fx.NEXT),),
        Echo(1, 2, 60, 3, (fx.Effect(fx.GAIN_PART, c.HARDWARE, 1),)),
    ),
    Happening(
        "g23",
        -1,
        (fx.Effect(fx.AFFLICT, fx.SOMEBODY, c.ANXIETY),),
        1,
        (),
        (fx.Effect(fx.MORALE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.STRESS, 3),),
        Echo(1, 3, 50, 0, (fx.Effect(fx.TRACK, fx.CHOOSE_ONE, 1),)),
    ),
    Happening(
        "g24",
        -1,
        (
            fx.Effect(fx.TRACK, c.WORKSHOP, 1),
            fx.Effect(fx.WOUND, fx.FIRST, 1),
        ),
        1,
        (),
        (fx.Effect(fx.TRACK, c.WORKSHOP, -2),),
        (30, 40, 50),
        (
            fx.Effect(fx.BREAK, c.WORKING_BAY, c.CONNECTOR),
            fx.Effect(fx.WOUND, fx.SOMEBODY, 1),
        ),
    ),
    Happening(
        "m1e1",
        0,
        (fx.Effect(fx.TOKEN, c.PLUS1, c.WORKING_BAY, fx.NOW),),
        1,
        (),
        (fx.Effect(fx.GAIN_PART, fx.CHOOSE_ONE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.LOSE_PART, fx.ANY_ONE, 1),),
    ),
    Happening(
        "m1e2",
        0,
        (),
        1,
        (c.OXYGEN, 1),
        (fx.Effect(fx.COUNTER, 0, 20),),
        (30, 40, 50),
        (fx.Effect(fx.COUNTER, 0, -20),),
    ),
    Happening(
        "m1e3",
        0,
        (),
        1,
        (),
        (fx.Effect(fx.PAWNS, c.EXPLORE, -1, fx.NEXT_ROUND, 16),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROI, c.PLUS1, 4),),
    ),
    Happening(
        "m1e4",
        0,
        (fx.Effect(fx.LOSE, c.ENERGY, 1),),
        1,
        (),
        (
            fx.Effect(fx.TRACK, c.SYSTEM, -1),
            fx.Effect(fx.GAIN, c.ENERGY, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, fx.SOLARS, c.HARDWARE),),
    ),
    Happening(
        "m2e1",
        1,
        (fx.Effect(fx.MORALE_TOKENS, fx.FIRST, 1),),
        1,
        (),
        (fx.Effect(fx.GAIN_POI, 1),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROI, c.PLUS1, fx.marked(2, 2)),),
    ),
    Happening(
        "m2e2",
        1,
        (),
        1,
        (c.ENERGY, 1),
        (
            fx.Effect(fx.GAIN, c.ENERGY, 2),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROI, c.ADVENTURE, fx.marked(2, 3)),),
    ),
    Happening(
        "m2e3",
        1,
        (fx.Effect(fx.STRESS, 2),),
        1,
        (),
        (fx.Effect(fx.STRESS, -3),),
        (30, 40, 50),
        (fx.Effect(fx.AFFLICT, fx.SOMEBODY, c.HEART),),
    ),
    Happening(
        "m2e4",
        1,
        (),
        1,
        (),
        (fx.Effect(fx.PAWNS, c.EXPLORE, -1, fx.NEXT_ROUND),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROVER, c.BLOCKED, c.FROGGY),),
    ),
    Happening(
        "m3e1",
        2,
        (fx.Effect(fx.GAIN, c.OXYGEN, 1),),
        1,
        (),
        (fx.Effect(fx.GAIN_SAMPLE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.COUNTER, 0, -15),),
    ),
    Happening(
        "m3e2",
        2,
        (fx.Effect(fx.COUNTER, 0, -10),),
        1,
        (PART_COST, c.HARDWARE),
        (fx.Effect(fx.COUNTER, 0, 20),),
        (30, 40, 50),
        (
            fx.Effect(fx.COUNTER, 0, -20),
            fx.Effect(fx.STRESS, 1),
        ),
    ),
    Happening(
        "m3e3",
        2,
        (fx.Effect(fx.STRESS, 1),),
        1,
        (),
        (fx.Effect(fx.MORALE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.MORALE, -1),),
    ),
    Happening(
        "m3e4",
        2,
        (fx.Effect(fx.TOKEN, c.REROLL, c.LAB, fx.NOW),),
        1,
        (),
        (fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 2),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.LAB, c.HARDWARE),),
    ),
    Happening(
        "m4e1",
        3,
        (),
        1,
        (),
        (fx.Effect(fx.COUNTER, 0, 1),),
        (30, 40, 50),
        (fx.Effect(fx.AFFLICT, fx.SOMEBODY, c.ANEMIA),),
    ),
    Happening(
        "m4e2",
        3,
        (fx.Effect(fx.TOKEN, c.PLUS1, c.LAB, fx.NOW),),
        1,
        (c.ENERGY, 1),
        (fx.Effect(fx.COUNTER, 1, 1),),
        (30, 40, 50),
        (
            fx.Effect(
                fx.IF_COUNTER,
                1,
                1,
                then=(
                    fx.Effect(fx.COUNTER, 1, -1),
                    fx.Effect(fx.GAIN_OBJECTIVE, c.RED, 1),
                ),
            ),
        ),
    ),
    Happening(
        "m4e3",
        3,
        (fx.Effect(fx.STRESS, 1),),
        2,
        (),
        (fx.Effect(fx.MORALE_TOKENS, fx.EVERYONE, 1),),
        (20, 30, 40),
        (
            fx.Effect(
                fx.IF_COUNTER,
                2,
                1,
                then=(
                    fx.Effect(fx.COUNTER, 2, -1),
                    fx.Effect(fx.GAIN_OBJECTIVE, c.RED, 1),
                ),
            ),
        ),
    ),
    Happening(
        "m4e4",
        3,
        (fx.Effect(fx.WOUND, fx.SOMEBODY, 1),),
        1,
        (),
        (
            fx.Effect(fx.HEAL, fx.CHOSEN, 1),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.AFFLICT, fx.SOMEBODY, fx.ANY_ONE),),
    ),
    Happening(
        "m5e1",
        4,
        (),
        1,
        (),
        (
            fx.Effect(fx.GAIN, c.ENERGY, 1),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROI, c.PLUS1, fx.CHOSEN_EXPLORED),),
    ),
    Happening(
        "m5e2",
        4,
        (fx.Effect(fx.STRESS, 2),),
        1,
        (),
        (
            fx.Effect(fx.STRESS, -2),
            fx.Effect(fx.MORALE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.STRESS, 4),),
    ),
    Happening(
        "m5e3",
        4,
        (fx.Effect(fx.PRODUCTIVITY, fx.SOLARS, -1),),
        2,
        (),
        (
            fx.Effect(fx.PRODUCTIVITY, fx.SOLARS, 1),
            fx.Effect(fx.GAIN, c.ENERGY, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, fx.SOLARS, c.HARDWARE),),
    ),
    Happening(
        "m5e4",
        4,
        (fx.Effect(fx.TRACK, c.SYSTEM, 1),),
        1,
        (),
        (fx.Effect(fx.TRACK, c.SYSTEM, -2),),
        (30, 40, 50),
        (
            fx.Effect(fx.BREAK, fx.SOLARS, c.CPU),
            fx.Effect(fx.TRACK, c.HABITATION, 1),
        ),
    ),
    Happening(
        "m6e1",
        5,
        (fx.Effect(fx.STRESS, 1),),
        1,
        (),
        (fx.Effect(fx.GROW, 1, 1),),
        (30, 40, 50),
        (fx.Effect(fx.WILT),),
    ),
    Happening(
        "m6e2",
        5,
        (),
        1,
        (),
        (
            fx.Effect(fx.GAIN, c.FOOD, 1),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.AFFLICT, fx.SOMEBODY, c.INTOXICATION),),
    ),
    Happening(
        "m6e3", 5, (), 1, (), (fx.Effect(fx.GAIN_SEED, 1),), (30, 40, 50), (fx.Effect(fx.GROW, -1, 1),)
    ),
    Happening(
        "m6e4",
        5,
        (fx.Effect(fx.TRACK, c.SYSTEM, 1),),
        1,
        (),
        (
            fx.Effect(fx.GAIN, c.OXYGEN, 1),
            fx.Effect(fx.TRACK, c.SYSTEM, -1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.FARM, c.CONNECTOR),),
    ),
    Happening(
        "c1e1",
        6,
        (fx.Effect(fx.STRESS, 1),),
        1,
        (),
        (fx.Effect(fx.MORALE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.MORALE, -1),),
    ),
    Happening(
        "c1e2", 6, (), 1, (), (fx.Effect(fx.COUNTER, 0, 1),), (20, 30, 30), (fx.Effect(fx.COUNTER, 0, -1),)
    ),
    Happening(
        "c1e3",
        6,
        (fx.Effect(fx.MORALE_TOKENS, fx.FIRST, -1),),
        1,
        (),
        (fx.Effect(fx.MORALE_TOKENS, fx.FIRST, 2),),
        (30, 40, 50),
        (fx.Effect(fx.AFFLICT, fx.FIRST, c.MIGRAINE),),
    ),
    Happening(
        "c1e4",
        6,
        (fx.Effect(fx.TRACK, c.HABITATION, 1),),
        1,
        (),
        (fx.Effect(fx.TRACK, c.HABITATION, -2),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.CONTROL_CENTER, c.CONNECTOR),),
    ),
    Happening(
        "c2e1",
        7,
        (fx.Effect(fx.MORALE_TOKENS, fx.EVERYONE, 1),),
        1,
        (),
        (fx.Effect(fx.PAWNS, c.EXPLORE, -1, fx.NEXT_ROUND),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROI, c.PLUS1, fx.marked(3, 1)),),
    ),
    Happening(
        "c2e2",
        7,
        (fx.Effect(fx.LOSE, c.ENERGY, 1),),
        1,
        (),
        (fx.Effect(fx.GAIN, c.ENERGY, 2),),
        (30, 40, 50),
        (fx.Effect(fx.TOKEN_ROVER, c.BLOCKED, fx.CHOOSE_ONE),),
    ),
    Happening(
        "c2e3",
        7,
        (fx.Effect(fx.STRESS, 1),),
        1,
        (),
        (fx.Effect(fx.STRESS, -2),),
        (30, 40, 50),
        (fx.Effect(fx.MORALE, -1),),
    ),
    Happening(
        "c2e4",
        7,
        (fx.Effect(fx.TOKEN, c.ROVER_DAMAGE, c.GARAGE, fx.NOW),),
        1,
        (),
        (fx.Effect(fx.GAIN_PART, c.HARDWARE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.BREAK, c.GARAGE, c.HARDWARE),),
    ),
    Happening(
        "c3e1",
        8,
        (fx.Effect(fx.STRESS, 2),),
        1,
        (),
        (fx.Effect(fx.COUNTER, 0, 15),),
        (30, 40, 50),
        (fx.Effect(fx.COUNTER, 0, -15),),
    ),
    Happening(
        "c3e2",
        8,
        (),
        1,
        (),
        (
            fx.Effect(fx.COUNTER, 0, 20),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        (30, 40, 50),
        (fx.Effect(fx.COUNTER, 0, -10),),
    ),
    Happening(
        "c3e3",
        8,
        (fx.Effect(fx.LOSE, c.ENERGY, 2),),
        1,
        (),
        (fx.Effect(fx.GAIN, c.ENERGY, 2),),
        (30, 40, 50),
        (fx.Effect(fx.SHUT, c.ENERGY),),
    ),
    Happening(
        "c3e4",
        8,
        (fx.Effect(fx.MORALE, -1),),
        1,
        (),
        (fx.Effect(fx.MORALE, 1),),
        (30, 40, 50),
        (fx.Effect(fx.LOSE_PAWN, fx.SOMEBODY),),
    ),
]


def vet_events() -> None:
    for event in EVENTS:
        for effects in (event.effects, event.reward, event.consequence):
            vet(effects, event.name)
        if event.echo is not None:
            within(event.echo.profile, len(c.PROFILES), event.name)
            vet(event.echo.effects, event.name)


vet_events()
