"""Phase 7, victory points and the end of the game."""

from __future__ import annotations

from cinqmars.games.mars import game
from games.mars.notation import SEATS, table


# rules: F1
def test_colonists_move_off_installations_and_onto_others() -> None:
    t = table("iron water! communication-1!", "", phase="moving", free="A1")
    assert t.options("lift") == "no, plant-0, silo-0, mine-1"
    t.play("lift mine-1", "lift no")
    assert t.free("A") == 2
    assert t.options("place") == "no, communication-1, mine-2"
    t.play("place communication-1")
    assert t.options("place") == "no, mine-2"
    t.play("place mine-2")
    assert t.staffed("A") == "plant-0 silo-0 communication-1 mine-2"
    assert t.turn == "B"


# rules: F1
def test_why_a_colonist_cannot_go_somewhere() -> None:
    t = table("iron water! communication-1!", "", phase="moving", research="A: automation@communication-1")
    t.play("lift mine-1", "lift no")
    assert t.why_not("place mine-1") == "just-left"
    assert t.why_not("place silo-0") == "staffed"
    assert t.why_not("place communication-1") == "unmanned"
    assert t.why_not("place mine-2") == ""


# rules: F2
def test_colonists_move_only_at_the_end_of_the_turn() -> None:
    t = table("iron! research-1", "", phase="event", events="colonist ...", hands="A: 3 water")
    while t.asked != "A lift":
        assert "mine-1" not in t.active("A")
        assert t.asked.split()[1] in ("roll", "exchange", "build")
        t.take(t.session.apply(t.session.pending[0].opts[0]))


# rules: F3, V2
def test_points_are_counted_anew_and_can_fall() -> None:
    t = table("communication-1", "", phase="moving")
    assert t.points("A") == 1
    t.play("lift communication-1", "lift no", "place no")
    assert t.points("A") == 0
    assert t.events_of("points")[0] == (0, 0)
    assert t.energy("A") == "2/5"


# rules: F4
def test_the_player_discards_what_the_silos_cannot_hold() -> None:
    t = table("", "", phase="ending", hands="A: 3 iron 2 water 1 oxygen; B: 9 carbon")
    assert t.options("discard") == "iron, water"
    before = t.reserve("water")
    t.play("discard iron", "discard water")
    assert t.hand("A") == "2 iron 1 water 1 oxygen"
    assert t.reserve("water") == before + 1
    assert t.cards("B") >= 9, "not in another player's turn"


# rules: F4
def test_each_discard_can_be_made_in_one_way_only() -> None:
    t = table("", "", phase="ending", hands="A: 3 iron 2 water 1 oxygen").play("discard water")
    assert t.options("discard") == "water, oxygen"


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
