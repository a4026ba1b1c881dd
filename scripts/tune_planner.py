"""First Martians: looks for weights of the planner that win more missions on hard.

Every candidate of a generation plays the same missions with one to four seats, on one deal for the whole crew and on
the next each seat for itself; a mission lost counts by the share of its objectives that was reached. What is found so
far is in the file, and the next run goes on from there.

.venv-compiled/bin/python scripts/tune_planner.py weights.json --generations 30
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
from cinqmars.games.first_martians.bots.judgement import reached
from cinqmars.games.first_martians.bots.partner import BESIDE, CREW
from cinqmars.games.first_martians.bots.weights import BASELINE, USUAL, Weights
from cinqmars.games.first_martians.data.missions import CAMPAIGN, STANDALONE
from cinqmars.games.first_martians.rules.objectives import won
from cinqmars.kernel import WAIT, Bot, Decision, Session
from cinqmars.research.evolution import Evolution, evolve

GAME = games.get("first-martians")
FIRST_DEAL = 2_000_000
MISSIONS = (*STANDALONE, CAMPAIGN)
SEATS = (1, 2, 3, 4)
STYLES = (CREW, BESIDE)
START = {**BASELINE, "sure": 1.0}
SHIFTED = {"strain": 1.0, "tiring": 1.5, "hurt": 0.5, "safe": 0.5, "sure": 0.5, "near": 0.7, "nearly": 0.5}
LOST = 0.5  # what all objectives are worth if the mission is lost all the same


class Advised(Bot):
    """Does what the game advises, for every seat."""

    def __init__(self, style: str) -> None:
        super().__init__()
        self.style = style

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        must = opts[0] != WAIT
        answer = GAME.advise(s, Decision(seat, kind, opts if must else opts[1:], ctx, held, must), self.style)
        assert answer is not None
        return answer


def places() -> list[tuple[str, int]]:
    """What can be varied: a number by its name, or one of a list."""
    found: list[tuple[str, int]] = []
    for name, told in BASELINE.items():
        found += [(name, -1)] if isinstance(told, float) else [(name, i) for i in range(len(told))]
    return found


PLACES = places()


def weights_at(point: list[float]) -> dict[str, Any]:
    """The weights that a point of the search stands for."""
    told = deepcopy(START)
    for (name, i), x in zip(PLACES, point, strict=True):
        if i >= 0:
            told[name][i] *= math.exp(0.25 * x)
        elif name in SHIFTED:
            told[name] += SHIFTED[name] * x
        else:
            told[name] *= math.exp(0.25 * x)
    return told


def play(mission: str, seats: int, seed: int, difficulty: str) -> Any:
    """The end of one game in which the planner holds every seat."""
    options = {"mission": mission, "difficulty": difficulty}
    return Session.new(GAME, seats, seed, options).run(Advised(STYLES[seed % len(STYLES)]))


def success(job: tuple[list[float], int, int, str]) -> float:
    """By the weights of a point, over all missions and numbers of seats."""
    point, first, deals, difficulty = job
    vars_of(Weights(weights_at(point)))
    found = []
    for number in range(deals):
        for mission in MISSIONS:
            for seats in SEATS:
                end = play(mission, seats, first + number, difficulty)
                found.append(1.0 if won(end) else LOST * reached(end))
    return mean(found)


def vars_of(made: Weights) -> None:
    for name in BASELINE:
        setattr(USUAL, name, getattr(made, name))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", help="what has been found; made if it is not there")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=20, help="in each generation")
    parser.add_argument("--deals", type=int, default=3, help="of each mission and number of seats")
    parser.add_argument("--difficulty", default="hard")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with Pool(given.jobs) as pool:

        def measure(points: list[list[float]], generation: int) -> list[float]:
            first = FIRST_DEAL + 1000 * generation
            jobs = [(point, first, given.deals, given.difficulty) for point in points]
            return pool.map(success, jobs, chunksize=1)

        search = Evolution(len(PLACES), given.candidates)
        evolve(search, Path(given.file), given.generations, given.seed, measure, weights_at)


if __name__ == "__main__":
    main()
