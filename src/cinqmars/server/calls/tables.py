"""Calls about tables: making them, their seats, their settings, from the first to the next."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cinqmars import games
from cinqmars.kernel import Refused
from cinqmars.server import seats, wire, wishes
from cinqmars.server.capability import hashed
from cinqmars.server.edge import Edge, body, json_response, keys, started, tokens
from cinqmars.server.hub import Made
from cinqmars.server.ledger import OPEN, OVER, RUNNING
from cinqmars.server.ops.files import opened
from cinqmars.server.socket import address_of

LISTED: Final = 60


async def list_tables(edge: Edge, request: Request) -> Response:
    """Open and running tables that are listed, and those the request's tokens open."""
    game, state = request.query_params.get("game", ""), request.query_params.get("state", "")
    for name, given, known in (("game", game, games.PACKAGES), ("state", state, (OPEN, RUNNING, OVER))):
        if given and given not in known:
            raise Refused("malformed", f"no such {name}", {"detail": name})
    return json_response(wire.Tables(await edge.hub.listed(LISTED, keys(request), game, state)))


async def make(edge: Edge, request: Request) -> Response:
    edge.gate.take("tables", address_of(request))
    wish = await body(request, wishes.TableWish)
    made = await edge.hub.make(msgspec.to_builtins(wish), address_of(request))
    return table_made(made)


async def table(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    shown = live.audience.full_card(edge.held(request, live))
    shown.host = edge.is_host(request, live)
    shown.seed = str(live.ledger.seed) if live.ledger.state == OVER else None
    return json_response(shown)


async def sit(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.SitWish)
    invite = tokens(request)
    seat, token = await seats.sit(live, invite[0] if invite else "", wish.seat, wish.name, wish.key)
    return json_response(wire.Seated(seat, token))


async def change_seat(edge: Edge, request: Request) -> Response:
    live, seat = await edge.live(request), request.path_params["seat"]
    if seat in edge.held(request, live):
        await seats.rename(live, seat, (await body(request, wishes.Rename)).name)
        return json_response({})
    edge.must_host(request, live)
    wish = msgspec.to_builtins(await body(request, wishes.SeatWish))
    return json_response(wire.SeatTokens(**await seats.change_seat(live, seat, wish)))


async def renew_seat(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    edge.must_host(request, live)
    return json_response(wire.SeatTokens(invite=await seats.renew(live, request.path_params["seat"])))


async def move_seat(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    seat = edge.own_seat(request, live, request.path_params["seat"])
    wish = await body(request, wishes.MoveWish)
    await seats.move_seat(live, seat, wish.to, edge.held(request, live), edge.is_host(request, live))
    return json_response({})


async def hand_to_bot(edge: Edge, request: Request) -> Response:
    live, seat = await edge.live(request), request.path_params["seat"]
    if seat not in edge.held(request, live):
        edge.must_host(request, live)
        if seat in live.audience.present().seats and not seats.long_idle(live, seat):
            raise Refused("not-yours", "its holder is at the table")
    wish = await body(request, wishes.BotWish)
    await seats.hand_to_bot(live, seat, wish.bot, "asked")
    return json_response({})


async def vote(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.LeaveWish)
    by = edge.own_seat(request, live, wish.seat)
    await seats.vote(live, by, request.path_params["seat"])
    return json_response({})


async def take_back(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    seat = edge.own_seat(request, live, request.path_params["seat"])
    await seats.take_back(live, seat)
    return json_response({})


async def leave(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.LeaveWish)
    await seats.leave(live, edge.own_seat(request, live, wish.seat))
    return json_response({})


async def settle(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.SettingsWish)
    edge.must_host(request, live)
    await seats.settle(live, msgspec.to_builtins(wish))
    return json_response({})


async def start(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    edge.must_host(request, live)
    await edge.hub.start(live)
    return json_response({})


async def close(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    edge.must_host(request, live)
    await edge.hub.close_table(live)
    return json_response({})


async def delete(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    edge.must_host(request, live)
    await edge.hub.delete_table(live)
    return json_response({})


async def keep(edge: Edge, request: Request) -> Response:
    live, wish = await edge.live(request), await body(request, wishes.PersonWish)
    await seats.keep(live, keys(request), hashed(wish.key))
    return json_response({})


async def rematch(edge: Edge, request: Request) -> Response:
    live = await edge.live(request)
    if not edge.held(request, live):
        edge.must_host(request, live)
    new = await edge.hub.rematch(live)
    return json_response(wire.Rematch(new.ledger.table), 201)


async def branch(edge: Edge, request: Request) -> Response:
    """A new table from one moment of a game that is over: one seat for whoever asks, bots for the others."""
    live, wish = await edge.live(request), await body(request, wishes.BranchWish)
    if live.ledger.state != OVER:
        raise Refused("not-over", "the game is not over")
    if not edge.hub.may_watch(live, tokens(request)):
        raise Refused("token", "this table is not listed")
    session, names = started(live), [seat.name for seat in live.ledger.seats]
    if wish.seat >= session.setup.seats:
        raise Refused("no-seat", "no such seat for a person")
    edge.gate.take("tables", address_of(request))
    origin = edge.hub.origin(address_of(request))
    made = await opened(edge.hub.store, session.goto(wish.step), names, [wish.seat], origin)
    await edge.hub.adopt(made)
    return table_made(made)


def table_made(made: Made) -> Response:
    table = made.live.ledger.table
    return json_response(
        wire.TableMade(table, made.host, made.watch, made.join, made.tokens, made.invites), 201
    )
