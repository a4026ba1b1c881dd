"""race: several seats may act, the first answer wins, the game waits for the lead only."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import WAIT, Answer, Bot, Decision, Diverged, Rng, Session, State
from cinqmars.kernel.errors import ILLEGAL, NOT_ASKED
from toys.box import Box, one
from toys.expect import diverged, refused, rules_error

GRAB = 0


def grab_menu(s: Box, seat: int) -> Decision | None:
    left = s.d["left"][seat]
    return Decision(seat, GRAB, left[:]) if left else None


def grabbing(s: Box) -> None:
    """Two grabs; seat 2 leads."""
    for _ in range(2):
        act = s.race([2, 0, 1], grab_menu)
        s.d["left"][act.seat].remove(act.arg)
        s.d["taken"].append([act.seat, act.arg])


def table(*left: list[int]) -> Session[Any]:
    return one(grabbing, len(left), left=list(left), taken=[])


def three() -> Session[Any]:
    return table([1, 2], [], [3, 4])


def test_whoever_has_a_menu_may_act_and_only_the_lead_must() -> None:
    assert [(d.seat, d.opts, d.must) for d in three().pending] == [(2, [3, 4], True), (0, [1, 2], False)]


def test_the_first_answer_wins_and_the_log_has_the_order() -> None:
    t = three()
    a = t.apply(2, seat=0).apply(4, seat=2)
    b = t.apply(4, seat=2).apply(2, seat=0)
    assert a.state.d["taken"] == [[0, 2], [2, 4]]
    assert b.state.d["taken"] == [[2, 4], [0, 2]]
    assert [x.seat for x in a.log] == [0, 2]


def test_a_seat_without_a_menu_may_not_act() -> None:
    with refused(NOT_ASKED):
        three().apply(1, seat=1)


def test_a_seat_acts_from_its_own_menu() -> None:
    with refused(ILLEGAL):
        three().apply(3, seat=0)


def test_a_single_option_is_asked_too() -> None:
    t = table([], [], [3])
    assert [d.opts for d in t.pending] == [[3]]


def test_the_lead_must_have_an_option() -> None:
    with rules_error("the lead of a race"):
        table([1], [], [])
    with rules_error("the lead of a race"):
        table([], [], [])


def test_a_menu_is_not_empty() -> None:
    with rules_error("seat 1 has no option"):
        one(lambda s: s.race([0, 1], lambda s, q: Decision(q, GRAB, [] if q else [0, 1])))


# the log against the rules


def replayed(t: Session[Any], *answers: Answer) -> Session[Any]:
    return Session(t.game, t.setup, t.marks[:1], list(answers))


def test_a_logged_race_is_won_by_whom_the_log_says() -> None:
    assert replayed(three(), Answer(0, GRAB, 2)).state.d["taken"] == [[0, 2]]


def test_a_logged_answer_of_a_seat_that_may_not_act_diverges() -> None:
    for stranger in (1, 3):
        with diverged(0, f"the log has seat {stranger}"):
            replayed(three(), Answer(stranger, GRAB, 1))


def test_a_logged_answer_outside_the_menu_diverges() -> None:
    with diverged(1):
        replayed(three(), Answer(0, GRAB, 2), Answer(0, GRAB, 2))
    with pytest.raises(Diverged):
        replayed(three(), Answer(0, 1, 2))


# bots are polled


class Polled(Bot):
    """Answers from a list, and keeps who was polled with which options."""

    def __init__(self, *answers: int) -> None:
        super().__init__()
        self.answers = list(answers)
        self.polls: list[tuple[int, list[int]]] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        self.polls.append((seat, opts))
        return self.answers.pop(0)


def test_the_others_are_polled_first_and_may_wait_the_lead_may_not() -> None:
    bot = Polled(WAIT, 3, WAIT, 4)
    end = three().run(bot)
    assert bot.polls[:2] == [(0, [WAIT, 1, 2]), (2, [3, 4])]
    assert end.d["taken"] == [[2, 3], [2, 4]]


def test_who_does_not_wait_ends_the_poll() -> None:
    bot = Polled(2, WAIT, 4)
    assert three().run(bot).d["taken"] == [[0, 2], [2, 4]]


def test_a_bots_race_needs_a_lead_with_an_option() -> None:
    def rules(s: Box) -> None:
        lead = s.ask(0, 1, [0, 1])
        s.race([lead, 1 - lead], lambda s, q: Decision(q, GRAB, [0, 1]) if q else None)

    with rules_error("the lead of a race"):
        one(rules).run(Polled(0, WAIT))
    one(rules).run(Polled(1, 1))


def test_a_search_polls_its_observer_first() -> None:
    bot = Polled(2, 1)
    table([1], [2], [5, 6]).run(bot, observer=1, rng=Rng(1))
    assert bot.polls[0] == (1, [WAIT, 2])


def search_of(observer: int) -> list[tuple[int, list[int]]]:
    """Who is polled, in a race that seat 2 leads, if nobody acts before it must."""
    bot = Polled(*[WAIT] * (3 if observer == 2 else 2), 5, 1, 1)
    table([1], [2], [5, 6]).run(bot, observer=observer, rng=Rng(1))
    return bot.polls


def test_a_search_polls_each_seat_once_and_the_lead_last() -> None:
    assert search_of(observer=0)[:3] == [(0, [WAIT, 1]), (1, [WAIT, 2]), (2, [5, 6])]
    assert search_of(observer=1)[:3] == [(1, [WAIT, 2]), (0, [WAIT, 1]), (2, [5, 6])]


def test_a_search_for_the_lead_asks_it_first_and_last() -> None:
    polls = [(2, [WAIT, 5, 6]), (0, [WAIT, 1]), (1, [WAIT, 2]), (2, [5, 6])]
    assert search_of(observer=2)[:4] == polls


def test_a_search_for_a_seat_outside_the_race_polls_only_the_race() -> None:
    def rules(s: Box) -> None:
        s.race([0, 1], lambda s, q: Decision(q, GRAB, [0, 1]))

    for outsider in (2, -1):
        bot = Polled(WAIT, 0)
        one(rules, 3).run(bot, observer=outsider, rng=Rng(1))
        assert [seat for seat, _ in bot.polls] == [1, 0]
