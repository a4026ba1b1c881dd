"""`then` continues what a seat has begun: held, until something is revealed or another seat is asked."""

from __future__ import annotations

from cinqmars.kernel import Answer, Decision, simultaneously
from toys.box import Box, OneOff, one, start


def asked_then(s: Box) -> None:
    s.ask(0, 0, [0, 1])
    s.then(0, 1, [0, 1])
    s.then(0, 2, [0, 1])


def test_what_follows_is_held() -> None:
    end = one(asked_then).apply(0).apply(1).apply(0)
    assert [a.held for a in end.log] == [False, True, True]


def test_a_compound_is_taken_back_whole() -> None:
    assert one(asked_then).apply(0).apply(1).undo(0).log == []


def test_the_first_question_of_a_turn_is_not_held() -> None:
    end = one(lambda s: s.then(0, 0, [0, 1])).apply(0)
    assert [a.held for a in end.log] == [False]


def test_a_forced_choice_begins_nothing() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, [3])
        s.then(0, 1, [0, 1])

    assert not one(rules).pending[0].held


def test_nothing_is_held_past_a_reveal() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        s.barrier()
        s.then(0, 1, [0, 1])

    assert not one(rules).apply(0).pending[0].held


def test_nothing_is_held_after_another_was_asked() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        s.ask(1, 1, [0, 1])
        s.then(0, 2, [0, 1])

    assert not one(rules).apply(0).apply(0).pending[0].held


def test_the_winner_of_a_race_goes_on() -> None:
    def menu(s: Box, seat: int) -> Decision:
        return Decision(seat, 0, [0, 1])

    def rules(s: Box) -> None:
        first: Answer = s.race([0, 1], menu)
        s.then(first.seat, 1, [0, 1])

    assert one(rules).apply(0, seat=1).pending[0] == Decision(1, 1, [0, 1], held=True)


def test_each_lane_goes_on_by_itself() -> None:
    def lane(s: Box, seat: int) -> None:
        s.then(seat, 0, [0, 1])
        s.then(seat, 1, [0, 1])

    t = one(lambda s: simultaneously(s, lane)).apply(0, seat=1)
    assert [(d.seat, d.kind, d.held) for d in t.pending] == [(0, 0, False), (1, 1, True)]


class Rounds(OneOff):
    """The same stretch twice."""

    def stretch(self, s: Box) -> None:
        self.rules(s)
        s.d["over"] = s.d["round"] = s.d.get("round", 0) + 1
        s.d["over"] = int(s.d["round"] == 2)


def test_a_stretch_begins_with_nothing_begun() -> None:
    def rules(s: Box) -> None:
        s.then(0, 0, [0, 1])

    end = start(Rounds(rules), Box(2, 1, {})).apply(0).apply(0)
    assert [a.held for a in end.log] == [False, False]
