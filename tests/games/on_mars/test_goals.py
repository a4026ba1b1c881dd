"""The private goals one by one."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars.components import GOALS
from cinqmars.games.on_mars.possible.goals import fulfilled
from games.on_mars.notation import Play, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


def showing(goal: str, words: str, mars: str, level: int = 1, **more: Any) -> Play:
    t = table(f"A: colony goals *{goal} {words}; B: orbit; C: orbit", mars=mars + FAR, level=level, **more)
    t.play(f"turn goal {goal}")
    return t.play("reward other")


# rules: GO1
def test_four_blueprints_allow_two_upgrades_without_mineral() -> None:
    t = showing("blueprints", "bots g4 plans casino gym library radar", "g5 shelter-A; g3 shelter-A")
    t.play("upgrade casino", "site g5", "upgrade gym", "site g3?")
    assert (t.at("g5"), t.at("g3")) == ("shelter-A casino", "shelter-A gym")


# rules: GO2
def test_three_advanced_buildings_give_three_resources() -> None:
    t = showing("advanced", "plans casino@a1 gym@k1 biolab@g5", "g5 mine; k1 shelter-A")
    t.play("gain battery", "gain water", "gain oxygen")
    assert t.goods("A") == "battery 1 water 1 oxygen 1"


# rules: GO3
def test_three_mines_give_three_minerals() -> None:
    t = showing("mines", "plans biolab@g5", "g3 mine miner-A; g7 mine miner-A; g5 mine; k1 shelter-A")
    assert t.has("A", "mineral") == 3


# rules: GO4, GO8
@pytest.mark.parametrize(("goal", "words", "level"), [("discoveries", "found 3", 1), ("level", "", 3)])
def test_three_discoveries_or_level_three_move_the_rover_five_hexes(
    goal: str, words: str, level: int
) -> None:
    t = showing(goal, f"rover g2 {words}", "g9 mine", level)
    t.play(*[f"move rover g{i}" for i in (3, 4, 5, 6, 7)], "move no?")
    assert t.at("g7") == "rover-A"


# rules: GO5
def test_a_marker_in_a_complex_of_four_brings_two_colonists() -> None:
    t = showing("complex", "home 1 plans radar@g4", "g2 generator; g3 generator; g4 generator; g5 generator")
    assert t.people("A").startswith("3 0")


# rules: GO6; rulings: 23, 49
def test_four_of_a_resource_give_a_contract_without_cost() -> None:
    shelters = "g3 shelter-A; g5 shelter-A; g7 shelter-A"
    t = showing("resources", "plant 4", shelters, board="mine generator")
    t.play("hire generator")
    assert t.holds("A", "generator")
    t = table("A: colony mineral 4 goals resources; B: orbit", mars=shelters)
    assert not fulfilled(t.s, 0, GOALS.index("resources"))


# rules: GO7
def test_three_shelters_bring_two_colonists() -> None:
    t = showing("shelters", "home 1", "g3 shelter-A; g5 shelter-A")
    assert t.people("A").startswith("3 0")


# rules: GO9
def test_seven_colonists_welcome_a_ship_without_cost() -> None:
    t = showing("colonists", "home 7", "g3 shelter-A; g5 shelter-A")
    t.play("welcome 1", "crew bot", "put g3")
    assert t.s.hangar[0] == 1
    assert t.people("A").startswith("8 0")


# rules: GO10, GO15
@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ("technologies", "tech mine@1t rover@1b ship@2t upgrade@2b"),
        ("progress", "progress mine generator extractor"),
    ],
)
def test_five_technologies_or_three_cubes_bring_two_colonists_back(goal: str, words: str) -> None:
    t = showing(goal, f"home 0 work 1 slot hire construct {words}", "g5 mine")
    t.play("retrieve hire", "retrieve work")
    assert t.people("A").startswith("2 0")
    assert t.slot("hire") == ""


# rules: GO11; rulings: 27
def test_three_ships_travel_to_the_other_side() -> None:
    t = showing("ships", "hangar 3", "g5 mine")
    t.play("space 1")
    assert t.can("turn resupply")
    assert t.s.hangar[0] == 3


# rules: GO12
def test_two_research_tiles_give_a_scientist_without_cost() -> None:
    t = showing("research", "research olive teal", "g5 mine")
    t.play("hire hydrologist")
    assert t.holds("A", "hydrologist")


# rules: GO13; rulings: 49
def test_a_scientist_and_a_completed_contract_give_a_contract() -> None:
    done = " ".join(["deliver-mineral@mineral"] * 3)
    t = table(
        f"A: colony mineral 1 goals *contract scientist geologist contract deliver-mineral delivered {done}; B: orbit",
        board="- mine",
    )
    assert t.why_not("turn goal contract") == "goal-open"
    t.play("turn mineral deliver-mineral", "turn goal contract", "reward other", "hire mine?")
    assert t.holds("A", "mine")


# rules: GO14; rulings: 60
def test_three_technologies_in_columns_three_to_six_give_three_crystals() -> None:
    t = showing("laboratory", "tech mine@3t rover@4t ship@5t", "g5 mine")
    assert t.pending("A") == 3
    t = table("A: colony goals laboratory tech mine@3t rover@4t ship@2t; B: orbit", mars="g5 mine")
    assert not fulfilled(t.s, 0, GOALS.index("laboratory"))


# rules: GO16
def test_two_markers_in_two_complexes_of_three_allow_two_upgrades() -> None:
    two = "g2 generator; g3 generator; g4 generator; i2 extractor; i3 extractor; i4 extractor; g6 shelter-A"
    t = showing("complexes", "bots g5 plans wind-turbines@g2 private-ship@i2 gym", two)
    t.play("upgrade gym?", "site g6?")
    assert t.at("g6") == "shelter-A gym"
    t = table("A: colony goals complexes plans wind-turbines@g2 radar@g4; B: orbit", mars=two)
    assert not fulfilled(t.s, 0, GOALS.index("complexes"))
