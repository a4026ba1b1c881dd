"""What the server counts, as Prometheus text. For whoever runs it: the number of answers is a secret of tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
LOOK: Final = 0.25  # seconds between two looks at how late the loop is
HEAD: Final = 8 * 1024  # bytes of a request
PATIENCE: Final = 5.0  # seconds for a request


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, label: str = "") -> list[str]:
        """Its samples; a label is `what="read"`."""
        out, total, more = [], 0, f"{label}," if label else ""
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts):
            total += count
            out.append(f'{name}_bucket{{{more}le="{bound}"}} {total}')
        of = f"{{{label}}}" if label else ""
        return [*out, f"{name}_sum{of} {self.sum:.6f}", f"{name}_count{of} {total}"]


class Metrics:
    """Counters and latencies since the start of this process."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # by person or bot
        self.refusals: Counter[str] = Counter()  # by reason id
        self.answer_seconds = Histogram()  # from the request to the disk
        self.request_seconds = Histogram()
        self.loop_lag_seconds = Histogram()

    async def watch_loop(self) -> None:
        """How late the loop comes to what is due: whoever keeps it busy keeps everybody waiting."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.loop_lag_seconds.add(max(0.0, time.perf_counter() - due))

    def text(
        self,
        gauges: Mapping[str, float],
        counters: Mapping[str, float],
        store: Mapping[str, Histogram],
        bot_wait: Histogram,
    ) -> str:
        lines = _single("gauge", gauges) + _single("counter", counters)
        lines += _counted("cinqmars_answers_total", "by", self.answers)
        lines += _counted("cinqmars_refusals_total", "reason", self.refusals)
        for name, histogram in (
            ("answer_seconds", self.answer_seconds),
            ("request_seconds", self.request_seconds),
            ("loop_lag_seconds", self.loop_lag_seconds),
            ("bot_wait_seconds", bot_wait),
        ):
            lines += [f"# TYPE cinqmars_{name} histogram", *histogram.lines(f"cinqmars_{name}")]
        lines.append("# TYPE cinqmars_store_seconds histogram")
        for what, histogram in store.items():
            lines += histogram.lines("cinqmars_store_seconds", f'what="{what}"')
        return "\n".join(lines) + "\n"


def _single(kind: str, values: Mapping[str, float]) -> list[str]:
    return [line for name, value in values.items() for line in (f"# TYPE {name} {kind}", f"{name} {value}")]


def _counted(name: str, label: str, counts: Counter[str]) -> list[str]:
    return [f"# TYPE {name} counter", *[f'{name}{{{label}="{of}"}} {n}' for of, n in sorted(counts.items())]]


def of_process() -> dict[str, float]:
    """What the system tells of this process, by the names Prometheus has for it; nothing where it tells nothing."""
    found: dict[str, float] = {}
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        found["process_resident_memory_bytes"] = pages * os.sysconf("SC_PAGE_SIZE")
        found["process_open_fds"] = len(os.listdir("/proc/self/fd"))
    return found


class Page:
    """The text on an address of its own, where only whoever runs the server should reach it."""

    def __init__(self, listening: socket.socket, text: Callable[[], str]) -> None:
        self.listening, self.text = listening, text
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._answer, sock=self.listening, limit=HEAD)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._response(head.split(b" ", 2)[:2]))
                await writer.drain()
        writer.close()

    def _response(self, asked: list[bytes]) -> bytes:
        found = asked == [b"GET", b"/metrics"]
        body = (self.text() if found else "only GET /metrics\n").encode()
        head = [
            f"HTTP/1.1 {'200 OK' if found else '404 Not Found'}",
            f"content-type: text/plain; {'version=0.0.4; ' if found else ''}charset=utf-8",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        return "\r\n".join([*head, "", ""]).encode() + body
