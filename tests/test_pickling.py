"""Tables, chance and bots can be pickled and copied deeply, whether interpreted or compiled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from cinqmars import Session, bots, games
from cinqmars.kernel import Rng
from cinqmars.kernel import Session as KernelSession

Twin = Callable[[Any], Any]
WAYS: dict[str, Twin] = {"pickled": lambda x: pickle.loads(pickle.dumps(x)), "copied": copy.deepcopy}
TWINS = pytest.mark.parametrize("twin", WAYS.values(), ids=WAYS)


def midway(id: str, answers: int = 40) -> Session:
    """After so many answers, or before the last one of a shorter game."""
    session = before = Session.new(id, max(games.get(id).seats), 3)
    luck = Rng(7)
    while session.pending and len(session.log) < answers:
        asked = session.pending[luck.below(len(session.pending))]
        before, session = session, session.apply(asked.opts[luck.below(len(asked.opts))], seat=asked.seat)
    return session if session.pending else before


@TWINS
@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_session_goes_on_as_it_would_have(id: str, twin: Twin) -> None:
    session = midway(id)
    other = twin(session)
    assert type(other) is Session and other.state is not session.state
    assert (other.setup, other.log, other.pending, other.events) == (
        session.setup,
        session.log,
        session.pending,
        session.events,
    )
    assert other.digest() == session.digest()
    arg, seat = session.pending[0].opts[-1], session.pending[0].seat
    assert other.apply(arg, seat=seat).digest() == session.apply(arg, seat=seat).digest()
    assert [m.digest() for m in other.marks] == [m.digest() for m in session.marks]


@TWINS
@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_state_and_its_twin_share_nothing(id: str, twin: Twin) -> None:
    state = midway(id).state
    other = twin(state)
    assert type(other) is type(state) and other.to_json() == state.to_json()
    for name in state.fields:
        mine = getattr(state, name)
        assert not isinstance(mine, list) or getattr(other, name) is not mine


@TWINS
def test_luck_goes_on_where_it_was(twin: Twin) -> None:
    luck = Rng(5)
    luck.below(6)
    other = twin(luck)
    assert [other.below(1000) for _ in range(9)] == [luck.below(1000) for _ in range(9)]


@TWINS
def test_a_mark_keeps_its_place(twin: Twin) -> None:
    mark = midway("mars").marks[-1]
    other = twin(mark)
    assert (other.ply, other.number, other.barrier) == (mark.ply, mark.number, mark.barrier)
    assert other.digest() == mark.digest()


@TWINS
@pytest.mark.parametrize("spec", ["random", "greedy:2", "ismcts:8,cut=4", "planner:crew"])
def test_a_bot_chooses_as_it_would_have(spec: str, twin: Twin) -> None:
    session = midway("mission-planete-rouge", 9)
    bot = bots.get(spec, 4)
    asked = session.pending[0]
    eyes = bots.Eyes(session, asked.seat)
    assert twin(bot).choose(eyes, asked) == bot.choose(eyes, asked)


def test_a_session_of_the_kernel_too() -> None:
    session = KernelSession.new(games.get("mars"), 3, 1)
    assert pickle.loads(pickle.dumps(session)).digest() == session.digest()
