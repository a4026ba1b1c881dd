"""From where a server can be reached: whoever invites friends must know which address to give them."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final, NamedTuple

ANYWHERE: Final = "192.0.2.1"  # an address for examples: nothing is sent, only a way out is chosen


class Listening(NamedTuple):
    """Where a server listens."""

    host: str = "127.0.0.1"
    port: int = 0

    @property
    def loopback(self) -> bool:
        """Whether only this machine reaches it."""
        with suppress(ValueError):
            return ipaddress.ip_address(self.host).is_loopback
        return self.host == "localhost"


def own_address() -> str:
    """This machine's address in its network, or nothing if it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect((ANYWHERE, 9))
        address: str = way_out.getsockname()[0]
        return "" if ipaddress.ip_address(address).is_loopback else address
    return ""
