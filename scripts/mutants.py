#!/usr/bin/env python3
"""Break a package in one place at a time: its tests must notice. Lists the mutants that survive.

    make mutants PACKAGE=kernel
    make mutants PACKAGE=games/mars SAMPLE=12 SEED=7

Cosmic Ray makes the mutants, in a copy; the checkout is not touched. A place of the source is drawn, every line as
likely as any other, and one of the ways to break it; the same seed draws the same mutants. The exit code is 1 if one
survives: a test is missing, or nobody could tell the mutant from the original.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import os
import random
import re
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmic_ray.work_item import MutationSpec, WorkResult

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src", "cinqmars")
LEFT_OUT = (
    ".git",
    ".venv*",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
    "*.so",
)

GAMES = [path.parent.name for path in sorted(ROOT.glob("src/cinqmars/games/*/__init__.py"))]

# By package or module, the tests that answer for it.
TESTS = {
    "__init__.py": ["tests/test_readme.py", "tests/bots/test_registry.py"],
    "bench": ["tests/test_bench.py"],
    "bots": ["tests/bots"],
    "cli": ["tests/cli"],
    "client.py": ["tests/server"],
    "conformance": ["tests/conformance"],
    "games/__init__.py": ["tests/test_registry.py"],
    **{f"games/{game}": [f"tests/games/{game}"] for game in GAMES},
    "kernel": ["tests/kernel"],
    "notebook.py": ["tests/test_notebook.py"],
    "players.py": ["tests/research"],
    "research": ["tests/research"],
    "server": ["tests/server"],
    "session.py": ["tests/test_sim.py", "tests/cli", "tests/bots"],
    "sim.py": ["tests/test_sim.py"],
    "stepper.py": ["tests/test_stepper.py", "tests/kernel/test_stepper.py"],
    "terminal": ["tests/cli"],
    "text": ["tests/test_texts.py", "tests/games/mission_planete_rouge"],
}

# For None and for small numbers `is` and `==` are the same.
SAME = re.compile(r"core/ReplaceComparisonOperator_(Is_Eq|Eq_Is|IsNot_NotEq|NotEq_IsNot)$")


class Unannotated(ast.NodeTransformer):
    """Leaves out the annotations, which nothing evaluates."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def program(code: str) -> str:
    return ast.dump(Unannotated().visit(ast.parse(code)))


def differs(mutation: MutationSpec) -> bool:
    """Whether the mutant is a program, and another one."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    if SAME.match(mutation.operator_name):
        return False
    code = mutation.module_path.read_text(encoding="utf-8")
    operator = get_operator(mutation.operator_name)(**mutation.operator_args)
    try:
        return program(mutate_code(code, operator, mutation.occurrence)) != program(code)
    except SyntaxError:
        return False


def places(module: Path, scratch: Path) -> list[list[MutationSpec]]:
    """The mutations of a module, by the place they change, in the order of the source."""
    from cosmic_ray.commands import init
    from cosmic_ray.work_db import use_db

    def where(mutation: MutationSpec) -> Any:
        return mutation.start_pos

    with use_db(scratch) as found:
        init([module], found, {})
        mutations = [mutation for item in found.work_items for mutation in item.mutations]
    mutations.sort(key=lambda m: (m.start_pos, m.operator_name, m.occurrence))
    return [list(here) for _, here in groupby(mutations, where)]


def drawn(package: str, seed: int, scratch: Path) -> Iterator[MutationSpec]:
    """Mutants of the package, no two in one place, until there are no more."""
    found = SOURCE / package
    modules = sorted(found.rglob("*.py")) if found.is_dir() else [found]
    lines = {module: len(module.read_text(encoding="utf-8").splitlines()) for module in modules}
    lines = {module: count for module, count in lines.items() if count}
    chance = random.Random(seed)
    left: dict[Path, list[list[MutationSpec]]] = {}
    while lines:
        (module,) = chance.choices(list(lines), list(lines.values()))
        if module not in left:
            left[module] = places(module, scratch)
            chance.shuffle(left[module])
        if not left[module]:
            del lines[module]
            continue
        here = [mutation for mutation in left[module].pop() if differs(mutation)]
        if here:
            yield chance.choice(here)


def enter_copy(folder: Path) -> None:
    """From here on this process and all it starts work in a copy of the checkout as it is now."""
    copy = shutil.copytree(ROOT, folder / "copy", ignore=shutil.ignore_patterns(*LEFT_OUT))
    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "src")
    # Every test run starts anew: what is not mutated need not be compiled again.
    compileall.compile_dir("src", quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)


def check(command: str) -> float:
    """How long the tests take without any mutation. They pass, and it is the copy they test."""
    from cosmic_ray.testing import run_tests
    from cosmic_ray.work_item import TestOutcome

    here = f"import cinqmars; assert cinqmars.__file__.startswith({str(Path.cwd())!r}), cinqmars.__file__"
    if run_tests(shlex.join([sys.executable, "-c", here]), None)[0] is not TestOutcome.SURVIVED:
        raise SystemExit("another cinqmars is in the way")
    started = time.monotonic()
    outcome, output = run_tests(command, None)
    if outcome is not TestOutcome.SURVIVED:
        raise SystemExit(f"{output}\nthe tests fail without any mutation")
    return time.monotonic() - started


def fate(mutation: MutationSpec, command: str, patience: float) -> WorkResult:
    from cosmic_ray.mutating import mutate_and_test
    from cosmic_ray.work_item import WorkerOutcome

    result = mutate_and_test([mutation], command, patience)
    if result.worker_outcome is not WorkerOutcome.NORMAL:
        raise SystemExit(f"{mutation}\n{result.output}")
    return result


def name(mutation: MutationSpec) -> str:
    module = mutation.module_path.relative_to(SOURCE).as_posix()
    return f"{module}:{mutation.start_pos[0]} {mutation.operator_name.removeprefix('core/')}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Break a package in one place at a time: its tests must notice."
    )
    parser.add_argument("package", choices=TESTS, metavar="PACKAGE", help=", ".join(TESTS))
    parser.add_argument("--sample", type=int, default=40, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", default="auto", help="how many processes test one mutant")
    asked = parser.parse_args()
    tests = TESTS[asked.package]
    options = [
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        "-n",
        asked.jobs,
        "--dist",
        "worksteal",
    ]
    command = shlex.join([sys.executable, "-m", "pytest", *options, *tests])
    survivors: list[str] = []
    tried = 0
    with tempfile.TemporaryDirectory() as folder:
        enter_copy(Path(folder).resolve())
        took = check(command)
        print(f"{asked.package}: {' '.join(tests)} pass in {took:.0f} s", flush=True)
        chosen = islice(drawn(asked.package, asked.seed, Path(folder, "found.sqlite")), asked.sample)
        for tried, mutation in enumerate(chosen, 1):
            result = fate(mutation, command, 60 + 3 * took)
            word = "noticed " if result.is_killed else "SURVIVES"
            print(f"{tried:4} of {asked.sample}  {word}  {name(mutation)}", flush=True)
            if not result.is_killed:
                print(result.diff, flush=True)
                survivors.append(name(mutation))
        os.chdir(ROOT)
    print(f"{len(survivors)} of {tried} mutants survive", *survivors, sep="\n  ")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
