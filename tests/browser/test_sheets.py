"""Sheets beside things: by hover, by focus, by a long press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.hands import ASKED, asked, play_now

Visit = Callable[..., Any]
SHEET = "#sheet[role=tooltip]"
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
PRESS = """([selector, type]) => {
  const node = document.querySelector(selector)
  const { x, y, width, height } = node.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true }
  node.dispatchEvent(new PointerEvent(type, at))
}"""


def table(visit: Visit, **device: Any) -> Any:
    page = visit(**device)
    play_now(page)
    assert asked(page)
    return page


def inside(page: Any) -> bool:
    box = page.locator(SHEET).bounding_box()
    size = page.viewport_size
    return bool(
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_a_card_is_read_by_pointing_at_it(visit: Visit) -> None:
    page = table(visit)
    card = page.locator(".hand .ch").nth(4)
    card.hover()
    page.wait_for_selector(SHEET, state="visible")
    assert inside(page)
    assert card.locator("strong").inner_text() in page.inner_text(SHEET)
    assert card.get_attribute("title") is None, "the browser's own tip does not lie over it"
    page.keyboard.press("Escape")
    page.wait_for_selector(SHEET, state="detached")


def test_a_player_is_read_by_keyboard(visit: Visit) -> None:
    page = table(visit)
    page.keyboard.press("Tab")  # from now on focus is seen
    name = page.locator("[data-ref='player:1'] .about")
    name.focus()
    page.wait_for_selector(SHEET, state="visible")
    assert name.get_attribute("aria-describedby") == "sheet"
    assert "Ice" in page.inner_text(SHEET), "what the icons of the panel stand for"
    assert inside(page)
    page.locator(f"{ASKED} >> nth=0").focus()
    assert name.get_attribute("aria-describedby") is None


def test_a_long_press_opens_a_sheet_and_chooses_nothing(visit: Visit) -> None:
    page = table(visit, **PHONE)
    page.click(".bar-tabs button >> nth=1")
    page.evaluate(PRESS, [".hand .ch.can button, .hand .ch button", "pointerdown"])
    page.wait_for_selector(SHEET, state="visible")
    assert inside(page)
    page.evaluate(PRESS, [".hand .ch.can button, .hand .ch button", "pointerup"])
    page.evaluate("document.querySelector('.hand .ch.can button, .hand .ch button').click()")
    assert not page.locator(".decision .opt[aria-pressed=true]").count()
    page.touchscreen.tap(5, 5)
    page.wait_for_selector(SHEET, state="detached")
