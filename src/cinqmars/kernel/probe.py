"""Probing: what would follow an answer, without giving it. For compound widgets, previews and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cinqmars.kernel.asker import Asker, Fog
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.errors import STALE, Refused
from cinqmars.kernel.message import Message
from cinqmars.kernel.question import Decision
from cinqmars.kernel.session import Session, choices_of
from cinqmars.kernel.state import S, State
from cinqmars.kernel.view import Change, Choice, Form, View

GROUP: Final = 2  # as deep in a view lie players and panels: what is above them differs nearly always


class Probe(NamedTuple):
    """What would follow. With `reveals`, the rules were stopped before something unknown shows."""

    decision: Decision | None  # the seat's next question, if there is one before that
    view: View
    changes: list[Change]
    reveals: bool
    question: Message | None = None  # that question in words
    choices: list[Choice] = []  # noqa: RUF012  (never changed)
    form: Form | None = None


class Reveal(BaseException):
    """Stops a probe: the next line of the rules would show something."""

    def __init__(self, s: Any) -> None:
        super().__init__()
        self.state: Any = s


class Prober(Asker):
    """Takes the partial answers on a re-dealt copy, and stops before a barrier.

    Should a rule reveal without saying so, what it shows is not the truth.
    """

    def reveal(self, s: State) -> None:
        super().reveal(s)
        if self.pos > self.since and self.lane in (-1, self.seat):
            raise Reveal(s)


def probe(
    session: Session[S],
    seat: int,
    feed: Sequence[tuple[int, int]],
    token: int = -1,
    seen: View | None = None,
) -> Probe:
    """The seat's next question after these partial answers, and what they would change in its view.

    Whoever has that view already gives it as `seen`: then it costs one move, one view and its choices.
    """
    asked = session.asked(seat)
    if token not in (-1, asked.token()):
        raise Refused(STALE, "the question has changed")
    game, before = session.game, session.view(seat) if seen is None else seen
    if not feed:
        s = session.seen(seat)
        return Probe(
            asked, before, [], False, game.question(s, asked), session.choices(asked), game.form(s, asked)
        )
    io = Prober()
    io.fogs, io.observer = [Fog(game, seat, Rng(1))], seat
    try:
        new = Session(game, session.setup, session.marks, session.known(seat), seat, feed, io, session.dream)
    except Reveal as e:
        after = game.observe(e.state, seat)
        return Probe(None, after, changed(before, after), True)
    after = game.observe(new.state, seat)
    mine = [d for d in new.pending if d.seat == seat]
    if not mine:
        return Probe(None, after, changed(before, after), False)
    d, s = mine[0], new.state
    asks, choices, form = game.question(s, d), choices_of(game, s, d), game.form(s, d)
    return Probe(d, after, changed(before, after), False, asks, choices, form)


def changed(before: View, after: View) -> list[Change]:
    """What differs, as deep in the view as it has a name; parts that are alike are not looked into."""
    return differences((), before, after)


def differences(path: tuple[str, ...], a: Any, b: Any) -> list[Change]:
    if a is b or (len(path) >= GROUP and a == b):
        return []
    inside, outside = named_parts(a), named_parts(b)
    if inside is None or outside is None or isinstance(a, tuple) != isinstance(b, tuple):
        return [] if a == b else [Change(path, a, b)]
    found: list[Change] = []
    for key in [*inside, *[k for k in outside if k not in inside]]:
        found += differences((*path, key), inside.get(key), outside.get(key))
    return found


def named_parts(x: Any) -> dict[str, Any] | None:
    """What a value is made of: fields and arguments by name, things by their ref, players by their seat."""
    names = getattr(x, "__dataclass_fields__", None)
    if names is not None:
        return {name: getattr(x, name) for name in names}
    if isinstance(x, dict):
        return x
    if isinstance(x, tuple):
        return {str(getattr(part, "ref", getattr(part, "seat", i))): part for i, part in enumerate(x)}
    return None
