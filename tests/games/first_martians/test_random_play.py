"""What holds at every question of every game, on random play."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import STANDALONE
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Session
from games.first_martians.players import Scribe


def check_table(s: MartiansState) -> None:
    """Every track within its limits, nothing negative, and nothing lost."""
    assert all([0 <= n <= c.MAX_RESERVE for n in s.reserve])
    assert c.MIN_MORALE <= s.morale <= c.MAX_MORALE
    assert 0 <= s.stress < c.MAX_STRESS or s.because
    assert all([0 <= n <= c.TRACK_END for n in s.tracks])
    assert all([0 <= n <= c.DEADLY for n in s.wounds])
    assert all([0 <= s.output[f] <= c.MAX_OUTPUT[f] for f in range(len(s.output))])
    counts = s.parts + s.samples + s.in_hold + s.on_sheet + s.counters + s.zone_samples + s.zone_tokens
    assert min([*counts, s.seeds, s.examined, s.discoveries, s.markers, *s.tokens]) >= 0
    assert set(game.conserved(s).values()) <= {0, 1}


class Watcher(Scribe):
    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        check_table(s)
        return super().live(s, seat, kind, opts, ctx, held)


# rules: M1, V1, P2
@settings(max_examples=6, deadline=None, derandomize=True)
@given(st.sampled_from(STANDALONE), st.integers(1, 4), st.integers(0, 10**6))
def test_a_random_game_keeps_every_limit(mission: str, seats: int, seed: int) -> None:
    end = Session.new(game, seats, seed, {"mission": mission}).run(Watcher(seed))
    check_table(end)
    assert game.over(end)
