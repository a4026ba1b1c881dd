"""Looks for numbers that play better: separable CMA-ES (Ros and Hansen 2008) with mirrored samples.

Whoever uses it measures every candidate of a generation on the same deals. All it knows is plain data, so that a
search goes on from a file.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any


class Evolution:
    """Where the search is: the middle, how wide each place is varied, and the paths it came along."""

    def __init__(self, places: int, candidates: int, step: float = 0.8) -> None:
        self.generation = 0
        self.middle = [0.0] * places
        self.widths = [1.0] * places  # squared
        self.step = step
        self.path = [0.0] * places
        self.trail = [0.0] * places
        chosen = candidates // 2
        raw = [math.log(chosen + 0.5) - math.log(i + 1) for i in range(chosen)]
        self.shares = [x / sum(raw) for x in raw]
        self.effective = 1 / sum([x * x for x in self.shares])

    def samples(self, luck: random.Random) -> list[list[float]]:
        """Directions, each with its mirror image."""
        half = [[luck.gauss(0, 1) for _ in self.middle] for _ in self.shares]
        return half + [[-x for x in direction] for direction in half]

    def at(self, direction: list[float]) -> list[float]:
        return [
            m + self.step * math.sqrt(w) * x
            for m, w, x in zip(self.middle, self.widths, direction, strict=True)
        ]

    def learn(self, best: list[list[float]]) -> None:
        """Move towards the better half, the best first."""
        n, mu = len(self.middle), self.effective
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


def evolve(
    search: Evolution,
    file: Path,
    generations: int,
    seed: int,
    measure: Callable[[list[list[float]], int], list[float]],
    weights_at: Callable[[list[float]], dict[str, Any]],
) -> None:
    """So many generations more, from where the file is; `measure` tells how good each candidate of a generation is."""
    if file.exists():
        vars(search).update(json.loads(file.read_text(encoding="utf-8"))["search"])
    for _ in range(generations):
        tried = search.samples(random.Random(seed + search.generation))
        found = measure([search.at(direction) for direction in tried], search.generation)
        order = sorted(range(len(tried)), key=lambda i: -found[i])
        search.learn([tried[i] for i in order[: len(search.shares)]])
        print(f"{search.generation}: {mean(found):.3f}, the best {max(found):.3f}", flush=True)
        plain = json.dumps({"weights": weights_at(search.middle), "search": vars(search)}, indent=1)
        file.write_text(plain + "\n", encoding="utf-8")
