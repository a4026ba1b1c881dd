"""People together: links, pictures of links, chat before the start, ticks, nudges, names; and undo alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import ASKED, PLATE, answer, asked, make_table, no_page_scroll, panel, play_now, tab
from browser.tables import GAME, at, named, played, shelved, take
from browser.test_people import ALL_CHOOSE, HERE, at_seat, table_at
from cinqmars.client import Server
from cinqmars.kernel import Session

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
SIZES = ((1366, 625), (1920, 1080), (390, 844), (844, 390))


def link_of_the_table(page: Any) -> str:
    return str(page.locator(".links .cpy span").first.inner_text()).strip()


def call_oneself(page: Any, name: str) -> None:
    page.evaluate("name => localStorage.setItem('cinqmars-settings', JSON.stringify({ name }))", name)
    page.reload()


# before the start


def test_with_friends_every_other_seat_has_a_link_and_one_link_leads_to_all(visit: Visit, keep: Keep) -> None:
    host = visit()
    call_oneself(host, "Ana")
    host.click(f"{PLATE} a:has-text('With friends')")
    host.wait_for_selector(".form .seat")
    assert host.locator(".seat button[data-who=remote][aria-pressed=true]").count() == 2
    host.click(".form .go")
    host.wait_for_selector(".links .cpy")
    assert host.locator(".seat .cpy").count() == 2
    link = link_of_the_table(host)
    for seat in (1, 2):
        guest = visit("/about")
        call_oneself(guest, "Ana")
        guest.goto(link)
        guest.wait_for_selector(f".seat.p{seat + 1} input")
        assert "join" not in guest.url
    host.wait_for_selector(".seat.p3:has-text('Ana 3')")
    late = visit(link)
    late.wait_for_selector(".seat.p3:has-text('Ana 3')")
    host.wait_for_selector("h1:has-text('one person watches')")
    keep(host, "with-friends")
    assert not late.locator(".seat input").count(), "all seats are taken: whoever comes late watches"


def test_a_link_is_a_picture_that_a_phone_can_read(visit: Visit, keep: Keep) -> None:
    host = visit()
    make_table(host, GAME, ["here", "remote", "remote"])
    host.wait_for_selector(".links .cpy")
    host.click(".links .code >> nth=0")
    host.wait_for_function("() => document.querySelector('.links .qr path')?.getAttribute('d').length > 500")
    keep(host, "qr")
    modules = host.evaluate("document.querySelector('.links .qr').viewBox.baseVal.width")
    assert (modules - 6 - 17) % 4 == 0, "a code has 21, 25, 29 .. modules a side, and a margin"
    assert host.locator(".links .qr").get_attribute("aria-label").startswith(link_of_the_table(host))


@pytest.mark.parametrize(
    ("reach", "said", "origin"),
    [
        ({"loopback": True, "address": "192.168.1.7", "port": 8047}, "--host 0.0.0.0", "http://127.0.0.1:"),
        (
            {"loopback": False, "address": "192.168.1.7", "port": 8047},
            "In your network",
            "http://192.168.1.7:8047/t/",
        ),
    ],
    ids=["this machine only", "the network"],
)
def test_the_host_is_told_from_where_friends_get_in(
    visit: Visit, keep: Keep, reach: dict[str, Any], said: str, origin: str
) -> None:
    host = visit()
    host.route("**/api/reach", lambda route: route.fulfill(json=reach))
    make_table(host, GAME, ["here", "remote"])
    host.wait_for_selector(f".reach:has-text('{said}')")
    assert "http://192.168.1.7:8047" in host.inner_text(".reach")
    assert link_of_the_table(host).startswith(origin)
    keep(host, f"reach-{'loopback' if reach['loopback'] else 'network'}")


def test_the_server_of_the_tests_says_that_it_listens_here_only(visit: Visit) -> None:
    host = visit()
    make_table(host, GAME, ["here", "remote"])
    host.wait_for_selector(".reach:has-text('its own machine only')")


def test_people_talk_before_the_start_and_go_on_during_play(visit: Visit) -> None:
    host = visit()
    make_table(host, GAME, ["here", "remote"])
    host.wait_for_selector(".links .cpy")
    guest = visit(link_of_the_table(host))
    guest.wait_for_selector(".seat input")
    tab(host, "Chat")
    host.fill(".say input", "hello there")
    host.keyboard.press("Enter")
    guest.wait_for_selector(".around .tabs em:text-is('1')")
    tab(guest, "Chat")
    guest.wait_for_selector(".around .log li:has-text('hello there')")
    assert not guest.locator(".around .tabs em").count()
    host.click("[data-act=start]")
    guest.wait_for_selector(".table .decision")
    tab(guest, "Chat")
    guest.wait_for_selector(".side .log li:has-text('hello there')")


# during play


def test_while_all_choose_a_tick_stands_for_a_choice_that_is_in_and_goes_with_it(
    visit: Visit, address: str, keep: Keep
) -> None:
    server = Server(address)
    table = server.make(GAME, [HERE, HERE, HERE], seed=ALL_CHOOSE)
    table.start()
    pages = []
    for seat in (0, 1):
        page = visit("/about/" + GAME)
        page.evaluate(
            "held => localStorage.setItem('cinqmars-tables', JSON.stringify({ [held.table]: held }))",
            {"table": table.id, "game": GAME, "seats": {str(seat): table.seats[seat].token}, "at": 1},
        )
        page.goto(f"/t/{table.id}")
        pages.append(page)
    ana, ben = pages
    assert asked(ana) and asked(ben)
    answer(ben)
    panel(ana, 1).locator(".in").wait_for()
    keep(ana, "tick")
    assert not panel(ana, 2).locator(".in").count()
    ben.click(".undo")
    panel(ana, 1).locator(".in").wait_for(state="detached")
    assert asked(ben)
    assert ben.evaluate("document.activeElement.matches('.decision h2')"), (
        "after an undo the question is read"
    )
    server.close()


def test_whoever_takes_long_is_nudged(visit: Visit, store: str, tmp_path: Path) -> None:
    made = shelved(store, tmp_path, played(at_seat(0), seats=2))
    ana, ben = visit("/about/" + GAME), visit("/about/" + GAME)
    ben.clock.install()
    for seat, page in enumerate((ana, ben)):
        take(page, made, seat)
        page.goto(f"/t/{made.live.ledger.table}")
        page.wait_for_selector(".table .decision")
    ben.wait_for_selector(".decision [data-act=review]")
    assert not ben.locator("[data-act=nudge]").count()
    ben.clock.fast_forward("00:25")
    ben.click("[data-act=nudge]")
    ana.wait_for_selector(".decision .nudged:has-text('nudges you')")
    answer(ana)
    ana.wait_for_selector(".nudged", state="detached")


def test_a_name_is_changed_during_play(visit: Visit, store: str, tmp_path: Path) -> None:
    ana, ben = table_at(visit, store, tmp_path, at_seat(0), 0, 1)
    ana.click(".tools .menu summary")
    ana.fill(".menu input", "Anaïs")
    ana.keyboard.press("Enter")
    panel(ben, 0).locator("text=Anaïs").wait_for()
    panel(ana, 0).locator("text=Anaïs").wait_for()


def test_spectators_are_seen(visit: Visit, store: str, tmp_path: Path) -> None:
    made = shelved(store, tmp_path, played(at_seat(0), seats=2))
    ana = visit("/about/" + GAME)
    take(ana, made, 0)
    ana.goto(f"/t/{made.live.ledger.table}")
    assert asked(ana)
    assert not ana.locator(".watched").count()
    visit(f"/t/{made.live.ledger.table}#watch={made.watch}")
    ana.wait_for_selector(".watched:has-text('1')")


def begun(session: Session[Any]) -> bool:
    return session.region < 0 and len(session.log) > 20


def test_people_at_four_sizes_play_at_one_table(visit: Visit, store: str, keep: Keep) -> None:
    made = named(store, played(begun, 4), ["Ana", "Ben", "Chloé", "Ana"])
    pages = [at(visit, made, seat=seat, size=size) for seat, size in enumerate(SIZES)]
    turns = 0
    while turns < 4:
        page = next((p for p in pages if p.locator(ASKED).count()), None)
        if page is None:
            pages[0].wait_for_timeout(50)
            continue
        answer(page)
        turns += 1
    for page, (width, height) in zip(pages, SIZES):
        keep(page, f"together-{width}x{height}")
        assert no_page_scroll(page)
        assert page.locator(".players .about").all_inner_texts()[3] == "Ana 2"


# undo alone


def test_alone_against_bots_undo_is_one_plain_button_and_key(visit: Visit) -> None:
    page = visit()
    play_now(page)
    for turn in range(4):
        assert asked(page)
        before = page.locator(".decision").get_attribute("data-question")
        answer(page)
        assert asked(page)
        assert not page.locator(".undo.asking").count()
        if turn % 2:
            page.keyboard.press("u")
        else:
            page.click(".undo")
        page.wait_for_function("() => document.activeElement.matches('.decision h2')")
        assert page.locator(".decision").get_attribute("data-question") != before
        answer(page, 1)
    tab(page, "Chat")
    assert not page.locator(".side .note").count(), "nobody is told"
