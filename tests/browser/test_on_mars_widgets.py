"""On Mars's widgets: each tells what its options are worth, takes the one that is clicked, and covers no hex."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from browser.hands import ASKED, GO, STATE, changed, clicked, question, settled
from browser.on_mars_tables import Place, asked, guided
from browser.test_on_mars import CHOOSE, COVERED, HEXES, LAPTOP, begin, device, sit, travelling, wanted
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.kernel import Decision
from cinqmars.server.ops.files import export

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


# how an act is paid for


def test_an_earlier_part_is_changed_and_the_later_ones_stay(visit: Visit, store: str) -> None:
    """Others' presence is paid by a stepper, after what is built and where has been chosen."""

    def several(s: OnMarsState, d: Decision) -> bool:
        return d.ctx[0] == box.CONSTRUCT and len(d.opts) > 1

    page = sit(visit, store, wanted("price", 4, 2, several).session, **LAPTOP)
    page.click("[data-ref='slot:construct'] > .hit")
    page.wait_for_selector(".pal .om-spot.can > .hit")
    page.locator(".pal .om-spot.can > .hit").first.click()
    page.wait_for_selector(f"{HEXES}, {GO}:enabled")
    if page.locator(HEXES).count():
        page.locator(HEXES).first.click()
    page.wait_for_selector(f"{GO}:enabled")
    paid = page.locator("[data-term=price] output")
    before, chosen = paid.inner_text(), page.locator(".omap .sel-f, .omap .tgt").count()
    page.locator("[data-term=price] .tool:enabled").first.click()
    page.wait_for_function(
        "before => document.querySelector('[data-term=price] output').innerText !== before", arg=before
    )
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(".omap .sel-f, .omap .tgt").count() == chosen
    asking = question(page)
    page.click(GO)
    settled(page, asking)


def test_whose_technology_is_used_says_what_it_gives_them(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    begin(
        page, store, wanted("use", 3, 3, lambda s, d: len(d.opts) > 1 and 1 not in d.opts and bool(d.ctx[1]))
    )
    page.wait_for_selector("[data-term=use] .way >> nth=1")
    told = page.locator("[data-term=use] small").all_inner_texts()
    assert any("1 oxygen or a development" in line for line in told), told
    keep(page, "on-mars-use")


# the laboratory

LONGER_THAN_A_LOOK = 1_000  # milliseconds

PLACES = """() => Object.fromEntries([...document.querySelectorAll(".side [data-ref^='tech:0:']")]
  .map((tile) => [tile.dataset.ref, tile.dataset.at]))"""


def test_two_developments_in_one_go(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    begin(page, store, wanted("develop", 2, 3, lambda s, d: len(d.opts) > 2 and not d.ctx[0]))
    places = page.evaluate(PLACES)
    page.locator(ASKED).first.click()
    page.wait_for_selector(".over [data-then]")
    page.locator(".over [data-then]").first.click()
    assert page.locator(GO).inner_text() == "Develop both"
    keep(page, "on-mars-develop")
    page.click(GO)
    columns = "places => Object.entries(places).reduce((n, [, at]) => n + Number(at.split(':')[2][0]), 0)"
    wanted_sum = page.evaluate(columns, places) + 2
    page.wait_for_function(f"n => ({columns})(({PLACES})()) === n", arg=wanted_sum)


# small choices


SAYS = {  # what stands beside the names of the options
    "benefit": r"you have \d of \d|at home \d of \d|any of your bots",
    "crew": r"at home \d of \d|bots in reserve: \d",
    "warehouse": r"you have \d of \d",
    "upgrade": r"−\d → \+\d",
    "more": r"more upgrade",
    "retrieve": r"yours there: \d",
    "deliver": r"\d points, or −\d",
    "space": r"\d",
    "welcome": r"each use \d crystal",
    "repay": r"technology|Technology|you have \d of \d",
}


@pytest.mark.parametrize("name", SAYS)
def test_a_small_choice_is_told_in_detail_and_taken_there(
    visit: Visit, keep: Keep, store: str, name: str
) -> None:
    place = wanted(name)
    page = device(visit)
    begin(page, store, place)
    page.wait_for_selector(CHOOSE)
    cards = page.locator(CHOOSE)
    for card in cards.all():
        text = card.inner_text()
        why = card.get_attribute("aria-disabled") == "true" and card.locator("small").count()
        assert (why or re.search(SAYS[name], text)) and "om-" not in text and "{" not in text, text
    assert page.evaluate(COVERED) == 0, "the map makes room"
    keep(page, f"on-mars-{name}")
    one = page.locator(f"{CHOOSE}[aria-disabled=false]").last
    arg = int(one.get_attribute("data-option"))
    before = question(page)
    one.click()
    page.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.question !== before"
        " || document.querySelector('.over .choose button[aria-pressed=true], .decision .step')",
        arg=before,
    )
    finished(page, before)
    assert answered(store, page, place, name) == arg


def finished(page: Any, before: str) -> None:
    """Whatever else belongs to the answer: the first that is possible, and one confirm."""
    for _ in range(8):
        if question(page) != before:
            return
        state = page.evaluate(STATE)
        clicked(page.locator(GO if page.locator(f"{GO}:enabled").count() else ASKED).first)
        changed(page, state)
    assert question(page) != before


def answered(store: str, page: Any, place: Place, name: str) -> int:
    """What the first seat has answered to a question of this kind since the table stood at that place."""
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's event loop
        record = elsewhere.submit(export, store, page.url.rsplit("/", 1)[1], 0).result()
    kind = [kind.name for kind in game.kinds].index(name)
    since = len(place.session.log)
    return next(int(arg) for at, asked, arg in record["answers"] if at >= since and asked == kind)


# the turn, and what is chosen in the tabs


def test_each_action_that_can_be_taken_is_lit_and_each_other_says_why(visit: Visit, store: str) -> None:
    place = guided(asked("turn", 6), 4, 2)
    opts = place.session.pending[0].opts
    page = sit(visit, store, place.session)
    page.wait_for_selector(".act.can")
    for i, name in enumerate(box.ACTIONS):
        act = page.locator(f".act[data-ref='slot:{name}'], .act[data-ref='action:{name}']")
        assert act.locator(".hit").count() == (1 + i in opts), name
        if 1 + i not in opts:
            assert len(act.get_attribute("data-tip")) > len(name) + 8, "why not"


def test_a_card_is_hired_in_the_colony_and_comes_to_hand(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    place = wanted("hire")
    begin(page, store, place)
    page.wait_for_selector(".side [data-ref='board'] .hit >> nth=1")  # its tab has opened by itself
    card = page.locator(".side [data-ref='board'] .can").last
    ref = card.get_attribute("data-ref")
    assert card.locator("s svg").count(), "its price stands on it"
    keep(page, "on-mars-hire")
    before = question(page)
    state = page.evaluate(STATE)
    card.locator(".hit").click()
    changed(page, state)
    finished(page, before)
    page.wait_for_selector(f".hand [data-ref='{ref}']")


def test_a_new_technology_takes_the_space_that_is_clicked(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    begin(page, store, wanted("laboratory"))
    page.wait_for_selector(".side [data-ref^='lab:0:'] .hit >> nth=1")
    space = page.locator(".side [data-ref^='lab:0:'].can").last
    where = space.get_attribute("data-ref")
    assert "pt" in space.locator("title").text_content()
    keep(page, "on-mars-laboratory")
    before = question(page)
    space.locator(".hit").click()
    page.wait_for_selector(f"{GO}:enabled")
    finished(page, before)
    page.wait_for_selector(f".side [data-ref^='tech:0:'][data-at='{where}']")


def test_what_comes_under_a_resting_mouse_is_read_when_it_moves(visit: Visit, store: str) -> None:
    """A click on a technology opens another tab: the laboratory lies there then, and no sheet over it."""
    page = device(visit)
    begin(page, store, wanted("learn", 2, 3, lambda s, d: len(d.opts) > 2))
    tile = page.locator(".side [data-ref^='grid:'] > .hit").last
    box_ = tile.bounding_box()
    at = box_["x"] + box_["width"] / 2, box_["y"] + box_["height"] / 2
    page.mouse.move(*at)
    page.wait_for_selector("#sheet")
    tile.click()
    page.wait_for_selector(".side [data-ref^='lab:0:']")
    page.wait_for_timeout(LONGER_THAN_A_LOOK)
    assert not page.locator("#sheet").count()
    lab = page.locator(".side [data-ref^='lab:0:']").first.bounding_box()
    page.mouse.move(lab["x"] + lab["width"] / 2, lab["y"] + lab["height"] / 2)
    page.wait_for_selector("#sheet")


# movement


def test_a_piece_goes_to_any_hex_in_reach_by_one_click(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(asked("move", 3, lambda s, d: d.ctx[1] > 0), 3, 3).session)
    page.wait_for_selector(HEXES)
    far = page.locator(HEXES).last
    far.hover()
    page.wait_for_selector(".omap .route.ahead")
    where = far.get_attribute("data-hex")
    far.click()
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(".omap .route:not(.ahead)").count() == 1, "the way is drawn"
    keep(page, "on-mars-move")
    before = question(page)
    page.click(GO)
    settled(page, before)
    page.wait_for_selector(f".omap [data-ref='{where}']")


# the shuttle phase


def test_a_journey_to_orbit_is_one_sequence_and_one_confirm(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, travelling(True).session, **LAPTOP)
    page.wait_for_selector(".travel .way >> nth=1")
    space = page.locator(".travel [data-space]:enabled").first
    number = space.get_attribute("data-space")
    space.click()
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(GO).inner_text() == f"Travel, space {number}"
    keep(page, "on-mars-travel")
    before = question(page)
    page.click(GO)
    settled(page, before)
    page.wait_for_selector(f".ord [data-ref='order:{number}'] [data-ref='marker:0']")


def test_a_journey_to_the_colony_lays_a_tile_and_takes_a_space(visit: Visit, keep: Keep, store: str) -> None:
    """All is chosen before one confirm, though the next tile comes to light between."""
    page = sit(visit, store, travelling(False).session, **LAPTOP)
    page.wait_for_selector(".travel [data-tile]")
    assert page.evaluate(COVERED) == 0, "the map makes room"
    space = page.locator(".travel [data-space]:enabled").first
    number = space.get_attribute("data-space")
    space.click()
    page.locator(".travel [data-tile]").first.click()
    page.wait_for_selector(HEXES)
    where = page.locator(HEXES).first.get_attribute("data-hex")
    page.locator(HEXES).first.click()
    page.wait_for_selector(f"{GO}:enabled")
    keep(page, "on-mars-descent")
    page.click(GO)
    page.wait_for_selector(f".ord [data-ref='order:{number}'] [data-ref='marker:0']")
    assert page.locator(f".omap [data-ref='{where}'] .dsc").count() == 1
