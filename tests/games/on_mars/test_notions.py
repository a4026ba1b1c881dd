"""Important notions and the round."""

from __future__ import annotations

from games.on_mars.notation import start, table


# rules: N1; rulings: 23
def test_a_mineral_replaces_any_other_resource_in_a_cost() -> None:
    t = table("A: colony home 2 mineral 1 bots g5; B: orbit", mars="g2 extractor; g8 shelter-A")
    t.play("turn construct", "construct extractor?", "site g4?", "benefit crystal")
    assert t.at("g4").startswith("extractor")
    assert t.goods("A") == "water 1"


# rules: N1; rulings: 23
def test_nothing_replaces_a_mineral_and_a_mineral_is_no_crystal() -> None:
    t = table("A: colony home 2 oxygen 2 water 2 bots g4 plans casino@h3; B: orbit")
    t.play("turn construct")
    assert "generator" not in t.options("construct")
    assert t.why_not("construct generator") == "cost"
    t = table("A: colony mineral 2; B: orbit", board="mine")
    assert t.why_not("turn exec bots") == "crystals"


# rules: N1
def test_two_of_a_resource_may_be_paid_with_minerals_in_part_or_in_full() -> None:
    t = table("A: colony home 2 mineral 2 water 2; B: orbit")
    t.play("turn hire", "hire biochemist")
    assert t.options("pay") == ["mineral", "water"]
    t.play("pay water", "pay mineral")
    assert t.goods("A") == "mineral 1 water 1"


# rules: N2
def test_gains_come_from_the_supply() -> None:
    t = table("A: orbit home 1 crystals 3; B: orbit", display="biomarket", warehouse=0)
    t.play("turn blueprint")
    assert t.has("A", "plant") == 1
    assert t.s.warehouse == [0] * 5


# rules: N3
def test_p6_one_shelter_stores_two_of_each_resource() -> None:
    t = table("A: orbit home 1 mineral 2; B: orbit", display="biolab")
    t.play("turn blueprint")
    assert t.has("A", "mineral") == 2
    assert t.events("lose") == [(0, 0, 1)]


# rules: N4
def test_home_has_room_for_four_and_two_more_for_each_further_shelter() -> None:
    t = table("A: colony home 3 water 1 plant 1 bots b2; B: orbit", level=1)
    t.play("turn welcome", "welcome 1", "crew colonists")
    assert t.people("A").split()[0] == "4"
    t = table("A: colony home 3 water 1 plant 1; B: orbit", mars="g4 shelter-A; a1 shelter-A; g6 shelter-B")
    t.play("turn welcome", "welcome 1", "crew colonists")
    assert t.people("A").split()[0] == "5"


# rules: N5
def test_p7_crystals_gained_wait_until_the_next_turn() -> None:
    t = table("A: orbit home 1 crystals 1; B: orbit space 2", display="casino")
    t.play("turn blueprint")
    assert (t.has("A", "crystal"), t.pending("A")) == (1, 1)
    assert t.s.turn != 0


# rules: N5; rulings: 2
def test_waiting_crystals_move_at_the_start_of_the_owners_turn() -> None:
    t = table("A: orbit pending 2; B: orbit", phase="begin")
    assert (t.has("A", "crystal"), t.pending("A")) == (2, 0)


# rules: N6; rulings: 1
def test_the_depot_has_eight_spaces_less_its_ships() -> None:
    t = table("A: orbit crystals 1 pending 5; B: orbit", phase="begin")
    assert t.has("A", "crystal") == 3
    t = table("A: orbit crystals 1 pending 5 depot 1 2 3; B: orbit", phase="begin")
    assert t.has("A", "crystal") == 5


# rules: N7
def test_p7_connected_buildings_of_a_type_are_a_complex() -> None:
    t = table(
        "A: colony; B: orbit", mars="g3 greenhouse; g4 greenhouse; h4 greenhouse; g7 generator; g6 generator"
    )
    assert t.size("h4") == 3
    t = table(
        "A: colony; B: orbit", mars="g3 greenhouse; g5 greenhouse; g4 generator; f4 shelter-A; f5 shelter-B"
    )
    assert [t.size(h) for h in ("g3", "g4", "f4")] == [1, 1, 1]


# rules: N8
def test_p8_turn_order_is_that_of_the_spaces() -> None:
    t = table("A: space 3; B: space 8; C: space 1; D: space 5", turn="C", main=True)
    order = ["C"]
    while len(order) < 4:
        if t.s.turn >= 0 and "ABCD"[t.s.turn] != order[-1]:
            order.append("ABCD"[t.s.turn])
        t.answer_least()
    assert order == ["C", "A", "D", "B"]


# rules: N9
def test_at_the_end_of_a_turn_no_hex_holds_two_pieces() -> None:
    t = table(
        "A: colony home 2 mineral 1 bots h4; B: orbit bots g4", mars="f4 mine; g3 generator; g5 shelter-A"
    )
    t.play("turn construct", "construct mine", "site h4")
    assert t.asked == "A put"
    t.play("put " + t.options("put")[0])
    assert max(t.s.occupied) == 1


# rules: R1
def test_a_round_is_a_colonization_phase_and_a_shuttle_phase() -> None:
    t = table("A: space 5 hangar 1; B: space 6", phase="shuttle", shuttle="orbit 3")
    assert t.asked == "A travel"
    assert t.s.station == 2
    t.play("travel no")
    assert t.asked == "A turn"
    assert t.s.round == 6


# rules: R2
def test_a_main_action_of_ones_own_side_is_due() -> None:
    t = table("A: colony home 3; B: orbit")
    assert "end" not in t.options("turn")
    assert t.why_not("turn resupply") == "other-side"
    t = table("A: orbit home 3; B: orbit")
    assert t.why_not("turn control") == "other-side"
    assert t.can("turn pod")


# rules: R3; rulings: 27
def test_one_executive_action_before_or_after_the_main_one() -> None:
    t = table("A: colony crystals 6 depot none; B: orbit")
    t.play("turn exec mineral")
    assert t.why_not("turn exec bots") == "executive-done"
    t.play("turn control", "move no")
    assert t.s.turn != 0
    t = table("A: colony crystals 6 depot none; B: orbit")
    t.play("turn control", "move no", "turn exec mineral")
    assert t.has("A", "mineral") == 1


# rules: R4
def test_a_player_plays_once_even_if_the_marker_moves_behind_others() -> None:
    t = table("A: space 1 home 1; B: space 2 home 1", seats=2)
    t.play("turn pod", "space 8")
    for _ in range(8):
        if t.asked == "A travel" or t.s.phase != 3:
            break
        if t.asked == "A obtain":
            t.play("obtain no")
        elif t.asked == "B turn":
            t.play("turn resupply", "warehouse water")
        else:
            t.answer_least()
    assert t.events("turn") == [(1,)]


def test_a_game_can_be_played_from_its_first_line() -> None:
    t = start(2, 4)
    for _ in range(40):
        t.answer_least()
    assert t.s.round >= 1
