"""Set-up: what everyone starts with, chooses and pays for."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.cards.index import BEGINNER, CARDS
from cinqmars.games.terraforming_mars.components import N_RESOURCES, NO_TILE
from cinqmars.games.terraforming_mars.questions import ACT, BUY, INCORPORATE, KEEP, NO, PRELUDE
from cinqmars.games.terraforming_mars.state import ACTION, TerraformingState
from cinqmars.kernel import Session

Core = Session[TerraformingState]


def begun(seats: int, buys: int = 0, seed: int = 1, **options: Any) -> Core:
    """Everyone takes the first corporation and preludes of their deal, and buys so many projects."""
    session = Session.new(game, seats, seed, options)
    while session.pending and session.pending[0].kind in (INCORPORATE, KEEP, BUY):
        session = chosen(session, session.pending[0].seat, buys)
    return session


def chosen(session: Core, seat: int, buys: int) -> Core:
    """One more answer of this seat."""
    d = next(d for d in session.pending if d.seat == seat)
    arg = d.opts[0]
    if d.kind == BUY:
        arg = d.opts[1] if d.ctx[0] < buys and len(d.opts) > 1 else NO
    return session.submit(seat, [(d.kind, arg)])


def stock(s: TerraformingState, p: int) -> list[int]:
    return s.stock[p * N_RESOURCES : (p + 1) * N_RESOURCES]


# rules: S1
@pytest.mark.parametrize("seats", game.seats)
def test_mars_is_cold_and_empty(seats: int) -> None:
    s = Session.new(game, seats, 3).state
    assert s.n == seats and s.params == [0, 0, 0] and s.generation == 1
    assert set(s.tile) == {NO_TILE}


# rules: S2
@pytest.mark.parametrize(("era", "production"), [(True, 0), (False, 1)])
def test_everyone_starts_alike(era: bool, production: int) -> None:
    s = Session.new(game, 3, 5, {"corporate-era": era}).state
    assert s.rating == [20] * 3
    assert s.production == [production] * 18


# rules: S3
@pytest.mark.parametrize(
    ("era", "prelude", "projects"), [(True, False, 208), (False, False, 137), (True, True, 215)]
)
def test_only_chosen_parts_of_the_box_are_used(era: bool, prelude: bool, projects: int) -> None:
    s = game.new(Session.new(game, 2, 1, {"corporate-era": era, "prelude": prelude}).setup)
    modules = {"base", *(["corpera"] if era else []), *(["prelude"] if prelude else [])}
    assert len(s.deck) == projects
    assert {CARDS[c].module for c in s.deck + s.corporation_deck} == modules
    assert len(s.prelude_deck) == (35 if prelude else 0)
    assert s.deck != sorted(s.deck), "shuffled"


# rules: S4
def test_the_first_player_is_drawn() -> None:
    assert {Session.new(game, 3, seed).state.first for seed in range(20)} == {0, 1, 2}


# rules: S5, S6
def test_two_corporations_and_ten_projects() -> None:
    session = Session.new(game, 3, 1)
    assert [(d.seat, d.kind, len(d.opts)) for d in session.pending] == [(p, INCORPORATE, 2) for p in range(3)]
    assert [len(session.state.offer[p]) for p in range(3)] == [10] * 3
    session = Session.new(game, 2, 1, {"beginner": [True, False]})
    assert [d.seat for d in session.pending] == [1] and session.state.shelf[0] == []


# rules: S7; rulings: 1
def test_corporations_are_revealed_together() -> None:
    session = Session.new(game, 2, 1)
    session = chosen(chosen(session, 0, 0), 0, 0)
    assert session.pending[0].seat == 1, "the first has chosen everything"
    assert set(session.state.holder) == {-1}
    assert not [e for e in session.events if e.what == "corporation"]
    done = begun(2)
    assert [done.state.holder[c] for c in done.state.corporation] == [0, 1]


# rules: S7
def test_effects_of_corporations_are_taken_in_turn_order() -> None:
    session = Session.new(game, 4, 2)
    told: list[int] = []
    while session.pending[0].kind != ACT:
        session = chosen(session, session.pending[0].seat, 0)
        told += [e.args[0] for e in session.events if e.what == "corporation"]
    first = session.state.first
    assert told == [(first + i) % 4 for i in range(4)]


# rules: S8
def test_a_beginner_has_42_and_ten_projects_for_nothing() -> None:
    s = begun(2, beginner=[True, False]).state
    assert s.corporation[0] == BEGINNER
    assert stock(s, 0) == [42, 0, 0, 0, 0, 0] and len(s.hand[0]) == 10
    assert len(s.hand[1]) == 0


# rules: S9
@pytest.mark.parametrize("buys", [0, 1, 4, 10])
def test_projects_are_three_each(buys: int) -> None:
    before, after = begun(2, 0).state, begun(2, buys).state
    for p in range(2):
        assert len(after.hand[p]) - len(before.hand[p]) == buys
        assert stock(before, p)[0] - stock(after, p)[0] == 3 * buys


# rules: S10
def test_what_is_not_kept_is_discarded_and_the_first_generation_has_no_research() -> None:
    s = begun(2, 4).state
    assert len(s.discard) == 12 and s.offer == [[], []]
    assert s.witness == [1] * 6 + [2] * 6 or s.witness == [2] * 6 + [1] * 6, "each knows only their own"
    assert s.phase == ACTION and s.generation == 1 and s.turn == s.first


# rules: D1
def test_two_of_four_preludes_are_kept() -> None:
    session = Session.new(game, 2, 1, {"prelude": True})
    assert [len(session.state.preludes[p]) for p in range(2)] == [4, 4]
    session = chosen(session, 0, 0)
    assert session.pending[0].kind == KEEP
    done = begun(2, prelude=True)
    first = done.state.first
    kept = [len(done.state.preludes[p]) for p in range(2)]
    assert done.pending[0].kind == PRELUDE and done.pending[0].seat == first and kept == [2, 2]
    assert [len([c for c in done.state.shelf[p] if CARDS[c].type == "prelude"]) for p in range(2)] == [2, 2]


# rules: D2
def test_preludes_are_played_in_turn_order_each_in_the_order_one_likes() -> None:
    session = begun(2, prelude=True, seed=4)
    first, mine = session.pending[0].seat, session.pending[0].opts
    assert session.state.first == first and len(mine) == 2
    session = session.submit(first, [(PRELUDE, mine[1])])
    assert mine[1] not in session.state.preludes[first]
