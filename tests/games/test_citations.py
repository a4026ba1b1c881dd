"""The checker of citations finds what it is for."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.citations import (
    Book,
    one_sided,
    repeated,
    uncited,
    uncited_rulings,
    wrong_in_source,
    wrong_in_tests,
    wrong_rulings,
)

RULES = "- **K4a** Board (ruling 1).\n- **K4b** Launch (rulings 1 and 2).\n- **B9** Take off.\n"
RULINGS = "1. **Agent** [K4a, K4b]. So.\n2. **Launch** [K4b]. See ruling 1.\n"
SOURCE = """def agent() -> None:  # rules: K4, B9
    pass  # rulings: 2


def board() -> None: ...  # rules: K4a to B9
"""
TESTS = """# rules: K4a, B9; rulings: 1
def test_a() -> None: ...


# rules: K4b; rulings: 2
@decorated(
    1,
)
def test_b() -> None: ...


@decorated
def test_c() -> None:  # rules: K4a
    ...
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (
        ("game/RULES.md", RULES),
        ("game/RULINGS.md", RULINGS),
        ("game/rules.py", SOURCE),
        ("tests/test_x.py", TESTS),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def wrong(folder: Path) -> list[str]:
    book, tests = Book(folder / "game"), folder / "tests"
    found = repeated(book) + wrong_in_source(book) + wrong_rulings(book) + one_sided(book)
    found += [f"ruling {n}" for n in uncited_rulings(book, tests)]
    return found + uncited(book, tests) + wrong_in_tests(book, tests)


def test_nothing_is_found_where_all_is_well(folder: Path) -> None:
    assert wrong(folder) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "found"),
    [
        ("tests/test_x.py", "# rules: K4b", "#", ["ruling 2", "K4b"]),
        ("tests/test_x.py", "; rulings: 2", "", ["ruling 2"]),
        ("tests/test_x.py", "rulings: 2", "rulings: 2, 3", ["test_x.py:5: K4b; rulings: 2, 3: no ruling 3"]),
        ("tests/test_x.py", "K4a, B9;", "K4a, B9, B7;", ["test_x.py:1: K4a, B9, B7; rulings: 1: no rule B7"]),
        ("tests/test_x.py", "K4a, B9;", "K4, B9;", ["test_x.py:1: K4, B9; rulings: 1: no rule K4"]),
        ("tests/test_x.py", "    ...", "    pass  # rules: B9", ["test_x.py:14: B9: not at a test"]),
        (
            "tests/test_x.py",
            "def test_a",
            "\ndef test_a",
            ["test_x.py:1: K4a, B9; rulings: 1: not at a test"],
        ),
        (
            "tests/test_x.py",
            "def test_a",
            "def not_a_test",
            ["test_x.py:1: K4a, B9; rulings: 1: not at a test"],
        ),
        ("game/rules.py", "K4, B9", "K5, B9", ["rules.py:1: K5, B9: no rule K5"]),
        ("game/rules.py", "K4a to B9", "K4a to B8", ["rules.py:5: K4a to B8: no rule K4a to B8"]),
        ("game/rules.py", "rulings: 2", "rulings: 2, 3", ["rules.py:2: no ruling 3"]),
        ("game/RULINGS.md", "See ruling 1", "See ruling 8", ["RULINGS.md:2: no ruling 8"]),
        ("game/RULES.md", "- **B9** ", "- **B9** Fly.\n- **B9** ", ["B9"]),
        ("game/RULES.md", "ruling 1", "ruling 2", ["rule K4a: ruling 2 does not name it"]),
        ("game/RULINGS.md", "[K4b]", "[K4b, K9]", ["ruling 2: no rule K9"]),
        ("game/RULINGS.md", "[K4a, K4b]", "[K4b]", ["rule K4a: ruling 1 does not name it"]),
    ],
)
def test_what_is_wrong_is_found(folder: Path, name: str, old: str, new: str, found: list[str]) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert wrong(folder) == found
