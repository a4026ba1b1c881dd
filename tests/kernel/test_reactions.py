"""Reactions: another seat is asked at that line of the rules, and its answer may ask again."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel import Session
from toys.play import walk
from toys.reactions import BONUS, CITY, DECK, DEVELOP, FREE_CITY, ORDER, PAY, USE, WHERE, Reactions

GAME = Reactions()


def table(seats: int) -> Session[Any]:
    return Session.new(GAME, seats, seed=1)


def asked(t: Session[Any]) -> tuple[int, int]:
    [d] = t.pending
    return d.seat, d.kind


def test_the_owner_reacts_at_the_end_of_the_borrowers_turn() -> None:
    t = table(3).apply(1).apply(2)
    assert t.state.oxygen == [0, 1, 1]
    assert asked(t) == (1, DEVELOP)


def test_a_reaction_may_ask_again_and_again() -> None:
    t = table(3).apply(1).apply(2).apply(1)
    assert asked(t) == (1, BONUS)
    t = t.apply(FREE_CITY)
    assert asked(t) == (1, WHERE)
    t = t.apply(4)
    assert asked(t) == (1, ORDER), "whoever placed orders the triggers"
    while asked(t)[1] in (ORDER, PAY):
        t = t.apply(0)
    assert asked(t) == (2, DEVELOP), "then the next owner reacts"


def test_a_reaction_that_is_declined_is_over() -> None:
    assert asked(table(3).apply(1).apply(2).apply(0)) == (2, DEVELOP)


def test_whoever_placed_orders_the_triggers_of_all() -> None:
    t = table(2).apply(CITY, 4)
    assert asked(t) == (0, ORDER)
    assert t.pending[0].ctx == ((0, "rebate"), (0, "city"), (1, "city"))


def test_a_trigger_asks_its_owner() -> None:
    assert asked(table(2).apply(CITY, 4).apply(2)) == (1, PAY)


def test_the_turn_goes_on_after_the_triggers() -> None:
    t = table(2).apply(CITY, 4)
    while asked(t)[1] in (ORDER, PAY):
        t = t.apply(0)
    assert asked(t) == (0, USE)


def test_no_card_is_lost() -> None:
    for t in walk(GAME, 3, seed=2):
        cards = [*t.state.deck, *[card for hand in t.state.hands for card in hand]]
        assert sorted(cards) == list(range(DECK))
