"""A real server for the browser: a process and a SQLite file of its own. Prints its address, then serves."""

from __future__ import annotations

import socket
import sys

import uvicorn

from cinqmars.server.app import make_app
from cinqmars.server.bells import Calling
from cinqmars.server.ops.limits import Limits
from cinqmars.server.store import from_url


def main(store: str) -> None:
    line = socket.socket()
    line.bind(("127.0.0.1", 0))
    line.listen(128)  # whoever comes before the server is ready waits
    print(f"http://127.0.0.1:{line.getsockname()[1]}", flush=True)
    calling = Calling(private=True, pause=0.1, again=(0.0,))  # tests listen on this machine
    app = make_app(from_url(store), workers=1, pause=0.0, limits=roomy(), calling=calling)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[line])


def roomy() -> Limits:
    """A browser driven by a test clicks faster than any person."""
    much = (1e4, 1e5)
    return Limits(requests=much, tables=much, frames=much, probes=much, work=much, notes=much)


if __name__ == "__main__":
    main(sys.argv[1])
