"""What happened, as lines of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cinqmars.kernel import Message, seat_name
from cinqmars.session import Session


class Line(NamedTuple):
    """Told after `ply` answers."""

    ply: int
    story: Message


class News(NamedTuple):
    """A story for one seat; it `touches` the seat when another's doing names it."""

    story: Message
    touches: bool


def stories(session: Session, seat: int, since: int = -1) -> list[Line]:
    """What `seat` may know of it; -1 is a spectator."""
    told = [
        (event.ply, session.game.story(event)) for event in session.events_since(since) if event.seen_by(seat)
    ]
    return [Line(ply, story) for ply, story in told if story is not None]


def last_answer(session: Session, seat: int) -> int:
    """The ply at which the seat last answered, or -1."""
    return max([ply for ply, answer in enumerate(session.log) if answer.seat == seat], default=-1)


def news(session: Session, seat: int) -> list[News]:
    """Since the seat's last turn, what its own answer caused included."""
    told = stories(session, seat, last_answer(session, seat))
    return [
        News(line.story, caused_by(session, line.ply) != seat and names(line.story, seat)) for line in told
    ]


def caused_by(session: Session, ply: int) -> int:
    return session.log[ply - 1].seat if ply else -1


def names(story: Message, seat: int) -> bool:
    return any([arg == seat_name(seat) for arg in story.args.values()])


def worth_telling(news: Sequence[News], most: int) -> list[News]:
    """In their order: what touches the seat before anything else, then the latest."""
    by_worth = sorted(range(len(news)), key=lambda i: (not news[i].touches, -i))
    return [news[i] for i in sorted(by_worth[:most])]
