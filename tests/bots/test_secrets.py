"""No bot knows what its seat cannot know: whatever is hidden, it says the same."""

from __future__ import annotations

from typing import Any

import pytest

from bots.parlour import GAMES, Tricks, name, otherwise, table_of
from cinqmars import bots
from cinqmars.bots import Eyes, Player, play_on
from cinqmars.bots.uniform import Uniform
from cinqmars.kernel import Decision, Game, Session
from toys.research import Research

WHOLE_GAMES = "ismcts:4"
JUDGED = "ismcts:6,cut=2,playouts=greedy,halving=on"
SPECS = [
    "random",
    "planner",
    "greedy:2",
    WHOLE_GAMES,
    "ismcts:12,cut=2,priors=off",
    JUDGED,
]
LONG = ("first-martians", "on-mars")  # random games of a thousand answers and more
CASES = [
    pytest.param(
        game,
        spec,
        id=f"{name(game)}-{spec}",
        marks=[pytest.mark.slow] if game.id.startswith(LONG) and spec in (WHOLE_GAMES, JUDGED) else [],
    )
    for game in GAMES
    for spec in SPECS
]


def moments(game: Game[Any]) -> list[tuple[Session[Any], Decision]]:
    """Questions all along a random game, in an open region from behind others' secret answers too."""
    fresh = table_of(game, 3)
    session = play_on(fresh, {seat: Uniform(seat) for seat in range(fresh.state.n)})
    step = max(1, len(session.log) // 5)
    tables = [session.goto(ply) for ply in range(0, len(session.log), step)]
    return [(table, d) for table in tables for d in table.pending]


def different(player: Player, table: Session[Any], asked: Decision) -> int:
    """In how many tables that the seat cannot tell from this one it says something else."""
    usual = player.choose(Eyes(table, asked.seat), asked)
    others = [other for k in range(2) for other in otherwise(table, asked.seat, k)]
    return sum([player.choose(Eyes(other, asked.seat), asked) != usual for other in others])


@pytest.mark.parametrize(("game", "spec"), CASES)
def test_what_is_hidden_changes_nothing(game: Game[Any], spec: str) -> None:
    for table, asked in moments(game):
        assert not different(bots.get(spec, 5), table, asked), f"seat {asked.seat} at ply {len(table.log)}"


class Cheat:
    """Looks at the table itself."""

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        strongest: int = max([max(hand, default=0) for hand in eyes._session.state.d["hands"]])
        return decision.opts[strongest % len(decision.opts)]


class Oracle:
    """Knows the table's luck."""

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        seen: int = eyes._session.state.rng.s
        return decision.opts[seen % len(decision.opts)]


@pytest.mark.parametrize("cheat", [Cheat(), Oracle()], ids=lambda c: type(c).__name__)
def test_a_cheat_is_found_out(cheat: Player) -> None:
    found = [different(cheat, table, asked) for table, asked in moments(Tricks())]
    assert sum(found) > 0


@pytest.mark.parametrize("spec", SPECS)
def test_the_number_of_secret_answers_changes_nothing(spec: str) -> None:
    """In an open region even how far the others are is a secret."""
    table = Session.new(Research(), 3, 1)
    said = [bots.get(spec, 5).choose(Eyes(table, 2), table.asked(2))]
    for _ in range(4):
        table = table.apply(table.asked(0).opts[-1], seat=0)
        said.append(bots.get(spec, 5).choose(Eyes(table, 2), table.asked(2)))
    assert len(set(said)) == 1
