"""The board under one's hands: made larger, moved about, and showing what happens and what would happen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import ASKED, GO, PASSING, choose, question, settled
from browser.tables import GAME, Spot, played, shelved, take
from cinqmars.kernel import Session

Visit = Callable[..., Any]
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
LOW: dict[str, Any] = {"size": (1366, 625)}
SIDEWAYS: dict[str, Any] = {"size": (844, 390), "has_touch": True, "is_mobile": True}
# of the question and what is said under it: whether some of it is cut
CUT = """() => [...document.querySelectorAll('.ask h2, .ask p')].filter(
  (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"""
# where the options stand in their list
WHERE = """() => {
  const list = document.querySelector('.opts')
  const { left, top } = list.getBoundingClientRect()
  return [...list.querySelectorAll('.opt')].map((e) => {
    const b = e.getBoundingClientRect()
    return [b.left - left + list.scrollLeft, b.top - top + list.scrollTop, top].map(Math.round)
  })
}"""
# options that stick out of the bar, above or below
OUTSIDE = """() => {
  const bar = document.querySelector('.decision').getBoundingClientRect()
  const list = document.querySelector('.opts')
  const scrolls = list.scrollHeight > list.clientHeight + 1
  return [...document.querySelectorAll('.opts .opt')].map((e) => [e, e.getBoundingClientRect()])
    .filter(([, b]) => !scrolls && (b.top < bar.top - 1 || b.bottom > bar.bottom + 1)).map(([e]) => e.innerText)
}"""


def boards(session: Session[Any]) -> bool:
    """Well into the game, the first seat may send an astronaut aboard."""
    asked = [d for d in session.pending if d.seat == 0 and session.game.kinds[d.kind].name == "board"]
    return bool(asked) and session.region < 0 and len(session.log) > 20 and len(asked[0].opts) > 1


def kills(session: Session[Any]) -> bool:
    """The first seat may destroy one of many astronauts, all over Mars."""
    asked = [d for d in session.pending if d.seat == 0 and session.game.kinds[d.kind].name == "kill"]
    return bool(asked) and len(asked[0].opts) > 8


def kind(name: str, least: int = 3) -> Spot:
    def found(session: Session[Any]) -> bool:
        mine = [d for d in session.pending if d.seat == 0 and session.game.kinds[d.kind].name == name]
        return session.region < 0 and any([len(d.opts) >= least for d in mine])

    return found


def table(
    visit: Visit,
    store: str,
    folder: Path,
    motion: str = "system",
    session: Session[Any] | None = None,
    **device: Any,
) -> Any:
    page = visit("/about/" + GAME, **device)
    made = shelved(store, folder, session or played(boards))
    take(page, made, 0)
    page.evaluate("s => localStorage.setItem('cinqmars-settings', s)", json.dumps({"motion": motion}))
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".mars .zn")
    return page


def zoom(page: Any) -> float:
    return float(page.get_attribute(".stage", "data-zoom"))


def box(page: Any, selector: str) -> dict[str, float]:
    return dict(page.locator(selector).first.bounding_box())


def covers(page: Any) -> bool:
    """The board fills its frame: no edge of it has come in."""
    frame, stage = box(page, ".frame"), box(page, ".stage")
    return (
        stage["x"] <= frame["x"] + 1
        and stage["y"] <= frame["y"] + 1
        and stage["x"] + stage["width"] >= frame["x"] + frame["width"] - 1
        and stage["y"] + stage["height"] >= frame["y"] + frame["height"] - 1
    )


def test_wheel_drag_and_keys_move_the_board_and_never_lose_it(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    page = table(visit, store, tmp_path)
    frame = box(page, ".frame")
    spot = box(page, "[data-at='zone:hellas']")
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    page.wait_for_function("() => Number(document.querySelector('.stage').dataset.zoom) > 1.5")
    there = box(page, "[data-at='zone:hellas']")
    assert abs(there["x"] + there["width"] / 2 - x) < 3, "what is under the pointer stays there"
    assert abs(there["y"] + there["height"] / 2 - y) < 3
    before = box(page, ".stage")["x"]
    page.mouse.move(frame["x"] + 200, frame["y"] + 200)
    page.mouse.down()
    page.mouse.move(frame["x"] + 160, frame["y"] + 180, steps=4)
    page.mouse.up()
    assert box(page, ".stage")["x"] != before
    assert not page.locator(f"{GO}:enabled").count(), "a drag is no click"
    page.mouse.move(frame["x"] + 200, frame["y"] + 200)
    page.mouse.down()
    page.mouse.move(frame["x"] + 3000, frame["y"] - 3000, steps=3)
    page.mouse.up()
    assert covers(page)
    kept = zoom(page)
    page.reload()
    page.wait_for_selector(".mars .zn")
    assert zoom(page) == kept, "a table is seen again as it was left"
    page.keyboard.press("f")
    assert zoom(page) == 1
    page.keyboard.press("+")
    assert zoom(page) > 1
    page.keyboard.press("-")
    assert zoom(page) == 1
    page.click(".zoom .tool >> nth=0")
    page.locator(".ships svg.can").first.click()
    page.wait_for_selector(f"{GO}:enabled, .decision .opt[aria-pressed=true], .decision .part")


def test_two_fingers_make_the_board_larger(visit: Visit, store: str, tmp_path: Path) -> None:
    page = table(visit, store, tmp_path, **PHONE)
    wire = page.context.new_cdp_session(page)
    frame = box(page, ".frame")
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 100), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => Number(document.querySelector('.stage').dataset.zoom) > 1.5")
    assert covers(page)


def test_a_choice_shows_what_it_would_change(visit: Visit, store: str, tmp_path: Path) -> None:
    page = table(visit, store, tmp_path)
    assert not page.locator(".ghost").count()
    assert choose(page, 0)
    page.wait_for_selector(".ask .after")
    page.wait_for_selector(".ships .ghost")
    page.click(PASSING)  # nobody boards: nothing to see
    page.wait_for_selector(".ghost", state="detached")


@pytest.mark.parametrize("device", [LOW, SIDEWAYS, PHONE], ids=["low", "sideways", "phone"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("board", "à bord|décolle|se posent"),
        ("move", "menez|mène|égalité|personne|se posent"),
        ("kill", "perd"),
    ],
)
def test_the_consequence_is_a_sentence_that_is_whole(
    visit: Visit, store: str, tmp_path: Path, name: str, said: str, device: dict[str, Any]
) -> None:
    page = table(visit, store, tmp_path, session=played(kind(name), seats=4, seed=1), lang="fr-FR", **device)
    options = page.evaluate(WHERE)
    assert choose(page, 1)
    page.wait_for_selector(f"{GO}:enabled")
    assert re.search(said, page.inner_text(".ask p:last-child")), page.inner_text(".ask")
    assert page.evaluate(CUT) == []
    if device is not PHONE:  # which asks for the place first
        assert page.evaluate(WHERE) == options, "the list stays where it is"
    assert page.evaluate(OUTSIDE) == []


def test_names_can_be_read_on_a_phone(visit: Visit, store: str, tmp_path: Path) -> None:
    page = table(visit, store, tmp_path, **PHONE)
    sizes = page.evaluate(
        """[...document.querySelectorAll('svg .zn, svg .sn, svg .unx')].map(
            (t) => parseFloat(getComputedStyle(t).fontSize) * t.ownerSVGElement.getScreenCTM().a)"""
    )
    assert len(sizes) > 10
    assert min(sizes) >= 10.5


def test_a_line_of_the_log_shows_where_it_happened(visit: Visit, store: str, tmp_path: Path) -> None:
    page = table(visit, store, tmp_path)
    line = page.locator(".log button:has-text('lands in')").last
    line.focus()
    page.wait_for_selector(".mars .last", state="attached")
    page.locator(ASKED).first.focus()
    line.click()
    page.wait_for_selector(".deck")


def test_on_a_touch_screen_a_second_tap_plays(visit: Visit, store: str, tmp_path: Path) -> None:
    page = table(visit, store, tmp_path, **PHONE)
    before = question(page)
    page.locator(ASKED).nth(1).tap()
    page.wait_for_selector(f"{GO}:enabled")
    assert question(page) == before, "the first tap only shows what would happen"
    page.locator(ASKED).nth(1).tap()
    settled(page, before)


def test_a_phone_asks_for_the_place_first(visit: Visit, store: str, tmp_path: Path) -> None:
    page = table(visit, store, tmp_path, session=played(kills, seats=4, seed=2), **PHONE)
    places = page.locator(".opts .opt:has(.place)")
    assert 2 < places.count() < 11
    places.first.tap()
    page.wait_for_selector(".opts .part")
    assert page.locator(".opts .ogrp").count() == 1
    page.locator(".opts .ogrp .opt").first.tap()
    page.wait_for_selector(f"{GO}:enabled")
    page.wait_for_selector(".mars .ghost")
    page.locator(".opts .part").tap()
    assert places.count() > 2
