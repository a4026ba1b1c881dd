"""Options that pass, decline or end are known as such in every game: the page keeps them apart, far from key 1."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.server import positions

GAMES = ("mission-planete-rouge", "mars", "terraforming-mars", "on-mars", "first-martians")
ENDS = ("pick-pass", "pick-end-turn", "pick-stay-out", "plan-ready", "window-pass", "keep-dice", "redraw-no")
ENDS_TOO = ("unlock-no", "answer-wilt-0", "answer-defeat-0")
GOES_ON = ("no-lose", "no-want")  # somebody leaves home; the proposal is made


def passes(label: str) -> bool:
    """Whether the words of an option say that nothing more is done."""
    return label not in GOES_ON and (label.startswith("no-") or label in ENDS + ENDS_TOO)


def questions(game: str, seats: int, seed: int, most: int = 400) -> list[tuple[Session[Any], Any]]:
    """What a game played by chance asks: each kind a few times."""
    rng, seen, found = random.Random(seed), dict.fromkeys(range(99), 0), []
    session: Session[Any] = Session.new(games.get(game), seats, seed)
    while session.pending and most:
        most -= 1
        for d in session.pending:
            seen[d.kind] += 1
            if seen[d.kind] <= 6:
                found.append((session, d))
        d = session.pending[0]
        session = session.apply(rng.choice(d.opts), seat=d.seat)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_says_no_passes_and_nothing_else_does(game: str) -> None:
    asked = questions(game, 2, 5)
    for session, d in asked:
        passing = session.game.kinds[d.kind].passing
        for choice in session.choices(d):
            assert (choice.arg in passing) == passes(choice.label.id), choice
    assert any(session.game.kinds[d.kind].passing for session, d in asked)


@pytest.mark.parametrize("game", GAMES)
def test_what_passes_is_an_answer_to_its_kind(game: str) -> None:
    for kind in games.get(game).kinds:
        assert all(0 <= arg < kind.size for arg in kind.passing), kind.name


@pytest.mark.parametrize("game", GAMES)
def test_clients_are_told_what_passes(game: str) -> None:
    session, d = next((s, d) for s, d in questions(game, 2, 5) if s.game.kinds[d.kind].passing)
    assert positions.question(session, d, session.seen(d.seat)).passing == session.game.kinds[d.kind].passing
