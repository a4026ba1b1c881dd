"""The round, its timing, events and morale."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.data.missions import MISSIONS
from cinqmars.games.first_martians.rules.causes import BY_ECHO, KIND
from cinqmars.games.first_martians.rules.effects import change_track, run, tick
from cinqmars.games.first_martians.rules.event_phase import name_track, what_is_due
from cinqmars.games.first_martians.rules.hub import change_morale
from cinqmars.games.first_martians.rules.objectives import goals_of
from cinqmars.games.first_martians.rules.targets import JOIN
from cinqmars.games.first_martians.rules.tools import PIECE
from cinqmars.games.first_martians.state import (
    DUSK,
    EVENT_PHASE,
    MALFUNCTION,
    MORALE,
    NONE,
    PLANNING,
    PRODUCTION,
    RESOLVING,
    UPKEEP,
)
from games.first_martians.notation import anything, high, low, piece_of, table
from games.first_martians.position import event_of


# rules: R1
def test_a_round_goes_through_six_phases() -> None:
    t = table("home")
    seen = []
    while t.s.round == 1 and not t.s.outcome:
        if t.s.phase not in seen:
            seen.append(t.s.phase)
        if t.s.phase == PLANNING:
            t.ready()
        else:
            t.step()
    assert seen == [
        EVENT_PHASE,
        MORALE,
        PRODUCTION,
        PLANNING,
        RESOLVING,
        DUSK,
        MALFUNCTION,
        UPKEEP,
    ]


# rules: R2; rulings: 13
def test_the_donor_of_a_swap_is_broken_as_soon_as_the_plan_is_declared() -> None:
    t = table("home", "red med-lab:cpu").plan("B1 B2: repair med-lab:cpu with garage:cpu").ready()
    assert "garage:cpu" in t.broken()


# rules: R3, X17
def test_a_repaired_part_works_from_the_end_of_the_phase() -> None:
    t = table("home", "red lab:cpu; parts cpu 1").plan("B1 B2: repair lab:cpu with spare").ready()
    while t.s.phase == RESOLVING:
        assert "lab:cpu" in t.broken()
        t.step()
    t.step()
    assert t.broken() == ""


# rules: R4, X14
def test_what_is_gathered_is_available_in_the_next_round() -> None:
    t = table("home", "region a1-n dune-apron").plan("A1 A2 B1: gather a1-n").go()
    assert t.s.samples == [0, 1]
    t.phase("upkeep")
    assert t.s.samples == [1, 0]


ACTIONS = [(event.name, event.action) for event in EVENTS if event.action is not None]


# rules: E1; rulings: 39
def test_the_app_names_each_block_once_before_any_comes_again() -> None:
    t = table("home")
    for _ in range(3):
        name_track(t.s)
    assert t.s.tracks == [1, 1, 1]


# rules: E1, F4
def test_a_living_block_at_five_draws_a_card_and_turns_the_system_marker() -> None:
    t = table("home", "tracks 0 4 0")
    change_track(t.s, 1, 1)
    assert len(t.told("card")) == 1
    assert t.s.tracks[1] == 0
    assert t.s.box == [0, 0, 1]


# rules: E2, E5
def test_old_stories_come_before_the_event_of_the_round() -> None:
    t = table("home", "journal g08 1; round 2")
    t.load((3, anything), (10000, low))
    t.phase("events")
    told = [e.what for e in t.io.events if e.what in ("consequence", "event")]
    assert told == ["consequence", "event"]
    assert t.s.morale == -1


# rules: E3
def test_the_introduction_begins_with_its_own_event() -> None:
    t = table("home").phase("events")
    assert t.told("event") == [(event_of("m1e1"), 0, 1)]
    assert t.s.now[12] == 2, "a +1 token on the working bay"


# rules: E3; rulings: 40
def test_no_event_comes_twice() -> None:
    t = table("home")
    seen = []
    for _ in range(6):
        t.phase("events")
        t.s.round += 1
    seen = [args[0] for args in t.told("event")]
    assert len({*seen}) == 6
    assert all([EVENTS[e].mission in (-1, 0) for e in seen])


# rules: E4, X2
def test_an_event_action_is_done_once_and_its_consequence_is_off() -> None:
    t = table("home", "journal g14")
    assert not t.can("A1", "event g01")
    t.answer(choose=1)
    t.plan("A1: event g14").go()
    assert t.s.morale == 1
    assert t.s.journal == []


# rules: E4; rulings: 22
def test_an_event_action_stays_for_three_rounds() -> None:
    t = table("home", "journal g08 1; round 3")
    assert t.can("A1", "event g08")


# rules: E5
@pytest.mark.parametrize(("age", "stays"), [(1, True), (2, True), (3, False)])
def test_left_alone_an_event_leaves_after_three_rounds(age: int, stays: bool) -> None:
    t = table("home", f"journal g08 1; round {1 + age}")
    t.load((10000, high))
    what_is_due(t.s)
    assert (t.s.journal == [event_of("g08")]) == stays
    assert t.told("consequence") == []


# rules: E6; rulings: 41
def test_an_echo_needs_somebody_with_that_profile() -> None:
    t = table("home")
    t.s.events = [event_of("g03")]
    t.s.profile = [2, 4, 5, 6]
    t.s.round = 2
    t.phase("events")
    assert t.s.coming == [BY_ECHO * KIND + event_of("g03"), 2, 0]
    t = table("home")
    t.s.events = [event_of("g03")]
    t.s.profile = [3, 4, 5, 6]
    t.s.round = 2
    t.phase("events")
    assert t.s.coming == []


# rules: E6, D6; rulings: 41
def test_what_may_come_comes_within_its_span_or_not_at_all() -> None:
    t = table("home", "round 2; tokens A1")
    t.s.coming = [BY_ECHO * KIND + event_of("g03"), 1, 0]
    t.load((10000, low))
    what_is_due(t.s)
    assert (t.tokens, t.s.coming) == ("", [])
    t.s.round = 4
    t.s.coming = [BY_ECHO * KIND + event_of("g03"), 1, 0]
    t.load((10000, high))
    what_is_due(t.s)
    assert t.s.coming == []


# rules: M1
def test_morale_stays_within_its_limits() -> None:
    t = table("home", "morale 3")
    change_morale(t.s, 1)
    assert (t.s.morale, t.told("morale")) == (3, [])
    t.s.morale = -2
    change_morale(t.s, -3)
    assert t.s.morale == -2


# rules: M2
@pytest.mark.parametrize(("morale", "tokens"), [(3, "B3"), (1, "B1"), (0, "")])
def test_only_the_first_player_gains_by_morale(morale: int, tokens: str) -> None:
    assert table("home", f"morale {morale}; first B").phase("morale").tokens == tokens


# rules: M3; rulings: 18, 26
def test_missing_tokens_are_wounds_and_tokens_go_first() -> None:
    t = table("home", "morale -2; first B; tokens B1").phase("morale")
    assert (t.tokens, t.wounds) == ("", "B1")
    t = table("home", "morale -2; first B; tokens B5").phase("morale")
    assert (t.tokens, t.wounds) == ("B3", "")


# rules: M4; rulings: 42
def test_the_first_player_decides_for_the_table() -> None:
    t = table("home", "first C; output solar-1 4")
    t.phase("production")
    assert [seat for seat, _, _ in t.io.asked] == [2]


# rules: L7, X2
def test_no_event_action_eases_a_plan_that_is_declared_already() -> None:
    eased = [e.scope for _, action in ACTIONS for e in action.reward if isinstance(e, fx.Pawns)]
    assert eased == [fx.NEXT_ROUND] * 3
    t = table("beacon", "journal m2e4").plan("A1: event m2e4").go()
    assert t.needs("explore a1-n") == (2, 3)
    assert t.phase("upkeep").needs("explore a1-n") == (1, 2)


# what events ask for


# rules: E10; rulings: 61
def test_no_idle_machine_answers_an_event_for_nothing() -> None:
    idle = [
        name
        for name, action in ACTIONS
        if not (action.people or action.cost or action.pawns > 1 or action.place != c.HUB)
    ]
    assert idle == []


# rules: E4, E8
def test_event_actions_differ() -> None:
    """More pawns, goods, places, choices with a price; some events without an action, some with an objective."""
    kinds = {
        "several pawns": [a.pawns > 1 for _, a in ACTIONS],
        "goods": [bool(a.cost) for _, a in ACTIONS],
        "places": [a.place != c.HUB for _, a in ACTIONS],
        "people": [a.people for _, a in ACTIONS],
        "choices": [any([isinstance(e, fx.Choose) for e in a.reward]) for _, a in ACTIONS],
    }
    few = {kind: sum(found) for kind, found in kinds.items() if sum(found) < 3}
    assert few == {}
    assert len(EVENTS) - len(ACTIONS) == 5
    adds = [event.name for event in EVENTS for e in event.effects if isinstance(e, fx.AddGoal)]
    assert adds == ["m2e1", "m3e3", "m5e1"]


# rules: E10; rulings: 61
def test_where_people_are_wanted_no_machine_begins_or_joins() -> None:
    t = table("home", "journal g08; journal g16", crew="medic engineer")
    assert not t.can("pathfinder", "event g08")
    assert t.can("pathfinder", "event g16")
    t.plan("A1: event g08")
    assert not t.joins("pathfinder", 0)
    assert t.joins("B1", 0)


# rules: E4, L5
def test_an_action_for_two_takes_two_pawns() -> None:
    t = table("home", "journal m1e1").plan("A1: event m1e1")
    assert t.needs("event m1e1") == (2, 2)
    assert t.menu()[0] != 0, "nobody can be ready yet"
    t.plan("A2: rest").answer(plan=PIECE + piece_of("B1"), target=JOIN).move()
    assert not t.joins("B2", 0), "it needs no more"
    t.answer(part=2).go()
    assert t.s.parts[2] == 2


# rules: E4, L7, X2
def test_an_action_takes_its_goods_when_the_plan_is_declared() -> None:
    t = table("home", "journal g12; parts filter 1; wounds B2").answer(astronaut=1)
    t.plan("A1: event g12").go()
    assert (t.s.parts[1], t.s.reserve[0], t.wounds) == (0, 4, "B1")
    assert not table("home", "journal g12; parts filter 0").can("A1", "event g12")
    assert not table("home", "journal g04; reserve energy 0").can("A1", "event g04")


# rules: E11, X11, X13; rulings: 62
def test_an_action_outside_takes_the_way_with_all_that_waits_on_it() -> None:
    t = table("home", "journal g05; region a1-e shallow-crater; reserve energy 2")
    assert t.needs("event g05") == (3, 3)
    t = table("home", "journal g05; reserve energy 2").plan("A1 B1: event g05")
    assert not t.joins("scorpio", 0)
    t.go()
    assert (t.s.reserve[1], t.wounds) == (4, "")
    t = table("home", "journal g05; mark a1-e wound").plan("A1 B1: event g05").go()
    assert t.wounds == "B1", "who performs takes the wound"
    t = table("home", "journal g05; mark a1-e adventure").plan("A1 B1: event g05").go()
    assert len(t.told("adventure")) == 1


# rules: D8; rulings: 58
def test_a_choice_has_its_price_and_who_cannot_pay_has_no_choice() -> None:
    t = table("home", "journal g10; wounds B3; reserve food 1").answer(choose=0, astronaut=1)
    t.plan("A1: event g10").go()
    assert (t.wounds, t.s.reserve[2]) == ("B1", 0)
    t = table("home", "journal g10; wounds B3; reserve food 0").plan("A1: event g10").go()
    assert (t.wounds, t.asked(ask.CHOOSE)) == ("B2", False)
    t = table("home", "journal m1e4; parts connector 1; tracks 0 0 4; reserve energy 2").answer(choose=0)
    t.plan("A1: event m1e4").go()
    assert (t.s.tracks[2], t.s.parts[0]) == (1, 0)


# rules: E8; rulings: 63
def test_an_event_adds_an_objective_and_offers_nothing_else() -> None:
    t = table("beacon")
    chart = [goal.name for goal in MISSIONS[1].goals].index("beacon-chart")
    assert chart not in [i for i, _ in goals_of(t.s)]
    t.s.ground[16] = 20
    tick(t.s)
    assert t.s.goals == 0
    t.phase("events")
    assert t.told("add-goal") == [(1, chart)]
    assert (t.s.journal, t.s.goals) == ([], 1 << chart), "what is reached already is ticked at once"
    assert t.tokens == "A3 B2 C2 D2"


# rules: E8
def test_of_an_event_without_an_action_nothing_comes_later() -> None:
    t = table("home", "stress 5")
    t.s.events = [event_of("g17")]
    t.s.round = 2
    t.phase("events")
    assert (t.s.stress, t.s.journal, t.s.coming) == (3, [], [])


# rules: E9, S1
def test_an_event_takes_an_upgrade_but_not_the_scanner_of_a_small_crew() -> None:
    lost = EVENTS[event_of("g19")].consequence
    t = table("home", "upgrade alarm-system; upgrade holo-wall", crew="medic engineer")
    t.answer(discard_upgrade=c.HOLO_WALL)
    run(t.s, lost, NONE)
    assert t.told("discard-upgrade") == [(c.HOLO_WALL, ())]
    run(t.s, lost, NONE)
    run(t.s, lost, NONE)
    assert t.s.installed == 1 << c.AUTO_SCANNER
    four = table("home", "upgrade auto-scanner")
    run(four.s, lost, NONE)
    assert four.s.installed == 0


# rules: E9, D8
def test_whoever_has_no_upgrade_pays_in_energy() -> None:
    power = EVENTS[event_of("c3e3")].effects
    t = table("home", "reserve energy 3")
    run(t.s, power, NONE)
    assert (t.s.reserve[1], t.asked(ask.CHOOSE)) == (1, False)
    t = table("home", "reserve energy 3; upgrade alarm-system").answer(choose=1)
    run(t.s, power, NONE)
    assert (t.s.reserve[1], t.s.installed) == (3, 0)
