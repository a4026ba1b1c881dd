"""What a person does with the page: the words of the tests."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

BAR = ".decision[data-question]"  # the bars of the end and of the replay ask nothing
ASKED = f"{BAR}.mine .opt:not([aria-disabled=true])"
PASSING = f"{BAR}.mine .leave .opt"  # passes, declines or ends
GO = f"{BAR} .go"
DONE = ".end"
MOMENT = 3_000  # milliseconds after which a click is tried again: what it aimed at may be gone
PLATE = ".plate:has(a[href='/about/mission-planete-rouge'])"
LONG = 60.0  # seconds that one answer may take on a busy machine
STATE = """() => {
  const bar = document.querySelector('.decision')
  const go = bar?.querySelector('.go')
  return [bar?.dataset.question, bar?.dataset.kind, bar?.querySelectorAll('.step').length, !!go && !go.disabled].join()
}"""


def play_now(page: Any) -> None:
    """A game against bots, from the home page, in one click."""
    page.click(f"{PLATE} .go")
    page.wait_for_selector(".table .decision")


def over(page: Any) -> bool:
    return bool(page.locator(DONE).count())


def asked(page: Any) -> bool:
    """Waits for this page's question; False once the game is over."""
    page.wait_for_selector(f"{ASKED}, {DONE}")
    return not over(page)


def question(page: Any) -> str:
    """The question asked, as one string that changes with it."""
    return str(page.evaluate("document.querySelector('.decision')?.dataset.question ?? ''"))


def kind(page: Any) -> str:
    return str(page.evaluate("document.querySelector('.decision')?.dataset.kind ?? ''"))


def changed(page: Any, before: str, moment: int = MOMENT) -> bool:
    """Whether the bar has moved on from a state, within a moment."""
    from playwright.sync_api import Error

    with suppress(Error):
        page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=moment)
        return True
    return False


def clicked(spot: Any) -> bool:
    """A click on what may be gone before it comes."""
    from playwright.sync_api import Error

    with suppress(Error):
        spot.click(timeout=MOMENT)
        return True
    return False


def choose(page: Any, which: int = 0) -> bool:
    """Picks an option and the further parts it has, and does not confirm; False if the question went away."""
    before, end = question(page), time.monotonic() + LONG
    while not page.locator(f"{GO}:enabled").count():
        assert time.monotonic() < end, "nothing can be confirmed"
        if question(page) != before or over(page):
            return False
        state = page.evaluate(STATE)
        count = page.locator(ASKED).count()
        if count and clicked(page.locator(ASKED).nth(which % count)):
            changed(page, state)
    return question(page) == before


def answer(page: Any, which: int = 0) -> None:
    """Picks an option, and the further parts it has, then confirms with the mouse."""
    before = question(page)
    if choose(page, which) and clicked(page.locator(f"{GO}:enabled")):
        settled(page, before)


def settled(page: Any, before: str) -> None:
    page.wait_for_function(
        "before => document.querySelector('.end') || document.querySelector('.decision')?.dataset.question !== before",
        arg=before,
    )


def answer_by_keys(page: Any, which: int) -> None:
    """Presses the keys that the options print, then confirms with Enter."""
    before, end = question(page), time.monotonic() + LONG
    while not page.locator(f"{GO}:enabled").count():
        assert time.monotonic() < end, "nothing can be confirmed"
        state = page.evaluate(STATE)
        keys = page.locator(f"{ASKED} kbd").all_inner_texts()
        if keys:
            page.keyboard.press(keys[which % len(keys)])
        changed(page, state)
    page.keyboard.press("Enter")
    settled(page, before)


def no_page_scroll(page: Any) -> bool:
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
    )


def make_table(page: Any, game: str, who: list[str], *, listed: bool = False) -> None:
    """By the form: each seat is `here`, `remote`, `bot` or `open`."""
    page.goto(f"/new/{game}")
    page.wait_for_selector(".form .seat")
    page.click(f".form section .seg button[data-seats='{len(who)}']")
    for i, kind in enumerate(who):
        page.click(f".form .seat >> nth={i} >> button[data-who={kind}]")
    if listed:
        page.click("role=switch[name=/list/]")
    page.click(".form .go")


def panel(page: Any, seat: int) -> Any:
    """The panel of a player."""
    return page.locator(f"[data-ref='player:{seat}']")


def menu(page: Any, line: str) -> None:
    """A line of the sheet with settings, by its words."""
    page.click(".tools .menu summary")
    page.click(f".menu .sheet .line:has-text('{line}')")
    page.keyboard.press("Escape")


def tab(page: Any, name: str) -> None:
    """A tab beside the board, by its name."""
    page.click(f"role=tab[name=/^{name}/]")
