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
        (fx.TokenRoi(c.PLUS1, fx.HERE),),
        Delayed(1, 2, 50, (fx.TokenRover(c.PLUS1, fx.CHOOSE_ONE),)),
        (),
    ),
    Adventure(
        "explore-2",
        c.EXPLORE,
        (fx.Wound(fx.ACTIVE, 1),),
        Delayed(1, 1, 50, (fx.TokenCard(c.PLUS1, fx.TARGET, fx.NOW),)),
        (),
    ),
    Adventure("explore-3", c.EXPLORE, (fx.Stress(2),), None, ()),
    Adventure(
        "explore-4",
        c.EXPLORE,
        (fx.AddSample(1),),
        Delayed(1, 3, 50, (fx.MoraleTokens(fx.TARGET, 1),)),
        (),
    ),
    Adventure(
        "explore-5",
        c.EXPLORE,
        (),
        Delayed(1, 2, 80, (fx.TokenRover(c.BLOCKED, fx.CHOOSE_ONE),)),
        (),
    ),
    Adventure("explore-6", c.EXPLORE, (), Delayed(1, 3, 80, (fx.GainPoi(1),)), ()),
    Adventure(
        "explore-7",
        c.EXPLORE,
        (),
        None,
        (
            Way(
                (
                    fx.Wound(fx.ACTIVE, 1),
                    fx.GainPoi(1),
                ),
                Delayed(1, 1, 40, (fx.Wound(fx.TARGET, 1),)),
            ),
            Way((), Delayed(1, 2, 50, (fx.Morale(-1),))),
        ),
    ),
    Adventure(
        "explore-8",
        c.EXPLORE,
        (),
        None,
        (
            Way((fx.Stress(2),), None),
            Way((fx.Lose(c.OXYGEN, 1),), Delayed(1, 2, 40, (fx.Lose(c.OXYGEN, 1),))),
        ),
    ),
    Adventure("gather-1", c.GATHER, (fx.LoseSample(fx.FROM_ANYWHERE, 1),), None, ()),
    Adventure(
        "gather-2",
        c.GATHER,
        (fx.Wound(fx.ACTIVE, 1),),
        Delayed(1, 1, 50, (fx.Token(c.PLUS1, c.PROBE_BAY, fx.NOW),)),
        (),
    ),
    Adventure(
        "gather-3",
        c.GATHER,
        (fx.GainSample(1, fx.PENDING),),
        Delayed(1, 3, 50, (fx.Token(c.PLUS1, c.PROBE_BAY, fx.NOW),)),
        (),
    ),
    Adventure(
        "gather-4",
        c.GATHER,
        (
            fx.Stress(1),
            fx.TokenRoi(c.ADVENTURE, fx.HERE),
        ),
        None,
        (),
    ),
    Adventure("gather-5", c.GATHER, (), Delayed(1, 2, 80, (fx.Break(c.PROBE_BAY, c.HARDWARE),)), ()),
    Adventure(
        "gather-6",
        c.GATHER,
        (),
        Delayed(
            1,
            3,
            80,
            (
                fx.Choose(
                    options=(
                        fx.Option(
                            4,
                            then=(
                                fx.Advance(1),
                                fx.Stress(1),
                            ),
                        ),
                        fx.Option(5, then=(fx.Stress(-1),)),
                    )
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
                    fx.GainSample(1, fx.PENDING),
                    fx.Wound(fx.ACTIVE, 1),
                ),
                None,
            ),
            Way((), Delayed(1, 2, 40, (fx.MoraleTokens(fx.TARGET, -1),))),
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
                    fx.MoraleTokens(fx.ACTIVE, -1),
                    fx.GainSample(1, fx.PENDING),
                ),
                None,
            ),
            Way((fx.Stress(1),), Delayed(1, 2, 40, (fx.LoseSample(fx.FROM_MAP, 1),))),
        ),
    ),
    Adventure("research-1", c.RESEARCH, (fx.Wound(fx.ACTIVE, 1),), None, ()),
    Adventure(
        "research-2",
        c.RESEARCH,
        (fx.Morale(-1),),
        Delayed(1, 2, 50, (fx.MoraleTokens(fx.TARGET, 2),)),
        (),
    ),
    Adventure(
        "research-3",
        c.RESEARCH,
        (fx.Track(c.WORKSHOP, 1),),
        Delayed(1, 2, 50, (fx.Break(c.LAB, c.HARDWARE),)),
        (),
    ),
    Adventure(
        "research-4",
        c.RESEARCH,
        (
            fx.Stress(1),
            fx.MoraleTokens(fx.ACTIVE, 1),
        ),
        Delayed(1, 1, 50, (fx.Afflict(fx.TARGET, c.MIGRAINE),)),
        (),
    ),
    Adventure("research-5", c.RESEARCH, (), Delayed(1, 2, 80, (fx.Token(c.REROLL, c.LAB, fx.NOW),)), ()),
    Adventure(
        "research-6",
        c.RESEARCH,
        (),
        Delayed(
            1,
            3,
            80,
            (
                fx.Roll(
                    c.BLUE * 3 + c.SUCCESS_DIE,
                    hit=(
                        fx.Gain(c.FOOD, 1),
                        fx.Grow(1, 1),
                    ),
                    miss=(fx.Afflict(fx.TARGET, c.INTOXICATION),),
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
            Way((), Delayed(1, 2, 60, (fx.LoseSample(fx.FROM_ANYWHERE, 1),))),
            Way(
                (fx.Token(c.PLUS1, c.LAB, fx.NEXT),),
                Delayed(1, 2, 50, (fx.MoraleTokens(fx.TARGET, 2),)),
            ),
        ),
    ),
    Adventure(
        "research-8",
        c.RESEARCH,
        (),
        None,
        (
            Way((fx.LoseSample(fx.FROM_ANYWHERE, 1),), None),
            Way((fx.Stress(2),), Delayed(1, 3, 50, (fx.Advance(1),))),
        ),
    ),
    Adventure(
        "build-1",
        c.BUILD,
        (fx.Wound(fx.ACTIVE, 1),),
        Delayed(1, 2, 40, (fx.DiscardSkill(fx.TARGET),)),
        (),
    ),
    Adventure("build-2", c.BUILD, (fx.LosePart(fx.CHOOSE_ONE, 1),), None, ()),
    Adventure(
        "build-3",
        c.BUILD,
        (fx.Lose(c.ENERGY, 1),),
        Delayed(1, 2, 40, (fx.Break(c.WORKING_BAY, c.CONNECTOR),)),
        (),
    ),
    Adventure(
        "build-4",
        c.BUILD,
        (fx.GainPart(c.HARDWARE, 1),),
        Delayed(1, 3, 50, (fx.Track(c.WORKSHOP, 1),)),
        (),
    ),
    Adventure("build-5", c.BUILD, (), Delayed(1, 2, 80, (fx.Card(c.WORKSHOP, 2),)), ()),
    Adventure(
        "build-6",
        c.BUILD,
        (),
        Delayed(
            1,
            3,
            80,
            (
                fx.Roll(
                    c.BROWN * 3 + c.SUCCESS_DIE,
                    hit=(fx.GainPart(fx.ANY_ONE, 1),),
                    miss=(fx.Track(c.SYSTEM, 1),),
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
            Way((fx.Lose(c.ENERGY, 2),), None),
            Way(
                (fx.Roll(c.BROWN * 3 + c.WOUND_DIE, hit=(fx.Wound(fx.ACTIVE, 2),)),),
                Delayed(1, 2, 40, (fx.Track(c.HABITATION, 1),)),
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
                (fx.Track(c.HABITATION, 1),),
                Delayed(1, 2, 50, (fx.Break(c.CREW_QUARTERS, c.CONNECTOR),)),
            ),
            Way(
                (fx.MoraleTokens(fx.ACTIVE, -1),),
                Delayed(1, 2, 40, (fx.Track(c.WORKSHOP, 1),)),
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
