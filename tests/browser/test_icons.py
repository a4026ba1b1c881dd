"""Every icon answers: whoever points at one that has no words beside it, or taps it, reads what it means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED
from browser.tables import at, named, played
from browser.test_fit import FULL, midway
from cinqmars import games

Visit = Callable[..., Any]
SHEET = "#sheet[role=tooltip]"
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
# the icons in sight without words beside them, one of each kind, and whether they have a name
FOUND = """() => {
  const isWord = (text) => /\\p{L}{3}/u.test(text)
  const seen = (e) => {
    const { left, right, top, bottom, width } = e.getBoundingClientRect()
    if (!width || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (e.contains(hit) || hit.contains(e))
  }
  const around = 'button, a, summary, label, li, td, th, dt, h2, h3, h4, p'
  const beside = (e) => e.closest(around) ?? e.parentElement
  const owner = (e) => e.closest('[aria-label]:is(svg.i, [role=img], button, a, summary), [title], [data-tip]')
  const kind = (e) => [e.querySelector('use')?.getAttribute('href'), e.parentElement.className, beside(e).className]
  const near = (e) => [e.parentElement, e.parentElement.parentElement, beside(e)]
  const told = (e) => near(e).some((node) => isWord(node.textContent))
  const icons = '.table svg.i:not([data-sheet=""] *, :has(> [href="#i-arrow"]))'
  const bare = [...document.querySelectorAll(icons)].filter((e) => seen(e) && !told(e))
  const each = [...new Map(bare.map((e) => [kind(e).join(), e])).values()]
  each.forEach((e, i) => e.setAttribute('data-nth', i))
  const isMirror = (e) => e.parentElement.closest('[aria-hidden=true]') !== null // what it shows is said elsewhere
  return each.map((e) => [kind(e).join(), owner(e) !== null || isMirror(e)])
}"""
# what the page says when this icon is pointed at; time is the test's
OVER = """n => {
  const icon = document.querySelector(`[data-nth="${n}"]`)
  const { x, y, width, height } = icon.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true }
  icon.dispatchEvent(new PointerEvent('pointerover', at))
}"""
TAP = """n => {
  const icon = document.querySelector(`[data-nth="${n}"]`)
  if (icon.closest('button, a, input, select, summary, label, [role=button], .can, .hit')) return true
  const { x, y, width, height } = icon.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true }
  for (const type of ['pointerdown', 'pointerup', 'click']) icon.dispatchEvent(new PointerEvent(type, at))
  return false
}"""


def table(visit: Visit, store: str, game: str, **device: Any) -> Any:
    page = at(visit, named(store, played(midway, min(3, FULL[game]), 3, game)), **device)
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".side :is(.log .told, .own)", state="attached")
    return page


@pytest.mark.parametrize("game", games.PACKAGES)
def test_every_icon_without_words_answers_when_it_is_pointed_at(visit: Visit, store: str, game: str) -> None:
    page = table(visit, store, game)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    page.clock.run_for(2_000)  # whatever scrolls by itself has done so: a sheet would go with it
    found = page.evaluate(FOUND)
    assert found
    assert [kind for kind, named in found if not named] == []
    silent = []
    for n, (kind, _) in enumerate(found):
        page.evaluate(OVER, n)
        page.clock.run_for(400)
        if not page.locator(SHEET).count() or not page.inner_text(SHEET).strip():
            silent.append(kind)
    assert silent == []


@pytest.mark.parametrize("game", games.PACKAGES)
def test_every_icon_that_presses_nothing_answers_to_a_tap(visit: Visit, store: str, game: str) -> None:
    page = table(visit, store, game, **PHONE)
    silent = []
    for n, (kind, _) in enumerate(page.evaluate(FOUND)):
        if not page.evaluate(TAP, n) and not page.locator(SHEET).count():
            silent.append(kind)
    assert silent == []
