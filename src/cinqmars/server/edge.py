"""The HTTP edge: who asks, what a call may take and give. Refusals are reason ids with a fitting status."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cinqmars.kernel import CinqMarsError, Refused, Session
from cinqmars.server import wire
from cinqmars.server.capability import hashed
from cinqmars.server.hub import Hub
from cinqmars.server.ledger import OVER
from cinqmars.server.live import Live
from cinqmars.server.ops import abuse
from cinqmars.server.ops.assets import gzipped, takes_gzip
from cinqmars.server.ops.limits import Gate, household
from cinqmars.server.ops.metrics import Metrics
from cinqmars.server.ops.reach import Listening, own_address
from cinqmars.server.ops.studies import Made, Studies
from cinqmars.server.socket import address_of, same_origin, seemly
from cinqmars.server.wire import encoder

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

BODY: Final = 64 * 1024
SLOWEST: Final = 10.0  # seconds for the body of a request
STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "too-large": 413,
    "too-slow": 408,
    "too-often": 429,
    "token": 401,
    "no-table": 404,
    "no-route": 404,
    "game": 404,
    "language": 404,
    "not-yours": 403,
    "origin": 403,
    "stale": 409,
    "started": 409,
    "not-started": 409,
    "over": 409,
    "not-asked": 409,
    "illegal": 409,
    "no-seat": 409,
    "no-line": 404,
    "muted": 403,
    "no-push": 409,
    "too-many-bells": 409,
    "webhook": 400,
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
WORTH: Final = 1000  # bytes from which compressing pays
EFFORT: Final = 6  # of nine: large answers are made anew each time
OWN: Final = ("127.0.0.1", household("::1"))
READING: Final = ("GET", "HEAD")
TOKENS: Final = 64  # in one request
SEAT: Final = re.compile("-1|[0-9]{1,2}")


def json_response(data: Any, status: int = 200) -> Response:
    return Response(encoder.encode(data), status, media_type="application/json")


def lighter(request: Request, response: Response) -> Response:
    """The same answer in fewer bytes, where that is worth it and the client takes it; none if it has it already."""
    plain = response.status_code == 200 and "content-encoding" not in response.headers
    whole = plain and hasattr(response, "body") and len(response.body) > WORTH
    if not whole:
        return response
    data = bytes(response.body)
    if request.method == "GET":
        name = f'"{blake2b(data, digest_size=12).hexdigest()}"'
        response.headers["etag"] = name
        response.headers.setdefault("cache-control", "private, no-cache")
        if name in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={"etag": name, "cache-control": "private, no-cache"})
    if not takes_gzip(request.scope):
        return response
    asked_often = not request.url.path.startswith("/api/tables")
    return gzipped(squeezed(data) if asked_often else gzip.compress(data, EFFORT), response)


@lru_cache(maxsize=64)
def squeezed(data: bytes) -> bytes:
    """What is the same for everybody is compressed once."""
    return gzip.compress(data, EFFORT)


def refusal(e: CinqMarsError) -> Response:
    """A reason id and its facts; the text stays here, it may quote what others are asked."""
    said = seemly(e)
    return json_response(wire.Refusal(said.reason, said.facts), STATUS.get(said.reason, 400))


log = logging.getLogger("cinqmars.server")


async def body(request: Request, type_: type[T]) -> T:
    """The request's JSON, of the right shape and size."""
    raw = b""
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > BODY:
                    raise Refused("too-large", f"more than {BODY} bytes", {"limit": BODY})
    except TimeoutError as e:
        raise Refused("too-slow", "the request did not end", {"wait": 1}) from e
    try:
        return msgspec.json.decode(raw or b"{}", type=type_)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Refused("malformed", str(e), {"detail": str(e)[:200]}) from e


def tokens(request: Request) -> list[str]:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token for token in [t.strip() for t in given.split(",", TOKENS)[:TOKENS]] if token]


def keys(request: Request) -> list[str]:
    """What is kept of the tokens: their hashes."""
    return [hashed(token) for token in tokens(request)]


class Edge:
    """What all calls share: the tables, the limits, and who is asking."""

    def __init__(
        self, hub: Hub, gate: Gate, metrics: Metrics, listening: Listening, studies: Studies
    ) -> None:
        self.hub = hub
        self.studies = studies
        self.listening = listening
        self.gate = gate
        self.metrics = metrics

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Refusals become answers; so does a fault of our own, which is logged."""

        async def answer(request: Request) -> Response:
            began = time.perf_counter()
            try:
                self.gate.take("requests", address_of(request))
                if request.method not in READING and not same_origin(request):
                    raise Refused("origin", "a page of another site speaks for nobody here")
                response = await endpoint(request)
            except CinqMarsError as e:
                abuse.note(self.hub, self.gate, e.reason, address_of(request))
                response = self.refusal(e)
            except ClientDisconnect:
                response = Response(status_code=400)
            except Exception as e:
                log.exception("fault", extra={"path": request.scope["route"].path})
                response = self.refusal(Refused("error", repr(e)))
            response = lighter(request, response)
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

    def squeezed(self, request: Request, made: Made) -> Response:
        """What was made and compressed once; nothing for a client that has it already."""
        headers = {"etag": f'"{made.name}"', "cache-control": "private, no-cache", "vary": "accept-encoding"}
        if made.name in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if takes_gzip(request.scope):
            headers["content-encoding"] = "gzip"
            return Response(made.squeezed, headers=headers, media_type="application/json")
        return Response(gzip.decompress(made.squeezed), headers=headers, media_type="application/json")

    # who asks

    def is_own(self, request: Request) -> bool:
        """Whether the request comes from this machine: by whoever runs the server."""
        return address_of(request) in OWN

    async def live(self, request: Request) -> Live:
        return await self.hub.find(request.path_params["table"])

    def held(self, request: Request, live: Live) -> tuple[int, ...]:
        """The seats that the request's tokens are for."""
        return live.ledger.held_by(keys(request))

    def is_host(self, request: Request, live: Live) -> bool:
        return live.ledger.hosted_by(keys(request))

    def own_seat(self, request: Request, live: Live, seat: int) -> int:
        """The seat, if one of the request's tokens is its."""
        if seat not in self.held(request, live):
            raise Refused("not-yours" if tokens(request) else "token", "this token is not for that seat")
        return seat

    def must_host(self, request: Request, live: Live) -> None:
        if not self.is_host(request, live):
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


async def reach(edge: Edge, request: Request) -> Response:
    """Where friends find this server; its machine's address is told to whoever sits at the machine."""
    if not edge.is_own(request):
        return json_response(wire.Reach(False, "", 0))
    return json_response(wire.Reach(edge.listening.loopback, own_address(), edge.listening.port))


async def health(edge: Edge, request: Request) -> Response:
    alive = await edge.hub.store.alive()
    return json_response(wire.Health(alive), 200 if alive else 503)
