"""What one seat is sent: computed on a session that holds only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

import msgspec

from cinqmars.kernel import Answer, Decision, Diverged, Event, Message, Session, record
from cinqmars.kernel.session import Mark
from cinqmars.kernel.view import Panel, Player, View, Zone
from cinqmars.server.wire import encoder, plain

TURN: Final = 1_000_000  # a changed past counts more than any answer: revisions never fall
KEPT: Final = 6  # versions of a part: as many seats may see it differently
LINES: Final = 400  # told to a client that was away; the rest is in the history


def known_session(session: Session[Any], seat: int) -> Session[Any]:
    """The table as it stands for `seat`: in an open region the others have not answered."""
    if session.region < 0:
        return session
    return Session(session.game, session.setup, session.marks, session.known(seat))


def revision(steps: int, turned: int) -> int:
    """Counts what this seat has seen, not what the game has heard."""
    return turned * TURN + steps


def steps_known(session: Session[Any], seat: int) -> int:
    if session.region < 0:
        return len(session.log)
    return session.region + len([a for a in session.log[session.region :] if a.seat == seat])


Key = tuple[type, str | int]  # a zone or a panel by its ref, a player by its seat
Sent = dict[Key, Any]  # the parts a client has


class Parts:
    """Views for the wire, part by part: what was alike for another seat, or a moment ago, is not made again."""

    def __init__(self) -> None:
        self.made: dict[Key, list[tuple[Any, Any]]] = {}

    def view(self, view: View, had: Sent) -> tuple[dict[str, Any], Sent]:
        """Each part that the client had is sent as its name alone; and the parts it has then."""
        has: Sent = {}
        return {
            "seat": view.seat,
            "headline": plain(view.headline),
            "players": [self._group(player, player.seat, had, has) for player in view.players],
            "panels": [self._group(panel, panel.ref, had, has) for panel in view.panels],
        }, has

    def _group(self, group: Player | Panel, name: str | int, had: Sent, has: Sent) -> Any:
        zones = [self._zone(zone, had, has) for zone in group.zones]
        key: Key = (group.__class__, name)
        shell = has[key] = self._made(key, group._replace(zones=()), plain)
        order = has[(tuple, name)] = tuple([zone.ref for zone in group.zones])
        same = had.get(key) is shell and had.get((tuple, name)) == order
        if same and all([zone.__class__ is str for zone in zones]):
            return name
        return {**shell, "zones": zones}

    def _zone(self, zone: Zone, had: Sent, has: Sent) -> Any:
        key: Key = (Zone, zone.ref)
        json = has[key] = self._made(key, zone, encoded)
        return zone.ref if had.get(key) is json else json

    def _made(self, key: Key, part: Any, make: Callable[[Any], Any]) -> Any:
        kept = self.made.setdefault(key, [])
        for old, made in kept:
            if old == part:
                return made
        kept.append((part, make(part)))
        del kept[:-KEPT]
        return kept[-1][1]


def encoded(part: Any) -> msgspec.Raw:
    return msgspec.Raw(encoder.encode(plain(part)))


def position(
    known: Session[Any],
    seat: int,
    turned: int,
    since: int,
    events: list[Event],
    undo: str,
    view: dict[str, Any],
) -> dict[str, Any]:
    """Everything `seat` sees now, and how it came to be; `since` is the revision from which `told` goes on."""
    game = known.game
    d = asked(known, seat)
    return {
        "type": "position",
        "seat": seat,
        "revision": revision(len(known.log), turned),
        "since": since,
        "view": view,
        "question": question(known, d, game.question(known.state, d)) if d is not None else None,
        "choices": [plain(c) for c in known.choices(d)] if d is not None else [],
        "waiting": [{"seat": w.seat, "must": w.must, "asked": overheard(known, w)} for w in known.pending],
        "told": told(known, seat, events),
        "undo": undo,
        "progress": game.progress(known.state),
        "over": result(known),
    }


def asked(known: Session[Any], seat: int) -> Decision | None:
    mine = [d for d in known.pending if d.seat == seat]
    return mine[0] if mine else None


def overheard(known: Session[Any], d: Decision) -> dict[str, Any] | None:
    """What somebody is asked, if the whole table may hear it; what is asked in secret, nobody."""
    if known.region >= 0 or d.kind not in known.game.aloud:
        return None
    text: dict[str, Any] = plain(known.game.question(known.state, d))
    return text


def token(session: Session[Any], d: Decision) -> int:
    """Names a question put to a person: asked twice in a row, it is two questions, and a double click answers one."""
    answered = len([a for a in session.log if a.seat == d.seat])
    return crc32(b"%d" % answered, d.token())


def question(session: Session[Any], d: Decision, text: Message) -> dict[str, Any]:
    game = session.game
    return {
        "seat": d.seat,
        "kind": d.kind,
        "name": game.kinds[d.kind].name,
        "token": token(session, d),
        "text": plain(text),
        "held": d.held,
        "must": d.must,
        "idle": d.idle,
    }


def told(
    known: Session[Any], seat: int, events: list[Event], most: int | None = LINES
) -> list[dict[str, Any]]:
    """What happened, in order, as lines and travelling pieces; only what this seat may know."""
    game, out = known.game, []
    heard = [e for e in events if e.seen_by(seat)]
    for e in heard[-most:] if most else heard:
        story, moves = game.story(e), game.moves(e)
        if story is not None or moves:
            line = plain(story) if story is not None else None
            out.append({"step": e.ply, "what": e.what, "line": line, "moves": [plain(m) for m in moves]})
    return out


def last_line(known: Session[Any], seat: int) -> dict[str, Any] | None:
    """The last thing the seat was told, as one line; the current turn may have told nothing yet."""
    lines = spoken(known, seat, known.events) or spoken(known, seat, whole_story(known))
    return lines[-1] if lines else None


def spoken(known: Session[Any], seat: int, events: list[Event]) -> list[dict[str, Any]]:
    return [t["line"] for t in told(known, seat, events) if t["line"] is not None]


def result(known: Session[Any]) -> dict[str, Any] | None:
    if not known.over:
        return None
    return {
        "returns": known.game.returns(known.state),
        "scores": [plain(score) for score in known.game.scores(known.state)],
    }


def events_since(known: Session[Any], since: int) -> list[Event]:
    """Replayed from the last checkpoint before: what a client that comes back has missed."""
    marks: list[Mark] = [m for m in known.marks if m.ply <= since]
    replay = Session(known.game, known.setup, marks or known.marks[:1], known.log)
    return [e for e in replay.events if e.ply > since]


def whole_story(known: Session[Any]) -> list[Event]:
    """All events, as far back as today's rules can tell them."""
    for first in range(len(known.marks)):
        try:
            marks = known.marks[first : first + 1]
            return Session(known.game, known.setup, marks, known.log).events
        except Diverged:
            continue
    return []


def step(known: Session[Any], seat: int, ply: int) -> dict[str, Any]:
    """One point of the history, with the question then asked and the answer given."""
    then = known.goto(ply)
    given: Answer | None = known.log[ply] if ply < len(known.log) else None
    d = asked(then, seat) if seat >= 0 else None
    return {
        "step": ply,
        "steps": len(known.log),
        "view": plain(then.view(seat)),  # in a region since closed, before anybody else had chosen
        "question": question(then, d, then.game.question(then.seen(seat), d)) if d is not None else None,
        "choices": [plain(c) for c in then.choices(d)] if d is not None else [],
        "answer": given.arg if given is not None and d is not None and given.seat == seat else None,
        "told": told(then, seat, events_since(then, ply - 1)) if ply else [],
        "over": result(then),
    }


def figures(known: Session[Any], seat: int, ply: int) -> dict[str, Any]:
    """One point of the history in numbers: the view without what lies where."""
    view = known.goto(ply).view(seat)
    players = tuple([player._replace(zones=()) for player in view.players])
    panels = tuple([panel._replace(zones=(), tables=()) for panel in view.panels])
    return {"step": ply, "view": plain(view._replace(players=players, panels=panels))}


def whole_record(session: Session[Any]) -> dict[str, Any]:
    """The record of a game that is over, with the digests of all checkpoints its rules still reach."""
    with suppress(Diverged):  # played by older rules: then those checkpoints we have
        session = Session(session.game, session.setup, session.marks[:1], session.log)
    return record.save(session)


def seat_record(known: Session[Any], seat: int) -> dict[str, Any]:
    """What a seat may take along from a running table: what it was told, what it answered, what it sees now."""
    own = [[ply, a.kind, a.arg] for ply, a in enumerate(known.log) if a.seat == seat]
    return {
        "format": "cinqmars-seat",
        "format_version": 1,
        "game": known.game.id,
        "rules": known.setup.rules,
        "seats": known.setup.seats,
        "options": known.setup.options,
        "seat": seat,
        "steps": len(known.log),
        "answers": own,
        "told": told(known, seat, whole_story(known), None),
        "view": plain(known.view(seat)),
    }
