"""What each seat sees and does not see, what can be taken back, and what may be imagined."""

from __future__ import annotations

from cinqmars.games.mars import game
from cinqmars.games.mars.cards.research import THE_CARGO
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Rng
from games.mars.notation import Play, seat_of, table


def imagined(t: Play, seat: str, worlds: int = 30) -> list[MarsState]:
    """The table with all dealt again that the seat cannot know, in several ways."""
    p = seat_of(seat) if seat else -1
    tables = []
    for k in range(worlds):
        s = t.s.copy()
        game.resample(s, p, Rng(k))
        assert game.observe(s, p) == t.view(seat), "it looks the same"
        assert game.conserved(s) == game.conserved(t.s)
        tables.append(s)
    return tables


def hands(tables: list[MarsState], seat: str) -> set[tuple[int, ...]]:
    p = seat_of(seat)
    return {tuple(s.hand[5 * p : 5 * p + 5]) for s in tables}


# What is heard


def test_only_what_tells_of_one_s_hand_is_asked_in_secret() -> None:
    secret = {kind.name for kind in game.kinds if not kind.aloud}
    assert secret == {"pick", "partner", "give", "want", "unload", "discard", "word"}


# What is seen


# rules: S6, T1
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    t = table("", "", "", hands="A: 2 iron 1 water")
    assert t.mentions("material:0:iron", "A")
    for seat in ("B", "C", ""):
        assert not t.mentions("material:0:", seat)
        (cards,) = t.view(seat).players[0].zones[0].things
        assert cards.number == 3 and cards.hidden and cards.facts == ()


# rules: N1, X2
def test_what_was_taken_in_the_open_is_remembered_for_all() -> None:
    t = table("iron water", "", phase="supply", pack="carbon")
    (cards,) = t.view("B").players[0].zones[0].things
    assert cards.number == 3
    assert cards.facts[0].label.id == "fact-known"
    assert t.known("A") == "1 iron 1 water"


# rules: B2, X3
def test_a_card_that_is_spent_may_have_been_the_known_one() -> None:
    t = table("", "", hands="A: 2 iron 1 water", known="A: 1 iron").play("build military")
    assert t.known("A") == ""


# rules: L2
def test_a_stolen_card_may_have_been_any_of_the_known_ones() -> None:
    t = table("military-1", "", "", phase="raid", hands="B: 3 iron 1 water", known="B: 2 iron 1 water")
    t.play("raid B")
    assert t.known("B") == "1 iron"
    assert t.known("A") == "" or t.s.phase > 4
    assert "looted" in t.heard("A")
    assert "looted" in t.heard("B")
    assert "looted" not in t.heard("C") + t.heard()


# rules: C9
def test_only_the_winner_looks_into_the_hand() -> None:
    t = table(
        "communication-1", "", "", phase="event", events="minor-communication ...", hands="B: 2 iron 1 water"
    ).play("target B")
    assert "spied" in t.heard("A")
    assert "spied" not in t.heard("B") + t.heard("C") + t.heard()
    assert hands(imagined(t, "A"), "B") == {(2, 0, 0, 1, 0)}
    assert len(hands(imagined(t, "C"), "B")) > 5


# rules: V3
def test_at_the_end_hands_are_shown() -> None:
    nine = "plant-3 communication-3 military-3 research-2 spaceport"
    t = table(nine, "", phase="ending", supremacies="A: energy", length="short", hands="B: 2 iron")
    assert t.mentions("material:1:iron", "A")


# What can be taken back


# rules: B1
def test_buildings_may_be_taken_back_until_the_turn_is_over() -> None:
    t = table("", "", hands="A: 2 iron 2 water 1 silicon").play("build plant")
    assert t.undo("A").built("A") == ""
    t.play("build plant", "build no", "move no")
    assert t.turn == "B"
    assert t.refusal("A") == "revealed-since", "the next event has been drawn"


# rules: E1
def test_a_turn_that_ends_stops_before_the_next_event() -> None:
    t = table("iron!", "", phase="moving")
    seen = t.probe("move no")
    assert seen.reveals
    assert [c.path for c in seen.changes if "events" in c.path] == []


# rules: R1
def test_a_roll_is_not_taken_back() -> None:
    t = table("research-1", "", phase="research", supremacies="A: research")
    assert t.probe("roll yes").reveals
    assert t.play("roll yes").refusal("A") == "revealed-since"


# rules: L2
def test_a_raid_is_not_taken_back() -> None:
    t = table("military-1", "", phase="raid", hands="B: 1 iron 2 water")
    assert t.probe("raid B").reveals
    assert t.play("raid B").refusal("A") == "revealed-since"


# What may be imagined


# rules: S6, T1
def test_unknown_hands_may_be_anything_that_fits_the_open_piles() -> None:
    t = table("", "", "", hands="A: 1 iron; B: 2 water 1 iron; C: 1 oxygen", known="B: 1 water")
    worlds = imagined(t, "A")
    assert hands(worlds, "A") == {(1, 0, 0, 0, 0)}
    assert len(hands(worlds, "B")) > 5
    assert all([row[3] >= 1 and sum(row) == 3 for row in hands(worlds, "B")])


# rules: X6
def test_what_is_proposed_is_held_in_every_world() -> None:
    t = table("communication-1", "", "", phase="exchange", hands="A: 2 iron; B: 2 water; C: 1 water")
    t.propose("A", "2 iron", "1 water", to="all")
    assert hands(imagined(t, "B"), "A") == {(2, 0, 0, 0, 0)}


# rules: R5
def test_the_card_under_the_deck_is_known() -> None:
    t = table("", "", phase="exchange", research="A: cargo", hands="A: 3 iron")
    t.play("exchange cargo", "unload iron", "unload iron")
    worlds = imagined(t, "B")
    assert {s.research_1[0] for s in worlds} == {THE_CARGO}
    assert len({s.research_1[-1] for s in worlds}) > 5


# rules: E1, R4
def test_decks_are_in_any_order() -> None:
    worlds = imagined(table("", ""), "A")
    assert len({s.events[-1] for s in worlds}) > 5
    assert len({s.research_2[-1] for s in worlds}) > 5
