"""emit: what the last submission caused, once each, and who may know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cinqmars.kernel import ALL, Event, Session, simultaneously
from toys.box import Box, BoxGame, one, start
from toys.play import Options, every_toy, walk


def turn(s: Box) -> None:
    s.emit("begun")
    s.emit("moved", s.ask(0, 0, [0, 1, 2]))
    s.ask(0, 0, [0, 1, 2])
    s.emit("drew", 7, to=1)
    s.emit("drew", to=2)
    s.ask(0, 0, [0, 1])


def told(t: Session[Any]) -> list[tuple[int, str]]:
    return [(e.ply, e.what) for e in t.events]


def test_a_new_table_has_what_happened_before_the_first_question() -> None:
    assert told(one(turn)) == [(0, "begun")]


def test_an_answer_has_what_it_caused() -> None:
    t = one(turn).apply(1)
    assert t.events == [Event(1, ALL, "moved", (1,))]
    assert told(t.apply(2)) == [(2, "drew"), (2, "drew")]
    assert told(t.apply(2).apply(0)) == []


def test_a_submission_of_several_answers_has_the_events_of_all_with_their_plies() -> None:
    assert told(one(turn).apply(1, 2)) == [(1, "moved"), (2, "drew"), (2, "drew")]


class Rounds(BoxGame):
    """A checkpoint after each answer."""

    def stretch(self, s: Box) -> None:
        s.emit("round", s.d["round"])
        s.ask(0, 0, [0, 1])
        s.emit("done", s.d["round"])
        s.d["round"] += 1
        s.d["over"] = s.d["round"] == 3


def test_events_across_checkpoints() -> None:
    t = start(Rounds(), Box(1, 1, {"round": 0}))
    assert told(t.apply(1)) == [(1, "done"), (1, "round")]
    assert told(t.apply(1, 0)) == [(1, "done"), (1, "round"), (2, "done"), (2, "round")]


def test_a_replay_from_the_start_has_them_all() -> None:
    t = start(Rounds(), Box(1, 1, {"round": 0})).apply(1).apply(0).apply(0)
    again = Session(t.game, t.setup, t.marks[:1], t.log)
    assert [e.ply for e in again.events] == [0, 1, 1, 2, 2, 3]


# who may know


@pytest.mark.parametrize(
    ("to", "seats"),
    [(ALL, [-1, 0, 1, 2, 3]), (0, []), (1, [0]), (2, [1]), (1 << 0 | 1 << 3, [0, 3]), (ALL & ~2, [0, 2, 3])],
)
def test_who_sees_an_event(to: int, seats: list[int]) -> None:
    event = Event(0, to, "drew", ())
    assert [seat for seat in (-1, 0, 1, 2, 3) if event.seen_by(seat)] == seats


def test_a_private_event_and_its_public_side() -> None:
    drawn = one(turn).apply(1).apply(2).events
    assert [e.args for e in drawn if e.seen_by(0)] == [(7,)]
    assert [e.args for e in drawn if e.seen_by(1)] == [()]
    assert [e for e in drawn if e.seen_by(-1)] == []


# simultaneous choices


def lane(s: Box, seat: int) -> None:
    s.d["a"][seat] = s.ask(seat, 0, [0, 1, 2])
    s.emit("a", seat, s.d["a"][seat])
    s.ask(seat, 0, [0, 1, 2])
    s.emit("b", seat)


def region(s: Box) -> None:
    s.emit("start")
    simultaneously(s, lane)
    s.emit("shown", *s.d["a"])
    s.ask(0, 1, [0, 1])


@pytest.mark.parametrize("order", [[0, 0, 1, 1, 2, 2], [2, 1, 0, 2, 1, 0], [1, 2, 2, 0, 1, 0]])
def test_each_event_comes_once_whatever_the_order_of_answers(order: list[int]) -> None:
    t = one(region, 3, a=[-1] * 3)
    events = list(t.events)
    for seat in order:
        t = t.apply(1, seat=seat)
        events += t.events
    expected = ["start", "shown", *[w for w in "ab" for _ in range(3)]]
    assert sorted([e.what for e in events]) == sorted(expected)
    again = Session(t.game, t.setup, t.marks[:1], t.log).events
    assert sorted(again) == sorted(events)


def test_in_a_lane_only_its_own_seat_hears() -> None:
    t = one(region, 3, a=[-1] * 3)
    for seat in (1, 0, 2, 1, 0):
        t = t.apply(1, seat=seat)
        [event] = t.events
        assert event.args[0] == seat
        assert [q for q in (-1, 0, 1, 2) if event.seen_by(q)] == [seat]


def test_a_lane_cannot_tell_the_others_even_if_it_tries() -> None:
    def shout(s: Box, seat: int) -> None:
        s.ask(seat, 0, [0, 1])
        s.emit("to the other", to=1 << (1 - seat))

    [event] = one(lambda s: simultaneously(s, shout)).apply(1, seat=0).events
    assert event.to == 0


def test_what_follows_the_region_is_for_everybody() -> None:
    t = one(region, 2, a=[-1] * 2).apply(1, 1, seat=0).apply(2, 1, seat=1)
    assert [(e.what, e.args) for e in t.events if e.to == ALL] == [("shown", (1, 2))]


@every_toy
def test_a_game_told_answer_by_answer_is_the_game_told_as_a_whole(game: Any, options: Options) -> None:
    path = walk(game, 3, 1, options)
    whole = Session(game, path[-1].setup, path[0].marks[:1], path[-1].log).events
    assert sorted(map(repr, whole)) == sorted([repr(e) for t in path for e in t.events])


@every_toy
def test_what_came_since_a_ply_is_told_alike_by_a_session_that_remembers_it_and_one_that_does_not(
    game: Any, options: Options
) -> None:
    path = walk(game, 3, 1, options)
    for before, t in pairwise(path):
        fresh = Session(game, t.setup, t.marks[:1], t.log)
        assert t.since == len(before.log) and fresh.since == 0
        for ply in (-1, 0, len(before.log) - 1, len(before.log)):
            assert t.events_since(ply) == fresh.events_since(ply)


def test_what_happened_is_caused_by_the_answer_before_it() -> None:
    def rules(s: Box) -> None:
        s.emit("dealt")
        s.ask(1, 0, [0, 1])
        s.emit("struck")
        s.ask(0, 0, [0, 1])
        s.emit("struck back")

    t = one(rules, 2)
    caused = [(e.what, t.cause(e)) for t in (t, t.apply(1), t.apply(1, seat=1).apply(0)) for e in t.events]
    assert caused == [("dealt", -1), ("struck", 1), ("struck back", 0)]


def test_a_session_that_remembers_runs_no_rules() -> None:
    runs = []

    def rules(s: Box) -> None:
        runs.append(1)
        s.ask(0, 0, [0, 1])
        s.emit("told")
        s.ask(0, 0, [0, 1])

    t = one(rules).apply(1)
    runs.clear()
    assert [e.what for e in t.events_since(0)] == ["told"]
    assert runs == []
