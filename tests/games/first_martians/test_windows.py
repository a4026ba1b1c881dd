"""When skills can be used: at the end of a phase, before a roll and before a reveal. Ruling 35."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import tools
from cinqmars.games.first_martians.state import LIFTED, is_shut
from games.first_martians.notation import Crew, table

WALK_AROUND = tools.USE_SKILL + 1 * c.N_SKILLS + 1  # the engineer's: a track goes down
FIELD_DRESSING = tools.USE_SKILL + 2 * c.N_SKILLS  # the medic's: a wound is healed


def windows(t: Crew, tool: int) -> int:
    """How often it could be used."""
    return sum([kind == ask.WINDOW and tool in opts for _, kind, opts in t.io.asked])


# rules: A2; rulings: 35
def test_before_the_app_names_a_track_before_the_event_and_after_it() -> None:
    t = table("home", "tokens B2; tracks 1 1 1").phase("events")
    assert windows(t, WALK_AROUND) == 3
    t = table("home", "tokens B2; tracks 2 0 0").answer(window=tools.PASS).answer(window=WALK_AROUND)
    t.phase("events")
    order = [e.what for e in t.io.events if e.what in ("track", "skill", "event")]
    assert order[:3] == ["track", "skill", "track"], "the app's, then the engineer's answer to it"
    assert order.index("skill") < order.index("event")


# rules: A2; rulings: 35
@pytest.mark.parametrize("phase", ["morale", "malfunction"])
def test_at_the_end_of_a_phase(phase: str) -> None:
    assert windows(table("home", "tokens C3; wounds A1").phase(phase), FIELD_DRESSING) == 1


# rules: A2, F4; rulings: 35
def test_before_malfunction_cards_are_drawn() -> None:
    t = table("home", "tokens C9; wounds A1; red oxygenator-1:hardware; tracks 0 0 4")
    t.answer(window=FIELD_DRESSING).phase("malfunction")
    assert [e.what for e in t.io.events if e.what in ("skill", "card")] == ["skill", "card"]


# rules: A2, P21; rulings: 35
def test_before_froggy_is_rolled_for_in_production() -> None:
    t = table("home", "tokens C3; wounds A1; red garage:hardware").answer(window=FIELD_DRESSING)
    t.phase("production")
    assert [e.what for e in t.io.events if e.what in ("skill", "rover-roll")] == ["skill", "rover-roll"]


# rules: A2; rulings: 35
@pytest.mark.parametrize(
    ("position", "plan", "then"),
    [
        ("", "B1: adjust", "roll"),
        ("red working-bay:cpu", "B1 B2: adjust", "check"),
        ("red crew-quarters:cpu", "B1: relax", "check"),
        ("", "B1 froggy: explore a1-n", "explore"),
        ("now working-bay adventure", "B1 B2: adjust", "adventure"),
        ("shut lab energy", "B1: unshut lab energy", "turn-tile"),
        ("region a1-n boulder-field", "A1 A2 B1 B2 scorpio: explore a2-n", "rover-roll"),
    ],
)
def test_before_each_roll_and_reveal_of_an_action(position: str, plan: str, then: str) -> None:
    t = table("home", f"tokens C3; wounds D1; {position}").plan(plan).ready()
    t.answer(window=FIELD_DRESSING).go()
    assert [e.what for e in t.io.events if e.what in ("skill", then)] == ["skill", then]


# rules: A2; rulings: 35
def test_what_could_not_change_the_roll_has_time_until_the_end_of_the_phase() -> None:
    t = table("home", "tokens A2").planning()
    sample = tools.USE_SKILL
    assert sample in tools.usable_skills(t.s, 0)
    assert sample not in tools.usable_skills(t.s, 0, before=True)
    assert windows(t.plan("B1: adjust").go("fail calm quiet"), sample) == 1, "when the actions are over"


# rules: A2, F5; rulings: 6, 35
def test_a_track_at_its_end_cannot_be_lowered_any_more() -> None:
    t = table("home", "tokens B2; tracks 5 0 0")
    assert WALK_AROUND not in tools.usable_skills(t.s, 1)
    t = table("home", "tokens B2; tracks 5 3 1").answer(window=WALK_AROUND, block=2).phase("morale")
    assert t.s.tracks == [5, 3, 0]
    assert [opts for _, kind, opts in t.io.asked if kind == ask.BLOCK] == [[1, 2]]


# rules: R3; rulings: 27
def test_a_part_bypassed_when_the_actions_are_over_works_in_the_malfunction_phase() -> None:
    bypass = tools.USE_SKILL + 1 * c.N_SKILLS + 3
    t = table("home", "tokens B4; red oxygenator-1:hardware").plan("A1: maintain").ready()
    t.answer(window=bypass).go()
    assert t.broken() == ""
    assert not t.phase("malfunction").told("track")


# rules: R3, X23
def test_a_lifted_tile_counts_to_the_end_of_the_phase_only() -> None:
    t = table("home", "shut lab energy; reserve energy 9")
    t.s.shut[2 * c.LAB + c.ENERGY] = LIFTED
    assert is_shut(t.s, c.LAB)
    t.phase("malfunction")
    assert not is_shut(t.s, c.LAB)


# rules: A2, X10; rulings: 35
def test_what_the_crew_has_found_is_offered_to_the_first_player_only() -> None:
    t = table("home", "poi sealed-rations; first C").phase("morale")
    assert [seat for seat, kind, _ in t.io.asked if kind == ask.WINDOW] == [2]
    t = table("home", "poi sealed-rations").plan("B1: adjust").ready()
    t.io.asked.clear()
    t.step()
    assert not t.asked(ask.WINDOW), "before the dice food changes nothing"
