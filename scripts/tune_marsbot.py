"""Terraforming Mars alone: looks for weights of the judgement that do better against MarsBot.

One answer ahead by the judgement, whole games inside one run of the rules; separable CMA-ES (Ros and Hansen 2008)
with mirrored samples, every candidate of a generation on the same deals. What is found so far is in the file, and
the next run goes on from there. Compiled it plays fifty games a second.

.venv-compiled/bin/python scripts/tune_marsbot.py weights.json --generations 30
"""

from __future__ import annotations

import argparse
import json
import math
import random
from copy import deepcopy
from multiprocessing import Pool
from pathlib import Path
from statistics import mean
from typing import Any

from cinqmars import games
from cinqmars.bots.foresight import Foresight
from cinqmars.games.terraforming_mars.bots.weights import BASELINE, Weights
from cinqmars.games.terraforming_mars.bots.worth import ALONE, Worth
from cinqmars.kernel import Bot, Session, State

GAME = games.get("terraforming-mars")
FIRST_DEAL = 1_000_000
FIXED = ("unsure", "spare_metal", "most_metal")  # set by hand
BY_HAND = {"unsure": 0.0, "spare_metal": 0.3, "most_metal": 8.0}
SHIFTED = {"scarce": 0.05, "stepping": 1.5, "energy": 0.3, "banked": 0.4, "rising": 0.2, "ground": 1.0}
CAREFUL = {"point": 0.1, "late": 0.15, "hurry": 0.15}
AT_MOST_ONE = ("banked", "fading")


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
    for name, told in BASELINE.items():
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
    told = {**deepcopy(BASELINE), **BY_HAND}
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
    for name in ("banked", "scarce"):
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


class Search:
    """Where it is: the middle, how wide each place is varied, and the paths it came along."""

    def __init__(self, size: int, seed: int) -> None:
        n = len(PLACES)
        self.luck = random.Random(seed)
        self.generation = 0
        self.middle = [0.0] * n
        self.widths = [1.0] * n  # squared
        self.step = 0.8
        self.path = [0.0] * n
        self.trail = [0.0] * n
        chosen = size // 2
        raw = [math.log(chosen + 0.5) - math.log(i + 1) for i in range(chosen)]
        self.shares = [x / sum(raw) for x in raw]
        self.effective = 1 / sum([x * x for x in self.shares])

    def samples(self) -> list[list[float]]:
        """Directions, each with its mirror image."""
        half = [[self.luck.gauss(0, 1) for _ in PLACES] for _ in self.shares]
        return half + [[-x for x in direction] for direction in half]

    def at(self, direction: list[float]) -> list[float]:
        return [
            m + self.step * math.sqrt(w) * x
            for m, w, x in zip(self.middle, self.widths, direction, strict=True)
        ]

    def learn(self, best: list[list[float]]) -> None:
        """Move towards the better half, the best first."""
        n, mu = len(PLACES), self.effective
        self.generation += 1
        pull = [sum([share * one[i] for share, one in zip(self.shares, best)]) for i in range(n)]
        wide = [math.sqrt(w) for w in self.widths]
        slow, trail = (mu + 2) / (n + mu + 5), (4 + mu / n) / (n + 4 + 2 * mu / n)
        damping = 1 + slow + 2 * max(0.0, math.sqrt((mu - 1) / (n + 1)) - 1)
        one = 2 / ((n + 1.3) ** 2 + mu) * (n + 2) / 3
        many = min(1 - one, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu) * (n + 2) / 3)
        usual = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.middle = [m + self.step * w * x for m, w, x in zip(self.middle, wide, pull, strict=True)]
        self.path = [(1 - slow) * p + math.sqrt(slow * (2 - slow) * mu) * x for p, x in zip(self.path, pull)]
        length = math.sqrt(sum([p * p for p in self.path]))
        steady = length / math.sqrt(1 - (1 - slow) ** (2 * self.generation)) < (1.4 + 2 / (n + 1)) * usual
        gain = math.sqrt(trail * (2 - trail) * mu) if steady else 0.0
        self.trail = [(1 - trail) * t + gain * w * x for t, w, x in zip(self.trail, wide, pull)]
        for i in range(n):
            spread = sum([share * other[i] ** 2 for share, other in zip(self.shares, best)])
            self.widths[i] *= 1 - one - many + many * spread
            self.widths[i] += one * self.trail[i] ** 2
        self.step = min(1.2, max(0.2, self.step * math.exp(slow / damping * (length / usual - 1))))


def run(given: argparse.Namespace) -> None:
    search, file = Search(given.candidates, given.seed), Path(given.file)
    if file.exists():
        search.__dict__.update(json.loads(file.read_text(encoding="utf-8"))["search"])
    search.luck = random.Random(given.seed + search.generation)
    with Pool(given.jobs) as pool:
        for _ in range(given.generations):
            first = FIRST_DEAL + 1000 * search.generation
            deals = range(first, first + given.games)
            tried = search.samples()
            jobs = [(search.at(direction), deals, given.difficulty) for direction in tried]
            found = [mean(points) for points in pool.map(margins, jobs, chunksize=1)]
            order = sorted(range(len(tried)), key=lambda i: -found[i])
            search.learn([tried[i] for i in order[: len(search.shares)]])
            print(f"{search.generation}: margin {mean(found):.1f}, the best {max(found):.1f}", flush=True)
            state = {name: part for name, part in vars(search).items() if name != "luck"}
            plain = json.dumps({"weights": weights_at(search.middle), "search": state}, indent=1)
            file.write_text(plain + "\n", encoding="utf-8")


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
    run(parser.parse_args())


if __name__ == "__main__":
    main()
