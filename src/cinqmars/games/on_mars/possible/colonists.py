"""Where companies and their colonists are, and what others' colonists cost."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars.components import (
    COLONY,
    HIRE_SLOT,
    MAX_PLAYERS,
    N_SLOTS,
    ORBIT,
    PER_SIDE,
    SIDE_OF_SLOT,
    SLOT_SIZE,
)
from cinqmars.games.on_mars.state import OnMarsState

FROM_WORK: Final = 1  # where colonists are called back from
FROM_SLOT: Final = 2  # + slot


def side_of(s: OnMarsState, c: int) -> int:
    return ORBIT if s.space[c] < PER_SIDE else COLONY


def on_slots(s: OnMarsState, slot: int) -> list[int]:
    """Colonists on a slot by company, after the clearing that acting there would cause."""  # rules: K5
    row = s.slots[slot * MAX_PLAYERS : slot * MAX_PLAYERS + s.k]
    if slot == HIRE_SLOT or sum(row) < SLOT_SIZE:
        return row
    most = max(row)
    return [0 if k == most else k for k in row]


def price_of(s: OnMarsState, c: int, slot: int) -> int:  # rules: K3, K4
    row = on_slots(s, slot)
    if s.k == 2:
        return sum(row)
    return s.k - row.count(0) - (1 if row[c] else 0)


def on_side(s: OnMarsState, c: int, side: int) -> int:
    """Own colonists on the slots of one side."""
    return sum([s.slots[i * MAX_PLAYERS + c] for i in range(N_SLOTS) if SIDE_OF_SLOT[i] == side])


def retrievable(s: OnMarsState, c: int) -> list[int]:
    """Where colonists can be called back from: work, then slots."""
    found = [FROM_WORK] if s.work[c] else []
    return found + [FROM_SLOT + i for i in range(N_SLOTS) if s.slots[i * MAX_PLAYERS + c]]
