"""What is possible, asked of a table that cannot be touched: predicates look, and change nothing even for a moment."""

from __future__ import annotations

from itertools import count
from typing import Any, NoReturn

import pytest

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.questions import TURN, Turn
from cinqmars.games.on_mars.state import COLONIZATION, OnMarsState
from cinqmars.kernel import Bot, Decision, Rng, State
from cinqmars.kernel.options import checked_setup


class Frozen(list[Any]):
    """A list that may only be read."""

    def touched(self, *_: Any, **__: Any) -> NoReturn:
        raise AssertionError("a predicate changes the table")

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = remove = sort = touched


def frozen(s: OnMarsState) -> OnMarsState:
    copy = s.copy()
    for name in OnMarsState.fields:
        if isinstance(getattr(copy, name), list):
            setattr(copy, name, Frozen(getattr(copy, name)))
    return copy


class Looker(Bot):
    """Plays by chance, and before each answer asks all there is to ask about the options."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = Rng(seed)
        self.looked = 0

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, OnMarsState)
        if not self.luck.below(4):
            self.looked += 1
            still, d = frozen(s), Decision(seat, kind, opts, ctx, held)
            for arg in game.candidates(still, d):
                game.why_not(still, d, arg)
            if kind == TURN and s.phase == COLONIZATION:
                assert Turn.options(still, seat) == opts
                assert all(game.kinds[TURN].cannot(still, d, arg) == "" for arg in opts if arg)
            game.values(still)
        return opts[self.luck.below(len(opts))]


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_looking_changes_nothing(seats: int) -> None:
    looker = Looker(seats)
    for seed in count():
        s = game.new(checked_setup(game, seats, seed, {"first-colonists": True}))
        s.io = looker
        while not game.over(s):
            if looker.looked > 200:
                return
            game.stretch(s)
