"""Where tables live: an append-only log per table. An entry is on disk before `append` returns."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from cinqmars.kernel import BadInput, CinqMarsError


class LogEntry(NamedTuple):
    """One line of a table's log; `seq` only grows, and two writers never get the same."""

    seq: int
    type: str
    data: dict[str, Any]
    at: float


class Checkpoint(NamedTuple):
    """A state to resume from, so that history survives a fix of the rules. Valid while no later entry undid it."""

    number: int
    ply: int
    barrier: int
    seq: int
    state: dict[str, Any]


DELETE: Final = "delete"  # the last entry of a table, and the only one left of it


class Head(NamedTuple):
    """A table in a listing: what its log adds up to is kept beside it."""

    table: str
    seq: int
    card: dict[str, Any]


class Report(NamedTuple):
    """What somebody tells the operator about a table."""

    id: str
    table: str
    at: float
    facts: dict[str, Any]


class Bell(NamedTuple):
    """A way to call a person who is not at the page: an address, and what it takes to be heard there."""

    person: str
    address: str
    facts: dict[str, Any]


def head_columns(card: dict[str, Any]) -> tuple[float, bool, str, str]:
    """What listings are ordered and found by: when it moved, whether it is shown, game and state."""
    state = card.get("state", "")
    return card["moved"], bool(card.get("listed")) and state != "closed", card.get("game", ""), state


class StoreDown(CinqMarsError):
    """Nothing can be read or written now: the disk is full, or the database is away."""

    def __init__(self, text: str) -> None:
        super().__init__("store-down", text)


class Unopened(StoreDown):
    """A store that cannot be had at all, and why: for whoever named it."""

    def __init__(self, store: str, why: str) -> None:
        super(StoreDown, self).__init__("store-unopened", f"{store}: {why}", {"store": store, "why": why})


def without_password(url: str) -> str:
    """The address of a store as it may be shown."""
    return re.sub(r"(//[^:@/]*:).*@", r"\1…@", re.sub(r"(password=)[^&]*", r"\1…", url))


Hint = Callable[[str, int], None]  # "table t is at seq n": only a hint, heads are read again
Hear = Callable[[dict[str, Any]], None]  # what another process tells


class Store(Protocol):
    """The contract of both backends; one suite of tests runs on both."""

    @property
    def found(self) -> int:
        """The form it had when it was opened; 0: it was new."""
        ...

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Returns when what was being written is on disk."""
        ...

    async def append(
        self,
        table: str,
        entry: LogEntry,
        card: dict[str, Any],
        keys: Sequence[str] = (),
        due: float = 0.0,
    ) -> bool:
        """On disk when it returns True; False if that seq is taken, or the table has gone beyond it.

        `card` is the listing after it, ordered by its `moved`; `keys` open the table from now on; at `due`
        something happens at it without anybody's doing (0: never).
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[LogEntry]: ...

    async def mark(self, table: str, checkpoint: Checkpoint, last: bool = False) -> None:
        """Keep it; the last one in the place of the last one before. It is a shortcut: the disk may have it later."""
        ...

    async def marks(self, table: str) -> list[Checkpoint]:
        """All that are kept, in order, the last one among them."""
        ...

    async def shown(self, limit: int, game: str = "", state: str = "") -> list[Head]:
        """The newest tables that are listed and not closed; of one game or in one state, if told."""
        ...

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        """The newest of all tables, or of those named."""
        ...

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        """The tables that any of these keys opens."""
        ...

    async def delete(self, table: str) -> bool:
        """Nothing stays but a last entry, so that nobody writes to it any more; False if there is no such table."""
        ...

    async def unmoved(self, before: float, limit: int) -> list[str]:
        """The tables where nothing has happened since a time, the oldest first."""
        ...

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Tables at which something is due before a time, and when; the earliest first."""
        ...

    async def next_due(self) -> float:
        """When something is due next at any table; 0 if never."""
        ...

    async def claim(self, table: str, due: float, until: float) -> bool:
        """See to what is due at a table, in the place of all other processes; True for one of them.

        If nothing is appended meanwhile, it is due again at `until`.
        """
        ...

    async def report(self, report: Report) -> None: ...

    async def reports(self, limit: int) -> list[Report]:
        """The newest first."""
        ...

    async def drop_report(self, id: str) -> bool:
        """Take a report away that is dealt with; False if there is none of this id."""
        ...

    async def hang(self, bell: Bell) -> None:
        """A person may be called this way too, or with other facts from now on."""
        ...

    async def bells(self, person: str) -> list[Bell]: ...

    async def unhang(self, person: str, address: str) -> None: ...

    async def alive(self) -> bool:
        """Whether it can write."""
        ...

    def listen(self, hint: Hint) -> None:
        """Be told of entries that others append to tables that are held; "" means: look at all of yours again."""
        ...

    async def hold(self, table: str) -> None:
        """From when it returns hints and messages about this table are heard."""
        ...

    def release(self, table: str) -> None:
        """The table's news need not be heard any more."""
        ...

    async def tell(self, message: dict[str, Any]) -> None:
        """To the processes that listen now, about a table to those that hold it; nothing is kept."""
        ...

    def hear(self, hear: Hear) -> None:
        """Be told what processes tell, this one included."""
        ...

    async def setting(self, name: str, first: str) -> str:
        """What the store remembers by this name; `first` if nobody has asked before."""
        ...

    async def lease(self, table: str, process: str, seconds: float) -> float:
        """0 if the bots of a table are this process's to play for so long; else how long they are another's."""
        ...

    async def unlease(self, process: str, table: str = "") -> None:
        """A process gives up the bots of a table, or of all."""
        ...

    async def live(self, process: str, born: float, seen: float) -> None:
        """A process has lived at least from one time to the other."""
        ...

    async def lifetimes(self, after: float) -> list[tuple[float, float]]:
        """When the processes that were seen after a time were born and last seen."""
        ...


POOL: Final = 8  # connections to PostgreSQL


def from_url(url: str, pool: int = POOL) -> Store:
    """sqlite:///FILE, sqlite:///:memory: or postgresql://..., with at most so many connections."""
    if url.startswith("sqlite:///") and url != "sqlite:///":
        from cinqmars.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from cinqmars.server.store.postgres import PostgresStore
        except ImportError as e:
            raise BadInput(
                "store-extra", "PostgreSQL needs a package more: pip install 'cinqmars[postgres]'"
            ) from e
        return PostgresStore(url, pool)
    raise unknown(url)


def unknown(url: str) -> BadInput:
    allowed, got = "sqlite:///FILE, postgresql://...", without_password(url)[:60]
    return BadInput("store", f"a store is one of {allowed}, not {got!r}", {"got": got, "allowed": allowed})
