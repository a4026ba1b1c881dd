"""The application: routes, the built page, and what happens at the start and at the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from cinqmars.kernel import Refused
from cinqmars.server import openapi
from cinqmars.server.bells import Calling
from cinqmars.server.bot_seats import BOT_PAUSE
from cinqmars.server.edge import Edge
from cinqmars.server.hub import Hub
from cinqmars.server.ops import retention
from cinqmars.server.ops.assets import Assets
from cinqmars.server.ops.headers import SafeHeaders
from cinqmars.server.ops.limits import Gate, Limits
from cinqmars.server.ops.metrics import Page, of_process
from cinqmars.server.ops.reach import Listening
from cinqmars.server.ops.studies import Studies
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.routes import CALLS
from cinqmars.server.socket import serve_socket
from cinqmars.server.store import Store

log = logging.getLogger("cinqmars.server")


def page_folder() -> Path:
    """The built client: inside the package, or beside the source of a checkout."""
    package = Path(str(files("cinqmars")))
    shipped = package / "page"
    if shipped.is_dir():
        return shipped
    named = os.environ.get("CINQMARS_PAGE")  # of a compiled build beside its checkout
    return Path(named) if named else package.parents[1] / "web" / "dist"


def make_app(
    store: Store,
    workers: int = 2,
    pause: float = BOT_PAUSE,
    limits: Limits | None = None,
    thinkers: Thinkers | None = None,
    listening: Listening | None = None,
    studies: Studies | None = None,
    keep: float = 0.0,
    metrics_at: socket.socket | None = None,
    calling: Calling | None = None,
) -> Starlette:
    """The server over a store, which it opens and closes. `app.state.hub` has the tables.

    Tables that nobody has moved at for `keep` days are deleted; 0: none are.
    """
    thinkers = thinkers or Thinkers(workers)
    gate = Gate(limits or Limits())
    hub = Hub(store, thinkers, pause, calling)
    metrics = hub.metrics
    studies = studies or Studies()
    edge = Edge(hub, gate, metrics, listening or Listening(), studies)
    page_of_metrics = Page(metrics_at, lambda: measures(hub, gate)) if metrics_at else None

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        tasks = [asyncio.create_task(metrics.watch_loop())]
        if keep:
            tasks.append(asyncio.create_task(retention.keep(hub.store, keep)))
        if page_of_metrics is not None:
            await page_of_metrics.open()
        log.info("open")
        try:
            yield
        finally:
            if page_of_metrics is not None:
                await page_of_metrics.close()
            for task in tasks:
                task.cancel()
            await hub.close()
            await studies.stop()
            await hub.store.close()
            log.info("closed")

    async def line(websocket: WebSocket) -> None:
        await serve_socket(hub, websocket, gate, metrics)

    async def no_route(request: Request, error: Exception) -> Response:
        return edge.refusal(Refused("no-route", "nothing here"))

    async def no_method(request: Request, error: Exception) -> Response:
        return edge.refusal(Refused("method", "not with this method"))

    routes: list[Any] = [
        *[call.route(edge) for call in CALLS],
        *openapi.routes(edge),
        WebSocketRoute("/api/tables/{table}/socket", line),
        Route("/api/{path:path}", edge.guarded(nothing)),
    ]
    folder = page_folder()
    if folder.is_dir():
        index = FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

        async def page(request: Request) -> Response:
            return index

        async def worker(request: Request) -> Response:
            return FileResponse(folder / "worker.js", headers={"cache-control": "no-cache"})

        routes += [
            Mount("/assets", Assets(directory=folder / "assets")),
            Route("/worker.js", worker),  # at the root: it may serve all pages
            Route("/{path:path}", page),
        ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={404: no_route, 405: no_method},
        middleware=[Middleware(SafeHeaders)],
    )
    app.state.hub = hub
    return app


async def nothing(request: Request) -> Response:
    raise Refused("no-route", "nothing here")


def measures(hub: Hub, gate: Gate) -> str:
    """All that is counted, as Prometheus text."""
    gauges = {
        "cinqmars_tables": len(hub.tables),
        "cinqmars_listeners": sum([len(t.audience.listeners) for t in hub.tables.values()]),
        "cinqmars_sockets": gate.sockets.total(),
        "cinqmars_processes": 1 + len(hub.peers.heard),
        "cinqmars_store_up": int(hub.store.trying is None),
        "cinqmars_bots_thinking": hub.thinkers.turns.running.total(),
        "cinqmars_bots_waiting": len(hub.thinkers.turns.waiting),
        **of_process(),
    }
    counters = {
        "cinqmars_store_outages_total": hub.store.outages,
        "cinqmars_bots_weakened_total": hub.thinkers.weakened,
        "cinqmars_bot_failures_total": hub.thinkers.failures,
        "process_cpu_seconds_total": round(time.process_time(), 3),
    }
    return hub.metrics.text(gauges, counters, hub.store.seconds, hub.thinkers.wait_seconds)
