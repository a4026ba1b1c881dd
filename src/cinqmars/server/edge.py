"""The HTTP edge: every route decodes, asks the hub, encodes. Refusals are reason ids with a fitting status."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from cinqmars import bots, games
from cinqmars.kernel import CinqMarsError, Refused, Session
from cinqmars.server import openapi, wire
from cinqmars.server.assets import gzipped, takes_gzip
from cinqmars.server.capability import hashed
from cinqmars.server.files import opened
from cinqmars.server.hub import DEFAULT_BOT, Hub, Made
from cinqmars.server.ledger import OVER
from cinqmars.server.limits import Gate
from cinqmars.server.live import Live
from cinqmars.server.metrics import Metrics
from cinqmars.server.positions import (
    figures,
    known_session,
    seat_record,
    step,
    told,
    whole_record,
    whole_story,
)
from cinqmars.server.socket import QUEUE, address_of, take_back
from cinqmars.server.wire import encoder, plain
from cinqmars.text import LANGUAGES, sources

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
LISTED: Final = 60
TOKENS: Final = 64  # in one request
SEAT: Final = re.compile("-1|[0-9]{1,2}")
STEPS: Final = re.compile("[0-9]{1,6}(,[0-9]{1,6}){0,63}")  # at most 64
BREATH: Final = 15.0  # seconds between signs of life on a stream


def json_response(data: Any, status: int = 200) -> Response:
    return Response(encoder.encode(data), status, media_type="application/json")


def refusal(e: CinqMarsError) -> Response:
    """A reason id and its facts; the text stays here, it may quote what others are asked."""
    return json_response({"refused": e.reason, "facts": e.facts}, STATUS.get(e.reason, 400))


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
    """The routes, over one hub."""

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

    def routes(self) -> list[Route]:
        table, guarded = "/api/tables/{table}", self.guarded
        return [
            Route("/api/games", guarded(self.games)),
            Route("/api/games/{game}", guarded(self.game)),
            Route("/api/games/{game}/catalogue", guarded(self.catalogue)),
            Route("/api/text/{lang}/{game}.ftl", guarded(self.text)),
            Route("/api/tables", guarded(self.tables)),
            Route("/api/tables", guarded(self.make), methods=["POST"]),
            Route(table, guarded(self.table)),
            Route(f"{table}/sit", guarded(self.sit), methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}", guarded(self.change_seat), methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}/move", guarded(self.move_seat), methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}/bot", guarded(self.hand_to_bot), methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}/bot", guarded(self.take_back), methods=["DELETE"]),
            Route(f"{table}/leave", guarded(self.leave), methods=["POST"]),
            Route(f"{table}/options", guarded(self.settle), methods=["POST"]),
            Route(f"{table}/start", guarded(self.start), methods=["POST"]),
            Route(f"{table}/close", guarded(self.close), methods=["POST"]),
            Route(f"{table}/rematch", guarded(self.rematch), methods=["POST"]),
            Route(f"{table}/branch", guarded(self.branch), methods=["POST"]),
            Route(f"{table}/history", guarded(self.history)),
            Route(f"{table}/at/{{step:int}}", guarded(self.at)),
            Route(f"{table}/figures", guarded(self.figures)),
            Route(f"{table}/record", guarded(self.record)),
            Route(f"{table}/stream", guarded(self.stream)),
            Route(f"{table}/answer", guarded(self.answer), methods=["POST"]),
            Route(f"{table}/probe", guarded(self.probe), methods=["POST"]),
            Route(f"{table}/undo", guarded(self.undo), methods=["POST"]),
            Route(f"{table}/consent", guarded(self.consent), methods=["POST"]),
            Route(f"{table}/chat", guarded(self.chat), methods=["POST"]),
            Route("/api/openapi.json", guarded(self.openapi)),
            Route("/api/docs", guarded(self.docs)),
        ]

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

    # games

    async def games(self, request: Request) -> Response:
        listed = []
        for id_ in games.PACKAGES:
            game = games.get(id_)
            options = [plain(option) for option in game.options]
            listed.append({"id": id_, "seats": list(game.seats), "options": options})
        names = [{"bot": name, "label": b.label, "about": b.about} for name, b in bots.NAMES.items()]
        return json_response({"games": listed, "bots": names})

    async def game(self, request: Request) -> Response:
        game = games.get(request.path_params["game"])
        seats = request.query_params.get("seats", "")
        people = int(seats) if SEAT.fullmatch(seats) else max(game.seats)
        if people not in game.seats:
            allowed = ", ".join([str(n) for n in game.seats])
            raise Refused("seats", "not for so many", {"allowed": allowed, "got": people})
        house = game.bot_seats(people)
        return json_response(
            {
                "id": game.id,
                "rules": game.version,
                "kinds": [{"name": kind.name, "size": kind.size} for kind in game.kinds],
                "geometry": {name: plain(g) for name, g in game.geometry(people + len(house)).items()},
                "summary": [plain(m) for m in game.summary()],
                "about": [plain(m) for m in game.about()],
                "bot_seats": house,
            }
        )

    async def catalogue(self, request: Request) -> Response:
        return json_response(games.get(request.path_params["game"]).catalogue())

    async def text(self, request: Request) -> Response:
        lang, game = request.path_params["lang"], request.path_params["game"]
        if lang not in LANGUAGES:
            raise Refused("language", "no such language", {"got": lang[:10], "allowed": ", ".join(LANGUAGES)})
        if game != "common":
            games.get(game)
        parts = sources(lang, "" if game == "common" else game)
        response = PlainTextResponse("\n".join(parts), headers={"cache-control": "no-cache"})
        return gzipped(gzip.compress(response.body), response) if takes_gzip(request.scope) else response

    # tables

    async def tables(self, request: Request) -> Response:
        """Open and running tables that are listed, and those the request's tokens open."""
        keys = [hashed(token) for token in tokens(request)]
        return json_response({"tables": await self.hub.listed(LISTED, keys)})

    async def make(self, request: Request) -> Response:
        self.gate.take("tables", address_of(request))
        wish = await body(request, wire.TableWish)
        made = await self.hub.make(msgspec.to_builtins(wish))
        return table_made(made)

    async def table(self, request: Request) -> Response:
        live = await self.live(request)
        mine = [self.hub.seat_of(live, token) for token in tokens(request)]
        host = any([self.hub.is_host(live, token) for token in tokens(request)])
        seed = str(live.ledger.seed) if live.ledger.state == OVER else None
        you = sorted({seat for seat in mine if seat >= 0})
        shown = live.audience.full_card(tuple(you))
        return json_response({**shown, "host": host, "seed": seed})

    async def sit(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.SitWish)
        invite = tokens(request)
        seat, token = await self.hub.sit(live, invite[0] if invite else "", wish.seat, wish.name)
        return json_response({"seat": seat, "token": token})

    async def change_seat(self, request: Request) -> Response:
        live, seat = await self.live(request), request.path_params["seat"]
        if seat in [self.hub.seat_of(live, token) for token in tokens(request)]:
            await self.hub.rename(live, seat, (await body(request, wire.Rename)).name)
            return json_response({})
        self.must_host(request, live)
        wish = msgspec.to_builtins(await body(request, wire.SeatWish))
        return json_response(await self.hub.change_seat(live, seat, wish))

    async def move_seat(self, request: Request) -> Response:
        live = await self.live(request)
        seat = self.own_seat(request, live, request.path_params["seat"])
        wish = await body(request, wire.MoveWish)
        host = any([self.hub.is_host(live, token) for token in tokens(request)])
        own = [self.hub.seat_of(live, token) for token in tokens(request)]
        await self.hub.move_seat(live, seat, wish.to, own, host)
        return json_response({})

    async def hand_to_bot(self, request: Request) -> Response:
        live, seat = await self.live(request), request.path_params["seat"]
        if seat not in [self.hub.seat_of(live, token) for token in tokens(request)]:
            self.must_host(request, live)
            if seat in live.audience.present().seats:
                raise Refused("not-yours", "its holder is at the table")
        wish = await body(request, wire.BotWish)
        await self.hub.hand_to_bot(live, seat, wish.bot or DEFAULT_BOT, "asked")
        return json_response({})

    async def take_back(self, request: Request) -> Response:
        live = await self.live(request)
        seat = self.own_seat(request, live, request.path_params["seat"])
        await self.hub.take_back(live, seat)
        return json_response({})

    async def leave(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.LeaveWish)
        await self.hub.leave(live, self.own_seat(request, live, wish.seat))
        return json_response({})

    async def settle(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.SettingsWish)
        self.must_host(request, live)
        await self.hub.settle(live, msgspec.to_builtins(wish))
        return json_response({})

    async def start(self, request: Request) -> Response:
        live = await self.live(request)
        self.must_host(request, live)
        await self.hub.start(live)
        return json_response({})

    async def close(self, request: Request) -> Response:
        live = await self.live(request)
        self.must_host(request, live)
        await self.hub.close_table(live)
        return json_response({})

    async def rematch(self, request: Request) -> Response:
        live = await self.live(request)
        mine = [self.hub.seat_of(live, token) for token in tokens(request)]
        if not any([seat >= 0 for seat in mine]):
            self.must_host(request, live)
        new = await self.hub.rematch(live)
        return json_response({"table": new.ledger.table}, 201)

    async def branch(self, request: Request) -> Response:
        """A new table from one moment of a game that is over: one seat for whoever asks, bots for the others."""
        live, wish = await self.live(request), await body(request, wire.BranchWish)
        if live.ledger.state != OVER:
            raise Refused("not-over", "the game is not over")
        if not self.hub.may_watch(live, tokens(request)):
            raise Refused("token", "this table is not listed")
        session, names = started(live), [seat.name for seat in live.ledger.seats]
        if wish.seat >= session.setup.seats:
            raise Refused("no-seat", "no such seat for a person")
        self.gate.take("tables", address_of(request))
        made = await opened(self.hub.store, session.goto(wish.step), names, [wish.seat])
        self.hub.adopt(made)
        return table_made(made)

    # looking back

    async def history(self, request: Request) -> Response:
        live = await self.live(request)
        seat = self.viewer(request, live)
        known = known_session(started(live), seat)
        lines = told(known, seat, whole_story(known), None)
        return json_response({"steps": len(known.log), "told": lines})

    async def at(self, request: Request) -> Response:
        live = await self.live(request)
        seat = self.viewer(request, live)
        return json_response(step(known_session(started(live), seat), seat, request.path_params["step"]))

    async def figures(self, request: Request) -> Response:
        """Several points of the history in one answer: the course of the game in numbers."""
        live = await self.live(request)
        seat = self.viewer(request, live)
        wanted = request.query_params.get("steps", "")
        if not STEPS.fullmatch(wanted):
            raise Refused("malformed", "no list of steps", {"detail": "steps"})
        known, found = known_session(started(live), seat), []
        for ply in wanted.split(","):
            found.append(figures(known, seat, int(ply)))
            await asyncio.sleep(0)  # others wait for one view at most
        return json_response({"figures": found})

    async def record(self, request: Request) -> Response:
        """The whole record once the game is over; before that, what the seat may know."""
        live = await self.live(request)
        seat = self.viewer(request, live)
        session = started(live)
        if live.ledger.state == OVER:
            return json_response(whole_record(session))
        return json_response(seat_record(known_session(session, seat), seat))

    # playing

    async def answer(self, request: Request) -> Response:
        began = time.perf_counter()
        live, wish = await self.live(request), await body(request, wire.AnswerWish)
        seat = self.own_seat(request, live, wish.seat)
        revision = await live.answer(seat, wish.answers, wish.token, whole=True)
        self.metrics.answers["person"] += 1
        self.metrics.answer_seconds.add(time.perf_counter() - began)
        return json_response({"revision": revision})

    async def probe(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.AnswerWish)
        seat = self.own_seat(request, live, wish.seat)
        self.gate.take("probes", address_of(request))
        return json_response(live.probe(seat, wish.answers, wish.token))

    async def undo(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.UndoWish)
        done = await take_back(live, self.own_seat(request, live, wish.seat), wish.ask)
        return json_response({name: value for name, value in done.items() if name != "type"})

    async def consent(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.ConsentWish)
        await live.consent(wish.ask, self.own_seat(request, live, wish.seat), wish.yes)
        return json_response({})

    async def chat(self, request: Request) -> Response:
        live, wish = await self.live(request), await body(request, wire.ChatWish)
        await self.hub.say(live, self.own_seat(request, live, wish.seat), wish.text)
        return json_response({})

    # for bot writers

    async def openapi(self, request: Request) -> Response:
        return json_response(openapi.document())

    async def docs(self, request: Request) -> Response:
        return HTMLResponse(openapi.page())

    async def stream(self, request: Request) -> Response:
        """For bots: the whole once, then what changes, a line of JSON each."""
        live = await self.live(request)
        seat = self.viewer(request, live)
        if seat >= 0:
            self.own_seat(request, live, seat)
        address, listener = address_of(request), self._streamed(request, live, seat)
        self.gate.enter(address)
        return StreamingResponse(self._lines(live, listener, address), media_type="application/x-ndjson")

    def _streamed(self, request: Request, live: Live, seat: int) -> Streamed:
        keys = [hashed(token) for token in tokens(request)]
        return Streamed((seat,), tuple([key for key in keys if live.ledger.held_by([key]) == (seat,)]))

    async def _lines(self, live: Live, listener: Streamed, address: str) -> AsyncIterator[bytes]:
        name = "gameFull"
        try:
            await self.hub.returned(live, listener.seats)
            live.audience.join(listener, {})
            while True:
                message = await self._next(listener)
                if message is None:
                    return
                kind = name if message.get("type") == "position" else message.get("type")
                name = "gameState" if kind == "gameFull" else name
                yield encoder.encode({**message, "type": kind}) + b"\n" if message else b"\n"
                if message.get("over") is not None:
                    return
        finally:
            live.audience.part(listener)
            self.gate.leave(address)

    async def _next(self, listener: Streamed) -> dict[str, Any] | None:
        """The next message; an empty one as a sign of life; None when the server closes or the client is slow."""
        getting = asyncio.ensure_future(listener.queue.get())
        closing = asyncio.ensure_future(self.hub.closing.wait())
        try:
            await asyncio.wait([getting, closing], timeout=BREATH, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                return getting.result()
            return None if closing.done() else {}
        finally:
            getting.cancel()
            closing.cancel()


def table_made(made: Made) -> Response:
    data = {
        "table": made.live.ledger.table,
        "host": made.host,
        "watch": made.watch,
        "tokens": made.tokens,
        "invites": made.invites,
    }
    return json_response(data, 201)


def started(live: Live) -> Session[Any]:
    if live.session is None:
        raise Refused("not-started", "the table has not started")
    return live.session


class Streamed:
    """A listener that reads lines; one that does not keep up is cut off."""

    def __init__(self, seats: tuple[int, ...], keys: tuple[str, ...]) -> None:
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(QUEUE)
        self.seats = seats
        self.keys = keys
        self.whole = True

    def send(self, message: dict[str, Any]) -> None:
        if self.queue.qsize() < QUEUE - 1:
            self.queue.put_nowait(message)
        elif not self.queue.full():
            self.queue.put_nowait(None)
