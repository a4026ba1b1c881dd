"""A PostgreSQL cluster of one test's own: it is stopped, started again, paused and made read-only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.house import free_port


def binaries() -> Path | None:
    """The newest installed server's, on Debian or on the path."""
    if found := shutil.which("pg_ctl"):
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda p: int(p.parts[-3]))
    return versions[-1].parent if versions else None


class Cluster:
    """One database server on loopback, with its files in a folder of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        found = binaries()
        if found is None:
            pytest.skip("no PostgreSQL server is installed")
        self.bin, self.folder, self.port = found, folder, port
        self.url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        self.as_user: dict[str, Any] = {}
        if os.getuid() == 0:  # which PostgreSQL refuses to run as
            user = pwd.getpwnam("postgres")
            self.as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, name: str, *args: str) -> None:
        command = [str(self.bin / name), *args]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.as_user, timeout=60
        )

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        self._run("pg_ctl", "start", "-w", "-D", self.data, "-o", settings, "-l", str(self.folder / "log"))

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-m", "immediate", "-w", "-D", self.data)

    def _processes(self) -> list[int]:
        """The server and all it has started."""
        head = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(head)], capture_output=True, text=True, check=False
        ).stdout
        return [head, *[int(pid) for pid in children.split()]]

    def pause(self) -> None:
        """It accepts connections, the kernel does, and says nothing any more."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, which: int) -> None:
        for pid in self._processes():
            with suppress(ProcessLookupError):  # one whose connection has just ended
                os.kill(pid, which)

    def read_only(self, on: bool) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("set default_transaction_read_only = off")
            connection.execute(
                f"alter system set default_transaction_read_only = {'on' if on else 'off'}".encode()
            )
            connection.execute("select pg_reload_conf()")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Its folder is nobody else's: who it runs as may not see into a test's own."""
    with tempfile.TemporaryDirectory(prefix="cinqmars-cluster-") as folder:
        found = Cluster(Path(folder), free_port())
        found.start()
        try:
            yield found
        finally:
            found.go_on()
            found.stop()
