"""The end of the game: when it comes, the last greeneries, and final scoring source by source."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.rules.scoring import placed
from games.terraforming_mars.notation import Play, table

COMPLETE = "; oxygen 14; temperature 8; oceans 9"


def ended(position: str, *moves: str) -> Play:
    """Both have passed in a generation in which Mars is complete."""
    return table(position + COMPLETE).play("pass, pass", *moves).settled()


# rules: F1
def test_a_generation_is_played_to_its_end() -> None:
    t = table("R: 8 heat, hand mine; B: hand sponsors; oxygen 14; temperature 6; oceans 9").play("burn")
    assert t.asked == "R act"
    t.play("end, pass, pass").settled()
    assert t.session.pending == [] and game.over(t.s)
    assert t.stock("B", "M€") == 20, "after production"


# rules: F7
def test_a_tile_still_to_be_placed_brings_no_points_yet() -> None:
    t = table("R: 26 M€, prod energy 2, hand capital; oceans 4").play("play capital")
    assert t.asked == "R place"
    assert game.observe(t.s, 1).players[0].facts


# rules: F1
@pytest.mark.parametrize(
    "almost",
    [
        "oxygen 13; temperature 8; oceans 9",
        "oxygen 14; temperature 6; oceans 9",
        "oxygen 14; temperature 8; oceans 8",
    ],
)
def test_all_three_parameters_must_be_complete(almost: str) -> None:
    t = table(f"R: hand mine; B: hand sponsors; {almost}").play("pass, pass")
    assert t.asked == "R buy, B buy"


# rules: F2
def test_last_greeneries_in_turn_order() -> None:
    t = ended("R: 8 plants, hand mine; B: 16 plants, hand sponsors; G: hand ants; first B", "pass")
    assert t.asked == "B green"
    t.play("green yes, place 8,6")
    assert t.changes.startswith("greenery B at 8,6; R: M€ +20; B: M€ +20, titanium +1, plants -8; G: M€ +20")
    t.play("green no")
    assert t.asked == "R green", "G has no plants"
    t.play("green yes, place 7,1").settled()
    assert game.over(t.s) and t.s.rating == [20, 20, 20], "no oxygen, no rating"
    assert t.s.points[3 * 3 : 4 * 3] == [1, 1, 0]


# rules: F2
def test_last_greeneries_use_the_last_production_and_set_off_effects() -> None:
    t = ended("R: 6 plants, prod plants 1, hand mine, played ecoline herbivores(1); B: hand sponsors")
    assert t.asked == "R green"
    assert t.play("green yes, place 7,4").cubes("herbivores") == 2


# final scoring


# rules: F3, F4, F5, F6, F7, F8
def test_every_source_counts_for_itself() -> None:
    t = ended(
        "R: 4 heat, tr 30, hand mine, played fish(3), events bribed-committee; B: tr 22, hand sponsors; "
        "milestone mayor R; milestone builder R; milestone planner B; award thermalist B; "
        "greenery R at 7,4; greenery B at 7,3; city R at 8,3; greenery R at 2,3; city B at phobos"
    )
    scores = [score.points for score in game.scores(t.s)]
    assert scores == [(30, 22), (5, 0), (10, 5), (2, 1), (2, 0), (3 - 2, 0)]
    assert game.returns(t.s) == [1, 0]


# rules: F4, A3
@pytest.mark.parametrize(
    ("measures", "points"),
    [
        ([3, 1], [5, 0]),
        ([2, 2], [5, 5]),
        ([3, 2, 1], [5, 2, 0]),
        ([3, 3, 1], [5, 5, 0]),
        ([3, 2, 2], [5, 2, 2]),
        ([1, 1, 1], [5, 5, 5]),
        ([0, 4, 2, 4, 3], [0, 5, 0, 5, 0]),
        ([0, 4, 3, 2, 3], [0, 5, 2, 0, 2]),
        ([-2, -5, -3], [5, 0, 2]),
    ],
)
def test_places_in_awards(measures: list[int], points: list[int]) -> None:
    assert placed(measures) == points


# rules: F6, F7
def test_greeneries_pay_their_owner_and_every_city_beside_them() -> None:
    t = table("greenery B at 7,4; city R at 7,3; city B at 7,5; capital R at 6,5; greenery R at 7,2")
    assert t.points("B", "greeneries") == 1 and t.points("R", "greeneries") == 1
    assert t.points("R", "cities") == 2 + 1 and t.points("B", "cities") == 1


# rules: F9; rulings: 3
@pytest.mark.parametrize(
    ("position", "shares"),
    [
        ("R: tr 21, hand mine; B: 90 M€, hand sponsors", [1, 0]),
        ("R: hand mine; B: 1 M€, hand sponsors", [0, 1]),
        ("R: 1 M€ 9 steel, hand mine; B: 2 M€, hand sponsors", [0, 1]),
        ("R: 3 M€, hand mine; B: 3 M€, hand sponsors", [0.5, 0.5]),
    ],
)
def test_most_points_then_most_money_then_shared(position: str, shares: list[float]) -> None:
    assert game.returns(ended(position).s) == shares
