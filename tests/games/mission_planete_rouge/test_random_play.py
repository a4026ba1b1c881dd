"""What holds at every question of every game, on random play."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import (
    ASTRONAUTS,
    EVENTS,
    N_BONUS,
    N_CHARACTERS,
    N_OUTER,
    N_SHIPS,
    N_ZONES,
    RESOURCE_TILES,
    SHIP_DESTINATION,
    SHIP_SEATS,
)
from cinqmars.games.mission_planete_rouge.state import BOARDING, NONE, PlaneteState
from cinqmars.kernel import Bot, Rng, Session, State

TABLES = st.sampled_from([2, 3, 4, 5])
SEEDS = st.integers(0, 10**9)


def check_box(s: PlaneteState) -> None:
    """Nothing is lost, nothing appears, and nothing is where it cannot be."""
    n = s.n
    for p in range(n):
        assert s.reserve[p] + s.lost[p] + sum(s.crew[p::n]) + sum(s.mars[p::n]) == ASTRONAUTS
    docked = [ship for ship in s.dock if ship != NONE]
    assert sorted(s.ship_deck + s.ship_discard + docked) == list(range(N_SHIPS))
    assert [s.tiles[z] + s.tile.count(z) for z in range(N_ZONES)] == [2] * N_ZONES
    assert sorted(s.resource_tiles + [r for r in s.resource if r != NONE]) == RESOURCE_TILES
    cards = s.events + s.shown + s.discard + [card for card in s.discovery if card != NONE]
    cards += [card for held in s.offer + s.bonus for card in held]
    assert sorted(cards) == list(range(len(EVENTS)))
    assert min(s.reserve + s.crew + s.mars + s.tiles + s.tokens + s.pot) >= 0


def check_ships(s: PlaneteState) -> None:
    for slot in range(s.n):
        crew = s.crew[slot * s.n : slot * s.n + s.n]
        assert s.aboard[slot] == sum(crew)
        assert s.launched[slot] == (slot in s.flight)
        if s.dock[slot] == NONE:
            assert not s.aboard[slot]
            assert s.tile[slot] == NONE
            assert not s.launched[slot]
            continue
        free = SHIP_SEATS[s.dock[slot]] - s.aboard[slot]
        assert free > 0 or (free == 0 and s.launched[slot]), "a full ship has taken off"
        if s.aboard[slot] or s.launched[slot]:
            assert s.tile[slot] != NONE or SHIP_DESTINATION[s.dock[slot]] != NONE, "it knows where to go"


def check_mars(s: PlaneteState) -> None:
    for zone in range(N_ZONES):
        if s.resource[zone] == NONE:
            assert not any(s.mars[zone * s.n : zone * s.n + s.n])
            assert not s.pot[zone]
    assert s.discovery[N_OUTER:] == [NONE] * 3
    assert all([card == NONE or card >= N_BONUS for card in s.discovery])
    assert all([card < N_BONUS for cards in s.bonus for card in cards])


class Watcher(Bot):
    """Plays at random, and looks at the whole table at every question."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Rng = Rng(seed)
        self.questions = 0

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, PlaneteState)
        check_box(s)
        check_ships(s)
        check_mars(s)
        assert all([s.hand[p] for p in range(s.n) if s.turn != p]), "nobody is without a character"
        self.questions += 1
        return opts[self.rng.below(len(opts))]


# rules: B5, B9, K1b, T2, V3, V4, S2, M2, M3, M4, M6
@settings(max_examples=60, deadline=None, derandomize=True)
@given(TABLES, SEEDS)
def test_the_box_stays_complete(seats: int, seed: int) -> None:
    watcher = Watcher(seed)
    end = Session.new(game, seats, seed).run(watcher)
    check_box(end)
    assert end.round == 10
    assert 50 < watcher.questions < game.bound
    assert sum(game.returns(end)) > 0.999


def at(seats: int, seed: int, ply: int) -> Session[PlaneteState]:
    """A random game after so many answers, or at its end."""
    rng = Rng(seed)
    session = Session.new(game, seats, seed)
    for _ in range(ply):
        if session.over:
            break
        d = session.pending[rng.below(len(session.pending))]
        session = session.apply(d.opts[rng.below(len(d.opts))], seat=d.seat)
    return session


def redealt(s: PlaneteState, seat: int, seed: int) -> PlaneteState:
    c = s.copy()
    game.resample(c, seat, Rng(seed))
    return c


# rules: B1, C1, S8, V1, V2
@settings(max_examples=120, deadline=None, derandomize=True)
@given(TABLES, SEEDS, st.integers(0, 160), st.integers(-1, 4), SEEDS)
def test_a_redeal_keeps_what_the_seat_knows(seats: int, seed: int, ply: int, seat: int, luck: int) -> None:
    session = at(seats, seed, ply)
    seat = min(seat, session.state.n - 1)
    s = session.seen(seat)
    c = redealt(s, seat, luck)
    check_box(c)
    check_ships(c)
    check_mars(c)
    assert game.observe(c, seat) == game.observe(s, seat)
    if seat >= 0:
        assert (c.bonus[seat], c.offer[seat], c.picked[seat]) == (
            s.bonus[seat],
            s.offer[seat],
            s.picked[seat],
        )
        kept_then = [c.bonus[q][0] for q in range(s.n) if q != seat and c.bonus[q]]
        assert not {*kept_then} & {*s.given_back[seat]}
    check_calls(s, c, seat)


def check_calls(s: PlaneteState, c: PlaneteState, seat: int) -> None:
    """Numbers that were called are known; the others are higher, and in hand."""
    if s.phase != BOARDING:
        assert c.picked == s.picked
        return
    called = s.picked[s.turn]
    assert sorted(c.order) == sorted(s.order)
    for q in range(s.n):
        if s.picked[q] <= called or q == seat:
            assert c.picked[q] == s.picked[q]
        else:
            assert called < c.picked[q] < N_CHARACTERS
            assert c.hand[q] >> c.picked[q] & 1
    keys = [(c.picked[q], (q - c.medal) % c.n) for q in c.order]
    assert keys == sorted(keys, reverse=True)


# rules: C1, S8, V1, V2
@settings(max_examples=80, deadline=None, derandomize=True)
@given(TABLES, SEEDS, st.integers(0, 160), st.integers(-1, 4), SEEDS)
def test_a_redeal_depends_on_what_the_seat_sees_alone(
    seats: int, seed: int, ply: int, seat: int, luck: int
) -> None:
    session = at(seats, seed, ply)
    seat = min(seat, session.state.n - 1)
    s = session.seen(seat)
    other = redealt(s, seat, luck + 1)
    assert redealt(s, seat, luck).to_json() == redealt(other, seat, luck).to_json()
