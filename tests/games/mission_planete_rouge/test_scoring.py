"""Scoring after rounds 5 and 8."""

from __future__ import annotations

import pytest

from games.mission_planete_rouge.notation import scored


# rules: P1
def test_after_round_five_the_most_astronauts_take_one_token() -> None:
    t = scored(5, "hellas: A3 B2 celerium; ausonia: B sylvanite; mare-tyrrhenum: A C2 ice")
    assert [t.tokens(seat) for seat in "ABC"] == ["1 celerium", "1 sylvanite", "1 ice"]
    assert t.waiting("hellas") == t.waiting("ausonia") == t.waiting("mare-tyrrhenum") == 0
    assert {"token A hellas celerium 1", "token B ausonia sylvanite 1", "token C mare-tyrrhenum ice 1"} <= {
        *t.heard()
    }
    assert not [word for word in t.heard() if word.startswith("wait")]


# rules: P2
def test_after_round_five_a_tie_leaves_the_token_on_the_zone() -> None:
    t = scored(5, "hellas: A3 B3 C2; ausonia: A B C")
    assert [t.tokens(seat) for seat in "ABC"] == ["", "", ""]
    assert t.waiting("hellas") == t.waiting("ausonia") == 1
    assert {"wait hellas ice 1", "wait ausonia ice 1"} <= {*t.heard()}


# rules: P3
def test_after_round_eight_the_most_astronauts_take_two_tokens() -> None:
    t = scored(8, "hellas: A3 B2 sylvanite")
    assert t.tokens("A") == "2 sylvanite"
    assert t.tokens("B") == ""
    assert t.waiting("hellas") == 0


# rules: P3
def test_after_round_eight_they_take_the_token_left_from_round_five_too() -> None:
    t = scored(8, "hellas: A3 B2 sylvanite +1; ausonia: C ice", tokens="A: 1 ice")
    assert t.tokens("A") == "1 ice 3 sylvanite"
    assert t.tokens("C") == "2 ice"
    assert t.waiting("hellas") == 0


# rules: P4
@pytest.mark.parametrize(
    ("zone", "each", "left"),
    [
        ("A2 B2 C", "1 ice", 0),
        ("A2 B2 C +1", "1 ice", 1),
        ("A B", "1 ice", 0),
        ("A B C", "", 2),
        ("A B C +1", "1 ice", 0),
    ],
)
def test_after_round_eight_tied_players_share_and_the_remainder_stays(
    zone: str, each: str, left: int
) -> None:
    t = scored(8, f"hellas: {zone}")
    assert t.tokens("A") == t.tokens("B") == each
    assert t.waiting("hellas") == left
    assert t.tokens("C") == (each if "C" in zone and "A2" not in zone else "")


# rules: P4
def test_a_remainder_of_four_tied_players() -> None:
    t = scored(8, "hellas: A B C D +1", seats=4)
    assert [t.tokens(seat) for seat in "ABCD"] == [""] * 4
    assert t.waiting("hellas") == 3


# rules: P5
@pytest.mark.parametrize(("round_", "left"), [(5, 1), (8, 3)])
def test_where_nobody_stands_the_tokens_wait(round_: int, left: int) -> None:
    t = scored(round_, f"hellas: celerium +{1 if round_ == 8 else 0}; ausonia: A")
    assert t.waiting("hellas") == left
    assert t.tokens("B") == ""


# rules: P6
@pytest.mark.parametrize("round_", [5, 8])
def test_an_unexplored_zone_gets_no_tokens(round_: int) -> None:
    t = scored(round_, "hellas: A")
    assert sum(t.s.pot) == 0
    assert sum(t.s.tokens) == (1 if round_ == 5 else 2)


# rules: P2, P3, P4, F5
def test_a_token_can_wait_from_round_five_to_the_end() -> None:
    t = scored(5, "hellas: A B C")
    assert t.waiting("hellas") == 1
    t = scored(8, "hellas: A B +1")
    assert t.waiting("hellas") == 1
    assert t.tokens("A") == "1 ice"
    t = scored(10, "hellas: A2 B +1")
    assert t.tokens("A") == "4 ice"
