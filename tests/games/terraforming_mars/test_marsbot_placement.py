"""Where MarsBot puts its tiles, and what they bring."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars.marsbot.placement import by_card, nth
from games.terraforming_mars.notation import table

GREENERY = "bot: turn, deck adapted-lichen, tracks plant 2"
CITY = "bot: turn, deck sponsors, tracks earth 4"
OCEAN = "bot: turn, deck mine, tracks building 1"


# rules: R31
def test_a_greenery_goes_beside_most_of_its_own_cities() -> None:
    t = table(f"{GREENERY}; city M at 3,3; city M at 3,5; city R at 7,3")
    assert "greenery M at 3,4" in t.changes and "oxygen +1" in t.changes and "tr +1" in t.changes


# rules: R31
def test_and_away_from_the_players_cities() -> None:
    t = table(f"{GREENERY}; city M at 8,2; city R at 6,2; city R at 7,5; city R at 9,1; oxygen 14; oceans 9")
    assert "greenery M at 8,3" in t.changes, "7,2 and 7,3 touch one of the player's cities, 8,3 none"


# rules: R31, T3
def test_a_greenery_goes_beside_an_own_tile_if_possible() -> None:
    t = table(f"{GREENERY}; greenery M at 9,1; deck mine")
    assert "greenery M at 9,2" in t.changes, "8,1 and 9,2 print two icons: a cost of 4 counts to the second"


# rules: R31
def test_a_greenery_raises_no_complete_oxygen() -> None:
    t = table(f"{GREENERY}; oxygen 14; greenery M at 9,1; deck mine")
    assert t.changes == "greenery M at 9,2; M: M€ +2, plant 3, resolves adapted-lichen; discard mine"


# rules: R32
def test_a_city_goes_beside_most_greeneries_whosever() -> None:
    t = table(f"{CITY}; greenery R at 3,3; greenery M at 3,5; deck mine")
    assert "city M at 3,4" in t.changes


# rules: R32, T4
def test_a_city_does_not_go_beside_a_city() -> None:
    t = table(f"{CITY}; greenery R at 3,3; greenery M at 3,5; city R at 2,3; deck mine")
    assert "city M at 3,4" not in t.changes and "city M at" in t.changes


# rules: R33, R34
def test_an_ocean_goes_beside_most_oceans() -> None:
    t = table(f"{OCEAN}; ocean at 5,4; ocean at 5,6")
    assert t.changes == "oceans +1; ocean at 5,5; M: M€ +6, tr +1, building 2, resolves mine"


# rules: R34
def test_ties_are_broken_by_oceans_first() -> None:
    t = table(f"{GREENERY}; greenery M at 9,1; greenery M at 7,4; ocean at 5,4; oxygen 14")
    assert "greenery M at 6,4" in t.changes, "not 8,1 with two icons"
    assert "tie broken by most oceans beside it." in " ".join(t.heard())


# rules: R35, R37
def test_then_by_icons() -> None:
    t = table(f"{GREENERY}; greenery M at 2,1; oxygen 14")
    assert t.changes == "greenery M at 1,1; M: M€ +2, plant 3, resolves adapted-lichen"
    assert "tie broken by most icons under it." in " ".join(t.heard())


# rules: R36
@pytest.mark.parametrize(
    ("card", "cost", "place"),
    [("search-for-life", 3, "4,8"), ("dust-seals", 2, "2,6"), ("ants", 9, "2,6"), ("mangrove", 12, "5,5")],
)
def test_then_by_the_cost_of_a_project(card: str, cost: int, place: str) -> None:
    """Seven ocean hexes print two icons; the cost counts through them, row by row, and round again."""
    t = table(f"{OCEAN}; deck {card}")
    assert (
        t.changes
        == f"oceans +1; ocean at {place}; M: M€ +2, tr +1, building 2, resolves mine; discard {card}"
    )
    assert f"cost {cost}: number {(cost - 1) % 7 + 1} from the top left." in " ".join(t.heard())


# rules: R36; rulings: 13
def test_the_cost_counts_round_from_the_first() -> None:
    assert [nth(cost, 3) for cost in (0, 1, 2, 3, 4, 14)] == [0, 0, 1, 2, 0, 1]


# rules: R36; rulings: 13
def test_without_any_project_left_the_first_hex_is_taken() -> None:
    s = table("bot: normal").s
    s.deck, s.discard, s.witness = [], [], []
    assert by_card(s, [7, 11, 30], 0).place == 7


# rules: R37
def test_it_earns_two_for_each_ocean_and_one_for_each_icon() -> None:
    t = table(f"{OCEAN}; ocean at 5,4; ocean at 5,6")
    assert "MarsBot gains 4 M€ for oceans beside the tile (now 4)." in t.heard()
    assert "MarsBot gains 2 M€ for icons under the tile (now 6)." in t.heard()


# rules: R38
def test_the_players_effects_watch_its_tiles() -> None:
    t = table(f"{OCEAN}; ocean at 5,4; ocean at 5,6; R: played arctic-algae")
    assert "R: plants +2" in t.changes
    t = table(f"{CITY}; greenery R at 3,3; greenery M at 3,5; R: played tharsis-republic; deck mine")
    assert "R: prod M€ +1" in t.changes


# rules: R31, T13
def test_it_respects_claims() -> None:
    t = table(f"{GREENERY}; city M at 3,3; city M at 3,5; claim R at 3,4; deck mine")
    assert "greenery M at 3,4" not in t.changes
