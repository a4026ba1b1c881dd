"""The nine characters. What holds for all of them: test_boarding.py."""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import CHARACTERS, ZONES
from cinqmars.kernel import say
from games.mission_planete_rouge.notation import table

ALL = " ".join(CHARACTERS)

# 1, recruiter


# rules: K1a
def test_recruiter_boards_one() -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", turn="A recruiter").play("board 2")
    assert t.turn == "B pilot"
    assert t.ships == "hellas-5 [] | ausonia-5 [A]"


# rules: K1b
def test_recruiter_takes_back_every_character() -> None:
    t = table("hellas-5 [] | - | - ", turn="A recruiter", hand="A: recruiter soldier; C: pilot")
    t.play("board 1")
    assert t.hand("A") == ALL
    assert t.hand("C") == "pilot"


# rules: K1b
def test_recruiter_takes_them_back_even_if_nobody_boards() -> None:
    t = table("hellas-5 [] | - | - ", turn="A recruiter", hand="A: recruiter").play("board no")
    assert t.turn == "B pilot"
    assert t.hand("A") == ALL
    t = table("hellas-5 [] | - | - ", turn="A recruiter", hand="A: recruiter", reserve="A0")
    assert t.turn == "B pilot"
    assert t.hand("A") == ALL


# 2, explorer


# rules: K2a
def test_explorer_boards_one() -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", mars="hellas: A", turn="A explorer").play("board 2")
    assert t.asked == "A move"
    assert t.ships == "hellas-5 [] | ausonia-5 [A]"


# rules: K2b
def test_explorer_moves_three_times_at_most() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: A2; ausonia:; mare-tyrrhenum:", turn="A explorer")
    t.play("board no", "move hellas ausonia", "move hellas mare-tyrrhenum", "move ausonia mare-tyrrhenum")
    assert t.turn == "B pilot"
    assert t.mars == {"ausonia": "", "hellas": "", "mare-tyrrhenum": "A2"}


# rules: K2b
def test_explorer_may_move_the_same_astronaut_again_and_stop_early() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: A; ausonia:; syrtis-major:", turn="A explorer")
    t.play("board no", "move hellas ausonia", "move ausonia syrtis-major", "move no")
    assert t.turn == "B pilot"
    assert t.mars["syrtis-major"] == "A"


# rules: K2b, M1
def test_explorer_moves_to_an_adjacent_zone_only() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: A; valles-marineris: A", turn="A explorer").play(
        "board no"
    )
    moves = ["hellas ausonia", "hellas mare-australe", "hellas mare-tyrrhenum"]
    moves += [f"valles-marineris {zone}" for zone in ("vastitas-borealis", *ZONES[5:9])]
    assert t.options("move") == ", ".join(["no", *moves])


# rules: K2c
def test_explorer_moves_own_astronauts_only() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: B3; mare-australe: A B", turn="A explorer").play(
        "board no"
    )
    assert {move.split()[0] for move in t.options("move").split(", ")} == {"no", "mare-australe"}
    t.play("move mare-australe hellas")
    assert t.mars == {"hellas": "A B3", "mare-australe": "B"}
    t = table("ausonia-5 [] | - | - ", mars="hellas: B3", turn="A explorer").play("board no")
    assert t.turn == "B pilot", "there is nobody to move"


# 3, scientist


# rules: K3a
@pytest.mark.parametrize(("second", "ships"), [("1", "[A2] | ausonia-5 []"), ("2", "[A] | ausonia-5 [A]")])
def test_scientist_boards_two_in_one_ship_or_two(second: str, ships: str) -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", turn="A scientist").play("board 1", f"board {second}")
    assert t.asked == "A study"
    assert t.ships == f"hellas-5 {ships}"


# rules: K3b
def test_scientist_draws_or_looks_but_not_both() -> None:
    t = table(
        "ausonia-5 [] | - | - ", turn="A scientist", discoveries="hellas: rich-vein", events="patronage ..."
    )
    t.play("board no")
    assert t.options("study") == "no, draw, hellas"
    t.play("study draw")
    assert t.turn == "B pilot"
    assert t.bonus("A") == "patronage"
    assert not t.mentions("rich-vein", "A")


# rules: K3b
def test_scientist_looks_at_one_discovery_alone() -> None:
    t = table(
        "ausonia-5 [] | - | - ", turn="A scientist", discoveries="hellas: rich-vein; ausonia: corruption (B)"
    )
    t.play("board no", "study hellas")
    assert t.turn == "B pilot"
    assert t.bonus("A") == ""
    assert len(t.events) == 22
    assert t.mentions("rich-vein", "A")
    assert not t.mentions("corruption", "A")
    assert not any([t.mentions("rich-vein", seat) for seat in ("B", "C", "")])
    assert t.heard("A")[-3:-1] == ["look A hellas", "looked A hellas rich-vein"]
    assert t.heard("B")[-2] == "look A hellas"


# rules: K3b
def test_scientist_is_not_offered_what_is_known_already() -> None:
    t = table(
        "ausonia-5 [] | - | - ", turn="A scientist", discoveries="hellas: rich-vein (AB); ausonia: corruption"
    )
    t.play("board no")
    assert t.options("study") == "no, draw, ausonia"
    assert t.why_not("study hellas") == "already-known"
    assert t.why_not("study ausonia") == ""


# 4, secret agent


# rules: K4a
def test_secret_agent_boards_two_different_ships() -> None:
    t = table("hellas-5 [] | ausonia-5 [] | syrtis-major-3 []", turn="A secret-agent").play("board 2")
    assert t.options("board") == "no, 1, 3"
    assert t.why_not("board 2") == "same-ship"
    t.play("board 3")
    assert t.asked == "A launch"
    assert t.ships == "hellas-5 [] | ausonia-5 [A] | syrtis-major-3 [A]"


# rules: K4a
def test_secret_agent_boards_one_if_there_is_only_one_ship() -> None:
    t = table("hellas-5 [] | ausonia-3 [B3] up | - ", turn="A secret-agent").play("board 1")
    assert t.asked == "A launch"
    assert t.ships == "hellas-5 [A]"


# rules: K4b
def test_secret_agent_may_launch_an_incomplete_ship() -> None:
    t = table("hellas-5 [A B] | ausonia-3 [] | - ", turn="A secret-agent")
    t.play("board 1", "board 2", "launch 1")
    assert t.ships == "ausonia-3 [A]"
    assert t.flying == "hellas-5 [A2 B]"


# rules: K4b
def test_secret_agent_may_launch_an_empty_ship_or_one_of_others() -> None:
    t = table("hellas-5 [] | ausonia-3 [B] | syrtis-major-3 [C] up", turn="A secret-agent").play("board no")
    assert t.options("launch") == "no, 1, 2"
    assert t.why_not("launch 3") == "in-flight"
    t.play("launch 1")
    assert t.flying == "syrtis-major-3 [C] | hellas-5 []"


# rules: K4b
def test_a_ship_the_secret_agent_filled_has_left_already() -> None:
    t = table("hellas-3 [B2] | ausonia-3 [] | - ", turn="A secret-agent").play("board 1", "board no")
    assert t.options("launch") == "no, 2"
    assert t.flying == "hellas-3 [A B2]"


# rules: K4c
def test_secret_agent_cannot_launch_a_ship_that_has_nowhere_to_go() -> None:
    t = table("manual-4 [] | manual-5 -> hellas [] | ausonia-3 []", turn="A secret-agent").play("board no")
    assert t.options("launch") == "no, 2, 3"
    assert t.why_not("launch 1") == "no-destination"
    assert t.why_not("launch 2") == ""


# rules: K4a, K7a, K8a
def test_the_question_says_how_many_board_and_where() -> None:
    ships = "hellas-5 [] | ausonia-5 [] | syrtis-major-5 []"
    for character, number in (("recruiter", 1), ("travel-agent", 3), ("soldier", 2)):
        t = table(ships, turn=f"A {character}")
        question = game.question(t.s, t.session.pending[0])
        assert question.id == ("ask-board" if number == 1 else "ask-board-together")
        assert question.args.get("n", 1) == number
    t = table(ships, turn="A secret-agent").play("board 2")
    question = game.question(t.s, t.session.pending[0])
    assert question.id == "ask-board-other"
    assert question.args["ship"] == say("ship", zone=say("zone-ausonia"), seats=5)


# 5, saboteur


# rules: K5a
def test_saboteur_boards_one() -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", turn="A saboteur").play("board 2")
    assert t.asked == "A destroy"
    assert t.ships == "hellas-5 [] | ausonia-5 [A]"


# rules: K5b, B11
def test_saboteur_destroys_a_ship_and_all_aboard() -> None:
    t = table("hellas-5 [A B2] | ausonia-5 [C] | - ", turn="A saboteur").play("board 1", "destroy 1")
    assert t.ships == "ausonia-5 [C]"
    assert t.discarded_ships == ["hellas-5"]
    assert [t.lost(seat) for seat in "ABC"] == [2, 2, 0]
    assert [t.reserve(seat) for seat in "ABC"] == [20, 20, 21]


# rules: K5b
def test_saboteur_may_destroy_an_empty_ship() -> None:
    t = table("manual-5 [] | ausonia-5 [C] | - ", turn="A saboteur").play("board no", "destroy 1")
    assert t.ships == "ausonia-5 [C]"
    assert [t.lost(seat) for seat in "ABC"] == [0, 0, 0]


# rules: K5b
def test_the_tile_of_a_destroyed_ship_is_available_at_once() -> None:
    t = table("manual-5 -> hellas [C] | ausonia-5 [] | - ", turn="A saboteur")
    assert t.tiles("hellas") == 1
    t.play("board no", "destroy 1")
    assert t.tiles("hellas") == 2
    assert t.tiles("ausonia") == 2


# rules: K5c
def test_saboteur_cannot_destroy_a_ship_that_took_off() -> None:
    t = table("hellas-3 [B2] | ausonia-5 [] | ausonia-3 [C] up", turn="A saboteur").play("board 1")
    assert t.options("destroy") == "no, 2"
    assert t.why_not("destroy 1") == t.why_not("destroy 3") == "in-flight"


# 6, femme fatale


# rules: K6a
def test_femme_fatale_boards_one() -> None:
    t = table("hellas-5 [B] | ausonia-5 [] | - ", turn="A femme-fatale").play("board 1")
    assert t.asked == "A replace"
    assert t.ships == "hellas-5 [A B] | ausonia-5 []"


# rules: K6b, B11
def test_femme_fatale_replaces_an_astronaut_in_a_zone_where_she_is() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: A B2 C; mare-tyrrhenum: B", turn="A femme-fatale")
    t.play("board no")
    assert t.options("replace") == "no, B hellas, C hellas"
    t.play("replace B hellas")
    assert t.mars["hellas"] == "A2 B C"
    assert [t.reserve("A"), t.lost("A"), t.reserve("B"), t.lost("B")] == [20, 0, 19, 1]


# rules: K6b
def test_femme_fatale_replaces_an_astronaut_in_a_ship_docked_or_launched() -> None:
    t = table("hellas-5 [A B] | ausonia-3 [A B C] up | ausonia-4 [B]", turn="A femme-fatale").play("board no")
    assert t.options("replace") == "no, B 1, B 2, C 2"
    t.play("replace C 2")
    assert t.flying == "ausonia-3 [A2 B]"
    assert t.lost("C") == 1
    assert t.reserve("A") == 19


# rules: K6b
def test_femme_fatale_in_the_centre_and_in_a_docked_ship() -> None:
    position = ("hellas-5 [A B] | - | - ", "mare-tyrrhenum: A C")
    t = table(*position, turn="A femme-fatale").play("board no", "replace C mare-tyrrhenum")
    assert t.mars["mare-tyrrhenum"] == "A2"
    assert t.lost("C") == 1
    t = table(*position, turn="A femme-fatale").play("board no", "replace B 1")
    assert t.ships == "hellas-5 [A2]"
    assert t.lost("B") == 1


# rules: K6c
def test_femme_fatale_replaces_nobody_with_an_empty_reserve() -> None:
    t = table("hellas-5 [A B] | ausonia-5 [] | - ", turn="A femme-fatale", reserve="A0")
    assert t.turn == "B pilot"
    t = table("hellas-5 [A B] | ausonia-5 [] | - ", turn="A femme-fatale", reserve="A1").play("board 2")
    assert t.turn == "B pilot", "her last astronaut has just boarded"
    t = table("hellas-5 [A B] | ausonia-5 [] | - ", turn="A femme-fatale", reserve="A1").play("board no")
    assert t.options("replace") == "no, B 1"


# rules: K6d
def test_the_astronaut_just_boarded_is_presence_enough() -> None:
    t = table("hellas-5 [B] | ausonia-3 [C2] | - ", turn="A femme-fatale").play("board 1")
    assert t.options("replace") == "no, B 1"
    t = table("hellas-5 [B] | ausonia-3 [C2] | - ", turn="A femme-fatale").play("board 2", "replace C 2")
    assert t.flying == "ausonia-3 [A2 C]", "even if the ship has just taken off"


# 7, travel agent


# rules: K7a
def test_travel_agent_boards_three_in_one_ship() -> None:
    t = table("hellas-5 [B2] | ausonia-5 [B3] | syrtis-major-3 []", turn="A travel-agent")
    assert t.options("board") == "1, 3", "it is compulsory, and two free seats are too few"
    assert t.why_not("board 2") == "full"
    t.play("board 3")
    assert t.turn == "B pilot"
    assert t.flying == "syrtis-major-3 [A3]"
    assert t.reserve("A") == 19


# rules: K7a
def test_travel_agent_boards_the_only_ship_there_is() -> None:
    t = table("hellas-5 [B2] | ausonia-5 [B3] | - ", turn="A travel-agent")
    assert t.turn == "B pilot"
    assert t.flying == "hellas-5 [A3 B2]"


# rules: K7b
def test_travel_agent_does_nothing_without_three_seats_or_three_astronauts() -> None:
    t = table("hellas-5 [B3] | ausonia-4 [C2] | ausonia-3 [] up", turn="A travel-agent")
    assert t.turn == "B pilot"
    assert t.ships == "hellas-5 [B3] | ausonia-4 [C2]"
    assert "travel-agent" not in t.hand("A").split(), "the card is spent all the same"
    t = table("hellas-5 [] | - | - ", turn="A travel-agent", reserve="A2")
    assert t.turn == "B pilot"
    assert t.ships == "hellas-5 []"
    t = table("hellas-5 [] | - | - ", turn="A travel-agent", reserve="A3")
    assert t.ships == "hellas-5 [A3]"


# 8, soldier


# rules: K8a
def test_soldier_boards_two_in_the_same_ship() -> None:
    t = table("hellas-5 [] | ausonia-3 [B] | ausonia-4 [B3]", turn="A soldier")
    assert t.options("board") == "1, 2", "it is compulsory, and one free seat is too few"
    assert t.why_not("board 3") == "full"
    t.play("board 2")
    assert t.flying == "ausonia-3 [A2 B]"
    assert t.reserve("A") == 20


# rules: K8b
def test_soldier_without_room_boards_nobody_but_still_shoots() -> None:
    t = table("hellas-5 [B4] | ausonia-3 [C2] | - ", mars="hellas: B", turn="A soldier")
    assert t.asked == "A kill"
    assert t.ships == "hellas-5 [B4] | ausonia-3 [C2]"
    t.play("kill B hellas")
    assert t.mars["hellas"] == ""


# rules: K8b
def test_soldier_with_one_astronaut_boards_nobody() -> None:
    t = table("hellas-5 [] | ausonia-3 [] | - ", mars="hellas: B", turn="A soldier", reserve="A1")
    assert t.asked == "A kill"
    assert t.reserve("A") == 1
    t = table("hellas-5 [] | ausonia-3 [] | - ", mars="hellas: B", turn="A soldier", reserve="A2")
    assert t.asked == "A board"


# rules: K8c, B11
def test_soldier_destroys_any_astronaut_in_an_outer_zone() -> None:
    t = table(mars="hellas: A B2; ausonia: C", turn="A soldier")
    assert t.options("kill") == "no, C ausonia, A hellas, B hellas"
    t.play("kill A hellas")
    assert t.mars["hellas"] == "B2"
    assert t.lost("A") == 1
    assert t.reserve("A") == 21


# rules: K8c
def test_soldier_may_spare_everyone() -> None:
    t = table("hellas-5 [] | - | - ", mars="hellas: A B2", turn="A soldier").play("kill no")
    assert t.mars["hellas"] == "A B2"
    assert t.ships == "hellas-5 [A2]"


# rules: K8d
def test_soldier_does_not_reach_the_centre_nor_the_ships() -> None:
    mars = "tritonis-sinus: B; mare-tyrrhenum: B; valles-marineris: B"
    t = table("hellas-5 [B] | ausonia-5 [C] up | - ", mars, turn="A soldier")
    assert t.turn == "B pilot", "there is nobody to hit"
    t = table("hellas-5 [B] | - | - ", mars + "; sinus-sabaeus: B; vastitas-borealis: C", turn="A soldier")
    assert t.options("kill") == "no, C vastitas-borealis, B sinus-sabaeus"


# 9, pilot


# rules: K9a
@pytest.mark.parametrize(("second", "ships"), [("1", "[A2] | ausonia-5 []"), ("2", "[A] | ausonia-5 [A]")])
def test_pilot_boards_two_in_one_ship_or_two(second: str, ships: str) -> None:
    t = table("hellas-5 [] | ausonia-5 [] | - ", turn="A pilot").play("board 1", f"board {second}")
    assert t.asked == "A redirect"
    assert t.ships == f"hellas-5 {ships}"


# rules: K9b
def test_pilot_changes_the_destination_of_a_ship_docked_or_launched() -> None:
    ships = "hellas-5 [B] | ausonia-3 [B3] up | - "
    t = table(ships, turn="A pilot").play("board no")
    assert t.options("redirect") == "no, 1, 2"
    t.play("redirect 1 aim ausonia")
    assert t.ships == "hellas-5 -> ausonia [B]"
    assert t.tiles("ausonia") == 1
    t = table(ships, turn="A pilot").play("board no", "redirect 2 aim hellas")
    assert t.flying == "ausonia-3 -> hellas [B3]"
    assert t.end_round().mars == {"hellas": "B3"}


# rules: K9b
def test_pilot_may_give_an_empty_manual_ship_its_first_tile() -> None:
    t = table("manual-5 [] | hellas-5 [] | - ", turn="A pilot").play("board no", "redirect 1 aim hellas")
    assert t.ships == "manual-5 -> hellas [] | hellas-5 []"
    assert t.tiles("hellas") == 1


# rules: K9b
def test_pilot_needs_an_available_tile() -> None:
    t = table("manual-5 -> hellas [] | manual-4 -> hellas [B] | ausonia-5 []", turn="A pilot")
    t.play("board no", "redirect 3")
    assert "hellas" not in t.options("aim")
    assert t.why_not("aim hellas") == "no-tile"


# rules: K9c
def test_the_new_tile_names_another_zone() -> None:
    t = table("hellas-5 [B] | - | - ", turn="A pilot").play("board no", "redirect 1")
    assert "hellas" not in t.options("aim")
    assert t.why_not("aim hellas") == "same-destination"
    t = table("hellas-5 -> ausonia [B] | - | - ", turn="A pilot").play("board no", "redirect 1")
    assert t.why_not("aim ausonia") == "same-destination", "there is a second tile, but it changes nothing"
    t.play("aim hellas")
    assert t.ships == "hellas-5 -> hellas [B]", "back to where it was bound, with a tile"


# rules: K9d
def test_the_old_tile_is_available_at_once() -> None:
    t = table("hellas-5 -> ausonia [B] | - | - ", turn="A pilot").play(
        "board no", "redirect 1 aim syrtis-major"
    )
    assert t.ships == "hellas-5 -> syrtis-major [B]"
    assert t.tiles("ausonia") == 2
    assert t.tiles("syrtis-major") == 1
    assert t.tiles("hellas") == 2


# rules: K9b
def test_choosing_a_ship_and_its_new_destination_are_one_move() -> None:
    t = table("hellas-5 [B] | - | - ", turn="A pilot").play("board no", "redirect 1")
    assert t.session.pending[0].held
    assert t.undo("A").asked == "A redirect"
