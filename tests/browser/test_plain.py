"""Any game through the table that knows none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import ASKED, DONE, GO, answer, asked, make_table, no_page_scroll
from browser.tables import GAME, played, shelved, take
from browser.test_access import AXE, findings
from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.server.positions import whole_story

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
DESKTOP = {"size": (1366, 768)}
SMALL = """() => [...document.querySelectorAll('.plain svg text')].filter((t) => {
  const scale = t.ownerSVGElement.getScreenCTM().a
  return t.textContent.trim() && parseFloat(getComputedStyle(t).fontSize) * scale < 10.9
}).length"""
OTHERS = [game for game in games.PACKAGES if game != GAME] or [GAME]


def opened(visit: Visit, game: str, **device: Any) -> Any:
    page = visit("/about/" + game, **device)
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({ plain: true }))")
    make_table(page, game, ["here", *["bot"] * (min(n for n in games.get(game).seats if n > 1) - 1)])
    page.wait_for_selector(".plain .panel")
    return page


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_without_a_board_is_played(visit: Visit, keep: Keep, game: str) -> None:
    page = opened(visit, game, **DESKTOP)
    for turn in range(3):
        assert asked(page)
        assert no_page_scroll(page)
        answer(page, turn)
    assert asked(page)
    keep(page, f"plain-{game}")
    if AXE.is_file():
        assert findings(page) == []


def test_the_plain_table_on_a_phone(visit: Visit, keep: Keep) -> None:
    page = opened(visit, OTHERS[0], **PHONE)
    assert asked(page)
    answer(page)
    assert asked(page)
    for face in range(page.locator(".bar-tabs button").count()):
        page.click(f".bar-tabs button >> nth={face}")
        assert no_page_scroll(page)
        keep(page, f"plain-phone-{face}")


def test_panels_fold_and_what_is_asked_about_stays_open(visit: Visit) -> None:
    page = opened(visit, GAME, **DESKTOP)
    assert asked(page)
    first = page.locator(".plain details.panel[open]")
    count = first.count()
    first.last.locator("summary").click()
    page.wait_for_function(
        "n => document.querySelectorAll('.plain details.panel[open]').length === n", arg=count - 1
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_in_the_plain_view(visit: Visit, keep: Keep, game: str) -> None:
    page = opened(visit, game, **DESKTOP)
    turn = 0
    while asked(page):
        assert no_page_scroll(page)
        answer(page, turn * 7)
        turn += 1
    assert turn > 20
    page.wait_for_selector(".end figure, .end table")
    keep(page, f"plain-end-{game}")


@pytest.mark.parametrize("game", ["mars", "on-mars"])
def test_every_letter_of_a_map_can_be_read_on_a_phone(visit: Visit, game: str) -> None:
    page = opened(visit, game, **PHONE)
    assert asked(page)
    page.wait_for_selector(".plain svg text")
    assert page.evaluate(SMALL) == 0


def test_on_a_phone_what_is_asked_about_comes_first(visit: Visit) -> None:
    page = opened(visit, "on-mars", **PHONE)
    assert asked(page)
    first = page.locator(".plain .panel").first
    assert first.locator(".can, .hit").count(), "the turn order spaces, not the map"


def test_what_would_change_may_lose_words(visit: Visit, store: str, tmp_path: Path) -> None:
    """An answer after which a line of the view names one person less is shown like any other."""
    page = visit("/about/first-martians", **DESKTOP)
    session = played(lambda session: len(session.log) == 4, seats=2, game="first-martians")
    made = shelved(store, tmp_path, session)
    take(page, made, *[d.seat for d in session.pending])
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(ASKED)
    page.click(f"{ASKED}[data-arg='0']")
    page.wait_for_selector(f"{GO}:enabled, .decision .step, {DONE}")


def test_a_piece_that_is_nobodys_is_seen_to_travel(visit: Visit, store: str, tmp_path: Path) -> None:
    page = visit("/about/first-martians", **DESKTOP)
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({ motion: 'full' }))")
    session = played(places_a_piece, seats=2, game="first-martians")
    made = shelved(store, tmp_path, session)
    take(page, made, session.pending[0].seat)
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(ASKED)
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('.flight.nobodys use')) window.flew = true })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    answer(page, 1)
    page.wait_for_function("window.flew")


def places_a_piece(session: Session[Any]) -> bool:
    """Any answer but the first puts somebody's pawn somewhere."""
    d = session.pending[0]
    return session.game.kinds[d.kind].name == "plan" and len(session.log) > 30 and len(d.opts) > 3


@pytest.mark.parametrize("game", ["mars", "on-mars", "first-martians"])
def test_the_rounds_of_every_game_are_ticks_on_the_rail(
    visit: Visit, store: str, tmp_path: Path, game: str
) -> None:
    session = played(lambda s: s.game.progress(s.state) > 0.3, seats=2, game=game)
    rounds = len([e for e in whole_story(session) if e.what == "round"])
    made = shelved(store, tmp_path, session)
    page = visit("/about/" + game, **DESKTOP)
    take(page, made, 0)
    page.goto(f"/t/{made.live.ledger.table}?step={len(session.log) - 1}")
    page.wait_for_selector(".deck .ticks span")
    page.wait_for_function("document.querySelectorAll('.deck .ticks span').length > 1")
    assert rounds <= page.locator(".deck .ticks span").count() <= rounds + 1
    numbers = [int(n) for n in page.locator(".deck .ticks span").all_inner_texts() if n]
    assert numbers == sorted(numbers) and len(numbers) > 1
    page.wait_for_selector(".deck .ticks .now")


def test_the_button_names_what_was_chosen(visit: Visit) -> None:
    page = opened(visit, "mars", **DESKTOP)
    assert asked(page)
    page.click(f"{ASKED} >> nth=1")
    page.wait_for_selector(f"{GO}:enabled")
    chosen = page.locator(".decision .opt[aria-pressed=true] > span").inner_text().strip()
    assert page.inner_text(GO).strip() == chosen
