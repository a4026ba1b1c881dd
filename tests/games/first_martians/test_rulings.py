"""Rulings that no test of a rule shows by itself, and the other half of those that one shows."""

from __future__ import annotations

from collections import Counter

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.effects import change_track, resolve_card
from cinqmars.games.first_martians.rules.event_phase import next_event
from cinqmars.games.first_martians.rules.hub import grow_one, wilt
from cinqmars.games.first_martians.rules.plan import WORN_OUT
from cinqmars.games.first_martians.rules.routes import barred, routes
from cinqmars.games.first_martians.state import ABSENT, DEATH, FACE_UP, INTERLUDE, WON
from cinqmars.kernel import Rng
from games.first_martians.notation import campaign, card_of, table


# rules: P21; rulings: 1
def test_froggy_is_not_at_risk_when_it_is_used() -> None:
    t = table("home", "red garage:hardware").plan("A1 A2 froggy: explore a1-n").go()
    assert t.told("rover-roll") == []


# rules: P13, P14; rulings: 2
def test_with_both_parts_broken_both_resources_prevent_wilting_and_nothing_grows() -> None:
    t = table("home", "red farm:connector farm:filter; farm 3 2; reserve oxygen 2 energy 2").answer(wilt=1)
    t.phase("production")
    assert t.told("wilt") == t.told("grow") == []
    assert (t.s.plants[0], t.s.growth[0]) == (3, 2)
    assert t.s.reserve[:2] == [1, 1]
    t = table("home", "red farm:connector farm:filter; reserve oxygen 0 energy 5").phase("production")
    assert len(t.told("wilt")) == 1, "one of the two is not enough"


# rules: P9, P13, P15; rulings: 3
def test_effects_on_a_shut_farm_are_ignored() -> None:
    t = table("home", "shut farm energy; farm 3 2")
    resolve_card(t.s, card_of("s10"), 0)
    assert (t.s.plants[0], t.s.growth[0]) == (3, 2)


# rules: F3, F5, F4, F6; rulings: 6, 7
def test_in_the_event_phase_a_malfunction_comes_at_once_and_its_marker_rolls_this_round() -> None:
    t = table("home", "tracks 0 4 0; round 3")
    change_track(t.s, 1, 3)
    assert len(t.told("card")) == 1
    assert (t.s.tracks[1], t.s.box) == (0, [0, 0, 1])
    t.phase("malfunction")
    assert 2 in [block for block, _ in t.told("malfunction-die")]


# rules: T9; rulings: 15
def test_a_closed_edge_bars_the_way_back_too() -> None:
    t = table("home", "region a1-n ridge-wall; region a2-n iron-plain")
    assert barred(t.s, 0, 8)
    assert barred(t.s, 8, 0)


# rules: X5, X6; rulings: 16
def test_without_the_scanner_a_medic_helps_twice_a_round_at_most() -> None:
    t = table("home", "wounds A2 B2 D2").plan("C1 A1: treat", "C2 B1: treat", "D1: treat")
    assert tools.READY not in t.menu()
    t = table("home", "wounds A2 B2 D2; upgrade auto-scanner")
    assert t.plan("A1: treat", "B1: treat", "D1: treat").go().wounds == "A1 B1 D1"


# rules: S3; rulings: 19
def test_alone_the_first_player_pawn_goes_from_one_astronaut_to_the_other() -> None:
    t = table("home", "first A", crew="geologist engineer", solo=True)
    assert t.phase("upkeep").s.first == 1
    assert t.phase("upkeep").s.first == 0


# rules: E4; rulings: 22
def test_actions_of_an_earlier_and_of_a_new_event_are_open_once_each() -> None:
    t = table("home", "journal g08 1; journal g03 2; round 2")
    assert t.can("A1", "event g08")
    assert t.can("A1", "event g03")
    t.plan("A1: event g08")
    assert not t.can("B1", "event g08")


# rules: P11, X16; rulings: 23
def test_a_wilted_plant_always_finds_space_6() -> None:
    t = table("home", "farm 2 5 6")
    wilt(t.s, 0)
    assert (t.s.plants[0], t.s.growth[0]) == (1, 0b111000 - 0b001000 + 0b001000)


# rules: R3, F2; rulings: 27
def test_a_facility_freed_of_its_tile_can_be_hit_in_the_same_round() -> None:
    t = table("home", "shut lab energy; reserve energy 9")
    t.s.shut[2 * c.LAB + c.ENERGY] = FACE_UP
    t.plan("A1: unshut lab energy").go()
    assert t.shut() == ""
    resolve_card(t.s, card_of("w02"), 0)
    assert "lab:cpu" in t.broken()


# rules: P12; rulings: 28
def test_a_chosen_seedling_stops_below_an_occupied_space() -> None:
    t = table("home", "farm 1 1 4")
    grow_one(t.s, 0, 0, 5)
    assert t.s.growth[0] == 0b001100
    t.s.greenhouses[0] = 4
    grow_one(t.s, 0, 3, 5)
    assert (t.s.growth[0], t.s.plants[0]) == (0b000100, 2)


# rules: C2, X20; rulings: 29
def test_a_backup_farm_shares_the_lamps_of_the_farm() -> None:
    t = table("home", "built backup-farm; upgrade grow-lamps")
    for part in range(4):
        t.s.slots[t.s.built.index(1, 13) * 4 + part] = ABSENT
    t.s.growth[1] = 1
    t.phase("production")
    assert t.s.growth[1] == 0b100


# rules: X8, X10; rulings: 31
def test_there_are_always_enough_samples() -> None:
    t = table("home", "region a1-n old-lakebed 40").plan("A1 A2 B1: gather a1-n").go()
    assert t.s.zone_samples[0] == 39


# rules: L15; rulings: 33
@pytest.mark.parametrize("operator", [0, 1])
def test_alone_one_says_which_astronaut_operates_a_machine(operator: int) -> None:
    t = table("home", "first B; now garage wound", crew="geologist engineer", solo=True)
    t.answer(astronaut=operator).plan("pathfinder froggy: explore a1-n").go()
    assert t.s.wounds[operator] == 1


# rules: C3; rulings: 34
def test_backup_machines_give_3_energy_and_2_oxygen_and_only_their_first_slot_adds() -> None:
    t = table("home", "built backup-solar; built backup-oxygenator").phase("production")
    assert [made for _, made, _ in t.told("supply")] == [8 + 2, 10 + 3]


# rules: A2; rulings: 35
def test_points_that_give_parts_are_used_while_planning_only() -> None:
    t = table("home", "poi bent-strut; poi charged-cell").planning()
    parts, cell = tools.USE_POI + 0, tools.USE_POI + 5
    assert {parts, cell} <= {*tools.common_tools(t.s)}
    outside = tools.usable_finds(t.s)
    assert cell in outside
    assert parts not in outside


# rules: A11; rulings: 37
def test_heart_trouble_is_treated_first() -> None:
    t = table("home", "ill C:heart C:migraine; wounds C2").answer(treat=3).plan("C1: treat").go()
    assert not t.asked(ask.TREAT), "there is nothing to choose"
    assert t.wounds == "C2"


# rules: E3; rulings: 40
def test_four_events_in_ten_are_the_missions_own() -> None:
    t = table("ice", "round 3")
    own: Counter[bool] = Counter()
    for seed in range(400):
        t.s.rng = Rng(seed)
        own[EVENTS[next_event(t.s)].mission >= 0] += 1
    assert 130 < own[True] < 190


# rules: L1; rulings: 44
def test_after_the_last_move_what_is_not_sound_is_taken_back() -> None:
    t = table("home").plan("A1: explore a1-n", "B1: maintain")
    t.s.wavering = WORN_OUT
    assert t.menu() == [tools.READY]
    t.ready()
    assert [target for target in t.s.target if target != targets.REST] == [targets.MAINTAIN]


# rules: L10; rulings: 45
def test_any_number_may_try_the_same_tile_or_gather_in_one_region() -> None:
    t = table("home", "shut lab energy; region a1-n old-lakebed 2").plan(
        "A1: unshut lab energy", "B1 B2: gather a1-n"
    )
    assert t.can("C1", "unshut lab energy")
    assert t.can("C1", "gather a1-n")


# rules: L19; rulings: 47
def test_with_another_facility_shut_its_action_is_out_of_reach() -> None:
    t = table("home", "shut lab energy; samples 1 0")
    assert not t.can("A1", "examine")
    assert t.can("A1", "explore a1-n")


# rules: X1, X25; rulings: 49
def test_a_special_action_with_a_type_comes_with_its_type_and_one_without_comes_last() -> None:
    t = table("storm", "region a1-n old-lakebed 2; output solar-1 3; parts hardware 1; samples 1 0")
    t.plan("A1 A2: sweep", "B1 B2: examine", "C1 C2 D1: mast a1-n").go()
    done = [target for _, _, target in t.told("act") if target != targets.REST]
    sweep, mast = targets.SPECIAL + targets.PLACES + 24, targets.SPECIAL
    assert done == [targets.EXAMINE, mast, sweep], "the mast is construction, the sweep has no type"


# rules: X11; rulings: 50
def test_a_route_that_is_worse_in_every_respect_is_not_offered() -> None:
    t = table("home", "region a1-n dune-apron; region a1-ne frost-hollow; region a2-ne iron-plain")
    assert [way.spaces[:-1] for way in routes(t.s, 8)] == [[0]]


# rules: K3; rulings: 54
@pytest.mark.parametrize(("morale", "kept"), [(3, 1), (0, 0), (-2, -1)])
def test_between_missions_wounds_are_halved_and_morale_keeps_its_sign(morale: int, kept: int) -> None:
    t = campaign("wounds A5 B1")
    t.s.morale = morale
    t.s.outcome = WON
    t.s.phase = INTERLUDE
    t.step()
    assert (t.wounds, t.s.morale) == ("A2", kept)
    assert max(t.s.tokens) == 0


# rules: K4; rulings: 55
def test_whoever_died_is_back_with_half_of_the_wounds() -> None:
    t = campaign().answer(defeat=0)
    t.s.wounds[0] = 6
    t.s.outcome = DEATH
    t.s.phase = INTERLUDE
    t.step()
    assert t.s.wounds[0] == 3


# rules: K3, S5; rulings: 52
def test_an_easy_campaign_adds_to_what_was_carried_over() -> None:
    t = table("contact", "morale 3", difficulty="easy")
    t.s.outcome = WON
    t.s.phase = INTERLUDE
    t.step()
    assert t.s.morale == 2
