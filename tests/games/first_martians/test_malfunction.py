"""Malfunctions, upkeep, modifier tokens, terrain."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import CARDS, OBSTACLE
from cinqmars.games.first_martians.rules.effects import (
    break_part,
    change_track,
    draw_card,
    malfunction,
    resolve_card,
)
from cinqmars.games.first_martians.rules.hub import count_of, mark_zone, put_token
from cinqmars.games.first_martians.rules.phases import penalties
from cinqmars.games.first_martians.rules.routes import reachable
from cinqmars.games.first_martians.state import NONE
from games.first_martians.notation import card_of, is_, shows, table


# rules: F1; rulings: 24
def test_the_yellow_die_joins_in_the_third_round_and_box_markers_add_theirs_once() -> None:
    assert table("home", "round 2").phase("malfunction").told("malfunction-die") == []
    assert [b for b, _ in table("home", "round 3").phase("malfunction").told("malfunction-die")] == [
        c.WORKSHOP
    ]
    t = table("home", "round 3; box workshop; box system").phase("malfunction")
    assert [b for b, _ in t.told("malfunction-die")] == [c.WORKSHOP, c.SYSTEM]


# rules: F2; rulings: 24
def test_active_penalties_raise_a_track_without_a_die() -> None:
    t = table("home", "red med-lab:hardware crew-quarters:hardware").phase("malfunction")
    assert t.s.tracks == [0, 2, 0]


# rules: F3; rulings: 6
def test_from_4_by_3_a_track_reaches_5_only() -> None:
    t = table("home", "tracks 0 0 4; red oxygenator-1:connector oxygenator-1:hardware solar-1:cpu")
    t.phase("malfunction")
    assert t.told("track")[0] == (c.SYSTEM, 1, 5, (34903,)), "three broken parts and no die"
    assert t.s.tracks[c.SYSTEM] == 0


# rules: F4
@pytest.mark.parametrize(
    ("block", "following"), [(c.WORKSHOP, c.HABITATION), (c.HABITATION, c.SYSTEM), (c.SYSTEM, c.WORKSHOP)]
)
def test_the_next_block_turns_red(block: int, following: int) -> None:
    t = table("home")
    malfunction(t.s, block)
    assert t.s.box == [int(b == following) for b in range(3)]


# rules: F5; rulings: 6
def test_a_track_does_not_rise_while_its_card_is_resolved() -> None:
    t = table("home", "red lab:cpu; tracks 4 0 0")
    t.s.cards = [card_of("w02")]  # breaks the lab's CPU, which is broken
    change_track(t.s, c.WORKSHOP, 1)
    assert t.s.tracks[c.WORKSHOP] == 0
    assert len(t.told("card")) == 1


# rules: F6, R4; rulings: 7
def test_a_marker_that_turns_red_now_rolls_from_the_next_round() -> None:
    t = table("home", "round 1; tracks 0 0 4; red solar-1:cpu").phase("malfunction")
    assert t.s.box[c.WORKSHOP] == 1
    assert t.told("malfunction-die") == []
    t.phase("malfunction")
    assert [b for b, _ in t.told("malfunction-die")] == [c.WORKSHOP]


# rules: F7
def test_a_card_about_a_shut_probe_bay_does_nothing() -> None:
    t = table("home", "shut probe-bay energy")
    resolve_card(t.s, card_of("w11"), NONE)
    assert t.broken() == ""
    assert t.told("card-void") == [(card_of("w11"),)]


# rules: F8
def test_an_obstacle_of_the_living_block_is_sought_card_by_card() -> None:
    t = table("home")
    card = draw_card(t.s, c.HABITATION, OBSTACLE)
    assert (CARDS[card].block, CARDS[card].keyword) == (c.HABITATION, OBSTACLE)
    assert card in t.s.discards


# rules: F8; rulings: 24
def test_an_empty_deck_is_made_of_its_discards() -> None:
    t = table("home")
    seen = [draw_card(t.s, c.SYSTEM) for _ in range(13)]
    assert sorted(seen[:12]) == [i for i, card in enumerate(CARDS) if card.block == c.SYSTEM]
    assert seen[12] in seen[:12]


# rules: F9; rulings: 51
def test_breaking_a_broken_part_raises_the_track() -> None:
    t = table("home", "red lab:cpu")
    break_part(t.s, 11, 3, 0)
    assert t.s.tracks == [1, 0, 0]


# rules: F9; rulings: 51
def test_with_a_choice_a_working_part_must_break() -> None:
    t = table("home", "red oxygenator-1:hardware")
    break_part(t.s, 16, 2, 0)
    assert "oxygenator-2:hardware" in t.broken()


# rules: F2, R3; rulings: 27
def test_a_part_repaired_in_time_adds_nothing() -> None:
    t = table("home", "red med-lab:hardware").plan("B1 B2: repair med-lab:hardware with spare").go()
    assert penalties(t.s, c.HABITATION) == []


# rules: U1; rulings: 8
def test_upkeep_moves_the_top_token() -> None:
    t = table("home", "now lab reroll; next lab plus1 adventure").phase("upkeep")
    assert (t.s.now[11], t.s.next[11]) == (3, 2)


# rules: U2
def test_the_pending_hold_becomes_available() -> None:
    assert table("home", "samples 1 2").phase("upkeep").s.samples == [3, 0]


# rules: U3
def test_skills_are_fresh_and_the_first_player_changes() -> None:
    t = table("home", "first D")
    t.s.skills = [1, 2, 3, 4]
    t.phase("upkeep")
    assert (t.s.skills, t.s.first, t.s.round) == ([0] * 4, 0, 2)


# rules: U4
def test_tokens_on_regions_stay() -> None:
    t = table("home", "region a1-n dune-apron; mark a1-n plus1").phase("upkeep")
    assert t.s.zone_marks[0] == c.PLUS1


# rules: T1
def test_a_blocked_facility_cannot_be_used() -> None:
    t = table("home", "now working-bay blocked")
    assert not t.can("A1", "adjust")


# rules: T2; rulings: 9
def test_only_plus_one_adds_up() -> None:
    t = table("home", "now lab reroll plus1")
    put_token(t.s, 4, 11, 0)
    put_token(t.s, c.PLUS1, 11, 0)
    assert count_of(t.s.now[11], 4) == 1
    assert count_of(t.s.now[11], c.PLUS1) == 2
    mark_zone(t.s, 3, 0)
    mark_zone(t.s, 3, 0)
    assert t.s.zone_marks[0] == 3


# rules: T3
def test_an_adventure_token_brings_one_even_to_a_sure_action() -> None:
    t = table("home", "now working-bay adventure").plan("A1 A2: adjust").go()
    assert [a for a, _ in t.told("adventure")] == [0]


# rules: T4
def test_a_reroll_token_makes_a_success_count_only_twice() -> None:
    t = table("home", "now working-bay reroll").plan("A1: adjust").ready()
    t.load((6, shows(9, True)), (6, shows(10, False)), (6, shows(11, False)), (6, shows(9, False)))
    t.go()
    assert t.s.counters[0] == 0
    assert len(t.told("forced")) == 1


# rules: T5
def test_a_wound_token_hurts_the_performer_only() -> None:
    assert table("home", "now working-bay wound").plan("B1 A1: adjust").go().wounds == "A1"
    assert table("home", "now crew-quarters wound").plan("A1: relax").go().wounds == "A1"


# rules: T6, T8; rulings: 25
def test_a_rover_over_rough_ground_may_be_blocked_at_the_end_of_the_phase() -> None:
    t = table("home", "region a1-n boulder-field").plan("A1 A2 scorpio: gather a1-n").ready()
    t.load((6, shows(c.GREEN * 3 + 1, True)))
    t.go()
    assert t.s.samples == [0, 1], "the trip succeeds all the same"
    assert t.s.on_rover == [0, 1]


# rules: T6
def test_a_damage_token_in_the_garage_puts_a_rover_at_risk() -> None:
    t = table("home", "now garage rover-damage").plan("A1 froggy: explore a1-n").go()
    assert len(t.told("rover-roll")) == 1
    t = table("home", "now garage rover-damage").plan("A1 A2 B1: explore a1-n").go()
    assert t.told("rover-roll") == []


# rules: T7
def test_a_token_does_not_change_what_was_declared() -> None:
    t = table("home").plan("A1 A2: adjust").ready()
    put_token(t.s, c.PLUS1, 12, 0)
    put_token(t.s, 5, 12, 0)
    t.go()
    assert t.s.counters[0] > 0
    assert t.wounds == ""


# rules: T8
def test_a_salt_pan_lowers_morale() -> None:
    t = table("home", "region a1-n dune-apron; region a2-n salt-pan").plan("A1 A2 B1 B2: gather a2-n").go()
    assert t.s.morale == -1


# rules: T9; rulings: 15
def test_a_closed_edge_bars_the_way_out() -> None:
    t = table("home", "region a1-n ridge-wall")
    assert not reachable(t.s)[8]
    assert reachable(t.s)[1]
    t = table("home", "region a1-n ridge-wall; region a1-ne dune-apron; region a2-ne iron-plain")
    assert reachable(t.s)[8], "around it"


# rules: F4; rulings: 35
def test_the_scientist_may_have_a_card_replaced() -> None:
    t = table("home", "tokens D3; tracks 4 0 0").answer(redraw=4)
    change_track(t.s, c.WORKSHOP, 1)
    assert len(t.told("card")) == 2
    assert t.tokens == ""


# rules: F1
def test_a_malfunction_die_is_read_from_its_faces() -> None:
    t = table("home", "round 3").load((6, is_(5))).phase("malfunction")
    assert t.s.tracks == [2, 0, 0]
