"""Bots think about the question as it is now: what was asked before is thought about no more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

from cinqmars.kernel import Decision
from cinqmars.server.hub import Hub
from cinqmars.server.ledger import OVER, RUNNING, Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.ops.thinking import GUEST, Thinkers
from cinqmars.server.ops.turns import Guest
from server.shelf import Shelf

BOT, PERSON = 0, 1


class Slow(Thinkers):
    """Writes down what it is asked, and by which thought it is left; never comes to an end."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []
        self.left: list[Any] = []

    async def choose(self, session: Any, d: Decision, spec: str, seed: int, guest: Guest = GUEST) -> int:
        self.asked.append(d.ctx)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.left.append(d.ctx)
            raise
        return 0


class Room:
    """A table with a bot and a person, of which a test says what is asked."""

    def __init__(self) -> None:
        self.slow = Slow()
        self.hub = Hub(Shelf(), self.slow, 0.0)
        self.live = Live(Shelf(), Ledger("AAAAAAAA"))
        self.live.ledger.state = RUNNING
        self.live.ledger.seats = [Seat("bot", bot="greedy"), Seat("here")]

    async def ask(self, seat: int, *ctx: int) -> None:
        pending = [Decision(seat, 0, [0, 1], ctx)]
        self.live.session = SimpleNamespace(pending=pending)  # type: ignore[assignment]
        await self.look()

    async def look(self) -> None:
        self.hub.bot_seats.wake(self.live)
        for _ in range(5):  # tasks begin and end
            await asyncio.sleep(0)


def held(play: Callable[[Room], Coroutine[Any, Any, None]]) -> Slow:
    async def main() -> Slow:
        room = Room()
        await play(room)
        found = Slow()
        found.asked, found.left = room.slow.asked[:], room.slow.left[:]
        await room.hub.close()
        return found

    return asyncio.run(main())


def test_a_bot_begins_anew_when_its_question_has_changed() -> None:
    async def play(room: Room) -> None:
        await room.ask(BOT, 1)
        await room.ask(BOT, 2)

    slow = held(play)
    assert slow.asked == [(1,), (2,)]
    assert slow.left == [(1,)]


def test_a_bot_goes_on_with_a_question_that_stands() -> None:
    async def play(room: Room) -> None:
        await room.ask(BOT, 1)
        await room.ask(BOT, 1)

    slow = held(play)
    assert slow.asked == [(1,)]
    assert slow.left == []


def test_a_bot_that_is_asked_no_more_stops_thinking() -> None:
    async def play(room: Room) -> None:
        await room.ask(BOT, 1)
        await room.ask(PERSON, 1)

    slow = held(play)
    assert slow.asked == slow.left == [(1,)]


def test_a_bot_stops_when_its_seat_is_taken_back_or_the_table_is_over() -> None:
    async def taken_back(room: Room) -> None:
        await room.ask(BOT, 1)
        room.live.ledger.seats[BOT].bot = ""
        await room.look()

    async def over(room: Room) -> None:
        await room.ask(BOT, 1)
        room.live.ledger.state = OVER
        await room.look()

    for play in (taken_back, over):
        slow = held(play)
        assert slow.asked == slow.left == [(1,)]


def test_nobody_thinks_for_a_person() -> None:
    async def play(room: Room) -> None:
        await room.ask(PERSON, 1)

    assert held(play).asked == []
