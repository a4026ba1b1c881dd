"""After the game: who won and why, looking back with any eyes, and playing on from any moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser.hands import no_page_scroll
from browser.tables import GAME, played, shelved, take
from browser.test_fit import CUT

Visit = Callable[..., Any]


def ended(visit: Visit, store: str, folder: Path, address: str = "", **device: Any) -> Any:
    page = visit("/about/" + GAME, **device)
    made = shelved(store, folder, played(lambda session: False))
    take(page, made, 0)
    page.goto(f"/t/{made.live.ledger.table}{address}")
    return page


def step(page: Any) -> int:
    return int(page.input_value(".rail input"))


def test_the_end_tells_who_won_by_what_and_what_was_hidden(visit: Visit, store: str, tmp_path: Path) -> None:
    page = ended(visit, store, tmp_path)
    page.wait_for_selector(".end figure")
    assert no_page_scroll(page)
    totals = [int(t) for t in page.locator(".end .total td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert [int(t.removesuffix("pts")) for t in page.locator(".pp .score").all_inner_texts()] == totals
    for column in range(len(totals)):
        sources = page.locator(f".end tbody tr:not(.total) td:nth-child({column + 2})").all_inner_texts()
        assert sum([0 if t == "–" else int(t) for t in sources]) == totals[column]
    assert page.locator(".hand .card").count() >= 3
    assert page.evaluate(CUT, ".hand .card") == []
    assert page.locator(".moments li").count() >= 3
    assert page.locator(".dot").count() == page.locator(".moments li").count()
    page.focus(".round >> nth=3")
    page.keyboard.press("Enter")
    page.wait_for_selector(".deck")
    page.click("[data-act=now]")
    page.wait_for_selector(".end")
    page.click(".moments li button >> nth=1")
    page.wait_for_selector(".deck")
    assert step(page) > 0


def test_a_game_is_seen_again_with_anybodys_eyes(visit: Visit, store: str, tmp_path: Path) -> None:
    page = ended(visit, store, tmp_path, "?step=12&eyes=1")
    page.wait_for_selector(".deck")
    page.wait_for_selector("[data-eyes='1'][aria-pressed=true]")
    page.wait_for_selector("[data-ref^='character:1:']")
    page.click("[data-eyes='-1']")
    page.wait_for_selector("[data-ref^='character:']", state="detached")
    page.click("[data-eyes='-2']")
    page.wait_for_url("**step=12&eyes=all")
    page.wait_for_selector("[data-ref^='character:']")
    page.wait_for_selector(".digest .given")
    page.reload()
    page.wait_for_selector("[data-eyes='-2'][aria-pressed=true]")
    page.wait_for_selector(".board:not(.late)")
    page.wait_for_selector(".digest .given")
    page.click(".deck .seg button:has-text('4')")
    page.click("[data-act=play]")
    page.wait_for_function("() => Number(document.querySelector('.rail input').value) >= 14")
    page.click("[data-act=play]")
    page.keyboard.press("Home")
    page.wait_for_url("**step=0&eyes=all")
    page.keyboard.press("End")
    page.wait_for_function(
        "() => document.querySelector('.rail input').value === document.querySelector('.rail input').max"
    )
    page.keyboard.press("Escape")
    page.wait_for_selector(".end")


def test_playing_on_from_a_moment(visit: Visit, store: str, tmp_path: Path) -> None:
    page = ended(visit, store, tmp_path, "?step=30")
    page.wait_for_selector(".deck")
    before = page.url
    page.click("[data-act=branch]")
    page.wait_for_selector(".decision[data-question]")
    assert page.url.split("?")[0] != before.split("?")[0]
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 5")
    assert page.locator(".pp small", has_text="bot").count() == 2
