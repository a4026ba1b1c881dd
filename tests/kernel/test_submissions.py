"""submit: several answers of one seat, all or nothing, and never past a reveal."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Refused, Session, simultaneously
from cinqmars.kernel.errors import ILLEGAL, NOT_ASKED, PAST_A_REVEAL, STALE, TOO_MANY, UNFINISHED
from toys.box import Box, one
from toys.expect import refused

A, B, C = 0, 1, 2


def three_steps(s: Box) -> None:
    s.d["a"] = s.ask(0, A, [0, 1, 2])
    s.d["b"] = s.ask(0, B, [0, 1, 2])
    s.d["c"] = s.ask(1, C, [0, 1, 2])


def test_several_answers_at_once() -> None:
    t = one(three_steps).submit(0, [(A, 1), (B, 2)])
    assert (t.state.d["a"], t.state.d["b"]) == (1, 2)
    assert t.pending[0].seat == 1


@pytest.mark.parametrize("feed", [[(A, 9)], [(A, 1), (B, 9)], [(A, 1), (A, 2)], [(B, 1)], [(A, 1), (99, 1)]])
def test_if_one_is_illegal_none_is_taken(feed: list[tuple[int, int]]) -> None:
    t = one(three_steps)
    with refused(ILLEGAL):
        t.submit(0, feed)
    assert t.log == []


def test_no_answer_is_no_submission() -> None:
    with refused(ILLEGAL):
        one(three_steps).submit(0, [])
    with refused(ILLEGAL):
        one(three_steps).apply()


def test_an_answer_may_leave_its_kind_open() -> None:
    assert one(three_steps).submit(0, [(-1, 1), (-1, 2)]).state.d["b"] == 2
    assert one(three_steps).apply(1, 2).state.d["b"] == 2


def test_more_answers_than_questions_are_too_many() -> None:
    with refused(TOO_MANY):
        one(three_steps).submit(0, [(A, 1), (B, 2), (C, 0)])


def test_answers_after_the_end_are_too_many() -> None:
    with refused(TOO_MANY):
        one(lambda s: s.ask(0, A, [0, 1])).submit(0, [(A, 1), (A, 1)])


# the token


def test_the_token_that_was_seen_is_accepted() -> None:
    t = one(three_steps)
    assert t.submit(0, [(A, 1)], t.asked(0).token()).state.d["a"] == 1


def test_another_token_is_stale() -> None:
    t = one(three_steps)
    with refused(STALE):
        t.submit(0, [(A, 1)], t.asked(0).token() + 1)
    with refused(STALE):
        t.submit(0, [(A, 1)], 0)


def test_an_old_token_is_stale() -> None:
    t = one(three_steps)
    with refused(STALE):
        t.apply(1).submit(0, [(B, 1)], t.asked(0).token())


def test_a_question_that_is_gone_is_not_asked() -> None:
    t = one(three_steps)
    with refused(NOT_ASKED):
        t.apply(1, 1).submit(0, [(A, 1)], t.asked(0).token())


# compounds


def compound(s: Box) -> None:
    """The same kind is held or not, as each question says."""
    s.d["what"] = s.ask(0, A, [0, 1])
    s.d["how"] = s.ask(0, B, [0, 1], held=True)
    s.d["next"] = s.ask(0, B, [0, 1])


def test_people_submit_a_compound_whole() -> None:
    with refused(UNFINISHED):
        one(compound).submit(0, [(A, 1)], whole=True)
    assert one(compound).submit(0, [(A, 1), (B, 1)], whole=True).pending[0].held is False


def test_bots_may_stop_within_a_compound() -> None:
    assert one(compound).submit(0, [(A, 1)]).pending[0].held is True


def test_a_compound_of_another_seat_is_not_mine_to_finish() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.ask(1, B, [0, 1], held=True)

    assert one(rules).submit(0, [(A, 1)], whole=True).pending[0].seat == 1


# forms


def form(s: Box) -> None:
    """The second field is forced when the first is 1."""
    first = s.ask(0, A, [0, 1])
    s.d["b"] = s.ask(0, B, [5] if first else [5, 6])
    s.d["c"] = s.ask(0, C, [0, 1])


def test_a_form_may_name_a_field_that_turned_out_forced() -> None:
    filled = one(form).submit(0, [(A, 1), (B, 5), (C, 1)])
    short = one(form).submit(0, [(A, 1), (C, 1)])
    assert filled.log == short.log
    assert filled.state.d == short.state.d == {"b": 5, "c": 1, "over": 1}


def test_a_forced_field_with_another_value_is_illegal() -> None:
    with refused(ILLEGAL):
        one(form).submit(0, [(A, 1), (B, 6), (C, 1)])


def test_a_forced_field_of_another_seat_is_not_filled() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.ask(1, B, [5])
        s.ask(0, B, [5, 6])

    end = one(rules).submit(0, [(A, 1), (B, 5)])
    assert end.over
    assert [a.arg for a in end.log] == [1, 5]


def test_a_forced_field_before_the_question_takes_no_answer_to_it() -> None:
    def rules(s: Box) -> None:
        s.ask(0, B, [5])
        s.ask(0, A, [0, 1])
        s.ask(0, B, [5])
        s.d["b"] = s.ask(0, B, [5, 6])

    t = one(rules).apply(1)
    assert t.submit(0, [(B, 5)]).state.d["b"] == 5


def twins(s: Box) -> None:
    """Two fields of one kind, of which the first is forced to what the second may be too."""
    s.ask(0, A, [0, 1])
    s.ask(0, B, [5], held=True)
    s.d["b"] = s.ask(0, B, [5, 6], held=True)


def test_an_answer_like_a_forced_field_before_it_is_still_the_answer() -> None:
    t = one(twins)
    short = t.submit(0, [(A, 1), (B, 5)], whole=True)
    filled = t.submit(0, [(A, 1), (B, 5), (B, 5)], whole=True)
    assert short.over and short.log == filled.log
    assert t.submit(0, [(A, 1), (B, 5), (B, 6)], whole=True).state.d["b"] == 6


def test_nor_does_it_make_good_what_is_wrong() -> None:
    with refused(ILLEGAL):
        one(twins).submit(0, [(A, 1), (B, 5), (B, 7)], whole=True)


# nothing can be tried out


def draw_then_keep(s: Box) -> None:
    s.ask(0, A, [0, 1])
    s.barrier()
    card = s.rng.below(4)
    s.d["kept"] = s.ask(0, B, sorted({card, 9}))


def refusal(t: Session[Any], seat: int, feed: list[tuple[int, int]]) -> tuple[str, str]:
    with pytest.raises(Refused) as e:
        t.submit(seat, feed)
    return e.value.reason, str(e.value)


def test_a_submission_cannot_try_what_is_not_revealed_yet() -> None:
    t = one(draw_then_keep, seed=5)
    refusals = {refusal(t, 0, [(A, 1), (B, card)]) for card in range(10)}
    assert [reason for reason, _ in refusals] == [PAST_A_REVEAL], "one refusal, which tells nothing"
    assert t.submit(0, [(A, 1)]).pending[0].kind == B


def test_what_is_forced_after_a_reveal_cannot_be_tried_either() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.barrier()
        s.ask(0, B, [s.rng.below(4)])

    t = one(rules)
    assert {refusal(t, 0, [(A, 1), (B, card)])[0] for card in range(4)} == {PAST_A_REVEAL}


def vote_then_follow(s: Box) -> None:
    votes = [0, 0]

    def vote(s: Box, seat: int) -> None:
        votes[seat] = s.ask(seat, A, [0, 1, 2])

    simultaneously(s, vote)
    s.ask(1, B, sorted({votes[0], 7}))


def test_the_last_of_a_region_cannot_try_what_the_others_chose() -> None:
    t = one(vote_then_follow).apply(2, seat=0)
    refusals = {refusal(t, 1, [(A, 0), (B, guess)]) for guess in range(8)}
    assert [reason for reason, _ in refusals] == [PAST_A_REVEAL]


def test_answers_after_ones_lane_do_not_tell_whether_the_others_are_done() -> None:
    alone = one(vote_then_follow)
    last = alone.apply(2, seat=0)
    assert refusal(alone, 1, [(A, 0), (B, 7)]) == refusal(last, 1, [(A, 0), (B, 7)])


def test_a_reveal_in_anothers_lane_does_not_end_my_submission() -> None:
    def look(s: Box, seat: int) -> None:
        s.ask(seat, A, [0, 1])
        if seat == 0:
            s.barrier()
        s.ask(seat, B, [0, 1])

    t = one(lambda s: simultaneously(s, look)).apply(1, seat=0)
    assert len(t.apply(1, 1, seat=1).log) == 3
    with refused(PAST_A_REVEAL):
        one(lambda s: simultaneously(s, look)).apply(1, 1, seat=0)


def test_what_was_revealed_before_does_not_end_a_submission() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.barrier()
        s.ask(0, B, [0, 1])
        s.ask(0, C, [0, 1])

    assert one(rules).apply(1).apply(1, 1).over
