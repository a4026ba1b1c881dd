"""People together: the table's link, nudging, new names, undo alone, and where friends find the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from cinqmars.server.app import make_app
from cinqmars.server.ops import reach
from cinqmars.server.ops.reach import Listening
from server.house import BOT, HERE, House, Line, house
from server.seated import asked, sit, until_alone, wait_for_question
from server.shelf import Shelf, request
from server.test_tables import OPEN, REMOTE


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


# one link for the whole table


def test_the_link_of_the_table_leads_to_any_seat_that_waits_for_somebody(h: House) -> None:
    table = h.make(HERE, BOT, REMOTE, OPEN, start=False)
    assert [h.client.sit(table.id, table.join, name).number for name in ("Zoé", "Ada")] == [2, 3]
    assert h.refused("POST", f"/api/tables/{table.id}/sit", {}, table.join) == (409, "no-seat")
    assert h.refused("POST", f"/api/tables/{table.id}/sit", {}, table.invites[2]) == (409, "no-seat")


def test_by_the_link_of_the_table_one_may_choose_among_the_free_seats(h: House) -> None:
    table = h.make(HERE, REMOTE, REMOTE, start=False)
    taken = h.call("POST", f"/api/tables/{table.id}/sit", {"seat": 2, "name": "Zoé"}, table.join)
    assert taken["seat"] == 2


def test_whoever_comes_late_by_the_link_of_the_table_relieves_a_bot_or_watches(
    h: House, lines: list[Line]
) -> None:
    table = h.make(HERE, REMOTE)
    assert table.card()["seats"][1]["bot"]
    assert h.client.sit(table.id, table.join).number == 1
    assert not table.card()["seats"][1]["bot"]
    late = h.line(table.id, table.join)
    lines.append(late)
    assert late.until("position")["seat"] == -1


def test_the_next_table_has_the_same_link(h: House) -> None:
    table = h.make(HERE, REMOTE, REMOTE, start=False)
    h.call("POST", f"/api/tables/{table.id}/close", None, table.host)
    again = h.call("POST", f"/api/tables/{table.id}/rematch", None, table.host)["table"]
    assert h.client.sit(again, table.join).number == 1


# nudging and names


def test_somebody_the_game_waits_for_is_nudged_before_all_and_not_again_at_once(
    h: House, lines: list[Line]
) -> None:
    table = h.make(HERE, HERE, listed=True)
    pair = sit(h, lines, table, 0, 1)
    watching = h.line(table.id)
    lines.append(watching)
    late = until_alone(pair, random.Random(3))
    other = 1 - late
    assert pair[other].ask("nudge", to=late)["type"] == "done"
    for line in (pair[late], watching):
        note = line.until("note")
        assert (note["note"], note["seat"], note["to"]) == ("note-nudge", other, late)
    again = pair[other].ask("nudge", to=late)
    assert again["refused"] == "too-often" and 0 < again["facts"]["wait"] <= 30
    assert pair[late].ask("nudge", to=other)["refused"] == "not-asked"
    assert pair[late].ask("nudge", to=late)["refused"] == "not-asked"
    assert watching.ask("nudge", to=late)["refused"] == "not-yours"


def test_a_bot_is_not_nudged(h: House) -> None:
    table = h.make(HERE, BOT)
    path, token = f"/api/tables/{table.id}/nudge", table.seats[0].token
    assert h.refused("POST", path, {"seat": 0, "to": 1}, token)[1] == "not-asked"
    assert h.refused("POST", path, {"seat": 0, "to": 9}, token)[1] == "not-asked"


def test_a_name_is_changed_during_play(h: House, lines: list[Line]) -> None:
    table = h.make({"who": "here", "name": "Ana"}, HERE)
    pair = sit(h, lines, table, 0, 1)
    h.call("POST", f"/api/tables/{table.id}/seats/0", {"name": "Anaïs"}, table.seats[0].token)
    while pair[1].until("table")["seats"][0]["name"] != "Anaïs":
        pass
    assert asked(pair), "and the game goes on"


def test_whoever_watches_is_counted(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    (line,) = sit(h, lines, table, 0)
    for n in (1, 2):
        lines.append(h.line(table.id, table.watch))
        while line.until("table")["spectators"] != n:
            pass


# undo alone


def own_before_a_reveal(h: House, table: str) -> list[int]:
    """The plies of the first seat's answers; none while nothing has been revealed since the last of them."""
    session = h.hub.tables[table].session
    assert session is not None
    mine = [ply for ply, a in enumerate(session.log) if a.seat == 0 and not a.held]
    return mine if mine and any([ply > mine[-1] for _, ply in session.barriers]) else []


def test_alone_among_bots_an_undo_is_free_past_a_reveal_and_nobody_is_told(
    h: House, lines: list[Line]
) -> None:
    table = h.make(HERE, BOT, BOT, undo="consent")
    (line,) = sit(h, lines, table, 0)
    rng = random.Random(15)
    wait_for_question(line, 0)
    while not (mine := own_before_a_reveal(h, table.id)):
        line.answer(0, rng)
        wait_for_question(line, 0)
    assert line.positions[0]["undo"] == ""
    assert line.ask("undo", seat=0)["type"] == "done"
    line.drain()
    session = h.hub.tables[table.id].session
    assert session is not None
    assert len([a for a in session.log if a.seat == 0 and not a.held]) < len(mine)
    assert not [m for m in line.received if m["type"] in {"note", "ask", "answered"}]


def test_at_a_table_without_undo_there_is_none_alone_either(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, BOT, undo="nobody")
    (line,) = sit(h, lines, table, 0)
    wait_for_question(line, 0)
    line.answer(0, random.Random(1))
    assert line.ask("undo", seat=0)["refused"] == "undo-nobody"


# where friends find the server


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False), ("192.168.1.7", False)],
)
def test_a_server_knows_whether_only_its_own_machine_reaches_it(host: str, loopback: bool) -> None:
    assert Listening(host, 8047).loopback is loopback


async def reached(client: str) -> bytes:
    app = make_app(Shelf(), listening=Listening("0.0.0.0", 8047))
    return (await request(app, "GET", "/api/reach", client=client))[1]


@pytest.mark.parametrize(
    ("client", "told"),
    [
        ("127.0.0.1", b'{"loopback":false,"address":"192.168.1.7","port":8047}'),
        ("192.168.1.9", b'{"loopback":false,"address":"","port":0}'),
    ],
)
def test_the_address_of_the_machine_is_for_whoever_sits_at_it(
    monkeypatch: pytest.MonkeyPatch, client: str, told: bytes
) -> None:
    monkeypatch.setattr("cinqmars.server.edge.own_address", lambda: "192.168.1.7")
    assert asyncio.run(reached(client)) == told


def test_a_machine_in_no_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*args: object) -> None:
        raise OSError("no way out")

    monkeypatch.setattr("cinqmars.server.ops.reach.socket.socket.connect", nowhere, raising=False)
    assert reach.own_address() == ""
