"""The search for numbers that play better: it finds a known best, and goes on from its file."""

from __future__ import annotations

import json
from pathlib import Path

from cinqmars.research.evolution import Evolution, evolve

GOAL = [1.5, -2.0, 0.5, 0.0, 3.0]


def near(points: list[list[float]], generation: int) -> list[float]:
    return [-sum([(x - y) ** 2 for x, y in zip(point, GOAL)]) for point in points]


def weights(point: list[float]) -> dict[str, list[float]]:
    return {"at": point}


def test_it_comes_near_to_the_best(tmp_path: Path) -> None:
    search = Evolution(5, 16)
    evolve(search, tmp_path / "found.json", 60, 3, near, weights)
    assert near([search.middle], 0)[0] > -0.3 > near([[0.0] * 5], 0)[0]
    assert json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))["weights"]["at"] == search.middle


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    whole, parts = Evolution(5, 8), Evolution(5, 8)
    evolve(whole, tmp_path / "whole.json", 6, 3, near, weights)
    evolve(parts, tmp_path / "parts.json", 4, 3, near, weights)
    again = Evolution(5, 8)
    evolve(again, tmp_path / "parts.json", 2, 3, near, weights)
    assert vars(again) == vars(whole)
