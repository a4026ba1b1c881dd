"""The figures of a game are counted right."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
