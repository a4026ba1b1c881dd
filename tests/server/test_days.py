"""Games of days: clocks run out and bots answer at tables that nobody has opened."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from cinqmars.kernel import Refused
from cinqmars.server import patrol, times
from cinqmars.server.app import make_app
from cinqmars.server.hub import Hub
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.store import from_url
from server.house import BOT, HERE, WIDE, house, wait_for
from server.shelf import Shelf, session_of

DAY = 86400.0
DAYS = {"bank": 3 * DAY, "increment": 0.0}


class Quick(Thinkers):
    """Answers at once with the first possibility."""

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(self, session: Any, d: Any, *more: Any) -> int:
        first: int = d.opts[0]
        return first


def hub_over(shelf: Shelf) -> Hub:
    hub: Hub = make_app(shelf, limits=WIDE, thinkers=Quick(), pause=0.0).state.hub
    return hub


async def running(hub: Hub, *seats: dict[str, Any], **more: Any) -> Any:
    made = await hub.make({"game": "mars", "seats": [dict(s) for s in seats], "seed": "3", **more})
    await hub.start(made.live)
    return made


def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf, now = Shelf(), [time.time()]
        monkeypatch.setattr(time, "time", lambda: now[0])
        hub = hub_over(shelf)
        made = await running(hub, HERE, HERE, pace=DAYS)
        table = made.live.ledger.table
        late = next(d.seat for d in session_of(made.live).pending if d.must)
        assert shelf.dues[table] == now[0] + DAYS["bank"]
        hub._forget(made.live)
        monkeypatch.setattr(shelf, "lifetimes", always_there(now))
        assert await hub.patrol.round() == patrol.ROUND, "nothing is due yet"
        assert table not in hub.tables
        now[0] += DAYS["bank"] - 5
        assert 4.9 < await hub.patrol.round() < 5.1, "one timer: until what is due next"
        now[0] += 6
        await hub.patrol.round()
        live = hub.tables[table]
        await hub.clockwork.time_is_up(live)
        assert live.ledger.seats[late].bot and live.ledger.seats[late].why == "clock"
        await hub.close()

    asyncio.run(main())


def always_there(now: list[float]) -> Any:
    """A server has run all the time."""

    async def lifetimes(after: float) -> list[tuple[float, float]]:
        return [(0.0, now[0])]

    return lifetimes


def test_a_bot_answers_at_a_table_that_is_not_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = Shelf()
        first = hub_over(shelf)
        first.closing.set()  # its bots never begin: the process is about to end
        made = await running(first, HERE, BOT)
        live = made.live
        while not [d for d in session_of(live).pending if d.must and live.ledger.seats[d.seat].bot]:
            d = session_of(live).pending[0]
            await live.answer(d.seat, [(d.kind, d.opts[0])], d.token(), False, "file")
        table, before = live.ledger.table, live.ledger.seq
        assert shelf.dues[table] > time.time()
        second = hub_over(shelf)
        await second.patrol.round()
        assert table not in second.tables, "whoever wrote it has some time to see to it"
        shelf.dues[table] = 1.0
        await second.patrol.round()
        for _ in range(200):
            if second.tables[table].ledger.seq > before:
                break
            await asyncio.sleep(0.01)
        assert shelf.entries[table][before].data["by"] == "bot"
        await second.close()

    asyncio.run(main())


def test_what_needs_nobody_is_never_due() -> None:
    async def main() -> None:
        shelf = Shelf()
        hub = hub_over(shelf)
        people = await running(hub, HERE, HERE)
        bots = await running(hub, BOT, BOT)
        waiting = await hub.make({"game": "mars", "seats": [dict(HERE), dict(BOT)], "pace": DAYS})
        for made in (people, bots, waiting):
            assert shelf.dues[made.live.ledger.table] == 0
        timed = await running(hub, HERE, HERE, pace=DAYS)
        assert shelf.dues[timed.live.ledger.table] > 0
        await hub.close_table(timed.live)
        assert shelf.dues[timed.live.ledger.table] == 0
        await hub.close()

    asyncio.run(main())


def test_what_an_older_form_left_to_be_looked_at_is_looked_at_once() -> None:
    async def main() -> None:
        shelf = Shelf()
        made = await running(hub_over(shelf), HERE, HERE)
        shelf.dues[made.live.ledger.table] = 1.0
        hub = hub_over(shelf)
        assert await hub.patrol.round() == patrol.ROUND
        assert made.live.ledger.table in hub.tables
        assert shelf.dues[made.live.ledger.table] == 0
        await hub.close()

    asyncio.run(main())


def test_a_table_that_cannot_be_opened_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = Shelf()
        made = [await running(hub_over(shelf), HERE, HERE, pace=DAYS) for _ in range(2)]
        broken, sound = [m.live.ledger.table for m in made]
        shelf.dues[broken], shelf.dues[sound] = 1.0, 2.0
        hub = hub_over(shelf)
        find = hub.patrol.find

        async def finds(table: str) -> Any:
            if table == broken:
                raise Refused("rules-error", "no")
            return await find(table)

        monkeypatch.setattr(hub.patrol, "find", finds)
        await hub.patrol.round()
        assert sound in hub.tables and shelf.dues[broken] == 0
        await hub.close()

    asyncio.run(main())


def test_after_a_restart_the_game_goes_on_though_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real server over a real file: nobody opens the table, a clock runs out, and a bot answers for its seat."""
    monkeypatch.setattr(times, "LEASE", 0.2)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(from_url(url)) as h:
        made = h.client.make("mars", [HERE, HERE], pace={"bank": 1.0, "increment": 0.0})
        made.start()
    with house(from_url(url)) as h:
        wait_for(lambda: made.id in h.hub.tables, 20)
        live = h.hub.tables[made.id]
        wait_for(lambda: live.ledger.answers, 20)
        entries = h.do(h.hub.store.read(made.id))
        assert next(e.data["why"] for e in entries if e.type == "bot") == "clock"
        assert {e.data["by"] for e in entries if e.type == "answer"} == {"bot"}
