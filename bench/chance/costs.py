"""Time the candidates and the kernel's generator, plain and compiled by mypyc, in interleaved rounds.

costs.py [ROUNDS]
"""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter_ns
from typing import Any

HERE = Path(__file__).parent
KERNEL = HERE.parents[1] / "src/cinqmars/kernel/chance.py"
CANDIDATES = ("First", "Reseeded", "SplitMix", "Pcg", "XorShift", "Congruential", "Library")
DECK = 208


def build(folder: Path) -> dict[tuple[str, str], Any]:
    """Both versions of every generator, from copies, so that no compiled file shadows a source."""
    for way in ("plain", "compiled"):
        (folder / f"{way}_candidates.py").write_text((HERE / "candidates.py").read_text())
        (folder / f"{way}_chance.py").write_text(KERNEL.read_text())
    command = [sys.executable, "-m", "mypyc", "compiled_candidates.py", "compiled_chance.py"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    sys.path.insert(0, str(folder))
    found = {}
    for way in ("plain", "compiled"):
        found["Rng", way] = importlib.import_module(f"{way}_chance").Rng
        module = importlib.import_module(f"{way}_candidates")
        found |= {(name, way): getattr(module, name) for name in CANDIDATES}
    return found


def empty(r: Any, deck: list[int], times: range) -> None:
    for _ in times:
        pass


def below(r: Any, deck: list[int], times: range) -> None:
    for _ in times:
        r.below(6)


def shuffle(r: Any, deck: list[int], times: range) -> None:
    for _ in times:
        r.shuffle(deck)


def copy(r: Any, deck: list[int], times: range) -> None:
    for _ in times:
        r.copy()


def fork(r: Any, deck: list[int], times: range) -> None:
    for _ in times:
        r.fork()


TASKS = ((below, 5000), (shuffle, 25), (copy, 2000), (fork, 500))


def measure(generators: dict[tuple[str, str], Any], rounds: int) -> dict[tuple[str, str, str], float]:
    """Nanoseconds per call without the loop, from the best of all rounds: other load only ever adds."""
    best: dict[tuple[str, str, str], float] = {}
    for _ in range(rounds):
        for (name, way), make in generators.items():
            for task, count in ((empty, 5000), *TASKS):
                r, deck = make(1), list(range(DECK))
                begun = perf_counter_ns()
                task(r, deck, range(count))
                spent = (perf_counter_ns() - begun) / count
                key = name, way, task.__name__
                best[key] = min(spent, best.get(key, spent))
    return {key: spent - best[*key[:2], "empty"] for key, spent in best.items()}


def saved(r: Any) -> int:
    """Characters of the state in a save."""
    return len(json.dumps(r.s if hasattr(r, "s") else r.r.getstate()))


def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        generators = build(Path(folder))
        best = measure(generators, rounds)
    print(f"{'ns, plain / mypyc':18}" + "".join(f"{task.__name__:>18}" for task, _ in TASKS) + f"{'save':>8}")
    for name in ("Rng", *CANDIDATES):
        row = f"{name:18}"
        for task, _ in TASKS:
            plain, compiled = (best[name, way, task.__name__] for way in ("plain", "compiled"))
            row += f"{f'{plain:.0f} / {compiled:.0f}':>18}"
        print(row + f"{saved(generators[name, 'plain'](1)):8}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
