"""Milestones and awards: what they ask for, what they cost, how many there are."""

from __future__ import annotations

import pytest

from games.terraforming_mars.notation import table

MANY = (
    "ants birds fish comet asteroid virus mine moss trees grass bushes farming lichen algae research soletta"
)


# rules: M1
def test_a_milestone_costs_eight_and_is_claimed_once() -> None:
    t = table("R: 8 M€, tr 35; B: 8 M€, tr 35").play("claim terraformer")
    assert t.changes == "R: M€ -8; milestone terraformer R"
    assert t.asked == "B act" and t.why_not("claim terraformer") == "already claimed"
    assert not table("R: 7 M€, tr 35, hand ants").can("claim terraformer")


# rules: M1
def test_three_milestones_in_a_game() -> None:
    position = "R: 8 M€, tr 35; milestone mayor B; milestone builder B"
    assert table(position).can("claim terraformer")
    t = table(position + "; milestone planner B")
    assert t.why_not("claim terraformer") == "three milestones are claimed"


# rules: M2, M3, M4, M5, M6
@pytest.mark.parametrize(
    ("milestone", "enough", "short"),
    [
        ("terraformer", "R: 8 M€, tr 35", "R: 8 M€, tr 34"),
        (
            "mayor",
            "R: 8 M€; city R at 7,4; capital R at 2,4; city R at phobos",
            "R: 8 M€; city R at 7,4; city B at 2,4; city R at phobos",
        ),
        (
            "gardener",
            "R: 8 M€; greenery R at 7,4; greenery R at 7,5; greenery R at 1,5",
            "R: 8 M€; greenery R at 7,4; greenery R at 7,5; ecological-zone R at 7,6; greenery B at 7,3",
        ),
        (
            "builder",
            "R: 8 M€, played mining-guild mine titanium-mine steelworks ironworks dome-farming research-coordination",
            "R: 8 M€, played mining-guild mine titanium-mine steelworks ironworks research-coordination",
        ),
        ("planner", f"R: 8 M€, hand {MANY}", f"R: 8 M€, hand {MANY[5:]}"),
    ],
)
def test_what_a_milestone_asks_for(milestone: str, enough: str, short: str) -> None:
    assert table(enough).can(f"claim {milestone}")
    assert not table(short).can(f"claim {milestone}")


# rules: A1, A2
def test_awards_cost_8_14_and_20() -> None:
    t = table("R: 42 M€; B: 42 M€").play("fund banker, fund miner")
    assert t.changes == "R: M€ -22; award banker R; award miner R"
    t.play("fund landlord")
    assert t.changes.startswith("R: M€ -22; B: M€ -20; award landlord B")
    assert t.why_not("fund thermalist") == "three awards are funded"
    assert t.why_not("fund banker") == "already funded"
    assert not table("R: 13 M€; award banker B").can("fund miner")


# rules: A4
@pytest.mark.parametrize(
    ("award", "better", "worse"),
    [
        (
            "landlord",
            "greenery R at 7,4; mining-area R at 2,2; city R at phobos",
            "greenery B at 1,5; city B at 2,4; claim B at 7,5; ocean at 5,4",
        ),
        ("banker", "R: prod M€ -1", "B: prod M€ -2, tr 40"),
        (
            "scientist",
            "R: played research",
            "B: played physics-complex(5) research-coordination, events technology-demonstration",
        ),
        ("thermalist", "R: 2 heat", "B: 1 heat 9 energy, prod heat 5"),
        ("miner", "R: 2 steel 2 titanium", "B: 3 steel, prod steel 9"),
    ],
)
def test_what_counts_for_an_award(award: str, better: str, worse: str) -> None:
    t = table(f"{better}; {worse}; award {award} B")
    assert (t.points("R", "awards"), t.points("B", "awards")) == (5, 0)


# rules: A3
def test_an_award_is_won_by_the_best_whoever_funded_it() -> None:
    t = table("R: 5 heat; B: 4 heat; G: 3 heat; award thermalist G")
    assert [t.points(seat, "awards") for seat in "RBG"] == [5, 2, 0]
    t = table("R: 5 heat; B: 5 heat; G: 3 heat; award thermalist G; award banker R")
    assert [t.points(seat, "awards") for seat in "RBG"] == [10, 10, 5]
