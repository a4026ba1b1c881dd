"""Control centre: bots and rovers."""

from __future__ import annotations

from games.on_mars.notation import table

EMPTY = "g7 shelter-A; a1 shelter-B"


# rules: X1
def test_bots_and_rover_have_two_points_each_in_any_order() -> None:
    t = table("A: colony bots e4 f8 rover g2; B: orbit", mars=EMPTY)
    t.play("turn control", "move e4-e3", "move rover g1", "move f8-f7", "move rover f1")
    assert t.s.turn != 0  # no point is left
    assert (t.at("e3"), t.at("f7"), t.at("f1")) == ("bot-A", "bot-A", "rover-A")


# rules: X1; rulings: 57
def test_a_piece_left_for_another_stands_where_it_may_stop() -> None:
    t = table("A: colony bots g3 rover g2 ; B: orbit bots g4", mars=EMPTY)
    t.play("turn control", "move g3-g4")
    assert all(option.startswith("g4-") for option in t.options("move"))
    assert "no" not in t.options("move")
    t.play("move g4-g5")
    assert "no" in t.options("move")


# rules: X2; rulings: 3
def test_crystals_of_the_depot_are_more_points() -> None:
    t = table("A: colony crystals 1 pending 3 bots g3; B: orbit", mars=EMPTY)
    t.play("turn control", "move g3-g4", "move g4-g5", "move g5-g6")
    assert t.has("A", "crystal") == 0
    assert not [option for option in t.options("move") if option.startswith("g6-")]


# rules: X3; rulings: 43
def test_pieces_cross_everything_but_stop_only_on_free_hexes() -> None:
    t = table("A: colony bots g3; B: orbit bots g4", mars="g5 mine miner-B; " + EMPTY)
    t.play("turn control")
    assert "g3-g4" in t.options("move")
    t.play("move g3-g4")
    assert "g4-g5" not in t.options("move")  # nobody stops on a colonist, and no point would be left
    t = table("A: colony bots g3 plans casino@g4; B: orbit", mars=EMPTY)
    t.play("turn control", "move g3-g4")
    assert "no" not in t.options("move")


# rules: X4; rulings: 20
def test_a_bot_destroys_what_it_ends_on_and_spares_what_it_crosses() -> None:
    t = table("A: colony bots g3; B: orbit", mars="g4 crystal; g5 gain-plant; f4 crystal; " + EMPTY)
    t.play("turn control", "move g3-g4", "move g4-g5", "move no")
    assert t.at("g4") == "crystal"
    assert t.at("g5") == "bot-A"
    assert t.pending("A") == 0
    t = table("A: colony bots g3; B: orbit", mars="g4 crystal; " + EMPTY)
    t.play("turn control", "move g3-g4", "move no")
    assert t.at("g4") == "bot-A"


# rules: X5; rulings: 19
def test_a_rover_starts_from_the_centre_without_standing_there() -> None:
    t = table("A: colony bots g5; B: colony", mars="g5 mine; " + EMPTY)
    t.play("turn control", "move rover g4", "move no")
    assert t.at("g4") == "rover-A"
    assert t.at("g5") == "mine bot-A"


# rules: X6
def test_the_rover_gathers_crystals_it_crosses_and_they_wait() -> None:
    t = table("A: colony rover g3; B: orbit", mars="g4 crystal; g5 crystal; " + EMPTY)
    t.play("turn control", "move rover g4", "move rover g5")
    assert t.pending("A") == 2
    assert t.has("A", "crystal") == 0


# rules: X7; rulings: 18
def test_a_tile_under_the_rover_may_be_taken_or_left() -> None:
    t = table("A: colony rover g3; B: orbit", mars="g4 gain-plant; " + EMPTY)
    t.play("turn control", "move rover g4", "move no?", "take no")
    assert t.at("g4") == "rover-A gain-plant"
    t = table("A: colony rover g3; B: orbit", mars="g4 gain-plant; " + EMPTY)
    t.play("turn control", "move rover g4", "move no?", "take yes")
    assert t.has("A", "plant") == 2  # three, and room for two
    assert t.s.found[0] == 1


# rules: X7; rulings: 18
def test_a_rover_that_stands_on_a_tile_may_take_it_later_without_moving() -> None:
    t = table("A: colony rover g4; B: orbit", mars="g4 gain-plant; " + EMPTY)
    t.play("turn control", "move no", "take yes")
    assert t.has("A", "plant") == 2
    t = table("A: colony rover g4 bots k3; B: orbit", mars="g4 gain-plant; " + EMPTY)
    t.play("turn control", "move k3-k4", "move no", "take no")  # though only a bot moved
    assert t.at("g4") == "rover-A gain-plant"


# rules: X7, E7
def test_moving_bots_alone_takes_nothing() -> None:
    t = table("A: colony rover g4 bots k3 crystals 2; B: orbit", mars="g4 gain-plant; " + EMPTY)
    t.play("turn exec bots", "move no")
    assert t.asked == "A turn"


# rules: X8
def test_a_second_research_tile_of_a_colour_cannot_be_taken() -> None:
    t = table("A: colony rover g2 research olive; B: orbit", mars="g4 research-olive; " + EMPTY)
    t.play("turn control", "move rover g3")
    assert "rover g4" not in t.options("move")
    t = table("A: colony rover g2 research teal; B: orbit", mars="g4 research-olive; " + EMPTY)
    t.play("turn control", "move rover g3", "move rover g4", "move no?", "take yes")
    assert t.asked == "A develop"


# rules: X9; rulings: 18
def test_a_rover_cannot_stop_where_it_could_not_use_the_tile() -> None:
    t = table("A: colony rover g2; B: orbit", mars="g3 construct-generator; " + EMPTY)
    t.play("turn control", "move rover g3")
    assert "no" not in t.options("move")
    t.play("move rover g4", "move no?")
    assert t.at("g3") == "construct-generator"
    t = table("A: colony plant 2 rover g3; B: orbit", mars="g4 gain-plant; " + EMPTY)
    t.play("turn control", "move rover g4")
    assert "no" not in t.options("move")


# rules: X2, X9
def test_a_crystal_spent_on_the_way_cannot_pay_for_the_tile() -> None:
    for crystals, reached in ((1, False), (2, True)):
        t = table(
            f"A: colony home 0 crystals {crystals} rover g2; B: orbit; C: orbit",
            mars="g5 hire; " + EMPTY + "; a3 shelter-C",
            board="mine",
        )
        t.play("turn control?", "move rover g3", "move rover g4")
        assert t.can("move rover g5") == reached


# rules: X10, T5
def test_p12_a_rover_technology_of_level_three_makes_five_points() -> None:
    t = table(
        "A: colony rover g1 tech rover@3t; B: orbit",
        mars="g3 crystal; g6 crystals; g8 shelter-A; a1 shelter-B",
    )
    t.play("turn control", "move speed A")
    t.play(
        "move rover g2",
        "move rover g3",
        "move rover g4",
        "move rover g5",
        "move rover g6",
        "move no?",
        "take yes",
    )
    assert t.pending("A") == 1 + 3
    assert t.at("g6") == "rover-A"


# rules: X10
def test_one_rover_technology_per_movement() -> None:
    t = table("A: colony rover g1 tech rover@1t; B: orbit tech rover@2t", mars=EMPTY)
    t.play("turn control")
    assert [o for o in t.options("move") if o.startswith("speed")] == ["speed A", "speed B"]
    t.play("move speed B")
    assert not [o for o in t.options("move") if o.startswith("speed")]
    assert t.s.debts
