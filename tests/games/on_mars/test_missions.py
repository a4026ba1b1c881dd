"""Missions and private goals."""

from __future__ import annotations

import pytest

from cinqmars.games.on_mars.components import MISSION_CRYSTALS, MISSION_NEED, MISSIONS
from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: M1, MI6
def test_each_contribution_gives_crystals_and_moves_the_cube() -> None:
    t = table(
        "A: orbit home 2; B: orbit; C: orbit", display="biolab gym radar", missions="blueprints bots research"
    )
    t.play("turn blueprint", "obtain biolab", "obtain radar")
    assert t.need("blueprints") == 8
    assert t.pending("A") == 2


# rules: M2; rulings: 14
def test_a_completed_mission_gives_no_more_and_brings_the_end_nearer() -> None:
    t = table(
        "A: orbit home 2; B: orbit; C: orbit",
        display="biolab gym radar",
        missions="blueprints=1 bots research",
    )
    t.play("turn blueprint", "obtain biolab")
    assert t.s.remaining == 2
    t.play("obtain radar")
    assert t.pending("A") == 1
    assert t.s.remaining == 2


# rules: M3; rulings: 50
def test_contributions_count_by_whatever_effect() -> None:
    t = table(
        "A: space 1 home 1; B: orbit; C: orbit", display="biolab gym", missions="blueprints bots research"
    )
    t.play("turn pod", "space 8", "obtain biolab")
    assert t.need("blueprints") == 9
    t = table(
        "A: colony rover g3 tech greenhouse@2t; B: orbit; C: orbit",
        mars="g4 technology" + FAR,
        grid="mine",
        missions="techs bots research",
    )
    t.play("turn control", "move rover g4", "move no?", "take yes", "laboratory 1b")
    assert t.need("techs") == 10


# rules: M4, MI5; rulings: 15
def test_a_contract_counts_when_it_is_first_satisfied_even_on_anothers_turn() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g6 tech generator@3t; B: orbit contract generator plans radar@g4; C: orbit",
        mars="g2 generator; g3 generator; g4 generator" + FAR,
        missions="contracts bots research",
    )
    t.play("turn construct", "construct generator?", "site g5")
    assert t.need("contracts") == 1
    assert ("contribute", (1, 8, 1, 2)) in [(e.what, e.args) for e in t.told]


TABLE = {
    "research": ([5, 5, 7], 2),
    "advanced": ([8, 8, 10], 1),
    "discovery": ([5, 7, 9], 1),
    "progress": ([8, 11, 14], 1),
    "contracts": ([2, 2, 3], 2),
    "blueprints": ([10, 10, 13], 1),
    "bots": ([3, 4, 5], 2),
    "techs": ([7, 11, 12], 1),
    "scientists": ([4, 4, 5], 2),
}


# rules: MI1, MI2, MI3, MI4, MI5, MI6, MI7, MI8, MI9
@pytest.mark.parametrize("mission", TABLE)
def test_the_numbers_of_each_mission(mission: str) -> None:
    m = MISSIONS.index(mission)
    assert (MISSION_NEED[m][2:], MISSION_CRYSTALS[m]) == TABLE[mission]


# rules: MI1, MI3
def test_tiles_taken_count() -> None:
    t = table(
        "A: colony rover g3; B: orbit; C: orbit",
        mars="g4 research-olive" + FAR,
        missions="research discovery bots",
    )
    t.play("turn control", "move rover g4", "move no?", "take yes")
    assert (t.need("research"), t.pending("A")) == (4, 2)
    t = table(
        "A: colony rover g3; B: orbit; C: orbit",
        mars="g4 gain-plant" + FAR,
        missions="research discovery bots",
    )
    t.play("turn control", "move rover g4", "move no?", "take yes")
    assert (t.need("discovery"), t.pending("A")) == (6, 1)


# rules: MI2, MI4; rulings: 16
def test_markers_and_cubes_count() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g4 plans gym; B: orbit; C: orbit",
        mars="g5 shelter-A" + FAR,
        missions="advanced progress bots",
    )
    t.play("turn upgrade")
    assert (t.need("advanced"), t.pending("A")) == (7, 1)
    t = table(
        "A: colony home 1 mineral 1 bots g5 tech generator@1t; B: orbit; C: orbit",
        mars="g3 generator" + FAR,
        missions="advanced progress bots",
    )
    t.play("turn construct", "construct generator?", "site g4")
    assert (t.need("progress"), t.pending("A")) == (10, 1)


# rules: MI7, MI8, MI9; rulings: 16, 50
def test_bots_technologies_and_scientists_count() -> None:
    t = table("A: colony water 1 plant 1; B: orbit; C: orbit", missions="bots techs scientists")
    t.play("turn welcome", "welcome 1", "crew bot")
    assert (t.need("bots"), t.pending("A")) == (3, 2)
    t = table("A: orbit; B: orbit; C: orbit", grid="mine", missions="bots techs scientists")
    t.play("turn learn", "laboratory 1t", "warehouse no")
    assert (t.need("techs"), t.pending("A")) == (10, 1)
    t = table("A: colony home 1 water 2; B: orbit; C: orbit", missions="bots techs scientists")
    t.play("turn hire", "hire biochemist?")
    assert (t.need("scientists"), t.pending("A")) == (3, 2)


# Private goals


# rules: P1
def test_a_fulfilled_goal_is_shown_for_one_of_two_rewards() -> None:
    t = table("A: colony hangar 0 goals level mines; B: orbit; C: orbit", level=3)
    assert t.why_not("turn goal mines") == "goal-open"
    t.play("turn goal level", "reward develop", "develop shelter 3t", "develop no")
    assert t.goods("A") == "mineral 1"
    assert t.s.achieved[0] == 7
    assert "A turn" in t.asked


# rules: P1
def test_a_goal_may_be_shown_after_the_main_action() -> None:
    t = table("A: colony goals level; B: orbit; C: orbit", level=3, main=True)
    assert t.options("turn") == ["end", "goal level"]


# rules: P2
def test_one_goal_per_player() -> None:
    t = table("A: colony goals level shown mines; B: orbit; C: orbit", level=3)
    assert t.why_not("turn goal level") == "goal-shown"


# rules: P3
def test_a_goal_may_be_discarded_as_a_crystal_unseen() -> None:
    t = table("A: colony crystals 1 goals level mines; B: orbit; C: orbit")
    t.play("turn exec bots", "spend mines", "spend crystals")
    assert t.has("A", "crystal") == 0
    assert t.s.spent[0] == [2]
    hidden = {zone.ref: zone for zone in t.session.view(1).zones()}["spent:0"]
    assert hidden.things[0].hidden
    assert "mines" not in hidden.things[0].ref


# rules: P3
def test_a_goal_serves_as_a_crystal_after_a_goal_was_shown_but_not_on_a_contract() -> None:
    t = table("A: colony goals level mines shown ships contract deliver-crystal; B: orbit; C: orbit")
    assert t.can("turn exec bots")
    assert not [option for option in t.options("turn") if "deliver-crystal" in option]


# rules: P3; rulings: 9
def test_goals_are_no_crystals_on_another_players_turn() -> None:
    where = "A: colony home 1 water 1 bots g5; C: orbit; "
    where += "B: orbit goals level mines bots e2 tech greenhouse@2m shelter@-"
    t = table(where, mars="g3 greenhouse" + FAR)
    t.play("turn construct", "construct greenhouse?", "site g4", "benefit crystal", "repay greenhouse 3b")
    t.play("move e2-e3", "move e3-e4")
    assert t.asked == "B turn"  # no third step for a goal
