"""The components as data. Names are the rulebook's; provenance and confidence are in RULINGS.md."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import (
    Construct,
    ConstructAny,
    Develop,
    Effect,
    Fetch,
    Gain,
    GainOthers,
    Hire,
    Learn,
    MoveBots,
    MoveRover,
    Obtain,
    Recruit,
    Retrieve,
    Travel,
    Upgrade,
    Welcome,
)

MAX_PLAYERS: Final = 4
NONE: Final = -1

# Resources, in the order of the storage. A crystal is not a resource.

MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
ANY: Final = 6  # in a cost: any one resource
N_RESOURCES: Final = 5
RESOURCES: Final[list[str]] = ["mineral", "battery", "water", "plant", "oxygen"]
GOODS: Final[list[str]] = [*RESOURCES, "crystal"]
N_GOODS: Final = 6

# Buildings; a shelter of company c stands on the map as SHELTER + c: other companies' shelters are other types.

MINE: Final = 0
GENERATOR: Final = 1
EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
CONDENSER: Final = 4
SHELTER: Final = 5
N_STOCKED: Final = 5  # types on the building board
N_TYPES: Final = 6
BUILDINGS: Final[list[str]] = [
    "mine",
    "generator",
    "extractor",
    "greenhouse",
    "condenser",
    "shelter",
]
BUILDING_COST: Final[list[list[int]]] = [[], [MINERAL], [BATTERY], [WATER], [PLANT], [OXYGEN]]
STACK: Final = 6  # tiles of each type beside the starting one
WITH_ARROWS: Final = 3  # of them (reconstructed)
SHELTERS: Final = 5
N_LSS: Final = 4  # life support: generator to condenser
LSS_ROWS: Final = 6

# The map: flat-top hexes in axial coordinates

COLUMNS: Final[list[tuple[int, int, int]]] = [
    (-6, 2, 4),
    (-5, 0, 5),
    (-4, -1, 5),
    (-3, -2, 5),
    (-2, -3, 5),
    (-1, -3, 4),
    (0, -4, 4),
    (1, -4, 3),
    (2, -5, 3),
    (3, -5, 2),
    (4, -5, 1),
    (5, -5, 0),
    (6, -4, -2),
]
HEXES: Final[list[tuple[int, int]]] = [(q, r) for q, low, high in COLUMNS for r in range(low, high + 1)]
N_HEXES: Final = 91
DIRECTIONS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
DIRECTION_NAMES: Final[list[str]] = ["n", "ne", "se", "s", "sw", "nw"]
ARROWS: Final[list[int]] = [0, 2, 4]  # north, south-east, south-west, the notch to the south


def hex_at(q: int, r: int) -> int:
    """The number of the hex at these coordinates, or NONE beyond the edge."""
    return HEXES.index((q, r)) if (q, r) in HEXES else NONE


def distance(a: int, b: int) -> int:
    q, r = HEXES[a][0] - HEXES[b][0], HEXES[a][1] - HEXES[b][1]
    return max(abs(q), abs(r), abs(q + r))


TOWARDS: Final[list[list[int]]] = [[hex_at(q + dq, r + dr) for dq, dr in DIRECTIONS] for q, r in HEXES]
WAYS: Final[list[list[tuple[int, int]]]] = [  # by hex: directions and where they lead
    [(direction, h) for direction, h in enumerate(row) if h != NONE] for row in TOWARDS
]
ADJACENT: Final[list[list[int]]] = [[h for h in row if h != NONE] for row in TOWARDS]
DISTANCE: Final[list[list[int]]] = [[distance(a, b) for b in range(N_HEXES)] for a in range(N_HEXES)]
AT_TWO: Final[list[list[int]]] = [[b for b in range(N_HEXES) if DISTANCE[a][b] == 2] for a in range(N_HEXES)]
AT_THREE: Final[list[list[int]]] = [
    [b for b in range(N_HEXES) if DISTANCE[a][b] == 3] for a in range(N_HEXES)
]
AROUND: Final[list[list[int]]] = [sorted([a, *ADJACENT[a]]) for a in range(N_HEXES)]
NEAREST: Final[list[list[int]]] = [
    [key % 100 for key in sorted([DISTANCE[a][b] * 100 + b for b in range(N_HEXES)])] for a in range(N_HEXES)
]

CENTRE: Final = 45
START_HEXES: Final[list[int]] = [hex_at(0, -2), hex_at(2, -1), hex_at(0, 2), hex_at(-2, 1)]
SHELTER_HEXES: Final[list[list[int]]] = [  # by the number of companies
    [],
    [],
    [hex_at(0, -1), hex_at(0, 1)],
    [hex_at(0, -1), hex_at(1, 0), hex_at(-1, 1)],
    [hex_at(-2, -1), hex_at(2, -3), hex_at(2, 1), hex_at(-2, 3)],
]

# Tiles on the map: discoveries, then research tiles by colour


class Discovery(NamedTuple):
    """A discovery tile."""

    name: str
    effect: Effect


EVERY_DISCOVERY: Final[list[Discovery]] = [
    Discovery("develop", Develop()),
    Discovery("blueprints", Obtain(2)),
    Discovery("technology", Learn()),
    Discovery("upgrade", Upgrade(2)),
    Discovery("construct-any", ConstructAny()),
    Discovery("crystals", Gain(CRYSTAL, 3)),
    Discovery("hire", Hire()),
    Discovery("warehouse", Fetch(2)),
    Discovery("construct-mine", Construct(MINE)),
    Discovery("construct-generator", Construct(GENERATOR)),
    Discovery("construct-extractor", Construct(EXTRACTOR)),
    Discovery("construct-greenhouse", Construct(GREENHOUSE)),
    Discovery("construct-condenser", Construct(CONDENSER)),
    Discovery("construct-shelter", Construct(SHELTER)),
    Discovery("gain-mineral", Gain(MINERAL, 2)),
    Discovery("gain-battery", Gain(BATTERY, 3)),
    Discovery("gain-water", Gain(WATER, 3)),
    Discovery("gain-plant", Gain(PLANT, 3)),
    Discovery("gain-oxygen", Gain(OXYGEN, 3)),
]
DISCOVERIES: Final[list[str]] = [tile.name for tile in EVERY_DISCOVERY]
DISCOVERED: Final[list[Effect]] = [tile.effect for tile in EVERY_DISCOVERY]
N_DISCOVERIES: Final = 19

RESEARCH: Final = N_DISCOVERIES  # + colour: a research tile on the map
COLOURS: Final[list[str]] = ["olive", "teal", "pink", "green"]
N_COLOURS: Final = 4
RESEARCH_HEXES: Final[list[list[int]]] = [
    [hex_at(-3, -2), hex_at(-5, 0)],
    [hex_at(3, -5), hex_at(5, -5)],
    [hex_at(-5, 5), hex_at(-3, 5)],
    [hex_at(5, 0), hex_at(3, 2)],
]

# Technology: the five building types of the board share their numbers with the tiles that serve them

ROVER_TECH: Final = 5
SHIP_TECH: Final = 6
UPGRADE_TECH: Final = 7
SHELTER_TECH: Final = 8
N_TECHS: Final = 9
N_GRID_TECHS: Final = 8
TECHS: Final[list[str]] = [*BUILDINGS[:5], "rover", "ship", "upgrade", "shelter"]
TECH_OF: Final[list[int]] = [0, 1, 2, 3, 4, SHELTER_TECH]  # by building type

GRID: Final = 8
GRID_COST: Final[list[list[int]]] = [
    [],
    [],
    [BATTERY],
    [BATTERY],
    [BATTERY],
    *[[BATTERY, ANY]] * 3,
]  # bottom first

SPACES: Final[list[str]] = ["1t", "1b", "2t", "2m", "2b", "3t", "3b", "4t", "4m", "4b", "5t", "5b", "6"]
N_SPACES: Final = 13
ENTRANCE: Final[list[int]] = [0, 1]
SHELTER_START: Final = 3
LEVEL: Final[list[int]] = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6]
SPACE_OP: Final[list[int]] = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 9]
ENTER_COST: Final[list[list[int]]] = [
    *[[]] * 2,
    *[[ANY]] * 3,
    *[[OXYGEN]] * 5,
    *[[OXYGEN, ANY]] * 2,
    [OXYGEN, CRYSTAL],
]
STEPS: Final[list[tuple[int, int]]] = [  # from a space of the laboratory to one on its right
    (0, 2),
    (0, 3),
    (1, 3),
    (1, 4),
    (2, 5),
    (3, 5),
    (3, 6),
    (4, 6),
    (5, 7),
    (5, 8),
    (6, 8),
    (6, 9),
    (7, 10),
    (8, 10),
    (8, 11),
    (9, 11),
    (10, 12),
    (11, 12),
]
N_STEPS: Final = 18
SPACE_GIVES: Final[dict[int, Effect]] = {
    0: Fetch(must=False),
    1: Gain(CRYSTAL, 1),
    5: Gain(MINERAL, 1),
    6: MoveBots(2),
    10: Upgrade(must=False, boosts=True),
    11: Obtain(must=False, boosts=True),
}

# The player board

COLONISTS: Final = 12
FIRST_COLONISTS: Final = 3
BOTS: Final = 4
SHIPS: Final = 5
DEPOT: Final = 8
MARKERS: Final = 8
QUARTERS: Final = 4
QUARTERS_PER_SHELTER: Final = 2
QUARTERS_OP: Final[list[int]] = [0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21]  # by colonists at home
SHIP_COST: Final[list[int]] = [WATER, PLANT]
SHIP_OP: Final = 3


class Executive(NamedTuple):
    """A space of the depot: what it does for so many crystals."""

    name: str
    cost: int
    effect: Effect


DEPOT_ACTIONS: Final[list[Executive]] = [
    Executive("develop", 4, Develop(1, free=True)),
    Executive("rover", 4, MoveRover(2)),
    Executive("blueprint", 3, Obtain()),
    Executive("upgrade", 3, Upgrade()),
    Executive("mineral", 3, Gain(MINERAL, 1)),
    Executive("bots", 2, MoveBots(2)),
    Executive("warehouse", 2, Fetch(crystals=False)),
]
EXECUTIVE: Final[list[str]] = [*[space.name for space in DEPOT_ACTIONS], "building"]
EXECUTIVE_COST: Final[list[int]] = [space.cost for space in DEPOT_ACTIONS]
N_EXECUTIVE: Final = 7  # those of the depot itself; the eighth is the use of an advanced building
BUILDING_USE: Final = 2  # crystals for one of one's own advanced buildings

# The main board

ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final[list[str]] = ["orbit", "colony"]

POD: Final = 0
BLUEPRINT: Final = 1
LEARN: Final = 2
DEVELOP: Final = 3
RESUPPLY: Final = 4
CONTROL: Final = 5
CONSTRUCT: Final = 6
UPGRADE: Final = 7
WELCOME: Final = 8
HIRE: Final = 9
N_ACTIONS: Final = 10
ACTIONS: Final[list[str]] = [
    "pod",
    "blueprint",
    "learn",
    "develop",
    "resupply",
    "control",
    "construct",
    "upgrade",
    "welcome",
    "hire",
]
SLOT_OF: Final[list[int]] = [NONE, 0, NONE, 1, NONE, NONE, 2, 3, NONE, 4]  # actions with a red colonist
ACTION_OF_SLOT: Final[list[int]] = [BLUEPRINT, DEVELOP, CONSTRUCT, UPGRADE, HIRE]
N_SLOTS: Final = 5
HIRE_SLOT: Final = 4
SLOT_SIZE: Final = 3  # of every slot but that of hiring, which has one space per company
SIDE_OF_SLOT: Final[list[int]] = [ORBIT, ORBIT, COLONY, COLONY, COLONY]

N_ORDER: Final = 8
PER_SIDE: Final = 4
WAREHOUSE_SPACES: Final[list[int]] = [1, 5]
TECH_SPACE: Final = 2
COLONIST_SPACE: Final = 3
BOTS_SPACE: Final = 6
BLUEPRINT_SPACE: Final = 7
SPACE_BONUS: Final[list[str]] = [
    "",
    "warehouse",
    "technology",
    "colonist",
    "",
    "warehouse",
    "bots",
    "blueprint",
]
BONUS_SPACES: Final[list[int]] = [1, 2, 3, 5, 6, 7]  # those of the First Colonists' tiles

EXPLORATION: Final = 2
WAREHOUSE: Final[list[int]] = [CRYSTAL, BATTERY, WATER, PLANT, OXYGEN]
WAREHOUSE_ROWS: Final[list[int]] = [0, 0, 2, 3, 3]  # by the number of companies
PROGRESS_OP: Final[list[int]] = [0, 1, 2, 4, 7, 11]
LAST_STATION: Final = 3  # the shuttle starts so far from its departure at most
SHUTTLE_STOPS: Final = 4  # from this level it moves no more, but for a last trip
LAST_LEVEL: Final = 5
LAST_ROUND: Final = 100  # far beyond any game that people play
FIRST_BUILT_OP: Final = 2

REWARDS: Final[list[str]] = [
    "technology",
    "ships",
    "advanced",
    "mines",
    "bots",
    "discoveries",
    "shelters",
    "colonists",
]
N_REWARDS: Final = 8

# Blueprints: level 1, then level 3

BLUEPRINTS: Final[list[str]] = [
    "construction-yard",
    "metal-deposit",
    "automated-production",
    "wind-turbines",
    "private-ship",
    "moisture-vaporator",
    "biomarket",
    "hydroponic-farm",
    "oxygen-tank",
    "concentrator",
    "casino",
    "gym",
    "mineral-mine",
    "biolab",
    "radar",
    "builder-drone",
    "research-lab",
    "aqueduct",
    "eco-resort",
    "trade-market",
    "recycling-bots",
    "aerial-elevator",
    "library",
    "command-center",
]
N_BLUEPRINTS: Final = 24
N_BASIC: Final = 12  # of level 1
DISPLAYED: Final = 6
UPGRADES_A: Final[list[int]] = [b % N_BASIC // 2 for b in range(N_BLUEPRINTS)]  # the building type
UPGRADES_OF: Final[list[list[int]]] = [  # the blueprints, by building type
    [b for b in range(N_BLUEPRINTS) if UPGRADES_A[b] == t] for t in range(N_TYPES)
]
BLUEPRINT_OP: Final[list[int]] = [3] * N_BASIC + [5] * N_BASIC
LARGE: Final = 3  # the complex that a blueprint of level 3 wants
YARD: Final = 0
PRODUCTION: Final = 2
PRIVATE_SHIP: Final = 4
BIOMARKET: Final = 6
OXYGEN_TANK: Final = 8
CASINO: Final = 10
MINERAL_MINE: Final = 12
BIOLAB: Final = 13
RADAR: Final = 14
DRONE: Final = 15
RESEARCH_LAB: Final = 16
AQUEDUCT: Final = 17
ECO_RESORT: Final = 18
TRADE_MARKET: Final = 19
RECYCLING_BOTS: Final = 20
ELEVATOR: Final = 21
LIBRARY: Final = 22
COMMAND: Final = 23
CONSTRUCTS: Final[list[int]] = [1, 3, 5, 7, 9, 11]  # metal deposit to gym: construct that type

# Scientists work in the building type of their number and score for the next one

SCIENTISTS: Final[list[str]] = [
    "geologist",
    "rd-engineer",
    "hydrologist",
    "biochemist",
    "geochemist",
    "systems-engineer",
]
N_SCIENTISTS: Final = 6
SCIENTIST_COST: Final[list[list[int]]] = [[], [0, 0], [1, 1], [2, 2], [3, 3], [4, 4]]
GEOLOGIST: Final = 0
GEOLOGIST_COLONISTS: Final = 2
SCIENTIST_OP: Final = 3

CONTRACTS: Final[list[str]] = [
    "mine",
    "generator",
    "extractor",
    "greenhouse",
    "condenser",
    "shelter",
    "deliver-mineral",
    "deliver-battery",
    "deliver-water",
    "deliver-oxygen",
    "deliver-plant",
    "deliver-crystal",
]
N_CONTRACTS: Final = 12
N_UPGRADE_CONTRACTS: Final = 6  # by building type
CONTRACT_SIZE: Final = 4
CONTRACT_OP: Final[list[int]] = [12] * 6 + [9] * 6
CONTRACT_LOSS: Final[list[int]] = [6] * 6 + [4] * 6
CONTRACT_COST: Final = 1
CONTRACT_NEEDS: Final[list[list[int]]] = [
    *[[0, 0, 0, 0, 0, 0]] * 6,
    [4, 0, 0, 0, 0, 0],
    [2, 3, 0, 0, 0, 0],
    [2, 0, 3, 0, 0, 0],
    [2, 0, 0, 0, 3, 0],
    [2, 0, 0, 3, 0, 0],
    [2, 0, 0, 0, 0, 3],
]
CONTRACT_GOODS: Final[list[list[int]]] = [
    [good for good, number in enumerate(needs) if number] for needs in CONTRACT_NEEDS
]
GREENHOUSE_CONTRACT: Final = 3
PLANT_CONTRACT: Final = 10

# Missions

MISSIONS: Final[list[str]] = [
    "discovery",
    "blueprints",
    "bots",
    "techs",
    "scientists",
    "research",
    "advanced",
    "progress",
    "contracts",
]
M_DISCOVERY: Final = 0
M_BLUEPRINTS: Final = 1
M_BOTS: Final = 2
M_TECHS: Final = 3
M_SCIENTISTS: Final = 4
M_RESEARCH: Final = 5
M_ADVANCED: Final = 6
M_PROGRESS: Final = 7
M_CONTRACTS: Final = 8
SHORT_MISSIONS: Final[list[int]] = [0, 1, 2, 3, 4]
LONG_MISSIONS: Final[list[int]] = [5, 6, 7, 8]
FIRST_MISSIONS: Final[list[int]] = [M_BLUEPRINTS, M_SCIENTISTS, M_RESEARCH]
N_MISSIONS: Final = 3
MISSION_NEED: Final[list[list[int]]] = [  # by the number of companies
    [0, 0, 5, 7, 9],
    [0, 0, 10, 10, 13],
    [0, 0, 3, 4, 5],
    [0, 0, 7, 11, 12],
    [0, 0, 4, 4, 5],
    [0, 0, 5, 5, 7],
    [0, 0, 8, 8, 10],
    [0, 0, 8, 11, 14],
    [0, 0, 2, 2, 3],
]
MISSION_CRYSTALS: Final[list[int]] = [1, 1, 2, 1, 2, 2, 1, 1, 2]
MISSION_ACTION: Final[list[int]] = [  # the main action that mostly contributes
    CONTROL,
    BLUEPRINT,
    WELCOME,
    LEARN,
    HIRE,
    CONTROL,
    UPGRADE,
    CONSTRUCT,
    NONE,
]

# Private goals


class Reward(NamedTuple):
    """What may be taken for a private goal instead of developments."""

    name: str
    effect: Effect


UPGRADES: Final = Reward("upgrade", Upgrade(2, free=True))
OTHERS: Final = Reward("resources", GainOthers(3))
MINERALS: Final = Reward("minerals", Gain(MINERAL, 3))
ROVER_MOVES: Final = Reward("rover", MoveRover(5))
COLONISTS_COME: Final = Reward("colonists", Recruit(2))
CONTRACT_FREE: Final = Reward("contract", Hire(free=True, scientists=False))
SHIP_FREE: Final = Reward("ship", Welcome())
COLONISTS_RETURN: Final = Reward("retrieve", Retrieve(2))
TRAVELS: Final = Reward("travel", Travel())
SCIENTIST_FREE: Final = Reward("scientist", Hire(free=True, contracts=False))
CRYSTALS: Final = Reward("crystals", Gain(CRYSTAL, 3))


class Goal(NamedTuple):
    """A private goal."""

    name: str
    reward: Reward


EVERY_GOAL: Final[list[Goal]] = [
    Goal("blueprints", UPGRADES),
    Goal("advanced", OTHERS),
    Goal("mines", MINERALS),
    Goal("discoveries", ROVER_MOVES),
    Goal("complex", COLONISTS_COME),
    Goal("resources", CONTRACT_FREE),
    Goal("shelters", COLONISTS_COME),
    Goal("level", ROVER_MOVES),
    Goal("colonists", SHIP_FREE),
    Goal("technologies", COLONISTS_RETURN),
    Goal("ships", TRAVELS),
    Goal("research", SCIENTIST_FREE),
    Goal("contract", CONTRACT_FREE),
    Goal("laboratory", CRYSTALS),
    Goal("progress", COLONISTS_RETURN),
    Goal("complexes", UPGRADES),
]
GOALS: Final[list[str]] = [goal.name for goal in EVERY_GOAL]
REWARD_OF: Final[list[Reward]] = [goal.reward for goal in EVERY_GOAL]
N_GOALS: Final = 16
GOALS_DEALT: Final = 3
G_BLUEPRINTS: Final = 0
G_ADVANCED: Final = 1
G_MINES: Final = 2
G_DISCOVERIES: Final = 3
G_COMPLEX: Final = 4
G_RESOURCES: Final = 5
G_SHELTERS: Final = 6
G_LEVEL: Final = 7
G_COLONISTS: Final = 8
G_TECHNOLOGIES: Final = 9
G_SHIPS: Final = 10
G_RESEARCH: Final = 11
G_CONTRACT: Final = 12
G_LABORATORY: Final = 13
G_PROGRESS: Final = 14
G_COMPLEXES: Final = 15

# First Colonists: A cards name three life support types and the mine; B cards a task and its reward

CARDS_A: Final[list[list[int]]] = [[1, 2, 3, 0], [2, 3, 4, 0], [3, 4, 1, 0], [4, 1, 2, 0]]
TASKS: Final[list[str]] = [
    "blueprint",
    "technology",
    "develop",
    "research",
    "shelter",
    "scientist",
    "shuttle",
    "discovery",
]
N_TASKS: Final = 8
TASK_REWARD: Final[list[int]] = [CRYSTAL, OXYGEN, PLANT, MINERAL, WATER, CRYSTAL, BATTERY, CRYSTAL]
T_BLUEPRINT: Final = 0
T_TECHNOLOGY: Final = 1
T_DEVELOP: Final = 2
T_RESEARCH: Final = 3
T_SHELTER: Final = 4
T_SCIENTIST: Final = 5
T_SHUTTLE: Final = 6
T_DISCOVERY: Final = 7

# Lacerda: the twelve solo cards

SOLO_ACTION: Final[list[int]] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
SOLO_MISSION: Final[list[int]] = [0, 1, 1, 2, 2, 0, 0, 1, 2, 0, 1, 2]
SOLO_STAYS: Final[list[int]] = [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0]
N_SOLO: Final = 12
