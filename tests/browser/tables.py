"""Tables as they stand at a chosen point, the same in every run: a record played by chance and imported."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from cinqmars import games
from cinqmars.client import MadeTable, Seat, Server
from cinqmars.kernel import Session, record
from cinqmars.server.hub import Made
from cinqmars.server.ops.files import import_file, opened
from cinqmars.server.store import from_url

GAME = "mission-planete-rouge"
LONG = ("Opportunity", "Maximilienne", "Chloé", "Ismène", "Pathfinder")
Spot = Callable[[Session[Any]], bool]


def played(
    until: Spot, seats: int = 3, seed: int = 6, game: str = GAME, options: dict[str, Any] | None = None
) -> Session[Any]:
    """By chance alone, until something holds or the game is over."""
    rng = random.Random(seed)
    session: Session[Any] = Session.new(games.get(game), seats, seed, options)
    while session.pending and not until(session):
        d = session.pending[0]
        session = session.apply(rng.choice(d.opts), seat=d.seat)
    return session


def shelved(store: str, folder: Path, session: Session[Any]) -> Made:
    """A table of the running server that stands where the session stands; every seat is a person's."""
    file = folder / "game.json"
    file.write_text(json.dumps(record.save(session)), encoding="utf-8")
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's event loop
        return elsewhere.submit(import_file, store, file).result()


def named(
    store: str, session: Session[Any], names: Sequence[str] = LONG, people: Sequence[int] | None = None
) -> Made:
    """The same with people of these names, all of them here; bots hold the seats that are not theirs."""
    seats = session.setup.seats
    held = range(seats) if people is None else people

    async def make() -> Made:
        shelf = from_url(store)
        await shelf.open()
        try:
            return await opened(shelf, session, list(names[:seats]), list(held))
        finally:
            await shelf.close()

    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's event loop
        return elsewhere.submit(lambda: asyncio.run(make())).result()


def held(made: Made, *seats: int) -> dict[str, Any]:
    """What a device that holds these seats knows of a table."""
    return {
        "table": made.live.ledger.table,
        "game": made.live.ledger.game,
        "host": made.host,
        "watch": made.watch,
        "seats": {str(seat): made.tokens[seat] for seat in seats},
        "at": time.time() * 1000,
    }


def take(page: Any, made: Made, *seats: int) -> None:
    """This device holds these seats from now on."""
    hold(page, held(made, *seats))


def seated(page: Any, table: MadeTable, *seats: int) -> None:
    """The same at a table made over the network."""
    tokens = {str(seat): table.seats[seat].token for seat in seats}
    hold(page, {"table": table.id, "game": GAME, "seats": tokens, "at": time.time() * 1000})


def hold(page: Any, what: dict[str, Any]) -> None:
    page.evaluate(
        "held => localStorage.setItem('cinqmars-tables', JSON.stringify({"
        "...JSON.parse(localStorage.getItem('cinqmars-tables') ?? '{}'), [held.table]: held}))",
        what,
    )


def at(visit: Callable[..., Any], made: Made, address: str = "", seat: int = 0, **device: Any) -> Any:
    """Somebody opens the table, on a device that knows nothing of it but the seat."""
    table = made.live.ledger.table
    known = {"cinqmars-tables": {table: held(made, seat)}}
    page = visit(f"/t/{table}{address}", kept=known, **device)
    page.wait_for_selector(".table .decision")
    return page


def rival(address: str, made: Made, seat: int, arg: int) -> None:
    """Another answers over the network: this, and to whatever else belongs to it the first that is possible."""
    with closing(Server(address)) as server:
        other = Seat(server, made.live.ledger.table, seat, made.tokens[seat])
        steps = other.call("GET", f"/history?seat={seat}")["steps"]
        position = other.call("GET", f"/at/{steps}?seat={seat}")
        wishes = iter([arg])
        answers = other.whole(position, lambda _, possible: next(wishes, possible[0]["arg"]))
        assert other.answer(position, answers)
