"""What docs/protocol.md and docs/page.md say of the server is so."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cinqmars.kernel.probe import Probe
from cinqmars.server import wishes
from cinqmars.server.edge import STATUS
from cinqmars.server.ledger import CLOSED, OPEN, OVER, RUNNING, Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.main import PORT
from cinqmars.server.ops.limits import Limits
from cinqmars.server.routes import CALLS
from server.shelf import Shelf

ROOT = Path(__file__).resolve().parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
DEV_SERVER = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")


def told(call: str) -> str:
    """What the table of calls says of one."""
    found = re.search(rf"^\| `{re.escape(call)}[^`]*`.*?\| (.*) \|$", PROTOCOL, re.MULTILINE)
    assert found, call
    return found[1]


def fields(text: str) -> list[str]:
    """The names in the first braces: `{seat, name?, bot?}`, a question mark taken along."""
    inside = re.search(r"`\{(.*?)\}`", text)
    assert inside, text
    flat = inside[1]
    while nested := re.search(r"\[[^\[\]{}]*\]|\{[^\[\]{}]*\}", flat):
        flat = flat.replace(nested[0], "")
    return [part.strip().partition(":")[0] for part in flat.split(",")]


def test_every_route_is_told_and_no_other() -> None:
    calls = set()
    for methods, path in re.findall(r"^\| `(GET|POST|DELETE) (/api/[^`?]*)", PROTOCOL, re.MULTILINE):
        calls.add((methods, re.sub(r"\{\w+\}", "{}", path)))
    calls |= {("POST", "/api/tables/{}/close"), ("GET", "/api/docs")}  # told beside another
    there = {
        (call.method.upper(), re.sub(r"\{\w+\}", "{}", call.path))
        for call in CALLS
        if call.path.startswith("/api/")
    }
    assert calls == there | {("GET", "/api/docs"), ("GET", "/api/openapi.json")}  # which describe them


@pytest.mark.parametrize(
    ("call", "wish"),
    [
        ("POST /api/tables", wishes.TableWish),
        ("POST /api/tables/{t}/sit", wishes.SitWish),
        ("POST /api/tables/{t}/seats/{n}/move", wishes.MoveWish),
        ("POST /api/tables/{t}/leave", wishes.LeaveWish),
        ("POST /api/tables/{t}/options", wishes.SettingsWish),
        ("POST /api/tables/{t}/branch", wishes.BranchWish),
        ("POST /api/tables/{t}/answer", wishes.AnswerWish),
        ("POST /api/tables/{t}/probe", wishes.AnswerWish),
        ("POST /api/tables/{t}/undo", wishes.UndoWish),
        ("POST /api/tables/{t}/consent", wishes.ConsentWish),
        ("POST /api/tables/{t}/chat", wishes.ChatWish),
    ],
)
def test_a_call_takes_these_fields(call: str, wish: type[msgspec.Struct]) -> None:
    takes = [field.name + ("" if field.required else "?") for field in msgspec.structs.fields(wish)]
    assert sorted(fields(told(call))) == sorted(takes)


def test_a_card_has_these_fields() -> None:
    live = Live(Shelf(), Ledger("AAAAAAAA"))
    live.ledger.seats = [Seat("here")]
    card = msgspec.to_builtins(live.audience.full_card())
    text = told("GET /api/tables/{t}")
    assert fields(text) == [*card, "host", "seed"]
    assert fields(text.partition("A seat: ")[2]) == list(card["seats"][0])
    assert re.findall(r"`(\w+)`", text.partition("`state`: ")[2].partition(".")[0]) == [
        *[OPEN, RUNNING, OVER, CLOSED]
    ]


def test_a_probe_tells_these_fields() -> None:
    answer = fields(told("POST /api/tables/{t}/probe").partition("→")[2])
    assert answer == fields(told("probed"))[1:]  # an id comes first
    assert set(answer) == set(Probe.__annotations__) - {
        "decision",
        "view",
        "form",
    }  # the form is the question's


def test_every_status_is_told() -> None:
    listed = re.search(r"with a fitting status \((.*?)\)", PROTOCOL)
    assert listed
    assert {int(code) for code in re.findall(r"\d{3}", listed[1])} == set(STATUS.values())


def test_limits_are_as_told() -> None:
    text, limits = PROTOCOL.partition("## Limits")[2], Limits()
    assert f"{limits.requests[0]:.0f} requests a second ({limits.requests[1]:.0f} at once)" in text
    assert f"a table every {1 / limits.tables[0]:.0f} s ({limits.tables[1]:.0f} at once)" in text
    assert f"{limits.sockets} sockets and streams ({limits.all_sockets} in all)" in text
    assert f"{limits.frames[0]:.0f} frames a second ({limits.frames[1]:.0f} at once)" in text
    assert text.count(f"{limits.probes[0]:.0f} probes a second") == 2


def test_the_page_in_development_asks_where_the_server_listens() -> None:
    assert f"http://127.0.0.1:{PORT}'" in DEV_SERVER
    assert f"port {PORT}," in PAGE
