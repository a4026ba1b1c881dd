"""Live play: one WebSocket per client, for all the seats its device holds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from cinqmars.kernel import BadRecord, CinqMarsError, Message, Refused, RulesError
from cinqmars.server import seats, wire, wishes
from cinqmars.server.capability import hashed
from cinqmars.server.hub import Hub
from cinqmars.server.ledger import OPEN
from cinqmars.server.live import Live
from cinqmars.server.ops import abuse
from cinqmars.server.ops.limits import Bucket, Gate, household
from cinqmars.server.ops.metrics import Metrics
from cinqmars.server.wire import encoder

FRAME: Final = 64 * 1024
QUEUE: Final = 256  # messages a slow client may be behind before it is cut off
GREETING: Final = 10.0  # seconds for the first message
DONE: Final = 1000
POLICY: Final = 1008
TOO_SLOW: Final = 1013
PASSED_BY: Final = ("stale", "not-asked", "illegal", "over")  # the client saw an older question


class Client:
    """A connected device: it hears for its seats, and speaks for them."""

    def __init__(self, hub: Hub, live: Live, socket: WebSocket, gate: Gate, metrics: Metrics) -> None:
        self.hub = hub
        self.live = live
        self.socket = socket
        self.metrics = metrics
        self.gate = gate
        self.keys: tuple[str, ...] = ()
        self.seats: tuple[int, ...] = ()
        self.whole = True
        self.queue: asyncio.Queue[wire.Push] = asyncio.Queue(QUEUE)
        self.behind = asyncio.Event()  # it is too slow: it will come back and get a fresh position
        self.frames = Bucket(gate.limits.frames)
        self.probes = Bucket(gate.limits.probes)

    def send(self, message: wire.Push) -> None:
        if self.queue.full():
            self.behind.set()
        else:
            self.queue.put_nowait(message)

    async def run(self) -> int:
        """To the end; the code with which to close the line."""
        hello = await self._greeting()
        self.keys = tuple([hashed(token) for token in hello.tokens])
        self.seats = self._seats()
        self.whole = not hello.parts
        sending = asyncio.create_task(self._send_all())
        behind = asyncio.create_task(self.behind.wait())
        hearing = asyncio.create_task(self._hear_all(hello.since))
        try:
            await asyncio.wait({hearing, behind}, return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done():
                return TOO_SLOW
            hearing.result()
            return DONE
        finally:
            self.live.audience.part(self)
            for task in (sending, behind, hearing):
                task.cancel()
            await asyncio.gather(sending, behind, hearing, return_exceptions=True)

    def _seats(self) -> tuple[int, ...]:
        """Those the tokens are for; a spectator's, if it may watch; at a table not started just a visitor's."""
        ledger = self.live.ledger
        if seats := ledger.held_by(self.keys):
            return seats
        if ledger.opens(self.keys):
            return (-1,)
        if ledger.state == OPEN:
            return ()
        raise Refused("token", "this table is not listed: watching it takes a token")

    async def _greeting(self) -> wishes.HelloFrame:
        said = decode(await asyncio.wait_for(self._frame(), GREETING))
        if not isinstance(said, wishes.HelloFrame):
            raise Refused("malformed", "the first message says hello", {"detail": "hello"})
        return said

    async def _frame(self) -> str:
        """The next text frame; bytes are a mistake we say."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            raise Refused("malformed", "frames are text", {"detail": "bytes"})
        return text

    async def _send_all(self) -> None:
        while True:
            message = await self.queue.get()
            await self.socket.send_text(encoder.encode(message).decode())

    async def _hear_all(self, since: dict[int, int]) -> None:
        await self.hub.refresh(self.live)
        await seats.returned(self.live, self.seats)
        self.live.audience.join(self, since)
        while True:
            try:
                said = decode(await self._frame())
            except Refused as e:
                self._refuse(0, e)
                continue
            if isinstance(said, wishes.ByeFrame):
                return
            await self._heard(said)

    def _refuse(self, number: int, e: CinqMarsError, **more: Message | None) -> None:
        self.metrics.refusals[e.reason] += 1
        abuse.note(self.hub, self.gate, e.reason, address_of(self.socket))
        said = seemly(e)
        self.send(wire.RefusedReply(said.reason, said.facts, **more, id=number))

    async def _heard(self, said: wishes.Frame) -> None:
        number = getattr(said, "id", 0)
        try:
            self.frames.take()
            self.send(await self._do(said, number))
        except CinqMarsError as e:
            if isinstance(said, wishes.AnswerFrame) and e.reason in PASSED_BY and said.seat in self.seats:
                self._refuse(number, e, changed=self.live.what_changed(said.seat))
                self.live.audience.refresh(self, said.seat)
            else:
                self._refuse(number, e)

    async def _do(self, said: wishes.Frame, number: int) -> wire.DoneReply | wire.ProbedReply:
        match said:
            case wishes.AnswerFrame():
                self._must_hold(said.seat)
                began = time.perf_counter()
                revision = await self.live.answer(said.seat, said.answers, said.token, whole=True)
                self.metrics.answers["person"] += 1
                self.metrics.answer_seconds.add(time.perf_counter() - began)
                return wire.DoneReply(revision, id=number)
            case wishes.ProbeFrame():
                self._must_hold(said.seat)
                self.probes.take()
                found = self.live.probe(said.seat, said.answers, said.token)
                return wire.ProbedReply(**asdict(found), id=number)
            case wishes.UndoFrame():
                self._must_hold(said.seat)
                done = await take_back(self.live, said.seat, said.ask)
                return wire.DoneReply(done.revision, done.ask, id=number)
            case wishes.ConsentFrame():
                await self._consent(said)
                return wire.DoneReply(0, id=number)
            case wishes.ChatFrame():
                await self.hub.say(self.live, self._speaker(), said.text)
                return wire.DoneReply(0, id=number)
            case wishes.NudgeFrame():
                await self.hub.nudge(self.live, self._speaker(), said.to)
                return wire.DoneReply(0, id=number)
            case _:
                raise Refused("malformed", "not now", {"detail": "type"})

    async def _consent(self, said: wishes.ConsentFrame) -> None:
        ask = self.live.ledger.ask
        mine = [seat for seat in self.seats if seat >= 0]
        if said.seat is not None:
            self._must_hold(said.seat)
            mine = [said.seat]
        if not mine:
            raise Refused("not-yours", "spectators have no say")
        for seat in mine if ask is not None and said.yes else mine[:1]:
            await self.live.consent(said.ask, seat, said.yes)
            if self.live.ledger.ask is None:
                return

    def _speaker(self) -> int:
        """The seat this client speaks for."""
        if not self.seats or self.seats == (-1,):
            raise Refused("not-yours", "spectators do not speak")
        return self.seats[0]

    def _must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refused("not-yours", "this seat is not yours")


async def take_back(live: Live, seat: int, ask: bool) -> wire.Revised:
    """Freely if that may be; else, if wished, by asking the others."""
    try:
        return wire.Revised(await live.undo(seat))
    except Refused as e:
        if not ask or e.reason not in ("answered-since", "revealed-since", "undo-consent"):
            raise
    return wire.Revised(live.revision(seat), await live.ask(seat))


def decode(raw: str) -> wishes.Frame:
    if len(raw) > FRAME:
        raise Refused("too-large", f"more than {FRAME} bytes", {"limit": FRAME})
    try:
        said: wishes.Frame = wishes.frames.decode(raw)
        return said
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Refused("malformed", str(e), {"detail": str(e)[:200]}) from e


def seemly(e: CinqMarsError) -> CinqMarsError:
    """What a client may be told: where a log and the rules part may be a detail of others' moves."""
    return RulesError("") if isinstance(e, BadRecord | RulesError) else e


def same_origin(socket: HTTPConnection) -> bool:
    """Pages of other sites must not speak for whoever visits them; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host", "")


def address_of(socket: Any) -> str:
    """Whoever asks, as they are counted."""
    return household(socket.client.host) if socket.client is not None else ""


async def serve_socket(hub: Hub, socket: WebSocket, gate: Gate, metrics: Metrics) -> None:
    """From the handshake to the end; whatever is wrong is said before the line is closed."""
    address = address_of(socket)
    if not same_origin(socket):
        metrics.refusals["origin"] += 1
        abuse.note(hub, gate, "origin", address)
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        gate.enter(address)
    except Refused as e:
        abuse.note(hub, gate, e.reason, address)
        await _close(socket, e, metrics)
        return
    try:
        gate.take("requests", address)
        live = await hub.find(socket.path_params["table"])
        await _hang_up(socket, await Client(hub, live, socket, gate, metrics).run())
    except CinqMarsError as e:
        abuse.note(hub, gate, e.reason, address)
        await _close(socket, e, metrics)
    except TimeoutError:
        await _hang_up(socket, POLICY)
    except WebSocketDisconnect:
        pass
    finally:
        gate.leave(address)


async def _close(socket: WebSocket, e: CinqMarsError, metrics: Metrics) -> None:
    metrics.refusals[e.reason] += 1
    said = seemly(e)
    refused = wire.RefusedReply(said.reason, said.facts, id=0)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(encoder.encode(refused).decode())
    await _hang_up(socket, POLICY)


async def _hang_up(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)
