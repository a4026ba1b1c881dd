"""Who plays the lines of a search: by instinct, not always."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.questions import REPAY, TRAVEL, TURN
from cinqmars.games.on_mars.questions.asked import Asked
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Answer, Bot, Decision, Rng, State


class Guide(Bot):
    """Plays by instinct, but now and then against it; so many answers of a hundred."""

    def __init__(self, seed: int, wild: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.wild = wild
        self.answers: list[Answer] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, OnMarsState)
        arg = opts[self.drawn(self.weights(s, seat, kind, opts, ctx))]
        self.answers.append(Decision(seat, kind, opts, ctx, held).answered(arg))
        return arg

    def weights(
        self, s: OnMarsState, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]
    ) -> list[float]:
        if kind == TURN:
            return game.priors(s, seat, kind, opts)
        if kind in (TRAVEL, REPAY):
            return [1.0 if kind == TRAVEL or arg == NO else 2.0 for arg in opts]
        question = game.kinds[kind]
        assert isinstance(question, Asked)
        likes = question.liking(s, seat, opts, ctx)
        if self.rng.below(100) < self.wild:
            return [max(0.05, like) for like in likes]
        return [float(like == max(likes)) for like in likes]

    def drawn(self, weights: list[float]) -> int:
        """A place in the list, each as likely as its weight."""
        left = self.rng.below(1 << 24) / (1 << 24) * sum(weights)
        for i, weight in enumerate(weights):
            if left < weight:
                return i
            left -= weight
        return len(weights) - 1
