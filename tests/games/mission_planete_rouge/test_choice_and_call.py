"""The choice of characters, and the order in which they are called."""

from __future__ import annotations

from cinqmars.games.mission_planete_rouge.components import CHARACTERS
from games.mission_planete_rouge.notation import Play, table

SHIPS = "hellas-5 [] | ausonia-5 [] | syrtis-major-5 []"


def turns(t: Play) -> list[str]:
    """The rest of the round: who played what, in order."""
    order = []
    while t.s.turn >= 0:
        order.append(t.turn)
        t.pass_turn()
    return order


# rules: C1
def test_all_choose_at_the_same_time_in_any_order() -> None:
    t = table(SHIPS)
    t.play("C: choose pilot")
    assert t.asked == "A choose, B choose"
    t.play("A: choose soldier", "B: choose saboteur")
    assert t.turn == "B saboteur"


# rules: C1
def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    t = table(SHIPS).play("A: choose pilot", "B: choose pilot").undo("A")
    assert t.asked == "A choose, C choose"
    t.play("A: choose recruiter", "C: choose pilot")
    assert t.turn == "A recruiter"
    assert t.refusal("C") == "revealed-since"


# rules: C1
def test_only_characters_in_hand_can_be_chosen() -> None:
    t = table(SHIPS, hand="A: soldier pilot")
    assert t.options("choose", "A") == "soldier, pilot"
    assert t.options("choose", "B") == ", ".join(CHARACTERS)
    assert t.why_not("A: choose explorer") == "played"
    assert t.why_not("A: choose pilot") == ""


# rules: C1
def test_a_single_character_is_asked_for_too_since_silence_would_tell() -> None:
    assert table(SHIPS, hand="A: recruiter").asked == "A choose, B choose, C choose"


# rules: B1
def test_characters_are_called_from_one_to_nine() -> None:
    t = table(SHIPS + " | hellas-4 [] | hellas-3 []", medal="A")
    t.play("A: choose pilot", "B: choose travel-agent", "C: choose recruiter", "D: choose femme-fatale")
    t.play("E: choose explorer")
    assert turns(t) == ["C recruiter", "E explorer", "D femme-fatale", "B travel-agent", "A pilot"]


# rules: B1
def test_everyone_with_the_number_called_reveals_at_once() -> None:
    t = table(SHIPS, turn="A scientist, B scientist, C soldier")
    calls = {row.ref: str(row.cells[0]) for row in t.view("C").panels[2].tables[0].rows}
    assert "'n': 0" in calls["call:scientist"]
    assert "'n': 1" in calls["call:scientist"]
    assert "nobody" in calls["call:soldier"]
    status = [player.status.id for player in t.view("A").players if player.status]
    assert status == ["status-acting", "status-acting", "status-waiting"]
    t.pass_turn()
    status = [player.status.id for player in t.view("A").players if player.status]
    assert status == ["status-played", "status-acting", "status-waiting"]


# rules: B1
def test_a_character_stays_face_down_until_its_number_is_called() -> None:
    t = table(SHIPS, turn="A scientist, B soldier, C pilot")
    before = {seat: t.view(seat) for seat in "AC"}
    other = table(SHIPS, turn="A scientist, C soldier, B pilot")
    assert before["A"] == other.view("A")
    assert t.view() == other.view()
    assert before["C"] != other.view("C"), "one's own character is known"


# rules: B2
def test_equal_numbers_play_clockwise_from_the_medal() -> None:
    t = table(SHIPS, medal="B")
    t.play("A: choose pilot", "B: choose pilot", "C: choose pilot")
    assert turns(t) == ["B pilot", "C pilot", "A pilot"]


# rules: B2
def test_equal_numbers_start_with_the_first_to_the_left_of_the_medal() -> None:
    t = table(SHIPS + " | hellas-4 []", medal="C")
    t.play("A: choose soldier", "B: choose soldier", "C: choose pilot", "D: choose soldier")
    assert turns(t) == ["D soldier", "A soldier", "B soldier", "C pilot"]


# rules: B10
def test_a_character_played_is_laid_aside() -> None:
    t = table(SHIPS, turn="A explorer", hand="A: explorer pilot").pass_turn()
    assert t.hand("A") == "pilot"
    t.end_round()
    assert t.options("choose", "A") == "pilot"


# rules: B10, K1b
def test_it_comes_back_with_the_recruiter() -> None:
    t = table(SHIPS, turn="A recruiter", hand="A: recruiter; B: soldier pilot").end_round()
    assert t.options("choose", "A") == ", ".join(CHARACTERS)
