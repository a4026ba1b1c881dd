"""Bots think in turns: no table and no address keeps the workers from the others."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.server.ops import turns
from cinqmars.server.ops.journal import facts
from cinqmars.server.ops.limits import household
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.ops.turns import Guest, TooBusy, Turns
from server.house import BOT, GAME, HERE, House, Line, house, wait_for

FLOOD = Guest("flood", "A")
STRANGER = Guest("stranger", "Z")


def served(places: int, work: Any, longest_wait: float = 5.0) -> list[Guest]:
    """Who had a turn, in order, while `work` lets them come and go."""
    order: list[Guest] = []

    class Hall:
        def __init__(self) -> None:
            self.turns = Turns(places, longest_wait)
            self.tasks: list[asyncio.Task[None]] = []

        async def come(self, *guests: Guest) -> None:
            for guest in guests:
                self.tasks.append(asyncio.ensure_future(self._wait(guest)))
            await asyncio.sleep(0.01)

        async def _wait(self, guest: Guest) -> None:
            await self.turns.begin(guest)
            order.append(guest)

        async def go(self, guest: Guest, seconds: float = 1.0) -> None:
            self.turns.end(guest, seconds)
            await asyncio.sleep(0.01)

    async def main() -> None:
        hall = Hall()
        await work(hall)
        for task in hall.tasks:
            task.cancel()
        await asyncio.gather(*hall.tasks, return_exceptions=True)

    asyncio.run(main())
    return order


def test_one_address_never_has_the_last_place_while_there_are_others() -> None:
    async def work(hall: Any) -> None:
        await hall.come(STRANGER)
        await hall.go(STRANGER)
        await hall.come(*[FLOOD] * 5)
        assert hall.turns.running == {"flood": 1}
        await hall.come(STRANGER)

    assert served(2, work) == [STRANGER, FLOOD, STRANGER]


def test_an_address_that_is_alone_has_all_places() -> None:
    async def work(hall: Any) -> None:
        await hall.come(FLOOD, FLOOD, FLOOD)

    assert served(2, work) == [FLOOD, FLOOD]


def test_alone_one_place_is_enough_for_an_address() -> None:
    async def work(hall: Any) -> None:
        await hall.come(FLOOD, FLOOD)
        await hall.go(FLOOD)

    assert served(1, work) == [FLOOD, FLOOD]


def test_whoever_has_used_least_is_next_however_late_it_came() -> None:
    second = Guest("second", "B")

    async def work(hall: Any) -> None:
        await hall.come(FLOOD, FLOOD, second)
        await hall.go(FLOOD, 3.0)
        await hall.come(STRANGER)
        await hall.go(second, 1.0)
        await hall.go(STRANGER, 0.5)

    assert served(1, work) == [FLOOD, second, STRANGER, FLOOD]


def test_tables_of_one_address_take_turns_too() -> None:
    other = Guest("flood", "B")

    async def work(hall: Any) -> None:
        await hall.come(FLOOD, FLOOD, FLOOD, other)
        await hall.go(FLOOD)

    assert served(1, work) == [FLOOD, other]


def test_a_guest_that_goes_away_leaves_its_place_to_the_next() -> None:
    async def work(hall: Any) -> None:
        await hall.come(FLOOD, FLOOD, STRANGER)
        hall.tasks[1].cancel()
        await asyncio.sleep(0.01)
        assert len(hall.turns.waiting) == 1
        await hall.go(FLOOD)
        assert not hall.turns.waiting

    assert served(1, work) == [FLOOD, STRANGER]


def refused(work: Coroutine[Any, Any, None]) -> bool:
    async def main() -> bool:
        try:
            await work
        except TooBusy:
            return True
        return False

    return asyncio.run(main())


def test_who_waits_too_long_is_answered_by_a_weaker_bot() -> None:
    hall = Turns(1, 0.05)

    async def work() -> None:
        await hall.begin(FLOOD)
        await hall.begin(STRANGER)

    assert refused(work())
    assert not hall.waiting and hall.running == {"flood": 1}


def test_an_address_beyond_its_budget_gives_way_while_others_wait() -> None:
    hall = Turns(1, 0.2)

    async def work() -> None:
        await hall.begin(FLOOD)
        hall.end(FLOOD, turns.BUDGET + 5)
        await hall.begin(FLOOD)  # nobody else waits: it may have more
        waits = asyncio.ensure_future(hall.begin(STRANGER))
        await asyncio.sleep(0)
        began = time.monotonic()
        try:
            await hall.begin(FLOOD)
        finally:
            assert time.monotonic() - began < 0.1, "at once"
            waits.cancel()
            await asyncio.gather(waits, return_exceptions=True)

    assert refused(work())


def test_a_weaker_bot_answers_and_is_named_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("WARNING", "cinqmars.server")
    with house(thinkers=Thinkers(1, longest_wait=0.0)) as h:
        table = h.make(HERE, {"who": "bot", "bot": "greedy:2"}, seed="2")
        line = h.line(table.id, table.seats[0].token)
        line.until("position")
        live = h.hub.tables[table.id]
        wait_for(lambda: all([d.seat == 0 for d in live.session.pending]), 30)
        line.close()
    named = [record for record in caplog.records if record.getMessage() == "weaker bot"]
    assert facts(named[0])["what"] == "planner for greedy:2" and facts(named[0])["table"] == table.id


def test_bots_among_themselves_play_for_those_who_watch() -> None:
    with house() as h:
        table = h.make(BOT, BOT, BOT)
        live = h.hub.tables[table.id]
        assert not h.hub.bot_seats.thinking and live.ledger.seq == 2
        line = h.line(table.id, table.watch)
        wait_for(lambda: live.ledger.seq > 6)
        line.close()
        wait_for(lambda: not h.hub.bot_seats.thinking or live.ledger.state == "over")
        stopped = live.ledger.seq
        h.do(asyncio.sleep(0.1))
        assert live.ledger.seq == stopped


def test_an_address_is_counted_as_its_household() -> None:
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("unix") == "unix"


SECONDS = 0.4


def thinking_time(h: House, address: str, answers: int) -> float:
    """How long a bot takes to answer, in the middle, at a table that `address` made."""
    session = Session.new(games.get(GAME), 3, 5)
    guest, took = Guest(h.hub.origin(address), "ZZZZZZZZ"), []
    for n in range(answers):
        began = time.monotonic()
        h.do(h.hub.thinkers.choose(session, session.pending[0], f"ismcts:{SECONDS}s", n, guest))
        took.append(time.monotonic() - began)
    return statistics.median(took)


@pytest.mark.slow
def test_thirty_tables_of_bots_from_one_address_leave_a_strangers_bot_its_time() -> None:
    with house(thinkers=Thinkers(2)) as h:
        thinking_time(h, "192.0.2.1", 2)  # workers are warm
        usual = thinking_time(h, "192.0.2.1", 5)
        lines: list[Line] = []
        for _ in range(30):
            seats = [{"who": "bot", "bot": f"ismcts:{SECONDS}s"} for _ in range(3)]
            made = h.do(h.hub.make({"game": GAME, "seats": seats}, "198.51.100.9"))
            h.do(h.hub.start(made.live))
            lines.append(h.line(made.live.ledger.table, made.watch))
        wait_for(lambda: len(h.hub.thinkers.turns.waiting) > 20, 30)
        busy = thinking_time(h, "192.0.2.1", 8)
        for line in lines:
            line.close()
        assert busy < 2 * usual, f"{busy:.2f} s, usually {usual:.2f} s"
