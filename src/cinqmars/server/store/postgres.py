"""PostgreSQL, for many processes and machines over the same tables."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.json import Jsonb
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from cinqmars.server.store import (
    POOL,
    Checkpoint,
    Head,
    Hear,
    Hint,
    LogEntry,
    StoreDown,
    Unopened,
    head_columns,
    schema,
    unknown,
    without_password,
)
from cinqmars.server.store.line import PATIENCE, Connection, Line, patient
from cinqmars.server.store.rows import NEWEST, SETTING, Rows

SCHEMA: Final = """
create table if not exists entries (
    "table" text not null, seq bigint not null, type text not null, data jsonb not null,
    at double precision not null, primary key ("table", seq)
);
create table if not exists heads (
    "table" text primary key, seq bigint not null, card jsonb not null, at double precision not null,
    shown boolean not null default false, game text not null default '', state text not null default '',
    due double precision not null default 0
);
create index if not exists heads_by_time on heads (at desc);
create index if not exists heads_due on heads (due) where due > 0;
create index if not exists heads_shown on heads (at desc) where shown;
create index if not exists heads_shown_game on heads (game, state, at desc) where shown;
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
create table if not exists latest (
    "table" text primary key, number bigint not null, ply bigint not null, barrier bigint not null,
    seq bigint not null, state jsonb not null
);
create unlogged table if not exists leases (
    "table" text primary key, process text not null, until timestamptz not null
);
create table if not exists settings (name text primary key, value text not null);
create table if not exists reports (
    id text primary key, "table" text not null, at double precision not null, facts jsonb not null
);
create table if not exists bells (
    person text not null, address text not null, facts jsonb not null, primary key (person, address)
);
create table if not exists health (id integer primary key, at timestamptz not null);
"""
MIGRATIONS: Final = {
    1: [
        "alter table heads add column if not exists shown boolean not null default false",
        "alter table heads add column if not exists game text not null default ''",
        "alter table heads add column if not exists state text not null default ''",
        """update heads set game = card ->> 'game', state = card ->> 'state',
        shown = (card ->> 'listed')::boolean and card ->> 'state' <> 'closed'""",
    ],
    2: [
        "alter table heads add column if not exists due double precision not null default 0",
        f"update heads set due = {schema.LONG_AGO} where state = 'running'",
    ],
}
FORM_OF: Final = "select to_regclass('entries') is not null, to_regclass('settings') is not null"
FORM: Final = (
    "insert into settings (name, value) values ('schema', %s) "
    "on conflict (name) do update set value = excluded.value"
)
SCHEMA_LOCK: Final = 5_0021_9686  # so that processes that start together do not create the tables twice
APPEND: Final = """
with put as (
    insert into entries ("table", seq, type, data, at)
    select %(table)s, %(seq)s, %(type)s, %(data)s, %(at)s
    where not exists (select 1 from entries where "table" = %(table)s and seq > %(seq)s)
    on conflict do nothing returning seq
), head as (
    insert into heads ("table", seq, card, at, shown, game, state, due)
    select %(table)s, seq, %(card)s, %(moved)s, %(shown)s, %(game)s, %(state)s, %(due)s from put
    on conflict ("table") do update set seq = excluded.seq, card = excluded.card, at = excluded.at,
    shown = excluded.shown, game = excluded.game, state = excluded.state, due = excluded.due
), opened as (
    insert into keys (key, "table") select unnest(%(keys)s::text[]), %(table)s from put
    on conflict do nothing
)
select seq from put
"""  # one statement, one round trip, one transaction
DELETE: Final = """
with last as (
    select max(seq) + 1 as seq from entries where "table" = %(table)s
    having count(*) > 0 and not bool_or(type = 'delete')
), put as (
    insert into entries ("table", seq, type, data, at)
    select %(table)s, seq, 'delete', '{}', extract(epoch from now()) from last on conflict do nothing returning seq
), head as (
    delete from heads where "table" = %(table)s and exists (select 1 from put)
), opened as (
    delete from keys where "table" = %(table)s and exists (select 1 from put)
)
select (select seq from put) from last
"""  # from here on nobody finds it, and nobody can write to it
REST: Final = """
with before as (delete from entries where "table" = %(table)s and seq < %(seq)s),
marks as (delete from checkpoints where "table" = %(table)s),
leased as (delete from leases where "table" = %(table)s)
delete from latest where "table" = %(table)s
"""
LEASE: Final = """
with mine as (
    insert into leases as l ("table", process, until)
    values (%(table)s, %(process)s, now() + %(seconds)s * interval '1 second')
    on conflict ("table") do update set process = excluded.process, until = excluded.until
    where l.process = excluded.process or l.until < now() returning 1
)
select coalesce(
    (select 0.0 from mine),
    (select greatest(0.1, extract(epoch from until - now())) from leases where "table" = %(table)s),
    %(seconds)s
)
"""
UNLEASE: Final = """
delete from leases where process = %(process)s and (%(table)s = '' or "table" = %(table)s)
or until < now() - interval '1 hour'
"""
THERE: Final = (  # a table that was deleted meanwhile gets nothing more
    "where not exists (select 1 from entries where \"table\" = %s and seq > %s and type = 'delete') "
)
LAZILY: Final = "with lazily as (select set_config('synchronous_commit', 'off', true)) "
"""For one statement: its commit does not wait for the disk."""
MARK: Final = (
    LAZILY
    + 'insert into checkpoints ("table", number, ply, barrier, seq, state) select %s, %s, %s, %s, %s, %s from lazily '
    + THERE
    + 'on conflict ("table", number) do update set ply = excluded.ply, barrier = excluded.barrier, '
    "seq = excluded.seq, state = excluded.state"
)
LAST: Final = (
    LAZILY
    + 'insert into latest ("table", number, ply, barrier, seq, state) select %s, %s, %s, %s, %s, %s from lazily '
    + THERE
    + 'on conflict ("table") do update set number = excluded.number, ply = excluded.ply, '
    "barrier = excluded.barrier, seq = excluded.seq, state = excluded.state where latest.seq <= excluded.seq"
)
MARKS: Final = (
    'select number, ply, barrier, seq, state from checkpoints where "table" = %(table)s union all '
    'select number, ply, barrier, seq, state from latest where "table" = %(table)s order by number'
)
SHOWN: Final = (
    "select \"table\", seq, card from heads where shown and (%(game)s = '' or game = %(game)s) "
    "and (%(state)s = '' or state = %(state)s) order by at desc limit %(limit)s"
)
OPENED: Final = 'select distinct "table" from keys where key = any(%s)'
NAMED: Final = 'select "table", seq, card from heads where "table" = any(%s) order by at desc limit %s'
HEALTH: Final = (
    "insert into health (id, at) values (1, now()) on conflict (id) do update set at = excluded.at"
)
FAREWELL: Final = 1.0  # seconds for what still runs when the store is closed
TRIES: Final = 8  # lost races against other processes before we give up
WAIT: Final = 3.0  # seconds for a connection of the pool
LINE: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}  # a machine that is gone is noticed; the address may say otherwise
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # it would tell each try
DOWN: Final = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,
    PoolTimeout,
    PoolClosed,
)


async def durable(connection: psycopg.AsyncConnection[Any]) -> None:
    """Every connection: a commit returns when the server has it on disk, whatever its default is."""
    with patient(connection):
        await connection.execute("set synchronous_commit = on")
        await connection.execute(f"set statement_timeout = {round(1000 * PATIENCE)}".encode())


class PostgresStore(Rows):
    """Statements over a pool, and one connection more for the line to the other processes."""

    def __init__(self, url: str, pool: int = POOL) -> None:
        try:
            self.url = make_conninfo(**{**LINE, **conninfo_to_dict(url)})
        except psycopg.ProgrammingError as e:
            raise unknown(url) from e
        self.named = without_password(url)
        self.pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            self.url,
            connection_class=Connection,
            min_size=1,
            max_size=pool,
            open=False,
            kwargs={"autocommit": True},
            configure=durable,
            timeout=WAIT,
            reconnect_timeout=WAIT,  # then whoever asks next tries again
        )
        self.patience = 10.0  # seconds for the first connection
        self.line = Line(self.url)
        self.found = 0
        self.shared = True

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        try:
            async with self.pool.connection() as connection:
                with patient(connection):
                    yield connection
        except DOWN as e:
            if not isinstance(e, PoolTimeout | PoolClosed):
                await self.pool.drain()  # lost or read-only, the others are no better: new ones may be
            raise StoreDown(type(e).__name__) from e  # the text may quote the address and its password

    async def open(self) -> None:
        try:
            await self.pool.open(wait=True, timeout=self.patience)
        except (PoolTimeout, psycopg.Error) as e:
            await self.pool.close()
            raise Unopened(self.named, await self._why()) from e
        async with self._connection() as connection, connection.transaction():
            await connection.execute("select pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            await self._bring_up_to_date(connection)
        self.line.start()

    async def _why(self) -> str:
        """The pool tells its log only, and each try anew."""
        try:
            await (await Connection.connect(self.url)).close()
        except psycopg.Error as e:
            return str(e)
        return "it answers too late"

    async def _bring_up_to_date(self, connection: psycopg.AsyncConnection[Any]) -> None:
        there = await (await connection.execute(FORM_OF)).fetchone()
        found = 0
        if there is not None and there[0]:
            found = 1  # from before forms were numbered
        if there is not None and there[1]:
            row = await (await connection.execute(said(SETTING), ("schema",))).fetchone()
            found = int(row[0]) if row is not None else found
        self.found = found
        for statement in schema.steps(found, MIGRATIONS):
            await connection.execute(statement.encode())
        await connection.execute(SCHEMA)
        await connection.execute(FORM, (str(schema.VERSION),))

    async def close(self) -> None:
        await self.line.close(FAREWELL)
        await self.pool.close(FAREWELL)

    # writing

    async def append(
        self,
        table: str,
        entry: LogEntry,
        card: dict[str, Any],
        keys: Sequence[str] = (),
        due: float = 0.0,
    ) -> bool:
        values = {
            "table": table,
            "seq": entry.seq,
            "type": entry.type,
            "data": Jsonb(entry.data),
            "at": entry.at,
            "card": Jsonb(card),
            **dict(zip(("moved", "shown", "game", "state"), head_columns(card))),
            "keys": list(keys),
            "due": due,
        }
        async with self._connection() as connection:
            done = await connection.execute(APPEND, values)
        if done.rowcount == 1:
            self.line.at(table, entry.seq)
        return done.rowcount == 1

    async def delete(self, table: str) -> bool:
        for _ in range(TRIES):
            async with self._connection() as connection:
                found = await (await connection.execute(DELETE, {"table": table})).fetchone()
                if found is None:
                    return False
                if found[0] is None:  # somebody has just written to it
                    continue
                await connection.execute(REST, {"table": table, "seq": found[0]})
            self.line.at(table, found[0])
            return True
        raise StoreDown("the table changes faster than it can be deleted")

    async def _changed(self, sql: str, *values: Any) -> bool:
        async with self._connection() as connection:
            return (await connection.execute(said(sql), values)).rowcount > 0

    async def mark(self, table: str, checkpoint: Checkpoint, last: bool = False) -> None:
        async with self._connection() as connection:
            await connection.execute(
                (LAST if last else MARK).encode(),
                (table, *checkpoint[:4], Jsonb(checkpoint.state), table, checkpoint.seq),
            )

    async def alive(self) -> bool:
        try:
            async with self._connection() as connection:
                await connection.execute(HEALTH)
        except StoreDown:
            return False
        return True

    def _packed(self, facts: dict[str, Any]) -> Any:
        return Jsonb(facts)

    def _unpacked(self, column: Any) -> dict[str, Any]:
        found: dict[str, Any] = column
        return found

    # reading

    async def _rows(self, sql: str, values: Sequence[Any] | dict[str, Any]) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return await (await connection.execute(said(sql), values)).fetchall()

    async def marks(self, table: str) -> list[Checkpoint]:
        return [Checkpoint(*row) for row in await self._rows(MARKS, {"table": table})]

    async def shown(self, limit: int, game: str = "", state: str = "") -> list[Head]:
        rows = await self._rows(SHOWN, {"limit": limit, "game": game, "state": state})
        return [Head(*row) for row in rows]

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        if tables is None:
            rows = await self._rows(NEWEST, (limit,))
        else:
            rows = await self._rows(NAMED, (list(tables), limit))
        return [Head(*row) for row in rows]

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        return [table for (table,) in await self._rows(OPENED, (list(keys),))]

    # the other processes

    def listen(self, hint: Hint) -> None:
        self.line.hints.append(hint)

    def hear(self, hear: Hear) -> None:
        self.line.ears.append(hear)

    async def hold(self, table: str) -> None:
        await self.line.hold(table)

    def release(self, table: str) -> None:
        self.line.release(table)

    async def tell(self, message: dict[str, Any]) -> None:
        self.line.tell(message)

    async def lease(self, table: str, process: str, seconds: float) -> float:
        values = {"table": table, "process": process, "seconds": seconds}
        return float((await self._rows(LEASE, values))[0][0])

    async def unlease(self, process: str, table: str = "") -> None:
        async with self._connection() as connection:
            await connection.execute(UNLEASE, {"process": process, "table": table})


def said(sql: str) -> bytes:
    """With the marks for values that PostgreSQL has."""
    return sql.replace("?", "%s").encode()
