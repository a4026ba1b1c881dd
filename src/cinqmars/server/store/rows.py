"""What both backends ask their database alike: one statement each, with ? for every value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from cinqmars.server.store import Bell, LogEntry, Report

READ: Final = 'select seq, type, data, at from entries where "table" = ? and seq > ? order by seq'
NEWEST: Final = 'select "table", seq, card from heads order by at desc limit ?'
UNMOVED: Final = 'select "table" from heads where at < ? order by at limit ?'
DUE: Final = 'select "table", due from heads where due > 0 and due <= ? order by due limit ?'
NEXT: Final = "select coalesce(min(due), 0) from heads where due > 0"
CLAIM: Final = 'update heads set due = ? where "table" = ? and due = ?'
REPORT: Final = 'insert into reports (id, "table", at, facts) values (?, ?, ?, ?)'
REPORTS: Final = 'select id, "table", at, facts from reports order by at desc limit ?'
DONE: Final = "delete from reports where id = ?"
HANG: Final = (
    "insert into bells (person, address, facts) values (?, ?, ?) "
    "on conflict (person, address) do update set facts = excluded.facts"
)
UNHANG: Final = "delete from bells where person = ? and address = ?"
BELLS: Final = "select person, address, facts from bells where person = ? order by address"
LIVE: Final = (
    "insert into lifetimes (process, born, seen) values (?, ?, ?) "
    "on conflict (process) do update set seen = excluded.seen"
)
LIFETIMES: Final = "select born, seen from lifetimes where seen > ?"
SET: Final = "insert into settings (name, value) values (?, ?) on conflict do nothing"
SETTING: Final = "select value from settings where name = ?"


class Rows(ABC):
    """The part of a store that is single statements. A backend says how one is carried out, and what JSON is to it."""

    @abstractmethod
    async def _changed(self, sql: str, *values: Any) -> bool:
        """Whether the statement has changed anything."""

    @abstractmethod
    async def _rows(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def _packed(self, facts: dict[str, Any]) -> Any:
        """As a column takes it."""

    @abstractmethod
    def _unpacked(self, column: Any) -> dict[str, Any]: ...

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        rows = await self._rows(READ, (table, after))
        return [LogEntry(seq, type_, self._unpacked(data), at) for seq, type_, data, at in rows]

    # what is to be done, and when

    async def unmoved(self, before: float, limit: int) -> list[str]:
        return [table for (table,) in await self._rows(UNMOVED, (before, limit))]

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        return [(table, due) for table, due in await self._rows(DUE, (before, limit))]

    async def next_due(self) -> float:
        return float((await self._rows(NEXT, ()))[0][0])

    async def claim(self, table: str, due: float, until: float) -> bool:
        return await self._changed(CLAIM, until, table, due)

    # reports, bells

    async def report(self, report: Report) -> None:
        await self._changed(REPORT, report.id, report.table, report.at, self._packed(report.facts))

    async def drop_report(self, id: str) -> bool:
        return await self._changed(DONE, id)

    async def reports(self, limit: int) -> list[Report]:
        rows = await self._rows(REPORTS, (limit,))
        return [Report(id_, table, at, self._unpacked(facts)) for id_, table, at, facts in rows]

    async def hang(self, bell: Bell) -> None:
        await self._changed(HANG, bell.person, bell.address, self._packed(bell.facts))

    async def unhang(self, person: str, address: str) -> None:
        await self._changed(UNHANG, person, address)

    async def bells(self, person: str) -> list[Bell]:
        rows = await self._rows(BELLS, (person,))
        return [Bell(of, address, self._unpacked(facts)) for of, address, facts in rows]

    # the processes and what they share

    async def setting(self, name: str, first: str) -> str:
        await self._changed(SET, name, first)
        value: str = (await self._rows(SETTING, (name,)))[0][0]
        return value

    async def live(self, process: str, born: float, seen: float) -> None:
        await self._changed(LIVE, process, born, seen)

    async def lifetimes(self, after: float) -> list[tuple[float, float]]:
        return [(born, seen) for born, seen in await self._rows(LIFETIMES, (after,))]
