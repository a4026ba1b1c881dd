"""Bots of a table that several processes hold: one of them plays, and when it is gone another does."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from typing import Any

from cinqmars.kernel import Decision, Session
from cinqmars.server.ops.leases import Leases
from cinqmars.server.ops.peers import LOST
from cinqmars.server.ops.thinking import GUEST, Thinkers
from cinqmars.server.ops.turns import Guest
from cinqmars.server.store import from_url
from server.house import BOT, GAME, HERE, House, Line, Process, free_port, house, wait_for

LONG = 60.0  # seconds that a busy machine may take


class Counting(Thinkers):
    """Answers the first possible at once, and counts the questions over all processes that share the count."""

    def __init__(self, asked: Counter[tuple[str, int, int, int]]) -> None:
        super().__init__(1)
        self.asked, self.guard = asked, threading.Lock()

    async def choose(
        self, session: Session[Any], d: Decision, spec: str, seed: int, guest: Guest = GUEST
    ) -> int:
        with self.guard:
            self.asked[(guest.table, len(session.log), d.seat, d.token())] += 1
        await asyncio.sleep(0.02)  # long enough for the others to begin as well
        return d.opts[0]


def seq(h: House, table: str) -> int:
    found: int = h.hub.tables[table].ledger.seq
    return found


def test_a_question_is_thought_about_in_one_process(postgres_url: str, lines: list[Line]) -> None:
    asked: Counter[tuple[str, int, int, int]] = Counter()
    with (
        house(from_url(postgres_url), thinkers=Counting(asked)) as one,
        house(from_url(postgres_url), thinkers=Counting(asked)) as two,
    ):
        table = one.make(HERE, BOT, BOT, BOT)
        lines += [h.line(table.id, table.seats[0].token) for h in (one, two)]
        lines[1].until("position")
        rng, done = random.Random(3), 0
        while done < 10:
            lines[1].drain()
            if lines[1].positions[0]["question"] is not None:
                done += lines[1].answer(0, rng)["type"] == "done"
        wait_for(lambda: seq(one, table.id) == seq(two, table.id), LONG)
    assert len(asked) > 15
    assert set(asked.values()) == {1}, "no question twice"


def test_who_takes_leave_leaves_its_bots_to_the_others(postgres_url: str, lines: list[Line]) -> None:
    one, two = Process(postgres_url, free_port()), Process(postgres_url, free_port())
    try:
        one.ready()
        two.ready()
        table = one.client.make(GAME, [HERE, BOT, BOT])
        table.start()
        lines.append(one.line(table.id, table.seats[0].token))
        lines[0].until("position")
        lines.append(line := two.line(table.id, table.seats[0].token))
        line.until("position")
        one.process.terminate()
        one.process.wait(30)
        rng, done = random.Random(3), 0
        while done < 5:
            line.drain()
            if line.positions[0]["question"] is not None:
                done += line.answer(0, rng)["type"] == "done"
    finally:
        one.kill()
        two.kill()


def test_whoever_died_leaves_them_too_and_what_it_wrote_last_is_read(
    postgres_url: str, lines: list[Line]
) -> None:
    with house(from_url(postgres_url)) as h:
        table = h.make(HERE, HERE, BOT)
        lines.append(line := h.line(table.id, table.seats[0].token))
        line.until("position")
        dead = Leases(h.hub.store, "dead")
        h.hub.leases.until.clear()
        h.do(h.hub.store.unlease(h.hub.peers.name))
        h.do(dead.wait(table.id))
        assert h.do(h.hub.store.lease(table.id, h.hub.peers.name, 30.0)) > 20
        said = f"insert into entries (\"table\", seq, type, data, at) values ('{table.id}', {seq(h, table.id) + 1}"
        h.do(written(h, said + ', \'chat\', \'{"seat": 1, "name": "", "text": "last words"}\', 0)'))
        h.hub.peers.heard["dead"] = -LOST
        h.do(h.hub.peers.pulse())
        assert line.until("chat")["text"] == "last words"
        wait_for(lambda: h.do(h.hub.store.lease(table.id, h.hub.peers.name, 30.0)) == 0.0)


async def written(h: House, statement: str) -> None:
    store: Any = h.hub.store.store
    async with store._connection() as connection:
        await connection.execute(statement.encode())


def test_whoever_comes_sees_what_nobody_told(postgres_url: str, lines: list[Line]) -> None:
    with house(from_url(postgres_url)) as h:
        table = h.make(HERE, HERE)
        said = f"insert into entries (\"table\", seq, type, data, at) values ('{table.id}', {seq(h, table.id) + 1}"
        h.do(written(h, said + ', \'chat\', \'{"seat": 1, "name": "", "text": "unheard"}\', 0)'))
        lines.append(line := h.line(table.id, table.seats[0].token))
        assert line.until("chat")["text"] == "unheard"


def test_a_lease_ends(postgres_url: str) -> None:
    async def main() -> list[float]:
        store = from_url(postgres_url)
        await store.open()
        try:
            first = await store.lease("T", "a", 0.3)
            other = await store.lease("T", "b", 30.0)
            again = await store.lease("T", "a", 0.3)
            await asyncio.sleep(0.4)
            late = await store.lease("T", "b", 30.0)
            await store.unlease("b", "T")
            return [first, other, again, late, await store.lease("T", "a", 1.0)]
        finally:
            await store.close()

    first, other, again, late, freed = asyncio.run(main())
    assert first == again == late == freed == 0.0 and 0 < other <= 0.3
