"""What the frame promises every board: parts that open where something is asked, keys in the order of the list, a map
that alone is made larger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser import mars_tables
from browser.hands import ASKED, GO, PASSING, STATE, changed
from browser.tables import at, named, played, rival
from browser.test_fit import FULL, midway
from browser.test_mars_board import free_to_propose
from browser.test_telling import chooses, moves_on, next_of
from browser.test_terraforming_cards import SELL, acts, playable, reached
from cinqmars import games
from cinqmars.games.mars.questions.exchanges import OFFER
from cinqmars.kernel import Session

Visit = Callable[..., Any]
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"size": (844, 390), "has_touch": True, "is_mobile": True}
# a click on a zone that is lit
CLICK = """ref => {
  const outline = document.querySelector(`.mars [data-ref='${ref}']`).getAttribute('d')
  const lit = [...document.querySelectorAll('.mars path.hit')].find((path) => path.getAttribute('d') === outline)
  lit.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}"""


@pytest.mark.parametrize("game", games.PACKAGES)
def test_keys_follow_the_list_and_what_leaves_stands_apart(visit: Visit, store: str, game: str) -> None:
    page = at(visit, named(store, played(midway, min(3, FULL[game]), 3, game)))
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".board .scene")
    keys = [int(key) for key in page.locator(".opts .opt kbd").all_inner_texts()]
    assert keys == list(range(1, len(keys) + 1))
    for leaving in page.locator(PASSING).all():
        assert leaving.locator("kbd").all_inner_texts() in ([], ["0"]), "never the first key"
        right = page.locator(".decision .opts").bounding_box()
        assert leaving.bounding_box()["x"] >= right["x"] + right["width"]


# where each option stands, and whether what is out of sight is announced: by the fading edge and the number of all
LIST = """() => {
  const list = document.querySelector('.decision .opts')
  const { left, right, top, bottom } = list.getBoundingClientRect()
  const boxes = [...list.querySelectorAll('.opt')].map((e) => e.getBoundingClientRect())
  const out = (b) => b.left < left - 1 || b.right > right + 1 || b.top < top - 1 || b.bottom > bottom + 1
  const fades = getComputedStyle(list).maskImage
  const edge = list.scrollWidth > list.clientWidth + 1 ? fades.includes('90deg') : fades.includes('gradient')
  const at = boxes.map((b) => [b.x + list.scrollLeft, b.y + list.scrollTop].map(Math.round))
  return { at, hidden: boxes.some(out), announced: edge }
}"""


@pytest.mark.parametrize("device", [*({"size": s} for s in ((1366, 625), (1366, 768))), PHONE, SIDEWAYS])
def test_a_list_says_that_there_is_more_and_stays_where_it_is(
    visit: Visit, store: str, device: dict[str, Any]
) -> None:
    session = reached(lambda s: s.state.stock[0] > 22 and len(acts(s)) > len(playable(s)) + 5)
    page = at(visit, named(store, session), **device)
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".board .scene .tharsis", state="attached")
    before = page.evaluate(LIST)
    assert before["hidden"] <= before["announced"]
    page.locator(f"{ASKED}:has-text('Power plant')").click()
    page.wait_for_selector(f"{ASKED}[aria-pressed=true]")
    page.wait_for_selector(f"{GO}:enabled")
    assert page.evaluate(LIST)["at"] == before["at"]


def test_patents_are_sold_last_and_cards_are_lit_first(visit: Visit, store: str) -> None:
    session = reached(lambda s: SELL in acts(s) and len(playable(s)) > 1 and len(acts(s)) > 5)
    page = at(visit, named(store, session))
    page.wait_for_selector(".hand .held.can")
    assert page.locator(".opts .opt:not([aria-disabled=true])").last.get_attribute("data-arg") == str(SELL)
    assert page.locator(".hand .held.can").count() == len(playable(session))
    assert f"{len(playable(session))} cards can be played" in page.inner_text(".ask p")


def test_the_key_of_a_character_is_its_number(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(chooses)))
    page.wait_for_selector(ASKED)
    number = page.locator(".hand .ch.can b").last.inner_text()
    assert number != "1"
    page.keyboard.press(number)
    page.wait_for_selector(".hand .ch.on")
    assert page.inner_text(".hand .ch.on b") == number


def test_the_wheel_over_a_column_enlarges_nothing(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(midway, 5, 3, "terraforming-mars")))
    page.wait_for_selector(ASKED)
    for part in (".players", ".side", ".params"):
        box = page.locator(part).first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, -500)
        assert float(page.get_attribute(".stage", "data-zoom")) == 1, part
    box = page.locator(".tharsis").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -500)
    page.wait_for_function("() => Number(document.querySelector('.stage').dataset.zoom) > 1.5")


@pytest.mark.parametrize("face", ["side", "players"])
def test_a_question_opens_the_part_where_it_can_be_answered(
    visit: Visit, store: str, address: str, face: str
) -> None:
    session = played(moves_on)
    d = session.pending[0]
    made = named(store, session)
    page = at(visit, made, seat=next_of(session) or 0, **PHONE)
    page.click(f".bar-tabs [data-face={face}]")
    rival(address, made, d.seat, d.opts[0])
    page.wait_for_selector(ASKED)
    page.wait_for_selector(
        ".bar-tabs [data-face=board][aria-pressed=true], .bar-tabs [data-face=hand][aria-pressed=true]"
    )


def test_a_widget_may_ask_a_part_of_what_the_bar_lists(visit: Visit, store: str) -> None:
    """Mars's exchanges: offers are made over the board, what else one may do stays in the bar; at Terraforming Mars
    what is bought is asked over the board alone."""
    page = at(visit, named(store, mars_tables.spot("exchange")))
    page.wait_for_selector(".board .over")
    assert page.locator(ASKED).count() > 1
    page = at(
        visit, named(store, reached(lambda s: any(s.game.kinds[d.kind].name == "buy" for d in s.pending)))
    )
    page.wait_for_selector(".board .sect-buy")
    assert page.locator(".decision .opts .opt").count() == 0


def sharing(session: Session[Any], asked: Any) -> tuple[str, list[int]]:
    """The zone that most answers name, and those answers."""
    by: dict[str, list[int]] = {}
    for opt in asked.opts:
        for ref in session.game.refs(session.state, asked, opt)[1:]:
            by.setdefault(ref, []).append(opt)
    return max(by.items(), key=lambda zone: len(zone[1]), default=("", []))


def test_a_click_that_may_mean_several_things_ends_in_a_list(visit: Visit, store: str) -> None:
    def several(session: Session[Any]) -> bool:
        """The first seat may destroy one of several people's astronauts in a zone."""
        mine = [d for d in session.pending if d.seat == 0 and session.game.kinds[d.kind].name == "kill"]
        return any([len(sharing(session, d)[1]) > 1 for d in mine])

    session = played(several, 4, 2)
    zone, shared = sharing(session, session.asked(0))
    page = at(visit, named(store, session))
    page.wait_for_selector(ASKED)
    every = page.locator(ASKED).count()
    page.evaluate(CLICK, zone)
    page.wait_for_selector(".ask .part")
    assert 1 < len(shared) == page.locator(f"{ASKED}:not(.leave *)").count() < every
    page.click(".ask .part")
    page.wait_for_selector(".ask .part", state="detached")
    assert page.locator(ASKED).count() == every


# the question and the trail in lines, and how far the bar stands over the hand
LINES = """() => {
  const bar = document.querySelector('.decision')
  const lines = (part) => {
    const found = bar.querySelector(part)
    return found ? Math.round(found.getBoundingClientRect().height / parseFloat(getComputedStyle(found).lineHeight)) : 0
  }
  const hand = document.querySelector('.table > .hand')
  const over = hand ? bar.getBoundingClientRect().bottom - hand.getBoundingClientRect().top : 0
  return { asked: lines('.ask h2'), trail: lines('.trail'), over: Math.round(over) }
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1366, 625)])
def test_the_trail_of_a_long_answer_is_one_line(visit: Visit, store: str, size: tuple[int, int]) -> None:
    """The first step, the last, and those between as one; in the plain view an offer is put together in the bar."""
    page = at(visit, named(store, mars_tables.replayed(free_to_propose)), lang="fr-FR", size=size)
    page.keyboard.press("v")
    page.wait_for_selector(".plain .panel")
    page.locator(f"{ASKED}[data-arg='{OFFER}']").click()
    steps: list[str] = []
    while len(steps) < 3 or "…" not in steps[1]:
        before = page.evaluate(STATE)
        page.locator(ASKED).first.click()
        assert changed(page, before)
        steps = page.locator(".decision .trail .step").all_inner_texts()
        assert len(steps) <= 3
        lines = page.evaluate(LINES)
        assert lines["asked"] <= 2 and lines["trail"] == 1 and lines["over"] <= 0, lines
    page.locator(".decision .trail .step").first.click()
    page.wait_for_selector(".decision .trail", state="detached")
