"""The compiled build begins with mypyc reading the source: what it cannot read is noticed before anybody builds."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "cinqmars"

pytestmark = pytest.mark.interpreted


def test_mypyc_understands_kernel_games_and_bots() -> None:
    command = [sys.executable, "scripts/compile.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-2000:]


def test_no_constant_is_a_tuple_of_floats() -> None:
    """The check that mypyc writes for such a constant is wrong: it is never "set"."""
    found = [
        f"{path.relative_to(SOURCE)}: {ast.unparse(line.target)}"
        for part in ("kernel", "games", "bots")
        for path in sorted((SOURCE / part).rglob("*.py"))
        for line in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(line, ast.AnnAssign) and begins_with_a_float(line)
    ]
    assert found == []


def begins_with_a_float(line: ast.AnnAssign) -> bool:
    match line:
        case ast.AnnAssign(annotation=ast.Name(id="Final"), value=ast.Tuple(elts=[first, *_])):
            number = first.operand if isinstance(first, ast.UnaryOp) else first
            return isinstance(number, ast.Constant) and isinstance(number.value, float)
    return False
