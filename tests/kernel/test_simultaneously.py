"""simultaneously: secret choices in any order, several questions per seat."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Bot, Decision, Diverged, Rng, RulesError, Session, simultaneously
from cinqmars.kernel.errors import ILLEGAL, NOT_ASKED, PAST_A_REVEAL
from toys.box import Box, one
from toys.expect import refused, rules_error
from toys.play import Options, anyone, every_toy, first, frozen, last, walk
from toys.research import BUY, CORPORATION, DONE, PRELUDE, Research


def seats_asked(t: Session[Any]) -> list[int]:
    return [d.seat for d in t.pending]


def vote(s: Box, seat: int) -> None:
    s.d["vote"][seat] = s.ask(seat, 0, [0, 1, 2])


def voting(s: Box) -> None:
    simultaneously(s, vote)
    s.d["after"] = s.ask(0, 1, [0, 1])


def table(n: int = 3) -> Session[Any]:
    return one(voting, n, vote=[-1] * n)


def test_everybody_is_asked_at_once_and_answers_in_any_order() -> None:
    t = table()
    assert seats_asked(t) == [0, 1, 2]
    t = t.apply(2, seat=1)
    assert seats_asked(t) == [0, 2]
    t = t.apply(1, seat=2).apply(0, seat=0)
    assert t.state.d["vote"] == [0, 2, 1]
    assert t.pending == [Decision(0, 1, [0, 1])]


def test_the_log_keeps_the_order_of_arrival() -> None:
    t = table().apply(2, seat=1).apply(1, seat=2).apply(0, seat=0)
    assert [a.seat for a in t.log] == [1, 2, 0]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    with refused(NOT_ASKED):
        table().apply(2, seat=1).apply(2, seat=1)


def test_only_the_named_seats_take_part() -> None:
    def rules(s: Box) -> None:
        simultaneously(s, vote, [2, 0])

    t = one(rules, 3, vote=[-1] * 3)
    assert seats_asked(t) == [2, 0]
    assert t.apply(1, seat=0).apply(2, seat=2).state.d["vote"] == [1, -1, 2]


def test_lanes_differ_in_length() -> None:
    def count(s: Box, seat: int) -> None:
        for _ in range(seat):
            s.d["sum"][seat] += s.ask(seat, 0, [1, 2])

    def rules(s: Box) -> None:
        simultaneously(s, count)

    t = one(rules, 3, sum=[0] * 3)
    assert seats_asked(t) == [1, 2]
    assert t.apply(2, seat=2).apply(1, seat=1).apply(2, seat=2).state.d["sum"] == [0, 1, 4]


def test_one_region_after_another() -> None:
    def rules(s: Box) -> None:
        s.d["first"] = s.ask(1, 0, [0, 1])
        for _ in range(2):
            simultaneously(s, vote)
        s.d["last"] = s.ask(1, 0, [0, 1])

    t = one(rules, vote=[-1, -1]).apply(1).apply(0, seat=1).apply(1, seat=0)
    assert seats_asked(t) == [0, 1]
    t = t.apply(2, seat=1).apply(2, seat=0).apply(0)
    assert t.over
    assert (t.state.d["vote"], t.state.d["last"]) == ([2, 2], 0)


def test_a_forced_choice_is_asked_here_or_its_absence_would_tell() -> None:
    def forced(s: Box, seat: int) -> None:
        s.ask(seat, 0, [3] if seat else [3, 4])

    assert seats_asked(one(lambda s: simultaneously(s, forced))) == [0, 1]


def test_for_each_seat_the_others_have_not_answered() -> None:
    t = table().apply(2, seat=1)
    assert t.known_to(0).state.d["vote"] == t.known_to(-1).state.d["vote"] == [-1, -1, -1]
    assert t.known_to(1) is t, "who knows all that was said sees the table itself"
    assert table().known_to(0).log == []


# several questions each: set-up, draft, research


@pytest.mark.parametrize("seed", range(15))
def test_any_order_of_answers_gives_the_same_game(seed: int) -> None:
    def choice(d: Decision) -> int:
        return d.opts[(seed * 31 + d.seat * 7 + d.kind * 3 + sum(d.opts)) % len(d.opts)]

    ends = set()
    for pick, luck in ((first, 0), (last, 0), (anyone, seed), (anyone, seed + 1)):
        rng = Rng(luck)
        t = Session.new(Research(), 4, seed)
        while t.pending:
            d = pick(t, rng)
            t = t.apply(choice(d), seat=d.seat)
        ends.add(frozen(t.state))
    assert len(ends) == 1


@every_toy
def test_it_does_not_matter_whose_lane_runs_first(game: Any, options: Options) -> None:
    for seed in range(5):
        end = walk(game, 3, seed, options)[-1]
        for leader in range(3):
            s = end.marks[0].state.copy()
            s.io = Bot()
            s.io.log, s.io.observer = end.log, leader
            while not game.over(s):
                game.stretch(s)
            assert frozen(s) == frozen(end.state)


def test_a_whole_set_up_in_one_submission() -> None:
    t = Session.new(Research(), 2, seed=2)
    cards = t.state.offered[1][:3]
    corporation, preludes = t.state.corporations[1][0], t.state.preludes[1]
    choice = [(CORPORATION, corporation), (PRELUDE, preludes[0]), (PRELUDE, preludes[2])]
    done = t.submit(1, [*choice, *[(BUY, 1 + c) for c in cards], (BUY, DONE)])
    assert seats_asked(done) == [0]
    assert done.state.bought[1] == cards
    with refused(ILLEGAL):
        t.submit(1, [(CORPORATION, corporation), (PRELUDE, 99)])
    with refused(PAST_A_REVEAL):
        t.submit(1, [*choice, (BUY, DONE), (BUY, DONE)])


# lanes touch only their seat's data


def dig(s: Box, seat: int) -> None:
    if s.ask(seat, 0, [0, 1]):
        s.d["found"][seat] = s.d["deck"].pop()  # a shared pile: a mistake
        s.ask(seat, 1, [0, s.d["found"][seat]])


def digging() -> Session[Any]:
    return one(lambda s: simultaneously(s, dig), deck=[10, 11, 12, 13], found=[0, 0])


def test_a_lane_that_changes_anothers_open_question_is_caught() -> None:
    with rules_error("lanes are not independent"):
        digging().apply(1, seat=1).apply(1, seat=0)


def test_a_lane_that_changes_anothers_answered_question_is_caught() -> None:
    with pytest.raises((RulesError, Diverged)):
        digging().apply(1, seat=1).apply(13, seat=1).apply(1, seat=0)


def test_no_chance_in_a_lane() -> None:
    with rules_error("chance inside"):
        one(lambda s: simultaneously(s, lambda s, seat: s.d.update(x=s.rng.below(6))))


def test_no_question_to_another_seat_in_a_lane() -> None:
    def cross(s: Box, seat: int) -> None:
        s.ask(1 - seat, 0, [0, 1])

    with rules_error("seat 1 is asked in the lane of seat 0"):
        one(lambda s: simultaneously(s, cross))


def test_no_region_in_a_lane() -> None:
    with rules_error("simultaneously inside"):
        one(lambda s: simultaneously(s, lambda s, seat: simultaneously(s, vote)), vote=[0, 0])


def test_no_race_in_a_lane() -> None:
    def hurry(s: Box, seat: int) -> None:
        s.race([seat], lambda s, q: Decision(q, 0, [0, 1]))

    with rules_error("race inside"):
        one(lambda s: simultaneously(s, hurry))


def test_a_lane_without_options_is_the_games_fault() -> None:
    def stuck(s: Box, seat: int) -> None:
        s.ask(seat, 0, [])

    with rules_error("no option"):
        one(lambda s: simultaneously(s, stuck))
