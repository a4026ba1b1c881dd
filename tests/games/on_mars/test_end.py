"""The end of the game and the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars.scoring import SOURCES, winners
from cinqmars.games.on_mars.state import OVER
from games.on_mars.notation import Play, table

FAR = "; a1 shelter-A; m1 shelter-B"


def ending(words: str, rival: str = "", mars: str = "g5 mine", **more: Any) -> Play:
    """The last goods are put on contracts, nothing is done any more, all is counted."""
    t = table(
        f"A: colony home 0 {words}; B: orbit home 0 tech shelter@- {rival}",
        mars=mars + FAR,
        phase="final",
        **more,
    )
    while t.session.pending:
        t.answer_least()
    return t


def points(t: Play, source: str) -> int:
    return t.s.score[SOURCES.index(source) * t.s.k]


# rules: F1; rulings: 13
def test_when_the_end_is_triggered_one_more_round_is_played_without_a_shuttle_phase() -> None:
    t = table(
        "A: space 1 hangar 1 home 1; B: space 2 home 1", phase="shuttle", remaining=0, shuttle="orbit 3"
    )
    assert t.s.ending == 1
    t.play("travel no")
    assert t.asked == "A turn"
    t.play(
        "turn resupply",
        "warehouse water",
        "warehouse no?",
        "turn resupply",
        "warehouse water",
        "warehouse no?",
    )
    assert t.s.phase == OVER
    assert t.s.round == 6


# rules: F1
def test_the_end_is_not_triggered_before() -> None:
    t = table("A: space 1 hangar 1; B: space 2", phase="shuttle", remaining=1, shuttle="orbit 3")
    assert t.s.ending == 0


# rules: F2; rulings: 2, 45
def test_waiting_crystals_move_into_the_depot_at_the_end() -> None:
    t = table(
        "A: space 1 home 1 pending 1 crystals 1; B: space 2 home 1 pending 9",
        phase="shuttle",
        remaining=0,
        shuttle="orbit 3",
    )
    t.play("turn resupply", "warehouse crystal", "warehouse no?", "turn end?")
    t.play("turn resupply", "warehouse water", "warehouse no?", "turn end?")
    assert t.s.phase == OVER
    assert t.s.crystals == [3, 3]


# rules: F3
@pytest.mark.parametrize(
    ("cubes", "worth"),
    [
        ("", 0),
        ("mine", 1),
        ("mine generator", 2),
        ("mine generator extractor", 4),
        ("mine generator extractor greenhouse", 7),
    ],
)
def test_progress(cubes: str, worth: int) -> None:
    assert points(ending(f"progress {cubes}"), "progress") == worth


# rules: F3
def test_five_cubes_are_worth_eleven() -> None:
    assert points(ending("progress mine generator extractor greenhouse condenser"), "progress") == 11


# rules: F4
def test_ships_in_the_hangar() -> None:
    assert points(ending("hangar 3"), "ships") == 9


# rules: F5; rulings: 59
@pytest.mark.parametrize(
    ("colonists", "worth"), [(2, 0), (3, 3), (4, 3), (5, 6), (7, 10), (8, 10), (9, 15), (12, 21)]
)
def test_p21_colonists_by_the_highest_occupied_row(colonists: int, worth: int) -> None:
    shelters = "; g3 shelter-A; g5 shelter-A; g7 shelter-A; k1 shelter-A"
    t = table(f"A: colony home {colonists}; B: orbit home 0", mars="g9 mine" + shelters + FAR, phase="final")
    assert t.score("A")["colonists"] == worth


# rules: F5; rulings: 45
def test_colonists_of_ones_side_and_at_work_come_home_before_they_count() -> None:
    t = table(
        "A: space 5 home 1 work 1 slot construct blueprint; B: space 6",
        phase="shuttle",
        remaining=0,
        shuttle="colony 3",
    )
    while t.session.pending:
        t.answer_least()
    assert t.people("A").startswith("3 0")


# rules: F6
def test_p21_technology_by_column() -> None:
    t = ending("tech shelter@1t rover@4t mine@4b ship@6")
    assert points(t, "technology") == 18


# rules: F7
def test_p21_built_blueprints_pay_and_unbuilt_ones_cost() -> None:
    t = ending("plans casino@a1 biomarket@k1 gym radar@k3")
    assert points(t, "blueprints") == 3 + 3 - 3 + 5


# rules: F8
def test_p21_a_hydrologist_scores_for_every_advanced_greenhouse() -> None:
    t = ending("scientist hydrologist plans biomarket@k1", "plans eco-resort@k3 private-ship@c3")
    assert points(t, "scientists") == 6


# rules: F9
def test_p21_an_incomplete_contract_costs_four() -> None:
    on_it = "deliver-water@water deliver-water@water deliver-water@mineral deliver-water@mineral"
    assert points(ending(f"contract deliver-water delivered {on_it}"), "contracts") == -4


# rules: F9
def test_goods_may_still_be_put_on_a_contract_at_the_end() -> None:
    on_it = "deliver-water@water deliver-water@water deliver-water@mineral deliver-water@mineral"
    t = table(f"A: colony water 1 contract deliver-water delivered {on_it}; B: orbit", phase="final")
    t.play("deliver water deliver-water")
    assert t.s.phase == OVER
    assert points(t, "contracts") == 9
    assert t.s.completed[8]


# rules: F10
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("points 10", "points 9"),
        ("points 10 crystals 1", "points 10"),
        ("points 7 plans casino@a1", "points 10"),
        ("points 9 progress mine", "points 10"),
    ],
)
def test_the_most_points_win_then_crystals_then_buildings_then_cubes(mine: str, theirs: str) -> None:
    t = ending(f"{mine} tech shelter@-", theirs)
    assert winners(t.s) == [0]
    assert t.session.game.returns(t.s) == [1.0, 0.0]


# rules: F10
def test_if_all_is_equal_the_win_is_shared() -> None:
    t = ending("points 5 tech shelter@-", "points 5")
    assert t.session.game.returns(t.s) == [0.5, 0.5]


# rules: F11; rulings: 62
def test_round_one_hundred_triggers_the_end() -> None:
    t = table("A: space 1 hangar 1; B: space 2", phase="shuttle", shuttle="orbit 3", in_round=100)
    assert t.s.ending == 1


# rules: Z1; rulings: 13
def test_singularity_ends_with_the_colonization_phase() -> None:
    t = table(
        "A: space 1 hangar 1; B: space 2", phase="shuttle", remaining=0, shuttle="orbit 3", singularity=True
    )
    assert t.s.phase == OVER
