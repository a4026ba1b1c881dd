"""What whoever runs a server does with its store: looking, closing, deleting, taking copies, checking."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from cinqmars import games
from cinqmars.kernel import BadInput, BadRecord, CinqMarsError, Refused
from cinqmars.server.capability import is_table_id
from cinqmars.server.ledger import CLOSED, OVER, Ledger
from cinqmars.server.opening import FAULTS, opened
from cinqmars.server.ops.files import MOST_TABLES
from cinqmars.server.ops.retention import sweep
from cinqmars.server.positions import whole_record
from cinqmars.server.store import DELETE, Head, LogEntry, Store, schema
from cinqmars.server.wire import encoder

TRIES: Final = 8  # lost races against a running server


@dataclass(frozen=True)
class TableLine:
    """A table in a list."""

    table: str
    game: str
    state: str
    seats: int
    people: int
    listed: bool
    made: float
    moved: float
    entries: int


@dataclass(frozen=True)
class SeatLine:
    """A seat in a list; no token, nor its hash."""

    seat: int  # from 1, as people count
    who: str
    name: str
    bot: str
    why: str
    held: bool
    invited: bool


@dataclass(frozen=True)
class Finding:
    """Something is wrong with a table."""

    table: str
    what: str
    detail: str = ""


def no_table(table: str) -> BadInput:
    return BadInput("no-table", f"no table {table[:20]!r}", {"got": table[:20]})


async def tables(store: Store, limit: int, game: str = "", state: str = "") -> list[TableLine]:
    """The newest tables, listed or not; of one game or in one state, if told."""
    if game:
        games.get(game)
    heads = await store.heads(limit if not game and not state else MOST_TABLES)
    found = [head for head in heads if game in ("", head.card["game"]) and state in ("", head.card["state"])]
    return [_line(head) for head in found[:limit]]


def _line(head: Head) -> TableLine:
    card = head.card
    people = [seat for seat in card["seats"] if seat.get("taken") and not seat.get("bot")]
    return TableLine(
        head.table,
        card["game"],
        card["state"],
        len(card["seats"]),
        len(people),
        card["listed"],
        card["made"],
        card["moved"],
        head.seq,
    )


async def ledger_of(store: Store, table: str) -> Ledger:
    """What a table's log adds up to; BadInput if there is no such table."""
    entries = await store.read(table) if is_table_id(table) else []
    if not entries or entries[-1].type == DELETE:
        raise no_table(table)
    found = Ledger(table)
    for entry in entries:
        found.fold(entry)
    return found


async def seats(store: Store, table: str) -> list[SeatLine]:
    ledger = await ledger_of(store, table)
    return [
        SeatLine(n + 1, s.who, s.name, s.bot, s.why, bool(s.token), bool(s.invite))
        for n, s in enumerate(ledger.seats)
    ]


async def close(store: Store, table: str) -> bool:
    """Nobody plays there any more; what was played stays. False if it was closed or over already."""
    for _ in range(TRIES):
        ledger = await ledger_of(store, table)
        if ledger.state in (OVER, CLOSED):
            return False
        entry = LogEntry(ledger.seq + 1, "close", {}, time.time())
        if await store.append(table, entry, to_builtins(ledger.after(entry).card())):
            return True
    raise Refused("busy", "the table changes faster than it can be written")


async def delete(store: Store, table: str = "", unmoved: int | None = None) -> int:
    """One table, or all where nothing has happened for so many days, for good; how many that were."""
    if unmoved is None:
        if not is_table_id(table) or not await store.delete(table):
            raise no_table(table)
        return 1
    total = 0
    while found := await sweep(store, unmoved):
        total += found
    return total


async def reports(store: Store, limit: int) -> list[dict[str, Any]]:
    """What people have told the operator, the newest first."""
    return [
        {"id": report.id, "table": report.table, "at": report.at, **report.facts}
        for report in await store.reports(limit)
    ]


async def drop_report(store: Store, id: str) -> None:
    if not await store.drop_report(id):
        raise BadInput("no-report", f"no report {id[:20]!r}", {"got": id[:20]})


async def every_record(store: Store) -> AsyncIterator[dict[str, Any]]:
    """All tables, the oldest first: the record of a game, and who sat where; of one that waits, only its card."""
    for head in reversed(await store.heads(MOST_TABLES)):
        ledger = await ledger_of(store, head.table)
        players = [seat.bot if seat.who == "bot" else "person" for seat in ledger.seats]
        found: dict[str, Any] = {"table": head.table, "card": head.card, "players": players, "record": None}
        try:
            if ledger.players:
                found["record"] = whole_record(opened(ledger, await store.marks(head.table)))
        except CinqMarsError as e:
            found["error"] = e.reason
        yield found


async def export(store: Store, file: Path) -> int:
    """A line for each table, in a file that only its owner may read; how many there are."""
    count = 0
    try:
        with open(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out:
            async for table in every_record(store):
                out.write(encoder.encode(table) + b"\n")
                count += 1
    except OSError as e:
        named: dict[str, str | int] = {"path": str(file), "why": e.strerror or ""}
        raise BadInput("file-unwritable", f"{file}: {e.strerror}", named) from e
    return count


async def check(store: Store) -> tuple[list[Finding], int]:
    """All that is wrong, and how many tables are sound."""
    found: list[Finding] = []
    sound = 0
    for head in await store.heads(MOST_TABLES):
        findings = await _findings(store, head)
        found += findings
        sound += not findings
    return found, sound


async def _findings(store: Store, head: Head) -> list[Finding]:
    entries = await store.read(head.table)
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        return [
            Finding(
                head.table, "gap", f"{len(entries)} entries, the last is {entries[-1].seq if entries else 0}"
            )
        ]
    if head.seq != len(entries):
        return [Finding(head.table, "head", f"it is said to be at {head.seq}, its log at {len(entries)}")]
    ledger = Ledger(head.table)
    try:
        for entry in entries:
            ledger.fold(entry)
        if ledger.players:
            session = opened(ledger, await store.marks(head.table))
            if len(session.log) != len(ledger.answers):
                return [
                    Finding(
                        head.table, "rules", f"{len(session.log)} of {len(ledger.answers)} answers replay"
                    )
                ]
    except (*FAULTS, BadRecord) as e:
        return [Finding(head.table, "unreadable", repr(e)[:200])]
    return []


async def form(store: Store) -> tuple[int, int]:
    """The form an opened store had, and has now."""
    return store.found, schema.VERSION
