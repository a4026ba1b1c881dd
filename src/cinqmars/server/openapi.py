"""The HTTP interface described for machines (OpenAPI) and for people (one page), from the structs that validate it."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any, Final, NamedTuple

import msgspec

from cinqmars.server import wire

SEAT: Final = {"name": "seat", "in": "query", "required": False, "schema": {"type": "integer", "default": -1}}
STEPS: Final = {"name": "steps", "in": "query", "required": True, "schema": {"type": "string"}}
PEOPLE: Final = {"name": "seats", "in": "query", "required": False, "schema": {"type": "integer"}}


class Call(NamedTuple):
    """One route: what it takes, what it gives, and which token it wants."""

    method: str
    path: str
    does: str
    token: str = ""
    body: type[msgspec.Struct] | None = None
    gives: type[msgspec.Struct] | None = None
    status: int = 200
    query: tuple[dict[str, Any], ...] = ()
    stream: bool = False


T: Final = "/api/tables/{table}"
CALLS: Final = (
    Call("get", "/api/games", "Every game with its options, and every bot."),
    Call("get", "/api/games/{game}", "One game: kinds of questions, maps, summary, about.", query=(PEOPLE,)),
    Call("get", "/api/games/{game}/catalogue", "What never changes about the cards of a game, by ref."),
    Call("get", "/api/text/{lang}/{game}.ftl", "The texts as Fluent source."),
    Call("get", "/api/tables", "Listed tables, newest first, and those your tokens open.", "any"),
    Call("post", "/api/tables", "Make a table.", "", wire.TableWish, wire.TableMade, 201),
    Call("get", T, "The table's card.", "any"),
    Call("post", f"{T}/sit", "Take a seat.", "invite", wire.SitWish, wire.Seated),
    Call("post", f"{T}/seats/{{seat}}", "Change a seat, before the start.", "host", wire.SeatWish),
    Call(
        "post", f"{T}/seats/{{seat}}/move", "Change to another seat, before the start.", "seat", wire.MoveWish
    ),
    Call("post", f"{T}/seats/{{seat}}/bot", "A bot plays for the seat.", "seat or host", wire.BotWish),
    Call("delete", f"{T}/seats/{{seat}}/bot", "Its holder takes the seat back.", "seat"),
    Call("post", f"{T}/leave", "Leave a seat.", "seat", wire.LeaveWish),
    Call("post", f"{T}/options", "Change the settings, before the start.", "host", wire.SettingsWish),
    Call("post", f"{T}/start", "Start.", "host"),
    Call("post", f"{T}/close", "Close the table.", "host"),
    Call("post", f"{T}/rematch", "The same again, with the same holders.", "seat or host", status=201),
    Call(
        "post",
        f"{T}/branch",
        "Play on from a step of it, once it is over, against bots.",
        "any",
        wire.BranchWish,
        wire.TableMade,
        201,
    ),
    Call("get", f"{T}/history", "What a seat was told, from the start.", "seat or watch", query=(SEAT,)),
    Call("get", f"{T}/at/{{step}}", "The view at a step.", "seat or watch", query=(SEAT,)),
    Call(
        "get",
        f"{T}/figures",
        "The views at several steps (`steps=0,34,80`), without what lies where.",
        "seat or watch",
        query=(SEAT, STEPS),
    ),
    Call("get", f"{T}/record", "The record; before the end, what the seat may know.", "seat", query=(SEAT,)),
    Call(
        "get",
        f"{T}/stream",
        "One gameFull, then a gameState whenever the seat's position changes; a line of JSON each.",
        "seat or watch",
        query=(SEAT,),
        stream=True,
    ),
    Call("post", f"{T}/answer", "Answer the question asked.", "seat", wire.AnswerWish, wire.Revised),
    Call("post", f"{T}/probe", "What would follow, without answering.", "seat", wire.AnswerWish),
    Call(
        "post", f"{T}/undo", "Take the last answer back, or ask for it.", "seat", wire.UndoWish, wire.Revised
    ),
    Call("post", f"{T}/consent", "Agree to an undo, or not.", "seat", wire.ConsentWish),
    Call("post", f"{T}/chat", "Say something.", "seat", wire.ChatWish),
    Call("get", "/healthz", "Whether the server can write."),
)
NUMBERS: Final = ("seat", "step")


@cache
def document() -> dict[str, Any]:
    structs = {struct for call in CALLS for struct in (call.body, call.gives) if struct is not None}
    ordered = sorted(structs | {wire.Refusal}, key=lambda s: s.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cinq-Mars",
            "version": "1",
            "description": "Tables of the five Mars board games: make them, sit down, answer questions.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Call) -> dict[str, Any]:
    fields = re.findall(r"{(\w+)}", call.path)
    found: dict[str, Any] = {
        "summary": call.does,
        "parameters": [_path_field(name) for name in fields] + list(call.query),
        "responses": {
            str(call.status): {"description": "done", "content": _gives(call)},
            "default": {"description": "refused", "content": _json(wire.Refusal)},
        },
    }
    if call.token:
        found["security"] = [{"token": []}]
        found["description"] = f"Token: {call.token}."
    if call.body is not None:
        found["requestBody"] = {"required": True, "content": _json(call.body)}
    return found


def _path_field(name: str) -> dict[str, Any]:
    type_ = "integer" if name in NUMBERS else "string"
    return {"name": name, "in": "path", "required": True, "schema": {"type": type_}}


def _json(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{struct.__name__}"}}}


def _gives(call: Call) -> dict[str, Any]:
    if call.stream:
        return {"application/x-ndjson": {"schema": {"type": "object"}}}
    return _json(call.gives) if call.gives else {"application/json": {"schema": {"type": "object"}}}


@cache
def page() -> str:
    """The same for people: no script, nothing from elsewhere."""
    rows = "".join([_row(call) for call in CALLS])
    schemas = document()["components"]["schemas"]
    shapes = "".join([_shape(name, schema) for name, schema in sorted(schemas.items())])
    return PAGE.replace("{rows}", rows).replace("{shapes}", shapes)


def _row(call: Call) -> str:
    body = f'<a href="#{call.body.__name__}">{call.body.__name__}</a>' if call.body else ""
    gives = f'<a href="#{call.gives.__name__}">{call.gives.__name__}</a>' if call.gives else ""
    cells = [
        call.method.upper(),
        f"<code>{escape(call.path)}</code>",
        escape(call.does),
        call.token,
        body,
        gives,
    ]
    return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>\n"


def _shape(name: str, schema: dict[str, Any]) -> str:
    must = schema.get("required", [])
    fields = "".join(
        [
            f"<tr><td><code>{escape(field)}</code></td><td>{'must' if field in must else ''}</td>"
            f"<td><code>{escape(msgspec.json.encode(shape).decode())}</code></td></tr>\n"
            for field, shape in schema.get("properties", {}).items()
        ]
    )
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>\n<table>{fields}</table>\n'


PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cinq-Mars for programs</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
td, th { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886; }
code { font-size: .9em; overflow-wrap: anywhere; }
pre { padding: 1rem; background: #8882; overflow-x: auto; }
</style></head><body><main>
<h1>Cinq-Mars for programs</h1>
<p>JSON over HTTP. A bot takes a seat, reads the stream of its seat, and answers the questions it finds there with
numbers it was offered. The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<pre>curl -X POST $SERVER/api/tables -d '{"game": "mission-planete-rouge", "seats": [{"who": "here"}, {"who": "bot"}]}'
curl -X POST $SERVER/api/tables/$TABLE/start  -H "Authorization: Bearer $HOST"
curl -N $SERVER/api/tables/$TABLE/stream?seat=0 -H "Authorization: Bearer $TOKEN"
curl -X POST $SERVER/api/tables/$TABLE/answer -H "Authorization: Bearer $TOKEN" \\
     -d '{"seat": 0, "token": QUESTION_TOKEN, "answers": [[KIND, ARG]]}'</pre>
<p>Each line of the stream has a <code>type</code>. <code>gameFull</code> and <code>gameState</code> hold the view, the
<code>question</code> with its <code>token</code>, and the <code>choices</code>; a choice with a <code>reason</code>
is not possible now. A question that is <code>held</code> continues a compound: it is answered together with what
precedes, in one list, and <code>probe</code> tells the next part. A refusal is
<code>{"refused": reason, "facts": {...}}</code> with a fitting status, and then nothing has changed.</p>
<h2>Calls</h2>
<table><tr><th></th><th>path</th><th>does</th><th>token</th><th>takes</th><th>gives</th></tr>
{rows}</table>
<h2>Shapes</h2>
{shapes}
</main></body></html>
"""
