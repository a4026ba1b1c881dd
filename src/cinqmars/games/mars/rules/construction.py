"""Phase 6: installations built, contracts bought."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.questions import construction as ask
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.rules.colony import contract_limit, contracts, next_place, power_habitations
from cinqmars.games.mars.rules.materials import pay
from cinqmars.games.mars.state import BORROWING, MarsState


def construct(s: MarsState) -> None:  # rules: B1
    """One installation or contract, or the end of the phase; a checkpoint follows each."""
    p = s.turn
    what, number = ask.Build.decode(s.ask(p, ask.BUILD, ask.Build.options(s, p)))
    if what == NO:
        s.phase = BORROWING
    elif what == ask.NEXT_LEVEL:
        build(s, p, number)
    elif what == ask.DIG:
        dig(s, p, number)
    else:
        buy(s, p, number)


def build(s: MarsState, p: int, kind: int) -> None:
    place = next_place(s, p, kind)
    pay(s, p, c.COST[place])
    s.tiles[place] -= 1
    s.built[p * c.N_PLACES + place] = 1
    s.emit("build", p, place)
    power_habitations(s, p)  # rules: H2, H3


def dig(s: MarsState, p: int, m: int) -> None:  # rules: N2
    pay(s, p, c.MINE_COST)
    add_mine(s, p, m)
    s.emit("mine", p, m)


def add_mine(s: MarsState, p: int, m: int) -> int:
    """On the first free place; which one."""
    s.mine_tiles[m] -= 1
    place = c.MINE_1
    while s.built[p * c.N_PLACES + place]:
        place += 1
    s.built[p * c.N_PLACES + place] = 1 + m
    return place


def buy(s: MarsState, p: int, contract: int) -> None:  # rules: K3
    if contracts(s, p) == contract_limit(s, p):
        broken = s.then(p, ask.BREAK, ask.Break.options(s, p), (contract,))
        s.contract[broken] = c.NONE
        s.emit("break", p, broken)
    pay(s, p, c.CONTRACT_COST)
    s.contract[contract] = p
    s.emit("buy", p, contract)
