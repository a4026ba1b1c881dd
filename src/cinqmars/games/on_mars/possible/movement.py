"""Steps of bots and rovers that leave a place to stop."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars.components import BOTS, DISTANCE, N_HEXES, NEAREST, NONE, ROVER_TECH, TOWARDS
from cinqmars.games.on_mars.hexes import around, rover_at
from cinqmars.games.on_mars.possible.outlay import Outlay
from cinqmars.games.on_mars.possible.stock import wallet
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.state import NO, Table
from cinqmars.games.on_mars.technology import usable

ROVER: Final = BOTS  # the piece after the bots


# The next step, as an answer: NO ends the movement

BOT_STEP: Final = 1  # + hex * 6 + direction
ROVER_STEP: Final = BOT_STEP + N_HEXES * 6  # + direction
SPEED: Final = ROVER_STEP + 6  # + company whose rover technology is used

FORBIDDEN: Final = -1  # points of pieces that do not move at all


def piece_of(s: Table, c: int, choice: int, piece: int) -> int:
    """Which piece a step moves; the one in motion has precedence where two share a hex."""
    if choice >= ROVER_STEP:
        return ROVER
    h = (choice - BOT_STEP) // 6
    if piece not in (NONE, ROVER) and s.bots[c * BOTS + piece] == h:
        return piece
    return s.bots.index(h, c * BOTS, (c + 1) * BOTS) - c * BOTS


def target_of(s: Table, c: int, choice: int) -> int:
    if choice >= ROVER_STEP:
        return TOWARDS[rover_at(s, c)][choice - ROVER_STEP]
    return TOWARDS[(choice - BOT_STEP) // 6][(choice - BOT_STEP) % 6]


def stands(s: Table, c: int, piece: int) -> int:
    """The hex of a piece on the map, or NONE."""
    return s.rover[c] if piece == ROVER else s.bots[c * BOTS + piece]


def cannot_stop(
    s: Table, c: int, piece: int, h: int, gathering: bool, spent: int = 0
) -> str:  # rules: X3, X9
    """Why a piece may not end on a hex which it reaches with so many crystals `spent`."""
    if s.occupied[h] and s.occupied[h] > (1 if stands(s, c, piece) == h else 0):
        return "occupied"
    if s.tile[h] != NONE and (gathering or piece == ROVER):
        return cannot_take(s, c, s.tile[h], Outlay(0, spent, near_from(s, c, piece, h)))
    return ""


def near_from(s: Table, c: int, piece: int, h: int) -> tuple[int, ...]:
    """The hexes in reach once a bot stands on `h`; rovers do not construct."""
    if piece == ROVER:
        return ()
    others = [s.bots[c * BOTS + i] for i in range(BOTS) if i != piece and s.bots[c * BOTS + i] != NONE]
    return tuple(around([h, *others]))


def steps(s: Table, c: int, bots: int, rover: int, piece: int, gathering: bool, speed: bool) -> list[int]:
    """All steps that leave the piece a place to stop; and whether it may stop now."""
    crystals = wallet(s, c)
    opts: list[int] = []
    moving = piece
    if piece == NONE or not cannot_stop(s, c, piece, stands(s, c, piece), gathering):
        opts.append(NO)
        moving = NONE
    if bots != FORBIDDEN and bots + crystals:
        found: list[int] = []
        for i in range(BOTS):
            h = s.bots[c * BOTS + i]
            if h != NONE and moving in (NONE, i):
                add_steps(s, c, i, h, bots, crystals, gathering, found, BOT_STEP + h * 6)
        found.sort()
        opts += found
    if rover != FORBIDDEN and moving in (NONE, ROVER):
        h = rover_at(s, c)
        if rover + crystals:
            add_steps(s, c, ROVER, h, rover, crystals, gathering, opts, ROVER_STEP)
        if speed:
            opts += [SPEED + q for q in usable(s, c, ROVER_TECH)]
    return opts


def add_steps(
    s: Table,
    c: int,
    piece: int,
    h: int,
    points: int,
    crystals: int,
    gathering: bool,
    opts: list[int],
    base: int,
) -> None:
    around = TOWARDS[h]
    for direction in range(6):
        a = around[direction]
        if a == NONE:
            continue
        plain = not s.occupied[a] and s.tile[a] == NONE
        if plain or can_end(s, c, piece, a, points - 1, crystals, gathering):
            opts.append(base + direction)


def can_end(s: Table, c: int, piece: int, h: int, points: int, crystals: int, gathering: bool) -> bool:
    """Is there a place to stop, there or farther, for so many points and then crystals?"""
    for a in NEAREST[h]:
        spent = max(0, DISTANCE[h][a] - points)
        if spent > crystals:
            return False
        if not cannot_stop(s, c, piece, a, gathering, spent):
            return True
    return False
