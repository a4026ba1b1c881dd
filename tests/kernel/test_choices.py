"""choices: the options as a person sees them, and what is impossible with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cinqmars.kernel import Choice, Decision, Message, Question, Session, bare, say
from toys.box import Box, OneOff, one, start

PRICE = [3, 12, 5, 30]


def cannot_buy(s: Box, seat: int, card: int) -> str:
    """One predicate for the options and for the reasons: they cannot disagree."""
    if s.d["owner"][card] >= 0:
        return "sold"
    if PRICE[card] > s.d["money"][seat]:
        return "too-dear"
    return ""


def shopping(s: Box) -> None:
    for seat in (0, 1):
        card = s.ask(seat, 0, [c for c in range(4) if not cannot_buy(s, seat, c)])
        s.d["owner"][card] = seat
        s.d["money"][seat] -= PRICE[card]


class Shop(OneOff):
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("buy", 4),)

    def label(self, s: Box, d: Decision, arg: int) -> Message:
        return say("buy", price=PRICE[arg])

    def refs(self, s: Box, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"card:{arg}",)

    def candidates(self, s: Box, d: Decision) -> list[int]:
        return [0, 1, 2, 3]

    def why_not(self, s: Box, d: Decision, arg: int) -> Message | None:
        reason = cannot_buy(s, d.seat, arg)
        return say(reason) if reason else None


def shop() -> Session[Any]:
    return start(Shop(shopping), Box(2, 1, {"money": [12, 40], "owner": [-1] * 4}))


def reasons(t: Session[Any]) -> list[str]:
    return [c.reason.id if c.reason else "" for c in t.choices(t.pending[0])]


def test_each_candidate_has_its_label_and_refs() -> None:
    t = shop()
    assert t.choices(t.pending[0])[1] == Choice(1, say("buy", price=12), ("card:1",), None)


def test_the_impossible_is_shown_with_its_reason() -> None:
    t = shop()
    assert reasons(t) == ["", "", "", "too-dear"]
    assert reasons(t.apply(1)) == ["", "sold", "", ""]


def test_reasons_agree_with_the_options() -> None:
    t = shop()
    while t.pending:
        d = t.pending[0]
        assert [c.arg for c in t.choices(d) if c.reason is None] == d.opts
        t = t.apply(d.opts[0])


def test_unless_a_game_says_more_the_options_are_the_candidates() -> None:
    t = one(lambda s: s.ask(0, 0, [2, 4]))
    assert [(c.arg, c.refs, c.reason) for c in t.choices(t.pending[0])] == [(2, (), None), (4, (), None)]


def test_unless_a_game_says_more_the_reason_is_not_now() -> None:
    t = one(lambda s: s.ask(0, 0, [2, 4]))
    assert t.game.why_not(t.state, t.pending[0], 3) == say("why-not-now")
