"""Processes that serve one store: clocks rest while none does, and everybody sees who is there."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from cinqmars.client import MadeTable
from cinqmars.server.ops.peers import LOST, Peers
from cinqmars.server.store import Store, from_url
from server.house import HERE, House, Line, Process, free_port, house, wait_for
from server.shelf import Shelf

HOUR = 3600.0
LONG = 60.0  # seconds that a busy machine may take


class Wall:
    """A clock on the wall that runs, and can be put forward."""

    def __init__(self) -> None:
        self.ahead, self.real = 0.0, time.time

    def time(self) -> float:
        return self.real() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr("cinqmars.server.live.time.time", found.time)
    return found


def clocks(line: Line) -> dict[str, Any]:
    found: dict[str, Any] = line.until("clock")["seats"]
    return found


def started(h: House) -> tuple[MadeTable, dict[str, Any]]:
    """A table with a clock, one of whose seats has answered; what its clocks say then."""
    table = h.make(HERE, HERE, HERE, pace={"bank": 100, "increment": 0})
    tokens = [seat.token for seat in table.seats.values()]
    line = h.line(table.id, *tokens)
    while 0 not in line.positions:
        line.until("position")
    while (position := line.positions[0])["question"]:  # a discovery that is given back asks twice
        line.answer(0, random.Random(1))
        while line.positions[0] is position:
            line.until("position")
    line.close()
    after = h.line(table.id, *tokens)
    last = clocks(after)
    after.close()
    return table, last


def on(url: str) -> Store:
    return from_url(url)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


def test_clocks_rest_while_the_server_is_down(url: str, wall: Wall) -> None:
    with house(on(url)) as h:
        table, before = started(h)
        running = {n for n, clock in before.items() if clock["running"]}
        assert running and running != set(before)
    wall.ahead += HOUR
    with house(on(url)) as h:
        line = h.line(table.id, *[seat.token for seat in table.seats.values()])
        after = clocks(line)
        assert {n for n, clock in after.items() if clock["running"]} == running
        assert all([before[n]["left"] - 50 < after[n]["left"] <= before[n]["left"] for n in before])
        assert not any([seat.bot for seat in h.hub.tables[table.id].ledger.seats])
        line.close()
    wall.ahead += HOUR
    with house(on(url)) as h:  # and again: what was given back once is not given back twice
        line = h.line(table.id, *[seat.token for seat in table.seats.values()])
        assert all([c["left"] <= before[n]["left"] for n, c in clocks(line).items()])
        wall.ahead += HOUR
        h.do(h.hub.clockwork.time_is_up(h.hub.tables[table.id]))
        bots = {str(n) for n, seat in enumerate(h.hub.tables[table.id].ledger.seats) if seat.bot}
        assert running <= bots, "with a server they run"
        line.close()


def test_clocks_rest_from_a_kill_to_the_next_start(tmp_path: Path, lines: list[Line]) -> None:
    process, away = Process(f"sqlite:///{tmp_path / 'tables.db'}"), 3.0
    try:
        process.ready()
        table = process.client.make("mission-planete-rouge", [HERE, HERE], pace={"bank": 100, "increment": 0})
        table.start()
        tokens = [seat.token for seat in table.seats.values()]
        lines.append(line := process.line(table.id, *tokens))
        before, began = clocks(line), time.monotonic()
        process.kill()
        time.sleep(away)
        process.start()
        process.ready()
        lines.append(line := process.line(table.id, *tokens))
        after, total = clocks(line), time.monotonic() - began
        for n in [n for n, clock in before.items() if clock["running"]]:
            assert after[n]["running"]
            used = before[n]["left"] - after[n]["left"]
            assert -0.2 <= used <= total - away + 0.2, "the time without a server is given back"
        line.close()
    finally:
        process.kill()


def test_time_counts_while_any_process_lives() -> None:
    class Past(Shelf):
        async def lifetimes(self, after: float) -> list[tuple[float, float]]:
            spans = [(0.0, 100.0), (50.0, 150.0), (60.0, 70.0), (300.0, 310.0)]
            return [span for span in spans if span[1] > after]

    peers = Peers(Past(), {})
    peers.born = 400.0

    def awake(since: float, now: float) -> float:
        return asyncio.run(peers.awake(since, now))

    assert awake(20.0, 500.0) == 130.0 + 10.0 + 100.0
    assert awake(120.0, 305.0) == 30.0 + 5.0
    assert awake(160.0, 290.0) == 0.0
    assert awake(450.0, 470.0) == 20.0


def test_lifetimes_are_kept(url: str) -> None:
    async def main() -> None:
        store = on(url)
        await store.open()
        far = 5e9  # later than the processes of other tests
        await store.live("a", far, far + 5)
        await store.live("a", far, far + 10)
        await store.live("b", far + 1, far + 2)
        assert await store.lifetimes(far + 5) == [(far, far + 10)]
        assert sorted(await store.lifetimes(far)) == [(far, far + 10), (far + 1, far + 2)]
        await store.close()

    asyncio.run(main())


# presence


def present(line: Line) -> tuple[list[bool], int]:
    """Who is there, by the last card the line has heard."""
    card = line.latest("table")
    return [seat["present"] for seat in card["seats"]], card["spectators"]


def test_everybody_sees_who_is_there_from_whichever_process(postgres_url: str, lines: list[Line]) -> None:
    first, second = Process(postgres_url, free_port()), Process(postgres_url, free_port())
    try:
        first.ready()
        second.ready()
        table = first.client.make("mission-planete-rouge", [HERE, HERE, HERE], listed=True)
        table.start()
        lines.append(ana := first.line(table.id, table.seats[0].token))
        wait_for(lambda: present(ana) == ([True, False, False], 0), LONG)
        lines.append(ben := second.line(table.id, table.seats[1].token))
        wait_for(lambda: present(ana) == ([True, True, False], 0), LONG)
        wait_for(lambda: present(ben) == ([True, True, False], 0), LONG)
        lines.append(watching := second.line(table.id))
        wait_for(lambda: present(ana) == ([True, True, False], 1), LONG)
        watching.close()
        wait_for(lambda: present(ana) == ([True, True, False], 0), LONG)
        assert first.client.call("GET", f"/api/tables/{table.id}")["seats"][1]["present"]
        second.process.terminate()  # it says good-bye
        wait_for(lambda: present(ana) == ([True, False, False], 0), LONG)
    finally:
        first.kill()
        second.kill()


def test_who_looked_on_from_a_process_that_died_is_gone(postgres_url: str, lines: list[Line]) -> None:
    with house(on(postgres_url)) as h:
        table = h.make(HERE, HERE, HERE)
        lines.append(ana := h.line(table.id, table.seats[0].token))
        wait_for(lambda: present(ana) == ([True, False, False], 0), LONG)
        with house(on(postgres_url)) as other:
            lines.append(other.line(table.id, table.seats[1].token))
            wait_for(lambda: present(ana) == ([True, True, False], 0), LONG)
            name = other.hub.peers.name
            h.hub.peers.heard[name] = time.monotonic() - LOST - 1  # as if it had been silent
            h.do(h.hub.peers.pulse())
            wait_for(lambda: present(ana) == ([True, False, False], 0), LONG)
            assert other.loop is not None
            other.loop.call_soon_threadsafe(other.hub.peers.again)  # its line to the others is back
            wait_for(lambda: present(ana) == ([True, True, False], 0), LONG)
