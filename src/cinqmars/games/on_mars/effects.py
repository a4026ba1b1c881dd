"""What tiles, depot spaces, private goals and spaces of the laboratory give, a type for each effect.

The data in `components` are written with them; `rules/effects` carries them out, `possible/effects` says why one
would do nothing, and `lacerda` has its own way with some.
"""

from __future__ import annotations

from typing import NamedTuple


class Gain(NamedTuple):
    """So many of a good."""  # rules: D3, E6, LB1, LB2, GO3, GO14

    good: int
    number: int


class GainOthers(NamedTuple):
    """Resources of choice other than minerals."""  # rules: GO2

    number: int


class Fetch(NamedTuple):
    """Goods from the warehouse."""  # rules: D9, E8, LB1

    number: int = 1
    crystals: bool = True
    must: bool = True


class Recruit(NamedTuple):
    """Colonists from the reserve come home."""  # rules: GO5, GO7

    number: int


class Retrieve(NamedTuple):
    """Colonists come home from slots or work."""  # rules: GO10, GO15

    number: int


class Develop(NamedTuple):
    """Developments of technologies."""  # rules: D4, E2

    number: int = 2
    free: bool = False


class Learn(NamedTuple):
    """A technology tile of the grid."""  # rules: D6


class Obtain(NamedTuple):
    """Blueprints from the display."""  # rules: D5, E4, LB3

    number: int = 1
    must: bool = True
    boosts: bool = False


class Upgrade(NamedTuple):
    """Upgrades of buildings."""  # rules: D7, E5, LB3, GO1, GO16

    number: int = 1
    must: bool = True
    boosts: bool = False
    free: bool = False


class Construct(NamedTuple):
    """A building of a type is constructed."""  # rules: D2

    building: int


class ConstructAny(NamedTuple):
    """A building of any type is constructed."""  # rules: D2


class Hire(NamedTuple):
    """A scientist or a contract."""  # rules: D8, GO6, GO12, GO13

    free: bool = False
    scientists: bool = True
    contracts: bool = True


class Welcome(NamedTuple):
    """A ship, without cost."""  # rules: GO9


class Travel(NamedTuple):
    """A voyage to the other side."""  # rules: GO11


class MoveRover(NamedTuple):
    """The rover moves, further with crystals and technology."""  # rules: E3, GO4, GO8

    points: int


class MoveBots(NamedTuple):
    """Bots move, further with crystals."""  # rules: E7, LB2

    points: int


Effect = (
    Gain
    | GainOthers
    | Fetch
    | Recruit
    | Retrieve
    | Develop
    | Learn
    | Obtain
    | Upgrade
    | Construct
    | ConstructAny
    | Hire
    | Welcome
    | Travel
    | MoveRover
    | MoveBots
)
