"""The compiled build plays the same games as the source, whatever the hash seed: `make test-compiled` runs this."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from cinqmars.kernel.compiled import is_compiled

SOURCE = Path(__file__).resolve().parent.parent / "src"
HASH_SEEDS = ("0", "1", "77")
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
from cinqmars.kernel.compiled import is_compiled
from cinqmars.bots import get, play_on
from cinqmars.games import PACKAGES, get as get_game
from cinqmars.kernel import Session, record

found = {}
for name in PACKAGES:
    game = get_game(name)
    for seats in game.seats:
        for seed in range(12):
            table = Session.new(game, seats, seed)
            bots = ["random"] if seed else sys.argv[1:]
            players = {seat: get(bots[seat % len(bots)], seed) for seat in range(table.state.n)}
            saved = json.dumps(record.save(play_on(table, players)))
            found[f"{name}, {seats} seats, seed {seed}"] = sha256(saved.encode()).hexdigest()
print(json.dumps([is_compiled(), found]))
"""

pytestmark = pytest.mark.skipif(not is_compiled(), reason="compares the compiled build: make test-compiled")


@cache
def records(plain: bool, hash_seed: str) -> tuple[bool, dict[str, str]]:
    """What a process of its own ran, and a digest of the record of each game it played."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    env.pop("PYTHONPATH", None)
    if plain:
        env["PYTHONPATH"] = str(SOURCE)  # before what is installed
    command = [sys.executable, "-P", "-c", RECORDS, *PLAYERS]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    was_compiled, found = json.loads(done.stdout)
    return was_compiled, found


def test_the_two_builds_are_compared() -> None:
    assert [records(plain, "0")[0] for plain in (True, False)] == [False, True]


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
@pytest.mark.parametrize("plain", [True, False], ids=["plain", "compiled"])
def test_the_same_seed_is_the_same_record(plain: bool, hash_seed: str) -> None:
    expected, found = records(True, "0")[1], records(plain, hash_seed)[1]
    assert len(expected) == len(set(expected.values())) >= 12
    assert [name for name in expected if found[name] != expected[name]] == []
