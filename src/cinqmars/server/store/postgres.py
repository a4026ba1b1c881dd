"""PostgreSQL, for many processes and machines over the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import psycopg
from psycopg.types.json import Jsonb
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from cinqmars.server.store import Checkpoint, Entry, Head, Hear, Hint, StoreDown

SCHEMA: Final = """
create table if not exists entries (
    "table" text not null, seq bigint not null, type text not null, data jsonb not null,
    at double precision not null, primary key ("table", seq)
);
create table if not exists heads (
    "table" text primary key, seq bigint not null, card jsonb not null, at double precision not null
);
create index if not exists heads_by_time on heads (at desc);
create table if not exists keys (
    key text not null, "table" text not null, primary key (key, "table")
);
create table if not exists checkpoints (
    "table" text not null, number bigint not null, ply bigint not null, barrier bigint not null,
    seq bigint not null, state jsonb not null, primary key ("table", number)
);
create table if not exists lifetimes (
    process text primary key, born double precision not null, seen double precision not null
);
"""
SCHEMA_LOCK: Final = 5_0021_9686  # so that processes that start together do not create the tables twice
CHANNEL: Final = "cinqmars"
APPEND: Final = """
with put as (
    insert into entries ("table", seq, type, data, at)
    values (%(table)s, %(seq)s, %(type)s, %(data)s, %(at)s) on conflict do nothing returning seq
), head as (
    insert into heads ("table", seq, card, at) select %(table)s, seq, %(card)s, %(moved)s from put
    on conflict ("table") do update set seq = excluded.seq, card = excluded.card, at = excluded.at
), opened as (
    insert into keys (key, "table") select unnest(%(keys)s::text[]), %(table)s from put
    on conflict do nothing
)
select pg_notify(%(channel)s, %(hint)s) from put
"""  # one statement, one round trip, one transaction
MARK: Final = (
    'insert into checkpoints ("table", number, ply, barrier, seq, state) values (%s, %s, %s, %s, %s, %s) '
    'on conflict ("table", number) do update set ply = excluded.ply, barrier = excluded.barrier, '
    "seq = excluded.seq, state = excluded.state"
)
READ: Final = 'select seq, type, data, at from entries where "table" = %s and seq > %s order by seq'
MARKS: Final = 'select number, ply, barrier, seq, state from checkpoints where "table" = %s order by number'
NEWEST: Final = 'select "table", seq, card from heads order by at desc limit %s'
OPENED: Final = 'select distinct "table" from keys where key = any(%s)'
NAMED: Final = 'select "table", seq, card from heads where "table" = any(%s) order by at desc limit %s'
LIVE: Final = (
    "insert into lifetimes (process, born, seen) values (%s, %s, %s) "
    "on conflict (process) do update set seen = excluded.seen"
)
LIFETIMES: Final = "select born, seen from lifetimes where seen > %s"
AGAIN: Final = 1.0  # seconds before the listening connection is opened anew


async def durable(connection: psycopg.AsyncConnection[Any]) -> None:
    """Every connection: a commit returns when the server has it on disk, whatever its default is."""
    await connection.execute("set synchronous_commit = on")


class PostgresStore:
    """Statements over a pool; one connection of its own hears of other processes' entries."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: AsyncConnectionPool[psycopg.AsyncConnection[Any]] = AsyncConnectionPool(
            url, min_size=1, max_size=8, open=False, kwargs={"autocommit": True}, configure=durable
        )
        self.patience = 10.0  # seconds for the first connection
        self.hints: list[Hint] = []
        self.ears: list[Hear] = []
        self.hearing: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        try:
            async with self.pool.connection() as connection:
                yield connection
        except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, PoolClosed) as e:
            raise StoreDown(type(e).__name__) from e  # the text may quote the address and its password

    async def open(self) -> None:
        try:
            await self.pool.open(wait=True, timeout=self.patience)
        except (PoolTimeout, psycopg.Error) as e:
            await self.pool.close()
            raise StoreDown(type(e).__name__) from e
        async with self._connection() as connection, connection.transaction():
            await connection.execute("select pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            await connection.execute(SCHEMA)
        self.hearing = asyncio.create_task(self._hear())

    async def close(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.hearing
        await self.pool.close()

    # writing

    async def append(self, table: str, entry: Entry, card: dict[str, Any], keys: Sequence[str] = ()) -> bool:
        values = {
            "table": table,
            "seq": entry.seq,
            "type": entry.type,
            "data": Jsonb(entry.data),
            "at": entry.at,
            "card": Jsonb(card),
            "moved": card["moved"],
            "keys": list(keys),
            "channel": CHANNEL,
            "hint": json.dumps([table, entry.seq]),
        }
        async with self._connection() as connection:
            done = await connection.execute(APPEND, values)
            return done.rowcount == 1

    async def live(self, process: str, born: float, seen: float) -> None:
        async with self._connection() as connection:
            await connection.execute(LIVE, (process, born, seen))

    async def tell(self, message: dict[str, Any]) -> None:
        async with self._connection() as connection:
            await connection.execute("select pg_notify(%s, %s)", (CHANNEL, json.dumps(message)))

    async def mark(self, table: str, checkpoint: Checkpoint) -> None:
        async with self._connection() as connection:
            await connection.execute(MARK, (table, *checkpoint[:4], Jsonb(checkpoint.state)))

    async def alive(self) -> bool:
        try:
            async with self._connection() as connection:
                writable = await (await connection.execute("show transaction_read_only")).fetchone()
        except StoreDown:
            return False
        return writable is not None and writable[0] == "off"

    # reading

    async def _rows(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return await (await connection.execute(sql.encode(), values)).fetchall()

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [Entry(*row) for row in await self._rows(READ, (table, after))]

    async def marks(self, table: str) -> list[Checkpoint]:
        return [Checkpoint(*row) for row in await self._rows(MARKS, (table,))]

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        if tables is None:
            rows = await self._rows(NEWEST, (limit,))
        else:
            rows = await self._rows(NAMED, (list(tables), limit))
        return [Head(*row) for row in rows]

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        return [table for (table,) in await self._rows(OPENED, (list(keys),))]

    async def lifetimes(self, after: float) -> list[tuple[float, float]]:
        return [(born, seen) for born, seen in await self._rows(LIFETIMES, (after,))]

    # hearing of others

    def listen(self, hint: Hint) -> None:
        self.hints.append(hint)

    def hear(self, hear: Hear) -> None:
        self.ears.append(hear)

    async def _hear(self) -> None:
        """Only hints and presence travel this way: whoever missed some asks again when the connection is back."""
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
                async with connection:
                    await connection.execute(f"listen {CHANNEL}")
                    self._hint("", 0)
                    async for notice in connection.notifies():
                        self._noticed(json.loads(notice.payload))
            except psycopg.OperationalError:
                await asyncio.sleep(AGAIN)

    def _noticed(self, payload: Any) -> None:
        if isinstance(payload, dict):
            for hear in self.ears:
                hear(payload)
        else:
            self._hint(*payload)

    def _hint(self, table: str, seq: int) -> None:
        for hint in self.hints:
            hint(table, seq)
