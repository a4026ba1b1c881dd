"""Ways a game can end that are kept as records, and how to find one of each by random play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.components import LAST_LEVEL, LAST_ROUND
from cinqmars.games.on_mars.kinds import MOVE, NO
from cinqmars.games.on_mars.objectives import won
from cinqmars.games.on_mars.state import Table
from cinqmars.kernel import Answer, Bot, Decision, Rng, Session, State

Core = Session[Table]


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


def by_missions(t: Core) -> bool:
    return not t.state.remaining and t.state.level < LAST_LEVEL and t.state.ending == 1


def by_level(t: Core) -> bool:
    return t.state.level == LAST_LEVEL and t.state.round < LAST_ROUND


def at_once(t: Core) -> bool:
    """Space Singularity: no further round."""
    return not t.state.remaining and t.state.ending == 0


def lost_alone(t: Core) -> bool:
    return not won(t.state)


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
)


def found(ending: Ending) -> Core:
    """The first game of this ending; each ending starts to look elsewhere, so that no two records are the same game."""
    seeds = count(10_000 * ENDINGS.index(ending))
    return next(t for t in (played(ending.seats, seed, ending.options) for seed in seeds) if ending.shows(t))
