"""The shuttle phase, the steps of travelling, and the bonuses of turn order spaces."""

from __future__ import annotations

import pytest

from cinqmars.games.on_mars.components import AT_THREE, CENTRE
from cinqmars.games.on_mars.names import WORDS
from games.on_mars.notation import table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"


# rules: J1
def test_p19_at_level_two_the_shuttle_goes_to_the_second_space() -> None:
    t = table("A: space 1; B: space 2; C: space 5 hangar 1", phase="shuttle", shuttle="orbit 1", level=2)
    assert (t.s.shuttle, t.s.station) == (1, 2)
    assert t.asked == "A travel"


# rules: J1
def test_the_shuttle_approaches_its_departure_one_space_at_a_time() -> None:
    t = table("A: space 1 hangar 1; B: space 2", phase="shuttle", shuttle="orbit 3", level=2)
    assert (t.s.shuttle, t.s.station) == (0, 2)


# rules: J2; rulings: 30
def test_players_decide_in_the_order_at_the_start_of_the_phase() -> None:
    t = table(
        "A: space 2; B: space 1; C: space 8 hangar 1",
        phase="shuttle",
        shuttle="orbit 1",
        explore="hire develop",
    )
    assert t.asked == "B travel"
    t.play("travel no")
    assert t.asked == "A travel"
    t.play("travel no")
    assert t.asked == "C travel"


# rules: J3
def test_with_the_shuttle_free_else_by_removing_a_ship_either_way() -> None:
    t = table("A: space 1 hangar 1; B: space 5 hangar 1; C: space 6", phase="shuttle", shuttle="orbit 1")
    t.play("travel yes")
    assert t.asked == "A explore"
    assert t.s.hangar[0] == 1
    t = table("A: space 5 hangar 1; B: space 6", phase="shuttle", shuttle="orbit 1")
    t.play("travel yes")
    assert t.s.hangar[0] == 0
    assert set(t.options("space")) <= {"1", "2", "3", "4"}


# rules: J3
def test_without_shuttle_and_ship_nobody_travels() -> None:
    t = table("A: space 5; B: space 6", phase="shuttle", shuttle="orbit 1")
    assert t.s.round == 6


# rules: J4
def test_whoever_stays_gets_no_bonus() -> None:
    t = table("A: space 2 hangar 1; B: space 6", phase="shuttle", shuttle="colony 2")
    t.play("travel no")
    assert t.s.warehouse == [2] * 5
    assert t.s.space[0] == 1


# rules: J5; rulings: 31
def test_from_level_four_the_shuttle_stands_still() -> None:
    t = table("A: space 1 hangar 1; B: space 2", phase="shuttle", shuttle="orbit 1", level=4)
    assert (t.s.shuttle, t.s.station) == (0, 1)
    assert t.s.shuttle_left == -1


# rules: J5
def test_at_level_five_it_travels_once_more_and_is_gone() -> None:
    t = table("A: space 1; B: space 2; C: space 5", phase="shuttle", shuttle="orbit 3", level=5)
    assert t.s.shuttle_left == 0
    assert t.s.shuttle_gone == 1
    assert t.asked == "A travel"
    t.play("travel no", "travel no")
    assert t.s.round == 6


# rules: J6; rulings: 17
def test_p20_a_discovery_tile_goes_to_an_empty_hex_at_exactly_three() -> None:
    t = table(
        "A: space 1 rover g5; B: space 5",
        mars="g2 mine; g8 crystal; j4 gain-plant; a1 shelter-A",
        phase="shuttle",
        explore="hire develop",
    )
    t.play("travel yes", "explore hire")
    assert t.why_not("site g2") == t.why_not("site g8") == "not-empty"
    assert t.why_not("site g3") == "not-at-three"
    assert len(t.options("site")) == 18 - 3
    before = len(t.s.discoveries)
    t.play("site d4")
    assert t.at("d4") == "hire"
    assert len(t.s.discoveries) == before - 1


# rules: J6; rulings: 19
def test_an_unmoved_rover_counts_as_in_the_centre() -> None:
    t = table("A: space 1; B: space 5", mars="a1 shelter-A", phase="shuttle", explore="hire develop")
    t.play("travel yes", "explore hire")
    assert "g2" in t.options("site")
    assert "g8" in t.options("site")


# rules: J6; rulings: 17
def test_without_an_empty_hex_no_tile_is_placed_nor_replaced() -> None:
    ring = [WORDS[h] for h in AT_THREE[CENTRE]]
    assert len(ring) == 18
    t = table(
        "A: space 1; B: space 5",
        mars="; ".join([f"{h} crystal" for h in ring]),
        phase="shuttle",
        explore="hire develop",
    )
    before = t.s.explore[:]
    t.play("travel yes")
    assert t.asked == "A space"
    assert t.s.explore == before


# rules: J7
def test_to_the_colony_colonists_return_from_its_slots_and_from_work() -> None:
    t = table(
        "A: space 1 home 0 work 1 slot construct hire blueprint; B: space 5",
        phase="shuttle",
        explore="hire develop",
    )
    t.play("travel yes", "explore hire", "site g2")
    assert t.people("A").startswith("3 0")
    assert t.slot("blueprint") == "A1"


# rules: J7; rulings: 37
def test_colonists_without_room_go_to_the_reserve() -> None:
    t = table("A: space 5 home 4 work 2; B: space 6", phase="shuttle", shuttle="colony 1")
    t.play("travel yes")
    assert t.people("A") == "4 0 8"


# rules: J8, TO4
def test_a_space_of_the_colony_with_its_bonus() -> None:
    t = table("A: space 1 bots g4; B: space 5", mars="g9 mine" + FAR, phase="shuttle", explore="hire develop")
    t.play("travel yes", "explore hire", "site g2")
    assert t.options("space") == ["6", "7", "8"]
    t.play("space 7", "move g4-g5", "move g5-g6")
    assert t.at("g6") == "bot-A"


# rules: J9
def test_p20_mine_and_generator_produce_on_the_way_to_orbit() -> None:
    t = table(
        "A: space 5 plans wind-turbines@g3; B: space 6",
        mars="g3 generator; g5 mine miner-A" + FAR,
        phase="shuttle",
        shuttle="colony 1",
    )
    t.play("travel yes")
    assert t.goods("A") == "mineral 1 battery 1"


# rules: J9
def test_an_advanced_shelter_produces_a_crystal() -> None:
    t = table(
        "A: space 5 plans casino@a1; B: space 6", mars="g5 mine" + FAR, phase="shuttle", shuttle="colony 1"
    )
    t.play("travel yes")
    assert t.pending("A") == 1


# rules: J10
def test_to_orbit_colonists_return_from_its_slots_and_from_work() -> None:
    t = table(
        "A: space 5 home 0 work 1 slot blueprint develop construct; B: space 6",
        phase="shuttle",
        shuttle="colony 1",
    )
    t.play("travel yes")
    assert t.people("A").startswith("3 0")
    assert t.slot("construct") == "A1"


# rules: J11, TO1
@pytest.mark.parametrize("space", ["2", "6"])
def test_spaces_two_and_six_give_a_good_from_the_warehouse(space: str) -> None:
    start = "space 5 hangar 1" if space == "2" else "space 1 hangar 1"
    t = table(f"A: {start}; B: space 8", phase="shuttle", shuttle="colony 3", explore="hire develop")
    t.play("travel yes", "explore hire?")
    t.play("site g2?", f"space {space}", "warehouse oxygen")
    assert t.goods("A") == "oxygen 1"
    assert t.s.warehouse[4] == 1


# rules: TO1
def test_spaces_one_and_five_give_nothing() -> None:
    t = table("A: space 5 hangar 1; B: space 8", phase="shuttle", shuttle="colony 3")
    t.play("travel yes", "space 1")
    assert t.s.warehouse == [2] * 5
    assert t.goods("A") == ""


# rules: TO2
def test_space_three_gives_a_technology_at_its_cost() -> None:
    t = table(
        "A: space 5 hangar 1 battery 1; B: space 8",
        phase="shuttle",
        shuttle="colony 3",
        grid="mine rover ship",
    )
    t.play("travel yes", "space 3", "learn ship", "laboratory 1b")
    assert t.tech("A", "ship") == "1b"
    assert t.goods("A") == ""


# rules: TO3
def test_space_four_brings_a_colonist_for_water_or_a_plant() -> None:
    t = table("A: space 5 hangar 1 home 1 plant 1 oxygen 1; B: space 8", phase="shuttle", shuttle="colony 3")
    t.play("travel yes", "space 4")
    assert t.options("recruit") == ["no", "plant"]
    t.play("recruit plant")
    assert t.people("A").startswith("2 0")
    assert t.goods("A") == "oxygen 1"


# rules: TO5
def test_space_eight_gives_a_blueprint() -> None:
    t = table("A: orbit; B: orbit; C: orbit", display="radar gym")
    t.play("turn pod", "space 8", "obtain radar")
    assert t.holds("A", "radar")
    assert t.goods("A") == "battery 1"
