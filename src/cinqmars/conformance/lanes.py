"""Secret choices at the same time: no order of lanes or of arrival matters, and nothing shows before its time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial, around, everything, state_text, text, told
from cinqmars.kernel.asker import Bot
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.question import Answer, Decision
from cinqmars.kernel.session import Session, choices_of


def lanes(t: Trial) -> None:
    """Lanes of simultaneous choices touch only their seat's data: they commute."""
    for before, after in t.all_steps():
        if 0 <= before.region == after.region:
            unconcerned(t, before, after)
    if t.fault is None and any([session.region >= 0 for session in t.path]):
        t.at = t.last
        for seat in range(t.n):
            lane_first(t, seat)


def unconcerned(t: Trial, before: Session[Any], after: Session[Any]) -> None:
    """A secret answer leaves the questions of the others alone."""
    who = after.log[-1].seat
    others = [d for d in before.pending if d.seat != who]
    if others != [d for d in after.pending if d.seat != who]:
        raise Broken(
            f"an answer of seat {who} changed a question of another: {others} became {after.pending}"
        )


def lane_first(t: Trial, seat: int) -> None:
    """The whole game once more, the lane of `seat` first in every region."""
    s = t.start().state
    s.io = Bot()
    s.io.log = t.last.log
    s.io.observer = seat
    while not t.game.over(s):
        t.game.stretch(s)
    expected, found = state_text(t.last.state), state_text(s)
    if expected != found:
        raise Broken(f"with the lane of seat {seat} first the game is another: {around(expected, found)}")


def arrival(t: Trial) -> None:
    """Simultaneous answers may arrive in any order."""
    for begin, end in regions(t):
        t.at = t.path[end]
        session = t.path[begin]
        for answer in in_another_order(t.at.log[begin:end], t.rng):
            session = session.submit(answer.seat, [(answer.kind, answer.arg)])
        expected, found = everything(t.at), everything(session)
        for name in ("state", "questions"):
            if expected[name] != found[name]:
                differs = around(expected[name], found[name])
                raise Broken(f"had the answers arrived in another order, the {name} were others: {differs}")


def regions(t: Trial) -> Iterator[tuple[int, int]]:
    """Where answers were simultaneous: the first ply of each region and the first after it."""
    for session, following in zip(t.path, t.path[1:], strict=False):
        if session.region >= 0 and following.region != session.region:
            yield session.region, len(following.log)


def in_another_order(answers: list[Answer], rng: Rng) -> list[Answer]:
    """The same answers shuffled, each seat's own in their order."""
    of_seat: dict[int, list[Answer]] = {}
    for answer in answers:
        of_seat.setdefault(answer.seat, []).append(answer)
    seats = [answer.seat for answer in answers]
    rng.shuffle(seats)
    return [of_seat[seat].pop(0) for seat in seats]


def unrevealed(t: Trial) -> None:
    """No view, choice or log shows an answer before it is revealed."""
    for before, after in t.steps(within_region=True):
        who = after.log[-1].seat
        for seat in t.everyone():
            if seat != who:
                unmoved(t, before, after, seat)


def unmoved(t: Trial, before: Session[Any], after: Session[Any], seat: int) -> None:
    """Nothing that `seat` can see changes by a secret answer of another."""
    if before.known(seat) != after.known(seat):
        raise Broken(f"seat {seat} sees in the log that somebody answered")
    if t.view(before, seat) != t.view(after, seat):
        differs = around(t.view(before, seat), t.view(after, seat))
        raise Broken(f"seat {seat} sees a secret answer: {differs}")
    for d in after.pending:
        if d.seat == seat:
            own_question(t, before, after, d)


def own_question(t: Trial, before: Session[Any], after: Session[Any], d: Decision) -> None:
    alone = Session(t.game, t.setup, after.marks, after.known(d.seat))
    if alone.asked(d.seat) != d:
        raise Broken(f"{told(t.game, d)}: the question depends on an answer it may not know")
    if text(choices_of(t.game, before.seen(d.seat), d)) != text(choices_of(t.game, after.seen(d.seat), d)):
        raise Broken(f"{told(t.game, d)}: the choices depend on an answer it may not know")
