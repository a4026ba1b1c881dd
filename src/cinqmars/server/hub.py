"""All tables of this process: making them, finding them, and setting bots and clocks to work at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace
from typing import Any, Final

import msgspec

from cinqmars import bots, games
from cinqmars.kernel import MAX_SEED, Refused, Session
from cinqmars.kernel.options import checked_setup
from cinqmars.server.background import Background
from cinqmars.server.bot_seats import BOT_PAUSE, BotSeats
from cinqmars.server.capability import fits, hashed, is_table_id, new_table_id, new_token
from cinqmars.server.clockwork import Clockwork
from cinqmars.server.ledger import CLOSED, OPEN, OVER, Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.ops.metrics import Metrics
from cinqmars.server.ops.peers import Peers
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.seats import must, nearest, new_seat, plain_seat, usual_bot
from cinqmars.server.store import Head, Store
from cinqmars.server.wire import Card

CACHED: Final = 2000
LOOKED_AT: Final = 300  # newest tables among which the listed ones are found

log = logging.getLogger("cinqmars.server")


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
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.closing = asyncio.Event()
        self.loading: dict[str, asyncio.Lock] = {}
        self.background = Background()
        self.peers = Peers(store, self.tables)
        self.clockwork = Clockwork(self.background, self.peers)
        self.bot_seats = BotSeats(self.background, thinkers, self.metrics, pause, self.closing)
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
                await self.clockwork.resume(loaded)
                self._keep(loaded)
        self.loading.pop(table, None)
        return self.tables[table]

    async def listed(self, limit: int, keys: list[str]) -> list[Card]:
        """The cards of listed tables, newest first, and before them those that the keys open."""
        mine = await self.store.opened_by(keys) if keys else []
        own = await self.store.heads(limit, mine) if mine else []
        cards = [_card(head, mine=True) for head in own]
        for head in await self.store.heads(LOOKED_AT):
            shown = head.card["listed"] and head.card["state"] != CLOSED and head.table not in mine
            if shown and len(cards) < limit + len(mine):
                cards.append(_card(head, mine=False))
        return cards

    def _keep(self, live: Live) -> None:
        self._forget_idle()
        self.tables[live.ledger.table] = live
        live.changed += [self.bot_seats.wake, self.clockwork.set_alarm]
        live.audience.gathered.append(self.peers.gathered)
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
            del self.tables[live.ledger.table]
            live.changed.clear()
            live.audience.gathered.clear()
            self.bot_seats.cancel(live)
            self.clockwork.cancel(live)

    def _hinted(self, table: str, seq: int) -> None:
        if not table:
            self.peers.again()
        for live in (
            [self.tables[table]] if table in self.tables else [] if table else list(self.tables.values())
        ):
            if not table or seq > live.ledger.seq:
                self.background.later(("hint", id(live)), self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()

    # making

    async def make(self, wish: dict[str, Any]) -> Made:
        """A table from what a client asked for (already of the right types); BadInput says what is allowed."""
        game = games.get(wish["game"])
        seats = [new_seat(seat, bots.usual(game)) for seat in wish["seats"]]
        playing = [seat for seat in seats if seat.who != "closed"]
        seed = wish.get("seed")
        setup = checked_setup(
            game, nearest(game.seats, len(playing)), int(seed or 0), wish.get("options", {})
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

    # seats

    def seat_of(self, live: Live, token: str) -> int:
        """The seat a token is for, or -1."""
        return next(iter(live.ledger.held_by([hashed(token)])), -1)

    def is_host(self, live: Live, token: str) -> bool:
        return fits(hashed(token), live.ledger.host)

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
                    seat.bot = usual_bot(game, seats)
            people = len(seats)
            setup = checked_setup(game, people, ledger.seed, ledger.options)
            seats += [Seat("bot", bot=usual_bot(game, seats), house=True) for _ in game.bot_seats(people)]
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
            await must(new, "made", data)
            self._keep(new)
            await must(live, "rematch", {"table": new.ledger.table})
            return new

    async def close_table(self, live: Live) -> None:
        async with live.lock:
            if live.ledger.state not in (OVER, CLOSED):
                await must(live, "close", {})

    async def say(self, live: Live, seat: int, text: str) -> None:
        async with live.lock:
            name = live.ledger.seats[seat].name if seat >= 0 else ""
            await must(live, "chat", {"seat": seat, "name": name, "text": text})

    async def close(self) -> None:
        """Let what is being written be written, and stop thinking."""
        self.closing.set()
        self.clockwork.close()
        tasks = self.background.cancel()
        self.thinkers.stop()
        writing = [task for live in self.tables.values() for task in live.writing]
        await asyncio.gather(*tasks, *writing, *self.thinkers.asking, return_exceptions=True)
        await self.peers.close()


def _card(head: Head, mine: bool) -> Card:
    card = msgspec.convert(head.card, Card)
    card.mine = mine
    return card
