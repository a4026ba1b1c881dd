"""Turquoise and red colonists on main actions."""

from __future__ import annotations

from games.on_mars.notation import table


# rules: K1, O15
def test_p8_two_colonists_sent_to_work_bring_two_more_goods() -> None:
    t = table("A: orbit home 3; B: orbit; C: orbit")
    t.play("turn resupply", "warehouse water", "warehouse water", "warehouse crystal")
    assert t.has("A", "water") == 2
    assert t.pending("A") == 1
    assert t.people("A").startswith("1 2")


# rules: K2
def test_a_colonist_from_home_goes_to_the_slots() -> None:
    t = table("A: orbit home 1; B: orbit; C: orbit", display="casino gym")
    t.play("turn blueprint", "obtain casino")
    assert t.slot("blueprint") == "A1"
    assert t.people("A").startswith("0 0")
    t = table("A: orbit home 0 work 2; B: orbit; C: orbit")
    assert t.why_not("turn blueprint") == "no-colonist"


# rules: K3
def test_p9_two_other_colours_cost_two_crystals_or_colonists_in_any_mix() -> None:
    t = table(
        "A: orbit home 3 crystals 2; B: orbit slot blueprint; C: orbit slot blueprint; D: orbit",
        display="casino gym",
    )
    t.play("turn blueprint")
    assert t.options("price") == ["0", "1", "2"]
    t.play("price 1", "obtain casino", "obtain no")
    assert t.has("A", "crystal") == 1
    assert t.people("A").startswith("1 1")
    assert t.slot("blueprint") == "A1 B1 C1"


# rules: K3
def test_two_colonists_of_one_colour_cost_one() -> None:
    t = table("A: orbit home 2; B: orbit slot blueprint blueprint; C: orbit", display="casino gym")
    t.play("turn blueprint")
    assert t.people("A").startswith("0 1")


# rules: K3
def test_own_colonists_on_the_slots_cost_nothing_with_three_companies() -> None:
    t = table("A: orbit home 1 slot blueprint; B: orbit; C: orbit", display="casino gym")
    t.play("turn blueprint", "obtain gym")
    assert t.slot("blueprint") == "A2"


# rules: K4; rulings: 5
def test_with_two_companies_each_colonist_on_the_slots_counts() -> None:
    t = table("A: orbit home 3 slot blueprint; B: orbit slot blueprint", display="casino gym")
    t.play("turn blueprint")
    assert t.people("A").startswith("0 2")
    t = table("A: orbit home 2 slot blueprint; B: orbit slot blueprint", display="casino gym")
    assert t.why_not("turn blueprint") == "price"


# rules: K4; rulings: 5
def test_with_two_companies_the_hire_slots_count_too() -> None:
    t = table("A: colony home 2 water 2; B: colony slot hire")
    t.play("turn hire")
    assert t.people("A").startswith("0 1")


# rules: K5; rulings: 4
def test_p9_full_slots_in_a_tie_are_all_cleared() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 slot construct; B: colony slot construct; C: colony slot construct"
    )
    t.play("turn construct")
    assert t.slot("construct") == "A1"
    assert t.people("A").startswith("0 1")
    assert [t.s.work[c] for c in range(3)] == [1, 1, 1]


# rules: K5; rulings: 4
def test_p9_of_full_slots_those_with_the_most_leave() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans casino slot upgrade; B: colony slot upgrade upgrade; C: colony",
        mars="g4 shelter-A; g6 shelter-B; a1 shelter-C",
    )
    t.play("turn upgrade")
    assert t.slot("upgrade") == "A2"
    assert t.s.work[1] == 2


# rules: K6; rulings: 4
def test_colonists_just_cleared_are_at_work_and_cannot_pay() -> None:
    t = table(
        "A: orbit home 1 slot blueprint blueprint; B: orbit slot blueprint; C: orbit", display="casino gym"
    )
    assert t.why_not("turn blueprint") == "price"
    t = table(
        "A: orbit home 1 crystals 1 slot blueprint blueprint; B: orbit slot blueprint; C: orbit",
        display="casino gym",
    )
    t.play("turn blueprint", "obtain gym")
    assert t.has("A", "crystal") == 0


# rules: K6; rulings: 56
def test_a_price_that_leaves_nothing_possible_is_not_offered() -> None:
    t = table(
        "A: colony home 2 crystals 1 bots g4; B: colony slot construct; C: colony",
        mars="g5 mine; g2 mine; g4 shelter-A",
    )
    t.play("turn construct")
    assert t.has("A", "crystal") == 0  # two colonists are wanted, one of them for the mine
    assert t.slot("construct") == "A1 B1"


# rules: K7
def test_actions_without_the_red_icon_need_no_colonist() -> None:
    t = table("A: orbit home 0 battery 1; B: orbit; C: orbit")
    assert [t.can(f"turn {a}") for a in ("pod", "learn", "resupply")] == [True] * 3
    t = table("A: colony home 0 water 1 plant 1; B: orbit; C: orbit")
    assert [t.can(f"turn {a}") for a in ("control", "welcome")] == [True] * 2
