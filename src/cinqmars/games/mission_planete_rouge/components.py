"""What is in the box, as flat data: indices are the ids the rules use.

What is known, what is inferred and what was reconstructed: RULINGS.md.
"""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
ROUNDS: Final = 10

# -- Mars (M1). Central names: rulebook, high. Outer names: 2015 edition, medium
# (mare-australe: stand-in, low). Borders: reconstructed, low.

N_ZONES: Final = 10
N_OUTER: Final = 7  # 0-6 clockwise on the rim, 7-9 in the centre
ZONES: Final[list[str]] = [
    "vastitas-borealis",
    "syrtis-major",
    "ausonia",
    "hellas",
    "mare-australe",
    "mare-serpentis",
    "sinus-sabaeus",
    "tritonis-sinus",
    "mare-tyrrhenum",
    "valles-marineris",
]
ADJACENT: Final[list[list[int]]] = [
    [1, 6, 7, 9],
    [0, 2, 7],
    [1, 3, 7, 8],
    [2, 4, 8],
    [3, 5, 8],
    [4, 6, 8, 9],
    [0, 5, 9],
    [0, 1, 2, 8, 9],
    [2, 3, 4, 5, 7, 9],
    [0, 5, 6, 7, 8],
]

# -- Resources (M4, M5). Values: high. 14 tiles: rulebook, high. Split 6/4/4: reconstructed, low.

ICE: Final = 0
SYLVANITE: Final = 1
CELERIUM: Final = 2
N_RESOURCES: Final = 3
RESOURCES: Final[list[str]] = ["ice", "sylvanite", "celerium"]
TOKEN_VALUE: Final[list[int]] = [1, 2, 3]
RESOURCE_TILES: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]

# -- Ships and destination tiles (M2, M3). Three ships per zone and four manual: medium.
# 3/4/5 seats: medium. Seats of the manual ships: reconstructed, low. Two tiles per zone: high.

N_SHIPS: Final = 34
MANUAL: Final = -1
SHIP_DESTINATION: Final[list[int]] = [
    *(0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4),
    *(5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9),
    *(MANUAL, MANUAL, MANUAL, MANUAL),
]
SHIP_SEATS: Final[list[int]] = [3, 4, 5] * N_ZONES + [3, 4, 4, 5]
TILES_PER_ZONE: Final = 2

# -- Each player (S2). Rulebook, high.

ASTRONAUTS: Final = 22
N_CHARACTERS: Final = 9
RECRUITER: Final = 0
EXPLORER: Final = 1
SCIENTIST: Final = 2
SECRET_AGENT: Final = 3
SABOTEUR: Final = 4
FEMME_FATALE: Final = 5
TRAVEL_AGENT: Final = 6
SOLDIER: Final = 7
PILOT: Final = 8
CHARACTERS: Final[list[str]] = [
    "recruiter",
    "explorer",
    "scientist",
    "secret-agent",
    "saboteur",
    "femme-fatale",
    "travel-agent",
    "soldier",
    "pilot",
]
CHARACTER_BOARDS: Final[list[int]] = [1, 1, 2, 2, 1, 1, 3, 2, 2]  # astronauts placed
EXPLORER_MOVES: Final = 3

# -- Scoring (P1, P3, F4, F8). Rulebook, high.

SCORING: Final[list[int]] = [0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3]  # tokens per zone after round r
ICE_BONUS: Final = 9

# -- Event cards (M6, S8). 24: rulebook, high. 12 of each: medium. Contents: low.

N_EVENTS: Final = 24
N_BONUS: Final = 12  # 0-11 bonus, 12-23 discovery
EVENTS_DEALT: Final = 3
NORTHERN_INFLUENCE: Final = 0
SOUTHERN_INFLUENCE: Final = 1
EASTERN_INFLUENCE: Final = 2
WESTERN_INFLUENCE: Final = 3
HEART_OF_MARS: Final = 4
CELERIUM_TRUST: Final = 5
SYLVANITE_TRUST: Final = 6
SPACE_MARTYRS: Final = 7
GREAT_EXPANSION: Final = 8
DIVERSIFICATION: Final = 9
STATE_SUBSIDY: Final = 10
PATRONAGE: Final = 11
NATIVE_RESISTANCE: Final = 12
RICH_VEIN: Final = 13
EXHAUSTED_SEAM: Final = 14
FROZEN_CAVERN: Final = 15
CELERIUM_POCKET: Final = 16
MINING_RAILWAY: Final = 17
FLAT_GROUND: Final = 18
BROKEN_GROUND: Final = 19
CORRUPTION: Final = 20
MARTIAN_LICHENS: Final = 21
UNDERGROUND_LAKE: Final = 22
RADIATION: Final = 23
EVENTS: Final[list[str]] = [
    "northern-influence",
    "southern-influence",
    "eastern-influence",
    "western-influence",
    "heart-of-mars",
    "celerium-trust",
    "sylvanite-trust",
    "space-martyrs",
    "great-expansion",
    "diversification",
    "state-subsidy",
    "patronage",
    "native-resistance",
    "rich-vein",
    "exhausted-seam",
    "frozen-cavern",
    "celerium-pocket",
    "mining-railway",
    "flat-ground",
    "broken-ground",
    "corruption",
    "martian-lichens",
    "underground-lake",
    "radiation",
]

# -- Bonus cards (VB1-VB12). Reconstructed, low.

N_ZONE_CARDS: Final = 5  # bonus cards 0-4
RED_ZONES: Final[list[list[int]]] = [[0, 1, 6], [3, 4, 5], [1, 2, 3], [5, 6, 9], [7, 8, 9]]
ZONE_CARD_POINTS: Final[list[int]] = [0, 2, 5, 9]  # by red zones controlled
TRUST_POINTS: Final = 7
POINTS_PER_LOSS: Final = 1
MARTYRS_MAX: Final = 9
EXPANSION_POINTS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 4, 6, 9, 9]  # by zones occupied
DIVERSIFICATION_TOKENS: Final = 2  # of each resource
DIVERSIFICATION_POINTS: Final = 6
SUBSIDY_POINTS: Final = 3
PATRONAGE_POINTS: Final = 3

# -- Discovery cards (F3, VD1-VD12). Reconstructed, low.

REMOVALS: Final = 1
TOKENS_ADDED: Final = 2
WHO_IS_FIRST: Final = 3
FINAL_POINTS: Final = 4
DISCOVERY_STEP: Final[list[int]] = [  # by event; 0 for a bonus card
    *(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    *(1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4),
]
RICH_VEIN_TOKENS: Final = 5
RAILWAY_TOKENS: Final = 1
LICHENS_POINTS: Final = 3
LAKE_POINTS: Final = 5
RADIATION_POINTS: Final = -3
