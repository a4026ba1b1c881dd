"""Whatever is sent: a refusal by reason id with a fitting status, nothing changed, and the server stays up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from cinqmars.client import MadeTable
from cinqmars.server.edge import BODY, STATUS
from server.house import GAME, HERE, House, Line, house

FAST = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
POSTS = "sit seats/0 seats/1/bot seats/0/move leave options start close rematch answer probe undo consent chat".split()
GETS = "history at/0 at/3 record".split()

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(
    "game seats options pace undo listed seed who name bot seat token answers ask yes text id type".split()
)
nearly = st.dictionaries(fields, anything | st.integers(-2, 5) | st.just([[0, 0]]), max_size=6)


class Scene:
    """A running table, and what it looked like before anybody misbehaved."""

    def __init__(self, h: House) -> None:
        self.h = h
        self.table: MadeTable = h.make(HERE, HERE, HERE)
        self.seat = self.table.seats[0]
        self.before = self.state()

    def state(self) -> Any:
        ledger = self.h.hub.tables[self.table.id].ledger
        return ledger.seq, len(ledger.answers), ledger.state

    def unchanged(self) -> None:
        assert self.state() == self.before
        assert self.h.call("GET", "/healthz") == {"alive": True}


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with house() as h:
        yield Scene(h)


def raw(
    h: House, method: str, path: str, body: bytes | None, headers: dict[str, str] | None = None
) -> tuple[int, Any]:
    connection = HTTPConnection("127.0.0.1", h.port, timeout=20)
    try:
        connection.request(method, path, body, headers or {})
        response = connection.getresponse()
        data = response.read()
        kind = response.getheader("content-type") or ""
        return response.status, json.loads(data) if kind.startswith("application/json") else data
    finally:
        connection.close()


def check_refusal(status: int, found: Any) -> None:
    assert isinstance(found, dict) and isinstance(found["refused"], str), (status, found)
    assert status == STATUS.get(found["refused"], 400)
    assert status < 500, found


@given(body=anything | nearly, what=st.sampled_from(POSTS), token=st.sampled_from(["", "x" * 22, "é", ",,,"]))
@FAST
def test_no_body_gets_past_the_door_without_a_token(scene: Scene, body: Any, what: str, token: str) -> None:
    headers = {"authorization": f"Bearer {token}".encode().decode("latin-1")} if token else {}
    data = json.dumps(body).encode()
    check_refusal(*raw(scene.h, "POST", f"/api/tables/{scene.table.id}/{what}", data, headers))
    scene.unchanged()


@given(body=anything | nearly, what=st.sampled_from("answer probe sit options".split()))
@FAST
def test_no_nonsense_is_taken_from_a_holder(scene: Scene, body: Any, what: str) -> None:
    """An answer that fits by chance needs the question's token: one in four thousand million."""
    headers = {"authorization": f"Bearer {scene.seat.token}"}
    status, found = raw(
        scene.h, "POST", f"/api/tables/{scene.table.id}/{what}", json.dumps(body).encode(), headers
    )
    check_refusal(status, found)
    scene.unchanged()


@given(body=st.binary(max_size=200))
@example(b"[" * 60_000)
@example(b'{"game":' * 8_000)
@example(b'{"seat": 1e999}')
@example(b"\xff\xfe")
@example(b'"\\ud800"')
@example(b"9" * 10_000)
@FAST
def test_malformed_bodies_are_malformed(scene: Scene, body: bytes) -> None:
    for path in ("/api/tables", f"/api/tables/{scene.table.id}/sit"):
        status, found = raw(scene.h, "POST", path, body)
        if path.endswith("sit") and found.get("refused") == "no-seat":
            continue  # an empty body is an empty wish
        check_refusal(status, found)
        assert found["refused"] in ("malformed", "game")
    scene.unchanged()


@given(wish=nearly)
@FAST
def test_tables_are_made_from_sense_only(scene: Scene, wish: dict[str, Any]) -> None:
    full = {"game": GAME, "seats": [HERE, HERE], **wish}
    status, found = raw(scene.h, "POST", "/api/tables", json.dumps(full).encode())
    if status != 201:
        check_refusal(status, found)
    scene.unchanged()


@given(path=st.text(alphabet=st.characters(codec="ascii", exclude_characters="\r\n \t?#"), max_size=40))
@example("tables/%00")
@example("tables/../../etc/passwd")
@example("text/en/../../../x.ftl")
@example("games/" + "a" * 3000)
@example("tables/ABCDEFGH/at/" + "9" * 400)
@FAST
def test_unknown_paths_are_unknown(scene: Scene, path: str) -> None:
    safe = "".join([c for c in path if c.isprintable()])
    for method in ("GET", "POST", "DELETE", "PATCH"):
        status, found = raw(scene.h, method, f"/api/{safe}x", b"{}" if method == "POST" else None)
        check_refusal(status, found)
    scene.unchanged()


@given(seat=st.text(max_size=6), what=st.sampled_from(GETS))
@example("٣", "history")
@example("-0", "history")
@FAST
def test_odd_seats_are_refused(scene: Scene, seat: str, what: str) -> None:
    from urllib.parse import quote

    path = f"/api/tables/{scene.table.id}/{what}?seat={quote(seat, errors='replace')}"
    status, found = raw(scene.h, "GET", path, None, {"authorization": f"Bearer {scene.table.watch}"})
    if status != 200:
        check_refusal(status, found)
    else:
        assert seat in ("", "-1")
    scene.unchanged()


@given(
    name=st.sampled_from("authorization content-type content-length origin cookie x-forwarded-for".split()),
    value=st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=255), max_size=80),
)
@FAST
def test_odd_headers_harm_nobody(scene: Scene, name: str, value: str) -> None:
    if name == "content-length":
        return
    status, _ = raw(scene.h, "GET", f"/api/tables/{scene.table.id}", None, {name: value.strip()})
    assert status in (200, 400)
    scene.unchanged()


def test_what_is_too_large_is_refused(scene: Scene) -> None:
    status, found = raw(scene.h, "POST", "/api/tables", b" " * (BODY + 1))
    assert (status, found["refused"]) == (413, "too-large")
    line = scene.h.line(scene.table.id, scene.seat.token)
    line.until("table")
    line.send({"type": "chat", "id": 1, "text": "x" * 70_000})
    assert line.closed_with() in (1008, 1009)
    line.close()
    scene.unchanged()


@given(
    frame=st.binary(max_size=80) | st.text(max_size=80) | anything.map(json.dumps) | nearly.map(json.dumps)
)
@example('{"type": "hello"}')
@example('{"type": "answer", "id": 1, "seat": 0, "token": 0, "answers": [[0, 0]]}')
@example('{"type": "consent", "id": 1, "ask": 1, "yes": true}')
@example("[" * 60_000)
@FAST
def test_odd_frames_are_refused_and_the_line_stays_open(scene: Scene, frame: bytes | str) -> None:
    line = open_line(scene)
    line.socket.send(frame)
    while True:
        message = line.hear()
        if message["type"] == "refused":
            break
    assert message["refused"] in STATUS
    assert line.ask("undo", seat=0)["refused"] == "nothing-to-undo"
    scene.unchanged()


def open_line(scene: Scene) -> Line:
    """One line for all frames: it must survive each of them."""
    found: Line | None = getattr(scene, "line", None)
    if found is None:
        found = scene.h.line(scene.table.id, scene.seat.token)
        found.until("position")
        scene.line = found  # type: ignore[attr-defined]
    return found


@given(frame=st.binary(max_size=60) | anything.map(json.dumps) | nearly.map(json.dumps))
@settings(FAST, max_examples=25)
def test_the_first_frame_says_hello(scene: Scene, frame: bytes | str) -> None:
    url = f"ws://127.0.0.1:{scene.h.port}/api/tables/{scene.table.id}/socket"
    with connect(url, compression=None) as socket:
        socket.send(frame)
        said = json.loads(socket.recv(10))
        assert said["type"] == "refused" and said["refused"] in ("malformed", "token")
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    scene.unchanged()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_pages_of_other_sites_may_not_open_a_socket(scene: Scene, origin: str) -> None:
    url = f"ws://127.0.0.1:{scene.h.port}/api/tables/{scene.table.id}/socket"
    with pytest.raises(InvalidHandshake), connect(url, additional_headers={"Origin": origin}):
        pass
    with connect(url, additional_headers={"Origin": f"http://127.0.0.1:{scene.h.port}"}):
        pass


def test_a_socket_at_an_unknown_table_is_told_so(scene: Scene) -> None:
    for name in ("ABCDEFGH", "x", "K" * 500):
        line = scene.h.line(name)
        assert line.until("refused")["refused"] == "no-table"
        line.close()
