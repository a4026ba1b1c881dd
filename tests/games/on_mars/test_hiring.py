"""Scientists and contracts."""

from __future__ import annotations

import pytest

from games.on_mars.notation import table


# rules: H1
def test_a_company_with_a_colonist_there_cannot_hire_again() -> None:
    t = table("A: colony home 2 water 2 slot hire; B: orbit; C: orbit")
    assert t.why_not("turn hire") == "slot-taken"


# rules: H1
def test_hire_slots_are_never_cleared_and_cost_by_colour() -> None:
    t = table("A: colony home 4 water 2; B: colony slot hire; C: colony slot hire; D: colony slot hire")
    t.play("turn hire", "hire biochemist?")
    assert t.slot("hire") == "A1 B1 C1 D1"
    assert t.people("A").startswith("0 3")


# rules: H2
@pytest.mark.parametrize(
    ("who", "good"),
    [
        ("rd-engineer", "mineral"),
        ("hydrologist", "battery"),
        ("biochemist", "water"),
        ("geochemist", "plant"),
        ("systems-engineer", "oxygen"),
    ],
)
def test_each_scientist_costs_two_of_a_resource(who: str, good: str) -> None:
    t = table(f"A: colony home 1 {good} 2; B: orbit; C: orbit")
    t.play("turn hire", f"hire {who}?", "refill mine")
    assert t.holds("A", who)
    assert t.goods("A") == ""


# rules: H2
def test_the_geologist_costs_two_colonists_and_a_contract_a_crystal() -> None:
    t = table("A: colony home 3; B: orbit; C: orbit")
    t.play("turn hire", "refill mine")
    assert t.holds("A", "geologist")
    assert t.people("A").startswith("0 2")
    t = table("A: colony home 2; B: orbit; C: orbit")
    assert t.why_not("turn hire") == "nobody-to-hire"
    t = table("A: colony home 1 crystals 1; B: orbit; C: orbit", board="mine")
    t.play("turn hire", "refill generator")
    assert t.holds("A", "mine")
    assert t.has("A", "crystal") == 0


# rules: H3
def test_whoever_took_a_card_chooses_the_contract_that_replaces_it() -> None:
    t = table("A: colony home 1 water 2; B: orbit; C: orbit")
    t.play("turn hire", "hire biochemist?")
    assert len(t.options("refill")) == 12
    t.play("refill deliver-plant")
    assert t.s.board[3] == 6 + 10


# rules: H4, F9
def test_an_open_contract_costs_points() -> None:
    t = table("A: colony contract mine deliver-plant; B: orbit; C: orbit")
    assert t.score("A")["contracts"] == -6 - 4


# rules: H5; rulings: 35
def test_goods_may_be_put_on_a_contract_during_ones_turn() -> None:
    t = table("A: colony water 2 contract deliver-water; B: orbit; C: orbit")
    t.play("turn water deliver-water", "turn water deliver-water")
    assert t.goods("A") == ""
    assert not t.s.completed[8]


# rules: H5; rulings: 35
def test_goods_without_room_may_go_directly_onto_a_contract() -> None:
    t = table(
        "A: orbit home 1 mineral 2 contract deliver-mineral; B: orbit; C: orbit", display="biolab casino"
    )
    t.play("turn blueprint", "obtain biolab", "deliver mineral deliver-mineral")
    assert t.has("A", "mineral") == 2
    assert sum(t.s.delivered) == 1


# rules: H5; rulings: 35
def test_crystals_that_still_wait_are_put_on_a_contract_first() -> None:
    t = table("A: colony crystals 1 pending 1 contract deliver-crystal; B: orbit; C: orbit")
    t.play("turn crystal deliver-crystal")
    assert (t.has("A", "crystal"), t.pending("A")) == (1, 0)


# rules: H5, F9
def test_a_delivery_contract_is_completed_when_all_goods_lie_on_it() -> None:
    four = "delivered deliver-mineral@mineral deliver-mineral@mineral deliver-mineral@mineral"
    t = table(f"A: colony mineral 1 contract deliver-mineral {four}; B: orbit; C: orbit")
    t.play("turn mineral deliver-mineral")
    assert t.s.completed[6]
    assert t.score("A")["contracts"] == 9


# rules: H6
def test_a_mineral_on_a_contract_is_a_mineral() -> None:
    t = table("A: colony mineral 2 contract deliver-water; B: orbit; C: orbit")
    t.play("turn mineral deliver-water", "turn mineral deliver-water")
    assert not [option for option in t.options("turn") if "deliver-water" in option]


# rules: H7
def test_an_upgrade_contract_wants_a_marker_in_a_complex_of_four() -> None:
    row = "g2 generator; g3 generator; g4 generator"
    t = table("A: colony home 2 mineral 1 bots g6 contract generator plans radar@g4; B: orbit", mars=row)
    t.s.completed[:] = [0] * 12
    assert t.score("A")["contracts"] == -6
    t = table(
        "A: colony home 2 mineral 1 bots g6 contract generator tech generator@3t plans radar@g4; B: orbit; C: orbit",
        mars=row + "; a1 shelter-A; m1 shelter-B",
    )
    t.play("turn construct", "construct generator?", "site g5")
    assert t.s.completed[1]
    assert t.score("A")["contracts"] == 12


# Scientists at work

SHIP = "g5 extractor; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: Q1
def test_two_crystals_use_ones_own_advanced_building() -> None:
    t = table("A: colony crystals 2 plans casino@a1; B: orbit; C: orbit", mars=SHIP)
    t.play("turn paid casino", "boost 0")
    assert t.has("A", "crystal") == 0
    assert t.pending("A") == 2
    t = table("A: colony crystals 1 plans casino@a1; B: orbit; C: orbit", mars=SHIP)
    assert t.why_not("turn paid casino") == "crystals"


# rules: Q2; rulings: 28
def test_p18_a_hydrologist_works_in_a_rivals_extractor_without_cost() -> None:
    t = table(
        "A: colony water 1 plant 1 home 1 scientist hydrologist; B: orbit plans private-ship@g5; C: orbit",
        mars=SHIP,
    )
    t.play("turn free private-ship", "welcome 1", "crew colonists")
    assert t.people("A").startswith("4 0")
    assert t.s.works[2] == 4


# rules: Q3; rulings: 28
def test_p18_both_owners_use_the_card_while_the_scientist_is_there() -> None:
    t = table(
        "A: colony scientist hydrologist@private-ship; B: colony water 1 plant 1 plans private-ship@g5; C: orbit",
        mars=SHIP,
        turn="B",
    )
    assert t.can("turn free private-ship")
    assert not t.can("turn paid private-ship")


# rules: Q2
def test_a_scientist_works_only_in_its_own_type() -> None:
    t = table(
        "A: colony water 1 plant 1 scientist geologist; B: orbit plans private-ship@g5; C: orbit", mars=SHIP
    )
    assert not t.can("turn free private-ship")


# rules: Q4
def test_a_scientist_stays_until_it_is_moved() -> None:
    where = "g5 extractor; g7 extractor; a1 shelter-A; m1 shelter-B"
    words = "A: colony home 1 work 2 water 1 plant 1 scientist hydrologist@private-ship; B: orbit plans "
    t = table(words + "private-ship@g5 aqueduct@g7; C: orbit", mars=where)
    t.play("turn free aqueduct", "retrieve work?", "retrieve no?")
    assert t.s.works[2] == 17
