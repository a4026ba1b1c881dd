"""Calls about games: what there is to play, its texts, its cards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cinqmars import bots, games
from cinqmars.kernel import Refused
from cinqmars.server import wire
from cinqmars.server.edge import SEAT, Edge, json_response
from cinqmars.text import LANGUAGES, boxes, sources


async def list_games(edge: Edge, request: Request) -> Response:
    listed = []
    for id_ in games.PACKAGES:
        game = games.get(id_)
        options = [wire.OptionSchema(*option) for option in game.options]
        listed.append(wire.GameCard(id_, list(game.seats), options))
    names = [wire.BotCard(name, b.label, b.about) for name, b in bots.NAMES.items()]
    return json_response(wire.Games(listed, names))


async def game(edge: Edge, request: Request) -> Response:
    game = games.get(request.path_params["game"])
    seats = request.query_params.get("seats", "")
    people = int(seats) if SEAT.fullmatch(seats) else max(game.seats)
    if people not in game.seats:
        allowed = ", ".join([str(n) for n in game.seats])
        raise Refused("seats", "not for so many", {"allowed": allowed, "got": people})
    house = game.bot_seats(people)
    kinds = [wire.QuestionKind(kind.name, kind.size) for kind in game.kinds]
    maps, summary, about = game.geometry(people + len(house)), list(game.summary()), list(game.about())
    return json_response(wire.GamePage(game.id, game.version, kinds, maps, summary, about, house))


async def catalogue(edge: Edge, request: Request) -> Response:
    return json_response(games.get(request.path_params["game"]).catalogue())


async def text(edge: Edge, request: Request) -> Response:
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGUAGES:
        raise Refused("language", "no such language", {"got": lang[:10], "allowed": ", ".join(LANGUAGES)})
    if game != "common":
        games.get(game)
    parts = [boxes(lang), *sources(lang, "" if game == "common" else game)]
    return PlainTextResponse("\n".join(parts), headers={"cache-control": "no-cache"})
