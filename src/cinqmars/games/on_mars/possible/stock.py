"""Resources, crystals and colonists: what a company has, has room for and can pay."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    ANY,
    CONTRACT_GOODS,
    CONTRACT_NEEDS,
    CRYSTAL,
    DEPOT,
    MINERAL,
    N_GOODS,
    N_RESOURCES,
    QUARTERS,
    QUARTERS_PER_SHELTER,
    WAREHOUSE,
)
from cinqmars.games.on_mars.state import OnMarsState


def storage(s: OnMarsState, c: int) -> int:  # rules: N3
    return s.shelters[c] + 1


def quarters(s: OnMarsState, c: int) -> int:  # rules: N4
    return QUARTERS + QUARTERS_PER_SHELTER * (s.shelters[c] - 1)


def capacity(s: OnMarsState, c: int) -> int:  # rules: N6
    return DEPOT - s.depot[c].bit_count()


def wallet(s: OnMarsState, c: int) -> int:  # rules: P3
    """What can be spent as crystals now; private goals only in one's own turn."""
    return s.crystals[c] + (len(s.goals[c]) if s.turn == c else 0)


def wanting(s: OnMarsState, c: int, good: int) -> list[int]:
    """The company's contracts that still need one of this good."""
    if c not in s.contract:
        return []
    return [
        x
        for x, holder in enumerate(s.contract)
        if holder == c and s.delivered[x * N_GOODS + good] < CONTRACT_NEEDS[x][good]
    ]


def deliverable(s: OnMarsState, c: int) -> list[int]:
    """contract * N_GOODS + good, of what could be put on contracts now."""
    found: list[int] = []
    for x, holder in enumerate(s.contract):
        if holder == c:
            for good in CONTRACT_GOODS[x]:
                if s.delivered[x * N_GOODS + good] < CONTRACT_NEEDS[x][good] and has(s, c, good):
                    found.append(x * N_GOODS + good)
    return found


def has(s: OnMarsState, c: int, good: int) -> bool:
    if good == CRYSTAL:
        return s.crystals[c] + s.pending[c] > 0
    return s.goods[c * N_RESOURCES + good] > 0


def affordable(s: OnMarsState, c: int, cost: list[int], spent: int = 0) -> bool:  # rules: N1
    """Can a company pay, once so many crystals are `spent`?"""
    purse = wallet(s, c) - spent if CRYSTAL in cost else 0
    return covered(s.goods[c * N_RESOURCES : (c + 1) * N_RESOURCES], purse, cost)


def covered(goods: list[int], purse: int, cost: list[int]) -> bool:  # rules: N1
    """Minerals stand in for what is missing."""
    crystals = cost.count(CRYSTAL)
    if sum(goods) < len(cost) - crystals or (crystals and purse < crystals):
        return False
    left = goods[:]
    for unit in cost:
        if unit < N_RESOURCES:
            if left[unit]:
                left[unit] -= 1
            elif left[MINERAL]:
                left[MINERAL] -= 1
            else:
                return False
    return True


def payments(s: OnMarsState, c: int, unit: int, rest: list[int], fixed: bool) -> list[int]:
    """What may pay for one unit of a cost."""
    if fixed:
        return [MINERAL]
    first = range(N_RESOURCES) if unit == ANY else sorted({MINERAL, unit})
    goods = s.goods[c * N_RESOURCES : (c + 1) * N_RESOURCES]
    found: list[int] = []
    for r in first:
        if goods[r]:
            after = goods[:]
            after[r] -= 1
            again = rest.count(unit) if r == MINERAL and unit != ANY else 0
            if covered(after, wallet(s, c), rest) and after[MINERAL] >= again:
                found.append(r)
    return found


def cannot_store(s: OnMarsState, c: int, good: int, spent: int = 0) -> str:  # rules: O16
    if good == CRYSTAL:
        left = max(0, s.crystals[c] - spent)
        return "full-depot" if left + s.pending[c] >= capacity(s, c) else ""
    return "full-storage" if s.goods[c * N_RESOURCES + good] >= storage(s, c) else ""


def cannot_fetch(s: OnMarsState, c: int, column: int, crystals: bool, spent: int = 0) -> str:
    if not s.warehouse[column]:
        return "warehouse-empty"
    good = WAREHOUSE[column]
    if good == CRYSTAL and not crystals:
        return "no-crystal-here"
    return cannot_keep(s, c, good, spent)


def cannot_keep(s: OnMarsState, c: int, good: int, spent: int = 0) -> str:  # rules: O16, H5
    """The same of a good that may also go onto a contract."""
    return "" if wanting(s, c, good) else cannot_store(s, c, good, spent)


def cannot_fetch_any(s: OnMarsState, c: int, crystals: bool = True, spent: int = 0) -> str:
    for column in range(len(WAREHOUSE)):
        if not cannot_fetch(s, c, column, crystals, spent):
            return ""
    return "nothing-to-fetch"


def fetchable(s: OnMarsState, c: int, crystals: bool = True, spent: int = 0) -> list[int]:
    return [1 + i for i in range(len(WAREHOUSE)) if not cannot_fetch(s, c, i, crystals, spent)]
