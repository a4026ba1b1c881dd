"""Stepping from outside plays the same game as sessions do."""

from __future__ import annotations

import gc
import importlib.util
import os
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bots.parlour import GAMES, Grab, Matches, frozen, matches, name, table_of
from cinqmars import games, stepper
from cinqmars.kernel import WAIT, BadInput, Game, Refused, Rng, RulesError, Session, Setup, simultaneously
from cinqmars.kernel.options import checked_setup
from cinqmars.stepper import ANSWERS_PER_MARK, Stepper
from toys.box import Box, BoxGame, OneOff, start

greenlet = pytest.importorskip("greenlet")

SCRIPT = Path(__file__).parents[1] / "scripts" / "stepper_views.py"


@cache
def side_by_side() -> Any:
    spec = importlib.util.spec_from_file_location("stepper_views", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def drifting(step: Stepper[Any], seed: int) -> Iterator[int]:
    """Random answers; polled in a race it waits more often than not."""
    rng = Rng(seed)
    while step.decision is not None:
        opts = step.decision.opts
        waits = opts[0] == WAIT and rng.below(3) > 0
        yield WAIT if waits else opts[rng.below(len(opts))]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_it_plays_the_same_game_as_a_session(game: Game[Any]) -> None:
    for seed in range(3):
        session = table_of(game, seed)
        step = Stepper(game, session.setup)
        for arg in drifting(step, seed):
            asked = step.decision
            assert asked is not None
            real = session.asked(asked.seat)
            assert asked._replace(opts=[x for x in asked.opts if x != WAIT]) == real
            assert asked.must == (WAIT not in asked.opts)
            step.step(arg)
            if arg != WAIT:
                session = session.apply(arg, seat=asked.seat)
        assert step.over
        assert session.over
        assert frozen(step.state) == frozen(session.state)
        assert step.returns() == game.returns(session.state)
        assert step.fork().log == session.log


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_fork_is_the_session_at_this_ply(game: Game[Any]) -> None:
    session = table_of(game, 1)
    step = Stepper(game, session.setup)
    for number, arg in enumerate(drifting(step, 1)):
        asked = step.decision
        assert asked is not None
        if number % 7 == 0:
            fork = step.fork()
            assert fork.log == session.log
            assert fork.pending == session.pending
            assert frozen(fork.state) == frozen(session.state)
            checkpoints = {(m.number, m.ply, m.barrier, m.digest()) for m in session.marks}
            assert {(m.number, m.ply, m.barrier, m.digest()) for m in fork.marks} <= checkpoints
            assert fork.marks[-1].number == session.marks[-1].number
        step.step(arg)
        if arg != WAIT:
            session = session.apply(arg, seat=asked.seat)


@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_seat_sees_no_more_than_at_a_session(id: str) -> None:
    """In a secret choice the state has executed what others chose; nothing of it may show."""
    game = games.get(id)
    for seats in {min(game.seats), max(game.seats)}:
        found = side_by_side().compared(game, checked_setup(game, seats, seats, {}), most=60)
        assert found.positions > 10 and found.differ == 0


@pytest.mark.slow
@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_seat_sees_no_more_than_at_a_session_whatever_the_options(id: str) -> None:
    """`scripts/stepper_views.py` plays fifty games of each."""
    game = games.get(id)
    assert [
        setup for setup in side_by_side().tables(game, 1) if side_by_side().compared(game, setup).differ
    ] == []


def test_a_view_that_differs_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was when a learner looked at the state itself: seat 1 saw the corporation of seat 0."""
    game = games.get("terraforming-mars")
    monkeypatch.setattr(Stepper, "seen", lambda step, seat: step.state)
    assert side_by_side().compared(game, checked_setup(game, 2, 0, {}), most=8).differ > 0


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_seat_is_offered_and_told_what_it_is_at_a_session(game: Game[Any]) -> None:
    session = table_of(game, 2)
    step = Stepper(game, session.setup)
    for arg in drifting(step, 2):
        asked = step.decision
        assert asked is not None
        assert step.choices() == session.choices(session.asked(asked.seat))
        step.step(arg)
        if arg != WAIT:
            session = session.apply(arg, seat=asked.seat)
            assert step.events(asked.seat) == [e for e in session.events if e.seen_by(asked.seat)]
    assert step.returns() == session.returns()
    assert step.scores() == list(game.scores(session.state))


def test_what_others_choose_in_secret_is_in_the_state_and_not_in_the_view() -> None:
    def vote(s: Box, seat: int) -> None:
        s.d["score"][seat] = s.ask(seat, 0, [1, 2, 3])

    step = Stepper(OneOff(lambda s: simultaneously(s, vote)), Box(2, 1, {"score": [0, 0]}))
    step.step(3)
    assert step.state.d["score"] == [3, 0]
    assert step.seen(1).d["score"] == step.seen(-1).d["score"] == [0, 0]
    assert step.seen(0).d["score"] == [3, 0]


def test_what_a_seat_knows_of_a_secret_choice_is_found_without_replaying_the_game() -> None:
    runs = []

    class Long(BoxGame):
        def stretch(self, s: Box) -> None:
            runs.append(1)
            simultaneously(s, lambda s, seat: s.d["score"].__setitem__(seat, s.ask(seat, 0, [1, 2, 3])))
            s.d["turn"] += 1
            s.d["over"] = s.d["turn"] == 100

    step = Stepper(Long(), Box(2, 1, {"turn": 0, "score": [0, 0]}))
    for _ in range(60):
        assert step.decision is not None
        step.seen(step.decision.seat)
        step.step(2)
    runs.clear()
    step.step(3)
    assert step.seen(1).d["score"] == step.seen(-1).d["score"] == [2, 2]
    assert step.seen(0).d["score"] == [3, 2]
    assert len(runs) <= 3


def test_a_fork_replays_a_few_dozen_answers_however_long_the_game() -> None:
    runs = []

    class Long(BoxGame):
        def stretch(self, s: Box) -> None:
            runs.append(1)
            s.ask(0, 0, [0, 1])
            s.d["turn"] += 1
            s.d["over"] = s.d["turn"] == 1000

    step = Stepper(Long(), Box(1, 1, {"turn": 0}))
    for turns in (100, 800):
        for _ in range(turns):
            step.step(1)
        runs.clear()
        assert len(step.fork().log) == len(step.given)
        assert len(runs) <= ANSWERS_PER_MARK + 1


def test_a_fork_takes_as_long_late_in_a_game_as_early() -> None:
    class Long(BoxGame):
        def stretch(self, s: Box) -> None:
            for _ in range(8):
                s.ask(0, 0, [0, 1])
            s.d["turn"] += 1
            s.d["over"] = s.d["turn"] == 4000

    step = Stepper(Long(), Box(1, 1, {"turn": 0}))
    early, late = [fork_seconds(step, ply) for ply in (280, 2_072)]  # both 24 after a checkpoint
    assert late < 2 * early


def fork_seconds(step: Stepper[Any], ply: int) -> float:
    """The least of many: whatever else the machine does only adds to it."""
    while len(step.given) < ply:
        step.step(1)
    step.fork()
    taken = []
    for _ in range(40):
        began = time.perf_counter()
        step.fork()
        taken.append(time.perf_counter() - began)
    return min(taken)


def test_a_new_table_and_another_deal_of_it() -> None:
    game = games.get("mission-planete-rouge")
    step = Stepper.new(game, 3, 5)
    for _ in range(4):
        assert step.decision is not None
        step.step(step.decision.opts[0])
    step.reset(6)
    other = Stepper.new(game, 3, 6)
    assert (step.given, step.decision, frozen(step.state)) == ([], other.decision, frozen(other.state))
    assert step.view(0) == Session.new(game, 3, 6).view(0)
    with pytest.raises(BadInput):
        Stepper.new(game, 9)


def test_a_fork_goes_its_own_way() -> None:
    step = Stepper(Matches(), Setup(2, 2, {}, 1))
    fork = step.fork().apply(3)
    step.step(1)
    assert fork.state.d["heap"] == 4
    assert step.state.d["heap"] == 6
    assert step.fork().undo(0).state.d["heap"] == 7


def test_it_can_begin_at_a_state() -> None:
    s = matches(4)
    step = Stepper(Matches(), s)
    step.step(3)
    assert s.d["heap"] == 4  # its own copy
    assert step.over  # the last match is forced
    assert step.returns() == [0, 1]


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    step = Stepper(Matches(), Setup(2, 2, {}, 1))
    before, asked = frozen(step.state), step.decision
    for arg in (0, 4, WAIT):
        with pytest.raises(Refused) as refused:
            step.step(arg)
        assert refused.value.reason == "illegal"
    assert (frozen(step.state), step.decision) == (before, asked)
    assert not step.fork().log
    step.step(3)
    assert step.state.d["heap"] == 4


def test_only_a_finished_game_has_returns_and_takes_no_more_answers() -> None:
    step = Stepper(Matches(), matches(2))
    with pytest.raises(Refused) as refused:
        step.returns()
    assert refused.value.reason == "not-over"
    step.step(2)
    assert step.decision is None
    with pytest.raises(Refused) as refused:
        step.step(1)
    assert refused.value.reason == "over"
    assert step.returns() == [1, 0]


def test_a_game_without_a_question_is_over_at_once() -> None:
    step = Stepper(Matches(), matches(1))  # forced
    assert step.over
    assert step.returns() == [1, 0]


def test_waiting_is_not_logged() -> None:
    step = Stepper(Grab(), Setup(2, 0, {}, 1))
    assert step.decision is not None
    assert (step.decision.seat, step.decision.opts[0], step.decision.must) == (1, WAIT, False)
    step.step(WAIT)
    assert step.decision.seat == 0
    assert step.decision.must
    assert not step.fork().log


def test_options_belong_to_the_question_even_if_the_rules_reuse_their_list() -> None:
    def rules(s: Box) -> None:
        hand = [1, 2, 3]
        while len(hand) > 1:
            hand.remove(s.ask(0, 0, hand))

    game = OneOff(rules)
    step = Stepper(game, Box(1, 1, {"score": [0]}))
    for arg in (2, 3):
        step.step(arg)
    session = start(game, Box(1, 1, {"score": [0]})).apply(2).apply(3)
    assert step.fork().log == session.log  # each answer names its question


def test_a_crash_of_the_rules_reaches_the_caller() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, [1, 2])
        raise ZeroDivisionError("on purpose")

    step = Stepper(OneOff(rules), Box(1, 1, {}))
    with pytest.raises(ZeroDivisionError, match="on purpose"):
        step.step(1)
    with pytest.raises(RulesError, match="crashed"):
        step.step(1)
    assert not step.over
    assert step.fork().pending[0].opts == [1, 2]


def test_it_may_be_stepped_from_any_greenlet() -> None:
    step = Stepper(Matches(), Setup(2, 2, {}, 1))
    elsewhere = greenlet.greenlet(step.step)
    elsewhere.switch(1)
    assert elsewhere.dead  # it came to its end, not we to its
    assert step.state.d["heap"] == 6
    assert step.decision is not None
    assert step.decision.seat == 1
    step.step(2)
    assert step.state.d["heap"] == 4


class Local:
    """Something that the rules hold while they wait."""


def test_a_dropped_stepper_takes_its_greenlet_along() -> None:
    held: list[weakref.ref[Any]] = []

    def rules(s: Box) -> None:
        mine = Local()
        held.append(weakref.ref(mine))
        s.ask(0, 0, [1, 2])

    gc.disable()  # it must not take a collection of cycles
    try:
        step = Stepper(OneOff(rules), Box(1, 1, {}))
        held += [weakref.ref(step), weakref.ref(step._task)]
        assert None not in [ref() for ref in held]
        del step
        assert [ref() for ref in held] == [None] * 3
    finally:
        gc.enable()


def test_nothing_is_said_at_exit() -> None:
    code = """
from bots.parlour import Tricks
from cinqmars.kernel import Setup
from cinqmars.stepper import Stepper
steps = [Stepper(Tricks(), Setup(3, seed, {}, 1)) for seed in range(20)]
for step in steps:
    step.step(step.decision.opts[0])
"""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-X", "dev", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_without_greenlet_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper, "greenlet", None)
    with pytest.raises(ImportError, match=r"cinqmars\[stepper\]"):
        Stepper(Matches(), Setup(2, 0, {}, 1))
