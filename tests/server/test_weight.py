"""What travels while people play: positions in parts, compressed."""

from __future__ import annotations

import random
import socket
import zlib

import pytest
from websockets.sync.client import connect

from cinqmars import games
from server.house import HERE, Line, house

MOST = 8000  # bytes of one update
ANSWERS = 40


def updates(line: Line) -> list[int]:
    """The size of each message after the first position, compressed as the line is: each leans on those before."""
    squeeze = zlib.compressobj(wbits=-12, memLevel=5)
    sizes = [len(squeeze.compress(raw.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH)) for raw in line.raw]
    first = [m["type"] for m in line.received].index("position")
    return sizes[first + 1 :]


@pytest.mark.parametrize("game", games.PACKAGES)
def test_no_update_is_heavy(game: str) -> None:
    people, rng = 3, random.Random(4)
    with house() as h:
        table = h.client.make(game, [dict(HERE)] * people)
        table.start()
        lines = [h.line(table.id, table.seats[n].token) for n in range(people)]
        for line in lines:
            line.until("position")
        given = 0
        while given < ANSWERS:
            for seat, line in enumerate(lines):
                line.drain(0.005)
                if line.positions[seat]["question"] is not None:
                    line.answer(seat, rng)
                    given += 1
        found = [size for line in lines for size in updates(line)]
        for line in lines:
            line.close()
    assert len(found) > ANSWERS
    assert max(found) <= MOST


def test_the_line_is_compressed() -> None:
    with house() as h:
        table = h.make(HERE, HERE, start=False)
        with connect(f"ws://127.0.0.1:{h.port}/api/tables/{table.id}/socket", close_timeout=1) as line:
            assert line.response is not None
            assert "permessage-deflate" in line.response.headers["Sec-WebSocket-Extensions"]


def test_small_messages_do_not_wait_for_each_other() -> None:
    """Or whoever hears two in a row hears the second when it has acknowledged the first: 40 ms later."""
    with house() as h:
        table = h.make(HERE, HERE)
        line = h.line(table.id, table.seats[0].token)
        line.until("position")
        sockets = [c.transport.get_extra_info("socket") for c in h.server.server_state.connections]
        assert sockets and all([s.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for s in sockets])
        line.close()
