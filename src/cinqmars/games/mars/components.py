"""What is in the box, as data. Provenance: "rulebook" or "reconstructed", with our confidence; see RULINGS.md."""

from __future__ import annotations

from typing import Final

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
LOWEST_LEVEL: Final[list[int]] = [0, 0, 0, 1, 1, 1, 1, 1]  # levels 0 are printed on the board
PLANT_0: Final = 5
SILO_0: Final = 9
SPACEPORT_1: Final = 20
MINE_1: Final = 21
TYPE_OF: Final[list[int]] = [
    *(0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3),
    *(4, 4, 4, 5, 5, 6, 7, 7, 7, 7),
]
LEVEL_OF: Final[list[int]] = [
    *(0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 1, 2, 1, 2, 3),
    *(1, 2, 3, 1, 2, 1, 1, 2, 3, 4),
]
PRINTED: Final[list[int]] = [0, PLANT_0, SILO_0]
FIRST_POSTS: Final[list[int]] = [PLANT_0, SILO_0, MINE_1, MINE_1 + 1]  # of the first colonists

# -- Tiles (M4): 78. Totals: rulebook, high. Split by level: reconstructed, low.

TILES: Final[list[int]] = [  # by place; mines are counted by material
    *(0, 4, 4, 3, 3, 0, 4, 4, 4, 0, 4, 2, 4, 3, 3),
    *(4, 3, 3, 4, 4, 2, 0, 0, 0, 0),
]
MINE_TILES: Final[list[int]] = [4, 3, 3, 3, 3]

# -- Costs (B2): iron, carbon, silicon, water, oxygen. Habitation, contract, communication 1: rulebook, high.
# Communication 3, research, spaceport, mine, plant: rulebook, medium. The others: reconstructed, low.

FREE: Final[list[int]] = [0, 0, 0, 0, 0]
HABITATION_COST: Final[list[int]] = [0, 1, 1, 1, 1]
PLANT_COST: Final[list[int]] = [0, 0, 1, 1, 0]
SILO_COST: Final[list[int]] = [1, 1, 0, 0, 0]
MINE_COST: Final[list[int]] = [0, 1, 1, 0, 0]
CONTRACT_COST: Final[list[int]] = [0, 1, 0, 1, 0]
COST: Final[list[list[int]]] = [
    FREE,
    HABITATION_COST,
    HABITATION_COST,
    HABITATION_COST,
    HABITATION_COST,
    FREE,
    PLANT_COST,
    PLANT_COST,
    PLANT_COST,
    FREE,
    SILO_COST,
    SILO_COST,
    [0, 1, 0, 0, 1],
    [0, 2, 0, 0, 2],
    [0, 2, 0, 0, 3],
    [1, 0, 0, 1, 0],
    [2, 0, 0, 2, 0],
    [3, 0, 0, 2, 0],
    [0, 0, 2, 0, 1],
    [0, 0, 3, 0, 2],
    [1, 0, 1, 0, 0],
    MINE_COST,
    MINE_COST,
    MINE_COST,
    MINE_COST,
]
WORTH: Final[list[int]] = [  # victory points of each place while it is active
    *(0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1),
    *(1, 1, 1, 1, 1, 1, 0, 0, 0, 0),
]

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
FIELDS: Final[list[str]] = ["energy", "habitation", "communication", "military", "research"]
FIELD_TYPE: Final[list[int]] = [PLANT, HABITATION, COMMUNICATION, MILITARY, RESEARCH]
FIRST_LEVEL: Final[list[int]] = [
    6,
    1,
    12,
    15,
    18,
]  # the place of level 1 in each field: what a supremacy asks for

# -- Event cards (E1): 30. The number: rulebook, high. Kinds: rulebook. Copies and most rewards: reconstructed, low.

DEPOSIT: Final = 0  # to 4, by material
COLONIST: Final = 5
MINOR_COMMUNICATION: Final = 6
MINOR_MILITARY: Final = 7
MINOR_RESEARCH: Final = 8
MAJOR_COMMUNICATION: Final = 9
MAJOR_MILITARY: Final = 10
MAJOR_RESEARCH: Final = 11
SUPREMACY: Final = 12  # to 16, by field
CONTESTED: Final = 17
N_EVENT_KINDS: Final = 18
EVENTS: Final[list[str]] = [
    "deposit-iron",
    "deposit-carbon",
    "deposit-silicon",
    "deposit-water",
    "deposit-oxygen",
    "colonist",
    "minor-communication",
    "minor-military",
    "minor-research",
    "major-communication",
    "major-military",
    "major-research",
    "supremacy-energy",
    "supremacy-habitation",
    "supremacy-communication",
    "supremacy-military",
    "supremacy-research",
    "contested",
]
EVENT_COPIES: Final[list[int]] = [2, 2, 2, 2, 2, 4, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2]
N_EVENTS: Final = 30
DEPOSIT_CARDS: Final = 3
CONFLICT_FIELD: Final[list[int]] = [*[NONE] * 6, 2, 3, 4, 2, 3, 4, *[NONE] * 6]  # by event
CONFLICT_NEEDS: Final[list[int]] = [
    NONE,
    NONE,
    NONE,
    NONE,
    NONE,
    NONE,
    12,
    15,
    18,
    13,
    16,
    19,
]  # active place
MINOR_SPOILS: Final = 1  # cards chosen from the loser's hand
MINOR_LOOT: Final = 2  # cards drawn from it
MAJOR_SPOILS: Final = 2
RAID_LOOT: Final = 1
SUPREME_LOOT: Final = 2

# -- The R&D die (R1). A player's account, high.

DIE: Final[list[int]] = [1, 1, 1, 2, 2, 2]

# -- R&D cards (R4): 15 of each level. Kinds: rulebook. Copies and discoveries: reconstructed, low.

N_RESEARCH: Final = 30  # cards; 0-14 are of level 1
N_RESEARCH_1: Final = 15
BONUS_COMMUNICATION: Final = 0
BONUS_MILITARY: Final = 1
BONUS_RESEARCH: Final = 2
BONUS_ENERGY: Final = 3
BONUS_HABITATION: Final = 4
BASIC_RESEARCH: Final = 5
ROBOTS: Final = 6
COMPACT_STORAGE: Final = 7
CARGO: Final = 8
TERRAFORMING: Final = 9
BIOSPHERE: Final = 10
ADVANCED_BONUS: Final = 11
BREAKTHROUGH: Final = 12
FUSION: Final = 13
AUTOMATION: Final = 14
DRILLING: Final = 15
SHUTTLE: Final = 16
SHIELD: Final = 17
NURSERY: Final = 18
DISCOVERIES: Final[list[str]] = [
    "bonus-communication",
    "bonus-military",
    "bonus-research",
    "bonus-energy",
    "bonus-habitation",
    "basic-research",
    "robots",
    "compact-storage",
    "cargo",
    "terraforming",
    "biosphere",
    "advanced-bonus",
    "breakthrough",
    "fusion",
    "automation",
    "drilling",
    "shuttle",
    "shield",
    "nursery",
]
CARD: Final[list[int]] = [  # what each of the 30 cards is
    *(0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 5, 5, 6, 7, 8),
    *(9, 9, 10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16, 17, 18),
]
THE_CARGO: Final = 14  # the one card that may be kept
THE_NURSERY: Final = 29  # like it, goes under its deck once it was used
BONUS_FIELD: Final[list[int]] = [2, 3, 4, 0, 1, NONE, NONE, NONE, NONE, NONE, NONE, 4, *([NONE] * 7)]
SCIENCE: Final[list[int]] = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0]
CARD_WORTH: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
CARGO_CARDS: Final = 2
STORAGE_CARDS: Final = 1
FUSION_ENERGY: Final = 3
NURSERY_COLONISTS: Final = 2
MAGNA_AT: Final = 3  # science points

# -- The end (V3). Rulebook, high; the last round is a ruling.

LENGTHS: Final[list[str]] = ["short", "medium", "long"]
TARGETS: Final[list[int]] = [10, 12, 15]
ROUNDS_PER_POINT: Final = 2
