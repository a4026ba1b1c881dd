"""How a server is run: options, the environment, and what the page about it says."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer

from cinqmars import cli
from cinqmars.kernel import BadInput
from cinqmars.server.ops.limits import Limits, chosen, spelt
from cinqmars.server.ops.reach import host_and_port, trusted
from cinqmars.server.store import from_url
from server.house import GAME, HERE, House, free_port, house, wait_for
from server.test_main import alive

ROOT = Path(__file__).resolve().parents[2]


def script() -> Any:
    spec = importlib.util.spec_from_file_location("settings_table", ROOT / "scripts" / "settings_table.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_page_about_the_server_has_todays_settings() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert script().written(text) == text, "run scripts/settings_table.py"
    assert len(script().rows()) >= 10


def test_every_setting_but_the_language_can_come_from_the_environment() -> None:
    command: Any = typer.main.get_command(cli.app)
    silent = [p.name for p in command.commands["serve"].params if not p.envvar]
    assert silent == ["lang"]


def said_to(monkeypatch: pytest.MonkeyPatch, args: list[str], **environment: str) -> dict[str, Any]:
    """What `serve` is called with."""
    told: dict[str, Any] = {}

    def serve(host: str, port: int | None, store: str, workers: int | None, **more: Any) -> None:
        told.update(host=host, port=port, store=store, workers=workers, **more)

    monkeypatch.setattr("cinqmars.server.main.serve", serve)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        cli.app(["serve", *args])
    assert not ended.value.code
    return told


def test_settings_come_from_options_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    by_option = said_to(
        monkeypatch,
        "--port 9000 --store sqlite:///x.db --workers 3 --pool 5 --limit sockets=9 --limit requests=1/2 "
        "--proxy 10.0.0.0/8 --proxy ::1 --metrics :9047 --keep 90 --log json".split(),
    )
    assert by_option["limits"] == replace(Limits(), sockets=9, requests=(1.0, 2.0))
    assert by_option["proxies"] == ["10.0.0.0/8", "::1"] and by_option["keep"] == 90
    by_environment = said_to(
        monkeypatch,
        [],
        CINQMARS_PORT="9000",
        CINQMARS_STORE="sqlite:///x.db",
        CINQMARS_WORKERS="3",
        CINQMARS_POOL="5",
        CINQMARS_LIMITS="sockets=9 requests=1/2",
        CINQMARS_PROXIES="10.0.0.0/8 ::1",
        CINQMARS_METRICS=":9047",
        CINQMARS_KEEP="90",
        CINQMARS_LOG="json",
    )
    assert by_environment == by_option


@pytest.mark.parametrize(
    "wish",
    [
        "sockets",
        "sockets=",
        "sockets=0",
        "sockets=1/2",
        "requests=4",
        "requests=0/5",
        "requests=-1/5",
        "pigs=1/2",
    ],
)
def test_a_limit_that_is_none_is_refused(wish: str) -> None:
    with pytest.raises(BadInput) as said:
        chosen([wish])
    assert said.value.reason == "limit" and said.value.facts["got"] == wish


def test_limits_are_spelt_as_they_are_chosen() -> None:
    assert spelt(chosen(spelt(Limits()).split())) == spelt(Limits())


@pytest.mark.parametrize(
    ("text", "found"),
    [("127.0.0.1:9047", ("127.0.0.1", 9047)), ("[::1]:80", ("::1", 80)), (":9047", ("0.0.0.0", 9047))],
)
def test_an_address_to_listen_on(text: str, found: tuple[str, int]) -> None:
    assert host_and_port(text) == found


@pytest.mark.parametrize("text", ["9047", "localhost", "localhost:", "h:0", "h:65536", "h:http"])
def test_no_address_to_listen_on(text: str) -> None:
    with pytest.raises(BadInput) as said:
        host_and_port(text)
    assert said.value.reason == "listen"


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert trusted(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    with pytest.raises(BadInput) as said:
        trusted(["proxy.example"])
    assert said.value.reason == "proxy"


def origin_of(h: House, forwarded: str) -> str:
    """Whom a table is counted for that was asked for on behalf of an address."""
    connection = h.client.connect()
    body = f'{{"game": "{GAME}", "seats": [{{"who": "here"}}, {{"who": "here"}}]}}'
    connection.request("POST", "/api/tables", body, {"x-forwarded-for": forwarded})
    assert connection.getresponse().status == 201
    connection.close()
    found: str = list(h.hub.tables.values())[-1].ledger.origin
    return found


def test_only_a_trusted_proxy_says_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    with house() as h:
        assert origin_of(h, "192.0.2.7") == h.hub.origin("192.0.2.7")
    with house(proxies=["10.0.0.0/8"]) as h:
        assert origin_of(h, "192.0.2.7") == h.hub.origin("127.0.0.1")


def test_a_pool_has_as_many_connections_as_told() -> None:
    store: Any = from_url("postgresql://127.0.0.1/x", 3)
    assert store.pool.max_size == 3


def test_plain_python_and_postgresql_say_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError('not here')")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [
        sys.executable,
        "-m",
        "cinqmars.cli",
        "serve",
        "--lang",
        "en",
        "--store",
        "postgresql://127.0.0.1/x",
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == 'cinqmars: PostgreSQL needs a package more: pip install "cinqmars[postgres]"\n'


def test_a_server_started_by_the_environment_alone(tmp_path: Path) -> None:
    port, metrics = free_port(), free_port()
    environment = {
        **os.environ,
        "CINQMARS_PORT": str(port),
        "CINQMARS_STORE": f"sqlite:///{tmp_path / 'tables.db'}",
        "CINQMARS_METRICS": f"127.0.0.1:{metrics}",
        "CINQMARS_LIMITS": "tables=0.001/1",
        "CINQMARS_WORKERS": "1",
    }
    server = subprocess.Popen(
        [sys.executable, "-m", "cinqmars.cli", "serve"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    from cinqmars.client import Refusal, Server

    client, figures = Server(f"http://127.0.0.1:{port}"), Server(f"http://127.0.0.1:{metrics}")
    try:
        wait_for(lambda: alive(client), 30)
        client.make(GAME, [HERE, HERE])
        with pytest.raises(Refusal) as said:
            client.make(GAME, [HERE, HERE])
        assert said.value.reason == "too-often"
        connection = figures.connect()
        connection.request("GET", "/metrics")
        assert b'reason="too-often"} 1' in connection.getresponse().read()
        connection.close()
    finally:
        client.close()
        server.terminate()
        server.wait()
