"""Effects have types, and whoever meets one knows what it does."""

from __future__ import annotations

from typing import get_args

import pytest

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import effects as fx
from cinqmars.games.on_mars.lacerda import rover
from cinqmars.games.on_mars.possible.effects import CANNOT
from cinqmars.games.on_mars.rules.effects import EFFECTS

PRINTED = [
    *box.DISCOVERED,
    *box.SPACE_GIVES.values(),
    *[space.effect for space in box.DEPOT_ACTIONS],
    *[reward.effect for reward in box.REWARD_OF],
]
ALWAYS = {fx.GainOthers, fx.Recruit, fx.Travel, fx.MoveRover, fx.MoveBots}


def test_every_effect_is_printed_somewhere_and_carried_out() -> None:
    assert {type(effect) for effect in PRINTED} == set(get_args(fx.Effect)) == set(EFFECTS)


def test_every_other_effect_may_be_impossible() -> None:
    assert set(CANNOT) == set(EFFECTS) - ALWAYS


# rules: LA17
def test_lacerda_knows_every_discovery() -> None:
    assert {type(effect) for effect in box.DISCOVERED} == set(rover.DISCOVER)


def test_what_is_misspelt_is_no_effect() -> None:
    with pytest.raises(TypeError):
        fx.Upgrade(2, fre=True)  # type: ignore[call-arg]
