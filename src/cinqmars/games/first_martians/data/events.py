"""The app's events: what happens, the action it offers, and what may come of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.missions import BILL_PART, BILL_RESERVE, MISSIONS
from cinqmars.games.first_martians.data.vetting import BadEffect, vet, within

# what an action may cost
OXYGEN: Final = ((BILL_RESERVE + c.OXYGEN, 1),)
ENERGY: Final = ((BILL_RESERVE + c.ENERGY, 1),)
FILTER: Final = ((BILL_PART + c.FILTER, 1),)
HARDWARE: Final = ((BILL_PART + c.HARDWARE, 1),)

# where it may happen
A1_NORTH: Final = 0
A1_EAST: Final = 2
A1_SOUTH: Final = 4


class Echo(NamedTuple):
    """What comes back to the astronaut of a certain profile, some rounds later, with some luck."""

    soonest: int
    latest: int
    chance: int  # per cent
    profile: int
    effects: fx.Effects


class EventAction(NamedTuple):
    """What the crew may do about an event. `pawns` without those of the way there."""

    reward: fx.Effects
    pawns: int = 1
    cost: tuple[tuple[int, int], ...] = ()  # place in the bill, n
    people: bool = False  # nothing for a machine
    place: int = c.HUB  # or a space outside


class Happening(NamedTuple):
    """An event of the app. Without an action nothing comes of it later."""

    name: str
    mission: int  # -1: any
    effects: fx.Effects
    action: EventAction | None = None
    consequence: fx.Effects = ()
    chances: tuple[int, int, int] = (30, 40, 50)  # per cent, by rounds it was left alone
    echo: Echo | None = None


EVENTS: Final[list[Happening]] = [
    Happening(
        "g01",
        -1,
        (fx.Stress(1),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(6, part=c.CONNECTOR, then=(fx.Track(c.HABITATION, -3),)),
                        fx.Option(7, then=(fx.MoraleTokens(fx.ACTIVE, 1),)),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Break(c.CONTROL_CENTER, c.CONNECTOR),),
    ),
    Happening(
        "g02",
        -1,
        (fx.Token(c.PLUS1, c.GARAGE, fx.NOW),),
        EventAction((fx.MoraleTokens(fx.ACTIVE, 1), fx.Gain(c.OXYGEN, 2)), pawns=2),
        (fx.Lose(c.OXYGEN, 1), fx.Wound(fx.FIRST, 1)),
    ),
    Happening(
        "g03",
        -1,
        (fx.Morale(1),),
        EventAction((fx.MoraleTokens(fx.EVERYONE, 1),), people=True),
        (fx.Morale(-1),),
        echo=Echo(1, 3, 50, 2, (fx.MoraleTokens(fx.TARGET, -1),)),
    ),
    Happening(
        "g04",
        -1,
        (fx.Track(c.SYSTEM, 1),),
        EventAction((fx.Track(c.SYSTEM, -2),), cost=ENERGY),
        (fx.Productivity(fx.OXYGENATORS, -1),),
    ),
    Happening(
        "g05",
        -1,
        (fx.Lose(c.ENERGY, 1),),
        EventAction((fx.Gain(c.ENERGY, 2),), place=A1_EAST),
        (fx.Productivity(fx.SOLARS, -1),),
    ),
    Happening(
        "g06",
        -1,
        (fx.LoseSample(fx.FROM_ANYWHERE, 1),),
        EventAction((fx.GainSample(1),), people=True),
        (fx.Token(c.ADVENTURE, c.LAB, fx.NEXT),),
    ),
    Happening(
        "g07",
        -1,
        (fx.Lose(c.FOOD, 1),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(8, then=(fx.Gain(c.FOOD, 1),)),
                        fx.Option(9, then=(fx.Gain(c.FOOD, 2), fx.Stress(3))),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Lose(c.FOOD, 1), fx.Afflict(fx.SOMEBODY, c.INTOXICATION)),
    ),
    Happening(
        "g08",
        -1,
        (fx.Stress(3),),
        EventAction((fx.Stress(-4), fx.MoraleTokens(fx.EVERYONE, 1)), pawns=2, people=True),
        (fx.Morale(-1),),
        echo=Echo(1, 2, 50, 1, (fx.MoraleTokens(fx.EVERYONE, 1),)),
    ),
    Happening(
        "g09",
        -1,
        (fx.Token(c.REROLL, c.WORKING_BAY, fx.NOW), fx.Wound(fx.FIRST, 1)),
        EventAction((fx.GainPart(fx.ANY_ONE, 1),), pawns=2),
        (fx.Wound(fx.SOMEBODY, 1), fx.Break(c.WORKING_BAY, c.CPU)),
    ),
    Happening(
        "g10",
        -1,
        (fx.Wound(fx.SOMEBODY, 1),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(10, c.FOOD, 1, then=(fx.Heal(fx.CHOSEN, 2),)),
                        fx.Option(11, then=(fx.Heal(fx.CHOSEN, 1),)),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Afflict(fx.SOMEBODY, fx.ANY_ONE),),
    ),
    Happening(
        "g11",
        -1,
        (fx.Token(c.ROVER_DAMAGE, c.GARAGE, fx.NOW),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(12, c.ENERGY, 1, then=(fx.MoraleTokens(fx.EVERYONE, 1),)),
                        fx.Option(13, then=(fx.MoraleTokens(fx.ACTIVE, 1),)),
                    )
                ),
            ),
            people=True,
        ),
        (fx.TokenRover(c.BLOCKED, fx.CHOOSE_ONE),),
    ),
    Happening(
        "g12",
        -1,
        (fx.Break(c.MED_LAB, c.FILTER), fx.Wound(fx.SOMEBODY, 1)),
        EventAction((fx.Gain(c.OXYGEN, 1), fx.Heal(fx.CHOSEN, 1)), cost=FILTER),
        (fx.Lose(c.OXYGEN, 2),),
    ),
    Happening("g13", -1, (fx.Grow(-1, 1),), EventAction((fx.Grow(1, 1),), people=True), (fx.Wilt(),)),
    Happening(
        "g14",
        -1,
        (fx.MoraleTokens(fx.FIRST, 1),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(0, c.ENERGY, 1, then=(fx.Track(fx.CHOOSE_ONE, -3),)),
                        fx.Option(1, then=(fx.Morale(1),)),
                    )
                ),
            ),
            people=True,
        ),
        (fx.MoraleTokens(fx.EVERYONE, -1),),
    ),
    Happening(
        "g15",
        -1,
        (fx.Token(c.HURT, c.LAB, fx.NOW),),
        EventAction((fx.Track(c.WORKSHOP, -2), fx.MoraleTokens(fx.ACTIVE, 1)), cost=ENERGY),
        (fx.Break(c.LAB, c.CPU),),
    ),
    Happening(
        "g16",
        -1,
        (fx.Token(c.PLUS1, c.CREW_QUARTERS, fx.NOW),),
        EventAction((fx.Stress(-4),), pawns=2),
        (fx.Break(c.CREW_QUARTERS, c.FILTER),),
    ),
    Happening("g17", -1, (fx.Stress(-2), fx.MoraleTokens(fx.FIRST, 1))),
    Happening(
        "g18",
        -1,
        (fx.Token(c.ADVENTURE, c.PROBE_BAY, fx.NOW), fx.Wound(fx.CHOSEN, 1)),
        EventAction((fx.MoraleTokens(fx.ACTIVE, 1), fx.GainSample(1)), people=True),
        (fx.Wound(fx.CHOSEN, 1), fx.Token(c.PLUS1, c.PROBE_BAY, fx.NEXT)),
    ),
    Happening(
        "g19",
        -1,
        (fx.Track(c.HABITATION, 1),),
        EventAction((fx.Track(c.HABITATION, -2),), people=True),
        (fx.DiscardUpgrade(), fx.Track(c.HABITATION, 1)),
    ),
    Happening(
        "g20",
        -1,
        (
            fx.Choose(
                options=(
                    fx.Option(2, c.FOOD, 1, then=(fx.Morale(1),)),
                    fx.Option(3, then=(fx.MoraleTokens(fx.CHOSEN, 1),)),
                )
            ),
        ),
        EventAction((fx.Stress(-2),), people=True),
        (fx.Stress(2),),
    ),
    Happening(
        "g21",
        -1,
        (fx.Lose(c.ENERGY, 1), fx.Wound(fx.SOMEBODY, 1)),
        EventAction((fx.Gain(c.ENERGY, 2),), pawns=2),
        (fx.Break(c.FARM, c.CONNECTOR),),
    ),
    Happening(
        "g22",
        -1,
        (),
        EventAction((fx.GainPart(fx.ANY_ONE, 1),), people=True),
        (fx.Token(c.PLUS1, c.WORKING_BAY, fx.NEXT),),
        echo=Echo(1, 2, 60, 3, (fx.GainPart(c.HARDWARE, 1),)),
    ),
    Happening(
        "g23",
        -1,
        (fx.Afflict(fx.SOMEBODY, c.ANXIETY),),
        EventAction((fx.Morale(1),), people=True),
        (fx.Stress(3),),
        echo=Echo(1, 3, 50, 0, (fx.Track(fx.CHOOSE_ONE, 1),)),
    ),
    Happening(
        "g24",
        -1,
        (fx.Track(c.WORKSHOP, 1), fx.Wound(fx.FIRST, 1)),
        EventAction((fx.Track(c.WORKSHOP, -2),), cost=OXYGEN),
        (fx.Break(c.WORKING_BAY, c.CONNECTOR), fx.Wound(fx.SOMEBODY, 1)),
    ),
    Happening(
        "m1e1",
        0,
        (fx.Token(c.PLUS1, c.WORKING_BAY, fx.NOW),),
        EventAction((fx.GainPart(fx.CHOOSE_ONE, 1),), pawns=2),
        (fx.LosePart(fx.ANY_ONE, 1),),
    ),
    Happening("m1e2", 0, (), EventAction((fx.Counter(0, 20),), cost=OXYGEN), (fx.Counter(0, -20),)),
    Happening(
        "m1e3",
        0,
        (),
        EventAction(
            (fx.Pawns(c.EXPLORE, -1, fx.NEXT_ROUND, directions=fx.SOUTH), fx.MoraleTokens(fx.ACTIVE, 1)),
            place=A1_SOUTH,
        ),
        (fx.TokenRoi(c.PLUS1, 4),),
    ),
    Happening(
        "m1e4",
        0,
        (fx.Lose(c.ENERGY, 1),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(14, part=c.CONNECTOR, then=(fx.Track(c.SYSTEM, -3), fx.Gain(c.ENERGY, 1))),
                        fx.Option(15, then=(fx.Track(c.SYSTEM, -1), fx.Gain(c.ENERGY, 1))),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Break(fx.SOLARS, c.HARDWARE),),
    ),
    Happening("m2e1", 1, (fx.MoraleTokens(fx.FIRST, 1), fx.AddGoal(4))),
    Happening(
        "m2e2",
        1,
        (),
        EventAction((fx.GainPoi(1), fx.MoraleTokens(fx.ACTIVE, 1)), cost=ENERGY),
        (fx.TokenRoi(c.ADVENTURE, fx.marked(2, 3)),),
    ),
    Happening(
        "m2e3",
        1,
        (fx.Stress(2),),
        EventAction((fx.Stress(-3),), people=True),
        (fx.Afflict(fx.SOMEBODY, c.HEART),),
    ),
    Happening(
        "m2e4",
        1,
        (),
        EventAction((fx.Pawns(c.EXPLORE, -1, fx.NEXT_ROUND),), cost=ENERGY),
        (fx.TokenRover(c.BLOCKED, c.FROGGY),),
    ),
    Happening(
        "m3e1", 2, (fx.Gain(c.OXYGEN, 1),), EventAction((fx.GainSample(1),), pawns=2), (fx.Counter(0, -15),)
    ),
    Happening(
        "m3e2",
        2,
        (fx.Counter(0, -10),),
        EventAction((fx.Counter(0, 20),), cost=HARDWARE),
        (fx.Counter(0, -20), fx.Stress(1)),
    ),
    Happening("m3e3", 2, (fx.Stress(1), fx.AddGoal(4))),
    Happening(
        "m3e4",
        2,
        (fx.Token(c.REROLL, c.LAB, fx.NOW),),
        EventAction((fx.MoraleTokens(fx.ACTIVE, 2),), cost=ENERGY),
        (fx.Break(c.LAB, c.HARDWARE),),
    ),
    Happening("m4e1", 3, (), EventAction((fx.Counter(0, 1),), pawns=2), (fx.Afflict(fx.SOMEBODY, c.ANEMIA),)),
    Happening(
        "m4e2",
        3,
        (fx.Token(c.PLUS1, c.LAB, fx.NOW),),
        EventAction((fx.Counter(1, 1),), cost=ENERGY),
        (fx.IfCounter(1, 1, then=(fx.Counter(1, -1), fx.GainObjective(c.RED, 1))),),
    ),
    Happening(
        "m4e3",
        3,
        (fx.Stress(1),),
        EventAction((fx.MoraleTokens(fx.EVERYONE, 1), fx.Morale(1)), pawns=3),
        (fx.IfCounter(2, 1, then=(fx.Counter(2, -1), fx.GainObjective(c.RED, 1))),),
        chances=(20, 30, 40),
    ),
    Happening(
        "m4e4",
        3,
        (fx.Wound(fx.SOMEBODY, 1),),
        EventAction((fx.Heal(fx.CHOSEN, 1), fx.MoraleTokens(fx.ACTIVE, 1)), people=True),
        (fx.Afflict(fx.SOMEBODY, fx.ANY_ONE),),
    ),
    Happening("m5e1", 4, (fx.AddGoal(4),)),
    Happening(
        "m5e2", 4, (fx.Stress(2),), EventAction((fx.Stress(-2), fx.Morale(1)), people=True), (fx.Stress(4),)
    ),
    Happening(
        "m5e3",
        4,
        (fx.Productivity(fx.SOLARS, -1),),
        EventAction((fx.Productivity(fx.SOLARS, 1), fx.Gain(c.ENERGY, 1)), pawns=2),
        (fx.Break(fx.SOLARS, c.HARDWARE),),
    ),
    Happening(
        "m5e4",
        4,
        (fx.Track(c.SYSTEM, 1),),
        EventAction((fx.Track(c.SYSTEM, -2),), cost=ENERGY),
        (fx.DiscardUpgrade(), fx.Track(c.HABITATION, 1)),
    ),
    Happening("m6e1", 5, (fx.Stress(1),), EventAction((fx.Grow(1, 1),), people=True), (fx.Wilt(),)),
    Happening(
        "m6e2",
        5,
        (),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(16, c.ENERGY, 1, then=(fx.Gain(c.FOOD, 2),)),
                        fx.Option(17, then=(fx.Gain(c.FOOD, 1),)),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Afflict(fx.SOMEBODY, c.INTOXICATION),),
    ),
    Happening("m6e3", 5, (), EventAction((fx.GainSeed(1),), people=True), (fx.Grow(-1, 1),)),
    Happening(
        "m6e4",
        5,
        (fx.Track(c.SYSTEM, 1),),
        EventAction((fx.Gain(c.OXYGEN, 1), fx.Track(c.SYSTEM, -1)), pawns=2),
        (fx.Break(c.FARM, c.CONNECTOR),),
    ),
    Happening("c1e1", 6, (fx.Stress(1),), EventAction((fx.Morale(1),), people=True), (fx.Morale(-1),)),
    Happening(
        "c1e2",
        6,
        (),
        EventAction((fx.Counter(0, 1),), place=A1_NORTH),
        (fx.Counter(0, -1),),
        chances=(20, 30, 30),
    ),
    Happening(
        "c1e3",
        6,
        (fx.MoraleTokens(fx.FIRST, -1),),
        EventAction((fx.MoraleTokens(fx.FIRST, 2),), people=True),
        (fx.Afflict(fx.FIRST, c.MIGRAINE),),
    ),
    Happening(
        "c1e4",
        6,
        (fx.Track(c.HABITATION, 1),),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(18, part=c.CPU, then=(fx.Track(c.HABITATION, -2), fx.Counter(0, 1))),
                        fx.Option(19, then=(fx.Track(c.HABITATION, -2),)),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Break(c.CONTROL_CENTER, c.CONNECTOR),),
    ),
    Happening(
        "c2e1",
        7,
        (fx.MoraleTokens(fx.EVERYONE, 1),),
        EventAction((fx.Pawns(c.EXPLORE, -1, fx.NEXT_ROUND),), cost=ENERGY),
        (fx.TokenRoi(c.PLUS1, fx.marked(3, 1)),),
    ),
    Happening(
        "c2e2",
        7,
        (fx.Lose(c.ENERGY, 1),),
        EventAction((fx.Gain(c.ENERGY, 2),), pawns=2),
        (fx.TokenRover(c.BLOCKED, fx.CHOOSE_ONE),),
    ),
    Happening("c2e3", 7, (fx.Stress(-1), fx.MoraleTokens(fx.EVERYONE, 1))),
    Happening(
        "c2e4",
        7,
        (fx.Token(c.ROVER_DAMAGE, c.GARAGE, fx.NOW),),
        EventAction((fx.GainPart(c.HARDWARE, 1),), pawns=2),
        (fx.Break(c.GARAGE, c.HARDWARE),),
    ),
    Happening(
        "c3e1", 8, (fx.Stress(2),), EventAction((fx.Counter(0, 15),), people=True), (fx.Counter(0, -15),)
    ),
    Happening(
        "c3e2",
        8,
        (),
        EventAction(
            (
                fx.Choose(
                    options=(
                        fx.Option(20, c.ENERGY, 1, then=(fx.Counter(0, 25),)),
                        fx.Option(21, then=(fx.Counter(0, 15), fx.MoraleTokens(fx.ACTIVE, 1))),
                    )
                ),
            ),
            people=True,
        ),
        (fx.Counter(0, -10),),
    ),
    Happening(
        "c3e3",
        8,
        (
            fx.Choose(
                options=(
                    fx.Option(22, c.ENERGY, 2, then=(fx.MoraleTokens(fx.FIRST, 1),)),
                    fx.Option(23, then=(fx.DiscardUpgrade(),)),
                )
            ),
        ),
        EventAction((fx.Gain(c.ENERGY, 2),), pawns=2),
        (fx.Shut(c.ENERGY),),
    ),
    Happening(
        "c3e4", 8, (fx.Morale(-1),), EventAction((fx.Morale(1),), people=True), (fx.LosePawn(fx.SOMEBODY),)
    ),
]


def action_of_event(event: int) -> EventAction:
    """The action of an event that has one."""
    action = EVENTS[event].action
    assert action is not None
    return action


def vet_events() -> None:
    for event in EVENTS:
        vet(event.effects, event.name)
        if event.action is not None:
            vet(event.action.reward, event.name)
            vet(event.consequence, event.name)
        if event.echo is not None:
            within(event.echo.profile, len(c.PROFILES), event.name)
            vet(event.echo.effects, event.name)
        for e in event.effects:
            if isinstance(e, fx.AddGoal):
                vet_goal(event, e)


def vet_goal(event: Happening, e: fx.AddGoal) -> None:
    """Only a mission's own event adds an objective, one that waits for it."""
    within(event.mission, len(MISSIONS), event.name)
    goals = MISSIONS[event.mission].goals
    within(e.goal, len(goals), event.name)
    if not goals[e.goal].by_event:
        raise BadEffect(f"{event.name}: {goals[e.goal].name} waits for no event")


vet_events()
