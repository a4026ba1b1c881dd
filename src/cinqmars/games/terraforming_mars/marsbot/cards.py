"""MarsBot's bonus cards and corporations, as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.index import CARD

from . import tracks as board

METEOR_SHOWER: Final = 0
INVASIVE_SPECIES: Final = 1
RESEARCH_AND_DEVELOPMENT: Final = 2
OVERACHIEVEMENT: Final = 3
EXPEDITED_CONSTRUCTION: Final = 4
LOBBYISTS: Final = 5
LOCAL_NEURAL_INSTANCE: Final = 6
CORPORATE_COMPETITION: Final = 7
N_BASIC: Final = 8
RAPID_SPROUTING: Final = 8
DO_IT_RIGHT: Final = 9
DIVERSIFICATION: Final = 10
GOVERNMENT_SUBSIDY: Final = 11
BONUS_CARDS: Final[list[str]] = [
    "b01",
    "b02",
    "b03",
    "b04",
    "b05",
    "b06",
    "b07",
    "b08",
    "b23",
    "b25",
    "b28",
    "b31",
]

# Draft priorities besides tags

RANDOM: Final = ""
DEAREST: Final = "dearest"  # CrediCor
OWN_TRACKS: Final = "own-tracks"  # Aridor
MOST_TAGS: Final = "most-tags"  # Spire
BY_TAGS: Final = "tags"

WHITE: Final = 0
BLACK: Final = 1
SILVER: Final = 2


class Cubes(NamedTuple):
    colour: int
    track: int
    spaces: list[int]


class Priority(NamedTuple):
    rule: str
    tags: list[int]


NO_PRIORITY: Final = Priority(RANDOM, [])


class Corporation(NamedTuple):
    id: str  # as the corporation of players
    tags: list[int]
    priority: Priority = NO_PRIORITY
    megacredits: int = 0
    on_card: int = 0
    cubes: list[Cubes] = []  # noqa: RUF012  (never changed)
    every_generation: int = -1  # the bonus card that joins every action deck


CREDICOR: Final = 0
ECOLINE: Final = 1
HELION: Final = 2
CINEMATICS: Final = 3
INVENTRIX: Final = 4
MINING_GUILD: Final = 5
PHOBOLOG: Final = 6
SATURN_SYSTEMS: Final = 7
TERACTOR: Final = 8
THARSIS_REPUBLIC: Final = 9
THORGATE: Final = 10
UNITED_NATIONS: Final = 11
CHEUNG_SHING: Final = 12
POINT_LUNA: Final = 13
ROBINSON: Final = 14
VALLEY_TRUST: Final = 15
VITOR: Final = 16

CORPORATIONS: Final[list[Corporation]] = [
    Corporation("credicor", [], Priority(DEAREST, [])),
    Corporation("ecoline", [], every_generation=RAPID_SPROUTING),
    Corporation(
        "helion",
        [],
        cubes=[
            Cubes(WHITE, board.BUILDING_TRACK, [6]),
            Cubes(WHITE, board.SPACE_TRACK, [9]),
            Cubes(WHITE, board.SCIENCE_TRACK, [10]),
            Cubes(WHITE, board.ENERGY_TRACK, [5, 9]),
            Cubes(WHITE, board.PLANT_TRACK, [11]),
            Cubes(BLACK, board.EARTH_TRACK, [3, 6, 9, 12, 13, 14]),
        ],
    ),
    Corporation("interplanetary-cinematics", [board.EVENT_TAG, board.EVENT_TAG]),
    Corporation("inventrix", [], every_generation=DO_IT_RIGHT),
    Corporation("mining-guild", [box.BUILDING, box.BUILDING], on_card=10),
    Corporation("phobolog", [box.SPACE], cubes=[Cubes(WHITE, board.SPACE_TRACK, [7, 10, 13, 15])]),
    Corporation(
        "saturn-systems",
        [box.JOVIAN, box.SPACE, box.SPACE, box.SPACE],
        Priority(BY_TAGS, [box.JOVIAN, box.SPACE]),
    ),
    Corporation("teractor", [], Priority(BY_TAGS, [box.EARTH]), 25),
    Corporation("tharsis-republic", [], Priority(BY_TAGS, [box.CITY_TAG])),
    Corporation(
        "thorgate",
        [box.POWER],
        Priority(BY_TAGS, [box.POWER]),
        10,
        cubes=[Cubes(WHITE, board.ENERGY_TRACK, [4, 6, 8, 10])],
    ),
    Corporation("united-nations-mars-initiative", []),
    Corporation(
        "cheung-shing-mars",
        [box.BUILDING],
        Priority(BY_TAGS, [box.BUILDING]),
        cubes=[Cubes(SILVER, board.BUILDING_TRACK, list(range(4, 19)))],
    ),
    Corporation(
        "point-luna",
        [box.SPACE],
        Priority(BY_TAGS, [box.EARTH]),
        cubes=[
            Cubes(WHITE, board.EARTH_TRACK, [1, 5, 9, 13, 17]),
            Cubes(BLACK, board.EARTH_TRACK, [3, 7, 11, 15]),
        ],
    ),
    Corporation("robinson-industries", [], megacredits=10, every_generation=DIVERSIFICATION),
    Corporation(
        "valley-trust",
        [],
        Priority(BY_TAGS, [box.SCIENCE]),
        cubes=[Cubes(WHITE, board.SCIENCE_TRACK, [8, 16])],
    ),
    Corporation("vitor", [], every_generation=OVERACHIEVEMENT),
]


def check(corporation: Corporation) -> None:
    """A slip of the pen is found when the card is read."""
    spaces = [space for cubes in corporation.cubes for space in cubes.spaces]
    if corporation.id not in CARD or not all([0 < space <= board.LAST_SPACE for space in spaces]):
        raise ValueError(f"MarsBot has no such corporation: {corporation}")


for _corporation in CORPORATIONS:
    check(_corporation)


def cube_at(corporation: int, track: int, space: int) -> int:
    """The colour of the cube that a corporation puts on a space, or -1."""
    if corporation >= 0:
        for cubes in CORPORATIONS[corporation].cubes:
            if cubes.track == track and space in cubes.spaces:
                return cubes.colour
    return -1
