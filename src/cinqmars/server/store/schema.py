"""The form of a store: it has a number, older forms are brought up to date, and of newer ones we keep our hands off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cinqmars.kernel import BadInput

VERSION: Final = 3
LONG_AGO: Final = 1.0  # a time at which something was due: whatever it is, it is looked at soon


def steps(found: int, migrations: Mapping[int, Sequence[str]]) -> list[str]:
    """The statements that make today's form of a store of form `found` (0: there is none yet)."""
    if found > VERSION:
        raise BadInput(
            "store-newer",
            f"this store has form {found}, which a newer version of Cinq-Mars made; this one knows {VERSION}. "
            "Start that version, or restore a backup from before it",
            {"got": found, "known": VERSION},
        )
    return [statement for n in range(max(1, found), VERSION) for statement in migrations[n]] if found else []
