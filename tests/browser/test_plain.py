"""Any game through the table that knows none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import ASKED, GO, answer, asked, make_table, no_page_scroll, question
from browser.tables import GAME, at, named, played, rival, shelved, take
from browser.test_access import AXE, findings
from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.kernel.view import Thing
from cinqmars.server.positions import whole_story

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"size": (1366, 768)}
LAPTOP: dict[str, Any] = {"size": (1366, 625)}
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


def plainly(page: Any) -> None:
    """The plain view, at a table that has one of its own."""
    page.keyboard.press("v")
    page.wait_for_selector(".plain .panel")


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


def asks(kind: str, until: Callable[[Session[Any]], bool]) -> Callable[[Session[Any]], bool]:
    def found(s: Session[Any]) -> bool:
        mine = [d for d in s.pending if d.seat == 0 and s.game.kinds[d.kind].name == kind]
        return bool(mine) and until(s)

    return found


def own(session: Session[Any], zone: str) -> list[Thing]:
    """What lies in one of the first seat's own places."""
    found = [z for z in session.view(0).zones() if z.ref == zone]
    return [thing for z in found for thing in z.things]


def many(session: Session[Any]) -> list[Thing]:
    """Things of the first seat of which it has several, and whose name does not say how many."""
    me = next(p for p in session.view(0).players if p.seat == 0)
    things = [t for z in me.zones if z.kind != "cards" for t in z.things]
    return [t for t in things if t.number > 1 and "n" not in t.label.args]


def test_the_plain_view_says_how_many_of_each_one_owns(visit: Visit, store: str) -> None:
    session = played(asks("turn", lambda s: bool(many(s))), 2, 3, "on-mars")
    page = at(visit, named(store, session), **DESKTOP)
    plainly(page)
    for thing in many(session):
        assert f"×{thing.number}" in page.locator(f".plain .thing[data-ref='{thing.ref}']").inner_text()


def test_a_hand_is_counted_in_cards(visit: Visit, store: str) -> None:
    def several(s: Session[Any]) -> bool:
        held = own(s, "hand:0")
        return len(held) > 1 and sum(t.number for t in held) > len(held)

    session = played(asks("exchange", several), 2, 3, "mars")
    page = at(visit, named(store, session), **DESKTOP)
    plainly(page)
    total = sum(t.number for t in own(session, "hand:0"))
    page.wait_for_selector(".plain-hand .label")
    assert page.locator(".plain-hand .label b").first.inner_text() == str(total)


def test_a_card_says_what_it_does_and_why_it_cannot_be_chosen(visit: Visit, store: str) -> None:
    def unfulfilled(s: Session[Any]) -> bool:
        refs = {t.ref for t in own(s, "goals:0")}
        mine = [d for d in s.pending if d.seat == 0]
        return any(c.reason and refs & set(c.refs) for d in mine for c in s.choices(d))

    session = played(unfulfilled, 2, 3, "on-mars")
    page = at(visit, named(store, session), **DESKTOP)
    plainly(page)
    goal = page.locator(".plain-hand .card:has(.why)").first
    assert goal.locator(".note").inner_text()
    assert page.evaluate(
        "[...document.querySelectorAll('.plain-hand .note')].every((e) => e.scrollHeight <= e.clientHeight + 1)"
    )


IN_SIGHT = """() => [...document.querySelectorAll('.plain [data-ref]:is(.can, .hit)')].filter((e) => {
  const [a, b] = [e, e.closest('.plain')].map((x) => x.getBoundingClientRect())
  return a.top >= b.top && a.bottom <= b.bottom
}).length"""


def test_what_is_asked_for_is_brought_into_sight(visit: Visit, store: str) -> None:
    """Whoever has scrolled away sees the places of the next question."""
    page = at(visit, named(store, played(asks("plan", lambda s: True), 2, 3, "first-martians")), **LAPTOP)
    page.keyboard.press("v")
    page.wait_for_selector(".further:has-text('below')")
    page.evaluate("document.querySelector('.board .plain').scrollTo(0, 1e5)")
    page.wait_for_selector(".further.up")
    page.locator(f"{ASKED}[data-arg='1']").click()
    page.wait_for_selector(".decision[data-kind=target]")
    page.wait_for_function(f"() => ({IN_SIGHT})() > 0")


def test_what_else_is_asked_for_is_pointed_to(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(asks("plan", lambda s: True), 2, 3, "first-martians")), **LAPTOP)
    page.keyboard.press("v")
    page.wait_for_selector(".further:has-text('below')")
    seen = page.evaluate(IN_SIGHT)
    assert seen > 0
    while page.locator(".further:has-text('below')").count():
        more = page.inner_text(".further:has-text('below')")
        page.click(".further:has-text('below')")
        page.wait_for_function(
            "more => document.querySelector('.further:not(.up)')?.innerText !== more", arg=more
        )
    assert page.evaluate(IN_SIGHT) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_in_the_plain_view(visit: Visit, keep: Keep, game: str) -> None:
    page = opened(visit, game, **DESKTOP)
    turn = 0
    while asked(page):
        assert no_page_scroll(page)
        answer(page, turn * 7)
        turn += 1
    assert turn > 5
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
    before = question(page)
    page.click(".decision [data-act=close], .decision .opt[data-arg='0']")
    page.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.question !== before", arg=before
    )


def test_a_piece_that_is_nobodys_is_seen_to_travel(
    visit: Visit, store: str, address: str, tmp_path: Path
) -> None:
    page = visit("/about/first-martians", **DESKTOP)
    page.evaluate(
        "localStorage.setItem('cinqmars-settings', JSON.stringify({ motion: 'full', plain: true }))"
    )
    session = played(places_a_piece, seats=2, game="first-martians")
    made = shelved(store, tmp_path, session)
    d = session.pending[0]
    take(page, made, 1 - d.seat)
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(".decision")
    page.wait_for_selector(".log .told")
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('.flight.nobodys use')) window.flew = true })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    rival(address, made, d.seat, d.opts[1])
    page.wait_for_function("() => window.flew")


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
    page.wait_for_function("() => document.querySelectorAll('.deck .ticks span').length > 1")
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
    assert page.inner_text(GO).strip() == f"Take {chosen}"
