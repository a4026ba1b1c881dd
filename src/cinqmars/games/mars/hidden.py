"""What a seat cannot know, dealt again. The result depends on what the seat sees and on `rng` alone."""

from __future__ import annotations

from cinqmars.kernel import Rng

from . import components as c
from .cards.research import THE_CARGO, THE_NURSERY
from .state import OVER, UNDER_1, UNDER_2, MarsState


def resample(s: MarsState, seat: int, rng: Rng) -> None:
    if s.phase == OVER:
        return
    s.events.sort()
    rng.shuffle(s.events)
    s.research_1 = shuffled(s.research_1, [THE_CARGO] if s.under & UNDER_1 else [], rng)
    s.research_2 = shuffled(s.research_2, [THE_NURSERY] if s.under & UNDER_2 else [], rng)
    deal_materials_again(s, seat, rng)


def shuffled(deck: list[int], bottom: list[int], rng: Rng) -> list[int]:
    """All but the card that went under it."""
    rest = sorted([card for card in deck if card not in bottom])
    rng.shuffle(rest)
    return bottom + rest


def sees_hand(s: MarsState, seat: int, p: int) -> bool:
    """One's own hand, and the one a winner is looking into."""
    return p == seat or (seat >= 0 and s.spy == seat and s.spied == p) or s.phase == OVER


def deal_materials_again(s: MarsState, seat: int, rng: Rng) -> None:
    """Unseen hands keep what everybody knows is in them; the rest is shuffled together with the supply pack."""
    others = [p for p in range(s.n) if not sees_hand(s, seat, p)]
    sizes: list[int] = []
    pool = [0] * c.N_MATERIALS
    for m in s.pack:
        pool[m] += 1
    for p in others:
        base = p * c.N_MATERIALS
        size = 0
        for m in range(c.N_MATERIALS):
            pool[m] += s.hand[base + m] - s.seen[base + m]
            size += s.hand[base + m] - s.seen[base + m]
            s.hand[base + m] = s.seen[base + m]
        sizes.append(size)
    cards = [m for m in range(c.N_MATERIALS) for _ in range(pool[m])]
    rng.shuffle(cards)
    for p, size in zip(others, sizes):
        for _ in range(size):
            s.hand[p * c.N_MATERIALS + cards.pop()] += 1
    s.pack = cards
