"""Phases 3 and 4."""

from __future__ import annotations

from games.mars.notation import table


# rules: T1
def test_one_supply_card_is_drawn_in_secret() -> None:
    t = table("", "", phase="supply", pack="water iron carbon")
    assert t.hand("A") == "1 water"
    assert t.known("A") == ""
    assert t.heard("A")[:2] == ["supply", "drawn"]
    assert "drawn" not in t.heard("B")
    assert t.s.pack == [1, 0], "of the rest water is gone"


# rules: T2
def test_an_empty_pack_is_made_again_from_the_reserve() -> None:
    t = table("", "", phase="supply", pack="", hands="B: 9 iron")
    assert t.events_of("pack") == [(23,)], "five of four materials and the three iron left"
    assert len(t.s.pack) == 22
    assert t.reserve("iron") == 0
    assert t.reserve("water") == 7


# rules: T2
def test_without_any_material_nothing_is_drawn() -> None:
    everything = "12 iron 12 carbon 12 silicon 12 water 12 oxygen"
    t = table("", "", phase="supply", pack="", hands=f"B: {everything}")
    assert "no-supply" in t.heard()
    assert t.cards("A") == 0


# rules: N1, A2
def test_each_active_mine_yields_its_material() -> None:
    t = table("iron iron! water", "", phase="supply", pack="carbon")
    assert t.hand("A") == "1 iron 1 carbon 1 water"
    assert t.known("A") == "1 iron 1 water"


# rules: N1, M2
def test_a_mine_yields_nothing_when_its_pile_is_empty() -> None:
    t = table("iron", "", phase="supply", reserve="5 water", hands="B: 1 iron")
    assert t.events_of("produce") == [(0, (0, 0, 0, 0, 0))]
