"""Random games to their end: they end, pieces are conserved, every seat count and length."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.state import OVER, OnMarsState
from cinqmars.kernel import Bot, Rng, State
from cinqmars.kernel.options import checked_setup


class Dice(Bot):
    """Answers by chance, and keeps an eye on what must not change."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = Rng(seed)
        self.answers = 0
        self.kept: dict[str, int] = {}

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, OnMarsState)
        assert opts == sorted(set(opts))
        self.answers += 1
        if not self.answers % 50:
            kept = game.conserved(s)
            assert kept == (self.kept or kept)
            self.kept = kept
        return opts[self.luck.below(len(opts))]


def played(seats: int, seed: int, **options: Any) -> tuple[OnMarsState, Dice]:
    s = game.new(checked_setup(game, seats, seed, options))
    dice = Dice(seed)
    s.io = dice
    while not game.over(s):
        game.stretch(s)
    return s, dice


@pytest.mark.parametrize("seats", game.seats)
@pytest.mark.parametrize("length", ["short", "long"])
def test_random_games_end(seats: int, length: str) -> None:
    s, dice = played(seats, 7, length=length)
    assert s.phase == OVER
    assert dice.answers < game.bound
    assert len(s.score) == 8 * s.k
    assert game.progress(s) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resources_and_colonists_stay_within_their_limits(seats: int) -> None:
    s, _ = played(seats, 11)
    for c in range(seats):
        assert max(s.goods[c * 5 : c * 5 + 5]) <= s.shelters[c] + 1
        assert min(s.goods[c * 5 : c * 5 + 5]) >= 0
        assert 0 <= s.home[c] <= 4 + 2 * (s.shelters[c] - 1)
        assert 0 <= s.crystals[c] <= 8 - s.depot[c].bit_count()
    assert max(s.occupied) <= 1
    assert all(s.building[h] == -1 or (s.tile[h] == -1 and not s.crystal[h]) for h in range(91))
