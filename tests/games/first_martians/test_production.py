"""Production: oxygen, energy, shutdowns, the farm, meals, stress, red hardware."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules.effects import break_part
from cinqmars.games.first_martians.rules.hub import change_stress, put_token, wilt
from cinqmars.games.first_martians.rules.phases import penalties
from cinqmars.games.first_martians.rules.possible import shuttable
from cinqmars.games.first_martians.rules.production import demand, missing_at
from cinqmars.games.first_martians.state import PLANNING
from games.first_martians.notation import shows, table


# rules: P1
def test_production_follows_its_order() -> None:
    t = table("home", "red lab:hardware").phase("production")
    told = [e.what for e in t.io.events if e.what in ("supply", "meal", "stress")]
    assert told == ["supply", "supply", "meal", "stress", "stress"]


# rules: P2
def test_two_oxygenators_at_4_and_2_make_6() -> None:
    assert table("home", "output oxygenator-2 2").phase("production").told("supply")[0] == (c.OXYGEN, 6, 8)


# rules: P2
def test_two_solar_panels_at_5_and_3_make_8() -> None:
    assert table("home", "output solar-2 3").phase("production").told("supply")[1] == (c.ENERGY, 8, 10)


# rules: P2, P15
def test_the_full_hub_makes_8_oxygen_10_energy_and_a_ration_per_plant() -> None:
    t = table("home", "farm 3; reserve food 5").phase("production")
    assert t.told("supply") == [(c.OXYGEN, 8, 8), (c.ENERGY, 10, 10)]
    assert t.told("meal") == [(3, 4)]


# rules: P3
def test_eight_facilities_use_oxygen_and_ten_energy() -> None:
    assert sum(c.USES_OXYGEN[:13]) == 8
    assert sum(c.USES_ENERGY[:13]) == 10


# rules: P4; rulings: 5
@pytest.mark.parametrize(("shut", "kept"), [(1, 1), (2, 1), (3, 2)])
def test_half_of_a_surplus_rounded_up_goes_to_the_reserve(shut: int, kept: int) -> None:
    names = ["lab", "garage", "med-lab"][:shut]
    t = table("home", ";".join([f"shut {name} energy" for name in names]))
    before = t.s.reserve[c.ENERGY]
    t.phase("production")
    assert t.s.reserve[c.ENERGY] == before + kept


# rules: P5
def test_eight_energy_for_ten_facilities_shuts_two() -> None:
    t = table("home", "output solar-2 3").answer(shut=6).answer(shut=7).phase("production")
    assert t.shut() == "crew-quarters/energy med-lab/energy"


# rules: P6
def test_two_oxygen_tiles_leave_a_need_of_six_oxygen_and_ten_energy() -> None:
    t = table("home", "shut lab oxygen; shut garage oxygen")
    assert (demand(t.s, c.OXYGEN), demand(t.s, c.ENERGY)) == (6, 10)
    assert 11 not in shuttable(t.s, c.OXYGEN)
    assert 11 in shuttable(t.s, c.ENERGY)


# rules: P7; rulings: 4
def test_tiles_stay_when_production_recovers_and_count_against_the_need() -> None:
    t = table("home", "shut lab energy; output solar-2 4").phase("production")
    assert t.shut() == "lab/energy"
    t = table("home", "shut lab energy").phase("production")
    assert t.shut() == "lab/energy"


# rules: P8
def test_a_shut_facility_ignores_effects_and_can_only_be_opened() -> None:
    t = table("home", "shut lab energy; samples 1 0; now lab plus1")
    break_part(t.s, 11, 3, 0)
    put_token(t.s, 2, 11, 0)
    assert t.broken() == ""
    assert t.s.now[11] == 2
    assert not t.can("A1", "examine")
    assert t.can("A1", "unshut lab energy")
    assert 5 not in shuttable(t.s, c.ENERGY), "the quiet place cannot be shut"


# rules: P9; rulings: 3
def test_a_shut_oxygenator_produces_nothing() -> None:
    t = table("home", "shut oxygenator-1 energy").phase("production")
    assert t.told("supply")[0] == (c.OXYGEN, 4, 8)


# rules: P10
def test_tokens_under_a_tile_sleep_and_stay() -> None:
    t = table("home", "shut lab energy; now lab plus1; next lab reroll").phase("upkeep")
    assert (t.s.now[11], t.s.next[11]) == (2, 4)


# rules: P11, X16; rulings: 23
def test_plants_and_seedlings_never_outnumber_the_greenhouses() -> None:
    assert table("home", "farm 4").can("A1", "sow")
    assert not table("home", "farm 4 3").can("A1", "sow")
    assert not table("home", "farm 3 1").can("A1", "sow"), "space 1 is taken"


# rules: P12
def test_seedlings_grow_and_the_last_space_leads_to_a_greenhouse() -> None:
    t = table("home", "farm 3 2 6").phase("production")
    assert (t.s.plants[0], t.s.growth[0]) == (4, 0b100)


# rules: P12
def test_a_seed_feeds_somebody_six_rounds_later() -> None:
    t = table("home", "farm 4 1; reserve food 9")
    for _ in range(5):
        t.phase("production")
    assert t.s.plants[0] == 4
    t.phase("production")
    assert t.s.plants[0] == 5


# rules: P13
def test_a_farm_without_energy_wilts() -> None:
    t = table("home", "farm 4 1 3; red farm:connector; reserve energy 0").phase("production")
    assert (t.s.plants[0], t.s.growth[0]) == (3, 0b100010)


# rules: P13; rulings: 2
def test_with_both_parts_broken_it_wilts_once() -> None:
    t = table("home", "farm 4; red farm:connector farm:filter; reserve energy 0").phase("production")
    assert t.s.plants[0] == 3


# rules: P13; rulings: 3
def test_a_shut_farm_wilts_too() -> None:
    t = table("home", "farm 4; shut farm oxygen; reserve oxygen 0").phase("production")
    assert t.s.plants[0] == 3


# rules: P14
def test_one_energy_keeps_the_farm_from_wilting_and_from_growing() -> None:
    t = table("home", "farm 4 3; red farm:connector; reserve energy 2").answer(wilt=1).phase("production")
    assert (t.s.plants[0], t.s.growth[0], t.s.reserve[c.ENERGY]) == (4, 0b100, 1)
    t.answer(wilt=1).phase("production")
    assert t.s.reserve[c.ENERGY] == 0, "and again in the next round"


# rules: P15; rulings: 3
def test_a_shut_farm_still_feeds() -> None:
    t = table("home", "farm 4; shut farm oxygen; reserve oxygen 1").answer(wilt=1).phase("production")
    assert t.wounds == ""
    assert t.s.plants[0] == 4


# rules: P16
def test_food_comes_from_the_farm_then_from_the_reserve() -> None:
    t = table("home", "farm 2; reserve food 3").phase("production")
    assert (t.s.reserve[2], t.wounds) == (1, "")
    t = table("harvest", "reserve food 0", crew="medic engineer")
    t.s.plants[0] = 5
    t.phase("production")
    assert t.s.reserve[2] == 2, "half of three, rounded up"


# rules: P17
def test_the_crew_decides_who_goes_hungry() -> None:
    t = table("home", "farm 2; reserve food 0").answer(hungry=3).answer(hungry=1).phase("production")
    assert t.wounds == "B1 D1"


# rules: P18
def test_the_backup_farm_is_apart() -> None:
    t = table("home", "built backup-farm; farm 4")
    t.s.plants[1] = 1
    assert (missing_at(t.s, 0), missing_at(t.s, 1)) == ([], [c.OXYGEN, c.ENERGY])
    wilt(t.s, 0)
    assert t.s.plants == [3, 1]


# rules: P19
def test_stress_rises_by_astronauts_and_tiles() -> None:
    t = table("home", "shut lab energy; shut lab oxygen").phase("production")
    assert t.s.stress == 4 + 2 * 2


# rules: P20
def test_at_18_everyone_is_hurt_and_the_track_starts_again() -> None:
    t = table("home", "stress 15")
    change_stress(t.s, 7)
    assert (t.wounds, t.s.morale, t.s.stress) == ("A1 B1 C1 D1", -1, 0)


# rules: P21; rulings: 1
def test_a_garage_without_hardware_may_block_froggy() -> None:
    t = table("home", "red garage:hardware").load((6, shows(1, True))).phase("production")
    assert t.s.on_rover == [1, 0]
    t = table("home", "red garage:hardware").load((6, shows(1, False))).phase("production")
    assert t.s.on_rover == [0, 0]


# rules: P22
def test_a_probe_bay_without_hardware_loses_a_sample_of_the_map() -> None:
    t = table("home", "red probe-bay:hardware; region a1-n old-lakebed 2; region a1-e dune-apron 1")
    t.answer(sample=3).phase("production")
    assert (t.s.zone_samples[0], t.s.zone_samples[2]) == (2, 0)


# rules: P23
def test_a_lab_without_hardware_adds_stress() -> None:
    assert table("home", "red lab:hardware").phase("production").s.stress == 5


# rules: P24; rulings: 8, 43
def test_a_working_bay_without_hardware_gets_a_token_that_counts_at_once() -> None:
    t = table("home", "red working-bay:hardware").phase("production")
    assert t.s.now[12] == 4


# rules: P25
def test_penalties_of_a_shut_facility_sleep() -> None:
    t = table("home", "red lab:hardware crew-quarters:hardware; shut lab energy; shut crew-quarters energy")
    assert penalties(t.s, 1) == []
    t.phase("production")
    assert t.s.stress == 4 + 4
    assert t.s.phase == PLANNING
    assert not t.asked(ask.SHUT)
