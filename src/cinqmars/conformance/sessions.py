"""One game, many ways: continued twice, saved, resumed, gone back to, replayed, played by bots, looked at."""

from __future__ import annotations

import json
from typing import Any

from cinqmars.conformance.chance_bot import ChanceBot
from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial, difference, everything, state_text, text
from cinqmars.kernel import record
from cinqmars.kernel.session import Session, choices_of


def same(expected: Session[Any], found: Session[Any], how: str) -> None:
    differs = difference(everything(expected), everything(found))
    if differs:
        raise Broken(f"{how}, ply {len(expected.log)} is another: {differs}")


def clone(t: Trial) -> None:
    """Answered twice the same way, a session gives the same, and is itself unchanged."""
    for before, after in t.steps():
        kept = everything(before)
        answer = after.log[-1]
        again = t.answered(before, answer.seat, answer.kind, answer.arg)
        same(after, again, "answered twice the same way")
        if text(again.events) != text(after.events):
            raise Broken("answered twice the same way, the events are others")
        differs = difference(kept, everything(before))
        if differs:
            raise Broken(f"answering changed the session that was answered: {differs}")


def looking(t: Trial) -> None:
    """Looking at a table changes nothing."""
    for session in t.few():
        kept = everything(session)
        for seat in t.everyone():
            session.view(seat)
        for d in session.pending:
            t.game.question(session.state, d)
            t.game.priors(session.state, d.seat, d.kind, d.opts[:])
            choices_of(t.game, session.state, d)
        t.game.values(session.state)
        t.game.progress(session.state)
        t.game.conserved(session.state)
        differs = difference(kept, everything(session))
        if differs:
            raise Broken(f"looking at ply {len(session.log)} changed it: {differs}")


def save(t: Trial) -> None:
    """Saved to a file and loaded, a table is the same."""
    for session in t.few():
        same(session, record.load(t.game, through_a_file(session)), "saved and loaded")


def resume(t: Trial) -> None:
    """Resumed from its last checkpoint, a table is the same."""
    for session in t.few():
        same(session, record.resume(t.game, through_a_file(session)), "saved and resumed")


def through_a_file(session: Session[Any]) -> Any:
    return json.loads(json.dumps(record.save(session)))


def goto(t: Trial) -> None:
    """Any earlier ply can be gone back to."""
    for session in t.sessions():
        same(session, t.last.goto(len(session.log)), "gone back to")


def replay(t: Trial) -> None:
    """The whole log, replayed from the start, gives the same table and events."""
    again = Session(t.game, t.setup, [t.start()], t.last.log)
    same(t.last, again, "replayed from the start")
    heard = sorted([text(e) for session in t.path for e in session.events])
    if heard != sorted([text(e) for e in again.events]):
        raise Broken("replayed from the start, the events are others")


def bots(t: Trial) -> None:
    """What bots play without suspending replays as a session."""
    start = t.path[0]
    player = ChanceBot(t.game, t.rng.fork())
    end = start.run(player)
    again = Session(t.game, t.setup, [t.start()], player.answers())
    if again.pending or state_text(again.state) != state_text(end):
        differs = difference({"state": state_text(end)}, {"state": state_text(again.state)})
        raise Broken(f"a game of bots, replayed as a session, is another: {differs or again.pending}")
