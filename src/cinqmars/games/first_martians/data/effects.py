"""Effects: what events, adventures, cards, tiles, tokens, skills and missions do, one class each.

A list of effects runs from left to right. `rules/effects.py` carries them out, `describe.py` puts them into words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
NO_PART: Final = -1
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
EVERYWHERE: Final = 0
SOUTH: Final = 1 << 4  # a bit per direction, clockwise from the north

# places besides the 24 spaces
HERE: Final = 24
CHOSEN_EXPLORED: Final = 25
MARKED: Final = 26  # + 3 * ring + number of the direction drawn at set-up


def marked(ring: int, number: int) -> int:
    """The space of a ring (1 to 3) in the direction drawn as the given number (1 to 3)."""
    return MARKED + 3 * (ring - 1) + number - 1


# Reserve and hold


class Gain(NamedTuple):
    resource: int
    n: int


class Lose(NamedTuple):
    resource: int
    n: int


class GainPart(NamedTuple):
    part: int  # or CHOOSE_ONE, ANY_ONE
    n: int


class LosePart(NamedTuple):
    how: int  # CHOOSE_ONE or ANY_ONE
    n: int


class GainSample(NamedTuple):
    n: int
    area: int = 0  # or PENDING


class LoseSample(NamedTuple):
    where: int  # FROM_ANYWHERE or FROM_MAP
    n: int


class AddSample(NamedTuple):
    """To the region where it happens."""

    n: int


class GainPoi(NamedTuple):
    n: int


class GainSeed(NamedTuple):
    n: int


class GainObjective(NamedTuple):
    colour: int
    n: int


class PlaceObjective(NamedTuple):
    colour: int
    place: int


class Advance(NamedTuple):
    """A sample goes a step further: examined, discovered."""

    n: int


class Counter(NamedTuple):
    counter: int
    n: int


class CounterShare(NamedTuple):
    """By the share of a research card."""

    counter: int


# The crew


class Morale(NamedTuple):
    n: int


class MoraleTokens(NamedTuple):
    who: int
    n: int


class Stress(NamedTuple):
    n: int


class Wound(NamedTuple):
    who: int
    n: int


class Heal(NamedTuple):
    who: int
    n: int


class Afflict(NamedTuple):
    who: int
    affliction: int  # or ANY_ONE


class Cure(NamedTuple):
    who: int  # CHOSEN


class LosePawn(NamedTuple):
    """In the next round."""

    who: int


class TokenCard(NamedTuple):
    """A token on an identity card."""

    token: int
    who: int
    space: int = NOW


class DiscardSkill(NamedTuple):
    who: int


class Pawns(NamedTuple):
    """An action needs more pawns, or fewer."""

    action: int  # or OUTSIDE
    n: int
    scope: int  # THIS_ROUND, NEXT_ROUND, THE_MISSION
    directions: int = EVERYWHERE


# The HUB and Mars


class Track(NamedTuple):
    block: int  # or CHOOSE_ONE, SAME_BLOCK
    n: int


class Card(NamedTuple):
    """A malfunction card with a keyword."""

    block: int
    keyword: int


class Break(NamedTuple):
    facility: int  # or a group
    part: int


class Repair(NamedTuple):
    """Any broken part."""


class Productivity(NamedTuple):
    facility: int  # or a group
    n: int


class Shut(NamedTuple):
    resource: int


class Wilt(NamedTuple):
    """In the farm."""


class Grow(NamedTuple):
    n: int
    everything: int = 0  # 1: all seedlings of the farm; 0: one of the crew's choice


class Token(NamedTuple):
    token: int
    facility: int  # or THIS_ONE
    space: int = NOW


class TokenRoi(NamedTuple):
    """A token on a region."""

    token: int
    place: int


class TokenRover(NamedTuple):
    token: int
    rover: int  # or CHOOSE_ONE


class FreeRover(NamedTuple):
    """The top token of a rover goes."""


class CleanRoi(NamedTuple):
    """A token on a region goes."""

    token: int


class Relay(NamedTuple):
    """A relay tent where it happens."""


class DiscardTile(NamedTuple):
    """The shutdown tile it is printed on."""


class DiscardUpgrade(NamedTuple):
    """An installed upgrade of the crew's choice; the Auto-Scanner that the crew began with stays."""


class AddGoal(NamedTuple):
    """An objective of the mission counts from now on."""

    goal: int  # its number on the sheet


# Dice, choices, conditions


class Roll(NamedTuple):
    die: int
    hit: Effects
    miss: Effects = ()


class Option(NamedTuple):
    """One way to choose, with its price."""

    words: int
    resource: int = 0
    n: int = 0
    part: int = NO_PART
    then: Effects = ()


class Choose(NamedTuple):
    options: tuple[Option, ...]


class IfCounter(NamedTuple):
    counter: int
    least: int
    then: Effects


Effect = (
    Gain
    | Lose
    | GainPart
    | LosePart
    | GainSample
    | LoseSample
    | AddSample
    | GainPoi
    | GainSeed
    | GainObjective
    | PlaceObjective
    | Advance
    | Counter
    | CounterShare
    | Morale
    | MoraleTokens
    | Stress
    | Wound
    | Heal
    | Afflict
    | Cure
    | LosePawn
    | TokenCard
    | DiscardSkill
    | Pawns
    | Track
    | Card
    | Break
    | Repair
    | Productivity
    | Shut
    | Wilt
    | Grow
    | Token
    | TokenRoi
    | TokenRover
    | FreeRover
    | CleanRoi
    | Relay
    | DiscardTile
    | DiscardUpgrade
    | AddGoal
    | Roll
    | Choose
    | IfCounter
)
Effects = tuple[Effect, ...]
