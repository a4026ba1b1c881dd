"""Rulings that no worked example shows. Their numbers are those of RULINGS.md."""

from __future__ import annotations

from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: T3
def test_9_owners_of_used_tiles_decide_in_turn_order() -> None:
    t = table(
        "A: space 5 home 1 mineral 3 bots g4 water 1 plant 1 plans casino gym; B: space 8 tech upgrade@1t; "
        "C: space 6 tech ship@1t",
        mars="g5 shelter-A; g3 shelter-A" + FAR,
    )
    t.play("turn upgrade", "upgrade casino", "site g5", "more B", "upgrade gym?", "site g3?")
    assert t.asked == "B repay"
    t = table(
        "A: space 5 home 1 crystals 3 depot 1 2 3 5 mineral 3 bots g4 water 1 plant 1 plans casino gym; "
        "B: space 8 tech upgrade@1t; C: space 6 tech ship@1t",
        mars="g5 shelter-A; g3 shelter-A" + FAR,
        level=3,
    )
    t.play("turn exec upgrade", "upgrade casino", "site g5", "more B", "upgrade gym?", "site g3?")
    t.play("turn welcome", "welcome 1", "pay water?", "pay plant?", "crew colonists", "use C", "turn end?")
    assert t.asked == "C repay"  # used later, but earlier in turn order
    t.play("repay no")
    assert t.asked == "B repay"


# rules: M3
def test_20_tiles_of_recycling_bots_count_for_missions() -> None:
    t = table(
        "A: colony crystals 2 bots g3 plans recycling-bots@g8; B: orbit; C: orbit",
        mars="g8 condenser; g4 gain-plant" + FAR,
        missions="discovery bots research",
    )
    t.play("turn paid recycling-bots", "move g3-g4", "move no?", "take yes")
    assert t.need("discovery") == 6


# rules: U6, GO1
def test_26_upgrades_added_by_technology_cost_a_mineral_even_after_free_ones() -> None:
    words = "A: colony goals *blueprints mineral {} bots g4 plans casino gym private-ship radar; "
    words += "B: orbit tech upgrade@1t; C: orbit"
    mars = "g5 shelter-A; g3 shelter-A; h3 extractor" + FAR
    t = table(words.format(1), mars=mars)
    t.play(
        "turn goal blueprints",
        "reward other",
        "upgrade casino",
        "site g5",
        "upgrade gym",
        "site g3?",
        "more B",
    )
    t.play("upgrade private-ship?", "site h3?")
    assert t.at("h3") == "extractor private-ship"
    assert t.goods("A") == ""
    t = table(words.format(0), mars=mars)
    t.play("turn goal blueprints", "reward other", "upgrade casino", "site g5", "upgrade gym", "site g3?")
    assert "more" not in t.asked


# rules: O1, R3
def test_29_an_executive_action_may_follow_the_landing_pod() -> None:
    t = table("A: orbit crystals 3 depot none; B: orbit; C: orbit")
    t.play("turn pod", "space 5", "turn exec mineral")
    assert t.goods("A") == "mineral 1"


# rules: J3
def test_31_a_ship_flies_also_against_the_shuttle() -> None:
    t = table("A: space 5 hangar 1; B: space 1", phase="shuttle", shuttle="orbit 1", explore="hire develop")
    assert t.asked == "B travel"
    t.play("travel no", "travel yes")
    assert t.s.hangar[0] == 0
    assert set(t.options("space")) <= {"2", "3", "4"}


# rules: H3, GO12
def test_40_a_scientist_won_by_a_goal_is_replaced_by_its_taker() -> None:
    t = table("A: colony goals *research research olive teal; B: orbit; C: orbit", main=True)
    t.play("turn goal research", "reward other", "hire hydrologist")
    assert t.asked == "A refill"


# rules: H1, GO10
def test_41_a_hired_colonist_called_back_frees_the_slot() -> None:
    t = table(
        "A: colony home 1 water 2 slot hire goals technologies tech mine@1t rover@1b ship@2t upgrade@2b; "
        "B: orbit; C: orbit"
    )
    assert t.why_not("turn hire") == "slot-taken"
    t.play("turn goal technologies", "reward other", "retrieve hire?")
    assert t.can("turn hire")


# rules: N9, J6
def test_17_a_hex_with_a_piece_is_not_empty_for_a_discovery() -> None:
    t = table("A: space 1 rover g5; B: space 5 bots g2 rover g8", mars="a1 shelter-A", phase="shuttle")
    t.play("travel yes")
    t.play("explore " + t.options("explore")[0])
    assert t.why_not("site g2") == t.why_not("site g8") == "not-empty"


# rules: L1, L3
def test_12_the_need_is_judged_before_the_marker_moves() -> None:
    need = "g2 generator; g8 extractor; a1 shelter-A; m1 shelter-B"
    t = table(
        "A: colony home 1 mineral 1 bots g5 hangar 1; B: orbit; C: orbit",
        mars=need,
        lss="generator 2",
        level=2,
        rewards="ships ships ships ships",
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.lss("generator") == 3
    assert t.points("A") == 2  # the reward of one ship, not the two points of a first building


# rules: V4
def test_34_the_bottom_row_of_the_grid_is_filled_first() -> None:
    t = table(
        "A: colony home 1 water 1 bots f5; B: orbit; C: orbit",
        mars="e4 greenhouse; a1 shelter-A; m1 shelter-B; g8 shelter-C",
        lss="generator 2; extractor 2; greenhouse 1; condenser 2",
        grid="- - mine - rover - - -",
    )
    coming = t.s.techs[::-1]
    t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal")
    assert [t.s.grid[g] for g in (0, 1, 3, 5, 6, 7)] == coming[:6]
