"""One shape for every game: the same purpose has the same place, chapters have modules, events have named parts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from string import ascii_lowercase, digits
from typing import Any, NamedTuple

import pytest

from cinqmars import games
from cinqmars.kernel import Entry, State
from games.citations import Book, citations

pytestmark = pytest.mark.interpreted

every_game = pytest.mark.parametrize("id", list(games.PACKAGES))


def folder(id: str) -> Path:
    module = import_module(games.PACKAGES[id])
    assert module.__file__ is not None
    return Path(module.__file__).parent


def questions(id: str) -> Any:
    return import_module(f"{games.PACKAGES[id]}.questions")


SAME = "rules questions state setup log view names hidden features text bots bots/judgement game".split()


def is_there(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()


@every_game
def test_the_same_purpose_has_the_same_name(id: str) -> None:
    assert [name for name in SAME if not is_there(folder(id) / name)] == []
    assert is_there(folder(id) / "components") or is_there(folder(id) / "data")


# the chapters of the rulebook


class Chapter(NamedTuple):
    """A row of the table at the top of the rules."""

    name: str
    where: list[Path]
    rules: list[str]


def chapters(id: str) -> list[Chapter]:
    rows = re.findall(
        r"^\| (.+) \| (.+) \| (.+) \|$", import_module(f"{games.PACKAGES[id]}.rules").__doc__ or "", re.M
    )
    assert rows[0] == ("chapter", "where", "rules")
    book = Book(folder(id))
    return [
        Chapter(name, [folder(id) / path for path in where.split(", ")], list(ids(book, rules)))
        for name, where, rules in rows[1:]
    ]


def ids(book: Book, said: str) -> Iterator[str]:
    """`X1 to X3`, `N1`, or `M`: all that begin with this letter."""
    for part in said.split(", "):
        found = book.meant(part) or [
            rule for rule in book.rules if rule.rstrip(ascii_lowercase + digits) == part
        ]
        assert found, part
        yield from found


@every_game
def test_every_rule_has_its_chapter_and_every_chapter_its_module(id: str) -> None:
    told = chapters(id)
    assert {rule for chapter in told for rule in chapter.rules} == {*Book(folder(id)).rules}
    assert [path for chapter in told for path in chapter.where if not path.exists()] == []
    named = {path for chapter in told for path in chapter.where}
    assert [path for path in (folder(id) / "rules").glob("[!_]*.py") if path not in named] == []


@every_game
def test_a_chapter_is_where_its_rules_are_cited(id: str) -> None:
    """What is in the box, and what data say, is cited by tests alone."""
    book = Book(folder(id))
    for chapter in chapters(id):
        files = [
            file for path in chapter.where for file in ([path] if path.is_file() else path.rglob("*.py"))
        ]
        cited = {
            rule for file in files for c in citations(file) for part in c.parts() for rule in book.meant(part)
        }
        assert chapter.name == "Components" or cited & {*chapter.rules}, chapter.name


# questions


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
