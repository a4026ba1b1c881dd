"""Starting and stopping a server as people do."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cinqmars.client import Server
from cinqmars.kernel import BadInput
from cinqmars.server import main
from cinqmars.server.store import schema
from server.house import BOT, GAME, HERE, Process, free_port, wait_for


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    found = Process(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log")
    found.ready()
    yield found
    found.kill()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing(process: Process, how: int) -> None:
    table = process.client.make(GAME, [HERE, BOT, BOT])
    table.start()
    line = process.line(table.id, table.seats[0].token)
    line.until("position")
    stream = table.seats[0].messages()
    assert next(stream)["type"] == "table"
    process.process.send_signal(how)
    assert line.closed_with() == 1012
    assert [m["type"] for m in stream][-1:] != ["refused"], "the stream just ends"
    assert process.process.wait(20) in (0, -how)
    line.close()
    process.client.close()
    process.start()
    process.ready()
    assert table.card() == process.client.call("GET", f"/api/tables/{table.id}", tokens=[table.host])
    assert table.card()["state"] == "running"
    events = [json.loads(text) for text in (process.log or Path()).read_text().splitlines() if text[0] == "{"]
    assert [e["event"] for e in events][:4] == ["open", "table made", "table started", "closed"]
    text = (process.log or Path()).read_text()
    assert not [t for t in (table.host, table.watch, table.seats[0].token) if t in text], "no token in a log"


OPENED = """
import asyncio, sys
from cinqmars import games
from cinqmars.server.app import make_app
from cinqmars.server.store import from_url

async def main():
    hub = make_app(from_url("sqlite:///:memory:")).state.hub
    await hub.open()
    print(*[package for package in games.PACKAGES.values() if f"{package}.game" not in sys.modules])
    await hub.close()
    await hub.store.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_every_game_is_loaded_before_anybody_asks_for_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", OPENED], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "\n", "the first to ask would hold up all others"


def test_a_busy_port_gives_way_to_the_next_unless_it_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        monkeypatch.setattr(main, "PORT", port)
        with main.listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + main.NEXT
        with pytest.raises(BadInput) as said:
            main.listen("127.0.0.1", port)
        assert said.value.reason == "port" and str(port) in str(said.value)
    with pytest.raises(BadInput) as said:
        main.listen("192.0.2.1", 80)
    assert said.value.reason == "address"


def test_serve_prints_its_address_and_says_which_port_was_busy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        code = (
            "from cinqmars.server import main\n"
            f"main.PORT = {port}\n"
            f"main.serve(store_url='sqlite:///{tmp_path}/t.db')\n"
        )
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            assert f"Port {port} is busy" in server.stdout.readline()
            address = server.stdout.readline().split()[-1]
            client = Server(address)
            wait_for(lambda: alive(client), 30)
            client.close()
        finally:
            server.terminate()
            server.wait()
            assert server.stdout is not None
            server.stdout.close()


def alive(client: Server) -> Any:
    try:
        return client.call("GET", "/healthz")["alive"]
    except OSError:
        return False


def test_a_second_server_on_one_file_says_where_the_first_is_and_stops(process: Process) -> None:
    code = f"from cinqmars.server.main import serve; serve(port={free_port()}, store_url={process.store!r})"
    second = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode != 0
    assert f"served already, at http://127.0.0.1:{process.port}" in second.stderr
    process.kill()
    process.start()
    process.ready()


SAID = """
import sys
from cinqmars import cli
for args in {wishes!r}:
    try:
        cli.app(["serve", "--lang", "en", "--port", "{port}", *args])
    except SystemExit as e:
        print("exit code", e.code, file=sys.stderr)
"""


def said_of(*wishes: list[str]) -> list[str]:
    """What `serve` says on stderr before it ends, one server after the other."""
    code = SAID.format(wishes=wishes, port=free_port())
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout == "", "no address is said where nothing answers"
    return done.stderr.splitlines()


def test_a_store_that_cannot_be_had_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database " * 100)
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("pragma user_version = 99")
    (tmp_path / "folder").mkdir()
    nowhere = "postgresql://me:password@127.0.0.1:1/x?connect_timeout=1"
    files = [tmp_path / name for name in ("text.db", "newer.db", "folder", "text.db/deeper/still.db")]
    told = said_of(*[["--store", url] for url in (*[f"sqlite:///{file}" for file in files], nowhere)])
    assert told[:8] == [
        f"cinqmars: The store {files[0]} cannot be opened: file is not a database",
        "exit code 1",
        (
            "cinqmars: This store has form 99, made by a newer version of Cinq-Mars; this one knows form "
            f"{schema.VERSION}. Start that version, or restore a backup from before it."
        ),
        "exit code 2",
        f"cinqmars: The store {files[2]} cannot be opened: Is a directory",
        "exit code 1",
        f"cinqmars: The store {files[3]} cannot be opened: Not a directory",
        "exit code 1",
    ]
    (line, code) = told[8:]
    assert line.startswith("cinqmars: The store postgresql://me:…@127.0.0.1:1/x?connect_timeout=1 cannot be")
    assert "Connection refused" in line and code == "exit code 1"


def test_wishes_that_make_no_sense_are_said_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        told = said_of(
            ["--log", "xml"],
            ["--contact", "nobody"],
            ["--metrics", "9047"],
            ["--metrics", f"127.0.0.1:{port}"],
            ["--store", "postgresql://me:password@127.0.0.1/x?nothing=like-it"],
        )
    assert [line for line in told if line != "exit code 2"] == [
        "cinqmars: --log is one of text, json, not “xml”.",
        "cinqmars: “nobody” is no address to write to, like mailto:you@example.org, https://example.org.",
        "cinqmars: “9047” is no address to listen on, like 127.0.0.1:9047, [::1]:9047, :9047.",
        f"cinqmars: Port {port} is busy.",
        (
            "cinqmars: A store is one of sqlite:///FILE, postgresql://..., not "
            "“postgresql://me:…@127.0.0.1/x?nothing=like-it”."
        ),
    ]


def test_what_libraries_say_is_a_line_of_our_log_too() -> None:
    code = (
        "import logging\n"
        "from cinqmars.server.ops.journal import begin\n"
        "begin('json')\n"
        "logging.getLogger('asyncio').error('two\\nlines')\n"
        "logging.getLogger('asyncio').info('chatter')\n"
        "logging.getLogger('cinqmars.server').info('open')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert [(t["level"], t["event"]) for t in told] == [("error", "two\nlines"), ("info", "open")]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/cinqmars/tables.db"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "/u/ana/.local/share/cinqmars/tables.db"),
        ("linux", {}, "/u/ana/.local/share/cinqmars/tables.db"),
        ("darwin", {}, "/u/ana/Library/Application Support/cinqmars/tables.db"),
        ("win32", {"LOCALAPPDATA": "/users/ana/local"}, "/users/ana/local/cinqmars/tables.db"),
    ],
)
def test_tables_live_in_the_users_data_folder(
    platform: str, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/u/ana")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert main.default_store() == f"sqlite:///{expected}"
