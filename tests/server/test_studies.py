"""Looking back never holds up the present: it is worked out elsewhere, once, in turns, and charged by what it costs."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import record
from cinqmars.server.ops import studies
from cinqmars.server.ops.files import imported
from cinqmars.server.positions import figure, step, told, whole_record, whole_story
from cinqmars.server.wire import encoder
from server.house import HERE, WIDE, House, house

LONG = Path(__file__).parents[1] / "games/terraforming_mars/records/three-won-by-points-with-preludes.json"


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


@pytest.fixture(scope="module")
def table(h: House) -> str:
    """A long game that is over."""
    return long_game(h)


def long_game(h: House) -> str:
    made = h.do(imported(h.hub.store, json.loads(LONG.read_text())))
    h.do(h.hub.find(made.live.ledger.table))
    made_here = h.hub.tables[made.live.ledger.table]
    made_here.ledger.listed = True
    found: str = made.live.ledger.table
    return found


def raw(h: House, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", h.port, timeout=60)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    found = response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
    connection.close()
    return found


def test_what_workers_find_is_what_the_table_has(h: House, table: str) -> None:
    game = games.get("terraforming-mars")
    session = record.load(game, json.loads(LONG.read_text()))
    steps = len(session.log)

    def expected(x: Any) -> Any:
        return json.loads(encoder.encode(x))

    path = f"/api/tables/{table}"
    lines = told(session, 1, whole_story(session), None)
    assert h.call("GET", f"{path}/history?seat=1") == {"steps": steps, "told": expected(lines)}
    assert h.call("GET", f"{path}/record") == expected(whole_record(session))
    for ply in (0, 1, 57, steps - 1, steps):
        given = session.log[ply] if ply < steps else None
        at = step(session.goto(ply), 1, given, steps)
        assert h.call("GET", f"{path}/at/{ply}?seat=1") == expected(at)
    course = h.call("GET", f"{path}/figures?seat=0&steps=3,90")["figures"]
    assert course == expected([figure(session, 0, 3), figure(session, 0, 90)])


def test_a_step_beyond_the_game_is_not_there(h: House, table: str) -> None:
    for step_ in ("999999", "9" * 15, "9" * 300, "9" * 5000):
        assert h.refused("GET", f"/api/tables/{table}/at/{step_}?seat=0")[0] == 404, step_


def test_what_was_found_is_kept_and_need_not_be_loaded_twice(h: House, table: str) -> None:
    path = f"/api/tables/{table}/history?seat=2"
    status, headers, body = raw(h, path, **{"accept-encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    began = time.perf_counter()
    again = raw(h, path, **{"accept-encoding": "gzip", "if-none-match": headers["etag"]})
    assert (again[0], again[2]) == (304, b"") and len(body) > 5000
    assert time.perf_counter() - began < 5
    other = raw(h, f"/api/tables/{table}/history?seat=0", **{"if-none-match": headers["etag"]})
    assert other[0] == 200, "another's history is another answer"


def test_an_answer_makes_a_new_history() -> None:
    with house() as h:
        table = h.make(HERE, HERE, seed="2")
        path = f"/api/tables/{table.id}/history?seat=0"
        first = h.call("GET", path, None, table.seats[0].token)["steps"]
        line = h.line(table.id, *[seat.token for seat in table.seats.values()])
        while len(line.positions) < 2:
            line.until("position")
        asked = next(s for s, p in line.positions.items() if p["question"])
        line.answer(asked, random.Random(1))
        line.close()
        now = h.call("GET", f"/api/tables/{table.id}/history?seat={asked}", None, table.seats[asked].token)
        assert now["steps"] > first


class Pulse:
    """How long the server's loop is busy at a stretch, in its own processor time: what others wait for."""

    def __init__(self, h: House) -> None:
        self.h, self.longest, self.on = h, 0.0, True
        self.task = asyncio.run_coroutine_threadsafe(self._beat(), h.loop)  # type: ignore[arg-type]

    async def _beat(self) -> None:
        last = time.thread_time()
        while self.on:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.longest, last = max(self.longest, now - last), now
            await asyncio.sleep(0.002)
            last = time.thread_time() if time.thread_time() - now < 0.001 else now

    def stop(self) -> float:
        self.on = False
        self.task.result(10)
        return self.longest


async def loops_own_time() -> float:
    return time.thread_time()


def test_forty_records_from_one_address_hold_nobody_up() -> None:
    """Nobody waits for more than 100 ms: the loop has 1 to 2 ms of work for each, and 40 if it were to replay."""
    with house(limits=replace(WIDE, work=(0.25, 15.0))) as h:
        tables = [long_game(h) for _ in range(14)]
        pulse, before = Pulse(h), h.do(loops_own_time())
        with ThreadPoolExecutor(40) as clients:
            asked = [f"/api/tables/{tables[n % 14]}/record?seat={n // 14}" for n in range(40)]
            found = list(clients.map(lambda path: raw(h, path), asked))
        longest, used = pulse.stop(), h.do(loops_own_time()) - before
        assert {status for status, _, _ in found} <= {200, 429}
        assert len([body for _, _, body in found if len(body) > 5000]) > 20
        assert longest < 0.05, f"the loop was busy for {1000 * longest:.0f} ms at a stretch"
        assert used < 0.5, f"and for {1000 * used:.0f} ms in all"


def test_looking_back_is_charged_by_what_it_costs() -> None:
    limits = replace(WIDE, work=(0.001, 0.01))
    with house(limits=limits) as h:
        table = long_game(h)
        assert raw(h, f"/api/tables/{table}/record")[0] == 200
        status, headers, _ = raw(h, f"/api/tables/{table}/history?seat=0")
        assert status == 429 and int(headers["retry-after"]) > 10
        assert raw(h, f"/api/tables/{table}")[0] == 200, "the table itself is there"


def test_strangers_past_is_told_while_somebody_asks_for_everything() -> None:
    async def main() -> list[str]:
        past = studies.Studies(2)
        game = games.get("terraforming-mars")
        session = record.load(game, json.loads(LONG.read_text()))
        order: list[str] = []

        async def ask(origin: str, n: int) -> None:
            await past.ask(f"{origin}{n}", 0, session, studies.HISTORY, 0, origin=origin)
            order.append(origin)

        flood = [asyncio.ensure_future(ask("flood", n)) for n in range(6)]
        await asyncio.sleep(0.05)
        assert past.turns.running == {"flood": 1}, "one place is for others, though nobody else is there"
        await ask("stranger", 0)
        await asyncio.gather(*flood)
        await past.stop()
        return order

    order = asyncio.run(main())
    assert order.index("stranger") <= 3
    assert threading.active_count() < 20
