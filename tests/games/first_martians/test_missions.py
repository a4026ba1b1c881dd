"""The end of the game, smaller crews, difficulty, and the six missions."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.data.missions import MISSIONS, STANDALONE
from cinqmars.games.first_martians.rules.effects import tick
from cinqmars.games.first_martians.rules.event_phase import may_follow
from cinqmars.games.first_martians.rules.objectives import rounds, sheet, verdict
from cinqmars.games.first_martians.rules.production import production
from cinqmars.games.first_martians.rules.requirements import open_pieces
from cinqmars.games.first_martians.state import (
    BROKEN,
    CREW,
    GOING_ON,
    GREEN,
    OVER,
    PLANNING,
    PRODUCTION,
    TEST,
    TIME,
    WON,
    broken_parts,
    has,
)
from cinqmars.kernel import Session
from cinqmars.text import Speaker
from games.first_martians.notation import campaign, table
from games.first_martians.position import event_of


# rules: W1
@pytest.mark.parametrize("mission", STANDALONE)
def test_all_compulsory_objectives_win(mission: str) -> None:
    t = table(mission, "reserve energy 5")
    t.s.round = MISSIONS[t.s.mission].rounds[2]
    t.s.goals = (1 << len(MISSIONS[t.s.mission].goals)) - 1
    t.s.slots = [GREEN if x else 0 for x in t.s.slots]
    assert verdict(t.s) == WON
    t.phase("upkeep")
    assert game.returns(t.s) == [1.0] * 4


# rules: W2, G2
@pytest.mark.parametrize("mission", STANDALONE)
def test_time_runs_out(mission: str) -> None:
    t = table(mission)
    t.s.round = MISSIONS[t.s.mission].rounds[2]
    assert verdict(t.s) == TIME
    t.phase("upkeep")
    assert (t.s.phase, game.returns(t.s)) == (OVER, [0.0] * 4)


# rules: W2
def test_a_table_of_older_rules_may_be_beyond_the_last_round_of_today() -> None:
    t = table("home")
    t.s.rules, t.s.round = 1, MISSIONS[t.s.mission].rounds[2] + 1
    assert verdict(t.s) == TIME


# rules: S1; rulings: 30
@pytest.mark.parametrize(
    ("crew", "scans"), [("medic engineer", True), ("medic engineer scientist", True), ("", False)]
)
def test_a_smaller_crew_has_the_auto_scanner(crew: str, scans: bool) -> None:
    s = table("home", crew=crew).s
    assert has(s, c.AUTO_SCANNER) == scans
    if scans:
        assert not s.upgrade_cards & 1
        assert not s.upgrade_deck & 1


# rules: S2
@pytest.mark.parametrize(("seats", "machines"), [(2, 2), (3, 1), (4, 0)])
def test_machines_replace_missing_astronauts(seats: int, machines: int) -> None:
    session = Session.new(game, seats, 1)
    while session.state.phase == CREW:
        session = session.apply(session.pending[0].opts[0])
    assert session.state.machines.bit_count() == machines


# rules: S3; rulings: 19
def test_one_player_leads_two_astronauts_and_has_all_machines() -> None:
    session = Session.new(game, 1, 1)
    while session.state.phase != PLANNING:
        session = session.apply(session.pending[0].opts[0])
    assert (session.state.n, session.state.crew) == (1, 2)
    assert [p for p in open_pieces(session.state) if 8 <= p < 12] == [8, 9, 10, 11]


# rules: S4
def test_the_set_up() -> None:
    s = table("home", printed=True).s
    assert broken_parts(s) == 0
    assert s.output[:4] == [4, 4, 5, 5]
    assert (s.greenhouses[0], s.plants[0], s.morale, s.stress) == (5, 4, 0, 0)
    assert s.upgrade_cards.bit_count() == 2


# rules: S4
@pytest.mark.parametrize("mission", STANDALONE)
def test_the_mission_changes_what_its_sheet_says(mission: str) -> None:
    s = table(mission, printed=True).s
    sheet = MISSIONS[s.mission]
    assert (tuple(s.tracks), tuple(s.reserve), tuple(s.parts[:4])) == (
        sheet.tracks,
        sheet.reserve,
        sheet.parts,
    )
    assert [x for x, state_ in enumerate(s.slots) if state_ == BROKEN] == sorted(sheet.broken)


# rules: S5; rulings: 52
@pytest.mark.parametrize(("level", "more", "track"), [("easy", 2, 0), ("normal", 0, 0), ("hard", -1, 1)])
def test_difficulty_changes_reserves_and_tracks(level: str, more: int, track: int) -> None:
    s = table("home", difficulty=level, printed=True).s
    assert (s.reserve[1], s.tracks[0]) == (MISSIONS[0].reserve[1] + more, MISSIONS[0].tracks[0] + track)


# rules: S5; rulings: 52
@pytest.mark.parametrize(("level", "kit", "broken"), [("easy", 1, 0), ("normal", 0, 0), ("hard", 0, 1)])
def test_difficulty_changes_morale_spare_parts_and_wear(level: str, kit: int, broken: int) -> None:
    s = table("beacon", difficulty=level, printed=True).s
    beacon = MISSIONS[1]
    assert (s.morale, s.parts[:4]) == (kit, [n + kit for n in beacon.parts])
    assert broken_parts(s) == len(beacon.broken) + broken
    assert rounds(s) == beacon.rounds[2] + kit


# rules: S5, F1
def test_every_round_of_every_mission_has_its_dice() -> None:
    for mission in MISSIONS:
        assert max(mission.rounds) + max(c.MORE_ROUNDS) < len(mission.dice)


# rules: S5; rulings: 52
@pytest.mark.parametrize(("level", "comes"), [("easy", False), ("hard", True)])
def test_difficulty_changes_the_chance_of_consequences(level: str, comes: bool) -> None:
    t = table("home", "journal g08 1; round 2", difficulty=level)
    assert EVENTS[event_of("g08")].chances[0] == 30
    t.load((10000, lambda x: 2400 <= x < 3300))
    may_follow(t.s, event_of("g08"), 1)
    assert bool(t.told("consequence")) == comes


# rules: N1
def test_the_introduction_is_won_by_its_six_objectives() -> None:
    t = table("home", "built backup-solar; built backup-oxygenator; built backup-farm; counters 100")
    t.s.sown = 1
    tick(t.s)
    assert t.s.goals == 0b11111
    assert verdict(t.s) == GOING_ON, "six broken parts of the new facilities exceed the threshold"
    t.s.slots = [GREEN if x else 0 for x in t.s.slots]
    assert verdict(t.s) == WON


# rules: N2
def test_adjustments_cost_energy_and_may_fail() -> None:
    t = table("home").plan("A1: adjust").go("fail calm quiet")
    assert (t.s.reserve[1], t.s.counters) == (4, [0])


# rules: N3
def test_exploring_the_wrecks_places_orange_tokens() -> None:
    t = table("home").plan("A1 A2 B1: explore a1-s").go()
    assert t.s.zone_tokens[4 * 3 + 1] == 1
    t = table("home").plan("A1 A2 B1: explore a1-n").go()
    assert sum(t.s.zone_tokens) == 0


# rules: N4
def test_no_rover_inside_the_hub() -> None:
    t = table("home").plan("A1: build backup-solar")
    assert not t.can("scorpio", "build backup-solar")


# rules: N5
def test_the_beacon_is_found_brought_back_and_assembled() -> None:
    t = table("beacon")
    t.s.directions = [0, 2, 4]
    assert not t.can("A1", "assemble")
    t.plan("A1 A2 B1: explore a1-n").go()
    assert t.s.zone_tokens[0] == 1
    t.s.on_sheet = [3, 0, 0]
    t.plan("A1 A2: assemble", "B1 B2: assemble").go()
    assert t.s.counters == [2]
    assert MISSIONS[1].goals[2].least == (3, 3, 5)


# rules: N5; rulings: 53
def test_a_closed_edge_never_bars_a_marked_direction() -> None:
    for seed in range(12):
        t = table("beacon")
        t.s.directions = [0, 2, 4]
        t.s.regions = [6, 7]  # a ridge wall and an ejecta fan
        t.load((seed + 2, lambda x: True))
        t.plan("A1 A2 B1: explore a1-n").go()
        assert not c.REGION_TERRAIN[t.s.ground[0]] & c.EDGE_OUT


# rules: N6
def test_the_first_region_is_the_drill_site() -> None:
    t = table("ice").plan("A1 A2 B1: explore a1-n", "C1 C2 D1: explore a1-e").go()
    assert t.s.zone_tokens[2] == 1
    assert sum(t.s.zone_tokens) == 1
    t.plan("A1 A2 B1 scorpio: drill a1-n").go()
    assert t.s.counters[0] >= 15


# rules: N6
def test_sterilising_cleans_a_region() -> None:
    t = table("ice", "region a1-n dune-apron; mark a1-n adventure").plan("D1 D2: sterilise").go()
    assert t.s.zone_marks[0] == 0


# rules: N7
def test_gravel_and_binder_make_a_wall() -> None:
    t = table("regolith", "counters 0 0 0")
    t.s.in_hold[0] = 1
    t.plan("A1 A2: find-gravel", "B1 B2: make-binder").go()
    assert (t.s.counters, t.s.markers, t.s.in_hold[0]) == ([1, 1, 0], 3, 0)
    t.plan("A1 A2: raise-wall").go()
    assert t.s.counters == [0, 0, 1]


# rules: N7, L8
def test_a_failed_wall_gives_gravel_and_binder_back() -> None:
    t = (
        table("regolith", "counters 1 1 0; red working-bay:hardware")
        .plan("A1: raise-wall")
        .go("fail calm quiet")
    )
    assert t.s.counters == [1, 1, 0]


# rules: N8
def test_masts_do_not_stand_side_by_side() -> None:
    t = table("storm", "region a1-n dune-apron; region a1-ne pebble-flats; region a1-e old-lakebed")
    t.plan("A1 A2 B1: mast a1-n")
    assert not t.can("C1", "mast a1-ne")
    assert t.can("C1", "mast a1-e")
    t.go()
    assert (t.s.counters, t.s.parts[2]) == ([1], 2)
    assert not t.can("C1", "mast a1-ne")


# rules: N8
def test_the_storm_takes_output_and_from_round_5_pawns() -> None:
    t = table("storm", "round 2")
    t.s.phase = PRODUCTION
    production(t.s)
    assert sum(t.s.output[2:4]) == 9
    t = table("storm", "round 5")
    t.s.phase = PRODUCTION
    production(t.s)
    assert t.needs("explore a1-n") == (3, 4)


# rules: N8; rulings: 32
def test_the_storm_is_judged_in_the_last_round() -> None:
    t = table("storm", "reserve energy 1")
    t.s.goals = 1
    t.s.round = rounds(t.s) - 1
    t.s.slots = [GREEN if x else 0 for x in t.s.slots]
    assert verdict(t.s) == GOING_ON
    t.s.round = rounds(t.s)
    assert verdict(t.s) == TEST
    t.s.reserve[1] = 2
    assert verdict(t.s) == WON


# rules: W2, N8; rulings: 32
def test_a_failed_test_of_the_last_round_is_told_by_its_own_name() -> None:
    t = table("storm", "reserve energy 1; round 6")
    t.s.goals = 1
    t.s.slots = [GREEN if x else 0 for x in t.s.slots]
    t.phase("upkeep")
    assert t.s.outcome == TEST
    goals = [sheet(t.s).goals[i].name for _, i in t.told("fail-test")]
    assert goals == ["storm-power"]
    told = [game.story(e) for e in t.io.events if e.what in ("fail-test", "end")]
    said = [Speaker("en", game.id)(message) for message in told if message is not None]
    assert "energy" in said[0]
    assert "time" not in said[1]


# rules: W2, K5; rulings: 32
def test_low_morale_at_the_end_is_a_failed_test_and_not_a_lack_of_time() -> None:
    t = campaign()
    t.s.mission = 8
    t.s.goals, t.s.morale, t.s.round = 0b11, -1, 6
    t.s.slots = [GREEN if x else 0 for x in t.s.slots]
    assert verdict(t.s) == TEST
    t.s.goals = 0b01
    assert verdict(t.s) == TIME


# rules: N9
def test_soil_studies_use_examined_samples_and_make_everything_grow() -> None:
    t = table("harvest", "examined 1").plan("D1 D2: soil").go()
    assert (t.s.counters, t.s.examined, t.s.growth[0]) == ([1], 0, 0b010100)
    t = table("harvest", "samples 1 0").answer(seedling=1).plan("D1 D2: feed").go()
    assert t.s.growth[0] == 0b001000 | 0b000100, "it stops below an occupied space"
