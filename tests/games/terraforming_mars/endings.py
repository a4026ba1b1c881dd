"""Ways a game can end that are kept as records, and how to find one of each by random play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.components import MAXIMUM, MEGACREDITS, N_RESOURCES
from cinqmars.games.terraforming_mars.questions import GREEN
from cinqmars.games.terraforming_mars.rules.scoring import total
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Answer, Bot, Decision, Rng, Session, State

Core = Session[TerraformingState]


# Players


class Scribe(Bot):
    """Plays at random and keeps the log."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.answers: list[Answer] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        wanted = self.wanted(s, seat, kind, opts)
        arg = wanted[self.rng.below(len(wanted))]
        self.answers.append(Decision(seat, kind, opts, ctx, held).answered(arg))
        return arg

    def wanted(self, s: Any, seat: int, kind: int, opts: list[int]) -> list[int]:
        return opts


class Sensible(Scribe):
    """Does what the game's own judgement likes best."""

    def wanted(self, s: Any, seat: int, kind: int, opts: list[int]) -> list[int]:
        likes = game.priors(s, seat, kind, opts)
        return [arg for arg, like in zip(opts, likes, strict=True) if like == max(likes)]


# Endings


def best(s: TerraformingState) -> list[int]:
    """Who has the most points."""
    points = [total(s, p) for p in range(s.n)]
    return [p for p in range(s.n) if points[p] == max(points)]


def winners(s: TerraformingState) -> list[int]:
    return [p for p, share in enumerate(game.returns(s)) if share]


def by_points(s: TerraformingState, log: list[Answer]) -> bool:
    return s.n > 1 and len(best(s)) == 1


def by_money(s: TerraformingState, log: list[Answer]) -> bool:
    money = {s.stock[p * N_RESOURCES + MEGACREDITS] for p in best(s)}
    return s.n > 1 and len(best(s)) > 1 and len(money) > 1 and len(winners(s)) == 1


def shared(s: TerraformingState, log: list[Answer]) -> bool:
    return len(winners(s)) > 1


def last_greenery(s: TerraformingState, log: list[Answer]) -> bool:
    """Somebody planted one after the last production."""
    return any([a.kind == GREEN and a.arg == 1 for a in log])


def solo_won(s: TerraformingState, log: list[Answer]) -> bool:
    return s.n == 1 and game.returns(s) == [1]


def solo_lost_by_points(s: TerraformingState, log: list[Answer]) -> bool:
    return s.n == 1 and game.returns(s) == [0] and s.params == MAXIMUM


def solo_lost_in_time(s: TerraformingState, log: list[Answer]) -> bool:
    return s.n == 1 and game.returns(s) == [0] and s.params != MAXIMUM


class Ending(NamedTuple):
    """A way a game can end: `shows` holds for it."""

    name: str
    seats: int
    options: dict[str, Any]
    shows: Callable[[TerraformingState, list[Answer]], bool]
    player: type[Scribe] = Scribe


ENDINGS = (
    Ending("two-won-by-points", 2, {}, by_points),
    Ending("three-won-by-points-with-preludes", 3, {"prelude": True}, by_points),
    Ending("four-won-by-points-after-drafting", 4, {"prelude": True, "drafting": True}, by_points),
    Ending("five-beginners-won-by-points", 5, {"corporate-era": False, "beginner": True}, by_points),
    Ending("two-tie-broken-by-money", 2, {}, by_money),
    Ending("five-shared-win", 5, {}, shared),
    Ending("last-greenery-after-production", 2, {}, last_greenery),
    Ending("solo-won", 1, {"difficulty": "easy"}, solo_won, Sensible),
    Ending("solo-lost-by-points", 1, {}, solo_lost_by_points, Sensible),
    Ending("solo-lost-in-time", 1, {"prelude": True}, solo_lost_in_time),
)
WAYS = (by_points, by_money, shared, solo_won, solo_lost_by_points, solo_lost_in_time)


def found(ending: Ending) -> Core:
    """The first game of this ending; each ending starts to look elsewhere, so that no two records are the same game."""
    for seed in count(10_000 * ENDINGS.index(ending)):
        first = Session.new(game, ending.seats, seed, ending.options)
        scribe = ending.player(seed)
        if ending.shows(first.run(scribe), scribe.answers):
            return Session(game, first.setup, first.marks[:1], scribe.answers)
    raise AssertionError
