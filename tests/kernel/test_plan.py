"""A joint plan, as in First Martians: a race in which everybody edits until all are ready."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel import Answer, Menu, Session, State
from cinqmars.kernel.errors import ANSWERED_SINCE, ILLEGAL, REVEALED_SINCE
from toys.expect import refused
from toys.first_martians_plan import EDITS, READY, ROUNDS, FirstMartiansPlan, move
from toys.play import Random, Scribe, frozen

GAME = FirstMartiansPlan()
ROVER = 6  # of three players


def table(seats: int, seed: int = 1, own_only: bool = False) -> Session[Any]:
    return Session.new(GAME, seats, seed, {"own_only": own_only})


def leads(t: Session[Any]) -> list[int]:
    return [d.seat for d in t.pending if d.must]


def test_anybody_may_plan() -> None:
    assert [d.seat for d in table(3).pending] == [0, 1, 2]
    assert table(3).apply(move(0, 1), seat=2).state.place[0] == 1


def test_an_edit_unsettles_everybody() -> None:
    t = table(3).apply(READY, seat=2)
    assert t.state.ready == [False, False, True]
    assert t.apply(move(0, 1), seat=1).state.ready == [False] * 3


def test_the_game_waits_for_the_first_who_is_not_ready() -> None:
    t = table(3)
    assert leads(t) == [0]
    t = t.apply(READY, seat=0)
    assert leads(t) == [1]
    t = t.apply(READY, seat=1)
    assert leads(t) == [2]


def test_the_plan_is_carried_out_when_all_are_ready() -> None:
    t = table(3).apply(move(0, 1), seat=1).apply(READY, seat=0).apply(READY, seat=1)
    assert (t.state.round, t.state.step) == (0, 0)
    t = t.apply(READY, seat=2)
    assert (t.state.round, t.state.step) != (0, 0)


def test_with_own_only_a_seat_moves_its_own_pieces_and_the_shared_ones() -> None:
    t = table(3, own_only=True)
    with refused(ILLEGAL):
        t.apply(move(0, 1), seat=1)
    t = t.apply(move(0, 1), seat=0).apply(move(ROVER, 1), seat=2)
    assert t.state.place[ROVER] == 1


def test_undo_of_ones_own_edit_while_nobody_has_gone_on() -> None:
    t = table(2)
    a = t.apply(move(0, 1), seat=0)
    b = a.apply(move(2, 1), seat=1)
    assert frozen(a.undo(0).state) == frozen(t.state)
    assert frozen(b.undo(1).state) == frozen(a.state)
    with refused(ANSWERED_SINCE):
        b.undo(0)


def test_otherwise_taking_back_is_a_move_like_any_other() -> None:
    t = table(2).apply(move(0, 1), seat=0).apply(move(2, 1), seat=1)
    assert t.apply(move(0, 0), seat=0).state.place[0] == 0


def test_no_undo_past_the_dice() -> None:
    t = table(2, seed=3).apply(move(0, 1), seat=0).apply(READY, seat=0)
    assert len(t.undo(0).log) == 1
    rolled = t.apply(READY, seat=1)
    assert max([ply for _, ply in rolled.barriers]) == 3
    with refused(REVEALED_SINCE):
        rolled.undo(1)


class Alone(Random):
    """A co-operative bot that lets the lead plan for all."""

    def live_race(self, s: State, order: list[int], menu: Menu) -> Answer:
        return super().live_race(s, order[:1], menu)


def test_one_planner_asks_less_than_four() -> None:
    alone, together = Alone(1), Random(1)
    table(4).run(alone)
    table(4).run(together)
    assert alone.count < together.count


def test_bots_end_and_their_log_replays() -> None:
    for seed in range(20):
        t = table(4, seed)
        bot = Scribe(seed)
        end = t.run(bot)
        assert bot.count < ROUNDS * 4 * EDITS * 5
        assert frozen(Session(GAME, t.setup, t.marks[:1], bot.answers).state) == frozen(end)
