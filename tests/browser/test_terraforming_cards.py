"""Terraforming Mars under one's hands: cards, choosing, paying, taking back, and hints for the first game."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from browser import hands
from browser.hands import GO, kind, no_page_scroll, question
from browser.tables import hold, shelved
from cinqmars import games
from cinqmars.games.terraforming_mars.cards.index import BUILDING_CARD, SPACE_CARD
from cinqmars.games.terraforming_mars.components import AQUIFER
from cinqmars.games.terraforming_mars.questions import PASS, PLAY_CARD, STANDARD, USE_CARD
from cinqmars.kernel import Session
from cinqmars.server.hub import Made

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
Spot = Callable[[Session[Any]], bool]
GAME = "terraforming-mars"
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HIDDEN = """() => {
  const hint = document.querySelector('[data-hint]')
  const anywhere = '.held.can, .decision .opt, .decision .go, .table .can'
  const pressed = hint.closest('.widget') ? '.hinted .held.can' : anywhere
  const meets = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
  return [...document.querySelectorAll(pressed)]
    .filter((node) => node.getClientRects().length)
    .filter((node) => meets(node.getBoundingClientRect(), hint.getBoundingClientRect()))
    .map((node) => node.dataset.ref ?? node.innerText)
}"""
SELL = STANDARD  # of the actions, what no player of these tests wants
PLACE_OCEAN = STANDARD + AQUIFER


def reached(until: Spot, seeds: range = range(1, 40), **options: Any) -> Session[Any]:
    """Played by chance, without passing early, until something holds."""
    game = games.get(GAME)
    for seed in seeds:
        rng = random.Random(seed)
        session: Session[Any] = Session.new(game, 2, seed, options)
        while session.pending:
            if until(session):
                return session
            d = session.pending[0]
            name = game.kinds[d.kind].name
            unwise = {0, 1, SELL} if name == "act" else {0} if name == "buy" else set()
            opts = [arg for arg in d.opts if arg not in unwise or rng.random() < 0.2] or d.opts
            session = session.apply(rng.choice(opts), seat=d.seat)
    raise AssertionError("no such position")


def acts(session: Session[Any]) -> list[int]:
    """What the first seat may do, if it is its turn."""
    game = session.game
    return next((d.opts for d in session.pending if d.seat == 0 and game.kinds[d.kind].name == "act"), [])


def playable(session: Session[Any]) -> list[int]:
    return [arg - PLAY_CARD for arg in acts(session) if PLAY_CARD <= arg < USE_CARD]


def opened(
    visit: Visit, store: str, folder: Path, session: Session[Any], hints: bool = False, **device: Any
) -> Any:
    made = shelved(store, folder, session)
    return seated(visit, made, 0, hints, **device)


def seated(visit: Visit, made: Made, seat: int, hints: bool = False, **device: Any) -> Any:
    page = visit("/about/" + GAME, **device)
    held = {"table": made.live.ledger.table, "game": GAME, "seats": {str(seat): made.tokens[seat]}, "at": 0}
    hold(page, held)
    if not hints:
        page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'off')")
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(".decision")
    return page


def clean(page: Any) -> None:
    """No complaint of axe."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ runOnly: ['wcag2a', 'wcag2aa'] })")
    assert [(v["id"], [n["html"] for n in v["nodes"]][:2]) for v in found["violations"]] == []


def test_two_people_choose_their_start_in_one_answer(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    made = shelved(store, tmp_path, Session.new(games.get(GAME), 2, 3, {"prelude": True, "drafting": True}))
    people = [seated(visit, made, seat) for seat in (0, 1)]
    for page in people:
        page.wait_for_selector(".sect-buy .held")
        assert page.locator(".sect-incorporate .held").count() == 2
        assert page.locator(".sect-keep .held").count() == 4
        assert page.locator(".sect-buy .held").count() == 10
        page.click(".sect-incorporate .held >> nth=0")
        money = int(page.inner_text(".sect-buy .sum b"))
        for i in (0, 3, 5):
            page.click(f".sect-buy .held >> nth={i}")
        assert int(page.inner_text(".sect-buy .sum b")) == money - 9
        assert page.is_disabled(GO), "the preludes are missing"
        page.click(".sect-keep .held >> nth=1")
        page.click(".sect-keep .held >> nth=3")
        page.wait_for_selector(f"{GO}:enabled")
        assert no_page_scroll(page)
    keep(people[0], "terraforming-start")
    clean(people[0])
    for page in people:
        before = question(page)
        page.click(GO)
        hands.settled(page, before)
    first = next(page for page in people if asked_soon(page) == "prelude")
    assert first.locator(".sect-prelude .held").count() == 2


def asked_soon(page: Any) -> str:
    page.wait_for_timeout(300)
    return kind(page)


def test_a_draft_passes_cards_on(visit: Visit, keep: Keep, store: str, tmp_path: Path) -> None:
    def drafting(session: Session[Any]) -> bool:
        kinds = session.game.kinds
        return {kinds[d.kind].name for d in session.pending} == {"draft"}

    made = shelved(store, tmp_path, reached(drafting, drafting=True))
    people = [seated(visit, made, seat) for seat in (0, 1)]
    for page in people:
        page.wait_for_selector(".sect-draft .held")
        assert page.locator(".sect-draft .held").count() == 4
        page.click(".sect-draft .held >> nth=0")
        page.wait_for_selector(f"{GO}:enabled")
    keep(people[0], "terraforming-draft")
    for page in people:
        page.click(GO)
    for page in people:
        page.wait_for_function("() => document.querySelectorAll('.sect-draft .held').length === 3")


@pytest.mark.parametrize(
    ("metal", "stock", "fits"), [("steel", 1, BUILDING_CARD), ("titanium", 2, SPACE_CARD)]
)
def test_metal_pays_and_the_slider_saves_some(
    visit: Visit, keep: Keep, store: str, tmp_path: Path, metal: str, stock: int, fits: list[bool]
) -> None:
    session = reached(lambda s: s.state.stock[stock] > 1 and any([fits[card] for card in playable(s)]))
    card = next(card for card in playable(session) if fits[card])
    ref = session.game.refs(session.state, session.asked(0), PLAY_CARD + card)[0]
    page = opened(visit, store, tmp_path, session)
    page.click(f".hand [data-ref='{ref}']")
    page.wait_for_selector(".pay, .brief")
    if not page.locator(".pay").count():
        page.locator(".brief button").first.click()
    row = page.locator(".pay .one").nth(0)
    used = int(row.locator("output").inner_text())
    assert used > 0, f"{metal} goes first"
    money = int(page.locator(".pay .one > output").inner_text())
    if row.locator("button").first.get_attribute("aria-disabled") != "true":
        row.locator("button").first.click()
        page.wait_for_function(
            "n => Number(document.querySelector('.pay .one output').textContent) < n", arg=used
        )
        assert int(page.locator(".pay .one > output").inner_text()) > money, "M€ pay the rest"
    keep(page, f"terraforming-pay-{metal}")
    clean(page)


def test_an_action_is_taken_back_whole(visit: Visit, store: str, tmp_path: Path) -> None:
    session = reached(lambda s: len(playable(s)) > 2 and len(s.state.hand[0]) > 4)
    page = opened(visit, store, tmp_path, session)
    page.wait_for_selector(".hand .held.can")
    count = page.locator(".hand .held").count()
    for i in range(page.locator(".hand .held.can").count()):
        page.locator(".hand .held.can").nth(i).click()
        page.wait_for_timeout(300)
        if page.locator(f"{GO}:enabled").count() and not page.locator(".risk").count():
            break
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    before = question(page)
    page.click(f"{GO}:enabled")
    hands.settled(page, before)
    page.wait_for_function("n => document.querySelectorAll('.hand .held').length === n - 1", arg=count)
    page.keyboard.press("u")
    page.wait_for_function("n => document.querySelectorAll('.hand .held').length === n", arg=count)


def test_the_hand_is_sorted_filtered_and_walked_by_keys(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    session = reached(lambda s: len(playable(s)) > 1 and len(s.state.hand[0]) > 5)
    page = opened(visit, store, tmp_path, session)
    page.wait_for_selector(".hand .held.can")
    every = page.locator(".hand .held").count()
    assert no_page_scroll(page)
    assert page.locator(".hand .held .short").count() == every - len(playable(session))
    page.click(".ways .chip >> nth=0")
    assert page.locator(".hand .held").count() == len(playable(session))
    page.select_option(".ways select", "cost")
    prices = [int(t.split("\n")[0]) for t in page.locator(".hand .held .price").all_inner_texts()]
    assert prices == sorted(prices)
    page.locator(".hand .held").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement === document.querySelectorAll('.hand .held')[1]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .held.on")
    keep(page, "terraforming-hand")
    clean(page)


@pytest.mark.parametrize("cards", [10, 14])
def test_no_card_of_a_large_hand_hides_another(
    visit: Visit, keep: Keep, store: str, tmp_path: Path, cards: int
) -> None:
    """Without a page that scrolls."""
    session = reached(lambda s: len(s.state.hand[0]) == cards and bool(playable(s)), range(1, 60))
    page = opened(visit, store, tmp_path, session)
    page.wait_for_selector(".hand .held.can")
    assert no_page_scroll(page)
    boxes = page.locator(".hand .row li").evaluate_all(
        "all => all.map(li => li.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == cards
    assert all([left["right"] <= right["left"] for left, right in pairwise(boxes)])
    assert boxes[-1]["right"] <= 1366, "all of them at a glance"
    page.locator(".hand .held.can").last.click()
    page.wait_for_selector(".hand .held.on")
    keep(page, f"terraforming-hand-{cards}")


def test_the_hand_on_a_phone_is_swiped(visit: Visit, keep: Keep, store: str, tmp_path: Path) -> None:
    session = reached(lambda s: len(playable(s)) > 1 and len(s.state.hand[0]) > 5)
    page = opened(visit, store, tmp_path, session, **PHONE)
    page.click(".bar-tabs button >> nth=1")
    page.wait_for_selector(".hand .held .note")
    assert no_page_scroll(page)
    keep(page, "terraforming-hand-phone")
    page.evaluate("document.querySelector('.hand .row').scrollLeft = 300")
    page.locator(".hand .held.can").first.click()
    page.wait_for_selector(".hand .held.on, .widget")


def test_what_is_ticked_stays_while_one_looks_elsewhere(visit: Visit, store: str, tmp_path: Path) -> None:
    """At the board, and with the plain view."""

    def researching(s: Session[Any]) -> bool:
        asked = [d for d in s.pending if d.seat == 0 and s.game.kinds[d.kind].name == "buy"]
        return s.state.generation > 2 and bool(asked) and len(asked[0].opts) > 3

    page = opened(visit, store, tmp_path, reached(researching))
    page.click(".sect-buy .held >> nth=0")
    page.click(".sect-buy .held >> nth=2")
    page.wait_for_selector(f"{GO}:enabled:has-text('Buy 2')")
    page.click(".widget .fold")
    page.wait_for_selector(".sect-buy", state="detached")
    page.click(".widget .fold")
    assert page.locator(".sect-buy .held.on").count() == 2
    page.keyboard.press("v")
    page.wait_for_selector(".plain")
    page.keyboard.press("v")
    page.wait_for_selector(".sect-buy .held.on >> nth=1")
    before = question(page)
    page.click(f"{GO}:enabled:has-text('Buy 2')")
    hands.settled(page, before)


def test_patents_are_sold_where_they_are_ticked(visit: Visit, keep: Keep, store: str, tmp_path: Path) -> None:
    session = reached(lambda s: SELL in acts(s) and len(s.state.hand[0]) > 3)
    page = opened(visit, store, tmp_path, session)
    page.click(f".decision [data-arg='{SELL}']")
    page.wait_for_selector(".sect-sell .held")
    assert page.is_disabled(GO), "at least one"
    assert page.locator(".hand .held.can").count() == 0, "the hand below is there to be read"
    for i in (0, 2):
        page.click(f".sect-sell .held >> nth={i}")
    page.wait_for_selector(f"{GO}:enabled:has-text('Sell 2')")
    assert page.inner_text(".sect-sell .sum b") == "+2"
    keep(page, "terraforming-sell")
    clean(page)
    page.keyboard.press("Escape")
    page.click(hands.PASSING)
    page.wait_for_selector(f"{GO}:enabled:has-text('End your turn')")


def asking(name: str) -> tuple[Session[Any], list[int]]:
    """Where an answer of the first seat leads to such a question, and that answer so far, without its payment."""

    def held(s: Session[Any]) -> bool:
        d = s.pending[0]
        return d.seat == 0 and d.held and s.game.kinds[d.kind].name == name and len(d.opts) > 1

    session = reached(held)
    first = max([ply for ply, a in enumerate(session.log) if a.seat == 0 and not a.held])
    given = [a.arg for a in session.log[first:] if session.game.kinds[a.kind].name != "pay"]
    return session.goto(first), given


def choose(page: Any, session: Session[Any], arg: int) -> None:
    """Cards to play are in the hand, anything else is in the bar."""
    in_hand = arg - PLAY_CARD in playable(session)
    ref = session.game.refs(session.state, session.asked(0), arg)[0] if in_hand else ""
    page.click(f".hand [data-ref='{ref}']" if in_hand else f".decision [data-arg='{arg}']")


@pytest.mark.parametrize("name", ["remove", "amount", "add", "discard"])
def test_what_an_action_asks_further_is_asked_over_the_board(
    visit: Visit, keep: Keep, store: str, tmp_path: Path, name: str
) -> None:
    """Targets, amounts, cards: one widget, one confirm."""
    session, given = asking(name)
    page = opened(visit, store, tmp_path, session)
    for at, arg in enumerate(given):
        choose(page, session, arg) if not at else page.click(f".decision [data-arg='{arg}']")
    page.wait_for_selector(f".decision[data-kind={name}]")
    assert page.locator(".decision .opt").count() == 0
    if name == "amount":
        most = int(page.inner_text(".widget output"))
        page.click(".widget .amount button >> nth=0")
        page.wait_for_function(
            "n => document.querySelector('.widget output').innerText === String(n)", arg=most - 1
        )
    else:
        page.locator(".widget .held.can, .widget li > button[aria-pressed=false]").first.click()
    page.wait_for_selector(f"{GO}:enabled")
    keep(page, f"terraforming-{name}")
    clean(page)
    before = question(page)
    page.click(GO)
    hands.settled(page, before)


def test_the_start_is_chosen_with_keys_alone(visit: Visit, store: str, tmp_path: Path) -> None:
    start = Session.new(games.get(GAME), 2, 3, {"prelude": True})
    page = opened(visit, store, tmp_path, start)
    page.wait_for_selector(".sect-buy .held")

    def reach(spot: str) -> None:
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("spot => document.activeElement.matches(spot)", spot):
                return
        raise AssertionError(f"the tabulator does not come to {spot}")

    for spot in (".sect-incorporate .held", ".sect-keep .held", ".sect-keep .held", ".sect-buy .held"):
        reach(spot)
        page.wait_for_selector(".reader")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{spot.split()[0]} .held.on:focus")
    page.wait_for_selector(f"{GO}:enabled")
    before = question(page)
    reach(".decision .go")
    page.keyboard.press("Enter")
    hands.settled(page, before)


@pytest.mark.parametrize(
    ("device", "asked"), [("desktop", "start"), ("desktop", "act"), ("phone", "start"), ("phone", "act")]
)
def test_a_hint_covers_nothing_that_may_be_clicked(
    visit: Visit, keep: Keep, store: str, tmp_path: Path, device: str, asked: str
) -> None:
    start = Session.new(games.get(GAME), 2, 3, {"prelude": True})
    session = start if asked == "start" else reached(lambda s: bool(playable(s)) and s.state.generation == 1)
    page = opened(visit, store, tmp_path, session, hints=True, **(PHONE if device == "phone" else {}))
    for hint in ("corporation", "preludes", "projects") if asked == "start" else ("play", "other", "pass"):
        page.wait_for_selector(f"[data-hint={hint}]")
        page.wait_for_timeout(150)  # it is put in its place
        assert page.locator(".hinted").count() == 1, "it points at something"
        assert page.evaluate(HIDDEN) == []
        keep(page, f"terraforming-hint-{hint}-{device}")
        page.click("[data-hint] .go")
    page.wait_for_selector("[data-hint]", state="detached")
    clean(page)


def test_hints_go_on_with_paying_placing_taking_back_and_research(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    early = reached(
        lambda s: {PASS, PLACE_OCEAN} <= set(acts(s)) and s.state.generation == 1
    )  # a first action
    page = opened(visit, store, tmp_path, early, hints=True)
    page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'play other pass')")
    page.reload()
    page.click(f".decision [data-arg='{PLACE_OCEAN}']")
    page.wait_for_selector("[data-hint=place]")
    page.wait_for_timeout(150)
    assert page.evaluate(HIDDEN) == []
    page.click("[data-hint] .go")
    page.locator(".tharsis [data-hex]").first.click()
    before = question(page)
    page.click(f"{GO}:enabled")
    hands.settled(page, before)
    page.wait_for_selector("[data-hint=undo]")
    page.click("[data-hint] .go")

    metal = reached(
        lambda s: (
            s.state.stock[1] > 1 and s.state.generation < 3 and any([BUILDING_CARD[c] for c in playable(s)])
        )
    )
    card = PLAY_CARD + next(card for card in playable(metal) if BUILDING_CARD[card])
    page = opened(visit, store, tmp_path, metal, hints=True)
    choose(page, metal, card)
    page.wait_for_selector(".widget [data-hint=pay]")

    second = reached(
        lambda s: (
            s.state.generation == 2 and "buy" in {s.game.kinds[d.kind].name for d in s.pending if d.seat == 0}
        )
    )
    page = opened(visit, store, tmp_path, second, hints=True)
    page.wait_for_selector(".widget [data-hint=research]")


def test_the_first_game_is_explained_until_it_is_not_wanted(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    start = Session.new(games.get(GAME), 2, 3, {"prelude": True})
    page = opened(visit, store, tmp_path, start, hints=True, lang="fr-FR")
    page.wait_for_selector("[data-hint=corporation]")
    keep(page, "terraforming-guide")
    page.click("[data-hint] .go")
    page.wait_for_selector("[data-hint=preludes]")
    page.click("[data-hint] .tool")
    page.wait_for_selector("[data-hint]", state="detached")
    page.reload()
    page.wait_for_selector(".sect-buy .held")
    page.wait_for_timeout(200)
    assert page.locator("[data-hint]").count() == 0


def test_icons_are_explained_with_the_focus_and_in_the_drawer(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    page = opened(visit, store, tmp_path, reached(lambda s: len(playable(s)) > 1))
    page.wait_for_selector(".ways .sign")
    page.focus(".ways .chip >> nth=0")
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.locator(".tip[role=tooltip]").count():
            break
    assert "tag" in page.inner_text(".tip[role=tooltip]").lower()
    hands.tab(page, "Rules")
    assert "Pays 2 M€ of a card with a Building tag." in page.inner_text(".legend")
    clean(page)
