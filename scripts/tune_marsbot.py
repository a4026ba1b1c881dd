"""Terraforming Mars alone: looks for weights of the judgement that do better against MarsBot than today's.

One answer ahead by the judgement, whole games inside one run of the rules, every candidate of a generation on the
same deals. What is found so far is in the file, and the next run goes on from there. Compiled it plays fifty games a
second.

.venv-compiled/bin/python scripts/tune_marsbot.py weights.json --generations 30
"""

from __future__ import annotations

import argparse
import math
from copy import deepcopy
from multiprocessing import Pool
from pathlib import Path
from statistics import mean
from typing import Any

from cinqmars import games
from cinqmars.bots.foresight import Foresight
from cinqmars.games.terraforming_mars.bots import weights
from cinqmars.games.terraforming_mars.bots.weights import Weights
from cinqmars.games.terraforming_mars.bots.worth import ALONE, Worth
from cinqmars.kernel import Bot, Session, State
from cinqmars.research.evolution import Evolution, evolve

GAME = games.get("terraforming-mars")
FIRST_DEAL = 1_000_000
FIXED = ("unsure", "spare_metal")  # set by hand
SHIFTED = {
    "scarce": 0.05,
    "stepping": 1.5,
    "eager": 0.3,
    "rivalry": 0.2,
    "energy": 0.3,
    "banked": 0.3,
    "rising": 0.2,
    "ground": 1.0,
}
CAREFUL = {"point": 0.1, "late": 0.15, "hurry": 0.15}
AT_MOST_ONE = ("banked", "fading", "rivalry")
AT_LEAST_NOTHING = ("banked", "scarce", "rivalry")


class Ahead(Bot):
    """Answers one answer ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.foresight = Foresight(GAME)

    def between(self, s: State) -> None:
        self.foresight.begin(s)

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.foresight.best(seat, opts) if len(opts) > 1 else opts[0]
        self.foresight.said.append(arg)
        return arg


def places() -> list[tuple[str, int]]:
    """What can be varied: a number by its name, or one of a list; -1 stands for all of it."""
    found = []
    for name, told in weights.ALONE.items():
        if isinstance(told, float):
            found += [] if name in FIXED else [(name, -1)]
        elif name == "pace":
            found.append((name, -1))
        else:
            found += [(name, i) for i, x in enumerate(told) if x > 0 and (name, i) != ("unit", 0)]
    return found


PLACES = places()


def weights_at(point: list[float]) -> dict[str, Any]:
    """The weights that a point of the search stands for."""
    told = deepcopy(weights.ALONE)
    for (name, i), x in zip(PLACES, point, strict=True):
        if i >= 0:
            told[name][i] *= math.exp(0.25 * x)
        elif name == "pace":
            told[name] = [pace * math.exp(0.15 * x) for pace in told[name]]
        elif name in SHIFTED:
            told[name] += SHIFTED[name] * x
        else:
            told[name] *= math.exp(CAREFUL.get(name, 0.2) * x)
    for name in AT_MOST_ONE:
        told[name] = min(1.0, told[name])
    for name in AT_LEAST_NOTHING:
        told[name] = max(0.0, told[name])
    return told


def margins(job: tuple[list[float], range, str]) -> list[int]:
    """Points ahead of MarsBot on each deal."""
    point, deals, difficulty = job
    made = Worth(Weights(weights_at(point)))
    for name in ("w", "cube", "acting", "engine", "flat", "lasting", "steps", "any_steps"):
        setattr(ALONE, name, getattr(made, name))
    found = []
    for deal in deals:
        end = Session.new(GAME, 1, deal, {"difficulty": difficulty}).run(Ahead())
        scores = GAME.scores(end)
        found.append(sum([score.points[0] - (score.automaton or 0) for score in scores]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", help="what has been found; made if it is not there")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=24, help="in each generation")
    parser.add_argument("--games", type=int, default=24, help="for each candidate")
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with Pool(given.jobs) as pool:

        def measure(points: list[list[float]], generation: int) -> list[float]:
            first = FIRST_DEAL + 1000 * generation
            jobs = [(point, range(first, first + given.games), given.difficulty) for point in points]
            return [mean(found) for found in pool.map(margins, jobs, chunksize=1)]

        search = Evolution(len(PLACES), given.candidates)
        evolve(search, Path(given.file), given.generations, given.seed, measure, weights_at)


if __name__ == "__main__":
    main()
