"""The missions: set-up, objectives, special actions, dice by round. Numbers by crew are for 2, 3 and 4 astronauts."""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import (
    ADVENTURE,
    BACKUP_FARM,
    BACKUP_OXYGENATOR,
    BACKUP_SOLAR,
    BLACK,
    BUILD,
    CONNECTOR,
    CONTROL_CENTER,
    CPU,
    CREW_QUARTERS,
    ENERGY,
    EXPLORE,
    FILTER,
    FOOD,
    GARAGE,
    GATHER,
    HARDWARE,
    LAB,
    MED_LAB,
    MISSION,
    N_PARTS,
    ORANGE,
    OXYGEN,
    OXYGENATOR_1,
    OXYGENATOR_2,
    PROBE_BAY,
    RED,
    RESEARCH,
    SOLAR_1,
    SOLAR_2,
    WORKING_BAY,
)
from .effect import (
    ACTIVE,
    CHOOSE_ONE,
    CHOSEN,
    CLEAN_ROI,
    COUNTER,
    COUNTER_SHARE,
    EVERYONE,
    GAIN,
    GAIN_PART,
    GAIN_SAMPLE,
    GAIN_SEED,
    GROW,
    HEAL,
    HERE,
    MORALE,
    MORALE_TOKENS,
    NEXT_ROUND,
    OUTSIDE,
    PAWNS,
    PLACE_OBJECTIVE,
    PRODUCTIVITY,
    RELAY,
    SOLARS,
    STRESS,
    THE_MISSION,
    THIS_ROUND,
    TRACK,
    Effect,
    Effects,
    marked,
)
from .vetting import vet, within

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
    reward: Effects = ()
    places: tuple[int, ...] = ()


class Special(NamedTuple):
    """An action of the mission. `pawns` 0: one with a roll, two without; else a fixed number."""

    name: str
    action: int  # its type; MISSION: none
    effects: Effects
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
    finds: tuple[Effects, Effects, Effects]  # points of interest A, B, C
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
    found: tuple[tuple[int, Effects], ...] = ()  # place, and what exploring it brings
    first_found: tuple[int, Effects] = (0, ())  # the first so many regions of ring 1
    gathered: tuple[tuple[int, int, Effects], ...] = ()  # colour, space or -1 for any, what it brings
    to_hold: bool = False  # gathered tokens go to the hold, not to the sheet
    by_round: tuple[tuple[int, Effects], ...] = ()  # before production
    open_lines: tuple[tuple[int, int], ...] = ()  # ring, drawn direction: no closed edge here


def slot(facility: int, part: int) -> int:
    return facility * N_PARTS + part


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
        rounds=(8, 7, 5),
        threshold=3,
        reserve=(3, 4, 2),
        goals=(
            Goal("home-solar", BUILT, BACKUP_SOLAR),
            Goal("home-oxygenator", BUILT, BACKUP_OXYGENATOR),
            Goal("home-farm", BUILT, BACKUP_FARM),
            Goal("home-seed", PLANTED, least=same(1)),
            Goal("home-optimal", COUNTED, 0, same(100)),
            Goal("threshold", THRESHOLD),
            Goal("home-wrecks", EXPLORED, optional=True, places=(A1_SOUTH, A2_SOUTH)),
            Goal("home-salvage", ON_SHEET, ORANGE, same(2), optional=True),
        ),
        specials=(Special("adjust", BUILD, (Effect(COUNTER_SHARE, 0),), cost=((BILL_RESERVE + ENERGY, 1),)),),
        finds=((Effect(GAIN_SAMPLE, 1),), (Effect(GAIN_PART, CHOOSE_ONE, 1),), (Effect(COUNTER, 0, 15),)),
        dice=CALM,
        script=(1, "m1e1"),
        parts=(1, 1, 1, 1),
        tracks=(2, 2, 2),
        counters=("optimal",),
        seeds=1,
        greenhouses=1,
        buildable=(BACKUP_SOLAR, BACKUP_OXYGENATOR, BACKUP_FARM),
        found=(
            (A1_SOUTH, (Effect(PLACE_OBJECTIVE, ORANGE, HERE),)),
            (A2_SOUTH, (Effect(PLACE_OBJECTIVE, ORANGE, HERE),)),
        ),
        gathered=(
            (ORANGE, A1_SOUTH, (Effect(GAIN_PART, HARDWARE, 1), Effect(GAIN_PART, CONNECTOR, 1))),
            (ORANGE, A2_SOUTH, (Effect(GAIN_PART, CPU, 1), Effect(GAIN_PART, FILTER, 1))),
        ),
    ),
    Mission(
        "beacon",
        rounds=(7, 5, 5),
        threshold=4,
        reserve=(3, 2, 2),
        goals=(
            Goal("beacon-zones", EXPLORED, places=(marked(1, 1), marked(2, 2), marked(2, 3))),
            Goal("beacon-fragments", ON_SHEET, RED, same(3)),
            Goal("beacon-assembled", COUNTED, 0, (3, 3, 5)),
            Goal("threshold", THRESHOLD),
            Goal(
                "beacon-chart",
                RING,
                3,
                same(1),
                optional=True,
                reward=(Effect(MORALE_TOKENS, EVERYONE, 2),),
            ),
        ),
        specials=(
            Special("assemble", BUILD, (Effect(COUNTER, 0, 1),), needs=(ON_SHEET, RED, 3)),
            Special(
                "triangulate",
                RESEARCH,
                (Effect(PAWNS, EXPLORE, -1, NEXT_ROUND),),
                cost=((BILL_RESERVE + ENERGY, 1),),
                per_round=1,
            ),
        ),
        finds=(
            (Effect(MORALE_TOKENS, ACTIVE, 2),),
            (Effect(GAIN_PART, CPU, 1),),
            (Effect(PAWNS, GATHER, -1, THIS_ROUND),),
        ),
        dice=STEADY,
        script=(1, "m2e1"),
        parts=(1, 0, 0, 1),
        broken=(slot(PROBE_BAY, HARDWARE), slot(SOLAR_1, CPU)),
        tracks=(1, 1, 1),
        counters=("beacon",),
        directions=3,
        found=(
            (marked(1, 1), (Effect(PLACE_OBJECTIVE, RED, HERE),)),
            (marked(2, 2), (Effect(PLACE_OBJECTIVE, RED, HERE),)),
            (marked(2, 3), (Effect(PLACE_OBJECTIVE, RED, HERE),)),
        ),
        gathered=((RED, -1, ()),),
        open_lines=((1, 1), (1, 2), (1, 3)),
    ),
    Mission(
        "ice",
        rounds=(8, 8, 7),
        threshold=5,
        reserve=(3, 4, 2),
        goals=(
            Goal("ice-depth", COUNTED, 0, same(100)),
            Goal("ice-discoveries", DISCOVERED, least=(1, 2, 2)),
            Goal("threshold", THRESHOLD),
            Goal(
                "ice-more",
                DISCOVERED,
                least=(2, 3, 3),
                optional=True,
                reward=(Effect(GAIN_PART, CHOOSE_ONE, 2),),
            ),
        ),
        specials=(
            Special(
                "drill",
                BUILD,
                (Effect(COUNTER_SHARE, 0),),
                cost=((BILL_RESERVE + ENERGY, 1),),
                place=AT_BLACK,
            ),
            Special(
                "sterilise",
                RESEARCH,
                (Effect(CLEAN_ROI, ADVENTURE), Effect(MORALE_TOKENS, ACTIVE, 1)),
                per_round=1,
            ),
        ),
        finds=((Effect(COUNTER, 0, 15),), (Effect(GAIN_SAMPLE, 1),), (Effect(GAIN, OXYGEN, 2),)),
        dice=STEADY,
        script=(2, "m3e1"),
        parts=(0, 0, 1, 0),
        broken=(slot(LAB, HARDWARE), slot(OXYGENATOR_1, HARDWARE)),
        tracks=(1, 0, 1),
        counters=("depth",),
        first_found=(1, (Effect(PLACE_OBJECTIVE, BLACK, HERE),)),
    ),
    Mission(
        "regolith",
        rounds=(6, 7, 7),
        threshold=3,
        reserve=(3, 3, 3),
        goals=(
            Goal("regolith-wall", COUNTED, 2, (2, 3, 3)),
            Goal("threshold", THRESHOLD),
            Goal("regolith-stock", STOCK, optional=True, reward=(Effect(MORALE, 1),)),
        ),
        specials=(
            Special("find-gravel", RESEARCH, (Effect(COUNTER, 0, 1),), cost=((BILL_MARKER, 1),)),
            Special("make-binder", RESEARCH, (Effect(COUNTER, 1, 1),), cost=((BILL_TOKEN + RED, 1),)),
            Special(
                "raise-wall",
                BUILD,
                (Effect(COUNTER, 2, 1),),
                cost=((BILL_COUNTER + 0, 1), (BILL_COUNTER + 1, 1)),
            ),
            Special(
                "prevention",
                BUILD,
                (Effect(TRACK, CHOOSE_ONE, -2),),
                cost=((BILL_RESERVE + ENERGY, 1),),
                per_round=1,
            ),
        ),
        finds=((Effect(COUNTER, 0, 1),), (Effect(COUNTER, 1, 1),), (Effect(GAIN_PART, CHOOSE_ONE, 1),)),
        dice=ROUGH,
        script=(1, "m4e1"),
        parts=(1, 0, 0, 0),
        broken=(slot(CONTROL_CENTER, HARDWARE), slot(WORKING_BAY, HARDWARE)),
        tracks=(2, 1, 1),
        counters=("gravel", "binder", "wall"),
        markers=4,
        first_found=(3, (Effect(PLACE_OBJECTIVE, RED, HERE),)),
        gathered=((RED, -1, ()),),
        to_hold=True,
    ),
    Mission(
        "storm",
        rounds=(6, 6, 6),
        threshold=4,
        reserve=(4, 5, 2),
        goals=(
            Goal("storm-masts", COUNTED, 0, same(3)),
            Goal("storm-hold", LAST_SHUT, 0, same(2)),
            Goal("storm-power", LAST_RESERVE, ENERGY, same(2)),
            Goal("threshold", THRESHOLD),
            Goal("storm-front", EXAMINED, least=same(1), optional=True, reward=(Effect(GAIN, ENERGY, 2),)),
        ),
        specials=(
            Special(
                "mast",
                BUILD,
                (
                    Effect(PLACE_OBJECTIVE, BLACK, HERE),
                    Effect(COUNTER, 0, 1),
                    Effect(MORALE_TOKENS, ACTIVE, 1),
                ),
                cost=((BILL_PART + HARDWARE, 1),),
                place=MAST_PLACE,
            ),
            Special("sweep", MISSION, (Effect(PRODUCTIVITY, SOLARS, 1),), per_round=1, pawns=2),
        ),
        finds=((Effect(GAIN, ENERGY, 2),), (Effect(GAIN_PART, HARDWARE, 1),), (Effect(STRESS, -3),)),
        dice=(0, 4, 4, 5, 5, 7, 7, 7, 7),
        script=(1, "m5e1"),
        parts=(0, 0, 3, 1),
        broken=(slot(SOLAR_2, CPU),),
        tracks=(0, 0, 2),
        counters=("masts",),
        by_round=(
            (2, (Effect(PRODUCTIVITY, SOLARS, -1),)),
            (4, (Effect(PRODUCTIVITY, SOLARS, -1),)),
            (5, (Effect(PAWNS, OUTSIDE, 1, THE_MISSION),)),
        ),
    ),
    Mission(
        "harvest",
        rounds=(5, 8, 8),
        threshold=5,
        reserve=(3, 3, 4),
        goals=(
            Goal("harvest-plants", PLANTS, least=(3, 4, 5)),
            Goal("harvest-soil", COUNTED, 0, (1, 2, 2)),
            Goal("threshold", THRESHOLD),
            Goal("harvest-food", END_RESERVE, FOOD, same(3), optional=True, reward=(Effect(MORALE, 1),)),
        ),
        specials=(
            Special(
                "soil", RESEARCH, (Effect(COUNTER, 0, 1), Effect(GROW, 1, 1)), cost=((BILL_EXAMINED, 1),)
            ),
            Special("feed", RESEARCH, (Effect(GROW, 2),), cost=((BILL_SAMPLE, 1),), per_round=1),
        ),
        finds=((Effect(GROW, 1, 1),), (Effect(GAIN_SEED, 1),), (Effect(GAIN, FOOD, 1),)),
        dice=ROUGH,
        script=(2, "m6e1"),
        parts=(0, 1, 0, 0),
        broken=(slot(CREW_QUARTERS, HARDWARE), slot(LAB, CPU), slot(OXYGENATOR_2, CONNECTOR)),
        tracks=(1, 2, 1),
        counters=("soil",),
        seeds=2,
        greenhouses=5,
        plants=-1,
        growth=0b001010,
    ),
    Mission(
        "static",
        rounds=(6, 6, 5),
        threshold=4,
        reserve=(4, 4, 2),
        goals=(
            Goal("static-antenna", COUNTED, 0, same(5)),
            Goal("static-cpu", GREEN_PART, slot(CONTROL_CENTER, CPU)),
            Goal("threshold", THRESHOLD),
            Goal("static-horn", ON_SHEET, RED, same(1)),
            Goal("one-discovery", DISCOVERED, least=same(1), optional=True),
        ),
        specials=(
            Special(
                "antenna", BUILD, (Effect(COUNTER, 0, 1),), cost=((BILL_RESERVE + ENERGY, 1),), per_round=1
            ),
        ),
        finds=((Effect(GAIN_PART, CPU, 1),), (Effect(GAIN_SAMPLE, 1),), (Effect(MORALE_TOKENS, ACTIVE, 2),)),
        dice=(0, 1, 1, 1, 3, 3, 3, 3, 3),
        script=(1, "c1e1"),
        parts=(1, 0, 1, 0),
        broken=(slot(CONTROL_CENTER, CPU), slot(SOLAR_2, HARDWARE)),
        tracks=(1, 1, 0),
        counters=("antenna",),
        found=((A2_NORTH, (Effect(PLACE_OBJECTIVE, RED, HERE),)),),
        gathered=((RED, -1, (Effect(COUNTER, 0, 1),)),),
    ),
    Mission(
        "long-drive",
        rounds=(6, 6, 6),
        threshold=5,
        reserve=(4, 4, 2),
        goals=(
            Goal("drive-zone", EXPLORED, places=(marked(3, 1),)),
            Goal("drive-core", ON_SHEET, RED, same(1)),
            Goal("drive-open", COUNTED, 0, same(1)),
            Goal("threshold", THRESHOLD),
            Goal("one-discovery", DISCOVERED, least=same(1), optional=True),
        ),
        specials=(
            Special("open-core", RESEARCH, (Effect(COUNTER, 0, 1),), needs=(ON_SHEET, RED, 1)),
            Special(
                "relay",
                BUILD,
                (Effect(PLACE_OBJECTIVE, BLACK, HERE), Effect(RELAY)),
                cost=((BILL_RESERVE + OXYGEN, 1),),
                per_round=1,
                place=ANYWHERE,
            ),
        ),
        finds=((Effect(GAIN, ENERGY, 2),), (Effect(GAIN, OXYGEN, 2),), (Effect(HEAL, CHOSEN, 1),)),
        dice=STEADY,
        script=(1, "c2e1"),
        parts=(0, 1, 1, 0),
        broken=(slot(GARAGE, HARDWARE), slot(MED_LAB, HARDWARE)),
        tracks=(2, 1, 1),
        counters=("capsule",),
        directions=1,
        found=((marked(3, 1), (Effect(PLACE_OBJECTIVE, RED, HERE), Effect(GAIN_PART, CHOOSE_ONE, 2))),),
        gathered=((RED, -1, ()),),
        open_lines=((1, 1), (2, 1)),
    ),
    Mission(
        "open-channel",
        rounds=(6, 6, 6),
        threshold=4,
        reserve=(3, 4, 2),
        goals=(
            Goal("channel-code", COUNTED, 0, same(100)),
            Goal("channel-uplink", COUNTED, 1, same(2)),
            Goal("channel-morale", END_MORALE, least=same(0)),
            Goal("threshold", THRESHOLD),
            Goal("two-discoveries", DISCOVERED, least=same(2), optional=True, reward=(Effect(MORALE, 1),)),
        ),
        specials=(
            Special("decode", RESEARCH, (Effect(COUNTER_SHARE, 0),), per_round=1),
            Special(
                "uplink",
                BUILD,
                (Effect(COUNTER, 1, 1),),
                cost=((ANY_PART, 1),),
                needs=(COUNTED, 0, 50),
                per_round=1,
            ),
        ),
        finds=((Effect(COUNTER, 0, 20),), (Effect(GAIN_PART, CHOOSE_ONE, 1),), (Effect(MORALE, 1),)),
        dice=ROUGH,
        script=(1, "c3e1"),
        parts=(0, 0, 0, 1),
        broken=(slot(OXYGENATOR_2, HARDWARE), slot(LAB, CONNECTOR)),
        tracks=(1, 1, 2),
        counters=("code", "uplink"),
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
