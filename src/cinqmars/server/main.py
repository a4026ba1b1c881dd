"""Starting and stopping: `serve` listens on a port until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from cinqmars.kernel import BadInput
from cinqmars.server.app import make_app
from cinqmars.server.bells import Calling
from cinqmars.server.bot_seats import BOT_PAUSE
from cinqmars.server.hub import Hub
from cinqmars.server.ops import journal
from cinqmars.server.ops.limits import Limits
from cinqmars.server.ops.owner import claim
from cinqmars.server.ops.reach import Listening, host_and_port, trusted
from cinqmars.server.socket import FRAME
from cinqmars.server.store import POOL, from_url

HOST: Final = "127.0.0.1"
PORT: Final = 8047
NEXT: Final = 20  # ports tried after the usual one
FAREWELL: Final = 2  # seconds for open requests to end
HEAD: Final = 10.0  # seconds for the head of a request
LAST: Final = 9.0  # seconds after which the process ends whatever the store does


def data_folder() -> Path:
    """Where this user's programs keep their data, by the rules of the platform."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cinqmars"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cinqmars"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / "cinqmars"


def default_store() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket. A port that was not chosen gives way to the next free one; a chosen one is BadInput."""
    tries = range(PORT, PORT + NEXT) if port is None else [port]
    for candidate in tries:
        try:
            return _bound(host, candidate)
        except OSError as e:
            if e.errno != errno.EADDRINUSE:
                raise BadInput(
                    "address",
                    f"cannot listen on {host}:{candidate}: {e.strerror}",
                    {"got": f"{host}:{candidate}"},
                ) from e
    raise BadInput("port", f"port {tries[0]} is busy", {"got": tries[0]})


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # said to be TCP, or the loop lets small messages wait for each other (TCP_NODELAY)
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except BaseException:
        found.close()
        raise
    return found


def allow_many_files() -> None:
    """As many sockets as the system lets us have."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def collect_seldom() -> None:
    """Views are many small objects that die at once: looking through all tables each time finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


class Server(uvicorn.Server):
    """Says goodbye first: streams end, sockets are closed with 1012, what is being written is written."""

    hub: Hub
    last = 0.0  # seconds after which the whole process ends
    greeting = ""  # said when it answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.open()
        await super().startup(sockets)
        if self.started and self.greeting:
            print(self.greeting, flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.closing.set()
        if self.last:
            end = threading.Timer(self.last, _give_up)
            end.daemon = True
            end.start()
        await super().shutdown(sockets)


class Prompt(H11Protocol):
    """Whoever begins a request ends its head in time: half of one would keep its line for ever."""

    slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.slow is not None:
            self.slow.cancel()
        super().connection_lost(exc)

    def _watch(self) -> None:
        waits = self.conn.their_state is h11.IDLE
        if waits and self.slow is None:
            self.slow = self.loop.call_later(HEAD, self._give_up)
        elif not waits and self.slow is not None:
            self.slow.cancel()
            self.slow = None

    def _give_up(self) -> None:
        self.slow = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.transport.close()


def config(app: Starlette, farewell: int = FAREWELL, proxies: Sequence[str] = (HOST,)) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        forwarded_allow_ips=list(proxies),
        http=Prompt,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME,
        timeout_graceful_shutdown=farewell,
        h11_max_incomplete_event_size=32 * 1024,
    )


def usual_workers() -> int:
    """As many as processors, and two at least: one is kept from whoever has the other."""
    return max(2, os.cpu_count() or 1)


def _give_up() -> None:
    """What was acknowledged is on disk; the rest nobody has been promised."""
    logging.getLogger("cinqmars.server").error("ended: the store does not answer")
    os._exit(1)


def serve(
    host: str = HOST,
    port: int | None = None,
    store_url: str = "",
    workers: int | None = None,
    open_browser: bool = False,
    log: str = "text",
    limits: Limits | None = None,
    pause: float = BOT_PAUSE,
    pool: int = POOL,
    proxies: Sequence[str] = (HOST,),
    metrics: str = "",
    keep: float = 0.0,
    calling: Calling | None = None,
) -> None:
    """Serve tables until SIGINT or SIGTERM. Raises BadInput if the address or the store cannot be had."""
    allow_many_files()
    collect_seldom()
    store_url = store_url or default_store()
    store = from_url(store_url, pool)
    trusted(proxies)
    metrics_at = listen(*host_and_port(metrics)) if metrics else None
    listening = listen(host, port)
    journal.begin(log)
    found = listening.getsockname()[1]
    app = make_app(
        store,
        workers or usual_workers(),
        pause,
        limits,
        listening=Listening(host, found),
        keep=keep,
        metrics_at=metrics_at,
        calling=calling,
    )
    if port is None and found != PORT:
        print(f"Port {PORT} is busy: using {found}.", flush=True)
    address = f"http://{f'[{host}]' if ':' in host else host}:{found}"
    owner = claim(store_url, address)
    server = Server(config(app, proxies=proxies))
    server.hub, server.last, server.greeting = app.state.hub, LAST, f"Cinq-Mars: {address}"
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    try:
        server.run([listening])
    except KeyboardInterrupt:  # the signal that ended it, raised again once all is closed
        pass
    finally:
        listening.close()
        if owner is not None:
            owner.close()
