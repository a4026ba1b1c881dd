"""Adventures, by type of action: at once, later, or by the performer's choice."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.vetting import vet


class Delayed(NamedTuple):
    """What comes of it some rounds later, with some luck."""

    soonest: int
    latest: int
    chance: int  # per cent
    effects: fx.Effects


class Way(NamedTuple):
    """One way out of an adventure that lets the performer choose."""

    effects: fx.Effects
    later: Delayed | None = None


class Adventure(NamedTuple):
    name: str
    action: int
    effects: fx.Effects
    later: Delayed | None = None
    ways: tuple[Way, ...] = ()


ADVENTURES: Final[list[Adventure]] = [
    Adventure(
        "explore-1",
        c.EXPLORE,
        (fx.Effect(fx.TOKEN_ROI, c.PLUS1, fx.HERE),),
        Delayed(1, 2, 50, (fx.Effect(fx.TOKEN_ROVER, c.PLUS1, fx.CHOOSE_ONE),)),
        (),
    ),
    Adventure(
        "explore-2",
        c.EXPLORE,
        (fx.Effect(fx.WOUND, fx.ACTIVE, 1),),
        Delayed(1, 1, 50, (fx.Effect(fx.TOKEN_CARD, c.PLUS1, fx.TARGET, fx.NOW),)),
        (),
    ),
    Adventure("explore-3", c.EXPLORE, (fx.Effect(fx.STRESS, 2),), None, ()),
    Adventure(
        "explore-4",
        c.EXPLORE,
        (fx.Effect(fx.ADD_SAMPLE, 1),),
        Delayed(1, 3, 50, (fx.Effect(fx.MORALE_TOKENS, fx.TARGET, 1),)),
        (),
    ),
    Adventure(
        "explore-5",
        c.EXPLORE,
        (),
        Delayed(1, 2, 80, (fx.Effect(fx.TOKEN_ROVER, c.BLOCKED, fx.CHOOSE_ONE),)),
        (),
    ),
    Adventure("explore-6", c.EXPLORE, (), Delayed(1, 3, 80, (fx.Effect(fx.GAIN_POI, 1),)), ()),
    Adventure(
        "explore-7",
        c.EXPLORE,
        (),
        None,
        (
            Way(
                (
                    fx.Effect(fx.WOUND, fx.ACTIVE, 1),
                    fx.Effect(fx.GAIN_POI, 1),
                ),
                Delayed(1, 1, 40, (fx.Effect(fx.WOUND, fx.TARGET, 1),)),
            ),
            Way((), Delayed(1, 2, 50, (fx.Effect(fx.MORALE, -1),))),
        ),
    ),
    Adventure(
        "explore-8",
        c.EXPLORE,
        (),
        None,
        (
            Way((fx.Effect(fx.STRESS, 2),), None),
            Way((fx.Effect(fx.LOSE, c.OXYGEN, 1),), Delayed(1, 2, 40, (fx.Effect(fx.LOSE, c.OXYGEN, 1),))),
        ),
    ),
    Adventure("gather-1", c.GATHER, (fx.Effect(fx.LOSE_SAMPLE, fx.FROM_ANYWHERE, 1),), None, ()),
    Adventure(
        "gather-2",
        c.GATHER,
        (fx.Effect(fx.WOUND, fx.ACTIVE, 1),),
        Delayed(1, 1, 50, (fx.Effect(fx.TOKEN, c.PLUS1, c.PROBE_BAY, fx.NOW),)),
        (),
    ),
    Adventure(
        "gather-3",
        c.GATHER,
        (fx.Effect(fx.GAIN_SAMPLE, 1, fx.PENDING),),
        Delayed(1, 3, 50, (fx.Effect(fx.TOKEN, c.PLUS1, c.PROBE_BAY, fx.NOW),)),
        (),
    ),
    Adventure(
        "gather-4",
        c.GATHER,
        (
            fx.Effect(fx.STRESS, 1),
            fx.Effect(fx.TOKEN_ROI, c.ADVENTURE, fx.HERE),
        ),
        None,
        (),
    ),
    Adventure(
        "gather-5", c.GATHER, (), Delayed(1, 2, 80, (fx.Effect(fx.BREAK, c.PROBE_BAY, c.HARDWARE),)), ()
    ),
    Adventure(
        "gather-6",
        c.GATHER,
        (),
        Delayed(
            1,
            3,
            80,
            (
                fx.Effect(
                    fx.CHOOSE,
                    then=(
                        fx.Effect(
                            fx.OPTION,
                            4,
                            then=(
                                fx.Effect(fx.ADVANCE, 1),
                                fx.Effect(fx.STRESS, 1),
                            ),
                        ),
                        fx.Effect(fx.OPTION, 5, then=(fx.Effect(fx.STRESS, -1),)),
                    ),
                ),
            ),
        ),
        (),
    ),
    Adventure(
        "gather-7",
        c.GATHER,
        (),
        None,
        (
            Way(
                (
                    fx.Effect(fx.GAIN_SAMPLE, 1, fx.PENDING),
                    fx.Effect(fx.WOUND, fx.ACTIVE, 1),
                ),
                None,
            ),
            Way((), Delayed(1, 2, 40, (fx.Effect(fx.MORALE_TOKENS, fx.TARGET, -1),))),
        ),
    ),
    Adventure(
        "gather-8",
        c.GATHER,
        (),
        None,
        (
            Way(
                (
                    fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, -1),
                    fx.Effect(fx.GAIN_SAMPLE, 1, fx.PENDING),
                ),
                None,
            ),
            Way((fx.Effect(fx.STRESS, 1),), Delayed(1, 2, 40, (fx.Effect(fx.LOSE_SAMPLE, fx.FROM_MAP, 1),))),
        ),
    ),
    Adventure("research-1", c.RESEARCH, (fx.Effect(fx.WOUND, fx.ACTIVE, 1),), None, ()),
    Adventure(
        "research-2",
        c.RESEARCH,
        (fx.Effect(fx.MORALE, -1),),
        Delayed(1, 2, 50, (fx.Effect(fx.MORALE_TOKENS, fx.TARGET, 2),)),
        (),
    ),
    Adventure(
        "research-3",
        c.RESEARCH,
        (fx.Effect(fx.TRACK, c.WORKSHOP, 1),),
        Delayed(1, 2, 50, (fx.Effect(fx.BREAK, c.LAB, c.HARDWARE),)),
        (),
    ),
    Adventure(
        "research-4",
        c.RESEARCH,
        (
            fx.Effect(fx.STRESS, 1),
            fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, 1),
        ),
        Delayed(1, 1, 50, (fx.Effect(fx.AFFLICT, fx.TARGET, c.MIGRAINE),)),
        (),
    ),
    Adventure(
        "research-5", c.RESEARCH, (), Delayed(1, 2, 80, (fx.Effect(fx.TOKEN, c.REROLL, c.LAB, fx.NOW),)), ()
    ),
    Adventure(
        "research-6",
        c.RESEARCH,
        (),
        Delayed(
            1,
            3,
            80,
            (
                fx.Effect(
                    fx.ROLL,
                    c.BLUE * 3 + c.SUCCESS_DIE,
                    then=(
                        fx.Effect(fx.GAIN, c.FOOD, 1),
                        fx.Effect(fx.GROW, 1, 1),
                    ),
                    other=(fx.Effect(fx.AFFLICT, fx.TARGET, c.INTOXICATION),),
                ),
            ),
        ),
        (),
    ),
    Adventure(
        "research-7",
        c.RESEARCH,
        (),
        None,
        (
            Way((), Delayed(1, 2, 60, (fx.Effect(fx.LOSE_SAMPLE, fx.FROM_ANYWHERE, 1),))),
            Way(
                (fx.Effect(fx.TOKEN, c.PLUS1, c.LAB, fx.NEXT),),
                Delayed(1, 2, 50, (fx.Effect(fx.MORALE_TOKENS, fx.TARGET, 2),)),
            ),
        ),
    ),
    Adventure(
        "research-8",
        c.RESEARCH,
        (),
        None,
        (
            Way((fx.Effect(fx.LOSE_SAMPLE, fx.FROM_ANYWHERE, 1),), None),
            Way((fx.Effect(fx.STRESS, 2),), Delayed(1, 3, 50, (fx.Effect(fx.ADVANCE, 1),))),
        ),
    ),
    Adventure(
        "build-1",
        c.BUILD,
        (fx.Effect(fx.WOUND, fx.ACTIVE, 1),),
        Delayed(1, 2, 40, (fx.Effect(fx.DISCARD_SKILL, fx.TARGET),)),
        (),
    ),
    Adventure("build-2", c.BUILD, (fx.Effect(fx.LOSE_PART, fx.CHOOSE_ONE, 1),), None, ()),
    Adventure(
        "build-3",
        c.BUILD,
        (fx.Effect(fx.LOSE, c.ENERGY, 1),),
        Delayed(1, 2, 40, (fx.Effect(fx.BREAK, c.WORKING_BAY, c.CONNECTOR),)),
        (),
    ),
    Adventure(
        "build-4",
        c.BUILD,
        (fx.Effect(fx.GAIN_PART, c.HARDWARE, 1),),
        Delayed(1, 3, 50, (fx.Effect(fx.TRACK, c.WORKSHOP, 1),)),
        (),
    ),
    Adventure("build-5", c.BUILD, (), Delayed(1, 2, 80, (fx.Effect(fx.CARD, c.WORKSHOP, 2),)), ()),
    Adventure(
        "build-6",
        c.BUILD,
        (),
        Delayed(
            1,
            3,
            80,
            (
                fx.Effect(
                    fx.ROLL,
                    c.BROWN * 3 + c.SUCCESS_DIE,
                    then=(fx.Effect(fx.GAIN_PART, fx.ANY_ONE, 1),),
                    other=(fx.Effect(fx.TRACK, c.SYSTEM, 1),),
                ),
            ),
        ),
        (),
    ),
    Adventure(
        "build-7",
        c.BUILD,
        (),
        None,
        (
            Way((fx.Effect(fx.LOSE, c.ENERGY, 2),), None),
            Way(
                (fx.Effect(fx.ROLL, c.BROWN * 3 + c.WOUND_DIE, then=(fx.Effect(fx.WOUND, fx.ACTIVE, 2),)),),
                Delayed(1, 2, 40, (fx.Effect(fx.TRACK, c.HABITATION, 1),)),
            ),
        ),
    ),
    Adventure(
        "build-8",
        c.BUILD,
        (),
        None,
        (
            Way(
                (fx.Effect(fx.TRACK, c.HABITATION, 1),),
                Delayed(1, 2, 50, (fx.Effect(fx.BREAK, c.CREW_QUARTERS, c.CONNECTOR),)),
            ),
            Way(
                (fx.Effect(fx.MORALE_TOKENS, fx.ACTIVE, -1),),
                Delayed(1, 2, 40, (fx.Effect(fx.TRACK, c.WORKSHOP, 1),)),
            ),
        ),
    ),
]


def vet_adventures() -> None:
    for adventure in ADVENTURES:
        vet(adventure.effects, adventure.name)
        for way in adventure.ways:
            vet(way.effects, adventure.name)
        for later in (adventure.later, *[way.later for way in adventure.ways]):
            if later is not None:
                vet(later.effects, adventure.name)


vet_adventures()
