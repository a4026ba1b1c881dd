"""The HTTP interface described for machines (OpenAPI) and for people (one page), from the table of calls."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cinqmars.server import wire
from cinqmars.server.edge import Edge, json_response
from cinqmars.server.ops.headers import only, policy
from cinqmars.server.routes import CALLS, NUMBERS, Call


def routes(edge: Edge) -> list[Route]:
    """Where the description is found."""

    async def machines(request: Request) -> Response:
        return json_response(document())

    async def people(request: Request) -> Response:
        return HTMLResponse(page(), headers={"content-security-policy": policy(style_src=only(STYLE))})

    return [
        Route("/api/openapi.json", edge.guarded(machines)),
        Route("/api/docs", edge.guarded(people)),
    ]


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
    found: dict[str, Any] = {
        "summary": call.does,
        "parameters": [_path_field(name) for name in call.fields()] + list(call.query),
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
    return PAGE.replace("{style}", STYLE).replace("{rows}", rows).replace("{shapes}", shapes)


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


STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
td, th { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886; }
code { font-size: .9em; overflow-wrap: anywhere; }
pre { padding: 1rem; background: #8882; overflow-x: auto; }
"""
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cinq-Mars for programs</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{style}</style></head><body><main>
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
