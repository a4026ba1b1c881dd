"""What strangers may do to a public server, and what is left of it: nothing."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cinqmars.client import Refusal
from cinqmars.server import edge, main
from cinqmars.server import socket as sockets
from cinqmars.server.capability import ALPHABET
from cinqmars.server.ops.journal import facts
from cinqmars.server.routes import CALLS
from cinqmars.server.store import from_url
from server.house import GAME, HERE, WIDE, House, house, wait_for

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


def closed_after(h: House, *said: bytes) -> tuple[bytes, float]:
    """What a line on which this is said, and no more, hears until the server closes it; and when that is."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", h.port), timeout=20) as line:
        for part in said:
            line.sendall(part)
        heard = b""
        while data := line.recv(65536):
            heard += data
    return heard, time.monotonic() - began


HEAD = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize("said", [(), (HEAD,), (HEAD + b"\r\n", HEAD)], ids=["nothing", "half", "second"])
def test_half_a_request_is_not_waited_for(
    h: House, said: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "HEAD", 0.3)
    heard, took = closed_after(h, *said)
    assert heard.startswith(b"HTTP/1.1 200") == (len(said) == 2) and took < 15


def test_half_a_body_is_refused(h: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "SLOWEST", 0.3)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\nConnection: close\r\n\r\n"
    heard, _ = closed_after(h, head + b'{"game"')
    assert heard.startswith(b"HTTP/1.1 408") and b"too-slow" in heard


def test_whoever_opens_a_socket_and_says_nothing_is_hung_up_on(
    h: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GREETING", 0.3)
    table = h.make(HERE, HERE)
    with connect(f"ws://127.0.0.1:{h.port}/api/tables/{table.id}/socket", close_timeout=1) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(15)
        assert line.close_code == 1008


def test_whoever_does_not_listen_is_cut_off_and_holds_nobody_up(h: House) -> None:
    """Its messages pile up neither here nor in the others' way; when it comes back it hears all anew."""
    table = h.make(HERE, HERE)
    live, said = h.hub.tables[table.id], "x" * 1000
    talks = h.line(table.id, table.seats[0].token)
    talks.until("position")
    url = f"ws://127.0.0.1:{h.port}/api/tables/{table.id}/socket"
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", h.port))
    with connect(
        url, sock=narrow, compression=None, max_queue=1, ping_interval=None, close_timeout=1
    ) as deaf:
        deaf.send(json.dumps({"type": "hello", "tokens": [table.seats[1].token]}))
        wait_for(lambda: len(live.audience.listeners) == 2)
        longest, behind = 0.0, 0
        while len(live.audience.listeners) == 2:
            began = time.monotonic()
            assert talks.ask("chat", text=said)["type"] == "done"
            longest = max(longest, time.monotonic() - began)
            behind += 1
            assert behind < 20_000, "it is told for ever"
        assert longest < 5
        with suppress(ConnectionClosed):
            while deaf.recv(15):
                pass
        assert deaf.close_code == 1013
    talks.close()
    again = h.line(table.id, table.seats[1].token)
    assert again.until("position")["seat"] == 1
    again.close()


def test_unknown_tables_leave_nothing_behind(h: House) -> None:
    rng = random.Random(3)
    before = len(h.hub.tables)
    for _ in range(50):
        name = "".join(rng.choices(ALPHABET, k=8))
        assert h.refused("GET", f"/api/tables/{name}") == (404, "no-table")
    wait_for(lambda: not h.hub.loading)
    assert len(h.hub.tables) == before and not h.hub.clockwork.alarms and not h.hub.background.tasks


def test_what_is_the_same_for_all_is_loaded_once(h: House) -> None:
    with closing(HTTPConnection("127.0.0.1", h.port)) as connection:
        for path in (
            "/api/games",
            f"/api/games/{GAME}",
            "/api/games/terraforming-mars/catalogue",
            f"/api/text/fr/{GAME}.ftl",
        ):
            connection.request("GET", path, headers={"accept-encoding": "gzip"})
            first = connection.getresponse()
            size = len(first.read())
            assert (first.status, first.headers["content-encoding"]) == (200, "gzip") and size > 300, path
            connection.request("GET", path, headers={"if-none-match": first.headers["etag"]})
            second = connection.getresponse()
            assert (second.status, second.read()) == (304, b""), path


def test_two_who_ask_at_once_open_a_table_once(h: House) -> None:
    table = h.make(HERE, HERE)
    del h.hub.tables[table.id]

    async def both() -> bool:
        one, other = await asyncio.gather(h.hub.find(table.id), h.hub.find(table.id))
        return one is other

    assert h.do(both())


def test_browsers_are_told_to_run_nothing_inline_and_to_frame_nothing(h: House) -> None:
    with closing(HTTPConnection("127.0.0.1", h.port)) as connection:
        for path in ("/", "/api/games", "/api/docs", "/api/tables/AAAAAAAA", "/healthz", "/nowhere"):
            connection.request("GET", path)
            response = connection.getresponse()
            response.read()
            policy = response.headers["content-security-policy"]
            sources = dict([part.split(" ", 1) for part in policy.split("; ")])
            assert sources["script-src"] == "'self'" and sources["frame-ancestors"] == "'none'", path
            assert "unsafe" not in policy, path
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
            assert response.headers["cross-origin-opener-policy"] == "same-origin"


def test_the_page_asks_for_no_style_that_browsers_are_told_to_leave_out() -> None:
    """What is drawn has classes, or styles that the script sets: an attribute in what it parses counts for nothing."""
    fixed = re.compile(r"""\sstyle=(["'])[^{]*?\1""")
    sources = [path for path in PAGE.rglob("*") if path.suffix in (".html", ".svelte", ".svg", ".ts")]
    assert len(sources) > 100
    assert [path.name for path in sources if fixed.search(path.read_text(encoding="utf-8"))] == []


def test_a_page_of_another_site_changes_nothing(h: House) -> None:
    body = json.dumps({"game": GAME, "seats": [HERE, HERE]})
    with closing(HTTPConnection("127.0.0.1", h.port)) as connection:
        for origin, status in (("https://elsewhere.example", 403), (f"http://127.0.0.1:{h.port}", 201)):
            connection.request("POST", "/api/tables", body, {"origin": origin})
            response = connection.getresponse()
            response.read()
            assert response.status == status


def test_no_changing_call_is_taken_from_a_page_of_another_site(h: House) -> None:
    table = h.make(HERE, HERE)
    changing = [call for call in CALLS if call.method not in ("get", "head")]
    assert len(changing) > 20
    with closing(HTTPConnection("127.0.0.1", h.port)) as connection:
        for call in changing:
            path = re.sub(r"\{(\w+)[^}]*\}", lambda m: table.id if m[1] == "table" else "0", call.path)
            headers = {"origin": "https://elsewhere.example", "authorization": f"Bearer {table.host}"}
            connection.request(call.method.upper(), path, b"{}", headers)
            response = connection.getresponse()
            assert (response.status, json.loads(response.read())["refused"]) == (403, "origin"), path


def test_whoever_asks_too_much_is_named_by_a_hash_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("WARNING", "cinqmars.server")
    with house(limits=replace(WIDE, tables=(0.001, 1.0))) as h:
        for _ in range(4):
            with suppress(Refusal):
                h.client.make(GAME, [HERE, HERE])
        expected = h.hub.origin("127.0.0.1")
    said = [facts(record) for record in caplog.records if record.getMessage() == "refused"]
    assert said == [{"reason": "too-often", "address": expected}] and "127" not in expected[:3]


def test_sockets_that_are_refused_are_named_too(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("WARNING", "cinqmars.server")
    with house(limits=replace(WIDE, sockets=1, frames=(0.001, 2.0))) as h:
        table, expected = h.make(HERE, HERE), h.hub.origin("127.0.0.1")
        line = h.line(table.id, table.seats[0].token)
        line.until("position")
        for _ in range(3):
            assert h.line(table.id, table.seats[1].token).closed_with() == 1008
            line.ask("nudge", to=1)
        with suppress(InvalidStatus):
            connect(
                f"ws://127.0.0.1:{h.port}/api/tables/{table.id}/socket", origin=Origin("https://x.example")
            )
        line.close()
    said = [facts(record) for record in caplog.records if record.getMessage() == "refused"]
    assert {fact["address"] for fact in said} == {expected}
    assert sorted([fact["reason"] for fact in said]) == ["origin", "too-many-sockets", "too-often"]


def test_the_store_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with house(from_url(f"sqlite:///{path}")) as h:
        h.make(HERE, HERE)
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert set(modes.values()) == {0o600} and "tables.db-wal" in modes
