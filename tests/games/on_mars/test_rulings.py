"""Rulings that no worked example shows. Their numbers are those of RULINGS.md."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    CONTRACTS,
    GOODS,
    MISSION_NEED,
    MISSIONS,
    T_SHUTTLE,
    TASK_REWARD,
    TASKS,
)
from games.on_mars.notation import start, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: T3; rulings: 9
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


# rules: M3; rulings: 20
def test_20_tiles_of_recycling_bots_count_for_missions() -> None:
    t = table(
        "A: colony crystals 2 bots g3 plans recycling-bots@g8; B: orbit; C: orbit",
        mars="g8 condenser; g4 gain-plant" + FAR,
        missions="discovery bots research",
    )
    t.play("turn paid recycling-bots", "move g3-g4", "move no?", "take yes")
    assert t.need("discovery") == 6


# rules: U6, GO1; rulings: 26
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


# rules: O1, R3; rulings: 29
def test_29_an_executive_action_may_follow_the_landing_pod() -> None:
    t = table("A: orbit crystals 3 depot none; B: orbit; C: orbit")
    t.play("turn pod", "space 5", "turn exec mineral")
    assert t.goods("A") == "mineral 1"


# rules: J3; rulings: 31
def test_31_a_ship_flies_also_against_the_shuttle() -> None:
    t = table("A: space 5 hangar 1; B: space 1", phase="shuttle", shuttle="orbit 1", explore="hire develop")
    assert t.asked == "B travel"
    t.play("travel no", "travel yes")
    assert t.s.hangar[0] == 0
    assert set(t.options("space")) <= {"2", "3", "4"}


# rules: H3, GO12; rulings: 40
def test_40_a_scientist_won_by_a_goal_is_replaced_by_its_taker() -> None:
    t = table("A: colony goals *research research olive teal; B: orbit; C: orbit", main=True)
    t.play("turn goal research", "reward other", "hire hydrologist")
    assert t.asked == "A refill"


# rules: H1, GO10; rulings: 41
def test_41_a_hired_colonist_called_back_frees_the_slot() -> None:
    t = table(
        "A: colony home 1 water 2 slot hire goals technologies tech mine@1t rover@1b ship@2t upgrade@2b; "
        "B: orbit; C: orbit"
    )
    assert t.why_not("turn hire") == "slot-taken"
    t.play("turn goal technologies", "reward other", "retrieve hire?")
    assert t.can("turn hire")


# rules: N9, J6; rulings: 17
def test_17_a_hex_with_a_piece_is_not_empty_for_a_discovery() -> None:
    t = table("A: space 1 rover g5; B: space 5 bots g2 rover g8", mars="a1 shelter-A", phase="shuttle")
    t.play("travel yes")
    t.play("explore " + t.options("explore")[0])
    assert t.why_not("site g2") == t.why_not("site g8") == "not-empty"


# rules: L1, L3; rulings: 12
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


# rules: V4; rulings: 34
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


# rules: N5; rulings: 2
def test_2_crystals_won_on_anothers_turn_wait_for_ones_own() -> None:
    t = table(
        "A: space 5 home 1 mineral 1 bots g6 tech generator@3t; B: space 6 contract generator plans radar@g4",
        mars="g2 generator; g3 generator; g4 generator; a1 shelter-A; m1 shelter-B",
        missions="contracts bots research",
    )
    t.play("turn construct", "construct generator?", "site g5", "benefit crystal?")
    assert (t.asked, t.has("B", "crystal"), t.pending("B")) == ("B turn", 2, 0)  # moved as B's turn began
    assert t.events("store") == [(1, 2)]


# rules: X2, P3; rulings: 3
def test_3_a_goal_may_serve_as_a_crystal_for_movement() -> None:
    t = table("A: colony goals level bots g3; B: orbit; C: orbit", mars="g9 mine" + FAR)
    t.play("turn control", "move g3-g4", "move g4-g5", "move g5-g6")
    assert t.s.goals[0] == []
    assert t.at("g6") == "bot-A"


# rules: B1; rulings: 6
def test_6_buildings_between_do_not_matter_and_shelters_of_others_are_no_neighbours() -> None:
    t = table(
        "A: colony home 1 mineral 1 oxygen 1 bots g5; B: orbit; C: orbit",
        mars="g2 generator; g3 shelter-B; g6 shelter-A; a1 shelter-C",
    )
    t.play("turn construct", "construct generator", "site g4?")
    assert t.at("g4") == "generator"  # the shelter stands between
    t = table(
        "A: colony home 1 oxygen 1 bots g4 tech shelter@-; B: orbit; C: orbit",
        mars="g3 shelter-B; g6 shelter-A; a1 shelter-C",
    )
    t.play("turn construct")
    assert "g4" in t.options("site")  # next to another's shelter, at two from one's own


# rules: E10, T2; rulings: 8
def test_8_the_owner_of_a_boosted_tile_is_paid_and_shelters_want_ones_own() -> None:
    rows = "g3 condenser; g2 condenser; g1 condenser; g8 condenser" + FAR
    t = table(
        "A: colony home 2 crystals 2 plant 1 bots g5 plans concentrator@g8; B: orbit tech condenser@2t; C: orbit",
        mars=rows,
    )
    t.play("turn paid concentrator", "site g4")
    assert t.people("A").startswith("1 1")
    assert t.s.debts == [1 * 9 + 4]
    t = table(
        "A: colony home 3 crystals 2 oxygen 1 bots g4 plans gym@a1 tech shelter@-; B: orbit; C: orbit",
        mars="g3 shelter-A" + FAR,
    )
    t.play("turn paid gym")
    assert t.why_not("site g4") == "technology"  # B and C have one


# rules: T3, LB3; rulings: 9
def test_9_the_owners_development_may_upgrade_on_anothers_turn() -> None:
    t = table(
        "A: colony home 2 water 1 bots g5; B: orbit mineral 1 bots k2 plans casino tech greenhouse@4t; C: orbit",
        mars="g3 greenhouse; k2 shelter-B" + FAR,
    )
    t.play("turn construct", "construct greenhouse?", "site g4", "benefit crystal", "repay greenhouse 5t")
    assert t.asked == "B upgrade"
    t.play("upgrade casino", "put k1?")
    assert "casino" in t.at("k2")


# rules: V7, M2; rulings: 14
def test_14_steps_beyond_the_last_remaining_mission_are_ignored() -> None:
    t = table(
        "A: orbit home 1; B: orbit; C: orbit",
        display="biolab gym radar",
        missions="blueprints=1 bots research",
        remaining=0,
    )
    t.play("turn blueprint", "obtain biolab")
    assert t.s.remaining == 0
    assert t.events("mission") == [(MISSIONS.index("blueprints"),)]
    assert t.events("remaining") == []


# rules: M3, BP4; rulings: 16
def test_16_a_bot_counts_however_it_came_but_not_the_starting_one() -> None:
    t = start(3, 1)
    assert all(t.s.need[i] == MISSION_NEED[m][3] for i, m in enumerate(t.s.missions))
    t = table(
        "A: colony crystals 2 water 1 plant 1 plans private-ship@g5; B: orbit; C: orbit",
        mars="g5 extractor" + FAR,
        missions="bots research contracts",
    )
    t.play("turn paid private-ship", "welcome 1", "crew bot")
    assert t.need("bots") == 3


# rules: W4, GO9; rulings: 24
def test_24_the_free_ship_of_a_goal_counts_for_the_limit() -> None:
    words = "A: colony home 7 goals colonists depot {}; B: orbit"
    shelters = "g3 shelter-A; g5 shelter-A; a1 shelter-A; m1 shelter-B"
    t = table(words.format("1 2 3 4"), mars=shelters)
    t.play("turn goal colonists")
    assert t.asked == "A develop"  # the only reward that is left
    t = table(words.format("1 2 3 4 5 water 1 plant 1"), mars=shelters)
    t.play("turn goal colonists", "reward other", "welcome 1", "crew colonists")
    assert t.why_not("turn welcome") == "ship-limit"


# rules: W2; rulings: 25
def test_25_a_new_bot_may_stand_on_a_building_without_a_piece() -> None:
    t = table(
        "A: colony water 1 plant 1 bots g5; B: orbit; C: orbit",
        mars="g5 shelter-A; g4 mine; g6 crystal; m1 shelter-B; a3 shelter-C",
    )
    t.play("turn welcome", "welcome 1", "crew bot")
    assert "g4" in t.options("put")
    assert "g6" not in t.options("put")


# rules: R3, Q3; rulings: 27
def test_27_one_executive_action_per_turn_even_with_a_scientist() -> None:
    t = table(
        "A: colony crystals 6 depot none scientist systems-engineer plans casino@a1; B: orbit; C: orbit",
        mars="g5 mine" + FAR,
    )
    t.play("turn exec mineral")
    assert t.why_not("turn free casino") == "executive-done"


# rules: O2, J9; rulings: 29
def test_29_whoever_landed_may_leave_with_the_shuttle_and_produces() -> None:
    t = table(
        "A: space 1 home 1 plans casino@g3; B: space 8 home 1 bots g4",
        mars="g3 shelter-A; m1 shelter-B; k3 mine miner-A",
        shuttle="colony 1",
    )
    t.play("turn pod", "space 5", "turn control?", "move no", "travel yes")
    assert t.goods("A") == "mineral 1"
    assert t.pending("A") == 1


# rules: J2; rulings: 30
def test_30_a_space_left_earlier_in_the_phase_is_free() -> None:
    t = table(
        "A: space 1 hangar 1; B: space 5 hangar 1", phase="shuttle", shuttle="orbit 2", explore="hire develop"
    )
    t.play("travel yes", "explore hire", "site g2", "space 6", "warehouse no")
    t.play("travel yes")
    assert "1" in t.options("space")  # A stood there
    assert t.s.round == 5


# rules: S14, TO2; rulings: 32
def test_32_the_bonus_at_set_up_is_paid_as_usual() -> None:
    t = start(2, 1)
    seat = t.session.pending[0].seat
    t.play("space 3")
    middle = [1 + g for g in (2, 3, 4)]
    d = t.session.pending[0]
    t.session = t.session.submit(d.seat, [(d.kind, middle[0])])
    t.play("pay battery?", "laboratory 1b?")
    assert t.s.goods[seat * 5 + 1] == 0


# rules: H5, F9; rulings: 35
def test_35_crystals_without_room_may_go_onto_a_contract() -> None:
    t = table("A: orbit crystals 3 pending 1 contract deliver-crystal; B: orbit", phase="begin")
    assert t.asked == "A deliver"
    t.play("deliver crystal deliver-crystal")
    assert t.has("A", "crystal") == 3
    assert sum(t.s.delivered) == 1


# rules: BP10, D4; rulings: 36
def test_36_what_the_stored_tile_costs_is_due_each_time() -> None:
    words = "A: colony crystals 2 plans radar@g5 tech rover@2t shelter@- {}; B: orbit; C: orbit"
    t = table(words.format(""), mars="g5 generator" + FAR, radar="develop")
    assert t.why_not("turn paid radar") == "cost"
    t = table(words.format("oxygen 1"), mars="g5 generator" + FAR, radar="develop")
    t.play("turn paid radar")
    assert t.tech("A", "rover") == "3t"
    assert t.goods("A") == "mineral 1"


# rules: L5, GO15; rulings: 37
def test_37_calling_back_a_further_colonist_may_be_declined() -> None:
    t = table(
        "A: colony home 3 work 2 goals *progress progress mine generator extractor; B: orbit; C: orbit",
        mars="g5 mine" + FAR,
    )
    t.play("turn goal progress", "reward other", "retrieve no")
    assert t.people("A").startswith("4 1")


# rules: H3; rulings: 40
def test_40_with_an_empty_pile_the_space_stays_empty() -> None:
    all_twelve = " ".join(CONTRACTS)
    t = table(f"A: colony home 1 water 2; B: orbit contract {all_twelve}; C: orbit")
    t.play("turn hire", "hire biochemist?")
    assert "refill" not in t.asked
    assert t.s.board[3] == -1


# rules: Y4, J3; rulings: 44
def test_44_travel_counts_as_a_turn_of_its_own_for_tasks() -> None:
    t = table(
        f"A: space 2 home 2 b 0 {T_SHUTTLE}; B: space 1 home 0",
        display="biolab gym",
        first_colonists=True,
        shuttle="orbit 1",
        explore="hire develop",
        turn="B",
    )
    t.play("turn pod", "space 5", "turn blueprint", "obtain biolab", "obtain no?")
    assert t.s.hand_b[0] == [T_SHUTTLE]
    t.play("travel yes")
    assert t.s.hand_b[0] == []


# rules: Y4, T3; rulings: 44
def test_44_one_task_a_turn_is_a_limit_for_each_player() -> None:
    t = table(
        "A: colony home 1 mineral 1 crystals 3 depot none bots g2 b 0; B: orbit tech generator@1t b 2; C: orbit",
        mars="g4 generator" + FAR,
        display="biolab gym",
        lss="generator 3",
        first_colonists=True,
    )
    t.play("turn exec blueprint", "obtain gym", "turn construct", "construct generator?", "site g3", "use B?")
    assert t.pending("A") == 2  # of the card, and of the task
    t.play("turn end?", "repay generator 2t")
    assert t.has("B", "plant") == 1
    assert t.s.hand_b[1] == []


# rules: BP19; rulings: 48
def test_48_without_rover_technology_the_command_centre_moves_a_hex_per_crystal() -> None:
    t = table(
        "A: colony crystals 3 rover g1 plans command-center@a1; B: orbit; C: orbit", mars="g9 mine" + FAR
    )
    t.play("turn paid command-center", "move rover g2")
    assert t.has("A", "crystal") == 0
    t = table(
        "A: colony crystals 2 rover g1 plans command-center@a1; B: orbit; C: orbit", mars="g9 mine" + FAR
    )
    assert t.why_not("turn paid command-center") == "rover-technology"


# rules: S14; rulings: 55
def test_55_the_first_player_is_drawn_at_random() -> None:
    assert {start(4, seed).s.first_player for seed in range(20)} == {0, 1, 2, 3}


# rules: R2, K6; rulings: 56
def test_56_an_action_that_would_do_nothing_is_not_possible_but_pod_and_control_centre_always_are() -> None:
    t = table("A: orbit home 1 crystals 3; B: orbit; C: orbit", display="", grid="- - -", warehouse=0)
    assert t.why_not("turn resupply") == "nothing-to-fetch"
    assert t.why_not("turn blueprint") == "no-blueprint"
    assert not t.why_not("turn pod")
    t = table("A: colony home 0; B: orbit; C: orbit", mars="g5 mine" + FAR)
    assert not t.why_not("turn control")
    assert t.why_not("turn construct") == "no-colonist"


# rules: X1, X4; rulings: 57
def test_57_what_lies_under_a_bot_is_destroyed_when_the_whole_movement_ends() -> None:
    t = table("A: colony bots g3 k3 crystals 1; B: orbit; C: orbit", mars="g4 crystal; g9 mine" + FAR)
    t.play("turn control", "move g3-g4", "move k3-k4")
    assert t.s.crystal.count(1) == 1
    t.play("move g4-g5", "move no")
    assert t.at("g4") == "crystal"  # it moved on


# rules: Y4; rulings: 61
def test_61_each_first_colonist_task_gives_one_good() -> None:
    assert len(TASK_REWARD) == len(TASKS) == 8
    assert TASK_REWARD[TASKS.index("blueprint")] == GOODS.index("crystal")
    assert all(0 <= good < len(GOODS) for good in TASK_REWARD)


# rules: LA16; rulings: 66
def test_66_lacerda_takes_a_contract_when_no_scientist_is_left() -> None:
    t = table(
        "A: space 3 home 2; B: space 5",
        phase="begin",
        turn="B",
        solo=1,
        card="3A",
        shuttle="colony 3",
        board="deliver-plant - - - - -",
    )
    assert t.holds("B", "deliver-plant")
    assert t.s.crystals[1] == 0  # it pays nothing


# rules: LA18; rulings: 68
def test_68_lacerdas_building_on_arrival_needs_no_slot() -> None:
    t = table(
        "A: space 8 rover g9 home 0; B: space 1",
        mars="k3 mine; a1 shelter-A; m1 shelter-B",
        phase="shuttle",
        solo=1,
        shuttle="orbit 1",
        explore="hire develop",
    ).by_chance()
    assert t.events("construct")[0][0] == 9
    assert t.slot("construct") == ""
