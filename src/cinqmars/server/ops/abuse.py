"""Whoever is refused for asking too much is named in the log: by a hash of the address, once a minute."""

from __future__ import annotations

import logging
from typing import Final

from cinqmars.server.hub import Hub
from cinqmars.server.ops.limits import Gate

REASONS: Final = ("too-often", "too-many-sockets", "origin", "too-slow", "too-large")

log = logging.getLogger("cinqmars.server")


def note(hub: Hub, gate: Gate, reason: str, address: str) -> None:
    if reason in REASONS and gate.first_of_late(reason, address):
        log.warning("refused", extra={"reason": reason, "address": hub.origin(address)})
