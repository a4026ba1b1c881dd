"""How each game is built, in figures: modules, lines, imports, longest and most branching functions, kinds, chains.

A function's branches are counted as ruff counts them (C901). "Kinds" says in how many files one kind of question is
named beside where it is defined: on average, and at most. A chain is the longest row of modules that import each other.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
LONG_FILE: Final = 450
DATA: Final = ("data/", "components.py", "cards/projects.py")  # as long as what is in the box
BRANCHING = (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.match_case)
COLUMNS: Final = ("modules", "lines", "imports", "longest", "branches", "long files", "kinds", "chain")


class Game:
    """The modules of one game, parsed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = ".".join(folder.parts[folder.parts.index("cinqmars") :])
        self.texts = {path.relative_to(folder): path.read_text() for path in sorted(folder.rglob("*.py"))}
        self.trees = {path: ast.parse(text) for path, text in self.texts.items()}
        self.modules = {self.module(path): path for path in self.trees}

    def module(self, path: Path) -> str:
        parts = path.with_suffix("").parts
        return ".".join([self.package, *(parts[:-1] if parts[-1] == "__init__" else parts)])

    def imports(self, path: Path) -> Iterator[tuple[str, str, str]]:
        """From which module, what, and under which name."""
        for node in ast.walk(self.trees[path]):
            if isinstance(node, ast.ImportFrom):
                above = ".".join([self.package, *path.parts[:-1]]) if node.level else ""
                base = ".".join([part for part in (above, node.module) if part])
                for alias in node.names:
                    yield base, alias.name, alias.asname or alias.name

    def import_lines(self) -> int:
        nodes = [node for tree in self.trees.values() for node in ast.walk(tree)]
        found = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
        return sum([(node.end_lineno or node.lineno) - node.lineno + 1 for node in found])

    def functions(self) -> Iterator[ast.FunctionDef]:
        for tree in self.trees.values():
            yield from [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]

    def long_files(self) -> int:
        rules = [path for path in self.texts if not is_data(self.folder / path)]
        return sum([self.texts[path].count("\n") > LONG_FILE for path in rules])

    def uses(self, path: Path) -> set[str]:
        """The modules of the game that a module imports."""
        found = {name for base, what, _ in self.imports(path) for name in (f"{base}.{what}", base)}
        return (found & set(self.modules)) - {self.module(path), self.package}

    def chain(self) -> int:
        begun: set[str] = set()

        @cache
        def length(module: str) -> int:
            if module in begun:  # a circle
                return 0
            begun.add(module)
            longest = 1 + max([length(used) for used in sorted(self.uses(self.modules[module]))], default=0)
            begun.discard(module)
            return longest

        return max([length(module) for module in self.modules])

    def kinds(self) -> set[str]:
        """The constants of its questions."""
        names: set[str] = set()
        for path, tree in self.trees.items():
            if path.parts[0].removesuffix(".py") in ("questions", "kinds"):
                names |= {kind for node in ast.walk(tree) for kind in kind_of(node, path.name == "kinds.py")}
        return names

    def kinds_named(self, path: Path) -> set[str]:
        """Those that a module names, having imported them or the module they are in."""
        asked = [
            (what, name) for base, what, name in self.imports(path) if is_asked(base) or is_asked(f".{what}")
        ]
        bare, spaces = {name for _, name in asked}, {name for what, name in asked if what.islower()}
        found: set[str] = set()
        for node in ast.walk(self.trees[path]):
            if isinstance(node, ast.Name) and node.id in bare:
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found |= {node.attr} if node.value.id in spaces else set()
        return found

    def figures(self) -> list[str]:
        named = [self.kinds_named(path) for path in self.trees if path.name != "__init__.py"]
        times = [sum([kind in found for found in named]) for kind in self.kinds()]
        lengths = [(f.end_lineno or f.lineno) - f.lineno + 1 for f in self.functions()]
        return [
            str(len(self.trees)),
            str(sum([text.count("\n") for text in self.texts.values()])),
            str(self.import_lines()),
            str(max(lengths)),
            str(max([branches(f) for f in self.functions()])),
            str(self.long_files()),
            f"{sum(times) / len(times):.1f}, {max(times)}",
            str(self.chain()),
        ]


def is_data(path: Path) -> bool:
    """Whether it lists what is in a box."""
    return any([f"/{data}" in path.as_posix() for data in DATA])


def is_asked(module: str) -> bool:
    return not {"questions", "kinds"}.isdisjoint(module.split("."))


def kind_of(node: ast.AST, constants: bool) -> Iterator[str]:
    """`LAUNCH` of `LAUNCH: Final = 7` among constants, and of `name = "launch"` in a question's class."""
    if constants and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            yield node.target.id
    elif isinstance(node, ast.ClassDef):
        for part in node.body:
            if isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant):
                if ast.unparse(part.targets[0]) == "name":
                    yield str(part.value.value).replace("-", "_").upper()


def branches(function: ast.FunctionDef) -> int:
    return 1 + sum([isinstance(node, BRANCHING) for node in ast.walk(function)])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("source", nargs="?", type=Path, default=ROOT / "src", help="another checkout's src")
    games = sorted((parser.parse_args().source / "cinqmars" / "games").glob("*/game.py"))
    print(f"{'':22}" + "".join([f"{column:>11}" for column in COLUMNS]))
    for path in games:
        print(f"{path.parent.name:22}" + "".join([f"{figure:>11}" for figure in Game(path.parent).figures()]))


if __name__ == "__main__":
    main()
