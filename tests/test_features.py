"""Positions as numbers: named, of a fixed size, and nothing in them that the seat cannot know."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from math import isnan
from typing import Any

import pytest

from cinqmars import games
from cinqmars.conformance.tables import any_table
from cinqmars.kernel import Feature, Game, Layout, Rng, Session
from cinqmars.kernel.features import by_seat
from cinqmars.kernel.session import IDLE

DEALS = 3


def row_of(game: Game[Any], s: Any, seat: int) -> list[float]:
    out = array("f", [float("nan")]) * sum([f.size for f in game.features])
    game.encode(s, seat, out)
    return list(out)


def named(game: Game[Any], row: list[float]) -> dict[str, list[float]]:
    at = Layout(game.features).at
    return {f.name: row[at[f.name] : at[f.name] + f.size] for f in game.features}


def positions(game: Game[Any], number: int, per_game: int = 25) -> Iterator[tuple[Session[Any], int]]:
    """Tables of every kind with somebody who is asked, early and late in random games."""
    luck, found = Rng(11), 0
    while found < number:
        people, options = any_table(game, None, None, luck)
        session, here, gap = Session.new(game, people, luck.below(1000), options), 0, 0
        while session.pending and here < per_game and found < number:
            asked = session.pending[luck.below(len(session.pending))]
            gap -= 1
            if gap < 0:
                yield session, asked.seat
                gap, here, found = luck.below(9), here + 1, found + 1
            session = session.apply(asked.opts[luck.below(len(asked.opts))], seat=asked.seat)


def told_apart(game: Game[Any], number: int) -> list[str]:
    """The features that differ between the real table and one that was dealt again."""
    luck, found = Rng(5), set()
    for session, seat in positions(game, number):
        real = session.seen(seat)
        row = named(game, row_of(game, real, seat))
        for _ in range(DEALS):
            other = real.copy()
            other.io = IDLE
            game.resample(other, seat, luck.fork())
            again = named(game, row_of(game, other, seat))
            found |= {name for name in row if row[name] != again[name]}
    return sorted(found)


@pytest.mark.parametrize("id", games.PACKAGES)
def test_nothing_is_told_that_the_seat_cannot_know(id: str) -> None:
    assert told_apart(games.get(id), 40) == []


@pytest.mark.slow
@pytest.mark.parametrize("id", games.PACKAGES)
def test_nothing_is_told_that_the_seat_cannot_know_in_500_positions(id: str) -> None:
    assert told_apart(games.get(id), 500) == []


@pytest.mark.interpreted
def test_what_a_seat_cannot_know_would_be_noticed() -> None:
    game = games.get("terraforming-mars")

    class Peeking(type(game)):  # type: ignore[misc]
        def encode(self, s: Any, seat: int, out: Any) -> None:
            super().encode(s, seat, out)
            out[Layout(self.features).at["deck"]] = s.deck[-1]

    assert told_apart(Peeking(), 5) == ["deck"]


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_number_is_written_and_most_are_within_what_is_usual(id: str) -> None:
    game = games.get(id)
    most = [f.most for f in game.features for _ in range(f.size)]
    for session, seat in positions(game, 20):
        row = row_of(game, session.seen(seat), seat)
        assert not any([isnan(x) for x in row])
        beyond = [i for i in range(len(row)) if abs(row[i]) > most[i]]
        assert len(beyond) < 12 and all([abs(row[i]) < 8 * most[i] + 8 for i in beyond])


@pytest.mark.parametrize("id", games.PACKAGES)
def test_what_all_can_see_is_the_same_in_everybodys_row_turned_to_the_seat(id: str) -> None:
    game = games.get(id)
    secret = {"own-hand", "own-hand-is-seen", "own-chosen", "own-corporation"}
    compared = 0
    for session, seat in positions(game, 12):
        s = session.state
        if session.region >= 0 or s.n == 1:
            continue
        mine, after = [named(game, row_of(game, s, p % s.n)) for p in (seat, seat + 1)]
        before = f"next-{s.n - 1}"
        for name, value in mine.items():
            theirs = after.get(name.replace("own-", f"{before}-", 1))
            if name.startswith("own-") and name not in secret and theirs is not None:
                if name not in ("own-lead", "own-bonus", "own-offer", "own-shelter", "own-pieces"):
                    assert value == theirs, name
                    compared += 1
    assert compared > 20


def test_any_buffer_of_floats_will_do() -> None:
    game = games.get("mission-planete-rouge")
    session = Session.new(game, 3, 1)
    seat = session.pending[0].seat
    row = row_of(game, session.seen(seat), seat)
    plain = bytearray(4 * len(row))
    game.encode(session.seen(seat), seat, plain)
    assert list(memoryview(plain).cast("f")) == row
    matrix = array("f", [0.0]) * (2 * len(row))
    game.encode(session.seen(seat), seat, memoryview(matrix)[len(row) :])
    assert list(matrix) == [0.0] * len(row) + row


# fields, by what lies on the table


def test_mission_planete_rouge_shows_ships_hands_and_the_seats_own_cards() -> None:
    game = games.get("mission-planete-rouge")
    session = next(x for x, _ in positions(game, 60) if x.state.phase == 3 and x.state.n == 3)
    s, seat = session.state, 1
    shown = named(game, row_of(game, s, seat))
    assert shown["round"] == [s.round] and shown["players"] == [3]
    assert shown["own-reserve"] == [s.reserve[1]] and shown["next-2-reserve"] == [s.reserve[0]]
    assert shown["next-3-playing"] == [0] == shown["next-4-playing"]
    assert [i for i, x in enumerate(shown["own-bonus"]) if x] == sorted(s.bonus[1])
    assert shown["next-1-bonus-cards"] == [len(s.bonus[2])]
    assert [sum(shown[f"ship-{k}-crew"]) for k in (1, 2, 3)] == s.aboard
    assert shown["own-hand"] == [float(s.hand[1] >> k & 1) for k in range(9)]
    assert shown["own-astronauts"] == [s.mars[zone * 3 + 1] for zone in range(10)]


def test_mars_shows_one_hand_exactly_and_of_others_what_all_know() -> None:
    game = games.get("mars")
    session = next(x for x, _ in positions(game, 60) if x.state.phase > 3 and x.state.n > 2)
    s = session.state
    shown = named(game, row_of(game, s, 0))
    assert shown["own-hand"] == s.hand[:5] and shown["own-hand-is-seen"] == [1]
    assert shown["next-1-hand"] == s.seen[5:10] and shown["next-1-hand-size"] == [sum(s.hand[5:10])]
    assert shown["own-active"] == s.on[:25] and shown["reserve"] == s.reserve


def test_mars_counts_points_power_and_storage_as_the_rules_do() -> None:
    from cinqmars.games.mars.rules import colony, scoring

    game = games.get("mars")
    for session, seat in positions(game, 40):
        s = session.seen(seat)
        shown = named(game, row_of(game, s, seat))
        assert shown["own-points"] == [scoring.points(s, seat)]
        assert shown["own-capacity"] == [colony.capacity(s, seat)]
        assert shown["own-consumption"] == [colony.consumption(s, seat)]
        assert shown["own-storage"] == [colony.storage(s, seat)]
        assert shown["own-science"] == [colony.science(s, seat)]


def test_terraforming_mars_shows_hand_stock_and_tiles() -> None:
    game = games.get("terraforming-mars")
    session = next(x for x, _ in positions(game, 200) if any(x.state.played) and x.state.n > 1)
    s = session.seen(1)
    shown = named(game, row_of(game, s, 1))
    assert [card for card, x in enumerate(shown["hand"]) if x] == s.hand[1]
    assert shown["own-stock"] == s.stock[6:12] and shown["own-production"] == s.production[6:12]
    assert [shown[name][0] for name in ("temperature", "oxygen", "oceans")] == s.params
    assert sum(shown["tile"]) == len([t for t in s.tile if t >= 0])


def test_on_mars_shows_map_and_companies() -> None:
    game = games.get("on-mars")
    session, seat = list(positions(game, 20))[-1]
    s = session.seen(seat)
    shown = named(game, row_of(game, s, seat))
    assert sum(shown["building"]) == len([b for b in s.building if b >= 0])
    assert shown["own-goods"] == s.goods[5 * seat : 5 * seat + 5]
    assert [g for g, x in enumerate(shown["private-goals"]) if x] == sorted(s.goals[seat])
    assert shown["life-support"] == s.lss and shown["level"] == [s.level]


def test_first_martians_shows_reserves_parts_and_the_plan() -> None:
    game = games.get("first-martians")
    session, seat = next((x, p) for x, p in positions(game, 60) if len(x.state.target) > 2)
    s = session.seen(seat)
    shown = named(game, row_of(game, s, seat))
    assert shown["reserve"] == s.reserve and shown["tracks"] == s.tracks
    assert sum(shown["part-broken"]) + sum(shown["part-mended"]) == len([x for x in s.slots if x > 1])
    assert [sum(shown[f"stack-{k}-action"]) for k in range(1, 13)] == [
        float(k < len(s.target)) for k in range(12)
    ]
    pawns = len([piece for stack in s.pawns for piece in stack if piece < 8])
    assert sum([shown[f"{who}-pawns-placed"][0] for who in ("own", "next-1", "next-2", "next-3")]) == pawns


# the row


def test_a_name_stands_for_one_feature() -> None:
    with pytest.raises(ValueError, match="twice"):
        Layout([Feature("twice"), Feature("twice")])


def test_blocks_by_seat_begin_with_ones_own() -> None:
    names = [f.name for f in by_seat(3, Feature("points"), Feature("hand", 4))]
    assert names == ["own-points", "own-hand", "next-1-points", "next-1-hand", "next-2-points", "next-2-hand"]
