"""Nothing is cut off or lies over something else, with long names and full tables, at every size of the design."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import ROOT
from browser.hands import ASKED, GO, STATE, changed, no_page_scroll, tab
from browser.tables import GAME, at, named, played, shelved
from cinqmars import games
from cinqmars.kernel import Session, record

Visit = Callable[..., Any]
DESKTOP: dict[str, Any] = {"size": (1366, 768)}
LOW: dict[str, Any] = {"size": (1180, 820)}
LAPTOP: dict[str, Any] = {"size": (1366, 625)}  # 1366x768, less what the browser takes
DESKTOPS = ((2560, 1440), (1920, 1080), (1366, 768))
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"size": (844, 390), "has_touch": True, "is_mobile": True}
FULL = {game: max(games.get(game).seats) for game in games.PACKAGES}
TM = "terraforming-mars"
# texts that do not fit into their own box
CUT = """selector => [...document.querySelectorAll(selector)]
  .filter((e) => e.getClientRects().length && e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"""
# what sticks out of what it is in
OUT = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((e) => {
  const [a, b] = [e.getBoundingClientRect(), e.closest(outer).getBoundingClientRect()]
  return a.width && (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1)
}).map((e) => e.textContent)"""
MEET = """([one, other]) => {
  const [a, b] = [one, other].map((s) => document.querySelector(s).getBoundingClientRect())
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
}"""

# what cannot be seen as it is: beyond an edge, or under something else
UNSEEN = """selector => [...document.querySelectorAll(selector)].filter((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect()
  const at = [[left + 2, top + 2], [right - 2, bottom - 2]].map(([x, y]) => document.elementFromPoint(x, y))
  return at.some((hit) => !hit || !(e.contains(hit) || hit.contains(e)))
}).map((e) => e.innerText)"""
SHARE = "document.querySelector('.board').getBoundingClientRect().height / innerHeight"


def recorded(game: str, name: str) -> Session[Any]:
    file = ROOT / "tests" / "games" / game.replace("-", "_") / "records" / f"{name}.json"
    return record.load(games.get(game), json.loads(file.read_text(encoding="utf-8")))


def over(session: Session[Any]) -> bool:
    return False


def midway(session: Session[Any]) -> bool:
    """The first seat has something to choose from the bar; at Terraforming Mars cards are asked for over the board."""
    mine = [d for d in session.pending if d.seat == 0 and len(d.opts) > 2]
    if session.game.id == TM:
        mine = [d for d in mine if session.game.kinds[d.kind].name == "act"]
    return bool(mine) and session.game.progress(session.state) > 0.3


# columns that are not as wide as the game has declared, and cards in hand that are higher
UNLIKE = """() => {
  const style = getComputedStyle(document.querySelector('.table'))
  const [left, right, hand, k] = ['left', 'right', 'hand', 'k'].map((name) => +style.getPropertyValue(`--${name}`))
  const box = (part) => document.querySelector(`.table > ${part}`).getBoundingClientRect()
  const off = { players: box('.players').width - left * k, side: box('.side').width - right * k }
  const cards = [...document.querySelectorAll('.table > .hand li')].map((e) => e.getBoundingClientRect().height)
  const over = Math.max(0, ...cards) - hand * k
  return [...Object.entries(off).filter(([, by]) => Math.abs(by) > 1), ...(over > 1 ? [['hand', over]] : [])]
}"""


@pytest.mark.parametrize("device", [LAPTOP, SIDEWAYS], ids=["laptop", "sideways"])
@pytest.mark.parametrize("game", FULL)
def test_a_full_table_has_a_board_and_everybody_on_a_low_screen(
    visit: Visit, store: str, keep: Callable[[Any, str], None], game: str, device: dict[str, Any]
) -> None:
    page = at(visit, named(store, played(midway, FULL[game], 3, game)), **device)
    page.wait_for_selector(ASKED)
    if device is SIDEWAYS:  # where another part answers more of the question, that one is open
        page.click(".bar-tabs [data-face=board]")
    keep(page, f"low-{game}-{device['size'][0]}")
    for width, height in DESKTOPS if device is LAPTOP else ():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SHARE) >= 0.55, (width, height)
        assert page.evaluate(UNLIKE) == [], (width, height)
        assert no_page_scroll(page), (width, height)
    page.set_viewport_size({"width": device["size"][0], "height": device["size"][1]})
    assert page.evaluate(SHARE) >= 0.55
    assert no_page_scroll(page)
    assert page.locator(".players .pp").count() == FULL[game]
    assert page.evaluate(UNSEEN, ".players .pp header") == []
    assert page.evaluate(UNSEEN, ".ask h2, .acts .go, .opts :nth-child(1 of .opt)") == []
    before = page.evaluate(STATE)
    page.locator(ASKED).first.click()
    assert changed(page, before), "something is chosen, or one click has done it"


# the size of the question's letters, and of a card in hand
GROWN = """() => {
  const card = document.querySelector('.hand li:not(.none), .hand section').getBoundingClientRect()
  return [parseFloat(getComputedStyle(document.querySelector('.ask h2')).fontSize), card.width * card.height]
}"""


@pytest.mark.parametrize("game", [GAME, TM])
def test_type_and_cards_grow_with_the_screen(visit: Visit, store: str, game: str) -> None:
    page = at(visit, named(store, played(midway, 3, 3, game)), **DESKTOP)
    page.wait_for_selector(ASKED)
    seen = []
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen.append(page.evaluate(GROWN))
    for small, large in pairwise(seen):
        assert large[0] >= 1.15 * small[0] and large[1] >= 1.15 * small[1], seen


TABLETS = ((820, 1180), (768, 1024), (1180, 820), (1024, 768))
# rivals whose corporation or tags cannot be seen, or whose name is hardly one
UNKNOWN = """() => [...document.querySelectorAll('.players .pp')].flatMap((panel) => {
  const shown = (e) => e.getClientRects().length > 0
  const end = Math.min(panel.getBoundingClientRect().bottom, panel.parentElement.getBoundingClientRect().bottom)
  const whole = (e) => shown(e) && e.getBoundingClientRect().bottom <= end + 1
  const company = [...panel.querySelectorAll('.corp span')].filter(whole)
  const tags = [...panel.querySelectorAll('.tags')].filter((e) => whole(e) && e.childElementCount)
  const name = panel.querySelector('.about')
  const letters = name.clientWidth / (name.scrollWidth / name.innerText.length)
  const inside = innerWidth <= 760 || panel.getBoundingClientRect().right <= innerWidth + 1
  return inside && company.length && tags.length && letters >= Math.min(4, name.innerText.length) ? [] :
    [[name.innerText, company.length, tags.length, letters]]
})"""


def test_everybodys_corporation_and_tags_are_in_sight_at_every_size(
    visit: Visit, store: str, keep: Callable[[Any, str], None]
) -> None:
    made = named(store, played(lambda s: midway(s) and all(s.state.played), 5, 3, TM))
    unknown = {}
    for device, sizes in ((LAPTOP, ((1366, 625), *DESKTOPS, *TABLETS)), (PHONE, ((390, 844), (844, 390)))):
        page = at(visit, made, **device)
        page.wait_for_selector(".players .corp", state="attached")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            keep(page, f"five-{width}x{height}")
            unknown[width, height] = page.evaluate(UNKNOWN)
            least = 0 if device is PHONE else 0.45 if width > height else 0.3
            assert page.evaluate(SHARE) >= least, (width, height)
    assert {size: who for size, who in unknown.items() if who} == {}


def test_a_low_screen_shows_goals_and_projects_beside_mars(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(midway, 5, 3, TM)), **LAPTOP)
    page.wait_for_selector(".std li")
    assert page.evaluate(UNSEEN, ".std li, .goals li, .goals h3, .params .gp") == []
    assert page.evaluate(UNSEEN, ".hand .row li, .hand .ways .chip") == []


def test_a_phone_held_sideways_has_goals_and_projects_a_tap_away(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(midway, 4, 3, TM)), **SIDEWAYS)
    page.click(".bar-tabs [data-face=goals]")
    for list_ in (".goals li", ".std li"):
        last = page.locator(f"{list_} [data-ref]").last
        last.scroll_into_view_if_needed()
        assert page.evaluate(UNSEEN, f"[data-ref='{last.get_attribute('data-ref')}'] .name") == []


@pytest.mark.parametrize("device", [LAPTOP, SIDEWAYS], ids=["laptop", "sideways"])
def test_cards_are_bought_on_a_low_screen(visit: Visit, store: str, device: dict[str, Any]) -> None:
    def buys(s: Session[Any]) -> bool:
        return s.state.generation > 3 and any(
            d.seat == 0 and s.game.kinds[d.kind].name == "buy" for d in s.pending
        )

    page = at(visit, named(store, played(buys, 2, 3, TM)), **device)
    page.wait_for_selector(".sect-buy .held")
    assert page.evaluate(UNSEEN, ".sect-buy li .held, .sect-buy h3, .widget .fold") == []
    for card in page.locator(".sect-buy .held").all()[:2]:
        card.click()
    page.wait_for_selector(f"{GO}:enabled:has-text('2')")
    assert page.evaluate(UNSEEN, GO) == []


@pytest.mark.parametrize("face", ["hand", "players", "side"])
def test_a_phone_held_sideways_shows_each_part_in_the_place_of_the_board(
    visit: Visit, store: str, face: str
) -> None:
    page = at(visit, named(store, played(midway, 4, 3, TM)), **SIDEWAYS)
    page.click(f".bar-tabs [data-face={face}]")
    box = page.locator(f".{face}").bounding_box()
    assert box["height"] >= 0.9 * 390
    assert box["width"] >= 0.4 * 844
    assert page.evaluate(UNSEEN, ".ask h2, .acts .go") == []
    assert no_page_scroll(page)


def test_a_bots_name_is_whole_while_it_thinks(visit: Visit, store: str) -> None:
    session = played(lambda s: len(s.pending) == 1 and s.pending[0].seat == 0, 3, 6, "mars")
    page = at(visit, named(store, session), seat=2, **DESKTOP)
    thinking = "[data-ref='player:0']"
    page.wait_for_selector(f"{thinking} .wait")
    assert page.evaluate(CUT, f"{thinking} :is(h3, .about)") == []


@pytest.mark.parametrize(
    "device",
    [DESKTOP, LOW, LAPTOP, PHONE, SIDEWAYS],
    ids=["desktop", "low", "laptop", "phone", "sideways"],
)
def test_every_column_of_the_ranking_is_seen_and_so_is_the_chart(
    visit: Visit, store: str, device: dict[str, Any]
) -> None:
    page = at(visit, named(store, played(over, 5, 6)), **device)
    page.wait_for_selector(".end figure")
    assert page.evaluate(CUT, ".end .scores") == []
    assert page.locator(".end thead th").count() == 6
    assert not page.evaluate(MEET, [".end .scores", ".end figure"])


def test_the_figures_at_the_end_of_the_chart_are_whole(visit: Visit, store: str, tmp_path: Path) -> None:
    made = shelved(store, tmp_path, recorded(TM, "last-greenery-after-production"))
    page = at(visit, made, **DESKTOP)
    page.wait_for_selector(".end figure")
    page.click(".end figure .seg button >> nth=0")
    assert "105" in page.locator(".end .tot").all_text_contents()
    assert page.evaluate(OUT, [".end .tot", "svg"]) == []


@pytest.mark.parametrize("device", [DESKTOP, LOW, LAPTOP], ids=["desktop", "low", "laptop"])
def test_the_deck_lies_above_the_hand(visit: Visit, store: str, device: dict[str, Any]) -> None:
    page = at(visit, named(store, played(over, 5, 6)), "?step=40", **device)
    page.wait_for_selector(".deck .ticks span", state="attached")
    page.wait_for_selector(".hand li")
    assert page.evaluate(OUT, [".deck .middle > *, .deck .ask p, .deck .go", ".deck"]) == []
    assert not page.evaluate(MEET, [".deck", ".hand"])
    assert no_page_scroll(page)


def test_three_peoples_resources_are_whole(visit: Visit, store: str, tmp_path: Path) -> None:
    session = played(lambda s: s.game.progress(s.state) > 0.6 and max(s.state.stock) > 20, 3, 3, TM)
    page = at(visit, shelved(store, tmp_path, session), **DESKTOP)
    page.wait_for_selector(".strip b")
    assert page.evaluate(OUT, [".players .strip :is(b, span)", "li"]) == []


def test_five_ratings_are_whole_on_a_tablet(visit: Visit, store: str, tmp_path: Path) -> None:
    session = played(lambda s: s.state.generation > 1, 5, 3, TM)
    page = at(visit, shelved(store, tmp_path, session), size=(820, 1180))
    page.wait_for_selector(".params .tr .who")
    assert page.locator(".params .tr .who").count() == 5
    assert page.evaluate(OUT, [".params .tr .who", ".tr"]) == []


def test_the_phone_says_the_round_and_the_phase(visit: Visit, store: str, tmp_path: Path) -> None:
    session = played(lambda s: s.game.progress(s.state) > 0.2, 2, 6, "mars")
    page = at(visit, shelved(store, tmp_path, session), **PHONE)
    assert page.locator(".crumb > span").is_visible()
    assert "Round" in page.inner_text(".crumb > span")
    assert page.evaluate(CUT, ".crumb > *") == []


def test_the_log_of_a_phone_opens_at_its_end(visit: Visit, store: str, tmp_path: Path) -> None:
    page = at(visit, shelved(store, tmp_path, played(lambda s: len(s.log) > 60)), **PHONE)
    page.click(".bar-tabs button >> nth=3")
    page.wait_for_function(
        "() => { const l = document.querySelector('.side .log');"
        " return l.scrollTop > 0 && l.scrollTop + l.clientHeight >= l.scrollHeight - 2 }"
    )


def test_whoever_reads_the_chat_has_nothing_unread(visit: Visit, store: str, tmp_path: Path) -> None:
    page = at(visit, shelved(store, tmp_path, played(lambda s: len(s.log) > 4)), **DESKTOP)
    tab(page, "Chat")
    page.fill(".say input", "Well played.")
    page.keyboard.press("Enter")
    page.wait_for_selector(".side .log li:has-text('Well played.')")
    page.wait_for_selector(".tabs em", state="detached")


def test_all_of_a_place_that_is_asked_for_can_be_clicked(visit: Visit, store: str, tmp_path: Path) -> None:
    page = at(visit, shelved(store, tmp_path, Session.new(games.get("on-mars"), 2, 6)), **DESKTOP)
    page.wait_for_selector(ASKED)
    page.keyboard.press("v")
    place = page.locator(".plain .zone.can").nth(1)
    place.locator("small").last.click(force=True)  # a word in it, not its name
    page.wait_for_selector(f"{ASKED}[aria-pressed=true]")
    assert "on" in (place.get_attribute("class") or "").split()


def test_what_a_project_would_change_is_said_in_a_few_figures(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    """Of the six productions only the one that grows."""

    def may_build(s: Session[Any]) -> bool:
        mine = [d for d in s.pending if d.seat == 0 and s.game.kinds[d.kind].name == "act"]
        return bool(mine) and s.state.stock[0] > 20 and s.state.generation > 2

    page = at(visit, shelved(store, tmp_path, played(may_build, 2, 3, TM)), **PHONE)
    page.locator(f"{ASKED}:has-text('Power plant')").first.click()
    page.wait_for_selector(".after")
    said = page.locator(".after .one").all_inner_texts()
    assert any("production +1" in one for one in said), said
    assert page.evaluate(
        "document.querySelector('.ask p').scrollHeight <= document.querySelector('.ask p').clientHeight + 1"
    )


def test_the_game_at_hand_is_in_sight(visit: Visit) -> None:
    page = visit("/new/first-martians", **PHONE)
    page.wait_for_selector(".choice [aria-current]")
    page.wait_for_function(
        "() => { const r = document.querySelector('.choice [aria-current]').getBoundingClientRect();"
        " return r.left >= 0 && r.right <= innerWidth }"
    )


def test_every_mission_can_be_chosen_without_scrolling(visit: Visit) -> None:
    page = visit("/new/first-martians", **DESKTOP)
    page.wait_for_selector("[data-option=mission] .seg button")
    assert page.evaluate(CUT, "[data-option=mission] .seg") == []


def test_home_is_one_screen(visit: Visit) -> None:
    page = visit("/", **DESKTOP)
    page.wait_for_selector(".plate .go")
    assert page.evaluate(
        "[...document.querySelectorAll('.plate')].at(-1).getBoundingClientRect().bottom <= innerHeight"
    )


def test_a_table_that_is_not_there_is_named(browser: Any, address: str) -> None:
    page = browser.new_page()  # the console may complain of what is not found
    page.goto(f"{address}/t/QQQQQQQQ")
    page.wait_for_selector(".prose h1:has-text('QQQQQQQQ')")
    page.close()
