"""Standard projects and conversions."""

from __future__ import annotations

import pytest

from games.terraforming_mars.notation import table


# rules: X1, X3, X4, X5, X6, X7
@pytest.mark.parametrize(
    ("project", "price", "moves", "changes"),
    [
        ("power-plant", 11, "", "R: M€ -11, prod energy +1"),
        ("asteroid", 14, "", "temperature +1; R: M€ -14, tr +1"),
        ("aquifer", 18, "place 1,2", "oceans +1; ocean at 1,2; R: M€ -18, steel +2, tr +1"),
        ("greenery", 23, "place 8,6", "oxygen +1; greenery R at 8,6; R: M€ -23, titanium +1, tr +1"),
        ("city", 25, "place 4,5", "city R at 4,5; R: M€ -25, plants +2, prod M€ +1"),
    ],
)
def test_a_standard_project(project: str, price: int, moves: str, changes: str) -> None:
    t = table(f"R: {price} M€").play(f"standard {project}", *([moves] if moves else []))
    assert t.changes == changes
    short = table(f"R: {price - 1} M€, hand ants")
    assert short.why_not(f"standard {project}") == f"costs {price} M€, you have {price - 1}"


# rules: X1
def test_a_standard_project_any_number_of_times() -> None:
    t = table("R: 22 M€").play("standard power-plant, standard power-plant")
    assert t.changes == "R: M€ -22, prod energy +2"


# rules: X2
def test_patents_are_sold_for_one_each() -> None:
    t = table("R: hand ants fish birds").play("standard sell-patents, sell ants, sell birds")
    assert t.changes == "R: M€ +2, gives up ants, gives up birds; discard ants; discard birds"
    t = table("R: hand ants fish birds").play("standard sell-patents")
    assert not t.can("sell no"), "at least one"
    t.play("sell fish, sell no")
    assert t.changes == "R: M€ +1, gives up fish; discard fish"
    assert table("R: 8 M€").why_not("standard sell-patents") == "no card in hand"


# rules: X4, X5, X9; rulings: 4
def test_nobody_pays_for_a_step_that_cannot_happen() -> None:
    t = table("R: 40 M€ 8 heat; temperature 8; oceans 9")
    for move in ("standard asteroid", "standard aquifer", "burn"):
        assert t.why_not(move) == "already complete"


# rules: X6, X8
def test_a_greenery_may_be_planted_when_oxygen_is_complete() -> None:
    t = table("R: 23 M€; oxygen 14").play("standard greenery, place 7,4")
    assert t.changes == "greenery R at 7,4; R: M€ -23"
    t = table("R: 8 plants; oxygen 14").play("plant, place 7,4")
    assert t.changes == "greenery R at 7,4; R: plants -8"


# rules: X8
def test_eight_plants_make_a_greenery() -> None:
    t = table("R: 9 plants").play("plant, place 7,4")
    assert t.changes == "oxygen +1; greenery R at 7,4; R: plants -8, tr +1"
    assert not table("R: 7 plants, hand ants").can("plant")


# rules: X9
def test_eight_heat_make_a_step_of_temperature() -> None:
    t = table("R: 9 heat").play("burn")
    assert t.changes == "temperature +1; R: heat -8, tr +1"
    assert not table("R: 7 heat, hand ants").can("burn")
