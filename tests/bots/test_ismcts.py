"""Information-set tree search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from bots.parlour import BURN, GRAB, Bids, Grab, Laps, Leaky, Marathon, Matches, Signals, Tricks, matches
from cinqmars.bots import Eyes, play_on
from cinqmars.bots.ismcts import SHORTLIST, Ismcts, Node, Walk, block
from cinqmars.bots.player import Enough
from cinqmars.bots.search import Search
from cinqmars.kernel import WAIT, Decision, Rng, RulesError, Session
from cinqmars.sim import simulate
from toys.box import Box, OneOff, one, start

TREES = [
    Search(200),
    Search(200, priors=False),
    Search(200, cut=1),
    Search(200, cut=0, priors=False),
    Search(200, cut=2, greedy=True),
]
STYLES = [*TREES, Search(200, halving=True), Search(200, cut=2, greedy=True, halving=True)]


def style(search: Search) -> str:
    return f"cut={search.cut},priors={search.priors},greedy={search.greedy},halving={search.halving}"


def said(session: Session[Any], seat: int, search: Search, seed: int = 1) -> int:
    return Ismcts(seed, search).choose(Eyes(session, seat), session.asked(seat))


@pytest.mark.parametrize("search", STYLES, ids=style)
@pytest.mark.parametrize("heap", [5, 6, 7])
def test_it_finds_a_forced_win(heap: int, search: Search) -> None:
    assert all(said(start(Matches(), matches(heap)), 0, search, seed) == heap - 4 for seed in range(5))


def test_it_plays_a_won_game_to_its_end() -> None:
    for seed in range(3):  # heaps of 5, 6 and 7
        players = {0: Ismcts(1, Search(200)), 1: Ismcts(2, Search(200))}
        end = play_on(Session.new(Matches(), 2, seed), players)
        assert end.game.returns(end.state) == [1, 0]


@pytest.mark.parametrize("search", TREES, ids=style)
def test_it_is_the_same_for_the_same_seed(search: Search) -> None:
    table = Session.new(Tricks(), 3, 5)
    eyes, asked = Eyes(table, 0), table.asked(0)

    def figures(seed: int) -> list[tuple[int, int, float]]:
        root = Ismcts(seed, search).grow(eyes, asked)
        return [(key, kid.n, kid.w) for key, kid in root.kids.items()]

    assert figures(3) == figures(3)
    assert len({str(figures(seed)) for seed in range(6)}) > 1


def test_a_single_option_needs_no_search() -> None:
    table = start(Matches(), matches(7))
    bot = Ismcts(1, Search(10**12))
    assert bot.choose(Eyes(table, 0), Decision(0, 0, [3])) == 3


def test_the_budget_is_what_it_says() -> None:
    table = start(Matches(), matches(7))
    root = Ismcts(1, Search(37)).grow(Eyes(table, 0), table.asked(0))
    assert root.n == 37
    assert sum(kid.n for kid in root.kids.values()) == 37


def ticking() -> Callable[[], float]:
    """A clock that is one second further on each time it is read."""
    now = iter(range(10**6))
    return lambda: float(next(now))


def test_it_stops_when_its_time_is_over() -> None:
    table = start(Matches(), matches(7))
    bot = Ismcts(1, Search(5, seconds=20), ticking())
    assert bot.grow(Eyes(table, 0), table.asked(0)).n == 20


def test_however_short_the_time_it_searches_once() -> None:
    table = start(Matches(), matches(7))
    assert said(table, 0, Search(seconds=1e-9)) in (1, 2, 3)


# the tree


def test_an_option_is_neglected_only_where_it_was_possible() -> None:
    often, seldom = Node(), Node()
    often.n, often.w, often.seen = 10, 6.0, 1000
    seldom.n, seldom.w, seldom.seen = 10, 8.0, 11
    table = start(Matches(), matches(7))
    walk = Walk(table.game, table.asked(0), Node(), Search(), Rng(1))
    assert walk.by_bounds([often, seldom]) == 0  # by visits of the parent it would be the better one
    assert walk.by_priors([often, seldom], [0.5, 0.5]) == 0
    seldom.seen = 1000
    assert walk.by_bounds([often, seldom]) == 1
    assert walk.by_priors([often, seldom], [0.5, 0.5]) == 1


def test_availability_is_counted_world_by_world() -> None:
    table = Session.new(Tricks(), 2, 1)
    root = Ismcts(1, Search(300)).grow(Eyes(table, 0), table.asked(0))
    assert all(kid.seen == root.n for kid in root.kids.values())
    below = [kid for mine in root.kids.values() for kid in mine.kids.values()]
    assert len(below) > 2 * 3  # more cards than one hand of the other holds
    assert all(kid.n <= kid.seen for kid in below)
    assert any(0 < kid.seen < mine.n for mine in root.kids.values() for kid in mine.kids.values())


def test_the_same_words_of_two_seats_are_two_nodes() -> None:
    assert block(0, 1) + 2 != block(1, 1) + 2
    assert block(0, 1) + WAIT != block(0, 0) + 2**31


def test_priors_decide_where_to_look_first() -> None:
    table = Session.new(Tricks(), 2, 1)
    asked = table.asked(0)
    first = Ismcts(1, Search(1)).grow(Eyes(table, 0), asked)
    (tried,) = [key for key, kid in first.kids.items() if kid.n]
    assert tried == block(0, 0) + max(asked.opts)


def test_a_world_must_begin_with_the_real_question() -> None:
    table = Session.new(Leaky(), 2)
    with pytest.raises(RulesError, match="re-dealing changed"):
        said(table, 0, Search(3))


# halving


def test_by_halving_all_options_meet_the_same_luck() -> None:
    """A die follows the answer: were it rolled anew for each option, the better one would not always win."""

    def rules(s: Box) -> None:
        s.d["score"][0] = s.ask(0, 0, [0, 1, 2]) + 10 * s.rng.below(100)

    table = one(rules, score=[0, 0])
    table.game.values = lambda s: [float(p) for p in s.d["score"]]  # type: ignore[method-assign]
    table.game.returns = table.game.values  # type: ignore[method-assign]
    assert all(said(table, 0, Search(1, halving=True), seed) == 2 for seed in range(20))


@pytest.mark.parametrize("options", [2, 3, 5, 8, 30])
def test_by_halving_the_budget_is_shared_among_fewer_and_fewer(options: int) -> None:
    answers: list[int] = []

    def rules(s: Box) -> None:
        answers.append(s.ask(0, 0, list(range(options))))

    table = one(rules, score=[0, 0])
    answers.clear()
    said(table, 0, Search(96, halving=True))
    glances, searched = 4 * options, len(answers) - 4 * options
    assert len(set(answers[glances:])) == min(options, SHORTLIST)
    assert 96 - options <= searched <= 96


def test_by_halving_what_completes_something_is_only_judged() -> None:
    answers: list[int] = []

    def rules(s: Box) -> None:
        answers.append(s.ask(0, 0, [0, 1, 2]))
        s.d["score"][0] = answers[-1] % 2

    table = one(rules, score=[0, 0])
    table.game.values = lambda s: [float(p) for p in s.d["score"]]  # type: ignore[method-assign]
    table.game.returns = table.game.values  # type: ignore[method-assign]
    table.game.follow = lambda s, seat, kind, opts, ctx: opts[0]  # type: ignore[method-assign]
    answers.clear()
    assert said(table, 0, Search(96, halving=True)) == 1
    assert len(answers) == 4 * 3


def test_by_halving_it_stops_when_its_time_is_over() -> None:
    table = start(Matches(), matches(7))
    assert Ismcts(1, Search(seconds=20, halving=True), ticking()).choose(Eyes(table, 0), table.asked(0)) == 3


# play-outs


def played_out(table: Session[Any], search: Search) -> Any:
    """The world at the end of an iteration that begins with the first option."""
    asked = table.asked(0)
    walk = Walk(table.game, asked, Node(), search, Rng(1), asked.opts[0])
    try:
        return Eyes(table, 0).imagine(walk, Rng(1))
    except Enough as e:
        return e.state


def test_greedy_play_outs_take_what_is_best_one_answer_ahead() -> None:
    s = played_out(Session.new(Marathon(), 1), Search(cut=5, greedy=True))
    assert (s.d["way"], s.d["steps"]) == (5, 6)


def test_a_greedy_play_out_remembers_what_was_said_in_its_stretch() -> None:
    """Two rounds of secret bids: in the second it names the brightest colour, then the highest number."""
    s = played_out(Session.new(Bids(), 3), Search(greedy=True))
    assert s.d["score"] == [2, 2, 2]


def test_a_play_out_may_end_with_a_round() -> None:
    for begun in (0, 1, 3):
        table = Session.new(Laps(), 1)
        for _ in range(begun):
            table = table.apply(1)
        for rounds in (1, 2):
            assert played_out(table, Search(rounds=rounds)).d["steps"] == rounds * Laps.lap


# the ways of a game


def test_a_cut_search_need_not_reach_the_end() -> None:
    for seed in range(5):
        assert said(Session.new(Marathon(), 1), 0, Search(60, cut=2), seed) == 1


def test_in_a_race_the_lead_answers_and_others_may_wait() -> None:
    table = Session.new(Grab(), 2)
    while table.state.d["pot"] > 1:
        table = table.apply(GRAB, seat=len(table.log) % 2)
    assert said(table, 1, Search(200)) == GRAB
    table = table.apply(GRAB, seat=0)
    assert table.asked(1).opts == [BURN]
    assert said(table, 1, Search(100)) == WAIT
    assert said(table, 0, Search(100)) != WAIT


@pytest.mark.parametrize("search", [Search(30), Search(30, cut=3, priors=False)], ids=style)
def test_races_end(search: Search) -> None:
    end = play_on(Session.new(Grab(), 3), {seat: Ismcts(seat, search) for seat in range(3)})
    assert end.over


@pytest.mark.parametrize("search", STYLES, ids=style)
def test_secret_choices_are_searched_from_its_own_lane(search: Search) -> None:
    table = Session.new(Bids(), 3)
    assert said(table.apply(1, seat=0), 2, search) == 2
    assert said(table.apply(2, seat=2), 2, search) == 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_team_wins_together(seats: int) -> None:
    for seed in range(3):
        fresh = Session.new(Signals(), seats, seed)
        end = play_on(fresh, {seat: Ismcts(seat, Search(150)) for seat in range(seats)})
        assert end.game.returns(end.state) == [1] * seats


def test_it_beats_the_random_player() -> None:
    report = simulate(Matches(), 2, ["ismcts:40", "random"], 60)
    assert report.bots[0].low > 1 / 2


class Solitaire(OneOff):
    """Searched otherwise by one who is alone."""

    search: ClassVar[str] = "3"
    search_alone: ClassVar[str] = "7,cut=2"


@pytest.mark.parametrize(("seats", "search"), [(1, Search(7, cut=2)), (2, Search(3))])
def test_alone_it_searches_as_suits_one_who_is_alone(seats: int, search: Search) -> None:
    game = Solitaire(lambda s: s.ask(0, 0, [0, 1]))
    table = start(game, Box(seats, 1, {"score": [0] * seats}))
    bot = Ismcts(1)
    bot.choose(Eyes(table, 0), table.asked(0))
    assert bot.search == search
