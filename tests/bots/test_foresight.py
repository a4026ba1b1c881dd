"""One answer ahead, from within a game that is being played out."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.bots.foresight import Foresight
from cinqmars.bots.player import Enough
from cinqmars.games.terraforming_mars import game
from cinqmars.kernel import Bot, Session, State

THIRD = 2


class Chooser(Bot):
    """Chooses for the third seat by what follows, until another seat is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.foresight = Foresight(game)
        self.chosen: list[int] = []

    def between(self, s: State) -> None:
        self.foresight.begin(s)

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if seat != THIRD:
            raise Enough(s)
        best = self.foresight.best(seat, opts)
        self.foresight.said.append(best)
        self.chosen.append(best)
        return best


def test_where_all_choose_at_once_what_follows_is_asked_in_the_same_order() -> None:
    """A search asks its own seat first; so must whatever tries out an answer."""
    chooser = Chooser()
    with pytest.raises(Enough) as stopped:
        Session.new(game, 3, 1).run(chooser, THIRD)
    assert stopped.value.state.corporation[THIRD] >= 0
    assert len(chooser.chosen) > 1
