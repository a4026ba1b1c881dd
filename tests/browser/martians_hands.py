"""What a person does at the table of First Martians: pick up a pawn, put it somewhere, follow the planner, be ready."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from browser.hands import ASKED, BAR, LONG

MINE = f"{BAR}.mine"
READ, ADVICE = "[data-act=read]", "[data-act=advice-all]"
READY = f"{BAR}[data-kind=plan] .go[data-act=close]"
GO = f"{BAR} .go:not([data-act]):not(:disabled)"
OVER = ".ending:not(.between)"
STEPS = 2_000  # so that a test ends
PRESS = """all => {
  const found = all.find((s) => document.querySelector(s)) ?? ''
  if (found) document.querySelector(found).click()
  return found
}"""
QUESTION = "document.querySelector('.decision')?.dataset.question"
THEN = f"""before => {QUESTION} !== before || document.querySelector('{GO}') || document.querySelector('{OVER}')"""
FOLLOWED = f"() => !document.querySelector('{ADVICE}') || !document.querySelector('{MINE}[data-kind=plan]')"


def pick_up(page: Any, piece: int) -> None:
    page.locator(f".players [data-ref='piece:{piece}']").click()
    page.wait_for_selector(f"{BAR}[data-kind=target]")


def put(page: Any, ref: str) -> None:
    page.locator(f".board [data-ref='{ref}'] > .all").click()


def standing(page: Any, piece: int, ref: str) -> None:
    page.wait_for_selector(f".board [data-ref='{ref}'] [data-ref='piece:{piece}']")


def ready(page: Any) -> None:
    page.locator(READY).click()


def step(page: Any) -> None:
    """Follows the planner while planning; else takes the first answer. What is gone meanwhile is not clicked."""
    before = page.evaluate(f"{QUESTION} ?? null")
    pressed = page.evaluate(PRESS, [READ, ADVICE, READY, ".board .choice", ASKED])
    if pressed == READ:
        return
    if pressed == ADVICE:
        page.wait_for_function(FOLLOWED)
        return
    page.wait_for_function(THEN, arg=before)
    page.evaluate(f"document.querySelector('{GO}')?.click()")


def play(pages: Sequence[Any], until: str = OVER) -> None:
    """All of them answer what they are asked, one after the other, until one of them shows this."""
    for _ in range(STEPS):
        asked = waited(pages, until)
        if not asked:
            return
        for page in asked:
            step(page)
    raise AssertionError("the mission does not end")


def waited(pages: Sequence[Any], until: str) -> list[Any]:
    """Those who have something to do; nobody once it shows. Waiting is no step: bots take their time."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if any(page.locator(until).count() for page in pages):
            return []
        asked = [page for page in pages if page.locator(f"{MINE}, {READ}").count()]
        if asked:
            return asked
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")
