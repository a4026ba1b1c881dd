"""Main actions in orbit, and the use of technology."""

from __future__ import annotations

from games.on_mars.notation import table


# rules: O1; rulings: 47
def test_the_landing_pod_skips_the_discovery_tile_but_brings_colonists_home() -> None:
    t = table("A: orbit home 1 work 1 slot construct; B: orbit; C: orbit")
    t.play("turn pod", "space 5")
    assert t.people("A").startswith("3 0")
    assert t.events("explore") == []
    assert t.s.space[0] == 4


# rules: O2; rulings: 29
def test_after_the_pod_the_shuttle_may_still_be_taken_in_the_same_round() -> None:
    t = table("A: space 1 home 1; B: space 8 home 1 bots g4", shuttle="colony 1")
    t.play("turn pod", "space 5", "turn control?", "move no", "travel yes")
    assert t.asked == "A space"
    assert set(t.options("space")) <= {"1", "2", "3", "4"}


# rules: O3; rulings: 33
def test_p10_a_blueprint_gives_its_resource_and_is_not_replaced() -> None:
    t = table("A: orbit home 2 crystals 1; B: orbit slot blueprint; C: orbit", display="metal-deposit gym")
    t.play("turn blueprint", "price 1", "obtain metal-deposit")
    assert t.holds("A", "metal-deposit")
    assert t.goods("A") == "mineral 1"
    assert t.slot("blueprint") == "A1 B1"
    assert t.s.holder.count(-2) == 1  # only the gym is left


# rules: O5
def test_p10_each_further_colonist_takes_another_blueprint() -> None:
    t = table(
        "A: orbit home 3 crystals 1; B: orbit slot blueprint; C: orbit", display="metal-deposit gym casino"
    )
    t.play("turn blueprint", "price 1", "obtain metal-deposit", "obtain casino")
    assert t.holds("A", "casino")
    assert t.pending("A") == 1
    assert t.people("A").startswith("0 2")


# rules: O4
def test_without_a_marker_no_blueprint_can_be_taken() -> None:
    eight = "construction-yard metal-deposit automated-production wind-turbines biomarket gym casino library"
    t = table(f"A: orbit home 2 plans {eight}; B: orbit")
    assert t.why_not("turn blueprint") == "no-marker"


# rules: O6, O7, O8
def test_p10_a_tile_of_the_middle_row_costs_a_battery_and_its_space_gives_a_crystal() -> None:
    t = table("A: orbit battery 1; B: orbit; C: orbit", grid="mine rover extractor")
    t.play("turn learn", "learn extractor", "laboratory 1b")
    assert t.tech("A", "extractor") == "1b"
    assert t.goods("A") == ""
    assert t.pending("A") == 1


# rules: O7
def test_the_bottom_row_is_free_and_the_top_row_costs_a_battery_and_any_resource() -> None:
    t = table("A: orbit; B: orbit; C: orbit", grid="mine rover extractor ship upgrade generator")
    t.play("turn learn")
    assert t.options("learn") == ["mine", "rover"]
    assert t.why_not("learn generator") == "cost"
    t = table(
        "A: orbit battery 1 plant 1; B: orbit; C: orbit", grid="mine rover extractor ship upgrade generator"
    )
    t.play("turn learn", "learn generator", "laboratory 1t", "warehouse no")
    assert t.goods("A") == ""


# rules: O8, LB1
def test_the_top_space_gives_a_good_from_the_warehouse_if_wanted() -> None:
    t = table("A: orbit; B: orbit; C: orbit", grid="mine")
    t.play("turn learn", "laboratory 1t", "warehouse oxygen")
    assert t.goods("A") == "oxygen 1"
    assert t.s.warehouse == [3, 3, 3, 3, 2]


# rules: O6
def test_without_an_empty_space_in_the_first_column_nothing_can_be_learnt() -> None:
    t = table("A: orbit tech mine@1t rover@1b; B: orbit; C: orbit", grid="ship")
    assert t.why_not("turn learn") == "laboratory-full"


# rules: O9
def test_one_colonist_brings_a_second_tile() -> None:
    t = table("A: orbit home 2; B: orbit; C: orbit", grid="mine rover")
    t.play("turn learn", "learn mine", "laboratory 1b", "learn rover", "warehouse no")
    assert t.tech("A", "rover") == "1t"
    assert t.people("A").startswith("1 1")


# rules: O10
def test_a_company_has_one_tile_of_each_type() -> None:
    t = table("A: orbit tech mine@2t; B: orbit; C: orbit", grid="rover ship", again="mine")
    t.play("turn learn")
    assert t.why_not("learn mine") == "tech-owned"


# rules: O11, O12, O13
def test_p11_a_mineral_won_by_a_development_pays_for_the_next() -> None:
    t = table(
        "A: orbit home 1 oxygen 1 plant 1 tech extractor@2t generator@4m rover@4t shelter@-; B: orbit; C: orbit",
        display="casino gym",
    )
    t.play("turn develop", "develop extractor 3t")
    assert t.goods("A") == "mineral 1 plant 1"
    t.play("develop generator 5b", "obtain casino")
    assert t.goods("A") == ""
    assert t.tech("A", "generator") == "5b"
    assert t.holds("A", "casino")


# rules: O12
def test_a_tile_moves_to_an_empty_adjacent_space_at_the_cost_of_its_column() -> None:
    t = table("A: orbit home 1 water 1 tech rover@1t mine@2t shelter@1b; B: orbit; C: orbit")
    t.play("turn develop")
    assert t.why_not("develop rover 2t") == "space-taken"
    assert t.why_not("develop mine 3t") == "cost"


# rules: O12
def test_the_last_column_costs_oxygen_and_a_crystal() -> None:
    t = table("A: orbit home 1 oxygen 1 crystals 1 tech rover@5t shelter@-; B: orbit; C: orbit")
    t.play("turn develop")
    assert t.tech("A", "rover") == "6"
    assert (t.goods("A"), t.has("A", "crystal")) == ("", 0)
    t = table("A: orbit home 1 oxygen 1 tech rover@5t shelter@-; B: orbit; C: orbit")
    assert t.why_not("turn develop") == "cost"


# rules: O11
def test_one_tile_may_be_developed_twice() -> None:
    t = table("A: orbit home 1 oxygen 2 tech rover@1t shelter@-; B: orbit; C: orbit")
    t.play("turn develop", "develop rover 2m", "develop rover 3t")
    assert t.tech("A", "rover") == "3t"


# rules: O14
def test_each_colonist_adds_a_development_of_any_tile() -> None:
    t = table("A: orbit home 3 oxygen 3 mineral 1 tech rover@1t mine@1b shelter@-; B: orbit; C: orbit")
    t.play(
        "turn develop", "develop rover 2t", "pay oxygen", "develop rover 3t", "pay oxygen", "develop mine 2b"
    )
    assert t.people("A").startswith("1 1")


# rules: O15, O16
def test_p11_resupply_takes_only_what_can_be_stored() -> None:
    t = table("A: orbit home 3 water 1; B: orbit; C: orbit")
    t.play("turn resupply", "warehouse crystal", "warehouse crystal", "warehouse water")
    assert t.has("A", "water") == 2
    assert t.pending("A") == 2
    assert t.people("A").startswith("1 2")
    t = table("A: orbit home 3 water 2 crystals 3; B: orbit; C: orbit")
    t.play("turn resupply")
    assert t.why_not("warehouse water") == "full-storage"
    assert t.why_not("warehouse crystal") == "full-depot"


# rules: O16; rulings: 1
def test_waiting_crystals_count_against_the_depot() -> None:
    t = table("A: orbit home 3 crystals 2 pending 1; B: orbit; C: orbit")
    t.play("turn resupply")
    assert t.why_not("warehouse crystal") == "full-depot"
    t = table("A: orbit home 3 crystals 2; B: orbit; C: orbit")
    t.play("turn resupply", "warehouse crystal")
    assert (t.has("A", "crystal"), t.pending("A")) == (2, 1)


GREENHOUSES = "g3 greenhouse; g7 shelter-A; a1 shelter-B; m1 shelter-C"


# rules: T1, T2, T3
def test_using_a_rivals_tile_gives_the_owner_oxygen_or_a_development() -> None:
    where = "A: colony home 2 water 1 bots g5; B: orbit tech greenhouse@1t; C: orbit"
    t = table(where, mars=GREENHOUSES)
    t.play("turn construct", "site g4", "benefit crystal")
    assert t.asked == "B repay"
    assert t.options("repay") == ["no", "greenhouse 2t"]
    t.play("repay no")
    assert t.goods("B") == "oxygen 1"
    t = table(where, mars=GREENHOUSES)
    t.play("turn construct", "site g4", "benefit crystal", "repay greenhouse 2t")
    assert t.goods("B") == ""
    assert t.tech("B", "greenhouse") == "2t"


# rules: T3; rulings: 9
def test_the_owners_development_brings_its_benefit_and_oxygen_needs_room() -> None:
    t = table("A: colony home 2 water 1 bots g5; B: orbit tech greenhouse@2t; C: orbit", mars=GREENHOUSES)
    t.play("turn construct", "site g4", "benefit crystal", "repay greenhouse 3t")
    assert t.goods("B") == "mineral 1"
    t = table(
        "A: colony home 2 water 1 bots g5; B: orbit oxygen 2 tech greenhouse@2t; C: orbit", mars=GREENHOUSES
    )
    t.play("turn construct", "site g4", "benefit crystal", "repay no")
    assert t.goods("B") == "oxygen 2"


# rules: T1; rulings: 10
def test_a_higher_tile_may_be_borrowed_although_one_owns_the_type() -> None:
    t = table(
        "A: colony home 2 water 1 bots g5 tech greenhouse@1t; B: orbit tech greenhouse@2t; C: orbit tech rover@1t",
        mars=GREENHOUSES,
    )
    t.play("turn construct", "site g4")
    assert t.options("use") == ["A", "B"]
    t.play("use A", "benefit crystal")
    assert t.s.debts == []


# rules: T2
def test_every_use_of_a_tile_counts() -> None:
    t = table("A: colony home 3 water 2 plant 2 bots b2; B: orbit tech ship@1b; C: orbit", level=2)
    t.play("turn welcome", "welcome 1", "crew colonists", "use B", "welcome 2", "crew colonists", "use B")
    assert len([e for e in t.events("use") if e[2] == 1]) == 2
    assert t.asked == "B repay"
    t.play("repay no", "repay no")
    assert t.has("B", "oxygen") == 2


# rules: T4
def test_a_shelter_technology_serves_its_owner_only() -> None:
    t = table(
        "A: colony home 2 oxygen 1 bots g4 tech shelter@-; B: orbit; C: orbit",
        mars="g3 shelter-A; g7 shelter-B; a1 shelter-C",
    )
    t.play("turn construct")
    assert t.why_not("site g4") == "technology"
    t = table(
        "A: colony home 2 oxygen 1 bots g4; B: orbit; C: orbit",
        mars="g3 shelter-A; g7 shelter-B; a1 shelter-C",
    )
    t.play("turn construct", "site g4")
    assert t.size("g4") == 2


# rules: T5, W5; rulings: 39
def test_ship_technology_adds_its_level_in_colonists() -> None:
    t = table(
        "A: colony home 1 water 1 plant 1 tech ship@3t; B: orbit; C: orbit",
        mars="g4 shelter-A; a1 shelter-A; m1 shelter-A; g7 shelter-B; c1 shelter-C",
    )
    t.play("turn welcome", "welcome 1", "crew colonists", "use A")
    assert t.people("A").startswith("6 0")


# rules: LB2
def test_the_third_column_gives_a_mineral_or_moves_bots() -> None:
    t = table("A: orbit home 1 oxygen 1 bots g4 tech rover@2m shelter@-; B: orbit; C: orbit")
    t.play("turn develop", "develop rover 3b", "move g4-g3", "move g3-g2")
    assert t.at("g2").endswith("bot-A")


# rules: LB3
def test_the_fifth_column_upgrades_or_obtains_blueprints() -> None:
    t = table(
        "A: orbit home 2 oxygen 1 mineral 2 bots g4 plans casino gym tech rover@4t shelter@-; B: orbit; C: orbit",
        mars="g4 shelter-A; g3 shelter-A; g7 shelter-B; a1 shelter-C",
    )
    t.play("turn develop", "pay oxygen?", "pay mineral?", "upgrade casino", "site g3")
    assert t.at("g3") == "shelter-A casino"
    t = table(
        "A: orbit home 3 oxygen 1 mineral 1 tech rover@4b shelter@-; B: orbit; C: orbit",
        display="casino gym library",
    )
    t.play("turn develop", "pay oxygen?", "obtain casino", "obtain gym")
    assert t.people("A").startswith("1 1")
