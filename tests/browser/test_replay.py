"""Going back in time, by the slider and by the address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.hands import answer, asked, play_now

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


def test_the_slider_and_the_address_open_a_point_of_the_game(visit: Visit, keep: Keep) -> None:
    page = visit()
    play_now(page)
    for turn in range(5):
        assert asked(page)
        answer(page, turn)
    assert asked(page)
    page.wait_for_function("() => Number(document.querySelector('.slider input').max) > 5")
    page.focus(".slider input")
    page.keyboard.press("Home")
    page.wait_for_selector(".deck")
    page.wait_for_url("**step=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=1")
    keep(page, "replay")
    page.reload()
    page.wait_for_selector(".deck")
    assert "step=1" in page.url
    page.keyboard.press("Escape")
    page.wait_for_selector(".deck", state="detached")
    assert "step" not in page.url
    assert asked(page)
