"""Resources, crystals and colonists: gaining, paying, sending, coming home."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.stock import capacity, payments, quarters, storage
from cinqmars.games.on_mars.rules.missions import complete
from cinqmars.games.on_mars.state import HOME, NO, RESERVE, WORK, OnMarsState

# Gaining


def gain(s: OnMarsState, c: int, good: int, number: int) -> None:  # rules: N2, N3, N5
    if number <= 0:
        return
    if good == box.CRYSTAL:
        s.pending[c] += number
        s.emit("gain", s.who(c), good, number)
        return
    company.of(s, c).store(s, c, good, number)


def store(s: OnMarsState, c: int, good: int, number: int) -> None:  # rules: N3
    at = c * box.N_RESOURCES + good
    stored = min(number, storage(s, c) - s.goods[at])
    s.goods[at] += stored
    if stored:
        s.emit("gain", s.who(c), good, stored)
    for _ in range(number - stored):
        overflow(s, c, good)


def overflow(s: OnMarsState, c: int, good: int) -> None:  # rules: H5
    """One good without room: onto a contract that needs it, or lost."""
    choice = s.ask(c, ask.DELIVER, ask.Deliver.overflowing(s, c, good), ("overflow", good))
    if choice == NO:
        s.emit("lose", s.who(c), good, 1)
    else:
        put_on(s, c, ask.Deliver.decode(choice)[0], good)


def put_on(s: OnMarsState, c: int, x: int, good: int) -> None:
    s.delivered[x * box.N_GOODS + good] += 1
    s.emit("deliver", s.who(c), x, good)
    complete(s)


def deliver(s: OnMarsState, c: int, x: int, good: int) -> None:  # rules: H5
    """A good from the board onto a contract; of crystals one that still waits, if any."""
    if good != box.CRYSTAL:
        s.goods[c * box.N_RESOURCES + good] -= 1
    elif s.pending[c]:
        s.pending[c] -= 1
    else:
        s.crystals[c] -= 1
    put_on(s, c, x, good)


def store_crystals(s: OnMarsState, c: int) -> None:  # rules: N5, N6
    """Waiting crystals move into the depot; those without room may go on a contract, or are lost."""
    stored = min(s.pending[c], capacity(s, c) - s.crystals[c])
    extra = s.pending[c] - stored
    s.pending[c] = 0
    s.crystals[c] += stored
    if stored:
        s.emit("store", s.who(c), stored)
    for _ in range(extra):
        company.of(s, c).overflow(s, c, box.CRYSTAL)


# Paying


def pay(s: OnMarsState, c: int, cost: list[int]) -> None:  # rules: N1
    """Unit by unit; minerals may replace other resources as long as the rest can still be paid.

    After a unit that only one thing could pay the next one begins a choice of its own: submitted together they
    could be taken for each other.
    """
    forced = False
    crystals = 0
    last = box.NONE
    paid = box.NONE
    for i, unit in enumerate(cost):
        if unit == box.CRYSTAL:
            crystals += 1
            continue
        fixed = unit == last and paid == box.MINERAL  # one order only: the replaced ones come last
        opts = payments(s, c, unit, cost[i + 1 :], fixed)
        going_on = s.ask if forced else s.then
        paid = going_on(c, ask.PAY, opts, (unit, *cost[i + 1 :]))
        forced = len(opts) == 1
        last = unit
        s.goods[c * box.N_RESOURCES + paid] -= 1
        s.emit("pay", s.who(c), paid, 1)
    spend(s, c, crystals)


def spend(s: OnMarsState, c: int, number: int) -> None:  # rules: P3
    """Crystals from the depot, or private goals instead."""
    while number > 0:
        choice = s.then(c, ask.SPEND, ask.Spend.options(s, c, number), (number,))
        if choice == NO:
            s.crystals[c] -= number
            s.emit("pay", s.who(c), box.CRYSTAL, number)
            return
        s.goals[c].remove(choice - 1)
        s.spent[c].append(choice - 1)
        s.emit("forgo", s.who(c))
        number -= 1


# Colonists


def shift(s: OnMarsState, c: int, origin: int, target: int, number: int) -> None:
    """Tell that colonists change place."""
    if number:
        s.emit("colonists", s.who(c), origin, target, number)


def send(s: OnMarsState, c: int, number: int) -> None:  # rules: K1
    """From home to work."""
    s.home[c] -= number
    s.work[c] += number
    shift(s, c, HOME, WORK, number)


def come_home(s: OnMarsState, c: int, origin: int, number: int) -> None:  # rules: N4
    company.of(s, c).come_home(s, c, origin, number)


def house(s: OnMarsState, c: int, origin: int, number: int) -> None:  # rules: N4
    """As many as there is room for; the others go to the reserve."""
    room = min(number, quarters(s, c) - s.home[c])
    s.home[c] += room
    s.reserve[c] += number - room
    shift(s, c, origin, HOME, room)
    shift(s, c, origin, RESERVE, number - room)


def gain_others(s: OnMarsState, c: int, number: int) -> None:
    """Resources of choice other than minerals."""
    least = 1
    for i in range(number):
        choice = s.ask(c, ask.GAIN, ask.Gain.options(least), (number - i,))
        if choice == NO:
            return
        least = choice - 1
        gain(s, c, choice - 1, 1)


def recruit(s: OnMarsState, c: int, number: int) -> None:  # rules: N4
    """From the reserve home, as far as there are colonists and room."""
    number = min(number, s.reserve[c], quarters(s, c) - s.home[c])
    s.reserve[c] -= number
    s.home[c] += number
    shift(s, c, RESERVE, HOME, number)


# The warehouse


def fetch(s: OnMarsState, c: int, boosts: bool, must: bool, crystals: bool = True, number: int = 1) -> None:
    """Goods from the warehouse; with `boosts` one more for each colonist sent to work."""
    taken = 0
    while True:
        sending = taken >= number
        if sending and not (boosts and s.home[c]):
            return
        opts = ask.Warehouse.options(s, c, crystals)
        if not opts:
            return
        if taken or not must:
            opts.insert(0, NO)
        choice = s.ask(c, ask.WAREHOUSE, opts, (taken, int(sending), int(crystals)))
        if choice == NO:
            return
        if sending:
            send(s, c, 1)
        s.warehouse[choice - 1] -= 1
        taken += 1
        s.emit("fetch", s.who(c), box.WAREHOUSE[choice - 1])
        gain(s, c, box.WAREHOUSE[choice - 1], 1)
