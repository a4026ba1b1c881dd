"""Modifier tokens on identity cards and rovers, shut facilities and their upgrades, skills that are discarded."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.rules import reasons, tools
from cinqmars.games.first_martians.rules.effects import run
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.requirements import cannot_drive, strength
from cinqmars.games.first_martians.state import NONE, has
from games.first_martians.notation import shows, table


# rules: T11; rulings: 56
def test_plus_one_on_a_card_takes_a_pawn_more_of_what_its_astronaut_performs() -> None:
    t = table("home", "worn A plus1").plan("A1: maintain", "B1: maintain")
    assert (flaw(t.s, 0), flaw(t.s, 1)) == (reasons.TOO_FEW, "")
    t = table("home", "worn A plus1").plan("A1 A2 B1: adjust")
    assert (strength(t.s, 0), flaw(t.s, 0)) == (3, ""), "who only helps is not hindered"


# rules: T11; rulings: 56
def test_rest_is_free_of_what_lies_on_the_card() -> None:
    t = table("home", "worn A plus1 blocked wound").plan("A1: rest")
    assert flaw(t.s, 0) == ""
    assert t.go().wounds == ""


# rules: T11; rulings: 56
def test_a_blocked_astronaut_performs_nothing_but_may_help() -> None:
    t = table("home", "worn A blocked").plan("B1 A1: adjust")
    assert flaw(t.s, 0) == reasons.PERFORMER_BLOCKED
    assert flaw(table("home", "worn A blocked").plan("A1 B1: adjust").s, 0) == ""


# rules: T11; rulings: 56
@pytest.mark.parametrize("plan", ["A1 A2: adjust", "A1: maintain", "A1: event g23", "A1: unshut lab energy"])
def test_a_wound_token_on_the_card_hurts_with_every_action_performed(plan: str) -> None:
    t = table("home", "worn A wound; journal g23; shut lab energy; tracks 1 1 1").plan(plan).go()
    assert t.s.wounds[0] >= 1
    assert not t.phase("upkeep").s.worn[0], "gone at the end of the round"


# rules: T11; rulings: 56
def test_adventure_and_reroll_on_the_card_follow_the_performer() -> None:
    assert len(table("home", "worn A adventure").plan("A1 A2: adjust").go().told("adventure")) == 1
    assert not table("home", "worn A adventure").plan("A1 B1: adjust").go().told("adventure")
    t = table("home", "worn B reroll").plan("B1: adjust").ready().load((6, shows(9, True)))
    assert len(t.go().told("forced")) == 1


# rules: T11; rulings: 56
def test_a_token_for_the_next_round_comes_at_upkeep() -> None:
    t = table("home", "first C")
    run(
        t.s,
        (fx.TokenCard(c.PLUS1, fx.FIRST, fx.NEXT), fx.TokenCard(c.PLUS1, fx.FIRST)),
        NONE,
    )
    assert (t.s.worn[2], t.s.worn_next[2]) == (c.PLUS1, c.PLUS1)
    t.phase("upkeep")
    assert (t.s.worn[2], t.s.worn_next[2]) == (c.PLUS1, 0)
    t.phase("upkeep")
    assert t.s.worn[2] == 0


# rules: T10, X19
def test_tokens_on_the_x_of_a_rover_count_for_what_it_helps_and_are_repaired_from_the_top() -> None:
    t = table("home", "rover froggy plus1").plan("A1 froggy: explore a1-n")
    assert (cannot_drive(t.s, 0, 0), strength(t.s, 0)) == ("", 2)
    t = table("home", "rover froggy blocked plus1").plan("B1 B2: mend froggy").go()
    assert t.s.on_rover[0] == c.BLOCKED
    assert t.told("rover-free")[0][:2] == (c.PLUS1, 0)


# rules: T10
@pytest.mark.parametrize(
    ("token", "told"), [("wound", "wound"), ("adventure", "adventure"), ("reroll", "forced")]
)
def test_other_tokens_on_a_rover_come_upon_the_performer(token: str, told: str) -> None:
    said = "A1 A2 scorpio: gather a1-n" if token != "reroll" else "A1 scorpio: gather a1-n"
    t = table("home", f"region a1-n dune-apron; rover scorpio {token}").plan(said).ready()
    t.load((6, shows(3, True)))
    assert len(t.go().told(told)) >= 1
    without = table("home", f"region a1-n dune-apron; rover scorpio {token}").plan("A1 A2 B1: gather a1-n")
    assert not without.go().told(told)


# rules: T10
def test_the_crew_chooses_the_rover_where_an_effect_leaves_it_open() -> None:
    t = table("home").answer(rover=1)
    run(t.s, (fx.TokenRover(c.PLUS1, fx.CHOOSE_ONE),), NONE)
    assert t.s.on_rover == [0, c.PLUS1]


# rules: A15; rulings: 57
def test_an_astronaut_chooses_which_skill_card_to_discard() -> None:
    t = table("home", "first B").answer(discard=1 * c.N_SKILLS + 2)
    run(t.s, (fx.DiscardSkill(fx.FIRST),), NONE)
    assert [(seat, opts) for seat, kind, opts in t.io.asked if kind == ask.DISCARD] == [(1, [5, 6, 7])]
    assert t.s.unlocked[1] == 0b1011
    for _ in range(4):
        run(t.s, (fx.DiscardSkill(fx.FIRST),), NONE)
    assert t.s.unlocked[1] == 1, "the starting skill is printed on the card"


# rules: P8, X20
@pytest.mark.parametrize(
    ("upgrade", "facility", "number"),
    [
        ("power-generator", "working-bay", c.POWER_GENERATOR),
        ("rough-tyres", "garage", c.ROUGH_TYRES),
        ("treadmill", "crew-quarters", c.TREADMILL),
    ],
)
def test_an_upgrade_sleeps_while_its_facility_is_shut(upgrade: str, facility: str, number: int) -> None:
    assert has(table("home", f"upgrade {upgrade}").s, number)
    assert not has(table("home", f"upgrade {upgrade}; shut {facility} energy").s, number)


# rules: P8, L11
def test_a_power_generator_in_a_shut_bay_spares_nothing() -> None:
    position = "upgrade power-generator; red lab:connector; samples 1 0; reserve energy 0"
    assert table("home", position).can("D1", "examine")
    assert not table("home", f"{position}; shut working-bay oxygen").can("D1", "examine")


# rules: P8, T6
def test_rough_tyres_of_a_shut_garage_do_not_spare_the_rover() -> None:
    position = "upgrade rough-tyres; region a1-n boulder-field"
    plan = "A1 A2 scorpio: gather a1-n"
    assert not table("home", position).plan(plan).go().told("rover-roll")
    assert table("home", f"{position}; shut garage energy").plan(plan).go().told("rover-roll")


# rules: P8, X20
def test_no_upgrade_is_installed_on_a_shut_facility() -> None:
    assert table("home", "card holo-wall").can("B1", "install holo-wall")
    assert not table("home", "card holo-wall; shut crew-quarters energy").can("B1", "install holo-wall")


# rules: P8
def test_a_seedling_of_a_shut_farm_cannot_be_chosen_to_grow() -> None:
    warm_lamps = tools.USE_SKILL + 3 * c.N_SKILLS + 1
    t = table("home", "farm 2 1; tokens D2").planning()
    assert warm_lamps in tools.usable_skills(t.s, 3)
    t = table("home", "farm 2 1; tokens D2; shut farm energy").planning()
    assert warm_lamps not in tools.usable_skills(t.s, 3)


# rules: A2, F8
def test_the_failure_model_replaces_a_card_that_an_effect_draws_by_one_with_the_same_keyword() -> None:
    t = table("home", "tokens D3").answer(redraw=4)
    run(t.s, (fx.Card(0, 2),), NONE)
    assert [CARDS[card].keyword for card, *_ in t.told("card")] == [2, 2]
    assert t.s.tokens[3] == 0


# rules: X17, A2
def test_bypass_is_not_for_a_slot_whose_repair_is_planned() -> None:
    bypass = tools.USE_SKILL + 1 * c.N_SKILLS + 3
    t = table("home", "tokens B4; red lab:cpu; parts cpu 1").planning()
    assert bypass in tools.usable_skills(t.s, 1)
    t.plan("A1 A2: repair lab:cpu with spare")
    assert bypass not in tools.usable_skills(t.s, 1)
    t = table("home", "tokens B4; red lab:cpu garage:cpu; parts cpu 1").plan(
        "A1 A2: repair lab:cpu with spare"
    )
    run(t.s, c.SKILL_EFFECTS[1 * c.N_SKILLS + 3], 1)
    assert t.told("repair")[0][0] == c.GARAGE * c.N_PARTS + c.CPU, "the other one is mended"
