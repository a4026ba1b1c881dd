"""Playing cards: requirements, payment, effects and what they set off."""

from __future__ import annotations

import pytest

from games.terraforming_mars.notation import table

# effects


# rules: C1, C21
def test_production_gains_and_parameters() -> None:
    t = table("R: 13 M€, hand deep-well-heating").play("play deep-well-heating")
    assert t.changes == "temperature +1; R: M€ -13, prod energy +1, tr +1, plays deep-well-heating"


# rules: C14
def test_asteroid_removes_plants_from_a_player_or_nobody() -> None:
    t = table("R: 14 M€, hand asteroid; B: 2 plants").play("play asteroid", "remove B plants")
    assert t.changes == "temperature +1; R: M€ -14, titanium +2, tr +1, plays asteroid; B: plants -2"
    t = table("R: 14 M€, hand asteroid; B: 2 plants").play("play asteroid, remove nobody")
    assert t.changes == "temperature +1; R: M€ -14, titanium +2, tr +1, plays asteroid"


# rules: C4, C14
def test_nobody_has_plants_and_nothing_is_asked() -> None:
    assert table("R: 24 M€, hand asteroid").play("play asteroid").asked == "R act"


# rules: C16
def test_protected_habitats_stop_opponents_only() -> None:
    t = table("R: 14 M€ 1 plants, hand asteroid; B: 2 plants, played protected-habitats").play(
        "play asteroid"
    )
    assert t.options == "Nothing, Azure: 1 plant"


# rules: T6, T7
def test_tiles_bring_what_is_printed_and_ocean_income() -> None:
    t = table("R: 25 M€; ocean at 5,4").play("standard city, place 5,2")
    assert t.changes == "city R at 5,2; R: M€ -25, plants +2, prod M€ +1"
    t = table("R: 25 M€; ocean at 5,4").play("standard city, place 4,4")
    assert t.changes == "city R at 4,4; R: M€ -23, plants +1, prod M€ +1"


# rules: P4, P5
def test_temperature_and_oxygen_chain() -> None:
    """Oxygen 8 % raises the temperature, 0 degrees bring an ocean: three steps, three ratings."""
    t = table("R: 8 plants; oxygen 7; temperature -2").play("plant, place 7,4, place 1,5")
    assert t.changes == (
        "temperature +1; oxygen +1; oceans +1; ocean at 1,5; greenery R at 7,4; R: plants -8, tr +3"
    )


# rules: C4
def test_a_full_parameter_gives_nothing() -> None:
    t = table("R: 8 plants; oxygen 14").play("plant, place 7,4")
    assert t.changes == "greenery R at 7,4; R: plants -8"


# production, rivals


# rules: C2, C15
def test_one_may_lose_what_one_has_just_gained() -> None:
    t = table("R: 3 M€, hand energy-tapping").play("play energy-tapping")
    assert t.changes == "R: M€ -3, plays energy-tapping"
    t = table("R: 3 M€, hand energy-tapping; B: prod energy 1").play("play energy-tapping, lower B")
    assert t.changes == "R: M€ -3, prod energy +1, plays energy-tapping; B: prod energy -1"


# rules: C15
def test_a_card_without_a_victim_cannot_be_played() -> None:
    t = table("R: 20 M€, hand birds; oxygen 13")
    assert t.why_not("play birds") == "nobody’s plant production can fall by 2"


# rules: C2
def test_own_city_income_counts_for_the_floor() -> None:
    position = "R: 13 M€, prod M€ {n} energy 1, hand immigrant-city{more}"
    assert table(position.format(n=-4, more="")).can("play immigrant-city")
    assert not table(position.format(n=-5, more="")).can("play immigrant-city")
    t = table(position.format(n=-5, more=", played tharsis-republic"))
    t.play("play immigrant-city, place 7,4")
    assert t.changes == "city R at 7,4; R: M€ -10, prod energy -1, plays immigrant-city"


# rules: C18
def test_robotic_workforce_copies_a_box_that_can_be_paid() -> None:
    t = table("R: 9 M€, prod energy 1, hand robotic-workforce, played strip-mine mining-guild fuel-factory")
    t.play("play robotic-workforce")
    assert t.options == "Fuel Factory, Mining Guild"
    t.play("copy fuel-factory")
    assert t.changes == "R: M€ -9, prod M€ +1, prod titanium +1, prod energy -1, plays robotic-workforce"


# cubes and triggers


def test_ecological_zone_and_decomposers_see_themselves() -> None:
    t = table("R: 12 M€, hand ecological-zone; greenery R at 7,4").play("play ecological-zone, place 7,5")
    assert t.changes == "ecological-zone R at 7,5; R: M€ -12, ecological-zone +2, plays ecological-zone"


def test_viral_enhancers_bring_the_plant_that_moss_needs() -> None:
    t = table("R: 4 M€, hand moss; oceans 3")
    assert t.why_not("play moss") == "takes 1 plant, you have 0"
    t = table("R: 4 M€, hand moss, played viral-enhancers; oceans 3").play("play moss")
    assert t.changes == "R: M€ -4, prod plants +1, plays moss"


def test_arctic_algae_watches_the_oceans_of_others() -> None:
    t = table("R: 18 M€; B: played arctic-algae").play("standard aquifer, place 1,5")
    assert t.changes == "oceans +1; ocean at 1,5; R: M€ -18, tr +1; B: plants +2"


def test_mars_university_discards_before_it_draws() -> None:
    t = table("R: 8 M€, hand mars-university ants; deck birds").play("play mars-university, discard ants")
    assert t.changes == "R: M€ -8, plays mars-university, draws birds, gives up ants; discard ants"


def test_off_board_cities_count_anywhere_but_on_mars() -> None:
    t = table("R: 20 M€, hand ganymede-colony, played tharsis-republic; B: played rover-construction")
    t.play("play ganymede-colony")
    assert t.changes == "city R at ganymede; R: M€ -17, plays ganymede-colony; B: M€ +2"


# paying


# rules: C11; rulings: 5
def test_metals_pay_without_change_and_without_waste() -> None:
    t = table("R: 3 M€ 4 steel, hand power-plant").play("play power-plant")
    assert t.options == "1 steel, 2 steel"
    t.play("pay 1")
    assert t.changes == "R: M€ -2, steel -1, prod energy +1, plays power-plant"


# rules: C12
def test_helion_cannot_use_the_same_heat_twice() -> None:
    t = table("R: 5 heat, hand local-heat-trapping, played helion")
    assert t.why_not("play local-heat-trapping") == "costs 1 M€, you have 0"
    t = table("R: 6 heat, hand local-heat-trapping, played helion").play("play local-heat-trapping")
    assert t.changes == "R: plants +4, heat -6, plays local-heat-trapping"


# rules: C11
def test_psychrophiles_pay_for_plants() -> None:
    t = table("R: 4 M€, hand heather, played psychrophiles(1); temperature -14").play("play heather")
    assert t.changes == "R: M€ -4, plants +1, prod plants +1, psychrophiles -1, plays heather"


def test_credicor_looks_at_the_printed_cost() -> None:
    t = table("R: 30 M€, hand soletta, played credicor earth-catapult anti-gravity-technology space-station")
    t.play("play soletta")
    assert t.changes == "R: M€ -25, prod heat +7, plays soletta"
    t = table("R: 23 M€, played credicor").play("standard greenery, place 7,4")
    assert t.changes == "oxygen +1; greenery R at 7,4; R: M€ -19, tr +1"


# rules: C6, C10
def test_leeway_adds_up_and_special_design_is_for_one_card() -> None:
    t = table("R: 9 M€, hand ants, played inventrix")
    assert t.why_not("play ants") == "needs at least 2% oxygen, now 0%"
    t = table("R: 9 M€, hand ants, played inventrix adaptation-technology").play("play ants")
    assert t.changes == "R: M€ -9, plays ants"
    t = table("R: 22 M€, hand ants special-design decomposers, played inventrix").play(
        "play special-design, play ants"
    )
    assert t.changes == "R: M€ -13, plays ants, plays special-design"
    assert t.s.traits == table("R: played inventrix ants").s.traits


# requirements, effects and their order


# rules: C5
@pytest.mark.parametrize(
    ("card", "met", "unmet"),
    [
        ("ants", "oxygen 4", "oxygen 3"),
        ("colonizer-training-camp", "oxygen 5", "oxygen 6"),
        ("lichen", "temperature -24", "temperature -26"),
        ("archaebacteria", "temperature -18", "temperature -16"),
        ("moss", "oceans 3", "oceans 2"),
        ("dust-seals", "oceans 3", "oceans 4"),
    ],
)
def test_a_requirement_is_a_minimum_or_a_maximum(card: str, met: str, unmet: str) -> None:
    assert table(f"R: 9 M€ 1 plants, hand {card}; {met}").can(f"play {card}")
    assert not table(f"R: 9 M€ 1 plants, hand {card}; {unmet}").can(f"play {card}")


# rules: C6
def test_leeway_loosens_both_sides() -> None:
    assert table("R: 8 M€, hand colonizer-training-camp, played inventrix; oxygen 7").can(
        "play colonizer-training-camp"
    )
    assert not table("R: 8 M€, hand colonizer-training-camp, played inventrix; oxygen 8").can(
        "play colonizer-training-camp"
    )
    assert not table("R: 12 M€, hand gene-repair, played inventrix research-outpost").can("play gene-repair")


# rules: C6
@pytest.mark.parametrize("card", ["inventrix", "adaptation-technology"])
def test_leeway_is_two_steps(card: str) -> None:
    assert table(f"R: 9 M€, hand ants, played {card}; oxygen 2").can("play ants")
    assert not table(f"R: 9 M€, hand ants, played {card}; oxygen 1").can("play ants")
    t = table("R: 13 M€, hand special-design ants; oxygen 1").play("play special-design")
    assert t.asked == "R act" and not t.can("play ants")


# rules: C7
def test_requirements_of_production_cities_and_greeneries() -> None:
    assert table("R: 6 M€, prod steel 1, hand great-escarpment-consortium").can(
        "play great-escarpment-consortium"
    )
    assert not table("R: 6 M€, hand great-escarpment-consortium; B: prod steel 2").can(
        "play great-escarpment-consortium"
    )
    assert table("R: 6 M€, hand rad-suits; city B at 7,4; city B at phobos").can("play rad-suits")
    assert not table("R: 12 M€, hand ecological-zone; greenery B at 7,4").can("play ecological-zone")


# rules: C9
def test_discounts_add_up_and_stop_at_nothing() -> None:
    t = table("R: 6 M€, hand miranda-resort, played earth-catapult space-station shuttles").play(
        "play miranda-resort"
    )
    assert t.stock("R", "M€") == 0, "12 less 2, 2 and 2"
    t = table("R: 1 M€, hand sponsors, played teractor earth-office research-outpost").play("play sponsors")
    assert t.stock("R", "M€") == 1


# rules: C9
def test_a_discount_counts_for_each_tag() -> None:
    t = table("R: 7 M€, hand research, played valley-trust; deck ants fish").play("play research")
    assert t.stock("R", "M€") == 0


# rules: C11
def test_steel_and_titanium_mix_and_give_no_change() -> None:
    t = table("R: 20 M€ 3 steel 8 titanium, hand space-elevator").play("play space-elevator, pay 3, pay 7")
    assert t.changes == "R: steel -3, titanium -7, prod titanium +1, plays space-elevator", "6 + 21"
    t = table("R: 20 M€ 3 steel 9 titanium, hand space-elevator").play("play space-elevator, pay 2")
    assert not t.can("pay 9"), "one of them would be wasted"
    assert t.play("pay 8").stock("R", "M€") == 20, "28 for 27, and no change"
    assert not table("R: 3 M€ 9 steel, hand sponsors").can("play sponsors")


# rules: C13
def test_cubes_go_to_one_card_or_are_lost() -> None:
    t = table("R: 26 M€, hand aerobraked-ammonia-asteroid, played ants tardigrades fish")
    assert not t.play("play aerobraked-ammonia-asteroid").can("add fish")
    assert t.play("add ants").cubes("ants") == 2
    t = table("R: 26 M€, hand aerobraked-ammonia-asteroid; B: played ants")
    assert t.play("play aerobraked-ammonia-asteroid").cubes("ants") == 0


# rules: C4
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("comet", "R: 21 M€, hand comet; temperature 8; oceans 9"),
        ("imported-nitrogen", "R: 23 M€, hand imported-nitrogen"),
        ("sabotage", "R: 1 M€, hand sabotage"),
    ],
)
def test_three_things_never_stop_a_card(card: str, position: str) -> None:
    assert table(position).play(f"play {card}").s.events[0] != []


# rules: C19, C21
def test_events_go_on_a_pile_and_other_cards_stay() -> None:
    t = table("R: 18 M€, hand asteroid mine").play("play asteroid, play mine")
    assert [len(pile) for pile in t.s.events] == [1, 0] and len(t.s.played[0]) == 1
    assert sum(t.s.tags) == 1, "the tag of the event is gone"


# rules: C22; rulings: 7
def test_effects_are_resolved_in_the_order_one_likes() -> None:
    """The ocean's card before the two of the convoy, or after them."""
    position = "R: 15 M€, hand convoy-from-europa; deck ants fish birds"
    t = table(position).play("play convoy-from-europa, order 2")
    assert t.hand("R") == "ants" and t.asked == "R place"
    t = table(position).play("play convoy-from-europa, order 1")
    assert t.hand("R") == "" and t.asked == "R place"


# rules: C22
def test_plants_may_be_taken_before_the_ocean_brings_more() -> None:
    t = table("R: 21 M€, hand comet; B: 1 plants, played arctic-algae").play("play comet, order 3")
    t.play("remove B plants, place 1,5")
    assert t.stock("B", "plants") == 2
    t = table("R: 21 M€, hand comet; B: 1 plants, played arctic-algae").play("play comet, order 2")
    t.play("place 1,5, remove B plants")
    assert t.stock("B", "plants") == 0


# rules: C17
def test_opponents_wild_tags_and_events_are_not_counted() -> None:
    t = table("R: 12 M€, hand toll-station; B: played satellites research-network, events comet")
    assert t.play("play toll-station").production("R", "M€") == 1


# cards in play


# rules: B1
def test_an_action_once_per_generation() -> None:
    t = table("R: 14 M€, hand ants, played space-mirrors").play("use space-mirrors")
    assert t.why_not("use space-mirrors") == "used this generation"


# rules: B2, B3
def test_one_alternative_is_paid_and_done() -> None:
    t = table("R: 1 steel, hand ants, played electro-catapult").play("use electro-catapult")
    assert t.changes == "R: M€ +7, steel -1, uses electro-catapult", "there is no plant to pay with"
    t = table("R: hand ants, played electro-catapult")
    assert not t.can("use electro-catapult")


# rules: B4; rulings: 8
def test_a_cube_must_come_from_somewhere_and_go_somewhere() -> None:
    assert table("R: hand mine, played ants; B: played tardigrades").why_not("use ants") == (
        "no card to take a cube from"
    )
    assert table("R: hand mine, played symbiotic-fungus").why_not("use symbiotic-fungus") == (
        "no card to put it on"
    )


# rules: B4
def test_a_card_may_feed_on_itself() -> None:
    t = table("R: hand mine, played ants(1)").play("use ants")
    assert t.changes == "R: uses ants"


# rules: B5
def test_a_complete_parameter_does_not_forbid_an_action() -> None:
    t = table("R: 4 energy, played ironworks; oxygen 14").play("use ironworks")
    assert t.changes == "R: steel +1, energy -4, uses ironworks"
    t = table("R: 8 M€, played aquifer-pumping; oceans 9").play("use aquifer-pumping")
    assert t.changes == "R: M€ -8, uses aquifer-pumping"


# corporations and preludes


def test_saturn_systems_sees_itself() -> None:
    t = table("R: founds saturn-systems")
    assert t.changes == "R: M€ +42, prod M€ +1, prod titanium +1, plays saturn-systems"


# rules: G7
def test_tharsis_republic_places_a_city_first() -> None:
    t = table("R: founds tharsis-republic").play("place 7,4")
    assert t.changes == "city R at 7,4; R: M€ +43, prod M€ +1, plays tharsis-republic"


# rules: D5
def test_valley_trust_plays_one_of_three_preludes() -> None:
    t = table("R: founds valley-trust").play("prelude allied-bank")
    assert t.changes == (
        "R: M€ +40, prod M€ +4, plays valley-trust, plays allied-bank; shelf aquifer-turbines; shelf biofuels"
    )


# rules: D3; rulings: 2
def test_an_unplayable_prelude_is_worth_15() -> None:
    t = table("R: 2 M€, preludes galilean-mining")
    assert t.changes == "R: M€ +15; shelf galilean-mining"


def test_ecology_experts_play_a_card_whatever_mars_is_like() -> None:
    """The card is there before the tags of the prelude count: Decomposers see its two and their own."""
    t = table("R: 5 M€, hand decomposers, preludes ecology-experts")
    assert t.changes == "R: M€ -5, prod plants +1, decomposers +3, plays ecology-experts, plays decomposers"


def test_eccentric_sponsor_pays_25() -> None:
    t = table("R: 3 M€, hand giant-ice-asteroid deimos-down strip-mine, preludes eccentric-sponsor")
    assert t.changes == "R: M€ +15; shelf eccentric-sponsor"
    t = table("R: 6 M€, hand deimos-down, preludes eccentric-sponsor")
    assert t.changes.startswith("temperature +3; R: M€ -6, steel +4, prod heat +1, tr +3")


# an action is one answer


def test_all_that_an_action_asks_is_one_answer_and_taken_back_as_one() -> None:
    t = table("R: 60 M€ 2 steel, hand domed-crater, prod energy 1")
    before = t.session
    t.play("play domed-crater, pay 2")
    assert t.asked == "R place"
    assert t.session.asked(0).held
    t.play("place 7,4")
    assert t.session.undo(0).view(0) == before.view(0)


def test_what_follows_a_reveal_is_an_answer_of_its_own() -> None:
    """The first ocean brings a card, so the second one is placed with the card in sight."""
    t = table("R: 23 M€, hand ice-asteroid; deck mine").play("play ice-asteroid, place 1,2")
    assert t.asked == "R place"
    assert t.session.asked(0).held
    t = table("R: 23 M€, hand ice-asteroid; deck mine").play("play ice-asteroid, place 1,4")
    assert t.asked == "R place"
    assert not t.session.asked(0).held
