"""From where a server can be reached: whoever invites friends must know which address to give them."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from cinqmars.kernel import BadInput

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


def host_and_port(text: str) -> tuple[str, int]:
    """Where to listen, from 127.0.0.1:9047, [::1]:9047 or :9047, which is every address of the machine."""
    host, colon, port = text.rpartition(":")
    if not colon or not port.isdecimal() or not 1 <= int(port) <= 65535:
        allowed = "127.0.0.1:9047, [::1]:9047, :9047"
        raise BadInput(
            "listen", f"{text!r} is no address to listen on", {"got": text[:60], "allowed": allowed}
        )
    return host.strip("[]") or "0.0.0.0", int(port)


def trusted(proxies: Sequence[str]) -> list[str]:
    """Addresses and networks whose word about who asks is taken."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as e:
            raise BadInput("proxy", f"{proxy!r} is no address and no network", {"got": proxy[:60]}) from e
    return list(proxies)


def own_address() -> str:
    """This machine's address in its network, or nothing if it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect((ANYWHERE, 9))
        address: str = way_out.getsockname()[0]
        return "" if ipaddress.ip_address(address).is_loopback else address
    return ""
