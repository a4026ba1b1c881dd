"""Positions as numbers: named, of a fixed size, and nothing in them that the seat cannot know."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from math import isnan
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.conformance.tables import any_table
from cinqmars.kernel import Feature, Game, Layout, Rng, Session
from cinqmars.kernel.features import by_seat
from cinqmars.kernel.session import IDLE

DEALS = 3
ROOT = Path(__file__).resolve().parents[1]


def row_of(game: Game[Any], s: Any, seat: int) -> list[float]:
    out = array("f", [float("nan")]) * sum([f.size for f in game.features])
    game.encode(s, seat, out)
    return list(out)


def named(game: Game[Any], row: list[float]) -> dict[str, list[float]]:
    at = Layout(game.features).at
    return {f.name: row[at[f.name] : at[f.name] + f.size] for f in game.features}


def positions(
    game: Game[Any], number: int, per_game: int = 25, apart: int = 9
) -> Iterator[tuple[Session[Any], int]]:
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
                gap, here, found = luck.below(apart), here + 1, found + 1
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


def chairs(s: Any) -> int:
    """Companies, astronauts or players: whoever has a block."""
    found: int = s.k if hasattr(s, "k") else s.crew if hasattr(s, "crew") and isinstance(s.crew, int) else s.n
    return found


def meant(meaning: Any, s: Any, seat: int) -> dict[str, list[float]]:
    """What the row should say, without what is 0 because nobody or nothing is there."""
    found = {name: [float(x) for x in says(s, seat)] for name, says in meaning.GENERAL.items()}
    number = chairs(s)
    for k in range(number):
        block = f"next-{k}" if k else "own"
        for name, says in meaning.PLAYER.items():
            found[f"{block}-{name}"] = [float(x) for x in says(s, seat, (seat + k) % number)]
    for word, (block, which) in meaning.THINGS.items():
        for i in which(s):
            for name, says in block.items():
                found[f"{word}-{i + 1}-{name}"] = [float(x) for x in says(s, seat, i)]
    return found


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_field_says_what_lies_on_the_table(id: str) -> None:
    package = games.PACKAGES[id].rpartition(".")[2]
    assert (ROOT / "tests" / "meaning" / f"{package}.py").is_file(), "where the fields are told a second time"
    game, meaning, told = games.get(id), import_module(f"meaning.{package}"), set[str]()
    for session, seat in positions(game, 60, 10, 60):
        s = session.seen(seat)
        shown, expected = named(game, row_of(game, s, seat)), meant(meaning, s, seat)
        for name, numbers in shown.items():
            assert numbers == expected.get(name, [0.0] * len(numbers)), name
        assert not expected.keys() - shown.keys()
        told |= {name for name, numbers in shown.items() if any(numbers)}
    fields = {*meaning.GENERAL, *[f"own-{name}" for name in meaning.PLAYER]}
    assert fields <= {f.name for f in game.features}
    assert len(told & fields) > len(fields) * 2 // 3, sorted(fields - told)


def test_the_page_about_features_is_todays() -> None:
    spec = spec_from_file_location("features_table", ROOT / "scripts" / "features_table.py")
    assert spec is not None and spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.PAGE.read_text(encoding="utf-8") == script.page(), "run scripts/features_table.py"
    assert all([f.about for id in games.PACKAGES for f in games.get(id).features])


# the row


def test_a_name_stands_for_one_feature() -> None:
    with pytest.raises(ValueError, match="twice"):
        Layout([Feature("twice"), Feature("twice")])


def test_blocks_by_seat_begin_with_ones_own() -> None:
    names = [f.name for f in by_seat(3, Feature("points"), Feature("hand", 4))]
    assert names == ["own-points", "own-hand", "next-1-points", "next-1-hand", "next-2-points", "next-2-hand"]
