"""Executive actions, and the advanced buildings one by one."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.notation import Play, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: E1
def test_p18_a_ship_that_left_opens_a_fourth_action() -> None:
    t = table(
        "A: colony crystals 8 depot 1 2 3 5 plans casino@a1; B: orbit; C: orbit", mars="g5 generator" + FAR
    )
    assert t.why_not("turn exec rover") == "ship-in-the-way"
    assert t.why_not("turn exec mineral") == "ship-in-the-way"
    open_ = ["develop", "rover", "blueprint", "upgrade", "mineral", "bots", "warehouse"]
    assert [w for w in open_ if t.why_not(f"turn exec {w}") != "ship-in-the-way"] == [
        "upgrade",
        "bots",
        "warehouse",
    ]
    assert t.can("turn paid casino")


COSTS = {"develop": 4, "rover": 4, "blueprint": 3, "upgrade": 3, "mineral": 3, "bots": 2, "warehouse": 2}


# rules: E1, E2, E3, E4, E5, E6, E7, E8
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_each_action_of_the_depot_has_its_cost(action: str, cost: int) -> None:
    words = "A: colony depot none mineral 1 bots g4 plans gym crystals {}; B: orbit; C: orbit"
    t = table(words.format(cost - 1), mars="g5 shelter-A" + FAR)
    assert t.why_not(f"turn exec {action}") == "crystals"
    t = table(words.format(cost), mars="g5 shelter-A" + FAR)
    t.play(f"turn exec {action}")
    assert t.has("A", "crystal") == 0


# rules: E2
def test_develop_a_technology_without_cost() -> None:
    t = table("A: colony crystals 4 depot none; B: orbit; C: orbit")
    t.play("turn exec develop", "develop shelter 3t")
    assert t.goods("A") == "mineral 1"
    assert t.asked == "A turn"


# rules: E6; rulings: 56
def test_a_mineral_without_room_is_not_bought() -> None:
    words = "A: colony depot none crystals 3 mineral {}; B: orbit; C: orbit"
    assert table(words.format(1)).can("turn exec mineral")
    assert table(words.format(2)).why_not("turn exec mineral") == "full-storage"
    wanted = words.replace("mineral {}", "mineral 2 contract deliver-mineral")
    assert table(wanted).can("turn exec mineral")  # it may go on the contract


# rules: BP3; rulings: 56
def test_production_without_room_for_anything_is_not_bought() -> None:
    words = "A: colony crystals 3 battery {} plans automated-production@g5; B: orbit; C: orbit"
    assert table(words.format(1), mars="g5 generator" + FAR).can("turn paid automated-production")
    t = table(words.format(2), mars="g5 generator" + FAR)
    assert t.why_not("turn paid automated-production") == "full-storage"


# rules: BP19, P3; rulings: 48
@pytest.mark.parametrize("crystals", [0, 1])
def test_goals_that_pay_for_the_command_centre_leave_nothing_to_move_it(crystals: int) -> None:
    goals = "goals level ships" if not crystals else "goals level"
    words = f"A: colony crystals {crystals} rover g1 {goals} plans command-center@a1; B: orbit; C: orbit"
    t = table(words, mars="g9 mine" + FAR)
    assert t.why_not("turn paid command-center") == "rover-technology"
    t = table(words.replace("goals", "goals mines"), mars="g9 mine" + FAR)
    assert t.can("turn paid command-center")


# rules: E3
def test_the_rover_moves_two_hexes_more_with_crystals_and_technology() -> None:
    t = table(
        "A: colony crystals 5 depot none rover g1; B: orbit tech rover@1b; C: orbit", mars="g8 mine" + FAR
    )
    t.play(
        "turn exec rover", "move speed B", "move rover g2", "move rover g3", "move rover g4", "move rover g5"
    )
    assert t.has("A", "crystal") == 0
    assert t.at("g5") == "rover-A"


# rules: E4, E6
def test_take_a_blueprint_or_gain_a_mineral() -> None:
    t = table("A: colony crystals 3 depot none; B: orbit; C: orbit", display="radar gym")
    t.play("turn exec blueprint", "obtain radar")
    assert t.goods("A") == "battery 1"
    t = table("A: colony crystals 3 depot none; B: orbit; C: orbit")
    t.play("turn exec mineral")
    assert t.goods("A") == "mineral 1"


# rules: E5
def test_the_upgrade_still_costs_a_mineral() -> None:
    t = table(
        "A: colony crystals 3 depot none mineral 1 bots g4 plans gym; B: orbit; C: orbit",
        mars="g5 shelter-A" + FAR,
    )
    t.play("turn exec upgrade")
    assert t.at("g5") == "shelter-A gym"
    assert t.goods("A") == ""


# rules: E7
def test_bots_move_two_hexes_more_with_crystals() -> None:
    t = table("A: colony crystals 3 bots g4; B: orbit; C: orbit", mars="g9 mine" + FAR)
    t.play("turn exec bots", "move g4-g5", "move g5-g6", "move g6-g7")
    assert t.at("g7") == "bot-A"


# rules: E8; rulings: 58
def test_the_executive_warehouse_gives_no_crystal() -> None:
    t = table("A: colony crystals 2; B: orbit; C: orbit")
    t.play("turn exec warehouse")
    assert t.why_not("warehouse crystal") == "no-crystal-here"
    t.play("warehouse water")
    assert t.goods("A") == "water 1"


# rules: E9
def test_an_advanced_building_of_a_rival_needs_a_scientist() -> None:
    t = table("A: colony crystals 5; B: orbit plans casino@m1; C: orbit", mars="g5 mine" + FAR)
    assert not t.can("turn paid casino")
    t = table(
        "A: colony scientist systems-engineer; B: orbit plans casino@m1; C: orbit", mars="g5 mine" + FAR
    )
    t.play("turn free casino", "boost 0")
    assert t.pending("A") == 2


CONDENSERS = "g3 condenser; g2 condenser; g1 condenser; g8 condenser" + FAR


# rules: E10, BP2; rulings: 8
def test_p18_a_colonist_makes_up_for_a_missing_level() -> None:
    t = table(
        "A: colony home 2 crystals 2 plant 1 bots g5 plans concentrator@g8 tech condenser@2t; B: orbit; C: orbit",
        mars=CONDENSERS,
    )
    t.play("turn paid concentrator", "construct condenser?", "site g4")
    assert t.size("g4") == 4
    assert t.people("A").startswith("1 1")


# rules: E10; rulings: 8
def test_without_a_tile_in_play_colonists_do_not_help() -> None:
    t = table(
        "A: colony home 3 crystals 2 plant 1 bots g5 plans concentrator@g8; B: orbit; C: orbit",
        mars=CONDENSERS,
    )
    t.play("turn paid concentrator", "construct condenser?")
    assert t.why_not("site g4") == "technology"


def using(card: str, words: str, mars: str, **more: Any) -> Play:
    """A uses a card it has built, for two crystals."""
    t = table(f"A: colony crystals 2 plans {card} {words}; B: orbit; C: orbit", mars=mars + FAR, **more)
    return t.play(f"turn paid {card.split('@', maxsplit=1)[0]}")


# rules: BP1
def test_construction_yard_upgrades_and_colonists_add_more() -> None:
    t = using(
        "construction-yard@g5",
        "home 2 mineral 2 bots g4 plans casino gym",
        "g5 mine; g3 shelter-A; h3 shelter-A",
    )
    t.play("upgrade casino", "site g3", "more colonist", "upgrade gym?", "site h3?")
    assert t.at("h3") == "shelter-A gym"
    assert t.people("A").startswith("1 1")


# rules: BP2
@pytest.mark.parametrize(
    ("card", "building", "good"),
    [
        ("metal-deposit", "mine", ""),
        ("wind-turbines", "generator", "mineral 1"),
        ("moisture-vaporator", "extractor", "battery 1"),
        ("hydroponic-farm", "greenhouse", "water 1"),
        ("concentrator", "condenser", "plant 1"),
        ("gym", "shelter-A", "oxygen 1"),
    ],
)
def test_construction_cards_build_their_type(card: str, building: str, good: str) -> None:
    t = using(f"{card}@g2", f"home 1 {good} bots g5", f"g2 {building}")
    t.play("site g4?")
    assert t.at("g4").startswith(building)


# rules: BP3; rulings: 36
def test_automated_production_and_one_more_for_each_colonist() -> None:
    t = using("automated-production@g5", "home 2 plans casino@a1", "g5 generator; g3 mine miner-A")
    assert t.goods("A") == "mineral 1 battery 1"
    assert t.pending("A") == 1
    assert t.options("produce") == ["no", "mine", "generator", "shelter"]
    t.play("produce mine", "produce shelter")
    assert t.has("A", "mineral") == 2
    assert t.pending("A") == 2
    assert t.people("A").startswith("0 2")


# rules: BP3; rulings: 36
def test_the_same_producer_may_produce_once_more_for_each_colonist() -> None:
    t = using("automated-production@g5", "home 3 plans casino@a1", "g5 generator")
    t.play("produce shelter", "produce shelter")
    assert t.pending("A") == 3


# rules: BP3; rulings: 56
def test_no_colonist_is_sent_for_a_product_without_room() -> None:
    t = using("automated-production@g5", "home 2 battery 1 plans casino@a1", "g5 generator")
    assert t.has("A", "battery") == 2  # one shelter: room for two
    assert t.options("produce") == ["no", "shelter"]


# rules: BP4; rulings: 39
def test_private_ship_brings_one_more_colonist() -> None:
    t = using("private-ship@g5", "home 0 water 1 plant 1", "g5 extractor")
    t.play("welcome 1", "crew bot")
    assert t.people("A").startswith("2 0")
    t = using("private-ship@g5", "home 0 water 1 plant 1", "g5 extractor")
    t.play("welcome 1", "crew colonists")
    assert t.people("A").startswith("3 0")
    t = table(
        "A: colony crystals 2 plans private-ship@g5 water 1 plant 1 depot 1 2 3 4; B: orbit",
        mars="g5 extractor",
    )
    assert t.why_not("turn paid private-ship") == "ship-limit"


# rules: BP5
def test_biomarket_fetches_and_colonists_add_more() -> None:
    t = using("biomarket@g5", "home 1", "g5 greenhouse")
    t.play("warehouse water", "warehouse oxygen")
    assert t.goods("A") == "water 1 oxygen 1"
    assert t.people("A").startswith("0 1")


# rules: BP6
def test_oxygen_tank_takes_technologies() -> None:
    t = using("oxygen-tank@g5", "home 2", "g5 condenser", grid="mine rover")
    t.play("learn mine", "laboratory 1b", "learn rover", "warehouse no")
    assert (t.tech("A", "mine"), t.tech("A", "rover")) == ("1b", "1t")
    assert t.people("A").startswith("1 1")


# rules: BP7
def test_casino_gives_two_crystals_and_one_per_colonist() -> None:
    t = using("casino@a1", "home 3", "g5 mine")
    t.play("boost 2")
    assert t.pending("A") == 4
    assert t.people("A").startswith("1 2")


# rules: BP8
def test_mineral_mine_scores_two() -> None:
    t = using("mineral-mine@g5", "", "g5 mine")
    assert t.points("A") == 2


# rules: BP9; rulings: 41, 49
def test_biolab_takes_a_contract_at_its_cost_without_a_slot() -> None:
    t = table(
        "A: colony crystals 3 slot hire plans biolab@g5; B: orbit; C: orbit",
        mars="g5 mine" + FAR,
        board="mine generator",
    )
    t.play("turn paid biolab")
    assert t.options("hire") == ["mine", "generator"]
    t.play("hire generator")
    assert t.holds("A", "generator")
    assert t.has("A", "crystal") == 0


# rules: BP10
def test_radar_keeps_a_discovery_and_repeats_it() -> None:
    t = using("radar@g5", "", "g5 generator", explore="gain-plant gain-water")
    t.play("radar gain-plant")
    assert t.has("A", "plant") == 2
    assert t.s.radar not in t.s.explore
    assert len(t.s.discoveries) == 16
    assert t.s.radar == 17


# rules: BP10; rulings: 36
def test_radar_uses_its_tile_from_then_on() -> None:
    t = table(
        "A: colony crystals 2 plans radar@g5; B: orbit; C: orbit", mars="g5 generator" + FAR, radar="crystals"
    )
    t.play("turn paid radar")
    assert t.pending("A") == 3
    assert len(t.s.discoveries) == 17


# rules: BP11
def test_builder_drone_reaches_all_of_mars() -> None:
    t = using("builder-drone@g5", "mineral 1 bots b1 plans gym", "g5 generator; k3 shelter-A")
    t.play("upgrade gym?", "site k3")
    assert t.at("k3") == "shelter-A gym"


# rules: BP12
def test_research_lab_develops_twice_and_colonists_add_more() -> None:
    t = using("research-lab@g5", "home 1 oxygen 2 mineral 1 tech rover@1t shelter@-", "g5 extractor")
    t.play("develop rover 2t?", "pay oxygen", "develop rover 3t", "pay oxygen", "develop rover 4t")
    assert t.tech("A", "rover") == "4t"
    assert t.people("A").startswith("0 1")


# rules: BP13
def test_aqueduct_brings_two_home_from_work() -> None:
    t = using("aqueduct@g5", "home 0 work 3 slot construct", "g5 extractor")
    t.play("retrieve work")
    assert t.people("A").startswith("2 1")


# rules: BP14; rulings: 36, 37
def test_eco_resort_brings_all_of_one_side_home() -> None:
    t = using("eco-resort@g5", "home 0 slot blueprint develop construct hire", "g5 greenhouse")
    t.play("return colony")
    assert t.people("A").startswith("2 0")
    assert (t.slot("construct"), t.slot("hire"), t.slot("blueprint")) == ("", "", "A1")


# rules: BP15
def test_trade_market_turns_a_resource_into_two_others() -> None:
    t = using("trade-market@g5", "home 1 mineral 1", "g5 greenhouse")
    t.play("boost 1", "gain battery", "gain water", "gain oxygen")
    assert t.goods("A") == "battery 1 water 1 oxygen 1"
    assert t.people("A").startswith("0 1")


# rules: BP16; rulings: 20
def test_recycling_bots_gather_like_rovers() -> None:
    t = using("recycling-bots@g8", "bots g3", "g8 condenser; g4 crystal; g5 gain-plant")
    t.play("move g3-g4", "move g4-g5", "move no?", "take yes")
    assert t.pending("A") == 1
    assert t.has("A", "plant") == 2
    assert t.s.found[0] == 1


# rules: BP16, X9
def test_recycling_bots_end_only_where_the_tile_still_helps_them() -> None:
    for mine, reached in (("g7", False), ("g1", True)):
        t = using("recycling-bots@k7", "bots g5 home 2", f"k7 condenser; {mine} mine; g3 construct-mine")
        t.play("move g5-g4")
        assert t.can("move g4-g3") == reached


# rules: BP17; rulings: 27
def test_aerial_elevator_goes_to_orbit_before_the_main_action() -> None:
    t = using("aerial-elevator@g5", "home 1 work 1", "g5 condenser")
    t.play("space 1")
    assert t.has("A", "oxygen") == 1  # production on the way
    assert t.people("A").startswith("2 0")
    assert t.can("turn resupply")
    assert t.why_not("turn control") == "other-side"


# rules: BP18
def test_library_takes_blueprints() -> None:
    t = using("library@a1", "home 1", "g5 mine", display="casino gym radar")
    t.play("obtain radar", "obtain gym")
    assert t.holds("A", "gym")
    assert t.people("A").startswith("0 1")


# rules: BP19
def test_command_centre_moves_the_rover_by_the_best_rover_technology() -> None:
    t = table(
        "A: colony crystals 3 rover g1 plans command-center@a1; B: orbit tech rover@2t; C: orbit",
        mars="g9 mine" + FAR,
    )
    t.play("turn paid command-center", "move rover g2", "move rover g3", "move rover g4")
    assert t.at("g4") == "rover-A"
    assert t.has("A", "crystal") == 0
    assert t.s.debts == []
