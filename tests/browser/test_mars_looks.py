"""The main states of Mars look as they were accepted, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.looks import look, watched
from browser.mars_tables import LOOKS, asked, never, replayed, spot
from browser.tables import named, take
from browser.test_looks import BARS, TALES, TOUCH, restyle
from cinqmars.games.mars.questions.exchanges import OFFER
from cinqmars.kernel import Session

Visit = Callable[..., Any]
SIZES = {"low": (1366, 625), "wide": (1920, 1080), "phone": (390, 844), "sideways": (844, 390)}
NAMES = ("Ana", "Bruno", "Chloé", "Malik")
PART = {
    "build": ".scene",
    "trade": ".ex .prt",
    "conflict": ".cf .duel",
    "research": ".rs",
    "end": ".end .mend",
}


@pytest.fixture(scope="module")
def eye(browser: Any) -> Iterator[Any]:
    """A blank page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


def trading(session: Session[Any]) -> bool:
    return session.state.turns >= 20 and asked(session) == "exchange" and OFFER in session.pending[0].opts


def state_of(name: str) -> Session[Any]:
    if name == "end":
        return replayed(never)
    if name == "trade":
        return replayed(trading)
    return spot({"conflict": "raid", "research": "roll"}.get(name, name), 20)


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_mars_looks_as_accepted(visit: Visit, eye: Any, store: str, size: str, theme: str, lang: str) -> None:
    tongue = {"en": "en-GB", "fr": "fr-FR"}[lang]
    touch = TOUCH if size in ("phone", "sideways") else {}
    page = visit("/about", size=SIZES[size], theme=theme, lang=tongue, **touch)
    watched(page)
    for state in LOOKS[size, theme, lang]:
        made = named(store, state_of(state), NAMES)
        take(page, made, 0)
        page.goto(f"/t/{made.live.ledger.table}")
        page.wait_for_selector(PART[state])
        restyle(page, TALES + BARS)
        look(page, eye, f"mars-{state}-{size}-{theme}-{lang}")
