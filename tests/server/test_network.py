"""For bot writers: the description, the client, and an example that plays a whole game over the network."""

from __future__ import annotations

import asyncio
import gzip
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinqmars.client import Refusal, play
from cinqmars.server import openapi
from cinqmars.server.ops.assets import Assets, brotli
from cinqmars.server.routes import CALLS
from server.house import BOT, HERE, House, house

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


def test_the_example_bot_plays_a_whole_game_as_a_process(h: House) -> None:
    table = h.make({"who": "remote"}, BOT, BOT, start=False)
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{h.port}"]
    bot = subprocess.Popen(
        [*command, "--table", table.id, "--invite", table.invites[0]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert bot.stdout is not None
    assert bot.stdout.readline() == f"seat 0 at table {table.id}\n"
    table.start()
    out, err = bot.communicate(timeout=90)
    assert bot.returncode == 0, err
    assert out.startswith("result: [")
    assert table.card()["state"] == "over"


def test_the_client_plays_a_compound_whole(h: House) -> None:
    rng = random.Random(2)
    table = h.make(HERE, BOT, BOT)
    lengths = []

    def choose(question: dict[str, Any], possible: list[dict[str, Any]]) -> int:
        lengths.append(question["held"])
        arg: int = rng.choice(possible)["arg"]
        return arg

    last = play(table.seats[0], choose)
    assert last is not None and last["over"] is not None and lengths


def test_a_refusal_is_raised_by_its_reason(h: House) -> None:
    with pytest.raises(Refusal, match="404 no-table") as said:
        h.client.sit("ABCDEFGH", "x" * 22)
    assert said.value.facts == {"got": "ABCDEFGH"}


def test_every_route_is_described_and_every_description_is_a_route(h: House) -> None:
    routes = set()
    for route in h.app.routes:
        methods = getattr(route, "methods", None) or set()
        path = getattr(route, "path", "").replace(":int", "").replace(":small", "")
        routes |= {(m.lower(), path) for m in methods if m != "HEAD"}
    own = {r for r in routes if r[1].startswith("/api/") and ":path" not in r[1]}
    own -= {("get", "/api/openapi.json"), ("get", "/api/docs")}
    assert own | {("get", "/healthz")} == {(call.method, call.path) for call in CALLS}


def test_the_description_is_served_and_its_references_hold(h: House) -> None:
    document = h.call("GET", "/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]

    def references(x: Any) -> list[str]:
        if isinstance(x, dict):
            found = [x["$ref"]] if "$ref" in x else []
            return found + [r for value in x.values() for r in references(value)]
        return [r for value in x for r in references(value)] if isinstance(x, list) else []

    assert references(document)
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas
    made = h.call("POST", "/api/tables", {"game": "mission-planete-rouge", "seats": [HERE, BOT]})
    assert set(made) == set(schemas["TableMade"]["properties"])


def fetched(h: House, path: str, **headers: str) -> tuple[bytes, dict[str, str]]:
    connection = h.client.connect()
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    data = response.read()
    connection.close()
    return data, {name.lower(): value for name, value in response.getheaders()}


def test_texts_travel_compressed_to_whoever_takes_it(h: House) -> None:
    path = "/api/text/fr/mars.ftl"
    plain, said = fetched(h, path)
    small, more = fetched(h, path, **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in said and more["content-encoding"] == "gzip"
    assert gzip.decompress(small) == plain and len(small) < len(plain) / 2


def test_files_of_the_page_are_compressed_once_and_kept(tmp_path: Path) -> None:
    (tmp_path / "parts-Dkx5V4Cu.js").write_text("console.log(1)\n" * 400)
    (tmp_path / "icon.svg").write_text("<svg/>")

    async def get(name: str, *headers: tuple[bytes, bytes]) -> dict[str, Any]:
        said: list[Any] = []

        async def send(message: Any) -> None:
            said.append(message)

        scope = {"type": "http", "method": "GET", "path": f"/{name}", "headers": list(headers)}
        await Assets(directory=tmp_path)(scope, unheard, send)
        found = {name.decode(): value.decode() for name, value in said[0]["headers"]}
        return {**found, "body": b"".join([m.get("body", b"") for m in said[1:]])}

    async def unheard() -> Any:
        await asyncio.Event().wait()  # nobody hangs up

    packed = asyncio.run(get("parts-Dkx5V4Cu.js", (b"accept-encoding", b"gzip")))
    plain = asyncio.run(get("parts-Dkx5V4Cu.js"))
    assert gzip.decompress(packed["body"]) == plain["body"] and "content-encoding" not in plain
    assert packed["content-type"] == plain["content-type"] and packed["etag"] == plain["etag"]
    assert "immutable" in packed["cache-control"] and "immutable" in plain["cache-control"]
    assert "cache-control" not in asyncio.run(get("icon.svg")), "its name says nothing of what is in it"
    both = (b"accept-encoding", b"gzip, deflate, br")
    assert asyncio.run(get("parts-Dkx5V4Cu.js", both))["content-encoding"] == "gzip", (
        "nothing better is there"
    )
    for name in ("icon.svg.br", "parts-Dkx5V4Cu.js.br"):
        (tmp_path / name).write_bytes(b"smaller")
    brotli.cache_clear()
    small = asyncio.run(get("parts-Dkx5V4Cu.js", both))
    assert (small["content-encoding"], small["body"]) == ("br", b"smaller") and small["etag"] == plain["etag"]
    assert asyncio.run(get("icon.svg", both))["content-encoding"] == "gzip", "it may have changed since"


def test_the_page_needs_nothing_from_elsewhere(h: House) -> None:
    connection = h.client.connect()
    connection.request("GET", "/api/docs")
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    assert response.getheader("content-type", "").startswith("text/html")
    assert "<script" not in text and "http://" not in text and "https://" not in text
    for call in CALLS:
        assert f"<code>{call.path}</code>" in text
    assert msgspec.json.encode(openapi.document())
