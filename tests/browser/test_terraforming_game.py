"""Terraforming Mars from its start, or from its last generations, to the end: one person and one bot, on the page."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from browser.hands import (
    ASKED,
    BAR,
    DONE,
    GO,
    LONG,
    MOMENT,
    clicked,
    kind,
    make_table,
    no_page_scroll,
    over,
    panel,
    question,
    settled,
)
from browser.tables import hold, shelved
from browser.test_terraforming_cards import GAME, PHONE, SELL, acts, reached
from cinqmars.games.terraforming_mars.questions import PASS
from cinqmars.kernel import Session

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
OFFERED = ".widget .held.can:not(.on), .widget li > button[aria-pressed=false]"
WISE = f".hand .held.can:visible, {ASKED}:not([data-arg='{PASS}']):not([data-arg='{SELL}'])"
RASH = 0.3  # of the actions: anything, also to pass
SEEN = """() => [
  document.querySelector('.decision')?.dataset.question,
  document.querySelector('.decision')?.dataset.kind,
  document.querySelectorAll('.decision .step, .decision .go:enabled, .widget .on, .widget [aria-pressed=true]').length,
].join()"""


def offered(page: Any, rng: random.Random) -> Any:
    """Something to click, in the bar or over the board; None if there is nothing."""
    wise = [WISE] if kind(page) == "act" and rng.random() > RASH else []
    for spots in [*wise, f"{ASKED}, {OFFERED}"]:
        found = page.locator(spots)
        if count := found.count():
            return found.nth(rng.randrange(count))
    return None


def choose(page: Any, rng: random.Random) -> bool:
    """Clicks on what is offered until it can be confirmed; False if the question went away."""
    before, end = question(page), time.monotonic() + LONG
    while not page.locator(f"{GO}:enabled").count():
        assert time.monotonic() < end, f"nothing can be confirmed: {kind(page)}"
        if question(page) != before or over(page):
            return False
        state, spot = page.evaluate(SEEN), offered(page, rng)
        if spot is None or clicked(spot):  # what pays, or how many, is chosen by the page
            moved(page, state)
    return question(page) == before


def moved(page: Any, before: str) -> None:
    from playwright.sync_api import Error

    with suppress(Error):
        page.wait_for_function(f"before => ({SEEN})() !== before", arg=before, timeout=MOMENT)


def play_on(page: Any, rng: random.Random) -> set[str]:
    """To the end; tells what was asked on the way."""
    asked: set[str] = set()
    while True:
        page.wait_for_selector(f"{BAR}.mine, {DONE}")
        if over(page):
            return asked
        before = question(page)
        asked.add(kind(page))
        if choose(page, rng) and clicked(page.locator(f"{GO}:enabled")):
            settled(page, before)


def points(cell: str) -> int:
    return 0 if cell == "–" else int(cell)


def the_end_adds_up(page: Any) -> None:
    page.wait_for_selector(".end figure path.p2")
    rows = page.locator(".end tbody tr:not(.total)").all()
    cells = [[points(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    totals = [int(text) for text in page.locator(".end .total td").all_inner_texts()]
    assert totals == [sum(column) for column in zip(*cells, strict=True)]
    assert len(totals) == 2 and min(totals) > 14, "two ratings, at least"


def nearly_done(session: Session[Any]) -> bool:
    """Mars lacks a few steps, and the first seat is to act."""
    return bool(acts(session)) and sum(session.state.params) >= 41


def test_the_last_generations_against_a_bot_that_takes_over(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    made = shelved(store, tmp_path, reached(nearly_done))
    page = visit("/about/" + GAME)
    seats = {"0": made.tokens[0]}
    hold(page, {"table": made.live.ledger.table, "game": GAME, "host": made.host, "seats": seats, "at": 0})
    page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'off')")
    page.goto(f"/t/{made.live.ledger.table}")
    panel(page, 1).locator(".menu summary").click()
    panel(page, 1).locator(".menu .line").click()
    asked = play_on(page, random.Random(4))
    assert {"act", "buy"} <= asked
    the_end_adds_up(page)
    keep(page, "terraforming-game")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "device"),
    [(1, {"lang": "en-GB"}), (2, {"lang": "fr-FR", **PHONE})],
    ids=["desktop", "phone"],
)
def test_a_whole_game_through_the_page(visit: Visit, keep: Keep, seed: int, device: dict[str, Any]) -> None:
    page = visit("/about/" + GAME, **device)
    page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'off')")
    make_table(page, GAME, ["here", "bot"])
    asked = play_on(page, random.Random(seed))
    assert {"incorporate", "act", "buy"} <= asked
    assert no_page_scroll(page)
    the_end_adds_up(page)
    keep(page, f"terraforming-whole-{device['lang'][:2]}")
