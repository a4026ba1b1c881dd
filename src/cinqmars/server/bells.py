"""Calling people who are not at the page: that it is their turn, and that somebody reminds them of it."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec

from cinqmars.kernel import BadInput, Refused
from cinqmars.server.background import Background
from cinqmars.server.capability import hashed
from cinqmars.server.ledger import PLAY, RUNNING
from cinqmars.server.live import Live
from cinqmars.server.ops import push
from cinqmars.server.ops.post import post, target_of
from cinqmars.server.store import Bell, LogEntry, Store
from cinqmars.text import Speaker

MOST: Final = 8  # bells of one person
PAUSE: Final = 5.0  # seconds: whoever just loads the page again need not be called
AGAIN: Final = (0.0, 20.0, 120.0)  # seconds before each try
GONE: Final = (404, 410)  # the browser is called there no more
PREFIX: Final = "whsec_"
CONTACT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")

log = logging.getLogger("cinqmars.server")


@dataclass(frozen=True, slots=True)
class Calling:
    """How an operator lets people be called."""

    contact: str = "mailto:operator@localhost"  # whom a push service would write to
    private: bool = False  # webhooks may lead to this machine and its network
    pause: float = PAUSE
    again: tuple[float, ...] = AGAIN


def calling(contact: str, private: bool) -> Calling:
    """As an operator wishes; BadInput if push services could not write to them."""
    if not CONTACT.fullmatch(contact):
        allowed = "mailto:you@example.org, https://example.org"
        raise BadInput(
            "contact", f"{contact!r} is no address to write to", {"got": contact[:60], "allowed": allowed}
        )
    return Calling(contact, private)


class Call(msgspec.Struct):
    """What a person is told; a webhook gets just this."""

    event: str  # turn, nudge
    table: str
    game: str
    seat: int
    name: str
    by: str  # who reminds
    at: float


class Bells:
    """Rings for whoever is asked and not here. The process that wrote what led to the question does."""

    def __init__(self, store: Store, background: Background, calling: Calling) -> None:
        self.store = store
        self.background = background
        self.calling = calling
        self.push: push.Push | None = None

    async def open(self) -> None:
        if push.offered():
            self.push = push.Push(await self.store.setting("vapid", push.new_key()), self.calling.contact)

    # hanging them up

    async def hang(self, person: str, wish: dict[str, Any]) -> Bell:
        """A new way to call somebody; Refused if it leads nowhere, or there are too many."""
        address = wish.pop("address")
        target_of(address, self.calling.private)
        if wish["kind"] == "hook":
            wish = {"kind": "hook", "secret": PREFIX + b64encode(secrets.token_bytes(24)).decode()}
        elif self.push is None:
            raise Refused("no-push", "this server does not send to browsers")
        else:
            push.checked_keys(wish["p256dh"], wish["auth"])
        hung = {bell.address for bell in await self.store.bells(person)}
        if len(hung | {address}) > MOST:
            raise Refused("too-many-bells", "too many ways", {"limit": MOST})
        bell = Bell(person, address, wish)
        await self.store.hang(bell)
        return bell

    # ringing

    def wrote(self, live: Live, entry: LogEntry) -> None:
        """Somebody may be asked now who is not here."""
        if live.ledger.state != RUNNING or live.session is None:
            return
        if entry.type == "nudge":
            self._later(live, entry.data["to"], "nudge", live.ledger.seats[entry.data["seat"]].name)
        elif entry.type in PLAY:
            asked = {d.seat: d.token() for d in live.session.pending if d.must}
            live.called = {seat: token for seat, token in live.called.items() if asked.get(seat) == token}
            for seat in [seat for seat in asked if seat not in live.called]:
                live.called[seat] = asked[seat]
                self._later(live, seat, "turn", "")

    def _later(self, live: Live, seat: int, event: str, by: str) -> None:
        held = live.ledger.seats[seat]
        if held.person and not held.bot:
            self.background.later(("bell", live.ledger.table, seat, event), self._call(live, seat, event, by))

    async def _call(self, live: Live, seat: int, event: str, by: str) -> None:
        await asyncio.sleep(self.calling.pause)
        held, session = live.ledger.seats[seat], live.session
        asked = session is not None and any([d.seat == seat and d.must for d in session.pending])
        if held.bot or not asked or seat in live.audience.present().seats:
            return
        call = Call(event, live.ledger.table, live.ledger.game, seat, held.name, by, round(time.time(), 3))
        for bell in await self.store.bells(held.person):
            key = ("ring", live.ledger.table, seat, bell.address)
            self.background.later(key, self._ring(bell, call))

    async def _ring(self, bell: Bell, call: Call) -> None:
        """Try, and try again; a browser that is gone is forgotten."""
        ring = self._ring_browser if bell.facts["kind"] == "push" else self._ring_hook
        for wait in self.calling.again:
            await asyncio.sleep(wait)
            status = await _tried(ring, bell, call)
            if 200 <= status < 300:
                return
            if status in GONE and bell.facts["kind"] == "push":
                await self.store.unhang(bell.person, bell.address)
                return
        log.info("nobody hears the bell", extra={"table": call.table, "event": call.event})

    async def _ring_browser(self, bell: Bell, call: Call) -> int:
        if self.push is None:
            return 0
        message = msgspec.json.encode(shown(call, bell.facts["lang"]))
        body = push.encrypted(message, bell.facts["p256dh"], bell.facts["auth"])
        topic = hashed(f"{call.table}/{call.seat}")[:32]  # a newer call takes the place of an older one
        headers = self.push.headers(bell.address, topic)
        return await post(bell.address, body, headers, self.calling.private)

    async def _ring_hook(self, bell: Bell, call: Call) -> int:
        body = msgspec.json.encode(call)
        headers = signed(bell.facts["secret"], f"{call.table}-{call.seat}-{call.at}", int(time.time()), body)
        return await post(bell.address, body, headers, self.calling.private)


async def _tried(ring: Callable[[Bell, Call], Awaitable[int]], bell: Bell, call: Call) -> int:
    try:
        return await ring(bell, call)
    except (OSError, TimeoutError, Refused):
        return 0


def shown(call: Call, lang: str) -> dict[str, str]:
    """What a notification says, in the person's language; and the page it opens."""
    say = Speaker(lang, call.game)
    body = say("bell-nudge", who=call.by) if call.event == "nudge" and call.by else say("bell-turn")
    return {"title": say("game-title"), "body": body, "url": f"/t/{call.table}", "tag": call.table}


def signed(secret: str, id_: str, at: int, body: bytes) -> dict[str, str]:
    """The headers by which a receiver knows that it comes from here, as standardwebhooks.com has them."""
    key = b64decode(secret.removeprefix(PREFIX))
    mac = hmac.new(key, f"{id_}.{at}.".encode() + body, sha256).digest()
    return {
        "content-type": "application/json",
        "webhook-id": id_,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{b64encode(mac).decode()}",
    }
