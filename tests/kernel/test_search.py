"""run: to the end without suspending, as one seat may imagine it."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Bot, Decision, Rng, Session, State, simultaneously
from toys.box import Box, one
from toys.expect import rules_error
from toys.mars_trade import MarsTrade
from toys.play import OneMove, Options, Peek, Random, Scribe, anyone, best_of, every_toy, frozen, same, walk
from toys.research import Research


def gamble(s: Box) -> None:
    s.ask(0, 0, [0, 1])
    s.barrier()
    s.d["die"] = s.rng.below(1000)


def test_without_rng_it_is_the_game_itself() -> None:
    t = one(gamble)
    assert {t.run(OneMove(0)).d["die"] for _ in range(3)} == {t.apply(0).state.d["die"]}


def test_a_search_does_not_foresee_the_dice() -> None:
    t = one(gamble)
    dice = {t.run(OneMove(0), 0, Rng(k)).d["die"] for k in range(8)}
    assert len(dice) > 4


def test_the_same_rng_imagines_the_same() -> None:
    t = Session.new(Research(), 3, seed=1)
    assert frozen(t.run(Random(1), 0, Rng(5))) == frozen(t.run(Random(1), 0, Rng(5)))


def test_hidden_cards_are_dealt_again() -> None:
    def draw(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        s.barrier()
        s.d["card"] = s.d["deck"].pop()

    t = one(draw, deck=list(range(50)))
    assert t.run(OneMove(0)).d["card"] == 49
    assert len({t.run(OneMove(0), 0, Rng(k)).d["card"] for k in range(8)}) > 4


def test_what_happened_before_is_not_dealt_again() -> None:
    def draw_and_ask(s: Box) -> None:
        s.ask(0, 0, [0, 1])
        s.barrier()
        s.d["card"] = s.d["deck"].pop()
        s.ask(0, 0, [0, 1])

    t = one(draw_and_ask, deck=list(range(50))).apply(0)
    assert {t.run(OneMove(0), 0, Rng(k)).d["card"] for k in range(8)} == {49}


def test_it_goes_on_from_the_present_ply() -> None:
    t = one(lambda s: s.d.update(all=[s.ask(0, 0, [0, 1, 2]) for _ in range(3)])).apply(2).apply(1)
    assert t.run(OneMove(0)).d["all"] == [2, 1, 0]


def test_it_leaves_the_session_alone() -> None:
    t = Session.new(Research(), 3, seed=1)
    before = frozen(t.state)
    t.run(Random(1), 0, Rng(5))
    t.run(Random(2))
    assert frozen(t.state) == before
    assert t.log == []


def test_a_bot_that_does_not_say_how_it_answers_cannot() -> None:
    with rules_error("answers nothing"):
        one(gamble).run(Bot())


# in races, hidden hands show in menus


class MenuReader(Random):
    """Keeps the contexts of all questions."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seen: list[Any] = []

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        self.seen.append((seat, ctx))
        return super().live(s, seat, kind, opts, ctx, held)


def hand_menu(s: Box, seat: int) -> Decision:
    return Decision(seat, 0, [0, 1], tuple(s.d["deck"]))


def test_no_menu_is_computed_before_hidden_hands_are_dealt_again() -> None:
    t = one(lambda s: s.race([0, 1], hand_menu), deck=list(range(50)))
    for k in range(4):
        bot = MenuReader()
        t.run(bot, 0, Rng(k))
        assert all([list(ctx) != list(range(50)) for _, ctx in bot.seen])


# in regions, the others' answers are not known


def test_the_others_open_answers_are_dropped() -> None:
    def vote(s: Box, seat: int) -> None:
        s.d["votes"][seat] = s.ask(seat, 0, list(range(100)))

    t = one(lambda s: simultaneously(s, vote), 3, votes=[-1] * 3).apply(77, seat=2)
    imagined = {t.run(Random(k), 0, Rng(k)).d["votes"][2] for k in range(6)}
    assert len(imagined) > 3
    assert {t.run(Random(k), 2, Rng(k)).d["votes"][2] for k in range(6)} == {77}


@every_toy
def test_a_search_begins_with_the_seats_own_question_and_view(game: Any, options: Options) -> None:
    for seed in range(2):
        for k, t in enumerate(walk(game, 3, seed, options)[::5]):
            for d in t.pending:
                bot = Peek(game, k)
                t.run(bot, d.seat, Rng(k))
                assert bot.question == (d.seat, d.kind, d.opts)
                assert bot.view == t.view(d.seat)


@pytest.mark.parametrize(("game", "options"), [(MarsTrade(), {"level": [2, 1, 2]}), (Research(), {})])
def test_search_from_any_pending_seat(game: Any, options: Options) -> None:
    rng = Rng(3)
    for t in walk(game, 3, 1, options)[::12]:
        for d in t.pending:
            assert best_of(t, d, 2, rng) in d.opts


def test_search_finds_the_better_move() -> None:
    def rules(s: Box) -> None:
        chance = s.ask(0, 0, [2, 8])
        s.barrier()
        s.d["score"] = [int(s.rng.below(10) < chance), 0]

    t = one(rules)
    assert best_of(t, t.pending[0], 60, Rng(1)) == 8


@every_toy
def test_a_bots_game_replays_as_a_session(game: Any, options: Options) -> None:
    for seed in range(8):
        t = Session.new(game, 3, seed, options)
        bot = Scribe(seed)
        end = t.run(bot)
        again = Session(game, t.setup, t.marks[:1], bot.answers)
        assert frozen(again.state) == frozen(end)
        assert again.over


@every_toy
def test_a_bot_goes_on_where_people_stopped(game: Any, options: Options) -> None:
    for t in walk(game, 3, 2, options, anyone)[::11]:
        bot = Scribe(3)
        end = t.run(bot)
        if t.region < 0:
            assert frozen(Session(game, t.setup, t.marks, t.log + bot.answers).state) == frozen(end)


def test_sessions_played_by_apply_and_by_a_bot_have_the_same_log() -> None:
    for seed in range(3):
        t = Session.new(MarsTrade(), 3, seed, {"level": 2})
        bot = Scribe(seed)
        t.run(bot)
        stepped = t
        for answer in bot.answers:
            stepped = stepped.submit(answer.seat, [(answer.kind, answer.arg)])
        assert stepped.log == bot.answers
        assert same(stepped, Session(t.game, t.setup, t.marks, bot.answers))
