"""Names are for people: whatever they are called, the page tells them apart by their seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED
from browser.tables import at, named, played, take
from cinqmars import games
from cinqmars.kernel import Session

Visit = Callable[..., Any]
TM = "terraforming-mars"


def begun(session: Session[Any]) -> bool:
    return session.game.progress(session.state) > 0.1 and any(d.seat == 0 for d in session.pending)


def alone() -> Session[Any]:
    """Against MarsBot, over."""
    return played(lambda session: False, 1, 2, TM)


@pytest.mark.parametrize("game", games.PACKAGES)
def test_two_players_may_have_the_same_name(visit: Visit, store: str, game: str) -> None:
    page = at(visit, named(store, played(begun, 2, 3, game), ["Chloé", "Chloé"]))
    page.wait_for_selector(ASKED)
    names = page.locator(".players .about").all_inner_texts()
    assert names[:2] == ["Chloé", "Chloé 2"]


def test_somebody_called_marsbot_may_play_marsbot(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(begun, 1, 2, TM), ["MarsBot"]))
    page.wait_for_selector(ASKED)
    assert page.locator(".players .about").all_inner_texts() == ["MarsBot", "MarsBot 2"]
    assert page.locator(".params .tr .who").count() == 2


@pytest.mark.parametrize("eyes", ["", "&eyes=all"])
def test_the_link_of_a_moment_of_a_solo_game_opens_by_itself(visit: Visit, store: str, eyes: str) -> None:
    """The past may be there before the line is."""
    made = named(store, alone(), ["Chloé"])
    page = visit("/about")
    take(page, made, 0)
    page.route_web_socket("**/socket", lambda line: None)  # it never opens
    page.goto(f"/t/{made.live.ledger.table}?step=30{eyes}")
    page.wait_for_selector(".params .tr .who")
    assert page.locator(".players .about").all_inner_texts() == ["Chloé", "MarsBot"]
