"""A table in memory: the ledger, the session it stands for, and whoever is listening.

Memory is only a cache. Every change is an entry in the store first; when another process was quicker, its
entries are read and the change is tried again on what they made of the table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from cinqmars import games
from cinqmars.kernel import Event, Refused, Session, probe
from cinqmars.kernel.errors import STALE
from cinqmars.kernel.session import Mark
from cinqmars.server.ledger import CLOSED, OVER, PLAY, RUNNING, Clock, Ledger, in_seat_order
from cinqmars.server.positions import (
    TURN,
    Parts,
    Sent,
    events_since,
    known_session,
    last_line,
    position,
    question,
    revision,
    steps_known,
    token,
)
from cinqmars.server.store import Checkpoint, Entry, Store
from cinqmars.server.wire import plain

T = TypeVar("T")

TRIES: Final = 8  # lost races against other processes before we give up
ANSWERS_PER_CHECKPOINT: Final = 24
PRESENCE: Final = 0.2  # seconds until all are told who has come or gone
GRACE: Final = 30.0  # seconds a seat has at least when its holder comes back to it

log = logging.getLogger("cinqmars.server")


class Listener(Protocol):
    """A connected client, as a table sees it."""

    seats: tuple[int, ...]  # -1 for a spectator; none for a visitor who may see the card only
    whole: bool  # it wants each view whole, not the parts that changed

    def send(self, message: dict[str, Any]) -> None: ...


class Here(NamedTuple):
    """Who looks on from one process."""

    seats: tuple[int, ...] = ()
    spectators: int = 0


class Heard:
    """How far one client has been told, for one seat."""

    __slots__ = ("extra", "parts", "revision", "since", "turned")

    def __init__(self) -> None:
        self.revision = -1
        self.since = 0
        self.turned = 0
        self.parts: Sent = {}  # of its view: sent again only when they change
        self.extra: Counter[tuple[int, str, tuple[Any, ...]]] = Counter()  # told from a region still open


class Ear:
    """What one client has been sent, so that it is sent nothing twice: pushes that say nothing would tell."""

    __slots__ = ("ask", "card", "clock", "seats")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = {seat: Heard() for seat in seats}
        self.card: dict[str, Any] = {}
        self.clock: tuple[Any, ...] = ()
        self.ask = 0


class Live:
    """One table. All changes happen under its lock."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self.store = store
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.session: Session[Any] | None = None
        self.stored_plies: set[int] = set()
        self.listeners: dict[Listener, Ear] = {}
        self.changed: list[Callable[[Live], None]] = []  # bots and clocks look again
        self.gathered: list[Callable[[Live], None]] = []  # other processes are told who is here
        self.elsewhere: dict[str, Here] = {}  # by process
        self.writing: set[asyncio.Task[Any]] = set()
        self.used = time.monotonic()
        self.telling: asyncio.TimerHandle | None = None
        self.parts = Parts()

    # loading

    @staticmethod
    async def load(store: Store, table: str) -> Live | None:
        entries = await store.read(table)
        if not entries:
            return None
        live = Live(store, Ledger(table))
        for entry in entries:
            live.ledger.fold(entry)
        await live._open_session()
        return live

    async def _open_session(self) -> None:
        """From the start and the stored checkpoints that no undo has overtaken."""
        ledger = self.ledger
        if not ledger.players:
            return
        game, setup = games.get(ledger.game), ledger.setup()
        marks = [Mark(0, game.new(setup))]
        for c in await self.store.marks(ledger.table):
            if c.ply and ledger.stands(c.seq, c.ply):
                marks.append(Mark(c.ply, game.load(c.state), c.barrier, c.number))
        self.stored_plies = {m.ply for m in marks}
        self.session = self._pruned(Session(game, setup, marks, ledger.answers))

    def _pruned(self, session: Session[Any]) -> Session[Any]:
        """First, last, and what is stored: the rest is replayed when somebody looks back."""
        last = session.marks[-1]
        session.marks[:] = [
            m for m in session.marks if m is last or m.number == 0 or m.ply in self.stored_plies
        ]
        return session

    async def catch_up(self) -> None:
        """Take in what other processes wrote."""
        entries = await self.store.read(self.ledger.table, self.ledger.seq)
        if not entries:
            return
        state, undone, answers = self.ledger.state, self.ledger.undone, len(self.ledger.answers)
        lines = []
        for entry in entries:
            self.ledger.fold(entry)
            lines.append(self.ledger.chat[-1:])
        if self.session is None or undone != self.ledger.undone or state != self.ledger.state:
            await self._open_session()
        elif answers != len(self.ledger.answers):
            old = self.session
            self.session = self._pruned(Session(old.game, old.setup, old.marks, self.ledger.answers))
        for entry, line in zip(entries, lines):
            self._tell_entry(entry, line)
        self.tell()

    # writing

    async def undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever asked is gone: what is on disk is taken in as well."""
        task = asyncio.ensure_future(work)
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)
        return await asyncio.shield(task)

    async def write(
        self, type_: str, data: dict[str, Any], session: Session[Any] | None = None, actor: int = -1
    ) -> bool:
        """Append one entry; True once it is on disk and taken in. False: the table has moved on, look again."""
        now = time.time()
        if type_ in PLAY and self.ledger.pace.bank:
            data = {**data, "clocks": self._clocks(type_, data, session or self._session(), now, actor)}
        entry = Entry(self.ledger.seq + 1, type_, data, now)
        after = self.ledger.after(entry)
        known = self.ledger.opened_by()
        keys = [key for key in after.opened_by() if key not in known]
        if not await self.store.append(after.table, entry, card(after), keys):
            await self.catch_up()
            return False
        self.ledger = after
        self.used = time.monotonic()
        if session is not None:
            self.session = session
            self._checkpoint()
            self._pruned(session)
        self._tell_entry(entry, after.chat[-1:])
        self.tell()
        return True

    def _clocks(
        self, type_: str, data: dict[str, Any], session: Session[Any], now: float, actor: int
    ) -> list[list[float]]:
        """A clock runs while the game waits for its seat: in a race for the lead only."""
        pace, seats = self.ledger.pace, self.ledger.seats
        if type_ == "start":
            clocks = [Clock(pace.bank) for _ in data["seats"]]
            by_bot = [bool(seat["bot"]) for seat in data["seats"]]
        else:
            clocks, by_bot = self.ledger.clocks, [bool(seat.bot) for seat in seats]
        if type_ == "bot":
            by_bot[data["seat"]] = bool(data["bot"])
        waits = {d.seat for d in session.pending if d.must and not by_bot[d.seat]}
        out = []
        for n, clock in enumerate(clocks):
            left, since = clock.left, clock.since
            if since and (n not in waits or n == actor):
                left, since = clock.at(now), 0.0
            if n == actor:
                left += pace.increment
            if type_ == "bot" and n == data["seat"] and not data["bot"]:
                left = max(left, min(pace.bank, GRACE))
            out.append([round(left, 3), since or now if n in waits else 0.0])
        return out

    def _checkpoint(self) -> None:
        session = self._session()
        last = session.marks[-1]
        if last.ply and last.ply - max([0, *self.stored_plies]) >= ANSWERS_PER_CHECKPOINT:
            state = last.state.to_json()
            checkpoint = Checkpoint(last.number, last.ply, last.barrier, self.ledger.seq, state)
            self.stored_plies.add(last.ply)
            task = asyncio.ensure_future(self.store.mark(self.ledger.table, checkpoint))
            self.writing.add(task)
            task.add_done_callback(self._marked)

    def _marked(self, task: asyncio.Task[None]) -> None:
        self.writing.discard(task)
        if not task.cancelled():
            task.exception()  # a checkpoint only saves time: the log has all

    def _session(self) -> Session[Any]:
        if self.session is None:
            raise Refused("not-started", "the table has not started")
        return self.session

    # playing

    async def answer(
        self, seat: int, feed: list[tuple[int, int]], given: int, whole: bool, by: str = "person"
    ) -> int:
        """Answer for a seat; the revision it has led to. Raises Refused, and then nothing has changed."""
        return await self.undisturbed(self._answer(seat, feed, given, whole, by))

    async def _answer(self, seat: int, feed: list[tuple[int, int]], given: int, whole: bool, by: str) -> int:
        async with self.lock:
            for _ in range(TRIES):
                old = self._session()
                if self.ledger.state == CLOSED:
                    raise Refused("over", "the table is closed")
                new = old.submit(seat, feed, self._own_token(old, seat, given, by), whole)
                data = self._answer_data(old, new, by)
                if by == "person" and self.ledger.seats[seat].bot:
                    if not await self.write("bot", {"seat": seat, "bot": "", "why": "back"}):
                        continue
                if await self.write("answer", data, new, seat):
                    if new.over:
                        log.info("game over", extra={"table": self.ledger.table, "game": self.ledger.game})
                    return self.revision(seat)
        raise Refused("busy", "the table changes faster than it can be written")

    def _own_token(self, session: Session[Any], seat: int, given: int, by: str) -> int:
        """The kernel's token of the seat's question, if what a person gave names that very question."""
        if by != "person":
            return given
        asked = session.asked(seat)
        if given != token(session, asked):
            raise Refused(STALE, "the question has changed")
        return asked.token()

    def _answer_data(self, old: Session[Any], new: Session[Any], by: str) -> dict[str, Any]:
        added = new.log[len(old.log) :]
        data = {
            "by": by,
            "answers": [[a.seat, a.kind, a.arg, int(a.held), a.check] for a in added],
            "progress": round(new.game.progress(new.state), 3),
            "over": new.over,
            "secret": new.region >= 0,
        }
        if old.region >= 0 and new.region != old.region:
            data["closes"] = old.region
            in_seat_order(new.log, old.region)
        return data

    def probe(self, seat: int, feed: list[tuple[int, int]], given: int) -> dict[str, Any]:
        """What would follow, for previews and compound widgets; nothing is written."""
        session = self._session()
        found = probe(session, seat, feed, self._own_token(session, seat, given, "person"))
        d, text = found.decision, found.question
        return {
            "question": question(session, d, text) if d is not None and text is not None else None,
            "choices": [plain(c) for c in found.choices],
            "changes": [plain(c) for c in found.changes],
            "reveals": found.reveals,
        }

    # going back

    def undoable(self, known: Session[Any], seat: int) -> str:
        """Empty if the seat may take its last answer back freely; else the reason why not.

        Decided by what the seat knows: a refusal must not tell whether others have chosen in secret.
        """
        if seat < 0:
            return "not-asked"
        ledger = self.ledger
        if ledger.state != RUNNING:
            return "over"
        if ledger.undo == "nobody":
            return "undo-nobody"
        try:
            new = known.undo(seat, [n for n, s in enumerate(ledger.seats) if s.shown])
        except Refused as e:
            return e.reason
        others = [n for n in ledger.people() if n != seat]
        if 0 <= known.region <= _first_difference(known, new) or not others:
            return ""
        if known.region >= 0:
            return "answered-since"
        return "undo-consent" if ledger.undo == "consent" else ""

    async def undo(self, seat: int) -> int:
        return await self.undisturbed(self._undo(seat))

    async def _undo(self, seat: int) -> int:
        async with self.lock:
            for _ in range(TRIES):
                old = self._session()
                reason = self.undoable(known_session(old, seat), seat)
                if reason:
                    raise Refused(reason, "this cannot be taken back freely")
                new = old.undo(seat, self.bots())
                first = _first_difference(old, new)
                lane = 0 <= old.region <= first
                data = {"seat": seat, "ply": first, "lane": lane, "secret": new.region >= 0}
                kept = {ply for ply in self.stored_plies if ply <= first}
                if await self.write("undo", data, new):
                    self.stored_plies = kept
                    return self.revision(seat)
        raise Refused("busy", "the table changes faster than it can be written")

    async def ask(self, seat: int) -> int:
        """Ask the others to let the seat's last answer be taken back; the number of the question."""
        return await self.undisturbed(self._ask(seat))

    async def _ask(self, seat: int) -> int:
        async with self.lock:
            for _ in range(TRIES):
                if self.ledger.undo == "nobody" or self.ledger.state != RUNNING:
                    raise Refused("undo-nobody" if self.ledger.state == RUNNING else "over", "no undo here")
                if self.ledger.ask is not None:
                    raise Refused("asked-already", "one question at a time")
                ply = self._before_last(seat)
                if await self.write("ask", {"seat": seat, "ply": ply}):
                    asked = self.ledger.seq
                    await self._settle()
                    return asked
        raise Refused("busy", "the table changes faster than it can be written")

    def _before_last(self, seat: int) -> int:
        """Where the seat's last answer began; a secret choice since closed is taken back for all."""
        log = known_session(self._session(), seat).log
        own = [ply for ply, a in enumerate(log) if a.seat == seat and not a.held]
        if not own:
            raise Refused("nothing-to-undo", "nothing to undo")
        for start, end in self.ledger.regions:
            if start <= own[-1] < end:
                return start
        region = self._session().region
        return min(own[-1], region) if region >= 0 else own[-1]

    async def consent(self, asked: int, seat: int, yes: bool) -> None:
        """Agree, or not; whoever asked may withdraw. When all have agreed the table goes back."""
        await self.undisturbed(self._consent(asked, seat, yes))

    async def _consent(self, asked: int, seat: int, yes: bool) -> None:
        async with self.lock:
            for _ in range(TRIES):
                ask = self.ledger.ask
                if ask is None or ask.id != asked:
                    raise Refused("stale", "nobody asks this any more")
                if seat in ask.yes or (yes and seat == ask.by):
                    return
                if await self.write("consent", {"ask": asked, "seat": seat, "yes": yes}):
                    await self._settle()
                    return
        raise Refused("busy", "the table changes faster than it can be written")

    async def _settle(self) -> None:
        ask = self.ledger.ask
        if ask is None or any([n not in ask.yes for n in self.ledger.people() if n != ask.by]):
            return
        new = self._session().goto(ask.ply)
        data = {"ply": ask.ply, "seat": ask.by, "by": ask.yes, "secret": new.region >= 0}
        kept = {ply for ply in self.stored_plies if ply <= ask.ply}
        if await self.write("goto", data, new):
            self.stored_plies = kept

    def bots(self) -> list[int]:
        return [n for n, seat in enumerate(self.ledger.seats) if seat.bot]

    # telling

    def revision(self, seat: int) -> int:
        return revision(steps_known(self._session(), seat), self.ledger.turned[seat])

    def join(self, listener: Listener, since: dict[int, int]) -> None:
        """Begin to listen, with all that was missed since the revisions the client names."""
        ear = self.listeners[listener] = Ear(listener.seats)
        self.used = time.monotonic()
        ear.card = self.full_card(listener.seats)
        listener.send({"type": "table", **ear.card})
        self._tell_card_soon()
        for line in self.ledger.chat:
            listener.send(said(line))
        if self.session is not None:
            telling = Telling(self, self.session)
            for seat, heard in ear.seats.items():
                self._resume(seat, heard, since.get(seat, -1))
                telling.tell(listener, seat, heard, always=True)
        self.tell()

    def _resume(self, seat: int, heard: Heard, since: int) -> None:
        """Pick the thread up where the client left it, if its past is still ours."""
        turned, steps = divmod(since, TURN)
        session = self._session()
        now = self.revision(seat)
        if since < 0 or turned != self.ledger.turned[seat] or steps > now % TURN:
            return
        start = next((a for a, b in self.ledger.regions if a <= steps < b), session.region)
        if not 0 <= start <= steps:
            start = steps
        own = [a for a in session.log[start:] if a.seat == seat][: steps - start]
        marks = [m for m in session.marks if m.ply <= start]
        then = Session(session.game, session.setup, marks, session.log[:start] + own)
        heard.revision, heard.turned, heard.since = since, turned, start
        heard.extra = Counter([_key(e) for e in events_since(then, start)])

    def part(self, listener: Listener) -> None:
        if self.listeners.pop(listener, None) is not None:
            if not self.listeners:
                self.parts = Parts()  # nobody looks: no need to remember
            self.used = time.monotonic()
            self._tell_card_soon()

    def here(self) -> Here:
        """Who looks on from this process."""
        seats = sorted({seat for listener in self.listeners for seat in listener.seats} - {-1})
        return Here(tuple(seats), len([x for x in self.listeners if -1 in x.seats]))

    def look_from(self, process: str, here: Here) -> None:
        """Another process has told who looks on from there."""
        if here == self.elsewhere.get(process, Here()):
            return
        self.elsewhere[process] = here
        if here == Here():
            del self.elsewhere[process]
        self._tell_card_soon()

    def present(self) -> Here:
        """Who looks on, from whichever process."""
        all_ = [self.here(), *self.elsewhere.values()]
        seats = sorted({seat for here in all_ for seat in here.seats})
        return Here(tuple(seats), sum([here.spectators for here in all_]))

    def full_card(self, seats: tuple[int, ...] = ()) -> dict[str, Any]:
        """The card with who is here; for a client that holds `seats`."""
        return self._with_presence(card(self.ledger, seats), self.present())

    def _with_presence(self, shown: dict[str, Any], present: Here) -> dict[str, Any]:
        for n, seat in enumerate(shown["seats"]):
            seat["present"] = n in present.seats
        shown["spectators"] = present.spectators
        return shown

    def tell_card(self) -> None:
        made: dict[tuple[int, ...], dict[str, Any]] = {}
        present = self.present()
        for listener, ear in list(self.listeners.items()):
            if listener.seats not in made:
                made[listener.seats] = self._with_presence(card(self.ledger, listener.seats), present)
            shown = made[listener.seats]
            if shown != ear.card:
                ear.card = shown
                listener.send({"type": "table", **shown})

    def _tell_card_soon(self) -> None:
        """A thousand who come at once are told of each other once."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(PRESENCE, self._tell_card_now)

    def _tell_card_now(self) -> None:
        self.telling = None
        self.tell_card()
        for tell in self.gathered:
            tell(self)

    def _tell_entry(self, entry: Entry, line: list[dict[str, Any]]) -> None:
        spoken = entry.type in ("chat", "ask", "goto")
        if spoken or (entry.type == "consent" and not entry.data["yes"]):
            for listener in list(self.listeners):
                listener.send(said(line[0]))
        if entry.type not in ("chat", "answer", "consent") or self.ledger.state == OVER:
            self.tell_card()

    def tell(self) -> None:
        """Send every client what has changed for its seats, and nothing else."""
        if self.session is not None:
            telling = Telling(self, self.session)
            for listener, ear in list(self.listeners.items()):
                for seat, heard in ear.seats.items():
                    telling.tell(listener, seat, heard)
                self._tell_clock(listener, ear)
                self._tell_ask(listener, ear)
        for look in self.changed:
            look(self)

    def refresh(self, listener: Listener, seat: int) -> None:
        """The position once more, for a client that answered what is no longer asked."""
        ear = self.listeners.get(listener)
        if ear is not None and seat in ear.seats and self.session is not None:
            ear.seats[seat].revision = -1
            ear.seats[seat].parts = {}
            Telling(self, self.session).tell(listener, seat, ear.seats[seat])

    def what_changed(self, seat: int) -> dict[str, Any] | None:
        """One line, for a stale click."""
        return last_line(known_session(self._session(), seat), seat) if self.session is not None else None

    def clocks(self, seats: tuple[int, ...]) -> tuple[tuple[int, float, float, bool | None], ...]:
        """Seat, what was left, since when, running; others' clocks stand still while people choose in secret."""
        ledger = self.ledger
        out: list[tuple[int, float, float, bool | None]] = []
        for n, clock in enumerate(ledger.clocks):
            if ledger.seats[n].house:
                continue
            if ledger.secret and n not in seats:
                out.append((n, ledger.known_clocks[n].left, 0.0, None))
            else:
                out.append((n, clock.left, clock.since, clock.since > 0))
        return tuple(out)

    def _tell_clock(self, listener: Listener, ear: Ear) -> None:
        clocks = self.clocks(listener.seats)
        if clocks != ear.clock:
            ear.clock = clocks
            now = time.time()
            shown = {
                n: {"left": round(Clock(left, since).at(now), 1), "running": running}
                for n, left, since, running in clocks
            }
            listener.send({"type": "clock", "seats": shown})

    def _tell_ask(self, listener: Listener, ear: Ear) -> None:
        ask = self.ledger.ask
        if ask is not None and ear.ask != ask.id:
            ear.ask = ask.id
            steps = steps_known(self._session(), listener.seats[0]) - ask.ply if listener.seats else 0
            message = {"what": "undo", "by": ask.by, "step": ask.ply, "steps": steps}
            listener.send({"type": "ask", "ask": ask.id, **message})
        elif ask is None and ear.ask:
            yes = self.ledger.settled == (ear.ask, True)
            listener.send({"type": "answered", "ask": ear.ask, "yes": yes})
            ear.ask = 0


class Telling:
    """One round of telling: what several clients hear alike is made once."""

    def __init__(self, live: Live, session: Session[Any]) -> None:
        self.live = live
        self.session = session
        self.known: dict[int, Session[Any]] = {}
        self.made: dict[tuple[int, int, int, bool], tuple[dict[str, Any], Sent]] = {}
        self.events: dict[int, list[Event]] = {}  # of the session that all seats share, by ply

    def tell(self, listener: Listener, seat: int, heard: Heard, always: bool = False) -> None:
        turned = self.live.ledger.turned[seat]
        now = revision(steps_known(self.session, seat), turned)
        if now == heard.revision and heard.turned == turned and not always:
            return
        if seat not in self.known:
            self.known[seat] = known_session(self.session, seat)
        known, key = self.known[seat], (seat, heard.revision, heard.since, listener.whole)
        if key not in self.made:
            had = {} if listener.whole else heard.parts
            view, has = self.live.parts.view(known.game.observe(known.state, seat), had)
            self.made[key] = self._position(known, seat, turned, heard, view), has
        _remember(known, heard, now, turned)
        message, heard.parts = self.made[key]
        listener.send(message)

    def _position(
        self, known: Session[Any], seat: int, turned: int, heard: Heard, view: dict[str, Any]
    ) -> dict[str, Any]:
        events: list[Event] = []
        since = -1
        if heard.revision >= 0 and turned == heard.turned:
            events, since = _new_events(self._events(known, heard.since), heard), heard.revision
        return position(known, seat, turned, since, events, self.live.undoable(known, seat), view)

    def _events(self, known: Session[Any], since: int) -> list[Event]:
        if known is not self.session:
            return events_since(known, since)
        if since not in self.events:
            self.events[since] = events_since(known, since)
        return self.events[since]


def card(ledger: Ledger, own: tuple[int, ...] = ()) -> dict[str, Any]:
    """The table as anybody may see it; of one's own seats also what the others cannot know yet."""
    return {
        "table": ledger.table,
        "game": ledger.game,
        "state": ledger.state,
        "options": ledger.options,
        "pace": {"bank": ledger.pace.bank, "increment": ledger.pace.increment},
        "undo": ledger.undo,
        "listed": ledger.listed,
        "chosen_seed": ledger.chosen_seed,
        "seats": [
            {
                "who": seat.who,
                "name": seat.name,
                "bot": seat.bot if n in own else seat.shown,
                "house": seat.house,
                "taken": bool(seat.token),
            }
            for n, seat in enumerate(ledger.seats)
        ],
        "progress": ledger.known_progress,
        "rematch": ledger.rematch,
        "made": ledger.made,
        "moved": ledger.moved,
    }


def said(line: dict[str, Any]) -> dict[str, Any]:
    return {"type": "note" if "note" in line else "chat", **line}


def _first_difference(old: Session[Any], new: Session[Any]) -> int:
    for ply, (a, b) in enumerate(zip(old.log, new.log)):
        if a is not b:
            return ply
    return len(new.log)


def _key(e: Event) -> tuple[int, str, tuple[Any, ...]]:
    return (e.to, e.what, e.args)


def _new_events(happened: list[Event], heard: Heard) -> list[Event]:
    events, seen = [], heard.extra.copy()
    for e in happened:
        if seen[_key(e)]:
            seen[_key(e)] -= 1
        else:
            events.append(e)
    return events


def _remember(known: Session[Any], heard: Heard, now: int, turned: int) -> None:
    heard.revision, heard.turned = now, turned
    heard.since = len(known.log) if known.region < 0 else known.region
    told = [] if known.region < 0 else events_since(known, known.region)
    heard.extra = Counter([_key(e) for e in told])
