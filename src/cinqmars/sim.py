"""Many games between bots, with honest statistics: rotated seats, paired deals, intervals."""

from __future__ import annotations

import math
import multiprocessing
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final, NamedTuple

from cinqmars.bots import play_on
from cinqmars.bots.player import mix
from cinqmars.bots.uniform import Drift
from cinqmars.games import PACKAGES
from cinqmars.games import get as get_game
from cinqmars.kernel import MAX_SEED, BadInput, CinqMarsError, Game, RulesError, Session
from cinqmars.players import get as get_player

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie this many deviations around its middle


class Played(NamedTuple):
    """One game, as `on_game` hears of it."""

    number: int
    seed: int
    seating: tuple[int, ...]  # by seat: the place of its bot in the list
    returns: tuple[float, ...]  # by seat
    scores: tuple[int, ...]  # by seat, all sources together
    answers: int
    automaton: int | None  # its points, where one plays
    rounds: int  # 0 where a game counts none


class Failed(NamedTuple):
    number: int
    error: str
    details: str


class GameCrashed(CinqMarsError):
    """A game did not come to its end. Says how to play it again: the seed, and who sat where."""

    def __init__(self, plan: Plan, failed: Failed) -> None:
        seed, seating = plan.deal(failed.number), plan.seating(failed.number)
        seats = ", ".join([plan.bots[place] for place in seating])
        super().__init__(
            "game-crashed",
            f"game {failed.number} of {plan.id}, seed {seed}, seats {seats}: {failed.error}\n{failed.details}",
            {"number": failed.number, "game": plan.id, "seed": seed, "seats": seats, "detail": failed.error},
        )


# the plan


class Plan(NamedTuple):
    """All that a worker needs. Game number g is deal g // n, with the bots g % n seats further on."""

    game: Game[Any] | str  # an id travels lighter
    seats: int
    bots: tuple[str, ...]  # one for each seat that answers
    seed: int
    options: dict[str, Any]
    at_random: bool  # then nobody need stop to think

    @property
    def id(self) -> str:
        return self.game if isinstance(self.game, str) else self.game.id

    def rules(self) -> Game[Any]:
        return get_game(self.game) if isinstance(self.game, str) else self.game

    def deal(self, number: int) -> int:
        """The seed of the table: the same for a whole rotation, so that luck is shared fairly."""
        return self.seed + number // len(self.bots)

    def seating(self, number: int) -> tuple[int, ...]:
        n = len(self.bots)
        return tuple([(seat - number) % n for seat in range(n)])


def planned(
    game: Game[Any] | str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None,
) -> Plan:
    """A plan that every game can follow, or BadInput."""
    rules = get_game(game) if isinstance(game, str) else game
    first = Session.new(rules, seats, seed, options)
    n: int = first.state.n
    if not 1 <= games <= MAX_SEED - seed:
        raise BadInput("games", f"at least one game, not {games}", {"got": games})
    if not 1 <= len(bots) <= n:
        raise BadInput(
            "bots", f"{n} seats want 1 to {n} bots, not {len(bots)}", {"seats": n, "got": len(bots)}
        )
    for spec in bots:
        get_player(spec)
    everyone = (*bots, *[bots[-1]] * (n - len(bots)))
    known = rules.id in PACKAGES and get_game(rules.id) is rules
    at_random = all([spec == "random" for spec in bots])
    return Plan(rules.id if known else rules, seats, everyone, seed, first.setup.options, at_random)


def play(plan: Plan, number: int) -> Played:
    """One game from its first question to its end."""
    seed, seating = plan.deal(number), plan.seating(number)
    seeds = [mix(seed, place) for place in seating]
    game = plan.rules()
    session = Session.new(game, plan.seats, seed, plan.options)
    if plan.at_random:
        drift = Drift(seeds)
        end, answers = session.run(drift), drift.answers
    else:
        players = {seat: get_player(plan.bots[place], seeds[seat]) for seat, place in enumerate(seating)}
        session = play_on(session, players)
        end, answers = session.state, len(session.log)
    returns = game.returns(end)
    if len(returns) != len(seating) or not all([0 <= x <= 1 for x in returns]):
        raise RulesError(f"returns are from 0 to 1 for each of {len(seating)} seats, not {returns}")
    sources = game.scores(end)
    scores = [sum(points) for points in zip(*[score.points for score in sources])]
    its = [score.automaton for score in sources if score.automaton is not None]
    automaton = sum(its) if its else None
    return Played(number, seed, seating, tuple(returns), tuple(scores), answers, automaton, game.round(end))


def attempt(plan: Plan, number: int) -> Played | Failed:
    try:
        return play(plan, number)
    except Exception as e:
        return Failed(number, f"{type(e).__name__}: {e}", traceback.format_exc())


# the workers


def here(plan: Plan, games: int) -> Generator[Played | Failed]:
    for number in range(games):
        yield attempt(plan, number)


def work(plan: Plan, numbers: range, pipe: Connection) -> None:
    """In a process of its own. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(BrokenPipeError), pipe:  # a parent that is gone wants no more
        for number in numbers:
            pipe.send(attempt(plan, number))


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even before they come to `work`."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


class Interrupt:
    """Ctrl-C ends the game being played; while one is being counted it waits, for no lock may be left half taken.

    It is remembered in any case: Python swallows what is raised where nobody can catch it.
    """

    def __init__(self) -> None:
        self.pressed = False
        self.counting = False

    def press(self, *_: object) -> None:
        self.pressed = True
        if not self.counting:
            raise KeyboardInterrupt

    @contextmanager
    def listening(self) -> Iterator[None]:
        """From another thread, or where Ctrl-C means something else, it stays as it was."""
        main = threading.current_thread() is threading.main_thread()
        if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            yield
            return
        signal.signal(signal.SIGINT, self.press)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.counting = True
        try:
            yield
        finally:
            self.counting = False
        if self.pressed:
            raise KeyboardInterrupt


def elsewhere(plan: Plan, games: int, jobs: int) -> Generator[Played | Failed]:
    """The same games in the same order, each worker playing every jobs-th."""
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    workers = []
    try:
        with ignoring_interrupts():
            for first in range(jobs):
                ours, theirs = context.Pipe(duplex=False)
                pipes.append(ours)
                share = range(first, games, jobs)
                worker = context.Process(target=work, args=(plan, share, theirs), daemon=True)
                workers.append(worker)
                worker.start()
                theirs.close()
        for number in range(games):
            try:
                yield pipes[number % jobs].recv()
            except EOFError:
                yield Failed(number, "its worker is gone", "")
    finally:
        for worker in workers:
            if worker.pid is not None:
                worker.terminate()
                worker.join()
            worker.close()
        for pipe in pipes:  # last: a worker writing into a closed one would complain
            pipe.close()


# the statistics


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 such series; shared wins count in parts."""
    share, z2 = wins / games, z * z / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = z * math.sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Sat:
    """How one bot did in one seat."""

    games: int
    wins: float


@dataclass(frozen=True)
class Standing:
    """How one bot did: wins with ties in parts, their share with its 95 % interval, points with their deviation."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    score: float
    deviation: float
    seats: tuple[Sat, ...]


@dataclass(frozen=True)
class Report:
    """What a simulation found. All but `seconds` is the same for the same arguments, whatever `jobs` was."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[Standing, ...]  # in the order of the list
    shortest: int  # answers in a game
    mean_length: float
    longest: int
    automaton: float | None  # its points on average, where one plays
    rounds: float  # on average; 0 where the game counts none
    seconds: float
    interrupted: bool  # by Ctrl-C: `games` were finished before

    @property
    def rate(self) -> float:
        """Games per second."""
        return self.games / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "games_per_second": self.rate}


class Totals:
    """Adds up games as they come."""

    def __init__(self, plan: Plan) -> None:
        n = len(plan.bots)
        self.plan = plan
        self.games = [[0] * n for _ in range(n)]  # by place, then seat
        self.wins = [[0.0] * n for _ in range(n)]
        self.points = [0] * n
        self.squares = [0] * n
        self.lengths: list[int] = []
        self.rounds = 0
        self.automaton: int | None = None

    def add(self, played: Played) -> None:
        for seat, place in enumerate(played.seating):
            self.games[place][seat] += 1
            self.wins[place][seat] += played.returns[seat]
            self.points[place] += played.scores[seat]
            self.squares[place] += played.scores[seat] ** 2
        self.lengths.append(played.answers)
        self.rounds += played.rounds
        if played.automaton is not None:
            self.automaton = (self.automaton or 0) + played.automaton

    def standing(self, place: int) -> Standing:
        n, wins, points = len(self.lengths), sum(self.wins[place]), self.points[place]
        low, high = wilson(wins, n)
        variance = (self.squares[place] - points * points / n) / (n - 1) if n > 1 else 0.0
        seats = tuple([Sat(*pair) for pair in zip(self.games[place], self.wins[place])])
        deviation = math.sqrt(max(0.0, variance))
        return Standing(self.plan.bots[place], n, wins, wins / n, low, high, points / n, deviation, seats)

    def report(self, seconds: float, interrupted: bool) -> Report:
        plan, lengths = self.plan, self.lengths
        standings = tuple([self.standing(place) for place in range(len(plan.bots))])
        mean = sum(lengths) / len(lengths)
        return Report(
            plan.id,
            plan.seats,
            plan.options,
            plan.seed,
            len(lengths),
            standings,
            min(lengths),
            mean,
            max(lengths),
            None if self.automaton is None else self.automaton / len(lengths),
            self.rounds / len(lengths),
            seconds,
            interrupted,
        )


def simulate(
    game: Game[Any] | str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    on_game: Callable[[Played], None] | None = None,
) -> Report:
    """Play `games` games and add them up.

    The bots move on by one seat from game to game, and a whole rotation has the same deal: a number of games that
    is a multiple of the seats lets each bot play every deal from every seat. Seats that only bots may hold are seats
    like the others; if `bots` are fewer than seats, the last bot takes the rest. `on_game` hears of the games in
    their order. Ctrl-C ends it with a report of what is finished.
    """
    plan = planned(game, seats, bots, games, seed, options)
    if jobs < 1:
        raise BadInput("jobs", f"at least one job, not {jobs}", {"got": jobs})
    totals, interrupted, start = Totals(plan), False, perf_counter()
    jobs, interrupt = min(jobs, games), Interrupt()
    with (
        interrupt.listening(),
        closing(here(plan, games) if jobs == 1 else elsewhere(plan, games, jobs)) as results,
    ):
        try:
            for result in results:
                if isinstance(result, Failed):
                    raise GameCrashed(plan, result)
                with interrupt.held():
                    totals.add(result)
                    if on_game is not None:
                        on_game(result)
        except KeyboardInterrupt:
            if not totals.lengths:
                raise
            interrupted = True
    return totals.report(perf_counter() - start, interrupted)
