"""Mars's own turn in parts: Earth and contracts, energy that is borrowed, colonists, what goes when the turn ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import BAR, GO, no_page_scroll
from browser.mars_tables import crammed, never, replayed, spot
from browser.tables import at, named
from browser.test_looks import TOUCH
from browser.test_mars_board import LEAVE, LOW, NAMES, SCROLLED, offered, wait_asked

Visit = Callable[..., Any]
PHONE: dict[str, Any] = {"size": (390, 844), **TOUCH}
MORE = ".rate .stp button:last-child"
FREE = ".pl.t:not(.works)"
FIGURES = ".outlook dl div"


def held(page: Any, seat: int, material: str) -> int:
    return int(page.inner_text(f".hand [data-ref='material:{seat}:{material}'] b"))


def test_earth_takes_the_same_several_times_in_one_answer(visit: Visit, store: str) -> None:
    page = at(visit, named(store, spot("exchange", 33, 1), NAMES), seat=1, **LOW)
    page.click(".ex .seg button:nth-child(2)")
    assert page.locator(f"{MORE}[aria-disabled=true]").count(), "nothing is chosen yet"
    page.click(".give li:nth-child(3) .rc")
    page.click(".get li:nth-child(1) .rc")
    silicon, iron = held(page, 1, "silicon"), held(page, 1, "iron")
    assert page.inner_text(".rate .one").split() == ["2", "1"], "the spaceport's rate"
    page.click(MORE)
    page.click(MORE)
    page.wait_for_selector(f"{MORE}[aria-disabled=true]")
    page.wait_for_selector(f"{GO}:enabled:has-text('Send 6 silicon for 3 iron')")
    assert page.inner_text(".hand [data-ref='material:1:silicon'] em") == "−6"
    assert page.evaluate(SCROLLED) == 0 and no_page_scroll(page)
    page.click(f"{GO}:enabled")
    page.wait_for_selector(".hand .zero[data-ref='material:1:silicon']")
    assert (held(page, 1, "silicon"), held(page, 1, "iron")) == (silicon - 6, iron + 3)


def test_a_contract_is_chosen_where_it_lies_on_a_phone(visit: Visit, store: str) -> None:
    """The grid can be tapped; a contract shows its rate, and what is given where it is chosen."""
    page = at(visit, named(store, spot("exchange", 30, 3), NAMES), seat=3, **PHONE)
    page.tap(".ex .seg button:nth-child(2)")
    cell = page.locator(".ctr .cell.t").first
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 38
    cell.tap()
    page.wait_for_selector(".ex .seg button:nth-child(3)[aria-pressed=true]")
    assert page.locator(".give [aria-pressed=true], .get [aria-pressed=true]").count() == 2
    assert page.inner_text(".rate .one").split() == ["1", "1"]
    page.wait_for_selector(f"{GO}:enabled")


def test_a_lender_is_changed_after_colonists_have_moved(visit: Visit, store: str) -> None:
    """Borrowing is asked first; changed later, everybody goes back and does the same again."""
    page = at(visit, named(store, spot("borrow", 17, 1), NAMES), seat=1, **LOW)
    page.wait_for_selector(".outlook .lend")
    energy = page.locator(".head .gauge >> nth=0")
    page.click(".lend .p3")
    wait_asked(page, "move")
    assert energy.inner_text().split()[-1] == "9/14"
    page.click(f"{FREE} .hit")
    went = page.locator(".pl:has(.post:not(.vacant))")
    page.wait_for_function(f"() => !document.querySelector('{FREE}')")
    workers = went.count()
    assert page.locator(".outlook .moves li").count() == 1
    page.click(".lend .p1")
    page.wait_for_selector(".lend .p1[aria-pressed=true]")
    page.wait_for_function(f"() => !document.querySelector('{FREE}')")
    assert went.count() == workers and energy.inner_text().split()[-1] == "10/11"


WORKING = ".pl .post:not(.vacant)"
# as many posts are free, and whoever else is at one has come there by a move of the list
STAFFED = f"""([free, began]) => {{
  const count = (what) => document.querySelectorAll(what).length
  return count('{FREE}') === free && count('{WORKING}') === began + count('.moves li')
}}"""


def test_everybody_goes_to_a_post_and_back_and_one_alone_is_taken_back(visit: Visit, store: str) -> None:
    page = at(visit, named(store, replayed(never, "turn"), NAMES), **LOW)
    wait_asked(page, "build")
    page.click(".pl.empty.t[data-ref='place:0:plant-1'] .hit")
    page.wait_for_selector(".pl.idle[data-ref='place:0:plant-1']")
    page.click(LEAVE)
    wait_asked(page, "move")
    began, vacant = page.locator(WORKING).count(), page.locator(FREE).count()
    assert vacant >= 2
    page.click("[data-act=staff]")
    page.wait_for_selector("[data-act=staff]:disabled")
    page.wait_for_function(STAFFED, arg=[0, began])
    staffed = page.locator(".moves li").count()
    assert page.evaluate(SCROLLED) == 0 and no_page_scroll(page)
    page.locator(".moves li button").first.click()
    page.wait_for_selector("[data-ref='place:0:plant-1'] .post.vacant")
    page.wait_for_function(
        "n => document.querySelectorAll('.moves li').length === n", arg=staffed - 1
    )  # the first to go is the last to come back: then the others have gone again
    page.wait_for_function(STAFFED, arg=[1, began])
    page.click("[data-act=back]")
    page.wait_for_function(STAFFED, arg=[vacant, began])
    page.wait_for_selector("[data-act=back]:disabled")
    wait_asked(page, "move")


@pytest.mark.parametrize("way", ["taps", "finger"])
def test_colonists_move_on_a_phone(visit: Visit, store: str, way: str) -> None:
    """From place to place by two taps, or carried with a finger."""
    page = at(visit, named(store, spot("move", 28), NAMES), **PHONE)
    wait_asked(page, "move")
    aim = page.locator(FREE).first
    aim.scroll_into_view_if_needed()
    works = page.locator(".pl.works:not(.plant)").first
    left, went = works.get_attribute("data-ref"), aim.get_attribute("data-ref")
    if way == "taps":
        works.locator(".hit").tap(position={"x": 60, "y": 12})
        page.wait_for_selector(f".pl[data-ref='{left}'] .post.vacant")
        page.locator(f".pl[data-ref='{went}'] .hit").tap()
    else:
        carried(page, works.locator(".post"), aim)
        page.wait_for_selector(f".pl[data-ref='{left}'] .post.vacant")
    page.wait_for_selector(f".pl[data-ref='{went}'] .post:not(.vacant)")


def carried(page: Any, piece: Any, aim: Any) -> None:
    """With one finger; the colony does not scroll under it."""
    ways = [piece.bounding_box(), aim.bounding_box()]
    spots = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in ways]
    line = page.context.new_cdp_session(page)
    half = {axis: (spots[0][axis] + spots[1][axis]) / 2 for axis in ("x", "y")}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spots[0]]})
    for spot_ in (half, spots[1]):
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [spot_]})
    page.wait_for_selector(".carried")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_goes_is_chosen_and_kept_again_before_it_is_sent(visit: Visit, store: str) -> None:
    page = at(visit, named(store, replayed(crammed), NAMES), seat=1, **LOW)
    wait_asked(page, "move")
    page.click(LEAVE)
    page.wait_for_selector(".dc .cards button")
    assert page.evaluate(SCROLLED) == 0 and page.locator(f"{GO}:enabled").count() == 0
    page.click(".dc .cards li:nth-child(1) button")
    page.wait_for_selector(f"{GO}:enabled")
    page.click(".dc .cards .goes")
    page.wait_for_selector(f"{GO}:disabled")
    page.keyboard.press("2")
    page.wait_for_selector(".dc .cards li:nth-child(2) .goes, .dc .cards li:nth-child(4) .goes")
    page.click(f"{GO}:enabled")
    page.wait_for_selector(f"{BAR}:not(.mine)")


def test_a_rivals_installation_is_destroyed_with_its_consequences_shown(visit: Visit, store: str) -> None:
    page = at(visit, named(store, spot("destroy", 0, 2), NAMES), seat=2, **LOW)
    page.wait_for_selector(".pl.p1.t")
    assert "−5 energy" in page.inner_text(".pl[data-ref='place:0:plant-1'] p")
    assert "−1 point" in page.inner_text(".pl[data-ref='place:0:silo-2'] p")
    assert page.evaluate(SCROLLED) == 0 and no_page_scroll(page)


def test_the_strip_of_materials_is_on_every_tab_of_a_phone(visit: Visit, store: str) -> None:
    page = at(visit, named(store, spot("move", 28), NAMES), **PHONE)
    wait_asked(page, "move")
    tabs = page.locator(".bar-tabs button").all()
    assert len(tabs) == 5
    for tab in tabs:
        tab.tap()
        page.wait_for_selector(f".bar-tabs [data-face={tab.get_attribute('data-face')}][aria-pressed=true]")
        assert page.locator(".belt li:visible").count() == 6 and no_page_scroll(page)


def test_the_turn_tab_tells_what_the_end_comes_to_and_goes_with_the_turn(visit: Visit, store: str) -> None:
    page = at(visit, named(store, replayed(crammed), NAMES), seat=1, **LOW)
    page.wait_for_selector("role=tab[name=/^Turn/][selected=true]")
    assert page.locator(FIGURES).count() == 5
    assert "has to go" in page.inner_text(".outlook .notes")
    page.locator(".mc.can button").first.click()
    page.click(LEAVE)
    page.wait_for_selector(f"{BAR}:not(.mine)")
    page.wait_for_selector("role=tab[name=/^Log/][selected=true]")


@pytest.mark.parametrize("high", [625, 768])
def test_the_whole_ending_is_seen_on_a_laptop(visit: Visit, store: str, high: int) -> None:
    """Ranking, sources, chart and what decided it, without scrolling; the chart has points and nothing else."""
    page = at(visit, named(store, replayed(never), NAMES), size=(1366, high))
    page.wait_for_selector(".end .mend .held")
    page.wait_for_selector(".end figure path.p2")
    page.wait_for_selector(".players .mini u")
    foot = page.evaluate("document.querySelector('.board').getBoundingClientRect().bottom")
    low = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.mend *')].map((e) => e.getBoundingClientRect().bottom))"
    )
    assert low <= foot + 1 and not page.locator(".end figure .seg").count()


def test_on_a_phone_what_was_hidden_is_seen_at_the_end(visit: Visit, store: str) -> None:
    page = at(visit, named(store, replayed(never), NAMES), **PHONE)
    page.wait_for_selector(".end .mend")
    page.tap(".bar-tabs [data-face=hand]")
    page.wait_for_selector(".hand .card >> nth=0")
    assert page.locator(".hand .card:visible").count() > 3 and no_page_scroll(page)


def test_a_counter_is_put_together_where_it_can_be_seen_on_a_phone(visit: Visit, store: str) -> None:
    page = at(visit, named(store, replayed(lambda s: bool(offered(s))), NAMES), **PHONE)
    page.tap(".of.in .opt:has-text('Counter')")
    page.wait_for_selector(".rows .stp:not(.zero)")
    page.wait_for_selector(".bar-tabs [data-face=board][aria-pressed=true]")
