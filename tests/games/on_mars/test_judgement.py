"""What bots think of positions: who does what leads to points is thought to be ahead."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.bots.judgement import alone, judged
from cinqmars.games.on_mars.bots.nearness import nearness
from cinqmars.games.on_mars.components import CONTRACTS, NONE
from cinqmars.games.on_mars.lacerda.objectives import OBJECTIVES, met
from cinqmars.games.on_mars.questions import REFILL
from cinqmars.games.on_mars.state import DECK, OnMarsState
from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


def worth(words: str, mars: str = "g5 mine", **more: Any) -> float:
    t = table(f"A: {words}; B: orbit; C: orbit", mars=mars + FAR, **more)
    return judged(t.session.marks[0].state, 0)


def test_a_colonist_on_a_slot_of_ones_side_still_counts_for_the_quarters() -> None:
    there = worth("colony home 2 slot construct")
    assert worth("colony home 3") - 1.5 < there < worth("colony home 3")
    assert there > worth("colony home 2")


def test_a_bot_near_the_building_of_a_blueprint_is_better_placed() -> None:
    near, far = "colony mineral 1 bots g4 plans private-ship", "colony mineral 1 bots k7 plans private-ship"
    assert worth(near, "g5 extractor") > worth(far, "g5 extractor")


def test_a_blueprint_that_is_built_is_worth_more_than_one_that_is_not() -> None:
    built = "colony bots g4 plans private-ship@g5"
    assert worth(built, "g5 extractor") > worth("colony bots g4 plans private-ship mineral 1", "g5 extractor")


def test_stock_is_worth_less_towards_the_end() -> None:
    rich, poor = "colony water 2 plant 2 crystals 3", "colony"
    early = worth(rich, in_round=2) - worth(poor, in_round=2)
    assert early > worth(rich, remaining=1) - worth(poor, remaining=1) > 0


def test_a_game_that_takes_too_long_is_not_thought_to_be_nearly_over() -> None:
    """The end does not come by itself: stock and colonists are worth using again."""
    rich, poor = "colony water 2 plant 2", "colony"
    due = worth(rich, remaining=1, in_round=20) - worth(poor, remaining=1, in_round=20)
    assert worth(rich, remaining=1, in_round=50) - worth(poor, remaining=1, in_round=50) > due


def test_a_company_without_colonists_where_no_shuttle_comes_is_worse_off() -> None:
    tired = "colony home 0 work 6 hangar 2"
    assert worth(tired, level=3, shuttle="colony 1") > worth(tired, level=4, shuttle="colony 1")
    assert worth("orbit home 0 work 6 hangar 2", level=4) > worth(tired, level=4)  # there is the landing pod


LEVELS = {
    1: "hangar 5 shown mines contract deliver-mineral tech rover@6",
    2: "hangar 5 points 50 shown mines contract deliver-mineral mine research olive teal",
    3: "hangar 5 points 90 shown mines contract deliver-mineral mine plans casino@a1 gym@c1 library@c3 biolab@k1 "
    "mineral-mine@k3",
    4: "space 1 points 90 contract greenhouse deliver-plant scientist biochemist plant 5 research olive teal "
    "tech greenhouse@6 plans biomarket@g2 eco-resort@g3 trade-market@g4",
}
HOMES = "; a1 shelter-A; c1 shelter-A; c3 shelter-A; e9 shelter-A; m1 shelter-B; i4 mine miner-A"


def solo(level: int, words: str) -> OnMarsState:
    row = "; ".join([f"g{i} greenhouse" for i in (2, 3, 4, 5, 6)])
    t = table(f"A: {words}; B: space 8", mars=row + HOMES, solo=level, level=4)
    s: OnMarsState = t.session.marks[0].state.copy()
    s.completed = [1] * 12
    return s


# rules: LA21, LA22, LA23, LA24
@pytest.mark.parametrize("level", LEVELS)
def test_an_objective_that_is_met_is_as_near_as_can_be(level: int) -> None:
    s = solo(level, LEVELS[level])
    near = {objective: nearness(s, objective) for objective in OBJECTIVES[level]}
    assert all(met(s, objective) for objective in near)
    assert all(share == 1 for objective, share in near.items() if objective != "margin")
    assert 0.5 <= near["margin"] <= 1


# rules: LA24
def test_orbit_draws_a_company_only_when_the_end_is_near() -> None:
    orbit, colony = solo(4, "space 1"), solo(4, "space 5")
    assert nearness(colony, "orbit") == nearness(orbit, "orbit")
    orbit.ending = colony.ending = 1
    assert nearness(colony, "orbit") < nearness(orbit, "orbit")


# rules: LA21
def test_alone_the_last_private_goal_is_not_a_crystal() -> None:
    with_goal, without = "space 1 goals level", "space 1 crystals 1"
    assert alone(solo(1, with_goal)) > alone(solo(1, without))


def test_alone_a_turn_is_judged_before_lacerdas() -> None:
    s = solo(1, "space 1")
    s.turn = NONE
    assert game.at_rest(s)
    s.turn = 0
    assert not game.at_rest(s)


# rules: LA22, LA24
def test_alone_the_contract_that_an_objective_wants_is_liked_most() -> None:
    delivering = solo(2, "space 1 mineral 2 contract deliver-mineral")
    assert CONTRACTS[liked_contract(delivering)] == "greenhouse"  # there is a complex of five
    survival = solo(4, "space 1 contract greenhouse")
    assert CONTRACTS[liked_contract(survival)] == "deliver-plant"


def liked_contract(s: OnMarsState) -> int:
    pile = [x for x in range(len(CONTRACTS)) if s.contract[x] == DECK]
    choice = game.follow(s, 0, REFILL, pile, (0,))
    assert choice is not None
    return choice
