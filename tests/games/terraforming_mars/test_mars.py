"""Global parameters and tiles."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars.board import N_HEXES, NEIGHBOURS, OCEAN_HEXES
from games.terraforming_mars.notation import Play, hex_of, hex_text, table


def places(t: Play) -> list[str]:
    return [hex_text(site) for site in t.session.pending[0].opts]


# global parameters


# rules: P1, P2
def test_steps_beyond_the_end_are_lost() -> None:
    t = table("R: 31 M€, hand deimos-down; temperature 4").play("play deimos-down")
    assert t.changes == "temperature +2; R: M€ -31, steel +4, tr +2, plays deimos-down"
    assert t.s.params[0] == 19
    t = table("R: 25 M€, prod energy 2, hand strip-mine; oxygen 13").play("play strip-mine")
    assert "oxygen +1" in t.changes and "tr +1" in t.changes


# rules: P3
@pytest.mark.parametrize(("start", "heat"), [(-26, 1), (-24, 0), (-22, 1), (-20, 0), (-28, 0)])
def test_heat_production_on_the_way(start: int, heat: int) -> None:
    t = table(f"R: 8 heat; temperature {start}").play("burn")
    assert t.production("R", "heat") == heat


# rules: P3
def test_a_step_that_is_passed_counts() -> None:
    t = table("R: 31 M€, hand deimos-down; temperature -26").play("play deimos-down")
    assert t.production("R", "heat") == 2, "-24 and -20"


# rules: P4
def test_at_zero_degrees_an_ocean() -> None:
    t = table("R: 8 heat; temperature -2").play("burn, place 1,5")
    assert t.changes == "temperature +1; oceans +1; ocean at 1,5; R: heat -8, tr +2"
    t = table("R: 8 heat; temperature -2; oceans 9").play("burn")
    assert t.changes == "temperature +1; R: heat -8, tr +1"


# rules: P5
def test_at_eight_percent_a_step_of_temperature() -> None:
    t = table("R: 8 plants; oxygen 7").play("plant, place 7,4")
    assert t.changes == "temperature +1; oxygen +1; greenery R at 7,4; R: plants -8, tr +2"


# rules: P6, T2
def test_nine_oceans_which_belong_to_nobody() -> None:
    t = table("R: 23 M€, hand ice-asteroid; oceans 8").play("play ice-asteroid, place 9,5")
    assert t.changes == "oceans +1; ocean at 9,5; R: M€ -23, titanium +2, tr +1, plays ice-asteroid"
    assert table("award landlord R; ocean at 1,5; greenery B at 7,4").points("R", "awards") == 0


# tiles


# rules: T1, T2
def test_oceans_on_their_hexes_and_nothing_else_there() -> None:
    oceans = [hex_text(site) for site in range(N_HEXES) if OCEAN_HEXES >> site & 1]
    assert places(table("R: 18 M€").play("standard aquifer")) == oceans and len(oceans) == 12
    land = places(table("R: 25 M€").play("standard city"))
    assert len(land) == 61 - 12 - 1 and not set(land) & {*oceans, "5,3"}


# rules: T1
def test_one_tile_to_a_hex() -> None:
    assert "7,4" not in places(table("R: 23 M€; greenery B at 7,4").play("standard greenery"))


# rules: T3; rulings: 9
def test_a_greenery_beside_an_own_tile_if_there_is_room() -> None:
    t = table("R: 8 plants; city R at 7,4; greenery B at 2,3").play("plant")
    assert sorted(places(t)) == sorted([hex_text(site) for site in NEIGHBOURS[hex_of("7,4")]])
    assert len(places(table("R: 8 plants; city B at 7,4").play("plant"))) == 47, "the first goes anywhere"
    around = ["6,4", "6,5", "7,3", "7,5", "8,3", "8,4"]
    full = "; ".join([f"greenery B at {site}" for site in around])
    assert "2,3" in places(table(f"R: 8 plants; city R at 7,4; {full}").play("plant"))


# rules: T4
def test_no_city_beside_a_city() -> None:
    land = places(table("R: 25 M€; city B at 7,4; capital B at 2,3").play("standard city"))
    assert not set(land) & {"7,3", "7,5", "6,4", "6,5", "8,3", "8,4", "2,2", "2,4"}


# rules: T6, T7
def test_bonus_of_the_hex_and_income_of_oceans_beside_it() -> None:
    t = table("R: 25 M€; deck ants").play("standard city, place 8,3")
    assert t.changes == "city R at 8,3; R: M€ -25, prod M€ +1, draws ants"
    t = table("R: 18 M€; ocean at 5,4; deck ants").play("standard aquifer, place 5,5")
    assert t.changes == "oceans +1; ocean at 5,5; R: M€ -16, plants +2, tr +1"
    t = table("R: 25 M€; ocean at 5,4; ocean at 5,5").play("standard city, place 4,4")
    assert t.changes == "city R at 4,4; R: M€ -21, plants +1, prod M€ +1"


# rules: T7
def test_oceans_pay_only_for_new_tiles() -> None:
    t = table("R: 18 M€; city B at 4,4").play("standard aquifer, place 5,4")
    assert t.changes == "oceans +1; ocean at 5,4; R: M€ -18, plants +2, tr +1"


# rules: T8
def test_noctis_city_has_its_own_hex() -> None:
    t = table("R: 18 M€, prod energy 1, hand noctis-city; city B at 5,2").play("play noctis-city")
    assert t.changes.startswith("city R at 5,3")


TILES = [
    ("lava-flows", "R: 18 M€, hand lava-flows", ["2,2", "3,1", "4,1", "5,1"]),
    (
        "mining-rights",
        "R: 9 M€, hand mining-rights",
        ["1,1", "2,2", "3,7", "4,1", "8,1", "8,6", "9,1", "9,2"],
    ),
    ("mining-area", "R: 4 M€, hand mining-area; greenery R at 8,2; greenery B at 1,3", ["8,1", "9,1", "9,2"]),
    (
        "ecological-zone",
        "R: 12 M€, hand ecological-zone; greenery R at 9,1; greenery B at 1,1",
        ["2,1", "2,2", "8,1", "8,2", "9,2"],
    ),
    ("industrial-center", "R: 4 M€, hand industrial-center; city B at 9,1", ["8,1", "8,2", "9,2"]),
    (
        "urbanized-area",
        "R: 10 M€, prod energy 1, hand urbanized-area; city B at 7,3; city R at 7,5; city B at 9,3",
        ["7,4", "8,3", "8,4"],
    ),
]


# rules: T10
@pytest.mark.parametrize(("card", "position", "hexes"), TILES, ids=[card for card, _, _ in TILES])
def test_where_a_tile_goes(card: str, position: str, hexes: list[str]) -> None:
    assert places(table(position).play(f"play {card}")) == hexes


# rules: T10
@pytest.mark.parametrize("card", ["natural-preserve", "research-outpost"])
def test_beside_nothing_at_all(card: str) -> None:
    t = table(f"R: 18 M€, hand {card}; ocean at 1,2; greenery R at 7,4; city R at phobos").play(
        f"play {card}"
    )
    assert not set(places(t)) & {"1,1", "1,3", "2,2", "2,3", "7,3", "7,5", "6,4", "6,5", "8,3", "8,4"}
    assert "2,1" in places(t)


# rules: C3
def test_a_card_without_a_hex_for_its_tile_cannot_be_played() -> None:
    full = "greenery B at 2,2; greenery B at 3,1; greenery B at 4,1; greenery B at 5,1"
    t = table(f"R: 18 M€, hand lava-flows; {full}")
    assert t.why_not("play lava-flows") == "no hex for the tile"
