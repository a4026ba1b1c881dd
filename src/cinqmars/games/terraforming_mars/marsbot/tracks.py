"""MarsBot's board for Tharsis: seven tracks of nineteen spaces, and which tags move which marker."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box

BUILDING_TRACK: Final = 0
SPACE_TRACK: Final = 1
EVENT_TRACK: Final = 2
SCIENCE_TRACK: Final = 3
ENERGY_TRACK: Final = 4
EARTH_TRACK: Final = 5
PLANT_TRACK: Final = 6
N_TRACKS: Final = 7
TRACKS: Final[list[str]] = ["building", "space", "event", "science", "energy", "earth", "plant"]
LAST_SPACE: Final = 18

EVENT_TAG: Final = box.N_TAGS  # the tag that events bear without printing it
NO_TRACK: Final = -1

TRACK_OF_TAG: Final[list[int]] = [NO_TRACK] * (box.N_TAGS + 1)
TRACK_OF_TAG[box.BUILDING] = BUILDING_TRACK
TRACK_OF_TAG[box.SPACE] = SPACE_TRACK
TRACK_OF_TAG[EVENT_TAG] = EVENT_TRACK
TRACK_OF_TAG[box.SCIENCE] = SCIENCE_TRACK
TRACK_OF_TAG[box.POWER] = ENERGY_TRACK
TRACK_OF_TAG[box.JOVIAN] = ENERGY_TRACK
TRACK_OF_TAG[box.EARTH] = EARTH_TRACK
TRACK_OF_TAG[box.CITY_TAG] = EARTH_TRACK
TRACK_OF_TAG[box.PLANT] = PLANT_TRACK
TRACK_OF_TAG[box.MICROBE] = PLANT_TRACK
TRACK_OF_TAG[box.ANIMAL] = PLANT_TRACK

# A line per track, space 0 first: O ocean, G greenery, C city, T a step of temperature, +n rating, M milestone,
# A award, > this marker once more, >space the marker of the space track, v an extension that is not played.
BOARD: Final[list[str]] = [
    ". . O . . +2 T M G A C >space O . G C T . +5",
    ". > . T . O C v M T . +3 O . T . +4 . +6",
    ". > . O G > v > O +3 A . +4 T G > TT . +5",
    ". > . > C . G . +2 M T O +3 T +4 > . T +7",
    ". > v +3 v T > M . T G > O . C G . T +8",
    ". C . . +3 C . > C A > C G +4 G > . C +7",
    ". . . G . G G > . O A T +3 G G O G . +6",
]

NOTHING: Final = 0
PUT_OCEAN: Final = 1
PUT_GREENERY: Final = 2
PUT_CITY: Final = 3
WARM: Final = 4  # + steps
RATE: Final = 5  # + points
CLAIM: Final = 6
FUND: Final = 7
AGAIN: Final = 8
SPACE_STEP: Final = 9
SIGNS: Final[dict[str, int]] = {
    ".": NOTHING,
    "v": NOTHING,
    "O": PUT_OCEAN,
    "G": PUT_GREENERY,
    "C": PUT_CITY,
    "T": WARM,
    "TT": WARM,
    "M": CLAIM,
    "A": FUND,
    ">": AGAIN,
    ">space": SPACE_STEP,
}


def actions(line: str) -> list[int]:
    return [RATE if sign[0] == "+" else SIGNS[sign] for sign in line.split()]


def amounts(line: str) -> list[int]:
    """Points of rating, or steps of temperature."""
    return [int(sign) if sign[0] == "+" else len(sign) for sign in line.split()]


ACTION: Final[list[list[int]]] = [actions(line) for line in BOARD]
AMOUNT: Final[list[list[int]]] = [amounts(line) for line in BOARD]
