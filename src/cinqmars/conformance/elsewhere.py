"""Elsewhere: the same record in other processes, where strings hash otherwise and it is another day."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from importlib import import_module
from itertools import count
from typing import Any, Final
from zlib import crc32

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial, text
from cinqmars.kernel import record
from cinqmars.kernel.game import Game
from cinqmars.kernel.session import Session

HASH_SEEDS: Final = ("1", "77")
START: Final = "from cinqmars.conformance.elsewhere import main; main()"


def elsewhere(t: Trial) -> None:
    """A record replays the same under other hash seeds and another clock."""
    t.at = t.last
    plies = [len(session.log) for session in t.few()]
    expected = looks(t.last, plies)
    job = json.dumps({"game": address(t.game), "record": record.save(t.last), "plies": plies})
    children = [(seed, started(seed)) for seed in HASH_SEEDS]
    answers = [(seed, *child.communicate(job), child.returncode) for seed, child in children]
    for seed, out, errors, code in answers:
        if code:
            raise Broken(f"under hash seed {seed} and another clock: {errors.strip().splitlines()[-1]}")
        for ply, here, there in zip(plies, expected, json.loads(out), strict=True):
            if here != there:
                raise Broken(f"under hash seed {seed} and another clock, ply {ply} is or looks another")


def started(seed: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([folder or os.getcwd() for folder in sys.path])
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", START], stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment
    )


def looks(last: Session[Any], plies: list[int]) -> list[int]:
    """For each ply one number, of all that anybody sees there."""
    return [crc32(text(look(last.goto(ply))).encode()) for ply in plies]


def look(session: Session[Any]) -> list[Any]:
    return [
        session.digest(),
        [d.token() for d in session.pending],
        [session.view(seat) for seat in range(-1, session.state.n)],
        [session.choices(d) for d in session.pending],
    ]


# how to find a game


def address(game: Game[Any]) -> tuple[str, str, bool]:
    """A module, a name in it, and whether to call that. Broken if another process could not find the game."""
    cls = type(game)
    package = cls.__module__
    while package:
        for name, value in names_in(package).items():
            if value is game:
                return package, name, False
        package = package.rpartition(".")[0]
    if names_in(cls.__module__).get(cls.__name__) is cls and not getattr(game, "__dict__", None):
        return cls.__module__, cls.__name__, True
    raise Broken(
        f"another process could not import this {cls.__qualname__}: give the game a name in its module"
    )


def names_in(module: str) -> dict[str, Any]:
    return vars(sys.modules[module]) if module in sys.modules else {}


# in the other process


def main() -> None:
    another_day()
    job = json.load(sys.stdin)
    module, name, call = job["game"]
    found = getattr(import_module(module), name)
    game: Game[Any] = found() if call else found
    print(json.dumps(looks(record.load(game, job["record"]), job["plies"])))


def another_day() -> None:
    """From now on the clock is wrong by years, and runs a day at each look."""
    now, days = time.time(), count(5000)
    of_seconds = {"localtime": time.localtime, "gmtime": time.gmtime}

    def skewed() -> float:
        return now + 86400.0 * next(days)

    def skewed_ns() -> int:
        return int(skewed() * 1e9)

    for name in ("time", "monotonic", "perf_counter"):
        setattr(time, name, skewed)
        setattr(time, f"{name}_ns", skewed_ns)
    for name, broken_down in of_seconds.items():
        setattr(
            time, name, lambda seconds=None, real=broken_down: real(skewed() if seconds is None else seconds)
        )
    sys.modules.pop("datetime", None)
    sys.modules["_datetime"] = None  # type: ignore[assignment]  # datetime in plain Python asks the module time
