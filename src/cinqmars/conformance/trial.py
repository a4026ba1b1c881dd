"""A trial: one random game, ply by ply, and the part of it that a check looks at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from cinqmars.kernel.asker import Asker
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.game import Game
from cinqmars.kernel.message import Message
from cinqmars.kernel.options import Setup
from cinqmars.kernel.question import Decision
from cinqmars.kernel.session import Mark, Session

if TYPE_CHECKING:
    from cinqmars.conformance.failure import Broken

Speak = Callable[[Message, str], str]

SPECTATOR: Final = -1
FEW: Final = 6  # plies that a costly check looks at


class Trial:
    """A random game that was played to its end, or broke off with a `fault`."""

    def __init__(self, game: Game[Any], setup: Setup, rng: Rng, density: float, thorough: bool) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng  # the examiner's luck, not the table's
        self.density = density
        self.thorough = thorough  # look at every kind of question at least once, and at more than a few plies
        self.path: list[Session[Any]] = []  # after 0, 1, 2 ... answers
        self.fault: Broken | None = None
        self.other_chance: str = ""  # who else was asked for luck meanwhile
        self.at: Session[Any] | None = None  # what is looked at: it goes into the record
        self.speak: Speak | None = None
        self.spoken: set[Any] = set()
        self._views: dict[tuple[int, int], str] = {}

    @property
    def last(self) -> Session[Any]:
        return self.path[-1]

    @property
    def n(self) -> int:
        n: int = self.last.state.n
        return n

    def everyone(self) -> range:
        """All seats, and a spectator."""
        return range(SPECTATOR, self.n)

    # what to look at

    def all_sessions(self) -> Iterator[Session[Any]]:
        for session in self.path:
            self.at = session
            yield session

    def all_steps(self) -> Iterator[tuple[Session[Any], Session[Any]]]:
        """Each answer: the session before it and the one after it."""
        for after in self.path[1:]:
            self.at = after
            yield self.path[len(after.log) - 1], after

    def sessions(self) -> Iterator[Session[Any]]:
        """Some sessions that wait for an answer."""
        for ply in self._some(self._open()):
            self.at = self.path[ply]
            yield self.path[ply]

    def few(self) -> Iterator[Session[Any]]:
        """A few of them, and the end of the game."""
        plies = self._open()
        self.rng.shuffle(plies)
        for ply in [*sorted(plies[: FEW if self.thorough else 1]), -1]:
            self.at = self.path[ply]
            yield self.path[ply]

    def steps(self, within_region: bool = False) -> Iterator[tuple[Session[Any], Session[Any]]]:
        """Some answers; or some of those that stay secret because others have not answered yet."""
        plies = [ply for ply in self._open() if ply + 1 < len(self.path)]
        if within_region:
            plies = [ply for ply in plies if 0 <= self.path[ply].region == self.path[ply + 1].region]
        for ply in self._some(plies):
            self.at = self.path[ply + 1]
            yield self.path[ply], self.path[ply + 1]

    def _open(self) -> list[int]:
        return [ply for ply, session in enumerate(self.path) if session.pending]

    def _some(self, plies: list[int]) -> list[int]:
        """A random part, in order: by density, and one of each kind of question."""
        self.rng.shuffle(plies)
        least = FEW if self.thorough else 1
        chosen = set(plies[: max(least, ceil(self.density * len(plies)))])
        if self.thorough:
            chosen.update({self.path[ply].pending[0].kind: ply for ply in plies}.values())
        return sorted(chosen)

    def one_asked(self, session: Session[Any]) -> Decision:
        """The question of somebody who is asked."""
        return session.pending[self.rng.below(len(session.pending))]

    def some_seats(self, session: Session[Any]) -> list[int]:
        """A spectator, somebody who is asked, and somebody else."""
        return sorted({SPECTATOR, self.one_asked(session).seat, self.rng.below(self.n)})

    # what there is to compare

    def view(self, session: Session[Any], seat: int) -> str:
        """What `seat` sees at a session of the path, as text; made once."""
        key = (len(session.log), seat)
        if key not in self._views:
            self._views[key] = text(session.view(seat))
        return self._views[key]

    def start(self) -> Mark:
        return Mark(0, self.game.new(self.setup))

    def answered(
        self, session: Session[Any], seat: int, kind: int, arg: int, io: Asker | None = None
    ) -> Session[Any]:
        """The session after one more answer, without the kernel's own look at the other lanes."""
        return Session(self.game, self.setup, session.marks, session.log, seat, [(kind, arg)], io)

    def any_option(self, d: Decision) -> int:
        return d.opts[self.rng.below(len(d.opts))]


def by_field(x: Any) -> dict[str, Any]:
    return {f.name: getattr(x, f.name) for f in fields(x)}


ENCODER: Final = json.JSONEncoder(check_circular=False, default=by_field)


def text(data: Any) -> str:
    """Data that can be compared byte by byte."""
    return ENCODER.encode(data)


def state_text(state: Any) -> str:
    return text(state.to_json())


def everything(session: Session[Any]) -> dict[str, str]:
    """All that two equal sessions have in common."""
    return {
        "state": state_text(session.state),
        "questions": text(session.pending),
        "log": text(session.log),
        "region": text(session.region),
        "barriers": text(session.barriers),
    }


def difference(a: dict[str, str], b: dict[str, str]) -> str:
    """Where two of the same shape differ, in short; empty if nowhere."""
    differ = [name for name in a if a[name] != b[name]]
    return f"{differ[0]}: {around(a[differ[0]], b[differ[0]])}" if differ else ""


def around(a: str, b: str) -> str:
    """The first place where two texts differ."""
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    begin = max(0, at - 40)
    return f"...{a[begin : at + 40]}... against ...{b[begin : at + 40]}..."


def told(game: Game[Any], d: Decision) -> str:
    """A question in an error's text."""
    return f"seat {d.seat}, {game.kinds[d.kind].name}"
