"""Requests to addresses that people name: never to this machine or its network, unless the operator says so."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from cinqmars.kernel import Refused

LONGEST: Final = 2000  # characters of an address
PATIENCE: Final = 10.0  # seconds for all of it
SCHEMES: Final = {"https": 443, "http": 80}
CHUNK: Final = 16 * 1024


class Target(NamedTuple):
    """Where an address leads, as far as its text says."""

    scheme: str
    host: str
    port: int
    path: str


def target_of(url: str, private: bool = False) -> Target:
    """Refused if nothing can be sent there: no https, a password in it, or plainly an address of one's own network."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or SCHEMES.get(parts.scheme, 0)
    except ValueError as e:
        raise Refused("webhook", "that is no address", {"got": url[:60]}) from e
    sound = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    allowed = ("https", "http") if private else ("https",)
    if not sound or parts.scheme not in allowed or not host or "@" in parts.netloc or parts.fragment:
        raise Refused("webhook", "that is no address", {"got": url[:60]})
    with suppress(ValueError):
        if not private and not is_public(host):
            raise Refused("webhook", "not outside", {"got": url[:60]})
    return Target(parts.scheme, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(address: str) -> bool:
    """Whether an address is one of the internet's, and leads to no other that is not. ValueError: it is none."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.sixtofour is not None or found.teredo is not None or found in NAT64:
            return False
    return found.is_global and not found.is_multicast


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """The status of the answer; what it says is not read. OSError if there is none. No redirect is followed.

    The name is looked up once, and what was found is what is connected to: it cannot lead elsewhere meanwhile.
    """
    target = target_of(url, private)
    async with asyncio.timeout(PATIENCE):
        address = await _address(target, private)
        secure = ssl.create_default_context() if target.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=secure, server_hostname=target.host if secure else None
        )
        try:
            return await _talk(reader, writer, target, body, headers)
        except h11.ProtocolError as e:
            raise OSError("not HTTP") from e
        finally:
            writer.close()
            with suppress(OSError, ssl.SSLError):
                await writer.wait_closed()


async def _address(target: Target, private: bool) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or (not private and not all([is_public(address) for address in addresses])):
        raise Refused("webhook", "not outside", {"got": target.host})
    return addresses[0]


async def _talk(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: Target,
    body: bytes,
    headers: Mapping[str, str],
) -> int:
    line = h11.Connection(h11.CLIENT)
    host = f"[{target.host}]" if ":" in target.host else target.host
    if target.port != SCHEMES[target.scheme]:
        host += f":{target.port}"
    all_ = {"host": host, "content-length": str(len(body)), "connection": "close", **headers}
    request = h11.Request(method="POST", target=target.path, headers=list(all_.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return int(event.status_code)
        if event is h11.NEED_DATA:
            got = await reader.read(CHUNK)
            if not got and line.their_state is h11.SEND_RESPONSE:
                raise OSError("no answer")
            line.receive_data(got)
        elif isinstance(event, h11.ConnectionClosed):
            raise OSError("no answer")
