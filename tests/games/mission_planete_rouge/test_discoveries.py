"""The twelve discovery cards, beside Hellas unless said otherwise. Its neighbours are Ausonia, Mare Australe
and Mare Tyrrhenum.
"""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge.components import ADJACENT, EVENTS, N_BONUS, ZONES
from games.mission_planete_rouge.notation import Play, scored


def found(card: str, mars: str, more: str = "", seats: int = 3) -> Play:
    return scored(10, mars, discoveries=f"hellas: {card}; {more}", seats=seats)


def tokens(t: Play, seats: str = "ABC") -> list[str]:
    return [t.tokens(seat) for seat in seats]


# rules: VD1, B11
def test_native_resistance() -> None:
    t = found("native-resistance", "hellas: A3 B C0; ausonia: C2")
    assert t.mars == {"hellas": "A2", "ausonia": "C2"}
    assert [t.lost(seat) for seat in "ABC"] == [1, 1, 0]
    assert [word for word in t.heard() if word.startswith("native")] == ["native hellas A", "native hellas B"]


# rules: VD1
def test_native_resistance_can_leave_nobody_to_take_the_tokens() -> None:
    assert tokens(found("native-resistance", "hellas: A B")) == ["", "", ""]


# rules: VD2
def test_rich_vein() -> None:
    assert found("rich-vein", "hellas: A celerium").tokens("A") == "5 celerium"
    assert found("rich-vein", "hellas: A celerium +2").tokens("A") == "7 celerium"
    assert found("rich-vein", "hellas: A ice; ausonia: B ice").tokens("B") == "3 ice"


# rules: VD3
def test_exhausted_seam() -> None:
    assert found("exhausted-seam", "hellas: A ice; ausonia: B ice").tokens("A") == ""
    t = found("exhausted-seam", "hellas: A B +3")
    assert tokens(t) == ["1 ice", "1 ice", ""], "tokens that were left are shared out"


# rules: VD3, VD6
def test_exhausted_seam_gets_nothing_from_the_railway() -> None:
    t = found("exhausted-seam", "hellas: A +1; ausonia: B", "ausonia: mining-railway")
    assert tokens(t) == ["1 ice", "3 ice", ""]


# rules: VD4
def test_frozen_cavern() -> None:
    assert found("frozen-cavern", "hellas: A celerium").tokens("A") == "3 ice"
    assert found("frozen-cavern", "hellas: A celerium +1").tokens("A") == "3 ice 1 celerium"
    assert found("frozen-cavern", "hellas: A ice +1").tokens("A") == "4 ice"


# rules: VD4, VD6
def test_frozen_cavern_and_the_railway() -> None:
    t = found("frozen-cavern", "hellas: A celerium", "ausonia: mining-railway")
    assert t.tokens("A") == "3 ice 1 celerium"


# rules: VD5
def test_celerium_pocket() -> None:
    assert found("celerium-pocket", "hellas: A ice").tokens("A") == "3 celerium"
    assert found("celerium-pocket", "hellas: A ice +2").tokens("A") == "2 ice 3 celerium"


# rules: VD5, VD6
def test_celerium_pocket_and_the_railway() -> None:
    t = found("celerium-pocket", "hellas: A sylvanite", "ausonia: mining-railway")
    assert t.tokens("A") == "1 sylvanite 3 celerium"


# rules: VD6
def test_mining_railway() -> None:
    mars = "hellas: A; ausonia: B sylvanite; mare-tyrrhenum: C celerium; syrtis-major: D"
    t = found("mining-railway", mars, seats=4)
    assert tokens(t, "ABCD") == ["3 ice", "4 sylvanite", "4 celerium", "3 ice"]


# rules: VD6, P6
@pytest.mark.parametrize("zone", ZONES[:7])
def test_mining_railway_serves_every_explored_neighbour_even_from_an_unexplored_zone(zone: str) -> None:
    kinds = ["ice"] * 5 + ["sylvanite"] * 4 + ["celerium"] * 4
    others = [z for z in ZONES if z != zone]
    mars = "; ".join([f"{z}: A {kind}" for z, kind in zip(others, kinds, strict=False)])
    t = scored(10, mars, discoveries=f"{zone}: mining-railway")
    assert sum(t.s.tokens) == 3 * 9 + len(ADJACENT[ZONES.index(zone)])


# rules: VD6, VD2
def test_a_rich_vein_on_the_railway() -> None:
    assert found("rich-vein", "hellas: A", "ausonia: mining-railway").tokens("A") == "6 ice"


# rules: VD7
def test_flat_ground() -> None:
    t = found("flat-ground", "hellas: A5 B C2")
    assert tokens(t) == ["1 ice", "1 ice", "1 ice"]
    t = found("flat-ground", "hellas: A5 B; ausonia: C")
    assert tokens(t) == ["1 ice", "1 ice", "3 ice"], "only those who are there"


# rules: VD8
def test_broken_ground() -> None:
    assert tokens(found("broken-ground", "hellas: A5 B C2")) == ["", "3 ice", ""]
    assert tokens(found("broken-ground", "hellas: A5 C2")) == ["", "", "3 ice"], "at least one"
    assert tokens(found("broken-ground", "hellas: A5 B2 C2")) == ["", "1 ice", "1 ice"]
    assert tokens(found("broken-ground", "hellas: A5")) == ["3 ice", "", ""]


# rules: VD9
def test_corruption() -> None:
    assert tokens(found("corruption", "hellas: A5 B C2")) == ["", "", "3 ice"]
    assert tokens(found("corruption", "hellas: A5 B5 C2")) == ["", "", "3 ice"]
    assert tokens(found("corruption", "hellas: A5 B2 C2")) == ["", "1 ice", "1 ice"]
    assert tokens(found("corruption", "hellas: A5")) == ["3 ice", "", ""], "there is no second"
    assert tokens(found("corruption", "hellas: A5 B5")) == ["1 ice", "1 ice", ""]


# rules: VD10
def test_martian_lichens() -> None:
    t = found("martian-lichens", "hellas: A5 B; ausonia: C")
    assert [t.points(seat, "discoveries") for seat in "ABC"] == [3, 3, 0]


# rules: VD11
@pytest.mark.parametrize(
    ("zone", "points"),
    [("A5 B", [5, 0, 0]), ("A B", [2, 2, 0]), ("A B C", [1, 1, 1]), ("C", [0, 0, 5]), ("", [0, 0, 0])],
)
def test_underground_lake(zone: str, points: list[int]) -> None:
    t = found("underground-lake", f"hellas: {zone}; ausonia: A B C")
    assert [t.points(seat, "discoveries") for seat in "ABC"] == points


# rules: VD12
def test_radiation() -> None:
    t = found("radiation", "hellas: A5 B; ausonia: C")
    assert [t.points(seat, "discoveries") for seat in "ABC"] == [-3, -3, 0]


# rules: F7
def test_points_of_several_discoveries_add_up() -> None:
    t = found(
        "radiation", "hellas: A; ausonia: A B", "ausonia: underground-lake; syrtis-major: martian-lichens"
    )
    assert [t.points(seat, "discoveries") for seat in "ABC"] == [-1, 2, 0]
    assert "discovery A hellas radiation -3" in t.heard()


# rules: V2
@pytest.mark.parametrize("card", [card for card in EVENTS[N_BONUS:] if card != "mining-railway"])
def test_at_an_unexplored_zone_a_discovery_has_nothing_to_act_on(card: str) -> None:
    without, with_card = scored(10, "ausonia: A2 B"), found(card, "ausonia: A2 B")
    assert with_card.s.points == without.s.points
    assert with_card.s.tokens == without.s.tokens
