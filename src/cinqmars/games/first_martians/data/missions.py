"""The missions: set-up, objectives, special actions, dice by round. Numbers by crew are for 2, 3 and 4 astronauts."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.vetting import vet, within

# what an action may cost: places in a bill
BILL_RESERVE: Final = 0  # + resource
BILL_PART: Final = 3  # + part
BILL_SAMPLE: Final = 7
BILL_SEED: Final = 8
BILL_TOKEN: Final = 9  # + colour
BILL_MARKER: Final = 12
BILL_COUNTER: Final = 13  # + counter
BILL_EXAMINED: Final = 16
BILL: Final = 17
ANY_PART: Final = 17  # a cost: one part of the crew's choice

# where a special action happens
IN_HUB: Final = 0
AT_BLACK: Final = 1  # where a black token lies
ANYWHERE: Final = 2  # any explored region
MAST_PLACE: Final = 3  # explored, ring 1, no mast here or beside

# what an objective asks
BUILT: Final = 0  # facility
COUNTED: Final = 1  # counter, at least
PLANTED: Final = 2  # at least
EXPLORED: Final = 3  # places
RING: Final = 4  # ring, at least
ON_SHEET: Final = 5  # colour, at least
DISCOVERED: Final = 6  # at least
EXAMINED: Final = 7  # at least
PLANTS: Final = 8  # at least
GREEN_PART: Final = 9  # slot
STOCK: Final = 10  # one of each of the first two counters
THRESHOLD: Final = 11  # from here on tested when the mission ends
END_MORALE: Final = 12  # at least
END_RESERVE: Final = 13  # resource, at least
LAST_SHUT: Final = 14  # in the last round: at most
LAST_RESERVE: Final = 15  # in the last round: resource, at least

ByCrew = tuple[int, int, int]


class Goal(NamedTuple):
    """An objective: what it asks, with a number by crew."""

    name: str
    check: int
    what: int = 0
    least: ByCrew = (0, 0, 0)
    optional: bool = False
    reward: fx.Effects = ()
    places: tuple[int, ...] = ()
    by_event: bool = False  # counts only once an event has added it


class Special(NamedTuple):
    """An action of the mission. `pawns` 0: one with a roll, two without; else a fixed number."""

    name: str
    action: int  # its type; MISSION: none
    effects: fx.Effects
    cost: tuple[tuple[int, int], ...] = ()  # place in the bill, n
    needs: tuple[int, int, int] = (-1, 0, 0)  # a check that must hold: ON_SHEET or COUNTED, what, at least
    per_round: int = 0  # 0: as often as one likes
    place: int = IN_HUB
    pawns: int = 0


class Mission(NamedTuple):
    name: str
    rounds: ByCrew
    threshold: int
    reserve: tuple[int, int, int]  # oxygen, energy, food
    goals: tuple[Goal, ...]
    specials: tuple[Special, ...]
    finds: tuple[fx.Effects, fx.Effects, fx.Effects]  # points of interest A, B, C
    dice: tuple[int, ...]  # by round, bits of the blocks
    script: tuple[int, str]  # round, event
    parts: tuple[int, int, int, int] = (0, 0, 0, 0)
    broken: tuple[int, ...] = ()  # slots
    tracks: tuple[int, int, int] = (0, 0, 0)
    counters: tuple[str, ...] = ()
    markers: int = 0
    seeds: int = 0
    greenhouses: int = 0  # more than astronauts; 5: all
    plants: int = 0  # more or fewer than astronauts
    growth: int = 0  # bits of the growth monitor
    directions: int = 0  # direction cards drawn at set-up
    buildable: tuple[int, ...] = ()
    found: tuple[tuple[int, fx.Effects], ...] = ()  # place, and what exploring it brings
    first_found: tuple[int, fx.Effects] = (0, ())  # the first so many regions of ring 1
    gathered: tuple[tuple[int, int, fx.Effects], ...] = ()  # colour, space or -1 for any, what it brings
    to_hold: bool = False  # gathered tokens go to the hold, not to the sheet
    by_round: tuple[tuple[int, fx.Effects], ...] = ()  # before production
    open_lines: tuple[tuple[int, int], ...] = ()  # ring, drawn direction: no closed edge here
    turns: tuple[Goal, ...] = ()  # what the app tells of once it is so


def slot(facility: int, part: int) -> int:
    return facility * c.N_PARTS + part


def same(n: int) -> ByCrew:
    return (n, n, n)


CALM: Final = (0, 0, 0, 1, 1, 3, 3, 3, 3, 3)  # by round: 1 yellow, 2 orange, 4 red
STEADY: Final = (0, 1, 1, 3, 3, 3, 7, 7, 7, 7)
ROUGH: Final = (0, 1, 3, 3, 7, 7, 7, 7, 7, 7)
A1_SOUTH: Final = 4
A2_SOUTH: Final = 12
A2_NORTH: Final = 8

MISSIONS: Final[list[Mission]] = [
    Mission(
        "home",
        rounds=(8, 5, 5),
        threshold=3,
        reserve=(2, 3, 1),
        goals=(
            Goal("home-solar", BUILT, c.BACKUP_SOLAR),
            Goal("home-oxygenator", BUILT, c.BACKUP_OXYGENATOR),
            Goal("home-farm", BUILT, c.BACKUP_FARM),
            Goal("home-seed", PLANTED, least=same(1)),
            Goal("home-optimal", COUNTED, 0, same(100)),
            Goal("threshold", THRESHOLD),
            Goal("home-wrecks", EXPLORED, optional=True, places=(A1_SOUTH, A2_SOUTH)),
            Goal("home-salvage", ON_SHEET, c.ORANGE, same(2), optional=True),
        ),
        specials=(Special("adjust", c.BUILD, (fx.CounterShare(0),), cost=((BILL_RESERVE + c.ENERGY, 1),)),),
        finds=(
            (fx.GainSample(1),),
            (fx.GainPart(fx.CHOOSE_ONE, 1),),
            (fx.Counter(0, 15),),
        ),
        dice=CALM,
        script=(1, "m1e1"),
        parts=(1, 0, 1, 1),
        tracks=(3, 3, 3),
        counters=("optimal",),
        seeds=1,
        greenhouses=1,
        buildable=(c.BACKUP_SOLAR, c.BACKUP_OXYGENATOR, c.BACKUP_FARM),
        found=(
            (A1_SOUTH, (fx.PlaceObjective(c.ORANGE, fx.HERE),)),
            (A2_SOUTH, (fx.PlaceObjective(c.ORANGE, fx.HERE),)),
        ),
        gathered=(
            (
                c.ORANGE,
                A1_SOUTH,
                (fx.GainPart(c.HARDWARE, 1), fx.GainPart(c.CONNECTOR, 1)),
            ),
            (c.ORANGE, A2_SOUTH, (fx.GainPart(c.CPU, 1), fx.GainPart(c.FILTER, 1))),
        ),
        turns=(Goal("home-half", COUNTED, 0, same(50)),),
    ),
    Mission(
        "beacon",
        rounds=(7, 5, 5),
        threshold=4,
        reserve=(2, 2, 1),
        goals=(
            Goal("beacon-zones", EXPLORED, places=(fx.marked(1, 1), fx.marked(2, 2), fx.marked(2, 3))),
            Goal("beacon-fragments", ON_SHEET, c.RED, same(3)),
            Goal("beacon-assembled", COUNTED, 0, (3, 3, 5)),
            Goal("threshold", THRESHOLD),
            Goal(
                "beacon-chart",
                RING,
                3,
                same(1),
                optional=True,
                reward=(fx.MoraleTokens(fx.EVERYONE, 2),),
                by_event=True,
            ),
        ),
        specials=(
            Special("assemble", c.BUILD, (fx.Counter(0, 1),), needs=(ON_SHEET, c.RED, 3)),
            Special(
                "triangulate",
                c.RESEARCH,
                (fx.Pawns(c.EXPLORE, -1, fx.NEXT_ROUND),),
                cost=((BILL_RESERVE + c.ENERGY, 1),),
                per_round=1,
            ),
        ),
        finds=(
            (fx.MoraleTokens(fx.ACTIVE, 2),),
            (fx.GainPart(c.CPU, 1),),
            (fx.Pawns(c.GATHER, -1, fx.THIS_ROUND),),
        ),
        dice=STEADY,
        script=(1, "m2e1"),
        parts=(1, 0, 0, 1),
        broken=(slot(c.PROBE_BAY, c.HARDWARE), slot(c.SOLAR_1, c.CPU)),
        tracks=(2, 1, 1),
        counters=("beacon",),
        directions=3,
        found=(
            (fx.marked(1, 1), (fx.PlaceObjective(c.RED, fx.HERE),)),
            (fx.marked(2, 2), (fx.PlaceObjective(c.RED, fx.HERE),)),
            (fx.marked(2, 3), (fx.PlaceObjective(c.RED, fx.HERE),)),
        ),
        gathered=((c.RED, -1, ()),),
        open_lines=((1, 1), (1, 2), (1, 3)),
        turns=(
            Goal("beacon-first", ON_SHEET, c.RED, same(1)),
            Goal("beacon-half", COUNTED, 0, same(2)),
        ),
    ),
    Mission(
        "ice",
        rounds=(8, 8, 7),
        threshold=5,
        reserve=(3, 3, 2),
        goals=(
            Goal("ice-depth", COUNTED, 0, same(100)),
            Goal("ice-discoveries", DISCOVERED, least=(1, 2, 2)),
            Goal("threshold", THRESHOLD),
            Goal(
                "ice-more",
                DISCOVERED,
                least=(2, 3, 3),
                optional=True,
                reward=(fx.GainPart(fx.CHOOSE_ONE, 2),),
            ),
            Goal(
                "ice-review",
                EXAMINED,
                least=(2, 3, 3),
                optional=True,
                reward=(fx.Morale(1),),
                by_event=True,
            ),
        ),
        specials=(
            Special(
                "drill",
                c.BUILD,
                (fx.CounterShare(0),),
                cost=((BILL_RESERVE + c.ENERGY, 1),),
                place=AT_BLACK,
            ),
            Special(
                "sterilise",
                c.RESEARCH,
                (fx.CleanRoi(c.ADVENTURE), fx.MoraleTokens(fx.ACTIVE, 1)),
                per_round=1,
            ),
        ),
        finds=(
            (fx.Counter(0, 15),),
            (fx.GainSample(1),),
            (fx.Gain(c.OXYGEN, 2),),
        ),
        dice=STEADY,
        script=(2, "m3e1"),
        parts=(0, 0, 1, 0),
        broken=(slot(c.LAB, c.HARDWARE), slot(c.OXYGENATOR_1, c.HARDWARE)),
        tracks=(1, 1, 1),
        counters=("depth",),
        first_found=(1, (fx.PlaceObjective(c.BLACK, fx.HERE),)),
        turns=(
            Goal("ice-half", COUNTED, 0, same(50)),
            Goal("ice-first", EXAMINED, least=same(1)),
        ),
    ),
    Mission(
        "regolith",
        rounds=(6, 7, 6),
        threshold=2,
        reserve=(2, 2, 2),
        goals=(
            Goal("regolith-wall", COUNTED, 2, (2, 3, 3)),
            Goal("threshold", THRESHOLD),
            Goal("regolith-stock", STOCK, optional=True, reward=(fx.Morale(1),)),
        ),
        specials=(
            Special("find-gravel", c.RESEARCH, (fx.Counter(0, 1),), cost=((BILL_MARKER, 1),)),
            Special("make-binder", c.RESEARCH, (fx.Counter(1, 1),), cost=((BILL_TOKEN + c.RED, 1),)),
            Special(
                "raise-wall",
                c.BUILD,
                (fx.Counter(2, 1),),
                cost=((BILL_COUNTER + 0, 1), (BILL_COUNTER + 1, 1)),
            ),
            Special(
                "prevention",
                c.BUILD,
                (fx.Track(fx.CHOOSE_ONE, -2),),
                cost=((BILL_RESERVE + c.ENERGY, 1),),
                per_round=1,
            ),
        ),
        finds=(
            (fx.Counter(0, 1),),
            (fx.Counter(1, 1),),
            (fx.GainPart(fx.CHOOSE_ONE, 1),),
        ),
        dice=ROUGH,
        script=(1, "m4e1"),
        parts=(1, 0, 0, 0),
        broken=(slot(c.CONTROL_CENTER, c.HARDWARE), slot(c.WORKING_BAY, c.HARDWARE)),
        tracks=(2, 2, 2),
        counters=("gravel", "binder", "wall"),
        markers=4,
        first_found=(3, (fx.PlaceObjective(c.RED, fx.HERE),)),
        gathered=((c.RED, -1, ()),),
        to_hold=True,
        turns=(
            Goal("regolith-binder", COUNTED, 1, same(1)),
            Goal("regolith-first", COUNTED, 2, same(1)),
        ),
    ),
    Mission(
        "storm",
        rounds=(7, 5, 5),
        threshold=4,
        reserve=(4, 5, 2),
        goals=(
            Goal("storm-masts", COUNTED, 0, same(3)),
            Goal("storm-hold", LAST_SHUT, 0, same(2)),
            Goal("storm-power", LAST_RESERVE, c.ENERGY, same(2)),
            Goal("threshold", THRESHOLD),
            Goal(
                "storm-front",
                EXAMINED,
                least=same(1),
                optional=True,
                reward=(fx.Gain(c.ENERGY, 2),),
                by_event=True,
            ),
        ),
        specials=(
            Special(
                "mast",
                c.BUILD,
                (
                    fx.PlaceObjective(c.BLACK, fx.HERE),
                    fx.Counter(0, 1),
                    fx.MoraleTokens(fx.ACTIVE, 1),
                ),
                cost=((BILL_PART + c.HARDWARE, 1),),
                place=MAST_PLACE,
            ),
            Special("sweep", c.MISSION, (fx.Productivity(fx.SOLARS, 1),), per_round=1, pawns=2),
        ),
        finds=(
            (fx.Gain(c.ENERGY, 2),),
            (fx.GainPart(c.HARDWARE, 1),),
            (fx.Stress(-3),),
        ),
        dice=(0, 4, 4, 5, 5, 7, 7, 7, 7),
        script=(1, "m5e1"),
        parts=(0, 0, 3, 1),
        broken=(slot(c.SOLAR_2, c.CPU),),
        tracks=(0, 0, 1),
        counters=("masts",),
        by_round=(
            (2, (fx.Productivity(fx.SOLARS, -1),)),
            (4, (fx.Productivity(fx.SOLARS, -1),)),
            (5, (fx.Pawns(fx.OUTSIDE, 1, fx.THE_MISSION),)),
        ),
        turns=(
            Goal("storm-first", COUNTED, 0, same(1)),
            Goal("storm-half", COUNTED, 0, same(2)),
        ),
    ),
    Mission(
        "harvest",
        rounds=(5, 7, 7),
        threshold=4,
        reserve=(2, 1, 1),
        goals=(
            Goal("harvest-plants", PLANTS, least=(3, 4, 5)),
            Goal("harvest-soil", COUNTED, 0, (1, 2, 2)),
            Goal("threshold", THRESHOLD),
            Goal("harvest-food", END_RESERVE, c.FOOD, same(3), optional=True, reward=(fx.Morale(1),)),
        ),
        specials=(
            Special(
                "soil",
                c.RESEARCH,
                (fx.Counter(0, 1), fx.Grow(1, 1)),
                cost=((BILL_EXAMINED, 1),),
            ),
            Special("feed", c.RESEARCH, (fx.Grow(2),), cost=((BILL_SAMPLE, 1),), per_round=1),
        ),
        finds=((fx.Grow(1, 1),), (fx.GainSeed(1),), (fx.Gain(c.FOOD, 1),)),
        dice=ROUGH,
        script=(2, "m6e1"),
        parts=(0, 0, 0, 0),
        broken=(slot(c.CREW_QUARTERS, c.HARDWARE), slot(c.LAB, c.CPU), slot(c.OXYGENATOR_2, c.CONNECTOR)),
        tracks=(3, 3, 3),
        counters=("soil",),
        seeds=2,
        greenhouses=5,
        plants=-1,
        growth=0b001010,
        turns=(
            Goal("harvest-first", EXAMINED, least=same(1)),
            Goal("harvest-sown", PLANTED, least=same(1)),
        ),
    ),
    Mission(
        "static",
        rounds=(6, 5, 5),
        threshold=3,
        reserve=(4, 3, 2),
        goals=(
            Goal("static-antenna", COUNTED, 0, same(5)),
            Goal("static-cpu", GREEN_PART, slot(c.CONTROL_CENTER, c.CPU)),
            Goal("threshold", THRESHOLD),
            Goal("static-horn", ON_SHEET, c.RED, same(1)),
            Goal("static-discovery", DISCOVERED, least=same(1), optional=True),
        ),
        specials=(
            Special(
                "antenna",
                c.BUILD,
                (fx.Counter(0, 1),),
                cost=((BILL_RESERVE + c.ENERGY, 1),),
                per_round=1,
            ),
        ),
        finds=(
            (fx.GainPart(c.CPU, 1),),
            (fx.GainSample(1),),
            (fx.MoraleTokens(fx.ACTIVE, 2),),
        ),
        dice=(0, 1, 1, 1, 3, 3, 3, 3, 3),
        script=(1, "c1e1"),
        parts=(1, 0, 1, 0),
        broken=(slot(c.CONTROL_CENTER, c.CPU), slot(c.SOLAR_2, c.HARDWARE)),
        tracks=(2, 2, 1),
        counters=("antenna",),
        found=((A2_NORTH, (fx.PlaceObjective(c.RED, fx.HERE),)),),
        gathered=((c.RED, -1, (fx.Counter(0, 1),)),),
        turns=(Goal("static-half", COUNTED, 0, same(3)),),
    ),
    Mission(
        "long-drive",
        rounds=(6, 5, 5),
        threshold=3,
        reserve=(2, 3, 2),
        goals=(
            Goal("drive-zone", EXPLORED, places=(fx.marked(3, 1),)),
            Goal("drive-core", ON_SHEET, c.RED, same(1)),
            Goal("drive-open", COUNTED, 0, (1, 1, 2)),
            Goal("threshold", THRESHOLD),
            Goal("drive-discovery", DISCOVERED, least=same(1), optional=True),
        ),
        specials=(
            Special("open-core", c.RESEARCH, (fx.Counter(0, 1),), needs=(ON_SHEET, c.RED, 1)),
            Special(
                "relay",
                c.BUILD,
                (fx.PlaceObjective(c.BLACK, fx.HERE), fx.Relay()),
                cost=((BILL_RESERVE + c.OXYGEN, 1),),
                per_round=1,
                place=ANYWHERE,
            ),
        ),
        finds=(
            (fx.Gain(c.ENERGY, 2),),
            (fx.Gain(c.OXYGEN, 2),),
            (fx.Heal(fx.CHOSEN, 1),),
        ),
        dice=STEADY,
        script=(1, "c2e1"),
        parts=(0, 1, 1, 0),
        broken=(slot(c.GARAGE, c.HARDWARE), slot(c.MED_LAB, c.HARDWARE)),
        tracks=(2, 2, 2),
        counters=("capsule",),
        directions=1,
        found=(
            (
                fx.marked(3, 1),
                (fx.PlaceObjective(c.RED, fx.HERE), fx.GainPart(fx.CHOOSE_ONE, 2)),
            ),
        ),
        gathered=((c.RED, -1, ()),),
        open_lines=((1, 1), (2, 1)),
        turns=(Goal("long-drive-far", RING, 2, same(1)),),
    ),
    Mission(
        "open-channel",
        rounds=(7, 6, 6),
        threshold=4,
        reserve=(5, 5, 3),
        goals=(
            Goal("channel-code", COUNTED, 0, same(100)),
            Goal("channel-uplink", COUNTED, 1, same(2)),
            Goal("channel-morale", END_MORALE, least=same(0)),
            Goal("threshold", THRESHOLD),
            Goal("channel-discoveries", DISCOVERED, least=same(2), optional=True, reward=(fx.Morale(1),)),
        ),
        specials=(
            Special("decode", c.RESEARCH, (fx.CounterShare(0),), per_round=1),
            Special(
                "uplink",
                c.BUILD,
                (fx.Counter(1, 1),),
                cost=((ANY_PART, 1),),
                needs=(COUNTED, 0, 50),
                per_round=1,
            ),
        ),
        finds=(
            (fx.Counter(0, 20),),
            (fx.GainPart(fx.CHOOSE_ONE, 1),),
            (fx.Morale(1),),
        ),
        dice=STEADY,
        script=(1, "c3e1"),
        parts=(0, 0, 0, 1),
        broken=(slot(c.OXYGENATOR_2, c.HARDWARE), slot(c.LAB, c.CONNECTOR)),
        tracks=(1, 1, 1),
        counters=("code", "uplink"),
        by_round=((1, (fx.Morale(1),)), (3, (fx.Morale(1),))),
        turns=(
            Goal("open-channel-half", COUNTED, 0, same(50)),
            Goal("open-channel-first", COUNTED, 1, same(1)),
        ),
    ),
]
FIRST_OF_CAMPAIGN: Final = 6
N_CAMPAIGN: Final = 3
STANDALONE: Final = ("home", "beacon", "ice", "regolith", "storm", "harvest")
CAMPAIGN: Final = "contact"
MAX_SPECIALS: Final = 4
MAX_COUNTERS: Final = 3


def vet_missions() -> None:
    for mission in MISSIONS:
        for goal in mission.goals:
            within(goal.check, LAST_RESERVE + 1, goal.name)
            vet(goal.reward, goal.name)
        for special in mission.specials:
            vet(special.effects, special.name)
        for effects in (
            *mission.finds,
            *[effects for _, effects in (*mission.found, mission.first_found, *mission.by_round)],
            *[effects for _, _, effects in mission.gathered],
        ):
            vet(effects, mission.name)


vet_missions()
