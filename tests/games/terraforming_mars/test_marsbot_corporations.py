"""MarsBot's corporations: set-up, cubes on tracks, what they watch, and their bonus cards."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.cards.index import CARD, CARDS
from cinqmars.games.terraforming_mars.marsbot.bonus import resolve
from cinqmars.games.terraforming_mars.marsbot.cards import CORPORATIONS, GOVERNMENT_SUBSIDY, LOBBYISTS
from cinqmars.games.terraforming_mars.marsbot.state import (
    ACTION_DECK,
    BONUS,
    BONUS_DECK,
    BONUS_DISCARD,
    CORPORATION,
    DESTROYED,
    KNOWN,
    MIXED,
    PLAYED,
)
from cinqmars.kernel import Session
from games.terraforming_mars.notation import Play, table


def turn(corporation: str, bot: str, rest: str = "") -> str:
    return table(f"bot: corporation {corporation}, turn, {bot}; {rest}").changes


def founded(corporation: str, rest: str = "") -> Play:
    return table(f"bot: founds {corporation}; R: 50 M€; {rest}")


# rules: R57
def test_it_is_drawn_after_the_players_and_is_another_one() -> None:
    for seed in range(12):
        session = Session.new(game, 1, seed, {"marsbot-corporation": True})
        session = session.apply(session.pending[0].opts[0])
        s = session.state
        assert CORPORATIONS[s.bot[CORPORATION]].id != CARDS[s.corporation[0]].id
        assert CARDS[CARD[CORPORATIONS[s.bot[CORPORATION]].id]].module in ("base", "corpera")


# rules: R57
def test_seventeen_of_them_each_of_a_corporation_for_players() -> None:
    assert len(CORPORATIONS) == 17
    assert all([corporation.id in CARD for corporation in CORPORATIONS])


# rules: R58
@pytest.mark.parametrize(
    ("corporation", "brings"),
    [
        ("credicor", ""),
        ("ecoline", "M: keeps b23"),
        ("interplanetary-cinematics", "oceans +1; ocean at 5,4; M: M€ +8, tr +1, event 3"),
        ("inventrix", "M: destroys b06, keeps b25"),
        ("mining-guild", "oceans +1; ocean at 5,4; M: M€ +2, tr +1, on-card +8, building 2"),
        ("teractor", "M: M€ +25"),
        ("robinson-industries", "M: M€ +10, keeps b28"),
        ("vitor", "M: keeps b04"),
        ("valley-trust", ""),
        ("thorgate", "M: M€ +10, energy 2"),
        ("point-luna", "M: space 2"),
        ("cheung-shing-mars", "M: building 1"),
    ],
)
def test_what_a_corporation_brings(corporation: str, brings: str) -> None:
    assert founded(corporation, "deck mine").changes.removesuffix("; discard mine") == brings


# rules: R58, R38
def test_the_players_effects_watch_its_set_up() -> None:
    t = founded("tharsis-republic", "R: played immigrant-city; deck mine")
    assert "R: prod M€ +1" in t.changes


# rules: R59, R60
def test_its_bonus_card_is_in_every_action_deck() -> None:
    t = table("bot: founds ecoline, passed; R: 50 M€").play("pass")
    assert BONUS + 8 in t.session.state.bot_piles[ACTION_DECK]
    assert len(t.session.state.bot_piles[ACTION_DECK]) == 5


# rules: R70
def test_credicor_earns_four_for_a_dear_project() -> None:
    got = turn("credicor", "deck io-mining-industries")
    assert got == "M: M€ +4, space 2, energy 2, resolves io-mining-industries"
    assert turn("credicor", "deck mine") == "M: building 1, resolves mine"


# rules: R71
def test_helion_resolves_a_project_where_temperature_would_rise() -> None:
    got = turn("helion", "deck mine, tracks building 5", "deck ants")
    assert got == "M: building 6, plant 1, resolves ants, resolves mine"


# rules: R71
def test_helion_warms_mars_on_the_earth_track() -> None:
    got = turn("helion", "deck sponsors, tracks earth 2", "temperature -10")
    assert got == "temperature +1; M: tr +1, earth 3, resolves sponsors"
    assert turn("helion", "deck sponsors, tracks earth 2", "temperature 8").startswith("M: M€ +5, earth 3")


# rules: R72
def test_inventrix_earns_two_for_a_requirement() -> None:
    assert turn("inventrix", "deck ants") == "M: M€ +2, plant 1, resolves ants"
    assert turn("inventrix", "deck mine") == "M: building 1, resolves mine"


# rules: R72
def test_inventrix_plays_without_lobbyists() -> None:
    s = founded("inventrix").s
    assert s.bot_piles[DESTROYED] == [BONUS + LOBBYISTS]


# rules: R73
def test_cinematics_earns_two_for_each_step_on_its_tracks() -> None:
    assert turn("interplanetary-cinematics", "deck mine") == "M: M€ +2, building 1, resolves mine"
    got = turn("interplanetary-cinematics", "deck flooding")
    assert got == "M: M€ +4, event 2, resolves flooding", "the arrow is a step too"
    assert turn("interplanetary-cinematics", "deck mine, tracks building 18") == "M: M€ +5, resolves mine"


# rules: R74
def test_a_cube_counts_once() -> None:
    got = turn("helion", "deck mine, tracks building 5, furthest building 6", "deck ants")
    assert got == "M: building 6, resolves mine"


# rules: R74
def test_a_cube_comes_before_what_is_printed() -> None:
    t = table(
        "bot: corporation valley-trust, turn, deck physics-complex, tracks science 7 building 4; deck mine"
    )
    told = t.heard()
    assert told.index("MarsBot reveals Mine.") < told.index("MarsBot’s rating rises by 2 to 22.")


# rules: R75
def test_mining_guild_moves_for_each_ten_megacredits() -> None:
    got = turn("mining-guild", "on-card 4, deck hackers, tracks building 12")
    assert got == "M: M€ +5, on-card +5, building 13, resolves hackers"
    got = turn("mining-guild", "on-card 6, deck hackers")
    assert got == "M: M€ +5, on-card -5, resolves hackers"
    assert turn("mining-guild", "on-card 4, deck hackers, tracks building 18") == "M: M€ +5, resolves hackers"


# rules: R76; rulings: 21
def test_phobolog_mixes_projects_into_its_bonus_deck() -> None:
    s = founded("phobolog", "deck mine comet ants satellites research").s
    mixed = sorted([code - MIXED for code in s.bot_piles[BONUS_DECK] if code >= MIXED])
    assert mixed == sorted([CARD[name] for name in ("mine", "comet", "ants", "satellites")])


# rules: R76
def test_a_cube_of_phobolog_resolves_the_top_bonus_card() -> None:
    got = turn("phobolog", "deck satellites, tracks space 6, bonus b02")
    assert got == "M: M€ +5, space 7, resolves satellites, discards b02"


# rules: R76; rulings: 21
def test_a_project_from_the_bonus_deck_goes_to_the_pile_of_projects() -> None:
    t = founded("phobolog", "deck mine comet ants satellites research")
    code = next(code for code in t.s.bot_piles[BONUS_DECK] if code >= MIXED)
    resolve(t.s, code)
    assert t.s.bot_piles[PLAYED] == [code - MIXED] and code not in t.s.bot_piles[BONUS_DISCARD]


# rules: R77
def test_saturn_systems_moves_for_each_jovian_tag_it_resolves() -> None:
    got = turn("saturn-systems", "deck io-mining-industries, tracks event 10")
    assert got == "M: space 2, event 11, energy 2, resolves io-mining-industries"


# rules: R77; rulings: 22
def test_saturn_systems_moves_for_each_jovian_card_of_the_player() -> None:
    t = table("bot: corporation saturn-systems, tracks event 10; R: 99 M€, hand io-mining-industries")
    assert "M: event 11" in t.play("play io-mining-industries").changes


# rules: R78
def test_teractor_earns_two_for_each_step_on_the_earth_track() -> None:
    assert turn("teractor", "deck sponsors, tracks earth 1") == "M: M€ +2, earth 2, resolves sponsors"


# rules: R79
def test_tharsis_republic_places_a_city_and_moves_the_event_marker() -> None:
    t = founded("tharsis-republic", "deck mine")
    assert t.changes == "city M at 5,1; M: M€ +2, event 2; discard mine"


# rules: R79
def test_tharsis_republic_earns_two_for_the_players_cities() -> None:
    t = table("bot: corporation tharsis-republic; R: 50 M€").play("standard city, place 3,3")
    assert "M: M€ +2" in t.changes


# rules: R80
def test_thorgate_resolves_a_first_tag_and_warms_mars() -> None:
    got = turn("thorgate", "deck windmills, tracks energy 3", "deck comet; temperature -10")
    steps = "building 1, space 2, energy 4"
    assert got == f"temperature +1; M: tr +1, {steps}, resolves comet, resolves windmills", (
        "no step for the event"
    )


# rules: R81
def test_the_united_nations_have_two_bonus_cards_but_for_the_first_time() -> None:
    t = table("bot: founds united-nations-mars-initiative, passed; R: 50 M€")
    assert BONUS + GOVERNMENT_SUBSIDY in t.session.state.bot_piles[BONUS_DECK]
    deck = t.play("pass").session.state.bot_piles[ACTION_DECK]
    assert len([code for code in deck if code >= BONUS]) == 2
    assert turn("united-nations-mars-initiative", "deck b31") == "M: tr +1, discards b31"


# rules: R82
def test_cheung_shing_earns_five_on_each_silver_cube() -> None:
    got = turn("cheung-shing-mars", "deck mine, tracks building 3")
    assert got == "M: M€ +5, building 4, resolves mine"
    assert turn("cheung-shing-mars", "deck mine, tracks building 2") == "M: building 3, resolves mine"


# rules: R83
def test_point_luna_moves_the_rearmost_marker_or_that_of_space() -> None:
    got = turn("point-luna", "deck sponsors, tracks earth 2 space 3 event 2 building 3")
    assert got == "M: space 4, earth 3, resolves sponsors"
    got = turn("point-luna", "deck sponsors, tracks earth 8", "R: prod M€ 50, 50 steel 50 heat")
    assert got == "M: M€ +5, building 1, earth 9, resolves sponsors"


# rules: R84, R90
def test_robinson_moves_the_rearmost_marker_and_pays_four() -> None:
    got = turn(
        "robinson-industries",
        "deck b28, 6 M€, tracks building 3 space 2 event 1 science 2 energy 2 earth 2 plant 1",
    )
    assert got == "M: M€ -4, event 2, keeps b28"
    assert turn("robinson-industries", "deck b28, 3 M€") == "M: building 1, keeps b28"


# rules: R85
def test_valley_trust_resolves_a_project_on_science() -> None:
    got = turn("valley-trust", "deck physics-complex, tracks science 7 building 4", "deck ants")
    assert got == "M: tr +4, building 5, science 8, plant 1, resolves ants, resolves physics-complex"


# rules: R86, R88
def test_ecoline_grows_a_plant_then_a_greenery() -> None:
    assert turn("ecoline", "deck b23") == "M: on-card +1, keeps b23"
    got = turn("ecoline", "deck b23, on-card 1", "city M at 9,1; deck mine")
    assert got == "oxygen +1; greenery M at 9,2; M: M€ +2, tr +1, on-card -1, keeps b23; discard mine"


# rules: R87
def test_vitor_earns_three_for_points_that_are_not_negative() -> None:
    assert turn("vitor", "deck dust-seals") == "M: M€ +8, resolves dust-seals", "and a failed action"
    assert turn("vitor", "deck mine") == "M: building 1, resolves mine"


# rules: R87
def test_vitor_has_overachievement_in_every_deck_until_it_is_destroyed() -> None:
    assert turn("vitor", "deck b04") == "M: M€ +5, keeps b04"
    assert turn("vitor", "deck b04, tr 35") == "M: destroys b04; milestone terraformer M"


# rules: R89
def test_inventrix_has_three_of_the_ways_of_lobbyists() -> None:
    got = turn("inventrix", "deck b25, gone b06", "temperature -28")
    assert got == "temperature +2; M: M€ +2, tr +2, keeps b25"
    assert turn("inventrix", "deck b25, gone b06", "temperature -10; oxygen 3") == "M: keeps b25"


# rules: R59
def test_nothing_is_known_of_its_deck_before_a_draft() -> None:
    assert founded("teractor").s.bot_piles[KNOWN] == []
