"""All tables of this process: making them, finding them, and letting bots and clocks play at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from cinqmars import bots, games
from cinqmars.kernel import MAX_SEED, WAIT, BadInput, CinqMarsError, Decision, Refused, Session
from cinqmars.kernel.options import checked_setup
from cinqmars.server.capability import fits, hashed, is_table_id, new_table_id, new_token
from cinqmars.server.kin import Kin
from cinqmars.server.ledger import CLOSED, OPEN, OVER, RESUME, RUNNING, Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.metrics import Metrics
from cinqmars.server.store import Store
from cinqmars.server.thinking import Thinkers

DEFAULT_BOT: Final = "greedy"
BOT_PAUSE: Final = 0.5  # seconds before a bot answers, so that people can follow
CACHED: Final = 2000
MOST_WORK: Final = {
    "random": 0,
    "greedy": 64,
    "ismcts": 5000,
}  # worlds, iterations; who is not here never searches
MOST_SECONDS: Final = 5
LOOKED_AT: Final = 300  # newest tables among which the listed ones are found
NOTICED: Final = 0.1  # seconds without a server that are given back
TICK: Final = 0.02  # seconds after a clock's end before we look at it
ANSWERING: Final = 0


log = logging.getLogger("cinqmars.server")


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


class Made:
    """A new table and the tokens of whoever made it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.host = ""
        self.watch = ""
        self.tokens: dict[int, str] = {}
        self.invites: dict[int, str] = {}


class Hub:
    """The tables in memory, over the store they come from."""

    def __init__(self, store: Store, thinkers: Thinkers, pause: float = BOT_PAUSE) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.tasks: dict[Any, asyncio.Task[None]] = {}
        self.thinking: dict[Any, int] = {}  # the token of the question a bot's task is at; 0: it is answering
        self.alarms: dict[str, tuple[float, asyncio.TimerHandle]] = {}  # when a clock of a table runs out
        self.closing = asyncio.Event()
        self.loading: dict[str, asyncio.Lock] = {}
        self.kin = Kin(store, self.tables)
        store.listen(self._hinted)

    # finding

    async def find(self, table: str) -> Live:
        """The table of this id; Refused if there is none."""
        live = self.tables.get(table)
        if live is not None:
            return live
        if not is_table_id(table):
            raise Refused("no-table", f"no table {table[:20]!r}", {"got": table[:20]})
        async with self.loading.setdefault(table, asyncio.Lock()):
            if table not in self.tables:
                loaded = await Live.load(self.store, table)
                if loaded is None:
                    raise Refused("no-table", f"no table {table[:20]!r}", {"got": table[:20]})
                await self._resume(loaded)
                self._keep(loaded)
        self.loading.pop(table, None)
        return self.tables[table]

    async def listed(self, limit: int, keys: list[str]) -> list[dict[str, Any]]:
        """The cards of listed tables, newest first, and before them those that the keys open."""
        mine = await self.store.opened_by(keys) if keys else []
        cards = [
            {**head.card, "mine": True} for head in (await self.store.heads(limit, mine) if mine else [])
        ]
        for head in await self.store.heads(LOOKED_AT):
            shown = head.card["listed"] and head.card["state"] != CLOSED and head.table not in mine
            if shown and len(cards) < limit + len(mine):
                cards.append({**head.card, "mine": False})
        return cards

    def _keep(self, live: Live) -> None:
        self._forget_idle()
        self.tables[live.ledger.table] = live
        live.changed += [self.wake_bots, self.set_alarm]
        live.audience.gathered.append(self.kin.gathered)
        self.wake_bots(live)
        self.set_alarm(live)

    def _forget_idle(self) -> None:
        """The longest unmoved tables that nobody is looking at leave memory; the store has them."""
        if len(self.tables) < CACHED:
            return
        idle = [
            t
            for t in self.tables.values()
            if not t.audience.listeners and not t.lock.locked() and not t.writing
        ]
        for live in sorted(idle, key=lambda t: t.used)[: CACHED // 10]:
            del self.tables[live.ledger.table]
            live.changed.clear()
            live.audience.gathered.clear()
            self._cancel_bots(live)
            self._cancel_alarm(live)

    def _hinted(self, table: str, seq: int) -> None:
        if not table:
            self.kin.again()
        for live in (
            [self.tables[table]] if table in self.tables else [] if table else list(self.tables.values())
        ):
            if not table or seq > live.ledger.seq:
                self._later(("hint", id(live)), self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()

    def _later(self, key: Any, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks[key] = task
        task.add_done_callback(lambda done: self._finished(key, done))

    def _finished(self, key: Any, task: asyncio.Task[None]) -> None:
        if self.tasks.get(key) is task:
            del self.tasks[key]
        if not task.cancelled() and task.exception() is not None:
            log.error("background task failed", extra={"what": str(key[0]), "error": repr(task.exception())})

    # making

    async def make(self, wish: dict[str, Any]) -> Made:
        """A table from what a client asked for (already of the right types); BadInput says what is allowed."""
        game = games.get(wish["game"])
        seats = [self._new_seat(seat) for seat in wish["seats"]]
        playing = [seat for seat in seats if seat.who != "closed"]
        seed = wish.get("seed")
        setup = checked_setup(
            game, _nearest(game.seats, len(playing)), int(seed or 0), wish.get("options", {})
        )
        options = setup.options
        made = Made(Live(self.store, Ledger(new_table_id())))
        made.host, made.watch = new_token(), new_token()
        for n, seat in enumerate(seats):
            if seat.who == "here":
                made.tokens[n] = new_token()
                seat.token = hashed(made.tokens[n])
            elif seat.who == "remote":
                made.invites[n] = new_token()
                seat.invite = hashed(made.invites[n])
        data = {
            "game": game.id,
            "seats": [plain_seat(seat) for seat in seats],
            "options": options,
            "pace": wish.get("pace", {"bank": 0.0, "increment": 0.0}),
            "undo": wish.get("undo", "each"),
            "listed": wish.get("listed", False),
            "seed": str(secrets.randbelow(MAX_SEED) if seed is None else seed),
            "chosen_seed": seed is not None,
            "host": hashed(made.host),
            "watch": hashed(made.watch),
        }
        if not await made.live.write("made", data):
            raise Refused("busy", "the table's name is taken")
        log.info("table made", extra={"table": made.live.ledger.table, "game": game.id})
        self._keep(made.live)
        return made

    def adopt(self, made: Made) -> None:
        """A table made elsewhere is played here."""
        log.info("table made", extra={"table": made.live.ledger.table, "game": made.live.ledger.game})
        self._keep(made.live)

    def _new_seat(self, wish: dict[str, Any]) -> Seat:
        bot = ""
        if wish["who"] == "bot":
            bot = checked_bot(wish.get("bot") or DEFAULT_BOT)
        return Seat(wish["who"], wish.get("name", ""), bot)

    # seats

    def seat_of(self, live: Live, token: str) -> int:
        """The seat a token is for, or -1."""
        return next(iter(live.ledger.held_by([hashed(token)])), -1)

    def is_host(self, live: Live, token: str) -> bool:
        return fits(hashed(token), live.ledger.host)

    def may_watch(self, live: Live, tokens: list[str]) -> bool:
        return live.ledger.opens([hashed(token) for token in tokens])

    async def sit(self, live: Live, invite: str, seat: int | None, name: str) -> tuple[int, str]:
        """Take a seat by invitation, or any open one; its number and token."""
        async with live.lock:
            if live.ledger.state not in (OPEN, RUNNING):
                raise Refused("over", "the table is over")
            n = self._free_seat(live, hashed(invite) if invite else "", seat)
            token = new_token()
            change = {"token": hashed(token), "invite": "", "who": "remote", "name": name, "bot": ""}
            if live.ledger.state == RUNNING:  # it was unclaimed at the start, and a bot began for it
                del change["bot"]
            await self._must(live, "seat", {"seat": n, "change": change})
            if live.ledger.seats[n].bot:
                await self._must(live, "bot", {"seat": n, "bot": "", "why": "back"})
            return n, token

    def _free_seat(self, live: Live, invite: str, wanted: int | None) -> int:
        for n, seat in enumerate(live.ledger.seats):
            if (invite and fits(invite, seat.invite)) or (
                not invite
                and live.ledger.listed
                and seat.who == "open"
                and not seat.token
                and wanted in (None, n)
            ):
                return n
        raise Refused("no-seat", "no such seat is free")

    async def change_seat(self, live: Live, n: int, wish: dict[str, Any]) -> dict[str, str]:
        """The host decides who may sit where, before the start; the tokens that makes."""
        async with live.lock:
            if live.ledger.state != OPEN:
                raise Refused("started", "the table has started")
            self._must_be_seat(live, n)
            seat = self._new_seat(wish)
            made: dict[str, str] = {}
            if seat.who == "here":
                made["token"] = new_token()
                seat.token = hashed(made["token"])
            elif seat.who == "remote":
                made["invite"] = new_token()
                seat.invite = hashed(made["invite"])
            await self._must(live, "seat", {"seat": n, "change": plain_seat(seat)})
            return made

    async def move_seat(self, live: Live, n: int, to: int, own: list[int], host: bool) -> None:
        """Before the start somebody changes places, and with them colours; whoever has a link keeps it.

        With a seat that somebody else holds nobody may. Only the host knows which link is whose, so only the host
        may change with a seat that waits for one.
        """
        async with live.lock:
            if live.ledger.state != OPEN:
                raise Refused("started", "the table has started")
            self._must_be_seat(live, to)
            other = live.ledger.seats[to]
            if (other.token and to not in own) or (other.invite and not host):
                raise Refused("no-seat", "that seat is not free")
            await self._must(live, "swap", {"seats": [n, to]})

    def _must_be_seat(self, live: Live, n: int) -> None:
        if not 0 <= n < len(live.ledger.seats):
            raise Refused("no-seat", "no such seat")

    async def rename(self, live: Live, n: int, name: str) -> None:
        async with live.lock:
            await self._must(live, "seat", {"seat": n, "change": {"name": name}})

    async def leave(self, live: Live, n: int) -> None:
        async with live.lock:
            if live.ledger.state == OPEN:
                change = {"token": "", "name": "", "who": "open"}
                await self._must(live, "seat", {"seat": n, "change": change})
            elif live.ledger.state == RUNNING:
                await self._must(live, "bot", {"seat": n, "bot": DEFAULT_BOT, "why": "left"})

    async def hand_to_bot(self, live: Live, n: int, spec: str, why: str) -> None:
        checked_bot(spec)
        async with live.lock:
            if live.ledger.state != RUNNING:
                raise Refused("not-started", "the table is not running")
            self._must_be_seat(live, n)
            if live.ledger.seats[n].house:
                raise Refused("not-yours", "this seat is always a bot's")
            await self._must(live, "bot", {"seat": n, "bot": spec, "why": why})

    async def take_back(self, live: Live, n: int) -> None:
        async with live.lock:
            if live.ledger.state == RUNNING and live.ledger.seats[n].bot and not live.ledger.seats[n].house:
                await self._must(live, "bot", {"seat": n, "bot": "", "why": "back"})

    async def returned(self, live: Live, seats: Iterable[int]) -> None:
        """Whoever lost a seat to the clock has it back on arrival."""
        for n in seats:
            if n >= 0 and live.ledger.seats[n].bot and live.ledger.seats[n].why == "clock":
                with contextlib.suppress(Refused):  # another process was quicker
                    await self.take_back(live, n)

    async def settle(self, live: Live, wish: dict[str, Any]) -> None:
        """Options, pace and the like, before the start."""
        async with live.lock:
            if live.ledger.state != OPEN:
                raise Refused("started", "the table has started")
            if "options" in wish:
                game = games.get(live.ledger.game)
                playing = len([s for s in live.ledger.seats if s.who != "closed"])
                wish["options"] = checked_setup(
                    game, _nearest(game.seats, playing), 0, wish["options"]
                ).options
            await self._must(live, "settings", wish)

    async def _must(self, live: Live, type_: str, data: dict[str, Any]) -> None:
        if not await live.write(type_, data):
            raise Refused("stale", "the table has changed")

    # playing

    async def start(self, live: Live) -> None:
        """Closed seats are taken away; open and unclaimed ones go to bots; the game begins."""
        async with live.lock:
            ledger = live.ledger
            if ledger.state != OPEN:
                raise Refused("started", "the table has started")
            game = games.get(ledger.game)
            seats = [replace(seat) for seat in ledger.seats if seat.who != "closed"]
            for seat in seats:
                if not seat.token and not seat.bot:
                    seat.bot = DEFAULT_BOT
            people = len(seats)
            setup = checked_setup(game, people, ledger.seed, ledger.options)
            seats += [Seat("bot", bot=DEFAULT_BOT, house=True) for _ in game.bot_seats(people)]
            session = Session.start(game, setup)
            data = {
                "seats": [plain_seat(seat) for seat in seats],
                "people": people,
                "rules": setup.rules,
                "options": setup.options,
                "over": session.over,
                "secret": session.region >= 0,
            }
            if not await live.write("start", data, session):
                raise Refused("stale", "the table has changed")
            log.info("table started", extra={"table": ledger.table, "game": game.id})

    async def rematch(self, live: Live) -> Live:
        """The same table again; whoever holds a seat holds it there too."""
        async with live.lock:
            ledger = live.ledger
            if ledger.rematch:
                return await self.find(ledger.rematch)
            if ledger.state not in (OVER, CLOSED):
                raise Refused("not-over", "the game is not over")
            new = Live(self.store, Ledger(new_table_id()))
            seats = [replace(seat) for seat in ledger.seats if not seat.house]
            for seat in seats:
                seat.bot = seat.bot if seat.who == "bot" else ""
                seat.who = "remote" if seat.token and seat.who == "open" else seat.who
            data = {
                "game": ledger.game,
                "seats": [plain_seat(seat) for seat in seats],
                "options": ledger.options,
                "pace": {"bank": ledger.pace.bank, "increment": ledger.pace.increment},
                "undo": ledger.undo,
                "listed": ledger.listed,
                "seed": str(secrets.randbelow(MAX_SEED)),
                "chosen_seed": False,
                "host": ledger.host,
                "watch": ledger.watch,
            }
            await self._must(new, "made", data)
            self._keep(new)
            await self._must(live, "rematch", {"table": new.ledger.table})
            return new

    async def close_table(self, live: Live) -> None:
        async with live.lock:
            if live.ledger.state not in (OVER, CLOSED):
                await self._must(live, "close", {})

    async def say(self, live: Live, seat: int, text: str) -> None:
        async with live.lock:
            name = live.ledger.seats[seat].name if seat >= 0 else ""
            await self._must(live, "chat", {"seat": seat, "name": name, "text": text})

    # clocks

    async def _resume(self, live: Live) -> None:
        """Nobody loses time while no server runs."""
        while live.ledger.state == RUNNING and any([c.since for c in live.ledger.clocks]):
            now, slept, clocks = time.time(), 0.0, []
            for c in live.ledger.clocks:
                used = await self.kin.awake(c.since, now) if c.since else 0.0
                slept = max(slept, now - c.since - used if c.since else 0.0)
                clocks.append([round(max(0.0, c.left - used), 3), now if c.since else 0.0])
            if slept < NOTICED or await live.write(RESUME, {"clocks": clocks}):
                return

    def set_alarm(self, live: Live) -> None:
        """Look again when the next clock of this table runs out."""
        ledger = live.ledger
        running = [c.since + c.left for c in ledger.clocks if c.since] if ledger.state == RUNNING else []
        table, at = ledger.table, min(running, default=0.0)
        if self.alarms.get(table, (0.0, None))[0] == at:
            return
        self._cancel_alarm(live)
        if at:
            delay = max(0.0, at - time.time()) + TICK
            ring = asyncio.get_running_loop().call_later(delay, self._ring, live)
            self.alarms[table] = (at, ring)

    def _cancel_alarm(self, live: Live) -> None:
        _, ring = self.alarms.pop(live.ledger.table, (0.0, None))
        if ring is not None:
            ring.cancel()

    def _ring(self, live: Live) -> None:
        self.alarms.pop(live.ledger.table, None)
        self._later(("clock", live.ledger.table), live.undisturbed(self._time_is_up(live)))

    async def _time_is_up(self, live: Live) -> None:
        """A bot plays for whoever has no time left, until its holder is back."""
        async with live.lock:
            for n, clock in enumerate(live.ledger.clocks):
                if clock.since and clock.at(time.time()) <= 0 and not live.ledger.seats[n].bot:
                    await live.write("bot", {"seat": n, "bot": DEFAULT_BOT, "why": "clock"})
        self.set_alarm(live)

    # bots

    def wake_bots(self, live: Live) -> None:
        """Let every bot that is asked begin to think; one task per seat, for the question as it is now."""
        session = live.session
        if session is None or self.closing.is_set():
            return
        if live.ledger.state != RUNNING:
            self._cancel_bots(live)
            return
        for n, seat in enumerate(live.ledger.seats):
            key, d = (live.ledger.table, n), _question(session, n) if seat.bot else None
            at = self.thinking.get(key)
            if at and (d is None or d.token() != at):
                self.tasks[key].cancel()
                self._stopped(key)
                at = None
            if d is not None and at is None:
                self.thinking[key] = d.token()
                self._later(key, self._play_bot(live, n))

    def _cancel_bots(self, live: Live) -> None:
        for n in range(len(live.ledger.seats)):
            key = (live.ledger.table, n)
            if self.thinking.get(key):
                self.tasks[key].cancel()
                self._stopped(key)

    def _stopped(self, key: Any) -> None:
        self.thinking.pop(key, None)
        self.tasks.pop(key, None)

    async def _play_bot(self, live: Live, seat: int) -> None:
        """Think and answer as long as the seat is asked and a bot holds it."""
        key = (live.ledger.table, seat)
        own = asyncio.current_task()
        try:
            while True:
                session, spec = live.session, live.ledger.seats[seat].bot
                d = _question(session, seat)
                if session is None or d is None or not spec:
                    return
                self.thinking[key] = d.token()
                began = time.monotonic()
                arg = await self.thinkers.choose(session, d, spec, _bot_seed(live, seat))
                await asyncio.sleep(max(0.0, self._manners(live, session, d) - (time.monotonic() - began)))
                if arg == WAIT:
                    return
                self.thinking[key] = ANSWERING
                try:
                    await live.answer(seat, [(d.kind, arg)], d.token(), whole=False, by="bot")
                    self.metrics.answers["bot"] += 1
                except CinqMarsError:
                    if _question(live.session, seat) == d:
                        return  # refused as it stands: never the same again and again
        finally:
            if self.tasks.get(key) is own:
                self.thinking.pop(key, None)

    def _manners(self, live: Live, session: Session[Any], d: Decision) -> float:
        """A bot that leads a race gives people time to speak, where there is something to answer."""
        others = [q for q in session.pending if q.seat != d.seat and not live.ledger.seats[q.seat].bot]
        racing = d.must and any([bots.prompts(q) for q in others])
        return session.game.patience if racing and self.pause else self.pause

    async def close(self) -> None:
        """Let what is being written be written, and stop thinking."""
        self.closing.set()
        for _, ring in self.alarms.values():
            ring.cancel()
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        self.thinkers.stop()
        writing = [task for live in self.tables.values() for task in live.writing]
        await asyncio.gather(*tasks, *writing, *self.thinkers.asking, return_exceptions=True)
        await self.kin.close()


def _question(session: Session[Any] | None, seat: int) -> Decision | None:
    mine = [d for d in session.pending if d.seat == seat] if session is not None else []
    return mine[0] if mine else None


def _bot_seed(live: Live, seat: int) -> int:
    """Of what nobody is told, and not of the table's seed: luck tells nothing of the cards, nor can it be foretold."""
    return int(hashed(f"{live.ledger.host}/{live.ledger.table}/{seat}")[:12], 16)


def plain_seat(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in ("who", "name", "bot", "token", "invite", "house")}


def _nearest(allowed: Any, wanted: int) -> int:
    """Options may be checked before the number of seats is settled."""
    nearest: int = min(allowed, key=lambda n: abs(n - wanted))
    return nearest
