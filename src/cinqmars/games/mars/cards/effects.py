"""What cards do, a type for each effect. Card data are written with them; the chapters of the rules carry them out."""

from __future__ import annotations

from typing import Final, NamedTuple

# What a conflict wins


class Choose(NamedTuple):
    """Cards of one's choice from the loser's hand."""  # rules: C9

    number: int


class Loot(NamedTuple):
    """Cards drawn at random from the loser's hand."""  # rules: C10, L2

    number: int


class Discover(NamedTuple):
    """An R&D card of a level."""  # rules: C10

    level: int


class SeizeContract(NamedTuple):
    """A contract of the loser."""  # rules: C11

    instead: Choose


class DestroyTile(NamedTuple):
    """A tile of the loser."""  # rules: C12


class StealDiscovery(NamedTuple):
    """An R&D card of the loser."""  # rules: C13

    instead: Discover


Prize = Choose | Loot | Discover | SeizeContract | DestroyTile | StealDiscovery

# What a supremacy gives its holder


class BorrowEnergy(NamedTuple):
    """The unused energy of another colony, each turn."""  # rules: U6


class Settlers(NamedTuple):
    """Colonists, as long as it is held."""  # rules: U7

    number: int


class MoreSupply(NamedTuple):
    """More supply cards each turn."""  # rules: U8

    cards: int


class RichRaids(NamedTuple):
    """What a raid wins."""  # rules: U9

    loot: Loot


class RollAgain(NamedTuple):
    """Another roll of the R&D die, once a turn."""  # rules: U10


Privilege = BorrowEnergy | Settlers | MoreSupply | RichRaids | RollAgain

# Events


class Deposit(NamedTuple):
    """Cards of a material from the reserve."""  # rules: E2

    material: int
    number: int


class Arrive(NamedTuple):
    """Colonists from the supply."""  # rules: E3, D12

    number: int


class Conflict(NamedTuple):
    """Against one other player in a field, for a prize."""  # rules: C1

    field: int
    needs: int  # the place that must be active
    prize: Prize


class Supremacy(NamedTuple):
    """All players are compared in a field, for a privilege."""  # rules: U1

    field: int
    gives: Privilege


class Contest(NamedTuple):
    """A supremacy is judged again."""  # rules: U3


EventEffect = Deposit | Arrive | Conflict | Supremacy | Contest

# R&D cards

MINES: Final = 0
OTHERS: Final = 1  # installations that are neither mines nor habitations


class Bonus(NamedTuple):
    """Wins ties in a field."""  # rules: D1

    field: int


class Science(NamedTuple):
    """Science points."""  # rules: R6

    points: int


class Point(NamedTuple):
    """Victory points."""  # rules: D3

    points: int


class Unmanned(NamedTuple):
    """An installation needs no colonist."""  # rules: D4, D8

    where: int


class Drill(NamedTuple):
    """A mine yields more cards."""  # rules: D9

    cards: int


class Store(NamedTuple):
    """More cards may be kept."""  # rules: D5

    cards: int


class Cargo(NamedTuple):
    """Kept in hand: materials of one's choice, once."""  # rules: D6

    cards: int


class Energy(NamedTuple):
    """More energy, as long as a power plant is active."""  # rules: D7

    units: int


class Shuttle(NamedTuple):
    """Earth takes a material at a better rate."""  # rules: D10


class Shield(NamedTuple):
    """Nobody may choose its owner as a military opponent."""  # rules: D11


DiscoveryEffect = (
    Bonus | Science | Point | Unmanned | Drill | Store | Cargo | Energy | Shuttle | Shield | Arrive
)
