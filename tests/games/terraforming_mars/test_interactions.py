"""Cards that meet: rulings on single cards, and what comes of several together."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars.board import NEIGHBOURS
from cinqmars.games.terraforming_mars.components import GREENERY
from cinqmars.games.terraforming_mars.rules.tiles import lay
from games.terraforming_mars.notation import hex_of, table

# when effects in play are set off


# rules: C20
def test_what_a_card_does_comes_before_what_it_sets_off() -> None:
    t = table("R: 11 M€, hand research, played mars-university; deck ants fish birds").play("play research")
    assert t.asked == "R discard" and t.hand("R") == "ants fish"
    t.play("discard ants, discard no")
    assert t.changes == "R: M€ -11, plays research, draws fish, draws birds; discard ants"


# rules: C20; rulings: 6
def test_what_is_set_off_at_once_follows_the_numbers_of_the_cards() -> None:
    """Mars University is 073, Olympus Conference 185, whichever was played first."""
    t = table("R: 12 M€, hand physics-complex ants, played olympus-conference(1) mars-university; deck fish")
    t.play("play physics-complex")
    assert t.asked == "R discard"
    assert t.play("discard no").asked == "R choose"


# rules: C20
@pytest.mark.parametrize(
    ("card", "position", "moves", "cubes"),
    [
        ("olympus-conference", "R: 10 M€, hand olympus-conference", "", 1),
        ("decomposers", "R: 5 M€, hand decomposers; oxygen 3", "", 1),
        ("ecological-zone", "R: 12 M€, hand ecological-zone; greenery R at 7,4", ", place 7,5", 2),
    ],
)
def test_cards_that_see_themselves(card: str, position: str, moves: str, cubes: int) -> None:
    assert table(position).play(f"play {card}{moves}").cubes(card) == cubes


def test_mars_university_sees_itself() -> None:
    t = table("R: 8 M€, hand mars-university ants; deck birds").play("play mars-university, discard ants")
    assert t.changes == "R: M€ -8, plays mars-university, draws birds, gives up ants; discard ants"


def test_cards_that_do_not_see_themselves() -> None:
    """Vitor is paid for later cards with points."""
    t = table("R: 6 M€, hand trans-neptune-probe, played vitor").play("play trans-neptune-probe")
    assert t.changes == "R: M€ -3, plays trans-neptune-probe"
    t = table("R: founds vitor").play("award banker")
    assert t.stock("R", "M€") == 48, "three of them its own, already counted"


# rules: C20
def test_viral_enhancers_are_set_off_tag_by_tag() -> None:
    t = table("R: 11 M€, hand advanced-ecosystems, played viral-enhancers adapted-lichen fish tardigrades")
    assert t.play("play advanced-ecosystems").changes == "R: M€ -11, plants +3, plays advanced-ecosystems"
    t = table("R: 12 M€, hand ecological-zone, played viral-enhancers; greenery R at 7,4")
    t.play("play ecological-zone, place 7,5, choose 2, choose 1")
    assert t.changes == (
        "ecological-zone R at 7,5; R: M€ -12, plants +1, ecological-zone +3, plays ecological-zone"
    )


def test_viral_enhancers_feed_only_the_card_just_played() -> None:
    t = table("R: 9 M€, hand adapted-lichen, played viral-enhancers fish tardigrades").play(
        "play adapted-lichen"
    )
    assert t.changes == "R: M€ -9, plants +1, prod plants +1, plays adapted-lichen"


# rules: C19, C20
def test_tags_of_events_set_off_effects_and_then_no_longer_count() -> None:
    t = table("R: 1 M€, hand virus, played decomposers; B: 1 plants").play("play virus, remove B plants")
    assert t.changes == "R: M€ -1, decomposers +1, plays virus; B: plants -1"
    t = table("R: 8 M€, hand worms, played tardigrades, events virus; oxygen 4").play("play worms")
    assert t.changes == "R: M€ -8, prod plants +1, plays worms"


# rules: C17
def test_wild_tags_set_off_nothing_and_bring_no_discount() -> None:
    t = table("R: 4 M€, hand research-coordination ants, played mars-university earth-office decomposers")
    assert t.play("play research-coordination").changes == "R: M€ -4, plays research-coordination"


def test_others_oceans_feed_arctic_algae() -> None:
    t = table("R: 18 M€; B: played arctic-algae").play("standard aquifer, place 1,5")
    assert t.changes == "oceans +1; ocean at 1,5; R: M€ -18, tr +1; B: plants +2"


def test_the_ocean_of_a_warm_planet_feeds_arctic_algae_too() -> None:
    t = table("R: 8 heat; B: played arctic-algae; temperature -2").play("burn, place 1,5")
    assert t.changes == "temperature +1; oceans +1; ocean at 1,5; R: heat -8, tr +2; B: plants +2"


# production


# rules: C15
def test_what_lowers_a_production_may_have_to_hit_its_own_player() -> None:
    t = table("R: 10 M€, prod plants 2, hand birds; oxygen 13").play("play birds")
    assert t.changes == "R: M€ -10, prod plants -2, plays birds"


# rules: C14
def test_what_removes_resources_never_has_to() -> None:
    t = table("R: 14 M€ 3 plants, hand asteroid").play("play asteroid, remove nobody")
    assert t.changes == "temperature +1; R: M€ -14, titanium +2, tr +1, plays asteroid"
    t = table("R: 14 M€ 2 plants, hand asteroid").play("play asteroid, remove R plants")
    assert t.changes == "temperature +1; R: M€ -14, titanium +2, plants -2, tr +1, plays asteroid"


# rules: C2
def test_own_new_city_counts_for_the_floor_of_immigrant_city() -> None:
    position = "R: 13 M€, prod M€ {n} energy 1, hand immigrant-city{more}"
    assert table(position.format(n=-4, more="")).can("play immigrant-city")
    assert not table(position.format(n=-5, more="")).can("play immigrant-city")
    t = table(position.format(n=-5, more=", played tharsis-republic"))
    t.play("play immigrant-city, place 7,4")
    assert t.changes == "city R at 7,4; R: M€ -10, prod energy -1, plays immigrant-city"


# rules: C2, C15
@pytest.mark.parametrize("card", ["energy-tapping", "power-supply-consortium"])
def test_with_no_energy_anywhere_one_loses_what_one_has_just_gained(card: str) -> None:
    t = table(f"R: 5 M€, hand {card}, played power-plant geothermal-power").play(f"play {card}")
    assert t.production("R", "energy") == 0


def test_hackers_never_fail_for_want_of_a_victim() -> None:
    t = table("R: 3 M€, prod M€ -5 energy 1, hand hackers; B: prod M€ -4").play("play hackers")
    assert t.changes == "R: M€ -3, prod energy -1, plays hackers"


# rules: C2
def test_gains_and_losses_of_one_box_do_not_help_each_other() -> None:
    """Energy production for titanium: none there, none to give."""
    assert not table("R: 6 M€, hand fuel-factory").can("play fuel-factory")


# rules: C18; rulings: 31
@pytest.mark.parametrize(
    ("played", "changes"),
    [
        ("cheung-shing-mars", "prod M€ +3"),
        ("mining-guild", "prod steel +1"),
        ("dome-farming", "prod M€ +2, prod plants +1"),
        ("research-network", "prod M€ +1"),
        ("domed-crater", "prod M€ +3, prod energy -1"),
        ("immigrant-city", "prod M€ -2, prod energy -1"),
    ],
)
def test_robotic_workforce_repeats_the_box_and_nothing_else(played: str, changes: str) -> None:
    t = table(f"R: 9 M€, prod energy 1, hand robotic-workforce, played {played}").play(
        "play robotic-workforce"
    )
    assert t.changes == f"R: M€ -9, {changes}, plays robotic-workforce"


# rules: C18
def test_robotic_workforce_counts_anew() -> None:
    t = table("R: 9 M€, hand robotic-workforce, played medical-lab noctis-farming mine power-plant")
    t.play("play robotic-workforce, copy medical-lab")
    assert t.changes == "R: M€ -9, prod M€ +2, plays robotic-workforce"


# rules: C18
def test_robotic_workforce_repeats_the_metal_of_a_mine() -> None:
    t = table("R: 9 M€, hand robotic-workforce, played mining-rights; mining-rights R at 8,6")
    assert t.play("play robotic-workforce").changes == "R: M€ -9, prod titanium +1, plays robotic-workforce"


# rules: C18
def test_robotic_workforce_lowers_a_rival_again_or_cannot() -> None:
    position = "R: 9 M€, hand robotic-workforce, played biomass-combustors; B: prod plants {}"
    t = table(position.format(1)).play("play robotic-workforce")
    assert t.changes == "R: M€ -9, prod energy +2, plays robotic-workforce; B: prod plants -1"
    assert table(position.format(0)).why_not("play robotic-workforce") == "no production box to repeat"


def test_robotic_workforce_does_not_repeat_what_is_no_building() -> None:
    t = table("R: 9 M€, hand robotic-workforce, played sponsors lunar-beam helion")
    assert t.why_not("play robotic-workforce") == "no production box to repeat"


def test_insulation_moves_as_much_as_one_likes() -> None:
    t = table("R: 2 M€, prod heat 3, hand insulation").play("play insulation")
    assert t.options == "1, 2, 3"
    assert t.play("amount 3").changes == "R: M€ -2, prod M€ +3, prod heat -3, plays insulation"


# claims, cities and the hexes of oceans


# rules: T13
def test_a_claim_is_no_tile() -> None:
    t = table("R: 8 plants; claim R at 7,4").play("plant")
    assert t.can("place 2,4"), "no neighbour to stay with"
    assert table("award landlord R; claim R at 7,4; greenery B at 2,4").points("R", "awards") == 0
    t = table("R: 9 M€, hand natural-preserve; claim B at 7,4").play("play natural-preserve")
    assert t.can("place 7,5"), "still isolated"


# rules: T1, T13
def test_a_claim_keeps_others_away() -> None:
    assert not table("R: 25 M€; claim B at 7,4").play("standard city").can("place 7,4")
    t = table("R: 25 M€; claim R at 8,6").play("standard city, place 8,6")
    assert t.changes == "city R at 8,6; R: M€ -25, titanium +1, prod M€ +1"
    assert not table("R: 1 M€, hand land-claim; claim B at 7,4").play("play land-claim").can("place 7,4")


# rules: T5
def test_cities_in_orbit_count_as_cities() -> None:
    assert table("R: 8 M€; city R at phobos; city R at ganymede; city R at 7,4").can("claim mayor")
    assert table("award landlord R; city R at phobos; greenery B at 2,4").points("R", "awards") == 5
    t = table("R: 20 M€, hand ganymede-colony, played pets immigrant-city; B: played rover-construction")
    t.play("play ganymede-colony")
    assert t.changes == (
        "city R at ganymede; R: M€ -20, prod M€ +1, pets +1, plays ganymede-colony; B: M€ +2"
    )


# rules: T5
def test_cities_in_orbit_are_not_on_mars() -> None:
    t = table("R: 20 M€, hand ganymede-colony, played tharsis-republic").play("play ganymede-colony")
    assert t.changes == "city R at ganymede; R: M€ -17, plays ganymede-colony"
    t = table("R: 1 energy, played martian-rails; city R at phobos; city R at 7,4").play("use martian-rails")
    assert t.stock("R", "M€") == 1
    assert table("city R at phobos; greenery R at 7,4").points("R", "cities") == 0


# rules: T9
@pytest.mark.parametrize(
    ("card", "more"), [("mangrove", "; temperature 4"), ("protected-valley", ""), ("mohole-area", "")]
)
def test_some_tiles_use_up_a_hex_of_the_oceans(card: str, more: str) -> None:
    t = table(f"R: 41 M€, hand {card}{more}").play(f"play {card}")
    assert not t.can("place 7,4")
    t.play("place 1,5", "standard aquifer")
    assert not t.can("place 1,5") and t.can("place 1,4")


# rules: T9
def test_all_oceans_can_be_placed_in_spite_of_them() -> None:
    position = "R: 18 M€; oceans 8; mohole-area R at 6,7; greenery R at 6,8; greenery B at 9,5"
    t = table(position).play("standard aquifer")  # one hex is left, and not asked for
    assert t.changes == "oceans +1; ocean at 6,6; R: M€ -16, plants +1, tr +1"


# rules: T11
def test_artificial_lake_is_an_ocean_on_land_out_of_the_same_supply() -> None:
    t = table("R: 15 M€, hand artificial-lake; temperature -6").play("play artificial-lake")
    assert not t.can("place 1,5")
    t = table("R: 15 M€, hand artificial-lake; temperature -6; oceans 9").play("play artificial-lake")
    assert t.changes == "R: M€ -15, plays artificial-lake"


# rules: T12
@pytest.mark.parametrize(
    ("card", "moves", "site"),
    [
        ("capital", "place 7,4", "7,4"),
        ("noctis-city", "", "5,3"),
        ("research-outpost", "place 7,4", "7,4"),
        ("immigrant-city", "place 7,4", "7,4"),
        ("lava-tube-settlement", "place 5,1", "5,1"),
    ],
)
def test_every_city_is_a_city(card: str, moves: str, site: str) -> None:
    """Watched as a city, and worth the greeneries beside it."""
    t = table(f"R: 30 M€, prod energy 2, hand {card}; B: played rover-construction; oceans 4; oxygen 4")
    t.play(f"play {card}", *([moves] if moves else []))
    assert t.stock("B", "M€") == 2
    assert t.points("R", "cities") == 0
    lay(t.s, 1, GREENERY, NEIGHBOURS[hex_of(site)][0])
    assert t.points("R", "cities") == 1


def test_flooding_hits_owners_of_tiles_beside_the_ocean() -> None:
    position = "R: 7 M€, hand flooding; B: 5 M€; G: 5 M€; city B at 2,5; city R at 1,3; greenery G at 7,4"
    t = table(position).play("play flooding, place 1,4")
    assert not t.can("remove G M€") and not t.can("remove R M€")
    t.play("remove B M€")
    assert t.stock("B", "M€") == 1


def test_flooding_without_oceans_floods_nobody() -> None:
    t = table("R: 7 M€, hand flooding; B: 5 M€; oceans 9; city B at 2,5").play("play flooding")
    assert t.changes == "R: M€ -7, plays flooding"


# protection


# rules: C16
def test_pets_are_safe_even_from_their_owner() -> None:
    t = table("R: hand ants, played predators pets(2)")
    assert t.why_not("use predators") == "no card to take a cube from"
    t = table("R: 1 M€, hand virus; B: played pets(3)").play("play virus")
    assert t.changes == "R: M€ -1, plays virus"


# rules: C16
def test_protected_habitats_stop_only_opponents() -> None:
    assert not table("R: played ants; B: played protected-habitats tardigrades(2)").can("use ants")
    t = table("R: played ants protected-habitats tardigrades(2)").play("use ants")
    assert t.changes == "R: ants +1, tardigrades -1, uses ants"
    t = table("R: 14 M€ 2 plants, hand asteroid, played protected-habitats").play("play asteroid")
    assert t.can("remove R plants")


# rules: C16
def test_production_is_not_protected() -> None:
    t = table("R: 10 M€, hand birds; B: prod plants 2, played protected-habitats; oxygen 13")
    assert t.play("play birds").changes == "R: M€ -10, plays birds; B: prod plants -2"


# rules: C14; rulings: 26
def test_nobody_steals_from_himself() -> None:
    t = table("R: 9 M€ 3 steel, hand hired-raiders; B: 2 M€").play("play hired-raiders")
    assert not t.can("remove R steel")
    assert t.play("remove B M€").changes == "R: M€ +1, plays hired-raiders; B: M€ -2"


# paying and getting back


# rules: C9
def test_credicor_looks_at_the_printed_cost_after_discounts_are_paid() -> None:
    t = table("R: 30 M€, hand soletta, played credicor earth-catapult anti-gravity-technology space-station")
    assert t.play("play soletta").changes == "R: M€ -25, prod heat +7, plays soletta"


def test_refunds_come_after_the_price_is_paid() -> None:
    assert not table("R: 8 M€, played standard-technology").can("standard power-plant")
    assert not table("R: 19 M€, played credicor standard-technology").can("standard greenery")
    t = table("R: 23 M€, played credicor standard-technology").play("standard greenery, place 7,4")
    assert t.changes == "oxygen +1; greenery R at 7,4; R: M€ -16, tr +1"
    t = table("R: 8 M€, played thorgate standard-technology").play("standard power-plant")
    assert t.changes == "R: M€ -5, prod energy +1"


# rules: C12
def test_helion_cannot_use_the_same_heat_twice() -> None:
    assert not table("R: 5 heat, hand local-heat-trapping, played helion").can("play local-heat-trapping")
    t = table("R: 6 heat, hand local-heat-trapping, played helion").play("play local-heat-trapping")
    assert t.changes == "R: plants +4, heat -6, plays local-heat-trapping"
    t = table("R: 1 M€ 5 heat, hand local-heat-trapping, played helion").play("play local-heat-trapping")
    assert t.changes == "R: M€ -1, plants +4, heat -5, plays local-heat-trapping"


def test_heat_does_not_cover_what_is_taken_from_helion() -> None:
    t = table("R: 1 M€, hand sabotage; B: 2 M€ 9 heat, played helion").play("play sabotage, remove B M€")
    assert t.changes == "R: M€ -1, plays sabotage; B: M€ -2"


# rules: C11
def test_microbes_of_psychrophiles_mix_with_metals() -> None:
    t = table("R: 1 M€ 4 steel, hand protected-valley, played psychrophiles(7)").play("play protected-valley")
    assert t.asked == "R place", "1 + 8 + 14: there is just enough"
    t = table("R: 9 M€ 4 steel, hand noctis-farming, played psychrophiles(4); temperature -20")
    t.play("play noctis-farming, pay 1, pay 3")
    assert t.changes == "R: M€ -2, steel -1, plants +2, prod M€ +1, psychrophiles -3, plays noctis-farming"


def test_psychrophiles_pay_for_nothing_but_plants() -> None:
    assert not table("R: 3 M€, hand mine, played psychrophiles(5)").can("play mine")


# rules: C6
def test_leeway_of_inventrix_adaptation_technology_and_special_design_together() -> None:
    """Six steps: 6 % of oxygen are as good as none."""
    t = table("R: 17 M€, hand special-design insects, played inventrix adaptation-technology")
    assert not t.can("play insects")
    assert t.play("play special-design").can("play insects")


# rules: C10; rulings: 30
def test_the_next_card_is_the_next_card() -> None:
    t = table("R: 40 M€, hand indentured-workers mine solar-power").play("play indentured-workers, play mine")
    assert t.stock("R", "M€") == 40, "mine was free"
    t = table("R: 40 M€, hand special-design mine ants, played inventrix").play("play special-design")
    assert t.can("play ants")
    t = table("R: 40 M€, hand special-design mine ants, played inventrix; B: 40 M€")
    t.play("play special-design, play mine, pass")
    assert not t.can("play ants")


# rules: C10, G13
def test_the_discount_for_the_next_card_ends_with_the_generation() -> None:
    t = table("R: 11 M€, hand indentured-workers solar-power").play("play indentured-workers, end, pass")
    t.play("buy no, buy no, pass, play solar-power")
    assert t.stock("R", "M€") == 11 + 20 - 11


# rules: B1
def test_unmi_needs_a_rating_that_rose_this_generation() -> None:
    t = table("R: 17 M€, played united-nations-mars-initiative")
    assert t.why_not("use united-nations-mars-initiative") == "your rating has not risen this generation"
    t.play("standard asteroid, use united-nations-mars-initiative")
    assert t.changes == ("temperature +1; R: M€ -17, tr +2, uses united-nations-mars-initiative")


@pytest.mark.parametrize(
    ("has", "moves"),
    [("3 M€ 8 heat", "burn"), ("3 M€ 8 plants", "plant, place 7,4"), ("10 M€", "play bribed-committee")],
)
def test_unmi_accepts_any_rise(has: str, moves: str) -> None:
    t = table(f"R: {has}, hand bribed-committee, played united-nations-mars-initiative")
    assert not t.can("use united-nations-mars-initiative")
    assert t.play(moves).can("use united-nations-mars-initiative")


def test_unmi_accepts_what_rose_before_the_first_generation() -> None:
    t = table("R: founds united-nations-mars-initiative, preludes unmi-contractor; generation 1")
    assert t.can("use united-nations-mars-initiative")


# rules: C7
def test_science_cubes_are_no_science_tags() -> None:
    t = table("R: 12 M€, hand gene-repair, played physics-complex(3) search-for-life(1)")
    assert not t.can("play gene-repair")


# rules: C7
def test_a_card_does_not_meet_its_own_requirement() -> None:
    assert not table("R: 14 M€, hand fusion-power, played power-plant").can("play fusion-power")


# rules: C8
def test_one_wild_tag_stands_for_one_missing_tag() -> None:
    position = "R: 11 M€, hand advanced-ecosystems, played adapted-lichen {}"
    assert table(position.format("fish research-coordination")).can("play advanced-ecosystems")
    assert not table(position.format("research-coordination")).can("play advanced-ecosystems")
    assert table(position.format("research-network research-coordination")).can("play advanced-ecosystems")


# the chain of parameters


# rules: P4, P5
def test_oxygen_warms_and_warmth_melts_an_ocean() -> None:
    t = table("R: 8 plants; oxygen 7; temperature -2").play("plant, place 7,4, place 1,5")
    assert t.changes == (
        "temperature +1; oxygen +1; oceans +1; ocean at 1,5; greenery R at 7,4; R: plants -8, tr +3"
    )


def test_no_second_bonus_for_a_step_that_is_complete() -> None:
    t = table("R: 8 plants; oxygen 7; temperature 8").play("plant, place 7,4")
    assert t.changes == "oxygen +1; greenery R at 7,4; R: plants -8, tr +1"


# preludes


# rules: D2, D4; rulings: 28
def test_ecology_experts_are_there_before_the_card_they_play() -> None:
    """Its tags and its production count for the other card, whatever Mars is like."""
    t = table("R: 12 M€, hand food-factory, preludes ecology-experts")
    assert t.changes == "R: M€ -12, prod M€ +4, plays ecology-experts, plays food-factory"
    t = table("R: 11 M€, hand advanced-ecosystems, played fish, preludes ecology-experts")
    assert t.changes.startswith("R: M€ -11, prod plants +1, plays ecology-experts, plays advanced-ecosystems")


# rules: D4
def test_ecology_experts_ignore_mars_but_not_tags_nor_the_price() -> None:
    t = table("R: 12 M€, hand gene-repair predators, preludes ecology-experts")
    assert t.changes == "R: M€ +15; shelf ecology-experts"


def test_decomposers_of_ecology_experts_see_their_tags() -> None:
    t = table("R: 5 M€, hand decomposers, preludes ecology-experts")
    assert t.changes == "R: M€ -5, prod plants +1, decomposers +3, plays ecology-experts, plays decomposers"


# rules: D4
def test_eccentric_sponsor_pays_25_and_gives_no_change() -> None:
    t = table("R: 3 M€, hand mine, preludes eccentric-sponsor")
    assert t.changes == "R: prod steel +1, plays eccentric-sponsor, plays mine"


# rules: C2, D3; rulings: 27
def test_a_prelude_may_be_paid_with_what_its_own_ocean_brings() -> None:
    position = "R: {} M€, preludes aquifer-turbines; ocean at 5,5; ocean at 6,7"
    t = table(position.format(1))
    assert not t.can("place 1,5"), "that would bring nothing"
    t.play("place 5,6")
    assert (
        t.changes
        == "oceans +1; ocean at 5,6; R: M€ -1, plants +2, prod energy +2, tr +1, plays aquifer-turbines"
    )
    assert table(position.format(0)).changes == "R: M€ +15; shelf aquifer-turbines"
    assert table(position.format(3)).can("place 1,5")


# rules: D5
def test_valley_trust_looks_at_three_preludes_and_plays_one() -> None:
    t = table("R: founds valley-trust").play("prelude biofuels")
    assert t.changes == (
        "R: M€ +37, plants +2, prod plants +1, prod energy +1, plays valley-trust, plays biofuels; "
        "shelf allied-bank; shelf aquifer-turbines"
    )


# rules: A1, G7; rulings: 29
def test_vitor_funds_an_award_for_nothing_unless_all_are_funded() -> None:
    t = table("R: founds vitor; award miner B").play("award banker")
    assert t.changes == "R: M€ +48, plays vitor; award banker R"
    assert t.can("fund landlord") and t.can("fund thermalist")
    t = table("R: founds vitor; award miner B; award banker B; award landlord B")
    assert t.changes == "R: M€ +48, plays vitor" and t.asked == "R act"
