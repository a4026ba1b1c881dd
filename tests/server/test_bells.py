"""Whoever is not at the page is called when it is their turn: in a browser, and by a program of theirs."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.server
import json
import socket
import struct
import threading
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from cinqmars.kernel import Refused
from cinqmars.server.bells import Calling
from cinqmars.server.ops import post, push
from server.house import HERE, House, house, wait_for

pytest.importorskip("cryptography")
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PHRASE = "orange-piano-cactus-tunnel-radio-table-train-album-orange-ballet"
OTHER = "ballet-piano-cactus-tunnel-radio-table-train-album-orange-ballet"


class Endpoint:
    """Somewhere on this machine that takes what is sent there, and says what it is told to say."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.says = [201]
        endpoint = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {k.lower(): v for k, v in self.headers.items()}
                endpoint.got.append((self.path, headers, body))
                says = endpoint.says
                self.send_response(says.pop(0) if len(says) > 1 else says[0])
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Browser:
    """The keys of a browser, with which it reads what was sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes of"
        self.public = push._point(self.key)

    def wish(self, endpoint: str, lang: str = "en") -> dict[str, str]:
        return {
            "kind": "push",
            "address": endpoint,
            "p256dh": push.packed(self.public),
            "auth": push.packed(self.auth),
            "lang": lang,
        }

    def reads(self, body: bytes) -> bytes:
        """RFC 8188 and 8291, from the receiver's side."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        public, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        shared = self.key.exchange(ec.ECDH(), theirs)
        key, nonce = push.keys_of(shared, self.auth, self.public, public, salt)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02"), "the last record"
        return plain[:-1]


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with contextlib.closing(Endpoint()) as found:
        yield found


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house(calling=Calling(private=True, pause=0.1, again=(0.0, 0.05, 0.05))) as found:
        yield found


def kept_table(h: House, person: str) -> tuple[Any, int]:
    """A table of two that waits for somebody, whose seat is a person's."""
    made = h.client.make("mars", [{**HERE, "name": "Ana"}, {**HERE, "name": "Ben"}])
    for seat in made.seats.values():
        h.call("POST", f"/api/tables/{made.id}/keep", {"key": person}, seat.token)
        person = OTHER[::-1]  # the second seat is somebody else's
    return made, 0


def to_be_asked(h: House, made: Any, seat: int) -> None:
    """Start; if the game waits for the other seat, let that one answer until it waits for this one."""
    made.start()
    live = h.hub.tables[made.id]
    while seat not in [d.seat for d in live.session.pending if d.must]:
        d = live.session.pending[0]
        h.do(live.answer(d.seat, [(d.kind, d.opts[0])], d.token(), False, "file"))


def test_the_example_of_the_standard_is_decrypted() -> None:
    """RFC 8291, appendix A: what both sides work out."""
    shared = push.unpacked("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")
    auth = push.unpacked("BTBZMqHH6r4Tts7J_aSIgg")
    theirs = push.unpacked(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    public = push.unpacked(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    )
    salt = push.unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    key, nonce = push.keys_of(shared, auth, theirs, public, salt)
    assert (push.packed(key), push.packed(nonce)) == ("oIhVW04MRdy2XN9CiKLxTg", "4h_95klXJ5E_qnoN")


def test_a_browser_that_is_closed_is_called_and_only_it_can_read_what_comes(
    h: House, endpoint: Endpoint
) -> None:
    browser = Browser()
    found = h.call("GET", "/api/bells", None, PHRASE)
    assert found["bells"] == [] and len(push.unpacked(found["push"])) == 65
    h.call("POST", "/api/bells", browser.wish(f"{endpoint.url}/push/1", "fr"), PHRASE)
    assert h.call("GET", "/api/bells", None, PHRASE)["bells"] == [
        {"kind": "push", "address": f"{endpoint.url}/push/1"}
    ]
    made, seat = kept_table(h, PHRASE)
    to_be_asked(h, made, seat)
    wait_for(lambda: endpoint.got)
    path, headers, body = endpoint.got[0]
    assert path == "/push/1" and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 3600
    message = json.loads(browser.reads(body))
    assert message == {
        "title": "Mars",
        "body": "C’est à vous de jouer.",
        "url": f"/t/{made.id}",
        "tag": made.id,
    }
    assert b"jouer" not in body
    claims = checked_word(headers["authorization"], found["push"])
    assert claims["aud"] == endpoint.url and claims["sub"].startswith("mailto:")
    h.call("DELETE", "/api/bells", {"address": f"{endpoint.url}/push/1"}, PHRASE)
    assert h.call("GET", "/api/bells", None, PHRASE)["bells"] == []


def checked_word(header: str, public: str) -> dict[str, Any]:
    """What the server says of itself, if it is signed with its key (RFC 8292)."""
    parts = dict([part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(",")])
    assert parts["k"] == public
    said, _, signature = parts["t"].rpartition(".")
    raw = push.unpacked(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.unpacked(public))
    key.verify(utils.encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(utils.encode_dss_signature(r, s), said[:-1].encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(push.unpacked(said.split(".")[1]))
    return claims


def test_a_program_is_called_with_a_signature(h: House, endpoint: Endpoint) -> None:
    person = PHRASE[:-1]
    bell = h.call("POST", "/api/bells", {"kind": "hook", "address": f"{endpoint.url}/hook"}, person)
    made, seat = kept_table(h, person)
    to_be_asked(h, made, seat)
    wait_for(lambda: endpoint.got)
    _, headers, body = endpoint.got[0]
    told = json.loads(body)
    assert (told["event"], told["table"], told["seat"], told["name"]) == ("turn", made.id, seat, "Ana")
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = b64decode(bell["secret"].removeprefix("whsec_"))
    expected = b64encode(hmac.new(key, signed, sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"
    other = next(n for n in made.seats if n != seat)
    h.call("POST", f"/api/tables/{made.id}/nudge", {"seat": other, "to": seat}, made.seats[other].token)
    wait_for(lambda: len(endpoint.got) > 1)
    assert json.loads(endpoint.got[1][2]) | {"at": 0} == told | {"event": "nudge", "by": "Ben", "at": 0}


def test_whoever_is_here_is_not_called_and_nobody_twice_for_one_question(
    h: House, endpoint: Endpoint
) -> None:
    person = PHRASE[:-2]
    h.call("POST", "/api/bells", {"kind": "hook", "address": endpoint.url}, person)
    made, seat = kept_table(h, person)
    line = h.line(made.id, made.seats[seat].token)
    line.until("table")
    wait_for(lambda: seat in h.hub.tables[made.id].audience.present().seats)
    to_be_asked(h, made, seat)
    line.until("position")
    bell = h.hub.bells
    wait_for(lambda: not [key for key in bell.background.tasks if key[0] in ("bell", "ring")])
    assert not endpoint.got
    line.close()
    wait_for(lambda: not h.hub.tables[made.id].audience.present().seats)
    live = h.hub.tables[made.id]
    other = next(n for n in made.seats if n != seat)
    for _ in range(3):  # entries of the same question
        h.do(live.write("bot", {"seat": other, "bot": "", "why": "back"}))
    wait_for(lambda: not [key for key in bell.background.tasks if key[0] in ("bell", "ring")])
    assert not endpoint.got, "they saw the question"


def test_a_call_that_fails_is_tried_again_and_a_browser_that_is_gone_forgotten(
    h: House, endpoint: Endpoint
) -> None:
    person = PHRASE[:-3]
    endpoint.says = [500, 410]
    h.call("POST", "/api/bells", Browser().wish(endpoint.url), person)
    made, seat = kept_table(h, person)
    to_be_asked(h, made, seat)
    wait_for(lambda: len(endpoint.got) == 2)
    wait_for(lambda: h.call("GET", "/api/bells", None, person)["bells"] == [])


def test_bells_that_cannot_ring_are_refused(h: House, endpoint: Endpoint) -> None:
    for wish, reason in (
        ({"kind": "hook", "address": "ftp://example.org/"}, "webhook"),
        ({"kind": "hook", "address": "https://user:word@example.org/"}, "webhook"),
        ({"kind": "hook", "address": "https://exämple.org/"}, "webhook"),
        ({**Browser().wish(endpoint.url), "p256dh": "AAAA"}, "malformed"),
        ({**Browser().wish(endpoint.url), "auth": "AAAA"}, "malformed"),
        ({"kind": "smoke", "address": endpoint.url}, "malformed"),
    ):
        assert h.refused("POST", "/api/bells", wish, PHRASE) == (400, reason)
    assert h.refused("POST", "/api/bells", {"kind": "hook", "address": endpoint.url}) == (401, "token")
    for n in range(8):
        h.call("POST", "/api/bells", {"kind": "hook", "address": f"{endpoint.url}/{n}"}, OTHER)
    many = {"kind": "hook", "address": f"{endpoint.url}/8"}
    assert h.refused("POST", "/api/bells", many, OTHER) == (409, "too-many-bells")
    h.call("POST", "/api/bells", {**many, "address": f"{endpoint.url}/7"}, OTHER)


# not to one's own network

INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "::",
]


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_is_sent_to_addresses_of_ones_own_network(address: str) -> None:
    assert not post.is_public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Refused):
        post.target_of(f"https://{host}/")


def test_addresses_of_the_internet_are_taken() -> None:
    assert post.is_public("93.184.215.14") and post.is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    assert post.target_of("https://example.org:8443/a?b=c") == ("https", "example.org", 8443, "/a?b=c")
    with pytest.raises(Refused):
        post.target_of("http://example.org/")


@pytest.mark.parametrize("also", ["93.184.215.14", "127.0.0.2"])
def test_a_name_that_leads_inside_is_not_followed(
    also: str, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it is written, and also if only one of its addresses is one of ours."""

    async def main() -> None:
        found = [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in (also, "127.0.0.1")
        ]

        async def looked_up(*_: Any, **__: Any) -> list[Any]:
            return found

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
        with pytest.raises(Refused, match="not outside"):
            await post.post("https://innocent.example/", b"", {})

    asyncio.run(main())
    assert not endpoint.got


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.1", "localhost"])
def test_other_ways_to_write_this_machine_lead_nowhere(host: str) -> None:
    with pytest.raises((Refused, OSError)):
        asyncio.run(post.post(f"https://{host}/", b"", {}))


def test_no_redirect_is_followed(endpoint: Endpoint) -> None:
    endpoint.says = [302]
    assert asyncio.run(post.post(f"{endpoint.url}/first", b"x", {}, private=True)) == 302
    assert [path for path, *_ in endpoint.got] == ["/first"]
