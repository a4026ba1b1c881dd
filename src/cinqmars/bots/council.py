"""For games that all win together: planners of several styles advise, and where they disagree it is played out."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.bots.planner import first_choice
from cinqmars.bots.player import Eyes, check_same, open_to
from cinqmars.kernel import WAIT, Bot, Decision, Game, Rng, State
from cinqmars.kernel.compiled import mypyc_attr

TRIES: Final = 6  # worlds in which each piece of advice is played out


class Advised(Bot):
    """Gives one answer; from then on everybody does what the game advises."""

    def __init__(self, game: Game[Any], decision: Decision, arg: int) -> None:
        super().__init__()
        self.game: Game[Any] = game
        self.decision: Decision = decision
        self.arg: int = arg
        self.given: bool = False

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if not self.given:
            check_same(self.decision, seat, kind, opts)
            self.given = True
            return self.arg
        must = opts[0] != WAIT
        asked = Decision(seat, kind, opts if must else opts[1:], ctx, held, must)
        advised = self.game.advise(s, asked, self.game.styles[0])
        return first_choice(self.game, s, asked) if advised is None else advised


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Council:
    """Takes the advice that wins most often when it is played out in the same imagined worlds."""

    def __init__(self, seed: int, tries: int = TRIES) -> None:
        self.seed = seed
        self.tries = tries

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        opts = open_to(decision)
        if len(opts) == 1:
            return opts[0]
        luck = eyes.chance(self.seed)
        s = eyes.glimpse(decision, luck)
        heard = self.heard(eyes.game, s, decision)
        if not heard:
            return first_choice(eyes.game, s, decision)
        if len(heard) == 1:
            return heard[0]
        worlds = [luck.below(1 << 28) for _ in range(self.tries)]
        worth = [self.worth(eyes, decision, arg, worlds) for arg in heard]
        return heard[worth.index(max(worth))]

    def heard(self, game: Game[Any], s: Any, decision: Decision) -> list[int]:
        """What the styles advise, the first one's answer first, each once."""
        found: list[int] = []
        for style in game.styles:
            advised = game.advise(s, decision, style)
            if advised is not None and advised not in found:
                found.append(advised)
        return found

    def worth(self, eyes: Eyes, decision: Decision, arg: int, worlds: list[int]) -> float:
        total = 0.0
        for world in worlds:
            end = eyes.imagine(Advised(eyes.game, decision, arg), Rng(world))
            total += eyes.game.values(end)[eyes.seat]  # one defeat may be better than another
        return total
