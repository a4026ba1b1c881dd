"""Old tables leave the store: those where nothing has happened for so many days."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from cinqmars.server.store import Store, StoreDown

DAY: Final = 86_400.0
OFTEN: Final = 600.0  # seconds between two looks
AT_ONCE: Final = 200  # tables; the next look takes more

log = logging.getLogger("cinqmars.server")


async def sweep(store: Store, days: float, at_once: int = AT_ONCE) -> int:
    """Delete what has not moved for so long; how many tables that were."""
    old = await store.unmoved(time.time() - days * DAY, at_once)
    gone = [table for table in old if await store.delete(table)]
    if gone:
        log.info("old tables deleted", extra={"what": len(gone)})
    return len(gone)


async def keep(store: Store, days: float) -> None:
    """For as long as the server runs."""
    while True:
        try:
            full = await sweep(store, days) == AT_ONCE
        except StoreDown:
            full = False
        await asyncio.sleep(1.0 if full else OFTEN)
