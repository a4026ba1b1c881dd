"""What is asked in the construction phase."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.bots import instinct
from cinqmars.games.mars.bots.outlook import Outlook
from cinqmars.games.mars.questions.families import NO, Asked, OfContract
from cinqmars.games.mars.rules.colony import contract_limit, contracts, mines, next_place
from cinqmars.games.mars.rules.materials import can_pay
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Decision, Message, say

BUILD: Final = 17
BREAK: Final = 18

# arguments of BUILD
NEXT_LEVEL: Final = 1  # + type
DIG: Final = NEXT_LEVEL + c.N_LEVELLED  # + material
BUY: Final = DIG + c.N_MATERIALS  # + contract


class Build(Asked):
    """What to build or buy: the NEXT_LEVEL of a type, DIG for a material, BUY a contract; or no more."""  # rules: B1

    name = "build"
    size = BUY + c.N_CONTRACTS
    aloud = True

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        """What is done, and the type, material or contract."""
        if arg < DIG:
            return (NO, 0) if arg == NO else (NEXT_LEVEL, arg - NEXT_LEVEL)
        return (DIG, arg - DIG) if arg < BUY else (BUY, arg - BUY)

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        opts = [NO]
        for kind in range(c.N_LEVELLED):
            if not cannot_build(s, p, kind):
                opts.append(NEXT_LEVEL + kind)
        if can_pay(s, p, c.MINE_COST) and mines(s, p) < c.N_PLACES - c.MINE_1:
            for m in range(c.N_MATERIALS):
                if s.mine_tiles[m]:
                    opts.append(DIG + m)
        if can_pay(s, p, c.CONTRACT_COST) and contracts(s, p) <= contract_limit(s, p):
            for contract in range(c.N_CONTRACTS):
                if s.contract[contract] == c.NONE:
                    opts.append(BUY + contract)
        return opts

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-build", cost=names.bundle(c.CONTRACT_COST))

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        what, number = self.decode(arg)
        if what == DIG:
            return say("pick-build", place=names.mine_name(number), cost=names.bundle(c.MINE_COST))
        if what == BUY:
            return say("pick-contract", contract=names.contract_name(number))
        place = next_place(s, d.seat, number)
        if place == c.NONE:
            return names.place_name(c.FIRST_PLACE[number + 1] - 1)
        return say("pick-build", place=names.place_name(place), cost=names.bundle(c.COST[place]))

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        what, number = self.decode(arg)
        if what == NO:
            return ()
        if what == DIG:
            return (names.mine_ref(number),)
        if what == BUY:
            return (names.contract_ref(number),)
        place = next_place(s, d.seat, number)
        return () if place == c.NONE else (names.tile_ref(place),)

    def candidates(self, s: MarsState, d: Decision) -> list[int]:
        return list(range(self.size))

    def cannot(self, s: MarsState, d: Decision, arg: int) -> str:
        what, number = self.decode(arg)
        if what == DIG:
            return cannot_dig(s, d.seat, number)
        return cannot_buy(s, d.seat, number) if what == BUY else cannot_build(s, d.seat, number)

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        view = instinct.glance(s, seat)
        return instinct.weights([self.gain(view, arg) for arg in opts])

    def gain(self, view: Outlook, arg: int) -> float:
        what, number = self.decode(arg)
        if what == NO:
            return 0.0
        if what == DIG:
            return instinct.dig(view, number)
        return instinct.buy(view, number) if what == BUY else instinct.build(view, number)


def cannot_build(s: MarsState, p: int, kind: int) -> str:  # rules: B2 to B4
    place = next_place(s, p, kind)
    if place == c.NONE:
        return "complete"
    if not s.tiles[place]:
        return "no-tile"
    return "" if can_pay(s, p, c.COST[place]) else "cannot-pay"


def cannot_dig(s: MarsState, p: int, m: int) -> str:  # rules: N2, N3
    if mines(s, p) == c.N_PLACES - c.MINE_1:
        return "no-room"
    if not s.mine_tiles[m]:
        return "no-tile"
    return "" if can_pay(s, p, c.MINE_COST) else "cannot-pay"


def cannot_buy(s: MarsState, p: int, contract: int) -> str:  # rules: K1 to K4
    """At the limit a contract may replace another one, above it none may be bought."""
    holder = s.contract[contract]
    if holder != c.NONE:
        return "held-by-you" if holder == p else "held-by-another"
    if contracts(s, p) > contract_limit(s, p):
        return "too-many-contracts"
    return "" if can_pay(s, p, c.CONTRACT_COST) else "cannot-pay"


class Break(OfContract):
    """Which contract to break for a new one. About the new one."""  # rules: K3

    name = "break"

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-break", contract=names.contract_name(d.ctx[0]))
