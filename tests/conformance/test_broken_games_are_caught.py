"""Every promise is checked: a game that breaks it is caught by the name of the promise, its honest twin passes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cinqmars.conformance import CHECKS, NonConforming, Tally, conformance
from cinqmars.kernel import Game
from conformance import broken
from conformance.broken import CAUGHT, CAUGHT_ALONE, Case
from conformance.honest import speak

GAMES = 4  # enough that each of them shows its fault whatever the seed


def name(case: Case) -> str:
    return f"{case[0].__name__}-{case[1]}"


@pytest.mark.parametrize("case", CAUGHT, ids=name)
def test_a_broken_game_is_caught_by_name(case: Case) -> None:
    game, check, _ = case
    with pytest.raises(NonConforming) as caught:
        conformance(game(), games=GAMES, speak=speak)
    assert caught.value.check == check


@pytest.mark.parametrize("case", CAUGHT_ALONE, ids=name)
def test_a_broken_game_is_caught_by_one_check_alone(case: Case) -> None:
    game, check, _ = case
    with pytest.raises(NonConforming) as caught:
        conformance(game(), games=GAMES, leave_out=[other.name for other in CHECKS if other.name != check])
    assert caught.value.check == check


@pytest.mark.parametrize("case", [*CAUGHT, *CAUGHT_ALONE], ids=name)
def test_its_honest_twin_passes(case: Case) -> None:
    assert passed(case[2]).games >= GAMES


@cache
def passed(game: type[Game[Any]]) -> Tally:
    return conformance(game(), games=GAMES, speak=speak)


def test_every_check_has_caught_a_game() -> None:
    assert {check.name for check in CHECKS} == {check for _, check, _ in [*CAUGHT, *CAUGHT_ALONE]}


def test_every_broken_game_is_tried() -> None:
    defined = {x for x in vars(broken).values() if isinstance(x, type) and x.__module__ == broken.__name__}
    games = {x for x in defined if issubclass(x, Game)}
    assert games == {game for game, _, _ in [*CAUGHT, *CAUGHT_ALONE]}


def test_every_check_says_in_one_line_what_is_promised() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    for check in CHECKS:
        assert check.promise.endswith("."), check.name
        assert "\n" not in check.promise, check.name
