"""What the server counts, for Prometheus, on an address of its own."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from cinqmars.server.app import measures
from cinqmars.server.ops.limits import Gate, Limits
from cinqmars.server.ops.metrics import BOUNDS, Histogram, Metrics, Page
from server.house import BOT, GAME, HERE, Process, free_port, house, wait_for

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,le="[^"]*")?\})? [0-9.e+-]+')


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    found = Process(f"sqlite:///{tmp_path_factory.mktemp('metrics') / 'tables.db'}", metrics=free_port())
    found.ready()
    yield found
    found.kill()


def scraped(address: str, path: str = "/metrics") -> tuple[int, str]:
    host, _, port = address.rpartition(":")
    connection = HTTPConnection(host, int(port), timeout=20)
    connection.request("GET", path)
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response.status, text


def value(text: str, sample: str) -> float:
    found = re.search(rf"^{re.escape(sample)} (\S+)$", text, re.MULTILINE)
    assert found, sample
    return float(found[1])


def test_what_happens_is_counted(process: Process) -> None:
    refused = 'cinqmars_refusals_total{reason="nothing-to-undo"}'
    before = scraped(process.metrics[0])[1]
    table = process.client.make(GAME, [HERE, HERE, BOT], seed="2")  # all are asked at once, the bot too
    table.start()
    line = process.line(table.id, table.seats[0].token)
    line.until("position")
    line.ask("undo", seat=0)
    wait_for(lambda: value(scraped(process.metrics[0])[1], "cinqmars_loop_lag_seconds_count") > 0)
    wait_for(lambda: 'cinqmars_answers_total{by="bot"}' in scraped(process.metrics[0])[1], 60)
    status, text = scraped(process.metrics[0])
    line.close()
    assert status == 200
    assert value(text, refused) == (value(before, refused) if refused in before else 0) + 1
    assert value(text, "cinqmars_sockets") >= 1 and value(text, "cinqmars_tables") >= 1
    assert value(text, "cinqmars_processes") == 1 and value(text, "cinqmars_store_up") == 1
    assert value(text, 'cinqmars_store_seconds_count{what="append"}') >= 3
    assert value(text, "cinqmars_bot_wait_seconds_count") >= 1
    assert 2**24 < value(text, "process_resident_memory_bytes") < 2**31
    assert value(text, "process_cpu_seconds_total") > 0


def test_every_line_is_a_sample_or_tells_its_type(process: Process) -> None:
    lines = scraped(process.metrics[0])[1].splitlines()
    samples = [line for line in lines if not line.startswith("# TYPE ")]
    assert len(samples) > 60 and all([SAMPLE.fullmatch(line) for line in samples])
    types = [line.split()[2] for line in lines if line.startswith("# TYPE ")]
    assert len(types) == len(set(types))
    assert {re.sub("_(bucket|sum|count)$", "", re.split("[{ ]", line)[0]) for line in samples} <= set(types)


def test_figures_are_on_their_own_address_only(process: Process) -> None:
    assert "cinqmars_answers_total" not in scraped(f"127.0.0.1:{process.port}")[1]
    assert scraped(process.metrics[0], "/")[0] == 404


def test_the_lag_of_the_loop_is_seen() -> None:
    async def main() -> Histogram:
        metrics = Metrics()
        watching = asyncio.create_task(metrics.watch_loop())
        await asyncio.sleep(0.01)
        time.sleep(0.6)  # as a move that takes too long would
        while not metrics.loop_lag_seconds.sum:
            await asyncio.sleep(0.01)
        watching.cancel()
        return metrics.loop_lag_seconds

    assert asyncio.run(main()).sum > 0.25


def test_an_outage_is_counted() -> None:
    with house() as h:
        gate = Gate(Limits())
        assert value(measures(h.hub, gate), "cinqmars_store_outages_total") == 0
        h.loop and h.loop.call_soon_threadsafe(h.hub.store._lost, "gone")
        wait_for(lambda: value(measures(h.hub, gate), "cinqmars_store_outages_total") == 1)


def test_whoever_sends_nothing_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cinqmars.server.ops.metrics.PATIENCE", 0.1)

    async def main() -> bytes:
        page = Page(socket.create_server(("127.0.0.1", 0)), lambda: "")
        await page.open()
        reader, writer = await asyncio.open_connection(*page.listening.getsockname())
        writer.write(b"GET /met")
        found = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        await page.close()
        return found

    assert asyncio.run(main()) == b""


def test_a_histogram_counts_from_below() -> None:
    found = Histogram()
    for seconds in (0.0005, 0.003, 99.0):
        found.add(seconds)
    assert list(BOUNDS) == sorted(BOUNDS)
    lines = found.lines("x", 'what="read"')
    assert lines[0] == 'x_bucket{what="read",le="0.001"} 1'
    assert lines[len(BOUNDS)] == 'x_bucket{what="read",le="+Inf"} 3'
    assert lines[-1] == 'x_count{what="read"} 3'
