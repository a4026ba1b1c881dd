"""Whole missions of First Martians in the browser: beside bots, on a phone, by two people; a campaign in sittings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import serving
from browser.martians_hands import OVER, play
from browser.martians_tables import GAME
from browser.tables import at, named, take
from cinqmars import games
from cinqmars.kernel import Session

Visit = Callable[..., Any]
DESKTOP: dict[str, Any] = {"size": (1366, 768)}
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True, "lang": "fr-FR"}
BETWEEN = ".ending.between"

pytestmark = pytest.mark.slow


def told_to_the_end(page: Any) -> None:
    assert page.locator(f"{OVER} h1 em").inner_text()
    assert page.locator(f"{OVER} .goals li").count() > 2
    page.wait_for_selector(f"{OVER} .tale .last")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone-in-french"])
def test_a_whole_mission_beside_bots(visit: Visit, device: dict[str, Any]) -> None:
    page = visit("/", **device)
    page.locator(f"article:has([href='/about/{GAME}']) .go").click()
    page.wait_for_selector(".table .decision")
    play([page])
    told_to_the_end(page)


def test_a_whole_mission_by_two_people(visit: Visit, store: str) -> None:
    """Each on a page of their own; both end with the same story."""
    made = named(store, Session.new(games.get(GAME), 2, 11, {"mission": "beacon"}))
    pages = [at(visit, made, seat=seat, **DESKTOP) for seat in (0, 1)]
    play(pages)
    for page in pages:
        page.wait_for_selector(OVER)
        told_to_the_end(page)
    assert pages[0].inner_text(f"{OVER} .tale") == pages[1].inner_text(f"{OVER} .tale")


def test_a_campaign_in_three_sittings(browser: Any, tmp_path: Path) -> None:
    """After each mission the server stops; the next sitting begins with how it ended, whoever answered meanwhile."""
    store = f"sqlite:///{tmp_path / 'campaign.db'}"
    made = named(store, Session.new(games.get(GAME), 2, 5, {"mission": "contact"}), people=(0,))
    told, sittings = "", 0
    while True:
        with serving(store) as address:
            device = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
            device.set_default_timeout(120_000)
            page = device.new_page()
            page.goto("/about")
            take(page, made, 0)
            page.goto(f"/t/{made.live.ledger.table}")
            page.wait_for_selector(".table .decision, .ending")
            if told:
                page.wait_for_selector(BETWEEN)
                page.wait_for_selector(f"{BETWEEN} .tale .last")
                assert page.inner_text(f"{BETWEEN} h1") == told, "what was told is told again"
                play([page], ".hub .facility, " + OVER)
            play([page], f"{BETWEEN}, {OVER}")
            sittings += 1
            if page.locator(OVER).count():
                told_to_the_end(page)
                assert page.locator(f"{OVER} h1").inner_text().startswith("Out of Contact")
                device.close()
                break
            told = page.inner_text(f"{BETWEEN} h1")
            device.close()
    assert sittings >= 3, "three missions, and those played again"
