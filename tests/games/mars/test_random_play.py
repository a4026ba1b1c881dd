"""What holds at every question of every game, on random play."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cinqmars.games.mars import game
from cinqmars.games.mars.components import N_PLACES, PRINTED, TYPE_OF
from cinqmars.games.mars.questions.end_of_turn import BORROW, SWITCH_OFF
from cinqmars.games.mars.rules.colony import capacity, consumption
from cinqmars.games.mars.rules.scoring import points, points_by_source
from cinqmars.games.mars.state import MOVING, MarsState
from cinqmars.kernel import Bot, Rng, Session, State
from games.mars.endings import Settler

SEEDS = st.integers(0, 10**9)
LENGTHS = st.sampled_from(["short", "medium", "long"])


def check_colony(s: MarsState, p: int) -> None:
    """Nothing works that cannot."""
    base = p * N_PLACES
    for place in range(N_PLACES):
        i = base + place
        if not s.on[i]:
            continue
        assert s.built[i]
        if place >= 5:
            assert s.staff[i] or s.unmanned[p] >> place & 1
        below = place - 1
        if place not in PRINTED and below >= 0 and TYPE_OF[below] == TYPE_OF[place] and place < 21:
            assert s.on[base + below], "a level without the one below it"
    assert points(s, p) == sum(points_by_source(s, p))
    assert min(s.free) >= 0 <= s.pool


class Watcher(Settler):
    """Plays, and looks at the whole table at every question."""

    def __init__(self, seed: int, kept: dict[str, int], settle: bool) -> None:
        super().__init__(seed)
        self.kept = kept
        self.settle = settle
        self.questions = 0

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, MarsState)
        assert game.conserved(s) == self.kept
        for p in range(s.n):
            check_colony(s, p)
            if s.phase != MOVING and not ctx:
                assert consumption(s, p) <= capacity(s, p) or kind in (BORROW, SWITCH_OFF)
        self.questions += 1
        return super().live(s, seat, kind, opts, ctx, held)

    def wanted(self, s: MarsState, seat: int, kind: int, opts: list[int]) -> list[int]:
        return super().wanted(s, seat, kind, opts) if self.settle else opts


# rules: M1, M4, M5, E4, R4
@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.sampled_from([2, 3, 4]), SEEDS, LENGTHS, st.sampled_from(["standard", "revised"]), st.booleans())
def test_the_box_stays_complete(seats: int, seed: int, length: str, setup: str, settle: bool) -> None:
    session = Session.new(game, seats, seed, {"length": length, "setup": setup})
    watcher = Watcher(seed, game.conserved(session.state), settle)
    end = session.run(watcher)
    assert game.conserved(end) == watcher.kept
    assert 20 < watcher.questions < game.bound
    assert abs(sum(game.returns(end)) - 1) < 1e-9


def test_a_bot_that_answers_nothing_is_not_needed() -> None:
    """Every question has an answer that leads on, also the first of every list."""

    class First(Bot):
        def live(
            self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool
        ) -> int:
            return opts[0]

    end = Session.new(game, 2, Rng(1).below(9)).run(First())
    assert end.turns == end.limit
