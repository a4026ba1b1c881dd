"""Effects as data: what events, adventures, cards, tiles, tokens, skills and missions do, in one vocabulary.

An effect list runs from left to right. `effects.py` carries effects out, `describe.py` puts them into words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# operations
GAIN: Final = 0  # resource, n
LOSE: Final = 1  # resource, n
GAIN_PART: Final = 2  # part or CHOOSE_ONE or ANY_ONE, n
LOSE_PART: Final = 3  # CHOOSE_ONE or ANY_ONE, n
GAIN_SAMPLE: Final = 4  # n, area
LOSE_SAMPLE: Final = 5  # FROM_ANYWHERE or FROM_MAP, n
ADD_SAMPLE: Final = 6  # n, here
GAIN_POI: Final = 7  # n
GAIN_SEED: Final = 8  # n
GAIN_OBJECTIVE: Final = 9  # colour, n
PLACE_OBJECTIVE: Final = 10  # colour, place
MORALE: Final = 11  # n
MORALE_TOKENS: Final = 12  # who, n
STRESS: Final = 13  # n
WOUND: Final = 14  # who, n
HEAL: Final = 15  # who, n
AFFLICT: Final = 16  # who, affliction or ANY_ONE
CURE: Final = 17  # who
TRACK: Final = 18  # block or CHOOSE_ONE or SAME_BLOCK, n
CARD: Final = 19  # block, keyword
BREAK: Final = 20  # facility or group, part
REPAIR: Final = 21  # any broken part
PRODUCTIVITY: Final = 22  # facility or group, n
SHUT: Final = 23  # resource
WILT: Final = 24
GROW: Final = 25  # n, 1 for all or 0 for one of the crew's choice
TOKEN: Final = 26  # token, facility or THIS_ONE, NOW or NEXT
TOKEN_ROI: Final = 27  # token, place
TOKEN_ROVER: Final = 28  # token, rover or CHOOSE_ONE
FREE_ROVER: Final = 29
CLEAN_ROI: Final = 30  # token
ROLL: Final = 31  # die; then, other
CHOOSE: Final = 32  # then: options
OPTION: Final = 33  # number, resource, n; then
IF_COUNTER: Final = 34  # counter, at least; then
COUNTER: Final = 35  # counter, n
COUNTER_SHARE: Final = 36  # counter: by the share of a research card
ADVANCE: Final = 37  # n
PAWNS: Final = 38  # action or OUTSIDE, n, scope; dirs in d
RELAY: Final = 39
LOSE_PAWN: Final = 40  # who
DISCARD_TILE: Final = 41
TOKEN_CARD: Final = 42  # token, who, NOW or NEXT
DISCARD_SKILL: Final = 43  # who

# who
ACTIVE: Final = 0
TARGET: Final = 1
FIRST: Final = 2
EVERYONE: Final = 3
CHOSEN: Final = 4
SOMEBODY: Final = 5  # by chance

CHOOSE_ONE: Final = -1  # of the crew's choice
ANY_ONE: Final = -2  # by chance
SAME_BLOCK: Final = -3
THIS_ONE: Final = -4
OXYGENATORS: Final = 16  # groups of facilities
SOLARS: Final = 17

PENDING: Final = 1
FROM_ANYWHERE: Final = 0
FROM_MAP: Final = 1
NOW: Final = 0  # the ! space
NEXT: Final = 1  # the >> space
THIS_ROUND: Final = 0
NEXT_ROUND: Final = 1
THE_MISSION: Final = 2
OUTSIDE: Final = 100  # every action outside the HUB

# places besides the 24 spaces
HERE: Final = 24
CHOSEN_EXPLORED: Final = 25
MARKED: Final = 26  # + 3 * ring + number of the direction drawn at set-up


class Effect(NamedTuple):
    """One operation, its arguments and what follows from it."""

    op: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    then: tuple[Effect, ...] = ()
    other: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]


def marked(ring: int, number: int) -> int:
    """The space of a ring (1 to 3) in the direction drawn as the given number (1 to 3)."""
    return MARKED + 3 * (ring - 1) + number - 1
