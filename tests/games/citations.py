"""Do rules, rulings, source and tests of a game refer to each other correctly?

`RULES.md` numbers the rules: `- **K4a** ...`. A test cites what it checks in a comment above it or on its first line:
`# rules: K4a, B9`, and with them the rulings it checks: `# rules: K4a, B9; rulings: 7`. Source files cite alike, and
may name a range, `S4 to S7`, or all that begin alike, `K4`. `RULINGS.md` numbers the rulings:
`7. **Secret agent** [K4b, K4c]. ...`; others refer to `ruling 7` or `rulings: 7`.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

RULE: Final = r"[A-Z]+\d+[a-z]?"
CITATION: Final = re.compile(r"# rules: (.*)")
RULINGS: Final = re.compile(r"\brulings?:? ((?:\d+(?:, | and | to )?)+)")


class Citation(NamedTuple):
    """Some rules, cited at a line of a file."""

    path: Path
    line: int
    said: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line}: {self.said}"

    def parts(self) -> list[str]:
        return [part.strip() for part in self.said.partition(";")[0].split(",")]

    def rulings(self) -> list[int]:
        return [int(n) for said in RULINGS.findall(self.said) for n in re.findall(r"\d+", said)]


class Book:
    """The rules and rulings of one game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.text = (folder / "RULES.md").read_text(encoding="utf-8")
        self.rulings_text = (folder / "RULINGS.md").read_text(encoding="utf-8")
        self.rules: list[str] = re.findall(rf"^- \*\*({RULE})\*\* ", self.text, re.MULTILINE)
        self.rulings = [int(n) for n in re.findall(r"^(\d+)\. ", self.rulings_text, re.MULTILINE)]

    @staticmethod
    def of(package: ModuleType) -> Book:
        assert package.__file__
        return Book(Path(package.__file__).parent)

    def meant(self, part: str) -> list[str]:
        """The rules a part of a source citation stands for: none if it is wrong."""
        first, to, last = part.partition(" to ")
        if to:
            known = first in self.rules and last in self.rules
            return self.rules[self.rules.index(first) : self.rules.index(last) + 1] if known else []
        return [rule for rule in self.rules if rule == part or (rule[:-1] == part and rule[-1].isalpha())]

    def sources(self) -> list[Path]:
        return sorted(self.folder.rglob("*.py"))


def comments(path: Path) -> Iterator[tuple[int, str]]:
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def citations(path: Path) -> list[Citation]:
    found = [(line, CITATION.match(text)) for line, text in comments(path)]
    return [Citation(path, line, match[1]) for line, match in found if match]


def test_lines(path: Path) -> set[int]:
    """Where a citation belongs to a test: the line of its `def`, and the one above it and its decorators."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *[d.lineno for d in node.decorator_list]])
            lines |= {first - 1, node.lineno}
    return lines


# what can be wrong


def repeated(book: Book) -> list[str]:
    """Numbers given twice."""
    numbers = [*book.rules, *map(str, book.rulings)]
    return sorted({n for n in numbers if numbers.count(n) > 1})


def uncited(book: Book, tests: Path) -> list[str]:
    """Rules that no test cites."""
    cited = {part for path in tests.glob("test_*.py") for c in citations(path) for part in c.parts()}
    return [rule for rule in book.rules if rule not in cited]


def uncited_rulings(book: Book, tests: Path) -> list[int]:
    """Rulings that no test cites."""
    cited = {n for path in tests.glob("test_*.py") for c in citations(path) for n in c.rulings()}
    return [n for n in book.rulings if n not in cited]


def wrong_in_tests(book: Book, tests: Path) -> list[str]:
    """Citations of rules and rulings there are not, and citations that belong to no test. Tests cite rule by rule."""
    found: list[str] = []
    for path in sorted(tests.glob("test_*.py")):
        at_tests = test_lines(path)
        for c in citations(path):
            found += [f"{c}: no rule {part}" for part in c.parts() if part not in book.rules]
            found += [f"{c}: no ruling {n}" for n in c.rulings() if n not in book.rulings]
            if c.line not in at_tests:
                found.append(f"{c}: not at a test")
    return found


def wrong_in_source(book: Book) -> list[str]:
    found: list[str] = []
    for path in book.sources():
        for c in citations(path):
            found += [f"{c}: no rule {part}" for part in c.parts() if not book.meant(part)]
    return found


def wrong_rulings(book: Book) -> list[str]:
    """References to rulings there are not, in the rules, the rulings and the source."""
    found: list[str] = []
    for path in [book.folder / "RULES.md", book.folder / "RULINGS.md", *book.sources()]:
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            numbers = [int(n) for said in RULINGS.findall(text) for n in re.findall(r"\d+", said)]
            found += [f"{path.name}:{line}: no ruling {n}" for n in numbers if n not in book.rulings]
    return found


def one_sided(book: Book) -> list[str]:
    """Rules that point to a ruling which does not point back, and rulings on rules there are not."""
    on = {
        int(number): re.findall(RULE, names)
        for number, names in re.findall(r"^(\d+)\. \*\*.*?\*\* \[(.*?)\]", book.rulings_text, re.MULTILINE)
    }
    found = [f"ruling {n}: no rule {rule}" for n in on for rule in on[n] if rule not in book.rules]
    for rule, text in re.findall(rf"^- \*\*({RULE})\*\* (.*)", book.text, re.MULTILINE):
        numbers = [int(n) for said in RULINGS.findall(text) for n in re.findall(r"\d+", said)]
        found += [f"rule {rule}: ruling {n} does not name it" for n in numbers if rule not in on.get(n, [])]
    return found
