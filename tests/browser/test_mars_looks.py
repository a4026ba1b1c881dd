"""The main states of Mars look as they were accepted, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from browser.hands import BAR
from browser.looks import look, watched
from browser.mars_tables import LOOKS, asked, crammed, never, replayed, spot
from browser.tables import named, take
from browser.test_looks import BARS, TALES, TOUCH, restyle
from browser.test_mars_board import LEAVE, offered
from cinqmars.games.mars.questions.exchanges import OFFER
from cinqmars.kernel import Session

Visit = Callable[..., Any]
SIZES = {"low": (1366, 625), "wide": (1920, 1080), "phone": (390, 844), "sideways": (844, 390)}
NAMES = ("Ana", "Bruno", "Chloé", "Malik")


class State(NamedTuple):
    """Where the game stands, whose eyes, what is clicked before the picture, and what it waits for."""

    stands: Callable[[], Session[Any]]
    part: str
    clicks: tuple[str, ...] = ()
    seat: int = 0


def trading(session: Session[Any]) -> bool:
    return session.state.turns >= 20 and asked(session) == "exchange" and OFFER in session.pending[0].opts


STATES = {
    "build": State(lambda: spot("build", 20), ".scene"),
    "rival": State(lambda: spot("build", 20), ".scene.p3", ("[data-ref='player:2'] .look",)),
    "table": State(
        lambda: spot("build", 20),
        ".bar-tabs [data-face=table][aria-pressed=true]",
        (".bar-tabs [data-face=table]",),
    ),
    "trade": State(lambda: replayed(trading), ".ex .prt"),
    "counter": State(
        lambda: replayed(lambda s: bool(offered(s))), ".rows", (".of.in .opt:has-text('Counter')",)
    ),
    "earth": State(
        lambda: spot("exchange", 33, 1),
        ".rate .sum",
        (
            ".ex .seg button:nth-child(2)",
            ".give li:nth-child(3) .rc",
            ".get li:nth-child(1) .rc",
            ".rate .stp button:last-child",
        ),
        1,
    ),
    "contracts": State(lambda: spot("exchange", 30, 3), ".ctr .cell.t", (".ex .seg button:nth-child(3)",), 3),
    "colonists": State(lambda: spot("move", 29, 1), f"{BAR}.mine[data-kind=move]", (), 1),
    "cut": State(lambda: spot("switch-off"), ".pl.t"),
    "discard": State(lambda: replayed(crammed), ".cards .goes", (LEAVE, ".cards li:nth-child(2) button"), 1),
    "conflict": State(lambda: spot("raid", 20), ".cf .duel"),
    "research": State(lambda: spot("roll", 20), ".rs"),
    "end": State(lambda: replayed(never), ".end .mend"),
}


@pytest.fixture(scope="module")
def eye(browser: Any) -> Iterator[Any]:
    """A blank page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_mars_looks_as_accepted(visit: Visit, eye: Any, store: str, size: str, theme: str, lang: str) -> None:
    tongue = {"en": "en-GB", "fr": "fr-FR"}[lang]
    touch = TOUCH if size in ("phone", "sideways") else {}
    page = visit("/about", size=SIZES[size], theme=theme, lang=tongue, **touch)
    watched(page)
    for name in LOOKS[size, theme, lang]:
        state = STATES[name]
        made = named(store, state.stands(), NAMES)
        take(page, made, state.seat)
        page.goto(f"/t/{made.live.ledger.table}")
        for spot_ in state.clicks:
            page.locator(spot_).first.click()
        page.wait_for_selector(state.part)
        restyle(page, TALES + BARS)
        look(page, eye, f"mars-{name}-{size}-{theme}-{lang}")
