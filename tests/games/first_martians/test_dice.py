"""Dice and adventures."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.adventures import ADVENTURES
from cinqmars.games.first_martians.rules.actions import have_adventure
from games.first_martians.notation import adventure_of, is_, shows, table


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
@pytest.mark.parametrize(
    ("order", "told"),
    [
        ((0, 1), ["count", "wound", "adventure"]),
        ((0, 2), ["count", "adventure", "wound"]),
        ((1, 0), ["wound", "count", "adventure"]),
        ((1, 2), ["wound", "adventure", "count"]),
        ((2,), ["adventure", "count", "wound"]),
    ],
)
def test_success_wound_and_adventure_come_in_the_order_of_choice(
    order: tuple[int, ...], told: list[str]
) -> None:
    t = table("home").plan("A1: adjust").ready()
    t.s.adventures = [adventure_of("build-2")]
    for arg in order:
        t.answer(order=arg)
    t.go("success wound adventure")
    found = [e.what for e in t.io.events if e.what in ("count", "wound", "adventure")]
    assert found == told


# rules: D4; rulings: 48
def test_without_an_adventure_nothing_hangs_on_the_order() -> None:
    assert not table("home").plan("A1: adjust").go("success wound quiet").asked(ask.ORDER)


# rules: D4, D6, X8
def test_the_strange_outcrop_leaves_its_sample_on_the_tile_just_explored() -> None:
    t = table("home").plan("A1 A2: explore a1-n").ready()
    t.s.adventures = [adventure_of("explore-4")]
    t.answer(order=0).go("success calm adventure")
    assert t.s.zone_samples[0] == c.REGION_SAMPLES[t.s.ground[0]] + 1


# rules: D1, D4
def test_the_tokens_of_a_failure_may_come_before_the_adventure_that_takes_one() -> None:
    t = table("home", "region a1-n dune-apron; tokens A0").plan("A1 A2: gather a1-n").ready()
    t.s.adventures = [adventure_of("gather-8")]
    t.answer(order=0).go("fail calm adventure")
    assert (t.s.tokens[0], t.s.samples[0] + t.s.samples[1]) == (1, 1)


# rules: D8; rulings: 58
def test_nobody_ropes_up_without_a_morale_token() -> None:
    t = table("home")
    t.s.adventures = [adventure_of("gather-8")]
    have_adventure(t.s, 0, c.GATHER, 0)
    assert not t.asked(ask.CHOOSE)
    assert (t.s.samples, t.s.stress) == ([0, 0], 1)
    t = table("home", "tokens A1").answer(choose=0)
    t.s.adventures = [adventure_of("gather-8")]
    have_adventure(t.s, 0, c.GATHER, 0)
    assert (t.tokens, t.s.samples) == ("", [0, 1])


# rules: T4
def test_a_skill_does_not_escape_a_forced_reroll() -> None:
    t = table("home", "now working-bay reroll; tokens B4").plan("B1: adjust").ready()
    t.answer(reroll=1).load(
        (6, shows(9, False)), (6, is_(5)), (6, is_(5)), (6, shows(9, True)), (6, shows(9, False))
    )
    t.go()
    assert t.told("forced") == [(9, 0)], "the skill's success is rolled again"
    assert t.s.counters[0] == 0
    t = table("home", "now working-bay reroll; tokens B4").plan("B1: adjust").ready()
    t.load((6, shows(9, True)), (6, is_(5)), (6, is_(5)), (6, shows(9, False))).go()
    assert not t.asked(ask.REROLL), "the second result stands"


# rules: D5; rulings: 9
def test_at_most_one_adventure_per_action() -> None:
    t = (
        table("home", "now working-bay adventure; ill A:focus")
        .plan("A1: adjust")
        .go("success calm adventure")
    )
    assert len(t.told("adventure")) == 1


# rules: D5
@pytest.mark.parametrize("action", [c.EXPLORE, c.GATHER, c.RESEARCH, c.BUILD])
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
    have_adventure(t.s, 2, c.EXPLORE, 0)
    assert [seat for seat, kind, _ in t.io.asked if kind == ask.CHOOSE] == [2]
    assert t.s.coming[1:] == [1, 2]


# rules: D7; rulings: 11
def test_failing_a_fixed_action_gives_tokens_and_no_other_dice() -> None:
    t = table("home", "red control-center:cpu; tracks 2 2 2; now control-center adventure")
    t.plan("A1: maintain").go("fail")
    assert t.s.tracks == [2, 2, 2]
    assert t.s.tokens[0] == 3
    assert (t.told("roll"), t.told("adventure")) == ([], [])
