"""Going back, and not getting further than one may: undo, refusals, compounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.sessions import same
from cinqmars.conformance.trial import Trial, difference, everything, told
from cinqmars.kernel.errors import ILLEGAL, NOT_ASKED, OVER, STALE, Refused
from cinqmars.kernel.question import Answer, Decision
from cinqmars.kernel.session import Session

ROUNDS: Final = 3
ACTS: Final = 12  # answers and undos in a round


def undo(t: Trial) -> None:
    """Undo leaves others' answers and barriers alone; the log alone rebuilds the session."""
    for _ in range(ROUNDS):
        session = t.path[t.rng.below(len(t.path))]
        for _ in range(ACTS):
            t.at = session
            if session.pending and t.rng.below(3):
                session = answered(t, session)
            else:
                session = undone(t, session, t.rng.below(t.n))
        same(Session(t.game, t.setup, [t.start()], session.log), session, "replayed after undoing")


def answered(t: Trial, session: Session[Any]) -> Session[Any]:
    d = t.one_asked(session)
    arg = t.any_option(d)
    new = session.submit(d.seat, [(d.kind, arg)], d.token())
    if new.log != [*session.log, d.answered(arg)]:
        raise Broken(f"{told(t.game, d)}, {arg}: the log does not grow by that answer")
    return new


def undone(t: Trial, session: Session[Any], seat: int) -> Session[Any]:
    kept = everything(session)
    try:
        new = session.undo(seat)
    except Refused:
        unchanged(session, kept, "a refused undo")
        return session
    if others(new.log, seat) != others(session.log, seat):
        raise Broken(f"seat {seat} took back an answer of another seat")
    if len(new.log) >= len(session.log):
        raise Broken(f"seat {seat} took back nothing")
    last = max([ply for lane, ply in session.barriers if lane in (-1, seat)])
    if new.region < 0 and last > len(new.log):
        raise Broken(f"seat {seat} went back past a barrier")
    return new


def others(log: list[Answer], seat: int) -> list[Answer]:
    return [answer for answer in log if answer.seat != seat]


def unchanged(session: Session[Any], kept: dict[str, str], what: str) -> None:
    differs = difference(kept, everything(session))
    if differs:
        raise Broken(f"{what} changed the session: {differs}")


# what is refused


def refusals(t: Trial) -> None:
    """Wrong arguments, kinds, seats and stale tokens are refused, and change nothing."""
    for session in t.few():
        kept = everything(session)
        for seat in range(t.n):
            if seat not in [d.seat for d in session.pending]:
                refused(session, seat, (0, 0), -1, OVER if session.over else NOT_ASKED)
        for d in session.pending:
            for feed in bad_answers(t, d):
                refused(session, d.seat, feed, -1, ILLEGAL)
            refused(session, d.seat, (d.kind, d.opts[0]), d.token() ^ 1, STALE)
        unchanged(session, kept, "a refused answer")


def bad_answers(t: Trial, d: Decision) -> Iterator[tuple[int, int]]:
    """Outside of the kind, not among the options, of another kind."""
    size = t.game.kinds[d.kind].size
    yield d.kind, -1
    yield d.kind, size
    missing = [arg for arg in range(min(size, d.opts[-1] + 2)) if arg not in d.opts]
    if missing:
        yield d.kind, missing[t.rng.below(len(missing))]
    if len(t.game.kinds) > 1:
        yield (d.kind + 1) % len(t.game.kinds), d.opts[0]


def refused(session: Session[Any], seat: int, answer: tuple[int, int], token: int, reason: str) -> None:
    try:
        session.submit(seat, [answer], token)
    except Refused as e:
        if e.reason != reason:
            raise Broken(f"seat {seat}, answer {answer}: refused as {e.reason}, not as {reason}") from e
        return
    raise Broken(f"seat {seat}, answer {answer}: taken, and should be refused as {reason}")


# compounds


def compounds(t: Trial) -> None:
    """A compound can be submitted whole: no held question follows a barrier."""
    for before, after in t.all_steps():
        for d in after.pending:
            if d.held:
                continues(t, before, after, d)
    for first, last in whole_compounds(t):
        t.at = t.path[last]
        feed = [(answer.kind, answer.arg) for answer in t.path[last].log[first:]]
        seat = t.path[last].log[first].seat
        asked = t.path[first].asked(seat)
        same(t.path[last], t.path[first].submit(seat, feed, asked.token(), whole=True), "submitted whole")


def continues(t: Trial, before: Session[Any], after: Session[Any], d: Decision) -> None:
    if after.known(d.seat)[-1].seat != d.seat:  # of an open region only its own lane counts
        raise Broken(f"{told(t.game, d)}: held, but the answer before it is another seat's")
    if any([ply > len(before.log) and lane in (-1, d.seat) for lane, ply in after.barriers]):
        raise Broken(f"{told(t.game, d)}: held after a barrier, so that nobody can submit it whole")


def whole_compounds(t: Trial) -> Iterator[tuple[int, int]]:
    """Plies before and after an answer with all that it holds, where nobody else answered between them."""
    log = t.last.log
    first = 0
    for ply, answer in enumerate(log):
        if not answer.held or answer.seat != log[first].seat:
            first = ply
        more = any([later.held for later in log[ply + 1 :] if later.seat == answer.seat][:1])
        if answer.held and answer.seat == log[first].seat and not log[first].held and not more:
            yield first, ply + 1
