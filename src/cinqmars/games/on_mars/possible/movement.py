"""Steps of bots and rovers that leave a place to stop."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.on_mars.components import (
    ADJACENT,
    BOTS,
    DISTANCE,
    N_HEXES,
    NEAREST,
    NONE,
    RESEARCH,
    ROVER_TECH,
    TOWARDS,
)
from cinqmars.games.on_mars.hexes import around, rover_at
from cinqmars.games.on_mars.possible.outlay import Outlay
from cinqmars.games.on_mars.possible.stock import wallet
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import usable

ROVER: Final = BOTS  # the piece after the bots


# The next step, as an answer: NO ends the movement

BOT_STEP: Final = 1  # + hex * 6 + direction
ROVER_STEP: Final = BOT_STEP + N_HEXES * 6  # + direction
SPEED: Final = ROVER_STEP + 6  # + company whose rover technology is used

BOT_STEPS: Final[list[list[int]]] = [  # by hex, in the order of ADJACENT
    [BOT_STEP + h * 6 + direction for direction, a in enumerate(row) if a != NONE]
    for h, row in enumerate(TOWARDS)
]
ROVER_STEPS: Final[list[list[int]]] = [
    [ROVER_STEP + direction for direction, a in enumerate(row) if a != NONE] for row in TOWARDS
]

FORBIDDEN: Final = -1  # points of pieces that do not move at all


def piece_of(s: OnMarsState, c: int, choice: int, piece: int) -> int:
    """Which piece a step moves; the one in motion has precedence where two share a hex."""
    if choice >= ROVER_STEP:
        return ROVER
    h = (choice - BOT_STEP) // 6
    if piece not in (NONE, ROVER) and s.bots[c * BOTS + piece] == h:
        return piece
    return s.bots.index(h, c * BOTS, (c + 1) * BOTS) - c * BOTS


def target_of(s: OnMarsState, c: int, choice: int) -> int:
    if choice >= ROVER_STEP:
        return TOWARDS[rover_at(s, c)][choice - ROVER_STEP]
    return TOWARDS[(choice - BOT_STEP) // 6][(choice - BOT_STEP) % 6]


def stands(s: OnMarsState, c: int, piece: int) -> int:
    """The hex of a piece on the map, or NONE."""
    return s.rover[c] if piece == ROVER else s.bots[c * BOTS + piece]


def cannot_stop(
    s: OnMarsState, c: int, piece: int, h: int, gathering: bool, spent: int = 0
) -> str:  # rules: X3, X9
    """Why a piece may not end on a hex which it reaches with so many crystals `spent`."""
    if s.occupied[h] and s.occupied[h] > (1 if stands(s, c, piece) == h else 0):
        return "occupied"
    if s.tile[h] != NONE and (gathering or piece == ROVER):
        if s.tile[h] >= RESEARCH:
            return cannot_take(s, c, s.tile[h])
        return cannot_take(s, c, s.tile[h], Outlay(0, spent, near_from(s, c, piece, h)))
    return ""


def rests(s: OnMarsState, c: int, piece: int, h: int, gathering: bool) -> bool:
    """May a piece that stands on a hex stay there?"""
    if s.occupied[h] > 1:
        return False
    return (
        s.tile[h] == NONE or not (gathering or piece == ROVER) or not cannot_stop(s, c, piece, h, gathering)
    )


def near_from(s: OnMarsState, c: int, piece: int, h: int) -> list[int] | None:
    """The hexes in reach once a bot stands on `h`; rovers do not construct."""
    if piece == ROVER:
        return None
    others = [s.bots[c * BOTS + i] for i in range(BOTS) if i != piece and s.bots[c * BOTS + i] != NONE]
    return around([h, *others])


def steps(
    s: OnMarsState, c: int, bots: int, rover: int, piece: int, gathering: bool, speed: bool
) -> list[int]:
    """All steps that leave the piece a place to stop; and whether it may stop now."""
    crystals = wallet(s, c)
    opts: list[int] = []
    moving = piece
    if piece == NONE or rests(s, c, piece, stands(s, c, piece), gathering):
        opts.append(NO)
        moving = NONE
    if bots != FORBIDDEN and bots + crystals:
        found: list[int] = []
        for i, h in enumerate(s.bots[c * BOTS : (c + 1) * BOTS]):
            if h == NONE or (moving != NONE and moving != i):
                continue
            add_steps(s, c, i, h, bots, crystals, gathering, found, BOT_STEPS[h])
        found.sort()
        opts += found
    if rover != FORBIDDEN and not (moving != NONE and moving != ROVER):
        h = rover_at(s, c)
        if rover + crystals:
            add_steps(s, c, ROVER, h, rover, crystals, gathering, opts, ROVER_STEPS[h])
        if speed:
            opts += [SPEED + q for q in usable(s, c, ROVER_TECH)]
    return opts


def add_steps(
    s: OnMarsState,
    c: int,
    piece: int,
    h: int,
    points: int,
    crystals: int,
    gathering: bool,
    opts: list[int],
    answers: list[int],
) -> None:
    """Of the answers for the hexes next to `h`, those that leave the piece a place to stop."""
    occupied, tile = s.occupied, s.tile
    takes = gathering or piece == ROVER
    closed: list[int] = []
    for a in ADJACENT[h]:
        if occupied[a] or (takes and tile[a] != NONE):
            if not can_end(s, c, piece, a, points - 1, crystals, gathering):
                closed.append(a)
    if closed:
        opts += [answer for answer, a in zip(answers, ADJACENT[h]) if a not in closed]
    else:
        opts += answers


PAID: Final = 2  # steps for crystals that one way looks at


class Reached(NamedTuple):
    """A hex that a piece can be brought to."""

    hex: int
    by: int  # the number of the one before it; -1: where the piece stands
    steps: int
    rests: bool


def way(s: OnMarsState, c: int, piece: int, points: int, gathering: bool, speed: bool) -> list[Reached]:
    """All hexes that a piece can be brought to by answers given at once, the nearest first.

    A hex that it must leave by the only way there is lies on no such way: that step is not asked.
    """
    start = rover_at(s, c) if piece == ROVER else stands(s, c, piece)
    far = points + min(PAID, s.crystals[c])
    found: list[Reached] = []
    seen = [start]
    at = -1
    while at < len(found):
        h = start if at < 0 else found[at].hex
        gone = 0 if at < 0 else found[at].steps
        open_ = steps_from(s, c, piece, h, points - gone, wallet(s, c), gathering)
        asked = at < 0 or found[at].rests or len(open_) > 1 or (piece == ROVER and speed)
        if gone < far and asked:
            for a in open_:
                if a not in seen:
                    seen.append(a)
                    spent = max(0, gone + 1 - points)
                    rests = not cannot_stop(s, c, piece, a, gathering, spent)
                    found.append(Reached(a, at, gone + 1, rests))
        at += 1
    return found


def steps_from(
    s: OnMarsState, c: int, piece: int, h: int, points: int, crystals: int, gathering: bool
) -> list[int]:
    """The hexes next to one from which the piece could still come to a stop."""
    open_: list[int] = []
    if points + crystals > 0:
        for a in TOWARDS[h]:
            plain = a != NONE and not s.occupied[a] and s.tile[a] == NONE
            if plain or (a != NONE and can_end(s, c, piece, a, points - 1, crystals, gathering)):
                open_.append(a)
    return open_


def can_end(s: OnMarsState, c: int, piece: int, h: int, points: int, crystals: int, gathering: bool) -> bool:
    """Is there a place to stop, there or farther, for so many points and then crystals?"""
    far, own, occupied, tile = DISTANCE[h], stands(s, c, piece), s.occupied, s.tile
    takes = gathering or piece == ROVER
    if points + crystals > 0:  # what is asked of a tile takes longer than a step
        for a in ADJACENT[h]:
            if not occupied[a] and (not takes or tile[a] == NONE):
                return True
    for a in NEAREST[h]:
        spent = far[a] - points
        if spent > 0 and spent > crystals:
            return False
        if occupied[a] and occupied[a] > (a == own):
            continue
        if not takes or tile[a] == NONE or not cannot_stop(s, c, piece, a, gathering, max(0, spent)):
            return True
    return False
