"""Material cards changing hands, and what everybody can tell of a hand from what was done in the open."""

from __future__ import annotations

from .components import N_MATERIALS, PACK_OF_EACH
from .kinds import OF_EACH, PICK
from .state import Table


def gain(s: Table, p: int, m: int, number: int) -> int:  # rules: M2
    """Cards from the open reserve, as many as there are; all see it."""
    number = min(number, s.reserve[m])
    s.reserve[m] -= number
    s.hand[p * N_MATERIALS + m] += number
    s.seen[p * N_MATERIALS + m] += number
    return number


def take_from_reserve(s: Table, p: int, kind: int, number: int) -> None:  # rules: S8, D6
    """Cards of one's choice, as many as there are."""
    taken = [0] * N_MATERIALS
    for left in range(min(number, sum(s.reserve)), 0, -1):
        opts = [m * OF_EACH + taken[m] for m in range(N_MATERIALS) if s.reserve[m]]
        m = s.then(p, kind, opts, (left,)) // OF_EACH
        taken[m] += 1
        gain(s, p, m, 1)
        s.emit("pick" if kind == PICK else "unload", p, m)


def spend(s: Table, p: int, m: int, number: int) -> None:
    """Cards onto the open reserve."""
    i = p * N_MATERIALS + m
    s.hand[i] -= number
    s.seen[i] = max(0, s.seen[i] - number)
    s.reserve[m] += number


def pay(s: Table, p: int, cost: list[int]) -> None:
    for m in range(N_MATERIALS):
        if cost[m]:
            spend(s, p, m, cost[m])


def can_pay(s: Table, p: int, cost: list[int]) -> bool:
    base = p * N_MATERIALS
    for m in range(N_MATERIALS):
        if s.hand[base + m] < cost[m]:
            return False
    return True


def hand_over(s: Table, giver: int, taker: int, m: int, number: int) -> None:
    """In the open."""
    i, j = giver * N_MATERIALS + m, taker * N_MATERIALS + m
    s.hand[i] -= number
    s.seen[i] = max(0, s.seen[i] - number)
    s.hand[j] += number
    s.seen[j] += number


def slip(s: Table, giver: int, taker: int, m: int) -> None:
    """One card, which only the two of them see: it may have been any of those the giver was known to hold."""
    s.hand[giver * N_MATERIALS + m] -= 1
    s.hand[taker * N_MATERIALS + m] += 1
    for i in range(giver * N_MATERIALS, giver * N_MATERIALS + N_MATERIALS):
        if s.seen[i]:
            s.seen[i] -= 1


def materials_of(s: Table, p: int) -> list[int]:
    """Those of which a hand has a card."""
    return [m for m in range(N_MATERIALS) if s.hand[p * N_MATERIALS + m]]


def at_random(s: Table, p: int) -> int:
    """The material of a card drawn from a hand that is not empty."""
    base = p * N_MATERIALS
    k = s.rng.below(sum(s.hand[base : base + N_MATERIALS]))
    m = 0
    while k >= s.hand[base + m]:
        k -= s.hand[base + m]
        m += 1
    return m


def draw_supply(s: Table, p: int) -> int:  # rules: T1, T2
    """The top card of the supply pack, or -1 if there is nothing left to make one of."""
    if not s.pack:
        build_pack(s)
        if not s.pack:
            return -1
    m = s.pack.pop()
    s.hand[p * N_MATERIALS + m] += 1
    return m


def build_pack(s: Table) -> None:
    """Five of each material again, fewer where the reserve has fewer."""
    for m in range(N_MATERIALS):
        number = min(PACK_OF_EACH, s.reserve[m])
        s.reserve[m] -= number
        s.pack += [m] * number
    s.rng.shuffle(s.pack)
    s.emit("pack", len(s.pack))
