"""Bots in worker processes: a slow or crashing one only affects its own question."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.server.ops.thinking import Thinkers, Work, think
from server.house import BOT, GAME, HERE, house, wait_for


def odd(work: Work) -> int:
    """A worker with three sorts of bots: one that dies, one that raises, one that sleeps."""
    match work.spec:
        case "dies":
            os._exit(3)
        case "raises":
            raise ValueError("a bot's own fault")
        case "sleeps":
            time.sleep(60)
    return think(work)


def table() -> Session[Any]:
    return Session.new(games.get(GAME), 3, 5)


def ask(thinkers: Thinkers, *specs: str) -> list[tuple[int, float]]:
    """Ask all at once; the answers, and how long each took."""
    session = table()
    d = session.pending[0]

    async def one(spec: str) -> tuple[int, float]:
        began = time.monotonic()
        return await thinkers.choose(session, d, spec, 7), time.monotonic() - began

    async def main() -> list[tuple[int, float]]:
        thinkers.start()
        await thinkers.choose(session, d, "random", 7)  # the first worker is warm
        try:
            return await asyncio.gather(*[one(spec) for spec in specs])
        finally:
            await thinkers.stop()
            await asyncio.gather(*thinkers.asking, return_exceptions=True)

    answers = asyncio.run(main())
    assert all([arg in d.opts for arg, _ in answers]), "somebody always answers"
    return answers


def test_a_bot_that_dies_or_raises_is_replaced_for_its_question() -> None:
    thinkers = Thinkers(1, answer=odd, longest_wait=60)
    ask(thinkers, "dies", "random", "raises", "random", "dies", "random")
    assert thinkers.failures == 3


def test_a_bot_that_is_late_is_replaced_for_its_question() -> None:
    thinkers = Thinkers(1, patience=3.0, answer=odd, longest_wait=60)
    late, quick = ask(thinkers, "sleeps", "random")
    assert late[1] >= 3.0 and quick[1] >= 3.0, "one worker, one after the other"
    assert thinkers.failures == 1


def test_a_slow_bot_does_not_hold_up_the_others() -> None:
    session = table()
    d = session.pending[0]

    async def main() -> None:
        thinkers = Thinkers(2, patience=60, answer=odd, longest_wait=60)
        thinkers.start()
        slow = asyncio.ensure_future(thinkers.choose(session, d, "sleeps", 7))
        for _ in range(3):
            assert await thinkers.choose(session, d, "random", 7) in d.opts
        assert not slow.done() and thinkers.failures == 0
        slow.cancel()
        await thinkers.stop()
        await asyncio.gather(slow, *thinkers.asking, return_exceptions=True)

    asyncio.run(main())


def test_a_question_nobody_asks_any_more_frees_its_worker() -> None:
    session = table()
    d = session.pending[0]

    async def main() -> None:
        thinkers = Thinkers(1, patience=60, answer=odd, longest_wait=60)
        thinkers.start()
        await thinkers.choose(session, d, "random", 7)
        stale = asyncio.ensure_future(thinkers.choose(session, d, "sleeps", 7))
        await asyncio.sleep(0.1)
        stale.cancel()
        assert await asyncio.wait_for(thinkers.choose(session, d, "random", 7), 30) in d.opts
        await thinkers.stop()
        await asyncio.gather(*thinkers.asking, return_exceptions=True)

    asyncio.run(main())


def test_a_table_plays_on_when_its_bot_crashes() -> None:
    with house(thinkers=Thinkers(1, answer=crash, longest_wait=60)) as h:
        table = h.make(HERE, BOT, seed="2")  # a deal in which all are asked first
        line = h.line(table.id, table.seats[0].token)
        line.until("position")
        live = h.hub.tables[table.id]
        wait_for(lambda: all([d.seat == 0 for d in live.session.pending]), 60)
        assert h.hub.thinkers.failures > 0
        line.close()


def crash(work: Work) -> int:
    os._exit(1)


def test_a_worker_plans_for_a_seat_beside_people() -> None:
    session = Session.new(games.get("first-martians"), 2, 5)
    d, mark = session.pending[0], session.marks[-1]
    state = (mark.ply, mark.state.to_json(), mark.barrier, mark.number)
    work = Work(session.game.id, tuple(session.setup), state, [], d.seat, "planner", 7)
    assert think(work) in d.opts
