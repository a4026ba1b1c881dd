"""The main states of First Martians look as they were accepted, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.looks import look, watched
from browser.martians_hands import pick_up
from browser.martians_tables import LOOKS, advice, state_of
from browser.tables import named, take
from browser.test_looks import BARS, TALES, TOUCH, moving, restyle, told
from cinqmars.kernel import Session
from cinqmars.server.hub import Made

Visit = Callable[..., Any]
SIZES = {
    "desktop": (1366, 768),
    "low": (1366, 625),
    "wide": (1920, 1080),
    "tablet": (820, 1180),
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
    "troubles": ".hub .facility",
    "malfunction": ".hub .facility",
}
ROLLED = 8  # facts until both dice have fallen, at most


@pytest.fixture(scope="module")
def eye(browser: Any) -> Iterator[Any]:
    """A blank page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_first_martians_looks_as_accepted(
    visit: Visit, eye: Any, store: str, address: str, size: str, theme: str, lang: str
) -> None:
    touch = TOUCH if size in ("phone", "sideways") else {}
    tongue = {"en": "en-GB", "fr": "fr-FR"}[lang]
    page = visit("/about", size=SIZES[size], theme=theme, lang=tongue, **touch)
    watched(page)
    for state in LOOKS[size, theme, lang]:
        session = state_of(state)
        made = named(store, session, NAMES)
        seat = session.pending[0].seat if session.pending else 0
        if state == "malfunction":  # somebody else answers, and it is seen happening
            moving(page)
            take(page, made, (seat + 1) % session.setup.seats)
        else:
            take(page, made, seat)
        page.goto(f"/t/{made.live.ledger.table}")
        page.wait_for_selector(PART[state])
        if state == "malfunction":
            rolled(page, address, made, session)
        if state == "troubles":
            pick_up(page, 2 * seat)
            page.click("role=tab[name=/^Troubles/]")
        else:
            restyle(page, TALES)
        restyle(page, BARS)
        look(page, eye, f"martians-{state}-{size}-{theme}-{lang}")


def rolled(page: Any, address: str, made: Made, session: Session[Any]) -> None:
    """The dice of the malfunction phase have fallen, and time stands still."""
    told(page, address, made, session.pending[0].seat, advice(session), 1)
    for _ in range(ROLLED):
        if page.locator(".sheet .cube:not(.none)").count() > 1:
            return
        page.click("[data-act=next]")
        page.clock.run_for(4_000)
    raise AssertionError("no dice")
