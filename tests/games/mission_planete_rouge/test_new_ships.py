"""The round and its first phase: new ships."""

from __future__ import annotations

import pytest

from games.mission_planete_rouge.notation import table


# rules: G1
def test_a_round_goes_from_the_choice_to_landing_and_new_ships() -> None:
    t = table("hellas-3 [A2] | ausonia-4 [] | ausonia-5 []", deck="syrtis-major-3 ...", resources="ice ...")
    assert t.asked == "A choose, B choose, C choose"
    t.play("A: choose recruiter", "B: choose pilot", "C: choose pilot", "board 1")
    t.end_round()
    order = [word.split()[0] for word in t.heard()]
    phases = ["call", "board", "launch", "land", "explore", "medal", "round", "dock"]
    assert [what for what in phases if what in order] == phases
    assert [order.index(what) for what in phases] == sorted([order.index(what) for what in phases])
    assert t.asked == "A choose, B choose, C choose"
    assert t.s.round == 2


# rules: G1, F1
def test_ten_rounds_are_played() -> None:
    t, rounds = table("hellas-5 [] | ausonia-4 [] | ausonia-5 []"), []
    while t.asked:
        rounds.append(t.s.round)
        t.play("A: choose recruiter", "B: choose recruiter", "C: choose recruiter").end_round()
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


# rules: N1
def test_a_ship_that_left_is_replaced_by_the_top_of_the_deck() -> None:
    t = table(
        "hellas-3 [A3] up | ausonia-4 [] | ausonia-3 [B3] up",
        turn="A pilot",
        deck="syrtis-major-3 tritonis-sinus-5 ...",
    )
    t.end_round()
    assert t.ships == "syrtis-major-3 [] | ausonia-4 [] | tritonis-sinus-5 []"
    assert t.flying == ""
    assert t.deck[0] not in t.ships


# rules: N1
def test_nothing_is_replaced_in_the_first_round() -> None:
    t = table("hellas-5 [A] | ausonia-4 [B] | ausonia-5 [C]")
    assert t.asked == "A choose, B choose, C choose"
    assert t.ships == "hellas-5 [A] | ausonia-4 [B] | ausonia-5 [C]"
    assert len(t.deck) == 31


# rules: N2
def test_a_destroyed_ship_is_replaced_too() -> None:
    t = table("hellas-3 [] | ausonia-4 [] | ausonia-3 []", turn="A saboteur", deck="syrtis-major-3 ...")
    t.play("board no", "destroy 2")
    assert t.ships == "hellas-3 [] | ausonia-3 []", "but not before the next round"
    t.end_round()
    assert t.ships == "hellas-3 [] | syrtis-major-3 [] | ausonia-3 []"


# rules: N2
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_round_starts_with_one_docked_ship_per_player(seats: int) -> None:
    t = table(turn="A pilot", seats=seats)
    assert t.s.round == 2
    assert len(t.ships.split("|")) == seats


# rules: N3
def test_a_ship_that_has_not_left_stays_with_crew_and_tile() -> None:
    ships = "hellas-5 [A2 C] | manual-4 -> hellas [B] | ausonia-3 -> syrtis-major []"
    t = table(ships, turn="A pilot").end_round()
    assert t.s.round == 2
    assert t.ships == ships


# rules: N4
def test_an_empty_deck_is_made_again_from_the_discard() -> None:
    orders = set()
    for seed in range(12):
        t = table(
            "hellas-3 [A3] up | ausonia-3 [B3] up | ausonia-5 []", turn="A pilot", deck="hellas-4", seed=seed
        )
        t.end_round()
        assert t.ships.startswith("hellas-4 []"), "the last ship of the deck comes first"
        assert len(t.deck) == 31
        assert t.discarded_ships == []
        orders.add(tuple(t.deck))
    assert len(orders) > 6, "it is shuffled"


# rules: N4
def test_the_deck_is_not_made_again_before_a_ship_must_be_drawn() -> None:
    t = table("hellas-3 [A3] up | ausonia-4 [] | ausonia-5 []", turn="A pilot", deck="hellas-4").end_round()
    assert t.deck == []
    assert len(t.discarded_ships) == 31
