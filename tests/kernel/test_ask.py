"""ask: one seat, one int."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Decision
from cinqmars.kernel.errors import ILLEGAL, NOT_ASKED, OVER
from toys.box import Box, one
from toys.expect import refused, rules_error


def two_questions(s: Box) -> None:
    s.d["x"] = s.ask(0, 0, [1, 3, 5], ("colour", 2))
    s.d["y"] = s.ask(1, 1, [0, 1], held=True)


def test_the_rules_get_the_answer() -> None:
    end = one(two_questions).apply(3).apply(0)
    assert (end.state.d["x"], end.state.d["y"]) == (3, 0)
    assert end.over


def test_a_question_says_all_there_is_to_know_about_it() -> None:
    t = one(two_questions)
    assert t.pending == [Decision(0, 0, [1, 3, 5], ("colour", 2), held=False, must=True)]
    assert t.apply(5).pending == [Decision(1, 1, [0, 1], (), held=True, must=True)]


def test_the_log_has_who_answered_what_to_which_question() -> None:
    end = one(two_questions).apply(3).apply(0)
    assert [a[:4] for a in end.log] == [(0, 0, 3, False), (1, 1, 0, True)]
    assert end.log[0] == Decision(0, 0, [1, 3, 5], ("colour", 2)).answered(3)


@pytest.mark.parametrize("arg", [0, 2, 4, 6, -1, 10**30])
def test_what_is_not_among_the_options_is_illegal(arg: int) -> None:
    with refused(ILLEGAL):
        one(two_questions).apply(arg)


@pytest.mark.interpreted  # compiled, they are stopped by their type
@pytest.mark.parametrize("arg", ["1", None, [1], 1.5, float("nan")])
def test_what_is_not_a_number_is_illegal(arg: Any) -> None:
    with refused(ILLEGAL):
        one(two_questions).apply(arg)


def test_what_equals_an_option_is_logged_as_that_option() -> None:
    answer = one(two_questions).apply(True).log[0]
    assert answer.arg == 1
    assert type(answer.arg) is int


def test_only_the_seat_that_is_asked_may_answer() -> None:
    t = one(two_questions)
    for seat in (1, 2, -1, 99):
        with refused(NOT_ASKED):
            t.apply(3, seat=seat)


def test_nobody_answers_after_the_end() -> None:
    end = one(two_questions).apply(3).apply(0)
    for seat in (None, 0, 1):
        with refused(OVER):
            end.apply(0, seat=seat)


def test_a_forced_choice_is_neither_asked_nor_logged() -> None:
    def rules(s: Box) -> None:
        s.d["x"] = s.ask(0, 0, [7])

    end = one(rules)
    assert end.over
    assert end.log == []
    assert end.state.d["x"] == 7


def test_a_question_without_options_is_the_games_fault() -> None:
    with rules_error("seat 1 has no option for kind 2"):
        one(lambda s: s.ask(1, 2, []))


def test_a_crash_in_the_rules_leaves_the_session_as_it_was() -> None:
    def rules(s: Box) -> None:
        if s.ask(0, 0, [0, 1]):
            raise ZeroDivisionError

    t = one(rules)
    with pytest.raises(ZeroDivisionError):
        t.apply(1)
    assert t.log == []
    assert t.apply(0).over


def test_rules_that_catch_every_exception_are_still_suspended() -> None:
    def rules(s: Box) -> None:
        try:
            s.d["x"] = s.ask(0, 0, [0, 1])
        except Exception:
            s.d["x"] = "swallowed"

    t = one(rules)
    assert len(t.pending) == 1
    assert t.apply(1).state.d["x"] == 1


# the token


def test_equal_questions_have_equal_tokens() -> None:
    assert Decision(0, 1, [2, 3], ("a",)).token() == Decision(0, 1, [2, 3], ("a",)).token()


@pytest.mark.parametrize(
    "other",
    [
        Decision(1, 1, [2, 3], ("a",)),
        Decision(0, 2, [2, 3], ("a",)),
        Decision(0, 1, [2], ("a",)),
        Decision(0, 1, [2, 3], ("b",)),
        Decision(0, 1, [2, 3]),
    ],
)
def test_seat_kind_options_and_context_make_the_token(other: Decision) -> None:
    assert Decision(0, 1, [2, 3], ("a",)).token() != other.token()


def test_held_and_must_are_no_part_of_the_token() -> None:
    d = Decision(0, 1, [2, 3], ("a",))
    assert d.token() == d._replace(held=True).token() == d._replace(must=False).token()


def test_a_token_is_never_the_default_that_skips_the_check() -> None:
    assert all(Decision(seat, 0, [0, 1]).token() >= 0 for seat in range(100))


def test_the_check_names_question_and_answer() -> None:
    d = Decision(0, 1, [2, 3])
    checks = {d.answered(2).check, d.answered(3).check, d._replace(ctx=("x",)).answered(2).check}
    assert len(checks) == 3
