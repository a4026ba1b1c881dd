"""A real server for tests: uvicorn in a thread or in a process, and the means to talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cinqmars.client import MadeTable, Refusal, Server
from cinqmars.server.app import make_app
from cinqmars.server.bells import Calling
from cinqmars.server.main import Server as GracefulServer
from cinqmars.server.main import config, listen
from cinqmars.server.ops.limits import UNLIMITED, Limits
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.store import Store, from_url

GAME: Final = "mission-planete-rouge"
WIDE: Final = UNLIMITED
HERE: Final = {"who": "here"}
BOT: Final = {"who": "bot", "bot": "random"}
LAUNCH: Final = """
import sys
from cinqmars.server.ops.limits import UNLIMITED
from cinqmars.server.main import serve
if __name__ == "__main__":
    metrics = sys.argv[3] if len(sys.argv) > 3 else ""
    serve(
        "127.0.0.1", int(sys.argv[1]), sys.argv[2], 1, limits=UNLIMITED, pause=0.0, log="json", metrics=metrics
    )
"""


class House:
    """A server that runs in a thread of this process."""

    def __init__(
        self,
        store: Store | None = None,
        limits: Limits = WIDE,
        pause: float = 0.0,
        thinkers: Thinkers | None = None,
        proxies: Sequence[str] = ("127.0.0.1",),
        calling: Calling | None = None,
    ) -> None:
        self.app = make_app(
            store or from_url("sqlite:///:memory:"), 1, pause, limits, thinkers, calling=calling
        )
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.server = GracefulServer(config(self.app, 2, proxies))
        self.server.hub = self.hub = self.app.state.hub
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="house")
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        self.client = Server(f"http://127.0.0.1:{self.port}")

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.listening])

        asyncio.run(main())

    def do(self, work: Any) -> Any:
        """Run a coroutine on the server's loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def close(self) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(30)
        self.listening.close()
        assert not self.thread.is_alive()

    # talking

    def call(self, method: str, path: str, body: Any = None, *tokens: str) -> Any:
        return self.client.call(method, path, body, tokens)

    def refused(self, method: str, path: str, body: Any = None, *tokens: str) -> tuple[int, str]:
        """The status and reason of a call that must be refused."""
        try:
            done = self.call(method, path, body, *tokens)
        except Refusal as e:
            return e.status, e.reason
        raise AssertionError(f"{method} {path} was not refused: {done}")

    def make(self, *seats: dict[str, Any], start: bool = True, **settings: Any) -> MadeTable:
        table = self.client.make(GAME, seats, **settings)
        if start:
            table.start()
        return table

    def line(self, table: str, *tokens: str, since: dict[int, int] | None = None, parts: bool = True) -> Line:
        return Line(f"ws://127.0.0.1:{self.port}", table, tokens, since, parts)


@contextlib.contextmanager
def house(store: Store | None = None, **settings: Any) -> Iterator[House]:
    found = House(store, **settings)
    try:
        yield found
    finally:
        found.close()


class Line:
    """A WebSocket: all it ever received, in order, and a few ways to wait."""

    def __init__(
        self,
        address: str,
        table: str,
        tokens: tuple[str, ...] = (),
        since: dict[int, int] | None = None,
        parts: bool = True,
    ) -> None:
        url = f"{address}/api/tables/{table}/socket"
        self.manager = connect(
            url, compression=None, max_size=2**24, max_queue=None, ping_interval=None, close_timeout=1
        )
        self.socket: ClientConnection = self.manager.__enter__()
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.positions: dict[int, dict[str, Any]] = {}
        self.number = 0
        hello: dict[str, Any] = {"type": "hello", "tokens": list(tokens), "parts": parts}
        if since:
            hello["since"] = {str(seat): revision for seat, revision in since.items()}
        with contextlib.suppress(ConnectionClosed):  # some are turned away at the door
            self.send(hello)

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 30.0) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        message: dict[str, Any] = json.loads(raw)
        self.raw.append(raw)
        self.received.append(message)
        if message["type"] == "position":
            before = self.positions.get(message["seat"], {"view": {"players": [], "panels": []}})
            message["view"] = made_whole(message["view"], before["view"])
            self.positions[message["seat"]] = message
        return message

    def until(self, *types: str, timeout: float = 30.0) -> dict[str, Any]:
        while True:
            message = self.hear(timeout)
            if message["type"] in types:
                return message

    def latest(self, type_: str) -> dict[str, Any]:
        """The last of its type, among all that has come so far."""
        self.drain()
        return [m for m in self.received if m["type"] == type_][-1]

    def drain(self, quiet: float = 0.05) -> None:
        """Hear whatever is on its way."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(quiet)

    def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Say something and hear the reply to it."""
        self.number += 1
        self.send({"type": type_, "id": self.number, **fields})
        while True:
            message = self.hear()
            if message.get("id") == self.number:
                return message

    def answer(self, seat: int, rng: random.Random, arg: int | None = None) -> dict[str, Any]:
        """Answer the seat's question, with a compound whole."""
        position = self.positions[seat]
        question, choices = position["question"], position["choices"]
        token, answers = question["token"], []
        while True:
            possible = [c["arg"] for c in choices if c["reason"] is None]
            answers.append([question["kind"], rng.choice(possible) if arg is None else arg])
            arg = None
            found = self.ask("probe", seat=seat, token=token, answers=answers)
            if found["type"] == "refused":
                return found
            if found["question"] is None or not found["question"]["held"]:
                return self.ask("answer", seat=seat, token=token, answers=answers)
            question, choices = found["question"], found["choices"]

    def close(self) -> None:
        self.manager.__exit__(None, None, None)

    def closed_with(self) -> int:
        """Hear to the end; the code the server closed with."""
        try:
            while True:
                self.hear(10)
        except ConnectionClosed as e:
            return e.rcvd.code if e.rcvd is not None else 1006


def made_whole(view: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A part that has not changed is only named: it is as it was before."""
    groups = {g.get("ref", g.get("seat")): g for g in [*before["players"], *before["panels"]]}
    zones = {zone["ref"]: zone for group in groups.values() for zone in group["zones"]}

    def whole(group: Any) -> dict[str, Any]:
        if not isinstance(group, dict):
            return dict(groups[group])
        return {**group, "zones": [z if isinstance(z, dict) else zones[z] for z in group["zones"]]}

    return {**view, **{name: [whole(group) for group in view[name]] for name in ("players", "panels")}}


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(self, store: str, port: int = 0, log: Path | None = None, metrics: int = 0) -> None:
        self.store, self.port, self.log = store, port or free_port(), log
        self.metrics = [f"127.0.0.1:{metrics}"] if metrics else []
        self.client = Server(f"http://127.0.0.1:{self.port}", timeout=20)
        self.start()

    def start(self) -> None:
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", LAUNCH, str(self.port), self.store, *self.metrics],
                stdout=log,
                stderr=log,
            )

    def ready(self) -> None:
        wait_for(self.alive, 30)

    def alive(self) -> bool:
        try:
            found: bool = self.client.call("GET", "/healthz")["alive"]
            return found
        except OSError:
            assert self.process.poll() is None, "the server process ended"
            return False

    def kill(self) -> None:
        self.client.close()
        self.process.kill()
        self.process.wait()

    def line(self, table: str, *tokens: str) -> Line:
        return Line(f"ws://127.0.0.1:{self.port}", table, tokens)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def wait_for(condition: Callable[[], Any], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
