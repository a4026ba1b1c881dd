"""How much several server processes carry on one PostgreSQL, with thousands of tables and clients without affinity.

Database, servers and clients share the machine: what an answer costs in processor time says more than how many there
were in a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import random
import secrets
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from cinqmars.bench.appends import appends
from cinqmars.bench.server import GAME, SEATS, Bench, Room, cpu_of, joined, paced
from cinqmars.client import MadeTable, Server
from cinqmars.kernel import BadInput
from cinqmars.server.main import allow_many_files

DATABASE: Final = "postgresql://127.0.0.1:5432/postgres"
AT_ONCE: Final = 8  # requests while tables are made
BACKENDS: Final = "select pid from pg_stat_activity where datname = current_database()"


def run(
    database: str = "",
    processes: tuple[int, ...] = (1, 2, 4),
    tables: int = 2000,
    playing: int = 150,
    rate: float = 100.0,
    seconds: float = 10.0,
) -> dict[str, Any]:
    """Each number of processes on a database of its own, which is dropped again."""
    allow_many_files()
    machine = {"cpus": os.cpu_count(), "python": platform.python_version(), "system": platform.system()}
    found = [one_size(database or DATABASE, n, tables, playing, rate, seconds) for n in processes]
    with own_database(database or DATABASE) as url:
        hints = appends(url, seconds=seconds / 3)
    return {
        "machine": {**machine, "load": [round(n, 1) for n in os.getloadavg()]},
        "cluster": found,
        "appends": hints,
    }


def one_size(database: str, n: int, tables: int, playing: int, rate: float, seconds: float) -> dict[str, Any]:
    with own_database(database) as url, cluster(url, n) as servers:
        return {
            "processes": n,
            "tables": tables,
            **asyncio.run(measured(servers, tables, playing, rate, seconds)),
        }


@contextlib.contextmanager
def own_database(server: str) -> Iterator[str]:
    try:
        import psycopg
    except ImportError as e:
        raise BadInput("store-extra", "PostgreSQL needs a package more") from e

    name = f"cinqmars_bench_{secrets.token_hex(6)}"
    try:
        connection = psycopg.connect(server, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as e:
        raise BadInput(
            "no-database", f"no PostgreSQL at {server}", {"got": urlsplit(server).hostname or ""}
        ) from e
    with connection:
        connection.execute(f'create database "{name}"'.encode())
        try:
            yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
        finally:
            connection.execute(f'drop database if exists "{name}" with (force)'.encode())


class Cluster:
    """The processes, and the connections that serve them in the database."""

    def __init__(self, url: str, servers: list[Bench]) -> None:
        self.url, self.servers = url, servers

    def cpu(self) -> float:
        return sum([server.cpu() for server in self.servers])

    def database_cpu(self) -> float:
        """Seconds that the database's processes have worked for us, as far as they run on this machine."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            return sum([cpu_of(pid) for (pid,) in connection.execute(BACKENDS).fetchall()])

    def memory(self) -> int:
        return sum([server.memory() for server in self.servers])


@contextlib.contextmanager
def cluster(url: str, n: int) -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        servers = []
        for _ in range(n):
            servers.append(Bench(Path(folder), url))
            stack.callback(servers[-1].close)
        yield Cluster(url, servers)


async def measured(found: Cluster, tables: int, playing: int, rate: float, seconds: float) -> dict[str, Any]:
    before, began, cpu = found.memory(), time.perf_counter(), found.cpu()
    made = await made_tables(found.servers, tables)
    making = {
        "tables_made_per_second": round(tables / (time.perf_counter() - began)),
        "cpu_ms_per_table_made": round(1000 * (found.cpu() - cpu) / tables, 2),
        "kb_per_table": round((found.memory() - before) / tables / 1024, 1),
    }
    async with contextlib.AsyncExitStack() as stack:
        rooms = await asyncio.gather(
            *[room(found.servers, stack, table, n) for n, table in enumerate(made[:playing])]
        )
        at_rate = await paced(rooms, rate, seconds, found.cpu)
    full = await saturated(found, made[playing : 2 * playing], seconds)
    return {**making, "at_rate": at_rate, "saturated": full}


async def made_tables(servers: list[Bench], count: int) -> list[MadeTable]:
    """Started, and spread over the processes."""
    order = iter(range(count))
    found: list[MadeTable] = []

    def some() -> None:
        clients = [Server(f"http://127.0.0.1:{server.port}") for server in servers]
        for n in order:
            table = clients[n % len(clients)].make(GAME, [{"who": "here"}] * SEATS, listed=True)
            table.start()
            found.append(table)
        for client in clients:
            client.close()

    await asyncio.gather(*[asyncio.to_thread(some) for _ in range(AT_ONCE)])
    return found


async def room(servers: list[Bench], stack: contextlib.AsyncExitStack, table: MadeTable, n: int) -> Room:
    """A table whose seats and spectator come by different processes, as a balancer sends them."""
    doors = [[seat.token] for seat in table.seats.values()] + [[]]
    ports = [servers[(n + k) % len(servers)].port for k in range(len(doors))]
    rng = random.Random(n)
    lines = [joined(port, table.id, door, rng) for port, door in zip(ports, doors)]
    return Room(await asyncio.gather(*[stack.enter_async_context(line) for line in lines]), rng)


async def saturated(found: Cluster, tables: list[MadeTable], seconds: float) -> dict[str, Any]:
    """Every table answers as fast as it can, all its seats through one process."""
    done, took = 0, list[float]()
    ready = asyncio.Barrier(len(tables) + 1)

    async def play(n: int, table: MadeTable) -> None:
        nonlocal done
        tokens = [seat.token for seat in table.seats.values()]
        port = found.servers[n % len(found.servers)].port
        async with joined(port, table.id, tokens, random.Random(n)) as player:
            await ready.wait()
            end = time.perf_counter() + seconds
            while not player.over() and time.perf_counter() < end:
                began = time.perf_counter()
                acknowledged = await player.answer(player.asked()[0])
                took.append(time.perf_counter() - began)
                done += acknowledged

    tasks = [asyncio.ensure_future(play(n, table)) for n, table in enumerate(tables)]
    await ready.wait()
    began, cpu, database = time.perf_counter(), found.cpu(), found.database_cpu()
    await asyncio.gather(*tasks)
    spent, per = time.perf_counter() - began, 1000 / max(1, done)
    took.sort()
    return {
        "tables": len(tables),
        "answers_per_second": round(done / spent),
        "cpu_ms_per_answer": round(per * (found.cpu() - cpu), 2),
        "database_cpu_ms_per_answer": round(per * (found.database_cpu() - database), 2),
        "p95_ms": round(1000 * took[len(took) * 95 // 100], 1) if took else 0.0,
    }
