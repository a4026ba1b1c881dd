"""Calls about bells: how a person wants to be called when it is their turn."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cinqmars.kernel import Refused
from cinqmars.server import wire, wishes
from cinqmars.server.edge import Edge, body, json_response, keys
from cinqmars.server.socket import address_of
from cinqmars.server.store import Bell


def person(request: Request) -> str:
    """Whose key the request brings."""
    found = keys(request)
    if not found:
        raise Refused("token", "bells are a person's")
    return found[0]


def card(bell: Bell) -> wire.BellCard:
    return wire.BellCard(bell.facts["kind"], bell.address, bell.facts.get("secret", msgspec.UNSET))


async def list_bells(edge: Edge, request: Request) -> Response:
    hung = await edge.hub.store.bells(person(request)) if keys(request) else []
    offered = edge.hub.bells.push
    return json_response(wire.BellList(offered.public if offered else "", [card(bell) for bell in hung]))


async def hang(edge: Edge, request: Request) -> Response:
    whose, wish = person(request), await body(request, wishes.BellWish)
    edge.gate.take("notes", address_of(request))
    return json_response(card(await edge.hub.bells.hang(whose, msgspec.to_builtins(wish))), 201)


async def unhang(edge: Edge, request: Request) -> Response:
    whose, wish = person(request), await body(request, wishes.UnhangWish)
    await edge.hub.store.unhang(whose, wish.address)
    return json_response({})
