"""Calls about people: who may speak, what is taken back, and what the operator is told."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from cinqmars.kernel import Refused
from cinqmars.server import seats, wire, wishes
from cinqmars.server.capability import new_table_id
from cinqmars.server.edge import Edge, body, json_response, keys
from cinqmars.server.ledger import Ledger
from cinqmars.server.socket import address_of
from cinqmars.server.store import Report


async def mute(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.MuteWish)
    edge.must_host(request, live)
    await seats.mute(live, request.path_params["seat"], wish.on)
    return json_response({})


async def unsay(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    own, host = edge.held(request, live), edge.is_host(request, live)
    if not own and not host:
        raise Refused("token", "only whoever sits here may do this")
    await seats.unsay(live, request.path_params["line"], own, host)
    return json_response({})


async def report(edge: Edge, request: Request) -> Response:
    """Kept for the operator, with what was said: it stays when the line or the table goes."""
    live, wish = await edge.live(request), await body(request, wishes.ReportWish)
    address = address_of(request)
    if not live.ledger.opens(keys(request)):
        raise Refused("token", "only whoever sees this table may report it")
    edge.gate.take("notes", address)
    by = next(iter(edge.held(request, live)), -1)
    facts = {"text": wish.text, "by": by, "from": edge.hub.origin(address), **about(live.ledger, wish)}
    found = Report(new_table_id(), live.ledger.table, time.time(), facts)
    await edge.hub.store.report(found)
    return json_response(wire.Reported(found.id), 201)


def about(ledger: Ledger, wish: wishes.ReportWish) -> dict[str, str | int]:
    """Whom and what it is about, as it stands now."""
    facts: dict[str, str | int] = {"game": ledger.game}
    if wish.line is not None:
        line = ledger.line(wish.line)
        if line is None:
            raise Refused("no-line", "there is no such line")
        facts |= {"seat": line["seat"], "name": line["name"], "said": line["text"]}
    elif wish.seat is not None:
        if wish.seat >= len(ledger.seats):
            raise Refused("no-seat", "no such seat")
        facts |= {"seat": wish.seat, "name": ledger.seats[wish.seat].name}
    return facts
