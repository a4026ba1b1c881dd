"""Whole games of On Mars in the browser: by mouse, by keys, and on a phone in French."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED, BAR, DONE, GO, STATE, changed, clicked, kind, no_page_scroll, over
from browser.on_mars_tables import guided
from browser.test_on_mars import CHOOSE, END, HEXES, LAPTOP, PHONE, device, to

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
Way = Callable[[Any, random.Random], None]
PASSING = f"{BAR}.mine .leave .opt"
ANSWERS = 6000  # more than any of these games has

pytestmark = pytest.mark.slow


def by_mouse(page: Any, rng: random.Random) -> None:
    """What lies on the map or in a card, else what the bar lists."""
    if page.locator(f"{GO}:enabled").count():
        clicked(page.locator(GO))
        return
    if page.locator(END).count() and rng.random() < 0.5:
        clicked(page.locator(END))
        return
    if kind(page) == "move" and rng.random() < 0.6 and page.locator(PASSING).count():
        clicked(page.locator(PASSING).first)  # pieces do not wander for ever
        return
    for spot in (HEXES, f"{CHOOSE}[aria-disabled=false]", ".om-spot.can > .hit"):
        found = page.locator(spot)
        if (count := found.count()) and rng.random() < 0.6 and clicked(found.nth(rng.randrange(count))):
            return
    found = page.locator(f"{ASKED}, {PASSING}")
    if count := found.count():
        clicked(found.nth(rng.randrange(count)))


def by_keys(page: Any, rng: random.Random) -> None:
    """The keys that the options print, and Enter."""
    state = page.evaluate(STATE)
    if page.locator(f"{GO}:enabled").count():
        page.keyboard.press("Enter")
    elif keys := page.locator(f"{ASKED} kbd").all_text_contents():
        stops = kind(page) == "move" and "0" in keys and rng.random() < 0.6
        page.keyboard.press("0" if stops else rng.choice(keys).strip())
    changed(page, state)


def played(page: Any, way: Way) -> None:
    rng = random.Random(7)
    for _ in range(ANSWERS):
        page.wait_for_selector(f"{BAR}.mine, .curtain button, {DONE}", timeout=60_000)
        if over(page):
            break
        if page.locator(".curtain button").count():
            clicked(page.locator(".curtain button").first)
        else:
            way(page, rng)
    page.wait_for_selector(f"{DONE} figure")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_by_mouse(visit: Visit, keep: Keep, store: str, seats: int) -> None:
    """From its first question; in a game for two the other seat is played here too."""
    session = guided(lambda s, d: True, seats, 2).session
    page = to(device(visit), store, session, *range(seats))
    played(page, by_mouse)
    keep(page, f"on-mars-end-{seats}")


def test_a_whole_game_by_keys(visit: Visit, store: str) -> None:
    page = to(device(visit, **LAPTOP), store, guided(lambda s, d: True, 1, 3).session)
    played(page, by_keys)


def test_a_whole_game_on_a_phone_in_french(visit: Visit, keep: Keep, store: str) -> None:
    page = to(device(visit, lang="fr-FR", **PHONE), store, guided(lambda s, d: True, 1, 4).session)
    played(page, by_mouse)
    assert no_page_scroll(page)
    keep(page, "on-mars-end-phone")
