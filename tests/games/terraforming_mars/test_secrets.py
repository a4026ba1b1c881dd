"""What each seat sees and does not see, what can be taken back, and what may be imagined."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.cards.index import IDS
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Refused, Rng, Session
from games.terraforming_mars.notation import Play, seat_of, table

SPECTATOR = -1


def mentions(session: Session[TerraformingState], seat: int, card: int) -> bool:
    """Whether the seat's view has the card: its ref, or its name."""
    text = repr(session.view(seat))
    return f"'card:{IDS[card]}'" in text or f"'card-{IDS[card]}'" in text


def hidden_from(session: Session[TerraformingState], cards: list[int], owner: int) -> bool:
    """Seen by their owner, and by nobody else."""
    seats = [SPECTATOR, *range(session.state.n)]
    return all([mentions(session, seat, card) == (seat == owner) for seat in seats for card in cards])


def test_only_what_tells_of_one_s_cards_is_asked_in_secret() -> None:
    secret = {kind.name for kind in game.kinds if not kind.aloud}
    assert secret == {"incorporate", "keep", "buy", "draft", "pay", "sell", "discard", "play"}


def start(seats: int = 3, **options: bool) -> Session[TerraformingState]:
    return Session.new(game, seats, 7, {name.replace("_", "-"): value for name, value in options.items()})


def refusal(session: Session[TerraformingState], seat: int) -> str:
    try:
        session.undo(seat)
    except Refused as e:
        return e.reason
    return ""


def imagined(session: Session[TerraformingState], seat: int, worlds: int = 25) -> list[TerraformingState]:
    """The table with all dealt again that the seat cannot know, in several ways."""
    tables = []
    for k in range(worlds):
        s = session.seen(seat).copy()
        game.resample(s, seat, Rng(k))
        assert game.observe(s, seat) == session.view(seat), "it looks the same"
        assert game.conserved(s) == game.conserved(session.state)
        tables.append(s)
    return tables


# What is seen


# rules: S5, S6, D1
def test_what_is_dealt_is_seen_by_its_owner_alone() -> None:
    session = start(prelude=True)
    for p in range(3):
        s = session.state
        assert hidden_from(session, s.shelf[p] + s.offer[p] + s.preludes[p], p)


# rules: S7
def test_a_corporation_is_secret_until_all_have_chosen() -> None:
    session = start()
    before = [session.view(seat) for seat in (1, 2, SPECTATOR)]
    corporation = session.state.shelf[0][0]
    session = session.apply(corporation, seat=0)
    assert [session.view(seat) for seat in (1, 2, SPECTATOR)] == before
    assert mentions(session, 0, corporation)
    while session.region >= 0:
        session = session.apply(session.pending[0].opts[0])
    assert all([mentions(session, seat, corporation) for seat in (0, 1, 2, SPECTATOR)])


# rules: S9, S10
def test_hands_bought_and_given_up_stay_secret() -> None:
    session = start()
    while session.region >= 0:
        session = session.apply(session.pending[0].opts[-1])
    s = session.state
    for p in range(3):
        assert s.hand[p]
        assert hidden_from(session, s.hand[p], p)
    for card, witness in zip(s.discard, s.witness, strict=True):
        (owner,) = [p for p in range(3) if witness >> p & 1]
        assert hidden_from(session, [card], owner)
    for p in range(3):
        assert [z.things[0].number for z in session.view(SPECTATOR).zones() if z.ref == f"hand:{p}"] == [
            len(s.hand[p])
        ]


# rules: D1, D2
def test_preludes_that_were_kept_are_shown_when_all_have_chosen() -> None:
    session = start(prelude=True)
    kept: list[int] = []
    while session.region >= 0:
        d = session.pending[0]
        session = session.apply(d.opts[0])
        if session.region >= 0:
            kept = session.seen(0).preludes[0]
            assert all([mentions(session, 0, card) for card in kept])
            assert not any([mentions(session, seat, card) for card in kept for seat in (1, 2, SPECTATOR)])
    for card in session.state.preludes[0]:
        assert all([mentions(session, seat, card) for seat in (0, 1, 2, SPECTATOR)])
    for p in range(3):
        assert hidden_from(session, session.state.shelf[p], p), "what was given back stays secret"


# rules: V1, V2
def test_packs_and_picks_of_a_draft_are_secret() -> None:
    session = start(drafting=True)
    while session.state.generation < 2:
        session = session.apply(session.pending[0].opts[0])
    for p in range(3):
        assert hidden_from(session, session.state.packs[p], p)
    others = [session.view(seat) for seat in (1, 2, SPECTATOR)]
    pick = session.state.packs[0][0]
    session = session.apply(pick, seat=0)
    assert [session.view(seat) for seat in (1, 2, SPECTATOR)] == others
    assert mentions(session, 0, pick)
    while session.state.packs and max([len(pack) for pack in session.state.packs]) > 3:
        session = session.apply(session.pending[0].opts[0])
    passed_on = session.state.packs
    for p in range(3):
        giver = [q for q in range(3) if mentions(session, q, passed_on[p][0])]
        assert p in giver
        assert len(giver) == 2, "whoever passed it on remembers it"


# rules: G4, X2, C19; rulings: 33
def test_cards_sold_are_known_to_their_seller_and_events_to_all() -> None:
    t = table("R: 9 M€, hand ants birds sabotage; B: 1 M€").play("standard sell-patents, sell ants, sell no")
    assert hidden_from(t.session, [t.before.hand[0][0]], 0)
    t.play("play sabotage, remove B M€")
    assert all([mentions(t.session, seat, t.s.events[0][0]) for seat in (0, 1, SPECTATOR)])


def test_a_card_that_is_shown_to_all_is_seen_by_all() -> None:
    t = table("R: 3 M€, played search-for-life; deck ants").play("use search-for-life")
    assert all([mentions(t.session, seat, t.s.discard[0]) for seat in (0, 1, SPECTATOR)])


# What is asked


def test_reasons_and_labels_of_a_seat_tell_nothing_about_other_hands() -> None:
    t = table("R: 30 M€, hand ants comet; B: hand birds mine; oceans 2")
    d = t.session.pending[0]
    shown = t.session.choices(d)
    t.s.hand[1] = t.s.deck[:2]
    assert t.session.choices(d) == shown


# What can be taken back


def test_a_drawn_card_cannot_be_given_back() -> None:
    t = table("R: 20 M€, hand lagrange-observatory mine; deck ants").play("play mine")
    assert refusal(t.session, 0) == ""
    t.play("play lagrange-observatory")
    assert refusal(t.session, 0) == "revealed-since"


def test_a_corporation_may_be_changed_until_all_have_chosen() -> None:
    session = start()
    session = session.apply(session.state.shelf[0][0], seat=0)
    assert refusal(session, 0) == ""
    assert session.undo(0).view(0) == start().view(0)


# What may be imagined


# rules: S5, S6, D1
def test_others_may_have_been_dealt_anything_unseen() -> None:
    session = start(prelude=True)
    own = session.state.offer[0]
    held = {card for s in imagined(session, 0) for q in (1, 2) for card in s.offer[q]}
    assert len(held) > 100
    assert not held & {*own}
    assert len({tuple(s.shelf[1]) for s in imagined(session, 0)}) > 10
    assert len({tuple(s.preludes[2]) for s in imagined(session, 0)}) > 10
    assert {tuple(s.offer[0]) for s in imagined(session, 0)} == {tuple(own)}


def hands(t: Play, seat: str, of: str) -> set[int]:
    return {card for s in imagined(t.session, seat_of(seat)) for card in s.hand[seat_of(of)]}


# rules: G4
def test_hands_of_others_may_be_any_that_are_unseen_and_keep_their_size() -> None:
    t = table("R: hand ants birds; B: hand mine comet trees, played fish")
    own = {*t.s.hand[0]}
    assert len(hands(t, "R", "B")) > 40
    assert not hands(t, "R", "B") & own
    assert hands(t, "R", "R") == own
    assert {len(s.hand[1]) for s in imagined(t.session, 0)} == {3}


# rules: V2
def test_what_one_has_passed_on_stays_in_that_pack() -> None:
    session = start(2, drafting=True)
    while session.state.generation < 2:
        session = session.apply(session.pending[0].opts[0])
    mine = session.state.packs[0][:]
    pick = mine[0]
    session = session.apply(pick, seat=0).apply(session.state.packs[1][0], seat=1)
    for s in imagined(session, 0):
        assert s.packs[1] == [card for card in mine if card != pick]
    unseen = {s.draft[1][0] for s in imagined(session, 0)}
    assert len(unseen) > 10, "what the other took before is not known"
