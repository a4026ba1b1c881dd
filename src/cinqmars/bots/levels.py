"""The levels at a table: easy, medium and strong. Each thinks a fixed amount, in any build and on any machine."""

from __future__ import annotations

from typing import Final

from cinqmars.bots.council import Council
from cinqmars.bots.greedy import Greedy
from cinqmars.bots.ismcts import Ismcts
from cinqmars.bots.planner import Planner
from cinqmars.bots.player import Eyes, in_words, open_to
from cinqmars.kernel import Decision
from cinqmars.kernel.compiled import mypyc_attr

UNSURE: Final = 0.3  # of how far options lie apart: what an easy bot may take one for another by
GLANCES: Final = 2  # worlds in which a level weighs every option
FINE: Final = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Easy:
    """Sensible and forgiving: one answer ahead by the game's own judgement, and unsure of it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        frozen = eyes.judged_by(eyes.game.yardstick())
        if frozen.game.cooperative:
            return Planner(self.seed).choose(frozen, decision)
        opts = open_to(decision)
        if len(opts) == 1:
            return opts[0]
        words = in_words(frozen, decision, self.seed)
        if words is not None:
            return words
        luck = eyes.chance(self.seed)
        worth = Greedy(self.seed, 1).values(frozen, decision, luck)
        apart = UNSURE * (max(worth) - min(worth))
        felt = [x + apart * luck.below(FINE) / FINE for x in worth]
        return opts[felt.index(max(felt))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Medium:
    """One answer ahead by what the game has learnt; where all win together, by the game's own plan."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        if eyes.game.cooperative:
            return Planner(self.seed).choose(eyes, decision)
        return Greedy(self.seed, GLANCES).choose(eyes.judged_by(eyes.game.learned()), decision)


@mypyc_attr(allow_interpreted_subclasses=True)
class Strong:
    """Searches as suits the game, by what it has learnt; where all win together, tries out different plans."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        if eyes.game.cooperative:
            return Council(self.seed).choose(eyes, decision)
        return Ismcts(self.seed).choose(eyes.judged_by(eyes.game.learned()), decision)
