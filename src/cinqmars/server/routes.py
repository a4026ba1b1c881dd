"""All calls in one table: where they are, who may make them, what they take and give, and what does them.

The application's routes and the description for programs (`openapi`) are made from it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cinqmars.server import wire, wishes
from cinqmars.server.calls import bells, games, people, play, tables
from cinqmars.server.edge import Edge, health, reach

NUMBERS: Final = ("seat", "step", "line")
SEAT: Final = {"name": "seat", "in": "query", "required": False, "schema": {"type": "integer", "default": -1}}
STEPS: Final = {"name": "steps", "in": "query", "required": True, "schema": {"type": "string"}}
GAME: Final = {"name": "game", "in": "query", "required": False, "schema": {"type": "string"}}
STATE: Final = {
    "name": "state",
    "in": "query",
    "required": False,
    "schema": {"type": "string", "enum": ["open", "running", "over"]},
}
PEOPLE: Final = {"name": "seats", "in": "query", "required": False, "schema": {"type": "integer"}}
T: Final = "/api/tables/{table}"


class Small(IntegerConvertor):
    """A number with few digits: no game has more seats or steps, and an endless one is no number at all."""

    regex = "[0-9]{1,7}"


register_url_convertor("small", Small())


class Call(NamedTuple):
    """One call: what does it, what it takes and gives, and which token it wants."""

    method: str
    path: str
    do: Callable[[Edge, Request], Awaitable[Response]]
    does: str
    token: str = ""
    body: type[msgspec.Struct] | None = None
    gives: type[msgspec.Struct] | None = None
    status: int = 200
    query: tuple[dict[str, Any], ...] = ()
    stream: bool = False

    def fields(self) -> list[str]:
        """The names in the path."""
        return re.findall(r"{(\w+)}", self.path)

    def route(self, edge: Edge) -> Route:
        path = self.path
        for name in NUMBERS:
            path = path.replace(f"{{{name}}}", f"{{{name}:small}}")
        do = partial(self.do, edge)
        return Route(
            path, edge.guarded(do) if path.startswith("/api/") else do, methods=[self.method.upper()]
        )


CALLS: Final = (
    Call(
        "get", "/api/games", games.list_games, "Every game with its options, and every bot.", gives=wire.Games
    ),
    Call(
        "get",
        "/api/games/{game}",
        games.game,
        "One game: kinds of questions, maps, summary, about.",
        gives=wire.GamePage,
        query=(PEOPLE,),
    ),
    Call(
        "get",
        "/api/games/{game}/catalogue",
        games.catalogue,
        "What never changes about the cards of a game, by ref.",
    ),
    Call("get", "/api/text/{lang}/{game}.ftl", games.text, "The texts as Fluent source."),
    Call(
        "get",
        "/api/tables",
        tables.list_tables,
        "Listed tables, newest first, and those your tokens open.",
        "any",
        gives=wire.Tables,
        query=(GAME, STATE),
    ),
    Call("post", "/api/tables", tables.make, "Make a table.", "", wishes.TableWish, wire.TableMade, 201),
    Call("get", T, tables.table, "The table's card.", "any", gives=wire.Card),
    Call("post", f"{T}/sit", tables.sit, "Take a seat.", "invite", wishes.SitWish, wire.Seated),
    Call(
        "post",
        f"{T}/seats/{{seat}}",
        tables.change_seat,
        "Change a seat, before the start.",
        "host",
        wishes.SeatWish,
        wire.SeatTokens,
    ),
    Call(
        "post",
        f"{T}/seats/{{seat}}/renew",
        tables.renew_seat,
        "A new link for the seat, also in a running game; its holder so far has it no more.",
        "host",
        gives=wire.SeatTokens,
    ),
    Call(
        "post",
        f"{T}/seats/{{seat}}/move",
        tables.move_seat,
        "Change to another seat, before the start.",
        "seat",
        wishes.MoveWish,
    ),
    Call(
        "post",
        f"{T}/seats/{{seat}}/bot",
        tables.hand_to_bot,
        "A bot plays for the seat.",
        "seat or host",
        wishes.BotWish,
    ),
    Call(
        "post",
        f"{T}/seats/{{seat}}/vote",
        tables.vote,
        "Be for letting a bot play for a person who does not move; when all others are, one does.",
        "seat",
        wishes.LeaveWish,
    ),
    Call("delete", f"{T}/seats/{{seat}}/bot", tables.take_back, "Its holder takes the seat back.", "seat"),
    Call("post", f"{T}/leave", tables.leave, "Leave a seat.", "seat", wishes.LeaveWish),
    Call(
        "post",
        f"{T}/options",
        tables.settle,
        "Change the settings, before the start.",
        "host",
        wishes.SettingsWish,
    ),
    Call("post", f"{T}/start", tables.start, "Start.", "host"),
    Call("post", f"{T}/close", tables.close, "Close the table.", "host"),
    Call("delete", T, tables.delete, "Delete the table: nothing of it stays.", "host"),
    Call(
        "post",
        f"{T}/keep",
        tables.keep,
        "What the tokens hold here is a person's, on every device where they have their key.",
        "seat or host",
        wishes.PersonWish,
    ),
    Call(
        "post",
        f"{T}/seats/{{seat}}/mute",
        people.mute,
        "Let somebody speak no more, or again.",
        "host",
        wishes.MuteWish,
    ),
    Call("delete", f"{T}/chat/{{line}}", people.unsay, "Take a line of the chat away.", "seat or host"),
    Call(
        "post",
        f"{T}/report",
        people.report,
        "Tell the operator about somebody, or a line they wrote.",
        "any",
        wishes.ReportWish,
        wire.Reported,
        201,
    ),
    Call(
        "post",
        f"{T}/rematch",
        tables.rematch,
        "The same again, with the same holders.",
        "seat or host",
        gives=wire.Rematch,
        status=201,
    ),
    Call(
        "post",
        f"{T}/branch",
        tables.branch,
        "Play on from a step of it, once it is over, against bots.",
        "any",
        wishes.BranchWish,
        wire.TableMade,
        201,
    ),
    Call(
        "get",
        f"{T}/history",
        play.history,
        "What a seat was told, from the start.",
        "seat or watch",
        gives=wire.History,
        query=(SEAT,),
    ),
    Call(
        "get",
        f"{T}/at/{{step}}",
        play.at,
        "The view at a step.",
        "seat or watch",
        gives=wire.StepView,
        query=(SEAT,),
    ),
    Call(
        "get",
        f"{T}/figures",
        play.figures,
        "The views at several steps (`steps=0,34,80`), without what lies where.",
        "seat or watch",
        gives=wire.Figures,
        query=(SEAT, STEPS),
    ),
    Call(
        "get",
        f"{T}/record",
        play.record,
        "The record; before the end, what the seat may know.",
        "seat",
        query=(SEAT,),
    ),
    Call(
        "get",
        f"{T}/stream",
        play.stream,
        "One gameFull, then a gameState whenever the seat's position changes; a line of JSON each.",
        "seat or watch",
        query=(SEAT,),
        stream=True,
    ),
    Call(
        "post",
        f"{T}/answer",
        play.answer,
        "Answer the question asked.",
        "seat",
        wishes.AnswerWish,
        wire.Revised,
    ),
    Call(
        "post",
        f"{T}/probe",
        play.probe,
        "What would follow, without answering.",
        "seat",
        wishes.AnswerWish,
        wire.Probed,
    ),
    Call(
        "post",
        f"{T}/undo",
        play.undo,
        "Take the last answer back, or ask for it.",
        "seat",
        wishes.UndoWish,
        wire.Revised,
    ),
    Call("post", f"{T}/consent", play.consent, "Agree to an undo, or not.", "seat", wishes.ConsentWish),
    Call("post", f"{T}/chat", play.chat, "Say something.", "seat", wishes.ChatWish),
    Call("post", f"{T}/nudge", play.nudge, "Remind somebody the game waits for.", "seat", wishes.NudgeWish),
    Call(
        "get",
        "/api/bells",
        bells.list_bells,
        "How a person is called when it is their turn, and what a browser needs to be one of these ways.",
        "person",
        gives=wire.BellList,
    ),
    Call(
        "post",
        "/api/bells",
        bells.hang,
        "Call a person in a browser (`push`) or by a program of theirs (`hook`).",
        "person",
        wishes.BellWish,
        wire.BellCard,
        201,
    ),
    Call("delete", "/api/bells", bells.unhang, "Call them there no more.", "person", wishes.UnhangWish),
    Call(
        "get",
        "/api/reach",
        reach,
        "From where this server can be reached; for whoever runs it.",
        gives=wire.Reach,
    ),
    Call("get", "/healthz", health, "Whether the server can write.", gives=wire.Health),
)
