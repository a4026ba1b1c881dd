"""Ways a game can end that are kept as records, and how to find one of each: by random play, or by search for a win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.bots.judgement import judged
from cinqmars.games.on_mars.bots.nearness import nearness
from cinqmars.games.on_mars.components import LAST_LEVEL, LAST_ROUND
from cinqmars.games.on_mars.lacerda.objectives import OBJECTIVES, won
from cinqmars.games.on_mars.questions import MOVE
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import NO, PLAYER, RIVAL, OnMarsState
from cinqmars.kernel import Answer, Bot, Decision, Rng, Session, State
from games.on_mars import survival
from games.on_mars.guide import Guide

Core = Session[OnMarsState]


class Scribe(Bot):
    """Plays at random, but seldom moves its pieces far, and keeps the log."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.answers: list[Answer] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        wanted = [NO] if kind == MOVE and NO in opts and self.rng.below(2) else opts
        arg = wanted[self.rng.below(len(wanted))]
        self.answers.append(Decision(seat, kind, opts, ctx, held).answered(arg))
        return arg


def played(seats: int, seed: int, options: dict[str, Any]) -> Core:
    """A whole game, as a session that has seen every answer."""
    first = Session.new(game, seats, seed, options)
    scribe = Scribe(seed)
    first.run(scribe)
    return Session(game, first.setup, first.marks[:1], scribe.answers)


class Line(NamedTuple):
    """A game alone so far: what it is thought to be worth, its answers, and which line it continues."""

    worth: float
    state: OnMarsState
    answers: list[Answer]
    parent: int = 0


class Hunt(NamedTuple):
    """Where a win is found: from a seed on, lines kept after each round, and continuations of each.

    `opening`: so many times more of them while there are few lines.
    """

    seed: int
    lines: int
    tries: int = 20
    length: str = "short"
    opening: int = 1


HUNTS: Final = {  # by level
    1: Hunt(80_000, 12, 16),
    2: Hunt(20_000, 24, length="long"),
    3: Hunt(2, 40, length="long"),
    4: Hunt(4, 100, 25, length="long", opening=10),
}
ZEAL: Final = 60.0  # points that an objective is worth to the search
FEW: Final = 5  # lines
ALIKE: Final = 4  # lines that are kept of those alike, at level 4
SIBLINGS: Final = 6  # and of those that continue the same line


def searched(hunt: Hunt, seed: int, options: dict[str, Any]) -> Core | None:
    """A game alone that is won, by keeping the most promising lines round by round; it knows the deck's order."""
    first = Session.new(game, 1, seed, options)
    luck = Rng(seed * 7 + options["objective"])
    lines = [Line(0.0, game.new(first.setup), [])]
    while lines:
        tries = hunt.tries * (hunt.opening if len(lines) <= FEW else 1)
        grown = [continued(lines[i], luck, k, i) for i in range(len(lines)) for k in range(tries)]
        for line in grown:
            if game.over(line.state) and won(line.state):
                return Session(game, first.setup, first.marks[:1], line.answers)
        best = sorted([line for line in grown if not game.over(line.state)], key=lambda line: -line.worth)
        lines = list({round(line.worth, 6): line for line in reversed(best)}.values())[::-1]
        lines = (unlike(lines) if options["objective"] == 4 else lines)[: hunt.lines]
    return None


def continued(line: Line, luck: Rng, k: int, parent: int) -> Line:
    """One more round."""
    s, seed = line.state.copy(), luck.below(1 << 28)
    guide = survival.gardener(seed, k) if s.solo == 4 else Guide(seed, (5, 15, 30, 45)[k % 4])
    s.io = guide
    round_now = s.round
    while not game.over(s) and s.round == round_now:
        game.stretch(s)
    return Line(promise(s), s, line.answers + guide.answers, parent)


def promise(s: OnMarsState) -> float:
    """Objectives above all, then points ahead of Lacerda."""
    if s.solo == 4:
        return survival.promise(s)
    near = sum([nearness(s, objective) for objective in OBJECTIVES[s.solo]])
    return ZEAL * near + judged(s, PLAYER) - sum(scores_of(s, RIVAL))


def unlike(lines: list[Line]) -> list[Line]:
    """The best lines, but few that are alike or continue the same one."""
    alike: Counter[tuple[int, ...]] = Counter()
    siblings: Counter[int] = Counter()
    kept = []
    for line in lines:
        likeness = survival.likeness(line.state)
        if alike[likeness] < ALIKE and siblings[line.parent] < SIBLINGS:
            alike[likeness] += 1
            siblings[line.parent] += 1
            kept.append(line)
    return kept


def by_missions(t: Core) -> bool:
    return not t.state.remaining and t.state.level < LAST_LEVEL and t.state.ending == 1


def by_level(t: Core) -> bool:
    return t.state.level == LAST_LEVEL and t.state.round < LAST_ROUND


def at_once(t: Core) -> bool:
    """Space Singularity: no further round."""
    return not t.state.remaining and t.state.ending == 0


def lost_alone(t: Core) -> bool:
    return not won(t.state)


def won_alone(t: Core) -> bool:
    return won(t.state)


class Ending(NamedTuple):
    """A way a game can end: `shows` holds for it."""

    name: str
    seats: int
    shows: Callable[[Core], bool]
    options: dict[str, Any]


ENDINGS = (
    Ending("two-ended-by-missions", 2, by_missions, {}),
    Ending("three-ended-by-missions-with-first-colonists", 3, by_missions, {"first-colonists": True}),
    Ending("four-long-ended-by-level-five", 4, by_level, {"length": "long"}),
    Ending("four-ended-at-once", 4, at_once, {"singularity": True}),
    *[Ending(f"alone-level-{level}-lost", 1, lost_alone, {"objective": level}) for level in (1, 2, 3, 4)],
    *[
        Ending(f"alone-level-{level}-won", 1, won_alone, {"objective": level, "length": HUNTS[level].length})
        for level in (1, 2, 3)
    ],
)


def found(ending: Ending) -> Core:
    """The first game of this ending; each ending starts to look elsewhere, so that no two records are the same game."""
    if ending.shows is won_alone:
        hunt = HUNTS[ending.options["objective"]]
        games = (searched(hunt, seed, ending.options) for seed in count(hunt.seed))
        return next(t for t in games if t is not None)
    seeds = count(10_000 * ENDINGS.index(ending))
    return next(t for t in (played(ending.seats, seed, ending.options) for seed in seeds) if ending.shows(t))
