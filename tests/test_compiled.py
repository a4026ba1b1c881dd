"""The compiled build plays the same games as the source, whatever the hash seed: `make test-compiled` runs this."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cinqmars.games import PACKAGES
from cinqmars.kernel.compiled import is_compiled

SOURCE = Path(__file__).resolve().parent.parent / "src"
HASH_SEEDS = ("0", "77")
PLAYERS = (
    "random",
    "greedy:2",
    "ismcts:8",
    "ismcts:8,cut=10,priors=off",
    "ismcts:8,cut=3,playouts=greedy,halving=on",
)
RECORDS = """
import json, sys
from hashlib import sha256
from cinqmars.games import PACKAGES
from cinqmars.kernel.compiled import is_compiled
from cinqmars.bots import get, next_move, play_on
from cinqmars.games import get as get_game
from cinqmars.kernel import Session, record

THOUGHTS = 20  # answers of those who search; then the game goes on at random
found = {}
game, bots = get_game(sys.argv[1]), sys.argv[2:]
for seats in game.seats:
    for seed in range(6):
        table = Session.new(game, seats, seed)
        at = range(table.state.n)
        if seed == 0:
            thinkers = {seat: get(bots[(seat + seats) % len(bots)], seed) for seat in at}
            for _ in range(THOUGHTS):
                move = next_move(table, thinkers, ())
                if move:
                    table = table.apply(move[1], seat=move[0].seat)
        saved = json.dumps(record.save(play_on(table, {seat: get("random", seed) for seat in at})))
        found[f"{seats} seats, seed {seed}"] = sha256(saved.encode()).hexdigest()
print(json.dumps([is_compiled(), found]))
"""

pytestmark = pytest.mark.skipif(not is_compiled(), reason="compares the compiled build: make test-compiled")


def records(game: str, plain: bool, hash_seed: str) -> tuple[bool, dict[str, str]]:
    """What a process of its own ran, and a digest of the record of each game it played."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    env.pop("PYTHONPATH", None)
    if plain:
        env["PYTHONPATH"] = str(SOURCE)  # before what is installed
    command = [sys.executable, "-P", "-c", RECORDS, game, *PLAYERS]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    was_compiled, found = json.loads(done.stdout)
    return was_compiled, found


@pytest.mark.parametrize("game", PACKAGES)
def test_the_same_seed_is_the_same_record(game: str) -> None:
    was_compiled, expected = records(game, True, HASH_SEEDS[0])
    assert not was_compiled
    assert len(expected) == len(set(expected.values())) >= 6
    for plain in (True, False):
        for hash_seed in HASH_SEEDS[plain:]:
            was_compiled, found = records(game, plain, hash_seed)
            assert was_compiled is not plain
            assert [name for name in expected if found[name] != expected[name]] == []
