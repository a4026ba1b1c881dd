"""Alone against Lacerda. In positions B is Lacerda."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars.components import AT_THREE, BONUS_SPACES, DISTANCE, SHELTER_HEXES
from cinqmars.games.on_mars.lacerda.choices import any_of
from cinqmars.games.on_mars.lacerda.objectives import OBJECTIVES, met, won
from cinqmars.games.on_mars.lacerda.rover import shortest
from cinqmars.games.on_mars.names import WORDS
from cinqmars.games.on_mars.possible.stock import quarters
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import RIVAL, OnMarsState
from cinqmars.kernel import Rng
from cinqmars.kernel.asker import Asker
from games.on_mars.notation import Play, hex_of, start, table

FAR = "; a1 shelter-A; m1 shelter-B"


def lacerda(
    words: str, card: str, mars: str | None = None, player: str = "space 3 home 2", **more: Any
) -> Play:
    """Lacerda's turn has just been played with this card, ties left to chance."""
    return revealed(words, card, mars, player, **more).by_chance()


def revealed(
    words: str, card: str, mars: str | None = None, player: str = "space 3 home 2", **more: Any
) -> Play:
    """Lacerda's card is revealed; the player may have a say."""
    where = None if mars is None else mars + FAR
    return table(
        f"A: {player}; B: {words}",
        mars=where,
        phase="begin",
        turn="B",
        solo=1,
        card=card,
        **{"shuttle": "colony 3", **more},
    )


# rules: LA1
def test_one_seat_and_two_companies() -> None:
    t = start(1, 3)
    assert (t.s.n, t.s.k) == (1, 2)
    assert len(t.session.view(0).players) == 1
    assert "lacerda" in [panel.ref for panel in t.session.view(0).panels]


# rules: LA2
def test_set_up_is_that_of_two_without_goals_and_bot_for_lacerda() -> None:
    s = start(1, 3).session.marks[0].state
    assert s.warehouse == [2] * 5
    assert s.techs == []
    assert s.goals[RIVAL] == []
    assert s.bots[4:] == [-1] * 4
    assert s.icon == 0
    assert s.occupied[SHELTER_HEXES[2][1]] == 0


# rules: LA3; rulings: 63
def test_lacerda_starts_on_a_space_with_a_bonus() -> None:
    for seed in range(6):
        t = start(1, seed)
        assert t.s.space[RIVAL] in BONUS_SPACES
        assert t.asked == "A space"
        assert str(t.s.space[RIVAL] + 1) not in t.options("space")


# rules: LA4
def test_the_shuttle_starts_on_lacerdas_side() -> None:
    for seed in range(4):
        t = start(1, seed)
        side = int(t.s.space[RIVAL] >= 4)
        t.play("space 1" if t.s.space[RIVAL] != 0 else "space 2")
        assert (t.s.shuttle, t.s.station) == (side, 1)


# rules: LA5
def test_from_the_second_pass_a_card_also_moves_its_mission() -> None:
    t = lacerda("space 4", "2B", missions="scientists research contracts")
    assert t.s.need == [4, 5, 2]
    t = lacerda("space 4", "2B", missions="scientists research contracts", passes=1)
    assert t.s.need == [4, 4, 2]
    assert t.pending("B") >= 2


# rules: LA5
def test_an_empty_deck_is_shuffled_again() -> None:
    t = start(1, 2)
    while t.session.pending and len(t.events("reveal")) <= 12:
        t.answer_least()
    assert t.s.passes == 1
    assert len(t.s.solo_deck) + len(t.s.solo_discard) == 12


# rules: LA6; rulings: 64
def test_orbit_1_takes_a_blueprint_its_scientists_score() -> None:
    t = lacerda("space 4 scientist hydrologist", "1A", display="casino gym biomarket radar")
    assert t.holds("B", "biomarket")
    t = lacerda("space 4", "1A", display="casino gym biomarket radar")
    assert t.holds("B", "casino")  # two of the shelter's, the first of them
    assert t.pending("B") == 1
    assert t.slot("blueprint") == "B1"


# rules: LA7
def test_orbit_2_takes_the_cheapest_technology_onto_the_top_space() -> None:
    t = lacerda("space 4", "2A", grid="- mine rover ship")
    assert t.tech("B", "mine") == "1t"
    assert t.s.warehouse == [1, 2, 2, 2, 2]  # the benefit: crystals first in a tie
    assert t.pending("B") == 1


# rules: LA8
def test_orbit_3_develops_the_most_and_then_the_least_developed() -> None:
    t = lacerda("space 4 tech rover@4t mine@1t shelter@-", "3A", display="casino gym")
    assert t.tech("B", "rover") == "5t"
    assert t.tech("B", "mine") in ("2t", "2m")
    t = lacerda("space 4 tech rover@2t mine@2b shelter@-", "3A")
    assert t.tech("B", "mine") == "3b"  # of equals the lower one


# rules: LA9
def test_p23_it_skips_what_the_colony_does_not_need_and_builds_a_mine() -> None:
    t = lacerda(
        "space 5",
        "1A",
        "g5 mine; g2 greenhouse; g8 condenser",
        icon="greenhouse",
        lss="greenhouse 2; condenser 2",
    )
    assert len([e for e in t.events("construct") if e[1] == 0]) == 1
    assert t.s.icon == 1
    assert t.s.miner.count(RIVAL) == 1


# rules: LA9
def test_colony_1_makes_the_largest_complex_the_technology_allows() -> None:
    t = lacerda(
        "space 5 tech generator@2t",
        "1A",
        "g2 generator; g3 generator; k3 generator",
        icon="generator",
        lss="generator 1",
    )
    built = t.events("construct")[0][2]
    assert t.size(WORDS[built]) == 3
    assert t.s.progress[RIVAL] == 2


# rules: LA10
def test_colony_2_upgrades_anywhere_and_more_with_technology() -> None:
    t = lacerda("space 5 plans casino gym library tech upgrade@1t", "2A", "g5 shelter-B; g3 shelter-B")
    assert len([m for m in t.s.marker if m >= 0]) == 2
    assert t.goods("B") == ""


# rules: LA11
def test_it_pays_others_presence_with_crystals_or_moves_its_rover() -> None:
    t = lacerda("space 4 crystals 1", "1A", display="casino gym", player="space 3 home 2 slot blueprint")
    assert t.s.crystals[RIVAL] == 0
    assert t.slot("blueprint") == "A1 B1"
    t = lacerda("space 4", "1A", "g7 crystals", display="casino gym", player="space 3 home 2 slot blueprint")
    assert t.slot("blueprint") == "A1"
    assert t.at("g7") == "rover-B"


# rules: LA12
def test_the_player_is_paid_for_a_borrowed_tile() -> None:
    t = lacerda(
        "space 5", "1A", "g2 generator; k3 mine", player="space 3 home 2 tech generator@1t", icon="generator"
    )
    assert t.asked == "A repay"
    t.play("repay no")
    assert t.goods("A") == "oxygen 1"


# rules: LA12; rulings: 65
def test_lacerda_develops_a_tile_the_player_used() -> None:
    t = table(
        "A: colony home 2 water 1 bots g5; B: space 8 tech greenhouse@1t",
        mars="g3 greenhouse" + FAR,
        solo=1,
        card="2A",
    )
    t.play("turn construct", "construct greenhouse?", "site g4", "benefit crystal")
    assert t.tech("B", "greenhouse") in ("2t", "2m")


# rules: LA13
def test_its_benefit_is_its_hired_colonist_or_a_crystal() -> None:
    t = lacerda("space 5 slot hire", "1A", "g2 generator; k3 mine", icon="generator")
    assert t.slot("hire") == ""
    assert t.pending("B") == 0
    t = lacerda("space 5", "1A", "g2 generator; k3 mine", icon="generator")
    assert t.pending("B") == 1
    assert t.points("B") >= 2


# rules: LA14
def test_its_bot_goes_round_the_progress_area() -> None:
    t = lacerda("space 4 tech rover@2b shelter@-", "3A", icon="condenser")
    assert t.events("icon")[0] == (0,)


# rules: LA15; rulings: 63
@pytest.mark.parametrize("seed", range(8))
def test_its_turn_order_bonus(seed: int) -> None:
    t = start(1, seed)
    space = t.s.space[RIVAL]
    s = t.s
    assert {
        1: sum(s.warehouse) == 9,
        2: s.tech[9:17].count(-1) == 7,
        3: True,
        5: sum(s.warehouse) == 9,
        6: s.icon == 1,
        7: s.holder.count(RIVAL) == 1,
    }[space]


# rules: LA9; rulings: 38
def test_the_player_chooses_between_equal_sites_or_leaves_it_to_chance() -> None:
    t = revealed("space 5", "1A", "g5 mine")
    assert t.asked == "A rival-site"
    equal = t.options("rival-site")
    assert equal[0] == "no"
    assert len(equal) == 13  # twelve hexes at two hexes
    t.play("rival-site g3")
    assert t.at("g3").startswith("mine")
    t = revealed("space 5", "1A", "g5 mine")
    t.play("rival-site no")
    assert t.s.building.count(0) == 2


# rules: LA9; rulings: 38
def test_a_single_best_site_is_not_asked_about() -> None:
    t = revealed("space 5 tech mine@1t", "1A", "m3 mine; l4 shelter-A; l5 shelter-A")
    assert t.at("m2").startswith("mine")


# rules: LA3; rulings: 63
def test_the_log_begins_with_lacerda_also_with_first_colonists() -> None:
    for seed in range(6):
        t = start(1, seed, first_colonists=True)
        while not t.events("round"):
            t.answer_least()
        told = [e.what for e in t.told]
        assert [args[0] for args in t.events("space")] == [9, 0]
        assert told.index("launch") < told.index("round") < told.index("turn")


# rules: LA16; rulings: 66
def test_colony_3_hires_the_scientist_worth_most_then_contracts() -> None:
    t = lacerda("space 5", "3A", player="space 3 home 2 plans biomarket eco-resort casino")
    assert t.holds("B", "hydrologist")
    assert t.s.board[2] >= 6
    t = lacerda(
        "space 5 scientist hydrologist geologist",
        "3A",
        board="- deliver-plant - mine",
        missions="contracts bots research",
    )
    assert t.holds("B", "mine")
    assert t.score("B")["contracts"] == 12
    assert t.need("contracts") == 1


# rules: LA17; rulings: 67
def test_its_rover_goes_to_the_nearest_tile_it_wants() -> None:
    t = lacerda("space 4", "1A", "g6 gain-plant; g7 crystals; g2 hire", display="")
    assert t.at("g7") == "rover-B"
    assert t.at("g6") == "gain-plant"
    assert t.s.found[RIVAL] == 1
    assert t.pending("B") == 3


# rules: LA17; rulings: 67
def test_its_rover_spends_crystals_only_to_reach_a_tile() -> None:
    t = lacerda("space 4 crystals 1", "1A", "g8 crystals", display="")
    assert t.at("g8") == "rover-B"
    assert t.s.crystals[RIVAL] == 0
    t = lacerda("space 4 crystals 1", "1A", "g9 crystals", display="")
    assert t.s.crystals[RIVAL] == 1
    assert t.at("g7") == "rover-B"


# rules: LA17; rulings: 67
def test_of_equal_ways_it_takes_the_one_with_more_crystals() -> None:
    t = table("A: space 3; B: space 1", mars="h5 crystal" + FAR, solo=1)
    way = shortest(t.s, hex_of("g5"), hex_of("h6"))
    assert way == [hex_of("g5"), hex_of("h5"), hex_of("h6")]


# rules: LA18
def test_it_travels_with_the_shuttle_unless_its_card_forbids_it() -> None:
    for card, space in (("2A", 5), ("2A stays", 1)):
        t = lacerda(
            "space 4", card, grid="- - -", player="space 8 home 0 hangar 0 bots b2", shuttle="orbit 1"
        )
        while t.s.phase == 3 and t.s.round == 5 and t.session.pending:
            t.answer_least()
        assert (t.s.space[RIVAL] >= 4) == (space == 5)


# rules: LA18; rulings: 68
def test_p22_it_places_the_left_tile_far_from_the_players_rover_and_builds() -> None:
    t = table(
        "A: space 8 rover g9 home 0; B: space 1 rover g5 work 0",
        mars="k3 mine" + FAR,
        phase="shuttle",
        solo=1,
        explore="hire develop",
        shuttle="orbit 1",
    ).by_chance()
    assert t.events("explore")[0][:2] == (9, 6)
    placed, away = t.events("explore")[0][2], DISTANCE[hex_of("g9")]
    ring = AT_THREE[hex_of("g5")]
    assert placed in ring
    assert away[placed] == max([away[h] for h in ring])
    assert t.events("construct")[0][1] == 0


# rules: LA18; rulings: 68
def test_what_it_builds_on_arrival_is_settled_at_once() -> None:
    t = table(
        "A: space 8 home 0 hangar 1 tech generator@1t; B: space 1",
        mars="g2 generator; k3 mine" + FAR,
        phase="shuttle",
        solo=1,
        icon="generator",
        lss="generator 1; extractor 2; greenhouse 2; condenser 2",
        shuttle="orbit 1",
    ).by_chance()
    assert t.asked == "A repay"
    t.play("repay no").by_chance()
    assert t.goods("A") == "oxygen 1"
    assert t.asked == "A travel"
    assert t.s.level == 2


# rules: LA19
def test_a_new_level_gives_it_a_shelter_a_ship_and_a_bot() -> None:
    t = table(
        "A: colony home 1 water 1 bots f5; B: space 8",
        mars="e4 greenhouse; g9 shelter-B; a1 shelter-A",
        lss="generator 2; extractor 2; greenhouse 1; condenser 2",
        solo=1,
        missions="bots research contracts",
    )
    t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal").by_chance()
    assert t.s.level == 2
    assert t.s.shelters[RIVAL] == 2
    assert t.s.hangar[RIVAL] == 1
    assert t.need("bots") == 2
    assert t.size("g9") == 2


# rules: LA19; rulings: 69
def test_level_five_brings_it_no_bot_for_it_has_four() -> None:
    for level, bots in ((3, 1), (4, 0)):
        t = table(
            "A: colony home 1 water 1 bots f5; B: space 8",
            mars="e4 greenhouse; g9 shelter-B; a1 shelter-A",
            lss="generator 6; extractor 6; condenser 6; greenhouse " + str(level),
            level=level,
            solo=1,
            missions="bots research contracts",
        )
        t.play("turn construct", "construct greenhouse?", "site g5", "benefit crystal").by_chance()
        assert t.s.level == level + 1
        assert len(t.events("new-bot")) == bots
        assert t.need("bots") == 3 - bots


# rules: LA6, LA9, LA11, LA16, LA17, LA18
def test_the_log_explains_each_step() -> None:
    t = lacerda("space 4 scientist hydrologist", "1A", display="casino gym biomarket radar")
    assert t.events("scored-plan") == [(3, 1)]
    t = lacerda("space 4", "1A", display="casino gym biomarket radar")
    assert t.events("most-plans") == [(5, 2)]
    t = lacerda("space 4", "1A", "g7 crystals", display="casino gym", player="space 3 home 2 slot blueprint")
    assert t.events("instead") == [(1, "price")]
    assert t.events("aim") == [(hex_of("g7"), 2, 1)]
    t = lacerda("space 5 slot hire", "3A", "g5 mine")
    assert t.events("instead") == [(9, "slot")]
    assert t.events("no-aim") == [()]
    t = lacerda("space 5", "2A")
    assert t.events("instead") == [(7, "nothing")]
    t = lacerda("space 5", "1A", "g5 mine", icon="greenhouse", lss="greenhouse 2; condenser 2")
    assert t.events("spare") == [(3,), (4,)]
    assert t.events("largest") == [(1, 12)]
    t = lacerda("space 5", "3A", player="space 3 home 2 plans biomarket eco-resort casino")
    assert t.events("scores-most") == [(2, 1)]


# rules: LA20; rulings: 38
def test_chance_decides_between_equal_options() -> None:
    built = {lacerda("space 5", "1A", "g5 mine", seed=seed).events("construct")[0][2] for seed in range(12)}
    assert len(built) > 3


LEVELS = {
    1: "hangar 5 shown mines contract deliver-mineral tech rover@6",
    2: "hangar 5 points 50 shown mines contract deliver-mineral mine research olive teal",
    3: "hangar 5 points 90 shown mines contract deliver-mineral mine plans casino@a1 gym@c1 library@c3 biolab@k1 "
    "mineral-mine@k3",
    4: "space 1 points 90 contract greenhouse deliver-plant scientist biochemist plant 5 research olive teal "
    "tech greenhouse@6 plans biomarket@g2 eco-resort@g3 trade-market@g4",
}
ROW = "; ".join([f"g{i} greenhouse" for i in (2, 3, 4, 5, 6)])
HOMES = "; a1 shelter-A; c1 shelter-A; c3 shelter-A; e9 shelter-A; m1 shelter-B; i4 mine miner-A"


# rules: LA21, LA22, LA23, LA24
@pytest.mark.parametrize("level", LEVELS)
def test_all_objectives_of_a_level_are_needed(level: int) -> None:
    t = table(f"A: {LEVELS[level]}; B: space 8", mars=ROW + HOMES, solo=level, level=4)
    s = t.session.marks[0].state.copy()
    s.completed = [1] * 12
    assert [met(s, objective) for objective in OBJECTIVES[level]] == [True] * len(OBJECTIVES[level])
    assert won(s)
    for take_away in ("points", "completed", "level"):
        c = s.copy()
        if take_away == "points":
            c.points = [-200, 0]
        elif take_away == "completed":
            c.completed = [0] * 12
        else:
            c.level = 2
        assert not won(c)


# rules: LA25; rulings: 38
def test_it_stores_nothing_and_its_quarters_are_full() -> None:
    t = lacerda("space 4", "1A", display="biolab")
    assert t.goods("B") == ""
    t = table("A: space 3; B: space 1", mars="g5 shelter-B; g7 shelter-B; a1 shelter-A", solo=1)
    assert quarters(t.s, RIVAL) == 6
    assert scores_of(t.s, RIVAL)[3] == 6


# rules: LA20
def test_a_tie_that_chance_decides_comes_behind_a_barrier() -> None:
    """Also where the player has had a say since the card was turned: nothing is taken back once it is drawn."""
    s = OnMarsState(1, 1, Rng(3))
    s.io = Asker()
    s.io.listening = True
    assert any_of(s, [4]) == 4 and not s.io.barriers
    assert any_of(s, [4, 5, 6]) in (4, 5, 6) and len(s.io.barriers) == 1
