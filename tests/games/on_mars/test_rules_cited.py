"""Every rule of RULES.md is cited by a test, and every reference leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cinqmars.games import on_mars
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

BOOK = Book.of(on_mars)
TESTS = Path(__file__).parent
PAGE = re.compile(r"^def test_p(\d+)_", re.MULTILINE)
WORKED_EXAMPLES = {  # by page of the rulebook
    5: ["missions of a short game"],
    6: ["storage with one shelter"],
    7: ["where the shuttle starts", "crystals gained", "a complex of greenhouses"],
    8: ["turn order", "the turquoise colonist"],
    9: ["two other colours", "full slots in a tie", "full slots with most of one colour"],
    10: ["a blueprint", "a further one", "a technology"],
    11: ["developments", "resupply"],
    12: ["rover technology"],
    14: ["possible sites", "a complex of condensers", "levels for water extractors"],
    15: ["a mine", "rewards of life support"],
    16: ["a new level", "progress points", "an upgrade", "upgrade technology of level 2"],
    17: ["ships that ever left"],
    18: ["executive actions", "hydrologist", "both owners", "concentrator"],
    19: ["the shuttle at level 2", "missions left by level"],
    20: ["where a discovery goes", "production"],
    21: ["colonists", "advanced buildings", "contract", "technology", "scientist"],
    22: ["Lacerda's discovery tile"],
    23: ["Lacerda's building"],
    24: ["a First Colonist task"],
}


def test_every_rule_is_cited_by_a_test() -> None:
    assert len(BOOK.rules) > 200
    assert uncited(BOOK, TESTS) == []


def test_every_ruling_is_cited_by_a_test() -> None:
    assert len(BOOK.rulings) >= 69
    assert uncited_rulings(BOOK, TESTS) == []


def test_tests_cite_rules_that_exist() -> None:
    assert wrong_in_tests(BOOK, TESTS) == []


def test_every_worked_example_is_a_test_with_its_page_in_its_name() -> None:
    names = [name for path in TESTS.glob("test_*.py") for name in PAGE.findall(path.read_text("utf-8"))]
    assert {page: names.count(str(page)) for page in WORKED_EXAMPLES} == {
        page: len(examples) for page, examples in WORKED_EXAMPLES.items()
    }
    assert len(names) == sum([len(examples) for examples in WORKED_EXAMPLES.values()])


@pytest.mark.interpreted
def test_the_source_cites_rules_that_exist() -> None:
    assert wrong_in_source(BOOK) == []


@pytest.mark.interpreted
def test_rules_rulings_and_source_refer_to_rulings_that_exist() -> None:
    assert wrong_rulings(BOOK) == []


def test_rules_and_rulings_point_to_each_other() -> None:
    assert repeated(BOOK) == []
    assert one_sided(BOOK) == []
