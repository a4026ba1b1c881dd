"""Upgrading buildings, and welcoming ships."""

from __future__ import annotations

from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: U1, U2
def test_p16_a_blueprint_and_a_mineral_upgrade_a_building() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans private-ship; B: orbit; C: orbit", mars="g5 extractor" + FAR
    )
    t.play("turn upgrade")
    assert t.at("g5") == "extractor private-ship"
    assert t.goods("A") == ""
    assert t.slot("upgrade") == "A1"


# rules: U1
def test_a_building_out_of_reach_or_a_missing_mineral_prevents_it() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots b1 plans private-ship; B: orbit; C: orbit", mars="g5 extractor" + FAR
    )
    assert t.why_not("turn upgrade") == "nothing-to-upgrade"
    t = table(
        "A: colony home 1 oxygen 2 bots g4 plans private-ship; B: orbit; C: orbit", mars="g5 extractor" + FAR
    )
    assert t.why_not("turn upgrade") == "no-mineral"


# rules: U2
def test_a_building_is_upgraded_once() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans private-ship; B: orbit plans moisture-vaporator@g5; C: orbit",
        mars="g5 extractor; h4 extractor" + FAR,
    )
    t.play("turn upgrade")
    assert t.at("h4") == "extractor private-ship"


# rules: U3
def test_level_three_wants_a_complex_of_three() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans radar; B: orbit; C: orbit",
        mars="g5 generator; g6 generator" + FAR,
    )
    assert t.why_not("turn upgrade") == "nothing-to-upgrade"
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans radar casino; B: orbit; C: orbit",
        mars="g5 generator; g6 generator; g7 generator; h4 shelter-A" + FAR,
    )
    t.play("turn upgrade")
    assert sorted(t.options("upgrade")) == ["casino", "radar"]


# rules: U4; rulings: 42
def test_only_ones_own_shelters_can_be_upgraded() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans casino; B: orbit; C: orbit", mars="g5 shelter-B" + FAR
    )
    assert t.why_not("turn upgrade") == "nothing-to-upgrade"


# rules: U5; rulings: 42
def test_a_miner_goes_home_and_a_bot_makes_room() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans biolab metal-deposit; B: orbit home 2; C: orbit",
        mars="g5 mine miner-B" + FAR,
    )
    t.play("turn upgrade")
    assert t.at("g5") == "mine metal-deposit"
    assert t.people("B").startswith("3 0")
    t = table(
        "A: colony home 1 mineral 1 bots g5 plans casino; B: orbit; C: orbit", mars="g5 shelter-A" + FAR
    )
    t.play("turn upgrade", "put g6")
    assert t.at("g5") == "shelter-A casino"
    assert t.at("g6") == "bot-A"


# rules: U5
def test_a_miner_without_room_at_home_goes_to_the_reserve() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans metal-deposit; B: orbit home 4; C: orbit",
        mars="g5 mine miner-B" + FAR,
    )
    t.play("turn upgrade")
    assert t.people("B") == "4 0 8"


# rules: U6, T5
def test_p16_a_technology_of_level_two_allows_three_upgrades() -> None:
    t = table(
        "A: colony home 1 mineral 3 bots g4 plans casino gym library radar; B: orbit tech upgrade@2t; C: orbit",
        mars="g5 shelter-A; g3 shelter-A; h3 shelter-A; f3 shelter-A" + FAR,
    )
    t.play("turn upgrade", "upgrade casino", "site g5", "more B")
    t.play("upgrade gym", "site g3", "upgrade library", "site h3")
    assert t.asked == "B repay"
    assert len([m for m in t.s.marker if m >= 0]) == 3
    assert t.goods("A") == ""


# rules: U6
def test_without_a_technology_there_is_one_upgrade() -> None:
    t = table(
        "A: colony home 1 mineral 3 bots g4 plans casino gym; B: orbit; C: orbit",
        mars="g5 shelter-A; g3 shelter-A" + FAR,
    )
    t.play("turn upgrade", "upgrade casino", "site g5")
    assert t.s.turn != 0


# Ships


# rules: W1; rulings: 39
def test_a_ship_costs_water_and_a_plant_and_opens_its_space() -> None:
    t = table("A: colony water 1 plant 1 bots b2; B: orbit; C: orbit", mars="g5 mine" + FAR)
    t.play("turn welcome", "welcome 3", "crew bot")
    assert t.goods("A") == ""
    assert t.s.depot[0] == 0b11011
    assert t.s.hangar[0] == 1
    assert t.people("A").startswith("4 0")
    assert t.at("a1") == "shelter-A bot-A"


# rules: W1; rulings: 39
def test_two_colonists_instead_of_a_bot() -> None:
    t = table("A: colony home 1 water 1 plant 1; B: orbit; C: orbit", mars="g5 mine" + FAR)
    t.play("turn welcome", "welcome 1", "crew colonists")
    assert t.people("A").startswith("3 0")


# rules: W2; rulings: 25
def test_a_new_bot_goes_near_a_shelter_if_none_is_empty() -> None:
    t = table(
        "A: colony water 1 plant 1 bots g5; B: orbit; C: orbit",
        mars="g5 shelter-A; m1 shelter-B; a3 shelter-C",
    )
    t.play("turn welcome", "welcome 1", "crew bot")
    assert sorted(t.options("put")) == ["f4", "f5", "g4", "g6", "h4", "h5"]


# rules: W2; rulings: 25
def test_without_a_bot_left_only_colonists_arrive() -> None:
    t = table("A: colony home 1 water 1 plant 1 bots g5 g6 g7 g8; B: orbit; C: orbit", mars="g5 mine" + FAR)
    t.play("turn welcome", "welcome 1")
    assert t.people("A").startswith("3 0")


# rules: W3
def test_a_colonist_sent_to_work_welcomes_another_ship_at_its_cost() -> None:
    t = table("A: colony home 1 water 2 plant 2; B: orbit; C: orbit", mars="g5 mine" + FAR, level=2)
    t.play("turn welcome", "welcome 1", "crew colonists", "welcome 2", "crew colonists")
    assert t.s.hangar[0] == 2
    assert t.s.work[0] == 1


# rules: W3; rulings: 24
def test_colonists_who_just_arrived_cannot_be_sent() -> None:
    t = table("A: colony home 0 water 2 plant 2; B: orbit; C: orbit", mars="g5 mine" + FAR, level=3)
    t.play("turn welcome", "welcome 1", "crew colonists")
    assert t.s.turn != 0
    assert t.s.hangar[0] == 1


# rules: W4; rulings: 24
def test_p17_ships_that_ever_left_are_limited_by_the_level() -> None:
    t = table(
        "A: colony home 3 water 2 plant 2 depot 3 4 5 hangar 1; B: orbit; C: orbit",
        mars="g5 mine" + FAR,
        level=3,
    )
    t.play("turn welcome", "welcome 3", "crew colonists")
    assert t.s.turn != 0  # a second one is not possible
    assert t.s.hangar[0] == 2
    t = table("A: colony home 3 water 2 plant 2 depot 3 4 5; B: orbit; C: orbit", level=2)
    assert t.why_not("turn welcome") == "ship-limit"
