"""Actions 1 to 11, routes, and what they bring."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import TILES
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.causes import BY_TRIP, KIND
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.hub import draw_poi
from cinqmars.games.first_martians.rules.plan import AUTO, DICE
from cinqmars.games.first_martians.rules.planning import plan
from cinqmars.games.first_martians.rules.routes import routes
from cinqmars.games.first_martians.rules.skills import use
from cinqmars.games.first_martians.state import BROKEN, FACE_UP, RESOLVING, has
from games.first_martians.notation import is_, shows, table


# rules: X1; rulings: 49
def test_actions_are_resolved_from_1_to_11() -> None:
    t = table("storm", "journal g23; shut lab oxygen; region a1-n dune-apron; red med-lab:cpu; wounds C1")
    t.plan(
        "A1 A2: sweep",
        "B1: unshut lab oxygen",
        "B2: repair med-lab:cpu with spare",
        "C1: treat",
        "D1: event g23",
    ).ready()
    steps = [targets.action_of(t.s, target) for target in t.s.target]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (1, 11)


# rules: X2
def test_the_event_action_pays_and_gains() -> None:
    t = table("home", "journal g04; tracks 0 0 3").plan("A1: event g04").go()
    assert t.s.tracks[2] == 1
    assert t.s.reserve[c.ENERGY] == 4


# rules: X3
def test_rest_gives_a_morale_token() -> None:
    assert table("home").plan("A1: rest", "A2: rest").go().s.tokens[0] == 2


# rules: X4
def test_leisure_raises_morale_or_lowers_stress_by_six() -> None:
    t = table("home", "stress 8").answer(relax=0).answer(relax=1).plan("A1: relax", "A2: relax").go()
    assert (t.s.morale, t.s.stress) == (1, 2)
    t = table("home", "stress 3; morale 3").plan("A1: relax").go()
    assert (t.s.morale, t.s.stress) == (3, 0), "never above 3 nor below 0"


# rules: X4
def test_with_a_treadmill_it_is_eight() -> None:
    assert table("home", "stress 12; morale 3; upgrade treadmill").plan("A1: relax").go().s.stress == 4


# rules: X5; rulings: 16
def test_the_medic_heals_alone_and_helps_the_geologist() -> None:
    assert table("home", "wounds C2").plan("C1: treat").go().wounds == "C1"
    t = table("home", "wounds A2").plan("A1: treat")
    assert flaw(t.s, 0) == "no-medic"
    t = table("home", "wounds A2").plan("C1 A1: treat").go()
    assert t.wounds == "A1"


# rules: X5, A8
def test_healing_may_take_an_affliction_instead() -> None:
    t = table("home", "wounds C1; ill C:migraine").answer(treat=5).plan("C1: treat").go()
    assert (t.wounds, t.s.afflicted[2]) == ("C1", 0)


# rules: X6
def test_the_auto_scanner_replaces_the_medic() -> None:
    assert table("home", "wounds A2; upgrade auto-scanner").plan("A1: treat").go().wounds == "A1"


# rules: X7; rulings: 7
def test_maintenance_lowers_a_track_and_never_a_box_marker() -> None:
    t = table("home", "tracks 0 3 2; box system").answer(block=1).plan("A1: maintain").go()
    assert (t.s.tracks, t.s.box) == ([0, 2, 2], [0, 0, 1])
    t = table("home", "tracks 0 3 2; upgrade alarm-system").answer(block=1).plan("A1: maintain").go()
    assert t.s.tracks[1] == 1


# rules: X8
def test_exploring_places_a_region_with_samples_and_points_of_interest() -> None:
    t = table("home").plan("A1 A2 B1: explore a1-n").go()
    region = t.s.ground[0]
    assert region // 10 == 0
    assert t.s.zone_samples[0] == c.REGION_SAMPLES[region]
    assert sum(t.s.pois) == len(t.told("poi"))


# rules: X8
def test_only_beside_explored_regions_or_the_hub() -> None:
    t = table("home")
    assert t.can("A1", "explore a1-e")
    assert not t.can("A1", "explore a2-e")
    assert table("home", "region a1-e dune-apron").can("A1", "explore a2-e")


# rules: X9; rulings: 14
def test_the_new_terrain_spares_the_explorer() -> None:
    t = table("home")
    t.s.regions = [5]  # a frost hollow, which hurts
    t.plan("A1 A2 B1: explore a1-n").go()
    assert t.wounds == ""
    t = table("home", "region a1-n frost-hollow").plan("A1 A2 B1: gather a1-n").go()
    assert t.wounds == "B1"


# rules: X10
def test_a_point_of_interest_is_used_once_and_finds_depend_on_the_mission() -> None:
    t = table("home", "poi charged-cell; poi find-c").planning()
    assert tools.USE_POI + 5 in tools.common_tools(t.s)
    use(t.s, 0, tools.USE_POI + 5)
    use(t.s, 0, tools.USE_POI + 12)
    assert (t.s.reserve[c.ENERGY], t.s.counters, sum(t.s.pois)) == (7, [15], 0)


# rules: X11
def test_building_in_a2_nw_costs_three_more_pawns_and_a_wound() -> None:
    said = "region a1-n dune-apron; region a2-n geyser-steps; region a2-nw iron-plain; lies a2-nw black"
    t = table("ice", said)
    assert t.needs("drill a2-nw") == (4, 5)
    t.plan("A1 A2 B1 B2 scorpio: drill a2-nw").go()
    assert not t.told("roll"), "with Scorpio four are enough"
    assert t.wounds == "B1"


# rules: X11, X13
def test_exploring_a3_nw_by_three_regions_takes_five_or_six_and_an_adventure() -> None:
    said = "region a1-w dune-apron; region a2-w chasm; region a2-nw iron-plain"
    t = table("home", said)
    assert t.needs("explore a3-nw") == (5, 6)
    t.plan("A1 A2 B1 B2 C1 C2: explore a3-nw").go()
    assert [a for a, _ in t.told("adventure")] == [2]


# rules: X12
def test_the_crew_chooses_between_a_short_and_a_safe_route() -> None:
    t = table("home", "region a1-n frost-hollow; region a1-ne loose-scree; region a2-ne iron-plain")
    ways = routes(t.s, 8)
    assert [(way.cost, way.penalties) for way in ways] == [(2, c.TERRAIN_WOUND), (3, c.TERRAIN_ADVENTURE)]
    t.plan("A1 A2 B1 B2 C1: explore a2-n via 1").go()
    assert t.wounds == ""
    assert len(t.told("adventure")) == 1


# rules: X12, T2
def test_tokens_and_mountains_on_the_way_cost_pawns() -> None:
    t = table("home", "region a1-n shallow-crater; mark a1-n plus1")
    assert t.needs("gather a1-n") == (1 + 3, 2 + 3)


# rules: X13
def test_the_same_penalty_counts_once() -> None:
    t = table("home", "region a1-n frost-hollow; region a2-n geyser-steps")
    t.plan("A1 A2 B1 B2: gather a2-n").go()
    assert t.wounds == "B1"


# rules: X14
def test_gathering_brings_one_thing() -> None:
    t = table("home", "region a1-n old-lakebed 2; upgrade cargo-drone").plan("A1 A2 B1: gather a1-n").go()
    assert (t.s.zone_samples[0], t.s.samples) == (1, [1, 0]), "with the drone at once"


# rules: X15
def test_a_sample_is_examined_and_then_discovered() -> None:
    t = table("home", "samples 1 0").plan("D1 D2: examine").go()
    assert (t.s.samples[0], t.s.examined) == (0, 1)
    t.plan("D1 D2: discover").go()
    assert (t.s.examined, t.s.discoveries) == (0, 1)


# rules: X15, L8
def test_a_failed_research_gives_the_sample_back() -> None:
    t = table("home", "samples 1 0").plan("A1: examine").go("fail calm quiet")
    assert (t.s.samples[0], t.s.examined) == (1, 0)


# rules: X16; rulings: 23
def test_sowing_once_per_round() -> None:
    t = table("home", "seeds 2; farm 3").plan("D1 D2: sow")
    assert not t.can("A1", "sow")
    t.go()
    assert (t.s.growth[0], t.s.seeds, t.s.sown) == (1, 1, 1)


# rules: X17
def test_a_repair_needs_the_matching_part() -> None:
    t = table("home", "red solar-1:cpu; parts cpu 0")
    t.s.slots = [BROKEN if x % 4 == 3 and y else y for x, y in enumerate(t.s.slots)]
    assert not t.can("A1", "repair solar-1:cpu")


# rules: X18; rulings: 13
def test_a_failed_swap_goes_back() -> None:
    t = table("home", "red med-lab:cpu").plan("A1: repair med-lab:cpu with garage:cpu").go("fail calm quiet")
    assert t.broken() == "med-lab:cpu"
    t = table("home", "red med-lab:cpu").plan("A1 A2: repair med-lab:cpu with garage:cpu").go()
    assert t.broken() == "garage:cpu"


# rules: X19
def test_mending_a_rover_takes_its_top_token() -> None:
    assert table("home", "blocked froggy 1").plan("B1 B2: mend froggy").go().s.on_rover == [0, 0]


# rules: X20
def test_an_upgrade_works_from_the_end_of_the_round() -> None:
    t = table("home", "card alarm-system").plan("B1 B2: install alarm-system").go()
    assert (t.s.upgrade_cards, has(t.s, 1)) == (0, False)
    t.phase("upkeep")
    assert has(t.s, 1)


# rules: X21
def test_an_upgrade_card_can_be_taken_apart() -> None:
    t = table("home", "card alarm-system; parts connector 0 cpu 0").planning()
    use(t.s, 0, tools.STRIP + 1)
    assert (t.s.parts[0], t.s.parts[3], t.s.upgrade_cards) == (1, 1, 0)


# rules: X22
def test_dismantling_only_before_the_first_action_is_declared() -> None:
    t = table("home", "parts cpu 1").planning()
    assert tools.TAKE_APART in t.menu()
    t.answer(plan=tools.TAKE_APART, dismantle=47)
    plan(t.s)
    assert t.broken() == "lab:cpu"
    assert t.s.parts[3] == 2
    t.plan("A1: rest")
    assert tools.TAKE_APART not in t.menu()


# rules: X23
def test_a_shutdown_tile_is_turned_over_paid_and_removed() -> None:
    t = table("home", "shut lab oxygen").plan("A1: unshut lab oxygen").ready()
    oxygen = [i for i in t.s.tiles if TILES[i].resource == c.OXYGEN]
    t.load((len(oxygen), is_(0)))
    t.go()
    assert t.shut() == ""
    assert t.s.reserve[c.OXYGEN] == 2


# rules: X23
def test_too_dear_a_tile_costs_nothing_and_stays() -> None:
    t = table("home", "shut lab oxygen; reserve oxygen 1").plan("A1: unshut lab oxygen").ready()
    t.load((12, is_(1)))  # a tile that costs two
    t.go()
    assert t.shut() == "lab/oxygen"
    assert t.s.reserve[c.OXYGEN] == 1


# rules: X24
def test_pawns_left_on_a_removed_tile_come_back() -> None:
    t = (
        table("home", "shut lab oxygen; reserve oxygen 3")
        .plan("A1: unshut lab oxygen", "B1: unshut lab oxygen")
        .ready()
    )
    t.load((12, is_(0)))
    t.go()
    assert t.s.reserve[c.OXYGEN] == 2
    assert len(t.told("back-unused")) == 1
    assert not table("home", "shut lab oxygen; reserve oxygen 0").can("A1", "unshut lab oxygen")


# rules: X23, X24
def test_a_tile_that_was_too_dear_waits_until_it_can_be_paid() -> None:
    dear = [tile.cost for tile in TILES].index(2)
    t = table("home", "shut lab energy; shut lab oxygen; reserve energy 1 oxygen 1")
    t.s.shut[2 * c.LAB + TILES[dear].resource] = FACE_UP + dear
    known = ("oxygen", "energy")[TILES[dear].resource]
    assert not t.can("A1", f"unshut lab {known}"), "it shows 2"
    t.s.reserve[TILES[dear].resource] = 2
    assert t.can("A1", f"unshut lab {known}")


# rules: X25
def test_a_mission_action_without_type_takes_its_pawns() -> None:
    t = table("storm", "output solar-1 3").answer(facility=2)
    assert t.needs("sweep") == (2, 2)
    t.plan("A1 A2: sweep").go()
    assert t.s.output[2] == 4


@pytest.mark.parametrize(("pawns", "dice"), [("A1", DICE), ("A1 A2", AUTO)])
def test_each_stack_is_told_when_it_is_declared_with_what_it_costs(pawns: str, dice: int) -> None:
    t = table("home").plan(f"{pawns}: adjust").ready()
    adjust = targets.SPECIAL + 24
    assert t.told("declare") == [(0, adjust, len(pawns.split()), dice)]
    assert t.told("pay") == [(c.ENERGY, 1, 0, adjust)]


# rules: X10; rulings: 31
def test_an_empty_pile_of_points_of_interest_is_made_of_the_used_ones() -> None:
    t = table("home")
    t.s.poi_pile, t.s.pois_used = [0] * 13, t.s.poi_pile
    draw_poi(t.s)
    assert (sum(t.s.pois), sum(t.s.poi_pile), sum(t.s.pois_used)) == (1, 23, 0)


# rules: L11, X20
def test_the_power_generator_spares_the_working_block_only() -> None:
    said = "red lab:connector med-lab:connector; samples 1 0; wounds C1; reserve energy 0; upgrade power-generator"
    t = table("home", said)
    assert t.can("D1", "examine")
    assert not t.can("C1", "treat")


# rules: T6, X13
def test_a_rover_that_breaks_down_says_on_which_trip() -> None:
    t = table("home", "region a1-n boulder-field").plan("A1 A2 scorpio: gather a1-n").ready()
    while t.s.phase == RESOLVING:
        t.step()
    t.load((6, shows(1, True))).step()
    assert t.told("rover-token") == [(1, 1, (BY_TRIP * KIND + 0,))]
