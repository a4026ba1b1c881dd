"""What is in the box, as flat data: indices are the ids the rules use.

What is known, what is inferred and what was designed for this version: RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import effects as fx

# -- Reserve (V1)

OXYGEN: Final = 0
ENERGY: Final = 1
FOOD: Final = 2
RESOURCES: Final[list[str]] = ["oxygen", "energy", "food"]
MAX_RESERVE: Final = 12

# -- Parts

CONNECTOR: Final = 0  # energy
FILTER: Final = 1  # oxygen
HARDWARE: Final = 2
CPU: Final = 3
N_PARTS: Final = 4
PARTS: Final[list[str]] = ["connector", "filter", "hardware", "cpu"]

# -- Blocks, in the order in which box markers turn red (F4)

WORKSHOP: Final = 0
HABITATION: Final = 1
SYSTEM: Final = 2
N_BLOCKS: Final = 3
BLOCKS: Final[list[str]] = ["workshop", "habitation", "system"]
DICE: Final[list[str]] = ["yellow", "orange", "red"]  # of the blocks
MALFUNCTION_FACES: Final[list[list[int]]] = [[0, 1, 1, 1, 2, 2], [0, 1, 1, 2, 2, 3], [1, 1, 1, 2, 2, 3]]
TRACK_END: Final = 5

# -- Facilities and their slots (P3, L11 to L13, P21 to P24)

OXYGENATOR_1: Final = 0
OXYGENATOR_2: Final = 1
SOLAR_1: Final = 2
SOLAR_2: Final = 3
FARM: Final = 4
QUIET_PLACE: Final = 5
CREW_QUARTERS: Final = 6
MED_LAB: Final = 7
CONTROL_CENTER: Final = 8
GARAGE: Final = 9
PROBE_BAY: Final = 10
LAB: Final = 11
WORKING_BAY: Final = 12
BACKUP_SOLAR: Final = 13
BACKUP_OXYGENATOR: Final = 14
BACKUP_FARM: Final = 15
N_FACILITIES: Final = 16
N_TILES: Final = 13  # from here on facility cards
FACILITIES: Final[list[str]] = [
    "oxygenator-1",
    "oxygenator-2",
    "solar-1",
    "solar-2",
    "farm",
    "quiet-place",
    "crew-quarters",
    "med-lab",
    "control-center",
    "garage",
    "probe-bay",
    "lab",
    "working-bay",
    "backup-solar",
    "backup-oxygenator",
    "backup-farm",
]
BLOCK_OF: Final[list[int]] = [2, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2]
USES_OXYGEN: Final[list[int]] = [0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1]
USES_ENERGY: Final[list[int]] = [1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1]
USES: Final[list[list[int]]] = [USES_OXYGEN, USES_ENERGY]  # by resource
MAX_OUTPUT: Final[list[int]] = [4, 4, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 0]
MAKES_OXYGEN: Final[list[int]] = [OXYGENATOR_1, OXYGENATOR_2, BACKUP_OXYGENATOR]
MAKES_ENERGY: Final[list[int]] = [SOLAR_1, SOLAR_2, BACKUP_SOLAR]
MAKES: Final[list[list[int]]] = [MAKES_OXYGEN, MAKES_ENERGY]
FARMS: Final[list[int]] = [FARM, BACKUP_FARM]
MAX_GREENHOUSES: Final = 5
BACKUP_GREENHOUSES: Final = 2
GROWTH: Final = 6  # spaces of a growth monitor

NO_SLOT: Final = 0  # penalties
PLUS_ONE: Final = 1
WILTS: Final = 2
PAY_ENERGY: Final = 3
PAY_OXYGEN: Final = 4
ROLL_SUCCESS: Final = 5
NO_ROVER: Final = 6
BLOCKS_FROGGY: Final = 7
LOSES_SAMPLE: Final = 8
ADDS_STRESS: Final = 9
ADDS_TOKEN: Final = 10
ONLY_BROKEN: Final = 11
PENALTIES: Final[list[str]] = [
    "none",
    "plus-one",
    "wilts",
    "pay-energy",
    "pay-oxygen",
    "roll-success",
    "no-rover",
    "blocks-froggy",
    "loses-sample",
    "adds-stress",
    "adds-token",
    "only-broken",
]
# slot = facility * N_PARTS + part
PENALTY: Final[list[int]] = [
    *(1, 0, 1, 0),  # oxygenators: connector, hardware
    *(1, 0, 1, 0),
    *(0, 0, 1, 1),  # solar panels: hardware, CPU
    *(0, 0, 1, 1),
    *(2, 2, 0, 0),  # farm: connector, filter
    *(0, 0, 0, 0),  # the quiet place has no parts
    *(3, 4, 1, 5),
    *(3, 4, 1, 5),
    *(3, 4, 1, 5),
    *(6, 4, 7, 5),  # garage
    *(3, 4, 8, 5),  # probe bay
    *(3, 4, 9, 5),  # lab
    *(3, 4, 10, 5),  # working bay
    *(0, 0, 1, 11),  # backup solar panel
    *(1, 0, 11, 0),  # backup oxygenator
    *(2, 2, 0, 0),  # backup farm
]
N_SLOTS: Final = N_FACILITIES * N_PARTS

# -- Actions, in the order of their resolution (X1)

EVENT: Final = 1
REST: Final = 2
RELAX: Final = 3
TREAT: Final = 4
MAINTAIN: Final = 5
EXPLORE: Final = 6
GATHER: Final = 7
RESEARCH: Final = 8
BUILD: Final = 9
UNSHUT: Final = 10
MISSION: Final = 11
ACTIONS: Final[list[str]] = [
    "none",
    "event",
    "rest",
    "relax",
    "treat",
    "maintain",
    "explore",
    "gather",
    "research",
    "build",
    "unshut",
    "mission",
]
N_ACTIONS: Final = 12
NOWHERE: Final = -1
FACILITY_OF: Final[list[int]] = [-1, -1, 5, 6, 7, 8, 9, 10, 11, 12, -1, -1]

# -- Action dice: faces out of six (D1 to D3); colours 0 green, 1 gray, 2 blue, 3 brown

GREEN: Final = 0
GRAY: Final = 1
BLUE: Final = 2
BROWN: Final = 3
COLOURS: Final[list[str]] = ["green", "gray", "blue", "brown"]
COLOUR_OF: Final[list[int]] = [-1, -1, -1, GRAY, BLUE, BROWN, GREEN, GRAY, BLUE, BROWN, -1, -1]
SUCCESS_DIE: Final = 0
WOUND_DIE: Final = 1
ADVENTURE_DIE: Final = 2
SIDES: Final = 6
# faces that show a success, a wound, an adventure: die = colour * 3 + kind
FACES: Final[list[int]] = [5, 3, 5, 5, 1, 3, 4, 1, 4, 4, 2, 3]
CONSOLATION: Final = 2  # morale tokens for a failed roll

# -- Modifier tokens (T1 to T6)

BLOCKED: Final = 1
PLUS1: Final = 2
ADVENTURE: Final = 3
REROLL: Final = 4
HURT: Final = 5
ROVER_DAMAGE: Final = 6
TOKENS: Final[list[str]] = ["none", "blocked", "plus1", "adventure", "reroll", "wound", "rover-damage"]

# -- Afflictions (A9 to A14)

ANEMIA: Final = 0
ANXIETY: Final = 1
HEART: Final = 2
FOCUS: Final = 3
MIGRAINE: Final = 4
INTOXICATION: Final = 5
N_AFFLICTIONS: Final = 6
AFFLICTIONS: Final[list[str]] = ["anemia", "anxiety", "heart", "focus", "migraine", "intoxication"]
AFFLICTION_COUNT: Final[list[int]] = [2, 4, 2, 2, 2, 2]
DEADLY: Final = 6  # wounds
MARKS: Final[list[int]] = [2, 4]

# -- The map (X8 to X13): space = (ring - 1) * 8 + direction

N_DIRECTIONS: Final = 8
DIRECTIONS: Final[list[str]] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
N_SPACES: Final = 24
SPACES: Final[list[str]] = [f"a{ring}-{d}" for ring in (1, 2, 3) for d in DIRECTIONS]
HUB: Final = -1
RESEARCH_SHARES: Final[list[int]] = [15, 20, 25, 30, 40, 50]

ROVER_ROLL: Final = 1  # terrain, as bits
EDGE_OUT: Final = 2
TERRAIN_ADVENTURE: Final = 4
TERRAIN_MORALE: Final = 8
TERRAIN_WOUND: Final = 16
TERRAIN_PLUS1: Final = 32
TERRAINS: Final[list[str]] = ["rover-roll", "edge-out", "adventure", "morale", "wound", "plus1"]
N_REGIONS: Final = 30  # ten of each ring
REGIONS: Final[list[str]] = [
    "dune-apron",
    "pebble-flats",
    "old-lakebed",
    "boulder-field",
    "shallow-crater",
    "frost-hollow",
    "ridge-wall",
    "ejecta-fan",
    "loose-scree",
    "wind-corridor",
    "geyser-steps",
    "chasm",
    "layered-mesa",
    "basalt-comb",
    "twin-craters",
    "iron-plain",
    "broken-highland",
    "salt-pan",
    "shadow-gorge",
    "ash-slope",
    "shield-volcano",
    "great-rift",
    "high-massif",
    "buried-glacier",
    "lava-tube",
    "polygon-ground",
    "impact-glass",
    "silent-basin",
    "landslide-toe",
    "hematite-reef",
]
REGION_SAMPLES: Final[list[int]] = [
    *(1, 1, 2, 1, 2, 1, 1, 2, 1, 0),
    *(2, 2, 2, 1, 2, 2, 1, 3, 1, 2),
    *(3, 2, 2, 3, 2, 3, 4, 2, 2, 3),
]
REGION_POIS: Final[list[int]] = [
    *(0, 1, 0, 1, 0, 1, 0, 0, 1, 2),
    *(1, 1, 0, 1, 1, 0, 2, 0, 2, 1),
    *(1, 2, 2, 1, 3, 1, 0, 2, 2, 2),
]
REGION_TERRAIN: Final[list[int]] = [
    *(0, 0, 0, 1, 32, 16, 2, 0, 4, 0),
    *(16, 4, 2, 1, 0, 0, 32, 8, 5, 16),
    *(8, 4, 32, 16, 1, 0, 16, 8, 33, 4),
]

# -- Objective tokens (G8)

RED: Final = 0
ORANGE: Final = 1
BLACK: Final = 2
N_TOKEN_COLOURS: Final = 3
TOKEN_COLOURS: Final[list[str]] = ["red", "orange", "black"]

# -- Points of interest (X10); the last three mean what the mission says

N_POIS: Final = 13
POIS: Final[list[str]] = [
    "bent-strut",
    "cable-drum",
    "filter-crate",
    "probe-brain",
    "odd-pebble",
    "charged-cell",
    "clear-ice",
    "sealed-rations",
    "great-view",
    "sheltered-cove",
    "find-a",
    "find-b",
    "find-c",
]
POI_COUNT: Final[list[int]] = [2, 2, 2, 1, 3, 2, 2, 1, 2, 1, 2, 2, 2]
MISSION_POI: Final = 10
POI_EFFECTS: Final[list[fx.Effects]] = [
    (fx.GainPart(HARDWARE, 1),),
    (fx.GainPart(CONNECTOR, 1),),
    (fx.GainPart(FILTER, 1),),
    (fx.GainPart(CPU, 1),),
    (fx.GainSample(1),),
    (fx.Gain(ENERGY, 2),),
    (fx.Gain(OXYGEN, 2),),
    (fx.Gain(FOOD, 2),),
    (fx.MoraleTokens(fx.ACTIVE, 2),),
    (fx.Stress(-3),),
    (),
    (),
    (),
]

# -- Professions and skills (A1 to A4): skill = profession * 4 + number, 0 is the starting skill

MAX_CREW: Final = 4
GEOLOGIST: Final = 0
ENGINEER: Final = 1
MEDIC: Final = 2
SCIENTIST: Final = 3
PROFESSIONS: Final[list[str]] = ["geologist", "engineer", "medic", "scientist"]
N_SKILLS: Final = 4
SKILLS: Final[list[str]] = [
    "trained-eye",
    "second-approach",
    "path-reader",
    "field-mechanic",
    "steady-grip",
    "walk-around",
    "bits-and-bolts",
    "bypass",
    "field-dressing",
    "straight-talk",
    "common-table",
    "house-call",
    "double-check",
    "warm-lamps",
    "failure-model",
    "insight",
]
SKILL_COST: Final[list[int]] = [2, 2, 2, 3, 2, 2, 3, 4, 3, 2, 3, 3, 2, 2, 3, 4]
ANY_TIME: Final = 0
OWN_ROLL: Final = 1
OWN_TRIP: Final = 2
IN_ACTIONS: Final = 3
CARD_DRAWN: Final = 4
SKILL_WHEN: Final[list[int]] = [0, 1, 2, 0, 1, 0, 0, 3, 0, 0, 0, 0, 1, 0, 4, 3]
SKILL_DICE: Final[list[list[int]]] = [  # colours that a skill rerolls
    *([], [GREEN, GRAY], [], []),
    *([BROWN], [], [], []),
    *([], [], [], []),
    *([BLUE], [], [], []),
]
SKILL_EFFECTS: Final[list[fx.Effects]] = [
    (fx.GainSample(1),),
    (),
    (),
    (fx.FreeRover(),),
    (),
    (fx.Track(fx.CHOOSE_ONE, -1),),
    (fx.GainPart(fx.ANY_ONE, 1),),
    (fx.Repair(),),
    (fx.Heal(fx.CHOSEN, 1),),
    (fx.Stress(-3),),
    (fx.Morale(1),),
    (fx.Cure(fx.CHOSEN),),
    (),
    (fx.Grow(1),),
    (),
    (fx.Advance(1),),
]
PROFILES: Final[list[str]] = [
    "insomniac",
    "joker",
    "homesick",
    "neat",
    "daredevil",
    "stoic",
    "tinkerer",
    "gourmet",
]

# -- Machines and rovers (L14 to L19)

N_MACHINES: Final = 4
MACHINES: Final[list[str]] = ["pathfinder", "hauler", "bench", "fitter"]
MACHINE_ACTION: Final[list[int]] = [EXPLORE, GATHER, RESEARCH, BUILD]
FROGGY: Final = 0
SCORPIO: Final = 1
N_ROVERS: Final = 2
ROVERS: Final[list[str]] = ["froggy", "scorpio"]
ROVER_SAVES: Final[list[int]] = [2, 1]

# pieces of the plan: two pawns of each astronaut, machines, rovers
N_PAWNS: Final = 8
FIRST_MACHINE: Final = 8
FIRST_ROVER: Final = 12
N_PIECES: Final = 14

# -- Upgrades (X20, X21)

N_UPGRADES: Final = 12
AUTO_SCANNER: Final = 0
ALARM_SYSTEM: Final = 1
HOLO_WALL: Final = 2
POWER_GENERATOR: Final = 3
CARGO_DRONE: Final = 4
SPECTROMETER: Final = 5
ROUGH_TYRES: Final = 6
GROW_LAMPS: Final = 7
SCRUBBER: Final = 8
SUN_TRACKER: Final = 9
TOOL_RACK: Final = 10
TREADMILL: Final = 11
UPGRADES: Final[list[str]] = [
    "auto-scanner",
    "alarm-system",
    "holo-wall",
    "power-generator",
    "cargo-drone",
    "spectrometer",
    "rough-tyres",
    "grow-lamps",
    "scrubber",
    "sun-tracker",
    "tool-rack",
    "treadmill",
]
UPGRADE_OF: Final[list[int]] = [7, 8, 6, 12, 10, 11, 9, 4, 0, 2, 12, 6]  # its facility
UPGRADE_PARTS: Final[list[list[int]]] = [
    [FILTER, CPU],
    [CONNECTOR, CPU],
    [CONNECTOR, HARDWARE],
    [CONNECTOR, HARDWARE],
    [HARDWARE, CPU],
    [FILTER, CPU],
    [FILTER, HARDWARE],
    [CONNECTOR, FILTER],
    [FILTER, HARDWARE],
    [CONNECTOR, CPU],
    [HARDWARE, CPU],
    [FILTER, HARDWARE],
]
UPGRADE_CARDS: Final = 2

# -- Tracks

MIN_MORALE: Final = -2
MAX_MORALE: Final = 3
MAX_STRESS: Final = 18
RELAX_STRESS: Final = 6
TREADMILL_STRESS: Final = 8

# -- Difficulty (S5)

DIFFICULTIES: Final[list[str]] = ["easy", "normal", "hard"]
RESERVE_DELTA: Final[list[int]] = [2, 0, -1]
CONSEQUENCE_SCALE: Final[list[int]] = [70, 100, 120]  # per cent
TRACK_START: Final[list[int]] = [0, 0, 1]
MORE_ROUNDS: Final[list[int]] = [1, 0, 0]
MORALE_START: Final[list[int]] = [1, 0, 0]
MORE_PARTS: Final[list[int]] = [1, 0, 0]  # of each kind
MORE_BROKEN: Final[list[int]] = [0, 0, 1]  # parts, by chance
EVENT_ROUNDS: Final = 3
CAMPAIGN_WON: Final = 2  # of its three missions, at least
MISSION_EVENTS: Final = 40  # per cent of the events drawn
