"""Worked examples of the rulebook, by its sections, that no test of a rule plays as they are told."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import tools
from cinqmars.games.first_martians.rules.possible import shuttable
from games.first_martians.notation import shows, table


# rules: G8
def test_objective_tokens_two_orange_ones_on_one_region_are_brought_back_one_by_one() -> None:
    t = table("home", "region a1-s old-lakebed; lies a1-s orange; lies a1-s orange")
    t.plan("A1 A2 B1: gather a1-s orange").go()
    assert t.s.zone_tokens[4 * c.N_TOKEN_COLOURS + c.ORANGE] == 1


# rules: P14
def test_farm_a_part_that_is_not_repaired_costs_energy_again_in_the_next_round() -> None:
    t = table("home", "red farm:connector; farm 3; reserve energy 5").answer(wilt=1).phase("production")
    t.answer(wilt=1).phase("production")
    assert (t.told("wilt"), t.s.reserve[c.ENERGY]) == ([], 3)


# rules: P6, P19
def test_shutdowns_quarters_without_energy_may_lack_oxygen_too() -> None:
    t = table("home", "shut crew-quarters energy")
    assert 6 in shuttable(t.s, c.OXYGEN)
    assert 6 not in shuttable(t.s, c.ENERGY)
    t = table("home", "shut crew-quarters energy; shut crew-quarters oxygen").phase("production")
    assert t.s.stress == 4 + 2 + 2
    assert not t.can("A1", "relax")


# rules: P15
def test_farm_two_plants_in_three_greenhouses_are_two_rations() -> None:
    t = table("home", "farm 2; reserve food 3", crew="geologist engineer")
    t.s.greenhouses[0] = 3
    t.phase("production")
    assert t.told("meal") == [(2, 2)]
    assert t.s.reserve[c.FOOD] == 3


# rules: P22, P23
def test_workshop_block_probe_bay_and_lab_without_hardware() -> None:
    t = table("home", "red probe-bay:hardware lab:hardware; region a1-n old-lakebed 2").phase("production")
    assert (t.s.zone_samples[0], t.s.stress) == (1, 4 + 1)


# rules: L1, L3
def test_planning_four_players_place_their_pawns() -> None:
    """Red relaxes and a second time maintains, violet, the medic, maintains and is treated, orange explores with
    Froggy and does research, black gathers beside the HUB with both pawns: one short of what the way costs."""
    t = table("home", "wounds C1; samples 1 0; region a1-n old-lakebed 1")
    t.plan("B1: relax", "B2: maintain", "C1: maintain", "C2: treat", "A1 froggy: explore a1-s", "A2: examine")
    t.plan("D1 D2: gather a1-n")
    assert tools.READY in t.menu()
    assert t.needs("gather a1-n") == (2, 3), "black will roll"
    t.ready()
    assert len(t.s.target) == 7


# rules: L16
def test_exploration_one_pawn_and_froggy_are_enough_beside_the_hub() -> None:
    t = table("home").plan("A1 froggy: explore a1-n")
    assert tools.READY in t.menu()
    assert t.go().s.ground[0] >= 0


# rules: T6, X13
def test_distance_a_rover_breaks_down_on_the_way_and_the_region_is_reached_all_the_same() -> None:
    t = table("home", "region a1-n boulder-field; region a2-n salt-pan")
    t.plan("A1 A2 B1 froggy: explore a3-n").ready()
    while t.s.phase == 5:
        t.step()
    assert t.s.ground[16] >= 0
    t.load((6, shows(1, True)))
    t.step()
    assert (t.s.on_rover[0], t.s.morale) == (1, -1)


# rules: X18
def test_repair_a_part_of_the_med_lab_serves_the_garage() -> None:
    t = table("home", "red garage:hardware").plan("A1 A2: repair garage:hardware with med-lab:hardware").go()
    assert t.broken() == "med-lab:hardware"
    assert t.s.slots[c.GARAGE * c.N_PARTS + c.HARDWARE] != 2


# rules: L9
def test_special_actions_better_safe_than_sorry_is_construction_for_one_energy() -> None:
    t = table("regolith", "tracks 3 0 0; now working-bay plus1; reserve energy 1")
    assert t.needs("prevention") == (2, 3)
    t.answer(block=0).plan("A1 A2 B1: prevention").go()
    assert (t.s.tracks[0], t.s.reserve[c.ENERGY]) == (1, 0)


# rules: X21
def test_upgrades_a_card_gives_its_tile_or_its_two_parts() -> None:
    t = table("home", "card auto-scanner").planning()
    before = sum(t.s.parts)
    t.answer(plan=tools.STRIP).move()
    assert sum(t.s.parts) == before + 2
