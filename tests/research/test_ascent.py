"""The search along a slope: it climbs a hill that it sees through a fog, and goes on from its file."""

from __future__ import annotations

import json
import random
from pathlib import Path

from cinqmars.research.ascent import Ascent, Trial, ascend

TOP = [1.5, -2.0, 0.5, 0.0, 3.0]
FOG = 3.0  # what one and the same point is told to be, more or less


def height(point: list[float]) -> float:
    return -sum([(x - y) ** 2 for x, y in zip(point, TOP, strict=True)])


def seen(middle: list[float], trials: list[Trial]) -> list[tuple[float, float]]:
    found = []
    for trial in trials:
        luck = random.Random(f"fog {trial.seed}")
        one, other = trial.both(middle)
        found.append((height(one) + luck.gauss(0, FOG), height(other) + luck.gauss(0, FOG)))
    return found


def weights(point: list[float]) -> dict[str, list[float]]:
    return {"at": point}


def test_it_climbs_through_the_fog(tmp_path: Path) -> None:
    search = Ascent(5)
    ascend(search, tmp_path / "found.json", 80, 30, 1000, seen, weights)
    assert height(search.middle) > -0.5 > height([0.0] * 5)
    assert json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))["weights"]["at"] == search.middle


def test_both_sides_of_a_trial_are_as_far_from_the_middle() -> None:
    one, other = Trial(7).both([1.0, 2.0])
    assert [(x + y) / 2 for x, y in zip(one, other, strict=True)] == [1.0, 2.0]
    assert Trial(7).both([1.0, 2.0]) == (one, other) != Trial(8).both([1.0, 2.0])


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    whole, parts, again = Ascent(5), Ascent(5), Ascent(5)
    ascend(whole, tmp_path / "whole.json", 6, 4, 0, seen, weights)
    ascend(parts, tmp_path / "parts.json", 4, 4, 0, seen, weights)
    ascend(again, tmp_path / "parts.json", 6, 4, 0, seen, weights)
    assert vars(again) == vars(whole)
