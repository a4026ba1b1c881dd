"""Components and set-up."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars.components import (
    ADJACENT,
    BLUEPRINTS,
    BUILDINGS,
    CENTRE,
    COLUMNS,
    CONTRACTS,
    DISCOVERIES,
    DISTANCE,
    GOALS,
    HEXES,
    LONG_MISSIONS,
    MISSION_NEED,
    MISSIONS,
    N_TECHS,
    RESEARCH,
    RESEARCH_HEXES,
    SCIENTISTS,
    SHELTER,
    SHELTER_HEXES,
    SHELTER_TECH,
    SHORT_MISSIONS,
    SPACES,
    STACK,
    START_HEXES,
    TECHS,
    UPGRADES_A,
)
from cinqmars.games.on_mars.names import WORDS
from cinqmars.games.on_mars.state import DECK, DISPLAY, OnMarsState
from games.on_mars.notation import start, table


def fresh(seats: int, seed: int = 0, **options: Any) -> OnMarsState:
    s: OnMarsState = start(seats, seed, **options).session.marks[0].state
    return s


# rules: C1
def test_the_map_has_91_hexes_in_13_columns_and_looks_the_same_upside_down() -> None:
    assert [high - low + 1 for _, low, high in COLUMNS] == [3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3]
    assert len(HEXES) == 91
    assert HEXES[CENTRE] == (0, 0)
    assert sorted([(-q, -r) for q, r in HEXES]) == sorted(HEXES)
    assert len(ADJACENT[CENTRE]) == 6
    assert all(a in ADJACENT[b] for a in range(91) for b in ADJACENT[a])


# rules: C2, C3; rulings: 51
def test_there_are_six_tiles_of_each_type_and_half_of_them_have_arrows() -> None:
    s = fresh(4, 3)
    assert s.left == [6] * 5
    assert [sum(s.stacks[t * STACK : (t + 1) * STACK]) for t in range(5)] == [3] * 5
    assert len(BUILDINGS) == 6
    assert [s.building.count(SHELTER + c) for c in range(4)] == [1] * 4


# rules: C4
def test_the_supply_of_goods_never_runs_out() -> None:
    t = table("A: orbit home 3 crystals 3 pending 1000; B: orbit", display="casino gym library")
    t.play("turn blueprint", "obtain casino")
    assert t.pending("A") == 1001


# rules: C5; rulings: 52
def test_nineteen_discovery_tiles_are_all_different() -> None:
    assert len(set(DISCOVERIES)) == 19
    assert len([d for d in DISCOVERIES if d.startswith("construct-")]) == 7
    assert len([d for d in DISCOVERIES if d.startswith("gain-")]) == 5


# rules: C6, S8
def test_two_research_tiles_of_a_colour_lie_in_each_corner() -> None:
    s = fresh(3)
    for colour, hexes in enumerate(RESEARCH_HEXES):
        assert [s.tile[h] for h in hexes] == [RESEARCH + colour] * 2
    assert len([tile for tile in s.tile if tile >= 0]) == 8


# rules: C7, S3, S4
@pytest.mark.parametrize(("seats", "waiting"), [(2, 0), (3, 8), (4, 8)])
def test_the_grid_shows_one_tile_of_each_technology(seats: int, waiting: int) -> None:
    s = fresh(seats, 5)
    assert sorted(s.grid) == list(range(8))
    assert len(s.techs) == waiting
    assert sorted(s.techs) == list(range(waiting))
    assert len(TECHS) == 9


# rules: C8
def test_the_cards_of_the_box() -> None:
    assert [len(cards) for cards in (BLUEPRINTS, SCIENTISTS, CONTRACTS, GOALS, MISSIONS)] == [
        24,
        6,
        12,
        16,
        9,
    ]
    for level in (UPGRADES_A[:12], UPGRADES_A[12:]):
        assert [level.count(t) for t in range(6)] == [2] * 6


# rules: S1
def test_two_discovery_tiles_are_face_up() -> None:
    s = fresh(2)
    assert len(s.explore) == 2
    assert sorted(s.explore + s.discoveries) == list(range(19))


# rules: S2
@pytest.mark.parametrize(("seats", "rows"), [(2, 2), (3, 3), (4, 3)])
def test_the_warehouse_holds_three_of_each_or_two_with_two_companies(seats: int, rows: int) -> None:
    assert fresh(seats).warehouse == [rows] * 5


# rules: S5
def test_six_blueprints_of_level_one_are_displayed_and_the_rest_lies_above_level_three() -> None:
    s = fresh(4, 2)
    shown = [b for b in range(24) if s.holder[b] == DISPLAY]
    assert len(shown) == 6
    assert max(shown) < 12
    assert all(b < 12 for b in s.deck[-6:])
    assert all(b >= 12 for b in s.deck[:-6])


# rules: S6
def test_scientists_lie_in_the_order_of_the_resources_and_contracts_wait() -> None:
    s = fresh(3)
    assert [SCIENTISTS[card] for card in s.board] == [
        "geologist",
        "rd-engineer",
        "hydrologist",
        "biochemist",
        "geochemist",
        "systems-engineer",
    ]
    assert s.contract == [DECK] * 12


# rules: S7
def test_the_starting_mine_is_in_the_centre_and_the_others_at_distance_two() -> None:
    s = fresh(2)
    assert s.building[CENTRE] == 0
    assert sorted([s.building[h] for h in START_HEXES]) == [1, 2, 3, 4]
    assert [DISTANCE[CENTRE][h] for h in START_HEXES] == [2, 2, 2, 2]
    layouts = {tuple([fresh(2, seed).building[h] for h in START_HEXES]) for seed in range(20)}
    assert len(layouts) > 5


# rules: S9; rulings: 53
@pytest.mark.parametrize(("length", "short"), [("short", 2), ("long", 1)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p5_missions_by_length_and_number_of_companies(length: str, short: int, seats: int) -> None:
    for seed in range(6):
        s = fresh(seats, seed, length=length)
        assert len([m for m in s.missions if m in SHORT_MISSIONS]) == short
        assert len([m for m in s.missions if m in LONG_MISSIONS]) == 3 - short
        assert s.need == [MISSION_NEED[m][seats] for m in s.missions]
        assert s.remaining == 3


# rules: S10
def test_life_support_starts_in_the_first_row_at_level_one() -> None:
    s = fresh(3)
    assert s.level == 1
    assert s.lss == [1, 1, 1, 1]
    assert len(set(s.rewards)) == 4


# rules: S11
def test_what_a_company_starts_with() -> None:
    s = fresh(4)
    for c in range(4):
        assert s.goods[c * 5 : c * 5 + 5] == [1] * 5
        assert s.crystals[c] == 1
        assert SPACES[s.tech[c * N_TECHS + SHELTER_TECH]] == "2m"
        assert s.depot[c] == 0b11111
        assert s.bots[c * 4 : c * 4 + 4] == [SHELTER_HEXES[4][c], -1, -1, -1]
        assert (s.home[c], s.work[c], s.reserve[c]) == (3, 0, 9)
        assert (s.rover[c], s.shelters[c], s.progress[c], s.points[c]) == (-1, 1, 0, 0)


# rules: S12; rulings: 54
def test_shelters_start_on_the_hexes_of_the_number_of_companies() -> None:
    words = [" ".join(sorted([WORDS[h] for h in SHELTER_HEXES[k]])) for k in (2, 3, 4)]
    assert words == ["g4 g6", "f5 g4 h5", "e3 e7 i3 i7"]
    for k in (2, 3, 4):
        s = fresh(k)
        assert [s.building[h] for h in SHELTER_HEXES[k]] == [SHELTER + c for c in range(k)]


# rules: S13
def test_three_private_goals_each_are_seen_by_their_owner_only() -> None:
    t = start(3)
    assert [len(hand) for hand in t.s.goals] == [3, 3, 0 + 3]
    zones = {zone.ref: zone for zone in t.session.view(0).zones()}
    assert len(zones["goals:0"].things) == 3
    assert zones["goals:1"].things[0].hidden
    assert sorted(t.s.box + [g for hand in t.s.goals for g in hand]) == list(range(16))


# rules: S14
def test_players_choose_spaces_clockwise_and_take_their_bonus_at_once() -> None:
    t = start(3, 1)
    first = t.s.first_player
    assert t.session.pending[0].seat == first
    t.play("space 6", "warehouse water")
    assert t.s.goods[first * 5 + 2] == 2
    assert t.session.pending[0].seat == (first + 1) % 3
    assert "6" not in t.options("space")


# rules: S14; rulings: 32
def test_the_bonus_of_a_space_may_be_declined() -> None:
    t = start(2, 1)
    t.play("space 8", "obtain no")
    assert t.asked.endswith("space")


# rules: S15
def test_p7_the_player_on_the_highest_space_places_the_shuttle() -> None:
    t = start(2, 1)
    first, second = "AB"[t.s.first_player], "AB"[1 - t.s.first_player]
    t.play("space 5", "space 1")
    assert t.asked == f"{first} launch"
    t.play("launch orbit")
    assert (t.s.shuttle, t.s.station) == (0, 1)
    assert t.asked == f"{second} turn"
