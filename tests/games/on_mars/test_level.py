"""The colony's level."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars.state import BOX, DISPLAY
from games.on_mars.notation import Play, table

ROWS = "generator 2; extractor 2; greenhouse 1; condenser 2"
MAP = "e4 greenhouse; a1 shelter-A; m1 shelter-B; g8 shelter-C"


def risen(words: str = "", level: int = 1, rows: str = ROWS, **more: Any) -> Play:
    """A builds the greenhouse that was missing."""
    t = table(
        f"A: colony home 1 water 1 bots f5 {words}; B: orbit; C: orbit",
        mars=MAP,
        lss=rows,
        level=level,
        **more,
    )
    t.play("turn construct", "construct greenhouse?", "site g5")
    return t.play("benefit crystal?")


# rules: V1
def test_p16_the_fourth_building_raises_the_level_at_the_end_of_the_turn() -> None:
    t = table("A: colony home 1 water 1 bots f5; B: orbit; C: orbit", mars=MAP, lss=ROWS)
    t.play("turn construct", "construct greenhouse?", "site g5")
    assert t.s.level == 1  # the benefit comes first
    t.play("benefit crystal")
    assert t.s.level == 2


# rules: V1; rulings: 11
def test_the_level_rises_again_if_it_is_still_due() -> None:
    t = risen(rows="generator 3; extractor 3; greenhouse 2; condenser 3", level=1)
    assert t.s.level == 3


# rules: V1; rulings: 11
def test_what_owners_of_borrowed_tiles_do_comes_before_the_level() -> None:
    t = table(
        "A: colony home 1 water 1 bots f5; B: orbit tech greenhouse@2t; C: orbit",
        mars="f4 greenhouse; " + MAP,
        lss=ROWS,
    )
    t.play("turn construct", "construct greenhouse?", "site f5", "put g6?", "benefit crystal")
    assert t.asked == "B repay"
    assert t.s.level == 1
    t.play("repay no")
    assert t.s.level == 2


# rules: V2
def test_level_two_brings_twelve_new_blueprints() -> None:
    t = table("A: colony home 1 water 1 bots f5; B: orbit; C: orbit", mars=MAP, lss=ROWS)
    before = [b for b in range(24) if t.s.holder[b] == DISPLAY]
    t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal")
    shown = [b for b in range(24) if t.s.holder[b] == DISPLAY]
    assert len(shown) == 12
    assert len([b for b in shown if b < 12]) == 6
    assert [t.s.holder[b] for b in before] == [BOX] * 6


# rules: V3; rulings: 33
def test_level_three_drops_level_one_and_adds_the_last_six() -> None:
    t = risen(rows="generator 3; extractor 3; greenhouse 2; condenser 3", level=1)
    shown = [b for b in range(24) if t.s.holder[b] == DISPLAY]
    assert shown == list(range(12, 24))
    assert t.s.deck == []


# rules: V4
def test_the_grid_is_filled_from_the_bottom_but_not_with_two_companies() -> None:
    t = risen(grid="- mine - - - rover")
    assert -1 not in t.s.grid
    assert len(t.s.techs) == 2
    t = table(
        "A: colony home 1 water 1 bots f5; B: orbit",
        mars=MAP.replace("; g8 shelter-C", ""),
        lss=ROWS,
        grid="mine",
    )
    t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal")
    assert t.s.level == 2
    assert t.s.grid.count(-1) == 7


# rules: V5
def test_the_warehouse_is_filled() -> None:
    assert risen(warehouse=0).s.warehouse == [3] * 5
    t = table(
        "A: colony home 1 water 1 bots f5; B: orbit",
        mars=MAP.replace("; g8 shelter-C", ""),
        lss=ROWS,
        warehouse=0,
    )
    t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal")
    assert t.s.warehouse == [2] * 5


# rules: V6
def test_p16_progress_pays_at_the_first_two_changes() -> None:
    words = "A: colony home 1 water 1 bots f5 progress mine generator extractor; B: orbit progress mine"
    for level, rows, points in (
        (1, ROWS, [4, 1, 1, 0]),
        (2, "generator 3; extractor 3; greenhouse 2; condenser 3", [4, 1, 1, 0]),
        (3, "generator 4; extractor 4; greenhouse 3; condenser 4", [0, 0, 0, 0]),
    ):
        t = table(words + "; C: orbit progress mine; D: orbit", mars=MAP, lss=rows, level=level)
        t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal")
        assert t.s.level == level + 1
        gained = [
            sum([e[1] for e in t.events("score") if e[0] == c and e[2] == "progress"]) for c in range(4)
        ]
        assert gained == points


# rules: V7
def test_p19_from_level_three_on_each_level_brings_the_end_nearer() -> None:
    assert risen().s.remaining == 3
    assert risen(rows="generator 3; extractor 3; greenhouse 2; condenser 3", level=2).s.remaining == 2
    t = risen(rows="generator 4; extractor 4; greenhouse 3; condenser 4", level=3, remaining=2)
    assert t.s.remaining == 1


# rules: V8
def test_after_level_five_nothing_more_happens() -> None:
    t = risen(rows="generator 6; extractor 6; greenhouse 5; condenser 6", level=5)
    assert t.s.level == 5
    assert t.events("level") == []


# rules: V9; rulings: 46
def test_the_steps_of_a_new_level_in_order() -> None:
    t = risen("progress mine", level=2, rows="generator 3; extractor 3; greenhouse 2; condenser 3")
    told = [
        e.what
        for e in t.told
        if e.what in ("level", "remaining") or (e.what == "score" and "progress" in e.args)
    ]
    assert told == ["level", "score", "score", "score", "remaining"]
