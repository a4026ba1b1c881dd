"""Work that nobody waits for: one task under each key, and a line in the log if it fails."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from cinqmars.server.store import StoreDown

log = logging.getLogger("cinqmars.server")


class Background:
    """The tasks that run now."""

    def __init__(self) -> None:
        self.tasks: dict[Any, asyncio.Task[None]] = {}

    def later(self, key: Any, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks[key] = task
        task.add_done_callback(lambda done: self._finished(key, done))

    def _finished(self, key: Any, task: asyncio.Task[None]) -> None:
        if self.tasks.get(key) is task:
            del self.tasks[key]
        if not task.cancelled() and not isinstance(
            task.exception(), StoreDown | None
        ):  # tried again on its return
            log.error("background task failed", extra={"what": str(key[0]), "error": repr(task.exception())})

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop them all; they are still to be waited for."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        return tasks
