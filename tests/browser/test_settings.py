"""What a device prefers, and keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Visit = Callable[..., Any]


def test_settings_are_kept(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".plate .go")
    page.click(".tools .menu summary")
    page.fill(".menu input", "Ana")
    page.click(".menu .seg button:has-text('Light')")
    page.click(".menu .seg button:has-text('Full')")
    page.click(".menu .line:has-text('One click')")
    page.click(".menu .seg button:has-text('Français')")
    page.wait_for_selector("html[lang=fr][data-theme=light][data-motion=full]")
    page.keyboard.press("Escape")
    assert not page.locator(".menu[open]").count()
    assert page.evaluate("document.activeElement.matches('.menu summary')")
    page.goto("/new/mission-planete-rouge")
    page.wait_for_selector("html[lang=fr][data-theme=light][data-motion=full]")
    page.wait_for_selector(".seat input")
    assert page.input_value(".seat input") == "Ana"
