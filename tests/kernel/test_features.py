"""Positions as rows of numbers: where a feature lies, and how values, bits and marks are laid down."""

from __future__ import annotations

from array import array

import pytest

from cinqmars.kernel import Feature, Layout
from cinqmars.kernel.features import by_seat, mark, put, put_bits


def test_features_lie_one_behind_the_other() -> None:
    layout = Layout([Feature("round", 1), Feature("tiles", 3), Feature("turn", 2)])
    assert layout.at == {"round": 0, "tiles": 1, "turn": 4}
    assert layout.size == 6
    assert layout.blank == [0.0] * 6


def test_two_features_have_two_names() -> None:
    with pytest.raises(ValueError, match="two features are called round"):
        Layout([Feature("round", 1), Feature("round", 2)])


def test_a_row_goes_into_any_buffer_of_floats() -> None:
    out = array("f", [9.0, 9.0])
    Layout([Feature("a", 1), Feature("b", 1)]).write([1.0, 2.5], out)
    assert list(out) == [1.0, 2.5]


def test_values_bits_and_marks_begin_where_they_are_told() -> None:
    row = [0.0] * 6
    put(row, 1, [7, 8])
    assert row == [0.0, 7.0, 8.0, 0.0, 0.0, 0.0]
    row = [0.0] * 6
    put_bits(row, 1, 0b1101)
    assert row == [0.0, 1.0, 0.0, 1.0, 1.0, 0.0]
    row = [0.0] * 6
    mark(row, 2, [0, 3])
    assert row == [0.0, 0.0, 1.0, 0.0, 0.0, 1.0]


def test_each_seat_has_its_own_from_the_one_who_looks_on() -> None:
    found = by_seat(2, Feature("points", 1, 90), Feature("hand", 4))
    assert [f.name for f in found] == ["own-points", "own-hand", "next-1-points", "next-1-hand"]
    assert [(f.size, f.most) for f in found[:2]] == [(1, 90), (4, found[1].most)]
