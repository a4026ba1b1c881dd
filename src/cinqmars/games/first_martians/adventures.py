"""Adventures, by type of action: at once, later, or by the performer's choice."""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import (
    ADVENTURE,
    BLOCKED,
    BLUE,
    BROWN,
    BUILD,
    CONNECTOR,
    CREW_QUARTERS,
    ENERGY,
    EXPLORE,
    FOOD,
    GATHER,
    HABITATION,
    HARDWARE,
    INTOXICATION,
    LAB,
    MIGRAINE,
    OXYGEN,
    PLUS1,
    PROBE_BAY,
    REROLL,
    RESEARCH,
    SUCCESS_DIE,
    SYSTEM,
    WORKING_BAY,
    WORKSHOP,
    WOUND_DIE,
)
from .effect import (
    ACTIVE,
    ADD_SAMPLE,
    ADVANCE,
    AFFLICT,
    ANY_ONE,
    BREAK,
    CARD,
    CHOOSE,
    CHOOSE_ONE,
    DISCARD_SKILL,
    FROM_ANYWHERE,
    FROM_MAP,
    GAIN,
    GAIN_PART,
    GAIN_POI,
    GAIN_SAMPLE,
    GROW,
    HERE,
    LOSE,
    LOSE_PART,
    LOSE_SAMPLE,
    MORALE,
    MORALE_TOKENS,
    NEXT,
    NOW,
    OPTION,
    PENDING,
    ROLL,
    STRESS,
    TARGET,
    TOKEN,
    TOKEN_CARD,
    TOKEN_ROI,
    TOKEN_ROVER,
    TRACK,
    WOUND,
    Effect,
    Effects,
)
from .vetting import vet


class Delayed(NamedTuple):
    """What comes of it some rounds later, with some luck."""

    soonest: int
    latest: int
    chance: int  # per cent
    effects: Effects


class Way(NamedTuple):
    """One way out of an adventure that lets the performer choose."""

    effects: Effects
    later: Delayed | None = None


class Adventure(NamedTuple):
    name: str
    action: int
    effects: Effects
    later: Delayed | None = None
    ways: tuple[Way, ...] = ()


ADVENTURES: Final[list[Adventure]] = [
    Adventure(
        "explore-1",
        EXPLORE,
        (Effect(TOKEN_ROI, PLUS1, HERE),),
        Delayed(1, 2, 50, (Effect(TOKEN_ROVER, PLUS1, CHOOSE_ONE),)),
        (),
    ),
    Adventure(
        "explore-2",
        EXPLORE,
        (Effect(WOUND, ACTIVE, 1),),
        Delayed(1, 1, 50, (Effect(TOKEN_CARD, PLUS1, TARGET, NOW),)),
        (),
    ),
    Adventure("explore-3", EXPLORE, (Effect(STRESS, 2),), None, ()),
    Adventure(
        "explore-4",
        EXPLORE,
        (Effect(ADD_SAMPLE, 1),),
        Delayed(1, 3, 50, (Effect(MORALE_TOKENS, TARGET, 1),)),
        (),
    ),
    Adventure("explore-5", EXPLORE, (), Delayed(1, 2, 80, (Effect(TOKEN_ROVER, BLOCKED, CHOOSE_ONE),)), ()),
    Adventure("explore-6", EXPLORE, (), Delayed(1, 3, 80, (Effect(GAIN_POI, 1),)), ()),
    Adventure(
        "explore-7",
        EXPLORE,
        (),
        None,
        (
            Way(
                (
                    Effect(WOUND, ACTIVE, 1),
                    Effect(GAIN_POI, 1),
                ),
                Delayed(1, 1, 40, (Effect(WOUND, TARGET, 1),)),
            ),
            Way((), Delayed(1, 2, 50, (Effect(MORALE, -1),))),
        ),
    ),
    Adventure(
        "explore-8",
        EXPLORE,
        (),
        None,
        (
            Way((Effect(STRESS, 2),), None),
            Way((Effect(LOSE, OXYGEN, 1),), Delayed(1, 2, 40, (Effect(LOSE, OXYGEN, 1),))),
        ),
    ),
    Adventure("gather-1", GATHER, (Effect(LOSE_SAMPLE, FROM_ANYWHERE, 1),), None, ()),
    Adventure(
        "gather-2",
        GATHER,
        (Effect(WOUND, ACTIVE, 1),),
        Delayed(1, 1, 50, (Effect(TOKEN, PLUS1, PROBE_BAY, NOW),)),
        (),
    ),
    Adventure(
        "gather-3",
        GATHER,
        (Effect(GAIN_SAMPLE, 1, PENDING),),
        Delayed(1, 3, 50, (Effect(TOKEN, PLUS1, PROBE_BAY, NOW),)),
        (),
    ),
    Adventure(
        "gather-4",
        GATHER,
        (
            Effect(STRESS, 1),
            Effect(TOKEN_ROI, ADVENTURE, HERE),
        ),
        None,
        (),
    ),
    Adventure("gather-5", GATHER, (), Delayed(1, 2, 80, (Effect(BREAK, PROBE_BAY, HARDWARE),)), ()),
    Adventure(
        "gather-6",
        GATHER,
        (),
        Delayed(
            1,
            3,
            80,
            (
                Effect(
                    CHOOSE,
                    then=(
                        Effect(
                            OPTION,
                            4,
                            then=(
                                Effect(ADVANCE, 1),
                                Effect(STRESS, 1),
                            ),
                        ),
                        Effect(OPTION, 5, then=(Effect(STRESS, -1),)),
                    ),
                ),
            ),
        ),
        (),
    ),
    Adventure(
        "gather-7",
        GATHER,
        (),
        None,
        (
            Way(
                (
                    Effect(GAIN_SAMPLE, 1, PENDING),
                    Effect(WOUND, ACTIVE, 1),
                ),
                None,
            ),
            Way((), Delayed(1, 2, 40, (Effect(MORALE_TOKENS, TARGET, -1),))),
        ),
    ),
    Adventure(
        "gather-8",
        GATHER,
        (),
        None,
        (
            Way(
                (
                    Effect(MORALE_TOKENS, ACTIVE, -1),
                    Effect(GAIN_SAMPLE, 1, PENDING),
                ),
                None,
            ),
            Way((Effect(STRESS, 1),), Delayed(1, 2, 40, (Effect(LOSE_SAMPLE, FROM_MAP, 1),))),
        ),
    ),
    Adventure("research-1", RESEARCH, (Effect(WOUND, ACTIVE, 1),), None, ()),
    Adventure(
        "research-2",
        RESEARCH,
        (Effect(MORALE, -1),),
        Delayed(1, 2, 50, (Effect(MORALE_TOKENS, TARGET, 2),)),
        (),
    ),
    Adventure(
        "research-3",
        RESEARCH,
        (Effect(TRACK, WORKSHOP, 1),),
        Delayed(1, 2, 50, (Effect(BREAK, LAB, HARDWARE),)),
        (),
    ),
    Adventure(
        "research-4",
        RESEARCH,
        (
            Effect(STRESS, 1),
            Effect(MORALE_TOKENS, ACTIVE, 1),
        ),
        Delayed(1, 1, 50, (Effect(AFFLICT, TARGET, MIGRAINE),)),
        (),
    ),
    Adventure("research-5", RESEARCH, (), Delayed(1, 2, 80, (Effect(TOKEN, REROLL, LAB, NOW),)), ()),
    Adventure(
        "research-6",
        RESEARCH,
        (),
        Delayed(
            1,
            3,
            80,
            (
                Effect(
                    ROLL,
                    BLUE * 3 + SUCCESS_DIE,
                    then=(
                        Effect(GAIN, FOOD, 1),
                        Effect(GROW, 1, 1),
                    ),
                    other=(Effect(AFFLICT, TARGET, INTOXICATION),),
                ),
            ),
        ),
        (),
    ),
    Adventure(
        "research-7",
        RESEARCH,
        (),
        None,
        (
            Way((), Delayed(1, 2, 60, (Effect(LOSE_SAMPLE, FROM_ANYWHERE, 1),))),
            Way((Effect(TOKEN, PLUS1, LAB, NEXT),), Delayed(1, 2, 50, (Effect(MORALE_TOKENS, TARGET, 2),))),
        ),
    ),
    Adventure(
        "research-8",
        RESEARCH,
        (),
        None,
        (
            Way((Effect(LOSE_SAMPLE, FROM_ANYWHERE, 1),), None),
            Way((Effect(STRESS, 2),), Delayed(1, 3, 50, (Effect(ADVANCE, 1),))),
        ),
    ),
    Adventure(
        "build-1",
        BUILD,
        (Effect(WOUND, ACTIVE, 1),),
        Delayed(1, 2, 40, (Effect(DISCARD_SKILL, TARGET),)),
        (),
    ),
    Adventure("build-2", BUILD, (Effect(LOSE_PART, CHOOSE_ONE, 1),), None, ()),
    Adventure(
        "build-3",
        BUILD,
        (Effect(LOSE, ENERGY, 1),),
        Delayed(1, 2, 40, (Effect(BREAK, WORKING_BAY, CONNECTOR),)),
        (),
    ),
    Adventure(
        "build-4",
        BUILD,
        (Effect(GAIN_PART, HARDWARE, 1),),
        Delayed(1, 3, 50, (Effect(TRACK, WORKSHOP, 1),)),
        (),
    ),
    Adventure("build-5", BUILD, (), Delayed(1, 2, 80, (Effect(CARD, WORKSHOP, 2),)), ()),
    Adventure(
        "build-6",
        BUILD,
        (),
        Delayed(
            1,
            3,
            80,
            (
                Effect(
                    ROLL,
                    BROWN * 3 + SUCCESS_DIE,
                    then=(Effect(GAIN_PART, ANY_ONE, 1),),
                    other=(Effect(TRACK, SYSTEM, 1),),
                ),
            ),
        ),
        (),
    ),
    Adventure(
        "build-7",
        BUILD,
        (),
        None,
        (
            Way((Effect(LOSE, ENERGY, 2),), None),
            Way(
                (Effect(ROLL, BROWN * 3 + WOUND_DIE, then=(Effect(WOUND, ACTIVE, 2),)),),
                Delayed(1, 2, 40, (Effect(TRACK, HABITATION, 1),)),
            ),
        ),
    ),
    Adventure(
        "build-8",
        BUILD,
        (),
        None,
        (
            Way(
                (Effect(TRACK, HABITATION, 1),), Delayed(1, 2, 50, (Effect(BREAK, CREW_QUARTERS, CONNECTOR),))
            ),
            Way((Effect(MORALE_TOKENS, ACTIVE, -1),), Delayed(1, 2, 40, (Effect(TRACK, WORKSHOP, 1),))),
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
