"""Sessions are values: a game at one ply, which nothing that comes later can change."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Answer, Refused, Session
from cinqmars.kernel.errors import NO_SUCH_PLY, NOT_ASKED, OVER
from toys.box import Box, BoxGame, one, start
from toys.expect import diverged, refused, rules_error
from toys.play import Options, every_toy, frozen, options_for, same, walk
from toys.reactions import Reactions
from toys.research import Research


def two_steps(s: Box) -> None:
    s.d["x"] = s.ask(0, 0, [0, 1, 2])
    s.d["y"] = s.ask(1, 0, [0, 1, 2])


def test_an_answer_makes_another_session() -> None:
    t = one(two_steps)
    a, b = t.apply(1), t.apply(2)
    assert (t.log, a.state.d["x"], b.state.d["x"]) == ([], 1, 2)
    assert t.pending[0].seat == 0


def test_a_refusal_leaves_the_session_as_it_was() -> None:
    t = one(two_steps).apply(1)
    before = frozen(t.state), t.log[:], t.pending[:]
    for attempt in ((9,), (1, 1)):
        with pytest.raises(Refused):
            t.apply(*attempt)
        assert (frozen(t.state), t.log, t.pending) == before


@every_toy
def test_sessions_of_a_whole_game_stay_what_they_were(game: Any, options: Options) -> None:
    path = walk(game, 3, 1, options)
    for ply, t in enumerate(path):
        again = Session(game, t.setup, path[0].marks[:1], path[-1].log[:ply])
        assert same(t, again)
        assert len(t.log) == ply


def test_a_session_does_not_take_over_the_callers_lists() -> None:
    t = one(two_steps)
    marks, log = t.marks[:1], [Answer(0, 0, 1)]
    new = Session(t.game, t.setup, marks, log)
    marks.clear()
    log.clear()
    assert len(new.marks) == len(new.log) == 1
    feed = [(0, 1)]
    t.submit(0, feed)
    assert feed == [(0, 1)]


def test_checkpoints_keep_no_log_alive() -> None:
    end = walk(Reactions(), 2, 1)[-1]
    assert len(end.marks) > 3
    assert all([m.state.io.log == [] for m in end.marks])


def test_playing_on_changes_no_checkpoint() -> None:
    path = walk(Research(), 3, 1)
    begun = path[0].marks[0]
    before = frozen(begun.state)
    assert path[-1].marks[0] is begun
    assert frozen(begun.state) == before == frozen(Research().new(path[0].setup))


# reading


def test_asked_is_the_question_put_to_a_seat() -> None:
    t = one(two_steps)
    assert t.asked(0) is t.pending[0]
    with refused(NOT_ASKED):
        t.asked(1)
    with refused(NOT_ASKED):
        t.asked(-1)


def test_asked_after_the_end() -> None:
    end = one(two_steps).apply(1).apply(1)
    assert end.over
    with refused(OVER):
        end.asked(0)


def test_a_refusal_says_which_seat() -> None:
    with pytest.raises(Refused) as e:
        one(two_steps).asked(1)
    assert e.value.facts == {"n": 1}


def test_a_game_that_asks_nothing_is_over_at_once() -> None:
    assert one(lambda s: None).over


def test_digests_tell_states_and_questions_apart() -> None:
    t = one(two_steps)
    assert t.digest() == one(two_steps).digest()
    assert len({t.digest(), t.apply(1).digest(), t.apply(2).digest(), t.apply(1).apply(1).digest()}) == 4

    def other_question(s: Box) -> None:
        s.ask(0, 0, [0, 1])

    assert one(other_question).digest() != t.digest()


# checkpoints


class Clock(BoxGame):
    """Ticks without a question until `rings`, then asks."""

    def stretch(self, s: Box) -> None:
        s.d["tick"] += 1
        if s.d["tick"] % s.d["rings"] == 0:
            s.d["over"] = s.ask(0, 0, [0, 1])


def test_checkpoints_are_numbered_and_know_their_ply() -> None:
    t = start(Clock(), Box(1, 1, {"tick": 0, "rings": 3})).apply(0).apply(0)
    assert [(m.number, m.ply) for m in t.marks] == [
        *[(0, 0), (1, 0), (2, 0)],
        *[(3, 1), (4, 1), (5, 1)],
        *[(6, 2), (7, 2), (8, 2)],
    ]


def test_rules_that_never_ask_and_never_end_are_stopped() -> None:
    with rules_error("checkpoints without a question"):
        start(Clock(), Box(1, 1, {"tick": 0, "rings": 10**9}))


def test_many_checkpoints_are_fine_if_somebody_is_asked_now_and_then() -> None:
    t = start(Clock(), Box(1, 1, {"tick": 0, "rings": 700})).apply(0, 0)
    assert t.state.d["tick"] == 2100


# time travel


@every_toy
@pytest.mark.parametrize("seed", range(4))
def test_goto_is_the_session_as_it_was(game: Any, options: Options, seed: int) -> None:
    seats = 2 + seed % 3
    path = walk(game, seats, seed, options_for(game, seats, seed))
    for ply in range(0, len(path), 5):
        gone = path[-1].goto(ply)
        assert same(gone, path[ply])
        assert [m.ply for m in gone.marks] == [m.ply for m in path[ply].marks]
        assert gone.barriers == path[ply].barriers


def test_goto_has_its_bounds() -> None:
    t = one(two_steps).apply(1)
    assert t.goto(0).log == []
    assert same(t.goto(1), t)
    for ply in (-1, 2, 10**20):
        with refused(NO_SUCH_PLY):
            t.goto(ply)


def test_after_goto_the_game_goes_another_way() -> None:
    end = one(two_steps).apply(1).apply(1)
    assert end.goto(0).apply(2).apply(0).state.d == {"x": 2, "y": 0, "over": 1}


# the log against the rules


def replayed(*answers: Answer) -> Session[Any]:
    t = one(two_steps)
    return Session(t.game, t.setup, t.marks, list(answers))


def test_a_log_is_replayed() -> None:
    assert replayed(Answer(0, 0, 1), Answer(1, 0, 2)).state.d == {"x": 1, "y": 2, "over": 1}


@pytest.mark.parametrize("wrong", [Answer(1, 0, 1), Answer(0, 1, 1), Answer(0, 0, 3), Answer(0, 0, -1)])
def test_an_answer_that_does_not_fit_its_question_diverges(wrong: Answer) -> None:
    with diverged(0, "the game asks seat 0"):
        replayed(wrong)


def test_answers_left_over_at_the_end_diverge() -> None:
    with diverged(2, "does not ask"):
        replayed(Answer(0, 0, 1), Answer(1, 0, 2), Answer(0, 0, 1))


@every_toy
def test_options_are_ascending_and_within_their_kind(game: Any, options: Options) -> None:
    for t in walk(game, 3, 1, options):
        for d in t.pending:
            assert d.opts == sorted(set(d.opts))
            assert 0 <= d.opts[0] <= d.opts[-1] < game.kinds[d.kind].size
