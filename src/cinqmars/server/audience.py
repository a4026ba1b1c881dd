"""Whoever listens to a table: each client hears what changes for its own seats, and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from msgspec import Raw
from msgspec.structs import asdict

from cinqmars.kernel import Event, Session
from cinqmars.kernel.view import View
from cinqmars.server import wire
from cinqmars.server.ledger import OVER, PERSON, REPAIR, UNSAY, Clock
from cinqmars.server.positions import (
    TURN,
    Parts,
    Sent,
    changed_parts,
    encoded,
    position,
    ready_in,
    revision,
    steps_known,
)
from cinqmars.server.store import LogEntry

if TYPE_CHECKING:
    from cinqmars.server.live import Live

PRESENCE: Final = 0.2  # seconds until all are told who has come or gone
FOLLOWED: Final = 60  # steps a client may have missed; beyond that it reads the history again
SEATING: Final = (
    "seat",
    "swap",
    "start",
    PERSON,
)  # entries after which a token may be another seat's, or nobody's


class Listener(Protocol):
    """A connected client, as a table sees it."""

    keys: tuple[str, ...]  # hashes of the tokens it holds: its seats are where these are
    seats: tuple[int, ...]  # -1 for a spectator; none for a visitor who may see the card only
    whole: bool  # it wants each view whole, not the parts that changed

    def send(self, message: wire.Push) -> None: ...


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


class Delivered:
    """What one client has been sent, so that it is sent nothing twice: pushes that say nothing would tell."""

    __slots__ = ("ask", "card", "clock", "ready", "seats")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = {seat: Heard() for seat in seats}
        self.card: wire.TableChanged | None = None
        self.clock: tuple[Any, ...] = ()
        self.ready: tuple[int, ...] = ()
        self.ask = 0


class Audience:
    """The clients of one table in this process, and who looks on from others."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.listeners: dict[Listener, Delivered] = {}
        self.gathered: list[Callable[[Live], None]] = []  # other processes are told who is here
        self.elsewhere: dict[str, Here] = {}  # by process
        self.telling: asyncio.TimerHandle | None = None

    # coming and going

    def join(self, listener: Listener, since: dict[int, int]) -> None:
        """Begin to listen, with all that was missed since the revisions the client names."""
        sent = self.listeners[listener] = Delivered(listener.seats)
        self.live.used = time.monotonic()
        sent.card = wire.TableChanged(**asdict(self.full_card(listener.seats)))
        listener.send(sent.card)
        self._tell_card_soon()
        for line in self.live.ledger.chat:
            listener.send(said(line))
        session = self.live.session
        if session is not None:
            telling = Telling(self.live, session)
            for seat, heard in sent.seats.items():
                self._resume(session, seat, heard, since.get(seat, -1))
                telling.tell(listener, seat, heard, always=True)
        self.live.tell()

    def _resume(self, session: Session[Any], seat: int, heard: Heard, since: int) -> None:
        """Pick the thread up where the client left it, if its past is still ours."""
        turned, steps = divmod(since, TURN)
        ledger = self.live.ledger
        now = self.live.revision(seat)
        if since < 0 or turned != ledger.turned[seat] or not 0 <= now % TURN - steps <= FOLLOWED:
            return
        start = next((a for a, b in ledger.regions if a <= steps < b), session.region)
        if not 0 <= start <= steps:
            start = steps
        own = [a for a in session.log[start:] if a.seat == seat][: steps - start]
        marks = [m for m in session.marks if m.ply <= start]
        then = Session(session.game, session.setup, marks, session.log[:start] + own)
        heard.revision, heard.turned, heard.since = since, turned, start
        heard.extra = Counter([_key(e) for e in then.events_since(start)])

    def part(self, listener: Listener) -> None:
        if self.listeners.pop(listener, None) is not None:
            self.live.used = time.monotonic()
            self._tell_card_soon()

    # who is here

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

    # the card

    def full_card(self, seats: tuple[int, ...] = ()) -> wire.Card:
        """The card with who is here; for a client that holds `seats`."""
        return self._card(seats, self.present())

    def _card(self, seats: tuple[int, ...], present: Here) -> wire.Card:
        shown = self.live.ledger.card(seats)
        for n, seat in enumerate(shown.seats):
            seat.present = n in present.seats
        shown.spectators = present.spectators
        shown.you = [seat for seat in seats if seat >= 0]
        return shown

    def tell_card(self) -> None:
        made: dict[tuple[int, ...], wire.TableChanged] = {}
        present = self.present()
        for listener, sent in list(self.listeners.items()):
            if listener.seats not in made:
                made[listener.seats] = wire.TableChanged(**asdict(self._card(listener.seats, present)))
            shown = made[listener.seats]
            if shown != sent.card:
                sent.card = shown
                listener.send(shown)

    def _tell_card_soon(self) -> None:
        """A thousand who come at once are told of each other once."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(PRESENCE, self._tell_card_now)

    def _tell_card_now(self) -> None:
        self.telling = None
        self.tell_card()
        for tell in self.gathered:
            tell(self.live)

    # what happens

    def tell_entry(self, entry: LogEntry, line: list[dict[str, Any]]) -> None:
        """What an entry says besides positions: a line of chat, another card, other seats."""
        if entry.type in SEATING:
            self._reseat()
        spoken = entry.type in ("chat", "nudge", "ask", "goto", "vote", REPAIR)
        if spoken or (entry.type == "consent" and not entry.data["yes"]):
            for listener in list(self.listeners):
                listener.send(said(line[0]))
        if entry.type == UNSAY:
            for listener in list(self.listeners):
                listener.send(wire.Unsaid(entry.data["line"]))
        if (
            entry.type not in ("chat", UNSAY, "nudge", "vote", "answer", "consent")
            or self.live.ledger.state == OVER
        ):
            self.tell_card()

    def _reseat(self) -> None:
        """Seats change places, are left or taken away: a client has those where its tokens are now."""
        ledger = self.live.ledger
        for listener, sent in self.listeners.items():
            held = ledger.held_by(listener.keys)
            if held == tuple([seat for seat in listener.seats if seat >= 0]):
                continue
            listener.seats = held or ((-1,) if ledger.opens(listener.keys) else ())
            sent.seats = {seat: Heard() for seat in listener.seats}

    def tell(self) -> None:
        """Send every client what has changed for its seats, and nothing else."""
        session = self.live.session
        if session is not None:
            seats = sorted({seat for sent in self.listeners.values() for seat in sent.seats})
            telling, ready = Telling(self.live, session, seats), ready_in(session)
            for listener, sent in list(self.listeners.items()):
                for seat, heard in sent.seats.items():
                    telling.tell(listener, seat, heard)
                self._tell_clock(listener, sent)
                self._tell_ready(ready, listener, sent)
                self._tell_ask(session, listener, sent)

    def refresh(self, listener: Listener, seat: int) -> None:
        """The position once more, for a client that answered what is no longer asked."""
        sent, session = self.listeners.get(listener), self.live.session
        if sent is not None and seat in sent.seats and session is not None:
            sent.seats[seat].revision = -1
            sent.seats[seat].parts = {}
            Telling(self.live, session).tell(listener, seat, sent.seats[seat])

    # clocks and questions

    def clocks(self, seats: tuple[int, ...]) -> tuple[tuple[int, float, float, bool | None], ...]:
        """Seat, what was left, since when, running; others' clocks stand still while people choose in secret."""
        ledger = self.live.ledger
        out: list[tuple[int, float, float, bool | None]] = []
        for n, clock in enumerate(ledger.clocks):
            if ledger.seats[n].house:
                continue
            if ledger.secret and n not in seats:
                out.append((n, ledger.known_clocks[n].left, 0.0, None))
            else:
                out.append((n, clock.left, clock.since, clock.since > 0))
        return tuple(out)

    def _tell_clock(self, listener: Listener, sent: Delivered) -> None:
        clocks = self.clocks(listener.seats)
        if clocks != sent.clock:
            sent.clock = clocks
            now = time.time()
            shown = {
                n: wire.SeatClock(round(Clock(left, since).at(now), 1), running)
                for n, left, since, running in clocks
            }
            listener.send(wire.ClockChanged(shown))

    def _tell_ready(self, ready: tuple[int, ...], listener: Listener, sent: Delivered) -> None:
        if listener.seats and ready != sent.ready:
            sent.ready = ready
            listener.send(wire.Ready(ready))

    def _tell_ask(self, session: Session[Any], listener: Listener, sent: Delivered) -> None:
        ask = self.live.ledger.ask
        if ask is not None and sent.ask != ask.id:
            sent.ask = ask.id
            steps = steps_known(session, listener.seats[0]) - ask.ply if listener.seats else 0
            listener.send(wire.Ask(ask.id, "undo", ask.by, ask.ply, steps))
        elif ask is None and sent.ask:
            listener.send(wire.Answered(sent.ask, self.live.ledger.settled == (sent.ask, True)))
            sent.ask = 0


class Telling:
    """One round of telling: what several clients hear alike is made once."""

    def __init__(self, live: Live, session: Session[Any], seats: Sequence[int] = ()) -> None:
        self.live = live
        self.session = session
        self.seats = seats  # that may have to be told
        self.views: dict[int, View] = {}  # of the session that all seats share
        self.parts = Parts()
        self.known: dict[int, Session[Any]] = {}
        self.made: dict[tuple[int, int, int, bool], tuple[wire.Position, Sent]] = {}
        self.events: dict[int, list[Event]] = {}  # of the session that all seats share, by ply

    def tell(self, listener: Listener, seat: int, heard: Heard, always: bool = False) -> None:
        turned = self.live.ledger.turned[seat]
        now = revision(steps_known(self.session, seat), turned)
        if now == heard.revision and heard.turned == turned and not always:
            return
        if seat not in self.known:
            self.known[seat] = self.session.known_to(seat)
        known, key = self.known[seat], (seat, heard.revision, heard.since, listener.whole)
        if key not in self.made:
            seen = self._view(known, seat)
            self.live.keep_view(seat, self.session, seen)
            view, has = (
                (encoded(seen), {}) if listener.whole else changed_parts(seen, heard.parts, self.parts)
            )
            self.made[key] = self._position(known, seat, turned, heard, view), has
        _remember(known, heard, now, turned)
        message, heard.parts = self.made[key]
        listener.send(message)

    def _view(self, known: Session[Any], seat: int) -> View:
        """What seats see alike is made once for all of them."""
        if known is not self.session or seat not in self.seats:
            return known.game.observe(known.state, seat)
        if not self.views:
            self.views = dict(zip(self.seats, known.game.observe_all(known.state, self.seats)))
        return self.views[seat]

    def _position(
        self, known: Session[Any], seat: int, turned: int, heard: Heard, view: Raw
    ) -> wire.Position:
        events: list[Event] = []
        since = -1
        if heard.revision >= 0 and turned == heard.turned:
            events, since = _new_events(self._events(known, heard.since), heard), heard.revision
        return position(known, seat, turned, since, events, self.live.undoable(known, seat), view)

    def _events(self, known: Session[Any], since: int) -> list[Event]:
        if known is not self.session:
            return known.events_since(since)
        if since not in self.events:
            self.events[since] = known.events_since(since)
        return self.events[since]


def said(line: dict[str, Any]) -> wire.ChatSaid | wire.NoteSaid:
    return wire.NoteSaid(**line) if "note" in line else wire.ChatSaid(**line)


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
    told = [] if known.region < 0 else known.events_since(known.region)
    heard.extra = Counter([_key(e) for e in told])
