"""What each seat sees and does not see, what can be taken back, and what may be imagined."""

from __future__ import annotations

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import CHARACTERS, EVENTS, N_BONUS, ZONES
from cinqmars.games.mission_planete_rouge.state import PlaneteState
from cinqmars.kernel import Rng, say
from games.mission_planete_rouge.notation import Play, dealing, scored, seat_of, table

SHIPS = "hellas-5 [A] | ausonia-5 [B] | syrtis-major-5 [C]"
EVERYBODY_ELSE = ("B", "C", "")


def imagined(t: Play, seat: str = "", worlds: int = 30) -> list[PlaneteState]:
    """The table with all dealt again that the seat cannot know, in several ways."""
    p = seat_of(seat) if seat else -1
    tables = []
    for k in range(worlds):
        s = t.session.seen(p).copy()
        game.resample(s, p, Rng(k))
        assert game.observe(s, p) == t.view(seat), "it looks the same"
        assert game.conserved(s) == game.conserved(t.s)
        tables.append(s)
    return tables


def picks(tables: list[PlaneteState], seat: str) -> set[str]:
    return {CHARACTERS[s.picked[seat_of(seat)]] for s in tables}


# What is seen


# rules: C1
def test_a_choice_is_seen_by_nobody_else() -> None:
    t = table(SHIPS)
    before = {seat: t.view(seat) for seat in EVERYBODY_ELSE}
    t.play("A: choose saboteur")
    assert {seat: t.view(seat) for seat in EVERYBODY_ELSE} == before
    chosen = [card.ref for card in t.view("A").players[0].zones[2].things if card.facts]
    assert chosen == ["character:0:saboteur"]
    t.play("B: choose pilot", "C: choose pilot", "board no")
    assert [card for card in t.view("A").players[0].zones[2].things if card.facts] == []


# rules: C1, K1b
def test_in_a_new_round_nothing_is_chosen_yet() -> None:
    t = table(SHIPS, turn="A recruiter").end_round()
    assert len(t.view("A").players[0].zones[2].things) == 9
    assert not [card for card in t.view("A").players[0].zones[2].things if card.facts]


# rules: C1, B1
def test_what_waits_face_down_is_seen_by_nobody_else() -> None:
    t = table(SHIPS, turn="A scientist, B soldier, C pilot")
    for seat, chosen in (("B", "soldier"), ("C", "pilot")):
        p = seat_of(seat)
        own = [card.ref for card in t.view(seat).players[p].zones[2].things if card.facts]
        assert own == [f"character:{p}:{chosen}"]
        others = t.view("A").players[p]
        assert not [card for card in others.zones[2].things if card.facts]
        assert others.status == say("status-waiting")


# rules: S8
def test_event_cards_dealt_are_seen_by_their_owner_only() -> None:
    t = dealing("rich-vein patronage radiation ...")
    assert t.mentions("event:rich-vein", "A")
    assert t.mentions("event:patronage", "A")
    for seat in EVERYBODY_ELSE:
        assert not t.mentions("rich-vein", seat)
        assert not t.mentions("patronage", seat)
    t.play("A: keep patronage")
    assert t.mentions("event:patronage", "A")
    assert not t.mentions("patronage", "B")
    assert t.heard("A") == ["keep A patronage"]
    assert t.heard("B") == t.heard() == []


# rules: V1
def test_bonus_cards_are_secret_and_their_number_is_not() -> None:
    t = table(SHIPS, bonus="A: patronage space-martyrs; B: heart-of-mars")
    assert t.mentions("event:patronage", "A")
    assert t.mentions("event:space-martyrs", "A")
    for seat in EVERYBODY_ELSE:
        assert not t.mentions("patronage", seat)
        assert not t.mentions("space-martyrs", seat)
        (cards,) = t.view(seat).players[0].zones[3].things
        assert cards.number == 2
        assert cards.hidden
    assert "bonus:2" not in t.view("A").refs()


# rules: V2
def test_a_discovery_is_known_to_those_who_placed_it_or_looked() -> None:
    t = table(SHIPS, discoveries="hellas: corruption (AC); ausonia: radiation")
    assert t.mentions("corruption", "A")
    assert t.mentions("corruption", "C")
    assert not t.mentions("corruption", "B")
    assert not t.mentions("corruption")
    assert not any([t.mentions("radiation", seat) for seat in ("A", "B", "C", "")])
    (hidden,) = [thing for thing in t.view("B").panels[0].zones[3].things if thing.kind == "discovery"]
    assert hidden.hidden
    assert hidden.label == say("discovery-hidden")


# rules: M5
def test_tokens_reserves_losses_and_characters_left_are_public() -> None:
    t = table(
        SHIPS,
        mars="hellas: A2 B +1",
        tokens="A: 2 ice 1 celerium",
        lost="B3",
        hand="A: pilot soldier",
        medal="B",
    )
    assert t.view("C").players == t.view().players
    a, b, _ = t.view().players
    assert [fact.value for fact in a.facts] == [5, 2, 0, 1, 0]
    assert [zone.things[0].number for zone in (a.zones[0], b.zones[0], b.zones[1])] == [19, 17, 3]
    assert [card.ref for card in a.zones[2].things] == ["character:0:soldier", "character:0:pilot"]
    assert [fact.label.id for fact in b.facts][-1] == "fact-medal"
    numbers = [(thing.kind, thing.owner, thing.number) for thing in t.view().panels[0].zones[3].things]
    assert numbers == [("ice", -1, 1), ("token", -1, 1), ("astronaut", 0, 2), ("astronaut", 1, 1)]


# rules: F2, F7
def test_at_the_end_everything_is_shown() -> None:
    t = scored(10, "hellas: A", bonus="B: patronage", discoveries="hellas: corruption")
    for seat in ("A", "C", ""):
        assert t.mentions("patronage", seat)
        assert t.mentions("corruption", seat)
        assert [player.facts[0].value for player in t.view(seat).players] == [12, 3, 0]


# What can be taken back


# rules: B3
def test_a_player_may_think_again_until_something_is_revealed() -> None:
    t = table(SHIPS, turn="A secret-agent").play("board 1", "board 2").undo("A")
    assert t.asked == "A board"
    assert t.ships.startswith("hellas-5 [A2] | ausonia-5 [B]")
    assert t.undo("A").ships == SHIPS
    t.play("board 1", "board 2", "launch no")
    assert t.refusal("A") == "revealed-since", "the next character has been called"


# rules: B1
def test_nobody_takes_back_a_character_that_was_called() -> None:
    t = table(SHIPS).play("A: choose recruiter", "B: choose pilot", "C: choose pilot")
    assert [t.refusal(seat) for seat in "ABC"] == ["answered-since", "answered-since", "revealed-since"]


# rules: K3b
def test_a_look_cannot_be_taken_back() -> None:
    ships = "hellas-5 [] | - | - "
    t = table(ships, turn="A scientist", discoveries="hellas: rich-vein").play("board no")
    seen = t.probe("study hellas")
    assert seen.reveals
    assert seen.changes == []
    t.play("study hellas")
    assert t.refusal("A") == "revealed-since"


# rules: N1
def test_the_last_move_of_a_round_cannot_be_taken_back_once_ships_are_drawn() -> None:
    t = table("hellas-5 [] | - | - ", played="A recruiter, B recruiter", turn="C pilot").play("board no")
    assert t.probe("redirect no").reveals
    t.play("redirect no")
    assert t.s.round == 2
    assert t.refusal("C") == "revealed-since"


# rules: F2
def test_nor_the_last_of_the_game() -> None:
    t = table("hellas-5 [] | - | - ", played="A recruiter, B recruiter", turn="C pilot", in_round=10)
    t.play("board no")
    assert t.probe("redirect no").reveals
    assert t.play("redirect no").refusal("C") == "revealed-since"


# rules: S8
def test_a_bonus_card_may_be_changed_until_all_have_kept_one() -> None:
    t = dealing("patronage state-subsidy radiation ...").play("A: keep patronage")
    assert t.undo("A").options("keep", "A") == "state-subsidy, patronage"


# What may be imagined


# rules: B1
def test_others_may_have_chosen_any_character_not_called_yet() -> None:
    t = table(
        SHIPS, turn="A saboteur, B soldier, C pilot", hand="B: recruiter explorer soldier pilot; C: pilot"
    )
    worlds = imagined(t, "A")
    assert picks(worlds, "B") == {"soldier", "pilot"}
    assert picks(worlds, "C") == {"pilot"}
    assert picks(imagined(t, ""), "B") == {"soldier", "pilot"}
    assert picks(imagined(t, "B"), "B") == {"soldier"}, "one's own is known"


# rules: B1
def test_before_the_first_call_they_may_have_chosen_any() -> None:
    t = table(SHIPS, turn="A saboteur, B soldier, C pilot", hand="B: recruiter soldier")
    before = t.session.marks[0].state
    tables = []
    for k in range(30):
        tables.append(before.copy())
        game.resample(tables[-1], 0, Rng(k))
    assert picks(tables, "A") == {"saboteur"}
    assert picks(tables, "B") == {"recruiter", "soldier"}
    assert picks(tables, "C") == {*CHARACTERS}


# rules: B1
def test_a_number_that_was_called_is_known() -> None:
    t = table(SHIPS, turn="A saboteur, B saboteur, C soldier")
    assert picks(imagined(t, "A"), "B") == picks(imagined(t, "C"), "B") == {"saboteur"}
    assert picks(imagined(t, "A"), "C") == set(CHARACTERS[5:]), "whoever has it would have shown it"


# rules: B2
def test_the_order_of_the_call_is_imagined_with_the_characters() -> None:
    t = table(SHIPS, turn="A saboteur, B soldier, C pilot", medal="C")
    orders = set()
    for s in imagined(t, "A"):
        called = [(s.picked[q], (q - s.medal) % 3) for q in reversed(s.order)]
        assert called == sorted(called)
        assert sorted(s.order) == [1, 2]
        orders.add(tuple(s.order))
    assert orders == {(1, 2), (2, 1)}


# rules: S3, S4
def test_decks_lie_in_any_order() -> None:
    t = table(SHIPS)
    worlds = imagined(t, "A")
    assert len({tuple(s.ship_deck) for s in worlds}) == len({tuple(s.events) for s in worlds}) == len(worlds)
    assert len({tuple(s.resource_tiles) for s in worlds}) > len(worlds) // 2
    assert len({tuple([card < N_BONUS for card in s.events]) for s in worlds}) > len(worlds) // 2
    assert {tuple(sorted(s.ship_deck)) for s in worlds} == {tuple(sorted(t.s.ship_deck))}


# rules: V1
def test_bonus_cards_of_others_may_be_any_that_are_unseen() -> None:
    t = table(SHIPS, bonus="A: patronage; B: heart-of-mars state-subsidy; C: space-martyrs")
    held: set[int] = set()
    for s in imagined(t, "A", 60):
        assert s.bonus[0] == t.s.bonus[0]
        assert [len(cards) for cards in s.bonus] == [1, 2, 1]
        held |= {*s.bonus[1], *s.bonus[2]}
    assert {EVENTS[card] for card in held} == {*EVENTS[:N_BONUS]} - {"patronage"}


# rules: S8, S10
def test_nobody_kept_at_set_up_what_another_gave_back() -> None:
    t = dealing("patronage state-subsidy heart-of-mars ...").play("A: keep patronage")
    t.play(
        "B: keep " + t.options("keep", "B").split(", ")[0], "C: keep " + t.options("keep", "C").split(", ")[0]
    )
    t.s.bonus[1].append(0)  # drawn later: it may have been given back
    worlds = imagined_anew(t, "A", 60)
    assert {tuple(s.given_back[1]) for s in worlds} == {()}, "and what B gave back, A does not know"
    first = {s.bonus[1][0] for s in worlds}
    assert len(first) > 3
    assert not {EVENTS[card] for card in first} & {"state-subsidy", "heart-of-mars"}
    assert {EVENTS[s.bonus[1][0]] for s in imagined_anew(t, "C", 60)} >= {"state-subsidy"}, "C cannot know"


def imagined_anew(t: Play, seat: str, worlds: int) -> list[PlaneteState]:
    tables = []
    for k in range(worlds):
        s = t.s.copy()
        game.resample(s, seat_of(seat), Rng(k))
        tables.append(s)
    return tables


# rules: S8
def test_hands_dealt_to_others_hold_a_bonus_card() -> None:
    t = dealing("rich-vein patronage radiation ...")
    hands = set()
    for s in imagined(t, "B"):
        assert s.offer[1] == t.s.offer[1]
        for q in (0, 2):
            assert len(s.offer[q]) == 3
            assert min(s.offer[q]) < N_BONUS
            assert s.offer[q] == sorted(s.offer[q])
        hands.add(tuple(s.offer[0]))
    assert len(hands) > 20


# rules: V2
def test_discoveries_unseen_may_be_any_and_those_seen_stay() -> None:
    t = table(SHIPS, discoveries="hellas: corruption (A); ausonia: radiation", bonus="A: patronage")
    seen, unseen = set(), set()
    for s in imagined(t, "A", 60):
        seen.add(s.discovery[3])
        unseen.add(s.discovery[2])
    assert {EVENTS[card] for card in seen} == {"corruption"}
    assert {EVENTS[card] for card in unseen} == {*EVENTS[N_BONUS:]} - {"corruption"}
    assert {s.discovery[3] for s in imagined(t, "B", 60)} == {*range(N_BONUS, 24)}


# rules: V2
def test_a_discovery_about_to_be_placed_is_known_to_its_owner_alone() -> None:
    t = table(SHIPS, turn="A scientist", events="rich-vein ...").play("board no", "study draw")
    assert {EVENTS[s.offer[0][0]] for s in imagined(t, "A")} == {"rich-vein"}
    others = {s.offer[0][0] for s in imagined(t, "B", 60)}
    assert len(others) > 6
    assert min(others) >= N_BONUS


# rules: V5
def test_a_discarded_discovery_is_known_to_whoever_drew_it() -> None:
    laid = "; ".join([f"{zone}: {card}" for zone, card in zip(ZONES[:7], EVENTS[N_BONUS:], strict=False)])
    t = table(SHIPS, turn="A scientist", discoveries=laid, events="radiation ...")
    t.play("board no", "study draw", "study no")
    assert {EVENTS[s.discard[0]] for s in imagined(t, "A")} == {"radiation"}
    assert len({s.discard[0] for s in imagined(t, "B", 60)}) > 6


# rules: V1
def test_a_spectator_knows_what_everybody_knows() -> None:
    t = table(SHIPS, bonus="A: patronage; B: heart-of-mars", discoveries="hellas: corruption (ABC)")
    assert not any([t.mentions(word) for word in ("patronage", "heart-of-mars", "corruption")])
    worlds = imagined(t)
    assert len({tuple(s.bonus[0]) for s in worlds}) > 5
    assert len({s.discovery[3] for s in worlds}) > 5
