"""What one seat is sent: computed on a session that holds only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final
from zlib import crc32

from msgspec import Raw

from cinqmars.kernel import Answer, Decision, Diverged, Event, Message, Session, record
from cinqmars.kernel.view import Form, Panel, PlayerView, View, Zone
from cinqmars.server import wire
from cinqmars.server.wire import encoder

TURN: Final = 1_000_000  # a changed past counts more than any answer: revisions never fall
LINES: Final = 400  # told to a client that was away; the rest is in the history


def revision(steps: int, turned: int) -> int:
    """Counts what this seat has seen, not what the game has heard."""
    return turned * TURN + steps


def steps_known(session: Session[Any], seat: int) -> int:
    if session.region < 0:
        return len(session.log)
    return session.region + len([a for a in session.log[session.region :] if a.seat == seat])


def ready_in(session: Session[Any]) -> tuple[int, ...]:
    """While people choose in secret: those whose whole choice is in. How many answers it took is nobody's business."""
    if session.region < 0:
        return ()
    asked = {d.seat for d in session.pending}
    return tuple(sorted({a.seat for a in session.log[session.region :]} - asked))


Key = tuple[type, str | int]  # a zone or a panel by its ref, a player by its seat
Sent = dict[Key, int]  # the parts a client has, by the hashes of what was sent


def encoded(view: View) -> Raw:
    return Raw(encoder.encode(view))


class Parts:
    """Parts of views as bytes, with their hashes: one that several clients see is encoded once."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[Any, bytes, int]] = {}  # by identity, which the part itself keeps
        self.within: dict[int, Sent] = {}  # the zones of a player or a panel

    def zones(self, group: PlayerView | Panel) -> Sent:
        """Its zones, by the hashes of what they are as bytes."""
        found = self.within.get(id(group))
        if found is None:
            found = {(Zone, zone.ref): self.zone(zone)[1] for zone in group.zones}
            self.within[id(group)] = found
        return found

    def zone(self, zone: Zone) -> tuple[bytes, int]:
        found = self.made.get(id(zone))
        if found is None:
            raw = encoder.encode(zone)
            found = self.made[id(zone)] = (zone, raw, hash(raw))
        return found[1], found[2]

    def shell(
        self, group: PlayerView | Panel, encode: Callable[[list[str | Raw]], bytes]
    ) -> tuple[bytes, int]:
        """A player or a panel whose zones are only named."""
        found = self.made.get(id(group))
        if found is None:
            raw = encode([zone.ref for zone in group.zones])
            found = self.made[id(group)] = (group, raw, hash(raw))
        return found[1], found[2]


def changed_parts(view: View, had: Sent, made: Parts | None = None) -> tuple[Raw, Sent]:
    """The view for a client: each part that it had is sent as its name alone; and the parts it has then."""
    made = made or Parts()
    has: Sent = {}
    players = [_player(player, had, has, made) for player in view.players]
    panels = [_panel(panel, had, has, made) for panel in view.panels]
    return Raw(encoder.encode(wire.ViewParts(view.seat, view.headline, players, panels))), has


def _player(p: PlayerView, had: Sent, has: Sent, made: Parts) -> int | Raw:
    def parts(zones: list[str | Raw]) -> bytes:
        return encoder.encode(wire.PlayerParts(p.seat, p.facts, zones, p.tracks, p.status))

    found = _group(p, (PlayerView, p.seat), parts, had, has, made)
    return p.seat if found is None else found


def _panel(p: Panel, had: Sent, has: Sent, made: Parts) -> str | Raw:
    def parts(zones: list[str | Raw]) -> bytes:
        return encoder.encode(wire.PanelParts(p.ref, p.label, p.map, zones, p.tracks, p.tables, p.facts))

    found = _group(p, (Panel, p.ref), parts, had, has, made)
    return p.ref if found is None else found


def _group(
    group: PlayerView | Panel,
    key: Key,
    parts: Callable[[list[str | Raw]], bytes],
    had: Sent,
    has: Sent,
    made: Parts,
) -> Raw | None:
    """A player or a panel; None if the client has all of it."""
    zones = made.zones(group)
    has.update(zones)
    shell, has[key] = made.shell(group, parts)
    if zones.items() <= had.items():
        return None if had.get(key) == has[key] else Raw(shell)
    return Raw(parts([_zone(zone, had, made) for zone in group.zones]))


def _zone(zone: Zone, had: Sent, made: Parts) -> str | Raw:
    raw, hash_ = made.zone(zone)
    return zone.ref if had.get((Zone, zone.ref)) == hash_ else Raw(raw)


def position(
    known: Session[Any], seat: int, turned: int, since: int, events: list[Event], undo: str, view: Raw
) -> wire.Position:
    """Everything `seat` sees now, and how it came to be; `since` is the revision from which `told` goes on."""
    game = known.game
    d = asked(known, seat)
    return wire.Position(
        seat=seat,
        revision=revision(len(known.log), turned),
        steps=len(known.log),
        since=since,
        view=view,
        question=question(known, d, known.seen(seat)) if d is not None else None,
        choices=known.choices(d) if d is not None else [],
        waiting=[wire.Waiting(w.seat, w.must, overheard(known, w)) for w in known.pending],
        told=told(known, seat, events),
        undo=undo,
        progress=game.progress(known.state),
        over=result(known),
    )


def asked(known: Session[Any], seat: int) -> Decision | None:
    mine = [d for d in known.pending if d.seat == seat]
    return mine[0] if mine else None


def overheard(known: Session[Any], d: Decision) -> Message | None:
    """What somebody is asked, if the whole table may hear it; what is asked in secret, nobody."""
    if known.region >= 0 or not known.game.heard(d):
        return None
    return known.game.question(known.state, d)


def token(session: Session[Any], d: Decision) -> int:
    """Names a question put to a person: asked twice in a row, it is two questions, and a double click answers one."""
    answered = len([a for a in session.log if a.seat == d.seat])
    return crc32(b"%d" % answered, d.token())


def question(session: Session[Any], d: Decision, s: Any) -> wire.Question:
    """As it is put to a seat that sees `s`."""
    game = session.game
    return worded(session, d, game.question(s, d), game.form(s, d))


def worded(session: Session[Any], d: Decision, text: Message, form: Form | None) -> wire.Question:
    kind = session.game.kinds[d.kind]
    return wire.Question(
        d.seat, d.kind, kind.name, token(session, d), text, d.held, d.must, d.idle, form, kind.passing
    )


def told(known: Session[Any], seat: int, events: list[Event], most: int | None = LINES) -> list[wire.Told]:
    """What happened, in order, as lines and travelling pieces; only what this seat may know."""
    game, out = known.game, []
    heard = [e for e in events if e.seen_by(seat)]
    for e in heard[-most:] if most else heard:
        story, moves = game.story(e), game.moves(e)
        if story is not None or moves:
            out.append(wire.Told(e.ply, known.cause(e), e.what, story, list(moves), game.parts(e)))
    return out


def last_line(known: Session[Any], seat: int) -> Message | None:
    """The last thing the seat was told, as one line; the current turn may have told nothing yet."""
    before = max([m.ply for m in known.marks if m.ply < known.since], default=0)
    lines = spoken(known, seat, known.events) or spoken(known, seat, known.events_since(before))
    return lines[-1] if lines else None


def spoken(known: Session[Any], seat: int, events: list[Event]) -> list[Message]:
    return [t.line for t in told(known, seat, events) if t.line is not None]


def result(known: Session[Any]) -> wire.Result | None:
    if not known.over:
        return None
    return wire.Result(known.game.returns(known.state), list(known.game.scores(known.state)))


def whole_story(known: Session[Any]) -> list[Event]:
    """All events, as far back as today's rules can tell them."""
    for first in range(len(known.marks)):
        try:
            marks = known.marks[first : first + 1]
            return Session(known.game, known.setup, marks, known.log).events
        except Diverged:
            continue
    return []


def step(then: Session[Any], seat: int, given: Answer | None, steps: int) -> wire.StepView:
    """One point of a history of so many steps, with the question then asked and the answer given."""
    ply = len(then.log)
    d = asked(then, seat) if seat >= 0 else None
    return wire.StepView(
        step=ply,
        steps=steps,
        view=then.view(seat),  # in a region since closed, before anybody else had chosen
        question=question(then, d, then.seen(seat)) if d is not None else None,
        choices=then.choices(d) if d is not None else [],
        answer=given.arg if given is not None and d is not None and given.seat == seat else None,
        told=told(then, seat, then.events_since(ply - 1)) if ply else [],
        over=result(then),
    )


def figure(known: Session[Any], seat: int, ply: int) -> wire.Figure:
    """One point of the history in numbers: the view without what lies where."""
    view = known.goto(ply).view(seat)
    players = tuple([replace(player, zones=()) for player in view.players])
    panels = tuple([replace(panel, zones=(), tables=()) for panel in view.panels])
    return wire.Figure(ply, View(view.seat, view.headline, players, panels))


def whole_record(session: Session[Any]) -> dict[str, Any]:
    """The record of a game that is over, with the digests of all checkpoints its rules still reach."""
    with suppress(Diverged):  # played by older rules: then those checkpoints we have
        session = Session(session.game, session.setup, session.marks[:1], session.log)
    return record.save(session)


def seat_record(known: Session[Any], seat: int) -> wire.SeatRecord:
    """What a seat may take along from a running table: what it was told, what it answered, what it sees now."""
    return wire.SeatRecord(
        format="cinqmars-seat",
        format_version=1,
        game=known.game.id,
        rules=known.setup.rules,
        seats=known.setup.seats,
        options=known.setup.options,
        seat=seat,
        steps=len(known.log),
        answers=[(ply, a.kind, a.arg) for ply, a in enumerate(known.log) if a.seat == seat],
        told=told(known, seat, whole_story(known), None),
        view=known.view(seat),
    )
