"""Phase 6, and what keeps a colony going: activity, energy, habitations, silos."""

from __future__ import annotations

import pytest

from cinqmars.games.mars.components import COST, MATERIALS
from games.mars.notation import PLACES, table

PLENTY = "A: 6 iron 6 carbon 6 silicon 6 water 6 oxygen"


# rules: B1
def test_any_number_of_installations_in_a_turn() -> None:
    t = table("plant-1", "", hands=PLENTY)
    t.play("build communication", "build communication", "build mine iron", "build contract iron>water")
    assert t.built("A") == "plant-1 communication-1 communication-2 mine-1"
    assert t.contracts("A") == "iron>water"


# rules: B2
@pytest.mark.parametrize(
    ("place", "cost"),
    [
        ("habitation-1", "1 carbon 1 silicon 1 water 1 oxygen"),
        ("habitation-4", "1 carbon 1 silicon 1 water 1 oxygen"),
        ("mine-1", "1 carbon 1 silicon"),
        ("plant-3", "1 silicon 1 water"),
        ("silo-2", "1 iron 1 carbon"),
        ("communication-1", "1 carbon 1 oxygen"),
        ("communication-2", "2 carbon 2 oxygen"),
        ("communication-3", "2 carbon 3 oxygen"),
        ("military-1", "1 iron 1 water"),
        ("military-2", "2 iron 2 water"),
        ("military-3", "3 iron 2 water"),
        ("research-1", "2 silicon 1 oxygen"),
        ("research-2", "3 silicon 2 oxygen"),
        ("spaceport", "1 iron 1 silicon"),
    ],
)
def test_what_things_cost(place: str, cost: str) -> None:
    row = COST[PLACES.index(place)]
    assert " ".join([f"{k} {MATERIALS[m]}" for m, k in enumerate(row) if k]) == cost


# rules: B2
def test_the_cards_go_back_to_the_reserve() -> None:
    t = table("", "", hands="A: 1 iron 2 water 1 oxygen 1 carbon")
    before = t.reserve("water")
    t.play("build military")
    assert t.hand("A") == "1 carbon 1 water 1 oxygen"
    assert t.reserve("water") == before + 1


# rules: B2
def test_what_cannot_be_paid_is_said_so() -> None:
    t = table("", "", hands="A: 1 iron 1 water")
    assert t.options("build") == "no, military"
    for move in ("silo", "habitation", "plant", "communication", "research", "spaceport", "mine iron"):
        assert t.why_not(f"build {move}") == "cannot-pay"
    assert t.why_not("build contract iron>water") == "cannot-pay"


# rules: B3
def test_levels_are_built_in_order_and_once() -> None:
    t = table("plant-1", "", hands=PLENTY).play("build research", "build research")
    assert t.built("A") == "plant-1 research-1 research-2"
    assert t.why_not("build research") == "complete"
    t = table("", "", hands="A: 2 carbon 3 oxygen 2 iron")
    t.play("build communication")
    assert t.why_not("build communication") == "cannot-pay", "level 2 is next, not 3"


# rules: B4
def test_a_level_without_tiles_cannot_be_built() -> None:
    t = table("", "spaceport", "spaceport", hands=PLENTY)
    assert t.why_not("build spaceport") == "no-tile"
    t = table("silo-1", "silo-2", "silo-2", hands=PLENTY)
    assert t.why_not("build silo") == "no-tile"
    t = table("", "carbon", "carbon carbon", hands=PLENTY)
    assert t.why_not("build mine carbon") == "no-tile"


# Active and idle


# rules: A1, A3
def test_a_new_installation_is_idle_until_a_colonist_is_put_there() -> None:
    t = table("", "", hands="A: 1 iron 1 water").play("build military")
    assert "military-1" not in t.active("A")
    assert t.points("A") == 0
    t.play("move military-1")
    assert "military-1" in t.active("A")
    assert t.points("A") == 1


# rules: A1, A2
def test_an_idle_installation_gives_and_uses_nothing() -> None:
    t = table("communication-1! spaceport! iron!", "", phase="exchange", hands="A: 2 iron 3 water; B: 1 iron")
    assert t.energy("A") == "2/5"
    assert t.points("A") == 0
    assert t.asked == "A exchange"
    assert t.why_not("exchange earth iron>carbon") == "too-few"


# rules: A4
def test_a_level_works_only_if_all_below_it_do() -> None:
    t = table("plant-1 communication-3 communication-2!", "")
    assert t.active("A").endswith("communication-1")
    assert t.points("A") == 1
    t = table("silo-0! silo-2", "")
    assert "silo" not in t.active("A")
    assert t.points("A") == 0
    t = table("plant-0! plant-2 silo-0!", "")
    assert t.energy("A") == "0/0"


# rules: A5
def test_level_0_can_be_idle() -> None:
    assert table("silo-0!", "", phase="ending", hands="A: 3 iron").cards("A") == 0
    t = table("plant-0! silo-0! communication-1!", "")
    assert t.energy("A") == "0/0"
    assert t.active("A") == ""


# Habitations


# rules: H1, H2
def test_a_powered_habitation_brings_three_colonists_and_a_point() -> None:
    t = table("", "", hands=PLENTY).play("build habitation")
    assert t.free("A") == 6
    assert t.points("A") == 1
    assert t.energy("A") == "3/5"


# rules: H3
def test_a_habitation_without_power_waits_for_it() -> None:
    t = table("iron carbon water", "", hands="A: 1 carbon 2 silicon 2 water 1 oxygen")
    t.play("build habitation")
    assert t.free("A") == 3
    assert t.points("A") == 0
    t.play("build plant", "move plant-1")
    assert t.free("A") == 5, "one went to the plant, three came"
    assert t.points("A") == 1
    assert t.energy("A") == "6/10"


# rules: H3
def test_power_that_is_set_free_serves_a_waiting_habitation_at_once() -> None:
    t = table("iron carbon water", "", hands="A: 1 carbon 1 silicon 1 water 1 oxygen").play(
        "build habitation"
    )
    t.play("move mine-1")
    assert t.free("A") == 7
    assert t.points("A") == 1


# rules: H4
def test_colonists_on_habitations_are_one_group() -> None:
    t = table("habitation-2", "", free="A5")
    (housing,) = [zone for zone in t.view().zones() if zone.ref == "housing:0"]
    assert [thing.number for thing in housing.things if thing.kind == "colonist"] == [5]
    assert len(housing.things) == 4


# rules: H5
def test_a_destroyed_habitation_takes_three_colonists_of_choice() -> None:
    t = table(
        "plant-1 military-2",
        "habitation-1 iron",
        "",
        phase="event",
        events="major-military ...",
        free="B1",
    )
    t.play("target B", "destroy habitation-1")
    assert t.asked == "B lose"
    assert t.options("lose") == "home, plant-0, silo-0, mine-1"
    t.play("lose silo-0", "lose home", "lose mine-1")
    assert t.active("B") == "habitation-0 plant-0"
    assert t.s.pool == 80 - sum(t.s.free) - sum(t.s.staff)


# rules: H5
def test_an_unpowered_habitation_takes_nobody_when_it_is_destroyed() -> None:
    loser = "habitation-1! iron carbon water"
    t = table("plant-1 military-2", loser, "", phase="event", events="major-military ...").play("target B")
    assert t.points("B") == 0
    t.play("destroy habitation-1")
    assert t.free("B") == 3
    assert "lose" not in t.heard()


# rules: H5, P3
def test_habitation_0_takes_nobody_away() -> None:
    t = table("iron", "", phase="moving").play("move plant-0", "move no")
    t.play("switch-off silo-0")
    assert t.free("A") == 4
    assert "lose" not in t.heard()
    assert t.active("A") == ""


# rules: P3
def test_habitation_0_is_the_last_to_be_switched_off() -> None:
    t = table("communication-2 iron carbon!", "", phase="moving").play("move mine-2", "move no")
    assert t.options("switch-off") == "silo-0, communication-2, mine-1, mine-2"


# Mines


# rules: N2
def test_a_mine_of_any_material_left_goes_on_a_free_place() -> None:
    t = table("iron", "", hands=PLENTY).play("build mine water", "build mine water")
    assert t.built("A") == "mine-1 mine-2 mine-3"
    assert [t.s.built[k] for k in (21, 22, 23)] == [1, 4, 4]


# rules: N3
def test_four_mines_at_most() -> None:
    t = table("iron iron carbon! water!", "", hands=PLENTY)
    assert t.why_not("build mine oxygen") == "no-room"


# Power


# rules: P1, P2
def test_energy_of_plants_and_what_uses_it() -> None:
    assert table("", "").energy("A") == "2/5"
    assert table("plant-3 habitation-2 communication-2 iron", "").energy("A") == "7/20"
    assert table("plant-3 plant-2!", "").energy("A") == "2/10"


# rules: P3
def test_the_owner_chooses_what_to_switch_off() -> None:
    t = table("habitation-1 communication-2 iron!", "", phase="moving").play("move mine-1", "move no")
    assert t.asked == "A switch-off"
    assert t.options("switch-off") == "habitation-1, silo-0, communication-2, mine-1"
    t.play("switch-off communication-2")
    assert "communication-2" in t.staffed("A"), "its colonist stays"
    assert t.active("A") == "habitation-0 habitation-1 plant-0 silo-0 communication-1 mine-1"


# rules: P3, H5
def test_a_habitation_may_be_switched_off_and_takes_colonists_away() -> None:
    t = table("habitation-1 communication-2 iron!", "", phase="moving").play("move mine-1", "move no")
    t.play("switch-off habitation-1")
    assert t.asked == "A lose"
    t.play("lose home", "lose home", "lose communication-2")
    assert t.points("A") == 1
    assert t.energy("A") == "4/5"


# rules: P4
def test_energy_lost_in_anothers_turn_is_settled_at_once() -> None:
    t = table(
        "plant-1 military-2",
        "plant-1 habitation-1 communication-2 iron",
        "",
        phase="event",
        events="major-military ...",
    )
    t.play("target B", "destroy plant-1")
    assert t.asked == "B switch-off"
    t.play("switch-off communication-2")
    assert t.energy("B") == "5/5"
    assert t.asked == "A raid"


# rules: P5
def test_what_is_switched_off_starts_again_at_the_owners_next_end_of_turn() -> None:
    t = table("habitation-1 communication-2 iron!", "", phase="moving").play("move mine-1", "move no")
    t.play("switch-off communication-2")
    for _ in range(2):
        assert "communication-2" not in t.active("A")
        t.pass_turn()
    while t.asked != "A move":
        t.take(t.session.apply(t.session.pending[0].opts[0]))
    assert "communication-2" in t.active("A")
    t.play("move mine-1", "move no")
    assert "communication-2" in t.active("A")


# Silos and points


# rules: O1, F4
@pytest.mark.parametrize(
    ("colony", "kept"), [("silo-0!", 0), ("", 4), ("silo-1", 6), ("silo-2", 8), ("silo-2!", 6)]
)
def test_active_silos_hold_cards(colony: str, kept: int) -> None:
    assert table(colony, "", phase="ending", hands="A: 9 iron").cards("A") == kept


# rules: O2, Q2, V1
def test_points_of_installations() -> None:
    assert table("silo-2", "").points("A") == 2
    assert table("plant-3 communication-3 military-3 research-2 spaceport", "").points("A") == 9
    assert table("plant-3 iron water carbon oxygen", "").points("A") == 0
    full = "habitation-4 plant-3 silo-2 communication-3 military-3 research-2 spaceport iron water carbon"
    t = table(full, "", free="A0")
    assert t.points("A") == 15
    assert t.energy("A") == "20/20"
    assert len(t.staffed("A").split()) == 19
