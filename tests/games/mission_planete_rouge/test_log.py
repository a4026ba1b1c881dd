"""The log tells everyone what happens in the open, line by line."""

from __future__ import annotations

import pytest

from games.mission_planete_rouge.notation import table

SHIPS = "hellas-5 [A B2] | ausonia-5 [A B2 C] | syrtis-major-3 [A C2] up | manual-4 []"
MARS = "hellas: A2 B; ausonia: C"
TURNS = [
    (
        "recruiter",
        ["board 4 aim ausonia"],
        ["aim A manual-4 ausonia", "board A manual-4 1"],
    ),
    (
        "explorer",
        ["board no", "move hellas mare-australe", "move no"],
        ["move A hellas mare-australe", "explore mare-australe celerium"],
    ),
    (
        "secret-agent",
        ["board no", "launch 1"],
        ["launch hellas-5"],
    ),
    (
        "saboteur",
        ["board no", "destroy 2"],
        ["destroy A ausonia-5 1 2 1 0", "lose A 1", "lose B 2", "lose C 1"],
    ),
    (
        "femme-fatale",
        ["board no", "replace B hellas"],
        ["replace-zone A hellas B"],
    ),
    (
        "femme-fatale",
        ["board no", "replace C 3"],
        ["replace-ship A syrtis-major-3 C"],
    ),
    (
        "soldier",
        ["board 1", "kill C ausonia"],
        ["board A hellas-5 2", "launch hellas-5", "kill A ausonia C"],
    ),
    (
        "pilot",
        ["board no", "redirect 3 aim ausonia"],
        ["aim A syrtis-major-3 ausonia"],
    ),
]


@pytest.mark.parametrize(("character", "moves", "lines"), TURNS)
def test_a_turn_is_told(character: str, moves: list[str], lines: list[str]) -> None:
    t = table(SHIPS, MARS, turn=f"A {character}", resources="celerium ...").play(*moves)
    assert t.heard() == t.heard("C") == [f"call A {character}", *lines, "call B pilot"]


def test_an_event_card_is_told_without_its_name() -> None:
    t = table("hellas-5 [] | - | - ", turn="A scientist", events="rich-vein ...")
    t.play("board no", "study draw", "hide hellas")
    assert t.heard("B") == ["call A scientist", "draw A", "hide A hellas", "call B pilot"]
    assert t.heard("A")[2] == "drawn A rich-vein"


def test_what_one_player_learns_is_told_to_that_player_alone() -> None:
    ships = "hellas-5 [] | - | - "
    t = table(ships, turn="B scientist", events="rich-vein ...").play("board no", "study draw")
    assert [seat for seat in "ABC" if "drawn B rich-vein" in t.heard(seat)] == ["B"]
    t = table(ships, turn="C scientist", discoveries="hellas: rich-vein").play("board no", "study hellas")
    assert [seat for seat in "ABC" if "looked C hellas rich-vein" in t.heard(seat)] == ["C"]


def test_the_end_of_a_round_is_told() -> None:
    t = table(SHIPS, MARS, turn="A pilot", resources="celerium ...", deck="hellas-3 ...", in_round=5)
    assert t.end_round().heard()[4:] == [
        "land syrtis-major-3 syrtis-major 1 0 2 0",
        "explore syrtis-major celerium",
        "medal D",
        "scoring 5",
        "token C syrtis-major celerium 1",
        "token C ausonia ice 1",
        "token A hellas ice 1",
        "round 6",
        "dock hellas-3",
    ]


def test_the_end_of_the_game_is_told() -> None:
    t = table(
        mars="hellas: A2 B",
        turn="A pilot",
        in_round=10,
        discoveries="hellas: native-resistance; ausonia: radiation",
        bonus="B: space-martyrs",
    )
    assert t.heard()[3:] == [
        "medal C",
        "scoring 10",
        "reveal ausonia radiation",
        "reveal hellas native-resistance",
        "native hellas A",
        "native hellas B",
        "token A hellas ice 3",
        "bonus B space-martyrs 1",
    ]
