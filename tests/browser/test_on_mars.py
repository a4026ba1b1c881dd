"""On Mars at its table: the map, what is asked there, how many clicks an act takes, and whole games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED, BAR, DONE, GO, LONG, clicked, kind, no_page_scroll, over, question, settled
from browser.tables import Spot, named, played, take
from cinqmars import games
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.state import DISPLAY
from cinqmars.kernel import Session

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
GAME = "on-mars"
NAMES = ("Ana", "Bruno", "Chloé", "Malik")
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SIZES = {"laptop": (1366, 625), "desktop": (1366, 768), "sideways": (844, 390), "phone": (390, 844)}
HEXES = ".omap [data-hex]"
END = "[data-act=end-turn]"


def asked(name: str, after: int = 1, fits: Callable[[Session[Any]], bool] = lambda session: True) -> Spot:
    """The first seat is asked this, from that round on."""
    game = games.get(GAME)

    def holds(session: Session[Any]) -> bool:
        d = session.pending[0]
        here = d.seat == 0 and game.kinds[d.kind].name == name and session.state.round >= after
        return here and fits(session)

    return holds


def offers(*labels: str) -> Callable[[Session[Any]], bool]:
    """One of the options is about each of these refs, and possible."""

    def holds(session: Session[Any]) -> bool:
        d = session.pending[0]
        named_ = [ref for arg in d.opts for ref in session.game.refs(session.state, d, arg)]
        return all([label in named_ for label in labels])

    return holds


def sit(visit: Visit, store: str, session: Session[Any], **device: Any) -> Any:
    made = named(store, session, NAMES)
    page = visit("/about/" + GAME, **device)
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({motion: 'none'}))")
    take(page, made, 0)
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(f"{BAR}.mine")
    return page


class Hand:
    """Counts what a person clicks."""

    def __init__(self, page: Any) -> None:
        self.page, self.clicks = page, 0

    def click(self, spot: str) -> None:
        self.page.locator(spot).first.click()
        self.clicks += 1

    def point(self, ref: str) -> None:
        self.click(f"[data-ref='{ref}'] > .hit")

    def go(self) -> None:
        self.page.wait_for_selector(f"{GO}:enabled")
        self.click(GO)

    def end(self) -> None:
        """Where there is still something to be had; else the turn has ended by itself."""
        self.page.wait_for_selector(f"{END}, {BAR}:not(.mine)")
        if self.page.locator(END).count():
            before = question(self.page)
            self.click(END)
            settled(self.page, before)


# what is seen


@pytest.mark.parametrize("size", SIZES)
def test_all_one_needs_to_decide_is_on_the_screen(visit: Visit, keep: Keep, store: str, size: str) -> None:
    page = sit(visit, store, played(asked("turn", 5), 4, 6, GAME), size=SIZES[size])
    if size in ("phone", "sideways"):
        page.click(".bar-tabs [data-face=board]")
    page.wait_for_selector(".omap")
    assert page.locator(".omap g[data-ref^='hex:']").count() == 91
    assert no_page_scroll(page)
    if size in ("laptop", "desktop"):
        board = page.locator(".board").bounding_box()
        for spot in (".act", ".ord li", ".lss .lc", ".pal li", ".miss li"):
            for box in [node.bounding_box() for node in page.locator(f".board {spot}").all()]:
                assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, spot
        assert page.locator(".side [data-ref^='good:0:']").count() == 6, "one's own board lies open"
        assert page.locator(".side [data-ref^='executive:0:'], .side [data-ref^='ship:0:']").count() == 7
    keep(page, f"on-mars-{size}")


def test_a_rivals_board_opens_by_its_panel(visit: Visit, store: str) -> None:
    page = sit(visit, store, played(asked("turn", 4), 3, 3, GAME))
    page.click("[data-ref='player:1'] .gd b >> nth=0")  # anywhere on the panel
    page.click("role=tab[name='My board']")
    assert page.locator(".side [data-ref^='good:1:']").count() == 6
    page.click(".side .seats button >> nth=0")
    page.wait_for_selector(".side [data-ref^='good:0:']")


# clicks per act


def test_a_blueprint_takes_four_clicks(visit: Visit, store: str) -> None:
    def free(session: Session[Any]) -> bool:
        several = session.state.holder.count(DISPLAY) > 1 and session.state.home[0] > 1
        return several and offers("slot:blueprint")(session) and not any(session.state.slots[:3])

    hand = Hand(sit(visit, store, played(asked("turn", 1, free), 3, 4, GAME)))
    hand.point("slot:blueprint")
    hand.page.wait_for_selector("[data-ref^='blueprint:'] > .hit")
    hand.click("[data-ref^='blueprint:'] > .hit")
    hand.go()
    hand.end()
    assert hand.clicks <= 4


def test_a_technology_takes_five_clicks(visit: Visit, store: str) -> None:
    def free(session: Session[Any]) -> bool:
        s = session.state
        known = s.tech[: box.N_TECHS]
        new = [tech for tech in s.grid[:2] if tech != box.NONE and known[tech] == box.NONE]
        return bool(new) and offers("action:learn")(session)

    hand = Hand(sit(visit, store, played(asked("turn", 1, free), 3, 4, GAME)))
    hand.point("action:learn")
    hand.page.wait_for_selector("[data-ref^='grid:'] > .hit")
    hand.click("[data-ref='grid:0'] > .hit, [data-ref='grid:1'] > .hit")  # the row without a price
    hand.page.wait_for_selector(f"{GO}:enabled, [data-ref^='lab:0:'] .hit")
    if hand.page.locator("[data-ref^='lab:0:'] .hit").count():
        hand.click("[data-ref^='lab:0:'] .hit")
    hand.go()
    hand.end()
    assert hand.clicks <= 5


def test_a_shelter_among_others_takes_six_clicks(visit: Visit, store: str) -> None:
    def shared(session: Session[Any]) -> bool:
        s = session.state
        others = sum(s.slots[2 * 4 + 1 : 2 * 4 + s.k])
        rich = s.goods[4] > 0 and s.home[0] > 2 and s.crystals[0] > 0
        return bool(others) and rich and offers("slot:construct")(session)

    hand = Hand(sit(visit, store, played(asked("turn", 1, shared), 3, 11, GAME)))
    hand.point("slot:construct")
    hand.page.wait_for_selector(f"{BAR}[data-kind=price], {BAR}[data-kind=construct]")
    if kind(hand.page) == "price":
        hand.click(f"{ASKED}")
    hand.page.wait_for_selector("[data-ref='stack:shelter'] > .hit")
    hand.point("stack:shelter")
    hand.page.wait_for_selector(f"{HEXES}, {GO}:enabled")
    if hand.page.locator(HEXES).count():
        hand.click(HEXES)
    hand.go()
    hand.end()
    assert hand.clicks <= 6


# movement


def test_a_piece_goes_to_any_hex_in_reach_by_one_click(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, played(asked("move", 3), 3, 3, GAME))
    page.wait_for_selector(HEXES)
    far = page.locator(HEXES).last
    far.hover()
    page.wait_for_selector(".omap .route.ahead")
    where = far.get_attribute("data-hex")
    far.click()
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(".omap .route:not(.ahead)").count() == 1, "the way is drawn"
    keep(page, "on-mars-move")
    before = question(page)
    page.click(GO)
    settled(page, before)
    page.wait_for_selector(f".omap [data-ref='{where}']")


# the shuttle phase, others' technologies


def test_travel_or_stay_are_cards_that_say_what_follows(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, played(asked("travel", 2), 3, 3, GAME))
    page.wait_for_selector(".travel .way")
    assert page.locator(".travel .way").count() == 2
    page.click(".travel .way >> nth=0")
    page.wait_for_selector(f"{GO}:enabled")
    keep(page, "on-mars-travel")


def test_whose_technology_is_used_says_what_it_gives_them(visit: Visit, store: str) -> None:
    page = sit(visit, store, played(asked("use", 2, lambda s: len(s.pending[0].opts) > 1), 4, 9, GAME))
    page.wait_for_selector(".whose .opt")
    assert page.locator(".whose .opt b").count() >= 1


# alone


def test_lacerda_has_a_panel_a_card_and_objectives(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, played(asked("turn", 6), 1, 5, GAME, {"objective": 2}))
    page.wait_for_selector("[data-ref='player:1'] .lcard li")
    page.click("role=tab[name=/^Colony/]")
    assert page.locator(".side .objs li").count() == 6
    keep(page, "on-mars-solo")


# languages and keys


def test_a_phone_in_french(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, played(asked("turn", 4), 3, 3, GAME), lang="fr-FR", **PHONE)
    assert no_page_scroll(page)
    for face in ("mine", "orbit", "colony", "side", "board"):
        page.click(f".bar-tabs [data-face={face}]")
        assert page.locator(".bar-tabs [aria-pressed=true]").get_attribute("data-face") == face
        keep(page, f"on-mars-phone-{face}")
    assert page.locator(".stor.strip li").count() == 7
    text = page.locator(".bar-tabs").inner_text()
    assert "Mon plateau" in text and "Orbite" in text


def test_a_turn_is_played_by_keys(visit: Visit, store: str) -> None:
    page = sit(visit, store, played(asked("turn", 2), 3, 3, GAME))
    before, end = question(page), time.monotonic() + LONG
    while question(page) == before:
        assert time.monotonic() < end
        page.keyboard.press("Enter" if page.locator(f"{GO}:enabled").count() else "1")
        page.wait_for_timeout(50)
    assert question(page) != before


# whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1])
def test_a_whole_game_by_mouse(visit: Visit, keep: Keep, store: str, seats: int) -> None:
    """From its first question; in a game for two the other seat is played here too."""
    session = played(lambda session: True, seats, 2, GAME)
    made = named(store, session, NAMES)
    page = visit("/about/" + GAME)
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({motion: 'none'}))")
    take(page, made, *range(seats))
    page.goto(f"/t/{made.live.ledger.table}")
    rng = random.Random(7)
    for _ in range(6000):
        page.wait_for_selector(f"{BAR}.mine, .curtain button, {DONE}", timeout=60_000)
        if over(page):
            break
        if page.locator(".curtain button").count():
            clicked(page.locator(".curtain button").first)
            continue
        if page.locator(f"{GO}:enabled").count():
            clicked(page.locator(GO))
            continue
        spots = page.locator(HEXES)
        found = (
            spots
            if spots.count() and rng.random() < 0.5
            else page.locator(f"{ASKED}, {BAR}.mine .leave .opt")
        )
        if count := found.count():
            clicked(found.nth(rng.randrange(count)))
    page.wait_for_selector(f"{DONE} figure")
    keep(page, f"on-mars-end-{seats}")
