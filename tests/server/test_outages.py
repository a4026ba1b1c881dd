"""The store goes away and comes back: nothing acknowledged is lost, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cinqmars.client import MadeTable, Refusal
from cinqmars.server.store import Store, from_url
from cinqmars.server.store.line import PATIENCE
from cinqmars.server.store.watched import FRESH, Watched
from server.cluster import Cluster, cluster
from server.house import BOT, GAME, HERE, House, Line, Process, house, wait_for
from server.shelf import Shelf

SOON = 25.0  # seconds until everything goes on, on a busy machine


@pytest.fixture(scope="module")
def database() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system with little room."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(command, check=False).returncode:
        pytest.skip("only root may mount a file system")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


class Drill:
    """A table of one person and two bots and one of bots that are watched: who is stuck, and who goes on."""

    def __init__(self, h: House) -> None:
        self.h = h
        self.bots = h.client.make("mars", [BOT, BOT, BOT])
        self.watcher = h.line(self.bots.id, self.bots.watch)
        self.table = h.client.make(GAME, [HERE, BOT, BOT], pace={"bank": 3, "increment": 0})
        self.line = h.line(self.table.id, self.table.seats[0].token)

    def begin(self) -> None:
        self.bots.start()
        wait_for(lambda: self.seq(self.bots) > 4, SOON)

    def seq(self, table: MadeTable) -> int:
        seq: int = self.h.hub.tables[table.id].ledger.seq
        return seq

    def refused(self) -> int:
        """The status with which a new line of chat is refused."""
        seat = self.table.seats[0]
        try:
            seat.call("POST", "/chat", {"seat": 0, "text": "x" * 900})
        except Refusal as e:
            return e.status
        return 200

    def health(self) -> tuple[bool, float]:
        began = time.monotonic()
        connection = self.h.client.connect()
        connection.request("GET", "/healthz")
        alive = connection.getresponse().status == 200
        connection.close()
        return alive, time.monotonic() - began

    def goes_on(self) -> None:
        """Bots that were asked before the outage answer after it, and the clock of whoever does not still runs."""
        wait_for(lambda: self.health()[0], SOON)
        before = self.seq(self.bots)
        over = self.h.hub.tables[self.bots.id].ledger
        wait_for(lambda: self.seq(self.bots) > before + 2 or over.state == "over", SOON)
        assert self.refused() == 200
        self.table.start()
        ledger = self.h.hub.tables[self.table.id]
        wait_for(lambda: ledger.ledger.seats[0].why == "clock" or ledger.ledger.state == "over", SOON)

    def close(self) -> None:
        self.line.close()
        self.watcher.close()


def drill(store: Store, lose: Callable[[], None], find: Callable[[], None]) -> None:
    with house(store) as h:
        d = Drill(h)
        try:
            d.begin()
            lose()
            wait_for(lambda: d.refused() == 503, SOON)
            alive, took = d.health()
            assert not alive and took < 1.0
            wait_for(lambda: not any(h.hub.bot_seats.thinking.values()), SOON)  # each waits to be written
            stopped = d.seq(d.bots)
            assert not d.health()[0]
            find()
            assert d.seq(d.bots) <= stopped + 2, "nothing was taken for written"
            d.goes_on()
        finally:
            d.close()


def test_a_full_disk_that_has_room_again(small_disk: Path) -> None:
    filler = small_disk / "filler"
    drill(from_url(f"sqlite:///{small_disk}/tables.db"), lambda: fill(filler), filler.unlink)


def fill(filler: Path) -> None:
    with suppress(OSError), open(filler, "wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


@pytest.mark.slow
def test_a_database_that_is_stopped_and_started(database: Cluster) -> None:
    drill(from_url(database.url), database.stop, database.start)


@pytest.mark.slow
def test_a_database_that_is_silent(database: Cluster) -> None:
    drill(from_url(database.url), database.pause, database.go_on)


def test_a_database_that_only_reads(database: Cluster) -> None:
    drill(from_url(database.url), lambda: database.read_only(True), lambda: database.read_only(False))


def ends_in_time(url: str, log: Path, lose: Callable[[], None], find: Callable[[], None]) -> None:
    """SIGTERM while somebody waits for a store that is away: the process ends, and not by its last resort."""
    process = Process(url, log=log)
    try:
        process.ready()
        table = process.client.make(GAME, [HERE, BOT, BOT])
        table.start()
        line: Line = process.line(table.id, table.seats[0].token)
        line.until("position")
        lose()
        line.send({"type": "chat", "id": 1, "text": "is anybody there?"})
        began = time.monotonic()
        process.process.send_signal(signal.SIGTERM)
        assert process.process.wait(12) in (0, 1, -signal.SIGTERM)
        assert time.monotonic() - began < 10
        assert "does not answer" not in log.read_text(), "it ended of itself"
        line.close()
    finally:
        find()
        process.kill()


@pytest.mark.slow
def test_a_server_ends_in_time_though_its_database_is_silent(database: Cluster, tmp_path: Path) -> None:
    ends_in_time(database.url, tmp_path / "log", database.pause, database.go_on)


@pytest.mark.slow
def test_a_server_ends_in_time_though_its_database_is_gone(database: Cluster, tmp_path: Path) -> None:
    ends_in_time(database.url, tmp_path / "log", database.stop, database.start)


@pytest.mark.slow
def test_a_server_ends_in_time_though_its_disk_is_full(small_disk: Path, tmp_path: Path) -> None:
    filler = small_disk / "filler"
    url = f"sqlite:///{small_disk}/tables.db"
    ends_in_time(url, tmp_path / "log", lambda: fill(filler), filler.unlink)


def test_an_absent_store_is_tried_again_after_longer_and_longer_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From a quarter of a second to five, none quite alike; and from the beginning after a calm time."""

    class Away(Shelf):
        async def alive(self) -> bool:
            return False

    async def main(longest_wait_before: float) -> list[float]:
        waits: list[float] = []
        store = Watched(Away())

        async def slept(seconds: float) -> None:
            waits.append(seconds)
            if len(waits) == 8:
                raise asyncio.CancelledError

        monkeypatch.setattr("cinqmars.server.store.watched.FRESH", 0.0)
        monkeypatch.setattr("cinqmars.server.store.watched.asyncio.sleep", slept)
        store.wait = longest_wait_before
        assert not await store.alive()
        assert store.trying is not None
        await asyncio.wait({store.trying})
        return waits

    nominal = (0.25, 0.5, 1.0, 2.0, 4.0, 5.0, 5.0, 5.0)
    for before in (0.25, 5.0):
        waits = asyncio.run(main(before))
        assert all([0.7 * n <= wait <= 1.3 * n for n, wait in zip(nominal, waits, strict=True)]), waits
        assert len({wait / n for n, wait in zip(nominal, waits)}) > 4, "not all servers at once"


def test_the_first_to_ask_after_a_database_that_fell_silent_is_told_soon(database: Cluster) -> None:
    with house(from_url(database.url)) as h:
        d = Drill(h)
        try:
            assert d.health()[0]
            database.pause()
            time.sleep(FRESH)  # for so long what was found out before is still said
            alive, took = d.health()
            assert not alive and took < PATIENCE / 2, "before any statement has run out of time"
        finally:
            database.go_on()
            d.close()


def test_a_database_that_answers_and_cannot_be_written_is_not_alive(database: Cluster) -> None:
    async def until(store: Store, alive: bool) -> None:
        while await store.alive() != alive:
            await asyncio.sleep(0.05)

    async def main() -> None:
        store = from_url(database.url)
        await store.open()
        try:
            for only_reads in (True, False):
                database.read_only(only_reads)
                await asyncio.wait_for(until(store, not only_reads), SOON)
        finally:
            await store.close()

    asyncio.run(main())


def test_who_gives_up_does_not_wait_for_a_silent_database(database: Cluster) -> None:
    async def main() -> None:
        store = from_url(database.url)
        await store.open()
        database.pause()
        try:
            asking = asyncio.create_task(store.alive())
            await asyncio.sleep(0.2)
            began = time.monotonic()
            asking.cancel()
            await asyncio.wait({asking})
            assert asking.cancelled()
            assert time.monotonic() - began < 1
        finally:
            database.go_on()
        assert await store.alive(), "the next one has another connection"
        await store.close()

    asyncio.run(main())


def test_time_without_a_store_is_nobodys(database: Cluster) -> None:
    """A clock that ran while nothing could be written has that time back."""
    with house(from_url(database.url)) as h:
        table = h.make(HERE, HERE, HERE, pace={"bank": 600, "increment": 0})
        live = h.hub.tables[table.id]
        born = h.hub.peers.born
        before = [clock.since for clock in live.ledger.clocks if clock.since]
        database.stop()
        with pytest.raises(Refusal):
            table.seats[0].call("POST", "/chat", {"seat": 0, "text": "?"})
        database.start()
        wait_for(lambda: h.hub.peers.born > born, SOON)
        wait_for(lambda: [c.since for c in live.ledger.clocks if c.since] > before, SOON)
        now = time.time()
        assert all([clock.at(now) > 600 - 6 for clock in live.ledger.clocks])
