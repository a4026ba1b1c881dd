"""One colony: who works where, what has power, what it can store, what it is worth."""

from __future__ import annotations

from .components import (
    BONUS_FIELD,
    CARD,
    CARD_WORTH,
    COMPACT_STORAGE,
    CONTRACT_LIMIT,
    ENERGY_PER_PLANT,
    FIELD_TYPE,
    FIRST_PLACE,
    FUSION,
    FUSION_ENERGY,
    HABITATION,
    MINE,
    MINE_1,
    N_FIELDS,
    N_MATERIALS,
    N_PLACES,
    N_RESEARCH,
    PER_HABITATION,
    PLANT,
    PLANT_0,
    SCIENCE,
    SILO_0,
    STORAGE,
    STORAGE_CARDS,
    TYPE_OF,
    WORTH,
)
from .kinds import LOSE, SWITCH_OFF
from .state import ENDING, Table

# Installations


def level(s: Table, p: int, kind: int) -> int:
    """How many installations of a type are built, level 0 included."""
    return sum(s.built[p * N_PLACES + FIRST_PLACE[kind] : p * N_PLACES + FIRST_PLACE[kind + 1]])


def mines(s: Table, p: int) -> int:
    """How many mines are built."""
    found = 0
    for place in range(MINE_1, N_PLACES):
        if s.built[p * N_PLACES + place]:
            found += 1
    return found


def active(s: Table, p: int, kind: int) -> int:
    """How many installations of a type are active."""
    return sum(s.on[p * N_PLACES + FIRST_PLACE[kind] : p * N_PLACES + FIRST_PLACE[kind + 1]])


def manned(s: Table, p: int, place: int) -> bool:  # rules: A1, D4, D8
    """Somebody works there, or nobody needs to."""
    i = p * N_PLACES + place
    return bool(s.built[i] and (s.staff[i] or s.unmanned[p] >> place & 1))


def ready(s: Table, p: int) -> list[int]:  # rules: A1, A4
    """1 for each place that would be active, were there power enough; habitations as they are."""
    base = p * N_PLACES
    built, staff, mask = s.built, s.staff, s.unmanned[p]
    up = s.on[base : base + PLANT_0]
    chain = 1
    before = HABITATION
    for place in range(PLANT_0, N_PLACES):
        kind = TYPE_OF[place]
        if kind != before:
            chain = 1
            before = kind
        works = 1 if built[base + place] and (staff[base + place] or mask >> place & 1) else 0
        if kind == MINE:
            up.append(works)
        else:
            chain &= works
            up.append(chain)
    return up


def light_up(s: Table, p: int) -> None:
    """Everything that is manned becomes active; habitations get what power is left."""
    base = p * N_PLACES
    s.on[base : base + N_PLACES] = ready(s, p)
    power_habitations(s, p)


def decay(s: Table, p: int) -> None:
    """Outside the end of one's turn installations only fall idle."""
    base = p * N_PLACES
    up = ready(s, p)
    for place in range(PLANT_0, N_PLACES):
        if not up[place]:
            s.on[base + place] = 0


# Energy


def capacity(s: Table, p: int) -> int:  # rules: P1, D7, U6
    """The most energy the colony can use."""
    total = own_capacity(s, p)
    return total + s.borrowed[p] if total else 0


def own_capacity(s: Table, p: int) -> int:
    plants = sum(s.on[p * N_PLACES + PLANT_0 : p * N_PLACES + SILO_0])
    if not plants:
        return 0
    total = ENERGY_PER_PLANT * plants
    for card in range(N_RESEARCH):
        if s.at[card] == p and CARD[card] == FUSION:
            total += FUSION_ENERGY
    return total


def consumption(s: Table, p: int) -> int:  # rules: P2
    """One for every active installation and every habitation with power; power plants use none."""
    base = p * N_PLACES
    return sum(s.on[base : base + PLANT_0]) + sum(s.on[base + SILO_0 : base + N_PLACES])


def power_habitations(s: Table, p: int) -> None:  # rules: H3, H4
    """Habitations without power get it as soon as there is some, and their colonists arrive."""
    base = p * N_PLACES
    for place in range(PLANT_0):
        if s.built[base + place] and not s.on[base + place]:
            if consumption(s, p) >= capacity(s, p):
                return
            s.on[base + place] = 1
            if place:
                settle(s, p, PER_HABITATION)


def settle(s: Table, p: int, number: int) -> None:  # rules: M5
    """Colonists from the supply, as far as there are any, onto the habitations."""
    number = min(number, s.pool)
    if number:
        s.pool -= number
        s.free[p] += number
        s.emit("settle", p, number)


def shed(s: Table, p: int) -> None:  # rules: P3, P4, P5
    """While there is too little power, the owner chooses what to switch off."""
    while consumption(s, p) > capacity(s, p):
        place = lost(s, p, SWITCH_OFF, switch_off_options(s, p), ())
        s.on[p * N_PLACES + place] = 0
        s.emit("switch-off", p, place, mine_of(s, p, place))
        if 0 < place < PLANT_0:
            lose_colonists(s, p, PER_HABITATION)


def switch_off_options(s: Table, p: int) -> list[int]:
    """The highest active level of each type that uses energy, and every active mine; habitation 0 when all is dark."""
    base = p * N_PLACES
    opts: list[int] = []
    for place in range(1, N_PLACES):
        kind = TYPE_OF[place]
        if not s.on[base + place] or kind == PLANT:
            continue
        if kind == MINE or place + 1 == FIRST_PLACE[kind + 1] or not s.on[base + place + 1]:
            opts.append(place)
    return opts or [0]


def lose_colonists(s: Table, p: int, number: int) -> None:  # rules: H5
    """The owner says which."""
    base = p * N_PLACES
    for left in range(min(number, s.free[p] + sum(s.staff[base : base + N_PLACES])), 0, -1):
        arg = lost(s, p, LOSE, lose_options(s, p), (left,))
        if arg:
            s.staff[base + arg - 1] = 0
        else:
            s.free[p] -= 1
        s.pool += 1
        s.emit("lose", p, arg - 1, mine_of(s, p, arg - 1) if arg else 0)
        decay(s, p)


def lost(s: Table, p: int, kind: int, opts: list[int], ctx: tuple[int, ...]) -> int:
    """What is given up. At the end of a turn it belongs to the word that ended it; at other times each loss is apart."""
    return s.then(p, kind, opts, ctx) if s.phase == ENDING else s.ask(p, kind, opts, ctx)


def lose_options(s: Table, p: int) -> list[int]:
    """0 is a colonist on a habitation."""
    staffed = [1 + place for place in range(N_PLACES) if s.staff[p * N_PLACES + place]]
    return [0, *staffed] if s.free[p] else staffed


def mine_of(s: Table, p: int, place: int) -> int:
    """1 + material for a mine, else 0 or 1: what words need to name the installation."""
    return s.built[p * N_PLACES + place]


def set_right(s: Table, p: int) -> None:
    """After something was lost, or given back."""
    decay(s, p)
    power_habitations(s, p)
    shed(s, p)


# What it can do


def storage(s: Table, p: int) -> int:  # rules: O1, D5
    """How many material cards may be kept at the end of the turn."""
    room = 0
    for i in range(len(STORAGE)):
        room += STORAGE[i] * s.on[p * N_PLACES + SILO_0 + i]
    for card in range(N_RESEARCH):
        if s.at[card] == p and CARD[card] == COMPACT_STORAGE:
            room += STORAGE_CARDS
    return room


def contract_limit(s: Table, p: int) -> int:  # rules: K2
    return CONTRACT_LIMIT[active(s, p, FIELD_TYPE[2])]


def contracts(s: Table, p: int) -> int:
    return s.contract.count(p)


def cards_in_hand(s: Table, p: int) -> int:
    return sum(s.hand[p * N_MATERIALS : p * N_MATERIALS + N_MATERIALS])


def holds(s: Table, p: int, what: int) -> bool:
    """Does an R&D card of this sort lie face up before the player?"""
    for card in range(N_RESEARCH):
        if s.at[card] == p and CARD[card] == what:
            return True
    return False


def strength(s: Table, p: int, field: int) -> int:  # rules: C5
    return active(s, p, FIELD_TYPE[field])


def has_bonus(s: Table, p: int, field: int) -> bool:  # rules: D1
    for card in range(N_RESEARCH):
        if s.at[card] == p and BONUS_FIELD[CARD[card]] == field:
            return True
    return False


def science(s: Table, p: int) -> int:  # rules: R6
    return sum([SCIENCE[CARD[card]] for card in range(N_RESEARCH) if s.at[card] == p])


# What it is worth


def points(s: Table, p: int) -> int:  # rules: V1, V2
    """Victory points, counted anew."""
    base = p * N_PLACES
    total = 1 if s.magna == p else 0
    for place in range(N_PLACES):
        if s.on[base + place]:
            total += WORTH[place]
    for field in range(N_FIELDS):
        if s.supremacy[field] == p:
            total += 1
    for card in range(N_RESEARCH):
        if s.at[card] == p:
            total += CARD_WORTH[CARD[card]]
    return total


def points_of(s: Table, p: int, kind: int) -> int:
    """Those of the installations of one type."""
    base = p * N_PLACES
    return sum(
        [WORTH[place] * s.on[base + place] for place in range(FIRST_PLACE[kind], FIRST_PLACE[kind + 1])]
    )
