"""Before the game: every choice of the waiting room is live until the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.hands import make_table, panel
from browser.tables import GAME
from cinqmars import games

Visit = Callable[..., Any]


def test_pace_and_rules_change_while_waiting_and_guests_see_it(visit: Visit) -> None:
    host = visit()
    make_table(host, "terraforming-mars", ["here", "remote"])
    guest = visit(host.locator(".cpy span").first.inner_text().strip())
    guest.wait_for_selector(".seat")
    assert not guest.locator("[data-option=pace] button").count(), "a guest sees values, not choices"
    bar, go = host.locator(".bar").bounding_box(), host.locator(".bar [data-act=start]").bounding_box()
    assert go["x"] + go["width"] >= bar["width"] - 20 and bar["height"] <= 110, (
        "one line, what starts it at its end"
    )
    host.click("[data-option=pace] button:has-text('30 min')")
    guest.wait_for_selector("[data-option=pace] b:has-text('30 min')")
    host.click("[data-option=prelude] button[aria-pressed=false]")
    host.wait_for_selector("[data-option=prelude] button[aria-pressed=true] >> nth=0")
    guest.wait_for_selector("[data-option=prelude] b:has-text('two prelude')")
    host.click("[data-option=listed] [role=switch]")
    guest.wait_for_selector("[data-option=listed] b:has-text('yes')")
    host.click("[data-act=start]")
    panel(guest, 1).locator(".clock").wait_for()


def test_a_person_takes_another_colour(visit: Visit) -> None:
    host = visit()
    make_table(host, GAME, ["here", "remote", "bot", "open"])
    guest = visit(host.locator(".cpy span").first.inner_text().strip())
    guest.click(".seat.p2 button.tile")
    assert guest.locator(".colours .tile.p1").is_disabled(), "somebody has it"
    guest.click(".colours .tile.p4")
    guest.wait_for_selector(".seat.p4 input")
    host.wait_for_selector(".seat.p4:has-text('ready')")
    host.click(".seat.p1 button.tile")
    host.click(".colours .tile.p3")
    host.wait_for_selector(".seat.p3 input")
    host.click("[data-act=start]")
    panel(host, 2).locator("small:has-text('you')").wait_for()
    panel(guest, 3).locator("small:has-text('you')").wait_for()


def test_two_at_one_screen_exchange_their_colours(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({ name: 'Ana' }))")
    make_table(page, GAME, ["here", "here", "remote"])
    page.click(".seat.p1 button.tile")
    page.click(".colours .tile.p2")
    page.wait_for_function("() => document.querySelector('.seat.p2 input')?.value === 'Ana'")
    assert page.input_value(".seat.p1 input") == ""


def test_a_guest_plays_on_in_their_own_seat_when_one_before_it_is_closed(visit: Visit) -> None:
    host = visit()
    make_table(host, GAME, ["here", "open", "remote"])
    guest = visit(host.locator(".cpy span").first.inner_text().strip())
    host.wait_for_selector(".seat.p3:has-text('ready')")
    host.click("button:has-text('Close this seat')")
    host.wait_for_selector(".seat.p2 .tile.shut")
    host.click("[data-act=start]")
    panel(guest, 1).locator("small:has-text('you')").wait_for()
    panel(host, 0).locator("small:has-text('you')").wait_for()
    assert not panel(guest, 2).locator("small:has-text('you')").count()


def test_the_pages_are_found_from_the_top(visit: Visit) -> None:
    page = visit()
    make_table(page, GAME, ["here", "remote", "open"])
    page.wait_for_selector(".cpy")
    code = page.url.rpartition("/")[2]
    page.click(".places a >> text=Tables")
    page.wait_for_selector(f".mine a[href='/t/{code}']")
    page.click(".places a >> text=About")
    page.wait_for_selector(".places a[aria-current=page] >> text=About")
    page.wait_for_function(
        "n => document.querySelectorAll('.games li').length === n", arg=len(games.PACKAGES)
    )
    page.click(".places a >> text=Play")
    page.wait_for_selector(".plate .go")
