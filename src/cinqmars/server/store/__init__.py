"""Where tables live: an append-only log per table. An entry is on disk before `append` returns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from cinqmars.kernel import BadInput, CinqMarsError


class Entry(NamedTuple):
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


class Head(NamedTuple):
    """A table in a listing: what its log adds up to is kept beside it."""

    table: str
    seq: int
    card: dict[str, Any]


class StoreDown(CinqMarsError):
    """Nothing can be read or written now: the disk is full, or the database is away."""

    def __init__(self, text: str) -> None:
        super().__init__("store-down", text)


Hint = Callable[[str, int], None]  # "table t is at seq n": only a hint, heads are read again
Hear = Callable[[dict[str, Any]], None]  # what another process tells


class Store(Protocol):
    """The contract of both backends; one suite of tests runs on both."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Returns when what was being written is on disk."""
        ...

    async def append(self, table: str, entry: Entry, card: dict[str, Any], keys: Sequence[str] = ()) -> bool:
        """On disk when it returns True; False if that seq is taken.

        `card` is the listing after it, ordered by its `moved`; `keys` open the table from now on.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]: ...

    async def mark(self, table: str, checkpoint: Checkpoint) -> None: ...

    async def marks(self, table: str) -> list[Checkpoint]: ...

    async def heads(self, limit: int, tables: Sequence[str] | None = None) -> list[Head]:
        """The newest tables, or the newest of those named."""
        ...

    async def opened_by(self, keys: Sequence[str]) -> list[str]:
        """The tables that any of these keys opens."""
        ...

    async def alive(self) -> bool:
        """Whether it can write."""
        ...

    def listen(self, hint: Hint) -> None:
        """Be told of entries that other processes append; table "" means: look at all of yours again."""
        ...

    async def tell(self, message: dict[str, Any]) -> None:
        """To all processes that listen now; nothing is kept."""
        ...

    def hear(self, hear: Hear) -> None:
        """Be told what processes tell, this one included."""
        ...

    async def live(self, process: str, born: float, seen: float) -> None:
        """A process has lived at least from one time to the other."""
        ...

    async def lifetimes(self, after: float) -> list[tuple[float, float]]:
        """When the processes that were seen after a time were born and last seen."""
        ...


def from_url(url: str) -> Store:
    """sqlite:///FILE, sqlite:///:memory: or postgresql://..."""
    if url.startswith("sqlite:///") and url != "sqlite:///":
        from cinqmars.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from cinqmars.server.store.postgres import PostgresStore

        return PostgresStore(url)
    allowed = "sqlite:///FILE, postgresql://..."
    raise BadInput(
        "store", f"a store is one of {allowed}, not {url[:60]!r}", {"got": url[:60], "allowed": allowed}
    )
