"""Questions that belong together are held: one confirmation for all of them, and they are taken back together."""

from __future__ import annotations

from games.on_mars.notation import Play, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


def held(t: Play) -> bool:
    return t.session.pending[0].held


def answers(t: Play) -> int:
    return len(t.session.log)


# rules: B1, B3, B7
def test_building_site_technology_and_payment_are_one_choice() -> None:
    t = table(
        "A: colony home 2 water 1 mineral 2 bots g5 tech greenhouse@1t; B: orbit tech greenhouse@1b; C: orbit",
        mars="g3 greenhouse; g7 generator" + FAR,
    )
    assert not held(t)
    for move in ("turn construct", "construct greenhouse", "site g4", "use A"):
        t.play(move)
        assert held(t)
    assert t.asked == "A pay"
    t.play("pay water")
    assert t.asked == "A benefit"
    assert not held(t)  # the back of the next tile was revealed


# rules: K3
def test_the_price_of_an_action_belongs_to_it() -> None:
    t = table("A: orbit home 3 crystals 2; B: orbit slot blueprint; C: orbit", display="casino gym radar")
    t.play("turn blueprint")
    assert (t.asked, held(t)) == ("A price", True)
    t.play("price 1")
    assert (t.asked, held(t)) == ("A obtain", True)
    t.play("obtain casino")
    assert (t.asked, held(t)) == ("A obtain", False)  # another one is another choice


# rules: X1
def test_a_whole_movement_is_one_choice_and_is_taken_back_at_once() -> None:
    t = table("A: colony crystals 1 goals level bots g3 rover k3; B: orbit; C: orbit", mars="g9 mine" + FAR)
    t.play("turn control")
    before = answers(t)
    assert not held(t)
    t.play("move g3-g4", "move rover k4", "move g4-g5")
    assert held(t)
    t.play("move g5-g6")
    assert (t.asked, held(t)) == ("A spend", True)
    t.session = t.session.undo(0)
    assert answers(t) == before
    assert t.at("g3") == "bot-A"


# rules: O7, W1, H2, U1
def test_cards_tiles_and_ships_are_chosen_with_what_they_cost() -> None:
    t = table("A: orbit battery 1 mineral 2 water 1; B: orbit; C: orbit", grid="mine rover extractor")
    t.play("turn learn", "learn extractor")
    assert (t.asked, held(t)) == ("A pay", True)
    t.play("pay battery")
    assert (t.asked, held(t)) == ("A laboratory", True)
    t = table("A: colony home 1 water 2 mineral 2 plant 1; B: orbit; C: orbit", mars="g5 mine" + FAR)
    t.play("turn welcome", "welcome 1", "pay water")
    assert (t.asked, held(t)) == ("A pay", True)
    t.play("pay plant")
    assert (t.asked, held(t)) == ("A crew", True)
    t = table("A: colony home 1 water 2 mineral 2; B: orbit; C: orbit", mars="g5 mine" + FAR)
    t.play("turn hire", "hire biochemist")
    assert (t.asked, held(t)) == ("A pay", True)
    t = table(
        "A: colony home 1 mineral 2 bots g4 plans casino gym; B: orbit; C: orbit",
        mars="g5 shelter-A; g3 shelter-A" + FAR,
    )
    t.play("turn upgrade", "upgrade casino")
    assert (t.asked, held(t)) == ("A site", True)


# rules: J6
def test_a_discovery_tile_is_chosen_with_its_hex() -> None:
    t = table("A: space 1; B: space 5", mars="a1 shelter-A", phase="shuttle", explore="hire develop")
    t.play("travel yes")
    assert not held(t)
    t.play("explore hire")
    assert (t.asked, held(t)) == ("A site", True)


# rules: N1
def test_after_a_forced_payment_the_next_one_stands_alone() -> None:
    t = table("A: colony home 1 oxygen 2 mineral 1; B: orbit; C: orbit", mars="g5 mine" + FAR)
    t.play("turn hire")  # only oxygen can pay the first of two
    assert (t.asked, held(t)) == ("A pay", False)
