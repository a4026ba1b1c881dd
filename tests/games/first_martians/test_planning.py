"""The joint plan: pawns, costs, machines, rovers."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import reasons, targets, tools
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.plan import AUTO, DICE, MAX_EDITS, WORN_OUT
from cinqmars.games.first_martians.rules.planning import plan
from cinqmars.games.first_martians.rules.requirements import cannot_drive, performer
from cinqmars.games.first_martians.state import NONE, PLANNING, MartiansState
from cinqmars.kernel import Session
from games.first_martians.notation import table, target_of


def ready_to_plan(seats: int) -> Session[MartiansState]:
    session = Session.new(game, seats, 3)
    while session.state.phase != PLANNING:
        session = session.apply(session.pending[0].opts[0])
    return session


# rules: L1
def test_anyone_may_move_anyones_pawn_until_all_are_ready() -> None:
    session = ready_to_plan(2)
    rest = [(ask.PLAN, tools.PIECE + 0), (ask.TARGET, targets.REST)]
    session = session.submit(1, rest, whole=True)
    assert session.state.pawns == [[0]], "seat 1 placed a pawn of seat 0"
    session = session.submit(0, [(ask.PLAN, tools.READY)])
    session = session.submit(1, [(ask.PLAN, tools.PIECE + 0), (ask.TARGET, targets.QUARTERS)], whole=True)
    assert (session.state.pawns, session.state.ready) == ([], [0, 0]), "the plan is another one now"
    session = session.submit(0, [(ask.PLAN, tools.READY)]).submit(1, [(ask.PLAN, tools.READY)])
    assert session.state.phase != PLANNING


# rules: L1, L2; rulings: 21, 44
def test_pawns_left_over_rest() -> None:
    assert table("home").plan("A1: maintain").go().tokens == "A1 B2 C2 D2"


# rules: L1; rulings: 44
def test_people_who_mend_their_plan_may_move_as_often_as_they_like() -> None:
    t = table("home").planning()
    for _ in range(40):
        t.plan("A1: explore a1-n")  # not enough pawns
        t.plan("A1: maintain", "A1: rest")
    assert t.s.edits == 120
    assert tools.PIECE + 1 in t.menu()


# rules: L1; rulings: 44
def test_a_plan_left_unsound_for_long_can_only_be_confirmed() -> None:
    t = table("home").plan("A1: explore a1-n")
    for _ in range(WORN_OUT // 2 - 1):
        t.plan("B1: maintain", "B1: rest")
    assert len(t.menu()) > 1
    t.plan("B1: maintain").s.wavering += 1  # it is looked at when the next move begins
    assert t.menu() == [tools.READY]
    t.ready()
    assert targets.EXPLORE not in t.s.target, "one pawn was not enough, so it rests"
    t = table("home").planning()
    t.s.edits = MAX_EDITS
    assert t.menu() == [tools.READY]


# rules: L2
def test_the_same_action_can_be_tried_twice_each_stack_by_itself() -> None:
    t = table("home").plan("A1 A2: adjust", "B1: adjust").ready()
    assert len([x for x in t.s.target if x >= targets.SPECIAL]) == 2
    modes = [t.s.mode[i] for i in range(len(t.s.target)) if t.s.target[i] >= targets.SPECIAL]
    assert modes == [AUTO, DICE]


# rules: L3
def test_the_pawn_on_top_performs() -> None:
    t = table("home").plan("C1 D1: adjust")
    assert performer(t.s, 0) == 3


# rules: L4
def test_one_pawn_rolls_two_do_not() -> None:
    assert table("home").needs("adjust") == (1, 2)
    assert not table("home").plan("A1 A2: adjust").go().told("roll")
    assert table("home").plan("A1: adjust").go().told("roll")


# rules: L5
@pytest.mark.parametrize("action", ["rest", "relax", "maintain"])
def test_other_actions_take_one_pawn(action: str) -> None:
    assert table("home").needs(action) == (1, 1)


# rules: L6; rulings: 10
def test_tokens_and_distance_raise_the_numbers() -> None:
    assert table("home", "now garage plus1 plus1").needs("explore a1-n") == (4, 5)
    assert table("home", "now crew-quarters plus1").needs("relax") == (2, 2)


# rules: L6
def test_too_few_pawns_keep_a_plan_from_being_ready() -> None:
    t = table("home").plan("A1: explore a1-n")
    assert flaw(t.s, 0) == reasons.TOO_FEW
    assert tools.READY not in t.menu()
    t.plan("A2: rest")
    t.io.answers += [(ask.PLAN, tools.PIECE + 2), (ask.TARGET, targets.JOIN)]
    plan(t.s)
    assert tools.READY in t.menu()


# rules: L7; rulings: 12
def test_all_declared_actions_together_must_be_payable() -> None:
    t = table("home", "reserve energy 1").plan("A1: adjust")
    assert not t.can("B1", "adjust")


# rules: L7, L11
def test_two_costs_of_one_action_add_up() -> None:
    assert not table("home", "red working-bay:connector; reserve energy 1").can("A1", "adjust")
    assert table("home", "red working-bay:connector; reserve energy 2").can("A1", "adjust")


# rules: L7
def test_working_bay_shut_no_repair_in_the_round_it_is_opened() -> None:
    t = table("home", "shut working-bay energy; red lab:cpu").plan("A1: unshut working-bay energy")
    assert not t.can("B1", "repair lab:cpu")


# rules: L7
def test_no_sowing_without_a_free_greenhouse_now() -> None:
    assert not table("home", "farm 5").can("A1", "sow")


# rules: L8
def test_reserve_costs_are_gone_parts_come_back() -> None:
    t = table("home", "red working-bay:connector lab:cpu; parts cpu 1; reserve energy 2")
    t.plan("B1: repair lab:cpu with spare").go("fail calm quiet")
    assert (t.s.reserve[c.ENERGY], t.s.parts[3]) == (1, 1)


# rules: L9
def test_tokens_of_the_facility_count_for_special_actions_too() -> None:
    assert table("home", "now working-bay plus1").needs("adjust") == (2, 3)


# rules: L10; rulings: 45
def test_an_event_action_once_other_things_once_each() -> None:
    t = table("home", "journal g08; red lab:cpu; parts cpu 1").plan(
        "A1: event g08", "A2: repair lab:cpu with spare"
    )
    assert not t.can("B1", "event g08")
    assert not t.can("B1", "repair lab:cpu")
    assert t.can("B1", "adjust")


# rules: L11
def test_the_scientist_pays_oxygen_for_each_research() -> None:
    t = (
        table("home", "red lab:filter; samples 2 0; reserve oxygen 2")
        .plan("D1: examine", "D2: examine")
        .ready()
    )
    assert t.s.reserve[c.OXYGEN] == 0
    assert not table("home", "red lab:filter; samples 1 0; reserve oxygen 0").can("D1", "examine")


# rules: L12; rulings: 10
def test_with_a_red_cpu_even_a_sure_action_must_be_rolled() -> None:
    t = table("home", "red working-bay:cpu").plan("A1 A2: adjust").go("fail")
    assert (t.s.counters[0], len(t.told("check")), t.told("roll")) == (0, 1, [])


# rules: L13; rulings: 46
def test_a_garage_without_energy_lets_no_rover_out_to_explore() -> None:
    t = table("home", "red garage:connector").plan("A1: explore a1-n")
    assert cannot_drive(t.s, 0, 0) == "rover-garage"


# rules: L14
def test_a_machine_does_its_own_type_or_actions_without_type() -> None:
    t = table("home", "journal g04; region a1-n dune-apron", crew="medic engineer")
    assert t.can("pathfinder", "explore a1-e")
    assert t.can("pathfinder", "event g04")
    assert not t.can("pathfinder", "gather a1-n")
    t.plan("pathfinder froggy: explore a1-e").go()
    assert t.s.ground[2] != NONE, "alone, with a rover"


# rules: L15; rulings: 33
def test_who_places_a_machine_has_its_adventures() -> None:
    t = (
        table("home", "now garage adventure", crew="medic engineer")
        .plan("pathfinder froggy: explore a1-e")
        .go()
    )
    assert [a for a, _ in t.told("adventure")] == [0]


# rules: L16; rulings: 10
def test_froggy_saves_two_scorpio_one() -> None:
    t = table("home").plan("A1 froggy: explore a1-n").ready()
    i = t.s.target.index(targets.EXPLORE)
    assert t.s.mode[i] == AUTO
    t = table("home").plan("A1 scorpio: explore a1-n").ready()
    i = t.s.target.index(targets.EXPLORE)
    assert t.s.mode[i] == DICE


# rules: L17; rulings: 25
def test_a_rover_helps_one_action_outside_and_not_together_with_the_other() -> None:
    t = table("home").plan("A1 froggy: explore a1-n", "B1: adjust", "C1: explore a1-e")
    assert cannot_drive(t.s, 1, 0) == "rover-taken"
    assert cannot_drive(t.s, 1, 1) == "rover-inside"
    assert cannot_drive(t.s, 1, 2) == ""


# rules: L18
def test_a_blocked_rover_waits_for_each_of_its_tokens() -> None:
    t = table("home", "blocked froggy 2").plan("A1: explore a1-n")
    assert cannot_drive(t.s, 0, 0) == "rover-blocked"
    t = table("home", "blocked froggy 2").plan("B1 B2: mend froggy").go()
    assert t.s.on_rover[0] == 1


# rules: L19; rulings: 47
def test_with_the_garage_shut_one_explores_on_foot_and_scorpio_gathers() -> None:
    t = table("home", "shut garage energy; region a1-n dune-apron").plan(
        "A1: explore a1-e", "B1: gather a1-n"
    )
    assert cannot_drive(t.s, 1, 0) == "rover-garage"
    assert cannot_drive(t.s, 1, 1) == ""


# rules: S3
def test_one_player_uses_two_machines_per_round() -> None:
    t = table("home", "journal g04; journal g15; journal g24", crew="medic engineer", solo=True)
    t.plan("pathfinder: event g04", "hauler: event g15")
    assert tools.PIECE + 10 not in t.menu()


# rules: L7; rulings: 13
def test_a_donor_makes_the_rest_of_the_plan_dearer() -> None:
    t = table("home", "red med-lab:connector; samples 1 0; reserve energy 0; parts connector 0").plan(
        "D1: examine"
    )
    target, _ = target_of(t.s, "repair med-lab:connector".split())
    t.io.answers += [(ask.PLAN, tools.PIECE + 2), (ask.TARGET, target), (ask.WITH, 1 + 9 * 4)]
    plan(t.s)
    options = next(opts for _, kind, opts in t.io.asked if kind == ask.WITH)
    assert 1 + 11 * 4 not in options, "the lab's connector would cost energy for the research"
    assert 1 + 9 * 4 in options
