"""Phase 6: what may be built or bought, why something may not, and doing it."""

from __future__ import annotations

from typing import Final

from .colony import contract_limit, contracts, level, mines, power_habitations
from .components import (
    CONTRACT_COST,
    COST,
    FIRST_PLACE,
    MINE_1,
    MINE_COST,
    N_CONTRACTS,
    N_LEVELLED,
    N_MATERIALS,
    N_PLACES,
    NONE,
)
from .kinds import BREAK, BUILD, BUILD_MINE, BUY, NO
from .materials import can_pay, pay
from .state import BORROWING, Table

COMPLETE: Final = "complete"
NO_TILE: Final = "no-tile"
CANNOT_PAY: Final = "cannot-pay"
NO_ROOM: Final = "no-room"
HELD_BY_YOU: Final = "held-by-you"
HELD_BY_ANOTHER: Final = "held-by-another"
TOO_MANY: Final = "too-many-contracts"


def next_place(s: Table, p: int, kind: int) -> int:  # rules: B3
    """The place of the next level of a type, or NONE if all are built."""
    place = FIRST_PLACE[kind] + level(s, p, kind)
    return place if place < FIRST_PLACE[kind + 1] else NONE


def cannot_build(s: Table, p: int, kind: int) -> str:  # rules: B2 to B4
    place = next_place(s, p, kind)
    if place == NONE:
        return COMPLETE
    if not s.tiles[place]:
        return NO_TILE
    return "" if can_pay(s, p, COST[place]) else CANNOT_PAY


def cannot_mine(s: Table, p: int, m: int) -> str:  # rules: N2, N3
    if mines(s, p) == N_PLACES - MINE_1:
        return NO_ROOM
    if not s.mine_tiles[m]:
        return NO_TILE
    return "" if can_pay(s, p, MINE_COST) else CANNOT_PAY


def cannot_buy(s: Table, p: int, contract: int) -> str:  # rules: K1 to K4
    """At the limit a contract may replace another one, above it none may be bought."""
    holder = s.contract[contract]
    if holder != NONE:
        return HELD_BY_YOU if holder == p else HELD_BY_ANOTHER
    if contracts(s, p) > contract_limit(s, p):
        return TOO_MANY
    return "" if can_pay(s, p, CONTRACT_COST) else CANNOT_PAY


def build_options(s: Table, p: int) -> list[int]:
    opts = [NO]
    for kind in range(N_LEVELLED):
        if not cannot_build(s, p, kind):
            opts.append(1 + kind)
    if can_pay(s, p, MINE_COST) and mines(s, p) < N_PLACES - MINE_1:
        for m in range(N_MATERIALS):
            if s.mine_tiles[m]:
                opts.append(BUILD_MINE + m)
    if can_pay(s, p, CONTRACT_COST) and contracts(s, p) <= contract_limit(s, p):
        for c in range(N_CONTRACTS):
            if s.contract[c] == NONE:
                opts.append(BUY + c)
    return opts


def construct(s: Table) -> None:  # rules: B1
    """One installation or contract, or the end of the phase; a checkpoint follows each."""
    p = s.turn
    arg = s.ask(p, BUILD, build_options(s, p))
    if arg == NO:
        s.phase = BORROWING
    elif arg < BUILD_MINE:
        build(s, p, arg - 1)
    elif arg < BUY:
        dig(s, p, arg - BUILD_MINE)
    else:
        buy(s, p, arg - BUY)


def build(s: Table, p: int, kind: int) -> None:
    place = next_place(s, p, kind)
    pay(s, p, COST[place])
    s.tiles[place] -= 1
    s.built[p * N_PLACES + place] = 1
    s.emit("build", p, place)
    power_habitations(s, p)  # rules: H2, H3


def dig(s: Table, p: int, m: int) -> None:  # rules: N2
    pay(s, p, MINE_COST)
    add_mine(s, p, m)
    s.emit("mine", p, m)


def add_mine(s: Table, p: int, m: int) -> int:
    """On the first free place; which one."""
    s.mine_tiles[m] -= 1
    place = MINE_1
    while s.built[p * N_PLACES + place]:
        place += 1
    s.built[p * N_PLACES + place] = 1 + m
    return place


def buy(s: Table, p: int, contract: int) -> None:  # rules: K3
    if contracts(s, p) == contract_limit(s, p):
        held = [c for c in range(N_CONTRACTS) if s.contract[c] == p]
        broken = s.then(p, BREAK, held, (contract,))
        s.contract[broken] = NONE
        s.emit("break", p, broken)
    pay(s, p, CONTRACT_COST)
    s.contract[contract] = p
    s.emit("buy", p, contract)
