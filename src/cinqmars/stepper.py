"""Stepping from outside, for learners: the rules wait in a greenlet, so a step does not run the stretch again."""

from __future__ import annotations

from typing import Any, Generic

from cinqmars.kernel import WAIT, Bot, Decision, Game, Mark, Refused, RulesError, Session, Setup, State
from cinqmars.kernel.errors import ILLEGAL, NOT_OVER, OVER
from cinqmars.kernel.state import S

try:
    import greenlet  # type: ignore[import-untyped]
except ImportError:
    greenlet = None


class Relay(Bot):
    """Hands every question to whoever runs the greenlet. Nothing in there knows the stepper, so it can be dropped."""

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        asked = Decision(seat, kind, opts[:], ctx, held, opts[0] != WAIT)  # a copy: rules may change the list
        arg: int = greenlet.getcurrent().parent.switch(asked)
        return arg


def played(game: Game[S], s: S) -> None:
    while not game.over(s):
        s.io.going = -1
        game.stretch(s)


class Stepper(Generic[S]):
    """A table that moves on in place: `step(arg)` answers `decision`, which is None when the game is over.

    Seats are asked one after the other, also where people would choose at the same time; in a race each seat is
    polled with WAIT as its first option, and the lead last, without. Not for use from several threads.
    """

    def __init__(self, game: Game[S], start: Setup | S) -> None:
        if greenlet is None:
            raise ImportError("stepping needs greenlet: pip install 'cinqmars[stepper]'")
        self.game = game
        if isinstance(start, Setup):
            self.setup, self.state = start, game.new(start)
        else:
            self.setup, self.state = Setup(start.n, 0, {}, start.rules), start.copy()
        self.given: list[tuple[Decision, int]] = []
        self._marks = [Mark(0, self.state.copy())]
        self.state.io = Relay()
        self._task = greenlet.greenlet(played)
        self.decision: Decision | None = self._task.switch(game, self.state)

    @property
    def over(self) -> bool:
        return self.decision is None

    def step(self, arg: int) -> None:
        """Answer the question. Raises Refused, and then nothing has changed."""
        asked = self.decision
        if asked is None:
            raise Refused(OVER, "the game is over")
        if arg not in asked.opts:
            raise Refused(ILLEGAL, f"{arg} does not answer {asked}")
        if self._task.dead:
            raise RulesError("the rules crashed here; fork() still has the table before")
        here = greenlet.getcurrent()
        if self._task.parent is not here:
            self._task.parent = here
        self.decision = self._task.switch(arg)
        if arg != WAIT:
            self.given.append((asked if asked.must else asked._replace(opts=asked.opts[1:]), arg))

    def fork(self) -> Session[S]:
        """The same table as a session: to search, to save, to go back."""
        log = [asked.answered(arg) for asked, arg in self.given]
        session = Session(self.game, self.setup, self._marks, log)
        self._marks = session.marks
        return session

    def returns(self) -> list[float]:
        """Win 1, shared win 1/k, loss 0, by seat."""
        if not self.over:
            raise Refused(NOT_OVER, "the game is not over")
        return self.game.returns(self.state)
