"""Stepping in a greenlet: the same rules, the same game, without running a stretch again."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import WAIT, Rng
from cinqmars.kernel.options import checked_setup
from cinqmars.stepper import Stepper
from toys.play import Options, any_of, every_toy, frozen

pytest.importorskip("greenlet")


@every_toy
@pytest.mark.parametrize("seed", range(3))
def test_a_stepped_game_is_the_game_of_its_session(game: Any, options: Options, seed: int) -> None:
    rng = Rng(seed)
    stepper = Stepper(game, checked_setup(game, 3, seed, options))
    while stepper.decision is not None:
        d = stepper.decision
        if len(stepper.given) % 20 == 0 and d.opts[0] != WAIT:
            assert d.opts == stepper.fork().asked(d.seat).opts
        stepper.step(any_of(d.opts, rng))
    end = stepper.fork()
    assert end.over
    assert frozen(end.state) == frozen(stepper.state)
