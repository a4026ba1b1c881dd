"""The random player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bots.parlour import GAMES, Grab, Matches, frozen, name, table_of
from cinqmars.bots import Eyes, play_on
from cinqmars.bots.uniform import Drift, Uniform
from cinqmars.kernel import WAIT, Game, Session


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_it_plays_the_same_game_without_stopping_and_question_by_question(game: Game[Any]) -> None:
    for seed in range(2):
        fresh = table_of(game, seed)
        seeds = [100 * seed + seat for seat in range(fresh.state.n)]
        drift = Drift(seeds)
        end = fresh.run(drift)
        stepped = play_on(fresh, {seat: Uniform(seeds[seat]) for seat in range(fresh.state.n)})
        assert stepped.over
        assert frozen(stepped.state) == frozen(end)
        assert drift.answers == len(stepped.log)


def test_every_option_is_as_likely() -> None:
    table = Session.new(Matches(), 2)
    eyes, asked = Eyes(table, 0), table.pending[0]
    picked = Counter([Uniform(seed).choose(eyes, asked) for seed in range(3000)])
    assert sorted(picked) == [1, 2, 3]
    assert all(900 < times < 1100 for times in picked.values())


def test_answers_of_one_game_are_independent() -> None:
    """The same question twice in a row: all nine pairs come up."""
    pairs: Counter[tuple[int, ...]] = Counter()
    for seed in range(900):
        table, picked = Session.new(Matches(), 2, 2), list[int]()  # a heap of 7
        bot = Uniform(seed)
        while len(picked) < 2 and table.pending:
            arg = bot.choose(Eyes(table, table.pending[0].seat), table.pending[0])
            picked.append(arg)
            table = table.apply(arg)
        pairs[tuple(picked)] += 1
    assert len(pairs) == 9
    assert min(pairs.values()) > 60


def test_in_a_race_it_mostly_waits_and_sometimes_acts() -> None:
    table = Session.new(Grab(), 2)
    asked = table.asked(1)
    assert not asked.must
    said = Counter([Uniform(seed).choose(Eyes(table, 1), asked) for seed in range(400)])
    assert 250 < said[WAIT] < 350
    assert set(said) == {WAIT, *asked.opts}
    assert all(Uniform(seed).choose(Eyes(table, 0), table.asked(0)) != WAIT for seed in range(50))


def test_asked_again_it_says_the_same() -> None:
    table = Session.new(Grab(), 2)
    for seed in range(20):
        bot = Uniform(seed)
        assert len({bot.choose(Eyes(table, 1), table.asked(1)) for _ in range(5)}) == 1
