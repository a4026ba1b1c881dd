"""One server process owns an SQLite file: a second one is told where the first is."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO, Final

from cinqmars.kernel import BadInput
from cinqmars.server.store import Unopened

PREFIX: Final = "sqlite:///"


def claim(store_url: str, address: str) -> IO[str] | None:
    """Hold the result while serving. Raises BadInput if another process serves these tables; it says where."""
    path = store_url.removeprefix(PREFIX)
    if not store_url.startswith(PREFIX) or path == ":memory:":
        return None  # PostgreSQL is for many processes
    file = Path(path).expanduser()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        owner = open(f"{file}-owner", "a+", encoding="utf-8")  # noqa: SIM115  (held until the process ends)
    except OSError as e:
        raise Unopened(str(file), e.strerror or str(e)) from e
    if not locked(owner):
        owner.seek(0)
        told = owner.read()
        owner.close()
        at = json.loads(told)["address"] if told else "another address"
        raise BadInput(
            "store-owned",
            f"these tables are served already, at {at}: stop that server, or choose another file with --store",
            {"address": at},
        )
    owner.truncate(0)
    owner.write(json.dumps({"address": address, "process": os.getpid()}))
    owner.flush()
    return owner


def locked(file: IO[str]) -> bool:
    """Whether the lock is ours; it ends with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            file.seek(1024)  # beyond what is read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
