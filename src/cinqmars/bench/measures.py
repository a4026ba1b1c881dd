"""What is measured, in CPU time. Whatever a measure needs is made before its clock runs."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from cinqmars.bots import Eyes, get, next_move
from cinqmars.bots.ismcts import Ismcts
from cinqmars.bots.search import Search
from cinqmars.bots.uniform import Drift
from cinqmars.games import get as get_game
from cinqmars.kernel import WAIT, Bot, Game, Rng, Session, State, record

ITERATIONS: Final = 40  # of each search: as many as a quick bot makes for one answer
MICRO: Final = 1e6


class Job(NamedTuple):
    """One sample to take. The same job is the same work on every build."""

    measure: str
    game: str
    seats: int
    seed: int
    size: int


class Sample(NamedTuple):
    """What one job found; `seconds` is what its clock saw, by which sizes are chosen."""

    seconds: float
    figures: dict[str, float]


class Measure(NamedTuple):
    take: Callable[[Job], Sample]
    size: int  # the least that can be told from the clock's own cost


def timed(work: Callable[[], object]) -> float:
    """CPU seconds. Rubbish of earlier work is taken out first, so that nobody else pays for it."""
    gc.collect()
    start = process_time()
    work()
    return process_time() - start


# what the measures need


def rules(job: Job) -> Game[Any]:
    return get_game(job.game)


def table(job: Job, number: int) -> Session[Any]:
    return Session.new(rules(job), job.seats, job.seed + number)


def drift(session: Session[Any], seed: int) -> Drift:
    return Drift([seed] * session.state.n)


class Counter(Bot):
    """Lets another asker answer, and counts the answers it gave among at least two options."""

    def __init__(self, asker: Bot) -> None:
        super().__init__()
        self.asker = asker
        self.choices = 0

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.asker.live(s, seat, kind, opts, ctx, held)
        self.choices += len(opts) > 1 and arg != WAIT
        return arg


def trail(job: Job) -> list[Session[Any]]:
    """A random game, decision by decision; the last session is over."""
    session = table(job, 0)
    players = {seat: get("random", job.seed) for seat in range(session.state.n)}
    sessions = [session]
    while session.pending:
        move = next_move(session, players, ())
        assert move is not None, "bots hold every seat"
        session = session.apply(move[1], seat=move[0].seat)
        sessions.append(session)
    return sessions


def cycle(items: Sequence[Any], size: int) -> list[Any]:
    """`size` of them: evenly spread, or over and over."""
    if size <= len(items):
        return [items[i * len(items) // size] for i in range(size)]
    return [items[i % len(items)] for i in range(size)]


# the measures


def random_games(job: Job) -> Sample:
    """From the first question to the end, answered at random by an asker that never suspends the rules."""
    tables = [table(job, i) for i in range(job.size)]
    askers = [drift(session, job.seed + i) for i, session in enumerate(tables)]

    def play() -> None:
        for session, asker in zip(tables, askers):
            session.run(asker)

    seconds = timed(play)
    choices = 0
    for i, session in enumerate(tables):
        counter = Counter(drift(session, job.seed + i))
        session.run(counter)
        choices += counter.choices
    decisions = sum([asker.answers for asker in askers])
    return Sample(
        seconds,
        {
            "games_per_second": job.size / seconds,
            "decisions_per_second": decisions / seconds,
            "choices_per_second": choices / seconds,
            "decisions_per_game": decisions / job.size,
            "choices_per_game": choices / job.size,
        },
    )


def playouts(job: Job) -> Sample:
    """From the middle third of a game to its end, all that the deciding seat cannot know dealt again."""
    sessions = trail(job)
    middle = cycle(sessions[len(sessions) // 3 : len(sessions) * 2 // 3], job.size)
    asker = drift(sessions[0], job.seed)
    worlds = Rng(job.seed)

    def play() -> None:
        for session in middle:
            session.run(asker, session.pending[0].seat, worlds.fork())

    seconds = timed(play)
    return Sample(seconds, {"playouts_per_second": job.size / seconds})


def searches(job: Job) -> Sample:
    """Information-set tree search, at decisions spread over a whole game."""
    decisions = [s for s in trail(job) if s.pending and len(s.pending[0].opts) > 1]
    asked = [(Eyes(s, s.pending[0].seat), s.pending[0]) for s in cycle(decisions, job.size)]
    bot = Ismcts(job.seed, Search(iterations=ITERATIONS))

    def think() -> None:
        for eyes, decision in asked:
            bot.grow(eyes, decision)

    seconds = timed(think)
    return Sample(seconds, {"search_iterations_per_second": job.size * ITERATIONS / seconds})


def copies(job: Job) -> Sample:
    """Copies of the state at each checkpoint of a game; a clone of a session is a reference and costs nothing."""
    states = [mark.state for mark in trail(job)[-1].marks]
    costs: list[float] = []

    def copy() -> None:
        for state in states:
            start = process_time()
            for _ in range(job.size):
                state.copy()
            costs.append(process_time() - start)

    seconds = timed(copy)
    return Sample(seconds, {"copy_us": median(costs) / job.size * MICRO})


def resumes(job: Job) -> Sample:
    """At random decisions: the stretch run again from its checkpoint, alone and with a random answer."""
    sessions, luck = trail(job)[:-1], Rng(job.seed)
    chosen = [sessions[luck.below(len(sessions))] for _ in range(job.size)]
    answers = []
    for session in chosen:
        asked = session.pending[luck.below(len(session.pending))]
        answers.append((session, asked.seat, asked.opts[luck.below(len(asked.opts))]))

    def resume() -> None:
        for s in chosen:
            Session(s.game, s.setup, s.marks, s.log)

    def answer() -> None:
        for session, seat, arg in answers:
            session.apply(arg, seat=seat)

    resuming, answering = timed(resume), timed(answer)
    return Sample(
        resuming + answering,
        {"resume_us": resuming / job.size * MICRO, "apply_us": answering / job.size * MICRO},
    )


def session_steps(job: Job) -> Sample:
    """Whole games answered from outside: a new session for each answer."""
    logs = [trail(job._replace(seed=job.seed + i))[-1].log for i in range(job.size)]
    tables = [table(job, i) for i in range(job.size)]

    def play() -> None:
        for session, log in zip(tables, logs):
            for answer in log:
                session = session.apply(answer.arg, seat=answer.seat)

    seconds = timed(play)
    return Sample(seconds, {"session_steps_per_second": sum([len(log) for log in logs]) / seconds})


def stepper_steps(job: Job) -> Sample:
    """Whole games answered from outside: the rules wait in a greenlet."""
    if find_spec("greenlet") is None:
        return Sample(0.0, {})
    from cinqmars.stepper import Stepper

    setups = [table(job, i).setup for i in range(job.size)]
    luck, logs = Rng(job.seed), []
    for setup in setups:
        stepper, log = Stepper(rules(job), setup), []
        while stepper.decision is not None:
            log.append(stepper.decision.opts[luck.below(len(stepper.decision.opts))])
            stepper.step(log[-1])
        logs.append(log)
    steppers = [Stepper(rules(job), setup) for setup in setups]

    def play() -> None:
        for stepper, log in zip(steppers, logs):
            for arg in log:
                stepper.step(arg)

    seconds = timed(play)
    return Sample(seconds, {"stepper_steps_per_second": sum([len(log) for log in logs]) / seconds})


def set_ups(job: Job) -> Sample:
    """A new table up to its first question."""

    def work() -> None:
        for i in range(job.size):
            table(job, i)

    seconds = timed(work)
    return Sample(seconds, {"set_up_us": seconds / job.size * MICRO})


def saves(job: Job) -> Sample:
    """At the last decision of a game: to JSON text, and back with every answer replayed and checked."""
    last, game = trail(job)[-2], rules(job)
    fresh = [  # checkpoints remember their digests once asked: each save has its own
        Session(game, last.setup, table(job, 0).marks[:1], last.log) for _ in range(job.size)
    ]
    texts: list[str] = []

    def save() -> None:
        for session in fresh:
            texts.append(json.dumps(record.save(session)))

    def load() -> None:
        for text in texts:
            record.load(game, json.loads(text))

    def reopen() -> None:
        for text in texts:
            record.resume(game, json.loads(text))

    saving, loading, reopening = timed(save), timed(load), timed(reopen)
    return Sample(
        saving + loading + reopening,
        {
            "save_bytes": len(texts[0].encode()),
            "save_us": saving / job.size * MICRO,
            "load_us": loading / job.size * MICRO,
            "reopen_us": reopening / job.size * MICRO,
        },
    )


MEASURES: Final[dict[str, Measure]] = {
    "random games": Measure(random_games, 1),
    "play-outs": Measure(playouts, 2),
    "searches": Measure(searches, 2),
    "copies": Measure(copies, 20),
    "resumes": Measure(resumes, 20),
    "session steps": Measure(session_steps, 1),
    "stepper steps": Measure(stepper_steps, 1),
    "set-ups": Measure(set_ups, 5),
    "saves": Measure(saves, 1),
}
