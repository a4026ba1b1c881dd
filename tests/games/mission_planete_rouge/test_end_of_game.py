"""The end of the game: the last scoring, the score, the winner."""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge import game
from games.mission_planete_rouge.notation import scored, table


# rules: F1
def test_the_game_ends_after_round_ten() -> None:
    t = table("hellas-3 [A3] up | ausonia-4 [] | - ", turn="A pilot", in_round=10).end_round()
    assert t.session.over
    assert game.over(t.s)
    assert t.asked == ""
    assert t.mars == {"hellas": "A3"}, "ships land before"
    assert t.ships == "ausonia-4 []", "and are not replaced"
    t = table("hellas-3 [A3] up | ausonia-4 [] | - ", turn="A pilot", in_round=9).end_round()
    assert not t.session.over
    assert t.s.points == []


# rules: F2
def test_discoveries_are_revealed_before_the_last_scoring() -> None:
    t = scored(10, "hellas: A2 B", discoveries="hellas: corruption; ausonia: radiation (C)")
    heard = [word.split()[0] for word in t.heard("C")]
    assert heard.index("scoring") < heard.index("reveal") < heard.index("token")
    assert [word for word in t.heard("C") if word.startswith("reveal")] == [
        "reveal ausonia radiation",
        "reveal hellas corruption",
    ]
    assert t.s.known[2:4] == [0b111, 0b111]
    assert t.tokens("A") == ""
    assert t.tokens("B") == "3 ice"
    assert all([t.mentions("corruption", seat) for seat in ("A", "B", "C", "")])


# rules: F2
@pytest.mark.parametrize("round_", [5, 8])
@pytest.mark.parametrize(
    "card", ["native-resistance", "rich-vein", "exhausted-seam", "corruption", "radiation"]
)
def test_discoveries_had_no_effect_before(round_: int, card: str) -> None:
    t = scored(round_, "hellas: A2 B", discoveries=f"hellas: {card}")
    assert t.tokens("A") == f"{1 if round_ == 5 else 2} ice"
    assert t.mars["hellas"] == "A2 B"
    assert not t.mentions(card)


# rules: F3
def test_removals_come_before_tokens_and_rank() -> None:
    t = scored(
        10, "hellas: A2 B; ausonia: A B2", discoveries="hellas: native-resistance; ausonia: corruption"
    )
    assert t.mars["hellas"] == "A"
    assert t.tokens("A") == "6 ice"
    assert t.tokens("B") == ""


# rules: F3, V8
def test_removals_come_before_control_and_points() -> None:
    t = scored(
        10,
        "hellas: A B2",
        discoveries="hellas: native-resistance",
        bonus="A: space-martyrs; B: southern-influence",
    )
    assert t.points("A", "bonus-cards") == 1, "the astronaut just lost counts"
    t = scored(10, "hellas: B", discoveries="hellas: native-resistance", bonus="B: southern-influence")
    assert t.points("B", "bonus-cards") == 0, "and controls no more"


# rules: F3, VD6, VD7
def test_all_tokens_are_added_before_anyone_takes_some() -> None:
    t = scored(10, "hellas: A2 B; ausonia: C", discoveries="hellas: flat-ground; ausonia: mining-railway")
    assert [t.tokens(seat) for seat in "ABC"] == ["2 ice", "2 ice", "3 ice"]


# rules: F4
def test_after_round_ten_the_most_astronauts_take_three_tokens_and_those_waiting() -> None:
    t = scored(10, "hellas: A3 B2 sylvanite; ausonia: C celerium +2")
    assert [t.tokens(seat) for seat in "ABC"] == ["3 sylvanite", "", "5 celerium"]
    assert sum(t.s.pot) == 0


# rules: F5
def test_after_round_ten_tied_players_share_and_the_remainder_is_lost() -> None:
    t = scored(10, "hellas: A2 B2 C; ausonia: A B C celerium +2")
    assert t.tokens("A") == t.tokens("B") == "1 ice 1 celerium"
    assert t.tokens("C") == "1 celerium"
    assert sum(t.s.pot) == 0


# rules: F5, P6
def test_tokens_of_an_empty_zone_are_lost_and_an_unexplored_one_has_none() -> None:
    t = scored(10, "hellas: +3")
    assert sum(t.s.tokens) == sum(t.s.pot) == 0


# rules: F6
def test_each_resource_on_a_zone_is_shared_out_separately() -> None:
    t = scored(10, "hellas: A B sylvanite +1", discoveries="hellas: frozen-cavern")
    assert t.tokens("A") == t.tokens("B") == "1 ice", "not two tokens each"
    t = scored(10, "hellas: A B sylvanite +2", discoveries="hellas: celerium-pocket")
    assert t.tokens("A") == t.tokens("B") == "1 sylvanite 1 celerium"


# rules: F7, M5
def test_a_score_is_tokens_ice_bonus_bonus_cards_and_discoveries() -> None:
    t = scored(
        10,
        "hellas: A ice",
        tokens="A: 2 ice 4 sylvanite 5 celerium; B: 1 celerium",
        bonus="A: patronage",
        discoveries="hellas: martian-lichens",
    )
    sources = ["ice", "sylvanite", "celerium", "ice-bonus", "bonus-cards", "discoveries"]
    assert [t.points("A", source) for source in sources] == [5, 8, 15, 9, 3, 3]
    assert t.points("A") == 43
    assert t.points("B") == 3
    assert [score.label.id for score in game.scores(t.s)] == [f"score-{source}" for source in sources]
    assert [score.points[0] for score in game.scores(t.s)] == [5, 8, 15, 9, 3, 3]


# rules: F7
def test_a_score_may_go_below_zero() -> None:
    t = scored(10, "hellas: A B2", discoveries="hellas: radiation")
    assert t.points("A") == -3


# rules: F8
def test_most_ice_tokens_are_worth_nine_points() -> None:
    t = scored(10, tokens="A: 4 ice; B: 3 ice 9 celerium")
    assert [t.points(seat, "ice-bonus") for seat in "ABC"] == [9, 0, 0]


# rules: F9
@pytest.mark.parametrize(("tied", "each"), [("AB", 4), ("ABC", 3), ("ABCD", 2), ("ABCDE", 1)])
def test_players_tied_for_most_ice_share_rounded_down(tied: str, each: int) -> None:
    t = scored(10, tokens="; ".join([f"{seat}: 2 ice" for seat in tied]), seats=5)
    assert [t.points(seat, "ice-bonus") for seat in "ABCDE"] == [each if s in tied else 0 for s in "ABCDE"]


# rules: F9
def test_without_any_ice_there_is_no_bonus() -> None:
    t = scored(10, tokens="A: 2 sylvanite")
    assert [t.points(seat, "ice-bonus") for seat in "ABC"] == [0, 0, 0]


# rules: F10
def test_the_highest_score_wins() -> None:
    t = scored(10, tokens="A: 5 sylvanite; B: 4 celerium; C: 1 celerium")
    assert t.winners == "B", "twelve points in fewer tokens"
    assert game.returns(t.s) == [0, 1, 0]


# rules: F11
def test_on_equal_scores_more_tokens_win() -> None:
    t = scored(10, "hellas: B9 celerium", tokens="A: 6 sylvanite; B: 1 celerium", seats=3)
    assert t.points("A") == t.points("B") == 12
    assert t.winners == "A", "six tokens to four, whatever stands on Mars"


# rules: F11
def test_then_more_astronauts_on_mars_win() -> None:
    t = scored(10, "hellas: A4 B celerium; ausonia: A B5 celerium")
    assert t.points("A") == t.points("B") == 9
    assert t.winners == "B"


# rules: F11
def test_astronauts_on_mars_are_counted_after_the_removals() -> None:
    t = scored(10, "hellas: A5 celerium; ausonia: B5 celerium", discoveries="hellas: native-resistance")
    assert t.points("A") == t.points("B") == 9
    assert t.winners == "B"


# rules: F11
def test_if_that_is_equal_too_the_win_is_shared() -> None:
    t = scored(10, "hellas: A2 celerium; ausonia: B2 celerium; syrtis-major: C sylvanite")
    assert t.winners == "A B"
    assert game.returns(t.s) == [0.5, 0.5, 0]
    t = scored(10)
    assert t.winners == "A B C"
    assert sum(game.returns(t.s)) == pytest.approx(1)
