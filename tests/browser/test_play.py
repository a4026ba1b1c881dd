"""Whole games through the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import (
    ASKED,
    DONE,
    PLATE,
    answer,
    answer_by_keys,
    asked,
    make_table,
    no_page_scroll,
    over,
    play_now,
    question,
)

GAME = "mission-planete-rouge"
FREE_UNDO = ".undo:not(.asking):not([aria-disabled=true])"
Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


def test_a_whole_game_by_keyboard_in_french(visit: Visit, keep: Keep) -> None:
    page = visit(lang="fr-FR")
    page.wait_for_selector(".plate .go")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(f"{PLATE} .go:focus").count():
            break
    page.keyboard.press("Enter")
    turn = 0
    while asked(page):
        assert no_page_scroll(page)
        answer_by_keys(page, turn)
        turn += 1
    assert turn >= 10  # a character each round
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.wait_for_selector("text=/gagne|partag/")
    page.wait_for_selector(".end figure")
    keep(page, "end-fr")
    page.goto(page.url)
    page.wait_for_selector(".end")


def test_two_people_and_a_bot(visit: Visit, keep: Keep) -> None:
    host = visit()
    make_table(host, GAME, ["here", "remote", "bot"])
    host.wait_for_selector(".cpy")
    keep(host, "waiting")
    lines: list[Any] = []
    cut = False

    def wire(line: Any) -> None:
        if cut:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    guest = visit("/about/" + GAME)
    guest.route_web_socket("**/socket", wire)
    guest.goto(host.locator(".cpy span").first.inner_text().strip())
    guest.wait_for_selector(".seat")
    host.click("[data-act=start]")
    for page in (host, guest):
        page.wait_for_selector(".table .decision")

    guest.click("role=tab >> nth=1")
    guest.fill(".say input", "Hellas is mine")
    guest.keyboard.press("Enter")
    host.click("role=tab >> nth=1")
    host.wait_for_selector("text=Hellas is mine")
    host.click("role=tab >> nth=0")

    undone = reloaded = dropped = False
    turn = 0
    while not over(host):
        for page in (host, guest):
            if not page.locator(ASKED).count():
                continue
            if page is guest and turn > 6 and not dropped:
                cut, dropped = True, True
                lines[-1].close()
                guest.wait_for_selector(".decision.offline")
                keep(guest, "offline")
                cut = False
                guest.wait_for_selector(".decision:not(.offline)")
                guest.wait_for_selector(ASKED)
            if page is host and turn > 10 and not reloaded:
                host.reload()
                host.wait_for_selector(ASKED)
                reloaded = True
            before = question(page)
            answer(page, turn)
            turn += 1
            if page is host and not undone and host.locator(FREE_UNDO).count():
                host.keyboard.press("u")
                host.wait_for_selector(ASKED)
                undone = True
                assert question(host).split(":")[0] == before.split(":")[0]
        host.wait_for_timeout(20)
    assert undone
    assert reloaded
    assert dropped
    guest.wait_for_selector(".end")
    assert host.locator(".end h1").inner_text() == guest.locator(".end h1").inner_text()


def test_around_one_screen(visit: Visit, keep: Keep) -> None:
    page = visit()
    make_table(page, GAME, ["here", "here", "bot"])
    pass_the_screen(page, keep, 12)


@pytest.mark.slow
def test_a_whole_game_around_one_screen(visit: Visit, keep: Keep) -> None:
    page = visit()
    make_table(page, GAME, ["here", "here", "bot"])
    pass_the_screen(page, keep, 1000)
    assert over(page)


def pass_the_screen(page: Any, keep: Keep, most: int) -> None:
    """Two people answer in turn, and never see each other's hand."""
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    seen: set[int] = set()
    handed = 0
    for _ in range(most):
        page.wait_for_selector(f"{ASKED}, .curtain, {DONE}")
        if over(page):
            break
        if page.locator(".curtain").count():
            keep(page, "curtain")
            own = {r for r in refs(page) if r.startswith(("character:", "bonus:", "offer:", "hand:"))}
            assert not own, "nothing of anybody's hand is in the page while the curtain is down"
            page.click(".curtain .go")
            page.wait_for_selector(ASKED)
            handed += 1
        seat = int(question(page).split(":")[0])
        seen.add(seat)
        mine = {r for r in refs(page) if r.startswith("character:")}
        hands[seat] |= mine
        assert all(r.split(":")[1] == str(seat) for r in mine)
        answer(page)
    assert seen == {0, 1}
    assert handed >= 2
    assert all(hands.values())


def refs(page: Any) -> list[str]:
    return list(page.evaluate("[...document.querySelectorAll('[data-ref]')].map(n => n.dataset.ref)"))


def test_a_round_on_a_phone(visit: Visit, keep: Keep) -> None:
    page = visit(size=(390, 844), has_touch=True, is_mobile=True)
    page.wait_for_selector(".plate .go")
    keep(page, "home-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    make_table(page, GAME, ["here", "remote", "open"])
    page.wait_for_selector(".cpy")
    keep(page, "waiting-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto("/")
    play_now(page)
    for turn in range(6):
        assert asked(page)
        assert no_page_scroll(page)
        if turn == 3:
            keep(page, "table-phone")
        answer(page, turn)
    for face in range(page.locator(".bar-tabs button").count()):
        page.click(f".bar-tabs button >> nth={face}")
        assert no_page_scroll(page)
        keep(page, f"table-phone-{face}")


@pytest.mark.slow
def test_a_whole_game_on_a_phone_in_french(visit: Visit, keep: Keep) -> None:
    page = visit(lang="fr-FR", size=(390, 844), has_touch=True, is_mobile=True)
    play_now(page)
    turn = 0
    while asked(page):
        assert no_page_scroll(page)
        answer(page, turn * 3)
        turn += 1
    assert turn >= 10
    page.wait_for_selector(".end figure")
    keep(page, "end-phone-fr")


@pytest.mark.parametrize("size", [(1366, 768), (820, 1180)])
def test_the_table_fits_the_screen(visit: Visit, keep: Keep, size: tuple[int, int]) -> None:
    page = visit(size=size)
    play_now(page)
    for turn in range(5):
        assert asked(page)
        assert no_page_scroll(page)
        answer(page, turn)
    keep(page, f"table-{size[0]}")


def test_the_board_can_be_clicked(visit: Visit) -> None:
    """A lit place on the board picks its option, and never sends anything by itself."""
    page = visit()
    play_now(page)
    picked = 0
    for turn in range(8):
        assert asked(page)
        before = question(page)
        spot = page.locator(".hand .can button, svg .hit, svg.can").first
        if spot.count():
            spot.click(force=True)
            page.wait_for_selector(
                ".decision .opt[aria-pressed=true], .decision .go:enabled, .decision .step"
            )
            assert question(page) == before
            picked += 1
        answer(page, turn)
    assert picked >= 2
