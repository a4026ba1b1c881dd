"""Sessions: a game at one ply, as a value. Checkpoints and the answers since; the rules are run again to resume."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from operator import itemgetter
from typing import Any, Final, Generic, NamedTuple, Self
from zlib import crc32

from cinqmars.kernel.asker import Asker, Bot, Fog
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.errors import (
    ANSWERED_SINCE,
    ILLEGAL,
    NO_SUCH_PLY,
    NOT_ASKED,
    NOT_OVER,
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
from cinqmars.kernel.question import Answer, Decision, Event, Pending, Told
from cinqmars.kernel.state import S
from cinqmars.kernel.view import Choice, View

IDLE: Final = Bot()  # a checkpoint answers nothing, and keeps no log alive
RECENT: Final = 32  # the checkpoints of so many last answers are always kept
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

    def __reduce__(self) -> tuple[Any, ...]:  # or the compiled class could not be pickled
        return Mark, (self.ply, self.state, self.barrier, self.number)

    def digest(self) -> int:
        if self._digest < 0:
            self._digest = digest_of(self.state)
        return self._digest


class Dream(NamedTuple):
    """From which ply on a table is imagined, whose imagination it is, and by which luck."""

    ply: int
    seat: int
    seed: int


def digest_of(state: Any) -> int:
    return crc32(json.dumps(state.to_json(), sort_keys=True).encode())


def choices_of(game: Game[S], s: S, d: Decision) -> list[Choice]:
    kind = game.kinds[d.kind]
    return [
        Choice(
            arg, game.label(s, d, arg), game.refs(s, d, arg), game.why_not(s, d, arg), kind.changes(s, d, arg)
        )
        for arg in game.candidates(s, d)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
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
        dream: Dream | None = None,
    ) -> None:
        self.game: Game[S] = game
        self.setup: Setup = setup
        self.dream: Dream | None = dream
        self.marks: list[Mark] = marks[:]
        self.log: list[Answer] = log[:]
        self.pending: list[Decision] = []
        self.region: int = -1  # the ply at which an open `simultaneously` began
        self.events: list[Event] = []
        self.since: int = len(log) if feed else marks[-1].ply  # `events` are all that came after this ply
        self.barriers: list[tuple[int, int]] = []
        asker = Asker() if io is None else io
        asker.log, asker.seat, asker.feed, asker.since = self.log, seat, list(feed), len(log)
        asker.listening = True
        self.state: S = self._play(asker)
        self.events = [e for e in asker.events if e.ply > self.since] if feed else asker.events
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
        self._dim(io)
        mark = self.marks[-1]
        s: S = mark.state.copy()
        while True:
            s.io = io
            io.pos, io.going = mark.ply, -1
            io.barriers = self.barriers = [(-1, mark.barrier)]
            if self.game.over(s):
                return s
            try:
                self.game.stretch(s)
            except Pending as e:
                s.rest()
                self.pending, self.region = e.decisions, e.region
                return s
            s.io = IDLE
            idle = idle + 1 if io.pos == mark.ply else 0
            if idle > MAX_IDLE:
                raise RulesError(f"{MAX_IDLE} checkpoints without a question, and the game is not over")
            barrier = max([ply for _, ply in io.barriers])
            mark = Mark(io.pos, s, barrier, mark.number + 1)
            if io.keeps(mark) or len(self.log) - io.pos <= RECENT:
                s.rest()
                self.marks.append(mark)
                s = mark.state.copy()

    def _dim(self, io: Asker) -> None:
        """A checkpoint after a dream began has been dealt again; one before it has not."""
        dream = self.dream
        if dream is not None and self.marks[-1].ply <= dream.ply:
            io.fogs.append(Fog(self.game, dream.seat, Rng(dream.seed), dream.ply))

    def _at(self, marks: list[Mark], log: list[Answer]) -> Self:
        """The same table after other answers."""
        return self.__class__(self.game, self.setup, marks, log, dream=self.dream)

    @classmethod
    def new(cls, game: Game[S], seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Self:
        """A table before its first answer. Raises BadInput for what the game does not offer."""
        return cls.start(game, checked_setup(game, seats, seed, options))

    @classmethod
    def start(cls, game: Game[S], setup: Setup) -> Self:
        return cls(game, setup, [Mark(0, game.new(setup))], [])

    # reading

    @property
    def seats(self) -> int:
        """Seats that answer, those held by bots included."""
        n: int = self.state.n
        return n

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
        return self.known_to(seat).state

    def known_to(self, seat: int) -> Self:
        """The table as it stands for `seat`: in an open region the others have not answered."""
        known = self.known(seat)
        if len(known) == len(self.log):
            return self
        return self._at(self.marks, known)

    def events_since(self, ply: int) -> list[Event]:
        """What happened after `ply`; if that is longer ago than `events`, replayed from the checkpoint before it."""
        told: Session[S] = self
        if ply < self.since:
            marks = [m for m in self.marks if m.ply <= ply]
            told = self._at(marks or self.marks[:1], self.log)
        return [e for e in told.events if e.ply > ply]

    def cause(self, event: Event) -> int:
        """The seat whose answer led to it; -1 for what was there before any."""
        return self.log[event.ply - 1].seat if event.ply else -1

    def history(self, seat: int) -> list[Told | Answer]:
        """All that `seat` was told and answered, in order. Replays the game from its start."""
        session = self.known_to(seat)
        if session.marks[0].ply:
            session = session._at([Mark(0, self.game.new(self.setup))], session.log)
        moments: list[tuple[int, int, Told | Answer]] = [
            (e.ply, 0, Told(e.what, e.args)) for e in session.events_since(-1) if e.seen_by(seat)
        ]
        moments += [(ply, 1, a) for ply, a in enumerate(session.log) if a.seat == seat]
        return [moment[2] for moment in sorted(moments, key=itemgetter(0, 1))]

    def key(self, seat: int) -> str:
        """Names what `seat` knows: the same where it cannot tell two tables apart, and only there.

        That is the table's options, what it was told, asked and answered, what it sees and what it is asked now.
        """
        setup = self.setup
        table = (self.game.id, setup.rules, setup.seats, sorted(setup.options.items()), seat)
        asked = [d for d in self.pending if d.seat == seat]
        known = (table, self.history(seat), self.view(seat), asked)
        return blake2b(repr(known).encode(), digest_size=16).hexdigest()

    def view(self, seat: int = -1) -> View:
        """What `seat` may see; -1 is a spectator."""
        return self.game.observe(self.seen(seat), seat)

    def choices(self, d: Decision) -> list[Choice]:
        """What a person is shown for this question: the options, and what is impossible with its reason."""
        return choices_of(self.game, self.seen(d.seat), d)

    def returns(self) -> list[float]:
        """Win 1, shared win 1/k, loss 0, by seat."""
        self.must_be_over()
        return self.game.returns(self.state)

    def must_be_over(self) -> None:
        if not self.over:
            raise Refused(NOT_OVER, "the game is not over")

    def digest(self) -> int:
        """A check of the whole table at this ply, its questions included."""
        asked = [d[:4] for d in self.pending]
        return crc32(json.dumps([self.state.to_json(), asked], sort_keys=True).encode())

    # answering

    def apply(self, *args: int, seat: int | None = None) -> Self:
        """Answer, for the first seat that is asked unless told."""
        if seat is None:
            seat = self.pending[0].seat if self.pending else -1
        return self.submit(seat, [(-1, arg) for arg in args])

    def submit(
        self, seat: int, feed: Sequence[tuple[int, int]], token: int = -1, whole: bool = False
    ) -> Self:
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

    def _fed(self, seat: int, feed: Sequence[tuple[int, int]], whole: bool) -> Self:
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

    def _fed_to(self, io: Asker, seat: int, feed: Sequence[tuple[int, int]], whole: bool) -> Self:
        new = self.__class__(self.game, self.setup, self.marks, self.log, seat, feed, io, self.dream)
        if whole and any([d.held for d in new.pending if d.seat == seat]):
            raise Refused(UNFINISHED, "unfinished: the compound has more questions")
        return new

    def _check_lanes(self, seat: int, new: Self) -> None:
        before = [d for d in self.pending if d.seat != seat]
        after = [d for d in new.pending if d.seat != seat]
        if before != after:
            raise RulesError(f"lanes are not independent: {before} became {after}")

    # going back

    def goto(self, ply: int) -> Self:
        """Time travel, or undo by consent."""
        first = self.dream.ply if self.dream is not None else 0
        if not first <= ply <= len(self.log):
            text = f"the game has plies {first} to {len(self.log)}"
            raise Refused(NO_SUCH_PLY, text, {"last": len(self.log)})
        return self._at([m for m in self.marks if m.ply <= ply], self.log[:ply])

    def undo(self, seat: int, bots: Sequence[int] = ()) -> Self:
        """Take back the seat's last answer or compound, and what bots replied: nobody else's, nor past a barrier."""
        first = self.undo_to(seat, bots)
        log = self.log[:first]
        if 0 <= self.region <= first:
            log += [a for a in self.log[first:] if a.seat != seat]
        return self._at([m for m in self.marks if m.ply <= first], log)

    def undo_to(self, seat: int, bots: Sequence[int] = ()) -> int:
        """The ply at which what `undo` takes back began, or Refused. Runs no rules."""
        first = self._last_compound(seat)
        if self.dream is not None and first < self.dream.ply:
            raise Refused(NOTHING_TO_UNDO, "what came before a dream is not imagined")
        in_lane = 0 <= self.region <= first
        if not in_lane and any([a.seat != seat and a.seat not in bots for a in self.log[first:]]):
            raise Refused(ANSWERED_SINCE, "another seat has answered since")
        if any([ply > first and lane in (-1, seat) for lane, ply in self.barriers]):
            raise Refused(REVEALED_SINCE, "something was revealed or agreed since")
        return first

    def _last_compound(self, seat: int) -> int:
        """The ply at which the seat's last answer, with all that it holds, began."""
        for ply in range(len(self.log) - 1, -1, -1):
            answer = self.log[ply]
            if answer.seat == seat and not answer.held:
                return ply
        raise Refused(NOTHING_TO_UNDO, "nothing to undo")

    # imagining

    def imagine(self, seat: int, seed: int) -> Self:
        """A table that looks the same to `seat`, which is asked: all that it cannot know is dealt again by `seed`.

        To be played on like any other. Only what came before is still the truth, and cannot be gone back to.
        """
        self.asked(seat)
        known = self.known(seat)
        marks = [mark for mark in self.marks if mark.ply <= len(known)]
        return self.__class__(self.game, self.setup, marks, known, dream=Dream(len(known), seat, seed))

    def run(self, io: Asker, observer: int = -1, rng: Rng | None = None) -> S:
        """To the end without suspending. With `rng`: as `observer` may imagine it, hidden things dealt again."""
        mark = self.marks[-1]
        s: S = mark.state.copy()
        s.io = io
        io.pos, io.log, io.observer = mark.ply, self.log, observer
        if rng is not None:
            io.log, io.fogs = self.known(observer), [Fog(self.game, observer, rng)]
        self._dim(io)
        if (
            self.dream is not None
            and observer not in (-1, self.dream.seat)
            and 0 <= self.region <= self.dream.ply
        ):
            raise Refused(NOT_ASKED, "nobody else dreams in a dream that began where all choose at once")
        while not self.game.over(s):
            io.between(s)
            io.going = -1
            self.game.stretch(s)
        return s
