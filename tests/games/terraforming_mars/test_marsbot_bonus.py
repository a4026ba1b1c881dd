"""MarsBot's bonus cards."""

from __future__ import annotations

import pytest

from games.terraforming_mars.notation import table


def turn(bot: str, rest: str = "") -> str:
    return table(f"bot: turn, {bot}; {rest}").changes


# rules: R61
@pytest.mark.parametrize(
    ("plants", "lost", "pile"), [(7, 5, "destroys"), (3, 3, "destroys"), (2, 2, "discards")]
)
def test_meteor_shower_takes_plants(plants: int, lost: int, pile: str) -> None:
    assert turn("deck b01", f"R: {plants} plants") == f"R: plants -{lost}; M: {pile} b01"


# rules: R61
def test_meteor_shower_without_plants_is_discarded() -> None:
    assert turn("deck b01") == "M: discards b01"


# rules: R61, R97
def test_protected_habitats_stop_meteors_which_are_destroyed() -> None:
    assert turn("deck b01", "R: 7 plants, played protected-habitats") == "M: destroys b01"


# rules: R62
def test_invasive_species_take_the_cube_that_is_worth_most() -> None:
    assert turn("deck b02", "R: played ants(4) birds(2)") == "R: birds -1; M: M€ +5, discards b02"


# rules: R62
def test_among_equals_the_player_chooses() -> None:
    t = table("bot: turn, deck b02; R: played fish(1) birds(2) ants(1)")
    assert t.asked == "R feed" and t.options == "Fish, Birds"
    t.play("feed fish")
    assert t.changes == "R: fish -1; M: M€ +5, discards b02"


# rules: R62
def test_without_any_cube_it_still_gains_five() -> None:
    assert turn("deck b02", "R: played ants(0)") == "M: M€ +5, discards b02"


# rules: R62, R97
def test_protected_habitats_and_pets_keep_their_animals() -> None:
    assert turn("deck b02", "R: played birds(2) protected-habitats") == "M: M€ +5, discards b02"
    assert turn("deck b02", "R: played pets(2)") == "M: M€ +5, discards b02"


# rules: R63
def test_research_and_development_resolves_a_project() -> None:
    assert turn("deck b03", "deck mine") == "M: building 1, resolves mine, discards b03"


# rules: R64
def test_overachievement_claims_a_milestone() -> None:
    assert turn("deck b04, tr 35") == "M: destroys b04; milestone terraformer M"


# rules: R64
def test_overachievement_funds_an_award_from_generation_six() -> None:
    assert turn("deck b04", "generation 6") == "M: destroys b04; award thermalist M"
    assert turn("deck b04", "generation 5") == "M: M€ +5, discards b04"


# rules: R64, R8
def test_overachievement_brings_five_even_on_easy() -> None:
    assert turn("easy, deck b04") == "M: M€ +5, discards b04"


# rules: R65
def test_expedited_construction_wants_two_greeneries_or_oceans() -> None:
    got = turn("deck b05", "ocean at 5,4; greenery R at 6,3")
    assert got == "city M at 6,4; M: M€ +3, destroys b05", "ocean and greenery beside it"
    assert turn("deck b05", "ocean at 5,4") == "M: discards b05"


# rules: R65
def test_expedited_construction_prefers_most_of_them() -> None:
    got = turn(
        "deck b05", "ocean at 5,4; greenery R at 6,3; greenery R at 3,3; greenery R at 3,5; greenery R at 2,3"
    )
    assert got.startswith("city M at 3,4; ")


# rules: R66; rulings: 19
def test_lobbyists_raise_temperature_twice_near_a_bonus() -> None:
    assert turn("deck b06", "temperature -28") == "temperature +2; M: M€ +2, tr +2, destroys b06"
    assert turn("deck b06", "temperature 6; oxygen 7") == "temperature +1; M: tr +1, destroys b06"


# rules: R66
def test_lobbyists_place_a_greenery_near_a_bonus_of_oxygen() -> None:
    got = turn("deck b06", "temperature -10; oxygen 12; city M at 9,1; deck mine")
    assert got == "oxygen +2; greenery M at 9,2; M: M€ +2, tr +2, destroys b06; discard mine"
    assert "greenery" not in turn("deck b06", "temperature -10; oxygen 11; city M at 9,1"), "three steps away"


# rules: R66
def test_lobbyists_place_an_ocean_between_two() -> None:
    got = turn("deck b06", "temperature -10; ocean at 5,4; ocean at 5,6")
    assert got == "oceans +1; ocean at 5,5; M: M€ +6, tr +1, destroys b06"


# rules: R66
def test_lobbyists_otherwise_raise_what_is_least_advanced() -> None:
    assert turn("deck b06", "temperature -10; oxygen 1; ocean at 1,2") == "oxygen +1; M: tr +1, discards b06"
    assert turn("deck b06", "temperature -16; oxygen 9; oceans 9") == "temperature +1; M: tr +1, discards b06"


# rules: R66
def test_in_a_tie_oxygen_comes_before_oceans_and_temperature() -> None:
    assert turn("deck b06", "temperature -30") == "oxygen +1; M: tr +1, discards b06"


# rules: R67
def test_the_neural_instance_goes_into_the_open() -> None:
    got = turn("deck b07", "deck mine")
    assert got == "neural-instance M at 8,4; M: M€ +1, destroys b07; discard mine", "two hexes print a card"


# rules: R67
def test_its_hexes_touch_no_tile_no_edge_and_nothing_reserved() -> None:
    tiles = "greenery R at 8,3; greenery R at 3,4"
    places = [turn("deck b07", f"{tiles}; deck {card}").split(";")[0] for card in ("ants", "mine")]
    assert places == ["neural-instance M at 3,2", "neural-instance M at 7,2"], "no other hex is left"


# rules: R67
def test_without_a_hex_it_resolves_a_project() -> None:
    tiles = "; ".join(
        [f"greenery R at {place}" for place in ("3,2", "3,3", "3,5", "7,3", "7,5", "8,3", "8,5")]
    )
    assert turn("deck b07", f"{tiles}; deck mine") == "M: building 1, resolves mine, destroys b07"


# rules: R68
def test_competition_improves_a_funded_award_for_five() -> None:
    got = turn("deck b08, 7 M€", "award scientist R; R: played research")
    assert got == "M: M€ -5, science 2, discards b08"


# rules: R68
@pytest.mark.parametrize(
    ("award", "tracks", "moved"),
    [
        ("banker", "building 2 event 3", "building 3"),
        ("banker", "building 2 event 1", "event 2"),
        ("banker", "building 2 event 2", "building 3"),
        ("thermalist", "energy 7", "energy 8"),
        ("miner", "space 9", "space 10"),
    ],
)
def test_each_award_has_its_step(award: str, tracks: str, moved: str) -> None:
    assert turn(f"deck b08, 7 M€, tracks {tracks}", f"award {award} R") == f"M: M€ -5, {moved}, discards b08"


# rules: R68
def test_landlord_is_fought_for_with_a_greenery() -> None:
    got = turn("deck b08, 7 M€", "award landlord R; city M at 9,1; deck mine")
    assert got == "oxygen +1; greenery M at 9,2; M: M€ -3, tr +1, discards b08; discard mine"


# rules: R68; rulings: 20
def test_competition_without_money_or_award_resolves_another_bonus_card() -> None:
    assert turn("deck b08, 4 M€, bonus b02", "award miner R") == "M: M€ +5, discards b02, discards b08"
    assert turn("deck b08, 7 M€, bonus b02") == "M: M€ +5, discards b02, discards b08"


# rules: R69
def test_competition_prefers_awards_where_the_player_leads_by_least() -> None:
    got = turn("deck b08, 7 M€, tracks science 7", "award miner R; award thermalist R; R: 9 steel 7 heat")
    assert "energy 2" in got, "two behind, against four"
    got = turn("deck b08, 7 M€", "award miner R; award thermalist R; R: 5 steel 4 heat")
    assert "space 2" in got, "level comes before one ahead"


# rules: R69
def test_then_where_it_leads_by_least() -> None:
    got = turn("deck b08, 7 M€", "award miner R; award thermalist R; R: 2 steel 4 heat")
    assert "energy 2" in got


# rules: R69
def test_competition_passes_over_what_is_impossible() -> None:
    got = turn("deck b08, 7 M€, tracks space 18", "award miner R; award thermalist R; R: 23 steel")
    assert "energy 2" in got


# rules: R14
def test_the_bonus_discard_is_shuffled_when_the_deck_is_empty() -> None:
    t = table("bot: turn, deck b08, gone b01 b03 b04 b05 b06 b07, discarded b02")
    assert t.changes == "M: M€ +5, discards b08"
