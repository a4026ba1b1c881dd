"""Every rule of RULES.md is cited by a test, and every reference leads somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from cinqmars.games import first_martians
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

BOOK = Book.of(first_martians)
TESTS = Path(__file__).parent


def test_every_rule_is_cited_by_a_test() -> None:
    assert len(BOOK.rules) > 150
    assert uncited(BOOK, TESTS) == []


def test_every_ruling_is_cited_by_a_test() -> None:
    assert len(BOOK.rulings) == 63
    assert uncited_rulings(BOOK, TESTS) == []


def test_tests_cite_rules_that_exist() -> None:
    assert wrong_in_tests(BOOK, TESTS) == []


@pytest.mark.interpreted
def test_the_source_cites_rules_that_exist() -> None:
    assert wrong_in_source(BOOK) == []


@pytest.mark.interpreted
def test_rules_rulings_and_source_refer_to_rulings_that_exist() -> None:
    assert wrong_rulings(BOOK) == []


def test_rules_and_rulings_point_to_each_other() -> None:
    assert repeated(BOOK) == []
    assert one_sided(BOOK) == []
