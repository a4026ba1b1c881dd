"""The notation itself: positions say what is on the table, changes say everything that is different."""

from __future__ import annotations

import pytest

from games.terraforming_mars.notation import NotationError, table


def test_a_card_is_played_from_a_stated_position() -> None:
    t = table("R: 9 M€, hand ants; oxygen 4").play("play ants")
    assert t.changes == "R: M€ -9, plays ants"


def test_what_is_not_possible_is_said() -> None:
    t = table("R: 9 M€, hand ants; oxygen 3")
    assert t.why_not("play ants") == "needs at least 4% oxygen, now 3%"
    with pytest.raises(NotationError, match="not possible"):
        t.play("play ants")
    with pytest.raises(NotationError, match="no card"):
        t.play("play aunts")
