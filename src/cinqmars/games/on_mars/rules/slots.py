"""Action slots: clearing them when they are full."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.possible.colonists import on_slots
from cinqmars.games.on_mars.rules.goods import shift
from cinqmars.games.on_mars.state import SLOT, WORK, OnMarsState


def clear_slots(s: OnMarsState, slot: int) -> None:  # rules: K5, H1
    """Colonists of those with the most go to work."""
    if slot == box.HIRE_SLOT:
        return
    left = on_slots(s, slot)
    for q in range(s.k):
        gone = s.slots[slot * box.MAX_PLAYERS + q] - left[q]
        if gone:
            s.slots[slot * box.MAX_PLAYERS + q] = left[q]
            company.of(s, q).cleared(s, q, gone)
            shift(s, q, SLOT + slot, WORK, gone)
