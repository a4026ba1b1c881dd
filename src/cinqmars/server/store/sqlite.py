"""The embedded store: one SQLite file in WAL mode, one writer thread, group commit."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from cinqmars.kernel import BadInput
from cinqmars.server.store import (
    Checkpoint,
    Head,
    Hear,
    Hint,
    LogEntry,
    StoreDown,
    Unopened,
    head_columns,
    schema,
)
from cinqmars.server.store.rows import NEWEST, Rows

SCHEMA: Final = """
create table if not exists entries (
    "table" text not null, seq integer not null, type text not null, data text not null, at real not null,
    primary key ("table", seq)
) without rowid;
create table if not exists heads (
    "table" text primary key, seq integer not null, card text not null, at real not null,
    shown integer not null default 0, game text not null default '', state text not null default '',
    due real not null default 0
);
create index if not exists heads_by_time on heads (at desc);
create index if not exists heads_due on heads (due) where due > 0;
create index if not exists heads_shown on heads (shown, at desc);
create index if not exists heads_shown_game on heads (shown, game, state, at desc);
create table if not exists keys (
    key text not null, "table" text not null, primary key (key, "table")
) without rowid;
create table if not exists checkpoints (
    "table" text not null, number integer not null, ply integer not null, barrier integer not null,
    seq integer not null, state text not null,
    primary key ("table", number)
) without rowid;
create table if not exists lifetimes (process text primary key, born real not null, seen real not null);
create table if not exists latest (
    "table" text primary key, number integer not null, ply integer not null, barrier integer not null,
    seq integer not null, state text not null
);
create table if not exists settings (name text primary key, value text not null);
create table if not exists reports (id text primary key, "table" text not null, at real not null, facts text not null);
create table if not exists bells (
    person text not null, address text not null, facts text not null, primary key (person, address)
) without rowid;
create table if not exists health (id integer primary key, filler blob not null);
"""
MIGRATIONS: Final = {
    1: [
        "alter table heads add column shown integer not null default 0",
        "alter table heads add column game text not null default ''",
        "alter table heads add column state text not null default ''",
        """update heads set game = json_extract(card, '$.game'), state = json_extract(card, '$.state'),
        shown = json_extract(card, '$.listed') and json_extract(card, '$.state') <> 'closed'""",
    ],
    2: [
        "alter table heads add column due real not null default 0",
        f"update heads set due = {schema.LONG_AGO} where state = 'running'",
    ],
}
INSERT: Final = (
    'insert into entries ("table", seq, type, data, at) select ?1, ?2, ?3, ?4, ?5 '
    'where not exists (select 1 from entries where "table" = ?1 and seq >= ?2)'
)
DELETE: Final = (
    'insert into entries ("table", seq, type, data, at) '
    "select \"table\", max(seq) + 1, 'delete', '{}', ?2 from entries where \"table\" = ?1 "
    "group by \"table\" having sum(type = 'delete') = 0"
)
REST: Final = (
    "delete from entries where \"table\" = ? and type <> 'delete'",
    'delete from heads where "table" = ?',
    'delete from keys where "table" = ?',
    'delete from checkpoints where "table" = ?',
    'delete from latest where "table" = ?',
)
HEAD: Final = (
    'insert into heads ("table", seq, card, at, shown, game, state, due) values (?, ?, ?, ?, ?, ?, ?, ?) '
    'on conflict ("table") do update set seq = excluded.seq, card = excluded.card, at = excluded.at, '
    "shown = excluded.shown, game = excluded.game, state = excluded.state, due = excluded.due"
)
KEY: Final = 'insert or ignore into keys (key, "table") values (?, ?)'
MARK: Final = (
    'insert or replace into checkpoints ("table", number, ply, barrier, seq, state) '
    "select ?1, ?2, ?3, ?4, ?5, ?6 where not exists "
    "(select 1 from entries where \"table\" = ?1 and seq > ?5 and type = 'delete')"
)
LAST: Final = MARK.replace("into checkpoints", "into latest")
MARKS: Final = (
    'select number, ply, barrier, seq, state from checkpoints where "table" = ?1 union all '
    'select number, ply, barrier, seq, state from latest where "table" = ?1 order by number'
)
SHOWN: Final = 'select "table", seq, card from heads where shown = 1%s order by at desc limit ?'
NAMED: Final = 'select "table", seq, card from heads where "table" in (%s) order by at desc limit ?'
HEALTH: Final = (
    "insert or replace into health (id, filler) values (1, zeroblob(32768))"  # as much as an answer
)
OPENED: Final = 'select distinct "table" from keys where key in (%s)'

ALONG: Final = 0.1  # seconds in which a checkpoint waits for a commit to go along with
BUSY: Final = 3.0  # seconds for another program that locks the file
FAREWELL: Final = 2.0  # seconds for what is being written when the store is closed

Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


def why(e: sqlite3.Error | OSError) -> str:
    return (e.strerror if isinstance(e, OSError) else "") or str(e)


def connect(path: str) -> sqlite3.Connection:
    """Every connection is durable: a commit returns when its pages are on the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


class SqliteStore(Rows):
    """Writes queue up for one thread, which commits all that wait as one transaction: one sync for many."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.along: deque[Job] = deque()  # what may wait for the next commit
        self.writer: threading.Thread | None = None
        self.readers = ThreadPoolExecutor(2, "cinqmars-read")
        self.reading = threading.local()
        self.opened: list[sqlite3.Connection] = []
        self.commits = 0
        self.found = 0
        self.shared = False

    @property
    def file(self) -> Path:
        return Path(self.path).expanduser()

    async def open(self) -> None:
        try:
            if self.path != ":memory:":
                self.path = str(self.file)
                self.file.parent.mkdir(parents=True, exist_ok=True)
                os.close(
                    os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
                )  # hashes of tokens are for no other eyes
            connection = connect(self.path)
            self._bring_up_to_date(connection)
        except (sqlite3.Error, OSError) as e:
            raise Unopened(self.path, why(e)) from e
        self.writer = threading.Thread(
            target=self._write, args=(connection,), name="cinqmars-write", daemon=True
        )
        self.writer.start()

    def _bring_up_to_date(self, connection: sqlite3.Connection) -> None:
        found = connection.execute("pragma user_version").fetchone()[0]
        if not found and connection.execute("select 1 from sqlite_master where name = 'entries'").fetchone():
            found = 1  # from before forms were numbered
        self.found = found
        try:
            for statement in schema.steps(found, MIGRATIONS):
                connection.execute(statement)
        except BadInput:
            connection.close()
            raise
        connection.executescript(SCHEMA)
        connection.execute(f"pragma user_version = {schema.VERSION}")

    async def close(self) -> None:
        if self.writer is not None:
            self._hurry()
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join, FAREWELL)
            self.writer = None
        self.readers.shutdown(wait=False, cancel_futures=True)
        for connection in self.opened:
            connection.close()
        self.opened.clear()

    # writing

    def _write(self, connection: sqlite3.Connection) -> None:
        open_ = True
        while open_:
            batch: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                batch.append(job)
                if self.jobs.empty():
                    break
                job = self.jobs.get()
            open_ = job is not None
            if batch:
                self._commit(connection, [*batch, *self._taken_along()])
        connection.close()

    def _taken_along(self) -> list[Job]:
        taken: list[Job] = []
        with suppress(IndexError):  # both the writer and the loop take from it
            while True:
                taken.append(self.along.popleft())
        return taken

    def _hurry(self) -> None:
        """What no commit took along has one of its own."""
        for job in self._taken_along():
            self.jobs.put(job)

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> None:
        batch = [job for job in batch if job[1].set_running_or_notify_cancel()]
        results: list[tuple[Future[Any], Any]] = []
        try:
            connection.execute("begin immediate")
            for work, future in batch:
                results.append((future, work(connection)))
            connection.execute("commit")
            self.commits += 1
        except Exception as e:
            with suppress(sqlite3.Error):
                connection.rollback()
            down = StoreDown(str(e)) if isinstance(e, sqlite3.Error) else e
            for _, future in batch:
                future.set_exception(down)
            return
        for future, result in results:
            future.set_result(result)

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        if self.writer is None:
            raise StoreDown("the store is closed")
        future: Future[Any] = Future()
        self.jobs.put((work, future))
        return await asyncio.wrap_future(future)

    async def _do_along(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        """What need not be on disk at once: a sync of its own would make the next entry wait."""
        if self.writer is None:
            raise StoreDown("the store is closed")
        future: Future[Any] = Future()
        self.along.append((work, future))
        asyncio.get_running_loop().call_later(ALONG, self._hurry)
        await asyncio.wrap_future(future)

    async def append(
        self,
        table: str,
        entry: LogEntry,
        card: dict[str, Any],
        keys: Sequence[str] = (),
        due: float = 0.0,
    ) -> bool:
        data, listing = dumps(entry.data), dumps(card)

        def work(connection: sqlite3.Connection) -> bool:
            if not connection.execute(INSERT, (table, entry.seq, entry.type, data, entry.at)).rowcount:
                return False
            connection.execute(HEAD, (table, entry.seq, listing, *head_columns(card), due))
            for key in keys:
                connection.execute(KEY, (key, table))
            return True

        done: bool = await self._do(work)
        return done

    async def mark(self, table: str, checkpoint: Checkpoint, last: bool = False) -> None:
        row = (table, *checkpoint[:4], dumps(checkpoint.state))
        await self._do_along(lambda connection: connection.execute(LAST if last else MARK, row))

    async def delete(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            found = connection.execute(DELETE, (table, time.time())).rowcount
            for statement in REST if found else ():
                connection.execute(statement, (table,))
            return bool(found)

        done: bool = await self._do(work)
        return done

    async def _changed(self, sql: str, *values: Any) -> bool:
        found: int = await self._do(lambda connection: connection.execute(sql, values).rowcount)
        return found > 0

    async def alive(self) -> bool:
        try:
            await self._do(lambda connection: connection.execute(HEALTH))
        except StoreDown:
            return False
        return True

    def _packed(self, facts: dict[str, Any]) -> Any:
        return dumps(facts)

    def _unpacked(self, column: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(column)
        return found

    # reading

    async def _rows(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self.path == ":memory:":  # one connection is all there is
            rows: list[tuple[Any, ...]] = await self._do(lambda c: c.execute(sql, values).fetchall())
            return rows
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._select, sql, values)

    def _select(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        try:
            connection = getattr(self.reading, "connection", None)
            if connection is None:
                connection = self.reading.connection = connect(self.path)
                self.opened.append(connection)
            return list(connection.execute(sql, values))
        except sqlite3.Error as e:
            raise StoreDown(str(e)) from e

    async def marks(self, table: str) -> list[Checkpoint]:
        rows = await self._rows(MARKS, (table,))
        return [Checkpoint(n, ply, barrier, seq, json.loads(state)) for n, ply, barrier, seq, state in rows]

    async def shown(self, limit: int, game: str = "", state: str = "") -> list[Head]:
        wanted = {name: value for name, value in (("game", game), ("state", state)) if value}
        clause = "".join([f" and {name} = ?" for name in wanted])
        rows = await self._rows(SHOWN % clause, (*wanted.values(), limit))
        return [Head(table, seq, json.loads(card)) for table, seq, card in rows]

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        if tables is None:
            rows = await self._rows(NEWEST, (limit,))
        else:
            rows = await self._rows(NAMED % slots(tables), (*tables, limit))
        return [Head(table, seq, json.loads(card)) for table, seq, card in rows]

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        return [table for (table,) in await self._rows(OPENED % slots(keys), keys)]

    def listen(self, hint: Hint) -> None:
        """One process owns the file: there are no others to hear of."""

    async def hold(self, table: str) -> None:
        """Nobody else writes to the table."""

    def release(self, table: str) -> None:
        """Whoever does not listen need not stop."""

    async def lease(self, table: str, process: str, seconds: float) -> float:
        """All bots are this process's."""
        return 0.0

    async def unlease(self, process: str, table: str = "") -> None:
        """Nothing to give back: whoever asks has every lease."""

    async def tell(self, message: dict[str, Any]) -> None:
        """There is nobody to tell."""

    def hear(self, hear: Hear) -> None:
        """Nobody tells anything."""


def slots(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))


def dumps(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
