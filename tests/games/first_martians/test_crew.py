"""Astronauts: skills, wounds, afflictions; the reserve."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules import tools
from cinqmars.games.first_martians.rules.flaws import heart_trouble
from cinqmars.games.first_martians.rules.hub import afflict, gain, heal, wound
from cinqmars.games.first_martians.rules.requirements import open_pieces
from cinqmars.games.first_martians.rules.skills import use_skill
from cinqmars.games.first_martians.state import GOING_ON
from games.first_martians.notation import campaign, table


# rules: A1
def test_everyone_has_a_profession_two_pawns_and_a_profile() -> None:
    t = table("home")
    assert sorted(t.s.profession) == list(range(len(c.PROFESSIONS)))
    assert [p for p in open_pieces(t.s) if p < 8] == list(range(8))
    assert len({*t.s.profile}) == 4


# rules: A2
def test_the_geologist_buys_a_sample_for_two_tokens_and_has_it_at_once() -> None:
    t = table("home", "tokens A5")
    assert tools.USE_SKILL in tools.usable_skills(t.s, 0)
    use_skill(t.s, 0, 0)
    assert (t.s.samples[0], t.tokens) == (1, "A3")
    assert tools.USE_SKILL not in tools.usable_skills(t.s, 0), "once per round"


# rules: A2
@pytest.mark.parametrize("skill", range(16))
def test_every_skill_costs_two_to_four_tokens(skill: int) -> None:
    assert 2 <= c.SKILL_COST[skill] <= 4


# rules: A3
def test_a_campaign_begins_with_the_starting_skill_only() -> None:
    assert table("home").s.unlocked == [15] * 4
    assert campaign().s.unlocked == [1] * 4


# rules: A4
def test_only_the_performer_may_reroll() -> None:
    t = table("home", "tokens B9 A9").answer(reroll=1)
    t.plan("B1: adjust").go("fail calm quiet")
    assert [seat for seat, kind, _ in t.io.asked if kind == ask.REROLL] == [1]
    t = table("home", "tokens B9 A9").plan("A1: adjust").go("fail calm quiet")
    assert not t.asked(ask.REROLL), (
        "the geologist has no skill for construction, the engineer does not perform"
    )


# rules: A5
def test_five_wounds_do_not_kill() -> None:
    t = table("home", "wounds A4")
    wound(t.s, 0, 1)
    assert t.s.outcome == GOING_ON


# rules: A6; rulings: 36
def test_the_second_and_fourth_wound_bring_an_affliction_each_time() -> None:
    t = table("home")
    wound(t.s, 0, 1)
    assert not t.told("afflict")
    wound(t.s, 0, 1)
    assert len(t.told("afflict")) == 1
    heal(t.s, 0, 1)
    assert len(t.told("afflict")) == 1, "healing draws none"
    wound(t.s, 0, 1)
    assert len(t.told("afflict")) == 2


# rules: A7; rulings: 17
def test_nobody_has_an_affliction_twice() -> None:
    t = table("home", "ill A:anemia A:heart A:focus A:migraine")
    for _ in range(4):
        afflict(t.s, 0, fx.ANY_ONE)
    assert t.s.afflicted[0].bit_count() <= 5
    assert not t.s.afflicted[0] >> c.ANXIETY & 1
    afflict(t.s, 0, c.AFFLICTIONS.index("heart"))
    assert t.s.afflictions[c.HEART] == 1


# rules: A8, R3
def test_an_affliction_counts_from_the_next_phase() -> None:
    t = table("home")
    afflict(t.s, 0, c.AFFLICTIONS.index("intoxication"))
    wound(t.s, 0, 1)
    assert t.wounds == "A1"
    t.phase("morale")
    wound(t.s, 0, 1)
    assert t.wounds == "A3"


# rules: A9
def test_anaemia_eats_two_rations_and_hurts_for_each_one_missing() -> None:
    t = table("home", "ill A:anemia; reserve food 0; farm 4").answer(hungry=0)
    t.phase("production")
    assert t.wounds == "A1"


# rules: A10; rulings: 17
def test_anxiety_lowers_morale_and_goes_back() -> None:
    t = table("home")
    afflict(t.s, 0, c.ANXIETY)
    assert (t.s.morale, t.s.afflicted[0], t.s.afflictions[c.ANXIETY]) == (-1, 0, 4)


# rules: A11
def test_heart_trouble_leaves_one_pawn_for_work() -> None:
    t = table("home", "ill A:heart; upgrade auto-scanner")
    t.plan("A1: rest", "A2: rest")
    assert heart_trouble(t.s)
    t.plan("A2: treat")
    assert not heart_trouble(t.s)
    t.go()
    assert t.s.afflicted[0] == 0


# rules: A11; rulings: 21, 37
def test_a_pawn_held_back_by_the_heart_does_not_rest() -> None:
    t = table("home", "ill A:heart").plan("A1: rest").go()
    assert t.s.tokens[0] == 1


# rules: A12
def test_without_concentration_work_becomes_an_adventure() -> None:
    t = table("home", "ill A:focus").plan("A1 B1: adjust").go()
    assert [a for a, _ in t.told("adventure")] == [1], "the performer has it, also if only the helper is ill"
    t = table("home", "ill A:focus").plan("A1: maintain").go()
    assert not t.told("adventure")


# rules: A13
def test_with_a_migraine_no_skill_can_be_used() -> None:
    t = table("home", "tokens A9; ill A:migraine")
    assert tools.usable_skills(t.s, 0) == []


# rules: A14
def test_poison_doubles_wounds() -> None:
    t = table("home", "ill B:intoxication")
    wound(t.s, 1, 1)
    assert t.wounds == "B2"


# rules: V1; rulings: 38
def test_the_reserve_holds_twelve() -> None:
    t = table("home")
    gain(t.s, 0, 40)
    assert t.s.reserve[0] == c.MAX_RESERVE == 12


# rules: V2, X17
def test_a_repair_takes_the_part_and_not_the_reserve() -> None:
    t = table("home", "red lab:connector; parts connector 1")
    before = t.s.reserve[:]
    t.plan("B1 B2: repair lab:connector with spare").go()
    assert (t.broken(), t.s.parts[0], t.s.reserve) == ("", 0, before)


# rules: D1
def test_the_two_tokens_of_a_failure_cannot_pay_for_rerolling_it() -> None:
    t = table("home").plan("B1: adjust").go("fail calm quiet")
    assert not t.asked(ask.REROLL)
    assert t.s.tokens[1] == 1 + 2, "one for the pawn at rest"


# rules: A7; rulings: 17
def test_with_an_empty_pile_there_is_no_affliction() -> None:
    t = table("home")
    t.s.afflictions = [0] * 6
    wound(t.s, 0, 2)
    assert (t.s.afflicted[0], t.told("afflict")) == (0, [])


# rules: A4, X13
def test_reading_the_path_spares_the_performer_what_the_terrain_brings() -> None:
    t = table("home", "region a1-n frost-hollow; tokens A2").answer(window=tools.USE_SKILL + 2)
    t.plan("B1 B2 A1: gather a1-n").go()
    assert t.wounds == ""
    assert t.s.samples == [0, 1]
