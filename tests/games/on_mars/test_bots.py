"""Bots bring their games to an end: nobody sits on ships and colonists until the last round."""

from __future__ import annotations

import pytest

from cinqmars import Session
from cinqmars.bots import get
from cinqmars.bots.player import Eyes
from cinqmars.games.on_mars.components import LAST_ROUND
from cinqmars.games.on_mars.questions import TRAVEL
from games.on_mars.notation import table


def rounds(seats: int, seed: int, bot: str) -> int:
    session = Session.new("on-mars", seats, seed).play(dict.fromkeys(range(seats), bot))
    assert session.over
    last: int = session.state.round
    return last


# rules: F11, J3, J5; rulings: 62
@pytest.mark.parametrize("bot", ["greedy", "easy", "medium", "strong"])
def test_a_bot_that_is_stranded_spends_a_ship(bot: str) -> None:
    """At level 4 the shuttle stands still, and nobody is at home to do anything."""
    t = table(
        "A: colony home 0 work 7 hangar 4; B: colony home 0 work 7 hangar 4; C: colony home 0 work 7 hangar 4",
        level=4,
        lss="generator 6; extractor 4; greenhouse 5; condenser 5",
        missions="discovery=6 blueprints=10 progress=3",
        remaining=1,
        phase="shuttle",
        in_round=20,
    )
    decision = t.session.pending[0]
    assert decision.kind == TRAVEL
    assert get(bot, 1).choose(Eyes(t.session, decision.seat), decision) == 1


# rules: F11; rulings: 62
def test_four_bots_end_a_game() -> None:
    assert rounds(4, 42, "greedy") < LAST_ROUND / 2


@pytest.mark.slow
def test_four_hasty_bots_end_a_game() -> None:
    assert rounds(4, 44, "greedy:1") < LAST_ROUND / 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [7, 42, 100, 2026])
def test_no_game_between_bots_reaches_the_last_round(seats: int, seed: int) -> None:
    assert rounds(seats, seed, "greedy") < LAST_ROUND / 2
