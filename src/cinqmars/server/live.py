"""A table in memory: the ledger, and the session it stands for.

Memory is only a cache. Every change is an entry in the store first; when another process was quicker, its
entries are read and the change is tried again on what they made of the table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from msgspec import to_builtins

from cinqmars.kernel import Message, Refused, Session, probe
from cinqmars.kernel.errors import NOTHING_TO_UNDO, STALE
from cinqmars.kernel.session import Mark
from cinqmars.kernel.view import View
from cinqmars.server.audience import Audience
from cinqmars.server.ledger import CLOSED, PLAY, REPAIR, RUNNING, Ledger, in_seat_order
from cinqmars.server.opening import FAULTS, opened
from cinqmars.server.positions import last_line, revision, steps_known, token, worded
from cinqmars.server.store import DELETE, Checkpoint, LogEntry, Store
from cinqmars.server.times import clocks_after, due_at
from cinqmars.server.wire import Probed

T = TypeVar("T")

TRIES: Final = 8  # lost races against other processes before we give up
ANSWERS_PER_CHECKPOINT: Final = 24

log = logging.getLogger("cinqmars.server")


class Live:
    """One table. All changes happen under its lock."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self.store = store
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.session: Session[Any] | None = None
        self.seen: dict[int, tuple[Session[Any], View]] = {}  # by seats that are asked: what they see now
        self.stored_plies: set[int] = set()
        self.last_ply = 0  # of the last checkpoint, as it is stored or being stored
        self.storing_last = False
        self.changed: list[Callable[[Live], None]] = []  # bots and clocks look again
        self.wrote: list[Callable[[Live, LogEntry], None]] = []  # told of what this process wrote
        self.called: dict[int, int] = {}  # by seats: the question they were called for
        self.writing: set[asyncio.Task[Any]] = set()
        self.used = time.monotonic()
        self.audience = Audience(self)

    # loading

    @staticmethod
    async def load(store: Store, table: str) -> Live | None:
        entries = await store.read(table)
        if not entries or entries[-1].type == DELETE:
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
        for _ in range(TRIES):
            ledger = self.ledger
            found = opened(ledger, await self.store.marks(ledger.table))
            self.stored_plies = {m.ply for m in found.marks}
            self.session = found
            if len(found.log) == len(ledger.answers) or await self._repaired(found):
                self.session = self._pruned(found)
                return
        raise Refused("busy", "the table changes faster than it can be opened")

    async def _repaired(self, session: Session[Any]) -> bool:
        """The rules have changed under the last answers: they are asked again, and people are told."""
        data: dict[str, Any] = {
            "ply": len(session.log),
            "rules": session.game.version,
            "progress": round(session.game.progress(session.state), 3),
            "over": session.over,
            "secret": session.region >= 0,
        }
        if self.ledger.pace.bank:
            data["clocks"] = clocks_after(self.ledger, REPAIR, data, session, time.time(), -1)
        log.warning("table repaired", extra={"table": self.ledger.table, "game": self.ledger.game})
        entry = LogEntry(self.ledger.seq + 1, REPAIR, data, time.time())
        after = self.ledger.after(entry)
        due = due_at(after, session, entry.at)
        if not await self.store.append(after.table, entry, to_builtins(after.card()), due=due):
            for missed in await self.store.read(self.ledger.table, self.ledger.seq):
                self.ledger.fold(missed)
            return False
        self.ledger = after
        return True

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
        if self.ledger.deleted:
            log.info("table deleted", extra={"table": self.ledger.table})
        elif self.session is None or undone != self.ledger.undone or state != self.ledger.state:
            await self._open_session()
        elif answers != len(self.ledger.answers):
            await self._go_on(self.session)
        for entry, line in zip(entries, lines):
            self.audience.tell_entry(entry, line)
        self.tell()

    async def _go_on(self, old: Session[Any]) -> None:
        try:
            self.session = self._pruned(Session(old.game, old.setup, old.marks, self.ledger.answers))
        except FAULTS:  # another process plays by other rules
            await self._open_session()

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
        if self.ledger.deleted:
            raise Refused("no-table", "the table has been deleted", {"got": self.ledger.table})
        now = time.time()
        if type_ in PLAY and self.ledger.pace.bank:
            clocks = clocks_after(self.ledger, type_, data, session or self._session(), now, actor)
            data = {**data, "clocks": clocks}
        entry = LogEntry(self.ledger.seq + 1, type_, data, now)
        after = self.ledger.after(entry)
        known = self.ledger.opened_by()
        keys = [key for key in after.opened_by() if key not in known]
        due = due_at(after, session or self.session, now)
        if not await self.store.append(after.table, entry, to_builtins(after.card()), keys, due):
            await self.catch_up()
            return False
        self.ledger = after
        self.used = time.monotonic()
        if session is not None:
            self.session = session
            self._checkpoint()
            self._pruned(session)
        self.audience.tell_entry(entry, after.chat[-1:])
        self.tell()
        for told in self.wrote:
            told(self, entry)
        return True

    def _checkpoint(self) -> None:
        """The last one always, in the place of the one before; and about one a round to stay."""
        last = self._session().marks[-1]
        if last.ply != self.last_ply and not self.storing_last:
            self.storing_last, self.last_ply = True, last.ply
            self._store(last, last=True)
        newest = max([0, *self.stored_plies])
        for mark in self._session().marks:
            if mark.ply - newest >= ANSWERS_PER_CHECKPOINT:
                self.stored_plies.add(mark.ply)
                self._store(mark)
                newest = mark.ply

    def _store(self, mark: Mark, last: bool = False) -> None:
        checkpoint = Checkpoint(mark.number, mark.ply, mark.barrier, self.ledger.seq, mark.state.to_json())
        task = asyncio.ensure_future(self.store.mark(self.ledger.table, checkpoint, last))
        self.writing.add(task)
        task.add_done_callback(lambda done: self._marked(done, last))

    def _marked(self, task: asyncio.Task[None], last: bool) -> None:
        self.writing.discard(task)
        if last:
            self.storing_last = False
        if not task.cancelled() and task.exception() is None and last and self.session is not None:
            self._checkpoint()  # there may be a newer one by now

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
                if "closes" in data:  # the order of choosing is forgotten, also in the numbers of the steps
                    new = Session(old.game, old.setup, old.marks, in_seat_order(new.log, old.region))
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
        return data

    def probe(self, seat: int, feed: list[tuple[int, int]], given: int) -> Probed:
        """What would follow, for previews and compound widgets; nothing is written."""
        session = self._session()
        given = self._own_token(session, seat, given, "person")
        found = probe(session, seat, feed, given, self.view_of(seat, session))
        d, text = found.decision, found.question
        asked = worded(session, d, text, found.form) if d is not None and text is not None else None
        return Probed(asked, found.choices, found.changes, found.reveals)

    def view_of(self, seat: int, session: Session[Any]) -> View:
        """What the seat sees; of those that are asked it is kept, for each probe begins with it."""
        of, view = self.seen.get(seat, (None, None))
        if of is not session or view is None:
            view = session.view(seat)
            self.keep_view(seat, session, view)
        return view

    def keep_view(self, seat: int, session: Session[Any], view: View) -> None:
        asked = [d.seat for d in session.pending]
        self.seen = {n: kept for n, kept in self.seen.items() if kept[0] is session}
        if seat in asked:
            self.seen[seat] = (session, view)

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
            first = known.undo_to(seat, [n for n, s in enumerate(ledger.seats) if s.shown])
        except Refused as e:
            return "" if self._alone(seat) and e.reason != NOTHING_TO_UNDO else e.reason
        if 0 <= known.region <= first or self._alone(seat):
            return ""
        if known.region >= 0:
            return "answered-since"
        return "undo-consent" if ledger.undo == "consent" else ""

    def _alone(self, seat: int) -> bool:
        """Whether there are only bots besides: nobody need be asked, and nobody told."""
        return not [n for n in self.ledger.people() if n != seat]

    async def undo(self, seat: int) -> int:
        return await self.undisturbed(self._undo(seat))

    async def _undo(self, seat: int) -> int:
        async with self.lock:
            for _ in range(TRIES):
                old = self._session()
                reason = self.undoable(old.known_to(seat), seat)
                if reason:
                    raise Refused(reason, "this cannot be taken back freely")
                first, new = self._undone(old, seat)
                lane = 0 <= old.region <= first
                data = {"seat": seat, "ply": first, "lane": lane, "secret": new.region >= 0}
                kept = {ply for ply in self.stored_plies if ply <= first}
                if await self.write("undo", data, new):
                    self.stored_plies = kept
                    return self.revision(seat)
        raise Refused("busy", "the table changes faster than it can be written")

    def _undone(self, old: Session[Any], seat: int) -> tuple[int, Session[Any]]:
        """The ply where the seat's last answer began, and the game without it; alone also past a reveal."""
        try:
            return old.undo_to(seat, self.bots()), old.undo(seat, self.bots())
        except Refused:
            if not self._alone(seat):
                raise
        ply = self._before_last(seat)
        return ply, old.goto(ply)

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
                    asked = self.ledger.asks
                    await self._settle()
                    return asked
        raise Refused("busy", "the table changes faster than it can be written")

    def _before_last(self, seat: int) -> int:
        """Where the seat's last answer began; a secret choice since closed is taken back for all."""
        log = self._session().known_to(seat).log
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

    def tell(self) -> None:
        """All that listen hear what is new to them; bots and clocks look again."""
        self.audience.tell()
        for look in self.changed:
            look(self)

    def what_changed(self, seat: int) -> Message | None:
        """One line, for a stale click."""
        return last_line(self._session().known_to(seat), seat) if self.session is not None else None
