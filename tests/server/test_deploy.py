"""What deploy/ has, as processes on loopback: a proxy before two servers on one PostgreSQL, restarted under load."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from cinqmars import cli
from cinqmars.client import MadeTable, Server
from cinqmars.server.store import from_url
from server.database import own_database
from server.house import BOT, HERE, Line, Process, free_port, house, wait_for
from server.test_admin import Admin, played
from server.test_main import alive

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
LONG = 60.0
PAUSE = 0.15  # seconds before the next answer: the games last as long as the restarts


@contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[None]:
    with open(folder / "proxy.log", "wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder), **environment}
        )
    try:
        yield
        assert process.poll() is None, (folder / "proxy.log").read_text()
    finally:
        process.terminate()
        process.wait(20)


GLOBAL = (
    "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"  # nothing of this machine's
)


def caddy(folder: Path, port: int, upstreams: list[int], site: str = "http://127.0.0.1") -> Any:
    found = shutil.which("caddy")
    if found is None:
        pytest.skip("no Caddy is installed")
    config = (DEPLOY / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text(GLOBAL + config)
    return running(
        [found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")],
        folder,
        CINQMARS_SITE=f"{site}:{port}",
        XDG_DATA_HOME=str(folder / "data"),
        XDG_CONFIG_HOME=str(folder / "config"),
        CINQMARS_UPSTREAMS=" ".join([f"127.0.0.1:{n}" for n in upstreams]),
    )


def nginx(folder: Path, port: int, upstreams: list[int]) -> Any:
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if found is None:
        pytest.skip("no nginx is installed")
    config = (DEPLOY / "nginx.conf").read_text()
    for usual, here in zip((8047, 8048), upstreams):
        config = config.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{here}")
    config = config.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    config = re.sub(r"^ *ssl_.*\n", "", config, flags=re.MULTILINE)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join([f"{place}_temp_path {folder / place};" for place in places])
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}\n{config}}}\n"
    )
    return running([found, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")], folder)


class Player(threading.Thread):
    """Plays all people's seats of a table, and comes back whenever the line is cut."""

    def __init__(self, port: int, table: MadeTable, stop: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.port, self.table, self.stopped, self.rng = port, table, stop, random.Random(seed)
        self.tokens = tuple([seat.token for seat in table.seats.values()])
        self.done = self.cut = 0
        self.longest = 0.0  # seconds without a line
        self.codes: set[int | None] = set()
        self.fault: BaseException | None = None

    def run(self) -> None:
        lost = 0.0
        while not self.stopped.is_set():
            line = None
            try:
                line = Line(f"ws://127.0.0.1:{self.port}", self.table.id, self.tokens)
                line.until("position")
                if lost:
                    self.longest = max(self.longest, time.monotonic() - lost)
                    lost = 0.0
                self.play(line)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as e:
                if isinstance(e, ConnectionClosed):
                    self.cut += not lost
                    self.codes.add(e.rcvd.code if e.rcvd is not None else None)
                lost = lost or time.monotonic()
                time.sleep(0.1)
            except BaseException as e:
                self.fault = e
                raise
            finally:
                if line is not None:
                    line.close()

    def play(self, line: Line) -> None:
        while not self.stopped.is_set():
            asked = [seat for seat, position in line.positions.items() if position["question"] is not None]
            if any([position["over"] for position in line.positions.values()]):
                return
            if asked:
                self.done += line.answer(asked[0], self.rng)["type"] == "done"
            line.drain(PAUSE)


class Visitor(threading.Thread):
    """Asks for a page again and again: whatever is not 200 is kept."""

    def __init__(self, port: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client, self.stopped = Server(f"http://127.0.0.1:{port}", timeout=20), stop
        self.asked, self.failed = 0, list[str]()

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                self.client.call("GET", "/api/tables")
            except Exception as e:
                self.failed.append(repr(e))
            self.asked += 1
            time.sleep(0.05)
        self.client.close()


def answers_of(url: str, table: str) -> int:
    """How many answers of persons a table's log holds."""
    import asyncio

    async def main() -> int:
        store = from_url(url)
        await store.open()
        entries = await store.read(table)
        await store.close()
        assert [e.seq for e in entries] == list(range(1, len(entries) + 1))
        return len([e for e in entries if e.type == "answer" and e.data["by"] == "person"])

    return asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_processes_are_restarted_one_after_another_and_nothing_is_lost(
    proxy: Callable[[Path, int, list[int]], Any], tmp_path: Path
) -> None:
    port = free_port()
    with own_database() as url:
        servers = [Process(url, log=tmp_path / f"log{n}") for n in range(2)]
        stop = threading.Event()
        try:
            for server in servers:
                server.ready()
            with proxy(tmp_path, port, [server.port for server in servers]):
                client = Server(f"http://127.0.0.1:{port}")
                wait_for(lambda: alive(client), LONG)
                tables = [client.make("mars", [HERE, HERE, BOT]) for _ in range(5)]
                for table in tables:
                    table.start()
                players = [Player(port, table, stop, n) for n, table in enumerate(tables)]
                visitor = Visitor(port, stop)
                for thread in [*players, visitor]:
                    thread.start()
                for server in servers:
                    before = [player.done for player in players]
                    wait_for(lambda b=before: all([p.done > n for p, n in zip(players, b)]), LONG)  # type: ignore[misc]
                    restarted(server)
                before = [player.done for player in players]
                wait_for(lambda: all([p.done > n + 2 for p, n in zip(players, before)]), LONG)
                stop.set()
                for thread in [*players, visitor]:
                    thread.join(30)
                client.close()
        finally:
            stop.set()
            for server in servers:
                server.kill()
        assert not [player.fault for player in players if player.fault]
        assert visitor.asked > 20 and not visitor.failed
        assert sum([player.cut for player in players]) >= len(players), "each process had some of them"
        assert {code for player in players for code in player.codes} <= {1012, None}
        for player in players:
            kept = answers_of(url, player.table.id)
            assert player.done <= kept <= player.done + player.cut, "all that was acknowledged is there"
            assert player.longest < 20


def test_caddy_has_a_certificate_by_itself_and_passes_sockets_on(tmp_path: Path) -> None:
    """Of a site on this machine the certificate is signed by an authority of its own, of others by a public one."""
    port, root = free_port(), tmp_path / "data/caddy/pki/authorities/local/root.crt"
    with house() as h, caddy(tmp_path, port, [h.port], "https://localhost"):
        table = h.make(HERE, HERE)
        wait_for(root.exists, LONG)
        trust = ssl.create_default_context(cafile=str(root))

        def answers() -> bool:
            line = HTTPSConnection("localhost", port, timeout=5, context=trust)
            try:
                line.request("GET", "/healthz")
                return line.getresponse().status == 200
            except OSError:  # it is still being signed
                return False
            finally:
                line.close()

        wait_for(answers, LONG)
        url = f"wss://localhost:{port}/api/tables/{table.id}/socket"
        with connect(url, ssl=trust, origin=Origin(f"https://localhost:{port}"), close_timeout=1) as line:
            line.send(json.dumps({"type": "hello", "tokens": [table.seats[0].token]}))
            heard = [json.loads(line.recv(20))["type"] for _ in range(2)]
        assert heard == ["table", "position"]


def restarted(server: Process) -> None:
    server.client.close()
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(20)
    server.start()
    server.ready()
    time.sleep(3)  # as rolling.sh does: the proxy takes it in again before the next one goes


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}", f"sqlite:///{tmp_path / 'other.db'}"
        return
    if shutil.which("pg_dump") is None:
        pytest.skip("no pg_dump is installed")
    with own_database() as one, own_database() as other:
        yield one, other


def test_a_backup_is_taken_while_the_server_runs_and_restored(
    stores: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = stores
    file = tmp_path / "tables.backup"
    with house(from_url(here)) as h:
        table = played(h)
        script("backup.sh", here, str(file))
        before = table.card()
    assert file.stat().st_mode & 0o777 == 0o600
    script("restore.sh", there, str(file))
    assert Admin(there, capsys)("check") == "1 sound, 0 with something wrong.\n"
    with house(from_url(there)) as h:
        after = h.call("GET", f"/api/tables/{table.id}", None, table.host)
        assert {**after, "moved": 0} == {**before, "moved": 0}
    refused = subprocess.run(
        [str(DEPLOY / "restore.sh"), str(file)],
        env={**os.environ, "CINQMARS_STORE": there},
        capture_output=True,
        check=False,
    )
    assert refused.returncode, "not over what is there"


def script(name: str, store: str, *args: str) -> None:
    subprocess.run(
        [str(DEPLOY / name), *args], env={**os.environ, "CINQMARS_STORE": store}, check=True, timeout=60
    )


def test_a_rolling_restart_waits_for_each_process_and_stops_at_one_that_is_ill(tmp_path: Path) -> None:
    with house() as h:
        fake = tmp_path / "restart"
        fake.write_text(f"#!/bin/sh\necho $1 >> {tmp_path / 'done'}\n")
        fake.chmod(0o755)
        environment = {**os.environ, "RESTART": f"{fake} ", "PAUSE": "0"}
        command = [str(DEPLOY / "rolling.sh"), str(h.port), str(h.port)]
        subprocess.run(command, env=environment, check=True, timeout=60)
        assert (tmp_path / "done").read_text().split() == [str(h.port)] * 2
        ill, command = free_port(), command[:2]
        done = subprocess.run(
            [*command, str(ill), str(h.port)], env={**environment, "TRIES": "2"}, check=False
        )
        assert done.returncode == 1
        assert (tmp_path / "done").read_text().split() == [str(h.port)] * 3 + [str(ill)]


def test_containers_say_nothing_that_serve_does_not_know() -> None:
    import typer

    command: Any = typer.main.get_command(cli.app)
    known = {str(p.envvar) for p in command.commands["serve"].params if p.envvar}
    own = {"CINQMARS_SITE", "CINQMARS_UPSTREAMS"}
    for name in ("Dockerfile", "compose.yaml", "cinqmars.env", "README.md"):
        said = set(re.findall(r"CINQMARS_[A-Z]+", (DEPLOY / name).read_text()))
        assert said and said <= known | own, name


def test_systemd_knows_every_line_of_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd is installed")
    unit = (DEPLOY / "cinqmars@.service").read_text()
    assert "/opt/cinqmars/bin/cinqmars" in unit
    file = tmp_path / "cinqmars@8047.service"
    file.write_text(unit.replace("/opt/cinqmars/bin/cinqmars", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
