"""Dice and adventures."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import kinds
from cinqmars.games.first_martians.actions import have_adventure
from cinqmars.games.first_martians.adventures import ADVENTURES
from cinqmars.games.first_martians.components import BUILD, EXPLORE, GATHER, RESEARCH
from games.first_martians.notation import adventure_of, table


# rules: D1
@pytest.mark.parametrize(
    ("dice", "tokens", "done"), [("success calm quiet", 1, True), ("fail calm quiet", 3, False)]
)
def test_a_failure_gives_two_morale_tokens(dice: str, tokens: int, done: bool) -> None:
    t = table("home").plan("A1: adjust").go(dice)
    assert t.s.tokens[0] == tokens
    assert (t.s.counters[0] > 0) == done


# rules: D2
def test_the_wound_die_hurts_the_performer_even_with_success() -> None:
    t = table("home").plan("A1: adjust").go("success wound quiet")
    assert t.wounds == "A1"
    assert t.s.counters[0] > 0


# rules: D3
def test_the_adventure_die_brings_one_to_the_performer() -> None:
    t = table("home").plan("C1: adjust").go("fail calm adventure")
    assert [a for a, _ in t.told("adventure")] == [2]


# rules: D4; rulings: 48
@pytest.mark.parametrize(("order", "first"), [(0, "wound"), (1, "adventure")])
def test_wound_and_adventure_come_in_the_order_of_choice(order: int, first: str) -> None:
    t = table("home").answer(order=order).plan("A1: adjust").go("success wound adventure")
    told = [e.what for e in t.io.events if e.what in ("wound", "adventure")]
    assert told[0] == first


# rules: D5; rulings: 9
def test_at_most_one_adventure_per_action() -> None:
    t = (
        table("home", "now working-bay adventure; ill A:focus")
        .plan("A1: adjust")
        .go("success calm adventure")
    )
    assert len(t.told("adventure")) == 1


# rules: D5
@pytest.mark.parametrize("action", [EXPLORE, GATHER, RESEARCH, BUILD])
def test_adventures_belong_to_the_type_of_action(action: int) -> None:
    t = table("home")
    have_adventure(t.s, 0, action, 0)
    assert [ADVENTURES[k].action for _, k in t.told("adventure")] == [action]


# rules: D6
def test_an_adventure_acts_now_later_or_asks() -> None:
    now, later, asks = (ADVENTURES[adventure_of(f"build-{i}")] for i in (2, 5, 7))
    assert now.effects
    assert now.later is None
    assert not later.effects
    assert later.later is not None
    assert len(asks.ways) == 2


# rules: D6
def test_the_performer_chooses_and_the_consequence_is_remembered() -> None:
    t = table("home").answer(choose=1)
    t.s.adventures = [adventure_of("explore-7")]
    have_adventure(t.s, 2, EXPLORE, 0)
    assert [seat for seat, kind, _ in t.io.asked if kind == kinds.CHOOSE] == [2]
    assert t.s.coming[1:] == [1, 2]


# rules: D7; rulings: 11
def test_failing_a_fixed_action_gives_tokens_and_no_other_dice() -> None:
    t = table("home", "red control-center:cpu; tracks 2 2 2; now control-center adventure")
    t.plan("A1: maintain").go("fail")
    assert t.s.tracks == [2, 2, 2]
    assert t.s.tokens[0] == 3
    assert (t.told("roll"), t.told("adventure")) == ([], [])
