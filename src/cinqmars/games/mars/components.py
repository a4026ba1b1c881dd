"""What is in the box, as data. Provenance: "rulebook" or "reconstructed", with our confidence; see RULINGS.md."""

from __future__ import annotations

from typing import Final, NamedTuple

NONE: Final = -1
MAX_PLAYERS: Final = 4

# -- Materials (M1). Rulebook, high.

N_MATERIALS: Final = 5
IRON: Final = 0
CARBON: Final = 1
SILICON: Final = 2
WATER: Final = 3
OXYGEN: Final = 4
MATERIALS: Final[list[str]] = ["iron", "carbon", "silicon", "water", "oxygen"]
CARDS_OF_EACH: Final = 12
PACK_OF_EACH: Final = 5
START_HAND: Final = 4  # from the supply pack
REVISED_HAND: Final = 3  # of one's choice, with the revised set-up

# -- Colony board (M3): places 0 to 24 of each colony. Rulebook, high; silo and spaceport places reconstructed, medium.

N_PLACES: Final = 25
HABITATION: Final = 0
PLANT: Final = 1
SILO: Final = 2
COMMUNICATION: Final = 3
MILITARY: Final = 4
RESEARCH: Final = 5
SPACEPORT: Final = 6
MINE: Final = 7
N_LEVELLED: Final = 7  # types with levels: all but mines
TYPES: Final[list[str]] = [
    "habitation",
    "plant",
    "silo",
    "communication",
    "military",
    "research",
    "spaceport",
    "mine",
]
FIRST_PLACE: Final[list[int]] = [0, 5, 9, 12, 15, 18, 20, 21, 25]  # of each type; the last one ends the mines
HABITATION_1: Final = 1
PLANT_0: Final = 5
PLANT_1: Final = 6
SILO_0: Final = 9
COMMUNICATION_1: Final = 12
COMMUNICATION_2: Final = 13
MILITARY_1: Final = 15
MILITARY_2: Final = 16
RESEARCH_1: Final = 18
RESEARCH_2: Final = 19
SPACEPORT_1: Final = 20
MINE_1: Final = 21
PRINTED: Final[list[int]] = [0, PLANT_0, SILO_0]
FIRST_POSTS: Final[list[int]] = [PLANT_0, SILO_0, MINE_1, MINE_1 + 1]  # of the first colonists

# -- Costs (B2). Habitation, contract, communication 1: rulebook, high.
# Communication 3, research, spaceport, mine, plant: rulebook, medium. The others: reconstructed, low.


def cost(iron: int = 0, carbon: int = 0, silicon: int = 0, water: int = 0, oxygen: int = 0) -> list[int]:
    """By material."""
    return [iron, carbon, silicon, water, oxygen]


FREE: Final[list[int]] = cost()
HABITATION_COST: Final[list[int]] = cost(carbon=1, silicon=1, water=1, oxygen=1)
PLANT_COST: Final[list[int]] = cost(silicon=1, water=1)
SILO_COST: Final[list[int]] = cost(iron=1, carbon=1)
MINE_COST: Final[list[int]] = cost(carbon=1, silicon=1)
CONTRACT_COST: Final[list[int]] = cost(carbon=1, water=1)

# -- Tiles (M4): 78. Totals: rulebook, high. Split by level: reconstructed, low.


class Place(NamedTuple):
    """A place of the colony board, and the tiles that go there."""

    type: int
    level: int  # 0 is printed on the board
    tiles: int
    cost: list[int]
    worth: int  # victory points while it is active


PLACES: Final[list[Place]] = [
    Place(HABITATION, 0, 0, FREE, 0),
    Place(HABITATION, 1, 4, HABITATION_COST, 1),
    Place(HABITATION, 2, 4, HABITATION_COST, 1),
    Place(HABITATION, 3, 3, HABITATION_COST, 1),
    Place(HABITATION, 4, 3, HABITATION_COST, 1),
    Place(PLANT, 0, 0, FREE, 0),
    Place(PLANT, 1, 4, PLANT_COST, 0),
    Place(PLANT, 2, 4, PLANT_COST, 0),
    Place(PLANT, 3, 4, PLANT_COST, 0),
    Place(SILO, 0, 0, FREE, 0),
    Place(SILO, 1, 4, SILO_COST, 1),
    Place(SILO, 2, 2, SILO_COST, 1),
    Place(COMMUNICATION, 1, 4, cost(carbon=1, oxygen=1), 1),
    Place(COMMUNICATION, 2, 3, cost(carbon=2, oxygen=2), 1),
    Place(COMMUNICATION, 3, 3, cost(carbon=2, oxygen=3), 1),
    Place(MILITARY, 1, 4, cost(iron=1, water=1), 1),
    Place(MILITARY, 2, 3, cost(iron=2, water=2), 1),
    Place(MILITARY, 3, 3, cost(iron=3, water=2), 1),
    Place(RESEARCH, 1, 4, cost(silicon=2, oxygen=1), 1),
    Place(RESEARCH, 2, 4, cost(silicon=3, oxygen=2), 1),
    Place(SPACEPORT, 1, 2, cost(iron=1, silicon=1), 1),
    Place(MINE, 1, 0, MINE_COST, 0),
    Place(MINE, 2, 0, MINE_COST, 0),
    Place(MINE, 3, 0, MINE_COST, 0),
    Place(MINE, 4, 0, MINE_COST, 0),
]
TYPE_OF: Final[list[int]] = [place.type for place in PLACES]
LEVELS: Final[
    list[tuple[int, int]]
] = [  # of the types that people work in but mines: the lowest, and the end
    (FIRST_PLACE[kind], FIRST_PLACE[kind + 1]) for kind in range(HABITATION + 1, MINE)
]
LEVEL_OF: Final[list[int]] = [place.level for place in PLACES]
TILES: Final[list[int]] = [place.tiles for place in PLACES]  # mines are counted by material
COST: Final[list[list[int]]] = [place.cost for place in PLACES]
WORTH: Final[list[int]] = [place.worth for place in PLACES]
MINE_TILES: Final[list[int]] = [4, 3, 3, 3, 3]

# -- Colonists and energy (M5, H1, P1, O1). Rulebook, high.

COLONISTS: Final = 80
START_COLONISTS: Final = 7
PER_HABITATION: Final = 3
ENERGY_PER_PLANT: Final = 5
STORAGE: Final[list[int]] = [4, 2, 2]  # by level of silo

# -- Exchanges (X2, X3, K2). Rulebook, high.

EARTH_RATE: Final = 3
SPACEPORT_RATE: Final = 2
N_CONTRACTS: Final = 20
CONTRACT_GIVES: Final[list[int]] = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]
CONTRACT_GETS: Final[list[int]] = [1, 2, 3, 4, 0, 2, 3, 4, 0, 1, 3, 4, 0, 1, 2, 4, 0, 1, 2, 3]
CONTRACT_LIMIT: Final[list[int]] = [1, 2, 4, N_CONTRACTS]  # by active communication modules

# -- Fields of confrontation (C1).

N_FIELDS: Final = 5
ENERGY_FIELD: Final = 0
HABITATION_FIELD: Final = 1
COMMUNICATION_FIELD: Final = 2
MILITARY_FIELD: Final = 3
RESEARCH_FIELD: Final = 4


class Field(NamedTuple):
    """A field of confrontation: the type of installation whose active levels are compared."""

    name: str
    type: int
    first: int  # the place of level 1, which a supremacy asks for


EVERY_FIELD: Final[list[Field]] = [
    Field("energy", PLANT, PLANT_1),
    Field("habitation", HABITATION, HABITATION_1),
    Field("communication", COMMUNICATION, COMMUNICATION_1),
    Field("military", MILITARY, MILITARY_1),
    Field("research", RESEARCH, RESEARCH_1),
]
FIELDS: Final[list[str]] = [field.name for field in EVERY_FIELD]
FIELD_TYPE: Final[list[int]] = [field.type for field in EVERY_FIELD]
FIRST_LEVEL: Final[list[int]] = [field.first for field in EVERY_FIELD]

# -- The R&D die (R1). A player's account, high.

DIE: Final[list[int]] = [1, 1, 1, 2, 2, 2]

# -- R&D cards (R4), see cards/research.py; events: cards/events.py.

N_RESEARCH: Final = 30  # 0-14 are of level 1
N_RESEARCH_1: Final = 15
MAGNA_AT: Final = 3  # science points

# -- The end (V3). Rulebook, high; the last round is a ruling.

LENGTHS: Final[list[str]] = ["short", "medium", "long"]
TARGETS: Final[list[int]] = [10, 12, 15]
ROUNDS_PER_POINT: Final = 2
