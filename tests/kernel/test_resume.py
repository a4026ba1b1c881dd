"""Resuming a save of one's own: from its checkpoint, so that a change of the rules breaks no running game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from cinqmars.kernel import BadRecord, Diverged, Session, record
from cinqmars.kernel.errors import REVEALED_SINCE
from toys.box import Box, BoxGame, OneOff
from toys.expect import bad_record, diverged, refused
from toys.play import Options, every_toy, same, walk
from toys.reactions import Reactions

Record = dict[str, Any]
Rules = Callable[[Box], None]


def saved(t: Session[Any]) -> Record:
    data: Record = json.loads(json.dumps(record.save(t)))
    return data


@every_toy
def test_every_ply_is_resumed_as_it_was(game: Any, options: Options) -> None:
    for t in walk(game, 3, 1, options):
        again = record.resume(game, saved(t))
        assert same(again, t)
        assert again.barriers == t.barriers
        assert again.setup == t.setup


@every_toy
def test_what_was_resumed_goes_on_is_saved_and_loads(game: Any, options: Options) -> None:
    path = walk(game, 3, 2, options)
    middle = len(path) // 2
    t = record.resume(game, saved(path[middle]))
    for answer in path[-1].log[middle:]:
        t = t.submit(answer.seat, [(answer.kind, answer.arg)])
    assert same(t, path[-1])
    assert same(record.load(game, saved(t)), path[-1])
    assert saved(t)["digests"][-1] == saved(path[-1])["digests"][-1]


@every_toy
def test_one_may_go_back_before_the_checkpoint(game: Any, options: Options) -> None:
    path = walk(game, 3, 2, options)
    t = record.resume(game, saved(path[-1]))
    for ply in range(0, len(path), 10):
        assert same(t.goto(ply), path[ply])


def test_reveals_are_remembered() -> None:
    path = walk(Reactions(), 3, 2)
    for t in path[1:]:
        seat = t.log[-1].seat
        if any([ply == len(t.log) for _, ply in t.barriers]):
            with refused(REVEALED_SINCE):
                record.resume(Reactions(), saved(t)).undo(seat)


# another version of the rules


class Rounds(BoxGame):
    """Three rounds, each a stretch with two questions, each by rules of its own."""

    id: ClassVar[str] = "rounds"

    def __init__(self, *rounds: Rules) -> None:
        self.rounds = rounds

    def stretch(self, s: Box) -> None:
        number = s.d.get("round", 0)
        self.rounds[number](s)
        s.d["round"] = number + 1
        s.d["over"] = s.d["round"] == len(self.rounds)


def paying(price: int, most: int = 2) -> Rules:
    def rules(s: Box) -> None:
        bought = s.ask(0, 0, list(range(most + 1)))
        s.d["money"] = s.d.get("money", 20) - price * bought
        s.ask(1, 1, [0, 1])

    return rules


AS_IT_WAS = Rounds(paying(3), paying(3), paying(3))
OTHER_PAST = Rounds(paying(4), paying(3), paying(3))
LOUD = Rounds(paying(3), paying(3, most=1), paying(3))
QUIET = Rounds(paying(3), paying(4), paying(3))
FUTURE = Rounds(paying(3), paying(3), paying(5))


def second_round() -> Session[Any]:
    """After one answer of the second round."""
    return Session.new(AS_IT_WAS, 2).apply(1).apply(1).apply(2)


def test_a_change_in_past_rounds_does_not_matter() -> None:
    t = record.resume(OTHER_PAST, saved(second_round()))
    assert same(t, second_round())
    with pytest.raises(Diverged):
        record.load(OTHER_PAST, saved(second_round()))


def spending(price: int) -> Rules:
    """As much as there is money for."""

    def rules(s: Box) -> None:
        money = s.d.get("money", 12)
        s.d["money"] = money - price * s.ask(0, 0, list(range(1 + money // 3)))
        s.ask(1, 1, [0, 1])

    return rules


def test_load_tells_the_first_difference_not_what_follows_from_it() -> None:
    t = Session.new(Rounds(spending(3), spending(3)), 2).apply(2).apply(1).apply(2)
    dearer = Rounds(spending(5), spending(3))  # no money is left for the third answer
    with diverged(2, "checkpoint 1"):
        record.load(dearer, saved(t))


def test_a_change_in_rounds_to_come_does_not_matter() -> None:
    assert same(record.resume(FUTURE, saved(second_round())), second_round())


def test_a_change_under_the_current_round_is_noticed_if_an_answer_no_longer_fits() -> None:
    with diverged(2):
        record.resume(LOUD, saved(second_round()))


def test_a_change_under_the_current_round_is_noticed_if_it_has_other_consequences() -> None:
    with diverged(3, "other consequences"):
        record.resume(QUIET, saved(second_round()))


@pytest.mark.parametrize(("changed", "options"), [(LOUD, [0, 1]), (QUIET, [0, 1, 2])])
def test_repair_asks_the_current_round_again(changed: Rounds, options: list[int]) -> None:
    t = record.resume(changed, saved(second_round()), repair=True)
    assert t.log == second_round().log[:2]
    assert t.pending[0].opts == options
    assert t.state.d["money"] == 17


def test_repair_changes_nothing_where_nothing_is_broken() -> None:
    assert same(record.resume(OTHER_PAST, saved(second_round()), repair=True), second_round())


@pytest.mark.parametrize("changed", [LOUD, QUIET])
def test_what_was_repaired_is_played_saved_and_loaded(changed: Rounds) -> None:
    t = record.resume(changed, saved(second_round()), repair=True).apply(1).apply(0)
    assert same(record.resume(changed, saved(t)), t)
    assert same(record.load(changed, saved(t)), t)


def test_a_change_under_the_first_round() -> None:
    t = Session.new(AS_IT_WAS, 2).apply(2)
    with pytest.raises(Diverged):
        record.resume(OTHER_PAST, saved(t))
    assert record.resume(OTHER_PAST, saved(t), repair=True).log == []


def pinned(s: Box) -> None:
    price = 3 if s.rules < 2 else 4
    s.d["money"] = 10 - price * s.ask(0, 0, [0, 1, 2])
    s.ask(0, 1, [0, 1])


class Second(OneOff):
    version: ClassVar[int] = 2


def test_a_table_pinned_to_its_rules_is_not_touched_by_a_change() -> None:
    old = Session.new(OneOff(pinned), 2).apply(2)
    assert record.resume(Second(pinned), saved(old)).state.d["money"] == 4


def test_a_table_of_the_second_rules_keeps_them() -> None:
    t = record.resume(Second(pinned), saved(Session.new(Second(pinned), 2).apply(2)))
    assert (t.state.d["money"], t.state.rules, t.setup.rules) == (2, 2, 2)


# a save that was tampered with


def test_an_edited_checkpoint_is_noticed() -> None:
    data = saved(second_round())
    data["checkpoint"]["state"]["d"]["money"] += 1
    with diverged(3, "other consequences"):
        record.resume(AS_IT_WAS, data)
    assert same(record.load(AS_IT_WAS, data), second_round()), "load does not even look at it"


def test_an_edited_answer_of_the_current_round_is_noticed() -> None:
    data = saved(second_round())
    data["answers"][2][2] = 1
    with diverged(2, "was edited"):
        record.resume(AS_IT_WAS, data)


def test_an_edited_result_is_noticed() -> None:
    t = second_round().apply(0).apply(0).apply(0)
    data = saved(t)
    data["result"]["returns"] = [1.0, 0.0]
    with diverged(6, "the file has result"):
        record.resume(AS_IT_WAS, data)


def test_fewer_answers_than_the_checkpoint_has_seen() -> None:
    data = saved(second_round())
    data["answers"] = data["answers"][:1]
    with bad_record("record-field"):
        record.resume(AS_IT_WAS, data)


@pytest.mark.parametrize("field", ["n", "rules", "rng", "d"])
def test_a_checkpoint_that_cannot_be_read(field: str) -> None:
    data = saved(second_round())
    del data["checkpoint"]["state"][field]
    with bad_record("record-checkpoint"):
        record.resume(AS_IT_WAS, data)


@pytest.mark.parametrize("error", [KeyError, TypeError, ValueError, IndexError, AttributeError])
def test_whatever_a_game_trips_over_in_a_checkpoint(error: type[Exception]) -> None:
    class Picky(Rounds):
        def load(self, plain: dict[str, Any]) -> Box:
            raise error("no")

    with bad_record("record-checkpoint"):
        record.resume(Picky(paying(3), paying(3), paying(3)), saved(second_round()))


def test_a_checkpoint_of_another_place_in_the_game() -> None:
    data = saved(second_round())
    data["checkpoint"]["ply"] = 1
    with pytest.raises(BadRecord):
        record.resume(AS_IT_WAS, data)
