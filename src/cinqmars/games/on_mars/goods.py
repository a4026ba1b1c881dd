"""Resources, crystals and colonists: gaining, paying, sending, coming home."""

from __future__ import annotations

from typing import Final

from .components import (
    ANY,
    CONTRACT_NEEDS,
    CRYSTAL,
    DEPOT,
    MINERAL,
    N_CONTRACTS,
    N_GOODS,
    N_RESOURCES,
    NONE,
    QUARTERS,
    QUARTERS_PER_SHELTER,
    WAREHOUSE,
)
from .kinds import DELIVER, NO, PAY, SPEND, WAREHOUSE_KIND
from .missions import complete
from .state import Table

# Places of colonists, as events tell them; slots and hexes follow

RESERVE: Final = 0
HOME: Final = 1
WORK: Final = 2
SLOT: Final = 3  # + slot
MINE_HEX: Final = 8  # + hex


def storage(s: Table, c: int) -> int:  # rules: N3
    return s.shelters[c] + 1


def quarters(s: Table, c: int) -> int:  # rules: N4
    return QUARTERS + QUARTERS_PER_SHELTER * (s.shelters[c] - 1)


def capacity(s: Table, c: int) -> int:  # rules: N6
    return DEPOT - s.depot[c].bit_count()


def wallet(s: Table, c: int) -> int:  # rules: P3
    """What can be spent as crystals now; private goals only in one's own turn."""
    return s.crystals[c] + (len(s.goals[c]) if s.turn == c else 0)


# Gaining


def gain(s: Table, c: int, good: int, number: int) -> None:  # rules: N2, N3, N5
    if number <= 0:
        return
    if good == CRYSTAL:
        s.pending[c] += number
        s.tell("gain", c, good, number)
        return
    if c >= s.n:  # Lacerda stores nothing
        return
    at = c * N_RESOURCES + good
    stored = min(number, storage(s, c) - s.goods[at])
    s.goods[at] += stored
    if stored:
        s.tell("gain", c, good, stored)
    for _ in range(number - stored):
        overflow(s, c, good)


def overflow(s: Table, c: int, good: int) -> None:  # rules: H5
    """One good without room: onto a contract that needs it, or lost."""
    opts = [NO]
    opts += [1 + x * N_GOODS + good for x in wanting(s, c, good)]
    choice = s.ask(c, DELIVER, opts, ("overflow", good))
    if choice == NO:
        s.tell("lose", c, good, 1)
    else:
        put_on(s, c, (choice - 1) // N_GOODS, good)


def wanting(s: Table, c: int, good: int) -> list[int]:
    """The company's contracts that still need one of this good."""
    return [
        x
        for x in range(N_CONTRACTS)
        if s.contract[x] == c and s.delivered[x * N_GOODS + good] < CONTRACT_NEEDS[x][good]
    ]


def put_on(s: Table, c: int, x: int, good: int) -> None:
    s.delivered[x * N_GOODS + good] += 1
    s.tell("deliver", c, x, good)
    complete(s)


def deliver(s: Table, c: int, x: int, good: int) -> None:  # rules: H5
    """A good from the board onto a contract; of crystals one that still waits, if any."""
    if good != CRYSTAL:
        s.goods[c * N_RESOURCES + good] -= 1
    elif s.pending[c]:
        s.pending[c] -= 1
    else:
        s.crystals[c] -= 1
    put_on(s, c, x, good)


def deliverable(s: Table, c: int) -> list[int]:
    """contract * N_GOODS + good, of what could be put on contracts now."""
    found: list[int] = []
    for x in range(N_CONTRACTS):
        if s.contract[x] != c:
            continue
        for good in range(N_GOODS):
            if s.delivered[x * N_GOODS + good] < CONTRACT_NEEDS[x][good] and has(s, c, good):
                found.append(x * N_GOODS + good)
    return found


def has(s: Table, c: int, good: int) -> bool:
    if good == CRYSTAL:
        return s.crystals[c] + s.pending[c] > 0
    return s.goods[c * N_RESOURCES + good] > 0


def store_crystals(s: Table, c: int) -> None:  # rules: N5, N6
    """Waiting crystals move into the depot; those without room may go on a contract, or are lost."""
    stored = min(s.pending[c], capacity(s, c) - s.crystals[c])
    extra = s.pending[c] - stored
    s.pending[c] = 0
    s.crystals[c] += stored
    if stored:
        s.tell("store", c, stored)
    for _ in range(extra):
        if c < s.n:
            overflow(s, c, CRYSTAL)


# Paying


def affordable(s: Table, c: int, cost: list[int], spent: int = 0) -> bool:  # rules: N1
    """Can a company pay, once so many crystals are `spent`?"""
    return covered(s.goods[c * N_RESOURCES : (c + 1) * N_RESOURCES], wallet(s, c) - spent, cost)


def covered(goods: list[int], purse: int, cost: list[int]) -> bool:  # rules: N1
    """Minerals stand in for what is missing."""
    wild = goods[MINERAL]
    held = sum(goods)
    units = 0
    crystals = 0
    for unit in cost:
        if unit == CRYSTAL:
            crystals += 1
        else:
            units += 1
            if unit == MINERAL:
                wild -= 1
    if held < units or (crystals and purse < crystals):
        return False
    for r in range(1, N_RESOURCES):
        short = cost.count(r) - goods[r]
        if short > 0:
            wild -= short
    return wild >= 0


def pay(s: Table, c: int, cost: list[int]) -> None:  # rules: N1
    """Unit by unit; minerals may replace other resources as long as the rest can still be paid.

    After a unit that only one thing could pay the next one begins a choice of its own: submitted together they
    could be taken for each other.
    """
    forced = False
    crystals = 0
    last = NONE
    paid = NONE
    for i, unit in enumerate(cost):
        if unit == CRYSTAL:
            crystals += 1
            continue
        fixed = unit == last and paid == MINERAL  # one order only: the replaced ones come last
        opts = payments(s, c, unit, cost[i + 1 :], fixed)
        ask = s.ask if forced else s.then
        paid = ask(c, PAY, opts, (unit, *cost[i + 1 :]))
        forced = len(opts) == 1
        last = unit
        s.goods[c * N_RESOURCES + paid] -= 1
        s.tell("pay", c, paid, 1)
    spend(s, c, crystals)


def payments(s: Table, c: int, unit: int, rest: list[int], fixed: bool) -> list[int]:
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


def spend(s: Table, c: int, number: int) -> None:  # rules: P3
    """Crystals from the depot, or private goals instead."""
    while number > 0:
        opts = [NO] if s.crystals[c] >= number else []
        if s.turn == c:
            opts += [1 + g for g in s.goals[c]]
        choice = s.then(c, SPEND, opts, (number,))
        if choice == NO:
            s.crystals[c] -= number
            s.tell("pay", c, CRYSTAL, number)
            return
        s.goals[c].remove(choice - 1)
        s.spent[c].append(choice - 1)
        s.tell("forgo", c)
        number -= 1


# Colonists


def shift(s: Table, c: int, origin: int, target: int, number: int) -> None:
    """Tell that colonists change place."""
    if number:
        s.tell("colonists", c, origin, target, number)


def send(s: Table, c: int, number: int) -> None:  # rules: K1
    """From home to work."""
    s.home[c] -= number
    s.work[c] += number
    shift(s, c, HOME, WORK, number)


def come_home(s: Table, c: int, origin: int, number: int) -> None:  # rules: N4
    """As many as there is room for; the others go to the reserve."""
    if c >= s.n:  # Lacerda has as many as it needs
        shift(s, c, origin, HOME, number)
        return
    room = min(number, quarters(s, c) - s.home[c])
    s.home[c] += room
    s.reserve[c] += number - room
    shift(s, c, origin, HOME, room)
    shift(s, c, origin, RESERVE, number - room)


def recruit(s: Table, c: int, number: int) -> None:  # rules: N4
    """From the reserve home, as far as there are colonists and room."""
    number = min(number, s.reserve[c], quarters(s, c) - s.home[c])
    s.reserve[c] -= number
    s.home[c] += number
    shift(s, c, RESERVE, HOME, number)


# The warehouse


def fetch_most(s: Table, c: int) -> None:  # rules: LA15
    """What the warehouse has most of, the left-most in a tie; Lacerda keeps crystals only."""
    if max(s.warehouse):
        column = s.warehouse.index(max(s.warehouse))
        s.emit("fullest", s.warehouse[column])
        s.warehouse[column] -= 1
        s.tell("fetch", c, WAREHOUSE[column])
        gain(s, c, WAREHOUSE[column], 1)


def cannot_store(s: Table, c: int, good: int, spent: int = 0) -> str:  # rules: O16
    if good == CRYSTAL:
        left = max(0, s.crystals[c] - spent)
        return "full-depot" if left + s.pending[c] >= capacity(s, c) else ""
    return "full-storage" if s.goods[c * N_RESOURCES + good] >= storage(s, c) else ""


def cannot_fetch(s: Table, c: int, column: int, crystals: bool, spent: int = 0) -> str:
    if not s.warehouse[column]:
        return "warehouse-empty"
    good = WAREHOUSE[column]
    if good == CRYSTAL and not crystals:
        return "no-crystal-here"
    return cannot_keep(s, c, good, spent)


def cannot_keep(s: Table, c: int, good: int, spent: int = 0) -> str:  # rules: O16, H5
    """The same of a good that may also go onto a contract."""
    return "" if wanting(s, c, good) else cannot_store(s, c, good, spent)


def fetchable(s: Table, c: int, crystals: bool = True, spent: int = 0) -> list[int]:
    return [1 + i for i in range(len(WAREHOUSE)) if not cannot_fetch(s, c, i, crystals, spent)]


def fetch(s: Table, c: int, boosts: bool, must: bool, crystals: bool = True, number: int = 1) -> None:
    """Goods from the warehouse; with `boosts` one more for each colonist sent to work."""
    taken = 0
    while True:
        sending = taken >= number
        if sending and not (boosts and s.home[c]):
            return
        opts = fetchable(s, c, crystals)
        if not opts:
            return
        if taken or not must:
            opts.insert(0, NO)
        choice = s.ask(c, WAREHOUSE_KIND, opts, (taken, int(sending), int(crystals)))
        if choice == NO:
            return
        if sending:
            send(s, c, 1)
        s.warehouse[choice - 1] -= 1
        taken += 1
        s.tell("fetch", c, WAREHOUSE[choice - 1])
        gain(s, c, WAREHOUSE[choice - 1], 1)
