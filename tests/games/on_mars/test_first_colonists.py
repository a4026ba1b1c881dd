"""The First Colonists variant."""

from __future__ import annotations

from cinqmars.games.on_mars.components import BONUS_SPACES, MISSIONS
from games.on_mars.notation import start, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: Y1
def test_the_missions_are_fixed() -> None:
    s = start(3, 5, first_colonists=True).s
    assert [MISSIONS[m] for m in s.missions] == ["blueprints", "scientists", "research"]
    assert s.need == [10, 4, 5]


# rules: Y2
def test_turn_order_spaces_with_a_bonus_are_dealt() -> None:
    for seed in range(5):
        t = start(4, seed, first_colonists=True)
        assert all(space in BONUS_SPACES for space in t.s.space)
        assert "space" not in t.asked


# rules: Y3; rulings: 44
def test_a_construction_of_the_a_card_brings_two_b_cards() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5 a 0; B: orbit; C: orbit",
        mars="g2 generator" + FAR,
        first_colonists=True,
    )
    assert t.s.hand_b[0] == []
    t.play("turn construct", "construct generator?", "site g4?")
    assert len(t.s.hand_b[0]) == 2
    assert t.s.card_a[0] == -1


# rules: Y3
def test_another_construction_keeps_the_a_card() -> None:
    t = table(
        "A: colony home 1 mineral 1 bots g5 a 1; B: orbit; C: orbit",
        mars="g2 generator" + FAR,
        first_colonists=True,
    )
    t.play("turn construct", "construct generator?", "site g4?")
    assert t.s.hand_b[0] == []
    assert t.s.card_a[0] == 1


# rules: Y4; rulings: 61
def test_p24_a_blueprint_gives_a_crystal_once_per_turn() -> None:
    t = table("A: orbit home 2 b 0 2; B: orbit; C: orbit", display="biolab radar gym", first_colonists=True)
    t.play("turn blueprint", "obtain biolab")
    assert t.pending("A") == 1
    assert t.s.hand_b[0] == [2]


# rules: Y4; rulings: 44
def test_a_second_task_of_the_same_turn_is_not_rewarded() -> None:
    t = table(
        "A: colony home 1 mineral 1 oxygen 2 crystals 6 bots g5 depot none b 2 4; B: orbit; C: orbit",
        mars="g2 shelter-A" + FAR,
        first_colonists=True,
    )
    t.play("turn exec develop", "develop shelter 3t")
    assert t.has("A", "plant") == 1
    t.play("turn construct", "construct shelter?", "site g4?", "pay oxygen")
    assert t.s.hand_b[0] == [4]
