"""Ways a game can go that are kept as records, and how to find one of each by random play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from cinqmars.games.mars import game
from cinqmars.games.mars.components import N_PLACES, NONE, RESEARCH
from cinqmars.games.mars.questions.construction import BUILD, BUY
from cinqmars.games.mars.questions.end_of_turn import MOVE
from cinqmars.games.mars.questions.exchanges import EXCHANGE, OFFER
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.questions.research import ROLL
from cinqmars.games.mars.rules.colony import cards_in_hand
from cinqmars.games.mars.rules.scoring import points
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import WAIT, Answer, Bot, Decision, Rng, Session

Core = Session[MarsState]
POLLS = 8  # in a race the others act once in so many polls


# Players


class Scribe(Bot):
    """Plays at random and keeps the log."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.answers: list[Answer] = []

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if opts[0] == WAIT:
            if self.rng.below(POLLS):
                return WAIT
            opts = opts[1:]
        wanted = self.wanted(s, seat, kind, opts)
        arg = wanted[self.rng.below(len(wanted))]
        self.answers.append(Decision(seat, kind, opts, ctx, held).answered(arg))
        return arg

    def wanted(self, s: MarsState, seat: int, kind: int, opts: list[int]) -> list[int]:
        return opts


class Settler(Scribe):
    """Builds what it can, staffs what it has, and leaves it at that: colonies grow."""

    def wanted(self, s: MarsState, seat: int, kind: int, opts: list[int]) -> list[int]:
        if kind == MOVE:
            empty = [arg for arg in opts if arg and not s.staff[seat * N_PLACES + arg - 1]]
            return opts if self.rng.below(24) == 0 else empty or [NO]
        if kind == EXCHANGE:
            quiet = [arg for arg in opts if arg < OFFER]
            return quiet if quiet and self.rng.below(6) else opts
        if kind == BUILD:
            return [arg for arg in opts if NO < arg < BUY] or opts
        return opts


class Scholar(Settler):
    """Builds R&D centres first."""

    def wanted(self, s: MarsState, seat: int, kind: int, opts: list[int]) -> list[int]:
        if kind == BUILD and 1 + RESEARCH in opts:
            return [1 + RESEARCH]
        return [1] if kind == ROLL else super().wanted(s, seat, kind, opts)


def played(seats: int, seed: int, player: type[Scribe], options: dict[str, str]) -> Core:
    """A whole game, as a session that has seen every answer."""
    first = Session.new(game, seats, seed, dict(options))
    scribe = player(seed)
    first.run(scribe)
    return Session(game, first.setup, first.marks[:1], scribe.answers)


# Endings


def by_goal(t: Core) -> bool:
    s = t.state
    return points(s, s.turn) >= s.target and winners(t) == [s.turn]


def leaders(s: MarsState) -> list[int]:
    most = max([points(s, p) for p in range(s.n)])
    return [p for p in range(s.n) if points(s, p) == most]


def colonists(s: MarsState, p: int) -> int:
    return s.free[p] + sum(s.staff[p * N_PLACES : (p + 1) * N_PLACES])


def in_time(t: Core) -> bool:
    """Nobody reached the goal before the last round was over."""
    return not by_goal(t) and t.state.turns == t.state.limit


def by_points(t: Core) -> bool:
    return in_time(t) and len(leaders(t.state)) == 1


def by_colonists(t: Core) -> bool:
    tied = leaders(t.state)
    return (
        in_time(t)
        and len({colonists(t.state, p) for p in tied}) > 1
        and len(winners(t)) == 1
        and not by_cards(t)
    )


def by_cards(t: Core) -> bool:
    """Equal in points and colonists."""
    s = t.state
    tied = leaders(s)
    most = max([colonists(s, p) for p in tied])
    tied = [p for p in tied if colonists(s, p) == most]
    return in_time(t) and len({cards_in_hand(s, p) for p in tied}) > 1 and len(winners(t)) == 1


def shared(t: Core) -> bool:
    return in_time(t) and len(winners(t)) > 1


def winners(t: Core) -> list[int]:
    return [p for p, share in enumerate(game.returns(t.state)) if share]


def magna_taken_over(t: Core) -> bool:
    holders = {mark.state.magna for mark in t.marks} - {NONE}
    return len(holders) > 1


def supremacy_lost(t: Core) -> bool:
    """A contest took a supremacy away."""
    held = [mark.state.supremacy for mark in t.marks]
    return any([len({row[field] for row in held} - {NONE}) > 1 for field in range(5)])


class Ending(NamedTuple):
    """A way a game can go: `shows` holds for it."""

    name: str
    seats: int
    shows: Callable[[Core], bool]
    player: type[Scribe] = Settler
    options: dict[str, str] = {}  # noqa: RUF012  (never changed)


ENDINGS = (
    Ending("two-won-by-the-goal", 2, by_goal, options={"length": "short"}),
    Ending("three-won-by-the-goal", 3, by_goal, options={"length": "short"}),
    Ending("four-won-by-the-goal-revised", 4, by_goal, options={"length": "short", "setup": "revised"}),
    Ending("medium-won-by-the-goal", 2, by_goal),
    Ending("long-won-by-the-goal", 3, by_goal, options={"length": "long"}),
    Ending("last-round-won-by-points", 2, by_points, Scribe),
    Ending("last-round-won-by-colonists", 3, by_colonists, Scribe, {"setup": "revised"}),
    Ending("last-round-won-by-cards", 2, by_cards, Scribe),
    Ending("last-round-shared", 2, shared, Scribe),
    Ending("magna-scientia-taken-over", 4, magna_taken_over, Scholar, {"length": "long"}),
    Ending("supremacy-lost-in-a-contest", 4, supremacy_lost),
)


def found(ending: Ending) -> Core:
    """The first game of this ending; each ending starts to look elsewhere, so that no two records are the same game."""
    seeds = count(10_000 * ENDINGS.index(ending))
    games = (played(ending.seats, seed, ending.player, ending.options) for seed in seeds)
    return next(t for t in games if ending.shows(t))
