"""The contract of a store, on both backends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cinqmars.kernel import BadInput
from cinqmars.server.capability import new_table_id
from cinqmars.server.store import (
    Bell,
    Checkpoint,
    LogEntry,
    Report,
    Store,
    StoreDown,
    from_url,
    without_password,
)
from cinqmars.server.store.line import NAME
from cinqmars.server.store.postgres import SHOWN as SHOWN_THERE
from cinqmars.server.store.postgres import PostgresStore
from cinqmars.server.store.sqlite import SHOWN, SqliteStore, connect
from server.database import own_database
from server.house import HERE, Line, Process, free_port

Work = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for tables; opened again, it has what was put there."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'tables.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = from_url(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Work) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(main())


def entry(seq: int, **data: Any) -> LogEntry:
    return LogEntry(seq, "chat", data, 1000.5 + seq)


def card(moved: float, **more: Any) -> dict[str, Any]:
    return {"moved": moved, **more}


def test_entries_come_back_in_order_and_whole(url: str) -> None:
    table = new_table_id()

    async def work(store: Store) -> None:
        odd = {"text": "Planète « rouge » \u2028 \"'\\", "nested": [1, [2.5, None, True], {"é": {}}]}
        for seq in range(1, 12):
            assert await store.append(table, entry(seq, n=seq, **odd), card(seq))
        found = await store.read(table)
        assert found == [entry(seq, n=seq, **odd) for seq in range(1, 12)]
        assert [e.seq for e in await store.read(table, 9)] == [10, 11]
        assert await store.read("ZZZZZZZZ") == []

    with_store(url, work)


def test_a_seq_is_given_once(url: str) -> None:
    table = new_table_id()

    async def work(store: Store) -> None:
        assert await store.append(table, entry(1, by="first"), card(1.0, state="first"))
        assert not await store.append(table, entry(1, by="second"), card(2.0, state="second"), ["key"])
        assert [e.data for e in await store.read(table)] == [{"by": "first"}]
        assert [head.card for head in await store.heads(5, [table])] == [card(1.0, state="first")]
        assert await store.opened_by(["key"]) == [], "a refused entry leaves nothing"

    with_store(url, work)


def test_of_many_writers_one_wins_each_seq(url: str) -> None:
    table, writers, rounds = new_table_id(), 8, 10

    async def work(store: Store) -> None:
        async def writer(name: int) -> int:
            won = 0
            while True:
                at = len(await store.read(table))
                if at >= rounds:
                    return won
                won += await store.append(table, entry(at + 1, by=name), card(1.0))

        won = await asyncio.gather(*[writer(n) for n in range(writers)])
        found = await store.read(table)
        assert [e.seq for e in found] == list(range(1, len(found) + 1))
        assert sum(won) == len(found) >= rounds

    with_store(url, work)


def test_what_was_acknowledged_is_there_when_opened_again(url: str) -> None:
    table = new_table_id()

    async def write(store: Store) -> None:
        await asyncio.gather(*[store.append(table, entry(n), card(n), [f"k{n}"]) for n in (1, 2, 3)])
        await store.mark(table, Checkpoint(1, 2, 0, 2, {"a": [1]}))

    async def read(store: Store) -> None:
        assert [e.seq for e in await store.read(table)] == [1, 2, 3]
        assert await store.marks(table) == [Checkpoint(1, 2, 0, 2, {"a": [1]})]
        assert await store.opened_by(["k2"]) == [table]

    with_store(url, write)
    with_store(url, read)


def test_checkpoints_are_in_order_and_the_last_of_a_number_counts(url: str) -> None:
    table = new_table_id()

    async def work(store: Store) -> None:
        for number in (2, 1, 3):
            await store.mark(table, Checkpoint(number, number * 10, 0, 5, {"old": number}))
        await store.mark(table, Checkpoint(2, 21, 3, 9, {"new": 2}))
        found = await store.marks(table)
        assert [c.number for c in found] == [1, 2, 3]
        assert found[1] == Checkpoint(2, 21, 3, 9, {"new": 2})

    with_store(url, work)


def test_heads_are_the_newest_by_what_everybody_may_know(url: str) -> None:
    a, b, c = [new_table_id() for _ in range(3)]

    async def work(store: Store) -> None:
        far = 4e9  # newer than the tables of other tests
        await store.append(a, entry(1), card(far + 1))
        await store.append(b, entry(1), card(far + 3))
        await store.append(c, entry(1), card(far + 2))
        assert [h.table for h in await store.heads(3)] == [b, c, a]
        await store.append(a, entry(2), card(far + 1))  # a secret answer: later, and not newer
        assert [h.table for h in await store.heads(3)] == [b, c, a]
        assert [(h.table, h.seq) for h in await store.heads(9, [a, c, "ZZZZZZZZ"])] == [(c, 1), (a, 2)]
        assert await store.heads(9, []) == []

    with_store(url, work)


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_a_listed_table_is_found_among_ten_thousand_others(where: str, tmp_path: Path) -> None:
    listed, running, closed = [new_table_id() for _ in range(3)]

    def told(moved: float, state: str = "open", **more: Any) -> dict[str, Any]:
        return card(moved, state=state, game="mars", **more)

    async def work(store: Store) -> None:
        await store.append(listed, entry(1), told(1.0, listed=True))
        await store.append(running, entry(1), told(2.0, "running", listed=True))
        await store.append(closed, entry(1), told(3.0, "closed", listed=True))
        plan = await (crowded_file(store) if isinstance(store, SqliteStore) else crowded_database(store))
        assert len(await store.heads(20_000)) == 10_003
        assert [h.table for h in await store.shown(60)] == [running, listed]
        assert [h.table for h in await store.shown(60, "mars", "open")] == [listed]
        assert [h.table for h in await store.shown(60, "on-mars")] == []
        assert "heads_shown" in plan and not re.search("TEMP B-TREE|Sort|Seq Scan", plan), plan

    async def crowded_file(store: SqliteStore) -> str:
        for _ in range(20):
            others = [store.append(new_table_id(), entry(1), told(9.0, listed=False)) for _ in range(500)]
            await asyncio.gather(*others)
        return str(await store._rows("explain query plan " + SHOWN % "", (60,)))

    async def crowded_database(store: Any) -> str:
        async with store._connection() as connection:
            await connection.execute(
                """insert into heads ("table", seq, card, at, game, state)
                select 'T' || n, 1, '{}', 9.0, 'mars', 'open' from generate_series(1, 10000) as n"""
            )
            await connection.execute("analyze heads")
        asked = {"limit": 60, "game": "", "state": ""}
        return str(await store._rows("explain " + SHOWN_THERE, asked))

    if where == "sqlite":
        with_store(f"sqlite:///{tmp_path / 'tables.db'}", work)
    else:
        with own_database() as database:
            with_store(database, work)


def test_what_is_due_is_found_in_order_and_seen_to_once(url: str) -> None:
    soon, late, never = [new_table_id() for _ in range(3)]

    async def work(store: Store) -> None:
        await store.append(late, entry(1), card(1.0), due=200.25)
        await store.append(soon, entry(1), card(1.0), due=100.5)
        await store.append(never, entry(1), card(1.0))
        mine = {soon, late, never}
        assert [row for row in await store.due(150.0, 99) if row[0] in mine] == [(soon, 100.5)]
        assert [row for row in await store.due(300.0, 99) if row[0] in mine] == [
            (soon, 100.5),
            (late, 200.25),
        ]
        assert await store.next_due() == 100.5
        won = await asyncio.gather(*[store.claim(soon, 100.5, 160.0) for _ in range(5)])
        assert sorted(won) == [False] * 4 + [True], "one of all processes"
        assert await store.next_due() == 160.0
        await store.append(soon, entry(2), card(1.0), due=0.0)
        assert await store.next_due() == 200.25, "an answer settles what was due"
        await store.delete(late)

    with_store(url, work)


def test_bells_are_a_persons(url: str) -> None:
    ana, ben = new_table_id(), new_table_id()

    async def work(store: Store) -> None:
        await store.hang(Bell(ana, "https://b.example/", {"kind": "hook", "secret": "é"}))
        await store.hang(Bell(ana, "https://a.example/", {"kind": "push"}))
        await store.hang(Bell(ana, "https://a.example/", {"kind": "push", "auth": "new"}))
        await store.hang(Bell(ben, "https://a.example/", {"kind": "push"}))
        assert await store.bells(ana) == [
            Bell(ana, "https://a.example/", {"kind": "push", "auth": "new"}),
            Bell(ana, "https://b.example/", {"kind": "hook", "secret": "é"}),
        ]
        await store.unhang(ana, "https://a.example/")
        assert [b.address for b in await store.bells(ana)] == ["https://b.example/"]
        assert len(await store.bells(ben)) == 1

    with_store(url, work)


def test_reports_outlive_their_table(url: str) -> None:
    table = new_table_id()

    async def work(store: Store) -> None:
        await store.append(table, entry(1), card(1.0), due=5.0)
        await store.report(Report(f"{table}-1", table, 7.0, {"text": "rude", "said": "é"}))
        await store.report(Report(f"{table}-2", table, 8.0, {"text": "slow"}))
        await store.delete(table)
        assert table not in [t for t, _ in await store.due(9e9, 99)]
        found = [report for report in await store.reports(99) if report.table == table]
        assert [report.facts["text"] for report in found] == ["slow", "rude"] and found[1].facts[
            "said"
        ] == "é"
        assert await store.drop_report(f"{table}-1") and not await store.drop_report(f"{table}-1")

    with_store(url, work)


OLDER = """
create table entries ("table" text not null, seq bigint not null, type text not null, data {json} not null,
    at double precision not null, primary key ("table", seq));
create table heads ("table" text primary key, seq bigint not null, card {json} not null, at double precision not null);
create index heads_by_time on heads (at desc);
insert into entries values ('OLDTABLE', 1, 'chat', '{{}}', 1.0);
insert into heads values ('OLDTABLE', 1, '{{"listed": true, "state": "open", "game": "mars", "moved": 1.0}}', 1.0);
insert into heads values ('RUNTABLE', 1, '{{"listed": false, "state": "running", "game": "mars", "moved": 1.0}}', 1.0);
"""


def test_an_older_form_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "older.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLDER.format(json="text"))
    with own_database() as database:
        with psycopg.connect(database, autocommit=True) as there:
            there.execute(OLDER.format(json="jsonb").encode())

        async def work(store: Store) -> None:
            assert [h.table for h in await store.shown(5, "mars", "open")] == ["OLDTABLE"]
            assert [t for t, _ in await store.due(9e9, 9)] == ["RUNTABLE"], "what runs is looked at once"
            assert await store.append("OLDTABLE", entry(2), card(2.0))

        for url in (f"sqlite:///{path}", database):
            with_store(url, work)


def test_a_newer_form_is_left_alone_and_said(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma user_version = 99")
    with own_database() as database:
        with psycopg.connect(database, autocommit=True) as there:
            there.execute("create table settings (name text primary key, value text not null)")
            there.execute("insert into settings values ('schema', '99')")

        async def open_it(url: str) -> None:
            store = from_url(url)
            try:
                await store.open()
            finally:
                await store.close()

        for url in (f"sqlite:///{path}", database):
            with pytest.raises(BadInput, match=r"form 99.*newer version"):
                asyncio.run(open_it(url))


def test_keys_open_tables(url: str) -> None:
    a, b = new_table_id(), new_table_id()

    async def work(store: Store) -> None:
        await store.append(a, entry(1), card(1.0), [f"{a}-host", f"{a}-seat"])
        await store.append(b, entry(1), card(1.0), [f"{a}-host"])  # a rematch has the same holders
        await store.append(b, entry(2), card(1.0), [f"{a}-host"])
        assert sorted(await store.opened_by([f"{a}-host"])) == sorted([a, b])
        assert await store.opened_by([f"{a}-seat", "no such key"]) == [a]
        assert await store.opened_by([]) == []

    with_store(url, work)


def test_alive_says_whether_it_can_write(url: str) -> None:
    async def main() -> None:
        store = from_url(url)
        await store.open()
        assert await store.alive()
        await store.close()
        assert not await store.alive()

    asyncio.run(main())


def test_a_cancelled_writer_harms_nobody(url: str) -> None:
    table = new_table_id()

    async def work(store: Store) -> None:
        gone = [asyncio.ensure_future(store.append(new_table_id(), entry(1), card(1.0))) for _ in range(20)]
        await asyncio.sleep(0)
        for task in gone[::2]:
            task.cancel()
        assert await store.append(table, entry(1), card(1.0))
        done = await asyncio.gather(*gone, return_exceptions=True)
        assert all([x is True for x in done[1::2]])

    with_store(url, work)


def test_every_connection_is_durable(url: str) -> None:
    async def work(store: Store) -> None:
        if isinstance(store, SqliteStore):
            found = await store._do(lambda c: (pragma(c, "synchronous"), pragma(c, "journal_mode")))
            assert found == (2, "wal")
            await asyncio.gather(*[store.read(new_table_id()) for _ in range(8)])
            assert store.opened
            assert [pragma(c, "synchronous") for c in store.opened] == [2] * len(store.opened)
        else:
            assert isinstance(store, PostgresStore)

            async def asked() -> str:
                async with store.pool.connection() as connection:
                    await asyncio.sleep(0.05)  # so that the pool needs all it may have
                    row = await (await connection.execute("show synchronous_commit")).fetchone()
                    assert row is not None
                    return str(row[0])

            assert set(await asyncio.gather(*[asked() for _ in range(8)])) == {"on"}

    with_store(url, work)


def pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"pragma {name}").fetchone()[0]


def test_no_connection_waits_for_ever(postgres_url: str) -> None:
    async def told(url: str) -> tuple[dict[str, str], str]:
        async with opened(url) as store:
            assert isinstance(store, PostgresStore)
            async with store.pool.connection() as connection:
                row = await (await connection.execute("show statement_timeout")).fetchone()
                assert row is not None
                return connection.info.get_parameters(), row[0]

    found, longest = asyncio.run(told(postgres_url))
    assert int(found["connect_timeout"]) <= 5 and longest == "4s"
    silence = int(found["keepalives_idle"]) + int(found["keepalives_count"]) * int(
        found["keepalives_interval"]
    )
    assert silence <= 60 and int(found["tcp_user_timeout"]) <= 60_000
    chosen, _ = asyncio.run(told(f"{postgres_url}?connect_timeout=9"))
    assert chosen["connect_timeout"] == "9", "the address may say otherwise"


def test_a_store_url_is_understood_or_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="sqlite:///FILE"):
        from_url("mysql://somewhere")
    with pytest.raises(BadInput, match="sqlite:///FILE"):
        from_url("sqlite:///")

    async def main() -> None:
        (tmp_path / "file").write_text("not a folder")
        for bad in (f"sqlite:///{tmp_path}/file/x.db", "postgresql://127.0.0.1:1/nothing?connect_timeout=1"):
            store = from_url(bad)
            if isinstance(store, PostgresStore):
                store.patience = 0.2
            with pytest.raises(StoreDown):
                await store.open()
            await store.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ana:s3/cr:et@db:5432/x", "postgresql://ana:…@db:5432/x"),
        (
            "postgresql://ana@db/x?user=b&password=s3cret&port=1",
            "postgresql://ana@db/x?user=b&password=…&port=1",
        ),
        ("sqlite:////srv/a:b@c/tables.db", "sqlite:////srv/a:b@c/tables.db"),
    ],
)
def test_a_password_is_not_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown


# group commit


def test_appends_that_wait_together_are_one_transaction(tmp_path: Path) -> None:
    many = 200

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        before = store.commits
        done = await asyncio.gather(*[store.append(new_table_id(), entry(1), card(1.0)) for _ in range(many)])
        assert all(done)
        assert store.commits - before <= many / 10

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_a_checkpoint_goes_along_with_the_next_entry(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        before = store.commits
        marking = asyncio.ensure_future(store.mark("A", Checkpoint(1, 2, 0, 1, {})))
        await asyncio.sleep(0)
        assert await store.append("A", entry(1), card(1.0))
        await marking
        assert store.commits == before + 1
        await store.mark("A", Checkpoint(2, 4, 0, 1, {}))
        assert store.commits == before + 2, "and is written alone where none comes"
        assert [c.number for c in await store.marks("A")] == [1, 2]

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", work)


WATCH = """
create table commits (of text, synchronous text);
create function watch() returns trigger language plpgsql as $$ begin
    insert into commits values (tg_table_name, current_setting('synchronous_commit'));
    return new;
end $$;
create trigger watch after insert on entries for each row execute function watch();
create trigger watch after insert on checkpoints for each row execute function watch();
create trigger watch after insert on latest for each row execute function watch();
"""


def test_an_entry_waits_for_the_disk_and_a_checkpoint_does_not() -> None:
    with own_database() as url:

        async def work(store: Store) -> None:
            with psycopg.connect(url, autocommit=True) as there:
                there.execute(WATCH.encode())
                await store.mark("A", Checkpoint(1, 2, 0, 0, {}))
                await store.mark("A", Checkpoint(1, 2, 0, 0, {}), last=True)
                assert await store.append("A", entry(1), card(1.0))
                found = there.execute("select of, synchronous from commits").fetchall()
            assert found == [("checkpoints", "off"), ("latest", "off"), ("entries", "on")]

        with_store(url, work)


WRITER = """
import asyncio, sys
from cinqmars.server.store import LogEntry
from cinqmars.server.store.sqlite import SHOWN, SqliteStore

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    print("begin", file=sys.stderr, flush=True)
    await store.append("A", LogEntry(1, "chat", {}, 1.0), {"moved": 1.0})
    print("one", file=sys.stderr, flush=True)
    await asyncio.gather(*[store.append(str(n), LogEntry(1, "chat", {}, 1.0), {"moved": 1.0}) for n in range(50)])
    print("fifty", file=sys.stderr, flush=True)
    await store.close()

asyncio.run(main())
"""


def test_a_group_commit_is_one_sync_seen_from_outside(tmp_path: Path) -> None:
    strace = shutil.which("strace")
    if strace is None:
        reason = "strace is not installed (apt install strace)"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    trace = tmp_path / "trace"
    command = [strace, "-f", "-e", "trace=fsync,fdatasync,write", "-o", str(trace)]
    done = subprocess.run(
        [*command, sys.executable, "-c", WRITER, str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        check=False,
    )
    if "ptrace" in done.stderr or "not permitted" in done.stderr:
        pytest.skip("this machine does not let us trace processes")
    assert done.returncode == 0, done.stderr
    begin, one, fifty = [
        n
        for n, line in enumerate(trace.read_text().splitlines())
        if re.search(r'write\(2, "(begin|one|fifty)', line)
    ]
    lines = trace.read_text().splitlines()
    syncs = [n for n, line in enumerate(lines) if re.search(r"f(data)?sync\(", line)]
    alone, together = [s for s in syncs if begin < s < one], [s for s in syncs if one < s < fifty]
    assert 1 <= len(alone) <= 2, "the first commit may also sync the file's own header"
    assert 1 <= len(together) <= 3, "fifty appends wait for one or two commits, not for fifty"


def test_a_full_disk_is_said_and_survived(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert await store.append("A", entry(1), card(1.0))
        pages = await store._do(lambda c: pragma(c, "page_count"))
        await store._do(lambda c: pragma(c, f"max_page_count = {pages}"))
        many = [store.append("A", entry(n, text="x" * 9000), card(1.0)) for n in range(2, 50)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert isinstance(done[-1], StoreDown)
        assert not await store.alive(), "it answers, and cannot be written"
        await store._do(lambda c: pragma(c, "max_page_count = 100000"))
        seq = len(await store.read("A"))
        assert await store.append("A", entry(seq + 1), card(1.0))

    with_store(f"sqlite:///{path}", work)
    connection = connect(str(path))
    assert pragma(connection, "integrity_check") == "ok"
    connection.close()


def test_a_deleted_table_gets_nothing_more(url: str) -> None:
    table = new_table_id()

    async def work(store: Store) -> None:
        assert await store.append(table, entry(1), card(1.0)) and await store.append(
            table, entry(2), card(1.0)
        )
        assert await store.delete(table) and not await store.delete(table)
        for last in (False, True):
            await store.mark(table, Checkpoint(1, 5, 0, 2, {}), last)
        assert not await store.append(table, entry(2), card(1.0)), "from a process that has not heard"
        assert not await store.append(table, entry(3), card(1.0))
        assert [e.type for e in await store.read(table)] == ["delete"]
        assert await store.marks(table) == [] and await store.heads(5, [table]) == []

    with_store(url, work)


# several processes


def test_hints_reach_other_processes_that_hold_the_table(postgres_url: str) -> None:
    table, unheard = new_table_id(), new_table_id()

    async def main() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        async with opened(postgres_url) as one:
            other = from_url(postgres_url)
            other.listen(lambda t, seq: heard.put_nowait((t, seq)))
            await other.open()
            assert await asyncio.wait_for(heard.get(), 10) == ("", 0), "look at all of yours"
            await other.hold(table)
            await one.append(unheard, entry(1), card(1.0))
            await one.append(table, entry(1), card(1.0))
            assert await asyncio.wait_for(heard.get(), 10) == (table, 1), "of no table but those it holds"
            async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as c:
                await c.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    f"where datname = current_database() and application_name = '{NAME}'".encode()
                )
            assert await asyncio.wait_for(heard.get(), 10) == ("", 0), "and again after a lost connection"
            await one.append(table, entry(2), card(1.0))
            assert await asyncio.wait_for(heard.get(), 10) == (table, 2), "it still holds the table"
            other.release(table)
            await other.hold(unheard)
            await one.append(table, entry(3), card(1.0))
            await one.append(unheard, entry(2), card(1.0))
            assert await asyncio.wait_for(heard.get(), 10) == (unheard, 2)
            await other.close()

    asyncio.run(main())


def test_an_append_itself_notifies_nobody(postgres_url: str) -> None:
    """The line does, afterwards: transactions that notify are committed one after the other."""
    table = new_table_id()

    async def heard(c: psycopg.AsyncConnection[Any], seconds: float) -> list[str]:
        return [notice.payload async for notice in c.notifies(timeout=seconds, stop_after=1)]

    async def main() -> None:
        async with opened(postgres_url) as store:
            assert isinstance(store, PostgresStore)
            listening = await psycopg.AsyncConnection.connect(postgres_url, autocommit=True)
            async with listening:
                await listening.execute(f'listen "cinqmars_{table}"'.encode())
                await store.append(table, entry(1), card(1.0))
                assert await heard(listening, 10.0) == ["1"]
                await store.line.close(1.0)  # nothing speaks but the append
                await store.append(table, entry(2), card(1.0))
                assert await heard(listening, 0.5) == []

    asyncio.run(main())


def test_two_processes_on_one_database_serve_one_table(postgres_url: str) -> None:
    first, second = Process(postgres_url, free_port()), Process(postgres_url, free_port())
    lines: list[Line] = []
    try:
        first.ready()
        second.ready()
        table = first.client.make("mission-planete-rouge", [HERE, HERE, HERE])
        table.start()
        doors = [first, second, first]
        lines += [door.line(table.id, table.seats[n].token) for n, door in enumerate(doors)]
        rng = random.Random(4)
        play_to_the_end(lines, rng)
        results = [line.positions[n]["over"] for n, line in enumerate(lines)]
        assert results[0] == results[1] == results[2]
        records = [
            door.client.call("GET", f"/api/tables/{table.id}/record", tokens=[table.host])
            for door in (first, second)
        ]
        assert records[0] == records[1]
    finally:
        for line in lines:
            line.close()
        first.kill()
        second.kill()


def play_to_the_end(lines: list[Line], rng: random.Random) -> None:
    for line in lines:
        line.until("position")
    while any([line.positions[n]["over"] is None for n, line in enumerate(lines)]):
        for seat, line in enumerate(lines):
            line.drain(0.005)
            if line.positions[seat]["question"] is not None:
                said = line.answer(seat, rng)
                assert said["type"] == "done" or said["refused"] in ("stale", "not-asked"), said
