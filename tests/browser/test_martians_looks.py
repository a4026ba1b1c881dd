"""The main states of First Martians look as they were accepted, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.looks import look, watched
from browser.martians_tables import LOOKS, state_of
from browser.tables import named, take
from browser.test_looks import BARS, TALES, TOUCH, restyle

Visit = Callable[..., Any]
SIZES = {
    "desktop": (1366, 768),
    "low": (1366, 625),
    "wide": (1920, 1080),
    "phone": (390, 844),
    "sideways": (844, 390),
}
NAMES = ("Ana", "Bruno", "Chloé", "Malik")
PART = {
    "plan": ".hub .facility",
    "dice": ".rolling .die",
    "short": ".board .choice",
    "between": ".ending .tale .last",
    "end": ".ending figure .stress",
}


@pytest.fixture(scope="module")
def eye(browser: Any) -> Iterator[Any]:
    """A blank page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_first_martians_looks_as_accepted(
    visit: Visit, eye: Any, store: str, size: str, theme: str, lang: str
) -> None:
    touch = TOUCH if size in ("phone", "sideways") else {}
    tongue = {"en": "en-GB", "fr": "fr-FR"}[lang]
    page = visit("/about", size=SIZES[size], theme=theme, lang=tongue, **touch)
    watched(page)
    for state in LOOKS[size, theme, lang]:
        session = state_of(state)
        made = named(store, session, NAMES)
        take(page, made, session.pending[0].seat if session.pending else 0)
        page.goto(f"/t/{made.live.ledger.table}")
        page.wait_for_selector(PART[state])
        restyle(page, TALES + BARS)
        look(page, eye, f"martians-{state}-{size}-{theme}-{lang}")
