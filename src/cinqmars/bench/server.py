"""How much one server process carries: a real one on loopback with the SQLite store, and clients that play at random.

Server and clients share the machine; the figures are what is left for the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cinqmars.bench.answers import costs
from cinqmars.bench.clicks import measured, possible
from cinqmars.client import MadeTable, Server
from cinqmars.server.main import allow_many_files

GAME: Final = "mission-planete-rouge"
SEATS: Final = 3
PACES: Final = {
    GAME: 200.0,
    "mars": 60.0,
    "terraforming-mars": 60.0,
    "on-mars": 60.0,
    "first-martians": 60.0,
}
"""Answers a second at which the latency of each game is measured."""
LAUNCH: Final = """
import sys
from cinqmars.server.ops.limits import UNLIMITED
from cinqmars.server.main import serve
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], 1, limits=UNLIMITED, log="json")
"""


def run(
    seconds: float = 10.0,
    tables: tuple[int, ...] = (50, 500),
    paces: dict[str, float] = PACES,
    sockets: int = 1000,
    weighed: int = 100,
    clicks: int = 200,
    answers: int = 150,
) -> dict[str, Any]:
    """All measurements, as plain data; clicks in a browser only where there is one."""
    allow_many_files()
    return {
        "machine": {"cpus": os.cpu_count(), "python": platform.python_version(), "system": platform.system()},
        "cost": costs(answers),
        "throughput": [asyncio.run(throughput(count, seconds)) for count in tables],
        "latency": [asyncio.run(latency(game, tables[0], rate, seconds)) for game, rate in paces.items()],
        "memory": memory(weighed),
        "sockets": asyncio.run(many_sockets(sockets)),
        "page": measured(clicks) if clicks and possible() else None,
    }


# a server to measure


class Bench:
    """A server process, on a file of its own or on a store that others share."""

    def __init__(self, folder: Path, store: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]
        store = store or f"sqlite:///{folder / 'tables.db'}"
        with open(folder / f"log-{self.port}", "wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", LAUNCH, str(self.port), store], stdout=log, stderr=log
            )
        self.client = Server(f"http://127.0.0.1:{self.port}")
        while not self._alive():
            time.sleep(0.05)

    def _alive(self) -> bool:
        try:
            found: bool = self.client.call("GET", "/healthz")["alive"]
            return found
        except OSError:
            if self.process.poll() is not None:
                raise RuntimeError("the server did not start") from None
            return False

    def make(self, start: bool = True, listed: bool = False, game: str = GAME) -> MadeTable:
        table = self.client.make(game, [{"who": "here"}] * SEATS, listed=listed)
        if start:
            table.start()
        return table

    def memory(self) -> int:
        """Resident bytes of the server process; 0 where the system does not tell."""
        try:
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) * 1024
        except OSError:
            pass
        return 0

    def cpu(self) -> float:
        """Seconds of processor time the server has used."""
        return cpu_of(self.process.pid)

    def close(self) -> None:
        self.client.close()
        self.process.terminate()
        self.process.wait()


def cpu_of(pid: int) -> float:
    """Seconds of processor time, of the system's on its behalf too; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


@contextlib.contextmanager
def bench() -> Iterator[Bench]:
    with tempfile.TemporaryDirectory() as folder:
        found = Bench(Path(folder))
        try:
            yield found
        finally:
            found.close()


# clients that answer at random


class RandomClient:
    """A socket for some seats of a table."""

    def __init__(self, socket: ClientConnection, rng: random.Random) -> None:
        self.socket = socket
        self.rng = rng
        self.positions: dict[int, dict[str, Any]] = {}
        self.updated = 0.0
        self.number = 0

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "position":
            self.updated = time.perf_counter()
            self.positions[message["seat"]] = message
        return message

    def asked(self) -> list[int]:
        return [seat for seat, position in self.positions.items() if position["question"] is not None]

    def over(self) -> bool:
        return any([position["over"] is not None for position in self.positions.values()])

    async def answer(self, seat: int) -> bool:
        """One acknowledged answer; False if it was refused."""
        position = self.positions[seat]
        question, choices, answers = position["question"], position["choices"], []
        token = question["token"]
        while True:
            possible = [c["arg"] for c in choices if c["reason"] is None]
            answers.append([question["kind"], self.rng.choice(possible)])
            reply = await self.ask("answer", seat, token, answers)
            if reply["type"] == "done":
                return True
            if reply["refused"] != "unfinished":
                return False
            reply = await self.ask("probe", seat, token, answers)
            question, choices = reply["question"], reply["choices"]

    async def ask(self, type_: str, seat: int, token: int, answers: list[Any]) -> dict[str, Any]:
        self.number += 1
        await self.say({"type": type_, "id": self.number, "seat": seat, "token": token, "answers": answers})
        while True:
            message = await self.hear()
            if message.get("id") == self.number:
                return message


@contextlib.asynccontextmanager
async def joined(
    port: int, table: str, tokens: list[str], rng: random.Random, compressed: bool = False
) -> AsyncIterator[RandomClient]:
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    deflate = "deflate" if compressed else None
    async with connect(
        url, compression=deflate, ping_interval=None, max_size=2**24, max_queue=None
    ) as socket:
        player = RandomClient(socket, rng)
        await player.say({"type": "hello", "tokens": tokens, "parts": True})  # as the page does
        while len(player.positions) < max(1, len(tokens)):
            await player.hear()
        yield player


async def throughput(count: int, seconds: float) -> dict[str, Any]:
    """Acknowledged answers a second when every table answers as fast as it can."""
    with bench() as server:
        tables = [server.make() for _ in range(count)]
        done = [0]
        ready = asyncio.Barrier(count + 1)

        async def play(n: int) -> None:
            rng, table = random.Random(n), tables[n]
            end = 0.0
            while not end or time.perf_counter() < end:
                tokens = [seat.token for seat in table.seats.values()]
                async with joined(server.port, table.id, tokens, rng) as player:
                    if not end:
                        await ready.wait()
                        end = time.perf_counter() + seconds
                    while not player.over() and time.perf_counter() < end:
                        acknowledged = await player.answer(player.asked()[0])
                        done[0] += acknowledged
                if player.over():
                    table = await asyncio.to_thread(one_more, server.port)

        tasks = [asyncio.ensure_future(play(n)) for n in range(count)]
        await ready.wait()
        began, cpu = time.perf_counter(), server.cpu()
        await asyncio.gather(*tasks)
        took, cpu = time.perf_counter() - began, server.cpu() - cpu
        return {
            "tables": count,
            "seconds": round(took, 1),
            "answers_per_second": round(done[0] / took),
            "cpu_ms_per_answer": round(1000 * cpu / max(1, done[0]), 2),
        }


def one_more(port: int) -> MadeTable:
    """A fresh table, from a thread of its own."""
    client = Server(f"http://127.0.0.1:{port}")
    table = client.make(GAME, [{"who": "here"}] * SEATS)
    table.start()
    client.close()
    return table


async def latency(game: str, count: int, rate: float, seconds: float) -> dict[str, Any]:
    """From an answer to all clients of its table updated, at a given rate of answers."""
    with bench() as server:
        async with contextlib.AsyncExitStack() as stack:
            rooms = [await room(server, stack, n, game) for n in range(count)]
            found = await paced(rooms, rate, seconds, server.cpu)
    return {"game": game, "tables": count, "sockets": count * (SEATS + 1), **found}


async def paced(
    rooms: list[Room], rate: float, seconds: float, cpu_now: Callable[[], float]
) -> dict[str, Any]:
    """Answers at a given rate, and how long each took to reach the last client it changed anything for."""
    hearing = [asyncio.ensure_future(each.hear()) for each in rooms]
    rng, samples, sent = random.Random(1), [], 0
    began, cpu = time.perf_counter(), cpu_now()
    while time.perf_counter() < began + seconds:
        free = [each for each in rooms if each.free()]
        if free:
            each = rng.choice(free)
            samples += each.settle()
            await each.send()
            sent += 1
        else:
            await asyncio.sleep(0.001)
        await asyncio.sleep(max(0.0, began + sent / rate - time.perf_counter()))
    took, cpu = time.perf_counter() - began, cpu_now() - cpu
    await asyncio.sleep(0.5)
    for each in rooms:
        samples += each.settle()
    for task in hearing:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)
    samples.sort()
    return {
        "answers_per_second": round(sent / took),
        "cpu_ms_per_answer": round(1000 * cpu / max(1, sent), 2),
        "samples": len(samples),
        **{
            f"p{p}_ms": round(1000 * samples[min(len(samples) - 1, len(samples) * p // 100)], 1)
            for p in (50, 95, 99)
        },
    }


class Room:
    """A table with a socket for each seat and one for a spectator; one answer at a time.

    An answer with further parts is asked for part by part, with a probe for each, as the page does.
    """

    def __init__(self, players: list[RandomClient], rng: random.Random) -> None:
        self.players = players
        self.rng = rng
        self.wish: dict[str, Any] = {}
        self.sent = 0.0
        self.quiet = 0.0
        self.acknowledged = True

    async def hear(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            await asyncio.gather(*[self._hear(player) for player in self.players])

    async def _hear(self, player: RandomClient) -> None:
        while True:
            message = await player.hear()
            self.quiet = time.perf_counter()
            if message["type"] == "done":
                self.acknowledged = True
            elif message["type"] == "refused":
                if message["refused"] == "unfinished":
                    await self._say(player, "probe")
                else:
                    self.acknowledged = True
            elif message["type"] == "probed":
                self._choose(message)
                await self._answer(player)

    def free(self) -> bool:
        settled = self.acknowledged and time.perf_counter() > self.quiet + 0.05
        return settled and any([player.asked() for player in self.players])

    def settle(self) -> list[float]:
        """How long the last answer took to reach the last client it changed anything for."""
        updated = max([player.updated for player in self.players])
        found = [updated - self.sent] if self.sent and updated > self.sent else []
        self.sent = 0.0
        return found

    async def send(self) -> None:
        player = self.rng.choice([player for player in self.players if player.asked()])
        seat = player.asked()[0]
        position = player.positions[seat]
        self.acknowledged = False
        self.wish = {"seat": seat, "token": position["question"]["token"], "answers": []}
        self._choose(position)
        await self._answer(player)

    def _choose(self, asked: dict[str, Any]) -> None:
        possible = [c["arg"] for c in asked["choices"] if c["reason"] is None]
        self.wish["answers"].append([asked["question"]["kind"], self.rng.choice(possible)])

    async def _answer(self, player: RandomClient) -> None:
        self.sent = time.perf_counter()
        await self._say(player, "answer")

    async def _say(self, player: RandomClient, type_: str) -> None:
        player.number += 1
        await player.say({"type": type_, "id": player.number, **self.wish})


async def room(server: Bench, stack: contextlib.AsyncExitStack, n: int, game: str = GAME) -> Room:
    table = server.make(listed=True, game=game)
    doors = [[seat.token] for seat in table.seats.values()] + [[]]
    rng = random.Random(n)
    players = [await stack.enter_async_context(joined(server.port, table.id, door, rng)) for door in doors]
    return Room(players, rng)


# memory


def memory(count: int) -> dict[str, Any]:
    """Bytes per table that waits, and per table in the middle of a game."""
    with bench() as server:
        asyncio.run(middle_game(server, 5))
        start = server.memory()
        for _ in range(count):
            server.make(start=False)
        idle = server.memory()
        asyncio.run(middle_game(server, count))
        live = server.memory()
    return {"tables": count, "idle_table": (idle - start) // count, "live_table": (live - idle) // count}


async def middle_game(server: Bench, count: int) -> None:
    """Tables played half through, with nobody connected any more."""
    tables = [server.make() for _ in range(count)]
    await asyncio.gather(*[half_played(server, table, n) for n, table in enumerate(tables)])


async def half_played(server: Bench, table: MadeTable, n: int) -> None:
    tokens = [seat.token for seat in table.seats.values()]
    async with joined(server.port, table.id, tokens, random.Random(n)) as player:
        while not player.over() and max([p["progress"] for p in player.positions.values()]) < 0.5:
            await player.answer(player.asked()[0])


async def many_sockets(count: int) -> dict[str, Any]:
    """Sockets held open at once; all of them hear what is said."""
    with bench() as server:
        table = server.make(listed=True)
        rng = random.Random(0)
        async with contextlib.AsyncExitStack() as stack:
            speaker = await stack.enter_async_context(
                joined(server.port, table.id, [table.seats[0].token], rng)
            )
            start = server.memory()
            players: list[RandomClient] = []
            while len(players) < count:
                doors = [
                    joined(server.port, table.id, [], rng, True) for _ in range(min(50, count - len(players)))
                ]
                players += await asyncio.gather(*[stack.enter_async_context(door) for door in doors])
            held = server.memory()
            began = time.perf_counter()
            await speaker.say({"type": "chat", "id": 1, "text": "hello"})
            await asyncio.gather(*[heard(player, "chat") for player in players])
            took = time.perf_counter() - began
    return {"held": count, "per_socket": (held - start) // count, "told_all_ms": round(1000 * took)}


async def heard(player: RandomClient, type_: str) -> None:
    while (await player.hear())["type"] != type_:
        pass
