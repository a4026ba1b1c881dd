"""The pages around the table use the screen they are on: all games in sight, large where there is room, and a bar that
leaves a low screen to what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import make_table

Visit = Callable[..., Any]
GAME = "mission-planete-rouge"
WHOLE = (
    "[...document.querySelectorAll('.plate')].every((e) => e.getBoundingClientRect().bottom <= innerHeight)"
)
SIDEWAYS: dict[str, Any] = {"size": (844, 390), "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_every_game_is_whole_on_a_low_laptop(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang, size=(1366, 625))
    page.wait_for_selector(".plate .go")
    assert page.locator(".plate").count() == 5
    assert page.evaluate(WHOLE)


def test_pages_grow_with_the_screen(visit: Visit) -> None:
    page = visit("/", size=(1366, 768))
    page.wait_for_selector(".plate .go")
    sizes = []
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        sizes.append(page.locator(".plate .go").first.bounding_box()["height"])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(WHOLE)
    assert sizes[1] > 1.1 * sizes[0]
    assert sizes[2] > 1.4 * sizes[0]


def test_a_waiting_room_held_sideways_shows_the_seats(visit: Visit) -> None:
    page = visit("/", lang="fr-FR", **SIDEWAYS)
    make_table(page, GAME, ["here", "remote", "bot", "open"])
    page.wait_for_selector(".cpy")
    bar = page.locator(".decision").bounding_box()
    assert bar["height"] < 0.2 * 390
    assert page.locator(".seat").first.bounding_box()["y"] < bar["y"]
    start = page.locator("[data-act=start]").bounding_box()
    assert start["x"] + start["width"] <= 844


def test_every_level_of_bots_is_told_once(visit: Visit) -> None:
    page = visit("/about")
    page.wait_for_selector("dt")
    levels = page.locator("dt").all_inner_texts()
    assert len(levels) == len(set(levels)) == 3
