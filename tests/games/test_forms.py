"""Forms: whatever one allows is one answer, about things the seat sees; the numbers it asks for are the options."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import Decision, Field, Form, Pick, Rng, Session


class Filling:
    """A form filled in at random, field by field."""

    def __init__(self, form: Form, kinds: dict[str, int], luck: Rng) -> None:
        self.kinds = kinds
        self.luck = luck
        self.money = form.purse
        self.sorts: set[str] = set()  # that earlier fields took
        self.answers: list[tuple[int, int]] = []
        for field in form.fields:
            if not field.after or self.answers[0][1] in field.after:
                self.fill(field)

    def fill(self, field: Field) -> None:
        kind = self.kinds[field.asks]
        most = min(field.most, self.money // field.price) if field.price else field.most
        number = field.least + self.luck.below(most - field.least + 1)
        taken = self.taken(field, number)
        if not field.closed:
            taken.sort()
        before: dict[int, int] = {}
        for i in taken:
            pick = field.picks[i]
            self.answers.append((kind, pick.arg + before.get(i, 0)))
            before[i] = before.get(i, 0) + 1
            self.money += pick.brings - field.price
        self.sorts |= {field.picks[i].sort for i in taken} - {""}
        if field.stop >= 0 and (field.closed or self.goes_on(field, taken, most)):
            self.answers.append((kind, field.stop))

    def taken(self, field: Field, number: int) -> list[int]:
        """The places of `number` picks, or of as many as their sorts allow."""
        left = {i: pick.number for i, pick in enumerate(field.picks) if pick.sort not in self.sorts}
        found: list[int] = []
        while len(found) < number:
            full = field.sorts and len(set(found)) == field.sorts
            open_ = [i for i in left if left[i] and not (full and i not in found)]
            if not open_:
                break
            found.append(open_[self.luck.below(len(open_))])
            left[found[-1]] -= 1
        assert len(found) >= field.least
        return found

    def goes_on(self, field: Field, taken: list[int], most: int) -> bool:
        if field.price:
            return self.money >= field.price
        return len(taken) < most and len(field.picks) - 1 not in taken


def filled_in(session: Session[Any], d: Decision, form: Form, luck: Rng) -> Session[Any]:
    kinds = {kind.name: i for i, kind in enumerate(session.game.kinds)}
    answers = Filling(form, kinds, luck).answers
    assert answers[0][0] == d.kind
    after = session.submit(d.seat, answers)
    parts = {field.asks for field in form.fields}
    left = [after.game.kinds[q.kind].name for q in after.pending if q.seat == d.seat and q.held]
    assert not parts.intersection(left), "all its parts are answered"
    return after


def refs(form: Form) -> set[str]:
    return {pick.ref for field in form.fields for pick in field.picks} - {""}


OFTEN = 3  # of four, a form that can be filled in is filled in
TABLES: list[tuple[str, int, dict[str, Any], set[str]]] = [
    ("mars", 3, {}, {"exchange"}),
    ("mars", 4, {"setup": "revised"}, {"pick", "exchange"}),
    ("terraforming-mars", 2, {}, {"incorporate", "buy"}),
    ("terraforming-mars", 3, {"prelude": True}, {"incorporate", "buy"}),
    ("terraforming-mars", 2, {"prelude": True, "drafting": True}, {"incorporate", "buy"}),
    ("terraforming-mars", 1, {}, {"incorporate", "buy"}),
    ("on-mars", 3, {}, {"price"}),
]


@pytest.mark.parametrize(("id", "seats", "options", "asked"), TABLES)
def test_whatever_a_form_allows_is_one_answer_about_things_the_seat_sees(
    id: str, seats: int, options: dict[str, Any], asked: set[str]
) -> None:
    filled: set[str] = set()
    for seed in range(3):
        session, luck = Session.new(games.get(id), seats, seed, options), Rng(seed)
        for _ in range(500):
            if not session.pending:
                break
            d = session.pending[luck.below(len(session.pending))]
            form = session.game.form(session.seen(d.seat), d)
            if form is not None and form.fields and form.fields[0].picks and luck.below(4) < OFTEN:
                assert refs(form) <= session.view(d.seat).refs()
                session = filled_in(session, d, form, luck)
                filled.add(session.game.kinds[d.kind].name)
                continue
            if form is not None and form.fields and not form.fields[0].picks:
                (number,) = form.fields
                assert d.opts == list(range(number.least, number.most + 1))
                filled.add(number.asks)
            session = session.apply(d.opts[luck.below(len(d.opts))], seat=d.seat)
    assert asked <= filled


def test_a_field_may_ask_for_several_of_the_same() -> None:
    iron = Pick(7, "pile:iron", number=3, sort="iron")
    form = Form((Field("take", "take", (iron,), 3, 3),))
    assert Filling(form, {"take": 4}, Rng(1)).answers == [(4, 7), (4, 8), (4, 9)]
