"""Set-up, and two people at a table for three."""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import (
    CHARACTERS,
    EVENTS,
    MANUAL,
    N_BONUS,
    SHIP_DESTINATION,
)
from cinqmars.games.mission_planete_rouge.questions import AIM, KEEP
from cinqmars.kernel import BadInput, Rng, Session
from games.mission_planete_rouge.notation import SEATS, SHIPS, Play, dealing, start

SEEDS = range(40)
BONUS, DISCOVERIES = EVENTS[:N_BONUS], EVENTS[N_BONUS:]


def settled(seats: int, seed: int) -> Play:
    """A new game, manual ships sent to the first zone there is, up to the choice of a bonus card."""
    t = start(seats, seed)
    while t.session.pending[0].kind == AIM:
        t.take(t.session.apply(t.session.pending[0].opts[0]))
    return t


def with_a_manual_ship(seats: int = 3, slot: int = 0) -> Play:
    """A new game in which the ship in that dock is manual, and no other."""
    for seed in range(400):
        t = start(seats, seed)
        if [SHIP_DESTINATION[ship] == MANUAL for ship in t.s.dock] == [i == slot for i in range(seats)]:
            return t
    raise AssertionError("no seed docks such a ship")


# rules: S1
def test_three_to_five_play_and_two_with_a_third_company() -> None:
    assert [start(seats).s.n for seats in (2, 3, 4, 5)] == [3, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadInput):
            start(seats)


# rules: S2
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_has_twenty_two_astronauts_and_nine_characters(seats: int) -> None:
    s = game.new(start(seats).session.setup)
    assert s.reserve == [22] * seats
    t = settled(seats, 0)
    assert {t.hand(SEATS[p]) for p in range(seats)} == {" ".join(CHARACTERS)}
    assert t.s.hand == [0b111111111] * seats
    assert t.s.round == 1
    assert t.s.reserve == [21] * seats, "one each is aboard"


# rules: S3
def test_nothing_is_explored_and_every_tile_available() -> None:
    decks = set()
    for seed in SEEDS:
        t = settled(3, seed)
        decks.add(tuple(t.s.resource_tiles))
        assert t.mars == {}
        assert sorted(t.s.resource_tiles) == [0] * 6 + [1] * 4 + [2] * 4
        assert sum(t.s.tiles) == 20 - sum([tile >= 0 for tile in t.s.tile])
    assert len(decks) > len(SEEDS) // 2, "the tiles are shuffled"


# rules: S4
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_ships_as_players_are_docked_from_a_shuffled_deck(seats: int) -> None:
    docked = set()
    for seed in SEEDS:
        s = settled(seats, seed).s
        assert len(s.ship_deck) == 34 - seats
        assert s.ship_discard == []
        assert s.launched == [0] * seats
        assert sorted(s.ship_deck + s.dock) == list(range(34))
        docked.add(tuple(s.dock))
    assert len(docked) > len(SEEDS) // 2


# rules: S5
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_astronaut_of_each_goes_aboard_a_ship_each_at_random(seats: int) -> None:
    first = set()
    for seed in SEEDS:
        s = settled(seats, seed).s
        crews = [s.crew[slot * seats : slot * seats + seats] for slot in range(seats)]
        assert [sum(crew) for crew in crews] == s.aboard == [1] * seats
        assert [sum(column) for column in zip(*crews, strict=True)] == [1] * seats
        first.add(crews[0].index(1))
    assert first == set(range(seats))


# rules: S6
def test_whose_astronaut_was_drawn_first_takes_the_medal() -> None:
    for seed in SEEDS:
        t = settled(4, seed)
        assert t.ship(0).endswith(f"[{t.medal}]")
        boarded = [word.split()[1] for word in t.heard() if word.startswith("board")]
        assert boarded[0] == t.medal
        assert [word for word in t.heard() if word.startswith("medal")] == [f"medal {t.medal}"]
        assert sorted(boarded) == list("ABCD")


# rules: S7
def test_whoever_boards_a_manual_ship_at_set_up_chooses_where_it_goes() -> None:
    t = with_a_manual_ship()
    first = t.medal
    assert t.asked == f"{first} aim"
    t.play("aim hellas")
    assert t.ship(0).endswith(f"-> hellas [{first}]")
    assert t.tiles("hellas") == 1


# rules: S5, S7
def test_the_astronauts_are_drawn_one_after_the_other() -> None:
    t = with_a_manual_ship(5)
    assert sum(t.s.aboard) == 0, "the others are still in the fist"
    seat = SEATS[t.session.pending[0].seat]
    seen = t.probe("aim hellas")
    assert seen.reveals
    aboard = [
        thing for ship in seen.view.panels[1].zones for thing in ship.things if thing.kind == "astronaut"
    ]
    assert [SEATS[thing.owner] for thing in aboard] == [seat]
    t.play("aim hellas")
    assert t.refusal(seat) == "revealed-since"


# rules: S7, S8
def test_the_last_destination_cannot_be_changed_once_cards_are_dealt() -> None:
    t = with_a_manual_ship(slot=2)
    seat = SEATS[t.session.pending[0].seat]
    assert t.probe("aim hellas").reveals
    assert t.play("aim hellas").refusal(seat) == "revealed-since"


# rules: S8
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_is_dealt_three_events_and_keeps_one_bonus_card(seats: int) -> None:
    t = settled(seats, 3)
    dealt = {seat: t.offer(seat) for seat in SEATS[:seats]}
    assert {len(hand) for hand in dealt.values()} == {3}
    assert t.asked == ", ".join([f"{seat} keep" for seat in dealt])
    for seat, hand in dealt.items():
        possible = [card for card in hand if card in BONUS]
        assert t.options("keep", seat) == ", ".join(possible)
        t.play(f"{seat}: keep {possible[-1]}")
        hand.remove(possible[-1])
        if seat != SEATS[seats - 1]:
            assert t.view(seat).players[SEATS.index(seat)].zones[-1].ref.startswith("offer")
        else:
            assert [t.bonus(q) in BONUS and t.offer(q) == [] for q in SEATS[:seats]] == [True] * seats
    assert not {card for hand in dealt.values() for card in hand} - set(t.events)


# rules: S8
def test_event_cards_are_shuffled_before_they_are_dealt() -> None:
    hands = {tuple(settled(3, seed).offer("A")) for seed in SEEDS}
    assert len(hands) > len(SEEDS) // 2


# rules: S8
def test_only_a_bonus_card_can_be_kept_even_if_there_is_no_choice() -> None:
    t = dealing("rich-vein patronage radiation ...")
    assert t.options("keep", "A") == "patronage"
    assert t.why_not("A: keep rich-vein") == "not-a-bonus"
    assert t.why_not("A: keep patronage") == ""


# rules: S9
def test_a_hand_of_discoveries_is_shown_and_dealt_again() -> None:
    t = dealing("rich-vein corruption radiation patronage state-subsidy flat-ground ...")
    assert t.offer("A") == ["state-subsidy", "patronage", "flat-ground"]
    assert t.heard("B") == ["show A rich-vein corruption radiation"]
    assert t.mentions("event:rich-vein", "B"), "everyone sees them until the cards are shuffled"


# rules: S9
def test_a_hand_may_be_dealt_again_more_than_once() -> None:
    t = dealing(" ".join([*DISCOVERIES[:9], "patronage", "..."]))
    assert len([word for word in t.heard() if word.startswith("show A")]) == 3
    assert "patronage" in t.offer("A")


# rules: S9
def test_hands_shown_stay_out_while_there_are_cards_to_deal() -> None:
    t = dealing(" ".join([*BONUS[:3], *DISCOVERIES[:9], *BONUS[3:9], "..."]))
    assert t.offer("B") == BONUS[3:6]
    assert t.offer("C") == BONUS[6:9]
    assert len(t.s.shown) == 9
    assert len(t.s.events) == 6
    t = dealing(" ".join([*BONUS[:9], *DISCOVERIES, *BONUS[9:]]), seats=4)
    assert t.offer("D") == BONUS[9:]
    assert len(t.s.shown) == 12


# rules: S9
def test_if_the_others_hold_all_bonus_cards_everything_is_dealt_again() -> None:
    for seed in range(12):
        t = dealing(" ".join([*BONUS, *DISCOVERIES]), seats=5, seed=seed)
        check_five_hands(t)
        assert len([word for word in t.heard() if word.startswith("show E")]) >= 4


# rules: S9
@pytest.mark.interpreted
def test_everything_is_dealt_again_as_often_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = Rng.shuffle
    unlucky: list[bool] = []

    def shuffle(rng: Rng, cards: list[int]) -> None:
        fair(rng, cards)
        if len(cards) == len(EVENTS) and len(unlucky) < 3:
            cards.sort(reverse=True)  # bonus cards first, as in the deal before
            unlucky.append(True)

    position = " ".join([*BONUS, *DISCOVERIES])
    monkeypatch.setattr(Rng, "shuffle", shuffle)
    t = dealing(position, seats=5)
    check_five_hands(t)
    assert len(unlucky) == 3


def check_five_hands(t: Play) -> None:
    hands = [t.offer(seat) for seat in SEATS]
    assert [len(hand) for hand in hands] == [3] * 5
    assert all([hand[0] in BONUS for hand in hands])
    assert game.conserved(t.s)["event cards"] == 1, "all of them are still there"


# rules: S10
def test_the_cards_given_back_are_shuffled_into_the_event_deck() -> None:
    decks = set()
    for seed in SEEDS:
        t = dealing("rich-vein patronage radiation ...", seed=seed)
        for d in t.session.pending:
            t.take(t.session.apply(d.opts[0], seat=d.seat))
        assert len(t.events) == 24 - 3
        assert {"rich-vein", "radiation"} <= set(t.events)
        decks.add(t.events.index("rich-vein"))
    assert len(decks) > 5, "it can be anywhere"


# rules: S10
def test_hands_shown_are_in_the_deck_too() -> None:
    t = dealing("rich-vein corruption radiation patronage ...")
    for d in t.session.pending:
        t.take(t.session.apply(d.opts[0], seat=d.seat))
    assert t.s.shown == []
    assert {"rich-vein", "corruption", "radiation"} <= set(t.events)


# rules: H1
def test_two_people_play_with_a_third_company_held_by_a_bot() -> None:
    assert [game.bot_seats(seats) for seats in (2, 3, 4, 5)] == [[2], [], [], []]
    session = Session.new(game, 2, 1)
    while session.pending[0].kind == AIM:
        session = session.apply(session.pending[0].opts[0])
    s = session.state
    assert s.n == len(s.reserve) == len(s.dock) == 3
    assert [d.seat for d in session.pending] == [0, 1, 2]
    assert session.pending[2].kind == KEEP
    assert len(session.view(0).players) == 3


# rules: H1
def test_the_third_company_takes_turns_scores_and_can_win() -> None:
    won = set()
    for seed in range(30):
        session = Session.new(game, 2, seed)
        while not session.over:
            opts = session.pending[0].opts
            session = session.apply(opts[seed % len(opts)])
        assert len(game.returns(session.state)) == len(game.scores(session.state)[0].points) == 3
        won |= {p for p, share in enumerate(game.returns(session.state)) if share}
    assert 2 in won


def test_every_ship_has_a_name() -> None:
    assert len(SHIPS) == 34
    assert SHIPS[0] == "vastitas-borealis-3"
    assert SHIPS[-4:] == [
        "manual-3",
        "manual-4",
        "manual-4",
        "manual-5",
    ]
