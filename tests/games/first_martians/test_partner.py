"""The planner at a table: beside people it plans after them, helps, undoes nothing, and is ready."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars import bots
from cinqmars.bots import Eyes, play_on
from cinqmars.games.first_martians import game
from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.bills import Standing
from cinqmars.games.first_martians.rules.plan import target_options
from cinqmars.games.first_martians.rules.planning import plan_menu
from cinqmars.games.first_martians.rules.requirements import stack_of
from cinqmars.games.first_martians.state import NONE, PLANNING, MartiansState
from cinqmars.kernel import WAIT, Decision, Session, View
from cinqmars.text import LANGUAGES, Speaker
from games.first_martians.notation import Crew, menu, piece_of, table
from games.first_martians.players import Planner, recorded


def asked(s: MartiansState, seat: int) -> Decision:
    found = plan_menu(s, seat, menu(s), tools.common_tools(s))
    assert found is not None
    return found._replace(must=s.ready.index(0) == seat)


def says(t: Crew, seat: int, style: str = "") -> int:
    found = game.advise(t.s, asked(t.s, seat), style)
    assert found is not None
    return found


def piece(name: str) -> int:
    return tools.PIECE + piece_of(name)


# when it acts


def test_it_waits_while_a_seat_before_it_has_pawns_to_place() -> None:
    t = table("home", crew="scientist geologist").planning()
    assert says(t, 1) == WAIT
    assert says(t.plan("A1: rest"), 1) == WAIT


def test_it_plans_as_soon_as_they_are_placed() -> None:
    t = table("home", crew="scientist geologist").plan("A1: rest", "A2: rest")
    assert says(t, 1) in (
        piece("B1"),
        piece("B2"),
        tools.PIECE + c.FIRST_MACHINE,
        tools.PIECE + c.FIRST_MACHINE + 1,
    )


def test_it_plans_when_they_are_ready_and_goes_on_without_asking_again() -> None:
    t = table("home", crew="scientist geologist").planning()
    t.s.ready = [1, 0]
    first = says(t, 1)
    assert tools.PIECE <= first < tools.TAKE_APART
    t.plan("B1: maintain")  # now nobody is ready any more, but it has begun
    assert says(t, 1) != WAIT


def test_with_nothing_to_add_it_is_ready_at_once() -> None:
    t = table("home", crew="scientist geologist").plan("A1: rest", "A2: rest", "B1: rest", "B2: rest")
    t.s.machines = 0
    assert says(t, 1) == tools.READY
    t.s.ready = [0, 1]
    assert says(t, 1) == WAIT


# what it does with others


def test_it_helps_where_others_are_short_of_pawns() -> None:
    t = table("home", crew="geologist scientist engineer").plan("A1 A2: explore a1-n")
    t.s.machines = 0
    t.s.on_rover = [1, 1]
    t.s.pawns[0].pop()
    t.plan("A2: rest")
    assert t.s.ready == [0, 0, 0]
    assert says(t, 1) == piece("B1")
    d = Decision(1, ask.TARGET, [targets.REST, targets.JOIN], (piece_of("B1"),), True)
    assert game.advise(t.s, d, "") == targets.JOIN


def test_it_leaves_alone_what_others_put_back() -> None:
    t = table("home", crew="scientist geologist").plan("A1: rest", "A2: rest", "B1: maintain", "B2: maintain")
    t.s.machines = 0
    t.answer(plan=piece("B1"), target=targets.QUARTERS).move()  # seat 0 leads: it was not B's own doing
    assert t.s.put_back == 1 << piece_of("B1")
    assert says(t, 1) == tools.READY
    t.plan("B1: rest")
    assert t.s.put_back == 0


def test_a_plan_of_others_that_does_not_work_is_theirs_to_mend() -> None:
    t = table("home", crew="geologist scientist").plan("A1: explore a1-n", "A2: rest", "B1: rest", "B2: rest")
    t.s.machines = 0
    t.s.on_rover = [1, 1]
    assert says(t, 1) == WAIT
    t.s.ready = [1, 0]  # now it must: a pawn of its own comes back, and goes again
    assert says(t, 1) == piece("B1")
    d = Decision(1, ask.TARGET, [targets.QUARTERS, targets.RELAX], (piece_of("B1"),), True)
    assert game.advise(t.s, d, "") == targets.QUARTERS


class Watched:
    """A planner of one seat; every piece it takes is its own to take."""

    def __init__(self, seat: int) -> None:
        self.bot = bots.get("planner", seat)
        self.moves = 0

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        arg = self.bot.choose(eyes, decision)
        if decision.kind == ask.PLAN and tools.PIECE <= arg < tools.TAKE_APART:
            self.moves += 1
            self.check(eyes._session.state, decision, arg - tools.PIECE)
        return arg

    def check(self, s: MartiansState, d: Decision, taken: int) -> None:
        stuck = d.must and tools.READY not in d.opts
        if taken < c.N_PAWNS:
            assert taken // 2 == d.seat or stuck
        elif taken < c.FIRST_ROVER and stack_of(s, taken) != NONE:
            assert s.operator[taken - c.FIRST_MACHINE] == d.seat or stuck
        elif taken >= c.FIRST_ROVER:
            assert stack_of(s, taken) == NONE


@pytest.mark.parametrize("person", ["random", "planner"])
def test_in_a_whole_game_it_takes_only_what_it_may(person: str) -> None:
    watched = {seat: Watched(seat) for seat in (1, 2)}
    end = play_on(Session.new(game, 3, 7, {"mission": "ice"}), {0: bots.get(person, 1), **watched})
    assert end.over
    assert all(w.moves >= 10 for w in watched.values())


def test_a_person_beside_three_planners_confirms_once_in_a_round() -> None:
    """Seat 1 plays by hand: it places its two pawns, sees the others' plan, and says ready."""
    others = {seat: bots.get("planner", seat) for seat in (1, 2, 3)}
    session = play_on(Session.new(game, 4, 3), others)
    while session.state.phase != PLANNING:
        session = play_on(session.apply(session.pending[0].opts[0], seat=0), others)
    for pawn in (0, 1):
        session = session.apply(tools.PIECE + pawn, seat=0).apply(targets.REST, seat=0)
        session = play_on(session, others)
    assert session.state.ready == [0, 1, 1, 1]
    assert {p // 2 for stack in session.state.pawns for p in stack if p < c.N_PAWNS} == {0, 1, 2, 3}
    session = session.apply(tools.READY, seat=0)
    assert session.state.phase != PLANNING, "the plan is carried out, up to the next question"


# the whole crew


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_for_the_whole_crew_it_does_what_the_tables_were_measured_with(seats: int) -> None:
    everyone = {seat: bots.get("planner:crew", seat) for seat in range(seats)}
    played = play_on(Session.new(game, seats, 11), everyone)
    assert played.log == recorded(Planner, seats, 11).log


def cautious(t: Crew) -> list[int]:
    """The plan that the cautious one makes of a position."""
    while (arg := says(t, 0, "cautious")) != tools.READY:
        piece = arg - tools.PIECE
        opts = target_options(t.s, piece, Standing(t.s))
        d = Decision(0, ask.TARGET, opts, (piece,), True)
        where = game.advise(t.s, d, "cautious")
        assert where is not None
        t.answer(plan=arg, target=where).move()
    return t.s.target


@pytest.mark.parametrize("mission", ["home", "ice"])
def test_the_cautious_one_takes_no_risk(mission: str) -> None:
    for seed in range(3):
        session = Session.new(game, 3, seed, {"mission": mission})
        end = play_on(session, {seat: bots.get("planner:cautious") for seat in range(3)})
        assert [event.what for event in end.events if event.what == "roll"] == []
        assert end.state.goals, "it plays for the mission all the same"


def test_it_goes_nowhere_where_danger_waits() -> None:
    calm = table(
        "home", "region a1-n dune-apron; region a1-s old-lakebed", crew="scientist geologist engineer"
    )
    assert targets.BACKUP in cautious(calm.planning())
    token = table("home", "now working-bay wound", crew="scientist geologist engineer").planning()
    assert not [t for t in cautious(token) if targets.action_of(token.s, t) == c.BUILD]
    assert says(table("home").planning(), 1, "cautious") == WAIT


# why


def plan_facts(view: View) -> dict[str, Any]:
    panel = next(panel for panel in view.panels if panel.ref == "plan")
    shown: dict[str, Any] = {fact.label.id: fact.value for fact in panel.facts}
    shown["stacks"] = [{f.label.id: f.value for f in zone.facts} for zone in panel.zones if zone.facts]
    return shown


def test_the_view_says_what_it_would_do_next_and_what_each_action_is_good_for() -> None:
    t = table("home", "red farm:connector; parts connector 1").plan(
        "A1 A2: repair farm:connector", "B1: rest"
    )
    shown = plan_facts(game.observe(t.s, 2))
    assert [stack["fact-purpose"].id for stack in shown["stacks"]] == ["advice-rest", "advice-farm"]
    for lang in LANGUAGES:
        said = Speaker(lang, game.id)(shown["fact-advice"])
        assert ("(" in said) and ("objecti" in said.lower())
