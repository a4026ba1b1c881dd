"""The line between the processes of one PostgreSQL store: hints and presence, heard by those whom they concern.

What is said travels in transactions of its own. Within an append it would make all appends wait for each other:
PostgreSQL commits transactions that notify one after the other, each with its sync of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import psycopg
from psycopg import sql

from cinqmars.server.store import Hear, Hint

NAME: Final = "cinqmars line"  # as the server lists it among its connections
CHANNEL: Final = "cinqmars"  # for all; what is about a table has a channel of its own
SAY: Final = "select pg_notify(channel, said) from unnest(%s::text[], %s::text[]) as news (channel, said)"
AGAIN: Final = 1.0  # seconds before a lost line is opened anew
QUIET: Final = 10.0  # seconds without a notice after which the line to the server is tried
PATIENCE: Final = 4.0  # seconds for a statement; a server that is silent for longer is away
BREATH: Final = 0.003  # seconds in which more may come that is said with it
MOST: Final = 500  # channels in one statement
LOST: Final = (psycopg.OperationalError, psycopg.InterfaceError, OSError)


def hang_up(connection: psycopg.AsyncConnection[Any]) -> None:
    """Whoever waits for an answer on it is told that there will be none."""
    with contextlib.suppress(OSError, psycopg.Error):
        line = socket.socket(fileno=connection.pgconn.socket)
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()


class Connection(psycopg.AsyncConnection[Any]):
    """One that is closed when a statement on it is cancelled.

    Else the server would be asked to cancel it, and whoever gave up would wait for a silent one all the same.
    """

    async def cancel_safe(self, *, timeout: float = 30.0) -> None:
        await self.close()
        raise asyncio.CancelledError  # which brought us here, and goes on


@contextlib.contextmanager
def patient(connection: psycopg.AsyncConnection[Any], seconds: float = PATIENCE) -> Iterator[None]:
    """The server has so long; cancelling would only ask a silent server to be so kind."""
    end = asyncio.get_running_loop().call_later(seconds, hang_up, connection)
    try:
        yield
    finally:
        end.cancel()


def channel(table: str) -> str:
    return f"{CHANNEL}_{table}" if table else CHANNEL


class Line:
    """One connection that hears and speaks; what could not be said is said when it is open again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.hints: list[Hint] = []
        self.ears: list[Hear] = []
        self.held: set[str] = set()  # tables whose channels shall be heard
        self.hears: set[str] = set()  # those that are
        self.waiting: dict[str, asyncio.Future[None]] = {}  # for their channels
        self.news: dict[str, int] = {}  # tables, and the seq each is at: only the last matters
        self.messages: list[dict[str, Any]] = []
        self.stirred = asyncio.Event()
        self.open = False
        self.running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.running = asyncio.create_task(self._run())

    async def close(self, seconds: float) -> None:
        """What is still to be said is said, if there is time."""
        if self.running is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds / 2):
                while self.open and (self.news or self.messages):
                    await asyncio.sleep(0.01)
        self.running.cancel()
        await asyncio.wait({self.running}, timeout=seconds / 2)

    # what is wanted of it

    async def hold(self, table: str) -> None:
        """Returns when the table's channel is heard; while the line is down, at once: all is read when it is back."""
        self.held.add(table)
        if not self.open or table in self.hears:
            return
        if table not in self.waiting:
            self.waiting[table] = asyncio.get_running_loop().create_future()
        self.stirred.set()
        await asyncio.shield(self.waiting[table])

    def release(self, table: str) -> None:
        self.held.discard(table)
        self.stirred.set()

    def at(self, table: str, seq: int) -> None:
        """Others are to know that the table is at this seq."""
        self.news[table] = seq
        self.stirred.set()

    def tell(self, message: dict[str, Any]) -> None:
        if self.open:
            self.messages.append(message)
            self.stirred.set()

    # the connection

    async def _run(self) -> None:
        while True:
            try:
                connection = await Connection.connect(self.url, autocommit=True, application_name=NAME)
                async with connection:
                    await self._serve(connection)
            except LOST:
                await asyncio.sleep(AGAIN)
            finally:
                self._down()

    def _down(self) -> None:
        self.open = False
        self.hears.clear()
        self.messages.clear()  # presence is asked for anew
        self._heard_now(list(self.waiting))

    async def _serve(self, connection: psycopg.AsyncConnection[Any]) -> None:
        connection.add_notify_handler(self._noticed)
        with patient(connection):
            await connection.execute("set synchronous_commit = off")  # nothing is kept of what is said
            await connection.execute(f"listen {CHANNEL}")
        await self._listen(connection)
        self.open = True
        self._hint("", 0)
        while True:
            quiet = not await self._woken(connection)
            self.stirred.clear()
            receive(connection)
            await self._listen(connection)
            if self.news:
                await asyncio.sleep(BREATH)
            await self._say(connection)
            if quiet:
                with patient(connection):
                    await connection.execute("select 1")

    async def _woken(self, connection: psycopg.AsyncConnection[Any]) -> bool:
        """Until something is heard, or is to be said; False after a while in which neither was."""
        loop, handle = asyncio.get_running_loop(), connection.fileno()
        loop.add_reader(handle, self.stirred.set)
        try:
            async with asyncio.timeout(QUIET):
                await self.stirred.wait()
            return True
        except TimeoutError:
            return False
        finally:
            loop.remove_reader(handle)

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Bring what is heard up to date with what is held."""
        held = set(self.held)
        for word, tables in (("unlisten", self.hears - held), ("listen", held - self.hears)):
            for some in batches(sorted(tables), MOST):
                commands = [sql.SQL(word + " {}").format(sql.Identifier(channel(t))) for t in some]
                with patient(connection):
                    await connection.execute(sql.SQL("; ").join(commands))
        self.hears = held
        self._heard_now([table for table in self.waiting if table in held])

    def _heard_now(self, tables: Iterable[str]) -> None:
        for table in tables:
            waiting = self.waiting.pop(table)
            if not waiting.done():
                waiting.set_result(None)

    async def _say(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while self.news or self.messages:
            news, messages = dict(self.news), self.messages[:]
            said = [(channel(table), str(seq)) for table, seq in news.items()]
            said += [(channel(m.get("table", "")), json.dumps(m)) for m in messages]
            with patient(connection):
                await connection.execute(SAY, ([to for to, _ in said], [text for _, text in said]))
            del self.messages[: len(messages)]
            self.news = {table: seq for table, seq in self.news.items() if news.get(table) != seq}

    # hearing

    def _noticed(self, notice: psycopg.Notify) -> None:
        found = json.loads(notice.payload)
        if isinstance(found, int):
            self._hint(notice.channel.removeprefix(f"{CHANNEL}_"), found)
        else:
            for hear in self.ears:
                hear(found)

    def _hint(self, table: str, seq: int) -> None:
        for hint in self.hints:
            hint(table, seq)


def receive(connection: psycopg.AsyncConnection[Any]) -> None:
    """Take in what has arrived, without asking the server for anything."""
    connection.pgconn.consume_input()
    while (notice := connection.pgconn.notifies()) is not None:
        handler: Callable[[Any], None] | None = connection.pgconn.notify_handler
        if handler is not None:
            handler(notice)


def batches(items: list[str], size: int) -> Iterator[list[str]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
