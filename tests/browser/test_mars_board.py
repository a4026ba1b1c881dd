"""Mars at its own table: a turn, trade, losses, conflicts, research; clicks counted, and nothing scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import BAR, GO, no_page_scroll, panel
from browser.mars_tables import asked, never, replayed, spot
from browser.tables import at, named, take
from cinqmars.games.mars.components import N_PLACES
from cinqmars.games.mars.questions.exchanges import ACCEPT, COUNTER, OFFER
from cinqmars.games.mars.rules.colony import cards_in_hand, consumption, contracts
from cinqmars.games.mars.rules.proposals import OFFERS
from cinqmars.kernel import Session

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
NAMES = ("Ana", "Bruno", "Chloé", "Malik")
CLOSE = f"{BAR} .go[data-act=close]"
LEAVE = f"{BAR} .leave .opt, {CLOSE}"
COUNT = """() => {
  window.clicks = 0
  addEventListener('click', (event) => (window.clicks += Number(event.isTrusted)), true)
}"""
SCROLLED = """() => [...document.querySelectorAll('.mars *, .over *')].filter((e) =>
  e.scrollHeight > e.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY)).length"""
LOWEST = "() => Math.min(...[...document.querySelectorAll('.scene .tier')].map((e) => e.clientHeight))"
CUT = """() => [...document.querySelectorAll('.scene p b, .bx li > span')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
GIVE, GET = 3, 4  # columns of a proposal
LOW: dict[str, Any] = {"size": (1366, 625)}


def counting(page: Any) -> None:
    page.evaluate(COUNT)


def clicks(page: Any) -> int:
    return int(page.evaluate("window.clicks"))


def more(page: Any, side: int) -> Any:
    """The steppers of a proposal that may take one more card."""
    return page.locator(
        f".rows .line:not(.head) > :nth-child({side}) button:last-child:not([aria-disabled=true])"
    )


def wait_asked(page: Any, kind: str) -> None:
    page.wait_for_selector(f"{BAR}.mine[data-kind={kind}]")


def offered(session: Session[Any], seat: int = 0) -> list[int]:
    """The proposals that a seat may accept or counter."""
    for d in session.pending:
        if d.seat == seat and session.game.kinds[d.kind].name == "exchange":
            numbers = [arg - COUNTER for arg in d.opts if COUNTER <= arg < COUNTER + OFFERS]
            return [number for number in numbers if ACCEPT + number in d.opts]
    return []


def free_to_propose(session: Session[Any]) -> bool:
    """It is the first seat's exchange phase, with several partners and nothing put to anybody."""
    return asked(session) == "exchange" and OFFER in session.pending[0].opts and not session.state.offers


def test_a_whole_turn_is_seven_clicks(visit: Visit, store: str, keep: Keep) -> None:
    """One building, the end of construction, two colonists, two cards, the end of the turn."""
    page = at(visit, named(store, replayed(never, "turn"), NAMES), **LOW)
    wait_asked(page, "build")
    counting(page)
    page.click(".pl.empty.t[data-ref='place:0:plant-1'] .hit")
    page.wait_for_selector(".pl.idle[data-ref='place:0:plant-1']")
    page.click(LEAVE)
    wait_asked(page, "move")
    assert page.evaluate(SCROLLED) == 0 and no_page_scroll(page)
    for _ in range(2):
        vacant = page.locator(".pl.t:not(.works)").count()
        page.locator(".pl.t:not(.works) .hit").first.click()
        page.wait_for_function("n => document.querySelectorAll('.pl.t:not(.works)').length < n", arg=vacant)
    for _ in range(2):
        page.locator(".mc.can:not(.sel) button").first.click()
    keep(page, "mars-turn")
    page.click(LEAVE)
    page.wait_for_selector(f"{BAR}:not(.mine)")
    assert clicks(page) == 7


def test_a_colonist_is_carried_from_place_to_place(visit: Visit, store: str) -> None:
    """One drag is two answers; the gauge of energy follows."""
    page = at(visit, named(store, spot("move", 28), NAMES), **LOW)
    wait_asked(page, "move")
    used = page.inner_text(".head .gauge >> nth=0")
    works = page.locator(".pl.works:not(.plant)").first
    left, aim = works.get_attribute("data-ref"), page.locator(".pl.t:not(.works)").first
    went = aim.get_attribute("data-ref")
    works.locator(".post").hover()
    page.mouse.down()
    aim.hover()
    page.wait_for_selector(".carried")
    page.mouse.up()
    page.wait_for_selector(f".pl[data-ref='{went}'] .post:not(.vacant)")
    page.wait_for_selector(f".pl[data-ref='{left}'] .post.vacant")
    assert not page.locator(".carried").count()
    page.locator(".folk.grip").hover()
    page.mouse.down()
    page.locator(f".pl[data-ref='{left}']").hover()
    page.mouse.up()
    page.wait_for_selector(f".pl[data-ref='{left}'] .post:not(.vacant)")
    assert page.inner_text(".head .gauge >> nth=0") != used


def test_a_rivals_colony_is_one_click_away_and_told_at_a_glance(visit: Visit, store: str) -> None:
    """The panel has its figures and levels; a click shows it whole, Escape one's own again."""
    session = spot("build", 20)
    s, rival = session.state, 2
    page = at(visit, named(store, session, NAMES), **LOW)
    wait_asked(page, "build")
    rivals = panel(page, rival)
    figures = [consumption(s, rival), cards_in_hand(s, rival), contracts(s, rival), s.free[rival]]
    texts = rivals.locator(".figures b").all_inner_texts()
    assert [int(text) for text in [*texts[:3], texts[4]]] == figures
    stands = len([place for place in s.built[rival * N_PLACES : (rival + 1) * N_PLACES] if place])
    assert rivals.locator(".mini u:not(.empty)").count() == stands
    rivals.locator(".look").click()
    page.wait_for_selector(f".scene.p{rival + 1}")
    assert page.locator(".pl:not(.empty)").count() == stands and page.evaluate(SCROLLED) == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".scene.p1")
    page.click(f".head .p{rival + 1}")
    page.wait_for_selector(f".scene.p{rival + 1}")
    page.click(".head .back")
    page.wait_for_selector(".scene.p1")


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (1180, 820), (1024, 768)])
def test_a_colony_has_room_on_a_tablet(visit: Visit, store: str, size: tuple[int, int]) -> None:
    """Nothing lies over anything else; where the row between the colonies has no room, a tab shows it."""
    page = at(visit, named(store, spot("build", 20), NAMES), size=size)
    wait_asked(page, "build")
    page.wait_for_selector(".scene .tier")
    assert page.evaluate(LOWEST) >= 84
    if not page.locator(".cell").count():
        page.locator("role=tab[name=/^Table/]").click()
    page.locator(".cell.t").first.wait_for()
    assert page.evaluate(CUT) == []


def test_offers_counters_and_answers_in_few_clicks(visit: Visit, store: str, keep: Keep) -> None:
    """An offer is five clicks: to whom, two cards one way, one the other, and out with it."""
    page = at(visit, named(store, replayed(free_to_propose), NAMES), **LOW)
    page.wait_for_selector(".ex .prt")
    assert page.evaluate(SCROLLED) == 0
    counting(page)
    page.locator(".prt .rc").first.click()
    more(page, GIVE).first.click()
    more(page, GET).last.click()
    more(page, GET).last.click()
    page.click(f"{GO}:enabled")
    page.wait_for_selector(f"{BAR} .opt:has-text('withdraws')", state="attached")
    assert clicks(page) == 5
    keep(page, "mars-offer")


@pytest.mark.parametrize("act", ["Accept", "Counter"])
def test_a_proposal_is_answered_from_its_card(visit: Visit, store: str, keep: Keep, act: str) -> None:
    """Accepted by one click; a counter begins with the offer turned round, and is three."""
    page = at(visit, named(store, replayed(lambda s: bool(offered(s))), NAMES), **LOW)
    card = page.locator(".of.in").first
    card.wait_for()
    counting(page)
    card.locator(f"button:has-text('{act}')").click()
    if act == "Counter":
        lines = page.locator(".rows .line:not(.head)").all()
        assert sum([line.locator(".stp:not(.zero)").count() for line in lines]) >= 2, "turned round"
        more(page, GET).last.click()
        page.wait_for_selector(".rows em")
        keep(page, "mars-counter")
        page.click(f"{GO}:enabled")
        page.wait_for_selector(f"{BAR} .opt:has-text('withdraws')", state="attached")
    else:
        card.wait_for(state="detached")
    assert clicks(page) == (1 if act == "Accept" else 3)


def test_a_trade_with_a_counter_while_a_third_person_puts_another_together(
    visit: Visit, store: str, keep: Keep
) -> None:
    """What somebody has half made is not lost when others speak."""
    session = replayed(lambda s: asked(s) == "exchange" and OFFER in s.pending[0].opts and not s.state.offers)
    made = named(store, session, NAMES)
    others = [q for q in (1, 2, 3) if any([d.seat == q and OFFER in d.opts for d in session.pending])]
    second, third = others[0], others[1]
    ana, bruno, chloe = at(visit, made), at(visit, made, seat=second), at(visit, made, seat=third)
    ana.wait_for_selector(".ex .prt")
    chloe.locator("role=tab[name=/^Offers/]").click()
    chloe.locator(".make").click()
    more(chloe, GIVE).first.click()
    half = chloe.locator(".rows").inner_text()
    ana.locator(f".prt .p{second + 1} .rc").click()
    more(ana, GIVE).first.click()
    more(ana, GET).last.click()
    ana.click(f"{GO}:enabled")
    card = bruno.locator(".of.in").first
    card.wait_for()
    assert bruno.locator("role=tab[name=/^Offers/]").get_attribute("aria-selected") == "true", (
        "opens by itself"
    )
    card.locator("button:has-text('Counter')").click()
    more(bruno, GIVE).last.click()
    bruno.click(f"{GO}:enabled")
    reply = ana.locator(".of.in:has-text('counters')")
    reply.wait_for()
    changes = [reply.locator(mark).count() for mark in (".cost .added", ".cost s")]
    assert changes == [1, 1], "what it offers instead of what was asked for"
    keep(ana, "mars-countered")
    assert chloe.locator(".rows").inner_text() == half
    reply.locator("button:has-text('Accept')").click()
    reply.wait_for(state="detached")
    assert chloe.locator(".rows").inner_text() == half


SOUNDS = """
window.sounded = 0
window.AudioContext = class extends AudioContext { createGain() { window.sounded += 1; return super.createGain() } }
"""


def test_a_proposal_calls_until_one_wants_none_in_this_turn(visit: Visit, store: str) -> None:
    """By a sound, a dot in the title and a card; whoever wants no trade now is left alone."""
    session = replayed(free_to_propose)
    made = named(store, session, NAMES)
    seat = next(q for q in (1, 2, 3) if any([d.seat == q and OFFER in d.opts for d in session.pending]))
    other = visit("/about", kept={"cinqmars-settings": {"volume": 0.5}})
    other.add_init_script(SOUNDS)
    take(other, made, seat)
    other.goto(f"/t/{made.live.ledger.table}")
    other.wait_for_selector(f"{BAR}[data-kind=exchange]")
    assert not other.title().startswith("●") and other.evaluate("sounded") == 0
    page = at(visit, made)
    page.click(f".prt .p{seat + 1} .rc")
    more(page, GIVE).first.click()
    more(page, GET).last.click()
    page.click(f"{GO}:enabled")
    other.locator(".of.in .acc").wait_for()
    other.wait_for_function("document.title.startsWith('●') && sounded > 0")
    other.click(".mute [role=switch]")
    other.locator(".of.in").wait_for(state="detached")
    other.wait_for_function("!document.title.startsWith('●')")
    page.locator(f".prt .p{seat + 1} .rc").wait_for(state="detached")
    assert page.locator(".prt .rc").count() >= 1


def test_a_refusal_tells_why_beside_the_offers(visit: Visit, store: str) -> None:
    """Bots say it in a word; whoever asked reads it where the offers are."""

    def refused(session: Session[Any]) -> bool:
        says = [e for e in session.events if e.what == "refuse" and e.args[1] == 0 and e.args[2]]
        return bool(says) and asked(session) == "exchange"

    page = at(visit, named(store, replayed(refused), NAMES))
    page.locator("role=tab[name=/^Offers/]").click()
    assert "“" in page.locator(".said li").first.inner_text()


@pytest.mark.parametrize(
    ("kind", "part"),
    [("raid", ".cf .duel"), ("roll", ".rs .faces"), ("switch-off", ".pl.t"), ("lose", ".pl.t")],
)
def test_what_is_asked_is_seen_whole(visit: Visit, store: str, keep: Keep, kind: str, part: str) -> None:
    page = at(visit, named(store, spot(kind), NAMES), **LOW)
    page.wait_for_selector(part)
    assert page.evaluate(SCROLLED) == 0 and no_page_scroll(page)
    if kind in ("switch-off", "lose"):
        assert (
            "point"
            in page.locator(".pl.t p b").first.inner_text() + page.locator(".pl.t p b").nth(1).inner_text()
        )
    keep(page, f"mars-{kind}")
