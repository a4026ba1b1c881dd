"""Views and secrets: nobody sees what was not revealed to them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cinqmars.kernel import (
    Answer,
    Fact,
    Field,
    Game,
    Message,
    Move,
    Panel,
    Pick,
    PlayerView,
    Records,
    Rng,
    Row,
    Session,
    Thing,
    Track,
    View,
    Zone,
    say,
    seat_name,
    simultaneously,
)
from toys.box import Box, one
from toys.mars_trade import MarsTrade
from toys.play import Options, every_toy, frozen, options_for, teaches, walk
from toys.reactions import Reactions
from toys.research import Research

EVERYBODY = (-1, 0, 1, 2)


def set_up_by_seat_one(answers: int) -> tuple[Session[Any], Session[Any]]:
    """A fresh research table, and the same after secret answers of seat 1."""
    before = after = Session.new(Research(), 3, seed=2)
    for _ in range(answers):
        after = after.apply(after.asked(1).opts[-1], seat=1)
    return before, after


def test_public_money_does_not_betray_a_secret_purchase() -> None:
    before, after = set_up_by_seat_one(answers=5)
    assert after.state.money[1] > 0
    for seat in (0, 2, -1):
        assert after.view(seat) == before.view(seat)


def test_the_whole_state_would_betray_it() -> None:
    before, after = set_up_by_seat_one(answers=5)
    assert after.game.observe(after.state, 0) != before.view(0)


def test_a_seat_sees_its_own_secret_answers() -> None:
    before, after = set_up_by_seat_one(answers=5)
    assert after.view(1) == after.game.observe(after.state, 1) != before.view(1)


def test_even_the_number_of_secret_answers_is_a_secret() -> None:
    _, after = set_up_by_seat_one(answers=4)
    assert len(after.known(1)) == 4
    assert [len(after.known(seat)) for seat in (0, 2, -1)] == [0, 0, 0]


def test_what_was_answered_before_the_region_is_known_to_all() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        simultaneously(s, lambda s, seat: s.d.update({f"vote {seat}": s.ask(seat, 0, [0, 1])}))
        s.ask(0, 0, [0, 1])

    t = one(rules).apply(1).apply(1, seat=1)
    assert t.known(0) == t.log[:1]
    assert t.known(1) == t.log
    t = t.apply(0, seat=0)
    assert t.known(0) == t.known(1) == t.known(-1) == t.log


def test_known_is_a_copy() -> None:
    t = one(lambda s: [s.ask(0, 0, [0, 1]) for _ in range(2)]).apply(1)
    t.known(0).clear()
    assert len(t.log) == 1


def test_choices_are_computed_on_what_the_seat_may_know() -> None:
    class Nosy(Research):
        def label(self, s: Any, d: Any, arg: int) -> Message:
            return say("label", money=sum(s.money))

    before = Session.new(Nosy(), 3, seed=2)
    after = before.apply(before.asked(1).opts[0], seat=1)
    assert after.choices(after.asked(0)) == before.choices(before.asked(0))


@every_toy
def test_no_view_depends_on_an_unrevealed_answer(game: Any, options: Options) -> None:
    for seed in range(4):
        path = walk(game, 3, seed, options)
        for before, after in pairwise(path):
            if before.region >= 0 and after.region == before.region:
                for seat in EVERYBODY:
                    if seat != after.log[-1].seat:
                        assert before.view(seat) == after.view(seat)
                        assert before.known(seat) == after.known(seat)


def test_research_has_unrevealed_answers() -> None:
    """Or the test above would prove nothing."""
    regions = [t.region for t in walk(Research(), 3, seed=0)]
    assert len([r for r in regions if r >= 0]) > 20


@every_toy
def test_reveals_are_where_information_is(game: Any, options: Options) -> None:
    """The same answer in several imagined worlds: if the seat's view differs, a barrier is due."""
    for seed in range(3):
        path = walk(game, 3, seed, options)
        for before, after in pairwise(path):
            answer = after.log[-1]
            if not any([ply > len(before.log) for _, ply in after.barriers]):
                assert not teaches(before, before.asked(answer.seat), answer.arg, worlds=4)


def test_a_missing_barrier_is_found() -> None:
    def forgot(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        s.d["card"] = s.d["deck"].pop()
        s.ask(0, 0, [0, 1])

    t = one(forgot, deck=list(range(30)))
    assert teaches(t, t.pending[0], 0)
    assert not any([ply > 0 for _, ply in t.apply(0).barriers])


@every_toy
@pytest.mark.parametrize("seed", range(3))
def test_a_redeal_leaves_the_seats_view_alone(game: Any, options: Options, seed: int) -> None:
    for t in walk(game, 3, seed, options)[::7]:
        for seat in EVERYBODY:
            s = t.seen(seat).copy()
            game.resample(s, seat, Rng(seed))
            assert game.observe(s, seat) == t.view(seat)


@every_toy
@pytest.mark.parametrize("seed", range(6))
def test_a_redeal_depends_only_on_what_the_seat_sees(game: Any, options: Options, seed: int) -> None:
    """Dealing again what was dealt again gives the same as dealing the truth again."""
    seats = 2 + seed % 3
    for t in walk(game, seats, seed, options_for(game, seats, seed))[::7]:
        for seat in range(-1, seats):
            once, twice = t.seen(seat).copy(), t.seen(seat).copy()
            game.resample(once, seat, Rng(1))
            game.resample(twice, seat, Rng(2))
            game.resample(twice, seat, Rng(1))
            assert frozen(once) == frozen(twice)


@pytest.mark.parametrize("game", [MarsTrade(), Reactions(), Research()])
def test_a_redeal_changes_what_is_hidden(game: Game[Any]) -> None:
    """Or the tests above would prove nothing."""
    middle = walk(game, 3, seed=1)[20]
    worlds = set()
    for k in range(4):
        s = middle.seen(0).copy()
        game.resample(s, 0, Rng(k))
        worlds.add(frozen(s))
    assert len(worlds) > 1


# the typed view


def small_view() -> View:
    hand = Zone("hand:0", say("hand"), things=(Thing("card:7", say("ants")), Thing("card:8", say("fish"))))
    hellas = Zone("zone:hellas", say("hellas"), things=(Thing("ship:1", say("ship"), owner=1),))
    offers = Records(
        "offers", say("offers"), (say("maker"),), (Row("offer:1", say("offer"), (seat_name(1),)),)
    )
    oxygen, heat = Track("oxygen", say("oxygen"), 3, 14), Track("heat:0", say("heat"), 0, 10)
    return View(
        0,
        say("round", n=2),
        (PlayerView(0, (Fact(say("money"), 5),), (hand,), (heat,)), PlayerView(1)),
        (Panel("board", say("board"), zones=(hellas,), tracks=(oxygen,), tables=(offers,)),),
    )


def test_everything_an_option_may_point_at_has_a_ref() -> None:
    assert small_view().refs() == {
        *("player:0", "player:1", "hand:0", "card:7", "card:8", "heat:0"),
        *("board", "zone:hellas", "ship:1", "oxygen", "offer:1"),
    }


def test_the_zones_of_panels_and_players() -> None:
    assert [z.ref for z in small_view().zones()] == ["zone:hellas", "hand:0"]


def test_what_a_field_leaves_out_limits_nothing() -> None:
    field = Field("buy", "cards", (Pick(1, "card:a"),), 0, 1)
    assert (field.price, field.stop, field.closed, field.sorts, field.after) == (0, -1, False, 0, ())
    assert field.picks == (Pick(1, "card:a", brings=0, number=1, sort=""),)


def test_an_answer_given_by_hand_is_not_checked_and_a_piece_travels_alone() -> None:
    assert Answer(1, 2, 3) == (1, 2, 3, False, 0)
    assert Move("ship:1", "dock", "orbit") == Move("ship:1", "dock", "orbit", owner=-1, number=1)
