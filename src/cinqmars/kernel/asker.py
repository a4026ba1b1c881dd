"""Askers: who answers the rules. This one replays a log, takes what is submitted, then suspends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from cinqmars.kernel.chance import Rng
from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.errors import ILLEGAL, PAST_A_REVEAL, Diverged, Refused, RulesError
from cinqmars.kernel.question import (
    WAIT,
    Answer,
    Decision,
    Event,
    Pending,
    check_of,
    heard,
    replied,
    token_of,
)
from cinqmars.kernel.state import State

LIVE: Final = 1 << 60
SPARSE: Final = 16  # checkpoints, of which whoever replays a whole log keeps one
Menu = Callable[[Any, int], "Decision | None"]  # what a seat may do in a race, or None


class Fog(NamedTuple):
    """What `seat` cannot know, to be dealt again by `rng` at ply `dawn`, or else at the first live question."""

    game: Any
    seat: int
    rng: Rng
    dawn: int = LIVE


@mypyc_attr(allow_interpreted_subclasses=True)
class Asker:
    """Replays `log` from `pos`, then takes what `seat` submits (`feed`), then raises Pending."""

    def __init__(self) -> None:
        self.log: list[Answer] = []
        self.pos: int = 0
        self.used: int = 0  # answers replayed in this lane
        self.lane: int = -1  # the seat whose part of `simultaneously` is running
        self.going: int = -1  # the seat that was asked last, if nothing was revealed since
        self.seat: int = -1
        self.feed: list[tuple[int, int]] = []  # (kind or -1, arg), all of `seat`
        self.since: int = 0  # the ply at which `feed` begins
        self.literal: bool = False  # `feed` leaves out what is forced
        self.skipped: int = 0  # fields of `feed` that were forced
        self.observer: int = -1
        self.fogs: list[Fog] = []  # what is to be dealt again, the next one last
        self.listening: bool = False
        self.events: list[Event] = []
        self.barriers: list[tuple[int, int]] = []  # (lane, ply)

    # what the rules call

    def ask(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.lane >= 0:
            self.enter_lane(seat)
        elif len(opts) == 1:
            if self.feed:
                self.skip_forced_field(seat, kind, opts[0])
            return opts[0]
        if not opts:
            raise RulesError(f"seat {seat} has no option for kind {kind}")
        self.going = seat
        if self.fogs:
            self.lift_fogs(s)
        if self.pos < len(self.log):
            return self.replay(seat, kind, opts, ctx, held)
        return self.live(s, seat, kind, opts, ctx, held)

    def race(self, s: State, seats: Sequence[int], menu: Menu) -> Answer:
        if self.lane >= 0:
            raise RulesError("race inside simultaneously")
        answer = self.first_to_answer(s, seats, menu)
        self.going = answer.seat
        return answer

    def first_to_answer(self, s: State, seats: Sequence[int], menu: Menu) -> Answer:
        lifted = bool(self.fogs) and self.lift_fogs(s)  # before any menu: no real hand may show in one
        if self.pos < len(self.log):
            return self.replay_race(s, seats, menu)
        return self.live_race(s, self.poll(seats) if lifted else list(seats), menu)

    def poll(self, seats: Sequence[int]) -> list[int]:
        """The order in which a race that begins an imagined world is offered; the lead stays first."""
        return list(seats)

    def between(self, s: State) -> None:
        """Called by `Session.run` before each stretch: nothing is on the stack."""

    def keeps(self, mark: Any) -> bool:
        """Whether `Session`, at a checkpoint long before the end of the log, is to remember it."""
        return True

    def hear(self, what: str, args: tuple[Any, ...], to: int) -> None:
        if self.lane >= 0:
            to &= 1 << self.lane
        self.events.append(heard(self.pos, to, what, args))

    def reveal(self, s: State) -> None:
        self.barriers.append((self.lane, self.pos))
        if self.feed and self.pos > self.since and self.lane in (-1, self.seat):
            # otherwise "all or nothing" would be a free look: try every continuation, keep none
            raise Refused(PAST_A_REVEAL, "a submission ends where something is revealed")

    # replaying

    def enter_lane(self, seat: int) -> None:
        """Forced answers are asked in a lane too: skipping one would tell the others."""
        if seat != self.lane:
            raise RulesError(f"seat {seat} is asked in the lane of seat {self.lane}")
        while self.pos < len(self.log) and self.log[self.pos].seat != seat:
            self.pos += 1

    def skip_forced_field(self, seat: int, kind: int, arg: int) -> None:
        """A form need not know which of its fields are forced; its first answers a question that was asked."""
        if self.literal or self.pos <= self.since or seat != self.seat:
            return
        if self.feed[0] == (kind, arg):
            self.feed.pop(0)
            self.skipped += 1

    def replay(self, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        answer = self.log[self.pos]
        if answer.seat != seat or answer.kind != kind or answer.arg not in opts:
            raise Diverged(
                self.pos,
                f"the log has seat {answer.seat}, kind {answer.kind}, {answer.arg}; "
                f"the game asks seat {seat}, kind {kind}, one of {opts}",
            )
        self.pos += 1
        self.used += 1
        return answer.arg

    def replay_race(self, s: State, seats: Sequence[int], menu: Menu) -> Answer:
        answer = self.log[self.pos]
        asked = menu(s, answer.seat) if answer.seat in seats else None
        if asked is None:
            raise Diverged(self.pos, f"the log has seat {answer.seat}; the game lets only {list(seats)} act")
        self.replay(asked.seat, asked.kind, asked.opts, asked.ctx, asked.held)
        return answer

    def lift_fogs(self, s: Any) -> bool:
        """From here on the game is imagined: what a seat cannot know is dealt again, if it is time."""
        lifted = False
        while self.fogs and self.pos >= min(self.fogs[-1].dawn, len(self.log)):
            fog = self.fogs.pop()
            fog.game.resample(s, fog.seat, fog.rng)
            s.rng = fog.rng.fork()  # future chance is unknown too
            lifted = True
        return lifted

    # answering

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        return self.take([Decision(seat, kind, opts, ctx, held)]).arg

    def live_race(self, s: State, order: list[int], menu: Menu) -> Answer:
        asked: list[Decision] = []
        for seat in order:
            d = menu(s, seat)
            if d is not None:
                if not d.opts:
                    raise RulesError(f"seat {seat} has no option for kind {d.kind}")
                asked.append(d._replace(must=seat == order[0]))
        if not asked or not asked[0].must:
            raise RulesError("the lead of a race must have an option")
        return self.take(asked)

    def take(self, asked: list[Decision]) -> Answer:
        for d in asked:
            if self.feed and d.seat == self.seat:
                kind, arg = self.feed.pop(0)
                if kind not in (-1, d.kind) or arg not in d.opts:
                    raise Refused(ILLEGAL, f"{arg} of kind {kind} does not answer {d}")
                answer = d.answered(d.opts[d.opts.index(arg)])  # an int, even if a bool or a float was given
                self.log.append(answer)
                self.pos += 1
                self.used += 1
                return answer
        raise Pending(asked)


class Verifier(Asker):
    """Replays a log of unknown origin: each answer must carry the name of the question it answers.

    `expected` are the plies and digests of some checkpoints, by their numbers.
    """

    def __init__(self, expected: dict[int, tuple[int, int]]) -> None:
        super().__init__()
        self.expected: dict[int, tuple[int, int]] = expected

    def replay(self, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        ply = self.pos
        arg = super().replay(seat, kind, opts, ctx, held)
        given = self.log[ply]
        if given.held != held or given.check != check_of(arg, token_of(seat, kind, opts, ctx)):
            raise Diverged(ply, f"the answer {arg} was edited, or was given to another question than {opts}")
        return arg

    def keeps(self, mark: Any) -> bool:
        """Few of them, and those whose digests are compared."""
        wanted = self.expected.get(mark.number)
        if wanted is None:
            return mark.number % SPARSE == 0  # type: ignore[no-any-return]
        found = (mark.ply, mark.digest())
        if found != wanted:
            text = f"checkpoint {mark.number}: the file has digest {wanted[1]} after {wanted[0]} answers"
            raise Diverged(mark.ply, f"{text}, the game {found[1]} after {found[0]}")
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Asker):
    """Answers on the spot. A race polls the others, who may wait, then the lead, who may not."""

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        raise RulesError("this asker answers nothing")

    def live_race(self, s: State, order: list[int], menu: Menu) -> Answer:
        for seat in order[1:]:
            d = None if self.silent(seat) else menu(s, seat)
            if d is not None:
                arg = self.polled(s, d, [WAIT, *d.opts])
                if arg != WAIT:
                    return replied(d.seat, d.kind, arg)
        d = menu(s, order[0])
        if d is None:
            raise RulesError("the lead of a race must have an option")
        return replied(d.seat, d.kind, self.polled(s, d, d.opts))

    def poll(self, seats: Sequence[int]) -> list[int]:
        order = list(seats)
        if self.observer in order[1:]:
            order.remove(self.observer)
        if self.observer in seats:
            order.insert(1, self.observer)  # a search begins with the observer's own question
        return order

    def silent(self, seat: int) -> bool:
        """Whether the seat, which may wait, does so before it has looked at what it may do."""
        return False

    def polled(self, s: State, d: Decision, opts: list[int]) -> int:
        """What the seat says in a race, where `opts` may begin with WAIT."""
        return self.live(s, d.seat, d.kind, opts, d.ctx, d.held)
