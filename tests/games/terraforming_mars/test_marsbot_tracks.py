"""MarsBot's projects: tags move markers, and spaces do what is printed on them."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars.marsbot.tracks import ACTION, AMOUNT, BOARD, N_TRACKS, TRACKS
from games.terraforming_mars.notation import table


def turn(bot: str, rest: str = "") -> str:
    """What MarsBot's next turn changes."""
    return table(f"bot: turn, {bot}; {rest}").changes


# rules: R16, R17, R21
def test_only_the_tags_of_a_project_count() -> None:
    assert turn("deck adapted-lichen") == "M: plant 1, resolves adapted-lichen"


# rules: R18
@pytest.mark.parametrize(
    ("card", "moved"),
    [
        ("mine", "building 3"),
        ("satellites", "space 5"),
        ("research", "science 8"),
        ("solar-power", "building 3, energy 8"),
        ("io-mining-industries", "space 5, energy 8"),
        ("sponsors", "earth 3"),
        ("adapted-lichen", "plant 8"),
        ("ants", "plant 8"),
        ("pets", "earth 3, plant 8"),
    ],
)
def test_each_tag_moves_its_marker(card: str, moved: str) -> None:
    position = f"bot: turn, deck {card}, tracks building 2 space 4 science 6 energy 7 earth 2 plant 7"
    t = table(f"{position}; oceans 9; temperature 8")
    assert [part for part in t.of_bot() if part.split()[0] in TRACKS] == moved.split(", ")


# rules: R19; rulings: 11
def test_an_event_has_its_own_tag_after_those_that_are_printed() -> None:
    t = table("bot: turn, deck comet")
    assert t.changes == "M: space 2, event 2, resolves comet"
    assert [line for line in t.heard() if "tag" in line] == [
        "Space tag: the Space marker advances to 1.",
        "Event tag: the Event marker advances to 1.",
    ]


# rules: R20, R22
def test_a_project_without_tags_fails() -> None:
    assert turn("deck hackers") == "M: M€ +5, resolves hackers"
    assert turn("deck flooding") == "M: event 2, resolves flooding", "an event has a tag"


# rules: R20, R22
def test_a_marker_at_the_end_of_its_track_fails() -> None:
    assert turn("deck mine, tracks building 18") == "M: M€ +5, resolves mine"


# rules: R23
def test_a_space_that_was_used_before_does_nothing_more() -> None:
    assert turn("deck mine, tracks building 4, furthest building 6") == "M: building 5, resolves mine"
    assert turn("deck mine, tracks building 4") == "M: tr +2, building 5, resolves mine"


# rules: R24
def test_an_arrow_moves_the_same_marker_once_more() -> None:
    assert turn("deck physics-complex") == "M: building 1, science 2, resolves physics-complex"


# rules: R8
def test_on_easy_arrows_are_ignored() -> None:
    assert turn("easy, deck physics-complex") == "M: building 1, science 1, resolves physics-complex"


# rules: R25
def test_building_eleven_moves_the_space_marker_even_on_easy() -> None:
    assert turn("easy, deck mine, tracks building 10 space 1") == "M: building 11, space 2, resolves mine"


# rules: R26
def test_temperature_gives_a_rating_and_two_megacredits_for_heat() -> None:
    got = turn("deck mine, tracks building 5", "temperature -26")
    assert got == "temperature +1; M: M€ +2, tr +1, building 6, resolves mine"


# rules: R26, R33
def test_at_zero_degrees_it_places_an_ocean() -> None:
    got = turn("deck mine, tracks building 5", "temperature -2; oceans 8; deck mine")
    assert got.startswith("temperature +1; oceans +1; ocean at ")
    assert "tr +2" in got


# rules: R22, R26
def test_a_bonus_that_cannot_be_had_is_a_failed_action() -> None:
    got = turn("deck mine, tracks building 5", "temperature -2; oceans 9")
    assert got == "temperature +1; M: M€ +5, tr +1, building 6, resolves mine"


# rules: R22, R30
@pytest.mark.parametrize(
    ("start", "mars"),
    [
        ("building 1", "oceans 9"),
        ("building 5", "temperature 8"),
        ("building 6", ""),
        ("building 8", ""),
    ],
)
def test_an_action_that_is_impossible_fails(start: str, mars: str) -> None:
    position = f"deck mine, tracks {start}"
    here = int(start.split()[1]) + 1
    rest = f"{mars}; R: prod M€ 40 steel 40 heat 40, played research(0)"
    got = turn(position, rest + "; city R at 3,3; city R at 5,7; city R at 7,3")
    assert got.endswith(f"M: M€ +5, building {here}, resolves mine"), got


# rules: R8, R22
def test_a_failed_action_brings_three_on_easy() -> None:
    assert turn("easy, deck mine, tracks building 18") == "M: M€ +3, resolves mine"


# rules: R27
def test_rating_spaces() -> None:
    assert turn("deck mine, tracks building 17") == "M: tr +5, building 18, resolves mine"


# rules: R28; rulings: 12
def test_two_steps_of_temperature_are_two_actions() -> None:
    assert turn("deck sabotage, tracks event 15", "temperature 4").startswith(
        "temperature +2; M: tr +2, event 16"
    )
    got = turn("deck sabotage, tracks event 15", "temperature 6")
    assert got == "temperature +1; M: M€ +5, tr +1, event 16, resolves sabotage"


# rules: R29
def test_spaces_of_other_extensions_are_empty() -> None:
    assert turn("deck satellites, tracks space 6") == "M: space 7, resolves satellites"


# rules: R24
def test_the_board_has_nineteen_spaces_on_each_track() -> None:
    assert [len(line.split()) for line in BOARD] == [19] * N_TRACKS
    assert sum([row.count(0) for row in ACTION]) == sum([line.split().count(".") for line in BOARD]) + 4
    assert [row[18] for row in AMOUNT] == [5, 6, 5, 7, 8, 7, 6]


# rules: R91
def test_with_prelude_a_wild_tag_moves_the_rearmost_marker() -> None:
    tracks = "tracks building 4 space 2 event 2 science 3 energy 8 earth 2 plant 4"
    got = turn(f"deck research-coordination, {tracks}", "temperature 8")
    assert got == "M: M€ +5, space 3, resolves research-coordination"


# rules: R91
def test_without_prelude_a_wild_tag_is_ignored() -> None:
    assert turn("deck research-coordination", "without prelude") == "M: resolves research-coordination"


# rules: R21
def test_the_players_effects_watch_its_cards() -> None:
    got = turn("deck io-mining-industries", "R: played saturn-systems")
    assert "R: prod M€ +1" in got


# rules: R99
def test_saturn_systems_watches_cards_and_not_the_marker() -> None:
    got = turn("deck solar-power", "R: played saturn-systems")
    assert "prod M€" not in got
