"""The figures of a game are counted right, and stay as small as they are meant to be."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = """from .questions import (
    LAUNCH,
)
from . import questions as ask

def play(s):
    for p in range(3):
        if p and s:
            s.ask(p, LAUNCH)
        elif s.late:
            s.ask(p, ask.LAND)
"""
QUESTIONS = """from .state import NO

class Launch:
    name = "launch"

class Land:
    name = "land"
"""


def test_a_toy_is_counted_right(tmp_path: Path) -> None:
    game = tmp_path / "cinqmars" / "games" / "toy"
    game.mkdir(parents=True)
    (game / "game.py").write_text("from .rules import play\n")
    (game / "rules.py").write_text(RULES)
    (game / "questions.py").write_text(QUESTIONS)
    (game / "state.py").write_text("NO = 0\n" * 451)
    command = [sys.executable, str(ROOT / "scripts" / "figures.py"), str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    (line,) = done.stdout.splitlines()[1:]
    name, modules, lines, imports, longest, branches, long_files, *kinds, chain = line.split()
    assert (name, modules, imports, longest) == ("toy", "4", "6", "6")
    assert int(lines) == 1 + RULES.count("\n") + QUESTIONS.count("\n") + 451
    assert (branches, long_files) == ("4", "1")
    assert kinds == ["1.0,", "1"]
    assert chain == "4"  # game, rules, questions, state


def script() -> Any:
    spec = importlib.util.spec_from_file_location("figures", ROOT / "scripts" / "figures.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", sorted((ROOT / "src" / "cinqmars" / "games").glob("*/game.py")), ids=str)
def test_a_game_is_built_of_small_parts(game: Path) -> None:
    found = script()
    figures = dict(zip(found.COLUMNS, found.Game(game.parent).figures(), strict=True))
    assert int(figures["branches"]) <= 15
    assert int(figures["kinds"].split(", ")[1]) <= 3, "files that name one kind of question"


def test_no_file_is_long_but_what_is_in_a_box() -> None:
    found = script()
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "scripts").rglob("*.py")]
    sources += [path for end in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{end}")]
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in sources}
    assert [path for path in lines if lines[path] > found.LONG_FILE and not found.is_data(path)] == []
