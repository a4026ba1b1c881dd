"""Bots and rovers step by step, and pieces that must make room."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.movement import (
    FORBIDDEN,
    ROVER,
    SPEED,
    piece_of,
    stands,
    target_of,
)
from cinqmars.games.on_mars.rules.goods import spend
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import level_of, use


def move(
    s: OnMarsState, c: int, bots: int, rover: int, gathering: bool = False, speed: bool = True
) -> list[int]:  # rules: X1 to X6, X10
    """Steps until the player stops, all one choice; the hexes where a piece may now take a tile.

    `gathering`: bots are treated like rovers. `speed`: a rover technology may still be used.
    """
    piece = box.NONE  # the one that moves; it may stand where it cannot stop
    moved = 0
    forced = True
    while True:
        opts = ask.Move.options(s, c, bots, rover, piece, gathering, speed)
        ctx = (bots, rover, piece, int(gathering), int(speed))
        going_on = s.ask if forced else s.then  # as payments after a forced one
        choice = going_on(c, ask.MOVE, opts, ctx)
        forced = len(opts) == 1
        if choice == NO:
            return settle(s, c, moved, rover != FORBIDDEN, gathering)
        if choice >= SPEED:
            use(s, c, box.ROVER_TECH, choice - SPEED)
            rover += level_of(s, choice - SPEED, box.ROVER_TECH)
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


def move_bots(s: OnMarsState, c: int, points: int) -> None:
    move(s, c, points, FORBIDDEN)


def step(s: OnMarsState, c: int, piece: int, target: int, gathering: bool) -> None:
    origin = put(s, c, piece, target)
    s.emit("step", s.who(c), piece, origin, target)
    if s.crystal[target] and (gathering or piece == ROVER):  # rules: X6
        s.crystal[target] = 0
        s.pending[c] += 1
        s.emit("gather", s.who(c), target)


def put(s: OnMarsState, c: int, piece: int, target: int) -> int:
    """Set a piece down; where it was."""
    pieces, i = (s.rover, c) if piece == ROVER else (s.bots, c * box.BOTS + piece)
    origin = pieces[i]
    if origin != box.NONE:
        s.occupied[origin] -= 1
    s.occupied[target] += 1
    pieces[i] = target
    return origin


def settle(s: OnMarsState, c: int, moved: int, roving: bool, gathering: bool) -> list[int]:  # rules: X4, X7
    """Bots destroy what they stop on; a tile under the rover may be taken, whether it moved or stood there."""
    found: list[int] = []
    for piece in range(box.BOTS + 1):
        h = stands(s, c, piece)
        if h == box.NONE:
            continue
        if roving if piece == ROVER else gathering:
            if s.tile[h] != box.NONE:
                found.append(h)
        elif moved >> piece & 1:
            clear(s, c, h)
    return found


def clear(s: OnMarsState, c: int, h: int) -> None:  # rules: X4, B8
    """What lies on a hex leaves the game."""
    if s.tile[h] != box.NONE:
        s.emit("destroy", s.who(c), s.tile[h], h)
        s.tile[h] = box.NONE
    if s.crystal[h]:
        s.crystal[h] = 0
        s.emit("crush", s.who(c), h)


def displace(s: OnMarsState, h: int) -> None:  # rules: B9, B10
    """A bot or rover on `h` makes room; its owner chooses where."""
    for c in range(s.k):
        for piece in range(box.BOTS + 1):
            if stands(s, c, piece) == h:
                target = company.of(s, c).make_room(s, c, piece, h, ask.Put.displaced(s, h))
                put(s, c, piece, target)
                s.emit("displace", s.who(c), piece, h, target)
