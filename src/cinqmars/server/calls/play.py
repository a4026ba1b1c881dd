"""Calls of play: answering, taking back, looking back."""

from __future__ import annotations

import re
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from cinqmars.kernel import Refused
from cinqmars.server import wire, wishes
from cinqmars.server.capability import hashed
from cinqmars.server.edge import Edge, body, json_response, started, tokens
from cinqmars.server.ledger import OVER
from cinqmars.server.ops import studies
from cinqmars.server.socket import address_of, take_back
from cinqmars.server.stream import Stream

STEPS: Final = re.compile("[0-9]{1,6}(,[0-9]{1,6}){0,63}")  # at most 64


async def history(edge: Edge, request: Request) -> Response:
    return await _past(edge, request, studies.HISTORY)


async def at(edge: Edge, request: Request) -> Response:
    return await _past(edge, request, studies.AT, request.path_params["step"])


async def figures(edge: Edge, request: Request) -> Response:
    """Several points of the history in one answer: the course of the game in numbers."""
    wanted = request.query_params.get("steps", "")
    if not STEPS.fullmatch(wanted):
        raise Refused("malformed", "no list of steps", {"detail": "steps"})
    return await _past(edge, request, studies.FIGURES, *[int(ply) for ply in wanted.split(",")])


async def record(edge: Edge, request: Request) -> Response:
    """The whole record once the game is over; before that, what the seat may know."""
    over = (await edge.live(request)).ledger.state == OVER
    return await _past(edge, request, studies.RECORD if over else studies.KNOWN)


async def _past(edge: Edge, request: Request, what: str, *steps: int) -> Response:
    """What a seat may learn of the past: in a worker, once for all who ask alike."""
    live = await edge.live(request)
    seat = edge.viewer(request, live)
    session, address = started(live), address_of(request)
    edge.gate.check("work", address)
    known = session if what == studies.RECORD else session.known_to(seat)
    turned = live.ledger.turned[seat]
    made = await edge.studies.ask(
        live.ledger.table, turned, known, what, seat, *steps, origin=edge.hub.origin(address)
    )
    edge.gate.spend("work", address, made.seconds)
    return edge.squeezed(request, made)


async def stream(edge: Edge, request: Request) -> Response:
    """For bots: the whole once, then what changes, a line of JSON each."""
    live = await edge.live(request)
    seat = edge.viewer(request, live)
    if seat >= 0:
        edge.own_seat(request, live, seat)
    keys = [hashed(token) for token in tokens(request)]
    own = tuple([key for key in keys if live.ledger.held_by([key]) == (seat,)])
    address = address_of(request)
    edge.gate.enter(address)
    stream = Stream(edge.hub, live, seat, own, lambda: edge.gate.leave(address))
    return StreamingResponse(stream.lines(), media_type="application/x-ndjson")


async def answer(edge: Edge, request: Request) -> Response:
    began = time.perf_counter()
    live, wish = await edge.live(request), await body(request, wishes.AnswerWish)
    seat = edge.own_seat(request, live, wish.seat)
    revision = await live.answer(seat, wish.answers, wish.token, whole=True)
    edge.metrics.answers["person"] += 1
    edge.metrics.answer_seconds.add(time.perf_counter() - began)
    return json_response(wire.Revised(revision))


async def probe(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.AnswerWish)
    seat = edge.own_seat(request, live, wish.seat)
    address = address_of(request)
    edge.gate.take("probes", address)
    edge.gate.check("work", address)
    began = time.perf_counter()
    try:
        return json_response(live.probe(seat, wish.answers, wish.token))
    finally:
        edge.gate.spend("work", address, time.perf_counter() - began)


async def undo(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.UndoWish)
    done = await take_back(live, edge.own_seat(request, live, wish.seat), wish.ask)
    return json_response(done)


async def consent(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.ConsentWish)
    await live.consent(wish.ask, edge.own_seat(request, live, wish.seat), wish.yes)
    return json_response({})


async def nudge(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.NudgeWish)
    await edge.hub.nudge(live, edge.own_seat(request, live, wish.seat), wish.to)
    return json_response({})


async def chat(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.ChatWish)
    await edge.hub.say(live, edge.own_seat(request, live, wish.seat), wish.text)
    return json_response({})
