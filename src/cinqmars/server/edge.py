"""The HTTP edge: who asks, what a call may take and give. Refusals are reason ids with a fitting status."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cinqmars.kernel import CinqMarsError, Refused, Session
from cinqmars.server import wire
from cinqmars.server.hub import Hub
from cinqmars.server.ledger import OVER
from cinqmars.server.live import Live
from cinqmars.server.ops.limits import Gate
from cinqmars.server.ops.metrics import Metrics
from cinqmars.server.socket import address_of
from cinqmars.server.wire import encoder

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

BODY: Final = 64 * 1024
STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "too-large": 413,
    "too-often": 429,
    "token": 401,
    "no-table": 404,
    "no-route": 404,
    "game": 404,
    "language": 404,
    "not-yours": 403,
    "stale": 409,
    "started": 409,
    "not-started": 409,
    "over": 409,
    "not-asked": 409,
    "illegal": 409,
    "no-seat": 409,
    "no-such-ply": 404,
    "nothing-to-undo": 409,
    "answered-since": 409,
    "revealed-since": 409,
    "undo-consent": 409,
    "undo-nobody": 403,
    "asked-already": 409,
    "unfinished": 409,
    "too-many-answers": 409,
    "past-a-reveal": 409,
    "not-over": 409,
    "method": 405,
    "rules-error": 500,
    "error": 500,
    "busy": 503,
    "store-down": 503,
}
TOKENS: Final = 64  # in one request
SEAT: Final = re.compile("-1|[0-9]{1,2}")


def json_response(data: Any, status: int = 200) -> Response:
    return Response(encoder.encode(data), status, media_type="application/json")


def refusal(e: CinqMarsError) -> Response:
    """A reason id and its facts; the text stays here, it may quote what others are asked."""
    return json_response(wire.Refusal(e.reason, e.facts), STATUS.get(e.reason, 400))


log = logging.getLogger("cinqmars.server")


async def body(request: Request, type_: type[T]) -> T:
    """The request's JSON, of the right shape and size."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > BODY:
            raise Refused("too-large", f"more than {BODY} bytes", {"limit": BODY})
    try:
        return msgspec.json.decode(raw or b"{}", type=type_)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Refused("malformed", str(e), {"detail": str(e)[:200]}) from e


def tokens(request: Request) -> list[str]:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token for token in [t.strip() for t in given.split(",", TOKENS)[:TOKENS]] if token]


class Edge:
    """What all calls share: the tables, the limits, and who is asking."""

    def __init__(self, hub: Hub, gate: Gate, metrics: Metrics) -> None:
        self.hub = hub
        self.gate = gate
        self.metrics = metrics

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Refusals become answers; so does a fault of our own, which is logged."""

        async def answer(request: Request) -> Response:
            began = time.perf_counter()
            try:
                self.gate.take("requests", address_of(request))
                response = await endpoint(request)
            except CinqMarsError as e:
                response = self.refusal(e)
            except ClientDisconnect:
                response = Response(status_code=400)
            except Exception as e:
                log.exception("fault", extra={"path": request.scope["route"].path})
                response = self.refusal(Refused("error", repr(e)))
            took = time.perf_counter() - began
            self.metrics.request_seconds.add(took)
            facts = {
                "method": request.method,
                "path": request.scope["route"].path,
                "status": response.status_code,
            }
            log.debug("request", extra={**facts, "ms": round(1000 * took, 1)})
            return response

        return answer

    def refusal(self, e: CinqMarsError) -> Response:
        self.metrics.refusals[e.reason] += 1
        response = refusal(e)
        if "wait" in e.facts:
            response.headers["retry-after"] = str(e.facts["wait"])
        return response

    # who asks

    async def live(self, request: Request) -> Live:
        return await self.hub.find(request.path_params["table"])

    def own_seat(self, request: Request, live: Live, seat: int) -> int:
        """The seat, if one of the request's tokens is its."""
        if seat not in [self.hub.seat_of(live, token) for token in tokens(request)]:
            raise Refused("not-yours" if tokens(request) else "token", "this token is not for that seat")
        return seat

    def must_host(self, request: Request, live: Live) -> None:
        if not any([self.hub.is_host(live, token) for token in tokens(request)]):
            raise Refused("not-yours" if tokens(request) else "token", "only the host may do this")

    def viewer(self, request: Request, live: Live) -> int:
        """Whose eyes a history is seen with: one's own; after the end anybody's."""
        wanted = request.query_params.get("seat", "-1")
        seat = int(wanted) if SEAT.fullmatch(wanted) else -2
        if not -1 <= seat < len(live.ledger.seats):
            raise Refused("malformed", "no such seat", {"detail": "seat"})
        if seat >= 0 and live.ledger.state != OVER:
            self.own_seat(request, live, seat)
        elif not self.hub.may_watch(live, tokens(request)):
            raise Refused("token", "this table is not listed: watching it takes a token")
        return seat


def started(live: Live) -> Session[Any]:
    if live.session is None:
        raise Refused("not-started", "the table has not started")
    return live.session


async def health(edge: Edge, request: Request) -> Response:
    alive = await edge.hub.store.alive()
    return json_response(wire.Health(alive), 200 if alive else 503)
