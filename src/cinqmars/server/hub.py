"""All tables of this process: making them, finding them, and setting bots and clocks to work at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from dataclasses import replace
from typing import Any, Final

import msgspec

from cinqmars import bots, games
from cinqmars.kernel import MAX_SEED, Refused, Session
from cinqmars.kernel.options import checked_setup
from cinqmars.server.background import Background
from cinqmars.server.bells import Bells, Calling
from cinqmars.server.bot_seats import BOT_PAUSE, BotSeats
from cinqmars.server.capability import hashed, is_table_id, new_table_id, new_token
from cinqmars.server.clockwork import Clockwork
from cinqmars.server.ledger import CLOSED, OPEN, OVER, Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.ops.leases import Leases
from cinqmars.server.ops.limits import household
from cinqmars.server.ops.metrics import Metrics
from cinqmars.server.ops.peers import Peers
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.patrol import Patrol
from cinqmars.server.seats import must, nearest, new_seat, plain_seat, usual_bot
from cinqmars.server.store import Head, Store
from cinqmars.server.store.watched import Watched
from cinqmars.server.wire import Card

CACHED: Final = 2000
NUDGE: Final = 30.0  # seconds between two nudges of one person
FAREWELL: Final = 2.0  # seconds for what is being written when the server stops

log = logging.getLogger("cinqmars.server")


class Made:
    """A new table and the tokens of whoever made it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.host = ""
        self.watch = ""
        self.join = ""
        self.tokens: dict[int, str] = {}
        self.invites: dict[int, str] = {}


class Hub:
    """The tables in memory, over the store they come from."""

    def __init__(
        self, store: Store, thinkers: Thinkers, pause: float = BOT_PAUSE, calling: Calling | None = None
    ) -> None:
        self.store = Watched(store)
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.closing = asyncio.Event()
        self.opened = False
        self.secret = ""  # of the store: so that hashes of addresses tell nothing
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.background = Background()
        self.peers = Peers(self.store, self.tables)
        self.clockwork = Clockwork(self.background, self.peers)
        self.leases = Leases(self.store, self.peers.name)
        self.bot_seats = BotSeats(
            self.store, self.background, thinkers, self.metrics, pause, self.closing, self.leases
        )
        self.bells = Bells(self.store, self.background, calling or Calling())
        self.patrol = Patrol(self.store, self.tables, self.find)
        self.store.listen(self._hinted)
        self.store.returned.append(self._returned)
        self.peers.left.append(self._peer_left)

    async def open(self) -> None:
        """Asked again, it is open already: whoever starts the server hears first whether its store can be had."""
        if self.opened:
            return
        try:
            await self.store.open()
        except BaseException:
            await self.store.close()
            raise
        for game in games.PACKAGES:
            games.get(game)  # whoever asked for it first would hold all others up
        self.opened = True
        self.secret = await self.store.setting("secret", new_token())
        await self.bells.open()
        await self.peers.open()
        self.thinkers.start()
        self.patrol.start()

    # finding

    async def find(self, table: str) -> Live:
        """The table of this id; Refused if there is none."""
        live = self.tables.get(table)
        if live is not None:
            return live
        if not is_table_id(table):
            raise Refused("no-table", f"no table {table[:20]!r}", {"got": table[:20]})
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.ensure_future(self._load(table))
            task.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Live:
        await self.store.hold(table)
        loaded = await Live.load(self.store, table)
        if loaded is None:
            self.store.release(table)
            raise Refused("no-table", f"no table {table!r}", {"got": table})
        await self.clockwork.resume(loaded)
        self._keep(loaded)
        return loaded

    def _loaded(self, table: str, task: asyncio.Task[Live]) -> None:
        """All who asked have one answer; of a table that is not there nothing stays."""
        del self.loading[table]
        if not task.cancelled():
            task.exception()

    async def listed(self, limit: int, keys: list[str], game: str = "", state: str = "") -> list[Card]:
        """The cards of listed tables, newest first, and before them those that the keys open."""
        mine = await self.store.opened_by(keys) if keys else []
        own = await self.store.heads(limit, mine) if mine else []
        cards = [_card(head, mine=True) for head in own]
        shown = await self.store.shown(limit + len(mine), game, state)
        others = [_card(head, mine=False) for head in shown if head.table not in mine]
        return cards + others[:limit]

    def _keep(self, live: Live) -> None:
        self._forget_idle()
        self.tables[live.ledger.table] = live
        live.changed += [self._drop_deleted, self.bot_seats.wake, self.clockwork.set_alarm]
        live.wrote.append(self.bells.wrote)
        live.audience.gathered += [self.peers.gathered, self.bot_seats.wake]
        self.bot_seats.wake(live)
        self.clockwork.set_alarm(live)

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
            self._forget(live)

    def _forget(self, live: Live) -> None:
        table = live.ledger.table
        del self.tables[table]
        live.changed.clear()
        live.wrote.clear()
        live.audience.gathered.clear()
        self.bot_seats.cancel(live)
        self.clockwork.cancel(live)
        self.store.release(table)
        self.background.later(("lease", table), self.leases.drop(table))

    def _drop_deleted(self, live: Live) -> None:
        if live.ledger.deleted and self.tables.get(live.ledger.table) is live:
            self._forget(live)

    def _hinted(self, table: str, seq: int) -> None:
        if not table:
            self.peers.again()
            self._catch_all_up()
        elif table in self.tables and seq > self.tables[table].ledger.seq:
            live = self.tables[table]
            self.background.later(("hint", id(live)), self._catch_up(live))

    def _catch_all_up(self) -> None:
        for live in list(self.tables.values()):
            self.background.later(("hint", id(live)), self._catch_up(live))

    def _peer_left(self, name: str, farewell: bool) -> None:
        """Its bots are ours to play; what it wrote last without a word is read."""
        self.background.later(("leases", name), self.leases.free(name))
        if not farewell:
            self._catch_all_up()

    def _returned(self) -> None:
        """After an outage: what was written meanwhile is read, clocks get their time back, bots go on."""
        if not self.closing.is_set():
            self.background.later(("returned", ""), self._wake_all())

    async def _wake_all(self) -> None:
        await self.peers.reborn()
        for live in list(self.tables.values()):
            async with live.lock:
                await live.catch_up()
                await self.clockwork.resume(live)
            self.bot_seats.wake(live)
            self.clockwork.set_alarm(live)

    async def refresh(self, live: Live) -> None:
        """For whoever comes: a process that died had perhaps no time to tell the others what it wrote."""
        if self.store.shared:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()

    # making

    async def make(self, wish: dict[str, Any], address: str = "") -> Made:
        """A table from what a client asked for (already of the right types); BadInput says what is allowed."""
        game = games.get(wish["game"])
        seats = [new_seat(seat, bots.USUAL) for seat in wish["seats"]]
        playing = [seat for seat in seats if seat.who != "closed"]
        seed = wish.get("seed")
        setup = checked_setup(
            game, nearest(game.seats, len(playing)), int(seed or 0), wish.get("options", {})
        )
        options = setup.options
        made = Made(Live(self.store, Ledger(new_table_id())))
        await self.store.hold(made.live.ledger.table)
        made.host, made.watch, made.join = new_token(), new_token(), new_token()
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
            "origin": self.origin(address),
            "host": hashed(made.host),
            "watch": hashed(made.watch),
            "join": hashed(made.join),
        }
        if not await made.live.write("made", data):
            raise Refused("busy", "the table's name is taken")
        log.info("table made", extra={"table": made.live.ledger.table, "game": game.id})
        self._keep(made.live)
        return made

    def origin(self, address: str) -> str:
        """What is kept of an address: enough to tell those of one household from others, while the store lasts."""
        return hashed(f"{self.secret}/{household(address)}")[:16] if address else ""

    async def adopt(self, made: Made) -> None:
        """A table made elsewhere is played here."""
        await self.store.hold(made.live.ledger.table)
        log.info("table made", extra={"table": made.live.ledger.table, "game": made.live.ledger.game})
        self._keep(made.live)

    def may_watch(self, live: Live, tokens: list[str]) -> bool:
        return live.ledger.opens([hashed(token) for token in tokens])

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
                    seat.bot = usual_bot(seats)
            people = len(seats)
            setup = checked_setup(game, people, ledger.seed, ledger.options)
            seats += [Seat("bot", bot=usual_bot(seats), house=True) for _ in game.bot_seats(people)]
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
                "origin": ledger.origin,
                "host": ledger.host,
                "owner": ledger.owner,
                "watch": ledger.watch,
                "join": ledger.join,
            }
            await self.store.hold(new.ledger.table)
            await must(new, "made", data)
            self._keep(new)
            await must(live, "rematch", {"table": new.ledger.table})
            return new

    async def close_table(self, live: Live) -> None:
        async with live.lock:
            if live.ledger.state not in (OVER, CLOSED):
                await must(live, "close", {})

    async def delete_table(self, live: Live) -> None:
        """For good; whoever still listens sees it closed."""
        await self.store.delete(live.ledger.table)
        await self._catch_up(live)

    async def say(self, live: Live, seat: int, text: str) -> None:
        async with live.lock:
            _must_speak(live, seat)
            name = live.ledger.seats[seat].name if seat >= 0 else ""
            await must(live, "chat", {"seat": seat, "name": name, "text": text})

    async def nudge(self, live: Live, seat: int, to: int) -> None:
        """Somebody reminds a person the game waits for; not again and again."""
        async with live.lock:
            ledger = live.ledger
            _must_speak(live, seat)
            asked = live.session.pending if live.session is not None else []
            person = to < len(ledger.seats) and not ledger.seats[to].shown
            if to == seat or not person or not any([d.seat == to and d.must for d in asked]):
                raise Refused("not-asked", "the game does not wait for this seat")
            wait = ledger.nudges.get(seat, 0.0) + NUDGE - time.time()
            if wait > 0:
                raise Refused("too-often", "once in a while", {"wait": max(1, round(wait))})
            await must(live, "nudge", {"seat": seat, "to": to})

    async def close(self) -> None:
        """Let what is being written be written, if the store takes it, and stop thinking."""
        self.closing.set()
        self.clockwork.close()
        self.patrol.stop()
        tasks = self.background.cancel()
        await self.thinkers.stop()
        writing = [task for live in self.tables.values() for task in live.writing]
        ending = {*tasks, *writing, *self.thinkers.asking}
        if ending:
            await asyncio.wait(ending, timeout=FAREWELL)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(self.leases.close(), self.peers.close())


def _must_speak(live: Live, seat: int) -> None:
    if seat >= 0 and live.ledger.seats[seat].muted:
        raise Refused("muted", "the host lets this seat speak no more")


def _card(head: Head, mine: bool) -> Card:
    card = msgspec.convert(head.card, Card)
    card.mine = mine
    return card
