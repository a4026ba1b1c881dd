"""Who sits where: taking a seat, leaving it, changing it before the start, handing it to a bot and back."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

from cinqmars import bots, games
from cinqmars.kernel import BadInput, Refused
from cinqmars.kernel.options import checked_setup
from cinqmars.server.capability import fits, hashed, new_token
from cinqmars.server.ledger import MUTE, OPEN, PERSON, RUNNING, UNSAY, VOTE, Seat
from cinqmars.server.live import Live

MOST_WORK: Final = {
    "random": 0,
    "greedy": 64,
    "ismcts": 5000,
}  # worlds, iterations; who is not here never searches
MOST_SECONDS: Final = 5
LONG: Final = (
    120.0  # seconds after which the host may hand on the seat of somebody who is there and does not move
)


def checked_bot(spec: str) -> str:
    """A bot we have, with a budget that fits a table where people wait."""
    bots.get(spec)
    name, _, amount = spec.partition(":")
    if name not in MOST_WORK:
        return spec
    budget = amount.partition(",")[0]
    most = MOST_SECONDS if budget.endswith("s") else MOST_WORK[name]
    if budget and float(budget.rstrip("s")) > most:
        allowed = f"{name}:{most}{'s' if budget.endswith('s') else ''}"
        raise BadInput("bot", f"{spec} thinks too long", {"got": spec, "allowed": allowed})
    return spec


def usual_bot(seats: Sequence[Seat]) -> str:
    """Who plays for a seat that nobody holds: as strong as the bots the table was made with."""
    made = [seat.bot for seat in seats if seat.who == "bot" and seat.bot and not seat.house]
    return made[0] if made else bots.USUAL


def usual_bot_at(live: Live) -> str:
    return usual_bot(live.ledger.seats)


def new_seat(wish: dict[str, Any], usual: str) -> Seat:
    bot = ""
    if wish["who"] == "bot":
        bot = checked_bot(wish.get("bot") or usual)
    return Seat(wish["who"], wish.get("name", ""), bot)


def plain_seat(seat: Seat) -> dict[str, Any]:
    return {
        name: getattr(seat, name)
        for name in ("who", "name", "bot", "token", "invite", "person", "muted", "house")
    }


async def must(live: Live, type_: str, data: dict[str, Any]) -> None:
    """Write an entry, or Refused: somebody else was quicker."""
    if not await live.write(type_, data):
        raise Refused("stale", "the table has changed")


async def sit(
    live: Live, invite: str, seat: int | None, name: str, key: str | None = None
) -> tuple[int, str]:
    """Take a seat by its link or the table's, or any open one; its number and token. With the same key, the same."""
    async with live.lock:
        for held in live.ledger.held_by([hashed(key)]) if key else ():
            return held, key or ""
        if live.ledger.state not in (OPEN, RUNNING):
            raise Refused("over", "the table is over")
        n = _free_seat(live, hashed(invite) if invite else "", seat)
        token = key or new_token()
        change = {
            "token": hashed(token),
            "invite": "",
            "person": "",
            "muted": False,
            "who": "remote",
            "name": name,
            "bot": "",
        }
        if live.ledger.state == RUNNING:  # it was unclaimed at the start, and a bot began for it
            del change["bot"]
        await must(live, "seat", {"seat": n, "change": change})
        if live.ledger.seats[n].bot:
            await must(live, "bot", {"seat": n, "bot": "", "why": "back"})
        return n, token


def _free_seat(live: Live, invite: str, wanted: int | None) -> int:
    """The seat a link is for; by the table's link any that waits for somebody; without one an open one."""
    ledger = live.ledger
    if invite and not fits(invite, ledger.join):
        free = [n for n, seat in enumerate(ledger.seats) if fits(invite, seat.invite)]
    else:
        kinds = ("remote", "open") if invite else ("open",) if ledger.listed else ()
        waiting = [n for n, seat in enumerate(ledger.seats) if seat.who in kinds and not seat.token]
        free = [n for n in waiting if wanted in (None, n)]
    if not free:
        raise Refused("no-seat", "no such seat is free")
    return free[0]


async def change_seat(live: Live, n: int, wish: dict[str, Any]) -> dict[str, str]:
    """The host decides who may sit where, before the start; the tokens that makes."""
    async with live.lock:
        if live.ledger.state != OPEN:
            raise Refused("started", "the table has started")
        _must_be_seat(live, n)
        seat = new_seat(wish, usual_bot_at(live))
        made: dict[str, str] = {}
        if seat.who == "here":
            made["token"] = new_token()
            seat.token = hashed(made["token"])
        elif seat.who == "remote":
            made["invite"] = new_token()
            seat.invite = hashed(made["invite"])
        await must(live, "seat", {"seat": n, "change": plain_seat(seat)})
        return made


async def move_seat(live: Live, n: int, to: int, own: Sequence[int], host: bool) -> None:
    """Before the start somebody changes places, and with them colours; whoever has a link keeps it.

    With a seat that somebody else holds nobody may. Only the host knows which link is whose, so only the host
    may change with a seat that waits for one.
    """
    async with live.lock:
        if live.ledger.state != OPEN:
            raise Refused("started", "the table has started")
        _must_be_seat(live, to)
        other = live.ledger.seats[to]
        if (other.token and to not in own) or (other.invite and not host):
            raise Refused("no-seat", "that seat is not free")
        await must(live, "swap", {"seats": [n, to]})


def _must_be_seat(live: Live, n: int) -> None:
    if not 0 <= n < len(live.ledger.seats):
        raise Refused("no-seat", "no such seat")


async def rename(live: Live, n: int, name: str) -> None:
    async with live.lock:
        await must(live, "seat", {"seat": n, "change": {"name": name}})


async def renew(live: Live, n: int) -> str:
    """The host gives a seat a new link, also while it is played: whoever held it before holds it no more."""
    async with live.lock:
        if live.ledger.state not in (OPEN, RUNNING):
            raise Refused("over", "the table is over")
        _must_be_seat(live, n)
        if live.ledger.seats[n].house or live.ledger.seats[n].who in ("bot", "closed"):
            raise Refused("no-seat", "this seat is nobody's to have")
        invite = new_token()
        change = {"token": "", "invite": hashed(invite), "person": "", "who": "remote"}
        await must(live, "seat", {"seat": n, "change": change})
        return invite


async def leave(live: Live, n: int) -> None:
    async with live.lock:
        if live.ledger.state == OPEN:
            change = {"token": "", "person": "", "muted": False, "name": "", "who": "open"}
            await must(live, "seat", {"seat": n, "change": change})
        elif live.ledger.state == RUNNING:
            await must(live, "bot", {"seat": n, "bot": usual_bot_at(live), "why": "left"})


async def hand_to_bot(live: Live, n: int, spec: str, why: str) -> None:
    spec = checked_bot(spec or usual_bot_at(live))
    async with live.lock:
        if live.ledger.state != RUNNING:
            raise Refused("not-started", "the table is not running")
        _must_be_seat(live, n)
        if live.ledger.seats[n].house:
            raise Refused("not-yours", "this seat is always a bot's")
        await must(live, "bot", {"seat": n, "bot": spec, "why": why})


def idles(live: Live, n: int) -> bool:
    """Whether the game waits for this person, as far as everybody knows."""
    asked = live.session.pending if live.session is not None else []
    return not live.ledger.seats[n].shown and any([d.seat == n and d.must for d in asked])


def long_idle(live: Live, n: int) -> bool:
    """Nothing that everybody may know has happened for so long that the host alone may end the waiting."""
    return idles(live, n) and time.time() - live.ledger.moved >= LONG


async def vote(live: Live, by: int, n: int) -> None:
    """Somebody would let a bot play for a person who does not move; when all others agree, one does."""
    async with live.lock:
        if live.ledger.state != RUNNING:
            raise Refused("not-started", "the table is not running")
        _must_be_seat(live, n)
        if n == by or not idles(live, n):
            raise Refused("not-asked", "the game does not wait for this seat")
        if by in live.ledger.votes.get(n, []):
            return
        await must(live, VOTE, {"seat": by, "for": n})
        others = [seat for seat in live.ledger.people() if seat != n]
        if all([seat in live.ledger.votes.get(n, []) for seat in others]):
            await must(live, "bot", {"seat": n, "bot": usual_bot_at(live), "why": "vote"})


async def keep(live: Live, keys: Sequence[str], person: str) -> None:
    """What these tokens hold is a person's: with their key they have it on every device."""
    async with live.lock:
        ledger = live.ledger
        held = [n for n in ledger.held_by(keys) if not fits(person, ledger.seats[n].person)]
        host = ledger.hosted_by(keys) and not fits(person, ledger.owner)
        if not ledger.held_by(keys) and not ledger.hosted_by(keys):
            raise Refused("token", "these tokens hold nothing here")
        if held or host:
            await must(live, PERSON, {"seats": held, "host": host, "person": person})


async def mute(live: Live, n: int, on: bool) -> None:
    """The host lets somebody speak no more, or again."""
    async with live.lock:
        _must_be_seat(live, n)
        if live.ledger.seats[n].muted != on:
            await must(live, MUTE, {"seat": n, "on": on})


async def unsay(live: Live, number: int, own: Sequence[int], host: bool) -> None:
    """Whoever said something takes it away again, or the host does."""
    async with live.lock:
        line = live.ledger.line(number)
        if line is None:
            raise Refused("no-line", "there is no such line")
        if not host and line["seat"] not in own:
            raise Refused("not-yours", "somebody else has said this")
        if not line.get("removed"):
            await must(live, UNSAY, {"line": number})


async def take_back(live: Live, n: int) -> None:
    async with live.lock:
        if live.ledger.state == RUNNING and live.ledger.seats[n].bot and not live.ledger.seats[n].house:
            await must(live, "bot", {"seat": n, "bot": "", "why": "back"})


async def returned(live: Live, seats: Iterable[int]) -> None:
    """Whoever lost a seat to the clock has it back on arrival."""
    for n in seats:
        if n >= 0 and live.ledger.seats[n].bot and live.ledger.seats[n].why == "clock":
            with contextlib.suppress(Refused):  # another process was quicker
                await take_back(live, n)


async def settle(live: Live, wish: dict[str, Any]) -> None:
    """Options, pace and the like, before the start."""
    async with live.lock:
        if live.ledger.state != OPEN:
            raise Refused("started", "the table has started")
        if "options" in wish:
            game = games.get(live.ledger.game)
            playing = len([s for s in live.ledger.seats if s.who != "closed"])
            wish["options"] = checked_setup(game, nearest(game.seats, playing), 0, wish["options"]).options
        await must(live, "settings", wish)


def nearest(allowed: Any, wanted: int) -> int:
    """Options may be checked before the number of seats is settled."""
    nearest: int = min(allowed, key=lambda n: abs(n - wanted))
    return nearest
