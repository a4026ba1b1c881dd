"""Playing toys: bots, random walks, and what to compare along them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from cinqmars.kernel import WAIT, Answer, Bot, Decision, Game, Rng, Session, State
from toys.first_martians_plan import FirstMartiansPlan
from toys.mars_trade import MarsTrade
from toys.reactions import Reactions
from toys.research import Research

Options = dict[str, Any]

TOYS: Final[list[tuple[Game[Any], Options]]] = [  # each with options for three seats
    (MarsTrade(), {"level": [2, 1, 2]}),
    (FirstMartiansPlan(), {"own_only": False}),
    (Reactions(), {}),
    (Research(), {}),
]
every_toy: Final = pytest.mark.parametrize(("game", "options"), TOYS, ids=[game.id for game, _ in TOYS])


def options_for(game: Game[Any], seats: int, seed: int) -> Options:
    """Other options for other seeds."""
    if game.id == "mars-trade":
        return {"level": [1 + (seed + seat) % 2 for seat in range(seats)]}
    if game.id == "first-martians-plan":
        return {"own_only": seed % 2 == 1}
    return {}


def frozen(s: State) -> str:
    """All of a state, to compare."""
    return json.dumps(s.to_json(), sort_keys=True)


def same(a: Session[Any], b: Session[Any]) -> bool:
    """The same table at the same ply, as anybody could tell."""
    return frozen(a.state) == frozen(b.state) and a.pending == b.pending and a.log == b.log


# random walks

Pick = Callable[[Session[Any], Rng], Decision]


def anyone(session: Session[Any], rng: Rng) -> Decision:
    return session.pending[rng.below(len(session.pending))]


def first(session: Session[Any], rng: Rng) -> Decision:
    return session.pending[0]


def last(session: Session[Any], rng: Rng) -> Decision:
    return session.pending[-1]


def any_of(opts: list[int], rng: Rng) -> int:
    return opts[rng.below(len(opts))]


def walk(
    game: Game[Any], seats: int, seed: int, options: Options | None = None, pick: Pick = anyone
) -> list[Session[Any]]:
    """A random game, ply by ply: the session at each."""
    rng = Rng(seed * 7 + 1)
    session = Session.new(game, seats, seed, options)
    path = [session]
    while session.pending:
        d = pick(session, rng)
        session = session.apply(any_of(d.opts, rng), seat=d.seat)
        path.append(session)
        assert len(path) < 3000
    return path


# bots


class Random(Bot):
    """Plays at random. Polled in a race, it waits more often than not."""

    def __init__(self, seed: int, patience: int = 3) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.patience: int = patience
        self.count: int = 0  # questions it was asked

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert opts == sorted(set(opts)), "options are ascending"
        self.count += 1
        if opts[0] == WAIT and self.rng.below(self.patience):
            return WAIT
        return any_of(opts, self.rng)


class Scribe(Random):
    """Keeps what it answered, as a session would log it: without the WAITs."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.answers: list[Answer] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = super().live(s, seat, kind, opts, ctx, held)
        if arg != WAIT:
            possible = [o for o in opts if o != WAIT]
            self.answers.append(Decision(seat, kind, possible, ctx, held).answered(arg))
        return arg


class Stop(BaseException):
    """Ends an imagined game early."""


class Peek(Random):
    """Keeps the first question it is asked, and what the asked seat sees then."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(seed)
        self.game = game
        self.question: tuple[int, int, list[int]] | None = None
        self.view: Any = None

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.question is None:
            self.question = (seat, kind, [o for o in opts if o != WAIT])
            self.view = self.game.observe(s, seat)
        return super().live(s, seat, kind, opts, ctx, held)


class OneMove(Bot):
    """Gives one answer and stops at the next question, or at the end."""

    def __init__(self, arg: int) -> None:
        super().__init__()
        self.arg = arg
        self.asked = False

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.asked:
            self.state: Any = s
            raise Stop
        self.asked = True
        return self.arg


def after(session: Session[Any], seat: int, arg: int, rng: Rng) -> Any:
    """The state after one answer, in a world the seat can imagine."""
    io = OneMove(arg)
    try:
        return session.run(io, seat, rng)
    except Stop:
        return io.state


def teaches(session: Session[Any], d: Decision, arg: int, worlds: int = 6) -> bool:
    """Does answering tell the seat something it could not deduce?"""
    views = [session.game.observe(after(session, d.seat, arg, Rng(k)), d.seat) for k in range(worlds)]
    return any([view != views[0] for view in views])


class Opening(Random):
    """Opens with a given answer to a given question, then plays at random."""

    def __init__(self, d: Decision, arg: int, seed: int) -> None:
        super().__init__(seed)
        self.d = d
        self.arg = arg

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.count:
            return super().live(s, seat, kind, opts, ctx, held)
        self.count = 1
        asked = (seat, kind, [o for o in opts if o != WAIT])
        assert asked == self.d[:3], "a search starts from its own question"
        return self.arg


def best_of(session: Session[Any], d: Decision, playouts: int, rng: Rng) -> int:
    """The option with the best average over some imagined games each: the simplest search."""

    def value(arg: int) -> float:
        ends = [session.run(Opening(d, arg, k), d.seat, rng) for k in range(playouts)]
        return sum([session.game.returns(end)[d.seat] for end in ends])

    return max(d.opts, key=value)
