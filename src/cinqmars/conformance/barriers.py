"""Barriers: wherever an answer teaches its seat something, and before it does."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial, around, text, told
from cinqmars.kernel.asker import Fog
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.probe import Prober, Reveal
from cinqmars.kernel.question import Answer, Decision
from cinqmars.kernel.session import Session

WORLDS: Final = 3  # re-deals in which an answer is tried, besides the truth


class Outcome(NamedTuple):
    """What the seat has before it, once its answer has run to the next question or barrier."""

    view: str
    question: Decision | None
    reveals: bool  # stopped by a barrier


def outcome(session: Session[Any], answer: Answer, rng: Rng | None) -> Outcome:
    """What `answer` leads to in truth, or where all that its seat cannot know is dealt again by `rng`."""
    game, seat = session.game, answer.seat
    io = Prober()
    io.observer = seat
    if rng is not None:
        io.fogs = [Fog(game, seat, rng)]
    feed = [(answer.kind, answer.arg)]
    try:
        new = Session(game, session.setup, session.marks, session.known(seat), seat, feed, io)
    except Reveal as e:
        return Outcome(text(game.observe(e.state, seat)), None, True)
    mine = [d for d in new.pending if d.seat == seat]
    return Outcome(text(game.observe(new.state, seat)), mine[0] if mine else None, False)


def barriers(t: Trial) -> None:
    """Where an answer teaches its seat something there is a barrier."""
    for before, after in t.steps():
        answer = after.log[-1]
        truth = outcome(before, answer, None)
        if not truth.reveals:
            teaches_nothing(t, before, answer, truth, "no barrier")


def barrier_first(t: Trial) -> None:
    """The barrier comes before what it guards: a probe shows the same in every re-deal."""
    for before, after in t.steps():
        answer = after.log[-1]
        truth = outcome(before, answer, None)
        if truth.reveals:
            teaches_nothing(t, before, answer, truth, "it shows before the barrier")


def teaches_nothing(t: Trial, before: Session[Any], answer: Answer, truth: Outcome, what: str) -> None:
    for _ in range(WORLDS):
        other = outcome(before, answer, t.rng.fork())
        if other == truth:
            continue
        asked = told(t.game, before.asked(answer.seat))
        if other.reveals != truth.reveals:
            why = "whether there is a barrier depends on what the seat cannot know"
            raise Broken(f"{asked}, {answer.arg}: {why}", "barriers")
        learnt = around(truth.view, other.view) if truth.view != other.view else f"{truth.question}"
        raise Broken(f"{asked}, {answer.arg}: the answer teaches its seat something, {what}: {learnt}")
