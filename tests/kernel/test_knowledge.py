"""What a seat knows: its history, the key that names it, and the tables it can imagine."""

from __future__ import annotations

from typing import Any

import pytest

from bots.parlour import GAMES, name, table_of
from cinqmars.bots.uniform import Drift
from cinqmars.kernel import Answer, Refused, Rng, Session, Told, probe, record, simultaneously
from cinqmars.kernel.session import Mark
from toys.box import Box, OneOff, redealt, start


def box(rules: Any, seats: int = 2, **d: Any) -> Session[Any]:
    return start(OneOff(rules), Box(seats, 1, {"score": [0] * seats, **d}))


def drawn(session: Session[Any], answers: int, seed: int) -> Session[Any]:
    luck = Rng(seed)
    while session.pending and len(session.log) < answers:
        asked = session.pending[luck.below(len(session.pending))]
        session = session.apply(asked.opts[luck.below(len(asked.opts))], seat=asked.seat)
    return session


# history


def test_a_history_has_what_the_seat_was_told_and_what_it_answered() -> None:
    def rules(s: Box) -> None:
        s.emit("dealt", 7, to=1)
        s.emit("dealt", 9, to=2)
        s.emit("picked", 0, s.ask(0, 0, [1, 2]))
        s.ask(1, 0, [1, 2])

    session = box(rules).apply(2).apply(1)
    assert session.history(0) == [Told("dealt", (7,)), session.log[0], Told("picked", (0, 2))]
    assert session.history(1) == [Told("dealt", (9,)), Told("picked", (0, 2)), session.log[1]]


def test_a_history_does_not_tell_in_which_order_others_chose_in_secret() -> None:
    def lane(s: Box, seat: int) -> None:
        for _ in range(1 + (s.ask(seat, 0, [1, 2]) == 2)):
            s.emit("mine", s.ask(seat, 1, [3, 4]))

    session = box(lambda s: simultaneously(s, lane))
    first = session.apply(1, 3, seat=0).apply(2, 3, 3, seat=1)
    last = session.apply(2, 3, 3, seat=1).apply(1, 3, seat=0)
    assert first.over and first.log != last.log
    for seat in (0, 1):
        assert first.history(seat) == last.history(seat)
        assert first.key(seat) == last.key(seat)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_history_is_whole_wherever_the_table_was_resumed(game: Any) -> None:
    session = drawn(table_of(game, 1), 40, 2)
    resumed = record.resume(game, record.save(session))
    assert resumed.history(0) == session.history(0)
    mine = [x for x in session.history(0) if isinstance(x, Answer)]
    assert mine == [a for a in session.known(0) if a.seat == 0]


# the key


def test_the_key_differs_once_the_seat_was_told_something_else() -> None:
    def rules(s: Box) -> None:
        s.emit("coin", s.d["coin"], to=1)
        s.ask(1, 0, [1, 2])
        s.emit("coin", s.d["coin"])
        s.ask(1, 0, [1, 2])

    class Coin(OneOff):
        def sees(self, s: Box, seat: int) -> dict[str, Any]:
            return {}

    heads, tails = [start(Coin(rules), Box(2, 1, {"score": [0, 0], "coin": side})) for side in "ht"]
    assert heads.key(0) != tails.key(0)
    assert heads.key(1) == tails.key(1) and heads.key(-1) == tails.key(-1)
    heads, tails = heads.apply(1), tails.apply(1)
    assert heads.key(1) != tails.key(1)


def test_the_key_names_what_the_seat_answered_was_asked_and_sees() -> None:
    def rules(s: Box) -> None:
        s.ask(0, 0, s.d["opts"], (s.d["about"],))
        s.ask(0, 0, [1, 2])

    class Blind(OneOff):
        def sees(self, s: Box, seat: int) -> dict[str, Any]:
            return {"seen": s.d["seen"]}

    def keys(arg: int, opts: list[int], about: int, seen: int) -> str:
        d = {"score": [0, 0], "opts": opts, "about": about, "seen": seen}
        return start(Blind(rules), Box(2, 1, d)).apply(arg).key(0)

    known = keys(1, [1, 2], 5, 0)
    assert known == keys(1, [1, 2], 5, 0)
    assert len({known, keys(2, [1, 2], 5, 0), keys(1, [1, 3], 5, 0), keys(1, [1, 2], 6, 0)}) == 4
    assert known != keys(1, [1, 2], 5, 1)


def test_others_secret_choices_are_not_in_the_key_before_they_are_told() -> None:
    def lane(s: Box, seat: int) -> None:
        s.d["score"][seat] = s.ask(seat, 0, [1, 2])

    def rules(s: Box) -> None:
        simultaneously(s, lane)
        s.ask(0, 1, [8, 9])

    session = box(rules)
    one, two = [session.apply(arg, seat=1) for arg in (1, 2)]
    assert session.key(0) == one.key(0) == two.key(0)
    assert one.apply(1, seat=0).key(0) != two.apply(1, seat=0).key(0)


# imagined tables


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_an_imagined_table_looks_the_same_and_goes_on(game: Any) -> None:
    others = 0
    for answers in (0, 3, 11, 30):
        session = drawn(table_of(game, 1), answers, answers)
        for asked in session.pending[:2]:
            seat = asked.seat
            for seed in range(3):
                dream = session.imagine(seat, seed)
                assert dream.asked(seat) == asked
                assert dream.view(seat) == session.view(seat)
                assert dream.key(seat) == session.key(seat)
                others += dream.digest() != session.digest()
                assert dream.imagine(seat, 9).digest() == session.imagine(seat, 9).digest()
                played = drawn(dream, answers + 20, seed)
                again = drawn(session.imagine(seat, seed), answers + 20, seed)
                assert played.digest() == again.digest()
                assert played.goto(len(played.log)).digest() == played.digest()
                assert [m.digest() for m in played.marks] == [m.digest() for m in again.marks]
    assert others


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_is_imagined_is_what_a_search_imagines(game: Any) -> None:
    session = drawn(table_of(game, 1), 12, 5)
    if session.over:
        return
    seat = session.pending[0].seat
    seeds = [3] * session.seats
    dream = session.imagine(seat, 4)
    assert game.returns(dream.run(Drift(seeds))) == game.returns(session.run(Drift(seeds), seat, Rng(4)))


def test_hands_are_dealt_again_and_stay_so() -> None:
    """The rules have already looked at the true hands before the question; what follows goes by the imagined."""

    class Hands(OneOff):
        def sees(self, s: Box, seat: int) -> dict[str, Any]:
            return {"hand": s.d["hands"][seat] if seat >= 0 else []}

        def resample(self, s: Box, seat: int, rng: Rng) -> None:
            redealt([hand for p, hand in enumerate(s.d["hands"]) if p != seat], rng)

    def rules(s: Box) -> None:
        for seat in range(3):
            s.d["score"][seat] = s.ask(seat, 0, sorted(s.d["hands"][seat]))

    hands = [[1, 2], [3, 4], [5, 6]]
    session = start(Hands(rules), Box(3, 1, {"score": [0] * 3, "hands": hands}))
    dealt = {tuple(session.imagine(0, seed).apply(1).asked(1).opts) for seed in range(40)}
    assert dealt == {(a, b) for a in (3, 4, 5, 6) for b in (3, 4, 5, 6) if a < b}
    dream = session.imagine(0, 1).apply(1)
    assert dream.asked(1).opts == sorted(dream.state.d["hands"][1])
    assert probe(dream, 1, [(0, dream.asked(1).opts[0])]).decision is None
    assert dream.apply(dream.asked(1).opts[1]).undo(1).digest() == dream.digest()
    with pytest.raises(Refused):
        session.imagine(1, 1)  # its question is not put yet
    with pytest.raises(Refused):
        session.apply(1).imagine(1, 1).goto(0)
    with pytest.raises(Refused):
        session.apply(1).imagine(1, 1).undo(0)


def test_in_a_secret_choice_the_others_are_imagined_before_they_are_asked() -> None:
    class Hands(OneOff):
        def resample(self, s: Box, seat: int, rng: Rng) -> None:
            redealt([hand for p, hand in enumerate(s.d["hands"]) if p != seat], rng)

    def lane(s: Box, seat: int) -> None:
        for _ in range(2):
            s.ask(seat, 0, sorted(s.d["hands"][seat]))

    hands = [[1, 2], [3, 4], [5, 6]]
    game = Hands(lambda s: simultaneously(s, lane))
    session = start(game, Box(3, 1, {"score": [0] * 3, "hands": hands})).apply(3, seat=1).apply(5, seat=2)
    dream = next(d for d in [session.imagine(2, seed) for seed in range(20)] if d.asked(0).opts != [1, 2])
    assert len(dream.log) == 1  # its own
    others = sorted([*dream.asked(0).opts, *dream.asked(1).opts])
    assert others == [1, 2, 3, 4]
    further = dream.apply(dream.asked(0).opts[0], seat=0)
    assert further.asked(1) == dream.asked(1) and further.apply(6, seat=2).asked(0) == further.asked(0)
    with pytest.raises(Refused):
        further.run(Drift([1, 1, 1]), 0, Rng(1))


def test_a_dream_within_a_dream_begins_with_what_was_dreamt() -> None:
    class Hands(OneOff):
        def resample(self, s: Box, seat: int, rng: Rng) -> None:
            redealt([hand for p, hand in enumerate(s.d["hands"]) if p != seat], rng)

    def rules(s: Box) -> None:
        for seat in range(3):
            s.d["score"][seat] = s.ask(seat, 0, sorted(s.d["hands"][seat]))

    hands = [[1, 2], [3, 4], [5, 6]]
    dream = start(Hands(rules), Box(3, 1, {"score": [0] * 3, "hands": hands})).imagine(0, 3).apply(1)
    ends = [dream.run(Drift([seed] * 3), 1, Rng(seed)) for seed in range(9)]
    assert {tuple(s.d["hands"][1]) for s in ends} == {tuple(dream.state.d["hands"][1])}
    assert len({tuple(s.d["hands"][2]) for s in ends}) > 1


def test_a_mark_of_the_truth_is_not_taken_for_one_of_the_dream() -> None:
    """Stretches that ask nothing lie between the checkpoint and the question."""
    session = table_of(GAMES[0], 2)
    marks = [Mark(0, session.marks[0].state)]
    seat = session.pending[0].seat
    bare = Session(session.game, session.setup, marks, session.log).imagine(seat, 5)
    assert bare.digest() == session.imagine(seat, 5).digest()
