"""Run batteries of tests on chance, one short process after the other, and sum up.

batteries.py run PROGRAM RESULTS BATTERY GENERATOR SOURCE ORDER SEED...
    BATTERY is small or crush. Results are added to the file RESULTS; what it already has is not run again.
    Crush is run test by test, each from its own seed. Take seeds 10**10 apart: some sources count up from them.
batteries.py dieharder PROGRAM RESULTS GENERATOR SOURCE ORDER SEED
    PROGRAM is outputs; all tests of dieharder that are known to be good.
batteries.py sum RESULTS
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from math import exp, sqrt
from pathlib import Path

CRUSH = 96
APART = 10**10
SUSPECT = 0.001
# Every test but 5, 6, 7 and 14, which dieharder itself calls suspect or says not to use.
DIEHARDER = [0, 1, 2, 3, 4, *range(8, 14), 15, 16, 17, *range(100, 103), *range(200, 210)]


class Results:
    """A line per process: what was run, and the p-values that came out."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path.exists() else []
        self.done: dict[str, list[float]] = dict(json.loads(line) for line in lines)

    def add(self, what: str, values: list[float]) -> None:
        self.done[what] = values
        with self.path.open("a") as out:
            out.write(json.dumps([what, values]) + "\n")


def run(program: str, results: Results, battery: str, source: list[str], seed: int) -> None:
    for test in range(1, CRUSH + 1) if battery == "crush" else [0]:
        what = " ".join([battery, *source, str(seed), str(test)])
        if what not in results.done:
            command = [program, *source, str(seed + test * APART), battery, *[str(test)] * (test > 0)]
            printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            lines = [line.split() for line in printed.splitlines() if line.startswith("p ")]
            results.add(what, [float(line[1]) for line in lines])


def dieharder(program: str, results: Results, source: list[str], seed: int) -> None:
    for test in DIEHARDER:
        what = " ".join(["dieharder", *source, str(seed), str(test)])
        if what not in results.done:
            with subprocess.Popen([program, *source, str(seed), "0"], stdout=subprocess.PIPE) as stream:
                command = ["dieharder", "-g", "200", "-d", str(test), "-D", "test_name", "-D", "pvalues"]
                done = subprocess.run(
                    command, stdin=stream.stdout, check=True, capture_output=True, text=True
                )
                stream.kill()
            values = [float(line.split("|")[-1]) for line in done.stdout.splitlines() if "|" in line]
            results.add(what, values)


def evenly_spread(values: list[float]) -> float:
    """Kolmogorov and Smirnov: how likely p-values of a perfect generator are at least as unevenly spread."""
    values, size = sorted(values), len(values)
    gap = max(max((i + 1) / size - p, p - i / size) for i, p in enumerate(values))
    x = gap * (sqrt(size) + 0.12 + 0.11 / sqrt(size))
    return float(min(1, max(0, 2 * sum((-1) ** (k - 1) * exp(-2 * k * k * x * x) for k in range(1, 100)))))


def summary(done: dict[str, list[float]]) -> Iterator[str]:
    groups: dict[str, list[float]] = {}
    for what, values in done.items():
        battery, generator, source, order, *_ = what.split()
        groups.setdefault(f"{battery:10}{generator:6}{source:8} {order}", []).extend(values)
    for name, values in sorted(groups.items()):
        outside = [p for p in values if not SUSPECT <= p <= 1 - SUSPECT]
        worst = min(min(p, 1 - p) for p in values)
        yield (
            f"{name} {len(values):5} p-values, {len(outside):3} outside 0.001 to 0.999, most extreme {worst:.2g}, "
            f"spread {evenly_spread(values):.2g}"
        )


def main(verb: str, *rest: str) -> None:
    if verb == "sum":
        print(*summary(Results(Path(rest[0])).done), sep="\n")
    elif verb == "dieharder":
        program, path, *source, seed = rest
        dieharder(program, Results(Path(path)), source, int(seed))
    else:
        program, path, battery, generator, kind, order, *seeds = rest
        for seed in seeds:
            run(program, Results(Path(path)), battery, [generator, kind, order], int(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
