"""What happened, told turn by turn: one clock for bar and board, a card for each turn, points counted as a scene."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED, BAR, DONE, GO, answer, choose, tab
from browser.tables import named, played, rival, take
from browser.test_terraforming_cards import reached
from cinqmars.games.terraforming_mars.questions import PLAY_CARD, USE_CARD
from cinqmars.kernel import Decision, Session
from cinqmars.server.hub import Made

Visit = Callable[..., Any]
Keep = Callable[..., None]
NAMES = ("Ana", "Bruno", "Chloé")
TELLING = ".decision.telling"
CARD = ".side .card"
# everything the page has shown, as it came: who is told of, whether anything was asked meanwhile, what flew
WATCH = """() => {
  window.seen = { actors: [], cards: 0, of: [], says: [], tabs: [], asked: false, flew: false, lit: [], points: 0 }
  const note = (list, one) => one !== undefined && !list.includes(one) && list.push(one)
  const look = () => {
    const { seen } = window
    const told = document.querySelector('.decision.telling')
    const actor = told?.dataset.actor
    if (actor !== undefined && seen.actors.at(-1) !== actor) seen.actors.push(actor)
    if (told && document.querySelector('.decision[data-question], .board .tgt, .board .hit')) seen.asked = true
    seen.cards = Math.max(seen.cards, document.querySelectorAll('.side .card').length)
    if (told && document.querySelector('.side .card')) {
      note(seen.of, document.querySelector('.side .card').dataset.actor)
      note(seen.says, document.querySelector(`[data-ref='player:${actor}'] .turn`)?.innerText)
      note(seen.tabs, document.querySelector('.side [role=tab][aria-selected=true]').innerText)
    }
    const flight = document.querySelector('.flight')
    if (flight && !seen.flew) {
      seen.flew = true
      const [x, y] = flight.getAnimations()[0].effect.getKeyframes().at(-1).transform.match(/-?[\\d.]+/g).map(Number)
      const board = document.querySelector('.board').getBoundingClientRect()
      seen.to = x >= board.left && x <= board.right && y >= board.top && y <= board.bottom ? 'board' : 'elsewhere'
    }
    const zone = document.querySelectorAll('.mars .counted').length
    if (zone) seen.lit.push(zone)
    if (document.querySelector('.players .more-p')) seen.points++
  }
  const all = { childList: true, subtree: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.body, all)
}"""


STOCK = "[data-ref='player:1'] .strip b [data-figure]"
# how often a figure of a stock was on its way, and was marked
CHANGES = """() => {
  window.counted = window.marked = 0
  const look = () => {
    if (document.querySelector("[data-ref='player:1'] .strip :is(.up, .down)")) window.counted++
    if (document.querySelector("[data-ref='player:1'] .strip :is(.gains, .loses)")) window.marked++
  }
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, characterData: true })
}"""


def table(
    visit: Visit, store: str, session: Session[Any], seat: int, motion: str = "full", **device: Any
) -> tuple[Any, Made]:
    """Somebody opens a table that stands where the session stands, and wants this much motion."""
    page = visit("/about", **device)
    made = named(store, session, NAMES)
    take(page, made, seat)
    page.evaluate("s => localStorage.setItem('cinqmars-settings', s)", json.dumps({"motion": motion}))
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(".table .decision")
    page.wait_for_selector(".log .told", state="attached")
    page.evaluate(WATCH)
    return page, made


def moves_on(session: Session[Any]) -> bool:
    """The first option of whoever is asked moves a piece; then another is asked."""
    return next_of(session) is not None


def next_of(session: Session[Any]) -> int | None:
    """Who is asked after such a move."""
    d = session.pending[0]
    if len(session.pending) > 1 or d.held:
        return None
    then = session.apply(d.opts[0], seat=d.seat)
    moved = any(session.game.moves(e) for e in then.events_since(len(session.log)))
    asked = {p.seat for p in then.pending}
    return asked.pop() if moved and len(asked) == 1 and d.seat not in asked else None


def watched(visit: Visit, store: str) -> tuple[Any, Made, Decision]:
    """Somebody looks on while another is about to move a piece, and is asked afterwards."""
    session = played(moves_on)
    page, made = table(visit, store, session, next_of(session) or 0)
    return page, made, session.pending[0]


def plays_much(session: Session[Any]) -> bool:
    """The second seat may play a card that does several things."""
    return session.state.generation > 4 and len(session.state.hand[0]) > 3 and richest(session) is not None


def richest(session: Session[Any]) -> int | None:
    """Such a card, as an answer."""
    asked = [d for d in session.pending if d.seat == 1 and session.game.kinds[d.kind].name == "act"]
    for arg in [arg for d in asked for arg in d.opts if PLAY_CARD <= arg < USE_CARD]:
        then = session.apply(arg, seat=1)
        while then.pending and then.pending[0].held:
            then = then.apply(then.pending[0].opts[0], seat=then.pending[0].seat)
        facts = then.events_since(len(session.log))
        if len(facts) >= 5 and any(e.what == "tile" for e in facts):
            return int(arg)
    return None


def stand_still(page: Any) -> None:
    """No time passes on the page until it is made to: however busy the machine, nothing is over before it is seen."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)


def run_until(page: Any, selector: str) -> None:
    """Time passes until something is shown."""
    for _ in range(200):
        if page.locator(selector).count():
            return
        page.clock.run_for(200)
    page.wait_for_selector(selector, timeout=1)


def test_the_question_comes_when_the_board_has_arrived(visit: Visit, store: str, address: str) -> None:
    page, made, d = watched(visit, store)
    rival(address, made, d.seat, d.opts[0])
    page.wait_for_function("() => window.seen.actors.length")
    page.wait_for_selector(ASKED)
    seen = page.evaluate("window.seen")
    assert seen["actors"] == seen["of"] == [str(d.seat)] and seen["cards"] == 1, "one turn, one card"
    assert seen["says"] == ["plays"]
    assert seen["flew"] and not seen["asked"], "nothing is asked before the pieces have landed"
    assert seen["to"] == "board", "of several places that are the same one the board's own is meant"


@pytest.mark.parametrize("tab_open", ["Chat", "Rules"])
def test_the_card_of_a_turn_is_seen_whichever_tab_is_open(
    visit: Visit, store: str, address: str, tab_open: str
) -> None:
    page, made, d = watched(visit, store)
    tab(page, tab_open)
    rival(address, made, d.seat, d.opts[0])
    page.wait_for_function("() => window.seen.of.length")
    page.wait_for_selector(ASKED)
    seen = page.evaluate("window.seen")
    assert seen["of"] == [str(d.seat)]
    assert seen["tabs"] == [tab_open], "the tab stays"
    assert not page.locator(CARD).count()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
@pytest.mark.parametrize("face", ["board", "players"])
def test_the_card_of_a_turn_lies_over_what_a_phone_shows(
    visit: Visit, keep: Keep, store: str, address: str, size: tuple[int, int], face: str
) -> None:
    session = played(moves_on)
    d = session.pending[0]
    page, made = table(
        visit, store, session, next_of(session) or 0, size=size, has_touch=True, is_mobile=True
    )
    page.click(f".bar-tabs [data-face={face}]")
    stand_still(page)
    rival(address, made, d.seat, d.opts[0])
    page.wait_for_selector(f".told .card[data-actor='{d.seat}']")
    keep(page, f"turn-{face}-{size[0]}")
    card, bar = (page.locator(s).bounding_box() for s in (".told .card", TELLING))
    assert card["x"] >= 0 and card["y"] >= 0 and card["x"] + card["width"] <= size[0]
    assert card["y"] + card["height"] <= bar["y"] + 1 or card["x"] + card["width"] <= bar["x"] + 1
    moved = page.locator(".told .card strong").inner_text()
    assert moved.strip()
    page.click("[data-act=skip]")
    page.wait_for_selector(".told .card", state="detached")


def test_on_a_phone_the_board_shows_what_is_told_and_the_result_comes_by_itself(
    visit: Visit, store: str, address: str
) -> None:
    """The hand that a question has opened gives way, a part that somebody has opened does not, but to the end."""
    phone: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
    session = played(chooses)
    page, made = table(visit, store, session, 0, **phone)
    page.wait_for_selector("[data-face=hand][aria-pressed=true]")
    answer(page)
    stand_still(page)
    for d in [d for d in session.pending if d.seat]:
        rival(address, made, d.seat, d.opts[0])
    page.wait_for_selector(TELLING)
    page.wait_for_selector("[data-face=board][aria-pressed=true]")
    whole = played(lambda _: False)
    last = whole.log[-1]
    page, made = table(visit, store, whole.goto(len(whole.log) - 1), (last.seat + 1) % 3, **phone)
    page.click(".bar-tabs [data-face=players]")
    rival(address, made, last.seat, last.arg)
    page.wait_for_selector(f"{TELLING}, {DONE}")
    if page.locator(TELLING).count():
        assert page.locator("[data-face=players][aria-pressed=true]").count()
        page.click("[data-act=skip]")
    page.wait_for_selector(f"[data-face=board][aria-pressed=true], {DONE}")
    page.locator(f"{DONE} h1").wait_for(state="visible")


def test_figures_are_seen_to_change(visit: Visit, keep: Keep, store: str, address: str) -> None:
    """A rival's stock and production count on while the turn is told, and what grows or shrinks is marked."""
    session = reached(plays_much)
    page, made = table(visit, store, session, 0)
    page.evaluate(CHANGES)
    before = page.locator(STOCK).all_inner_texts()
    rival(address, made, 1, richest(session) or 0)
    page.wait_for_function("() => window.seen.actors.includes('1') && window.marked > 0")
    page.wait_for_selector(TELLING, state="detached")
    page.wait_for_function("() => window.counted > 0 && !document.querySelector('.strip .up, .strip .down')")
    assert page.locator(STOCK).all_inner_texts() != before
    assert page.locator(STOCK).all_inner_texts() == page.locator(STOCK).evaluate_all(
        "all => all.map((e) => e.dataset.figure)"
    )


def test_space_skips_to_now(visit: Visit, keep: Keep, store: str, address: str) -> None:
    page, made, d = watched(visit, store)
    stand_still(page)  # nothing is told to its end by itself
    rival(address, made, d.seat, d.opts[0])
    page.wait_for_selector(TELLING)
    keep(page, "telling-rival")
    assert not page.locator(BAR).count()
    page.keyboard.press("Space")
    page.wait_for_selector(ASKED)
    assert not page.locator(f"{TELLING}, .flight").count()


def test_a_turn_takes_four_seconds_at_most_and_can_be_stopped(visit: Visit, store: str, address: str) -> None:
    page, made, d = watched(visit, store)
    stand_still(page)
    rival(address, made, d.seat, d.opts[0])
    page.click("[data-act=pause]")
    page.clock.run_for(20_000)
    assert page.locator(TELLING).count()
    page.click("[data-act=go]")
    page.clock.run_for(4_000)
    page.wait_for_selector(ASKED)


def chooses(session: Session[Any]) -> bool:
    """All choose a character in secret, and the first seat is not the last."""
    names = {session.game.kinds[d.kind].name for d in session.pending}
    return names == {"choose"} and len(session.pending) > 1 and len(session.log) > 20


def counts(session: Session[Any]) -> bool:
    """The first option ends a round after which points are counted."""
    d = session.pending[0]
    if len(session.pending) > 1 or d.held:
        return False
    then = session.apply(d.opts[0], seat=d.seat)
    return any(e.what == "scoring" for e in then.events_since(len(session.log)))


def test_points_are_counted_zone_by_zone(visit: Visit, keep: Keep, store: str) -> None:
    session = played(counts)
    d = session.pending[0]
    page, _ = table(visit, store, session, d.seat)
    page.click(f"{ASKED}[data-arg='{d.opts[0]}']")
    page.wait_for_selector(f"{GO}:enabled")
    stand_still(page)
    page.click(f"{GO}:enabled")
    page.wait_for_selector(TELLING)
    run_until(page, ".mars .counted")
    keep(page, "telling-scoring")
    page.click("[data-act=pause]")
    assert page.locator(f"{CARD} li em").count() > 1, "every zone with its points"
    run_until(page, f"{TELLING} .sum")
    lit = page.get_attribute(".mars .counted", "d")
    page.click("[data-act=next]")
    page.wait_for_function(
        "d => (document.querySelector('.mars .counted')?.getAttribute('d') ?? d) !== d", arg=lit
    )
    page.click("[data-act=back]")
    page.wait_for_function("d => document.querySelector('.mars .counted')?.getAttribute('d') === d", arg=lit)
    page.click("[data-act=go]")
    page.clock.resume()
    page.wait_for_function("() => window.seen.points > 1")
    page.keyboard.press("Space")
    page.wait_for_selector(ASKED)
    seen = page.evaluate("window.seen")
    assert seen["flew"] and set(seen["lit"]) == {1}, "one zone at a time"


def test_the_end_is_counted_source_by_source(visit: Visit, keep: Keep, store: str, address: str) -> None:
    whole = played(lambda _: False, seats=2, game="mars", seed=1)
    last = whole.log[-1]
    page, made = table(visit, store, whole.goto(len(whole.log) - 1), 1 - last.seat)
    stand_still(page)
    rival(address, made, last.seat, last.arg)
    page.wait_for_selector(TELLING)
    run_until(page, f"{TELLING} .sum")
    page.click("[data-act=pause]")
    keep(page, "telling-end")
    assert page.locator(f"{CARD} li").count() >= 2
    assert not page.locator(".top .final, .side [role=tab]:has-text('Moments')").count(), "not there yet"
    page.keyboard.press("Escape")
    page.wait_for_selector(DONE)


def hits(session: Session[Any]) -> bool:
    """Somebody may destroy an astronaut of the seat that is asked next."""
    d = session.pending[0]
    if len(session.pending) > 1 or session.game.kinds[d.kind].name != "kill":
        return False
    return any(hit(session, opt) is not None for opt in d.opts)


def hit(session: Session[Any], opt: int) -> int | None:
    """Whom this answer hurts, if it is asked next."""
    d = session.pending[0]
    then = session.apply(opt, seat=d.seat)
    killed = [e for e in then.events_since(len(session.log)) if e.what == "kill"]
    asked = {p.seat for p in then.pending}
    victims = [session.game.parts(e)["victim"] for e in killed]
    return victims[0] if victims and victims[0] != d.seat and victims[0] in asked else None


def test_what_hit_you_comes_first_and_without_motion_nothing_else_tells_it(
    visit: Visit, keep: Keep, store: str, address: str
) -> None:
    session = played(hits)
    d = session.pending[0]
    opt, victim = next((o, v) for o in d.opts if (v := hit(session, o)) is not None)
    page, made = table(visit, store, session, victim, motion="none")
    rival(address, made, d.seat, opt)
    page.wait_for_selector(".digest .hits")
    assert NAMES[d.seat] in page.locator(".digest .hits li").first.inner_text()
    assert not page.evaluate("window.seen.actors.length"), "no film"
    killed = page.locator(".log .told").filter(has=page.locator("li", has_text="destroys an astronaut")).last
    assert killed.locator(".act").count() == 1, "it stands under the character that did it"
    assert not page.locator(".digest .mine").count()
    keep(page, "telling-digest")


def test_ones_own_moves_are_not_told_to_oneself(visit: Visit, store: str) -> None:
    def mine(session: Session[Any]) -> bool:
        """After boarding the same seat is asked again."""
        d = session.pending[0]
        if len(session.pending) > 1 or session.game.kinds[d.kind].name != "board":
            return False
        return all(session.apply(o, seat=d.seat).pending[0].seat == d.seat for o in d.opts)

    session = played(mine)
    page, _ = table(visit, store, session, session.pending[0].seat)
    lines = page.locator(".log button").count()
    assert choose(page)
    page.click(f"{BAR} .go:enabled")
    page.wait_for_function("n => document.querySelectorAll('.log button').length > n", arg=lines)
    assert not page.evaluate("window.seen.actors.length")


# how many notes have been played
NOTES = """() => {
  window.notes = 0
  const { createGain } = AudioContext.prototype
  AudioContext.prototype.createGain = function () {
    window.notes++
    return createGain.call(this)
  }
}"""


def test_sounds_are_heard_once_they_are_wanted(visit: Visit, store: str, address: str) -> None:
    page, made, d = watched(visit, store)
    page.evaluate(NOTES)
    page.click(".tools .menu summary")
    page.locator(".menu .volume").fill("0.6")
    page.wait_for_function("() => window.notes > 0")
    before = page.evaluate("window.notes")
    rival(address, made, d.seat, d.opts[0])
    page.wait_for_selector(ASKED)
    page.wait_for_function("before => window.notes > before + 2", arg=before)  # a piece, and whose turn it is


def test_the_colours_follow_the_system_until_one_is_chosen(visit: Visit) -> None:
    page = visit("/about")
    page.evaluate("localStorage.removeItem('cinqmars-settings')")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_selector(f"html[data-theme={scheme}]")
    page.click(".tools .menu summary")
    page.click(".menu .seg button:has-text('Light')")
    page.wait_for_selector("html[data-theme=light]")
    page.click(".menu .seg button:has-text('× 2')")
    page.emulate_media(color_scheme="dark")
    page.reload()
    page.wait_for_selector("html[data-theme=light]")
    assert json.loads(page.evaluate("localStorage.getItem('cinqmars-settings')"))["speed"] == 2
