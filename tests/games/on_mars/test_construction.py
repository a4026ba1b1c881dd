"""Constructing buildings, and life support."""

from __future__ import annotations

import pytest

from cinqmars.games.on_mars.components import GENERATOR
from games.on_mars.notation import table

CONDENSERS = "g3 condenser; g8 shelter-A; a1 shelter-B; m1 shelter-C"


# rules: B1
def test_p14_a_condenser_next_to_another_or_at_two_hexes() -> None:
    t = table("A: colony home 2 plant 1 bots g4 tech condenser@1t; B: orbit; C: orbit", mars=CONDENSERS)
    t.play("turn construct", "construct condenser?")
    near = {"g4", "f3", "h3"}
    assert near <= set(t.options("site"))
    assert {"g5", "f4", "h4"} <= set(t.options("site"))
    t = table("A: colony home 2 plant 1 bots g4; B: orbit; C: orbit", mars=CONDENSERS)
    t.play("turn construct", "construct condenser?")
    assert sorted(t.options("site")) == ["f4", "g5", "h4"]
    assert t.why_not("site g4") == "technology"


# rules: B1; rulings: 6
def test_a_lone_building_is_neither_adjacent_nor_farther_than_two() -> None:
    t = table("A: colony home 2 plant 1 bots g5; B: orbit; C: orbit", mars=CONDENSERS)
    t.play("turn construct", "construct condenser?")
    assert t.why_not("site g6") == "distance"


# rules: B2
def test_only_hexes_in_reach_of_ones_bots_and_without_a_building() -> None:
    t = table("A: colony home 2 plant 1 bots g4; B: orbit; C: orbit", mars="g5 generator; " + CONDENSERS)
    t.play("turn construct", "construct condenser?")
    assert t.why_not("site g5") == "built-up"
    assert t.why_not("site e3") == "out-of-reach"


# rules: B5, B6, L1, L3
def test_p14_a_complex_of_two_gives_two_oxygen_and_one_is_lost_for_want_of_room() -> None:
    t = table(
        "A: colony home 2 plant 1 oxygen 1 bots g5 tech condenser@1t; B: orbit; C: orbit",
        mars=CONDENSERS,
        arrows="condenser",
        rewards="ships ships ships shelters",
    )
    t.play("turn construct", "construct condenser", "site g4")
    assert t.at("g4") == "condenser"
    assert t.at("h4") == t.at("f4") == "crystal"  # the arrows; north of it stands the other condenser
    assert t.has("A", "oxygen") == 2
    assert t.events("lose") == [(0, 4, 1)]
    assert t.s.progress[0] == 1 << 4
    assert t.lss("condenser") == 2
    assert t.points("A") == 2 + 2  # the first of its kind, and one shelter at two points
    assert t.asked == "A benefit"


# rules: B3
@pytest.mark.parametrize(
    ("building", "good"),
    [
        ("generator", "mineral"),
        ("extractor", "battery"),
        ("greenhouse", "water"),
        ("condenser", "plant"),
        ("shelter-A", "oxygen"),
    ],
)
def test_each_building_wants_the_resource_before_it(building: str, good: str) -> None:
    t = table(f"A: colony home 1 {good} 1 bots g5; B: orbit; C: orbit", mars=f"g2 {building}; a1 shelter-B")
    t.play("turn construct", "construct " + building.split("-", maxsplit=1)[0] + "?", "site g4?")
    assert t.at("g4") == building
    assert t.has("A", good) == 0
    t = table("A: colony home 1 bots g5; B: orbit; C: orbit", mars=f"g2 {building}; a1 shelter-B")
    assert t.why_not("turn construct") == "nothing-to-construct"


# rules: B3
def test_without_a_tile_left_nothing_is_built() -> None:
    row = "; ".join([f"{h} greenhouse" for h in ("a2", "b1", "b3", "b5", "c2", "d1", "g2")])
    t = table("A: colony home 1 water 1 bots g5; B: orbit; C: orbit", mars=row)
    assert t.s.left[3] == 0
    assert t.why_not("turn construct") == "nothing-to-construct"


# rules: B3, C2
def test_a_company_builds_five_shelters_and_no_more() -> None:
    far = "; a2 shelter-A; b1 shelter-A; d1 shelter-A"
    t = table("A: colony home 1 oxygen 1 bots g5; B: orbit; C: orbit", mars="g2 shelter-A" + far)
    t.play("turn construct", "construct shelter?", "site g4?")
    assert t.s.shelters[0] == 5
    far += "; f1 shelter-A"
    t = table("A: colony home 1 oxygen 1 bots g5; B: orbit; C: orbit", mars="g2 shelter-A" + far)
    assert t.s.shelters[0] == 5
    assert t.why_not("turn construct") == "nothing-to-construct"


# rules: B4
def test_arrows_put_crystals_on_the_empty_hexes_they_point_to() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit",
        mars="g2 generator; h4 mine; a1 shelter-B",
        arrows="generator",
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.at("g3") == "crystal"  # north
    assert t.at("h4") == "mine"  # south-east, built up
    assert t.at("f4") == "crystal"  # south-west


# rules: B4
def test_a_tile_without_arrows_puts_none_and_the_next_back_comes_to_light() -> None:
    t = table("A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit", mars="g2 generator; a1 shelter-B")
    t.play("turn construct", "construct generator?", "site g4?")
    assert sum(t.s.crystal) == 0
    assert t.s.left[1] == 5


# rules: B5
def test_shelters_give_crystals_for_the_size_of_their_complex() -> None:
    t = table(
        "A: colony home 1 oxygen 1 bots g5; B: orbit; C: orbit",
        mars="g3 shelter-A; g2 shelter-A; a1 shelter-B",
    )
    t.play("turn construct", "construct shelter?", "site g4?")
    assert t.pending("A") == 3
    assert t.s.progress[0] == 0


# rules: B5; rulings: 7
def test_merging_complexes_pays_for_all_their_buildings() -> None:
    t = table(
        "A: colony home 1 water 1 bots g5 tech greenhouse@3t; B: orbit; C: orbit",
        mars="g3 greenhouse; g2 greenhouse; f4 greenhouse; a1 shelter-A; a3 shelter-A; c1 shelter-A; m1 shelter-A",
    )
    t.play("turn construct", "construct greenhouse?", "site g4")
    assert t.size("g4") == 4
    assert t.has("A", "plant") == 4


# rules: B6
def test_a_cube_moves_once_per_type_and_only_for_complexes() -> None:
    t = table("A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit", mars="g2 generator; a1 shelter-A")
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.s.progress[0] == 0
    t = table(
        "A: colony home 1 mineral 1 bots g5 progress generator tech generator@2t; B: orbit; C: orbit",
        mars="g3 generator; a1 shelter-A",
        missions="progress research contracts",
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.events("progress") == []
    assert t.need("progress") == 11


WATER = "A: colony home 1 battery 1 bots g5 tech extractor@{}; B: orbit; C: orbit"


# rules: B7; rulings: 7
@pytest.mark.parametrize(
    ("mars", "level"),
    [
        ("g3 extractor", 1),
        ("g3 extractor; f4 extractor; e5 extractor", 3),  # a lone one and a complex of two
        ("g3 extractor; g2 extractor; g1 extractor", 3),  # one end of a complex of three
    ],
)
def test_p14_the_level_is_the_number_of_buildings_joined(mars: str, level: int) -> None:
    around = "; a1 shelter-A; a3 shelter-B; m1 shelter-C; g8 extractor"
    t = table(WATER.format(["-", "1t", "2t", "3t"][level]), mars=mars + around)
    t.play("turn construct", "construct extractor?")
    assert "g4" in t.options("site")
    t = table(WATER.format(["-", "1t", "2t", "3t"][level - 1]), mars=mars + around)
    t.play("turn construct", "construct extractor?")
    assert t.why_not("site g4") == "technology"


# rules: B8
def test_a_crystal_or_tile_under_a_new_building_is_removed() -> None:
    for thing in ("crystal", "gain-plant"):
        t = table(
            "A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit",
            mars=f"g2 generator; g4 {thing}; a1 shelter-A",
        )
        t.play("turn construct", "construct generator?", "site g4?")
        assert t.at("g4") == "generator"
        assert t.pending("A") == 0


# rules: B9; rulings: 21
def test_a_piece_under_a_new_building_goes_to_the_nearest_free_hex_of_its_owners_choice() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit bots g4; C: orbit",
        mars="g2 generator; f4 crystal; a1 shelter-A",
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.asked == "B put"
    assert sorted(t.options("put")) == ["f3", "g3", "h3", "h4"]  # not the crystal, not the other bot
    t.play("put g3")
    assert t.at("g3") == "bot-B"


# rules: B9
def test_a_building_without_a_piece_is_free_for_a_displaced_one() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit rover g4; C: orbit",
        mars="g2 generator; g3 mine; a1 shelter-A",
    )
    t.play("turn construct", "construct generator?", "site g4?", "put g3")
    assert t.at("g3") == "mine rover-B"


# rules: B9
def test_the_tile_has_left_its_stack_when_a_piece_makes_room_for_it() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit rover g4; C: orbit",
        mars="g2 generator; g3 mine; a1 shelter-A",
    )
    left = t.s.left[GENERATOR]
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.asked == "B put"
    assert t.s.left[GENERATOR] == left - 1


# rules: B10; rulings: 19
def test_rovers_that_have_not_moved_are_not_displaced_from_the_centre() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans metal-deposit; B: orbit; C: orbit",
        mars="g5 mine; a1 shelter-A",
    )
    t.play("turn upgrade", "upgrade metal-deposit?", "site g5?")
    assert t.s.rover == [-1, -1, -1]
    assert t.at("g5") == "mine metal-deposit"


# rules: B11, B12
def test_p15_a_mine_takes_a_colonist_and_moves_the_bot_away() -> None:
    t = table("A: colony home 2 bots g4; B: orbit; C: orbit", mars="g2 mine; a1 shelter-A")
    t.play("turn construct", "construct mine?", "site g4")
    assert t.asked == "A put"
    t.play("put g5")
    assert t.at("g4") == "mine miner-A"
    assert t.at("g5") == "bot-A"
    assert t.goods("A") == "mineral 1"
    assert t.people("A").startswith("0 0")


# rules: B12; rulings: 22
def test_a_mine_wants_a_colonist_beyond_the_one_on_the_slot() -> None:
    t = table("A: colony home 1 bots g4; B: orbit; C: orbit", mars="g2 mine; a1 shelter-A")
    assert t.why_not("turn construct") == "nothing-to-construct"


NEED = "g2 generator; g8 extractor; e4 greenhouse; i4 condenser; a1 shelter-A; m1 shelter-B"


# rules: L1; rulings: 12
def test_a_marker_stays_in_the_sixth_row() -> None:
    t = table("A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit", mars=NEED, lss="generator 6", level=3)
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.lss("generator") == 6
    assert t.points("A") == 0


# rules: L2
def test_the_first_building_of_a_kind_is_worth_two_points() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit", mars=NEED, rewards="ships ships ships ships"
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.points("A") == 2
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit",
        mars=NEED,
        lss="generator 2",
        level=2,
        rewards="ships ships ships ships",
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.points("A") == 0


# rules: L3, L4
def test_p15_the_reward_is_due_only_while_the_colony_needs_the_building() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit", mars=NEED, rewards="bots ships ships ships"
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.points("A") == 2 + 2
    assert t.asked == "A benefit"
    assert t.s.rewards[0] == 4  # it stays
    t = table(
        "A: colony home 1 mineral 1 bots g5; B: orbit; C: orbit",
        mars=NEED,
        lss="generator 2",
        rewards="bots ships ships ships",
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.points("A") == 0
    assert "benefit" not in t.asked


# rules: L5
def test_the_four_benefits() -> None:
    t = table("A: colony home 1 work 1 mineral 1 bots g5; B: orbit; C: orbit", mars=NEED)
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.options("benefit") == ["bots", "mineral", "crystal", "colonist"]
    start = t.session
    t.play("benefit mineral")
    assert t.goods("A") == "mineral 1 battery 1"
    t.session = start
    t.play("benefit crystal")
    assert t.pending("A") == 1
    t.session = start
    t.play("benefit bots", "move g5-g6", "move g6-g7")
    assert t.at("g7") == "bot-A"
    t.session = start
    t.play("benefit colonist")
    assert t.options("retrieve") == ["work", "construct"]
    t.play("retrieve construct")
    assert t.people("A").startswith("1 1")
    assert t.slot("construct") == ""


# rules: L6
@pytest.mark.parametrize(
    ("reward", "words", "points"),
    [
        ("technology", "tech rover@4t shelter@2m", 4),
        ("ships", "hangar 2", 4),
        ("advanced", "plans casino@a1", 2),
        ("mines", "plans biolab@k1", 2 * 2),
        ("bots", "", 2),
        ("discoveries", "found 3", 6),
        ("shelters", "", 2),
        ("colonists", "", 2),
    ],
)
def test_each_reward_tile(reward: str, words: str, points: int) -> None:
    t = table(
        f"A: colony home 3 mineral 1 bots g5 {words}; B: orbit; C: orbit",
        mars=NEED + "; k3 mine miner-A",
        rewards=" ".join([reward] * 4),
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.points("A") == 2 + points
