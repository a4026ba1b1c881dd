"""The same set-up and answers give the same game: in any process, under any hash seed, with nothing installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import cinqmars.kernel
from cinqmars.kernel import Session
from toys import play
from toys.play import Options, every_toy, same, walk

SOURCES = [str(Path(cinqmars.kernel.__file__).parents[2]), str(Path(play.__file__).parents[1])]

PLAY_ALL = """
from toys.play import TOYS, walk
for game, options in TOYS:
    end = walk(game, 3, 5, options)[-1]
    print(game.id, len(end.log), end.digest(), [a.check for a in end.log])
"""

IMPORT_ALONE = """
import sys
class Deny:
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if top not in {*sys.stdlib_module_names, "cinqmars"} and not top.endswith("__mypyc"):
            raise ImportError(name)
sys.meta_path.insert(0, Deny())
package = type(sys)("cinqmars")  # without cinqmars/__init__.py, which imports more than the kernel
package.__path__ = [sys.argv[1]]
sys.modules["cinqmars"] = package
import cinqmars.kernel
from cinqmars.kernel import record
print(cinqmars.kernel.Session.__name__, record.FORMAT)
"""


def output(code: str, *args: str, **environment: str) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(SOURCES), **environment}
    run = subprocess.run(
        [sys.executable, "-c", code, *args], env=env, capture_output=True, text=True, check=True
    )
    return run.stdout


def test_other_hash_seeds_same_games() -> None:
    one, other = output(PLAY_ALL, PYTHONHASHSEED="1"), output(PLAY_ALL, PYTHONHASHSEED="77")
    assert one == other
    assert "research" in one


def test_the_kernel_needs_nothing_but_the_standard_library() -> None:
    package = str(Path(cinqmars.kernel.__file__).parents[1])
    assert output(IMPORT_ALONE, package) == "Session cinqmars\n"


@every_toy
def test_the_same_set_up_and_answers_give_the_same_game(game: Any, options: Options) -> None:
    a, b = walk(game, 3, 4, options)[-1], walk(game, 3, 4, options)[-1]
    assert same(a, b)
    assert a.digest() == b.digest()
    assert same(Session(game, a.setup, [a.marks[0]], a.log), a)


@every_toy
def test_other_seeds_give_other_games(game: Any, options: Options) -> None:
    assert len({walk(game, 3, seed, options)[-1].digest() for seed in range(4)}) == 4
