"""The greedy player."""

from __future__ import annotations

from typing import Any

import pytest

from bots.parlour import BURN, END, GRAB, Bids, Grab, Matches, Tricks, matches
from cinqmars.bots import Eyes, play_on
from cinqmars.bots.greedy import Greedy, Step
from cinqmars.bots.ismcts import Node, Walk
from cinqmars.bots.search import Search
from cinqmars.kernel import WAIT, Decision, Rng, Session, simultaneously
from cinqmars.sim import simulate
from toys.box import Box, one, start


def said(session: Session[Any], seat: int, **settings: int) -> int:
    return Greedy(1, **settings).choose(Eyes(session, seat), session.asked(seat))


def test_it_takes_what_wins_at_once() -> None:
    for heap in (2, 3):
        assert said(start(Matches(), matches(heap)), 0) == heap


def test_equals_are_left_to_its_own_luck() -> None:
    table = start(Matches(), matches(7))
    picked = {Greedy(seed).choose(Eyes(table, 0), table.asked(0)) for seed in range(30)}
    assert picked == {1, 2, 3}


def test_it_looks_no_further_than_the_next_question() -> None:
    asked: list[int] = []

    def rules(s: Box) -> None:
        for kind in range(3):
            asked.append(kind)
            s.ask(0, kind, [0, 1])

    table = one(rules, 1, score=[0])
    asked.clear()
    assert said(table, 0, worlds=3) in (0, 1)
    assert asked == [0, 1] * 6  # 2 options in 3 worlds; the third question was never reached


def test_the_next_question_may_be_another_seats() -> None:
    def rules(s: Box) -> None:
        s.d["score"][0] = s.ask(0, 0, [0, 1, 2]) % 2
        s.ask(1, 0, [0, 1])
        s.d["score"] = [0, 9]

    table = one(rules, score=[0, 0])
    table.game.values = lambda s: [float(p) for p in s.d["score"]]  # type: ignore[method-assign]
    assert said(table, 0) == 1


def test_a_secret_choice_is_judged_once_the_seat_has_acted_on_it() -> None:
    """Until then all choices look alike. A choice of 1 lets the seat score by its second option."""

    def choose(s: Box, seat: int) -> None:
        s.d["plan"][seat] = s.ask(seat, 0, [0, 1, 2])

    def rules(s: Box) -> None:
        simultaneously(s, choose)
        for seat in (1, 0):
            act = s.ask(seat, 1, [0, 1])
            s.d["score"][seat] += act * (2 if s.d["plan"][seat] == 1 else 1)
        s.ask(1, 2, [0, 1])
        s.d["score"] = [0, 9]

    for seed in range(10):
        table = one(rules, score=[0, 0], plan=[0, 0])
        table.game.values = lambda s: [p / 10 for p in s.d["score"]]  # type: ignore[method-assign]
        table.game.priors = lambda s, seat, kind, opts: [1 + 999 * arg for arg in opts]  # type: ignore[method-assign]
        assert Greedy(seed).choose(Eyes(table, 0), table.asked(0)) == 1


class Dice(Matches):
    """After each answer dice fall that wipe its points out, in a stretch of their own."""

    def stretch(self, s: Box) -> None:
        if s.d["turn"] == 0:
            s.d["score"] = [s.ask(0, 0, [1, 2]), 0]
        else:
            s.d["score"] = [0, 1 + s.rng.below(6)]
        s.d["turn"] = 1 - s.d["turn"]


class RestingDice(Dice):
    """And bots need not see them."""

    def at_rest(self, s: Box) -> bool:
        return True


@pytest.mark.parametrize(("game", "before_the_dice"), [(Dice(), False), (RestingDice(), True)])
def test_a_game_at_rest_is_judged_before_it_goes_on(game: Dice, before_the_dice: bool) -> None:
    table = start(game, matches(7))
    for io in (Step(table.asked(0), 2, game), Walk(game, table.asked(0), Node(), Search(cut=0), Rng(1))):
        assert (Eyes(table, 0).judge(io, Rng(1))[0] > 1 / 2) == before_the_dice


def test_every_option_meets_the_same_luck() -> None:
    """A die follows the answer: were it rolled anew for each option, the better one would not always win."""

    def rules(s: Box) -> None:
        s.d["score"][0] = 10 * s.rng.below(100) + s.ask(0, 0, [0, 1])

    def dice_after(s: Box) -> None:
        s.d["score"][0] = s.ask(0, 0, [0, 1]) + 10 * s.rng.below(100)

    for table in (one(rules, score=[0, 0]), one(dice_after, score=[0, 0])):
        for seed in range(20):
            assert Greedy(seed, 1).choose(Eyes(table, 0), table.asked(0)) == 1


def test_a_single_option_needs_no_thought() -> None:
    table = start(Matches(), matches(7))
    assert Greedy(1, 10**9).choose(Eyes(table, 0), Decision(0, 0, [3])) == 3


def test_in_a_race_it_acts_if_that_is_better_than_waiting() -> None:
    table = Session.new(Grab(), 2)
    assert said(table, 1) == GRAB
    while table.state.d["pot"]:
        table = table.apply(GRAB, seat=1)
    assert table.asked(1).opts == [BURN]
    assert said(table, 1) == WAIT
    assert said(table, 0) == END


def test_in_a_race_it_does_nothing_for_nothing() -> None:
    table = one(lambda s: s.race(range(s.n), lambda s, seat: Decision(seat, 0, [0, 1])), score=[0, 0])
    assert all(Greedy(seed).choose(Eyes(table, 1), table.asked(1)) == WAIT for seed in range(10))


def test_greedy_races_end() -> None:
    end = play_on(Session.new(Grab(), 3), {seat: Greedy(seat) for seat in range(3)})
    assert end.over
    assert end.state.d["pot"] == 0


def test_secret_choices_are_judged_from_its_own_lane() -> None:
    table = Session.new(Bids(), 3)
    assert said(table, 2) == 2
    assert said(table.apply(2, seat=2), 2) == 2


def test_it_beats_the_random_player() -> None:
    report = simulate(Tricks(), 3, ["greedy", "random"], 300)
    assert report.bots[0].low > 1 / 3


def test_a_step_stops_with_the_state_it_led_to() -> None:
    table = start(Matches(), matches(7))
    values = Eyes(table, 0).judge(Step(table.asked(0), 2), Rng(1))
    assert values == [0.5, 0.5]
