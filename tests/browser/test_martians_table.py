"""First Martians on its own table: two clicks place a pawn, nobody loses another's work, pauses pass by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.hands import ASKED, BAR
from browser.martians_hands import READY, pick_up, put, ready, standing
from browser.martians_tables import GAME, advised, asks, state_of
from browser.tables import at, named, played, take
from cinqmars.games.first_martians.state import RESOLVING

DESKTOP: dict[str, Any] = {"size": (1366, 768)}
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
Visit = Callable[..., Any]
RELAX, LIVING = "facility:6", "facility:5"


def test_two_clicks_place_a_pawn_and_one_takes_it_back(visit: Visit, store: str) -> None:
    """Two people plan at once: neither loses what the other does, nor the pawn in hand."""
    made = named(store, advised(asks("plan"), 4, mission="home"))
    ana, ben = [at(visit, made, seat=seat, **DESKTOP) for seat in (0, 1)]
    pick_up(ben, 2)
    pick_up(ana, 0)
    put(ana, RELAX)
    for page in (ana, ben):
        standing(page, 0, RELAX)
    assert ben.locator(f"{BAR}[data-kind=target]").count(), "Ben still has a pawn in hand"
    ben.wait_for_selector(".toast")
    put(ben, LIVING)
    for page in (ana, ben):
        standing(page, 2, LIVING)
        standing(page, 0, RELAX)
    ana.locator(f".board [data-ref='{RELAX}'] [data-ref='piece:0']").click()
    ben.wait_for_selector(".players [data-ref='piece:0']")
    standing(ben, 2, LIVING)
    ana.wait_for_selector(".plan .idle:has-text('7 pawns')")


QUICKLY = """async (refs) => {
  for (const ref of refs) {
    document.querySelector(ref).click()
    await new Promise(requestAnimationFrame)
  }
}"""


def test_quick_clicks_lose_nothing(visit: Visit, store: str) -> None:
    """The next pawn is clicked before the last one has arrived, and its place before it is lit."""
    page = at(visit, named(store, advised(asks("plan"), 4, mission="home")), **DESKTOP)
    page.wait_for_selector(f"{BAR}[data-kind=plan].mine")
    pawns = [f".players [data-ref='piece:{piece}']" for piece in (0, 1, 2)]
    places = [f".board [data-ref='{ref}'] > .all" for ref in (RELAX, LIVING)]
    page.evaluate(QUICKLY, [pawns[0], places[0], pawns[1]])
    standing(page, 0, RELAX)
    page.wait_for_selector(f"{BAR}[data-kind=target]")
    page.evaluate(QUICKLY, [places[1], pawns[2]])
    standing(page, 1, LIVING)
    page.wait_for_selector(f"{BAR}[data-kind=target]")
    put(page, LIVING)
    standing(page, 2, LIVING)


def test_a_repair_is_made_by_slot_and_donor(visit: Visit, store: str) -> None:
    session = advised(asks("plan"), 4, mission="storm")
    page = at(visit, named(store, session), seat=session.pending[0].seat, **DESKTOP)
    pick_up(page, 2 * session.pending[0].seat)
    page.locator(".board .part.broken.may").first.click()
    page.wait_for_selector(".donor")
    assert page.locator(".donor.spare:has-text('in the hold')").count() == 1
    assert page.locator(".donor:not(.spare)").count() > 2
    page.locator(".donor:has-text('Garage')").click()
    page.wait_for_selector(".plan .stack:has-text('Repair')")
    page.wait_for_selector(".donor", state="detached")


def test_names_on_the_map_can_be_read(visit: Visit, store: str) -> None:
    session = advised(lambda s: asks("plan")(s) and s.state.round == 2, 4, mission="storm")
    page = at(visit, named(store, session), size=(1366, 625), lang="fr-FR")
    page.wait_for_selector(".surface .name")
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.surface .name')].map((text) =>
          parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
    )
    assert len(sizes) > 2 and min(sizes) >= 11


def test_the_planner_s_advice_is_taken_by_one_click(visit: Visit, store: str) -> None:
    page = at(visit, named(store, advised(asks("plan"), 2, mission="home")), **DESKTOP)
    page.locator(".plan [data-act=advice]").click()
    page.wait_for_selector(".plan .stack")
    page.locator(".plan [data-act=advice-all]").click()
    page.wait_for_selector(".plan:not(:has([data-act=advice]))")
    assert page.locator(".plan .flawed").count() == 0
    assert page.locator(f"{READY}:enabled").count(), "the plan can be confirmed"


def test_pauses_are_passed_unless_somebody_wants_to_stop(visit: Visit, store: str) -> None:
    session = advised(asks("window"), 2, seed=5, mission="home")
    seat = next(d.seat for d in session.pending)
    device = visit("/about", **DESKTOP)
    stops = "localStorage.setItem('cinqmars-first-martians-stops', JSON.stringify({ roll: %s, phase: %s }))"
    device.evaluate(stops % ("true", "true"))
    made = named(store, session)
    take(device, made, seat)
    device.goto(f"/t/{made.live.ledger.table}")
    device.wait_for_selector(f"{BAR}[data-kind=window] .leave .opt")
    device.evaluate(stops % ("false", "false"))
    device.reload()
    device.wait_for_selector(f"{BAR}:not([data-kind=window])")


def test_cards_stay_until_they_are_read(visit: Visit, store: str) -> None:
    """The event of a round waits for whoever has not read it; the table does not."""
    page = at(visit, named(store, advised(lambda s: True, 1, mission="home")), **DESKTOP)
    while not page.locator(f"{BAR}[data-kind=plan]").count():
        before = page.locator(BAR).get_attribute("data-question")
        page.locator(ASKED).first.click()
        page.locator(f"{BAR} .go:enabled").click()
        page.wait_for_function(
            "before => document.querySelector('.decision').dataset.question !== before", arg=before
        )
    page.wait_for_selector(".reader:has-text('Event') h3")
    title = page.inner_text(".reader h3")
    page.reload()
    page.wait_for_selector(ASKED)
    page.locator(".side [role=tab]:has-text('Mission')").click()
    assert page.inner_text(".mission .event h3") == title
    page.locator("[data-act=read]").click()
    page.wait_for_selector(".reader", state="detached")


def test_on_a_phone_everything_has_a_tab(visit: Visit, store: str) -> None:
    page = at(visit, named(store, advised(asks("plan"), 2, mission="home")), **PHONE, lang="fr-FR")
    for face in ("surface", "hand", "players", "event", "board"):
        page.locator(f".bar-tabs [data-face={face}]").click()
        page.wait_for_selector(f".bar-tabs [data-face={face}][aria-pressed=true]")
    names = [word for word in page.inner_text(".bar-tabs").split() if not word.isdigit()]
    assert names == [
        "HUB",
        "Plan",
        "Équipage",
        "Surface",
        "Mission",
        "Journal",
    ]


def test_two_people_and_two_bots_plan_at_once(visit: Visit, store: str) -> None:
    """Bots plan around what people have placed; nobody's pawn goes anywhere else."""
    session = advised(asks("plan"), 4, mission="home")
    made = named(store, session, people=(0, 1))
    ana, ben = [at(visit, made, seat=seat, **DESKTOP) for seat in (0, 1)]
    pick_up(ben, 2)
    pick_up(ana, 0)
    put(ana, RELAX)
    put(ben, LIVING)
    for page, piece in ((ana, 1), (ben, 3)):
        pick_up(page, piece)
        put(page, LIVING)
    for page in (ana, ben):
        page.wait_for_selector(".plan .idle:not(:has-text('pawns are idle'))")
        for piece, ref in ((0, RELAX), (1, LIVING), (2, LIVING), (3, LIVING)):
            standing(page, piece, ref)
    ready(ana)
    ready(ben)
    ana.wait_for_selector(f"{BAR}:not([data-kind=plan])")


def test_between_two_missions_it_says_what_goes_along(visit: Visit, store: str) -> None:
    session = state_of("between")
    page = at(visit, named(store, session), seat=session.pending[0].seat, **DESKTOP)
    page.wait_for_selector(".plan .kept")
    wounds, _, parts, *_ = page.locator(".plan .kept b").all_inner_texts()
    s = session.state
    assert wounds == f"{sum(s.wounds)} → {sum([n // 2 for n in s.wounds])}"
    assert parts.endswith(f"→ {min(2, sum(s.parts))}")
    page.wait_for_selector(".tale > .last:first-child")


def test_the_plan_says_what_it_costs(visit: Visit, store: str) -> None:
    page = at(visit, named(store, state_of("plan")), **DESKTOP)
    page.wait_for_selector(".plan .stack:has-text('Repair') .cost:has-text('1 × ')")


def test_a_game_won_together_is_played_with_bots(visit: Visit) -> None:
    page = visit("/", **DESKTOP)
    page.wait_for_selector(f"article:has([href='/about/{GAME}']) .go:has-text('with bots')")
    page.goto("/tables")
    page.wait_for_selector("main .go:has-text('with bots')")
    assert "against" not in page.inner_text("main")


def test_the_dice_lie_on_the_table(visit: Visit, store: str) -> None:
    session = advised(lambda s: asks("order")(s) and s.state.phase == RESOLVING, 4, seed=4, mission="home")
    page = at(visit, named(store, session), seat=session.pending[0].seat, **DESKTOP)
    page.wait_for_selector(".rolling .die.may")
    page.locator(".rolling .die.may").first.click()
    page.wait_for_selector(f"{BAR} .go:enabled, {BAR}:not([data-kind=order])")


def test_played_by_chance_the_board_still_holds(visit: Visit, store: str) -> None:
    page = at(visit, named(store, played(lambda s: len(s.log) > 120, 3, 2, GAME)), **DESKTOP)
    page.wait_for_selector(".hub .facility")
    assert page.locator(".hub .facility").count() >= 13
    assert page.locator(".surface .space").count() == 24
