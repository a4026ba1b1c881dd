"""The twelve bonus cards, each alone in the hand of A."""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge.components import ZONES
from games.mission_planete_rouge.notation import scored


def bonus(card: str, mars: str = "", tokens: str = "", lost: str = "", seats: int = 3) -> int:
    """The points A gets for the card; nobody else gets any, and in the place of A anybody would get as much."""
    t = scored(10, mars, bonus=f"A: {card}", tokens=tokens, lost=lost, seats=seats)
    assert [t.points(seat, "bonus-cards") for seat in "BC"] == [0, 0]
    mars, tokens, lost = [text.translate(str.maketrans("ABC", "BCA")) for text in (mars, tokens, lost)]
    other = scored(10, mars, bonus=f"B: {card}", tokens=tokens, lost=lost, seats=seats)
    assert other.points("B", "bonus-cards") == t.points("A", "bonus-cards")
    return t.points("A", "bonus-cards")


def influence(card: str, *red: str) -> list[int]:
    """The points for none, one, two and three of the red zones."""
    elsewhere = [f"{zone}: B" for zone in ZONES if zone not in red][:3]
    return [bonus(card, "; ".join([f"{zone}: A" for zone in red[:k]] + elsewhere)) for k in range(4)]


# rules: VB1
def test_northern_influence() -> None:
    assert influence("northern-influence", "vastitas-borealis", "syrtis-major", "sinus-sabaeus") == [
        0,
        2,
        5,
        9,
    ]


# rules: VB2
def test_southern_influence() -> None:
    assert influence("southern-influence", "hellas", "mare-australe", "mare-serpentis") == [0, 2, 5, 9]


# rules: VB3
def test_eastern_influence() -> None:
    assert influence("eastern-influence", "syrtis-major", "ausonia", "hellas") == [0, 2, 5, 9]


# rules: VB4
def test_western_influence() -> None:
    assert influence("western-influence", "mare-serpentis", "sinus-sabaeus", "valles-marineris") == [
        0,
        2,
        5,
        9,
    ]


# rules: VB5
def test_heart_of_mars() -> None:
    assert influence("heart-of-mars", "tritonis-sinus", "mare-tyrrhenum", "valles-marineris") == [0, 2, 5, 9]


TRUSTS = [
    ("A: 3 X; B: 2 X", 7),
    ("A: 1 X", 7),
    ("A: 2 X; B: 2 X", 3),
    ("A: 2 X; B: 2 X; C: 2 X", 2),
    ("A: 2 X; B: 2 X; C: 2 X; D: 2 X", 1),
    ("A: 1 X; B: 2 X", 0),
    ("B: 1 X", 0),
    ("A: 9 Y", 0),
    ("A: 1 X; B: 9 Y", 7),
]


# rules: VB6
@pytest.mark.parametrize(("tokens", "points"), TRUSTS)
def test_celerium_trust(tokens: str, points: int) -> None:
    tokens = tokens.replace("X", "celerium").replace("Y", "sylvanite")
    assert bonus("celerium-trust", tokens=tokens, seats=4) == points


# rules: VB7
@pytest.mark.parametrize(("tokens", "points"), TRUSTS)
def test_sylvanite_trust(tokens: str, points: int) -> None:
    tokens = tokens.replace("X", "sylvanite").replace("Y", "celerium")
    assert bonus("sylvanite-trust", tokens=tokens, seats=4) == points


# rules: VB8
@pytest.mark.parametrize(("lost", "points"), [("A0 B5", 0), ("A B5", 1), ("A8", 8), ("A9", 9), ("A12", 9)])
def test_space_martyrs(lost: str, points: int) -> None:
    assert bonus("space-martyrs", lost=lost) == points


# rules: VB9
@pytest.mark.parametrize(("zones", "points"), [(0, 0), (6, 0), (7, 4), (8, 6), (9, 9), (10, 9)])
def test_great_expansion(zones: int, points: int) -> None:
    kinds = ["ice"] * 4 + ["sylvanite"] * 3 + ["celerium"] * 3
    mars = [f"{zone}: {'A' if i < zones else ''} B2 {kinds[i]}" for i, zone in enumerate(ZONES)]
    assert bonus("great-expansion", "; ".join(mars)) == points


# rules: VB9
def test_great_expansion_is_counted_after_the_removals() -> None:
    kinds = ["ice"] * 4 + ["sylvanite"] * 3
    mars = "; ".join([f"{zone}: A {kind}" for zone, kind in zip(ZONES, kinds, strict=False)])
    t = scored(10, mars, bonus="A: great-expansion", discoveries="hellas: native-resistance")
    assert t.points("A", "bonus-cards") == 0


# rules: VB10
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("A: 2 ice 2 sylvanite 2 celerium", 6),
        ("A: 5 ice 3 sylvanite 2 celerium", 6),
        ("A: 1 ice 2 sylvanite 2 celerium", 0),
        ("A: 2 ice 1 sylvanite 2 celerium", 0),
        ("A: 9 ice 9 sylvanite 1 celerium", 0),
        ("B: 2 ice 2 sylvanite 2 celerium", 0),
    ],
)
def test_diversification(tokens: str, points: int) -> None:
    assert bonus("diversification", tokens=tokens) == points


# rules: VB11
def test_state_subsidy() -> None:
    assert bonus("state-subsidy") == 3


# rules: VB12
def test_patronage() -> None:
    assert bonus("patronage") == 3


# rules: V1, F7
def test_several_cards_add_up() -> None:
    t = scored(
        10, "hellas: A", bonus="A: patronage state-subsidy southern-influence; B: space-martyrs", lost="B2"
    )
    assert [t.points(seat, "bonus-cards") for seat in "ABC"] == [8, 2, 0]
    assert "bonus A patronage 3" in t.heard()
    assert "bonus B space-martyrs 2" in t.heard()
