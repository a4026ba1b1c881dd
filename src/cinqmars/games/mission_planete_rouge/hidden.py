"""What a seat cannot know, dealt again. The result depends on what the seat sees and on `rng` alone."""

from __future__ import annotations

from cinqmars.kernel import Rng

from .components import EVENTS_DEALT, N_BONUS, N_CHARACTERS, N_OUTER
from .rules import calling_order
from .state import BOARDING, NOBODY, NONE, OVER, PlaneteState


def resample(s: PlaneteState, seat: int, rng: Rng) -> None:
    if s.phase == OVER:
        return  # all that counted has been shown
    s.ship_deck.sort()
    rng.shuffle(s.ship_deck)
    s.resource_tiles.sort()
    rng.shuffle(s.resource_tiles)
    deal_event_cards_again(s, seat, rng)
    choose_again(s, seat, rng)


def deal_event_cards_again(s: PlaneteState, seat: int, rng: Rng) -> None:
    """Every unseen event card changes place with others of its sort."""
    hidden = [z for z in range(N_OUTER) if s.discovery[z] != NONE and not sees(s.known[z], seat)]
    gone = [i for i in range(len(s.discard)) if s.discarder[i] != seat]
    others = [q for q in range(s.n) if q != seat]
    pool = s.events + [s.discovery[z] for z in hidden] + [s.discard[i] for i in gone]
    for q in others:
        pool += s.bonus[q] + s.offer[q]
    pool.sort()
    rng.shuffle(pool)
    bonus = [card for card in pool if card < N_BONUS]
    discoveries = [card for card in pool if card >= N_BONUS]
    for z in hidden:
        s.discovery[z] = discoveries.pop()
    for i in gone:
        s.discard[i] = discoveries.pop()
    for q in others:
        if len(s.offer[q]) == 1:  # a discovery its owner is about to place
            s.offer[q][0] = discoveries.pop()
    deal_bonus_cards_again(s, seat, others, bonus)
    deal_offers_again(s, others, bonus, discoveries, rng)


def sees(mask: int, seat: int) -> bool:
    return seat >= 0 and bool(mask >> seat & 1)


def deal_bonus_cards_again(s: PlaneteState, seat: int, others: list[int], bonus: list[int]) -> None:
    """The first card of each was kept at set-up: it cannot be one that `seat` gave back then."""
    not_then = s.given_back[seat] if seat >= 0 else []
    for q in others:
        if s.bonus[q]:
            last = max([i for i in range(len(bonus)) if bonus[i] not in not_then])
            s.bonus[q][0] = bonus.pop(last)
    for q in others:
        for i in range(1, len(s.bonus[q])):
            s.bonus[q][i] = bonus.pop()
        s.given_back[q] = []  # nobody else knows what it was


def deal_offers_again(
    s: PlaneteState, others: list[int], bonus: list[int], discoveries: list[int], rng: Rng
) -> None:
    """Hands of set-up hold at least one bonus card; the rest is the deck."""
    dealt = [q for q in others if len(s.offer[q]) == EVENTS_DEALT]
    first = [bonus.pop() for _ in dealt]
    rest = bonus + discoveries
    rng.shuffle(rest)
    for q in dealt:
        s.offer[q] = sorted([first.pop(), rest.pop(), rest.pop()])
    s.events = rest


def choose_again(s: PlaneteState, seat: int, rng: Rng) -> None:
    """Others may have chosen any character of their hand whose number has not been called yet."""
    if s.phase != BOARDING:
        return
    waiting = s.order[:]
    called = s.picked[s.turn] if s.turn != NOBODY else -1
    for q in sorted(waiting):
        if q != seat and not revealed(s, q):
            possible = [c for c in range(called + 1, N_CHARACTERS) if s.hand[q] >> c & 1]
            s.picked[q] = possible[rng.below(len(possible))]
    s.order = [q for q in calling_order(s) if q in waiting]


def revealed(s: PlaneteState, q: int) -> bool:  # rules: B1
    """Everyone who chose a number shows it when it is called, before the first of them plays."""
    return s.phase == BOARDING and s.turn != NOBODY and s.picked[q] <= s.picked[s.turn]
