"""Every rule of a game's RULES.md is cited by a test, and every reference leads somewhere."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from cinqmars import games
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

OLDER: Final = ("mission-planete-rouge", "mars")  # their tests cite rules alone

every_game = pytest.mark.parametrize("id", games.PACKAGES)


@cache
def book(id: str) -> Book:
    return Book.of(import_module(games.PACKAGES[id]))


def folder(id: str) -> Path:
    return Path(__file__).parent / book(id).folder.name


@every_game
def test_every_rule_is_cited_by_a_test(id: str) -> None:
    assert book(id).rules
    assert uncited(book(id), folder(id)) == []


@pytest.mark.parametrize("id", [id for id in games.PACKAGES if id not in OLDER])
def test_every_ruling_is_cited_by_a_test(id: str) -> None:
    assert book(id).rulings
    assert uncited_rulings(book(id), folder(id)) == []


@every_game
def test_tests_cite_rules_that_exist(id: str) -> None:
    assert wrong_in_tests(book(id), folder(id)) == []


@pytest.mark.interpreted
@every_game
def test_the_source_cites_rules_that_exist(id: str) -> None:
    assert wrong_in_source(book(id)) == []


@pytest.mark.interpreted
@every_game
def test_rules_rulings_and_source_refer_to_rulings_that_exist(id: str) -> None:
    assert wrong_rulings(book(id)) == []


@every_game
def test_rules_and_rulings_point_to_each_other(id: str) -> None:
    assert repeated(book(id)) == []
    assert one_sided(book(id)) == []
