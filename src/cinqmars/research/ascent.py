"""Looks for many numbers at once that play better: a slope found by mirrored trials, climbed step by step.

Each trial varies all numbers and plays one deal twice, once each way, so that most of its luck cancels out; what a
number is worth is how often its way won. Salimans and others 2017 (evolution strategies), with the momentum of Adam.
All it knows is plain data, so that a search goes on from a file.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

WIDE = 0.7  # how far a trial varies each number
RATE = 0.1  # how far a step goes, in the same units
DRIFT = 0.9  # of the last steps' slope that stays
SQUARE = 0.98
FAR = 3.0  # deviations: no trial counts for more


class Trial(NamedTuple):
    """A direction by its seed, which is the deal too."""

    seed: int

    def direction(self, places: int) -> list[float]:
        luck = random.Random(self.seed)
        return [luck.gauss(0, 1) for _ in range(places)]

    def both(self, middle: list[float]) -> tuple[list[float], list[float]]:
        """The points on either side."""
        way = self.direction(len(middle))
        return (
            [m + WIDE * x for m, x in zip(middle, way, strict=True)],
            [m - WIDE * x for m, x in zip(middle, way, strict=True)],
        )


class Ascent:
    """Where the search is, and how it came there."""

    def __init__(self, places: int) -> None:
        self.steps = 0
        self.middle = [0.0] * places
        self.slope = [0.0] * places
        self.square = 0.0  # of a slope, on average over all places: luck is alike everywhere

    def learn(self, trials: list[Trial], gains: list[float]) -> None:
        """One step; a gain says by how much a trial was better than its mirror image."""
        n, most = len(self.middle), FAR * math.sqrt(sum([gain * gain for gain in gains]) / len(gains))
        found = [0.0] * n
        for trial, gain in zip(trials, gains, strict=True):
            share = max(-most, min(most, gain)) / (2 * WIDE * len(trials))
            found = [x + share * way for x, way in zip(found, trial.direction(n), strict=True)]
        self.steps += 1
        self.slope = [DRIFT * x + (1 - DRIFT) * y for x, y in zip(self.slope, found, strict=True)]
        self.square = SQUARE * self.square + (1 - SQUARE) * sum([x * x for x in found]) / n
        scale = math.sqrt(self.square / (1 - SQUARE**self.steps)) or 1.0
        step = RATE / (scale * (1 - DRIFT**self.steps))
        self.middle = [m + step * x for m, x in zip(self.middle, self.slope, strict=True)]


def ascend(
    search: Ascent,
    file: Path,
    steps: int,
    trials: int,
    first: int,
    measure: Callable[[list[float], list[Trial]], list[tuple[float, float]]],
    weights_at: Callable[[list[float]], dict[str, Any]],
) -> None:
    """So many steps in all, those in the file included; `measure` tells how both sides of each trial did."""
    if file.exists():
        vars(search).update(json.loads(file.read_text(encoding="utf-8"))["search"])
    while search.steps < steps:
        start = first + search.steps * trials
        tried = [Trial(seed) for seed in range(start, start + trials)]
        found = measure(search.middle, tried)
        search.learn(tried, [one - other for one, other in found])
        level = sum([one + other for one, other in found]) / (2 * trials)
        print(f"{search.steps} of {steps}: {level:.3f}", flush=True)
        plain = json.dumps({"weights": weights_at(search.middle), "search": vars(search)}, indent=1)
        file.write_text(plain + "\n", encoding="utf-8")
