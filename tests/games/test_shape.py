"""One shape for every game: its questions are where its kinds say, its events are entries with named parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import Entry, State

pytestmark = pytest.mark.interpreted

every_game = pytest.mark.parametrize("id", list(games.PACKAGES))


def folder(id: str) -> Path:
    module = import_module(games.PACKAGES[id])
    assert module.__file__ is not None
    return Path(module.__file__).parent


def questions(id: str) -> Any:
    return import_module(f"{games.PACKAGES[id]}.questions")


@every_game
def test_a_kind_is_called_what_its_question_is_called(id: str) -> None:
    named = vars(questions(id))
    for number, question in enumerate(games.get(id).kinds):
        assert named[question.name.replace("-", "_").upper()] == number, question.name


@every_game
def test_a_question_says_what_it_is(id: str) -> None:
    for question in games.get(id).kinds:
        assert type(question).__doc__, question.name


def emitted(id: str) -> Iterator[tuple[str, str, int]]:
    """Where, what, and with how many parts, every event of a game's rules is told; those with *parts apart."""
    for path in sorted(folder(id).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "emit"
            ):
                what, *parts = node.args
                number = -1 if any(isinstance(part, ast.Starred) for part in parts) else len(parts)
                for name in [n.value for n in ast.walk(what) if isinstance(n, ast.Constant)]:
                    yield f"{path.name}:{node.lineno}", str(name), number


@every_game
def test_every_event_the_rules_emit_is_an_entry_with_those_parts(id: str) -> None:
    entries = games.get(id).entries
    for where, what, number in emitted(id):
        assert what in entries, where
        if number >= 0:
            assert len(fields(entries[what])) == number, f"{where}: {what}"  # type: ignore[arg-type]


@every_game
def test_an_entry_has_a_line_or_is_silent_on_purpose(id: str) -> None:
    for what, entry in games.get(id).entries.items():
        assert (entry.story is Entry.story) == entry.silent, what


@every_game
def test_no_entry_is_left_over(id: str) -> None:
    assert sorted(games.get(id).entries) == sorted({what for _, what, _ in emitted(id)})


def test_each_game_has_a_state_under_a_name_of_its_own() -> None:
    names = [
        name
        for package in games.PACKAGES.values()
        for name, value in vars(import_module(f"{package}.state")).items()
        if isinstance(value, type) and issubclass(value, State) and value is not State
    ]
    assert len(set(names)) == len(games.PACKAGES)
    assert all(name.endswith("State") for name in names)
