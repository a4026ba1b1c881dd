"""Stepping from outside, for learners: the rules wait in a greenlet, so a step does not run the stretch again."""

from __future__ import annotations

from typing import Any, Final, Generic, Self

from cinqmars.kernel import (
    WAIT,
    Answer,
    Asker,
    Bot,
    Choice,
    Decision,
    Event,
    Game,
    Mark,
    Pending,
    Refused,
    RulesError,
    Score,
    Session,
    Setup,
    State,
    View,
)
from cinqmars.kernel.errors import ILLEGAL, NOT_OVER, OVER
from cinqmars.kernel.options import checked_setup
from cinqmars.kernel.session import IDLE, choices_of
from cinqmars.kernel.state import S

try:
    import greenlet  # type: ignore[import-untyped]
except ImportError:
    greenlet = None

ANSWERS_PER_MARK: Final = 32  # a fork replays no more, and what the current stretch has


class Relay(Bot):
    """Hands every question to whoever runs the greenlet. Nothing in there knows the stepper, so it can be dropped."""

    def __init__(self, marks: list[Mark]) -> None:
        super().__init__()
        self.listening = True  # or the rules would not say where something is revealed
        self.marks = marks  # some of the checkpoints passed
        self.answers = 0
        self.number = 0  # checkpoints passed
        self.barrier = 0  # the answers before which something was last revealed
        self.closed = 0  # grows whenever no secret choice is open
        self.watched = False  # somebody looks at the table during secret choices, which begin at checkpoints
        self.region = 0  # the answers before the secret choice that is open
        self.opened = -1  # the value of `closed` then

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.lane < 0:
            self.closed += 1
        elif self.opened != self.closed:
            self.opened, self.region = self.closed, self.answers
        return self.put(Decision(seat, kind, opts[:], ctx, held))  # a copy: rules may change the list

    def polled(self, s: State, d: Decision, opts: list[int]) -> int:
        self.closed += 1
        return self.put(d._replace(opts=opts[:], must=opts[0] != WAIT))

    def put(self, asked: Decision) -> int:
        arg: int = greenlet.getcurrent().parent.switch(asked)
        if arg != WAIT:
            self.answers += 1
        return arg

    def hear(self, what: str, args: tuple[Any, ...], to: int) -> None:
        """A fork tells it to whoever asks."""

    def reveal(self, s: State) -> None:
        self.barrier = self.answers
        if self.lane < 0:
            self.closed += 1

    def passed(self, s: State) -> None:
        """Nothing is on the stack: a place to resume from."""
        self.number += 1
        self.closed += 1
        marks = self.marks
        if self.watched or self.answers - marks[-1].ply >= ANSWERS_PER_MARK:
            kept = s.copy()
            kept.io = IDLE
            if len(marks) > 1 and self.answers - marks[-2].ply < ANSWERS_PER_MARK:
                marks.pop()
            marks.append(Mark(self.answers, kept, self.barrier, self.number))


def played(game: Game[S], s: S, relay: Relay) -> None:
    while not game.over(s):
        s.io.going = -1
        game.stretch(s)
        relay.passed(s)


class Secret(Generic[S]):
    """A choice that several seats make at the same time: the table as it was before, and as each knows it now."""

    def __init__(self, game: Game[S], closed: int, mark: Mark, log: list[Answer]) -> None:
        self.game = game
        self.closed = closed
        self.mark = mark
        self.log = log  # from the checkpoint to where the choice begins
        self.start, self.asked = self.after([])
        self.known: dict[int, tuple[int, S]] = {}  # by seat: after how many answers of its own, and the state

    def after(self, own: list[Answer]) -> tuple[S, int]:
        """The table when only these have been given in secret, and how many seats are asked then."""
        io = Asker()
        io.log = [*self.log, *own]
        s: S = self.mark.state.copy()
        s.io = io
        try:
            while not self.game.over(s):
                io.going = -1
                self.game.stretch(s)
        except Pending as e:
            s.rest()
            return s, len(e.decisions)
        return s, 0

    def seen(self, seat: int, own: list[Answer]) -> S:
        if not own:
            return self.start
        found = self.known.get(seat)
        if found is None or found[0] != len(own):
            found = self.known[seat] = len(own), self.after(own)[0]
        return found[1]


class Stepper(Generic[S]):
    """A table that moves on in place: `step(arg)` answers `decision`, which is None when the game is over.

    Seats are asked one after the other, also where people would choose at the same time; in a race each seat is
    polled with WAIT as its first option, and the lead last, without. What a seat may know is told by `view`, `seen`,
    `choices` and `events`, never by `state`, which has executed what others chose in secret. Not for use from several
    threads.
    """

    def __init__(self, game: Game[S], start: Setup | S) -> None:
        if greenlet is None:
            raise ImportError("stepping needs greenlet: pip install 'cinqmars[stepper]'")
        self.game = game
        if isinstance(start, Setup):
            self.setup = start
            self._begin(game.new(start))
        else:
            self.setup = Setup(start.n, 0, {}, start.rules)
            self._begin(start.copy())

    @classmethod
    def new(cls, game: Game[S], seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Self:
        """A table before its first answer. Raises BadInput for what the game does not offer."""
        return cls(game, checked_setup(game, seats, seed, options))

    def reset(self, seed: int) -> None:
        """Another deal of the same table, from its first question."""
        self.setup = self.setup._replace(seed=seed)
        self._begin(self.game.new(self.setup))

    def _begin(self, state: S) -> None:
        first = state.copy()
        first.io = IDLE
        self.state = state
        self.given: list[tuple[Decision, int]] = []
        self._log: list[Answer] = []  # of `given`, as far as a fork has asked
        self._relay = Relay([Mark(0, first)])
        self._secret: Secret[S] | None = None
        self.state.io = self._relay
        self._task = greenlet.greenlet(played)
        self.decision: Decision | None = self._task.switch(self.game, self.state, self._relay)

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
        """The same table as a session: to search, to save, to go back. Replays a few dozen answers at most."""
        self._log += [asked.answered(arg) for asked, arg in self.given[len(self._log) :]]
        marks = self._relay.marks
        while marks[-1].ply > len(self._log):  # the rules crashed after it
            marks.pop()
        return Session(self.game, self.setup, marks, self._log)

    # what a seat may know

    def seen(self, seat: int) -> S:
        """A state that never executed the others' secret answers; what it says of `seat` is what a session says."""
        relay, secret = self._relay, self._secret
        if relay.lane < 0:
            return self.state
        if secret is None or secret.closed != relay.closed:
            relay.watched = True
            mark = relay.marks[-1]
            log = [asked.answered(arg) for asked, arg in self.given[mark.ply : relay.region]]
            secret = self._secret = Secret(self.game, relay.closed, mark, log)
        if secret.asked < 2:  # then nothing tells where the secret choice of a single seat ends
            return self.fork().seen(seat)
        own = [asked.answered(arg) for asked, arg in self.given[relay.region :] if asked.seat == seat]
        return secret.seen(seat, own)

    def view(self, seat: int = -1) -> View:
        """What `seat` may see; -1 is a spectator."""
        return self.game.observe(self.seen(seat), seat)

    def choices(self) -> list[Choice]:
        """What a person would be shown: the options, and what is impossible with its reason."""
        asked = self.decision
        if asked is None:
            raise Refused(OVER, "the game is over")
        if not asked.must:
            asked = asked._replace(opts=asked.opts[1:])
        return choices_of(self.game, self.seen(asked.seat), asked)

    def events(self, seat: int, since: int = -1) -> list[Event]:
        """What `seat` was told after `since` answers: by default, what the last answer caused."""
        ply = since if since >= 0 else len(self.given) - 1
        return [e for e in self.fork().events_since(ply) if e.seen_by(seat)]

    # the end

    def returns(self) -> list[float]:
        """Win 1, shared win 1/k, loss 0, by seat."""
        self._must_be_over()
        return self.game.returns(self.state)

    def scores(self) -> list[Score]:
        """Points by source, then by seat."""
        self._must_be_over()
        return list(self.game.scores(self.state))

    def _must_be_over(self) -> None:
        if not self.over:
            raise Refused(NOT_OVER, "the game is not over")
