"""Bots and rovers step by step, and pieces that must make room."""

from __future__ import annotations

from typing import Final

from .components import BOTS, DISTANCE, NEAREST, NONE, ROVER_TECH, TOWARDS
from .goods import spend, wallet
from .hexes import around, nearest_free, rover_at
from .kinds import BOT_STEP, MOVE, NO, PUT, ROVER_STEP, SPEED
from .options import Outlay, cannot_take
from .state import Table
from .technology import level_of, usable, use

ROVER: Final = BOTS  # the piece after the bots
FORBIDDEN: Final = -1  # points of pieces that do not move at all


def move(
    s: Table, c: int, bots: int, rover: int, gathering: bool = False, speed: bool = True
) -> list[int]:  # rules: X1 to X6, X10
    """Steps until the player stops, all one choice; the hexes where a piece may now take a tile.

    `gathering`: bots are treated like rovers. `speed`: a rover technology may still be used.
    """
    piece = NONE  # the one that moves; it may stand where it cannot stop
    moved = 0
    forced = True
    while True:
        opts = steps(s, c, bots, rover, piece, gathering, speed)
        ctx = (bots, rover, piece, int(gathering), int(speed))
        ask = s.ask if forced else s.then  # as payments after a forced one
        choice = ask(c, MOVE, opts, ctx)
        forced = len(opts) == 1
        if choice == NO:
            return settle(s, c, moved, rover != FORBIDDEN, gathering)
        if choice >= SPEED:
            use(s, c, ROVER_TECH, choice - SPEED)
            rover += level_of(s, choice - SPEED, ROVER_TECH)
            speed = False
            continue
        piece = piece_of(s, c, choice, piece)
        moved |= 1 << piece
        points = rover if piece == ROVER else bots
        if not points:
            spend(s, c, 1)
        elif piece == ROVER:
            rover -= 1
        else:
            bots -= 1
        step(s, c, piece, target_of(s, c, choice), gathering)


def move_bots(s: Table, c: int, points: int) -> None:
    move(s, c, points, FORBIDDEN)


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


def step(s: Table, c: int, piece: int, target: int, gathering: bool) -> None:
    origin = stands(s, c, piece)
    put(s, c, piece, target)
    s.tell("step", c, piece, origin, target)
    if s.crystal[target] and (gathering or piece == ROVER):  # rules: X6
        s.crystal[target] = 0
        s.pending[c] += 1
        s.tell("gather", c, target)


def put(s: Table, c: int, piece: int, target: int) -> None:
    """Set a piece down, from wherever it was."""
    origin = stands(s, c, piece)
    if origin != NONE:
        s.occupied[origin] -= 1
    s.occupied[target] += 1
    if piece == ROVER:
        s.rover[c] = target
    else:
        s.bots[c * BOTS + piece] = target


def settle(s: Table, c: int, moved: int, roving: bool, gathering: bool) -> list[int]:  # rules: X4, X7
    """Bots destroy what they stop on; a tile under the rover may be taken, whether it moved or stood there."""
    found: list[int] = []
    for piece in range(BOTS + 1):
        h = stands(s, c, piece)
        if h == NONE:
            continue
        if roving if piece == ROVER else gathering:
            if s.tile[h] != NONE:
                found.append(h)
        elif moved >> piece & 1:
            clear(s, c, h)
    return found


def clear(s: Table, c: int, h: int) -> None:  # rules: X4, B8
    """What lies on a hex leaves the game."""
    if s.tile[h] != NONE:
        s.tell("destroy", c, s.tile[h], h)
        s.tile[h] = NONE
    if s.crystal[h]:
        s.crystal[h] = 0
        s.tell("crush", c, h)


def displace(s: Table, h: int) -> None:  # rules: B9, B10
    """A bot or rover on `h` makes room; its owner chooses where."""
    for c in range(s.k):
        for piece in range(BOTS + 1):
            if stands(s, c, piece) == h:
                opts = nearest_free(s, h)
                if c < s.n:
                    target = s.ask(c, PUT, opts, ("displace", piece, h))
                else:
                    s.barrier()
                    target = opts[s.rng.below(len(opts))]
                put(s, c, piece, target)
                s.tell("displace", c, piece, h, target)
