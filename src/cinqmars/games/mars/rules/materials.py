"""Material cards changing hands, and what everybody can tell of a hand from what was done in the open."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.research import SHUTTLE
from cinqmars.games.mars.rules.colony import active
from cinqmars.games.mars.state import MarsState


def gain(s: MarsState, p: int, m: int, number: int) -> int:  # rules: M2
    """Cards from the open reserve, as many as there are; all see it."""
    number = min(number, s.reserve[m])
    s.reserve[m] -= number
    s.hand[p * c.N_MATERIALS + m] += number
    s.seen[p * c.N_MATERIALS + m] += number
    return number


def spend(s: MarsState, p: int, m: int, number: int) -> None:
    """Cards onto the open reserve."""
    i = p * c.N_MATERIALS + m
    s.hand[i] -= number
    s.seen[i] = max(0, s.seen[i] - number)
    s.reserve[m] += number


def pay(s: MarsState, p: int, cost: list[int]) -> None:
    for m in range(c.N_MATERIALS):
        if cost[m]:
            spend(s, p, m, cost[m])


def can_pay(s: MarsState, p: int, cost: list[int]) -> bool:
    base = p * c.N_MATERIALS
    for m in range(c.N_MATERIALS):
        if s.hand[base + m] < cost[m]:
            return False
    return True


def hand_over(s: MarsState, giver: int, taker: int, m: int, number: int) -> None:
    """In the open."""
    i, j = giver * c.N_MATERIALS + m, taker * c.N_MATERIALS + m
    s.hand[i] -= number
    s.seen[i] = max(0, s.seen[i] - number)
    s.hand[j] += number
    s.seen[j] += number


def slip(s: MarsState, giver: int, taker: int, m: int) -> None:
    """One card, which only the two of them see: it may have been any of those the giver was known to hold."""
    s.hand[giver * c.N_MATERIALS + m] -= 1
    s.hand[taker * c.N_MATERIALS + m] += 1
    for i in range(giver * c.N_MATERIALS, giver * c.N_MATERIALS + c.N_MATERIALS):
        if s.seen[i]:
            s.seen[i] -= 1


def materials_of(s: MarsState, p: int) -> list[int]:
    """Those of which a hand has a card."""
    return [m for m in range(c.N_MATERIALS) if s.hand[p * c.N_MATERIALS + m]]


def at_random(s: MarsState, p: int) -> int:
    """The material of a card drawn from a hand that is not empty."""
    base = p * c.N_MATERIALS
    k = s.rng.below(sum(s.hand[base : base + c.N_MATERIALS]))
    m = 0
    while k >= s.hand[base + m]:
        k -= s.hand[base + m]
        m += 1
    return m


def draw_supply(s: MarsState, p: int) -> int:  # rules: T1, T2
    """The top card of the supply pack, or -1 if there is nothing left to make one of."""
    if not s.pack:
        build_pack(s)
        if not s.pack:
            return -1
    m = s.pack.pop()
    s.hand[p * c.N_MATERIALS + m] += 1
    return m


def build_pack(s: MarsState) -> None:
    """Five of each material again, fewer where the reserve has fewer."""
    for m in range(c.N_MATERIALS):
        number = min(c.PACK_OF_EACH, s.reserve[m])
        s.reserve[m] -= number
        s.pack += [m] * number
    s.rng.shuffle(s.pack)
    s.emit("pack", len(s.pack))


def earth_rate(s: MarsState, p: int, m: int) -> int:  # rules: X2, Q1, D10
    """How many cards of one material Earth takes for any other."""
    usual = usual_rate(s, p)
    if usual == c.SPACEPORT_RATE:
        return usual
    if p in s.at:
        for card, holder in enumerate(s.at):
            if holder == p and SHUTTLE[card] and s.aim[card] == m:
                return c.SPACEPORT_RATE
    return usual


def usual_rate(s: MarsState, p: int) -> int:  # rules: X2, Q1
    """The same for all materials, but for what a shuttle carries."""
    return c.SPACEPORT_RATE if active(s, p, c.SPACEPORT) else c.EARTH_RATE
