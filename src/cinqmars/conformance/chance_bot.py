"""A player that answers at random on the spot, and remembers."""

from __future__ import annotations

from typing import Any

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.walk import ill_formed
from cinqmars.kernel.asker import Bot
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.game import Game
from cinqmars.kernel.question import WAIT, Answer, Decision
from cinqmars.kernel.state import State

PATIENCE = 3  # polled in a race, it waits this often against once that it acts


class ChanceBot(Bot):
    """Plays at random. With `conserved`, looks at each question whether that still holds."""

    def __init__(self, game: Game[Any], rng: Rng, conserved: dict[str, int] | None = None) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.conserved = conserved
        self.asked: list[tuple[Decision, int]] = []  # and what was answered, WAIT included
        self.given = 0  # answers, without WAIT

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        d = Decision(seat, kind, opts[1:] if opts and opts[0] == WAIT else opts[:], ctx, held)
        wrong = ill_formed(self.game, d)
        if wrong:
            raise Broken(wrong)
        if self.given > self.game.bound:
            raise Broken(f"played by bots it is not over after {self.game.bound} answers")
        if self.conserved is not None and self.game.conserved(s) != self.conserved:
            raise Broken(f"conserved was {self.conserved} and is {self.game.conserved(s)}")
        arg = WAIT if len(d.opts) < len(opts) and self.rng.below(PATIENCE) else self.any_of(d.opts)
        self.asked.append((d, arg))
        self.given += arg != WAIT
        return arg

    def any_of(self, opts: list[int]) -> int:
        return opts[self.rng.below(len(opts))]

    def answers(self) -> list[Answer]:
        """The log of this game, as a session would have kept it."""
        return [d.answered(arg) for d, arg in self.asked if arg != WAIT]
