"""Every event that the rules of a game can emit has words in its log, or is listed there as silent.

Where events are entries with named parts, test_shape.py says so.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cinqmars.games
from cinqmars.games import PACKAGES, get

GAMES = Path(cinqmars.games.__file__).parent


def modules(game: str) -> dict[str, ast.Module]:
    folder = GAMES / PACKAGES[game].rpartition(".")[2]
    return {
        str(path.relative_to(folder)): ast.parse(path.read_text("utf-8"))
        for path in sorted(folder.rglob("*.py"))
    }


def words_of(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def is_log(module: ast.Module) -> bool:
    """Where stories are told."""
    names = [node.name for node in module.body if isinstance(node, ast.FunctionDef)]
    return any([name == "story" or name.startswith("story_of_") for name in names])


def told_in(module: ast.Module) -> set[str]:
    """What its stories name, and the lists beside them."""
    stories = [
        node for node in module.body if isinstance(node, ast.FunctionDef) and node.name.startswith("story")
    ]
    lists = [node for node in module.body if isinstance(node, ast.AnnAssign | ast.Assign)]
    return {word for node in [*stories, *lists] for word in words_of(node)}


def silent(module: ast.Module) -> set[str]:
    """What `SILENT: Final[...] = (...)` lists."""
    lists = [node for node in module.body if isinstance(node, ast.AnnAssign | ast.Assign)]
    return {
        word for node in lists if "SILENT" in targets(node) and node.value for word in words_of(node.value)
    }


def targets(node: ast.AnnAssign | ast.Assign) -> list[str]:
    named = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
    return [n.id for n in named if isinstance(n, ast.Name)]


def calls(tree: ast.AST) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node.args


def tellers(trees: list[ast.Module]) -> dict[str, int]:
    """`emit`, and functions that hand the name of an event on to it: at which argument."""
    found = {"emit": 0}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [arg.arg for arg in node.args.args if arg.arg != "self"]
                for called, args in calls(node):
                    if called == "emit" and args and isinstance(args[0], ast.Name) and args[0].id in names:
                        found[node.name] = names.index(args[0].id)
    return found


def emitted(trees: list[ast.Module]) -> set[str]:
    at = tellers(trees)
    words: set[str] = set()
    for tree in trees:
        for called, args in calls(tree):
            if called in at and len(args) > at[called]:
                words |= names_in(args[at[called]])
    return words


def names_in(node: ast.expr) -> set[str]:
    """A name, or the names of both ways of a condition."""
    if isinstance(node, ast.IfExp):
        return names_in(node.body) | names_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@pytest.mark.parametrize("game", [id for id in PACKAGES if not get(id).entries])
def test_every_event_is_told_or_listed_as_silent(game: str) -> None:
    trees = modules(game)
    logs = [tree for tree in trees.values() if is_log(tree)]
    quiet = {word for tree in logs for word in silent(tree)}
    told = {word for tree in logs for word in told_in(tree)}
    events = emitted(list(trees.values()))
    assert len(events) > 10
    assert events - told == set(), "neither told nor silent"
    assert quiet - events == set(), "silent about what never happens"
