"""Sheets beside things: by hover, by focus, by a long press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.hands import ASKED, asked, play_now

Visit = Callable[..., Any]
SHEET = "#sheet[role=tooltip]"
READER = ".reader[role=tooltip]"
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
PRESS = """([selector, type]) => {
  const node = document.querySelector(selector)
  const { x, y, width, height } = node.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true }
  node.dispatchEvent(new PointerEvent(type, { ...at, detail: 1 }))
}"""
UNCOVERED = """selector => {
  const node = document.querySelector(selector)
  const { left, top, width, height } = node.getBoundingClientRect()
  node.style.pointerEvents = 'auto'
  const parts = [0.1, 0.5, 0.9]
  const spots = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]))
  const seen = spots.every(([x, y]) => node.contains(document.elementFromPoint(x, y)))
  node.style.pointerEvents = ''
  return seen
}"""


def table(visit: Visit, **device: Any) -> Any:
    page = visit(**device)
    play_now(page)
    assert asked(page)
    return page


def inside(page: Any, sheet: str = SHEET) -> bool:
    box = page.locator(sheet).bounding_box()
    size = page.viewport_size
    return bool(
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_a_card_is_read_by_pointing_at_it(visit: Visit, keep: Callable[[Any, str], None]) -> None:
    """Its special action is whole, and nothing lies over it."""
    page = table(visit)
    for nth, whole in (
        (4, "Destroy a docked ship with everyone aboard; it may be empty."),
        (0, "this one included"),
    ):
        card = page.locator(".hand .ch").nth(nth)
        card.hover()
        page.wait_for_selector(f"{READER}:has-text('{whole}')")
        assert inside(page, READER)
        assert card.locator("strong").first.inner_text() in page.inner_text(READER)
        assert page.evaluate(UNCOVERED, READER), "nothing lies over it"
        assert not page.locator(SHEET).count()
    keep(page, "character")
    page.mouse.move(5, 5)
    page.wait_for_selector(READER, state="detached")


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


def test_a_long_press_reads_a_card_and_chooses_nothing(visit: Visit) -> None:
    page = table(visit, **PHONE)
    page.click(".bar-tabs button >> nth=1")
    card = ".hand .ch.can button, .hand .ch button"
    page.evaluate(PRESS, [card, "pointerdown"])
    page.wait_for_selector(READER)
    assert inside(page, READER)
    page.evaluate(PRESS, [card, "pointerup"])
    page.evaluate(PRESS, [card, "click"])
    page.wait_for_selector(READER, state="detached")
    assert not page.locator(".decision .opt[aria-pressed=true]").count()


def test_a_long_press_opens_a_sheet_and_a_tap_does_where_it_presses_nothing(visit: Visit) -> None:
    page = table(visit, **PHONE)
    name = "[data-ref='player:1'] .about"
    page.evaluate(PRESS, [name, "pointerdown"])
    page.wait_for_selector(SHEET, state="visible")
    assert inside(page)
    page.tap(".crumb h1")
    page.wait_for_selector(SHEET, state="detached")
    page.tap(name)
    page.wait_for_selector(f"{SHEET}:has-text('Ice')")
