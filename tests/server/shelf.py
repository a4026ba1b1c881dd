"""A store in a dictionary, and tables in this process without a network: for tests that compare many runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.applications import Starlette

from cinqmars.kernel import Decision, Session
from cinqmars.server.live import Live
from cinqmars.server.positions import token
from cinqmars.server.store import DELETE, Bell, Checkpoint, Head, Hear, Hint, LogEntry, Report
from cinqmars.server.wire import Push


class Shelf:
    """The contract of a store, on nothing but memory."""

    def __init__(self) -> None:
        self.entries: dict[str, list[LogEntry]] = {}
        self.cards: dict[str, tuple[int, dict[str, Any]]] = {}
        self.kept: dict[str, list[Checkpoint]] = {}
        self.keys: dict[str, set[str]] = {}
        self.last: dict[str, Checkpoint] = {}
        self.dues: dict[str, float] = {}
        self.reported: list[Report] = []
        self.hung: dict[tuple[str, str], Bell] = {}
        self.found = 0
        self.shared = False

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(
        self,
        table: str,
        entry: LogEntry,
        card: dict[str, Any],
        keys: Sequence[str] = (),
        due: float = 0.0,
    ) -> bool:
        log = self.entries.setdefault(table, [])
        if entry.seq != len(log) + 1:
            return False
        self.dues[table] = due
        log.append(
            LogEntry(entry.seq, entry.type, msgspec.json.decode(msgspec.json.encode(entry.data)), entry.at)
        )
        self.cards[table] = (entry.seq, msgspec.json.decode(msgspec.json.encode(card)))
        for key in keys:
            self.keys.setdefault(key, set()).add(table)
        return True

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return self.entries.get(table, [])[after:]

    async def mark(self, table: str, checkpoint: Checkpoint, last: bool = False) -> None:
        if last:
            self.last[table] = checkpoint
            return
        self.kept.setdefault(table, []).append(checkpoint)

    async def marks(self, table: str) -> list[Checkpoint]:
        last = [self.last[table]] if table in self.last else []
        return sorted([*self.kept.get(table, []), *last])

    async def shown(self, limit: int, game: str = "", state: str = "") -> list[Head]:
        found = [
            t
            for t, (_, card) in self.cards.items()
            if card["listed"] and card["state"] != "closed"
            if game in ("", card["game"]) and state in ("", card["state"])
        ]
        return await self.heads(limit, found)

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        named = [t for t in self.cards if tables is None or t in tables]
        newest = sorted(named, key=lambda t: -self.cards[t][1]["moved"])
        return [Head(t, *self.cards[t]) for t in newest[:limit]]

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        return sorted({t for key in keys for t in self.keys.get(key, set())})

    async def delete(self, table: str) -> bool:
        log = self.entries.get(table, [])
        if not log or log[-1].type == DELETE:
            return False
        log.append(LogEntry(len(log) + 1, DELETE, {}, 0.0))
        del self.cards[table]
        self.dues.pop(table, None)
        return True

    async def unmoved(self, before: float, limit: int) -> list[str]:
        return sorted([t for t, (_, card) in self.cards.items() if card["moved"] < before])[:limit]

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        found = sorted([(due, t) for t, due in self.dues.items() if 0 < due <= before])
        return [(t, due) for due, t in found[:limit]]

    async def next_due(self) -> float:
        return min([due for due in self.dues.values() if due], default=0.0)

    async def claim(self, table: str, due: float, until: float) -> bool:
        if self.dues.get(table) != due:
            return False
        self.dues[table] = until
        return True

    async def report(self, report: Report) -> None:
        self.reported.insert(0, report)

    async def reports(self, limit: int) -> list[Report]:
        return self.reported[:limit]

    async def drop_report(self, id: str) -> bool:
        before = len(self.reported)
        self.reported = [report for report in self.reported if report.id != id]
        return len(self.reported) < before

    async def hang(self, bell: Bell) -> None:
        self.hung[bell.person, bell.address] = bell

    async def bells(self, person: str) -> list[Bell]:
        return [bell for bell in self.hung.values() if bell.person == person]

    async def unhang(self, person: str, address: str) -> None:
        self.hung.pop((person, address), None)

    async def hold(self, table: str) -> None: ...

    def release(self, table: str) -> None: ...

    async def lease(self, table: str, process: str, seconds: float) -> float:
        return 0.0

    async def unlease(self, process: str, table: str = "") -> None: ...

    async def alive(self) -> bool:
        return True

    def listen(self, hint: Hint) -> None: ...

    async def tell(self, message: dict[str, Any]) -> None: ...

    def hear(self, hear: Hear) -> None: ...

    async def setting(self, name: str, first: str) -> str:
        return first

    async def live(self, process: str, born: float, seen: float) -> None: ...

    async def lifetimes(self, after: float) -> list[tuple[float, float]]:
        return []


class Listening:
    """A client that keeps every message as the bytes it would get."""

    def __init__(self, *seats: int, whole: bool = True) -> None:
        self.seats = seats
        self.keys: tuple[str, ...] = ()
        self.whole = whole
        self.heard: list[bytes] = []

    def send(self, message: Push) -> None:
        self.heard.append(msgspec.json.encode(message))

    def messages(self, type_: str) -> list[dict[str, Any]]:
        found = [msgspec.json.decode(raw) for raw in self.heard]
        return [m for m in found if m["type"] == type_]


async def request(
    app: Starlette,
    method: str,
    path: str,
    body: Any = None,
    tokens: Sequence[str] = (),
    client: str = "127.0.0.1",
) -> tuple[int, bytes]:
    """One HTTP request straight to the application."""
    path, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(b"authorization", f"Bearer {','.join(tokens)}".encode())] if tokens else [],
        "client": (client, 1),
    }
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": msgspec.json.encode({} if body is None else body)}

    async def send(message: Any) -> None:
        told.append(message)

    await app(scope, receive, send)
    return told[0]["status"], b"".join([m.get("body", b"") for m in told[1:]])


async def answer(live: Live, d: Decision, arg: int) -> None:
    """Answer one question; the rest of a compound, if it has one, with the first possibilities."""
    feed = [(d.kind, arg)]
    while True:
        found = live.probe(d.seat, feed, token(session_of(live), d))
        if found.question is None or not found.question.held:
            break
        possible = [c.arg for c in found.choices if c.reason is None]
        feed.append((found.question.kind, possible[0]))
    await live.answer(d.seat, feed, token(session_of(live), d), whole=True)


def session_of(live: Live) -> Session[Any]:
    assert live.session is not None
    return live.session


async def settle() -> None:
    """Let tasks that are ready run."""
    for _ in range(3):
        await asyncio.sleep(0)
