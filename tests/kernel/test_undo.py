"""undo: one's last answer or compound, if nobody else answered and nothing was revealed or agreed since."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Refused, Rng, Session, simultaneously
from cinqmars.kernel.errors import ANSWERED_SINCE, NOTHING_TO_UNDO, REFUSALS, REVEALED_SINCE
from toys.box import Box, BoxGame, one, start
from toys.expect import refused
from toys.play import Options, any_of, anyone, every_toy, frozen, same, walk


def turn(s: Box) -> None:
    """Two steps, a card, a third step; then the other seat, then the first again."""
    s.ask(0, 0, [0, 1, 2])
    s.ask(0, 0, [0, 1, 2])
    s.barrier()
    s.d["card"] = s.d["deck"].pop()
    s.ask(0, 0, [0, 1, 2])
    s.ask(1, 0, [0, 1, 2])
    s.ask(0, 0, [0, 1])


def table() -> Session[Any]:
    return one(turn, deck=[7, 8])


def test_an_answer_is_taken_back() -> None:
    t = table()
    assert same(t.apply(1).undo(0), t)


def test_but_not_past_a_reveal() -> None:
    t = table().apply(1).apply(2)
    with refused(REVEALED_SINCE):
        t.undo(0)


def test_what_came_after_the_reveal_is_taken_back() -> None:
    t = table().apply(1).apply(2)
    assert same(t.apply(0).undo(0), t)


def test_by_consent_anything_goes() -> None:
    assert table().apply(1).apply(2).goto(0).log == []


def test_who_has_not_answered_has_nothing_to_undo() -> None:
    with refused(NOTHING_TO_UNDO):
        table().apply(1).undo(1)
    with refused(NOTHING_TO_UNDO):
        table().undo(0)


def test_not_when_another_has_answered_since() -> None:
    t = table().apply(1, 2).apply(0).apply(2, seat=1)
    with refused(ANSWERED_SINCE):
        t.undo(0)
    assert len(t.undo(1).log) == 3


def test_a_bot_does_not_mind() -> None:
    t = table().apply(1, 2).apply(0).apply(2, seat=1)
    assert t.undo(0, bots=[1]).log == t.log[:2]
    with refused(ANSWERED_SINCE):
        t.undo(0, bots=[0, 2])


def test_the_end_of_a_game_is_taken_back_too() -> None:
    t = table().apply(1, 2).apply(0).apply(2, seat=1)
    end = t.apply(1)
    assert end.over
    assert same(end.undo(0), t)


@every_toy
def test_where_an_undo_would_go_is_known_without_running_the_rules(game: Any, options: Options) -> None:
    for t in walk(game, 3, 2, options):
        for seat in range(t.state.n):
            try:
                new = t.undo(seat)
            except Refused as e:
                with refused(e.reason):
                    t.undo_to(seat)
            else:
                first = t.undo_to(seat)
                assert t.log[first].seat == seat and not t.log[first].held
                assert new.log[:first] == t.log[:first]


# compounds


def compound(s: Box) -> None:
    s.ask(0, 0, [0, 1])
    s.ask(0, 1, [0, 1])
    s.ask(0, 1, [0, 1], held=True)
    s.ask(0, 1, [0, 1], held=True)
    s.ask(0, 0, [0, 1])


def test_a_compound_is_taken_back_whole() -> None:
    t = one(compound).apply(1)
    assert same(t.apply(1, 0, 1).undo(0), t)
    assert same(t.apply(1, 0).undo(0), t)


def test_only_the_last_compound_is_taken_back() -> None:
    t = one(compound).apply(1).apply(1, 0, 1)
    assert same(t.apply(0).undo(0), t)


def test_another_seats_compound_is_not_touched() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        s.ask(1, 0, [0, 1])
        s.ask(1, 0, [0, 1], held=True)
        s.ask(0, 0, [0, 1])

    t = one(rules).apply(1).apply(1, 1, seat=1)
    assert t.apply(1, seat=0).undo(0).log == t.log


# checkpoints


class Steps(BoxGame):
    """Each answer a checkpoint; the second follows a reveal."""

    def stretch(self, s: Box) -> None:
        step = s.d.get("step", 0) + 1
        if step == 2:
            s.barrier()
        s.ask(0, 0, [0, 1])
        s.d["step"] = step
        s.d["over"] = step == 4


def test_undo_across_a_checkpoint() -> None:
    t = start(Steps(), Box(1, 1, {})).apply(1).apply(0).apply(1)
    assert [m.ply for m in t.marks] == [0, 1, 2, 3]
    t = t.undo(0).undo(0)
    assert len(t.log) == 1
    assert [m.ply for m in t.marks] == [0, 1]
    assert t.state.d["step"] == 1


def test_a_checkpoint_remembers_the_reveal_before_it() -> None:
    t = start(Steps(), Box(1, 1, {})).apply(1).apply(0).apply(1).undo(0).undo(0)
    with refused(REVEALED_SINCE):
        t.undo(0)


# simultaneous choices


def lane(s: Box, seat: int) -> None:
    s.d["a"][seat] = s.ask(seat, 0, [0, 1, 2])
    s.d["b"][seat] = s.ask(seat, 0, [0, 1, 2])


def region(s: Box) -> None:
    s.ask(0, 1, [0, 1])
    simultaneously(s, lane)
    s.ask(0, 1, [0, 1])


def lanes(n: int) -> Session[Any]:
    return one(region, n, a=[-1] * n, b=[-1] * n).apply(1)


def test_undo_in_an_open_region_leaves_the_others_alone() -> None:
    t = lanes(3).apply(1, seat=2).apply(2, seat=0).apply(0, seat=2).apply(1, seat=1)
    t = t.undo(2)
    assert [a[:3] for a in t.log[1:]] == [(2, 0, 1), (0, 0, 2), (1, 0, 1)]
    assert t.state.d["a"] == [2, 1, 1]
    t = t.undo(2)
    assert [a.seat for a in t.log[1:]] == [0, 1]
    assert t.apply(2, seat=2).state.d["a"] == [2, 1, 2]
    with refused(NOTHING_TO_UNDO):
        t.undo(2)


def test_undo_of_what_preceded_a_region_only_while_nobody_answered_in_it() -> None:
    assert lanes(2).undo(0).log == []
    with refused(ANSWERED_SINCE):
        lanes(2).apply(1, seat=1).undo(0)


def test_a_closed_region_is_closed() -> None:
    t = lanes(2).apply(1, 1, seat=0).apply(1, 1, seat=1)
    assert t.region == -1
    with refused(ANSWERED_SINCE):
        t.undo(0)
    with refused(REVEALED_SINCE):  # the last to answer has seen the others' choices
        t.undo(1)


def test_a_region_of_one_reveals_nothing() -> None:
    def rules(s: Box) -> None:
        simultaneously(s, lane, [1])
        s.ask(1, 1, [0, 1])

    t = one(rules, a=[-1] * 2, b=[-1] * 2).apply(0, 2)
    assert t.region == -1
    assert len(t.undo(1).log) == 1


def test_a_reveal_in_a_lane_binds_its_seat_only() -> None:
    def peek(s: Box, seat: int) -> None:
        s.ask(seat, 0, [0, 1])
        if seat == 0:
            s.barrier()
        s.ask(seat, 0, [0, 1])

    def rules(s: Box) -> None:
        simultaneously(s, peek)

    t = one(rules).apply(0, seat=0).apply(1, seat=1)
    assert [a.seat for a in t.undo(1).log] == [0]
    with refused(REVEALED_SINCE):
        t.undo(0)
    t = one(rules).apply(1, seat=1).apply(0, seat=0)
    assert [a.seat for a in t.undo(1).log] == [0]


# whatever is done and undone


@every_toy
@pytest.mark.parametrize("seed", range(6))
def test_play_and_undo_at_random(game: Any, options: Options, seed: int) -> None:
    """The others' answers stay, reveals hold, and the log alone rebuilds the session."""
    rng = Rng(seed)
    t = Session.new(game, 3, seed, options)
    outcomes = set()
    for _ in range(250):
        if t.over:
            break
        if rng.below(3):
            d = anyone(t, rng)
            t = t.apply(any_of(d.opts, rng), seat=d.seat)
        else:
            t, outcome = undone(t, rng.below(3))
            outcomes.add(outcome)
        again = Session(game, t.setup, t.marks[:1], t.log)
        assert same(again, t)
        assert again.barriers[-1:] == t.barriers[-1:]
    assert "undone" in outcomes
    assert outcomes & set(REFUSALS)


def undone(t: Session[Any], seat: int) -> tuple[Session[Any], str]:
    try:
        new = t.undo(seat)
    except Refused as e:
        return t, e.reason
    assert [a for a in new.log if a.seat != seat] == [a for a in t.log if a.seat != seat]
    assert len(new.log) < len(t.log)
    reveals = [ply for lane, ply in t.barriers if lane in (-1, seat)]
    assert max(reveals) <= len(new.log) or new.region >= 0
    assert frozen(new.goto(len(new.log)).state) == frozen(new.state)
    return new, "undone"
