"""The yardstick: greedy, or where all win together the planner, as they were when they were frozen."""

from __future__ import annotations

from cinqmars.bots.greedy import Greedy
from cinqmars.bots.planner import Planner
from cinqmars.bots.player import Eyes
from cinqmars.kernel import Decision
from cinqmars.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Baseline:
    """Judges by what the game keeps for it (`Game.yardstick`), whatever better bots have learnt since."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        frozen = eyes.judged_by(eyes.game.yardstick())
        if frozen.game.cooperative:
            return Planner(self.seed).choose(frozen, decision)
        return Greedy(self.seed).choose(frozen, decision)
