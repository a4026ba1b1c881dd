"""What holds for the whole repository: layers, locks, commands, and nothing that ties it to one machine."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "cinqmars"


@cache
def project_files() -> list[Path]:
    """What git tracks or would add; without git, all but the folders that .gitignore names."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split(
            "\0"
        )
        return [ROOT / name for name in listed if name and (ROOT / name).is_file()]
    patterns = (ROOT / ".gitignore").read_text().split()
    ignored = {".git", *(pattern.strip("/").rsplit("/")[-1] for pattern in patterns)}
    found: list[Path] = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in ignored]
        found += [Path(folder, name) for name in names]
    return found


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    try:
        yield from enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    except UnicodeDecodeError:
        return


# Nothing of one machine, nothing of one registry

# Each pattern is written so that it does not match its own source.
FOREIGN = {
    "a folder outside the project": r"[.]{2}/shared\b",
    "a path of a development machine": r"(?<![\w.])/(?:work/(?:main|shared|[.])|[r]oot/|home/\w|Users/\w)",
    "a package registry": r"\b(?:pypi[.]org|pythonhosted[.]|npmjs[.]|yarnpkg[.]com|debian[.]org|crates[.]io)",
}


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_refers_to(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in project_files()
        for number, line in lines_of(path)
        if re.search(FOREIGN[what], line)
    ]
    assert not found, "\n".join([f"{what}:", *found])


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a folder outside the project", "see ../" + "shared/rules"),
        ("a path of a development machine", "cd /" + "work/main"),
        ("a path of a development machine", "/" + "root/.pyenv"),
        ("a path of a development machine", 'open("/' + 'home/ana/mars.json")'),
        ("a package registry", "--index-url https://pypi" + ".org/simple"),
        ("a package registry", '"resolved": "https://registry.npmjs' + '.org/svelte"'),
    ],
)
def test_the_patterns_find_what_they_are_for(what: str, line: str) -> None:
    assert re.search(FOREIGN[what], line)


# Layers: imports only point downwards

RANKS = {
    "kernel": 0,
    "conformance": 1,
    "games": 1,
    "bots": 2,
    "text": 2,
    "notebook": 2,
    "session": 3,
    "cli": 5,
}
OTHERS = 4  # whatever is built on the public session: terminal, arena, environments, server
CHANCE_AND_CLOCKS = {"datetime", "random", "secrets", "time", "uuid"}


class Import(NamedTuple):
    """`module` uses `target`, at `line`; `guarded` when the absence of `target` is handled."""

    module: str
    target: str
    line: int
    guarded: bool

    @property
    def layer(self) -> str:
        return component(self.module)

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.target}"


def component(module: str) -> str:
    """`kernel` of `cinqmars.kernel.chance`; empty for the package itself and for other projects."""
    parts = module.split(".")
    return parts[1] if parts[0] == "cinqmars" and len(parts) > 1 else ""


def module_name(path: Path, source: Path = SOURCE) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(code: str, module: str, package: bool = False) -> Iterator[Import]:
    """Every import in `code`, wherever it stands, in full; `from x import y` counts as x.y if it is ours."""
    tree = ast.parse(code)
    guarded = {
        id(node)
        for block in ast.walk(tree)
        if isinstance(block, ast.Try) and any("ImportError" in ast.dump(h) for h in block.handlers)
        for statement in block.body
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")[: (1 if package else 0) - node.level or None]
                base = ".".join([*above, base] if base else above)
            ours = base.split(".")[0] == "cinqmars"
            targets = [f"{base}.{alias.name}" for alias in node.names] if ours else [base]
        else:
            continue
        for target in targets:
            yield Import(module, target, node.lineno, id(node) in guarded)


@cache
def all_imports() -> list[Import]:
    return [
        found
        for path in sorted(PACKAGE.rglob("*.py"))
        for found in imports_of(path.read_text(encoding="utf-8"), module_name(path), path.stem == "__init__")
    ]


def points_upwards(use: Import) -> bool:
    """The package itself is the public face of the session: who imports from it stands above."""
    if not use.layer or use.target.split(".")[0] != "cinqmars":
        return False
    below = component(use.target)
    if below and not (PACKAGE / below).exists() and not (PACKAGE / f"{below}.py").exists():
        below = "session"  # a name, not a module: from cinqmars import Refused
    if use.layer == below:
        return False
    rank, below_rank = RANKS.get(use.layer, OTHERS), RANKS.get(below, OTHERS)
    return below_rank > rank or (below_rank == rank and rank != OTHERS)


def game_of(module: str) -> str:
    """`mars` of `cinqmars.games.mars.rules`; empty for the registry."""
    parts = module.split(".")
    return parts[2] if component(module) == "games" and len(parts) > 2 and is_game(parts[2]) else ""


def is_game(name: str) -> bool:
    return (PACKAGE / "games" / name).is_dir()


def third_party(use: Import) -> bool:
    top = use.target.split(".")[0]
    if use.module == "cinqmars.kernel.compiled" and top == "mypy_extensions":
        return not use.guarded
    return top != "cinqmars" and top not in sys.stdlib_module_names


def listed(uses: list[Import]) -> str:
    return "\n".join(map(str, uses))


def test_imports_only_point_downwards() -> None:
    wrong = [use for use in all_imports() if points_upwards(use)]
    assert not wrong, listed(wrong)


def test_kernel_and_games_need_only_the_standard_library() -> None:
    wrong = [
        use for use in all_imports() if use.layer in {"kernel", "conformance", "games"} and third_party(use)
    ]
    assert not wrong, listed(wrong)


def test_the_research_kit_is_used_by_commands_and_nothing_else() -> None:
    """Kernel, games and server run without it, and without what it needs."""
    users = {use.layer for use in all_imports() if component(use.target) == "research"} - {"research"}
    assert users == {"bench", "cli", "terminal"}


def test_a_game_knows_no_other_game() -> None:
    among_games = [use for use in all_imports() if use.layer == component(use.target) == "games"]
    wrong = [use for use in among_games if game_of(use.module) not in {"", game_of(use.target)}]
    assert not wrong, listed(wrong)


def test_games_take_chance_from_the_state_and_have_no_clock() -> None:
    wrong = [
        use for use in all_imports() if use.layer == "games" and use.target.split(".")[0] in CHANCE_AND_CLOCKS
    ]
    assert not wrong, listed(wrong)


def test_imports_are_read_wherever_they_stand() -> None:
    code = """
import json, cinqmars.bots
from . import state
from .state import State
from cinqmars import kernel
from os.path import join
try:
    import mypy_extensions
except ImportError:
    pass
def late():
    from cinqmars.cli import main
"""
    uses = list(imports_of(code, "cinqmars.games.mars.rules"))
    assert [use.target for use in uses if not use.guarded] == [
        "json",
        "cinqmars.bots",
        "cinqmars.games.mars.state",
        "cinqmars.games.mars.state.State",
        "cinqmars.kernel",
        "os.path",
        "cinqmars.cli.main",
    ]
    assert [use.target for use in uses if use.guarded] == ["mypy_extensions"]
    (use,) = imports_of("from .state import State", "cinqmars.kernel", package=True)
    assert use.target == "cinqmars.kernel.state.State"


@pytest.mark.parametrize(
    ("module", "target", "upwards"),
    [
        ("cinqmars.kernel.state", "cinqmars.games.mars", True),
        ("cinqmars.kernel.state", "cinqmars.Refused", True),
        ("cinqmars.kernel.state", "cinqmars.kernel.chance", False),
        ("cinqmars.games.mars.rules", "cinqmars.bots.player", True),
        ("cinqmars.games.mars.rules", "cinqmars.kernel.State", False),
        ("cinqmars.bots.player", "cinqmars.text.Speaker", True),
        ("cinqmars.bots.player", "cinqmars.games.get", False),
        ("cinqmars.cli", "cinqmars.bots.player", False),
        ("cinqmars.text", "cinqmars.cli", True),
    ],
)
def test_upwards_is(module: str, target: str, upwards: bool) -> None:
    assert points_upwards(Import(module, target, 1, False)) is upwards


# Commands

PROMISED = "help play test test-all lint format bench fuzz mutants compiled lock clean cover"


def test_make_has_the_promised_targets() -> None:
    makefile = (ROOT / "Makefile").read_text()
    described = set(re.findall(r"^([a-z-]+):.*## \w", makefile, re.MULTILINE))
    assert set(PROMISED.split()) <= described
    phony = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert described <= set(" ".join(phony).split())


def would_play(folder: Path) -> str:
    """What `make play` would run in a checkout that is set up."""
    words = ["make", "--dry-run", "--silent", "--assume-old=.venv/.play", "--assume-old=page", "play"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
def test_play_runs_the_compiled_build_where_there_is_one_and_else_says_how_to_get_it(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".play").touch()
    plain = would_play(tmp_path)
    assert " .venv/bin/cinqmars serve" in plain and "make compiled" in plain
    (tmp_path / ".venv-compiled").mkdir()
    (tmp_path / ".venv-compiled" / ".built").touch()
    compiled = would_play(tmp_path)
    assert " .venv-compiled/bin/cinqmars serve" in compiled and "make compiled" not in compiled


def test_compiled_wheels_are_made_for_every_python_and_machine_we_promise() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    assert told["build"] == ["cp311-*", "cp312-*", "cp313-*"]
    assert told["linux"]["archs"] == ["x86_64", "aarch64"] and told["macos"]["archs"] == ["arm64"]
    assert told["environment"] == {"CINQMARS_COMPILED": "1"} and "--version" in told["test-command"]
    assert "auditwheel repair" in told["linux"]["repair-wheel-command"]


def test_ci_lints_and_tests() -> None:
    run = (ROOT / ".ci" / "run").read_text()
    assert re.search(r"^make lint\nmake test$", run, re.MULTILINE)


@pytest.mark.interpreted
def test_the_wheel_ships_every_file_of_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("cinqmars-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        shipped = set(archive.namelist())
    files = {path.relative_to(SOURCE).as_posix() for path in project_files() if path.is_relative_to(PACKAGE)}
    assert "cinqmars/py.typed" in files
    assert not files - shipped


# Locks

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
RUNTIME: list[str] = PROJECT["project"]["dependencies"]
LOCKS = {
    "runtime": RUNTIME,
    "build": GROUPS["build"],
    "dev": RUNTIME + EXTRAS["dev"],
    "bench": RUNTIME + EXTRAS["bench"],
    "compiled": RUNTIME + EXTRAS["stepper"] + GROUPS["compiled"],
    "laboratory": RUNTIME + EXTRAS["research"] + EXTRAS["spiel"] + EXTRAS["arrow"] + EXTRAS["ray"],
    "lock": GROUPS["lock"],
    "mutants": GROUPS["mutants"],
    "wheel": GROUPS["wheel"],
}


class Pin(NamedTuple):
    version: str
    marker: str
    hashes: int
    direct: bool


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    """The names in `requirements`, our own extras opened."""
    names: set[str] = set()
    for requirement in requirements:
        own = re.match(r"cinqmars\[(.+)\]", requirement)
        if own:
            names |= {name for extra in own[1].split(",") for name in declared(EXTRAS[extra.strip()])}
        else:
            names.add(normal(re.split(r"[^\w.-]", requirement, maxsplit=1)[0]))
    return names


def pins(lock: str) -> dict[str, list[Pin]]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    found: dict[str, list[Pin]] = {}
    for entry in re.split(r"\n(?=\w)", text)[1:]:
        head = re.match(r"([\w.-]+)(?:\[.*?\])?==(\S+)(?: ; (.*?))?(?: \\)?\n", entry)
        assert head, entry
        pin = Pin(head[2], head[3] or "", entry.count("--hash=sha256:"), "cinqmars (pyproject.toml" in entry)
        found.setdefault(normal(head[1]), []).append(pin)
    return found


def test_every_lock_file_is_known() -> None:
    assert {path.stem for path in (ROOT / "requirements").glob("*")} == set(LOCKS)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_and_pyproject_name_the_same(lock: str) -> None:
    direct = {name for name, pinned in pins(lock).items() if any(pin.direct for pin in pinned)}
    assert direct == declared(LOCKS[lock]), "make lock renews the locks"


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_by_hash_and_names_no_source(lock: str) -> None:
    assert all(pin.hashes for pinned in pins(lock).values() for pin in pinned)
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    assert not re.search(r"://|^-|^\s*--(?!hash=)", text, re.MULTILINE)


def test_locks_agree_on_versions() -> None:
    versions: dict[str, set[tuple[tuple[str, str], ...]]] = {}
    for lock in LOCKS:
        for name, pinned in pins(lock).items():
            versions.setdefault(name, set()).add(tuple((pin.version, pin.marker) for pin in pinned))
    assert not {name: found for name, found in versions.items() if len(found) > 1}


def test_what_play_installs_is_part_of_what_test_installs() -> None:
    assert {*pins("runtime"), *pins("build")} <= {*pins("dev")}
