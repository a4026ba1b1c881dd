"""One colony: who works where, what has power, what it can store, what it is worth."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.state import MarsState

# Installations


def mines(s: MarsState, p: int) -> int:
    """How many mines are built."""
    found = 0
    for place in range(c.MINE_1, c.N_PLACES):
        if s.built[p * c.N_PLACES + place]:
            found += 1
    return found


def active(s: MarsState, p: int, kind: int) -> int:
    """How many installations of a type are active."""
    return sum(s.on[p * c.N_PLACES + c.FIRST_PLACE[kind] : p * c.N_PLACES + c.FIRST_PLACE[kind + 1]])


def manned(s: MarsState, p: int, place: int) -> bool:  # rules: A1, D4, D8
    """Somebody works there, or nobody needs to."""
    i = p * c.N_PLACES + place
    return bool(s.built[i] and (s.staff[i] or s.unmanned[p] >> place & 1))


def ready(s: MarsState, p: int) -> list[int]:  # rules: A1, A4
    """1 for each place that would be active, were there power enough; habitations as they are."""
    base = p * c.N_PLACES
    works = s.staff[base : base + c.N_PLACES]
    if s.unmanned[p]:
        works = [int(manned(s, p, place)) for place in range(c.N_PLACES)]
    up = s.on[base : base + c.PLANT_0] + [0] * (c.MINE_1 - c.PLANT_0) + works[c.MINE_1 :]
    for first, end in c.LEVELS:
        for place in range(first, end):
            if not works[place]:
                break  # what is above it needs it
            up[place] = 1
    return up


def light_up(s: MarsState, p: int) -> None:
    """Everything that is manned becomes active; habitations get what power is left."""
    base = p * c.N_PLACES
    s.on[base : base + c.N_PLACES] = ready(s, p)
    power_habitations(s, p)


def decay(s: MarsState, p: int) -> None:
    """Outside the end of one's turn installations only fall idle."""
    base = p * c.N_PLACES
    up = ready(s, p)
    for place in range(c.PLANT_0, c.N_PLACES):
        if not up[place]:
            s.on[base + place] = 0


def next_place(s: MarsState, p: int, kind: int) -> int:  # rules: B3
    """The place of the next level of a type, or NONE if all are built."""
    base, first, end = p * c.N_PLACES, c.FIRST_PLACE[kind], c.FIRST_PLACE[kind + 1]
    place = first + sum(s.built[base + first : base + end])
    return place if place < end else c.NONE


# Energy


def capacity(s: MarsState, p: int) -> int:  # rules: P1, D7, U6
    """The most energy the colony can use."""
    total = own_capacity(s, p)
    return total + s.borrowed[p] if total else 0


def own_capacity(s: MarsState, p: int) -> int:
    plants = sum(s.on[p * c.N_PLACES + c.PLANT_0 : p * c.N_PLACES + c.SILO_0])
    if not plants:
        return 0
    total = c.ENERGY_PER_PLANT * plants
    if p in s.at:
        for card, holder in enumerate(s.at):
            if holder == p:
                total += cards.ENERGY[card]
    return total


def consumption(s: MarsState, p: int) -> int:  # rules: P2
    """One for every active installation and every habitation with power; power plants use none."""
    base = p * c.N_PLACES
    return sum(s.on[base : base + c.PLANT_0]) + sum(s.on[base + c.SILO_0 : base + c.N_PLACES])


def unused(s: MarsState, p: int) -> int:
    return own_capacity(s, p) - consumption(s, p)


def power_habitations(s: MarsState, p: int) -> None:  # rules: H3, H4
    """Habitations without power get it as soon as there is some, and their colonists arrive."""
    base = p * c.N_PLACES
    for place in range(c.PLANT_0):
        if s.built[base + place] and not s.on[base + place]:
            if consumption(s, p) >= capacity(s, p):
                return
            s.on[base + place] = 1
            if place:
                settle(s, p, c.PER_HABITATION)


def settle(s: MarsState, p: int, number: int) -> None:  # rules: M5
    """Colonists from the supply, as far as there are any, onto the habitations."""
    number = min(number, s.pool)
    if number:
        s.pool -= number
        s.free[p] += number
        s.emit("settle", p, number)


def mine_of(s: MarsState, p: int, place: int) -> int:
    """1 + material for a mine, else 0 or 1: what words need to name the installation."""
    return s.built[p * c.N_PLACES + place]


# What it can do


def storage(s: MarsState, p: int) -> int:  # rules: O1, D5
    """How many material cards may be kept at the end of the turn."""
    room = 0
    for i in range(len(c.STORAGE)):
        room += c.STORAGE[i] * s.on[p * c.N_PLACES + c.SILO_0 + i]
    if p in s.at:
        for card, holder in enumerate(s.at):
            if holder == p:
                room += cards.STORAGE[card]
    return room


def contract_limit(s: MarsState, p: int) -> int:  # rules: K2
    return c.CONTRACT_LIMIT[active(s, p, c.FIELD_TYPE[2])]


def contracts(s: MarsState, p: int) -> int:
    return s.contract.count(p)


def cards_in_hand(s: MarsState, p: int) -> int:
    return sum(s.hand[p * c.N_MATERIALS : p * c.N_MATERIALS + c.N_MATERIALS])


def shielded(s: MarsState, p: int) -> bool:  # rules: D11
    """Nobody may choose the colony as a military opponent."""
    if p in s.at:
        for card, holder in enumerate(s.at):
            if holder == p and cards.SHIELD[card]:
                return True
    return False


def science(s: MarsState, p: int) -> int:  # rules: R6
    return sum([cards.SCIENCE[card] for card in range(c.N_RESEARCH) if s.at[card] == p])
