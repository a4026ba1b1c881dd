"""Sessions: a game at one ply, as a value. Checkpoints and the answers since; the rules are run again to resume."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Generic
from zlib import crc32

from cinqmars.kernel.asker import Asker, Bot
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.errors import (
    ANSWERED_SINCE,
    ILLEGAL,
    NO_SUCH_PLY,
    NOT_ASKED,
    NOTHING_TO_UNDO,
    OVER,
    PAST_A_REVEAL,
    REVEALED_SINCE,
    STALE,
    TOO_MANY,
    UNFINISHED,
    Diverged,
    Refused,
    RulesError,
)
from cinqmars.kernel.game import Game
from cinqmars.kernel.options import Setup, checked_setup
from cinqmars.kernel.question import Answer, Decision, Event, Pending
from cinqmars.kernel.state import S
from cinqmars.kernel.view import Choice, View

IDLE: Final = Bot()  # a checkpoint answers nothing, and keeps no log alive
MAX_IDLE: Final = 1000  # checkpoints in a row at which nobody was asked: rules that would never end


class Mark:
    """A checkpoint: after `ply` answers the state says it all. The state is shared and never changed."""

    __slots__ = ("_digest", "barrier", "number", "ply", "state")

    def __init__(self, ply: int, state: Any, barrier: int = 0, number: int = 0) -> None:
        self.number: int = number  # checkpoints before it
        self.ply: int = ply
        self.state: Any = state
        self.barrier: int = barrier  # the last ply before which something was revealed
        self._digest: int = -1

    def digest(self) -> int:
        if self._digest < 0:
            self._digest = digest_of(self.state)
        return self._digest


def digest_of(state: Any) -> int:
    return crc32(json.dumps(state.to_json(), sort_keys=True).encode())


def choices_of(game: Game[S], s: S, d: Decision) -> list[Choice]:
    return [
        Choice(arg, game.label(s, d, arg), game.refs(s, d, arg), game.why_not(s, d, arg))
        for arg in game.candidates(s, d)
    ]


class Session(Generic[S]):
    """A game at one ply. `apply`, `submit`, `undo` and `goto` return another session and leave this one alone."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        marks: list[Mark],
        log: list[Answer],
        seat: int = -1,
        feed: Sequence[tuple[int, int]] = (),
        io: Asker | None = None,
    ) -> None:
        self.game: Game[S] = game
        self.setup: Setup = setup
        self.marks: list[Mark] = marks[:]
        self.log: list[Answer] = log[:]
        self.pending: list[Decision] = []
        self.region: int = -1  # the ply at which an open `simultaneously` began
        self.events: list[Event] = []  # what `feed` caused; without feed, all since marks[-1]
        self.barriers: list[tuple[int, int]] = []
        asker = Asker() if io is None else io
        asker.log, asker.seat, asker.feed, asker.since = self.log, seat, list(feed), len(log)
        asker.listening = True
        self.state: S = self._play(asker)
        self.events = [e for e in asker.events if e.ply > len(log)] if feed else asker.events
        if asker.feed and self.region >= 0:
            # the same refusal as when the others are done: whether they are is a secret
            raise Refused(PAST_A_REVEAL, "a submission ends where something is revealed")
        if asker.feed:
            raise Refused(TOO_MANY, f"too many answers: {asker.feed}")
        if asker.pos < len(self.log):
            raise Diverged(asker.pos, "the log goes on, the game does not ask")

    def _play(self, io: Asker) -> S:
        """From the last checkpoint to the next question nobody has answered, adding checkpoints on the way."""
        idle = 0
        while True:
            mark = self.marks[-1]
            s: S = mark.state.copy()
            s.io = io
            io.pos, io.going = mark.ply, -1
            io.barriers = self.barriers = [(-1, mark.barrier)]
            if self.game.over(s):
                return s
            try:
                self.game.stretch(s)
            except Pending as e:
                self.pending, self.region = e.decisions, e.region
                return s
            s.io = IDLE
            idle = idle + 1 if io.pos == mark.ply else 0
            if idle > MAX_IDLE:
                raise RulesError(f"{MAX_IDLE} checkpoints without a question, and the game is not over")
            barrier = max([ply for _, ply in io.barriers])
            self.marks.append(Mark(io.pos, s, barrier, mark.number + 1))

    @staticmethod
    def new(game: Game[S], seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Session[S]:
        """A table before its first answer. Raises BadInput for what the game does not offer."""
        return Session.start(game, checked_setup(game, seats, seed, options))

    @staticmethod
    def start(game: Game[S], setup: Setup) -> Session[S]:
        return Session(game, setup, [Mark(0, game.new(setup))], [])

    # reading

    @property
    def over(self) -> bool:
        return not self.pending

    def asked(self, seat: int) -> Decision:
        """The question put to `seat`, or Refused."""
        for d in self.pending:
            if d.seat == seat:
                return d
        if self.over:
            raise Refused(OVER, "the game is over")
        raise Refused(NOT_ASKED, f"the game does not wait for seat {seat}", {"n": seat})

    def known(self, seat: int) -> list[Answer]:
        """The log without the others' answers in a region that is still open: even their number is a secret."""
        if self.region < 0:
            return self.log[:]
        return self.log[: self.region] + [a for a in self.log[self.region :] if a.seat == seat]

    def seen(self, seat: int) -> S:
        """A state that never executed the others' secret answers: nothing of them can leak from it."""
        if self.region < 0:
            return self.state
        return Session(self.game, self.setup, self.marks, self.known(seat)).state

    def view(self, seat: int) -> View:
        return self.game.observe(self.seen(seat), seat)

    def choices(self, d: Decision) -> list[Choice]:
        """What a person is shown for this question: the options, and what is impossible with its reason."""
        return choices_of(self.game, self.seen(d.seat), d)

    def digest(self) -> int:
        """Of the whole table at this ply, its questions included."""
        asked = [d[:4] for d in self.pending]
        return crc32(json.dumps([self.state.to_json(), asked], sort_keys=True).encode())

    # answering

    def apply(self, *args: int, seat: int | None = None) -> Session[S]:
        """Answer, for the first seat that is asked unless told."""
        if seat is None:
            seat = self.pending[0].seat if self.pending else -1
        return self.submit(seat, [(-1, arg) for arg in args])

    def submit(
        self, seat: int, feed: Sequence[tuple[int, int]], token: int = -1, whole: bool = False
    ) -> Session[S]:
        """Several (kind, arg) of one seat, all or nothing. People: with the token they saw, and whole compounds."""
        asked = self.asked(seat)
        if token != -1 and token != asked.token():
            raise Refused(STALE, "the question has changed")
        if not feed:
            raise Refused(ILLEGAL, "no answer was given")
        new = self._fed(seat, feed, whole)
        if new.region == self.region >= 0:
            self._check_lanes(seat, new)
        return new

    def _fed(self, seat: int, feed: Sequence[tuple[int, int]], whole: bool) -> Session[S]:
        form = Asker()
        try:
            return self._fed_to(form, seat, feed, whole)
        except Refused as refusal:
            if not form.skipped:
                raise
            literal = Asker()  # what looked like a forced field may answer the question after it
            literal.literal = True
            try:
                return self._fed_to(literal, seat, feed, whole)
            except Refused:
                raise refusal from None

    def _fed_to(self, io: Asker, seat: int, feed: Sequence[tuple[int, int]], whole: bool) -> Session[S]:
        new = Session(self.game, self.setup, self.marks, self.log, seat, feed, io)
        if whole and any([d.held for d in new.pending if d.seat == seat]):
            raise Refused(UNFINISHED, "unfinished: the compound has more questions")
        return new

    def _check_lanes(self, seat: int, new: Session[S]) -> None:
        before = [d for d in self.pending if d.seat != seat]
        after = [d for d in new.pending if d.seat != seat]
        if before != after:
            raise RulesError(f"lanes are not independent: {before} became {after}")

    # going back

    def goto(self, ply: int) -> Session[S]:
        """Time travel, or undo by consent."""
        if not 0 <= ply <= len(self.log):
            raise Refused(NO_SUCH_PLY, f"the game has plies 0 to {len(self.log)}", {"last": len(self.log)})
        return Session(self.game, self.setup, [m for m in self.marks if m.ply <= ply], self.log[:ply])

    def undo(self, seat: int, bots: Sequence[int] = ()) -> Session[S]:
        """Take back the seat's last answer or compound, and what bots replied: nobody else's, nor past a barrier."""
        first = self._last_compound(seat)
        others = [a for a in self.log[first:] if a.seat != seat]
        in_lane = 0 <= self.region <= first
        if not in_lane and any([a.seat not in bots for a in others]):
            raise Refused(ANSWERED_SINCE, "another seat has answered since")
        if any([ply > first and lane in (-1, seat) for lane, ply in self.barriers]):
            raise Refused(REVEALED_SINCE, "something was revealed or agreed since")
        log = self.log[:first] + (others if in_lane else [])
        return Session(self.game, self.setup, [m for m in self.marks if m.ply <= first], log)

    def _last_compound(self, seat: int) -> int:
        """The ply at which the seat's last answer, with all that it holds, began."""
        for ply in range(len(self.log) - 1, -1, -1):
            answer = self.log[ply]
            if answer.seat == seat and not answer.held:
                return ply
        raise Refused(NOTHING_TO_UNDO, "nothing to undo")

    # imagining

    def run(self, io: Asker, observer: int = -1, rng: Rng | None = None) -> S:
        """To the end without suspending. With `rng`: as `observer` may imagine it, hidden things dealt again."""
        mark = self.marks[-1]
        s: S = mark.state.copy()
        s.io = io
        io.pos, io.log, io.observer = mark.ply, self.log, observer
        if rng is not None:
            io.log, io.fog = self.known(observer), (self.game, rng)
        while not self.game.over(s):
            io.between(s)
            io.going = -1
            self.game.stretch(s)
        return s
