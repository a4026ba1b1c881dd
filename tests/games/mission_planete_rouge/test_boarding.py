"""Boarding and take-off, whoever boards."""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge.components import CHARACTERS, ZONES
from cinqmars.games.mission_planete_rouge.questions import AIM
from cinqmars.kernel import Refused
from games.mission_planete_rouge.notation import table

FREE = [c for c in CHARACTERS if c not in ("travel-agent", "soldier")]
ACTIONS = {
    "explorer": "move",
    "scientist": "study",
    "secret-agent": "launch",
    "saboteur": "destroy",
    "femme-fatale": "replace",
    "soldier": "kill",
    "pilot": "redirect",
}


# rules: B3
@pytest.mark.parametrize("character", ACTIONS)
def test_boarding_comes_before_the_action(character: str) -> None:
    t = table("hellas-5 [B] | ausonia-5 [] | - ", mars="hellas: A B", turn=f"A {character}")
    assert t.asked == "A board"
    while t.asked == "A board":
        t.play("board " + t.options("board").split(", ")[-1])
    assert t.asked == f"A {ACTIONS[character]}"


# rules: B4
def test_an_astronaut_boards_from_the_reserve_a_docked_ship_with_a_free_seat() -> None:
    t = table("hellas-5 [B4] | ausonia-3 [B3] up | - | syrtis-major-3 [C] up", turn="A recruiter")
    assert t.options("board") == "no, 1"
    assert t.why_not("board 2") == t.why_not("board 4") == "in-flight"
    t.play("board 1")
    assert t.flying.endswith("hellas-5 [A B4]")
    assert t.reserve("A") == 21
    assert t.reserve("B") == 15


# rules: B4
def test_a_ship_that_took_off_has_no_seat_left_even_if_some_are_empty() -> None:
    t = table("hellas-5 [] up | ausonia-3 [] | - ", turn="A pilot")
    assert t.options("board") == "no, 2"
    assert t.why_not("board 1") == "in-flight"


# rules: B5
def test_nobody_boards_more_astronauts_than_the_reserve_holds() -> None:
    t = table("hellas-5 [] | ausonia-5 [] | syrtis-major-5 []", turn="A scientist", reserve="A1")
    t.play("board 2")
    assert t.asked == "A study"
    assert t.reserve("A") == 0
    t = table("hellas-5 [] | ausonia-5 [] | syrtis-major-5 []", turn="A scientist", reserve="A0")
    assert t.asked == "A study"


# rules: B5
def test_too_small_a_reserve_is_said_so() -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", turn="A pilot", reserve="A1").play("board 1")
    assert t.asked == "A redirect"
    t = table("hellas-5 [] | ausonia-5 [B4] | ausonia-4 []", turn="A soldier", reserve="A2")
    assert t.why_not("board 2") == "full"


# rules: B5
def test_an_astronaut_that_left_the_reserve_never_goes_back() -> None:
    t = table("hellas-5 [A2 B] | - | - ", mars="hellas: A2", turn="A saboteur", reserve="A10")
    t.play("board no", "destroy 1")
    assert t.reserve("A") == 10
    assert t.reserve("B") == 21
    t = table("hellas-3 [A3] up | - | - ", mars="hellas: A2", turn="A saboteur", reserve="A10")
    assert t.end_round().reserve("A") == 10


# rules: B6
@pytest.mark.parametrize("character", FREE)
def test_boarding_is_free_for_all_but_two(character: str) -> None:
    t = table("hellas-5 [] | ausonia-5 [] | syrtis-major-5 []", turn=f"A {character}")
    assert t.options("board") == "no, 1, 2, 3"
    t.play("board no")
    assert t.asked != "A board"
    assert t.ships == "hellas-5 [] | ausonia-5 [] | syrtis-major-5 []"


# rules: B6
@pytest.mark.parametrize("character", ["scientist", "secret-agent", "pilot"])
def test_one_of_two_astronauts_may_stay_behind(character: str) -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", turn=f"A {character}")
    t.play("board 1", "board no")
    assert t.ships == "hellas-5 [A] | ausonia-5 []"
    assert t.asked == f"A {ACTIONS[character]}"


# rules: B6
@pytest.mark.parametrize("character", ACTIONS)
def test_an_action_may_be_declined(character: str) -> None:
    t = table("hellas-5 [A B] | ausonia-5 [] | - ", mars="hellas: A B", turn=f"A {character}")
    while t.asked == "A board":
        t.play("board 1" if character == "soldier" else "board no")
    assert t.options(ACTIONS[character]).startswith("no, ")
    mars, flying, ships = t.mars, t.flying, t.ships
    t.play(f"{ACTIONS[character]} no")
    assert (t.mars, t.flying, t.ships) == (mars, flying, ships)
    assert t.turn == "B pilot"


# rules: B6
@pytest.mark.parametrize("character", CHARACTERS)
def test_with_no_ship_at_all_a_turn_still_passes(character: str) -> None:
    t = table(turn=f"A {character}", events="")
    assert t.s.round == 2
    assert t.medal == "C"


# rules: B7
def test_the_first_aboard_a_manual_ship_chooses_its_destination() -> None:
    t = table("manual-4 [] | hellas-5 [] | ausonia-5 []", turn="A recruiter")
    t.play("board 1")
    assert t.asked == "A aim"
    assert t.options("aim") == ", ".join(ZONES)
    t.play("aim mare-tyrrhenum")
    assert t.ships.startswith("manual-4 -> mare-tyrrhenum [A]")
    assert t.tiles("mare-tyrrhenum") == 1


# rules: B7
def test_later_passengers_choose_nothing() -> None:
    t = table("manual-4 -> hellas [B] | ausonia-5 [] | - ", turn="A recruiter").play("board 1")
    assert t.turn == "B pilot"
    assert t.ships.startswith("manual-4 -> hellas [A B]")


# rules: B7, M3
def test_a_zone_whose_two_tiles_are_in_use_cannot_be_chosen() -> None:
    t = table("hellas-5 -> ausonia [] | hellas-4 -> ausonia [] up | manual-5 []", turn="A recruiter")
    t.play("board 3")
    assert "ausonia" not in t.options("aim")
    assert t.why_not("aim ausonia") == "no-tile"
    t = table("hellas-5 -> ausonia [] | hellas-4 [] up | manual-5 []", turn="A recruiter")
    t.play("board 3")
    assert t.why_not("aim ausonia") == ""


# rules: B7
@pytest.mark.parametrize("character", ["travel-agent", "soldier"])
def test_those_who_board_together_choose_once(character: str) -> None:
    t = table("manual-5 [] | hellas-3 [B2] | - ", turn=f"A {character}")
    t.play("aim hellas")  # there is no other ship with room for them
    assert t.ships.startswith(f"manual-5 -> hellas [A{3 if character == 'travel-agent' else 2}]")


# rules: B7, K7a, K8a
@pytest.mark.parametrize("character", ["travel-agent", "soldier"])
def test_with_another_ship_to_choose_both_choices_are_one_move(character: str) -> None:
    t = table("manual-5 [] | hellas-5 [] | - ", turn=f"A {character}").play("board 1")
    assert t.asked == "A aim"
    assert t.session.pending[0].held


# rules: B7
def test_boarding_a_manual_ship_and_its_destination_are_one_move() -> None:
    t = table("manual-4 [] | hellas-5 [] | - ", turn="A recruiter")
    seen = t.probe("board 1")
    assert seen.decision
    assert seen.decision.kind == AIM
    assert seen.decision.held
    assert t.probe("board 1", "aim hellas").decision is None
    with pytest.raises(Refused, match="unfinished"):
        t.session.submit(0, [(-1, 1)], whole=True)
    t.play("board 1 aim hellas")
    assert t.turn == "B pilot"


# rules: B7
def test_taking_it_back_takes_back_both() -> None:
    t = table("manual-4 [] | hellas-5 [] | - ", turn="A pilot").play("board 1 aim hellas").undo("A")
    assert t.asked == "A board"
    assert t.ships == "manual-4 [] | hellas-5 []"


# rules: B7, K7a
def test_where_the_only_ship_is_taken_without_asking_its_destination_is_a_move_of_its_own() -> None:
    t = table("manual-5 [] | hellas-3 [B2] | - ").play("B: choose pilot", "C: choose pilot")
    t.play("A: choose travel-agent")
    assert t.asked == "A aim"
    assert not t.session.pending[0].held
    t.play("aim hellas")
    assert t.turn == "B pilot"
    assert t.refusal("A") == "revealed-since"


# rules: B8
def test_an_empty_manual_ship_keeps_the_tile_it_has() -> None:
    t = table("manual-4 -> hellas [] | ausonia-5 [] | - ", turn="A recruiter").play("board 1")
    assert t.turn == "B pilot"
    assert t.ships.startswith("manual-4 -> hellas [A]")


# rules: B9
def test_a_full_ship_takes_off_in_the_middle_of_a_turn() -> None:
    t = table("hellas-3 [B2] | ausonia-5 [] | - ", turn="A scientist").play("board 1")
    assert t.asked == "A board"
    assert t.flying == "hellas-3 [A B2]"
    assert t.options("board") == "no, 2"
    assert t.why_not("board 1") == "in-flight"


# rules: B9
def test_a_ship_with_a_seat_left_stays() -> None:
    t = table("hellas-3 [B] | ausonia-5 [] | - ", turn="A recruiter").play("board 1")
    assert t.flying == ""
    assert t.ships.startswith("hellas-3 [A B]")


# rules: B9
@pytest.mark.parametrize(("ship", "crew"), [("hellas-3", "B2"), ("hellas-4", "B3"), ("manual-5", "B4")])
def test_every_ship_has_the_seats_it_shows(ship: str, crew: str) -> None:
    to = " -> hellas" if ship == "manual-5" else ""
    t = table(f"{ship}{to} [{crew}] | - | - ", turn="A recruiter").play("board 1")
    assert t.flying == f"{ship}{to} [A {crew}]"


# rules: B11
def test_whoever_causes_it_a_loss_is_a_loss() -> None:
    ships, mars = "hellas-5 [A B2 C] | - | - ", "hellas: A2 B C2"
    t = table(ships, mars, turn="A saboteur, B femme-fatale, C soldier")
    t.play("board no", "destroy 1")
    assert [t.lost(seat) for seat in "ABC"] == [1, 2, 1]
    t.play("replace A hellas", "kill C hellas")
    assert [t.lost(seat) for seat in "ABC"] == [2, 2, 2]
