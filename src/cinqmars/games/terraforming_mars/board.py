"""Mars: the 61 hexes of the Tharsis map, row by row, and two cities in orbit. Sets of hexes are bit masks."""

from __future__ import annotations

from typing import Final

from .components import PLANTS, STEEL, TITANIUM

# A row per line: `~` reserved for an ocean, `^` a volcano, `!` Noctis City, `.` other land; then the bonus printed
# there: s steel, t titanium, p plant, c card.
MAP: Final[list[str]] = [
    ".ss ~ss . ~c ~",
    ". ^s . . . ~cc",
    "^c . . . . . .s",
    "^pt .p .p .p .pp .p .p ~pp",
    "^pp .pp !pp ~pp ~pp ~pp .pp .pp .pp",
    ".p .pp .p .p .p ~p ~p ~p",
    ". . . . . .p .",
    ".ss . .c .c . .t",
    ".s .ss . . ~tt",
]
NAMED: Final[dict[int, str]] = {
    6: "tharsis-tholus",
    11: "ascraeus-mons",
    18: "pavonis-mons",
    26: "arsia-mons",
    28: "noctis-city",
}
N_HEXES: Final = 61
GANYMEDE: Final = 61  # cities in orbit lie beyond the hexes
PHOBOS: Final = 62
N_PLACES: Final = 63
OFF_BOARD: Final[list[str]] = ["ganymede-colony", "phobos-space-haven"]


def laid_out() -> list[tuple[int, int, str]]:
    """Row, column and print of each hex."""
    found: list[tuple[int, int, str]] = []
    for row, line in enumerate(MAP):
        for col, printed in enumerate(line.split()):
            found.append((row, col, printed))
    return found


LAYOUT: Final[list[tuple[int, int, str]]] = laid_out()
AT: Final[dict[tuple[int, int], int]] = {(row, col): i for i, (row, col, _) in enumerate(LAYOUT)}


def neighbours_of(site: int) -> list[int]:
    """Rows grow towards the middle one: below it, the hex down left is in the same column as up right above."""
    row, col, _ = LAYOUT[site]
    up = col - 1 if row <= 4 else col
    down = col if row < 4 else col - 1
    around = [
        (row - 1, up),
        (row - 1, up + 1),
        (row, col - 1),
        (row, col + 1),
        (row + 1, down),
        (row + 1, down + 1),
    ]
    return [AT[place] for place in around if place in AT]


def mask_of(hexes: list[int]) -> int:
    mask = 0
    for site in hexes:
        mask |= 1 << site
    return mask


def printed(sign: str) -> int:
    return mask_of([i for i in range(N_HEXES) if sign in LAYOUT[i][2]])


def bonuses(sign: str) -> list[int]:
    return [LAYOUT[i][2].count(sign) for i in range(N_HEXES)]


NEIGHBOURS: Final[list[list[int]]] = [neighbours_of(site) for site in range(N_HEXES)]
AROUND: Final[list[int]] = [mask_of(hexes) for hexes in NEIGHBOURS]
OCEAN_HEXES: Final[int] = printed("~")
VOLCANIC: Final[int] = printed("^")
NOCTIS: Final[int] = printed("!")
LAND: Final[int] = (1 << N_HEXES) - 1 & ~OCEAN_HEXES & ~NOCTIS
STEEL_HEXES: Final[int] = printed("s")
TITANIUM_HEXES: Final[int] = printed("t")
METAL_HEXES: Final[int] = STEEL_HEXES | TITANIUM_HEXES
BONUS_STEEL: Final[list[int]] = bonuses("s")
BONUS_TITANIUM: Final[list[int]] = bonuses("t")
BONUS_PLANTS: Final[list[int]] = bonuses("p")
BONUS_CARDS: Final[list[int]] = bonuses("c")
BONUS: Final[list[tuple[int, list[int]]]] = [
    (STEEL, BONUS_STEEL),
    (TITANIUM, BONUS_TITANIUM),
    (PLANTS, BONUS_PLANTS),
]


EIGHTS: Final[
    list[list[list[int]]]
] = [  # by eight hexes, by the bits of a mask that are theirs: which of them
    [[first + i for i in range(8) if bits >> i & 1] for bits in range(256)] for first in range(0, 64, 8)
]


def hexes_of(mask: int) -> list[int]:
    """The hexes of a mask, ascending."""
    found: list[int] = []
    for eight in EIGHTS:
        found += eight[mask & 255]
        mask >>= 8
    return found
