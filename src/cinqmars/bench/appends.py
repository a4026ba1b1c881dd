"""What hints to other processes cost appends on PostgreSQL: told after them, as we do, or within their transactions."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from cinqmars.server.store import LogEntry, from_url

WITHIN: Final = """
create or replace function hint() returns trigger language plpgsql as $$
begin perform pg_notify('t' || new."table", new.seq::text); return new; end $$;
create or replace trigger hint after insert on entries for each row execute function hint()
"""
AFTER: Final = "drop trigger if exists hint on entries"
CARD: Final = {"game": "mission-planete-rouge", "state": "playing", "listed": False}


def appends(url: str, writers: int = 32, rounds: int = 3, seconds: float = 3.0) -> dict[str, Any]:
    """Appends a second by writers that never wait, each at its own table; in turn, so that both meet the same load."""
    found: dict[str, list[float]] = {"after": [], "within": []}
    for n in range(rounds):
        for how, statement in (("after", AFTER), ("within", WITHIN)):
            found[how].append(asyncio.run(rate(url, statement, f"{how}{n}", writers, seconds)))
    after, within = [sorted(found[how])[rounds // 2] for how in ("after", "within")]
    return {
        "writers": writers,
        "appends_per_second": round(after),
        "hints_within": round(within),
        "ratio": round(after / within, 2),
    }


async def rate(url: str, statement: str, name: str, writers: int, seconds: float) -> float:
    import psycopg

    store = from_url(url, pool=writers)
    await store.open()
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(statement.encode())
    end = time.perf_counter() + seconds

    async def write(table: str) -> int:
        seq = 0
        while time.perf_counter() < end:
            seq += 1
            await store.append(table, LogEntry(seq, "answer", {"by": "person"}, 0.0), {**CARD, "moved": 0.0})
        return seq

    done = await asyncio.gather(*[write(f"{name}-{n}") for n in range(writers)])
    await store.close()
    return sum(done) / seconds
