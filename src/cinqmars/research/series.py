"""A series of games between bots: who plays which deal from which seat, and one game of it as a line of a log."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import cached_property
from time import monotonic
from typing import Any, Final

from cinqmars import players
from cinqmars.bots import Eyes, Player, play_on
from cinqmars.bots.player import mix, open_to
from cinqmars.bots.uniform import Drift
from cinqmars.games import PACKAGES
from cinqmars.games import get as get_game
from cinqmars.kernel import MAX_SEED, WAIT, BadInput, Bot, Decision, Game, Rng, Score, Session, State

Line = dict[str, Any]  # one game, as JSON

# why a game failed
CRASHED: Final = "crashed"  # a bot raised something
ILLEGAL: Final = "illegal"  # a bot said what was not offered
SLOW: Final = "slow"  # a bot thought too long
GONE: Final = "gone"  # the process died: with it the bot that was thinking
BROKEN: Final = "broken"  # no bot was thinking: the rules

Thinking = Callable[[int, float], None]  # hears who thinks since when; seat -1: nobody does


class Series:
    """Game number g is deal g // n, its bots g % n seats further on: all n of them have the same luck.

    Who meets whom changes from deal to deal: the bots are shuffled and dealt in a circle, so that after as many
    deals as there are bots each has played as often as any other. Fewer bots than seats take several.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        bots: Sequence[str],
        games: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        rules = get_game(game) if isinstance(game, str) else game
        first = Session.new(rules, seats, seed, options)
        if not 1 <= games <= MAX_SEED - seed:
            raise BadInput("games", f"at least one game, not {games}", {"got": games})
        if not bots or len(set(bots)) < len(bots):
            raise BadInput("bots-once", f"each bot once, not {', '.join(bots)}", {"got": ", ".join(bots)})
        self.id = rules.id
        self._game = None if rules.id in PACKAGES and get_game(rules.id) is rules else rules
        self.seats = seats
        self.players: int = first.state.n  # seats that answer, those that only bots may hold included
        self.bots = tuple(bots)
        self.games = games
        self.seed = seed
        self.options = first.setup.options
        self.rules = first.setup.rules
        self.sources = players.sources_of(bots)
        for spec in bots:
            players.get(spec, 0, self.sources.get(spec))

    @property
    def game(self) -> Game[Any]:
        return get_game(self.id) if self._game is None else self._game

    def deal(self, number: int) -> int:
        return number // self.players

    def line_up(self, deal: int) -> list[str]:
        """Who plays it, in the order of the first of its games."""
        order = list(range(len(self.bots)))
        Rng(mix(self.seed, deal // len(order))).shuffle(order)
        return [self.bots[order[(deal + k) % len(order)]] for k in range(self.players)]

    def seating(self, number: int) -> list[str]:
        n, who = self.players, self.line_up(self.deal(number))
        return [who[(seat - number) % n] for seat in range(n)]

    def shard(self, part: int, of: int) -> list[int]:
        """The games of the part-th of so many machines (1 is the first); a deal is never divided."""
        return [number for number in range(self.games) if self.deal(number) % of == part - 1]

    @cached_property
    def head(self) -> Line:
        """What all its lines have in common."""
        return {"game": self.id, "rules": self.rules, "seats": self.seats, "options": self.options}

    def plan(self, number: int) -> Line:
        """Everything that is decided before the game begins."""
        seed, who = self.seed + self.deal(number), self.seating(number)
        place = [(seat - number) % self.players for seat in range(self.players)]
        line: Line = {"number": number, **self.head, "seed": seed, "bots": who}
        line["luck"] = [mix(seed, k) for k in place]
        code = {spec: self.sources[spec].digest for spec in sorted(set(who)) if spec in self.sources}
        return {**line, "code": code} if code else line


# one game


class BotFault(Exception):
    def __init__(self, seat: int, kind: str, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.kind = kind


class Watched:
    """A player of whom it is known that it is thinking, whose faults are its own, and whose answers are noted."""

    def __init__(self, player: Player, seat: int, thinking: Thinking, answers: list[list[int]]) -> None:
        self.player = player
        self.seat = seat
        self.thinking = thinking
        self.answers = answers

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        self.thinking(self.seat, monotonic())
        try:
            arg = self.player.choose(eyes, decision)
        except Exception as e:
            raise BotFault(self.seat, CRASHED, said(e)) from e
        self.thinking(-1, 0.0)
        if arg not in open_to(decision):
            raise BotFault(self.seat, ILLEGAL, f"it answered {str(arg)[:40]} to {decision.opts}"[:200])
        if arg != WAIT:
            self.answers.append([self.seat, int(arg)])
        return int(arg)


class Noted(Bot):
    """Chance in all seats, without stopping, and what it said."""

    def __init__(self, seeds: Sequence[int]) -> None:
        super().__init__()
        self.chance = Drift(seeds)
        self.said: list[list[int]] = []

    def silent(self, seat: int) -> bool:
        return self.chance.silent(seat)

    def polled(self, s: State, d: Decision, opts: list[int]) -> int:
        return self.live(s, d.seat, d.kind, d.opts, d.ctx, d.held)  # whoever waits was silent

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.chance.live(s, seat, kind, opts, ctx, held)
        self.said.append([seat, arg])
        return arg


def silent(seat: int, since: float) -> None:
    """Nobody wants to know who thinks."""


def play(series: Series, number: int, thinking: Thinking = silent) -> Line:
    """One game from its first question to its end, or to what went wrong."""
    line, game = series.plan(number), series.game
    answers: list[list[int]] = []
    try:
        session = Session.new(game, series.seats, line["seed"], series.options)
        if all([spec == "random" for spec in line["bots"]]):
            noted = Noted(line["luck"])
            answers = noted.said
            end = session.run(noted)
        else:
            end = play_on(session, seated(series, line, thinking, answers)).state
        return {**line, **outcome(game, end), "answers": answers}
    except BotFault as e:
        return {**failed(line, e.kind, e.seat, str(e)), "answers": answers}
    except Exception as e:
        return {**failed(line, BROKEN, -1, said(e)), "answers": answers}


def seated(series: Series, line: Line, thinking: Thinking, answers: list[list[int]]) -> dict[int, Player]:
    """The players by seat; whoever cannot even be made has failed."""
    found: dict[int, Player] = {}
    for seat, spec in enumerate(line["bots"]):
        thinking(seat, monotonic())
        try:
            made = players.get(spec, line["luck"][seat], series.sources.get(spec))
        except Exception as e:
            raise BotFault(seat, CRASHED, said(e)) from e
        found[seat] = Watched(made, seat, thinking, answers)
    thinking(-1, 0.0)
    return found


def outcome(game: Game[Any], end: Any) -> Line:
    returns, sources = game.returns(end), game.scores(end)
    points = points_of(sources) or [0] * len(returns)
    found: Line = {
        "returns": [round(x, 6) for x in returns],
        "scores": points,
        "ranks": ranks(returns, points),
    }
    its = [score.automaton for score in sources if score.automaton is not None]
    if its:
        found["automaton"] = sum(its)
    return {**found, "rounds": game.round(end)}


def points_of(sources: Sequence[Score]) -> list[int]:
    return [sum(points) for points in zip(*[score.points for score in sources])]


def ranks(returns: Sequence[float], points: Sequence[int]) -> list[int]:
    """1 for who won, then by points; who cannot be told apart has the same."""
    keys = list(zip(returns, points))
    return [1 + len([other for other in keys if other > key]) for key in keys]


def failed(line: Line, kind: str, seat: int, why: str) -> Line:
    return {**line, "failed": {"kind": kind, "seat": seat, "why": why}}


def said(e: BaseException) -> str:
    """The error and the line where it was raised: the same on every machine."""
    last = traceback.extract_tb(e.__traceback__)[-1:]
    where = "".join([f" ({frame.filename.rsplit('/', 1)[-1]}:{frame.lineno})" for frame in last])
    return f"{type(e).__name__}: {e}"[:300] + where


# the same game again


def replay(line: Line, upto: int | None = None, game: Game[Any] | None = None) -> Session[Any]:
    """The table of a line after its answers, or the first of them."""
    rules = get_game(line["game"]) if game is None else game
    session = Session.new(rules, line["seats"], line["seed"], line["options"])
    for seat, arg in line["answers"][:upto]:
        session = session.apply(arg, seat=seat)
    return session
