"""Tables as files: a record out of the store, and a table out of a record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from cinqmars import bots, games
from cinqmars.kernel import BadInput, BadRecord, Session, record
from cinqmars.server.capability import hashed, new_table_id, new_token
from cinqmars.server.hub import Made
from cinqmars.server.ledger import OVER, Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.positions import seat_record, whole_record
from cinqmars.server.seats import plain_seat
from cinqmars.server.store import Store, from_url
from cinqmars.server.store.sqlite import SqliteStore
from cinqmars.server.wire import encoder

T = TypeVar("T")
MOST_TABLES: Final = 1_000_000


def export(store_url: str, table: str, seat: int = -1) -> dict[str, Any]:
    """The record of a table; of one that still runs, what `seat` may know (-1: a spectator)."""
    return asyncio.run(_with(store_url, lambda store: exported(store, table, seat)))


def export_all(store_url: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The record of every table whose game is over, and who sat where: bots by name, people as "person"."""
    heads = asyncio.run(_with(store_url, lambda store: store.heads(MOST_TABLES)))
    for head in heads:
        found = asyncio.run(_with(store_url, lambda store, table=head.table: finished(store, table)))  # type: ignore[misc]
        if found is not None:
            yield found


async def finished(store: Store, table: str) -> tuple[dict[str, Any], list[str]] | None:
    live = await Live.load(store, table)
    if live is None or live.session is None or live.ledger.state != OVER or not live.session.over:
        return None
    players = [seat.bot if seat.who == "bot" else "person" for seat in live.ledger.seats]
    return whole_record(live.session), players


def import_file(store_url: str, path: Path) -> Made:
    """A table to watch or to continue, from a record in a file. Raises BadRecord if it is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as e:
        raise BadRecord("record-json", f"{path}: {e}") from e
    return asyncio.run(_with(store_url, lambda store: imported(store, data), new=True))


def with_store(store_url: str, work: Callable[[Store], Awaitable[T]], new: bool = False) -> T:
    """What the work makes of a store, the usual one if none is named."""
    from cinqmars.server.main import default_store

    return asyncio.run(_with(store_url or default_store(), work, new))


async def _with(store_url: str, work: Callable[[Store], Awaitable[T]], new: bool = False) -> T:
    """A store in a file that is not there is made only for whoever wants a new one."""
    store = from_url(store_url)
    if isinstance(store, SqliteStore) and not new and not store.file.exists():
        raise BadInput("file-missing", f"no file {store.file}", {"path": str(store.file)})
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


async def exported(store: Store, table: str, seat: int = -1) -> dict[str, Any]:
    live = await Live.load(store, table)
    if live is None:
        raise BadInput("no-table", f"no table {table[:20]!r}", {"got": table[:20]})
    if live.session is None:
        raise BadInput("not-started", "the table has not started")
    if live.ledger.state == OVER:
        return whole_record(live.session)
    if not -1 <= seat < len(live.ledger.seats):
        raise BadInput("seat", f"no seat {seat}", {"seats": len(live.ledger.seats), "got": seat})
    known: dict[str, Any] = msgspec.json.decode(
        encoder.encode(seat_record(live.session.known_to(seat), seat))
    )
    return known


async def imported(store: Store, data: Any) -> Made:
    """Replayed from its start, its checkpoint is not trusted; whoever imports it holds all seats of people."""
    game = games.get(record.game_of(data))
    session = record.load(game, data)
    people = session.setup.seats
    return await opened(store, session, [""] * people, list(range(people)))


async def opened(
    store: Store, session: Session[Any], names: list[str], held: list[int], origin: str = ""
) -> Made:
    """A table that stands where the session does; whoever opens it holds some seats, bots have the others."""
    game, setup = session.game, session.setup
    made = Made(Live(store, Ledger(new_table_id())))
    made.host, made.watch, made.join = new_token(), new_token(), new_token()
    seats = []
    for n, name in enumerate(names[: setup.seats]):
        if n in held:
            made.tokens[n] = new_token()
            seats.append(Seat("here", name, token=hashed(made.tokens[n])))
        else:
            seats.append(Seat("bot", name, bots.USUAL))
    wish = {
        "game": game.id,
        "seats": [plain_seat(seat) for seat in seats],
        "options": setup.options,
        "pace": {"bank": 0.0, "increment": 0.0},
        "undo": "each",
        "listed": False,
        "seed": str(setup.seed),
        "chosen_seed": True,  # whoever has the record knows it
        "origin": origin,
        "host": hashed(made.host),
        "watch": hashed(made.watch),
        "join": hashed(made.join),
    }
    seats += [Seat("bot", bot=bots.USUAL, house=True) for _ in game.bot_seats(setup.seats)]
    start = {
        "seats": [plain_seat(seat) for seat in seats],
        "people": setup.seats,
        "rules": setup.rules,
        "options": setup.options,
        "over": False,
        "secret": False,
    }
    entries = [("made", wish), ("start", start)]
    if session.log:
        entries.append(("answer", _all_answers(session)))
    for type_, entry in entries:
        if not await made.live.write(type_, entry, session if type_ != "made" else None):
            raise BadInput("busy", "the table's name is taken")
    await asyncio.gather(*made.live.writing)
    return made


def _all_answers(session: Session[Any]) -> dict[str, Any]:
    return {
        "by": "file",
        "answers": [[a.seat, a.kind, a.arg, int(a.held), a.check] for a in session.log],
        "progress": round(session.game.progress(session.state), 3),
        "over": session.over,
        "secret": session.region >= 0,
    }
