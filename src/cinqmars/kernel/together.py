"""Simultaneous, secret choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cinqmars.kernel.errors import RulesError
from cinqmars.kernel.question import Decision, Pending
from cinqmars.kernel.state import S


def simultaneously(s: S, lane: Callable[[S, int], None], seats: Sequence[int] | None = None) -> None:
    """lane(s, seat) for each seat, answers in any order. A lane may ask its seat often, and touches only its data."""
    io = s.io
    if io.lane >= 0:
        raise RulesError("simultaneously inside simultaneously")
    start = io.pos
    luck, chance = s.rng, s.rng.s  # a search replaces `s.rng`; nobody draws from it
    waiting: list[Decision] = []
    answered = 0
    order = list(range(s.n) if seats is None else seats)
    # a search starts from the observer's own question; what is to be imagined is, before others are asked
    for seat in (io.observer, io.fogs[-1].seat if io.fogs else -1):
        if seat in order:
            order.remove(seat)
            order.insert(0, seat)
    for seat in order:
        io.lane = seat
        io.going = -1
        io.pos = start
        io.used = 0
        try:
            lane(s, seat)
        except Pending as e:
            waiting += e.decisions
        answered += io.used
    io.lane = -1
    io.going = -1
    io.pos = start + answered
    if io.listening and luck.s != chance:
        raise RulesError("chance inside simultaneously: draw before it")
    if waiting:
        raise Pending(waiting, start)
    if len(order) > 1:
        s.barrier()  # the last to answer sees the others' choices: too late to think again
