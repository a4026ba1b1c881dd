"""`make mutants` knows every package, and the tests that answer for it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cinqmars"


def script() -> Any:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "scripts" / "mutants.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_module_belongs_to_one_package_of_the_table() -> None:
    modules = [path.relative_to(PACKAGE) for path in sorted(PACKAGE.rglob("*.py"))]
    named = [Path(name) for name in script().TESTS]
    owners = {module: [name for name in named if module.is_relative_to(name)] for module in modules}
    assert not {module: found for module, found in owners.items() if len(found) != 1}


def test_the_table_names_what_exists() -> None:
    for package, tests in script().TESTS.items():
        assert (PACKAGE / package).exists(), package
        assert tests and all((ROOT / path).exists() for path in tests), package


@pytest.mark.parametrize(
    ("code", "mutant", "same"),
    [
        ("def f(a: int | None) -> int | None: ...", "def f(a: int & None) -> int ^ None: ...", True),
        ("class A:\n    a: int | None = 1", "class A:\n    a: int - None = 1", True),
        ("async def f() -> int | None: ...", "async def f() -> int - None: ...", True),
        ("class A:\n    a: int = 1", "class A:\n    a: int = 2", False),
        ("def f(a: int = 1): ...", "def f(a: int = 2): ...", False),
        ("def f(a): return a | 1", "def f(a): return a & 1", False),
    ],
)
def test_only_an_annotation_may_change_unnoticed(code: str, mutant: str, same: bool) -> None:
    program = script().program
    assert (program(code) == program(mutant)) is same
