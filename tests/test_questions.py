"""docs/questions.md lists every kind of question, and says which of them have a context."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cinqmars import games
from cinqmars.conformance.tables import any_table
from cinqmars.kernel import Rng, Session

PAGE = (Path(__file__).parents[1] / "docs" / "questions.md").read_text(encoding="utf-8")


def section(id: str) -> str:
    found = re.search(rf"^## {id}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, f"docs/questions.md has no section {id}"
    return found[1]


def explained(id: str) -> set[str]:
    rows = re.findall(r"^\| (`.*?) \|", section(id), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_kind_is_listed(id: str) -> None:
    listed = re.search(r"Of `(.*?)`", section(id))
    names = [kind.name for kind in games.get(id).kinds]
    assert listed is not None and listed[1].split() == names and explained(id) <= set(names)


@pytest.mark.parametrize("id", games.PACKAGES)
def test_what_has_a_context_is_explained(id: str) -> None:
    game, luck, found = games.get(id), Rng(4), set()
    for seed in range(4):
        people, options = any_table(game, None, None, luck)
        session = Session.new(game, people, seed, options)
        while session.pending and len(session.log) < 120:
            asked = session.pending[luck.below(len(session.pending))]
            found |= {game.kinds[d.kind].name for d in session.pending if d.ctx}
            session = session.apply(asked.opts[luck.below(len(asked.opts))], seat=asked.seat)
    assert not found - explained(id)
    assert found or not explained(id), "no kind of this game has a context"
