"""The main states of On Mars look as they were accepted, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.looks import look, watched
from browser.on_mars_tables import LOOKS, NAMES, led, state_of
from browser.tables import named, take
from browser.test_looks import BARS, TOUCH, restyle

Visit = Callable[..., Any]
SIZES = {
    "desktop": (1366, 768),
    "low": (1366, 625),
    "wide": (1920, 1080),
    "phone": (390, 844),
    "sideways": (844, 390),
}


@pytest.fixture(scope="module")
def eye(browser: Any) -> Iterator[Any]:
    """A blank page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_on_mars_looks_as_accepted(
    visit: Visit, eye: Any, store: str, size: str, theme: str, lang: str
) -> None:
    tongue = {"en": "en-GB", "fr": "fr-FR"}[lang]
    touch = TOUCH if size in ("phone", "sideways") else {}
    page = visit("/about", size=SIZES[size], theme=theme, lang=tongue, **touch)
    watched(page)
    for state in LOOKS[size, theme, lang]:
        place = state_of(state)
        made = named(store, place.session, NAMES)
        take(page, made, 0)
        page.goto(f"/t/{made.live.ledger.table}")
        page.wait_for_selector(".decision.mine, .end .besides li")
        if place.question:
            led(page, place)
        restyle(page, BARS)
        look(page, eye, f"on-mars-{state}-{size}-{theme}-{lang}")
