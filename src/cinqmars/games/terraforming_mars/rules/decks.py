"""Drawing, keeping, buying and discarding cards."""

from __future__ import annotations

from bisect import insort

from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards.index import NO_CARD
from cinqmars.games.terraforming_mars.components import CARD_PRICE
from cinqmars.games.terraforming_mars.state import TerraformingState

from .payment import pay
from .prices import liquid
from .rivals import rivals


def draw(s: TerraformingState) -> int:  # rules: G9
    """The top project, or NO_CARD if none is left anywhere. Whoever calls this has put up a barrier."""
    if not s.deck:
        if not s.discard:
            return NO_CARD
        s.deck = sorted(s.discard)
        s.discard = []
        s.witness = []
        s.rng.shuffle(s.deck)
        s.emit("reshuffle")
    return s.deck.pop()


def drawn(s: TerraformingState, number: int) -> list[int]:
    """So many cards, or as many as there are, ascending."""
    cards: list[int] = []
    for _ in range(number):
        card = draw(s)
        if card != NO_CARD:
            insort(cards, card)
    return cards


def discard(s: TerraformingState, card: int, witness: int) -> None:
    s.discard.append(card)
    s.witness.append(witness)


def everyone(s: TerraformingState) -> int:
    """Every seat; in a solo game MarsBot's bit stands for whoever watches."""
    return sum([1 << q for q in rivals(s)])


def draw_into_hand(s: TerraformingState, p: int, number: int) -> None:
    s.barrier()
    cards = drawn(s, number)
    for card in cards:
        insort(s.hand[p], card)
    tell_drawn(s, p, cards)


def tell_drawn(s: TerraformingState, p: int, cards: list[int]) -> None:
    s.emit("draw", p, len(cards))
    for card in cards:
        s.emit("drawn", p, card, to=1 << p)


def look_and_keep(s: TerraformingState, p: int, look: int, keep: int) -> None:
    """Look at some, keep so many of them."""
    s.barrier()
    s.offer[p] = drawn(s, look)
    s.emit("look", p, len(s.offer[p]), keep)
    keep_some(s, p, min(keep, len(s.offer[p])))
    give_up_offer(s, p)


def keep_some(s: TerraformingState, p: int, number: int) -> None:
    """That many of the cards on offer, in ascending order."""
    first = 0
    for i in range(number):
        offer = s.offer[p]
        card = s.then(p, ask.KEEP, ask.Keep.options(offer, first, number - i), (number,))
        first = offer.index(card)
        offer.pop(first)
        insort(s.hand[p], card)
        s.emit("keep", p, card, to=1 << p)


def look_and_buy(s: TerraformingState, p: int, look: int) -> None:
    s.barrier()
    s.offer[p] = drawn(s, look)
    s.emit("look-to-buy", p, len(s.offer[p]))
    bought = buy_some(s, p)
    s.emit("buy", p, bought)
    give_up_offer(s, p)


def buy_some(s: TerraformingState, p: int) -> int:  # rules: S9, G4
    """Any number of the cards on offer that one can pay, in ascending order; how many."""
    money, bought, first = liquid(s, p), 0, 0
    while (bought + 1) * CARD_PRICE <= money:
        offer = s.offer[p]
        card = s.then(p, ask.BUY, ask.Buy.options(offer, first), (bought,)) - 1
        if card < 0:
            break
        first = offer.index(card)
        offer.pop(first)
        insort(s.hand[p], card)
        bought += 1
    pay(s, p, bought * CARD_PRICE)
    return bought


def give_up_offer(s: TerraformingState, p: int) -> None:
    """What was neither kept nor bought is discarded face down; its owner knows it."""
    for card in s.offer[p]:
        discard(s, card, 1 << p)
    s.offer[p] = []
