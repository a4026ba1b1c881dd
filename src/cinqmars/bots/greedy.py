"""The greedy player: one answer ahead, by the game's own judgement of where it leads."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.bots.foresight import Foresight
from cinqmars.bots.player import Enough, Eyes, check_same, in_words, open_to
from cinqmars.kernel import WAIT, Bot, Decision, Game, Rng, State
from cinqmars.kernel.compiled import mypyc_attr

WORLDS: Final = 4
EQUAL: Final = 1e-9  # values closer than this are the same


class Step(Bot):
    """Gives one answer, completes what it began, and has seen enough at the next question, whoever it is for."""

    def __init__(self, decision: Decision, arg: int, game: Game[Any] | None = None) -> None:
        super().__init__()
        self.game: Game[Any] | None = game
        self.decision: Decision = decision
        self.arg: int = arg
        self.given: bool = False

    def between(self, s: State) -> None:
        if self.given and self.game is not None and self.game.at_rest(s):
            raise Enough(s)

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.given:
            if self.game is not None and seat == self.decision.seat:
                following = self.game.follow(s, seat, kind, opts, ctx)
                if following is not None:
                    return following
            raise Enough(s)
        check_same(self.decision, seat, kind, opts)
        self.given = True
        return self.arg


class Turn(Bot):
    """Gives one answer and plays on until its seat has acted: the others by first impressions, the seat greedily."""

    def __init__(self, decision: Decision, arg: int, game: Game[Any], luck: Rng) -> None:
        super().__init__()
        self.game: Game[Any] = game
        self.decision: Decision = decision
        self.arg: int = arg
        self.luck: Rng = luck
        self.foresight: Foresight = Foresight(game)
        self.given: bool = False
        self.acted: bool = False

    def between(self, s: State) -> None:
        if self.given:
            if self.game.at_rest(s):
                raise Enough(s)
            self.foresight.begin(s)

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.answer(s, seat, kind, opts)
        self.foresight.said.append(arg)
        return arg

    def answer(self, s: State, seat: int, kind: int, opts: list[int]) -> int:
        if not self.given:
            check_same(self.decision, seat, kind, opts)
            self.given = True
            return self.arg
        mine = seat == self.decision.seat
        if kind == self.decision.kind if mine else self.acted:
            raise Enough(s)
        self.acted = mine
        if mine and self.foresight.start is not None:
            return self.foresight.best(seat, opts)
        return drawn(opts, self.game.priors(s, seat, kind, opts), self.luck)


def drawn(opts: list[int], weights: list[float], luck: Rng) -> int:
    """One of them, as likely as it is promising."""
    left = sum(weights) * luck.below(1 << 20) / (1 << 20)
    for arg, weight in zip(opts, weights):
        left -= weight
        if left < 0:
            return arg
    return opts[-1]


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Greedy:
    """Tries every option in the same few imagined worlds and takes what is worth most on average."""

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self.seed = seed
        self.worlds = worlds

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        opts = open_to(decision)
        if len(opts) == 1:
            return opts[0]
        words = in_words(eyes, decision, self.seed)
        if words is not None:
            return words
        rng = eyes.chance(self.seed)
        worth = self.values(eyes, decision, rng)
        if eyes.together() and max(worth) - min(worth) < EQUAL:
            worth = self.later(eyes, decision, rng)
        most = max(worth) - EQUAL
        best = [arg for arg, value in zip(opts, worth) if value >= most]
        return WAIT if best[0] == WAIT else best[rng.below(len(best))]

    def ranked(self, eyes: Eyes, decision: Decision) -> list[int]:
        """All that may be said, the best first."""
        opts, worth = open_to(decision), self.values(eyes, decision, eyes.chance(self.seed))
        return [opts[i] for i in sorted(range(len(opts)), key=lambda i: -worth[i])]

    def values(self, eyes: Eyes, decision: Decision, rng: Rng) -> list[float]:
        worlds = [rng.below(1 << 28) for _ in range(self.worlds)]
        return [self.worth(eyes, decision, arg, worlds) for arg in open_to(decision)]

    def later(self, eyes: Eyes, decision: Decision, rng: Rng) -> list[float]:
        """What each answer has led to once the seat has acted on it."""
        opts, game = open_to(decision), eyes.game
        worth = [0.0] * len(opts)
        for _ in range(self.worlds):
            world = rng.below(1 << 28)
            for i, arg in enumerate(opts):
                worth[i] += eyes.own(Turn(decision, arg, game, Rng(world)), Rng(world))
        return worth

    def worth(self, eyes: Eyes, decision: Decision, arg: int, worlds: list[int]) -> float:
        total = 0.0
        for world in worlds:
            total += eyes.own(Step(decision, arg, eyes.game), Rng(world))
        return total / len(worlds)
