"""The box is complete, and its tables agree with each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cinqmars.games.mission_planete_rouge import components as c

PACKAGE = Path(c.__file__).parent


def constant(name: str) -> int:
    value = getattr(c, name.upper().replace("-", "_"))
    assert isinstance(value, int)
    return value


# rules: M1
def test_ten_zones_seven_on_the_rim_and_three_in_the_centre() -> None:
    assert len(set(c.ZONES)) == len(c.ZONES) == len(c.ADJACENT) == c.N_ZONES == 10
    assert c.N_OUTER == 7
    assert c.ZONES[c.N_OUTER :] == ["tritonis-sinus", "mare-tyrrhenum", "valles-marineris"]


# rules: M1
def test_twenty_borders_seen_alike_from_both_sides() -> None:
    borders = [(a, b) for a in range(c.N_ZONES) for b in c.ADJACENT[a]]
    assert len(borders) == len(set(borders)) == 2 * 20
    assert all(a != b and (b, a) in borders for a, b in borders)


# rules: M1
def test_the_rim_is_a_ring_around_three_zones_that_all_touch() -> None:
    for z in range(c.N_OUTER):
        on_the_rim = {y for y in c.ADJACENT[z] if y < c.N_OUTER}
        assert on_the_rim == {(z - 1) % c.N_OUTER, (z + 1) % c.N_OUTER}
        assert any(y >= c.N_OUTER for y in c.ADJACENT[z])
    for z in range(c.N_OUTER, c.N_ZONES):
        assert {y for y in c.ADJACENT[z] if y >= c.N_OUTER} == {7, 8, 9} - {z}


# rules: M1
def test_neighbours_are_listed_in_ascending_order() -> None:
    assert all(row == sorted(row) for row in c.ADJACENT)


# rules: M1
def test_each_central_zone_borders_one_unbroken_stretch_of_the_rim() -> None:
    for z in range(c.N_OUTER, c.N_ZONES):
        rim = [y for y in c.ADJACENT[z] if y < c.N_OUTER]
        assert sum((y + 1) % c.N_OUTER not in rim for y in rim) == 1


# rules: M2
def test_thirty_four_ships_three_for_each_zone_and_four_manual() -> None:
    assert len(c.SHIP_DESTINATION) == len(c.SHIP_SEATS) == c.N_SHIPS == 34
    ships = list(zip(c.SHIP_DESTINATION, c.SHIP_SEATS, strict=True))
    for z in range(c.N_ZONES):
        assert [seats for to, seats in ships if to == z] == [3, 4, 5]
    assert [seats for to, seats in ships if to == c.MANUAL] == [3, 4, 4, 5]


# rules: M3
def test_twenty_destination_tiles() -> None:
    assert c.TILES_PER_ZONE * c.N_ZONES == 20


# rules: M4
def test_fourteen_resource_tiles_enough_for_every_zone() -> None:
    assert [c.RESOURCE_TILES.count(r) for r in (c.ICE, c.SYLVANITE, c.CELERIUM)] == [6, 4, 4]
    assert len(c.RESOURCE_TILES) == 14 >= c.N_ZONES


# rules: M5
def test_tokens_are_worth_one_two_and_three() -> None:
    assert c.RESOURCES == ["ice", "sylvanite", "celerium"]
    assert c.TOKEN_VALUE == [1, 2, 3]
    assert [constant(r) for r in c.RESOURCES] == list(range(c.N_RESOURCES))


# rules: M6
def test_twenty_four_events_half_bonus_half_discovery() -> None:
    assert len(set(c.EVENTS)) == len(c.EVENTS) == len(c.DISCOVERY_STEP) == c.N_EVENTS == 24
    assert [constant(e) for e in c.EVENTS] == list(range(c.N_EVENTS))
    assert [step > 0 for step in c.DISCOVERY_STEP] == [False] * c.N_BONUS + [True] * 12


# rules: S2
def test_nine_characters_in_calling_order_and_how_many_astronauts_they_board() -> None:
    assert [constant(who) for who in c.CHARACTERS] == list(range(c.N_CHARACTERS)) == list(range(9))
    assert c.CHARACTER_BOARDS == [1, 1, 2, 2, 1, 1, 3, 2, 2]
    assert c.ASTRONAUTS == 22


# rules: P1, P3, F4
def test_one_two_and_three_tokens_after_rounds_five_eight_and_ten() -> None:
    assert len(c.SCORING) == c.ROUNDS + 1
    assert {r: k for r, k in enumerate(c.SCORING) if k} == {5: 1, 8: 2, 10: 3}


# rules: M6
@pytest.mark.parametrize(
    ("card", "zones"),
    [
        (c.NORTHERN_INFLUENCE, {"vastitas-borealis", "syrtis-major", "sinus-sabaeus"}),
        (c.SOUTHERN_INFLUENCE, {"hellas", "mare-australe", "mare-serpentis"}),
        (c.EASTERN_INFLUENCE, {"syrtis-major", "ausonia", "hellas"}),
        (c.WESTERN_INFLUENCE, {"mare-serpentis", "sinus-sabaeus", "valles-marineris"}),
        (c.HEART_OF_MARS, {"tritonis-sinus", "mare-tyrrhenum", "valles-marineris"}),
    ],
)
def test_three_red_zones_on_each_zone_card(card: int, zones: set[str]) -> None:
    assert len(c.RED_ZONES) == c.N_ZONE_CARDS
    assert len(c.RED_ZONES[card]) == 3
    assert {c.ZONES[z] for z in c.RED_ZONES[card]} == zones


# rules: M6
def test_points_by_number_of_zones_cover_every_number() -> None:
    assert c.ZONE_CARD_POINTS == [0, 2, 5, 9]
    assert len(c.EXPANSION_POINTS) == c.N_ZONES + 1
    assert c.EXPANSION_POINTS[6:] == [0, 4, 6, 9, 9]


# rules: M6
def test_discoveries_go_from_removals_to_points() -> None:
    assert sorted(c.DISCOVERY_STEP) == c.DISCOVERY_STEP
    assert c.DISCOVERY_STEP[c.NATIVE_RESISTANCE] == c.REMOVALS
    assert c.DISCOVERY_STEP[c.MINING_RAILWAY] == c.TOKENS_ADDED
    assert c.DISCOVERY_STEP[c.CORRUPTION] == c.WHO_IS_FIRST
    assert c.DISCOVERY_STEP[c.RADIATION] == c.FINAL_POINTS


# rules: M2
def test_the_ship_deck_always_refills() -> None:
    assert c.N_SHIPS > c.MAX_PLAYERS


# rules: M3
def test_a_pilot_always_finds_another_zone() -> None:
    zones_out_of_tiles = (c.MAX_PLAYERS - 1) // c.TILES_PER_ZONE
    assert c.N_ZONES - zones_out_of_tiles - 1 >= 7


# rules: M1, M5, M6, S2
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_component_has_its_words(language: str) -> None:
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(ids) == len(set(ids))
    wanted = {f"zone-{z}" for z in c.ZONES} | {f"resource-{r}" for r in c.RESOURCES}
    for noun, names in (("character", c.CHARACTERS), ("event", c.EVENTS)):
        wanted |= {f"{noun}-{name}{end}" for name in names for end in ("", "-does")}
    assert wanted <= set(ids)


def test_every_rule_has_its_own_id() -> None:
    rules = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
    ids = re.findall(r"^- \*\*([A-Z]+\d+[a-z]?)\*\* ", rules, re.MULTILINE)
    assert len(ids) == len(set(ids)) > 0


def test_references_between_rules_and_rulings_lead_somewhere() -> None:
    rules = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
    rulings = (PACKAGE / "RULINGS.md").read_text(encoding="utf-8")
    listed = {int(n): line for n, line in re.findall(r"^(\d+)\. (.*)", rulings, re.MULTILINE)}
    assert list(listed) == list(range(1, len(listed) + 1))
    for rule, line in re.findall(r"^- \*\*([A-Z]+\d+[a-z]?)\*\* (.*)", rules, re.MULTILINE):
        for number in re.findall(r"\d+", " ".join(re.findall(r"\((rulings? [^)]*)\)", line))):
            assert re.search(rf"\b{rule}\b", listed[int(number)]), (rule, number)
    for number, line in listed.items():
        for rule in re.findall(r"\b[A-Z]+\d+[a-z]?\b", re.findall(r"\[(.*?)\]", line)[0]):
            assert f"- **{rule}** " in rules, (number, rule)
