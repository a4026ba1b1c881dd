"""Ways a game can go that are kept as records, and how to find one of each by random play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from typing import Any, NamedTuple

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import N_OUTER, RECRUITER, SCIENTIST
from cinqmars.games.mission_planete_rouge.questions import CHOOSE, KEEP, NO, STUDY
from cinqmars.games.mission_planete_rouge.scoring import totals
from cinqmars.games.mission_planete_rouge.state import NONE, PlaneteState
from cinqmars.kernel import Answer, Bot, Decision, Rng, Session, State

Core = Session[PlaneteState]


# Players


class Scribe(Bot):
    """Plays at random and keeps the log."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.answers: list[Answer] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        wanted = self.wanted(kind, opts)
        arg = wanted[self.rng.below(len(wanted))]
        self.answers.append(Decision(seat, kind, opts, ctx, held).answered(arg))
        return arg

    def wanted(self, kind: int, opts: list[int]) -> list[int]:
        return opts


class Eager(Scribe):
    """Never declines: many ships leave."""

    def wanted(self, kind: int, opts: list[int]) -> list[int]:
        return opts if kind in (KEEP, CHOOSE) else [arg for arg in opts if arg != NO] or opts


class Studious(Eager):
    """Draws event cards as often as it can."""

    def wanted(self, kind: int, opts: list[int]) -> list[int]:
        if kind == CHOOSE:
            return [SCIENTIST] if SCIENTIST in opts else [RECRUITER]
        return opts[1:2] or opts if kind == STUDY else super().wanted(kind, opts)


def played(seats: int, seed: int, player: type[Scribe]) -> Core:
    """A whole game, as a session that has seen every answer."""
    first = Session.new(game, seats, seed)
    scribe = player(seed)
    first.run(scribe)
    return Session(game, first.setup, first.marks[:1], scribe.answers)


# Endings


def best(s: PlaneteState) -> list[int]:
    """Who has the highest score."""
    points = totals(s)
    return [p for p in range(s.n) if points[p] == max(points)]


def tokens(s: PlaneteState, p: int) -> int:
    return sum(s.tokens[3 * p : 3 * p + 3])


def by_points(t: Core) -> bool:
    return len(best(t.state)) == 1


def by_tokens(t: Core) -> bool:
    s = t.state
    return len({tokens(s, p) for p in best(s)}) > 1 and len(winners(t)) == 1


def by_astronauts(t: Core) -> bool:
    """Equal in points and tokens."""
    s = t.state
    most = max([tokens(s, p) for p in best(s)])
    return len([p for p in best(s) if tokens(s, p) == most]) > 1 and len(winners(t)) == 1


def shared(t: Core) -> bool:
    return len(winners(t)) > 1


def winners(t: Core) -> list[int]:
    return [p for p, share in enumerate(game.returns(t.state)) if share]


def third_company_wins(t: Core) -> bool:
    return winners(t) == [2]


def below_zero(t: Core) -> bool:
    return min(totals(t.state)) < 0


def deck_made_again(t: Core) -> bool:
    """The discard was shuffled into a new ship deck."""
    return any([len(a.state.ship_discard) > len(b.state.ship_discard) for a, b in pairwise(t.marks)])


def seven_discoveries(t: Core) -> bool:
    """All lie on Mars, and another one was discarded."""
    s = t.state
    return NONE not in s.discovery[:N_OUTER] and bool(s.discard)


def events_run_out(t: Core) -> bool:
    return not t.state.events


def dealt_again(t: Core) -> bool:
    """Somebody was dealt three discoveries at set-up."""
    first = [a.kind for a in t.log].index(KEEP)
    return bool(t.goto(first).state.shown)


class Ending(NamedTuple):
    """A way a game can go: `shows` holds for it."""

    name: str
    seats: int
    shows: Callable[[Core], bool]
    player: type[Scribe] = Scribe


ENDINGS = (
    Ending("two-people-won-by-points", 2, by_points),
    Ending("two-people-won-by-the-third-company", 2, third_company_wins),
    Ending("three-won-by-points", 3, by_points),
    Ending("four-won-by-points", 4, by_points),
    Ending("five-won-by-points", 5, by_points),
    Ending("tie-broken-by-tokens", 3, by_tokens),
    Ending("tie-broken-by-astronauts", 4, by_astronauts),
    Ending("shared-win", 3, shared),
    Ending("score-below-zero", 3, below_zero),
    Ending("ship-deck-made-again", 5, deck_made_again, Eager),
    Ending("seven-discoveries", 5, seven_discoveries, Studious),
    Ending("events-run-out", 4, events_run_out, Studious),
    Ending("hand-of-discoveries-dealt-again", 3, dealt_again),
)


def found(ending: Ending) -> Core:
    """The first game of this ending; each ending starts to look elsewhere, so that no two records are the same game."""
    seeds = count(10_000 * ENDINGS.index(ending))
    return next(t for t in (played(ending.seats, seed, ending.player) for seed in seeds) if ending.shows(t))
