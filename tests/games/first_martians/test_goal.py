"""The goal of the game, tokens, cards of the box, facility cards."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import MISSIONS
from cinqmars.games.first_martians.rules.effects import tick
from cinqmars.games.first_martians.rules.objectives import rounds, verdict
from cinqmars.games.first_martians.state import (
    BROKEN,
    DEATH,
    GOING_ON,
    GREEN,
    OVER,
    THRESHOLD,
    WON,
    broken_parts,
)
from games.first_martians.notation import campaign, table


# rules: G1
def test_the_introduction_has_six_compulsory_and_two_optional_objectives() -> None:
    goals = MISSIONS[0].goals
    assert [g.optional for g in goals].count(False) == 6
    assert [g.optional for g in goals].count(True) == 2


# rules: G2
@pytest.mark.parametrize(("crew", "place"), [("medic engineer", 0), ("medic engineer scientist", 1), ("", 2)])
def test_the_rounds_depend_on_the_crew(crew: str, place: int) -> None:
    assert rounds(table("home", crew=crew).s) == MISSIONS[0].rounds[place]
    assert list(MISSIONS[0].rounds) == sorted(MISSIONS[0].rounds, reverse=True)


# rules: G3, G5
def test_four_broken_parts_exceed_a_threshold_of_three() -> None:
    t = table("home", "red lab:cpu lab:filter garage:cpu med-lab:cpu")
    t.s.goals = 0b11111
    assert verdict(t.s) == GOING_ON
    t.s.slots[t.s.slots.index(BROKEN)] = GREEN
    assert verdict(t.s) == WON


# rules: G3; rulings: 20
def test_a_shut_facility_still_counts_for_the_threshold() -> None:
    t = table("home", "red lab:cpu lab:filter garage:cpu med-lab:cpu; shut lab energy")
    assert broken_parts(t.s) == 4


# rules: G4
def test_red_markers_of_the_box_are_no_broken_parts() -> None:
    assert broken_parts(table("home", "box system; box workshop; tracks 4 4 4").s) == 0


# rules: G5, W2; rulings: 20
def test_the_threshold_loses_only_in_the_last_round() -> None:
    t = table("home", "red lab:cpu lab:filter garage:cpu med-lab:cpu")
    t.s.round = rounds(t.s)
    t.s.goals = 0b11111
    assert verdict(t.s) == THRESHOLD


# rules: G6, A5
def test_the_sixth_wound_ends_the_mission_at_once() -> None:
    t = table("home", "wounds A5; stress 17")
    t.phase("production")
    assert (t.s.outcome, t.s.phase) == (DEATH, OVER)
    assert t.wounds == "A6"


# rules: G7; rulings: 32
def test_an_objective_stays_ticked_when_its_counter_falls() -> None:
    t = table("home", "counters 100")
    tick(t.s)
    t.s.counters[0] = 80
    tick(t.s)
    assert t.s.goals == 0b10000


# rules: G8, G9, N3
def test_a_wreck_goes_to_the_sheet_and_its_parts_are_there_at_once() -> None:
    t = table("home", "region a1-s dune-apron; lies a1-s orange; parts hardware 0 connector 0")
    t.plan("A1 A2 B1: gather a1-s orange").go()
    assert t.s.on_sheet == [0, 1, 0]
    assert (t.s.parts[0], t.s.parts[2]) == (1, 1)


# rules: G8
def test_a_token_without_a_place_waits_in_the_hold_until_the_end_of_the_round() -> None:
    t = table("regolith", "region a1-s dune-apron; lies a1-s red")
    t.plan("A1 A2 B1: gather a1-s red").go()
    assert t.s.in_hold == [0, 0, 0, 1, 0, 0]
    t.phase("upkeep")
    assert t.s.in_hold == [1, 0, 0, 0, 0, 0]


# rules: G10
def test_three_directions_are_drawn_and_differ() -> None:
    drawn = table("beacon").s.directions
    assert len(c.DIRECTIONS) == 8
    assert len({*drawn}) == len(drawn) == 3


# rules: G11, N2
def test_a_research_card_gives_a_share_from_15_to_50() -> None:
    assert (min(c.RESEARCH_SHARES), max(c.RESEARCH_SHARES), len(c.RESEARCH_SHARES)) == (15, 50, 6)
    t = table("home")
    t.plan("B1 B2: adjust").go()
    assert t.s.counters[0] in c.RESEARCH_SHARES
    assert t.s.reserve[1] == 4


# rules: C1
def test_only_the_introduction_builds_facility_cards() -> None:
    assert [m.buildable != () for m in MISSIONS] == [True] + [False] * 8


# rules: C2, C3; rulings: 34
@pytest.mark.parametrize(
    ("name", "facility", "output"),
    [
        ("backup-solar", c.BACKUP_SOLAR, 3),
        ("backup-oxygenator", c.BACKUP_OXYGENATOR, 2),
        ("backup-farm", c.BACKUP_FARM, 0),
    ],
)
def test_a_facility_card_works_at_once_with_all_parts_broken(name: str, facility: int, output: int) -> None:
    t = table("home").plan(f"B1 B2: build {name}").go()
    assert t.s.built[facility] == 1
    assert t.s.output[facility] == output
    assert t.broken().count(name) == 2


# rules: C2
def test_a_built_oxygenator_uses_energy_and_adds_to_the_oxygen() -> None:
    t = table("home", "built backup-oxygenator")
    t.phase("production")
    assert t.told("supply") == [(0, 10, 8), (1, 10, 11)]
    assert t.shut().endswith("/energy")


# rules: K1
def test_a_campaign_begins_with_its_first_mission() -> None:
    assert MISSIONS[campaign().s.mission].name == "static"


# rules: L2
def test_nobody_is_asked_what_cannot_be_otherwise() -> None:
    t = table("home").plan().go()
    assert not t.asked(ask.RELAX)
    assert t.tokens == "A2 B2 C2 D2"
