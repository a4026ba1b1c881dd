"""Cards first: a double click plays one, and so does carrying it onto the board; not what it would reveal for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import GO, question, settled
from browser.tables import GAME, at, named, played
from browser.test_telling import chooses
from browser.test_terraforming_cards import playable, reached
from cinqmars.games.terraforming_mars.questions import PLAY_CARD
from cinqmars.kernel import Session, probe

Visit = Callable[..., Any]
TM = "terraforming-mars"
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
# a finger, from the middle of one thing to the middle of another
FINGER = """([from, to]) => {
  const middle = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)]
  const send = (type, x, y) => {
    const at = { clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
    document.elementFromPoint(x0, y0).dispatchEvent(new PointerEvent(type, at))
  }
  send('pointerdown', x0, y0)
  for (const share of [0.2, 0.6, 1]) send('pointermove', x0 + share * (x1 - x0), y0 + share * (y1 - y0))
}"""
LIFT = """() => {
  const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 7, pointerType: 'touch', bubbles: true }
  document.body.dispatchEvent(new PointerEvent('pointerup', at))
}"""


def whole(session: Session[Any], reveals: bool) -> list[int]:
    """Cards of the first seat that are played in one part, and reveal something or not."""
    found = []
    for card in playable(session):
        probed = probe(session, 0, [(session.asked(0).kind, PLAY_CARD + card)])
        if probed.reveals == reveals and not (probed.decision and probed.decision.held):
            found.append(card)
    return found


def plain(session: Session[Any]) -> list[int]:
    return whole(session, reveals=False)


def revealing(session: Session[Any]) -> list[int]:
    return whole(session, reveals=True)


def start(visit: Visit, store: str, game: str, **device: Any) -> tuple[Any, str]:
    """A table where a card can be played at once, and that card."""
    if game == TM:
        session = reached(lambda s: s.state.generation > 2 and bool(plain(s)))
        ref = session.game.refs(session.state, session.asked(0), PLAY_CARD + plain(session)[0])[0]
    else:
        session = played(chooses)
        d = session.asked(0)
        ref = session.game.refs(session.state, d, d.opts[0])[0]
    page = at(visit, named(store, session), **device)
    page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'off')")
    page.wait_for_selector(f".hand [data-ref='{ref}'].can", state="attached")
    return page, f".hand [data-ref='{ref}']"


@pytest.mark.parametrize("game", [GAME, TM])
def test_a_double_click_plays_a_card(visit: Visit, store: str, game: str) -> None:
    page, card = start(visit, store, game)
    before = question(page)
    page.dblclick(card)
    settled(page, before)


@pytest.mark.parametrize("game", [GAME, TM])
def test_a_card_is_carried_onto_the_board(
    visit: Visit, store: str, keep: Callable[[Any, str], None], game: str
) -> None:
    page, card = start(visit, store, game)
    before = question(page)
    page.hover(card)
    page.mouse.down()
    page.mouse.move(660, 500, steps=3)
    page.mouse.move(660, 300, steps=3)
    page.wait_for_selector(".carried.on")
    assert not page.locator(".reader").count()
    keep(page, f"carried-{game}")
    page.mouse.move(660, 740)
    page.mouse.up()
    page.wait_for_selector(".carried", state="detached")
    assert question(page) == before and not page.locator(f"{GO}:enabled").count(), "let go elsewhere it stays"
    page.hover(card)
    page.mouse.down()
    page.mouse.move(660, 300, steps=3)
    page.mouse.up()
    settled(page, before)


def test_by_touch_a_card_is_carried_or_tapped_twice(visit: Visit, store: str) -> None:
    page, card = start(visit, store, TM, **PHONE)
    page.locator(card).scroll_into_view_if_needed()
    before = question(page)
    page.evaluate(FINGER, [card, ".board"])
    page.wait_for_selector(".carried.on")
    page.evaluate(LIFT)
    settled(page, before)
    page, card = start(visit, store, GAME, **PHONE)
    page.click(".bar-tabs [data-face=hand]")
    before = question(page)
    box = page.locator(card).bounding_box()
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settled(page, before)


def test_what_would_be_revealed_waits_for_the_button(visit: Visit, store: str) -> None:
    """A card that draws others cannot be taken back."""
    session = reached(lambda s: s.state.generation > 2 and bool(revealing(s)))
    ref = session.game.refs(session.state, session.asked(0), PLAY_CARD + revealing(session)[0])[0]
    page = at(visit, named(store, session))
    page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'off')")
    page.wait_for_selector(f".hand [data-ref='{ref}'].can")
    before = question(page)
    page.dblclick(f".hand [data-ref='{ref}']")
    page.wait_for_selector(f"{GO}:enabled")
    page.wait_for_selector(".decision .risk")
    assert question(page) == before
