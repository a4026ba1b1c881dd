"""What whoever runs a server does with its store, by the command line, on both backends."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cinqmars import cli
from cinqmars.client import MadeTable
from cinqmars.server.ops import retention
from cinqmars.server.store import from_url, schema
from server.database import own_database
from server.house import BOT, HERE, House, house, wait_for

DAY = 86_400


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with own_database() as found:
        yield found


class Admin:
    """The command line on one store: what it prints, and its exit code."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url, self.capsys = url, capsys
        self.code = 0

    def __call__(self, *args: str) -> str:
        with pytest.raises(SystemExit) as ended:
            cli.app(["admin", *args, "--store", self.url, "--lang", "en"])
        self.code = int(ended.value.code or 0)
        said = self.capsys.readouterr()
        return said.err if self.code == 2 else said.out

    def json(self, *args: str) -> Any:
        return json.loads(self(*args, "--json"))


@pytest.fixture
def admin(url: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(url, capsys)


def played(h: House, answers: int = 6) -> MadeTable:
    table = h.make({"who": "here", "name": "Ana"}, HERE, BOT)
    line = h.line(table.id, *[seat.token for seat in table.seats.values()])
    rng = random.Random(1)
    for _ in range(2):
        line.until("position")
    while answers:
        for seat in [n for n, p in line.positions.items() if p["question"]]:
            answers -= line.answer(seat, rng)["type"] == "done" and answers > 0
        line.drain()
    line.close()
    return table


def test_tables_and_seats_are_listed_without_tokens(url: str, admin: Admin) -> None:
    with house(from_url(url)) as h:
        table, waiting = played(h), h.make(HERE, HERE, start=False)
    found = admin.json("tables")["tables"]
    assert [t["table"] for t in found] == [waiting.id, table.id]
    assert [(t["state"], t["people"], t["seats"]) for t in found] == [("open", 2, 2), ("running", 2, 3)]
    assert [t["table"] for t in admin.json("tables", "--state", "open")["tables"]] == [waiting.id]
    assert admin.json("tables", "--game", "mars")["tables"] == []
    assert len(admin.json("tables", "--limit", "1")["tables"]) == 1
    shown = admin("tables") + admin("seats", table.id)
    assert table.id in shown and "running" in shown and "Ana" in shown
    seats = admin.json("seats", table.id)["seats"]
    assert [(s["seat"], s["who"], s["name"], s["bot"], s["held"]) for s in seats] == [
        (1, "here", "Ana", "", True),
        (2, "here", "", "", True),
        (3, "bot", "", "random", False),
    ]
    assert table.seats[0].token not in shown + json.dumps(seats)


def test_a_table_is_closed_while_the_server_runs(url: str, admin: Admin) -> None:
    with house(from_url(url)) as h:
        table = h.make(HERE, HERE)
        line = h.line(table.id, table.seats[0].token)
        line.until("position")
        assert admin("close", table.id) == f"Table {table.id} is closed.\n"
        assert line.ask("chat", text="anybody?")["type"] in ("done", "refused")
        wait_for(lambda: line.latest("table")["state"] == "closed")
        said = line.ask("answer", seat=0, token=1, answers=[[0, 0]])
        assert said["type"] == "refused" and said["refused"] == "over"
        line.close()
    assert admin("close", table.id) == f"Table {table.id} was closed or over already.\n"


def test_a_deleted_table_is_gone_from_the_store_and_from_memory(url: str, admin: Admin) -> None:
    with house(from_url(url)) as h:
        table, other = played(h), h.make(HERE, HERE, start=False)
        line = h.line(table.id, table.seats[0].token)
        line.until("position")
        assert admin("delete", table.id).startswith("cinqmars: ") and admin.code == 2, "not without --yes"
        assert admin("delete", table.id, "--yes") == "1 table deleted.\n"
        assert line.ask("chat", text="anybody?")["type"] == "refused"
        wait_for(lambda: line.latest("table")["state"] == "closed")
        assert h.refused("GET", f"/api/tables/{table.id}") == (404, "no-table")
        assert line.ask("chat", text="anybody?")["refused"] == "no-table"
        line.close()
    assert rows_of(url, table.id) == {"entries": 1, "heads": 0, "keys": 0, "checkpoints": 0, "latest": 0}
    with house(from_url(url)) as h:
        assert h.refused("GET", f"/api/tables/{table.id}") == (404, "no-table")
        assert h.call("GET", f"/api/tables/{other.id}")["state"] == "open"
    assert admin("delete", table.id, "--yes") == f"cinqmars: There is no table “{table.id}”.\n"
    assert "no table “nothing" in admin("seats", "nothing-like-it") and admin.code == 2


def rows_of(url: str, table: str) -> dict[str, int]:
    """How much of a table is left."""
    names = ("entries", "heads", "keys", "checkpoints", "latest")
    ask = "select count(*) from {} where \"table\" = '{}'"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            return {name: connection.execute(ask.format(name, table)).fetchone()[0] for name in names}
    with psycopg.connect(url) as postgres:
        return {name: one(postgres, ask.format(name, table)) for name in names}


def one(connection: psycopg.Connection[Any], statement: str) -> Any:
    row = connection.execute(statement.encode()).fetchone()
    return row[0] if row is not None else None


def test_tables_where_nothing_happens_leave_after_so_many_days(
    url: str, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    with house(from_url(url)) as h:
        monkeypatch.setattr("cinqmars.server.live.time.time", lambda: real() - 40 * DAY)
        old = [h.make(HERE, HERE, start=False).id for _ in range(3)]
        monkeypatch.setattr("cinqmars.server.live.time.time", real)
        young = h.make(HERE, HERE, start=False).id
        assert h.do(retention.sweep(h.hub.store, 30, at_once=1)) == 1
    assert admin("delete", "--unmoved", "50", "--yes") == "0 tables deleted.\n"
    assert admin("delete", "--unmoved", "30", "--yes") == "2 tables deleted.\n"
    assert [t["table"] for t in admin.json("tables")["tables"]] == [young] and len(old) == 3


def test_everything_is_written_to_a_file_of_ones_own(url: str, admin: Admin, tmp_path: Path) -> None:
    with house(from_url(url)) as h:
        table, waiting = played(h), h.make(HERE, HERE, start=False)
    file = tmp_path / "all.jsonl"
    assert admin("export", str(file)) == f"2 tables written to {file}.\n"
    assert file.stat().st_mode & 0o777 == 0o600
    lines = [json.loads(text) for text in file.read_text().splitlines()]
    assert [line["table"] for line in lines] == [table.id, waiting.id]
    assert lines[0]["record"]["answers"] and lines[0]["players"] == ["person", "person", "random"]
    assert lines[1]["record"] is None
    assert "cannot be written" in admin("export", str(tmp_path)) and admin.code == 2


def test_a_check_finds_what_is_wrong(url: str, admin: Admin) -> None:
    with house(from_url(url)) as h:
        tables = [played(h).id for _ in range(4)]
    assert admin("check") == "4 sound, 0 with something wrong.\n" and admin.code == 0
    spoil = [
        f"delete from entries where \"table\" = '{tables[0]}' and seq = 2",
        f"update heads set seq = seq - 1 where \"table\" = '{tables[1]}'",
        f"update entries set data = '{{}}' where \"table\" = '{tables[2]}' and type = 'start'",
    ]
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            for statement in spoil:
                connection.execute(statement)
    else:
        with psycopg.connect(url) as postgres:
            for statement in spoil:
                postgres.execute(statement.encode())
    found = admin.json("check")
    assert admin.code == 1 and found["sound"] == 1
    assert {f["table"]: f["what"] for f in found["findings"]} == dict(
        zip(tables, ("gap", "head", "unreadable"))
    )
    assert "1 sound, 3 with something wrong." in admin("check")


def test_an_older_store_is_brought_up_to_date(url: str, admin: Admin) -> None:
    now = schema.VERSION
    assert admin("migrate") == f"The store is new, of form {now}.\n"
    assert admin("migrate") == f"The store is of form {now}: nothing to do.\n"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.execute(f"pragma user_version = {now + 1}")
    else:
        with psycopg.connect(url) as postgres:
            postgres.execute(f"update settings set value = '{now + 1}' where name = 'schema'".encode())
    assert f"form {now + 1}, made by a newer version" in admin("migrate") and admin.code == 2


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tabels.db"
    admin = Admin(f"sqlite:///{file}", capsys)
    for args in (["tables"], ["check"], ["seats", "AAAAAAAA"], ["export", str(tmp_path / "all")]):
        assert admin(*args) == f"cinqmars: There is no file {file}.\n" and admin.code == 2
    assert not file.exists()


def test_there_is_no_other_state_and_no_other_game(url: str, admin: Admin) -> None:
    admin("migrate")
    assert admin("tables", "--state", "lost").startswith("cinqmars: --state is one of open, running,")
    assert admin("tables", "--game", "chess").startswith("cinqmars: There is no game “chess”")


def test_reports_are_listed_and_dropped_when_they_are_dealt_with(url: str, admin: Admin) -> None:
    with house(from_url(url)) as h:
        table = h.make({"who": "here", "name": "Ana"}, HERE, start=False)
        path, tokens = f"/api/tables/{table.id}", [seat.token for seat in table.seats.values()]
        h.call("POST", f"{path}/chat", {"seat": 0, "text": "rude words"}, tokens[0])
        h.call("POST", f"{path}/report", {"text": "not nice", "line": 1}, tokens[1])
    (found,) = json.loads(admin("reports"))["reports"]
    assert (found["table"], found["said"], found["name"], found["text"]) == (
        table.id,
        "rude words",
        "Ana",
        "not nice",
    )
    assert not [token for token in tokens if token in str(found)]
    admin("reports", "--done", found["id"])
    assert json.loads(admin("reports")) == {"reports": []}
    assert "no report" in admin("reports", "--done", found["id"])
