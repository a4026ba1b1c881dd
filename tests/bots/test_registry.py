"""Bots by name, and tables where some seats are theirs."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from bots.parlour import END, GRAB, Bids, Grab, Matches, Tricks
from cinqmars import bots, games
from cinqmars.bots import NAMES, Eyes, play_on
from cinqmars.bots.greedy import Greedy
from cinqmars.bots.ismcts import Ismcts
from cinqmars.bots.planner import Planner
from cinqmars.bots.search import TO_THE_END, Search, searching
from cinqmars.bots.uniform import Uniform
from cinqmars.kernel import WAIT, BadInput, Decision, Session


@pytest.mark.parametrize(
    ("spec", "search"),
    [
        ("ismcts", Search()),
        ("ismcts:200", Search(iterations=200)),
        ("ismcts:0.5s", Search(seconds=0.5)),
        ("ismcts:2s,cut=0", Search(seconds=2.0, cut=0)),
        ("ismcts:200,cut=20,priors", Search(iterations=200, cut=20, priors=True)),
        ("ismcts:9,priors=off", Search(iterations=9, priors=False)),
        ("ismcts:9,cut=0,explore=0.2", Search(iterations=9, cut=0, explore=0.2)),
        ("ismcts,priors=off,cut=3", Search(cut=3, priors=False)),
        ("ismcts:9,cut=2r,playouts=greedy", Search(iterations=9, rounds=2, greedy=True)),
        ("ismcts:9,playouts=random,halving=on", Search(iterations=9, halving=True)),
    ],
)
def test_a_search_as_it_is_written(spec: str, search: Search) -> None:
    bot = bots.get(spec, 7)
    assert isinstance(bot, Ismcts)
    assert (bot.seed, bot.search) == (7, search)


def test_by_default_a_search_plays_to_the_end() -> None:
    assert Search().cut == TO_THE_END


class Quick(Tricks):
    search: ClassVar[str] = "5,cut=3"


def test_left_to_itself_it_searches_as_suits_the_game() -> None:
    table = Session.new(Quick(), 3)
    free, told = Ismcts(7), Ismcts(7, Search(9))
    for bot in (free, told):
        bot.choose(Eyes(table, table.pending[0].seat), table.pending[0])
    assert (free.search, told.search) == (Search(5, cut=3), Search(9))
    other = Session.new(Tricks(), 3)
    free.choose(Eyes(other, other.pending[0].seat), other.pending[0])
    assert free.search == Search(), "at every table anew"


@pytest.mark.parametrize("name", games.PACKAGES)
def test_every_game_names_a_search_that_can_be_read(name: str) -> None:
    assert searching(games.get(name).search).iterations > 0


def test_the_others_as_they_are_written() -> None:
    assert isinstance(bots.get("random"), Uniform)
    greedy = bots.get("greedy:9", 3)
    assert isinstance(greedy, Greedy)
    assert (greedy.seed, greedy.worlds) == (3, 9)
    planner = bots.get("planner:crew", 3)
    assert isinstance(planner, Planner)
    assert (planner.seed, planner.style) == (3, "crew")


@pytest.mark.parametrize(
    "spec",
    [
        *(
            "",
            "Random",
            "random:3",
            "random,cut=1",
            "greedy:",
            "greedy:0",
            "greedy:-1",
            "greedy:2.5",
            "greedy:4,x",
        ),
        *("greedy:99999999999", "ismcts:", "ismcts:0", "ismcts:1e3", "ismcts:0s", "ismcts:-1s", "ismcts:s"),
        *(
            "ismcts:nans",
            "ismcts:infs",
            "ismcts:5,cut",
            "ismcts:5,cut=-1",
            "ismcts:5,priors=maybe",
            "ismcts:5,playouts=best",
            "ismcts:5,halving",
            "ismcts:5,cut=0r",
            "ismcts:5,cut=r",
            "ismcts:5,",
        ),
        *("planner:", "planner:brave", "planner:crew,cautious", "planner,crew"),
        *("alphazero", "ismcts:²"),
    ],
)
def test_a_wrong_spec_is_told_what_is_allowed(spec: str) -> None:
    with pytest.raises(BadInput, match="greedy\\[:WORLDS\\]") as refused:
        bots.get(spec)
    assert refused.value.reason == "bot"
    assert refused.value.facts["got"] == spec
    assert all(name in str(refused.value.facts["allowed"]) for name in NAMES)


def test_every_name_can_be_asked_for_and_has_its_texts() -> None:
    for name, listing in NAMES.items():
        bots.get(name)
        assert listing.usage.startswith(name)
        assert (listing.label, listing.about) == (f"bot-{name}", f"bot-{name}-about")


# tables


class Says:
    """Answers what it was told to where it can, and remembers when it was asked."""

    def __init__(self, arg: int, heard: list[int] | None = None) -> None:
        self.arg = arg
        self.heard = [] if heard is None else heard

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        self.heard.append(decision.seat)
        if self.arg in decision.opts:
            return self.arg
        return decision.opts[0] if decision.must else WAIT


def test_bots_play_until_a_person_is_asked() -> None:
    table = play_on(Session.new(Tricks(), 3), {1: Uniform(1), 2: Uniform(2)})
    assert not table.log
    table = play_on(table.apply(table.pending[0].opts[0]), {1: Uniform(1), 2: Uniform(2)})
    assert [answer.seat for answer in table.log][:3] == [0, 1, 2]
    assert [d.seat for d in table.pending] == [0]


def test_bots_alone_play_to_the_end() -> None:
    assert play_on(Session.new(Matches(), 2), {0: Uniform(1), 1: Uniform(2)}).over


def test_nobody_answers_for_a_person_or_after_the_end() -> None:
    table = Session.new(Matches(), 2)
    assert play_on(table, {}) is table
    over = play_on(table, {0: Uniform(1), 1: Uniform(2)})
    assert play_on(over, {0: Uniform(1), 1: Uniform(2)}) is over


def test_secret_choices_of_bots_do_not_wait_for_people() -> None:
    table = play_on(Session.new(Bids(), 3), {1: Says(2), 2: Says(1)})
    assert [d.seat for d in table.pending] == [0]
    assert [(a.seat, a.arg) for a in table.log] == [(1, 2), (1, 2), (2, 1), (2, 1)]


def race(*players: Any, passed: tuple[int, ...] = ()) -> tuple[Session[Any], list[int]]:
    """A table of the race, and whom it asked."""
    heard: list[int] = []
    seated = {seat: Says(arg, heard) for seat, arg in enumerate(players) if arg is not None}
    return play_on(Session.new(Grab(), 3), seated, passed), heard


def test_in_a_race_the_lead_is_asked_last() -> None:
    end, heard = race(END, WAIT, WAIT)
    assert heard == [1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert end.over
    assert [(a.seat, a.arg) for a in end.log] == [(0, END), (1, END), (2, END)]


def test_whoever_acts_first_wins_the_race_and_all_are_asked_again() -> None:
    end, heard = race(END, GRAB, WAIT)
    assert [(a.seat, a.arg) for a in end.log][:10] == [(1, GRAB)] * 9 + [(0, END)]
    assert heard[:12] == [1] * 9 + [1, 2, 0]


def test_a_bot_does_not_lead_on_before_a_person_has_passed() -> None:
    table, heard = race(END, None, WAIT)
    assert heard == [2]
    assert not table.log
    table, heard = race(END, None, WAIT, passed=(1,))
    assert heard == [2, 0, 2, 0]  # then the person leads
    assert [(a.seat, a.arg) for a in table.log] == [(0, END)]


def test_a_person_who_leads_is_waited_for() -> None:
    table, heard = race(None, WAIT, WAIT)
    assert heard == [1, 2]
    assert not table.log


def test_to_pass_holds_for_one_moment() -> None:
    table, heard = race(GRAB, None, WAIT, passed=(1,))
    assert [(a.seat, a.arg) for a in table.log] == [(0, GRAB)]
    assert heard == [2, 0, 2]
