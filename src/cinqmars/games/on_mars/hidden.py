"""What a seat cannot know, dealt again. The result depends on what the seat sees and on `rng` alone."""

from __future__ import annotations

from cinqmars.kernel import Rng

from . import components as box
from .state import OnMarsState


def resample(s: OnMarsState, seat: int, rng: Rng) -> None:
    again(s.discoveries, rng)
    again(s.techs, rng)
    again(s.solo_deck, rng)
    deal_blueprints_again(s, rng)
    deal_buildings_again(s, rng)
    others = [q for q in range(s.n) if q != seat]
    deal_goals_again(s, others, rng)
    if s.first:
        deal_first_colonists_again(s, others, rng)


def again(cards: list[int], rng: Rng) -> None:
    cards.sort()
    rng.shuffle(cards)


def deal_blueprints_again(s: OnMarsState, rng: Rng) -> None:
    """Backs tell the levels: level 1 lies on top."""
    low = [b for b in s.deck if b < box.N_BASIC]
    high = [b for b in s.deck if b >= box.N_BASIC]
    again(low, rng)
    again(high, rng)
    s.deck = high + low


def deal_buildings_again(s: OnMarsState, rng: Rng) -> None:
    """All but the top of each stack, whose back can be seen."""
    for t in range(box.N_STOCKED):
        under = s.stacks[t * box.STACK : t * box.STACK + max(0, s.left[t] - 1)]
        again(under, rng)
        s.stacks[t * box.STACK : t * box.STACK + len(under)] = under


def deal_goals_again(s: OnMarsState, others: list[int], rng: Rng) -> None:
    """Hands, what was used as crystals, and the box."""
    pool = s.box[:]
    for q in others:
        pool += s.goals[q] + s.spent[q]
    again(pool, rng)
    for q in others:
        s.goals[q] = sorted([pool.pop() for _ in s.goals[q]])
        s.spent[q] = [pool.pop() for _ in s.spent[q]]
    s.box = sorted(pool)


def deal_first_colonists_again(s: OnMarsState, others: list[int], rng: Rng) -> None:
    unknown = [q for q in others if s.card_a[q] != box.NONE and not s.deduced[q]]
    pool = s.box_a + [s.card_a[q] for q in unknown]
    again(pool, rng)
    for q in unknown:
        s.card_a[q] = pool.pop()
    s.box_a = sorted(pool)
    tasks = s.tasks[:]
    for q in others:
        tasks += s.hand_b[q]
    again(tasks, rng)
    for q in others:
        s.hand_b[q] = sorted([tasks.pop() for _ in s.hand_b[q]])
    s.tasks = tasks
