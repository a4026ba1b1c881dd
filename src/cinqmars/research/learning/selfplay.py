"""Games in which every seat looks one answer ahead, and some of their positions as a learner sees them.

Played inside one run of the rules. A position is kept where a judgement would be asked for: between two stretches, or
at a question that begins something.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from cinqmars import games
from cinqmars.bots.foresight import Foresight
from cinqmars.bots.player import mix
from cinqmars.kernel import WAIT, Bot, Game, Rng, Session, State
from cinqmars.kernel.network import logit

KEPT = 20  # positions of a game
POLLS = 4  # in a race somebody acts once in so many polls
FINE = 1 << 20


class Order(NamedTuple):
    """Games to be played by one process: which, by which networks, and how often an answer is left to chance."""

    game: str
    seats: int
    options: dict[str, Any]
    deals: range
    networks: dict[str, Any]
    astray: float


class Lesson(NamedTuple):
    """Positions of one game, seat by seat: rows of features, the judgement's logits, and how it ended."""

    rows: bytes  # of C floats
    judged: list[float]
    margins: list[float]  # points ahead of the best other, by seat, for each position again
    won: list[float]


class Ahead(Bot):
    """Answers one answer ahead; each seat by a judgement of its own."""

    def __init__(self, judges: list[Game[Any]], luck: Rng, astray: float = 0.0) -> None:
        super().__init__()
        self.judges = judges
        self.foresights = {id(judge): Foresight(judge) for judge in judges}
        self.luck = luck
        self.astray = int(astray * FINE)
        self.seen = 0
        self.positions: list[tuple[bytes, list[float]]] = []  # rows of all seats, and what they were judged
        self.keeping = False

    def between(self, s: State) -> None:
        if self.keeping and self.judges[0].at_rest(s):
            self.keep(s)
        for foresight in self.foresights.values():
            foresight.begin(s)

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        game = self.judges[seat]
        if self.keeping and not game.at_rest(s) and game.follow(s, seat, kind, opts, ctx) is None:
            self.keep(s)
        arg = self.answer(game, s, seat, kind, opts)
        for foresight in self.foresights.values():
            foresight.said.append(arg)
        return arg

    def answer(self, game: Game[Any], s: State, seat: int, kind: int, opts: list[int]) -> int:
        if opts[0] == WAIT and self.luck.below(POLLS) > 0:
            return WAIT
        if len(opts) == 1:
            return opts[0]
        if self.astray and self.luck.below(FINE) < self.astray:
            return opts[self.luck.below(len(opts))]
        if game.kinds[kind].only_words:
            weights = game.priors(s, seat, kind, opts)
            return opts[weights.index(max(weights))]
        return self.foresights[id(game)].best(seat, opts)

    def keep(self, s: Any) -> None:
        """Every position is as likely to be kept as any other."""
        self.seen += 1
        at = len(self.positions) if len(self.positions) < KEPT else self.luck.below(self.seen)
        if at < KEPT:
            self.positions[at : at + 1] = [seen_by_all(self.judges[0], s)]


def seen_by_all(game: Game[Any], s: Any) -> tuple[bytes, list[float]]:
    columns = sum([feature.size for feature in game.features])
    rows = b""
    judged = games.get(game.id).values(s)
    for seat in range(len(judged)):
        row = array("f", bytes(4 * columns))
        game.encode(s, seat, row)
        rows += row.tobytes()
    return rows, [logit(x) for x in judged]


def margins(game: Game[Any], end: Any) -> list[float]:
    """Points ahead of the best other seat, or of the automaton."""
    scores = game.scores(end)
    points = [sum(by_seat) for by_seat in zip(*[score.points for score in scores])]
    its = [score.automaton for score in scores if score.automaton is not None]
    rivals = [sum(its)] if its else []
    return [mine - max([*points[:i], *points[i + 1 :], *rivals]) for i, mine in enumerate(points)]


def played(order: Order) -> list[Lesson]:
    """Self-play for a learner; every second game goes astray now and then."""
    game = games.get(order.game)
    if game.learning is not None:
        game.learning.take(order.networks)
    judge = game.learned()
    found = []
    for deal in order.deals:
        session = Session.new(game, order.seats, deal, order.options)
        ahead = Ahead([judge] * session.seats, Rng(mix(deal, 77)), order.astray if deal % 2 else 0.0)
        ahead.keeping = True
        end = session.run(ahead)
        found.append(lesson(ahead, margins(game, end), game.returns(end)))
    return found


def lesson(ahead: Ahead, lead: list[float], won: list[float]) -> Lesson:
    rows = b"".join([position[0] for position in ahead.positions])
    judged = [x for position in ahead.positions for x in position[1]]
    number = len(ahead.positions)
    return Lesson(rows, judged, lead * number, won * number)
