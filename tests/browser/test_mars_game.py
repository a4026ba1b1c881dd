"""Mars from its start to the end through the page: by mouse, by keyboard, on a phone in French."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import (
    ASKED,
    BAR,
    DONE,
    GO,
    LONG,
    STATE,
    changed,
    clicked,
    kind,
    make_table,
    no_page_scroll,
    over,
    question,
    settled,
)
from browser.mars_tables import GAME
from browser.test_looks import TOUCH
from browser.test_mars_board import CLOSE

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
ENDS = f"{BAR}.mine .leave .opt, {CLOSE}"  # passes, declines or ends
DONE_WITH = f"{GO}:enabled:not([data-act=close])"  # what is picked is confirmed
ON_BOARD = ".pl.t .hit, .rivals button:not([aria-disabled=true])"
EAGER = 0.75  # of the clicks go to the board, where there is something to click


def finish(page: Any, before: str, pick: Callable[[], bool]) -> None:
    """Until the question has gone: picks, or confirms what is picked."""
    end = time.monotonic() + LONG
    while question(page) == before and not over(page):
        assert time.monotonic() < end, f"stuck at {kind(page)}"
        state = page.evaluate(STATE)
        if page.locator(DONE_WITH).count():
            if clicked(page.locator(DONE_WITH)):
                settled(page, before)
        elif pick():
            changed(page, state)


def play(page: Any, pick: Callable[[], bool]) -> set[str]:
    """To the end; tells what was asked on the way."""
    asked: set[str] = set()
    while True:
        page.wait_for_selector(f"{BAR}.mine, {DONE}")
        if over(page):
            return asked
        asked.add(kind(page))
        finish(page, question(page), pick)


def by_pointer(page: Any, rng: random.Random) -> Callable[[], bool]:
    """On the board where it can be, else in the bar; trade and moves come to an end."""

    def pick() -> bool:
        asked = kind(page)
        if asked in ("exchange", "move") and rng.random() < 0.5 and page.locator(ENDS).count():
            return clicked(page.locator(ENDS).last)
        board = page.locator(ON_BOARD)
        if rng.random() < EAGER and (count := board.count()):
            return clicked(board.nth(rng.randrange(count)))
        options = page.locator(ASKED)
        return bool(count := options.count()) and clicked(options.nth(rng.randrange(count)))

    return pick


def by_keys(page: Any, rng: random.Random) -> Callable[[], bool]:
    def pick() -> bool:
        ends = kind(page) in ("exchange", "move") and rng.random() < 0.5 and page.locator(ENDS).count()
        keys = page.locator(f"{BAR}.mine .opts .opt kbd").all_inner_texts()
        page.keyboard.press("0" if ends or not keys else rng.choice(keys))
        if page.locator(DONE_WITH).count():
            page.keyboard.press("Enter")
        return True

    return pick


def the_end_says_why(page: Any) -> None:
    page.wait_for_selector(".end figure path.p2")
    assert page.locator(".end .why li").count()
    totals = [int(text) for text in page.locator(".end .total td").all_inner_texts()]
    bars = [int(text) for text in page.locator(".end .src .bar > b").all_inner_texts()]
    assert sorted(totals) == sorted(bars)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "hands", "device"),
    [
        (1, by_pointer, {"lang": "en-GB", "size": (1366, 625)}),
        (2, by_keys, {"lang": "en-GB"}),
        (3, by_pointer, {"lang": "fr-FR", "size": (390, 844), **TOUCH}),
    ],
    ids=["mouse", "keyboard", "phone"],
)
def test_a_whole_game_through_the_page(
    visit: Visit, keep: Keep, seed: int, hands: Callable[..., Callable[[], bool]], device: dict[str, Any]
) -> None:
    page = visit("/about", **device)
    make_table(page, GAME, ["here", "bot"])
    asked = play(page, hands(page, random.Random(seed)))
    assert {"prospect", "build", "move"} <= asked
    the_end_says_why(page)
    assert no_page_scroll(page)
    keep(page, f"mars-whole-{seed}")
