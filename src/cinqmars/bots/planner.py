"""The planner: does what the game itself advises, without search."""

from __future__ import annotations

from typing import Any

from cinqmars.bots.player import Eyes, open_to
from cinqmars.kernel import WAIT, Decision, Game
from cinqmars.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Planner:
    """Takes the game's advice in one imagined world; where a game has none, what looks most promising to it."""

    def __init__(self, seed: int, style: str = "") -> None:
        self.seed = seed
        self.style = style

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        opts = open_to(decision)
        if len(opts) == 1:
            return opts[0]
        s = eyes.glimpse(decision, eyes.chance(self.seed))
        advised = eyes.game.advise(s, decision, self.style)
        return first_choice(eyes.game, s, decision) if advised is None else advised


def first_choice(game: Game[Any], s: Any, d: Decision) -> int:
    """The highest prior, or how the game completes what was begun; nobody is hurried."""
    if not d.must:
        return WAIT
    words = game.kinds[d.kind].only_words
    following = None if words else game.follow(s, d.seat, d.kind, d.opts, d.ctx)
    if following is not None:
        return following
    weights = game.priors(s, d.seat, d.kind, d.opts)
    return d.opts[weights.index(max(weights))]
