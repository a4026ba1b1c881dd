"""Phases 3 and 4, supply and mines; and cards of one's choice from the reserve."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.events import MORE_SUPPLY
from cinqmars.games.mars.questions.families import FromReserve
from cinqmars.games.mars.rules.materials import draw_supply, gain
from cinqmars.games.mars.rules.research import drilled
from cinqmars.games.mars.state import MarsState


def supply(s: MarsState, p: int) -> None:  # rules: T1, U8
    s.barrier()
    more = MORE_SUPPLY.cards if s.supremacy[c.COMMUNICATION_FIELD] == p else 0
    for _ in range(1 + more):
        m = draw_supply(s, p)
        if m >= 0:
            s.emit("supply", p)
            s.emit("drawn", p, m, to=1 << p)
        else:
            s.emit("no-supply", p)


def produce(s: MarsState, p: int) -> None:  # rules: N1, D9
    """A card for each active mine, from the open reserve as far as it goes."""
    got = [0] * c.N_MATERIALS
    for place in range(c.MINE_1, c.N_PLACES):
        if s.on[p * c.N_PLACES + place]:
            m = s.built[p * c.N_PLACES + place] - 1
            got[m] += gain(s, p, m, 1 + drilled(s, p, place))
    s.emit("produce", p, tuple(got))


def take_of_choice(s: MarsState, p: int, kind: int, taken: list[int], left: int) -> int:  # rules: S8, D6
    """A card of one's choice from the reserve, after those taken: its material."""
    m = FromReserve.material(s.then(p, kind, FromReserve.options(s, taken), (left,)))
    taken[m] += 1
    gain(s, p, m, 1)
    return m
