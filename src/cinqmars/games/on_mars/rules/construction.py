"""Constructing buildings, and the life support system they feed."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.hexes import connected, empty, kind_of
from cinqmars.games.on_mars.possible.colonists import FROM_SLOT, FROM_WORK
from cinqmars.games.on_mars.questions.construction import BENEFIT_BOTS, BENEFIT_CRYSTAL, BENEFIT_MINERAL
from cinqmars.games.on_mars.rules.goods import come_home, gain, pay, send, shift
from cinqmars.games.on_mars.rules.missions import complete, contribute
from cinqmars.games.on_mars.rules.movement import clear, displace, move_bots
from cinqmars.games.on_mars.rules.tasks import constructed, task
from cinqmars.games.on_mars.scoring import reward
from cinqmars.games.on_mars.state import HOME, MINE_HEX, NO, SLOT, WORK, OnMarsState
from cinqmars.games.on_mars.technology import level_of, use

ANY_TYPE = [0, 1, 2, 3, 4, 5]


def construct(s: OnMarsState, c: int, types: list[int], must: bool, boosted: bool = False) -> None:
    """One building of these types; `boosted`: colonists sent to work raise the technology.

    Type, site, technology and payment are one choice.
    """
    opts = ask.Construct.options(s, c, types, boosted)
    if not opts:
        return
    if not must:
        opts.insert(0, NO)
    choice = s.then(c, ask.CONSTRUCT, opts, (int(boosted), *types))
    if choice == NO:
        return
    building = choice - 1
    hexes = ask.Site.options(s, c, building, boosted)
    h = s.then(c, ask.SITE, hexes, ("construct", building, int(boosted)))
    joined = connected(s, kind_of(c, building), h)
    if joined:
        join(s, c, building, joined, boosted)
    pay(s, c, box.BUILDING_COST[building])
    build(s, c, building, h)


def join(s: OnMarsState, c: int, building: int, joined: int, boosted: bool) -> None:  # rules: B7, E10
    """Use a technology whose level, with the colonists sent, is the number of buildings joined."""
    spare = s.home[c] - (1 if building == box.MINE else 0) if boosted else 0
    tech = box.TECH_OF[building]
    owners = ask.Use.options(s, c, tech, max(1, joined - spare))
    q = s.then(c, ask.USE, owners, (tech, joined)) - 1
    use(s, c, tech, q)
    missing = joined - level_of(s, q, tech)
    if missing > 0:
        send(s, c, missing)


def build(s: OnMarsState, c: int, building: int, h: int) -> None:  # rules: B4 to B12
    """The tile is placed, and all that follows from it."""
    s.building[h] = kind_of(c, building)
    if building == box.SHELTER:
        s.shelters[c] += 1
    else:
        take_from_stack(s, building)
    s.emit("construct", s.who(c), building, h)
    clear(s, c, h)
    displace(s, h)
    if building != box.SHELTER and s.stacks[building * box.STACK + s.left[building]]:
        spread(s, h)
    size = connected(s, s.building[h], h) + 1
    gain(s, c, box.CRYSTAL if building == box.SHELTER else building, size)
    if size > 1 and building != box.SHELTER and not s.progress[c] >> building & 1:
        s.progress[c] |= 1 << building
        s.emit("progress", s.who(c), building)
        contribute(s, c, box.M_PROGRESS)
    if building == box.MINE:
        s.miner[h] = c
        s.occupied[h] += 1
        company.of(s, c).leave_home(s, c)
        shift(s, c, HOME, MINE_HEX + h, 1)
    complete(s)
    if building == box.SHELTER:
        task(s, c, box.T_SHELTER)
    constructed(s, c, building)
    if box.GENERATOR <= building < box.N_STOCKED:
        support(s, c, building - box.GENERATOR)


def take_from_stack(s: OnMarsState, building: int) -> None:  # rules: B3
    """The next tile of the stack comes to light."""
    s.barrier()
    s.left[building] -= 1


def spread(s: OnMarsState, h: int) -> None:  # rules: B4
    """A crystal on every empty hex that an arrow of the tile points to."""
    for direction in box.ARROWS:
        a = box.TOWARDS[h][direction]
        if a != box.NONE and empty(s, a):
            s.crystal[a] = 1
            s.emit("spread", a)


# Life support


def support(s: OnMarsState, c: int, system: int) -> None:  # rules: L1 to L5
    row = s.lss[system]
    if row < box.LSS_ROWS:
        s.lss[system] = row + 1
        s.emit("support", system, row + 1)
    if row == 1:
        score(s, c, box.FIRST_BUILT_OP, "first")
    if row < s.level + 1:
        score(s, c, reward(s, c, s.rewards[system]), "reward")
        company.of(s, c).support_benefit(s, c)


def score(s: OnMarsState, c: int, points: int, why: str) -> None:
    s.points[c] += points
    s.emit("score", s.who(c), points, why)


def choose_benefit(s: OnMarsState, c: int) -> None:  # rules: L5
    choice = s.ask(c, ask.BENEFIT, ask.Benefit.options(s, c))
    if choice == BENEFIT_BOTS:
        move_bots(s, c, 2)
    elif choice == BENEFIT_MINERAL:
        gain(s, c, box.MINERAL, 1)
    elif choice == BENEFIT_CRYSTAL:
        gain(s, c, box.CRYSTAL, 1)
    else:
        retrieve(s, c, 1, True)


def retrieve(s: OnMarsState, c: int, number: int, must: bool, work_only: bool = False) -> None:  # rules: L5
    """Colonists come home one by one, from slots or from work."""
    for i in range(number):
        opts = ask.Retrieve.options(s, c, work_only)
        if not opts:
            return
        if i or not must:
            opts.insert(0, NO)
        choice = s.ask(c, ask.RETRIEVE, opts, (number - i,))
        if choice == NO:
            return
        if choice == FROM_WORK:
            s.work[c] -= 1
            come_home(s, c, WORK, 1)
        else:
            slot = choice - FROM_SLOT
            s.slots[slot * box.MAX_PLAYERS + c] -= 1
            come_home(s, c, SLOT + slot, 1)
