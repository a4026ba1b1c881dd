"""Phase 7, victory points and the end of the game."""

from __future__ import annotations

import pytest

from cinqmars.games.mars import game
from cinqmars.games.mars.components import CARDS_OF_EACH as OF_EACH
from cinqmars.games.mars.questions.end_of_turn import DISCARD, MOVE, MOVES, SWITCH_OFF
from cinqmars.kernel import Refused
from games.mars.notation import SEATS, table


# rules: F1
def test_colonists_move_off_installations_and_onto_others_in_any_order() -> None:
    t = table("iron water! communication-1!", "", phase="moving", free="A1")
    assert t.options("move") == "no, plant-0, silo-0, communication-1, mine-1, mine-2"
    t.play("move mine-2", "move mine-1", "move communication-1")
    assert t.staffed("A") == "plant-0 silo-0 communication-1 mine-2"
    t.play("move communication-1", "move mine-1")
    assert t.staffed("A") == "plant-0 silo-0 mine-1 mine-2"


# rules: F1, F5
def test_only_the_player_ends_the_turn() -> None:
    t = table("iron water! communication-1!", "", phase="moving", free="A1").play("move mine-2")
    assert t.free("A") == 0
    assert t.asked == "A move"
    t.play("move no")
    assert t.turn == "B"


# rules: F1
def test_each_move_is_taken_back_by_itself_back_to_what_was_built() -> None:
    t = table("iron! water!", "", hands="A: 2 carbon 2 silicon 1 water")
    t.play("build mine iron", "build no", "move mine-1", "move mine-2").undo("A")
    assert t.staffed("A") == "plant-0 silo-0 mine-1"
    t.undo("A").undo("A").undo("A")
    assert t.built("A") == "mine-1 mine-2"
    assert t.asked == "A build"


# rules: F3, F4
def test_what_the_end_of_a_turn_settles_is_said_together_with_it() -> None:
    t = table("habitation-1 communication-2 iron!", "", phase="moving", hands="A: 3 iron 2 water")
    t.play("move mine-1")
    end, dark, full = (MOVE, 0), (SWITCH_OFF, 13), (DISCARD, 3 * OF_EACH)
    with pytest.raises(Refused) as e:
        t.session.submit(0, [end, dark], whole=True)
    assert e.value.reason == "unfinished"
    t.take(t.session.submit(0, [end, dark, full], whole=True))
    assert t.turn == "B"
    assert t.hand("A").startswith("3 iron 1 water")


# rules: F1
def test_why_a_colonist_cannot_go_somewhere() -> None:
    t = table("iron water! communication-1!", "", phase="moving", free="A0")
    assert t.why_not("move mine-2") == "nobody-free"
    assert t.why_not("move mine-1") == "", "but one may leave"
    t = table("communication-1!", "", phase="moving", research="A: automation@communication-1")
    assert t.why_not("move communication-1") == "unmanned"


# rules: F1
def test_moving_is_not_endless() -> None:
    t = table("iron", "", phase="moving")
    for _ in range(MOVES):
        t.play("move mine-1")
    assert t.turn == "B", "more than anybody needs"


# rules: F2
def test_colonists_move_only_at_the_end_of_the_turn() -> None:
    t = table("iron! research-1", "", phase="event", events="colonist ...", hands="A: 3 water")
    while t.asked != "A move":
        assert "mine-1" not in t.active("A")
        assert t.asked.split()[1] in ("roll", "exchange", "build")
        t.take(t.session.apply(t.session.pending[0].opts[0]))


# rules: F3, V2
def test_points_are_counted_anew_and_can_fall() -> None:
    t = table("communication-1", "", phase="moving")
    assert t.points("A") == 1
    t.play("move communication-1", "move no")
    assert t.points("A") == 0
    assert t.events_of("points")[0] == (0, 0)
    assert t.energy("A") == "2/5"


# rules: F4
def test_the_player_discards_what_the_silos_cannot_hold() -> None:
    t = table("", "", phase="ending", hands="A: 3 iron 2 water 1 oxygen; B: 9 carbon")
    assert t.options("discard") == "iron, water, oxygen"
    before = t.reserve("water")
    t.play("discard water", "discard iron")
    assert t.hand("A") == "2 iron 1 water 1 oxygen"
    assert t.reserve("water") == before + 1
    assert t.cards("B") >= 9, "not in another player's turn"


# rules: F5, G1
def test_then_the_next_player_plays() -> None:
    t = table("", "", "", turn="C", phase="ending", hands="A: 3 iron")
    assert t.turn == "A"
    assert t.s.turns == 2
    assert "turn" in t.heard()


# Victory points


# rules: V1
def test_points_come_from_installations_supremacies_magna_and_cards() -> None:
    t = table(
        "habitation-1 silo-1",
        "",
        supremacies="A: energy military",
        magna="A",
        research="A: terraforming basic-research basic-research breakthrough",
    )
    assert t.points("A") == 6
    scores = {score.label.id: score.points[0] for score in game.scores(t.s)}
    assert scores["score-habitation"] == scores["score-silo"] == scores["score-magna"] == 1
    assert scores["score-supremacies"] == 2
    assert sum(scores.values()) == 6


# rules: V3
def test_who_reaches_the_goal_at_the_end_of_the_turn_wins_at_once() -> None:
    nine = "plant-3 communication-3 military-3 research-2 spaceport"
    t = table(nine, "", phase="ending", supremacies="A: energy", length="short")
    assert t.session.over
    assert t.winners == "A"
    assert game.returns(t.s) == [1.0, 0.0]
    t = table(nine, "", phase="ending", length="short")
    assert not t.session.over


# rules: V3
def test_whatever_the_others_have() -> None:
    eleven = "plant-3 communication-3 military-3 research-2 spaceport habitation-2"
    t = table(
        "plant-3 communication-3 military-3 research-2 spaceport", eleven, phase="ending", length="short"
    )
    assert not t.session.over
    t = table(
        "plant-3 communication-3 military-3 research-2 spaceport habitation-1",
        eleven,
        phase="ending",
        length="short",
    )
    assert t.winners == "A"


# rules: V4
def test_points_gained_in_anothers_turn_wait_for_ones_own() -> None:
    eleven = "plant-3 communication-3 military-3 research-2 spaceport habitation-2"
    t = table("", eleven, phase="event", events="supremacy-habitation colonist ...")
    assert t.points("B") == 12
    assert not t.session.over
    t.pass_turn()
    assert not t.session.over
    t.pass_turn()
    assert t.winners == "B"


# rules: V5
def test_after_two_rounds_for_each_point_the_most_points_win() -> None:
    last = 2 * 10 * 2
    t = table("communication-1", "", turn="B", phase="ending", length="short", turns=last)
    assert t.session.over
    assert t.winners == "A"
    t = table("communication-1", "", turn="B", phase="ending", length="short", turns=last - 2)
    assert not t.session.over


# rules: V5
def test_the_last_ties_are_broken_by_colonists_then_cards_then_shared() -> None:
    def winners(free: str, hands: str) -> str:
        t = table("", "", "", turn="C", phase="ending", length="short", turns=60, free=free, hands=hands)
        return t.winners

    assert winners("A3 B4 C3", "A: 2 iron") == "B"
    assert winners("A4 B4 C3", "A: 2 iron; C: 4 iron") == "A"
    assert winners("A4 B4 C3", "A: 2 iron; B: 2 water") == "A B"


# rules: V5
def test_every_game_ends() -> None:
    for n in (2, 3, 4):
        t = table(*[""] * n, phase="ending", turn=SEATS[n - 1], turns=24 * n)
        assert t.session.over
