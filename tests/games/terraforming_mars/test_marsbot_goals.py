"""MarsBot's milestones and awards."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars.components import AWARDS
from cinqmars.games.terraforming_mars.marsbot.goals import level, level_of_player
from games.terraforming_mars.notation import table

CLAIM = "bot: turn, deck mine, tracks building 6"
FUND = "bot: turn, deck mine, tracks building 8"


# rules: R39
def test_it_claims_for_free() -> None:
    t = table(f"{CLAIM}, tr 35")
    assert t.changes == "M: building 7, resolves mine; milestone terraformer M"


# rules: R40
@pytest.mark.parametrize(
    ("position", "milestone"),
    [
        ("bot: turn, deck satellites, tracks space 7, tr 35", "terraformer"),
        ("bot: turn, deck satellites, tracks space 7; city M at 3,3; city M at 3,5; city M at 7,3", "mayor"),
        (
            "bot: turn, deck satellites, tracks space 7; greenery M at 3,3; greenery M at 3,5; greenery M at 7,3",
            "gardener",
        ),
        ("bot: turn, deck satellites, tracks space 7 building 8", "builder"),
        (
            "bot: turn, deck satellites, tracks space 7 building 4 event 4 science 4 energy 4 earth 4 plant 4",
            "planner",
        ),
    ],
)
def test_its_conditions(position: str, milestone: str) -> None:
    assert f"milestone {milestone} M" in table(position).changes


# rules: R40
def test_short_of_all_of_them_it_fails() -> None:
    position = "bot: turn, deck satellites, tracks space 7 building 7 event 4 science 4 energy 4 earth 4 plant 3, tr 34"
    t = table(f"{position}; city M at 3,3; city M at 3,5; greenery M at 7,3; greenery M at 7,5")
    assert t.changes == "M: M€ +5, space 8, resolves satellites"


# rules: R41
def test_first_one_that_the_player_meets_too() -> None:
    t = table(
        f"{CLAIM}, tr 35; city M at 3,3; city M at 3,5; city M at 7,3; city R at 5,9; city R at phobos; city R at 9,1"
    )
    assert "milestone mayor M" in t.changes


# rules: R41; rulings: 14
def test_then_the_one_the_player_is_nearest_to() -> None:
    t = table(f"{CLAIM}, tr 35; R: tr 34; city M at 3,3; city M at 3,5; city M at 7,3; city R at 9,1")
    assert "milestone terraformer M" in t.changes, "one missing, against two"
    t = table(f"{CLAIM}, tr 35; R: tr 30; city M at 3,3; city M at 3,5; city M at 7,3; city R at 9,1")
    assert "milestone mayor M" in t.changes


# rules: R41
def test_then_the_leftmost() -> None:
    t = table(f"{CLAIM}, tr 35; R: tr 33; city M at 3,3; city M at 3,5; city M at 7,3; city R at 9,1")
    assert "milestone terraformer M" in t.changes


# rules: R22, R39
def test_with_three_claimed_it_fails() -> None:
    t = table(f"{CLAIM}, tr 35; milestone mayor R; milestone builder R; milestone planner R")
    assert t.changes == "M: M€ +5, building 7, resolves mine"


# rules: R42
def test_it_funds_the_award_it_leads_by_most_for_free() -> None:
    t = table(f"{FUND} science 6 event 3")
    assert t.changes == "M: building 9, resolves mine; award banker M"


# rules: R42
def test_the_leftmost_in_a_tie() -> None:
    t = table(f"{FUND} science 7; R: prod M€ 20")
    assert "award scientist M" in t.changes, "7 ahead, against 5 for Thermalist and Miner"
    t = table(f"{FUND} science 5; R: prod M€ 20")
    assert "award scientist M" in t.changes, "5 ahead in three of them"


# rules: R22, R42
def test_leading_none_it_fails() -> None:
    t = table(f"{FUND}; R: 5 heat 5 steel, prod M€ 20")
    assert t.changes == "M: M€ +5, building 9, resolves mine", "level is not ahead"


# rules: R22, R42
def test_with_three_funded_it_fails() -> None:
    t = table(f"{FUND}; award banker R; award miner R; award landlord R")
    assert t.changes == "M: M€ +5, building 9, resolves mine"


def levels(position: str) -> list[int]:
    s = table(position).s
    return [level(s, award) for award in range(len(AWARDS))]


# rules: R43
def test_its_values_for_tharsis() -> None:
    tracks = "tracks building 4 space 2 event 6 science 7 energy 8 earth 9 plant 10"
    assert levels(f"bot: {tracks}; city M at 3,3; greenery M at 3,4") == [2, 10, 7, 13, 7]


# rules: R8, R43
def test_on_easy_each_value_is_five_less() -> None:
    tracks = "tracks building 4 space 2 event 6 science 7 energy 8 earth 9 plant 10"
    assert levels(f"bot: easy, {tracks}; city M at 3,3; greenery M at 3,4") == [-3, 5, 2, 8, 2]


# rules: R44; rulings: 15
def test_the_players_production_counts_with_the_stock() -> None:
    s = table(
        "bot: normal; R: 3 heat 4 energy 1 steel 2 titanium, prod heat 2 energy 6 steel 1 titanium 3 M€ 4; "
        "city R at 3,3"
    ).s
    assert [level_of_player(s, award) for award in range(len(AWARDS))] == [1, 4, 0, 5, 7]
