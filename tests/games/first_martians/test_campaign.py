"""Out of Contact: three missions, carry-over, defeat."""

from __future__ import annotations

import json

import pytest

from cinqmars import Session as Sitting
from cinqmars.games.first_martians import game
from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.rules.campaign import MAX_RETRIES
from cinqmars.games.first_martians.rules.course import end_mission, stretch
from cinqmars.games.first_martians.rules.requirements import needed
from cinqmars.games.first_martians.rules.routes import routes
from cinqmars.games.first_martians.state import DEATH, OVER, PLANNING, TIME, UPKEEP, WON, broken_parts, has
from cinqmars.kernel import Session
from games.first_martians.notation import Crew, campaign, table, target_of
from games.first_martians.players import Planner, recorded


def ends(t: Crew, outcome: int) -> Crew:
    """The mission is over; what follows is played."""
    t.s.outcome = outcome
    t.s.phase = UPKEEP
    end_mission(t.s)
    stretch(t.s)
    return t


# rules: K1; rulings: 60
@pytest.mark.parametrize(
    ("outcomes", "won"),
    [
        ((WON, WON, WON), True),
        ((TIME, WON, WON), True),
        ((WON, TIME, WON), True),
        ((WON, WON, TIME), True),
        ((TIME, TIME, WON), False),
        ((WON, TIME, TIME), False),
    ],
)
def test_two_missions_of_three_win_the_campaign(outcomes: tuple[int, int, int], won: bool) -> None:
    t = campaign()
    t.s.retries = MAX_RETRIES
    for number, outcome in enumerate(outcomes):
        assert t.s.mission == 6 + number
        ends(t, outcome)
    assert (t.s.phase, game.returns(t.s)) == (OVER, [float(won)] * 4)


# rules: K2
def test_each_discovery_unlocks_a_skill() -> None:
    t = campaign("discoveries 2").answer(unlock=2).answer(unlock=1 + 3 * 4 + 3)
    ends(t, WON)
    assert t.s.unlocked == [0b11, 1, 1, 0b1001]


# rules: K2
def test_a_discovery_may_be_spent_at_upkeep() -> None:
    t = campaign("discoveries 1").answer(unlock=2).phase("upkeep")
    assert (t.s.unlocked[0], t.s.discoveries) == (0b11, 0)


# rules: K3; rulings: 54
def test_wounds_parts_and_upgrades_are_carried_over() -> None:
    t = campaign("wounds A5 B1; ill C:migraine; morale 3; upgrade tool-rack; parts cpu 3; tokens A4")
    t.answer(keep_part=3).answer(keep_part=3)
    ends(t, WON)
    assert t.wounds == "A2"
    assert t.s.afflicted[2] > 0
    assert (t.s.morale, t.tokens) == (1, "")
    assert has(t.s, 10)
    assert t.s.parts[3] == 2


# rules: K3; rulings: 54
def test_three_broken_parts_stay_broken() -> None:
    t = campaign("red lab:cpu lab:filter garage:cpu garage:filter probe-bay:cpu")
    for slot in (47, 45, 39):
        t.answer(keep_broken=slot)
    ends(t, WON)
    assert "lab:cpu" in t.broken()
    assert "garage:filter" not in t.broken()


# rules: K4; rulings: 55
def test_a_lost_mission_can_be_played_again_twice() -> None:
    t = campaign()
    for _ in range(MAX_RETRIES):
        t.answer(defeat=1)
        ends(t, TIME)
        assert (t.s.mission, t.s.round) == (6, 1)
    ends(t, TIME)
    assert t.s.mission == 7


# rules: K2, K4
def test_a_first_mission_played_again_begins_with_the_starting_skills() -> None:
    t = campaign("discoveries 1").answer(unlock=2).phase("upkeep")
    assert t.s.unlocked[0] == 0b11
    ends(t.answer(defeat=1), TIME)
    assert t.s.unlocked == [1] * 4
    ends(t, WON)
    t.s.discoveries = 1
    t.answer(unlock=2).phase("upkeep")
    ends(t.answer(defeat=1), DEATH)
    assert (t.s.mission, t.s.unlocked) == (7, [1] * 4), "as it was saved before the second mission"


# rules: S2
def test_machines_are_chosen_anew_for_each_mission() -> None:
    t = campaign(crew="geologist engineer").answer(machine=3, defeat=1).answer(machine=2)
    assert t.s.machines == 0b0011
    ends(t, WON)
    assert t.s.machines == 0b1100
    assert t.told("machine-back") == [(0,), (1,)]


# rules: K4; rulings: 55
def test_going_on_after_a_defeat_costs_morale_and_two_parts() -> None:
    t = campaign().answer(defeat=0)
    ends(t, TIME)
    assert t.s.mission == 7
    assert t.s.morale == -1
    assert broken_parts(t.s) >= 4


# rules: K4
def test_a_lost_last_mission_may_lose_the_campaign() -> None:
    t = campaign()
    ends(t, WON)
    ends(t.answer(defeat=0), TIME)
    ends(t.answer(defeat=0), DEATH)
    assert (t.s.phase, game.returns(t.s)) == (OVER, [0.0] * 4)


# rules: K3, K6
def test_what_goes_along_is_told() -> None:
    t = campaign("wounds A5 B3; morale 3; upgrade tool-rack; parts cpu 1")
    ends(t, WON)
    assert t.told("carried") == [((2, 1, 0, 0), 1, 1, 2, 2)]


# rules: K5
def test_a_relay_tent_begins_a_route() -> None:
    t = campaign()
    ends(t, WON)
    t.s.ground[0], t.s.ground[8] = 0, 15
    t.s.regions = [r for r in t.s.regions if r not in (0, 15)]
    assert t.needs("explore a3-n") == (4, 5)
    t.plan("A1 A2 B1 B2: relay a2-n").go()
    assert t.needs("explore a3-n") == (2, 3)
    assert t.needs("gather a2-n") == (1, 2)


# rules: K5
def test_the_horn_is_a_step_of_the_antenna() -> None:
    t = campaign("region a1-n dune-apron; region a2-n iron-plain; lies a2-n red")
    t.plan("A1 A2 B1 B2: gather a2-n red").go()
    assert (t.s.counters, t.s.on_sheet[0]) == ([1], 1)
    t.plan("A1 A2: antenna")
    assert not t.can("B1", "antenna"), "once per round"


# rules: K5
def test_an_uplink_stage_takes_any_part_once_the_code_is_half_read() -> None:
    t = campaign("parts cpu 2")
    ends(t, WON)
    ends(t, WON)
    assert not t.can("A1", "uplink")
    t.s.counters[0] = 50
    t.io.answers.append((ask.PART, 3))
    t.plan("A1 A2: uplink").go()
    assert t.s.counters[1] == 1


# rules: X11; rulings: 50
def test_ring_one_counts_as_one_space() -> None:
    t = table("home")
    target, _ = target_of(t.s, "explore a1-n".split())
    assert needed(t.s, target, routes(t.s, 0)[0].spaces) == (2, 3)


# rules: K1, K3
def test_a_campaign_put_aside_between_two_missions_goes_on_at_another_sitting() -> None:
    whole = recorded(Planner, 2, 1, mission="contact")
    first = Session.new(game, 2, 1, {"mission": "contact"})
    sitting, rest = first, list(whole.log)
    while sitting.state.mission == 6 or sitting.state.phase != PLANNING:
        sitting = sitting.apply(rest[0].arg, seat=rest[0].seat)
        rest.pop(0)
    again = Sitting.load(json.loads(json.dumps(Sitting.of(sitting).save())))
    assert again.state.to_json() == sitting.state.to_json()
    assert again.state.ends[0] == 6 and again.state.save, "what was carried over"
    for answer in rest:
        again = again.apply(answer.arg, seat=answer.seat)
    assert again.over and again.state.to_json() == whole.state.to_json()
