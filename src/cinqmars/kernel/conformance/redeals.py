"""Re-dealing what a seat cannot know: it notices nothing, the truth leaves no trace, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from typing import Any, Final

from cinqmars.kernel.chance import Rng
from cinqmars.kernel.conformance.failure import Broken
from cinqmars.kernel.conformance.player import Player
from cinqmars.kernel.conformance.trial import SPECTATOR, Trial, around, text, told
from cinqmars.kernel.errors import Diverged
from cinqmars.kernel.message import Message
from cinqmars.kernel.question import Decision
from cinqmars.kernel.session import IDLE, Mark, Session, choices_of

DEALS: Final = 2  # re-deals that choices are compared with
WORLDS: Final = 4  # tries to find another world that looks the same
EXCHANGES: Final = 3


def redealt(t: Trial, s: Any, seat: int, rng: Rng) -> Any:
    """A copy of `s` in which all that `seat` cannot know is dealt again."""
    c = s.copy()
    c.io = IDLE
    t.game.resample(c, seat, rng)
    return c


# what the seat notices


def views(t: Trial) -> None:
    """Dealing again what a seat cannot know leaves its view byte-identical, a spectator's too."""
    for session in t.sessions():
        for seat in t.some_seats(session):
            c = redealt(t, session.seen(seat), seat, t.rng.fork())
            unnoticed(t.view(session, seat), text(t.game.observe(c, seat)), seat, seat)
        seat = t.one_asked(session).seat
        s = session.seen(seat)
        c = redealt(t, s, seat, t.rng.fork())
        unnoticed(text(t.game.observe(s, SPECTATOR)), text(t.game.observe(c, SPECTATOR)), seat, SPECTATOR)


def unnoticed(before: str, after: str, seat: int, viewer: int) -> None:
    if before != after:
        who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        raise Broken(f"{who} sees what seat {seat} cannot know: {around(before, after)}")


def questions(t: Trial) -> None:
    """A re-deal leaves the seat's question, options, labels, refs and reasons unchanged."""
    for session in t.sessions():
        for d in session.pending:
            s = session.seen(d.seat)
            for _ in range(DEALS):
                c = redealt(t, s, d.seat, t.rng.fork())
                before, after = asked(t, s, d), asked(t, c, d)
                if before != after:
                    differs = around(before, after)
                    raise Broken(f"{told(t.game, d)}: the choices show what the seat cannot know: {differs}")


def asked(t: Trial, s: Any, d: Decision) -> str:
    return text([t.game.question(s, d), choices_of(t.game, s, d)])


def overheard(t: Trial) -> None:
    """What is asked aloud follows from what everybody else sees: no re-deal changes it."""
    for session in t.sessions():
        before = aloud(t, session)
        if session.region >= 0 or not before:
            continue
        for seat in t.everyone():
            for other in other_deals(t, session, seat):
                after = aloud(t, other)
                if before != after:
                    differs = around(text(before), text(after))
                    raise Broken(f"seat {seat} overhears what it cannot know: {differs}")


def aloud(t: Trial, session: Session[Any]) -> list[tuple[int, Message]]:
    """Who is asked what, before all."""
    heard = [d for d in session.pending if t.game.heard(d)]
    return [(d.seat, t.game.question(session.state, d)) for d in heard]


def other_deals(t: Trial, session: Session[Any], seat: int) -> Iterator[Session[Any]]:
    """The same answers after a re-deal at the last checkpoint, where the seat sees no difference."""
    for _ in range(DEALS):
        s = redealt(t, session.marks[-1].state, seat, t.rng.fork())
        with suppress(Diverged):  # somebody could not have answered so
            other = resumed(session, s, seat)
            if text(t.game.observe(other.state, seat)) == t.view(session, seat):
                yield other


# what is left of the truth


def blind(t: Trial) -> None:
    """A re-deal depends on what the seat sees and on chance alone, not on what lay there."""
    for session in t.sessions():
        for seat in t.some_seats(session):
            s = session.seen(seat)
            luck = t.rng.fork()
            once = redealt(t, s, seat, luck.copy()).to_json()
            twice = redealt(t, redealt(t, s, seat, t.rng.fork()), seat, luck.copy()).to_json()
            kept = [name for name in once if once[name] != twice[name]]
            if kept:
                differs = around(text(once[kept[0]]), text(twice[kept[0]]))
                raise Broken(
                    f"re-dealt for seat {seat}, {', '.join(kept)} depends on what lay there: {differs}"
                )


def reach(t: Trial) -> None:
    """A re-deal reaches every secret: none waits in a local variable across a question."""
    for session in t.sessions():
        d = t.one_asked(session)
        dream = Dream(t, session, d)
        for _ in range(WORLDS):
            other = another_world(t, session, d, t.rng.fork())
            if other is not None:
                dream.compare(dream.imagined(other), "a local variable, an iterator or a stale list keeps it")
                break


def another_world(t: Trial, session: Session[Any], d: Decision, rng: Rng) -> Session[Any] | None:
    """The same answers after a re-deal at the last checkpoint; None if the seat can tell."""
    mark = session.marks[-1]
    s = redealt(t, mark.state, d.seat, rng)
    if rng.below(2):
        s.rng = rng.fork()
    try:
        other = resumed(session, s, d.seat)
    except Diverged:
        return None
    return other if alike(t, session, other, d) else None


def resumed(session: Session[Any], s: Any, seat: int) -> Session[Any]:
    """What `seat` knows of the answers, given after a checkpoint whose state is `s` instead."""
    mark = session.marks[-1]
    marks = [Mark(mark.ply, s, mark.barrier, mark.number)]
    return Session(session.game, session.setup, marks, session.known(seat))


def alike(t: Trial, session: Session[Any], other: Session[Any], d: Decision) -> bool:
    if d not in other.pending:
        return False
    s = other.state
    same_view = text(t.game.observe(s, d.seat)) == t.view(session, d.seat)
    return same_view and asked(t, s, d) == asked(t, session.seen(d.seat), d)


class Dream:
    """A game as a seat imagines it. Worlds that look alike to the seat, re-dealt alike, must go on alike."""

    def __init__(self, t: Trial, session: Session[Any], d: Decision) -> None:
        self.t = t
        self.session = session
        self.d = d
        self.luck = t.rng.fork()
        self.choice = t.rng.fork()

    @cached_property
    def course(self) -> list[Any]:
        """How it goes from the world that is the true one."""
        return self.imagined(self.session)

    def imagined(self, session: Session[Any]) -> list[Any]:
        """All questions and answers, and how it ends."""
        player = Player(self.t.game, self.choice.copy())
        end = session.run(player, self.d.seat, self.luck.copy())
        return [*player.asked, self.t.game.returns(end), self.t.game.observe(end, SPECTATOR)]

    def compare(self, other: list[Any], why: str) -> None:
        if other == self.course:
            return
        at = next(i for i, (x, y) in enumerate(zip(self.course, other, strict=False)) if x != y)
        differs = around(text(self.course[at]), text(other[at]))
        asked = told(self.t.game, self.d)
        raise Broken(f"{asked}: what it imagines depends on what it cannot know; {why}: {differs}")


def nothing_kept(t: Trial) -> None:
    """Whatever matters and is not dealt again can be seen."""
    names = piles(t)
    for session in t.sessions():
        dream = Dream(t, session, t.one_asked(session))
        for _ in range(EXCHANGES):
            name, s = exchanged(t, session.marks[-1].state, names)
            found = course_from(t, dream, s) if name else None
            if found is not None:
                dream.compare(found, f"show s.{name}, deal it again, or let its order not matter")


def exchanged(t: Trial, state: Any, names: set[str]) -> tuple[str, Any]:
    """A copy with two cards of some pile exchanged, and the name of the pile; empty if there is none."""
    s = state.copy()
    found = [(name, pile) for name, pile in lists(s) if name in names and len({*pile}) > 1]
    if not found:
        return "", s
    name, pile = found[t.rng.below(len(found))]
    i = t.rng.below(len(pile))
    others = [j for j in range(len(pile)) if pile[j] != pile[i]]
    j = others[t.rng.below(len(others))]
    pile[i], pile[j] = pile[j], pile[i]
    return name, s


def course_from(t: Trial, dream: Dream, s: Any) -> list[Any] | None:
    """How the dream goes if the last checkpoint is `s`; None if the seat can tell, or the rules know no such thing."""
    try:
        other = resumed(dream.session, s, dream.d.seat)
        return dream.imagined(other) if alike(t, dream.session, other, dream.d) else None
    except Exception:
        return None


def piles(t: Trial) -> set[str]:
    """Lists that grow or shrink: decks, hands, discards, queues. Others are tables, perhaps with copies elsewhere."""
    lengths: dict[str, set[int]] = {}
    for session in t.path:
        for name, found in lists(session.state):
            lengths.setdefault(name, set()).add(len(found))
    return {name for name, found in lengths.items() if len(found) > 1}


def lists(s: Any) -> Iterator[tuple[str, list[int]]]:
    """Every list of ints in the state, with its name."""
    for name in s.fields:
        yield from lists_in(name, getattr(s, name))


def lists_in(name: str, x: Any) -> Iterator[tuple[str, list[int]]]:
    if isinstance(x, dict):
        for key, child in x.items():
            yield from lists_in(f"{name}[{key!r}]", child)
    elif isinstance(x, list):
        if all([type(child) is int for child in x]):
            yield name, x
            return
        for i, child in enumerate(x):
            yield from lists_in(f"{name}[{i}]", child)


# how the game goes on


def plays_on(t: Trial) -> None:
    """After a re-deal the same question is asked, everything is conserved, and the game ends."""
    conserved = t.game.conserved(t.path[0].state)
    for session in t.sessions():
        d = t.one_asked(session)
        player = Player(t.game, t.rng.fork(), conserved)
        session.run(player, d.seat, t.rng.fork())
        first = player.asked[0][0]
        if first[:4] != d[:4]:
            raise Broken(f"{told(t.game, d)}: in a re-deal it is asked {first} instead of {d}")
