"""Players of whole games: at random, cautious, or by the planner; each keeps the log."""

from __future__ import annotations

from typing import Any

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.questions import advise
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Answer, Bot, Decision, Rng, Session
from cinqmars.kernel.question import WAIT

PATIENCE = 3  # at random, polled in a race, it waits this often against once that it acts


class Scribe(Bot):
    """Plays at random and keeps the log."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.answers: list[Answer] = []

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.choose(s, kind, opts, ctx)
        if arg != WAIT:
            real = opts[1:] if opts[0] == WAIT else opts
            self.answers.append(Decision(seat, kind, real, ctx, held).answered(arg))
        return arg

    def choose(self, s: MartiansState, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int:
        if opts[0] == WAIT:
            if self.rng.below(PATIENCE):
                return WAIT
            opts = opts[1:]
        return opts[self.rng.below(len(opts))]


class Cautious(Scribe):
    """What the planner advises, without dice and dangers."""

    def choose(self, s: MartiansState, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int:
        if opts[0] == WAIT:
            return WAIT
        found = game.advise(s, Decision(0, kind, opts, ctx), "cautious")
        assert found is not None
        return found


class Planner(Scribe):
    """Does what the planner advises."""

    def choose(self, s: MartiansState, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advise(s, kind, opts, ctx)


PLAYERS = {"random": Scribe, "cautious": Cautious, "planner": Planner}


def played(
    player: type[Scribe], seats: int, seed: int, **options: str
) -> tuple[Session[MartiansState], MartiansState]:
    """A table before its first answer, and how it ended when `player` held every seat."""
    first = Session.new(game, seats, seed, options)
    return first, first.run(player(seed))


def recorded(player: type[Scribe], seats: int, seed: int, **options: str) -> Session[MartiansState]:
    """A whole game, as a session that has seen every answer."""
    first = Session.new(game, seats, seed, options)
    scribe = player(seed)
    first.run(scribe)
    return Session(game, first.setup, first.marks[:1], scribe.answers)
