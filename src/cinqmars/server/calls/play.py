"""Calls of play: answering, taking back, looking back."""

from __future__ import annotations

import asyncio
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
from cinqmars.server.positions import figure, seat_record, told, whole_record, whole_story
from cinqmars.server.positions import step as step_view
from cinqmars.server.socket import address_of, take_back
from cinqmars.server.stream import Stream

STEPS: Final = re.compile("[0-9]{1,6}(,[0-9]{1,6}){0,63}")  # at most 64


async def history(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    seat = edge.viewer(request, live)
    known = started(live).known_to(seat)
    lines = told(known, seat, whole_story(known), None)
    return json_response(wire.History(len(known.log), lines))


async def at(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    seat = edge.viewer(request, live)
    return json_response(step_view(started(live).known_to(seat), seat, request.path_params["step"]))


async def figures(edge: Edge, request: Request) -> Response:
    """Several points of the history in one answer: the course of the game in numbers."""
    live = await edge.live(request)
    seat = edge.viewer(request, live)
    wanted = request.query_params.get("steps", "")
    if not STEPS.fullmatch(wanted):
        raise Refused("malformed", "no list of steps", {"detail": "steps"})
    known, found = started(live).known_to(seat), []
    for ply in wanted.split(","):
        found.append(figure(known, seat, int(ply)))
        await asyncio.sleep(0)  # others wait for one view at most
    return json_response(wire.Figures(found))


async def record(edge: Edge, request: Request) -> Response:
    """The whole record once the game is over; before that, what the seat may know."""
    live = await edge.live(request)
    seat = edge.viewer(request, live)
    session = started(live)
    if live.ledger.state == OVER:
        return json_response(whole_record(session))
    return json_response(seat_record(session.known_to(seat), seat))


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
    edge.gate.take("probes", address_of(request))
    return json_response(live.probe(seat, wish.answers, wish.token))


async def undo(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.UndoWish)
    done = await take_back(live, edge.own_seat(request, live, wish.seat), wish.ask)
    return json_response(done)


async def consent(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.ConsentWish)
    await live.consent(wish.ask, edge.own_seat(request, live, wish.seat), wish.yes)
    return json_response({})


async def chat(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.ChatWish)
    await edge.hub.say(live, edge.own_seat(request, live, wish.seat), wish.text)
    return json_response({})
