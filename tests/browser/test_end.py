"""After the game: who won and why, looking back with any eyes, and playing on from any moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import no_page_scroll
from browser.tables import GAME, at, named, played, shelved, take
from browser.test_fit import CUT, TM

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


@pytest.mark.parametrize(
    ("game", "lang", "word"),
    [(TM, "en", "generation"), (TM, "fr", "génération"), (GAME, "en", "round"), (GAME, "fr", "tour")],
)
def test_a_game_calls_its_rounds_what_its_rules_call_them(
    visit: Visit, store: str, game: str, lang: str, word: str
) -> None:
    """Over the chart, on what opens the replay, and beside each moment; never both words."""
    page = at(visit, named(store, played(lambda session: False, 2, 3, game)), lang=f"{lang}-{lang.upper()}")
    page.wait_for_selector(".end figure path.p2")
    assert word in page.inner_text(".end figure figcaption").lower()
    assert word in page.locator(".round").nth(1).get_attribute("aria-label").lower()
    assert page.locator(f".moments small:text-matches('^{word} \\\\d', 'i')").count()
    if game == TM:
        other = {"en": "round", "fr": "tour"}[lang]
        assert not page.locator(f".end :text-matches('\\\\b{other}\\\\b', 'i')").count()


def test_a_link_to_a_move_names_it_and_the_last_board_is_marked(visit: Visit, store: str) -> None:
    """Whoever follows the link sees which move of how many, and what it was; the end is no move among others."""
    made = named(store, played(lambda session: False))
    page = visit(f"/t/{made.live.ledger.table}?step=40#watch={made.watch}")
    page.wait_for_selector(".deck")
    page.wait_for_function("() => Number(document.querySelector('.rail input').max) > 50")
    last = int(page.get_attribute(".rail input", "max"))
    assert page.inner_text(".deck h2") == f"Move 40 of {last}"
    assert page.inner_text(".deck .ask p").strip() not in ("", "The beginning")
    assert not page.locator(".top .final").count()
    page.focus(".rail input")
    page.keyboard.press("End")
    page.wait_for_selector(".top .final")
    assert page.inner_text(".deck h2") != f"Move {last} of {last}"
    page.click("[data-act=now]")
    page.wait_for_selector(".end")
    page.click(".opts .opt:has-text('Final board')")
    page.wait_for_selector(".board .scene .mars")
    assert page.inner_text(".top .final") == "Final board"
