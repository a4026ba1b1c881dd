"""A recorded game, read again: its log, and the position at a ply."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from cinqmars.kernel import BadInput
from cinqmars.session import Session
from cinqmars.terminal import files, result, story
from cinqmars.terminal.board import still
from cinqmars.terminal.ink import Ink, marked, strung
from cinqmars.terminal.layout import title
from cinqmars.terminal.pen import DOT, Pen
from cinqmars.terminal.screen import Screen
from cinqmars.text import Speaker

SPECTATOR = -1


def replay(path: Path, ply: int | None, seat: int | None, lang: str, ink: Ink) -> None:
    whole, _ = files.load(path)
    session = whole if ply is None else at_ply(whole, ply)
    viewer = SPECTATOR if seat is None else checked_seat(whole, seat) - 1
    plain = Speaker(lang, whole.game.id)
    pen = Pen(Speaker(lang, whole.game.id, marked([plain.seat(n) for n in range(whole.seats)])), ink)
    screen = Screen()
    screen.print(*told(screen, pen, session, viewer, len(whole.log)))


def at_ply(session: Session, ply: int) -> Session:
    last = len(session.log)
    if not 0 <= ply <= last:
        raise BadInput("ply", f"plies are 0 to {last}, not {ply}", {"last": str(last), "got": str(ply)})
    return session.goto(ply)


def checked_seat(session: Session, seat: int) -> int:
    if not 1 <= seat <= session.seats:
        facts: dict[str, str | int] = {"seats": session.seats, "got": str(seat)}
        raise BadInput("seat", f"seats are 1 to {session.seats}, not {seat}", facts)
    return seat


def told(screen: Screen, pen: Pen, session: Session, viewer: int, last: int) -> Iterator[RenderableType]:
    """The log up to here, then the table as it stands, for the eyes of `viewer`."""
    say, view = pen.say, session.view(viewer)
    eyes = say("replay-spectator") if viewer == SPECTATOR else say.seat(viewer)
    where = say("replay-ply", ply=str(len(session.log)), last=str(last))
    yield from log(pen, story.stories(session, viewer))
    yield title(pen, say("game-title"), view, screen.width)
    yield pen.text(where + DOT + eyes)
    yield from still(screen, pen, view, session.game.geometry(session.seats))
    if session.over:
        yield result.headline(pen, session)
        yield result.table(pen, session)
    elif session.region < 0:
        names = ", ".join([say.seat(decision.seat) for decision in session.pending])
        yield pen.text(say("replay-waits", who=names), "bold")


def log(pen: Pen, lines: list[story.Line]) -> Iterator[Text]:
    """With the number of answers before each, where it changes."""
    last = -1
    for line in lines:
        ply = "" if line.ply == last else str(line.ply)
        yield strung(Text(f"{ply:>5}  ", pen.ink.quiet), pen.text(line.story))
        last = line.ply
