"""Research and discovery tiles."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.notation import Play, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


def taking(tile: str, words: str, mars: str = "g9 mine", **more: Any) -> Play:
    """A's rover drives onto the tile and takes it."""
    t = table(f"A: colony rover d3 {words}; B: orbit; C: orbit", mars=f"d4 {tile}; {mars}" + FAR, **more)
    t.play("turn control?", "move rover d4", "move no?")
    return t.play("take yes")


# rules: D1
def test_research_develops_twice_without_cost() -> None:
    t = taking("research-olive", "tech rover@2t")
    t.play("develop rover 3t", "develop rover 4t")
    assert t.tech("A", "rover") == "4t"
    assert t.s.research[0] == 1


BUILDING_OF = {
    "mine": ("mine", "home 1"),
    "generator": ("generator", "mineral 1"),
    "extractor": ("extractor", "battery 1"),
    "greenhouse": ("greenhouse", "water 1"),
    "condenser": ("condenser", "plant 1"),
    "shelter": ("shelter-A", "oxygen 1"),
}


# rules: D2
@pytest.mark.parametrize("building", BUILDING_OF)
def test_a_construction_tile_builds_its_type_at_its_cost(building: str) -> None:
    stands, words = BUILDING_OF[building]
    t = taking(f"construct-{building}", f"{words} bots g5", f"g2 {stands}")
    t.play("site g4?")
    assert t.at("g4").startswith(stands)
    assert t.s.found[0] == 1


# rules: D2
def test_the_tile_of_any_type_asks_for_one_and_needs_technology_for_a_complex() -> None:
    t = taking("construct-any", "mineral 1 battery 1 home 1 bots g5", "g2 generator; g3 extractor")
    assert t.options("construct") == ["generator", "extractor"]
    t.play("construct extractor", "pay battery?")
    assert t.asked == "A site"
    assert t.why_not("site g4") == "technology"


# rules: D3; rulings: 52
@pytest.mark.parametrize(
    ("good", "number"), [("mineral", 2), ("battery", 3), ("water", 3), ("plant", 3), ("oxygen", 3)]
)
def test_gains(good: str, number: int) -> None:
    t = taking(f"gain-{good}", "", "g5 shelter-A")
    assert t.goods("A") == f"{good} {number}"


# rules: D3
def test_three_crystals() -> None:
    assert taking("crystals", "").pending("A") == 3


# rules: D4
def test_two_developments_at_their_costs() -> None:
    t = taking("develop", "oxygen 2 tech rover@2b shelter@-")
    t.play("move no?", "develop rover 4b")
    assert t.tech("A", "rover") == "4b"
    assert t.goods("A") == ""


# rules: D5
def test_up_to_two_blueprints() -> None:
    t = taking("blueprints", "home 1", display="gym casino radar")
    t.play("obtain gym", "obtain radar")
    assert t.holds("A", "radar")
    assert t.people("A").startswith("1 0")


# rules: D6
def test_a_technology_at_its_cost() -> None:
    t = taking("technology", "battery 1", grid="- - ship")
    t.play("laboratory 1b")
    assert t.tech("A", "ship") == "1b"
    assert t.goods("A") == ""


# rules: D7
def test_up_to_two_upgrades_at_their_costs() -> None:
    t = taking("upgrade", "mineral 2 bots g4 plans casino gym", "g5 shelter-A; g3 shelter-A")
    t.play("upgrade casino", "site g5", "upgrade gym", "site g3?")
    assert t.at("g3") == "shelter-A gym"
    assert t.goods("A") == ""


# rules: D8
def test_a_scientist_at_its_cost_without_a_slot() -> None:
    t = taking("hire", "water 2 home 0 slot hire")
    t.play("hire biochemist?", "refill mine")
    assert t.holds("A", "biochemist")
    assert t.goods("A") == ""


# rules: D9
def test_up_to_two_goods_from_the_warehouse() -> None:
    t = taking("warehouse", "home 2")
    t.play("warehouse water", "warehouse crystal")
    assert t.goods("A") == "water 1"
    assert t.pending("A") == 1
    assert t.people("A").startswith("2 0")
