"""Any game through the table that knows none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import answer, asked, make_table, no_page_scroll
from browser.tables import GAME
from cinqmars import games

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
DESKTOP = {"size": (1366, 768)}
OTHERS = [game for game in games.PACKAGES if game != GAME] or [GAME]


def opened(visit: Visit, game: str, **device: Any) -> Any:
    page = visit("/about/" + game, **device)
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({ plain: true }))")
    make_table(page, game, ["here", *["bot"] * (min(n for n in games.get(game).seats if n > 1) - 1)])
    page.wait_for_selector(".plain .panel")
    return page


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_without_a_board_is_played(visit: Visit, keep: Keep, game: str) -> None:
    page = opened(visit, game, **DESKTOP)
    for turn in range(3):
        assert asked(page)
        assert no_page_scroll(page)
        answer(page, turn)
    assert asked(page)
    keep(page, f"plain-{game}")


def test_the_plain_table_on_a_phone(visit: Visit, keep: Keep) -> None:
    page = opened(visit, OTHERS[0], **PHONE)
    assert asked(page)
    answer(page)
    assert asked(page)
    for face in range(page.locator(".bar-tabs button").count()):
        page.click(f".bar-tabs button >> nth={face}")
        assert no_page_scroll(page)
        keep(page, f"plain-phone-{face}")


def test_panels_fold_and_what_is_asked_about_stays_open(visit: Visit) -> None:
    page = opened(visit, GAME, **DESKTOP)
    assert asked(page)
    first = page.locator(".plain details.panel[open]")
    count = first.count()
    first.last.locator("summary").click()
    page.wait_for_function(
        "n => document.querySelectorAll('.plain details.panel[open]').length === n", arg=count - 1
    )
